"""Typos, mended against the words of the rules; a common English word is never mended."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property, lru_cache

from rapidfuzz.distance import OSA

from judgekit.search.words import FAINT, STOP, stem

SHORTEST = 4  # letters a word needs before one mistake is mended
TWO_MISTAKES = 8  # letters it needs before two are
LITTLE = 3  # letters from which a small English word may be meant
RARE = 2000  # of two words as near, the one said of these games rather than elsewhere was meant


class Speller:
    """Knows the words of the rules and of English."""

    def __init__(self, words: dict[str, int], stems: Iterable[str], heard: Iterable[str], english: dict[str, int]) -> None:
        self.words = {w: n for w, n in words.items() if len(w) >= 3 and w.isalpha()}
        self.english = english
        self.stems = frozenset(stems)
        self.heard = frozenset(heard)
        self.by_length: dict[int, list[str]] = {}
        for word in self.words:
            if word not in STOP:
                self.by_length.setdefault(len(word), []).append(word)
        self.mend = lru_cache(maxsize=4096)(self._mend)
        self.parts = lru_cache(maxsize=4096)(self._parts)

    @cached_property
    def by_sound(self) -> dict[str, list[str]]:
        """The words by how they sound; made when the first one is mistyped."""
        found: dict[str, list[str]] = {}
        for word in self.words:
            found.setdefault(sound(word), []).append(word)
        return found

    def known(self, word: str) -> bool:
        """Whether the rules use the word in some form, or people who ask about them."""
        return (root := stem(word)) in self.stems or root in self.heard

    def _mend(self, word: str) -> str | None:
        """The word that was probably meant, a small English one or one of the rules; None where the word is right or nothing is near."""
        if confused := self._confused(word):
            return confused
        if self.known(word) or word in STOP or word in FAINT or not word.isalpha() or word in self.english:
            return None
        if small := self._small(word):
            return small
        if len(word) < SHORTEST:
            return None
        if alike := self.by_sound.get(sound(word)):
            return min(alike, key=lambda other: (OSA.distance(word, other), -self.words[other]))
        most = 2 if len(word) >= TWO_MISTAKES else 1
        near = [
            (distance, other[0] != word[0], -self.words[other] / (RARE + self.english.get(other, 0)), other)
            for length in range(len(word) - most, len(word) + most + 1)
            for other in self.by_length.get(length, ())
            if (distance := OSA.distance(word, other, score_cutoff=most)) <= most
        ]
        return min(near)[3] if near else None

    def _confused(self, word: str) -> str | None:
        """The word that sounds so and was meant, where only that one is a word of the rules: "heel", "canon", "loose"."""
        meant = CONFUSED.get(word)
        return meant if meant and stem(word) not in self.stems and (meant in STOP or stem(meant) in self.stems) else None

    def _parts(self, word: str) -> tuple[str, ...]:
        """The two words of the rules that were written as one: "finalstrike"; the word alone where it is none or means something."""
        if len(word) < 2 * LITTLE or not word.isalpha() or self.known(word) or word in self.english or self.mend(word):
            return (word,)
        cuts = ((self._heard_as(word[:n]), self._heard_as(word[n:])) for n in range(LITTLE, len(word) - LITTLE + 1))
        found = [(a + b == word, min(self.words[a], self.words[b]), a, b) for a, b in cuts if a and b]
        return max(found)[2:] if found else (word,)

    def _heard_as(self, word: str) -> str | None:
        """A word of the rules, itself or one that sounds so."""
        if word in self.words:
            return word
        return max(self.by_sound.get(sound(word), ()), key=self.words.__getitem__, default=None) if len(word) >= SHORTEST else None

    def _small(self, word: str) -> str | None:
        """The empty word that was mistyped: "wich", "jsut", "wen"."""
        if len(word) < LITTLE:
            return None
        near = (w for w in SMALL if w[0] == word[0] and OSA.distance(word, w, score_cutoff=1) == 1)
        return min(near, key=lambda w: (sound(w) != sound(word), -self.english.get(w, 0), w), default=None)


CONFUSED = {
    "bored": "board",
    "brake": "break",
    "brakes": "breaks",
    "braking": "breaking",
    "canon": "cannon",
    "canons": "cannons",
    "dose": "does",
    "dual": "duel",
    "duals": "duels",
    "heel": "heal",
    "heeled": "healed",
    "heeling": "healing",
    "heels": "heals",
    "loose": "lose",
    "looses": "loses",
    "loosing": "losing",
    "role": "roll",
    "roles": "rolls",
    "site": "sight",
    "sites": "sights",
    "thread": "threat",
    "treat": "threat",
}
"""English words that are written for others; mended only where the rules have the other and not the one."""
SMALL = tuple(
    (
        "about after also because been before could does done enough every from have having just other should some still than that their then "
        "there these they this those through until want were what when where which while whose will with would your"
    ).split()
)


@lru_cache(maxsize=20_000)
def sound(word: str) -> str:
    """How a word sounds, roughly: the same for "night" and "nite", "ghost" and "goast", "crew" and "crue"."""
    for pattern, instead in SOUNDS:
        word = pattern.sub(instead, word)
    return word


SOUNDS = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r"^gh", "g"),
        (r"^kn", "n"),
        (r"^wr", "r"),
        (r"^wh", "w"),
        (r"igh", "i"),
        (r"ph", "f"),
        (r"ough$", "uf"),
        (r"[aeo]u?r(?=s?$)", "r"),
        (r"ay(?=ed$)|a[iy]", "a"),
        (r"(?<=[aeiou])ed$", "d"),
        (r"oa", "o"),
        (r"ea|ee|ie", "e"),
        (r"ew|ue|oo|ou", "u"),
        (r"c(?=[eiy])", "s"),
        (r"ck|c|q", "k"),
        (r"y", "i"),
        (r"z", "s"),
        (r"e$", ""),
        (r"(.)\1", r"\1"),
    )
)
