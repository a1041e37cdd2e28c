"""Finding the paragraph of a citation in a user's copy, whatever the copy's line breaks, running heads and lost symbols.

A citation names a few words of its paragraph in their order, the first from its beginning and the last from its end. The
copy is one sequence of words. The best chain of a citation's words, in order and close together, is its paragraph; where
the book says a thing several times, the heading above decides.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest

from judgekit.library.model import Citation
from judgekit.library.passages import words_of
from judgekit.library.reading import CopyLine

LONGEST = 320  # words a paragraph may span, running heads and page breaks included
ENOUGH = 0.62  # of the weight of a citation's words must be found
GAP = 0.004  # what a word of distance costs, so that the tightest chain wins
HEADING_BONUS = 0.30  # what standing under the cited heading is worth
CHAPTER_BONUS = 0.15
EDGE_BONUS = 0.02
ALIKE = 1e-6  # places whose scores differ by less read the same
SHORT = 4  # words: a citation of no more stands on one line
ALONE = 4.0  # how much likelier than its words a line is that says no more than a short citation
WEIGHED = 200  # lines that hold the most of a citation's words
WINDOWS = 8  # how many places are looked at closely
HEADING_NOISE = re.compile(r"\b(cont|continued)\b|\d+")
CHAPTER = re.compile(r"^chapter ([ivx]+|\d+) (?=\w)")
COUNTER = re.compile(r"^([a-z]|i{1,3}|iv|vi{0,3})$")


@dataclass(frozen=True, slots=True)
class Span:
    """The lines of a copy, first and last, on which a citation's paragraph stands."""

    first: int
    last: int
    page: int


