"""Whether a question is about these games at all, and whether the best hit answers it.

Every word says something: `threat` is far more frequent in the rules than in English, `recipe` the other way round, and what
stands beside a word tells which of its meanings is meant (`about`). That, how much of the question the best hit holds, and how
near it points to it are added up with weights found by scripts/fit_confidence.py from questions and from junk (benchmarks/questions).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from itertools import pairwise
from operator import attrgetter, mul

from judgekit.search.about import about
from judgekit.search.elsewhere import ELSEWHERE
from judgekit.search.terms import Terms
from judgekit.search.words import FAINT, STOP, stem, tokens

BACKGROUND = 0.15  # the share of English in what players say about a game
UNSEEN = 200  # what an English word too rare for our list counts as
FAINT_SHARE = 0.6
NAME = 3.0  # what a name of this game says of it
STRANGER = -0.3  # a word that neither the rules nor English know: a name, perhaps


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for and against an answer.

    How much of the question the best hits hold, their score, and how far they point the same way; how much its words and their
    neighbours speak of these games, and how many are names of this one; whether a hit is called so, or no way of asking for one
    shares two words with it; and what is strange: words of other subjects, the share of those that no rule has, and of mended ones.
    """

    covered: float
    score: float
    meant: float
    about: float
    named: float
    exact: float
    apart: float
    elsewhere: float
    unknown_share: float
    mended_share: float


@dataclass(frozen=True, slots=True)
class Best:
    """The best that the first few hits reach, each in its way."""

    covered: float
    score: float
    meant: float
    named: float
    shared: int


EXACT = 0.9  # a name this like the whole question is what was asked for
values_of = attrgetter(*(f.name for f in fields(Evidence)))
WEIGHTS = Evidence(
    covered=2.769,
    score=0.135,
    meant=7.295,
    about=2.104,
    named=1.372,
    exact=1.712,
    apart=1.231,
    elsewhere=-1.781,
    unknown_share=-1.576,
    mended_share=-0.254,
)
BIAS = -7.1
COMPARING = frozenset("like as unlike from than versus".split())
SET_ELSEWHERE = frozenset("in playing".split())
SET_IN = re.compile(r"\b(?:[Ii]n|[Pp]laying) ([A-Z][a-z]+)\b")
OURS = 2  # uses in the texts from which a word is ours after all
OWN = 0.5  # what a word says of which only the game's own texts tell anything
CHOSEN = 1.0  # what speaks for an answer when the game was chosen


def compared_with(text: str) -> set[str]:
    """What a question only compares with: the game in "like in chess", "like initiative in chess" or "coming from Netrunner"."""
    said = list(tokens(text))
    return {word for n, word in enumerate(said) if COMPARING.intersection(said[max(0, n - 3) : n])}


def set_elsewhere(text: str, strange: set[str]) -> set[str]:
    """The words of another subject that a question says it is about: the game in "in Catan, may I …", or "in Magic", a word of ours too."""
    said = list(tokens(text))
    names = {word.lower() for word in SET_IN.findall(text)} & ELSEWHERE
    return {word for before, word in pairwise(said) if before in SET_ELSEWHERE and word in strange} | names


class Judge:
    """Weighs whether a question is answered."""

    def __init__(self, stems: dict[str, int], said: Iterable[str], english: dict[str, int], names: frozenset[str]) -> None:
        self.ours = Counter(stems)
        for word in said:
            self.ours[word] += 2
        self.english = english
        self.all_ours = sum(self.ours.values()) or 1
        self.all_english = sum(english.values()) or 1
        self.names = names

    def says(self, word: str) -> float | None:
        """How much more often a word is said about the games than in English, as a logarithm; None for a name or number."""
        root = stem(word)
        if root in self.names or word.isdigit():
            return None
        if not self.ours[root] and root not in self.english:
            return STRANGER
        english = (self.english.get(root, 0) + UNSEEN) / self.all_english
        ours = self.ours[root] / self.all_ours
        weight = FAINT_SHARE if word in FAINT else 1.0
        return weight * math.log((1 - BACKGROUND) * ours / english + BACKGROUND)

    def _ours_alone(self, root: str) -> float:
        """What a stem says for the games that only this game's own texts use."""
        return OWN * max(0.0, self.says(root) or 0.0) if self.ours[root] else 0.0

    def affinity(self, read: Iterable[str]) -> float:
        """How much the words of a question speak of this game: its names most of all."""
        words = dict.fromkeys(w for w in read if w not in STOP)
        return sum(NAME if stem(w) in self.names else self.says(w) or 0.0 for w in words)

    def evidence(self, text: str, terms: Terms, best: Best) -> Evidence:
        """What speaks for and against answering a question with its best hit."""
        words = dict.fromkeys(w for w in terms.read if w not in STOP)
        strange = {w for w in words.keys() - compared_with(text) if w in ELSEWHERE and self.ours[stem(w)] < OURS}
        compared = set(map(stem, compared_with(text) & ELSEWHERE))
        telling = max(1, sum(w not in STOP and w not in FAINT for w in terms.read))
        return Evidence(
            covered=best.covered,
            score=best.score,
            meant=best.meant,
            about=about().games([s for s in terms.said if s not in compared], self._ours_alone),
            named=min(3.0, sum(stem(w) in self.names for w in words)),
            exact=float(best.named > EXACT),
            apart=float(best.shared == 0),
            elsewhere=min(2.0, len(strange)) + len(set_elsewhere(text, strange)),
            unknown_share=len(terms.unknown) / telling,
            mended_share=len(terms.corrections) / telling,
        )

    def confidence(self, evidence: Evidence, *, chosen: float) -> float:
        """From 0 to 1: how surely the best hit answers; below one half nothing is presented as an answer."""
        total = BIAS + CHOSEN * chosen + sum(map(mul, values_of(WEIGHTS), values_of(evidence)))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
