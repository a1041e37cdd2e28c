"""Clauses of a board told in prose that say how the locations lie: which are adjacent, and in which row they stand beside the City Deck."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.reader import ROW
from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.sentences import NEXT_TO
from judgekit.games.five_sails.boards.story.words import number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

CITY_DECK = r"(?i:(?:the )?city deck)"
ONE = re.compile(rf"(?:{CITY})|{CITY_DECK}")
BESIDE = r"(?:next|adjacent|close|closest|nearest|near|beside|by|behind|followed|follows?|comes?|then|after|row|line|order|onwards?|outwards?)"
IN_A_ROW = re.compile(
    rf"(?:(?:{BESIDE}|the|are|is|lies?|stands?|placed|laid|out|in|of|from|to|with|on|and|it|its|this|that|there|goes|runs|continues|leads|away|locations?"
    r"|City|directly|right|immediately|at|last|finally|comes?|begins|starts|first|as|usual|one|them|further|which|by|these|three|four|five|two)(?:\s+|$))*",
    re.IGNORECASE,
)
"""The words, beside their names, in which it is told how the locations lie in their row."""

GOES_ON = re.compile(r"\b(?:from there|(?:behind|after|beside) (?:it|that|them))\b", re.IGNORECASE)
"""What says that the row goes on behind the location that was named last."""
HEADING = 2


def in_a_row(teller: Teller, said: Bit) -> bool:
    """`The City Deck lies next to The Docks` · `from there the row goes on with The Forums`: as it is in the row, or else refused."""
    headings = [line for depth, line, _ in teller.story.lines if depth == HEADING]
    if headings[-1:] == ["city deck:"]:
        said = anew(said, re.sub(r"\b(next|closest|nearest) to it\b", r"\1 to the City Deck", said.text))
    named = [m[0] for m in ONE.finditer(said.plain)]
    words = re.sub(r"[,:>→-]+", " ", ONE.sub(" ", said.plain)).split()
    goes_on = named and GOES_ON.search(said.plain[: said.plain.find(named[0])])
    beside = [teller.here] if goes_on and teller.here else []
    if (
        not re.search(rf"\b{BESIDE}\b|-> |→", f"{' '.join(words)} {said.plain}", re.IGNORECASE)
        or not IN_A_ROW.fullmatch(" ".join(words))
        or len(beside + named) < 2
    ):
        return False
    row = ["the city deck", *(name.casefold() for name in teller.story.all_locations())]
    at = [next((n for n, name in enumerate(row) if _same(x, name)), -1) for x in beside + named]
    if re.search(rf"\b(?:closest|nearest|next|close) to {CITY_DECK}", said.plain) and not re.fullmatch(CITY_DECK, named[-1]):
        at = [0, *(n for n in at if n)]
    steps = {after - before for before, after in pairwise(at)}
    teller.here = next((x for x in reversed(named) if not re.fullmatch(CITY_DECK, x)), teller.here)
    return -1 not in at and (steps == {1} or (steps == {-1} and at[-1] == 0) or (len(at) == 2 and steps == {-1}))


OF_MANY = (
    r"(?:the |an? )?(?:(?P<many{0}>two|three|four|\d)-player (?:set-?up|game)|(?:set-?up|game) (?:of|for|with) (?P<of{0}>two|three|four|\d) players)"
)
LAID_OUT = (
    r"(?:(?:are|lie|have been|stand)(?: (?:all|both))? )?(?:laid out|set out|placed|(?:out )?in (?:their|the) (?:usual )?row|out|there|in place)"
)
AS_USUAL = re.compile(
    r"(?:the )?(?:line|row|order|layout|arrangement) of (?:the )?(?:City )?locations is (?:that|the (?:usual )?(?:one|line|row|order|layout))"
    rf" (?:of|in|for|from) {OF_MANY.format('')}"
    rf"|(?:(?:all|the|both|three|four|five)(?: of the)? )*(?:City )?locations (?:of|in|for|from) {OF_MANY.format('2')} {LAID_OUT}"
    r"(?P<bare>(?:,? and|,)(?: (?:are|they are))?(?: all)? (?:empty|bare|without (?:any )?cards))?",
    re.IGNORECASE,
)


def row_as_usual(teller: Teller, said: Bit) -> bool:
    """`The line of locations is that of the three-player set-up` · `all locations of a two-player game are laid out and empty`.

    So it is for as many players, or else it is refused.
    """
    found = AS_USUAL.fullmatch(said.plain)
    if found is None or number(next(x for x in (found["many"], found["of"], found["many2"], found["of2"]) if x)) != len(teller.story.players):
        return False
    return found["bare"] is None or teller.unsaid(anew(said, "all locations are empty"))


def _same(said: str, name: str) -> bool:
    """Whether a location is called so, with its article or without, or in the plural."""
    usual = (re.sub(r"^the |s$|['’]", "", x.casefold()) for x in (said, name))
    return next(usual) == next(usual)


def next_to(teller: Teller, said: Bit) -> bool:
    """`The Docks and The Forums are adjacent` · `The Docks is not adjacent to The Grand Bazaar`: as it is in the row, or else refused."""
    said = anew(
        said, re.sub(rf"^({CITY})( (?:is|are|lies) (?:not )?(?:directly )?)(adjacent|next door)$", rf"\1\2adjacent to {teller.here}", said.text)
    )
    found = re.fullmatch(rf"({CITY}) (?:{NEXT_TO}|and) ({CITY})(?: (?:are|lie) (?:not )?(?:adjacent|next to each other|neighbou?rs))?", said.plain)
    if found is None or not re.search(r"adjacent|next to|border|neighbo", said.plain):
        return False
    one, other = (next(n for n, name in enumerate(ROW) if place.split()[-1][:5] in name) for place in found.groups())
    between = [name for name in ROW[min(one, other) + 1 : max(one, other)] if name in teller.story.all_locations()]
    return one != other and (not between) is not (" not " in said.plain)
