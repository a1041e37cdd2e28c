"""Cards that a board told in prose says to have been chosen: `A's scheme Full House (…) and B's scheme Slow Game (…) have been chosen`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.prose import Bit, anew

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

KIND = r"(?:scheme|character)"
NAME = r"[A-Z][\w'’-]*(?: (?:(?:of|the|and|de|la|von|van|in|for|to|a|an) )*[A-Z\d][\w'’-]*)*"
OF_THE_DAY = r"(?:,? (?:for|as) (?:the|this|their|that) Day)?"
OWN = rf"(?P<of>[A-Z])['’]s (?:chosen )?(?P<kind>{KIND})?,? ?(?:is )?(?P<name>{NAME})(?: (?P<said>\(_*\)))?"
CARD = re.compile(OWN)
BOTH = r"(?:both|all|each|already|now|just|secretly|still|face ?down|(?:of )?(?:them|these)|(?:the )?(?:schemes|characters|cards)),? "
UNREVEALED = (
    r"(?:(?:,? (?:and|but)|,)? (?:(?:are|is|have|has|were) )?(?:still )?(?:not (?:yet )?(?:been )?(?:revealed|shown|turned over)(?: yet)?"
    r"|un(?:revealed|disclosed)|(?:lies? |lying )?face ?down|about to be revealed|await(?:s|ing)? the reveal))?"
)
CHOSEN = (
    rf"(?:{BOTH})*(?:have|has|are|is|were|was|lie|lies) (?:{BOTH})*(?:been )?(?:{BOTH})*(?:chosen|selected|picked)"
    rf"(?: by (?:their|the) players)?{OF_THE_DAY}{UNREVEALED}"
)
BEHIND = re.compile(rf"(?:,? |[;:,] (?:and )?){CHOSEN}(?=$|;)")
"""What says of the cards before it that they have been chosen."""
AHEAD = re.compile(rf"(?:Chosen|Selected|Picked){OF_THE_DAY} (?:are|is|have been|has been|were) (?=[A-Z]['’]s {KIND}\b)")
"""What says it before them."""
LISTED = re.compile(
    rf"(?:The |Both )?(?:[Cc]hosen |[Ss]elected )?[Ss]chemes?(?: (?:chosen|selected|picked|in play))?{OF_THE_DAY}(?:"
    rf" are)?: (?=[A-Z]:? [A-Z])"
)
OF_EACH = re.compile(rf"([A-Z]):? ((?:the |an? )?{NAME} \(_*\))")
"""Schemes behind the letters of the players: `Schemes chosen: A Full House (…), B Slow Game (…)`."""


def chosen_behind(said: Bit) -> Bit:
    """A sentence with such cards as what each player has chosen; another one as it is."""
    if listed := LISTED.match(said.plain):
        rest = said.cut(listed.end())
        parts = rest.split(r"(?:,? and|[,;]) (?=[A-Z]:? [A-Z])")
        found = [OF_EACH.fullmatch(part.plain) for part in parts]
        if all(found) and len({one[1] for one in found if one}) == len(parts) > 1:
            each = ", ".join(f"{one[1]}'s {part.text[slice(*one.span(2))]}" for part, one in zip(parts, found, strict=True) if one)
            return anew(said, f"{said.text[: listed.end()]}{each}")
    if not re.search(r"chosen|selected|picked", said.plain, re.IGNORECASE) or not re.search(KIND, said.plain):
        return said
    ahead, behind = AHEAD.match(said.plain), BEHIND.search(said.plain)
    start = ahead.end() if ahead else 0
    end = behind.start() if behind else (said.plain + ";").index(";")
    if not (ahead or behind) or not (cards := _cards(said.cut(start, end))):
        return said
    return anew(said, f"{'; '.join(cards)}{said.text[behind.end() if behind else end :]}")


def _cards(told: Bit) -> list[str]:
    """What each player has chosen, of a list of cards with their owners; nothing where something else stands in it, or none of it is of a kind."""
    parts = told.split(r"(?:,? and|[,;]) (?=[A-Z]['’]s )")
    found = [CARD.fullmatch(part.plain) for part in parts]
    out: list[str] = []
    kind = ""
    for part, card in zip(parts, found, strict=True):
        if card is None or not (kind := card["kind"] or kind):
            return []
        said = part.text[slice(*card.span("said"))].strip("()") if card["said"] else ""
        known = re.match(rf"{KIND}\b", said)
        out.append(f"{card['of']} has chosen {card['name']} ({'' if known else kind}{', ' if said and not known else ''}{said})")
    return out


ALL_OF_THEM = re.compile(rf"(?:(?:both|all|these|those|the|they|two|schemes|cards|of)\b ?)+(?=(?:have|are|were)\b){CHOSEN}", re.IGNORECASE)
"""What says it of the schemes told before."""


def chosen_before(teller: Teller, said: Bit) -> bool:
    """`Both schemes have been chosen` behind the schemes: they are not in play yet."""
    of = [n for n, (depth, text, _) in enumerate(teller.story.lines) if depth == 2 and text.startswith("scheme of ")]
    if not of or ALL_OF_THEM.fullmatch(said.plain) is None:
        return False
    for n in of:
        _, text, at = teller.story.lines[n]
        teller.story.lines[n] = 2, f"chosen of {text.removeprefix('scheme of ')}", at
    return True
