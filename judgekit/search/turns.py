"""Turns of phrase: which words follow one another, empty ones too.

Single words cannot tell "where does it go" from "who does it", or "a card from hand" from "a hand of cards"; two words side by side can.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

ENOUGH = 1.2  # how soon a turn that several ways of asking share counts no more

Turns: TypeAlias = "array[int]"
"""The turns of several phrases, each by its hash, in order, and as often as phrases have it."""


def turns(words: Iterable[str]) -> dict[int, None]:
    """Each two words that stand side by side, once, in order."""
    return dict.fromkeys(map(hash, pairwise(words)))


def turns_of(phrases: Iterable[Iterable[str]]) -> Turns:
    """The turns of some phrases."""
    return array("q", sorted(turn for phrase in phrases for turn in turns(phrase)))


def shared(words: Iterable[str], among: Sequence[Turns]) -> list[float]:
    """How much a question's turns speak for each of several documents: the fewer of them have a turn, the more it tells."""
    out = [0.0] * len(among)
    for turn in turns(words):
        having = [(n, known, at) for n, known in enumerate(among) if (at := bisect_left(known, turn)) < len(known) and known[at] == turn]
        rarity = math.log(1 + len(among) / (1 + len(having)))
        for n, known, at in having:
            count = bisect_right(known, turn, at) - at
            out[n] += rarity * count * (1 + ENOUGH) / (count + ENOUGH)
    return out
