"""Words of rulings, to search in: kept apart from the index of the rules, in memory, grown ruling by ruling."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from judgekit.desk.model import Ruling
from judgekit.search.words import FAINT_STEMS, stems

ASKED = 2
"""What a word of the question is worth beside one of the ruling."""
SATURATION = 1.2
FAINTLY = 0.25


GROUPED, ON_A_BOARD = "group", "case"


class Index:
    """Which ruling has which words, how often, and which rules and cards it names."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {}
        self._having: dict[str, set[str]] = {}
        self._marks: dict[str, set[str]] = {}
        self._naming: dict[str, set[str]] = {}

    def put(self, ruling: Ruling) -> None:
        """Takes a ruling in, in the place of what it said before."""
        for word in self._counts.pop(ruling.id, ()):
            self._having[word].discard(ruling.id)
        said = f"{(ruling.asked + ' ') * ASKED}{ruling.ruled} {ruling.text('source')} {ruling.text('table')}"
        counts = Counter(stems(said))
        self._counts[ruling.id] = counts
        for word in counts:
            self._having.setdefault(word, set()).add(ruling.id)
        for mark in self._marks.get(ruling.id, ()):
            self._naming[mark].discard(ruling.id)
        marks = {*ruling.rules, *ruling.list("contradicts"), *ruling.list("cards"), *(m for m in (GROUPED, ON_A_BOARD) if ruling.text(m))}
        self._marks[ruling.id] = marks
        for mark in marks:
            self._naming.setdefault(mark, set()).add(ruling.id)

    def naming(self, *marks: str) -> set[str]:
        """The rulings that name one of some rules and cards, or have a group or a board."""
        return {name for mark in marks for name in self._naming.get(mark, ())}

    def find(self, words: Iterable[str]) -> list[tuple[str, float, float]]:
        """The rulings that have some of the words, best first: id, score, and the share of what was asked that they have."""
        wanted = list(dict.fromkeys(words))
        weights = {w: self._weight(w) for w in wanted}
        whole = sum(weights.values())
        if not whole:
            return []
        scores: Counter[str] = Counter()
        shares: Counter[str] = Counter()
        for word in wanted:
            for name in self._having.get(word, ()):
                count = self._counts[name][word]
                scores[name] += weights[word] * count / (count + SATURATION)  # type: ignore[assignment]  # a Counter of floats
                shares[name] += weights[word]  # type: ignore[assignment]  # the same
        ranked = sorted(scores, key=lambda n: (-scores[n], n))
        return [(n, float(scores[n]), shares[n] / whole) for n in ranked]

    def sharing(self, words: Iterable[str], least: float) -> dict[str, float]:
        """The rulings that have at least this share of some words, each with its share; looks only at those that can reach it."""
        weights = {w: self._weight(w) for w in dict.fromkeys(words)}
        whole = sum(weights.values())
        if not whole:
            return {}
        shares: dict[str, float] = {}
        left = whole
        for word in sorted(weights, key=lambda w: -weights[w]):
            having: set[str] = self._having.get(word, set())
            weight = weights[word] / whole
            if left >= least * whole:
                for name in having - shares.keys():
                    shares[name] = 0.0
            for name in shares.keys() & having:
                shares[name] += weight
            left -= weights[word]
        return {name: share for name, share in shares.items() if share >= least}

    def _weight(self, word: str) -> float:
        """What a word tells: much where few rulings have it, little where it is said of everything."""
        having = len(self._having.get(word, ()))
        rarity = math.log(2 + len(self._counts) / (having + 0.5))
        return rarity * (FAINTLY if word in FAINT_STEMS else 1.0)
