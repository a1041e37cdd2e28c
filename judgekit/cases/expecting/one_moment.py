"""The moment for which facts are told: all of those behind one step hold at one moment, between that step and the next one.

Where a question stands open that a case need not answer, the moment may be one behind it: what nobody mentions is not used, nobody else
reacts, what leaves nothing to choose is chosen. A phase may be one that the step has led through. Every fact is held against the same moment.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from itertools import chain

from judgekit.cases.board_view import asked
from judgekit.cases.expecting.once_forced import once_forced
from judgekit.cases.expecting.open_point import AtAPoint
from judgekit.cases.expecting.outcomes import Outcome, all_of, best_of, is_asked_of, still_asked
from judgekit.cases.expecting.standing import Found
from judgekit.cases.expecting.supposed import ANY_ORDER, AS_IT_LIES, Order, answer_in, orders, said_of_these, stuck_at, supposed
from judgekit.cases.expecting.words import OF_PHASE, OF_QUESTION, is_fact, of_a_phase, of_asking, usual
from judgekit.cases.model import Expectation, Step
from judgekit.cases.report import Report
from judgekit.cases.sentences.any_order import UNSEEN
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import ANY_PART, NEXT_ONES, Pause, Walk, choose, default_choice, only_choice, run_on, through
from judgekit.cases.steps.answering import answered_next
from judgekit.cases.steps.reacting import AMONG_REACTIONS, UNMENTIONED
from judgekit.cases.wordings.parts import is_between
from judgekit.engine import Choice, Line, Position, game_of
from judgekit.engine.values import Ask
from judgekit.games.five_sails.facts.phases import between_phases, coming_phase

NOT_ANSWERED = "; so it is only while this is open, which no step answers: {}"
"""Behind a fact that is so where a question stands open, and not where things stand once it has been left behind."""


class OneMoment(AtAPoint):
    """Where one stands in a case, and the moments for which what is told there may be meant."""

    report: Report
    only_paid: bool
    """Whether the last step tells of nothing behind the costs of an ability."""
    unseen: tuple[Position, list[Line]] | None
    """What follows, with one of the answers, the question of what nobody has seen that stands open where something was expected."""
    coming: tuple[Step, ...]
    """All steps that are still to come, mere questions too."""
    begin: int
    chosen: int
    """How many choices had been made when the last step began."""

    @abstractmethod
    def _settle(self, step: Step | None) -> bool:
        """Finishes what had to wait for others."""

    @abstractmethod
    def _hold(self, e: Expectation) -> None:
        """Holds one expectation against where one stands; a failure is kept when it is not so."""

    def together(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of some expectations at the moment for which they can be told; else at the one of the step at which most hold."""
        best = self._from_here(es)
        if best.wrong and not self.history and any(OF_PHASE.match(e.text) for e in es):  # the phase may be meant that the board tells
            best = best_of(best, [self._there(es, self.report.positions[0], [])])
        if best.wrong and any(said and OF_PHASE.match(e.text) for e, said in zip(es, best.said, strict=True)):
            way = self._on_the_way() if of_a_phase(es) else ()
            best = best_of(best, (self._there(es, p, lines) for p, lines in chain(self._between_phases(), way)))
        return best

    def _from_here(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of them here, and where not all of them hold, behind the question that stands open."""
        if stuck_at(self.p):
            return self._at_the_point(es)
        best = self._here(es)
        if best.wrong and of_a_phase(es) and (phase := coming_phase(self.p)):  # the one before it is over, and nothing of this one has been done
            begun = self.p._replace(board=self.p.board._replace(phase=phase))
            best = best_of(best, [self._there(es, begun, self.report.lines)])
        if self.tells_on and self.p.asking is not None and self.p.asking.question == "shuffle":
            return self._behind_the_shuffle(es, best)
        if best.wrong and self.only_paid and Pause("use", "effects").here(self.p):
            return best_of(best, [self._apart(lambda: self._resolved(es))])
        if self.p.asking is None or (not best.wrong and (of_a_phase(es) or not is_fact(es[0]))):
            return best
        if is_fact(es[0]):
            return self._behind_the_question(es, best)
        later = self._later(es)
        return best if later is None or later.wrong else later  # a failure tells of the open question, and nothing behind it

    def _behind_the_question(self, es: Sequence[Expectation], here: Outcome) -> Outcome:
        """What comes of facts behind the question that stands open, where no step answers it and no fact is about it; else where it is asked."""
        if answered_next(self.p, self.coming):
            forced = once_forced(self.p, self.coming) if here.wrong else ()
            return best_of(here, (self._there(es, p, [*self.report.lines, *lines]) for p, lines in forced))
        if only_choice(self.p) is not None:
            return self._later(es) or here
        behind = [n for n, e in enumerate(es) if not OF_QUESTION.match(usual(e.text))]
        if not behind or of_asking(es):
            return here
        later = self._later([es[n] for n in behind])
        if later is None:
            return here
        said, found = list(here.said), list(here.found)
        for k, n in enumerate(behind):
            unsaid = NOT_ANSWERED.format(asked(self.p, self.p.asking)) if self.p.asking is not None and not here.said[n] else ""
            said[n], found[n] = tuple(x + unsaid for x in later.said[k]), later.found[k]
        return Outcome(tuple(said), tuple(found))

    def _behind_the_shuffle(self, es: Sequence[Expectation], here: Outcome) -> Outcome:
        """What comes of facts where the step tells of what is drawn behind a shuffle: they have to hold in each order of the cards."""
        behind = [n for n, e in enumerate(es) if not OF_QUESTION.match(usual(e.text))]
        later = self._later([es[n] for n in behind]) if behind else None
        drawn = {} if later is None else dict(zip(behind, zip(later.said, later.found, strict=True), strict=True))
        said = ((tuple(x + ANY_ORDER for x in drawn[n][0]), drawn[n][1]) if n in drawn else (here.said[n], here.found[n]) for n in range(len(es)))
        return Outcome(*zip(*said, strict=True))

    def _resolved(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of them once an ability is resolved of which only the costs were told."""
        walk = Walk(self.p)
        walk.position = run_on(self.p, walk.lines, None)
        self._keep(Step("all", "", es[0].line), walk)
        return self._from_here(es)

    def _here(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of them just here."""
        failures = self.report.failures
        said: list[tuple[str, ...]] = []
        found: list[Found | None] = []
        begun = len(failures)
        for e in es:
            self.found = None
            self._hold(e)
            said.append(tuple(x + still_asked(self.p, e) for x in failures[begun:]))
            found.append(self.found)
            del failures[begun:]
        return Outcome(tuple(said), tuple(found))

    def _there(self, es: Sequence[Expectation], p: Position, lines: Sequence[Line]) -> Outcome | None:
        """What comes of them in another position, with the lines up to there."""

        def tried() -> Outcome:
            self.p, self.report.lines = p, [*lines]
            return self._here(es)

        return self._apart(tried)

    def _apart(self, tried: Callable[[], Outcome | None]) -> Outcome | None:
        """What comes of something that is tried without going there."""
        kept = {name: copy(value) if isinstance(value, list | dict) else value for name, value in vars(self).items()}
        self.report = self.report.apart()
        try:
            return tried()
        finally:
            vars(self).update(kept)

    def _on_the_way(self) -> Iterator[tuple[Position, list[Line]]]:
        """Where the automatic steps of the last step have led through, with the lines up to there."""
        if not self.history:
            return
        begun, count = self.history[-1]
        for p, lines in through(begun, self.report.choices[self.chosen :], self.p):
            yield p, [*self.report.lines[:count], *lines]

    def _between_phases(self) -> Sequence[tuple[Position, list[Line]]]:
        """Where the phase in which the last step began is over, and none has begun since."""
        gone = self.history[-1][0].board.phase if self.history else self.p.board.phase
        way = ((between_phases(p, gone), lines) for p, lines in chain(self._on_the_way(), [(self.p, self.report.lines)]))
        return next(([(p, lines)] for p, lines in way if p is not None), [])

    def _later(self, es: Sequence[Expectation]) -> Outcome | None:
        """What comes of them behind the question that stands open; None where it must be answered first."""
        ask = self.p.asking
        if ask is None:
            return None
        if only_choice(self.p) is not None:
            return self._apart(lambda: self._chosen_only(es))
        left_out = ask.question in UNMENTIONED or game_of(self.p).questions[ask.question].role == "may"
        if ask.question == "decide":
            return all_of(self._readings(es))
        if any(is_asked_of(e, self.p) for e in es):
            return None
        if ask.question in AMONG_REACTIONS:
            return self._apart(lambda: self._settled(es))
        if game_of(self.p).questions[ask.question].role == "order":  # what does not hang on the order holds
            return self._in_every_way(es, self.p.cast.seats[ask.player])
        if left_out:
            return self._apart(lambda: self._declined(es))
        if ask.question in UNSEEN:  # what hangs on the order of a shuffled deck does not hold in both
            return all_of([self._with_unseen(es, order) for order in orders(self.p, es)])
        return None

    def _chosen_only(self, es: Sequence[Expectation]) -> Outcome:
        self._choose_only(es[0].line)
        return self._from_here(es)

    def _until_here(self, es: Sequence[Expectation], begun: Position, lines: int, choices: int, *, further: bool = True) -> Outcome:
        """What comes of them where one stands, or at a moment on the way here from where a question stood open."""
        best = self._from_here(es) if further else self._here(es)
        if all(is_fact(e) for e in es) and not of_a_phase(es):
            return best
        way = through(begun, self.report.choices[choices:], self.p) if best.wrong else iter(())
        return best_of(best, (self._there(es, p, [*self.report.lines[:lines], *told]) for p, told in way))

    def _choose_only(self, line: int) -> None:
        """Takes the one choice there is, for whoever is asked."""
        only = only_choice(self.p)
        if only is not None:
            choose(walk := Walk(self.p), only, self.pause)
            self._keep(Step(self.p.cast.seats[only.player], "", line), walk)

    def _declined(self, es: Sequence[Expectation]) -> Outcome | None:
        """What comes of them when what is asked about, and what nobody mentions, is not used or not done."""
        declined = default_choice(self.p)
        return self._after(es, declined, Step("all", "", es[0].line)) if declined is not None else None

    def _after(self, es: Sequence[Expectation], choice: Choice, told: Step) -> Outcome | None:
        begun = self.p, len(self.report.lines), len(self.report.choices)
        to_the_end = self.tells_on and told.who == "judge"
        choose(walk := Walk(self.p), choice, self.pause)
        if not (self._keep(told, walk) and self._goes_on(told)):
            return None
        return self._from_here(es) if to_the_end else self._until_here(es, *begun)

    def _settled(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of them when nobody else reacts; up to the next part of an ability where the step tells of one."""
        if self.pause is not None and is_between(self.p):
            self.pause = replace(self.pause, row=ANY_PART) if self.pause.row in NEXT_ONES else self.pause
        begun = self.p, len(self.report.lines), len(self.report.choices)
        self._settle(None)
        further = only_choice(self.p) is not None or (self.p.asking is not None and self.p.asking.question in UNSEEN)
        return self._until_here(es, *begun, further=further)

    def _with_unseen(self, es: Sequence[Expectation], order: Order) -> Outcome | None:
        """What comes of them if the cards that nobody names stay unknown, and a shuffled deck lies in some order."""
        kept, count, chosen, told = self.p, len(self.report.lines), len(self.report.choices), []

        def tried() -> Outcome | None:
            while (ask := self.p.asking) is not None and ask.question in UNSEEN:
                if wrong := self._suppose(ask, order):
                    return Outcome(tuple((f"of the step before: {wrong}",) for _ in es), (None,) * len(es))
            told.extend(self.report.lines[count:])
            return self._until_here(es, kept, count, chosen)

        found = self._apart(tried)
        if order == AS_IT_LIES and found is not None and not found.wrong:
            self.unseen = kept, told
        return found

    def _suppose(self, ask: Ask, order: Order) -> str:
        """Answers a question of what nobody has seen; gives what is wrong with the rest of a sentence that had to wait for that."""
        walk = Walk(self.p)
        args = ("unknown",) if ask.question == "identity" else answer_in(self.p, ask, order)
        if args != ("unknown",) or not said_of_these(self.report.lines):
            self.report.lines.append(supposed(self.p, ask, args))
        choose(walk, Choice(ask.player, ask.question, args), self.pause)
        self.p = walk.position
        self.report.lines.extend(walk.lines)
        self.report.choices.extend(walk.choices)
        if not (self.rest and self.p.asking and self.p.asking.player == self.rest[0]):
            return ""
        walk = walk_phrase(self.p, self.rest[0], "", self.pause, pieces=self.rest[1])
        self.p = walk.position
        self.report.choices.extend(walk.choices)
        return walk.wrong if walk.problem or walk.verdict == "illegal" else ""
