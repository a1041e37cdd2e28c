"""From a question to cited hits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from judgekit.errors import UnknownName
from judgekit.library import Book, Library, Rule
from judgekit.library.heap import nothing_to_collect
from judgekit.library.parse import did_you_mean
from judgekit.library.tables import asked_for, tables
from judgekit.paths import DESK
from judgekit.search.answer import Answer, Hit
from judgekit.search.cards import CardSearch, asks_for_cards, card_hit_json
from judgekit.search.cases import CaseSearch, asks_for_cases, case_json
from judgekit.search.filters import value_notes
from judgekit.search.game import GameSearcher
from judgekit.search.opening import opened
from judgekit.search.operators import searched_words
from judgekit.search.question import Piece, Question, asks_for, parse_question
from judgekit.search.ranking import Ranked, marks
from judgekit.search.sitting import Sitting
from judgekit.search.terms import Terms
from judgekit.search.words import stems, tokens

if TYPE_CHECKING:
    from judgekit.desk.search import RulingSearch

HALF = 0.5  # a confidence below one half answers nothing
SHOWN = 3  # cases named beside an answer, and hits whose cases are
NEAREST = 3  # entries named where nothing answers
NEAR_ENOUGH = 0.45  # the share of the question that such an entry holds
MARGIN = 7.0  # how much less than the likeliest game another may be spoken of and still be searched
MAIN = 0.4  # what being the main game is worth among the hits of several games
LEANING = 5.0  # what it is worth that every answer of a sitting was about a game
AFFINITY = 0.15  # what being spoken of is worth among the hits of several games
MARKS = ".,;:?!()'\""
BEFORE_NAME = frozenset("in under with by per the".split())
"""Words that belong to the name of an edition that follows them."""


class Searcher:
    """Searches a library. Open one, keep it, ask it often; one a thread."""

    def __init__(self, library: Library) -> None:
        self.library = library
        with nothing_to_collect():
            indexes, english = opened(library)
            self.games = {b.game: GameSearcher(library, b, *indexes[b.game], english) for b in library.books}
            self.cards = CardSearch(library.all_cards, english.words)

    def ask(
        self,
        text: str,
        *,
        game: str | None = None,
        edition: str | None = None,
        limit: int = 10,
        mend: bool = True,
        typing: bool = False,
        sitting: Sitting | None = None,
    ) -> Answer:
        """The hits for a question, best first. `typing` takes the last word for the beginning of one; a sitting remembers the game."""
        question = parse_question(text)
        answer = Answer(question.typed, None, None, notes=question.notes)
        self._choose(question, answer, game, edition)
        answer.notes.extend(value_notes(question.pieces, [self.library.book(answer.game)] if answer.game else self.library.books))
        if asks_for("ruling", question.pieces):
            self.rulings.answer(answer, " ".join(p.text for p in searched_words(question.pieces)), limit)
            return answer
        self._answer(question, answer, limit, mend, typing, sitting.leaning() if sitting else {})
        if self._may_have_rulings:
            self.rulings.add_to(answer)
        if sitting:
            sitting.heard(answer)
        return answer

    def _answer(self, question: Question, answer: Answer, limit: int, mend: bool, typing: bool, leaning: Mapping[str, float]) -> None:
        """Fills an answer from the books, the cards or the cases."""
        if asks_for_cases(question.pieces):
            answer.cases = self.cases.find((p.text for p in searched_words(question.pieces)), limit, answer.game)
            answer.answered, answer.confidence = bool(answer.cases), float(bool(answer.cases))
            return
        if asks_for_cards(question.pieces):
            self.cards.answer(answer, question.pieces, limit=limit, mend=mend)
            return
        if question.exact and self._exact(question, answer):
            return
        answer.notes.extend(self._no_such_id(question.exact, answer))
        words = " ".join(p.text for p in searched_words(question.pieces))
        found = [self._in_game(each, question, answer, words, mend, typing) for each in self._likely(words, question, answer, leaning)]
        self._fill(answer, found, question, limit)
        self.cards.add_named(answer, question, limit)
        answer.cases = self.library.cases_showing((h.rule.id for h in answer.hits[:SHOWN]), SHOWN)

    @cached_property
    def cases(self) -> CaseSearch:
        """The case book, searched."""
        return CaseSearch(self.library.cases)

    @cached_property
    def rulings(self) -> RulingSearch:
        """The rulings of the judge's desk, searched apart from the books."""
        from judgekit.desk.search import RulingSearch

        return RulingSearch(self.library)

    @property
    def _may_have_rulings(self) -> bool:
        """Whether anything was ever ruled here; the desk is not opened for an answer beside which nothing can stand."""
        return "rulings" in self.__dict__ or self.library.folder is None or self.library.in_memory or (self.library.folder / DESK).exists()

    def _choose(self, question: Question, answer: Answer, game: str | None, edition: str | None) -> None:
        """Settles the game and the edition: as chosen, as filtered for, or as the question itself names them."""
        filters = {p.name: p.text for p in question.pieces if p.kind == "field" and p.name in {"game", "edition"}}
        question.pieces = [p for p in question.pieces if not (p.kind == "field" and p.name == "game")] or question.pieces
        game = game or filters.get("game")
        answer.game = self.library.book(game).game if game else self._game_named(question.pieces)
        edition = edition or filters.get("edition")
        named, question.pieces = self._edition_named(question.pieces, answer)
        if edition:
            answer.edition = self.library.edition(answer.game, edition).id if answer.game else self._edition_anywhere(edition, answer)
        else:
            answer.edition = named

    def _edition_anywhere(self, name: str, answer: Answer) -> str:
        """An edition named without its game; where only one game has it, that is the game."""
        having = [(b, found) for b in self.library.books if (found := b.edition(name))]
        if not having:
            known = [e.id for b in self.library.books for e in b.editions]
            raise UnknownName(f"no edition {name!r}; the editions are {', '.join(dict.fromkeys(known))}")
        if len(having) == 1:
            answer.game = having[0][0].game
        return having[0][1].id

    def _game_named(self, pieces: list[Piece]) -> str | None:
        """The game whose name stands in the question."""
        said = f" {' '.join(tokens(' '.join(p.text for p in pieces if p.kind in {'word', 'phrase'})))} "
        named = [b.game for b in self.library.books if any(f" {' '.join(tokens(n))} " in said for n in (b.short, b.title, b.game.replace("-", " ")))]
        return named[0] if len(named) == 1 else None

    def _edition_named(self, pieces: list[Piece], answer: Answer) -> tuple[str | None, list[Piece]]:
        """An edition that the question itself names ("in the playtest rules"), and the question without that name."""
        for book in self.library.books:
            if answer.game not in (None, book.game) or len(book.editions) < 2:
                continue
            for edition in book.editions:
                left = without_name(pieces, {edition.id, *edition.aliases} - {"rulebook"})
                if left is not None:
                    answer.game = book.game
                    return edition.id, left
        return None, pieces

    def _exact(self, question: Question, answer: Answer) -> bool:
        """A number or an id that was typed lands on its rule, exactly."""
        books = [self.library.book(answer.game)] if answer.game else self.library.books
        found = [r for b in books if (r := self.library.find(question.exact, b.game))]
        for rule in dict.fromkeys(found):
            for each in (rule, *(self.library.below(rule) if question.below else [])):
                edition = answer.edition if answer.edition and each.stands_in(answer.edition) else shown_in(self.library.book(each.game), each)
                answer.hits.append(Hit(len(answer.hits) + 1, each, edition, 100.0, ()))
        return bool(answer.hits)

    def _no_such_id(self, typed: str, answer: Answer) -> list[str]:
        """What is said of an id that no rule has, where others begin as it does; its words are searched for."""
        if "/" not in typed:
            return []
        books = [self.library.book(answer.game)] if answer.game else self.library.books
        known = [r.id.removeprefix(f"{b.game}/") for b in books for r in b.rules]
        head, slash, _ = next((typed.removeprefix(f"{b.game}/") for b in books if typed.startswith(f"{b.game}/")), typed).partition("/")
        if not slash or not any(i.startswith(f"{head}/") for i in known):
            return []
        return [f"there is no rule {typed}; its words were searched for{did_you_mean(typed, known)}"]

    def _likely(self, words: str, question: Question, answer: Answer, leaning: Mapping[str, float]) -> list[Likely]:
        """The games that a question may be about."""
        if answer.game:
            return [Likely(self.games[answer.game], 0.0, 1.0)]
        spoken = [(each, each.judge.affinity(words)) for each in self.games.values()]
        most = max(affinity for _, affinity in spoken)
        wide = question.has_operators
        likely = [(each, affinity - most) for each, affinity in spoken if wide or affinity >= most - MARGIN or each.book.game in leaning]
        main = self.library.books[0]
        out = []
        for each, behind in likely:
            about = leaning.get(each.book.game, 0.0)
            out.append(Likely(each, AFFINITY * behind + (MAIN if each.book is main else 0.0) + LEANING * about, about))
        return out

    def _in_game(self, likely: Likely, question: Question, answer: Answer, words: str, mend: bool, typing: bool) -> Found:
        """What one game says to a question."""
        game, bonus = likely.game, likely.bonus
        terms = game.make_terms(words, mend=mend, typing=typing)
        known = {e.id for e in game.book.editions}
        if answer.edition and answer.edition not in known:
            return Found(game, bonus, terms, [], 0.0)
        allowed = game.allowed(question, answer.edition)
        if not terms.groups and question.has_operators:
            ranked = [Ranked(doc, 1.0, 1.0, 1.0) for doc in sorted(allowed)]
            return Found(game, bonus, terms, ranked, 1.0 if ranked else 0.0)
        ranked = game.ranker.rank(terms, allowed, beside_others=not answer.game)
        if ranked:
            bonus -= ranked[0].turned  # it tells the rules of one game apart, not the games
        return Found(game, bonus, terms, ranked, game.confidence(question.typed, terms, ranked, chosen=likely.chosen))

    def _fill(self, answer: Answer, found: list[Found], question: Question, limit: int) -> None:
        """Puts the ranked hits of the games into an answer, or says that nothing answers the question."""
        first = max(found, key=lambda f: (f.ranked[0].score + f.bonus if f.ranked else -1e9, f.confidence))
        answer.corrections, answer.unknown = first.terms.corrections, first.terms.unknown
        answer.confidence = first.confidence
        if not first.ranked or answer.confidence < HALF:
            answer.answered = False
            answer.nearest = [first.game.rule_of(row.doc)[0] for row in first.ranked[:NEAREST] if row.covered >= NEAR_ENOUGH]
            return
        rows = [(row.score + f.bonus, f, row) for f in found for row in f.ranked]
        plain = not question.has_operators
        seen: set[str] = set()
        for score, where, row in sorted(rows, key=lambda r: -r[0]):
            rule, edition = self._said_first(*where.game.rule_of(row.doc), plain=plain)
            if rule.id in seen:
                continue
            seen.add(rule.id)
            wanted = where.terms.weights
            answer.hits.append(Hit(len(answer.hits) + 1, rule, edition, round(score, 3), tuple(marks(rule.text_in(edition), wanted)), tuple(wanted)))
            if len(answer.hits) >= limit:
                break

    def _said_first(self, rule: Rule, edition: str, *, plain: bool) -> tuple[Rule, str]:
        """The rule that an entry says again, where that stands in the edition; otherwise the entry itself."""
        first = self.library.rules.get(rule.repeats) if plain else None
        return (first, edition) if first and first.stands_in(edition) else (rule, edition)

    def as_json(self, answer: Answer) -> dict[str, Any]:
        """An answer as the commands and the web page give it to other programs. The rulings come behind what the books say."""
        hits = [
            *map(card_hit_json, answer.cards),
            *(self._hit_json(h) for h in answer.hits),
            *(case_json(n, c) for n, c in enumerate(answer.cases, 1) if not answer.hits),
        ]
        return {
            "question": answer.question,
            "game": answer.game,
            "edition": answer.edition,
            "answered": answer.answered,
            "confidence": round(answer.confidence, 3),
            "corrections": [{"typed": a, "searched": b} for a, b in answer.corrections],
            "unknown": answer.unknown,
            "notes": answer.notes,
            "nearest": [{"id": r.id, "title": r.title} for r in answer.nearest],
            "hits": [*hits, *self._rulings_json(answer, len(hits))],
            "cases": [{"number": c.number, "title": c.title} for c in answer.cases],
            "cards": [{"id": c.id, "title": c.name} for c in answer.mentioned],
            "rulings": [{"id": f"ruling/{p.ruling.id}", "title": p.ruling.asked} for p in answer.rulings],
        }

    def _rulings_json(self, answer: Answer, behind: int) -> list[dict[str, Any]]:
        """The rulings beside an answer as hits, behind those of the books."""
        if not answer.rulings:
            return []
        from judgekit.desk.search import ruling_hit_json

        return [ruling_hit_json(n, p) for n, p in enumerate(answer.rulings, behind + 1)]

    def _hit_json(self, hit: Hit) -> dict[str, Any]:
        """A hit, with the rows of its tables that were asked for."""
        record = {"rank": hit.rank, "score": hit.score, **self.library.as_json(hit.rule, hit.edition), "marks": [list(m) for m in hit.marks]}
        for table, data in zip(tables(hit.rule.text_in(hit.edition)), record.get("tables", ()), strict=False):
            data["asked_rows"], data["asked_columns"] = map(list, asked_for(table, hit.words, stems))
        return record


