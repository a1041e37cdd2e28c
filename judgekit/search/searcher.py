"""From a question to cited hits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from judgekit.library import Library, Rule
from judgekit.library.heap import nothing_to_collect
from judgekit.library.model import shown_edition
from judgekit.nearest import did_you_mean
from judgekit.paths import DESK
from judgekit.search.answer import Answer, Hit
from judgekit.search.answer_json import answer_json
from judgekit.search.cards import CardSearch, asks_for_cards
from judgekit.search.cases import CaseSearch, asks_for_cases
from judgekit.search.confidence import Evidence
from judgekit.search.filters import value_notes
from judgekit.search.game import GameSearcher
from judgekit.search.meant import choose_scope
from judgekit.search.opening import opened
from judgekit.search.operators import searched_words
from judgekit.search.question import Question, asks_for, parse_question
from judgekit.search.ranking import Ranked, marks
from judgekit.search.sitting import Sitting
from judgekit.search.terms import Terms

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
        choose_scope(self.library, question, answer, game, edition)
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
        self._fill(answer, self._found(question, answer, mend, typing, leaning), question, limit)
        self.cards.add_named(answer, question, limit)
        answer.cases = self.library.cases_showing((h.rule.id for h in answer.hits[:SHOWN]), SHOWN)

    def evidence(self, text: str, *, game: str | None = None) -> Evidence:
        """What speaks for and against answering a question, which `Answer.confidence` weighs."""
        question = parse_question(text)
        answer = Answer(question.typed, None, None)
        choose_scope(self.library, question, answer, game, None)
        best = foremost(self._found(question, answer, mend=True, typing=False, leaning={}))
        return best.game.evidence(question.typed, best.terms, best.ranked)

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

    def _exact(self, question: Question, answer: Answer) -> bool:
        """A number or an id that was typed lands on its rule, exactly."""
        books = [self.library.book(answer.game)] if answer.game else self.library.books
        found = [r for b in books if (r := self.library.find(question.exact, b.game))]
        for rule in dict.fromkeys(found):
            for each in (rule, *(self.library.below(rule) if question.below else [])):
                edition = answer.edition if answer.edition and each.stands_in(answer.edition) else shown_edition(self.library.book(each.game), each)
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

    def _likely(self, words: str, question: Question, answer: Answer, leaning: Mapping[str, float], *, mend: bool) -> list[Likely]:
        """The games that a question may be about."""
        if answer.game:
            return [Likely(self.games[answer.game], 0.0, 1.0)]
        spoken = [(each, each.affinity(words, mend=mend)) for each in self.games.values()]
        most = max(affinity for _, affinity in spoken)
        wide = question.has_operators
        likely = [(each, affinity - most) for each, affinity in spoken if wide or affinity >= most - MARGIN or each.book.game in leaning]
        main = self.library.books[0]
        out = []
        for each, behind in likely:
            about = leaning.get(each.book.game, 0.0)
            out.append(Likely(each, AFFINITY * behind + (MAIN if each.book is main else 0.0) + LEANING * about, about))
        return out

    def _found(self, question: Question, answer: Answer, mend: bool, typing: bool, leaning: Mapping[str, float]) -> list[Found]:
        """What each game that a question may be about says to it."""
        words = " ".join(p.text for p in searched_words(question.pieces))
        return [self._in_game(each, question, answer, words, mend, typing) for each in self._likely(words, question, answer, leaning, mend=mend)]

    def _in_game(self, likely: Likely, question: Question, answer: Answer, words: str, mend: bool, typing: bool) -> Found:
        """What one game says to a question."""
        game, bonus = likely.game, likely.bonus
        terms = game.make_terms(words, mend=mend, typing=typing)
        known = {e.id for e in game.book.editions}
        if answer.edition and answer.edition not in known:
            return Found(game, bonus, terms, [], 0.0)
        allowed = game.allowed(question, answer.edition)
        if not terms.groups and question.has_operators:
            ranked = [Ranked(doc, 1.0, 1.0) for doc in sorted(allowed)]
            return Found(game, bonus, terms, ranked, 1.0 if ranked else 0.0)
        ranked = game.ranker.rank(terms, allowed, beside_others=not answer.game)
        if ranked:
            bonus -= ranked[0].apart  # it tells the rules of one game apart, not the games
        return Found(game, bonus, terms, ranked, game.confidence(question.typed, terms, ranked, chosen=likely.chosen))

    def _fill(self, answer: Answer, found: list[Found], question: Question, limit: int) -> None:
        """Puts the ranked hits of the games into an answer, or says that nothing answers the question."""
        first = foremost(found)
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
        """An answer as the commands and the web page give it to other programs."""
        return answer_json(self.library, answer)


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


def foremost(found: Iterable[Found]) -> Found:
    """What the game says whose best hit comes first."""
    return max(found, key=lambda f: (f.ranked[0].score + f.bonus if f.ranked else -1e9, f.confidence))
