"""Typos, mended against the words of the rules; a common English word is never mended."""

from __future__ import annotations

from functools import lru_cache

from rapidfuzz.distance import OSA

from judgekit.search.words import FAINT, STOP, stem

SHORTEST = 4  # letters a word needs before one mistake is mended
TWO_MISTAKES = 8  # letters it needs before two are
RARE = 2000  # of two words as near, the one said of these games rather than elsewhere was meant


class Speller:
    """Knows the words of the rules and of English."""

    def __init__(self, words: dict[str, int], english: dict[str, int]) -> None:
        self.words = {w: n for w, n in words.items() if len(w) >= 3 and w.isalpha()}
        self.english = english
        self.stems = {stem(w) for w in words}
        self.by_length: dict[int, list[str]] = {}
        for word in self.words:
            if word not in STOP:
                self.by_length.setdefault(len(word), []).append(word)
        self.mend = lru_cache(maxsize=4096)(self._mend)

    def known(self, word: str) -> bool:
        """Whether the rules use the word in some form."""
        return stem(word) in self.stems

    def _mend(self, word: str) -> str | None:
        """The word of the rules that was probably meant; None where the word is right or nothing is near."""
        if self.known(word) or word in STOP or word in FAINT or len(word) < SHORTEST or not word.isalpha() or word in self.english:
            return None
        most = 2 if len(word) >= TWO_MISTAKES else 1
        near = [
            (distance, other[0] != word[0], -self.words[other] / (RARE + self.english.get(other, 0)), other)
            for length in range(len(word) - most, len(word) + most + 1)
            for other in self.by_length.get(length, ())
            if (distance := OSA.distance(word, other, score_cutoff=most)) <= most
        ]
        return min(near)[3] if near else None