@dataclass(frozen=True, slots=True)
class Likely:
    """A game that a question may be about: what its hits are worth beside the others', and how surely it is meant (1 where it was chosen)."""

    game: GameSearcher
    bonus: float
    chosen: float


@dataclass(frozen=True, slots=True)
class Found:
    """What one game says to a question."""

    game: GameSearcher
    bonus: float
    terms: Terms
    ranked: list[Ranked]
    confidence: float


def shown_in(book: Book, rule: Rule) -> str:
    """The edition a rule is shown in when none is chosen."""
    return book.current.id if rule.stands_in(book.current.id) else rule.editions[0]


def without_name(pieces: list[Piece], names: set[str]) -> list[Piece] | None:
    """A question without the name of an edition; None where it does not stand there, or is all there is."""
    at = next((n for n, p in enumerate(pieces) if p.kind == "word" and p.text.strip(MARKS).casefold() in names), None)
    if at is None:
        return None
    rest = {"rules", "edition", "version", "doc", "document", "rulebook", "text"}
    begin = at
    while begin and pieces[begin - 1].kind == "word" and pieces[begin - 1].text.casefold() in BEFORE_NAME:
        begin -= 1
    left = [p for n, p in enumerate(pieces) if not (begin <= n <= at or (n == at + 1 and p.text.casefold().strip(MARKS) in rest))]
    return left if searched_words(left) or any(p.kind == "field" for p in left) else None
