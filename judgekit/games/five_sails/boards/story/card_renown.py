"""Renown that lies on a card and on no location: `the event Fog with 2 Renown on it`, `on Fog there are 2 Renown`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import CITY, COMMON_CARD
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

LIES = r"(?:lies?|lying|is|are|rests?|resting|there (?:is|are|lies?))"
MANY = rf"(?P<n>{NUMBER}) Renown(?: {LIES})?"
ON_IT = r" on (?:it|him|her|the card|that card|top(?: of it)?)"
WITH = r"(?:with|bearing|holding|carrying|having|(?:which|who|that) (?:has|holds|bears|carries))"
BEHIND = re.compile(
    rf",? (?:{WITH} {MANY}(?P<on>{ON_IT})?|on (?:which|whom) (?:{LIES} )?{MANY.replace('<n>', '<m>')})"
    r"(?=$|[,;]| (?:is|lies?|stands?|are|and|at|in|on|\())",
    re.IGNORECASE,
)
"""Behind the name of a card, or its brackets, how much Renown lies on it."""
CARD = re.compile(
    rf"(?:(?:\b(?i:the |an? )?(?i:{COMMON_CARD})s? |\b(?P<own>\w+['’]s )(?!hand|deck|Home)(?:Leader |Mercenary )?|: |; |, |and |^)"
    r"[A-Z][\w'’-]*(?: (?:(?:of|the|and|de|la|with|to|for|a) )*[A-Z\d][\w'’-]*)*)(?: \(_*\))?(?:, (?:engaged|en garde|unwounded|\d+ wounds?))*$"
)
"""What ends with a card that is told of."""
OTHERS = re.compile(rf"(?:^|\W)(?:{CITY}|Home|[A-Z]|player \w+)(?: \(_*\))?(?:,? (?:uncontrolled|controlled by \w+))?$")
"""What Renown is told of otherwise: a location, a player."""


def renown_behind(said: Bit) -> Bit:
    """`the event Fog (cost 2), with 2 Renown on it, lies at The Docks` as `the event Fog (cost 2), renown 2 lies at The Docks`."""
    if "Renown" not in said.plain:
        return said
    for found in reversed(list(BEHIND.finditer(said.plain))):
        before = said.plain[: found.start()]
        card = CARD.search(before)
        on_it = found["on"] or found["m"] or (card and not card["own"])
        if card and on_it and not OTHERS.search(before):
            said = anew(said, _said_last(said, found))
    return said


def _said_last(said: Bit, found: re.Match[str]) -> str:
    """The text with the Renown behind the card and the brackets of the card, if they come later."""
    start, end = found.span()
    later = re.match(r" \(_*\)", said.plain[end:]) if not said.plain[:start].endswith(")") else None
    brackets = said.text[end : end + later.end()] if later else ""
    rest = said.text[end + len(brackets) :]
    return f"{said.text[:start]}{brackets}, renown {number(found['n'] or found['m'])}{rest}"


SENTENCES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?P<card>.+?) (?:has|holds|bears|carries) (?P<n>{NUMBER}) Renown{ON_IT}",
        rf"(?:there (?:is|are|lies?) )?(?P<n>{NUMBER}) Renown (?:(?:lies?|is|are|rests?) )?on (?P<card>.+)",
        rf"on (?P<card>.+?),? (?:there )?(?:lies?|is|are|rests?) (?P<n>{NUMBER}) Renown",
    )
)
"""That Renown lies on a card which was told of before."""


def card_renown(teller: Teller, said: Bit) -> bool:
    """`On Fog lie 2 Renown` · `Fog has 2 Renown on it`, of a card that was told of before."""
    found = next((each for pattern in SENTENCES if "Renown" in said.plain and (each := pattern.fullmatch(said.plain))), None)
    card = re.sub(rf"^(?:the )?(?:{COMMON_CARD}) ", "", found["card"], flags=re.IGNORECASE) if found else ""
    if found is None or re.fullmatch(CITY, card) or not teller.story.knows(card):
        return False
    told = re.search(r'\brenown (\d+)(?=[^"]*(?:"[^"]*"[^"]*)*$)', teller.story.said_of(card))
    if told and int(told[1]) != number(found["n"]):
        teller.wrong(said, f"{said.text!r} is said, and the set-up tells of {told[1]} Renown on {card}")
    if not told:
        teller.story.is_said(card, f"renown {number(found['n'])}")
    return True
