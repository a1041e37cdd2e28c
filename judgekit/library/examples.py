"""Sentences of the case book that are like one that nothing understands: whoever sees one that is understood writes the next one like it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import log
from typing import NamedTuple

from judgekit.library.casebook import parts
from judgekit.paths import rules_text

SETUP, STEP = "setup", "step"
ALIKE = 0.33
"""How like a sentence must be, of 1, for it to be worth showing."""
LONGEST = 120
"""The letters of the longest sentence that is shown."""
TERSE = re.compile(r"[>\[#]|\S+(?: \d)?:|.*[:=] *$|[a-z]")
"""Lines below `steps:` that nobody would tell: what is expected, notes, and choices behind a colon."""
BRACKETS = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
QUOTED = re.compile(r'"[^"]*"')
WORD = re.compile(r"[A-Za-z]+|\d+")
END = re.compile(r'[.;](?=\s|$)(?=(?:[^"]*"[^"]*")*[^"]*$)')
"""The end of a sentence, outside quotation marks."""


class Example(NamedTuple):
    """A sentence that is understood, as it is shown, and how often each word and each pair of words stands in it."""

    text: str
    words: Counter[str]


class Examples(NamedTuple):
    """The sentences of a kind, with how much each word tells of a sentence, and in which of them it stands."""

    known: tuple[Example, ...]
    weight: dict[str, float]
    where: dict[str, list[int]]

    def like(self, said: str) -> str:
        """The sentence that is most like what was said; empty where none is like it enough."""
        mine = _words(said)
        size = self._size(mine)
        near = {n for word in mine if " " in word or self.weight.get(word, 0) > log(30) for n in self.where.get(word, ())}
        rated = ((self._shared(mine, self.known[n].words) * 2 / (size + self._size(self.known[n].words)), self.known[n].text) for n in near)
        alike, text = max(rated, default=(0.0, ""))
        return text if alike >= ALIKE else ""

    def _size(self, words: Counter[str]) -> float:
        return sum(count * self.weight.get(word, 8.0) for word, count in words.items())

    def _shared(self, mine: Counter[str], other: Counter[str]) -> float:
        return sum(min(count, other[word]) * self.weight[word] for word, count in mine.items() if word in other)


def one_like(said: str, kind: str) -> str:
    """The end of a message about a sentence that is not understood: one like it of the case book, which is; nothing where there is none."""
    near = _of_kind(kind).like(said)
    return f"; understood, for instance: {near!r}" if near else ""


@lru_cache(maxsize=2)
def _of_kind(kind: str) -> Examples:
    """The sentences of the case book of a kind, each as it is shown only once."""
    told = {text: None for told_as, text in _sentences() if told_as == kind and len(text) <= LONGEST}
    known = tuple(Example(text, _words(text)) for text in told)
    seen = Counter(word for each in known for word in each.words)
    where: dict[str, list[int]] = {}
    for n, each in enumerate(known):
        for word in each.words:
            where.setdefault(word, []).append(n)
    return Examples(known, {word: log(1 + len(known) / (1 + count)) * (0.5 if " " in word else 1) for word, count in seen.items()}, where)


def _sentences() -> Iterator[tuple[str, str]]:
    """Each sentence of the set-ups and each told step of the case book, without what stands in brackets."""
    for file in sorted(rules_text().glob("*/cases/*.case")):
        for _, case in parts(file.read_text(encoding="utf-8")):
            for key, block in re.findall(r"^(setup|steps):(.*(?:\n[ \t].*|\n(?=\n*[ \t]))*)", case, re.MULTILINE):
                if key == SETUP:
                    yield from ((SETUP, said) for said in _apart(" ".join(block.split())))
                else:
                    yield from ((STEP, _shown(line)) for x in block.splitlines() if " " in (line := x.strip()) and not TERSE.match(line))


def _apart(text: str) -> list[str]:
    """The sentences of a set-up, as they are shown."""
    return [said for x in END.split(_shown(text)) if (said := x.strip())]


def _shown(text: str) -> str:
    return QUOTED.sub('"…"', BRACKETS.sub("(…)", text))


def _words(text: str) -> Counter[str]:
    """The words of a sentence and the pairs of neighbours, where names, players and numbers are all alike."""
    words: list[str] = []
    for n, word in enumerate(WORD.findall(re.sub(r"['’]s\b", "", QUOTED.sub("", BRACKETS.sub("", text))))):
        kind = "#" if word.isdigit() else "@" if re.fullmatch("[A-Z]", word) else word.casefold()
        if n and word[0].isupper() and kind not in _terms() and kind != "@":
            kind = "*"
        if kind != "*" or words[-1:] != ["*"]:
            words.append(kind)
    return Counter([*words, *(f"{one} {other}" for one, other in pairwise(words))])


@lru_cache(maxsize=1)
def _terms() -> frozenset[str]:
    """The words of the headings of the rules: in a sentence they are no names, though they begin with a capital."""
    chapters = (file.read_text(encoding="utf-8") for file in rules_text().glob("*/*.md"))
    headings = (line for text in chapters for line in text.splitlines() if line.startswith("#"))
    return frozenset(word.casefold() for line in headings for word in WORD.findall(line.partition("{")[0]))
