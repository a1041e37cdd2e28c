"""From a question to cited hits."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from whoosh import index as whoosh_index
from whoosh import query as q

from judgekit import paths
from judgekit.errors import StoreError, UnknownName
from judgekit.library import Kind, Library, Rule, store
from judgekit.library.tables import asked_for, tables
from judgekit.search.confidence import Evidence, Judge
from judgekit.search.operators import Restriction, searched_words
from judgekit.search.question import Piece, Question, parse_question
from judgekit.search.ranking import Ranked, Ranker, marks
from judgekit.search.spelling import Speller
from judgekit.search.synonyms import Synonym, Thesaurus, load_synonyms
from judgekit.search.terms import TermMaker, Terms
from judgekit.search.words import STOP, stem, stems, tokens

HALF = 0.5  # a confidence below one half answers nothing
EXACT = 0.9  # a name this like the whole question is what was asked for
MOST_PREFIXED = 40


@dataclass(frozen=True, slots=True)
class Hit:
    """One answer: a rule as it holds in an edition."""

    rank: int
    rule: Rule
    edition: str
    score: float
    marks: tuple[tuple[int, int], ...]
    words: tuple[str, ...] = ()


@dataclass(slots=True)
class Answer:
    """What a question found."""

    question: str
    game: str | None
    edition: str | None
    hits: list[Hit] = field(default_factory=list)
    answered: bool = True
    corrections: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    confidence: float = 1.0


class Searcher:
    """Searches a library. Open one, keep it, ask it often; one a thread."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.index, lexicon = opened(library)
        self.whoosh = self.index.searcher()
        self.keys = [tuple(stored["key"].split("|")) for stored in self.whoosh.reader().all_stored_fields()]
        self.beginnings = [f"{b.game}/" for b in library.books]
        self.ranker = Ranker(self.whoosh, [(library.rules[rule], edition) for rule, edition in self.keys], lexicon["neighbourhoods"])
        synonyms = [s for b in library.books for s in synonyms_of(b.game)]
        thesaurus = Thesaurus(synonyms)
        english = dict(zip(lexicon["english"].split(), lexicon["english_counts"], strict=True))
        speller = Speller(lexicon["words"], english)
        self.words = lexicon["words"]
        self.terms = TermMaker(speller, thesaurus, self.ranker.rarity, self.ranker.rarest, names_of_cards(library))
        self.judge = Judge(lexicon["words"], thesaurus.words(), english, self.terms.names)
        self._views: dict[str, frozenset[int]] = {}
        self._remarks = frozenset(n for n, (rule, _) in enumerate(self.keys) if library.rules[rule].kind is Kind.REMARK)

    def ask(
        self, text: str, *, game: str | None = None, edition: str | None = None, limit: int = 10, mend: bool = True, typing: bool = False
    ) -> Answer:
        """The hits for a question, best first. `typing` takes the last word for the beginning of one."""
        question = parse_question(text)
        book = self.library.book(game) if game else None
        game = book.game if book else None
        wanted = self.library.edition(game, edition).id if game and edition else self._edition_anywhere(edition) if edition else None
        named, pieces = self._edition_in(question.pieces, game)
        answer = Answer(question.typed, game, wanted or named, notes=question.notes)
        question.pieces = pieces
        if question.exact and self._exact(question, answer):
            return answer
        allowed = self._allowed(question, answer)
        words = " ".join(p.text for p in searched_words(pieces))
        terms = self.terms.make(words, mend=mend)
        if typing:
            self._complete(terms, words)
        answer.corrections, answer.unknown = terms.corrections, terms.unknown
        self._fill(answer, terms, allowed, question, limit)
        return answer

    def stem_in_index(self, word: str) -> str:
        """The stem of a word as the index knows it, mended where it does not."""
        root = stem(word)
        if ("content", root) in self.whoosh.reader():
            return root
        return stem(self.terms.speller.mend(word) or word)

    def _edition_anywhere(self, name: str) -> str:
        """An edition named without its game."""
        for book in self.library.books:
            found = book.edition(name)
            if found:
                return found.id
        known = [e.id for b in self.library.books for e in b.editions]
        raise UnknownName(f"no edition {name!r}; the editions are {', '.join(known)}")

    def _edition_in(self, pieces: list[Piece], game: str | None) -> tuple[str | None, list[Piece]]:
        """An edition that the question itself names ("in the playtest rules"), and the question without that name."""
        for book in self.library.books:
            if game not in (None, book.game) or len(book.editions) < 2:
                continue
            for edition in book.editions:
                names = {edition.id, *edition.aliases} - {"rulebook"}
                at = next((n for n, p in enumerate(pieces) if p.kind == "word" and p.text.strip(".,;:?!()'").casefold() in names), None)
                if at is not None:
                    left = [
                        p
                        for n, p in enumerate(pieces)
                        if n != at and not (n == at + 1 and p.text.casefold().strip(".,;:?!") in {"rules", "edition", "version"})
                    ]
                    if searched_words(left) or any(p.kind == "field" for p in left):
                        return edition.id, left
        return None, pieces

    def _exact(self, question: Question, answer: Answer) -> bool:
        """A number or an id that was typed lands on its rule, exactly."""
        books = [self.library.book(answer.game)] if answer.game else self.library.books
        found = [r for b in books if (r := self.library.find(question.exact, b.game))]
        for rule in dict.fromkeys(found):
            rules = [rule, *(self.library.below(rule) if question.below else [])]
            for each in rules:
                edition = answer.edition if answer.edition and each.stands_in(answer.edition) else self._shown(each)
                answer.hits.append(Hit(len(answer.hits) + 1, each, edition, 100.0, ()))
        return bool(answer.hits)

    def _shown(self, rule: Rule) -> str:
        current = self.library.book(rule.game).current.id
        return current if rule.stands_in(current) else rule.editions[0]

    def _view(self, name: str) -> frozenset[int]:
        """The documents of one choice of game and edition."""
        if name not in self._views:
            self._views[name] = frozenset(self.whoosh.docs_for_query(q.Term("view", name.lower())))
        return self._views[name]

    def _allowed(self, question: Question, answer: Answer) -> frozenset[int]:
        """The documents that the choice of game and edition, and the operators, leave."""
        asked_edition = next((p.text for p in question.pieces if p.kind == "field" and p.name == "edition"), None)
        if asked_edition and not answer.edition:
            answer.edition = self._edition_anywhere(asked_edition)
        games = [answer.game] if answer.game else [b.game for b in self.library.books]
        if answer.edition:
            allowed = frozenset().union(*(self._view(f"{g}/{answer.edition}") for g in games))
        else:
            allowed = self._view(answer.game or "all")
        if not any(p.kind == "field" and p.name == "kind" and p.text.lower() == "remark" for p in question.pieces):
            allowed -= self._remarks
        restriction = Restriction(self).query(question.pieces) if question.has_operators else None
        if restriction is not None:
            allowed &= frozenset(self.whoosh.docs_for_query(restriction))
        return allowed

    def _complete(self, terms: Terms, words: str) -> None:
        """Takes the last word for the beginning of longer ones."""
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
        if group.stems:
            group.weight = min(self.ranker.rarity(s) for s in group.stems)

    def _fill(self, answer: Answer, terms: Terms, allowed: frozenset[int], question: Question, limit: int) -> None:
        """Puts the ranked hits into an answer, or says that nothing answers the question."""
        filters_only = not terms.groups and question.has_operators
        ranked = [Ranked(doc, 1.0, 1.0, 1.0) for doc in sorted(allowed)] if filters_only else self.ranker.rank(terms, allowed)
        answer.confidence = 1.0 if filters_only and ranked else self.judge.confidence(self.evidence(question.typed, terms, ranked))
        if not ranked or answer.confidence < HALF:
            answer.answered = False
            return
        wanted = terms.weights
        seen: set[str] = set()
        for row in ranked:
            rule_id, edition = self.keys[row.doc]
            rule = self._said_first(self.library.rules[rule_id], edition, not question.has_operators)
            if rule.id in seen:
                continue
            seen.add(rule.id)
            answer.hits.append(
                Hit(len(answer.hits) + 1, rule, edition, round(row.score, 3), tuple(marks(rule.text_in(edition), wanted)), tuple(wanted))
            )
            if len(answer.hits) >= limit:
                break

    def _said_first(self, rule: Rule, edition: str, plain: bool) -> Rule:
        """The rule that an entry says again, where that stands in the edition; otherwise the entry itself."""
        first = self.library.rules.get(rule.repeats) if plain else None
        return first if first and first.stands_in(edition) else rule

    def evidence(self, words: str, terms: Terms, ranked: list[Ranked]) -> Evidence:
        """What speaks for and against the best hits."""
        best = ranked[:3]
        return self.judge.evidence(
            words,
            terms,
            max((r.covered for r in best), default=0.0),
            max((r.score for r in best), default=0.0),
            max((r.likeness for r in best), default=0.0),
            max((float(r.named > EXACT) for r in best), default=0.0),
        )

    def as_json(self, answer: Answer) -> dict[str, Any]:
        """An answer as the commands and the web page give it to other programs."""
        return {
            "question": answer.question,
            "game": answer.game,
            "edition": answer.edition,
            "answered": answer.answered,
            "confidence": round(answer.confidence, 3),
            "corrections": [{"typed": a, "searched": b} for a, b in answer.corrections],
            "unknown": answer.unknown,
            "notes": answer.notes,
            "hits": [self._hit_json(h) for h in answer.hits],
        }

    def _hit_json(self, hit: Hit) -> dict[str, Any]:
        """A hit, with the rows of its tables that were asked for."""
        record = {"rank": hit.rank, "score": hit.score, **self.library.as_json(hit.rule, hit.edition), "marks": [list(m) for m in hit.marks]}
        for table, data in zip(tables(hit.rule.text_in(hit.edition)), record.get("tables", ()), strict=False):
            data["asked_rows"], data["asked_columns"] = map(list, asked_for(table, hit.words, stems))
        return record


