"""What misspelt words were meant for: likely slips of the fingers and of the ear, weighed against what people write about the games.

A word that the rules know is right. Any other may have been meant for one like it, for two that were run together, or be a part of one
that was cut in two. Of all ways to read a question the likeliest is taken: how like each word is to what was typed, how often that is
written, and what stands before and after it. A name, or a right word of English that nothing speaks against, stays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log

from rapidfuzz.distance import OSA

from judgekit.search.confused import CONFUSED, SHORT
from judgekit.search.elsewhere import ELSEWHERE
from judgekit.search.sounds import frame, sound
from judgekit.search.usage import START, Usage
from judgekit.search.words import FAINT, STOP, stem

SHORTEST = 2  # letters of a word that may be misspelt
LITTLE = 2  # letters of a part of two words run together
PARTS_MISSPELT = 4  # ... of one that is misspelt as well
MISSPELT = 2.5  # what speaks against any mistake at all, as a negative logarithm like all that follow
BY_LETTERS, BY_EAR, BY_FRAME = 1.6, 1.2, 1.0  # what each difference in letters, in sound, in consonants speaks against a word
BEGINS = 1.5  # ... and another first sound
LENGTH = 6.5  # letters of a word in which differences weigh so; in longer ones less, for little is like them
LIGHTEST, HEAVIEST = 0.6, 1.5
RIGHT = 5.0  # what speaks for a right word of English
RIGHT_BY_EAR = 1.0  # ... where the other sounds the same
NAMED = 4.0  # what a capital says for a name
CUT = 4.5  # what speaks against two words run together, or one cut in two
STRANGE, LETTER = 11.0, 1.4  # what speaks against a word that nobody knows, and against each of its letters
STRANGEST = 19.0  # what speaks at least against it
SAID = 1e-6  # how likely a word must be to be a part of two
BEGUN = 4  # letters of a name that are enough to tell it
MOST = 6  # readings of a word that are compared
SMALL = STOP | FAINT
LETTERS = "afklmnprst"  # of which a frame is made
Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What was typed, and the word or words that it is read as."""

    typed: str
    words: Words


@dataclass(frozen=True, slots=True)
class Option:
    """A way to read one word, or two that belong together, and what speaks against it."""

    words: Words
    against: float
    span: int = 1


