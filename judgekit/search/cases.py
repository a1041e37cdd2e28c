"""Cases in the search: by words in what they are about, and beside the rules that they show at work."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from judgekit.library.casebook import CaseEntry
from judgekit.search.question import Piece
from judgekit.search.words import FAINT_STEMS, stems

TITLE = 2  # what a word of the title is worth beside one of the text


def asks_for_cases(pieces: Iterable[Piece]) -> bool:
    """Whether an operator of a question is about cases."""
    return any(p.kind == "field" and p.name == "kind" and p.text.lower() in {"case", "cases"} for p in pieces)


class CaseSearch:
    """Searches the case book."""

    def __init__(self, cases: Sequence[CaseEntry]) -> None:
        self.cases = cases

    @cached_property
    def words(self) -> list[Counter[str]]:
        """The stems of every case."""
        return [Counter(stems(f"{(c.title + ' ') * TITLE} {c.topic} {c.text}")) for c in self.cases]

    @cached_property
    def spread(self) -> Counter[str]:
        """In how many cases each stem stands."""
        return Counter(w for counts in self.words for w in counts)

    def find(self, words: Iterable[str], limit: int, game: str | None) -> list[CaseEntry]:
        """The cases that speak of what is asked, best first; all in the book's order where nothing is."""
        wanted = list(dict.fromkeys(w for text in words for w in stems(text) if w not in FAINT_STEMS))
        scored = [(self._score(n, wanted), -n) for n, c in enumerate(self.cases) if game in (None, c.game)]
        kept = sorted((s, n) for s, n in scored if s > 0 or not wanted)
        return [self.cases[-n] for _, n in reversed(kept)][:limit]

    def _score(self, place: int, wanted: list[str]) -> float:
        counts = self.words[place]
        return sum(math.log(1 + len(self.cases) / self.spread[w]) * counts[w] / (counts[w] + 1.5) for w in wanted if counts[w])


def case_json(rank: int, case: CaseEntry) -> dict[str, Any]:
    """A case as a hit."""
    return {
        "rank": rank,
        "id": f"{case.game}/case/{case.number}",
        "kind": "case",
        "game": case.game,
        "number": case.number,
        "title": case.title,
        "text": case.text,
        "score": 1.0,
        "editions": list(case.editions),
        "certainty": case.certainty,
        "cites": list(case.cites),
        "citations": [],
    }
