"""Which documents answer a question best.

Whoosh's score for each of its words comes first, then a close look: how like the question is to a document's name and to
the ways in which people ask for it, how much of it the document holds, and where in the book that stands. The best are at
last told apart by what single words do not hold: turns of phrase, and what is meant by other words.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nsmallest

from whoosh import scoring
from whoosh.query import Term
from whoosh.searching import SearchContext
from whoosh.searching import Searcher as WhooshSearcher

from judgekit.library.model import Form, Kind, Rule, Standing
from judgekit.search.index import RANKED, neighbourhood
from judgekit.search.meaning import Direction, likeness, meanings
from judgekit.search.terms import Terms
from judgekit.search.turns import Turns, shared, turns_of
from judgekit.search.words import FAINT_STEMS, TOKEN, stem, stems, stems_of, tokens

FIELDS = dict.fromkeys(RANKED, 1.0)  # where words are looked for, and what they are worth there
MOST_PHRASES = 250  # of a document; their places are bytes
KEPT = 1500  # words whose scores are kept for the next question
LOOKED_AT = 60  # documents that are compared closely
FOREMOST = 20  # ... and in their turns of phrase and what they mean as well
ASKED = 3.0  # what being asked for in these words is worth
AGAIN = 1.5  # ... in a second way too
TURNED = 0.2  # ... and in the same turns of phrase
MEANT = 5.0  # what meaning the same is worth, in other words too
NAMED = 0.8  # what having this name is worth
OWN = 0.6  # ... in its own title and text, not only in the ways of asking
TITLED = 2.0  # being asked for by its very title
CALLED = 1.5  # ... by another of its names
HEADED = 5.0  # standing under the very heading that was typed, where no term is called so
NEAR = 0.5  # standing in a part of the book that speaks of it
COVERED = 3.5  # what holding all of the question's words is worth
B = 0.6
OPEN = 0.94  # a silent or disputed point stands behind the rule that it is about
PRIOR = {Form.EXAMPLE: 0.93, Form.NOTE: 0.98}
FAINT_SHARE = 0.85
FEW_WORDS = 3  # words of a question that looks a term up
TERM_FOR_FEW = 0.4  # what being a term is worth to such a question, and to a longer one
TERM_FOR_MANY = -0.7


@dataclass(slots=True)
class Ranked:
    """A document with its score, the share of the question that it holds, and how like the question is to its name."""

    doc: int
    score: float
    covered: float
    named: float = 0.0
    apart: float = 0.0
    """What of the score turns of phrase and meaning gave: it tells neighbours apart, and nothing of whether any of them answers."""


@dataclass(slots=True)
class Profile:
    """What a document is compared by, in stems: its own words, its names, and the ways of asking for it, each a phrase with a place."""

    names: list[frozenset[str]]
    where: dict[str, bytes]
    """For each stem the places of the phrases that hold it: 0 the names and the text, then each name, then each way of asking."""
    wholes: list[float]
    """What the words of each phrase weigh together."""
    prior: float
    term: bool
    place: str
    heading: frozenset[str]


@dataclass(frozen=True, slots=True)
class Told:
    """How a document's text, its names and the ways of asking for it are worded: their turns of phrase, and where they point together."""

    turns: Turns
    direction: Direction


@dataclass(slots=True)
class Likeness:
    """How like a question is to a document: to each of its names and to each way of asking for it, from 0 to 1, and what is held of it."""

    names: list[float]
    asked: list[float]
    own: float
    covered: float


