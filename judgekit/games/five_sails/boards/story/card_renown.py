"""Renown that lies on a card of the City, in a board told in prose: `the event Fair with 2 Renown on it (…)` · `there are 2 Renown on Fair`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.members import NAME
from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

KIND = r"(?:[Ee]vent|[Aa]ttachment|Mercenary|[Cc]ard) "
WITH = (
    rf",? (?:and )?(?:with|bearing|holding|carrying|(?:on which|where)(?: there)? (?:is"
    rf"|are|lies?)|(?:which|that) (?:has|holds|bears)|has|holds|bears)"
    rf" (?P<{{}}>(?!a )(?:{NUMBER})) Renown(?: (?:lying |lies? |is |are )?on (?:it|(?:the|that|this) (?:card|event)))?(?! on (?:{CITY}|each))"
)
ON_WHICH = Outside((rf",? on which ({NUMBER}) Renown (?:lies?|is|are)\b,?", r" with \1 Renown on it"))
LIES_ON_IT = re.compile(
    rf"(?P<card>\b{KIND}(?!{CITY})(?:{NAME}))(?P<said> \(_*\))?{WITH.format('n')}(?P<more> \(_*\))?"
    rf"|(?P<other>\b(?!{CITY})(?:{NAME}))(?P<says> \(_*\)){WITH.format('m')}"
)
"""A card, and how much Renown lies on it."""


def renown_on_cards(said: Bit) -> Bit:
    """A sentence in which the Renown on a card stands among what is said of the card."""
    if " Renown" not in said.plain:
        return said
    said = ON_WHICH(said)
    for found in reversed(list(LIES_ON_IT.finditer(said.plain))):
        card, many = found["card"] or found["other"], number(found["n"] or found["m"])
        brackets = [said.text[slice(*found.span(key))].strip(" ()") for key in ("said", "says", "more") if found[key]]
        if found["other"] and not re.match(r"(?:an? )?(?:City (?:Deck )?)?(?:event|card|attachment|Mercenary)\b", brackets[0], re.IGNORECASE):
            continue
        said = anew(said, f"{said.text[: found.start()]}{card} ({', '.join([f'renown {many}', *brackets])}){said.text[found.end() :]}")
    return said


ON_THE_CARD = re.compile(
    rf"(?:there (?:is|are|lies?) )?(?P<n>{NUMBER}) Renown (?:(?:lies?|is|are) )?on (?:the (?:event|card|attachment) )?(?P<on>{NAME})"
    rf"|(?:the (?:event|card|attachment) )?(?P<card>{NAME}) (?:has|holds|bears) (?P<m>{NUMBER}) Renown(?: on it)?",
    re.IGNORECASE,
)


def renown_on_card(teller: Teller, said: Bit) -> bool:
    """`There are 2 Renown on Fair`, of a card that was told of before."""
    found = ON_THE_CARD.fullmatch(said.plain)
    name = (found["on"] or found["card"]) if found else ""
    if found is None or name in teller.story.players or re.fullmatch(CITY, name) or not teller.story.knows(name):
        return False
    return teller.story.is_said(name, f"renown {number(found['n'] or found['m'])}")
