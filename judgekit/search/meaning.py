"""What words mean: a direction for each stem, so that words which are said in place of one another point the same way.

No list says that "talk her out of it" is about refusing; the many ways in which one thing is asked for do. From them
scripts/fit_meanings.py finds the directions once, and writes them to meanings.txt: a stem a line, and its direction as
letters, each a number by its distance from the middle one. A phrase points where its words point together.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import hypot, sqrt
from operator import mul
from pathlib import Path
from typing import TypeAlias

FILE = Path(__file__).with_name("meanings.txt")
MIDDLE, MOST = ord("O"), 15  # the letter that stands for nothing, and how far from it a letter may be
GRAIN = 8  # into how many parts the weight of a word is rounded

Direction: TypeAlias = "array[float]"
"""Where a text points, of length 1; empty where no word of it is known."""


def likeness(one: Direction, other: Direction) -> float:
    """How far two texts point the same way, from -1 to 1; 0 where one of them points nowhere."""
    return float(sum(map(mul, one, other)))


class Meanings:
    """The directions of the stems.

    A direction is kept as one whole number with a lane for each of its letters: many are added up at the cost of one sum.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self._coded = dict(line.split() for line in lines)
        self._lanes: dict[str, int] = {}

    def direction(self, counts: Mapping[str, int]) -> Direction:
        """Where a text points, by how many of its phrases hold each stem: a stem that is said often tells a little more."""
        together = weights = 0
        for word, count in counts.items():
            if lanes := self._lanes_of(word):
                weight = round(GRAIN * sqrt(count))
                together += weight * lanes
                weights += weight
        return self._pointing(together, weights * MIDDLE)

    def _pointing(self, together: int, middle: int) -> Direction:
        """The direction in lanes that were added up, each of them around a middle."""
        sums = array("I")
        sums.frombytes(together.to_bytes(-(-together.bit_length() // (8 * sums.itemsize)) * sums.itemsize, sys.byteorder))
        apart = [each - middle for each in sums]
        length = hypot(*apart)
        return array("f", (each / length for each in apart)) if length else array("f")

    def _lanes_of(self, word: str) -> int:
        """The direction of a stem in lanes, 0 where it is not known."""
        known = self._lanes.get(word)
        if known is None:
            coded = self._coded.get(word)
            known = self._lanes[word] = int.from_bytes(array("I", list(coded.encode())).tobytes(), sys.byteorder) if coded else 0
        return known


@lru_cache(maxsize=1)
def meanings() -> Meanings:
    """The directions that come with judgekit."""
    return Meanings(FILE.read_text(encoding="utf-8").splitlines())
