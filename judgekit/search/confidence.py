"""Whether a question is about these games at all, and whether the best hit answers it.

Every word says something: `threat` is far more frequent in the rules than in English, `recipe` the other way round. How
much the words say, how much of the question the best hit holds, and how near it comes to a known way of asking are added
up with weights found by scripts/fit_confidence.py from questions and from junk (benchmarks/questions).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from itertools import pairwise
from operator import attrgetter, mul

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
    """What speaks for and against an answer."""

    covered: float
    score: float
    mean: float
    total: float
    for_it: float
    against_it: float
    strongest: float
    length: float
    likeness: float
    exact: float
    named: float
    elsewhere: float
    unknown: float
    together: float
    apart: float


@dataclass(frozen=True, slots=True)
class Best:
    """The best that the first few hits reach, each in its way."""

    covered: float
    score: float
    likeness: float
    named: float
    shared: int


EXACT = 0.9  # a name this like the whole question is what was asked for
values_of = attrgetter(*(f.name for f in fields(Evidence)))
WEIGHTS = Evidence(
    covered=0.557,
    score=0.694,
    mean=0.636,
    total=-0.185,
    for_it=-0.018,
    against_it=-0.153,
    strongest=0.15,
    length=6.492,
    likeness=2.856,
    exact=2.383,
    named=1.782,
    elsewhere=-2.781,
    unknown=-0.663,
    together=0.583,
    apart=2.984,
)
BIAS = -15.7
COMPARING = frozenset("like as unlike from than versus".split())
SET_ELSEWHERE = frozenset("in playing".split())
OURS = 2  # uses in the texts from which a word is ours after all
CHOSEN = 1.0  # what speaks for an answer when the game was chosen


def compared_with(text: str) -> set[str]:
    """What a question only compares with: the game in "like in chess", "like initiative in chess" or "coming from Netrunner"."""
    said = list(tokens(text))
    return {word for n, word in enumerate(said) if COMPARING.intersection(said[max(0, n - 3) : n])}


def set_elsewhere(text: str, strange: set[str]) -> set[str]:
    """The words of another subject that a question says it is about: the game in "in Catan, may I …"."""
    said = list(tokens(text))
    return {word for before, word in pairwise(said) if before in SET_ELSEWHERE and word in strange}


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

    def affinity(self, text: str) -> float:
        """How much the words of a question speak of this game: its names most of all."""
        words = dict.fromkeys(w for w in tokens(text) if w not in STOP)
        return sum(NAME if stem(w) in self.names else self.says(w) or 0.0 for w in words)

    def evidence(self, text: str, terms: Terms, best: Best) -> Evidence:
        """What speaks for and against answering a question with its best hit."""
        mended = dict(terms.corrections)
        words = dict.fromkeys(part for w in tokens(text) if w not in STOP for part in mended.get(w, w).split())
        strange = {w for w in words.keys() - compared_with(text) if w in ELSEWHERE and self.ours[stem(w)] < OURS}
        said = [v for w in words if (v := self.says(w)) is not None]
        count = len(said)
        return Evidence(
            covered=best.covered,
            score=best.score,
            mean=sum(said) / count if count else 0.0,
            total=sum(said) / math.sqrt(count + 1),
            for_it=sum(v for v in said if v > 0),
            against_it=sum(v for v in said if v < 0),
            strongest=max(said, default=0.0),
            length=math.log(1 + count),
            likeness=best.likeness,
            exact=float(best.named > EXACT),
            named=min(3.0, sum(stem(w) in self.names for w in words)),
            elsewhere=min(2.0, len(strange)) + len(set_elsewhere(text, strange)),
            unknown=min(4.0, len(terms.unknown)),
            together=float(best.shared >= 2),
            apart=float(best.shared == 0),
        )

    def confidence(self, evidence: Evidence, *, chosen: float) -> float:
        """From 0 to 1: how surely the best hit answers; below one half nothing is presented as an answer."""
        total = BIAS + CHOSEN * chosen + sum(map(mul, values_of(WEIGHTS), values_of(evidence)))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
