"""The City Deck and its discard pile, and decks with all of their cards, in the usual words of a board told in prose."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import NUMBER

WHOLE = 30
"""How many cards the City Deck has, by both books."""
YET = r"(?:,? (?:yet|so far|up to now|until now|before))?"
TAKEN = r"(?:taken|drawn|dealt|removed|put out|laid out|placed)"
ALL_ITS = Outside(
    (
        rf"\b(?:[Nn]othing|[Nn]o cards?|[Nn]one of (?:its|the) cards) (?:has|have|was|were)(?: yet)?(?: been)? {TAKEN} (?:from"
        rf"|out of|off) (the City Deck){YET}(?=$|[;,.])",
        rf"The City Deck has {WHOLE} cards",
    ),
    (
        rf"\b[Tt]he City Deck (?:is|lies there)(?: still| yet)? (?:complete|full|whole|untouched"
        rf"|intact)(?: with all (?:of )?its cards)?{YET}(?=$|[;,.])",
        rf"The City Deck has {WHOLE} cards",
    ),
    (
        r"\b((?:[Tt]he City Deck|[A-Z]['’]s (?:[Ff]action |[Aa]pproach )?(?:[Hh]and|[Dd]eck|[Dd]iscard pile|Locker)))"
        r" (?:(?:still|now|already|currently|so far|by now|at present) )+(?=(?:has|holds|contains|consists|is)\b)",
        r"\1 ",
    ),
    (
        rf"\b(has|have|holds?|contains?|consists? of|is complete with|are complete with) (?:(?:still|exactly|just|all|of|its|their|his|her|the|full"
        rf"|usual|whole|complete|entire)\b ?)*(?<=[a-z] )(?P<n>(?!no\b|an? )(?:{NUMBER})) (?P<cards>cards\b)",
        r"\1 \2 \3",
    ),
    (r"\b(?:is|are) complete with (?=\w+ cards\b)", "holds "),
    (r"\b(cards),? with (?=[A-Z][^;]*\) (?:lying )?on (?:the )?top\b)", r"\1, "),
)
"""A deck that has all of its cards: `The City Deck has its 30 cards`."""
PILE = re.compile(
    r"\b(?P<city>[Tt]he City Deck\b(?! discard| cards?\b))|\b(?P<own>[A-Z]['’]s (?:[Ff]action "
    r"|[Aa]pproach )?(?:[Hh]and|[Dd]eck|[Dd]iscard pile|Locker))\b"
)
ITS = re.compile(r"(?:\b([Ii])ts (?:own )?|(?:(?<=[;,] )|(?<=\band ))the )(?=discard pile\b(?! of))")


def of_the_city(said: list[Bit]) -> list[Bit]:
    """The sentences, with the discard pile that is told of as that of the City Deck by its name."""
    out, last = list[Bit](), ""
    for one in said:
        told = ALL_ITS(one)
        for its in reversed(list(ITS.finditer(told.plain))):
            before = [m.lastgroup for m in PILE.finditer(told.plain, 0, its.start())]
            if (before[-1] if before else last) == "city":
                the = "The" if its[1] == "I" else "the"
                told = anew(told, f"{told.text[: its.start()]}{the} City Deck's {told.text[its.end() :]}")
        named = [m.lastgroup or "" for m in PILE.finditer(told.plain)]
        last = named[-1] if named else "" if re.search(r"\b[Dd]ecks?\b", told.plain) else last
        out.append(told)
    return out
