"""How often each word is written about the games and elsewhere, and which words follow one another there.

Found from the rules and from all ways of asking when the index is built: what a misspelt word was meant for is told by
how likely people are to write a word at all, and beside its neighbours.
"""

from __future__ import annotations

import json
import sys
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any
from zlib import crc32

from judgekit.library.model import Book
from judgekit.search.sounds import frame
from judgekit.search.words import tokens

WORDS, PAIRS, RARE = "usage.json", "usage.pairs", "usage.rare"
TOGETHER = 5  # how often two words must follow one another to be kept
OFTEN = 2  # how often a word must be said to be kept
COMMON = 12_000  # English words, the commonest first, that may have been meant
SHORTEST = 2
FOLLOWS = 0.6  # how much of what comes next the word before it tells
OURS, SAID, ELSEWHERE = 0.45, 0.4, 0.15  # what a game's rules, all talk about games and all English tell of what is written
SELDOM, NEVER = 5e-9, 1e-30
START = "^"


@dataclass(frozen=True, slots=True)
class Usage:
    """What is said about the games: words with their counts, and pairs of neighbours by their checksums."""

    said: Mapping[str, int]
    english: Mapping[str, int]
    framed: Mapping[str, str]
    """The words that may be meant, by their `frame`, with blanks between them."""
    pairs: array[int]
    counts: array[int]
    rare: array[int]
    """The checksums of English words that are too rare for a list of the common ones."""
    all_said: int
    all_english: int

    def is_english(self, word: str) -> bool:
        """Whether a word is one of English, common or rare."""
        return word in self.english or among(self.rare, crc32(word.encode())) is not None

    def together(self, word: str, following: str) -> int:
        """How often two words follow one another."""
        at = among(self.pairs, crc32(f"{word} {following}".encode()))
        return 0 if at is None else self.counts[at]

    def likely(self, word: str, before: str, alone: float) -> float:
        """How likely a word comes after another, when it is as likely as that `alone`."""
        known = self.said.get(before, 0)
        return (1 - FOLLOWS) * alone + (FOLLOWS * self.together(before, word) / known if known else 0.0)

    def alone(self, word: str, ours: Mapping[str, int], all_ours: int) -> float:
        """How likely a word is, asked about a game whose rules have these words."""
        told = OURS * ours.get(word, 0) / all_ours + SAID * self.said.get(word, 0) / self.all_said
        return told + ELSEWHERE * self.english.get(word, 0) / self.all_english or (SELDOM if self.is_english(word) else NEVER)


def write_usage(folder: Path, books: Iterable[Book], english: Mapping[str, int], rare: Iterable[str]) -> None:
    """Writes what is said about all games into a folder, and which words are English."""
    said: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for rule in (r for b in books for r in b.rules):
        for text in (*rule.ways, rule.title, *rule.also, *(rule.text_in(e) for e in rule.editions)):
            words = tokens(text)
            said.update(words)
            said[START] += 1
            pairs.update(pairwise((START, *words)))
    said = Counter({word: count for word, count in said.items() if count >= OFTEN})
    framed: dict[str, list[str]] = {}
    for word in dict.fromkeys((*said, *list(english)[:COMMON])):
        if word.isalpha() and len(word) >= SHORTEST:
            framed.setdefault(frame(word), []).append(word)
    held = {"said": said, "framed": {key: " ".join(words) for key, words in framed.items()}}
    (folder / WORDS).write_text(json.dumps(held, ensure_ascii=False), encoding="utf-8")
    summed = Counter({crc32(" ".join(pair).encode()): min(count, 65535) for pair, count in pairs.items() if count >= TOGETHER})
    ordered = sorted(summed.items())
    (folder / PAIRS).write_bytes(apart(p for p, _ in ordered) + little(array("H", [c for _, c in ordered])).tobytes())
    (folder / RARE).write_bytes(apart(sorted({crc32(word.encode()) for word in rare})))


def apart(numbers: Iterable[int]) -> bytes:
    """Numbers in their order, each by how far it is from the one before: that packs well."""
    return little(array("I", [b - a for a, b in pairwise((0, *numbers))])).tobytes()


def together(stored: bytes) -> array[int]:
    """The numbers that `apart` stored."""
    steps = array("I")
    steps.frombytes(stored)
    return array("I", accumulate(little(steps)))


def among(numbers: array[int], one: int) -> int | None:
    """Where a number stands among others in their order; None where it does not."""
    at = bisect_left(numbers, one)
    return at if at < len(numbers) and numbers[at] == one else None


def little(numbers: array[int]) -> array[int]:
    """Numbers with their lowest byte first on every machine, or back again."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def read_usage(folder: Path, english: Mapping[str, int]) -> Usage:
    """What `write_usage` wrote."""
    held: dict[str, Any] = json.loads((folder / WORDS).read_text(encoding="utf-8"))
    stored, told = (folder / PAIRS).read_bytes(), held["said"]
    counts = array("H")
    cut = len(stored) // (4 + counts.itemsize) * 4
    counts.frombytes(stored[cut:])
    pairs, rare = together(stored[:cut]), together((folder / RARE).read_bytes())
    return Usage(told, english, held["framed"], pairs, little(counts), rare, sum(told.values()) or 1, sum(english.values()) or 1)