class Ranker:
    """Ranks the documents of an index."""

    def __init__(
        self,
        searcher: WhooshSearcher,
        rules: list[tuple[Rule, str]],
        neighbourhoods: dict[str, dict[str, int]],
        spread: dict[str, int],
        headings: dict[str, str],
    ) -> None:
        self.searcher = searcher
        self.spread = spread
        self.rules = rules
        terms = {name for rule, _ in rules if rule.kind is Kind.TERM for name in phrases((rule.title, *rule.also))}
        self.headings = {section: words for section, title in headings.items() if (words := frozenset(stems(title))) and words not in terms}
        self.near = {name: (words, sum(words.values()) or 1) for name, words in neighbourhoods.items()}
        self.count = max(1, searcher.doc_count())
        self.weighting = scoring.BM25F(B=B)
        self._scores: dict[str, dict[int, float]] = {}
        self._rarity: dict[str, float] = {}
        self._profiles: dict[int, Profile] = {}
        self._told: dict[int, Told] = {}
        self.rarest = math.log(1 + self.count)

    def rarity(self, word: str) -> float:
        """How much a stem tells: the rarer, the more."""
        known = self._rarity.get(word)
        if known is None:
            known = math.log(1 + self.count / (1 + self.spread.get(word, 0)))
            self._rarity[word] = known
        return known

    def scores(self, word: str) -> dict[int, float]:
        """Whoosh's score of every document that holds a stem."""
        known = self._scores.get(word)
        if known is None:
            known = self._scores[word] = {}
            if len(self._scores) > KEPT:
                del self._scores[next(iter(self._scores))]
            for field, worth in FIELDS.items():
                if (field, word) in self.searcher.reader():
                    matcher = Term(field, word).matcher(self.searcher, SearchContext(weighting=self.weighting))
                    while matcher.is_active():
                        known[matcher.id()] = known.get(matcher.id(), 0.0) + worth * matcher.score()
                        matcher.next()
        return known

    def rank(self, terms: Terms, allowed: frozenset[int] | None, *, beside_others: bool = False) -> list[Ranked]:
        """The documents in order, the best first; fewer of them where other games are looked through as well."""
        sums: dict[int, float] = {}
        for word, weight in terms.weights.items():
            for doc, score in self.scores(word).items():
                sums[doc] = sums.get(doc, 0.0) + weight * score
        found = [(score, doc) for doc, score in sums.items() if allowed is None or doc in allowed]
        best = nsmallest(LOOKED_AT // 3 if beside_others else LOOKED_AT, found, key=lambda pair: (-pair[0], pair[1]))
        sought = Sought(terms, self)
        looked_at = {doc for _, doc in best}
        best += [(sums.get(doc, 0.0), doc) for doc in self._under(sought.typed) if doc not in looked_at and (allowed is None or doc in allowed)]
        ranked = [self._close_look(sought, score, doc) for score, doc in best]
        ranked.sort(key=lambda row: (-row.score, row.doc))
        if len(terms.said) > FEW_WORDS:
            self._tell_apart(ranked, terms)
        return ranked

    def _tell_apart(self, ranked: list[Ranked], terms: Terms) -> None:
        """Puts the best documents in order by their turns of phrase and what they mean as well."""
        foremost = ranked[:FOREMOST]
        told = [self.told(row.doc) for row in foremost]
        pointing = meanings().direction(dict.fromkeys(terms.said, 1))
        for row, turned, its in zip(foremost, shared(terms.said, [its.turns for its in told]), told, strict=True):
            row.apart = TURNED * turned + MEANT * likeness(pointing, its.direction)
            row.score += row.apart
        ranked.sort(key=lambda row: (-row.score, row.doc))

    def _under(self, typed: set[str]) -> list[int]:
        """The documents under a heading that was typed outright, however common its words are."""
        sections = {section for section, heading in self.headings.items() if heading == typed}
        return [doc for doc, (rule, _) in enumerate(self.rules) if rule.section in sections] if sections else []

    def _close_look(self, sought: Sought, score: float, doc: int) -> Ranked:
        """A document's place in the order, from its score and what it says."""
        profile = self.profile(doc)
        like = sought.compared(profile)
        asked, again = (*sorted(like.asked, reverse=True)[:2], 0.0, 0.0)[:2]
        named = max(like.names, default=0.0)
        close = score / sought.total + ASKED * asked + AGAIN * again + NAMED * named
        close += (COVERED * like.covered + OWN * like.own) / sought.total
        close += NEAR * sought.nearness(profile.place)
        close += next((CALLED if n else TITLED for n, name in enumerate(profile.names) if sought.typed == name), 0.0)
        if sought.typed == profile.heading:
            close += HEADED
            named = 1.0
        if profile.term:
            close += TERM_FOR_FEW if len(sought.groups) <= FEW_WORDS else TERM_FOR_MANY
        return Ranked(doc, close * profile.prior, like.covered / sought.total, named)

    def share(self, word: str) -> float:
        """A stem's weight in a phrase."""
        return self.rarity(word) * (FAINT_SHARE if word in FAINT_STEMS else 1.0)

    def profile(self, doc: int) -> Profile:
        """What a document is compared by."""
        known = self._profiles.get(doc)
        if known is None:
            rule, edition = self.rules[doc]
            prior = PRIOR.get(rule.form, 1.0) * (OPEN if rule.standing in {Standing.SILENT, Standing.DISPUTED} else 1.0)
            names = phrases((rule.title, *rule.also))
            own = frozenset(stems(rule.text_in(edition))).union(*names)
            where: dict[str, bytes] = {}
            wholes = []
            for place, phrase in enumerate((own, *names, *phrases(rule.ways)[: MOST_PHRASES - len(names)])):
                wholes.append(sum(map(self.share, phrase)))
                for word in phrase:
                    where[sys.intern(word)] = where.get(word, b"") + bytes((place,))
            heading = self.headings.get(rule.section, frozenset())
            known = self._profiles[doc] = Profile(names, where, wholes, prior, rule.kind is Kind.TERM, neighbourhood(rule), heading)
        return known

    def told(self, doc: int) -> Told:
        """How a document and the ways of asking for it are worded."""
        known = self._told.get(doc)
        if known is None:
            rule, edition = self.rules[doc]
            said = [[*map(stem, tokens(text))] for text in (rule.text_in(edition), rule.title, *rule.also, *rule.ways)]
            counts = Counter(word for words in said for word in dict.fromkeys(words))
            known = self._told[doc] = Told(turns_of(said), meanings().direction(counts))
        return known


def phrases(texts: Iterable[str]) -> list[frozenset[str]]:
    """Texts by their stems; those without any left out."""
    return [words for text in texts if (words := frozenset(stems(text)))]


def marks(text: str, wanted: Iterable[str]) -> list[tuple[int, int]]:
    """Where the words searched for stand in a text."""
    stems_wanted = set(wanted)
    return [m.span() for m in TOKEN.finditer(text) if not stems_wanted.isdisjoint(stems_of(m.group()))]


class Sought:
    """A question while documents are compared with it."""

    def __init__(self, terms: Terms, ranker: Ranker) -> None:
        self.groups = terms.groups
        self.total = terms.total
        self.typed = {stem(g.read) for g in terms.groups}
        self.worth = {word: ranker.share(word) * weight for word, weight in terms.weights.items()}
        self.near = ranker.near
        self._places: dict[str, float] = {}

    def compared(self, profile: Profile) -> Likeness:
        """How much the question and each phrase of a document share, weighted by rarity, and what the document holds of the question."""
        shared, touched = [0.0] * len(profile.wholes), [0.0] * len(profile.wholes)
        found: dict[str, bytes] = {}
        for word, worth in self.worth.items():
            if places := profile.where.get(word):
                found[word] = places
                for place in places:
                    shared[place] += worth
        covered = 0.0
        for group in self.groups:
            held = [found[word] for word in group.stems if word in found]
            if held:
                covered += group.weight
                for place in held[0] if len(held) == 1 else {p for places in held for p in places}:
                    touched[place] += group.weight
        alike = [s / (whole + max(0.0, self.total - t)) if s else 0.0 for s, whole, t in zip(shared, profile.wholes, touched, strict=True)]
        names = 1 + len(profile.names)
        return Likeness(alike[1:names], alike[names:], touched[0], covered)

    def nearness(self, place: str) -> float:
        """How much the part of the book that a document stands in speaks of what is asked."""
        known = self._places.get(place)
        if known is None:
            words, count = self.near.get(place, ({}, 1))
            said = (g.weight * math.log(1 + 50 * sum(words.get(s, 0) for s in g.stems) / count) for g in self.groups)
            known = self._places[place] = sum(said) / self.total
        return known
