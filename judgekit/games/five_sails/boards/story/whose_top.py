"""The top cards of "it" in a board told in prose: of the one deck of which the sentence before speaks."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import NUMBER

ITS_TOP = re.compile(rf"Its (?=(?:top(?:most)?|first) (?:(?:{NUMBER}) )?cards?\b)")
ITS_CARDS = re.compile(rf"{ITS_TOP.pattern}((?:\w+ )*?cards?\b)")
A_DECK = re.compile(r"\b[Tt]he City Deck\b(?!['’]s)|\b[A-Z]['’]s (?:(?:Faction|Approach) )?[Dd]eck\b")


ITS_TOP_BEHIND = rf";\s*(?:and )?(?:on )?(?=its (?:top(?:most)?|first) (?:(?:{NUMBER}) )?cards?\b|on (?:its top|top of it) (?:are|lie)\b)"
ON_ITS_TOP = re.compile(
    r"^[Oo]n (?:its top|(?:the )?top of it) (?:are|lie|is|lies)(?: the cards)?,?"
    r"(?: (?:in (?:this|that|the) order|from (?:the )?top(?: to bottom)?))?[:,]? "
)


def own_tops(one: Bit) -> list[Bit]:
    """A sentence that goes on with the top cards of the deck it has told of, `…; its top cards, in order: …`, as two."""
    parts = [_said(part, lambda x: ON_ITS_TOP.sub("Its top cards, in order: ", x, count=1)) for part in one.split(ITS_TOP_BEHIND)]
    return [parts[0], *(_said(part, lambda x: f"{x[0].upper()}{x[1:]}") for part in parts[1:])]


def whose_top(one: Bit, before: str) -> Bit:
    """`Its top five cards, in order: …` with the deck of which the sentence before speaks, where that is one deck alone."""
    decks = {found[0][0].upper() + found[0][1:] for found in A_DECK.finditer(before)}
    if not ITS_TOP.match(one.plain) or len(decks) != 1:
        return one
    deck = decks.pop()
    if deck.startswith("The "):
        return _said(one, lambda x: ITS_TOP.sub(f"{deck}'s ", x, count=1))
    return _said(one, lambda x: ITS_CARDS.sub(lambda m: f"The {m[1]} of {deck}", x, count=1))  # its owner stands in front already


def _said(one: Bit, anew: Callable[[str], str]) -> Bit:
    """A sentence with both its texts rewritten."""
    return Bit(anew(one.text), anew(one.plain), one.at)
