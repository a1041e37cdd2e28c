"""How large a deck is and what lies on top of it, in the usual words: `all 30 cards are in the City Deck`, `on top lie Fog and Lamp`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER

DECK = r"(?:[Tt]he City Deck|[A-Z]['’]s (?:[Ff]action |[Aa]pproach )?[Dd]eck|[A-Z]['’]s [Dd]iscard pile)"
N = rf"(?i:{NUMBER})"
ORDER = (
    r"(?:,? (?:(?:counted |told |read )?(?:downwards?|from (?:the )?top(?: down(?:wards)?| to (?:the )?bottom)?)"
    r"|in (?:this |that |the following )?order(?: from (?:the )?top)?|one after (?:the other|another)),?)?"
)
LIE = r"(?:holds?|has|have|contains?|lies?|are|is|begins?(?: with)?|starts?(?: with)?|comes?|follows?|shows?)"
ON_TOP = (
    rf"(?:(?:counted |starting |read )?from (?:the )?top(?: down(?:wards)?| to (?:the )?bottom)?|on (?:the )?top(?: of (?:it|that|the deck))?){ORDER}"
    rf"(?:,? (?:(?:it|there|the deck) )?{LIE})?(?: the (?:following )?cards)?{ORDER}[:,]? "
    rf"|(?:the|its) (?:(?:{NUMBER}) )?(?:top(?:most)?|first|upper(?:most)?)(?: (?:{NUMBER}))?(?: (?:cards?|ones?))?(?: of (?:it|them|these))?"
    rf"{ORDER}(?:,? (?:is|are)|(?=:)){ORDER}:? "
)
LEAD = re.compile(
    rf"(?P<at>^|(?<=; ))(?i:{ON_TOP})(?=(?:the )?(?:(?:event|attachment|Mercenary|character) )?[A-Z](?!['’]s )[\w'’ -]*(?: \(|,| and ))"
)
"""What leads to the cards on top of the deck that was told of last."""
SIZED = re.compile(rf"\b{DECK}(?:['’]s)?[^;]*?\b(?:{NUMBER}) cards\b", re.IGNORECASE)
"""That it was told how many cards a deck has."""
SIZE_BEHIND = re.compile(
    rf"(?P<deck>{DECK}) \((?:(?:of|with|still|all|its|just|exactly|in all) )*(?P<n>{N}) cards?"
    rf"(?: in all)?\),? (?:has|holds|begins|starts|shows|contains)"
    rf"(?: with)?(?: on (?:the )?top)?{ORDER}[:,]? (?=[A-Z])"
)
ALL_IN = re.compile(
    rf"(?:^|(?<=; )|(?<=, )|(?<=\band ))(?:all (?:of )?)?(?:(?:its|the|his|her|their) )?(?P<n>"
    rf"(?!no\b){N}) cards (?:(?:are|lie) )(?:(?:still|all|yet) )*in "
    rf"(?P<deck>{DECK})(?:,? (?:which|that) (?:begins?|starts?|holds?|has)(?: with)?{ORDER}(?: with)?[:,]? (?=[A-Z]))?",
    re.IGNORECASE,
)
COUNTS = re.compile(
    rf"(?P<deck>{DECK}) (?:(?:still|now) )?(?:counts|numbers|comprises|is made up of|amounts to) (?=(?:exactly |just |its )*{N} cards\b)"
)
THERE_ARE = re.compile(
    rf"(?:^|(?<=; )|(?<=, )|(?<=\band ))there (?:is|are) (?:still )?(?P<n>(?!no\b){N}) cards? (?:left )?in (?P<deck>{DECK})", re.IGNORECASE
)


AND_IN = re.compile(
    rf"(?P<told>\b{DECK} has {N} cards),? (?:and |but )?(?P<n>{N})(?: cards?)? (?:(?:is|are|lie) )?in (?P<other>{DECK}|[A-Z]['’]s (?:hand|Locker))"
)


def tops_plainly(said: list[Bit]) -> list[Bit]:
    """The sentences, with what they tell of the size and the top of a deck in the usual words."""
    out: list[Bit] = []
    for one in said:
        if "eck" in one.plain or "pile" in one.plain or re.search(r"\b[Tt]op\b|\b[Ff]irst\b", one.plain):
            one = _top(_size(one), out[-1].plain if out else "")
        out.append(one)
    return out


def _size(one: Bit) -> Bit:
    """A sentence with the deck in front of how many cards it has."""
    if found := SIZE_BEHIND.search(one.text):
        one = anew(one, f"{one.text[: found.start()]}{found['deck']} has {found['n']} cards, from the top: {one.text[found.end() :]}")
    for pattern in (ALL_IN, THERE_ARE):
        if found := pattern.search(one.plain):
            goes_on = ", from the top: " if found[0].endswith((" ", ":")) else ""
            one = anew(one, f"{one.text[: found.start()]}{found['deck']} has {found['n']} cards{goes_on}{one.text[found.end() :]}")
    while found := AND_IN.search(one.plain):
        one = anew(one, f"{one.text[: found.end('told')]}; {found['other']} has {found['n']} cards{one.text[found.end() :]}")
    while found := COUNTS.search(one.plain):
        one = anew(one, f"{one.text[: found.end('deck')]} has {one.text[found.end() :]}")
    return one


def _top(one: Bit, before: str) -> Bit:
    """A sentence with the words that lead to the top cards of a deck whose size was told before, in it or in the one before it."""
    found = LEAD.search(one.plain)
    if found is None or not SIZED.search(one.plain[: found.start()] or before):
        return one
    lead = "from the top it holds: " if found.start() else "From the top it holds: "
    return anew(one, f"{one.text[: found.start()]}{lead}{one.text[found.end() :]}")