def opened(library: Library) -> tuple[Any, dict[str, Any]]:
    """The index of a library and its words; built anew where it is spoilt, missing, or of another version."""
    folder = (library.built_in or Path()) / f"index-{library.key}"
    try:
        return read_index(folder)
    except Exception:  # a spoilt file can make the reader fail in any way
        try:
            store.replace_index(folder, library.books)
            return read_index(folder)
        except Exception as error:
            raise StoreError(f"the index in {folder} cannot be read ({error}); delete the folder, it is made anew") from error


def read_index(folder: Path) -> tuple[Any, dict[str, Any]]:
    """The index in a folder, seen to be whole, and its words."""
    index = whoosh_index.open_dir(str(folder), readonly=True)
    lexicon = json.loads((folder / "words.json").read_text(encoding="utf-8"))
    with index.searcher() as searcher:
        if not all({"key"} <= stored.keys() for stored in searcher.reader().all_stored_fields()):
            raise ValueError("documents without a key")
        sum(1 for _ in searcher.reader().field_terms("content"))
    if not {"words", "english", "english_counts", "neighbourhoods"} <= lexicon.keys():
        raise ValueError("words of another version")
    return index, lexicon


def synonyms_of(game: str) -> list[Synonym]:
    """The synonyms of a game."""
    base = paths.rules_text()
    folder = game_folder(base, game)
    return load_synonyms(folder / "synonyms.toml", base) if folder else []


def game_folder(base: Path, game: str) -> Path | None:
    """The folder of a game's texts."""
    wanted = re.compile(rf'^game = "{re.escape(game)}"$', re.MULTILINE)
    return next((f.parent for f in base.glob("*/book.toml") if wanted.search(f.read_text(encoding="utf-8"))), None)


def names_of_cards(library: Library) -> list[str]:
    """The names of the people and places that questions tell stories about: they say nothing about the rule."""
    return [name for book in library.books for name in (*book.names, *(a for e in book.editions for a in e.aliases if a != "rulebook"))]