class Copy:
    """A user's copy, ready for finding citations in it."""

    def __init__(self, lines: Sequence[CopyLine], headings: Iterable[tuple[str, ...]]) -> None:
        self.lines = lines
        self.tokens: list[str] = []
        self.line_of: list[int] = []
        self._tokenise()
        self.at: dict[str, list[int]] = {}
        for place, word in enumerate(self.tokens):
            self.at.setdefault(word, []).append(place)
        count = len(self.tokens) or 1
        self.weight = {word: math.log(1 + count / len(places)) for word, places in self.at.items()}
        self.rarest = math.log(1 + count)
        self._headings(headings)

    def _tokenise(self) -> None:
        """Cuts the lines into words; a word broken by a hyphen at the end of a line becomes one again."""
        broken = False
        for index, line in enumerate(self.lines):
            text = line.text.rstrip().rstrip("\u00ad")
            words = words_of(text)
            if broken and words and self.tokens:
                self.tokens[-1] += words.pop(0)
            if words:
                self.tokens.extend(words)
                self.line_of.extend([index] * len(words))
            if words or text:
                broken = bool(re.search(r"[a-zà-ÿ]-$", text)) or line.text.rstrip().endswith("\u00ad")

    def _headings(self, paths: Iterable[tuple[str, ...]]) -> None:
        """Notes under which known heading, and under which known chapter, each line stands."""
        paths = list(paths)
        chapters = {heading_key(p[0]) for p in paths}
        known = {heading_key(title) for path in paths for title in path}
        longest = max((len(k.split()) for k in known), default=0)
        heading = chapter = ""
        self.heading_at: list[str] = []
        self.chapter_at: list[str] = []
        for line in self.lines:
            key = heading_key(line.text)
            if key and len(key.split()) <= longest + 2 and key in known:
                heading = key
                chapter = key if key in chapters else chapter
            self.heading_at.append(heading)
            self.chapter_at.append(chapter)

    def find(self, citation: Citation) -> Span | None:
        """The lines of the citation's paragraph, or None where the copy does not hold it."""
        words = list(citation.words)
        total = sum(self.weight.get(w, self.rarest) for w in words)
        found: dict[tuple[int, int], float] = {}
        for start, end in self._windows(citation):
            score, first, last = self._chain(words, start, end)
            if score >= total * ENOUGH:
                found[first, last] = score + total * (self._context(citation, self.line_of[first]) + self._edges(first, last))
        if not found:
            return None
        best = max(found.values())
        alike = sorted(place for place, score in found.items() if score > best - total * ALIKE)
        first, last = (self.line_of[place] for place in alike[min(citation.nth, len(alike)) - 1])
        return Span(self.lines[first].number, self.lines[last].number, self.lines[first].page)

    def _edges(self, first: int, last: int) -> float:
        """What beginning and ending with a line is worth: a paragraph does, a part of a longer one does not."""
        begins = first == 0 or self.line_of[first - 1] != self.line_of[first]
        ends = last + 1 == len(self.tokens) or self.line_of[last + 1] != self.line_of[last]
        return EDGE_BONUS * (begins + ends)

    def _windows(self, citation: Citation) -> list[tuple[int, int]]:
        """The stretches of the copy where most of the words' weight lies, under the cited heading first."""
        rows: Counter[int] = Counter()
        for word in set(citation.words):
            for place in self.at.get(word, ()):
                rows[self.line_of[place]] += self.weight[word]  # type: ignore[assignment]  # weights, not counts
        heaviest = nlargest(WEIGHED, rows.items(), key=lambda item: (item[1], -item[0]))
        short = len(citation.words) <= SHORT
        scored: dict[int, float] = {}
        for row, score in heaviest:
            whole = score + sum(rows[row + n] for n in range(1, 6) if row + n in rows) * 0.5
            if short and bisect_right(self.line_of, row) - bisect_left(self.line_of, row) == len(citation.words):
                whole *= ALONE
            scored[row] = whole * (1 + self._context(citation, row))
        picked = sorted(row for row, _ in nlargest(WINDOWS * 3, scored.items(), key=lambda item: (item[1], -item[0])))
        return [self._around(row, len(citation.words)) for row in picked]

    def _around(self, row: int, words: int) -> tuple[int, int]:
        """The words from a line onward, as far as a paragraph may reach, with a few lines before it; of a short one, none."""
        start = bisect_left(self.line_of, max(0, row - (4 if words > SHORT else 0)))
        return start, min(len(self.tokens), bisect_right(self.line_of, row) + LONGEST)

    def _chain(self, words: list[str], start: int, end: int) -> tuple[float, int, int]:
        """The best chain of the words in order between two places: its score, its first and last place."""
        best = (0.0, start, start)
        chains: list[tuple[float, int, int]] = []
        for word in words:
            places = self.at.get(word, ())
            weight = self.weight.get(word, 0.0)
            new: list[tuple[float, int, int]] = []
            for place in places[bisect_left(places, start) : bisect_left(places, end)]:
                score, first = weight, place
                for before, began, last in chains:
                    if last < place and place - began <= LONGEST:
                        joined = before + weight - GAP * weight * (place - last - 1)
                        if joined > score:
                            score, first = joined, began
                new.append((score, first, place))
            chains.extend(new)
            best = max(best, *new, key=lambda c: (c[0], -c[2])) if new else best
        return best

    def _context(self, citation: Citation, line: int) -> float:
        """How well the headings above a line agree with the citation's."""
        keys = headings_of(citation.section)
        bonus = 0.0
        if self.heading_at[line] == keys[-1]:
            bonus += HEADING_BONUS
        elif self.heading_at[line] in keys:
            bonus += HEADING_BONUS / 2
        if self.chapter_at[line] == keys[0]:
            bonus += CHAPTER_BONUS
        return bonus


@lru_cache(maxsize=4096)
def headings_of(section: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of a path of headings."""
    return tuple(map(heading_key, section))


def heading_key(text: str) -> str:
    """A heading without case, numbers, marks, a letter counting it, and the likes of "continued"."""
    words = HEADING_NOISE.sub(" ", CHAPTER.sub("", " ".join(words_of(text)))).split()
    while len(words) > 1 and COUNTER.match(words[0]):
        words = words[1:]
    return " ".join(words)
