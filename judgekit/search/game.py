"""One game's index: its words, its ranking, and how much a question speaks of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from whoosh import query as q

from judgekit.library import Book, Kind, Library, Rule
from judgekit.search.confidence import Best, Evidence, Judge
from judgekit.search.meaning import likeness, meanings
from judgekit.search.opening import English
from judgekit.search.operators import Restriction
from judgekit.search.question import Question
from judgekit.search.ranking import Ranked, Ranker
from judgekit.search.spelling import Speller
from judgekit.search.synonyms import Synonym, Thesaurus
from judgekit.search.terms import TermMaker, Terms
from judgekit.search.words import FAINT_STEMS, STOP, stem, tokens

LOOKED_AT = 3  # hits that speak for an answer
MOST_PREFIXED = 40
SHOWN = "shown"


class GameSearcher:
    """Searches one game."""

    def __init__(self, library: Library, book: Book, index: Any, lexicon: dict[str, Any], english: English) -> None:  # noqa: ANN401 whoosh ships no types
        self.library = library
        self.book = book
        self.whoosh = index.searcher()
        self.keys = [tuple(key.split("|")) for key in lexicon["keys"]]
        self.beginnings = [f"{book.game}/"]
        self.words: dict[str, int] = lexicon["words"]
        held = [(library.rules[rule], edition) for rule, edition in self.keys]
        headings = {s.id: s.title for c in book.chapters for s in c.sections}
        self.ranker = Ranker(self.whoosh, held, lexicon["neighbourhoods"], lexicon["spread"], headings)
        thesaurus = Thesaurus([Synonym(tuple(said), tuple(meant), weight) for said, meant, weight in lexicon["synonyms"]])
        aliases = [a for e in book.editions for a in e.aliases if a != "rulebook"]
        speller = Speller(self.words, lexicon["stems"], lexicon["heard"], english.usage, self._card_names)
        self.terms = TermMaker(speller, thesaurus, self.ranker.rarity, self.ranker.rarest, [*book.names, *aliases])
        self.judge = Judge(lexicon["stems"], thesaurus.words(), english.stems, self.terms.names)
        self._views: dict[str, frozenset[int]] = {}
        self._remarks = frozenset(n for n, (rule, _) in enumerate(self.keys) if library.rules[rule].kind is Kind.REMARK)

    def stem_in_index(self, word: str) -> str:
        """The stem of a word as the index knows it, mended where it does not."""
        root = stem(word)
        if ("content", root) in self.whoosh.reader():
            return root
        return stem(self.terms.speller.mend(word) or word)

    def view(self, edition: str) -> frozenset[int]:
        """The documents of an edition, or those shown where none is chosen."""
        if edition not in self._views:
            self._views[edition] = frozenset(self.whoosh.docs_for_query(q.Term("view", edition.lower())))
        return self._views[edition]

    def allowed(self, question: Question, edition: str | None) -> frozenset[int]:
        """The documents that the choice of an edition, and the operators, leave."""
        allowed = self.view(edition or SHOWN)
        if not any(p.kind == "field" and p.name == "kind" and p.text.lower() == "remark" for p in question.pieces):
            allowed -= self._remarks
        restriction = Restriction(self).query(question.pieces) if question.has_operators else None
        if restriction is not None:
            allowed &= frozenset(self.whoosh.docs_for_query(restriction))
        return allowed

    def _card_names(self) -> set[str]:
        """The words in the names of cards."""
        return {word for card in self.library.all_cards for name in card.names for word in tokens(name)}

    def affinity(self, text: str, *, mend: bool) -> float:
        """How much the words of a question speak of this game, as they are to be read."""
        read = (word for reading in self.terms.read(text) for word in reading.words) if mend else tokens(text)
        return self.judge.affinity(read)

    def make_terms(self, words: str, *, mend: bool, typing: bool) -> Terms:
        """The terms of a question; while it is typed, its last word is the beginning of one."""
        terms = self.terms.make(words, mend=mend)
        if typing:
            self._complete(terms, words)
            terms.unknown = self.terms.unknown(terms.groups)
        return terms

    def _complete(self, terms: Terms, words: str) -> None:
        last = (tokens(words) or [""])[-1]
        group = next((g for g in terms.groups if g.typed == last), None)
        if len(last) < 2 or group is None:
            return
        terms.corrections[:] = [c for c in terms.corrections if c[0] != last]
        longer = sorted((w for w in self.words if w.startswith(last) and w not in STOP), key=lambda w: -self.words[w])[:MOST_PREFIXED]
        if longer and stem(last) not in group.stems:
            group.stems.clear()
        for word in longer:
            group.stems.setdefault(stem(word), 0.8)
        if longer:
            terms.said[-1] = stem(longer[0])
        if group.stems:
            group.weight = min(self.ranker.rarity(s) for s in group.stems)

    def rule_of(self, doc: int) -> tuple[Rule, str]:
        """The rule and the edition that a document holds."""
        return self.ranker.rules[doc]

    def confidence(self, text: str, terms: Terms, ranked: list[Ranked], *, chosen: float) -> float:
        """How surely the best hits answer a question."""
        return self.judge.confidence(self.evidence(text, terms, ranked), chosen=chosen)

    def evidence(self, text: str, terms: Terms, ranked: list[Ranked]) -> Evidence:
        """What speaks for and against the best hits."""
        first = ranked[:LOOKED_AT]
        pointing = meanings().direction(dict.fromkeys(terms.said, 1))
        best = Best(
            max((r.covered for r in first), default=0.0),
            max((r.score - r.apart for r in first), default=0.0),
            max((likeness(pointing, self.ranker.told(r.doc).direction) for r in first), default=0.0),
            max((r.named for r in first), default=0.0),
            max((self._shared(terms, r.doc) for r in first), default=0),
        )
        return self.judge.evidence(text, terms, best)

    def _shared(self, terms: Terms, doc: int) -> int:
        """How many telling words of a question stand together in one way of asking for a document."""
        telling = {s for g in terms.groups if (s := stem(g.read)) not in FAINT_STEMS and s not in self.terms.names}
        profile = self.ranker.profile(doc)
        together = Counter(place for word in telling for place in profile.where.get(word, b"") if place > len(profile.names))
        return max(together.values(), default=0)