class Speller:
    """Knows the words of a game's rules, of those who ask about them, and of English."""

    def __init__(
        self, words: Mapping[str, int], stems: Iterable[str], heard: Iterable[str], usage: Usage, names: Callable[[], Collection[str]] = frozenset
    ) -> None:
        self.words = words
        self.usage = usage
        self.stems = frozenset(stems)
        self.heard = frozenset(heard)
        self._names = names
        self._all_words = sum(words.values()) or 1
        self.alone = lru_cache(maxsize=2048)(self._alone)
        self.options = lru_cache(maxsize=1024)(self._options)
        self._read = lru_cache(maxsize=64)(self._likeliest)

    @cached_property
    def names(self) -> frozenset[str]:
        """The words of which names are made, and that are nothing but names."""
        return frozenset(name for name in self._names() if not self.usage.is_english(name))

    def known(self, word: str) -> bool:
        """Whether the rules use the word in some form, or people who ask about them."""
        return (root := stem(word)) in self.stems or root in self.heard

    def mend(self, word: str) -> str | None:
        """The word that was probably meant by one that stands alone; None where it is right or nothing is near."""
        read = self.read((word,))[0].words
        return read[0] if len(read) == 1 and read[0] != word else None

    def read(self, words: Sequence[str], capitals: Collection[str] = (), first: Collection[str] = ()) -> list[Reading]:
        """How the words of a question are probably to be read, in their order.

        Those in `capitals` are rather names, and so are those that begin a sentence, if they are not small words.
        """
        return self._read(tuple(words), frozenset(capitals), frozenset(first))

    def _likeliest(self, words: Words, capitals: frozenset[str], first: frozenset[str]) -> list[Reading]:
        """The likeliest of all ways to read some words."""
        options = [[*self.options(word), *self._joined(words, n)] for n, word in enumerate(words)]
        if all(len(each) == 1 for each in options):
            return [Reading(word, each[0].words) for word, each in zip(words, options, strict=True)]
        reached: list[dict[str, _Path]] = [{START: _Path(0.0)}, *({} for _ in words)]
        for n, word in enumerate(words):
            for option in options[n]:
                against = option.against
                if option.words != (word,) and (word in capitals or (word in first and SMALL.isdisjoint(option.words))):
                    against += NAMED
                ends = reached[n + option.span]
                for before, path in reached[n].items():
                    score = path.score - against + self._flow(before, option.words)
                    if option.words[-1] not in ends or score > ends[option.words[-1]].score:
                        ends[option.words[-1]] = _Path(score, n, before, option)
        return list(_walked(words, reached))[::-1]

    def _flow(self, before: str, words: Words) -> float:
        """How likely some words follow another, as a logarithm."""
        total = 0.0
        for word in words:
            alone = self.alone(word)
            total += max(-strangeness(word), log(self.usage.likely(word, before, alone)))
            before = word
        return total

    def _alone(self, word: str) -> float:
        return self.usage.alone(word, self.words, self._all_words)

    def _options(self, word: str) -> list[Option]:
        """The ways to read a word, the likeliest first."""
        if confused := self._confused(word):
            return [Option((confused,), 0.0)]
        itself = Option((word,), 0.0)
        if word in SHORT and not self.known(word):
            return [itself, Option((SHORT[word],), MISSPELT)]
        if len(word) < SHORTEST or not word.isalpha() or word in SMALL or word in ELSEWHERE or self.known(word):
            return [itself]
        if right := self.usage.is_english(word):
            found = [Option((w,), against + (RIGHT_BY_EAR if sound(w) == sound(word) else RIGHT)) for w, against in self._like(word, slight=True)]
            found += [o for o in self._parts(word) if self.usage.together(*o.words)] if word not in self.usage.english else []
        elif self._begins_a_name(word):
            return [itself]
        else:
            found = [Option((w,), against) for w, against in self._like(word)]
            found += self._parts(word)
        found.sort(key=lambda o: o.against - self._flow("", o.words))
        return [itself, *found[:MOST]] if right or found else [itself]

    def _begins_a_name(self, word: str) -> bool:
        """Whether a word is a name, or the beginning of one."""
        return word in self.names or (len(word) >= BEGUN and any(name.startswith(word) for name in self.names))

    def _confused(self, word: str) -> str | None:
        """The word that sounds so and was meant, where only that one is a word of the rules: "heel", "canon", "loose"."""
        meant = CONFUSED.get(word)
        return meant if meant and stem(word) not in self.stems and (meant in STOP or stem(meant) in self.stems) else None

    def _like(self, word: str, *, slight: bool = False) -> Iterator[tuple[str, float]]:
        """The words that are like one, and what speaks against each; with a slight mistake alone, or with some."""
        heard, bones = sound(word), frame(word)
        weight = min(HEAVIEST, max(LIGHTEST, LENGTH / len(word)))
        most = 1 if len(word) < 4 or slight else 2 if len(word) < 7 else 3
        for other in self._near(word, most + 1) - {word}:
            letters = OSA.distance(word, other, score_cutoff=2 * most + 1)
            by_ear = OSA.distance(heard, sound(other)) if letters <= 2 * most + 1 else most + 1
            by_frame = OSA.distance(bones, frame(other)) if letters <= 2 * most + 1 else most
            if letters + (2 if by_frame else 1) * by_ear > 2 * most + 1:
                continue
            apart = BY_LETTERS * (letters if by_ear else 1) + BY_EAR * by_ear + BY_FRAME * by_frame
            yield other, MISSPELT + weight * apart + BEGINS * (heard[:1] != sound(other)[:1])

    def _near(self, word: str, most: int) -> set[str]:
        """The words whose frame is at most one consonant off that of a word, or is that of the word less a letter, and that are about as long."""
        bones, length = frame(word), len(word)
        cuts = [(bones[:n], bones[n:]) for n in range(len(bones) + 1)]
        beside = {bones, *(a + b[1:] for a, b in cuts), *(a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1)}
        beside.update(frame(word[:n] + word[n + 1 :]) for n in range(length))
        beside.update(a + letter + b[skip:] for a, b in cuts for letter in LETTERS for skip in (0, 1))
        return {near for each in beside for near in self.usage.framed.get(each, "").split() if abs(len(near) - length) <= most}

    def _parts(self, word: str) -> Iterator[Option]:
        """The two words that were perhaps written as one: "finalstrike"."""
        for n in range(1, len(word)):
            first, second = word[:n], word[n:]
            said = self._said(first), self._said(second)
            if all(said):
                yield Option((first, second), CUT)
            elif said[0] and (meant := self._nearest(second)):
                yield Option((first, *meant.words), CUT + meant.against)
            elif said[1] and (meant := self._nearest(first)):
                yield Option((*meant.words, second), CUT + meant.against)

    def _said(self, word: str) -> bool:
        """Whether a word may be a part of two that were run together."""
        return word in {"a", "i"} if len(word) < LITTLE else self.alone(word) >= SAID

    def _nearest(self, word: str) -> Option | None:
        """The likeliest word for a part that is misspelt, and long enough to be told."""
        found = [Option((w,), against) for w, against in self._like(word, slight=True)] if len(word) >= PARTS_MISSPELT else []
        return max(found, key=lambda o: self._flow("", o.words) - o.against, default=None)

    def _joined(self, words: Words, n: int) -> list[Option]:
        """The word that was perhaps cut in two after a place."""
        if n + 1 >= len(words) or not (len(self.options(words[n])) > 1 or len(self.options(words[n + 1])) > 1):
            return []
        whole = words[n] + words[n + 1]
        return [Option((whole,), CUT, 2)] if self.known(whole) and self.alone(whole) >= SAID else []


def strangeness(word: str) -> float:
    """What speaks against a word that nobody knows: the longer, the more."""
    return max(STRANGEST, STRANGE + LETTER * len(word))


@dataclass(frozen=True, slots=True)
class _Path:
    """The best way to a place: how likely, and its last step."""

    score: float
    place: int = 0
    before: str = ""
    option: Option | None = None


def _walked(words: Words, reached: Sequence[Mapping[str, _Path]]) -> Iterator[Reading]:
    """The readings along the best path, the last first."""
    place = len(words)
    at = max(reached[place], key=lambda last: reached[place][last].score)
    while option := (path := reached[place][at]).option:
        yield Reading(" ".join(words[path.place : place]), option.words)
        place, at = path.place, path.before
