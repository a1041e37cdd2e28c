"""What comes of facts where the judge is asked about a point that the books leave open: in each of its readings, and in all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from judgekit.cases.expecting.options import Judging
from judgekit.cases.expecting.outcomes import Outcome, all_of, apart_in, unsettled_in, values_in
from judgekit.cases.expecting.words import NO_FACT, OF_QUESTION, asserted, is_plain, of_asking, usual
from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import Pause, Walk, choose
from judgekit.engine import Choice, options
from judgekit.engine.values import YES


class AtAPoint(Judging):
    """Where one stands in a case, and the readings of the point that is open there."""

    rest: tuple[int, list[Piece]] | None
    pause: Pause | None
    tells_on: bool
    """Whether the last step tells what the game does behind what somebody does."""
    ahead: Step | None
    """The step that is told next."""
    walked: list[Walk]
    """Where each sentence has led."""
    stopped: Walk | None
    """The sentence that could not be carried out."""

    @abstractmethod
    def _keep(self, step: Step, walk: Walk) -> bool:
        """Keeps where a sentence led; says whether it led anywhere."""

    @abstractmethod
    def _carry_on(self, step: Step) -> bool:
        """Finishes a sentence that had to wait."""

    @abstractmethod
    def _here(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of some expectations just here."""

    @abstractmethod
    def _apart(self, tried: Callable[[], Outcome | None]) -> Outcome | None:
        """What comes of something that is tried without going there."""

    @abstractmethod
    def _after(self, es: Sequence[Expectation], choice: Choice, told: Step) -> Outcome | None:
        """What comes of them where a choice leads that is made in the words of a step."""

    def _at_the_point(self, es: Sequence[Expectation]) -> Outcome:
        """What comes of them where the judge is asked about an open point: what does not hang on the reading holds.

        Where the last step tells of more than the point has let happen, facts are meant behind it, but for those of the question itself.
        """
        so = self._here(es)
        if of_asking(es) or (self._before_the_point() and not self.tells_on):
            return so
        here = so if self._before_the_point() else self._undecided(es, so)
        behind = [n for n, e in enumerate(es) if not OF_QUESTION.match(usual(e.text))]
        ways = self._readings([replace(es[n], text=asserted(es[n].text)) for n in behind]) if behind else []
        later = all_of(ways)
        if later is None:
            return here
        said, found = list(here.said), list(here.found)
        unsettled = unsettled_in(ways, [es[n] for n in behind])
        for k, n in enumerate(behind):
            hangs = here.said[n] if later.said[k] and not so.said[n] else ()
            said[n], found[n] = hangs or later.said[k], later.found[k]
            if (wrong := unsettled[k]) is not None:
                said[n] = tuple(f"{self.report.case.file}:{es[n].line}: [{self.report.edition}] {es[n].text}: {x}" for x in wrong)
        return Outcome(tuple(said), tuple(found))

    def _before_the_point(self) -> bool:
        """Whether facts are meant before an open point: the judge decides it in the next step, or it comes up on another Day only."""
        begun = self.history[-1][0] if self.history else self.p
        return begun.board.day != self.p.board.day or (self.ahead is not None and self.ahead.who == "judge")

    def _undecided(self, es: Sequence[Expectation], here: Outcome) -> Outcome:
        """What comes of them just here, but that what will be so in one reading and not in the next is not so yet."""
        ways = [self._apart(partial(self._ends, es, o.choice, o.text)) for o in options(self.p, expected=False) if o.verdict == YES]
        come = [comes if is_plain(e) else () for e, comes in zip(es, apart_in(ways, len(es)), strict=True)]
        where = [f"{self.report.case.file}:{e.line}: [{self.report.edition}] {e.text}" for e in es]
        hangs = [(f"{at}: it hangs on an open point: {' or '.join(comes)}",) if comes else () for at, comes in zip(where, come, strict=True)]
        return Outcome(tuple(said or more for said, more in zip(here.said, hangs, strict=True)), here.found)

    def _ends(self, es: Sequence[Expectation], choice: Choice, text: str) -> Outcome | None:
        """What comes of them where the step ends in one reading."""
        choose(walk := Walk(self.p), choice, self.pause)
        return self._here(es) if self._keep(told := Step("judge", text, es[0].line), walk) and self._goes_on(told) else None

    def _goes_on(self, told: Step) -> bool:
        """Finishes a sentence that had to wait; what was only asked for, if legal, is left out where the reading forbids it."""
        if self._carry_on(told):
            return True
        self.rest, self.stopped = None, None
        return next((walk.granted for walk in reversed(self.walked) if walk.granted is not None), False)

    def _readings(self, es: Sequence[Expectation]) -> list[Outcome | None]:
        """What comes of them in each reading of the point that the judge has not decided."""
        if any(NO_FACT.match(usual(e.text)) for e in es):  # an option that hangs on the point is unsettled
            return []
        return self._ways(es, "judge")

    def _in_every_way(self, es: Sequence[Expectation], who: str) -> Outcome | None:
        """What comes of them with each answer to the question that stands open; what holds with all of them holds, what does not may hang on it."""
        ways = self._ways(es, who)
        found = all_of(ways)
        return self._hanging(es, ways, found, who) if found is not None else None

    def _hanging(self, es: Sequence[Expectation], ways: Sequence[Outcome | None], all_: Outcome, who: str) -> Outcome:
        """What comes of them where a player has still to choose: what is not so, and is something else with each choice, hangs on that."""
        said, found = list(all_.said), list(all_.found)
        for n, e in enumerate(es):
            comes, last = values_in(ways, n), found[n]
            if said[n] and len(comes) > 1 and last is not None:
                value = " or ".join(comes)
                said[n] = (f"{self.report.case.file}:{e.line}: [{self.report.edition}] {e.text}: it hangs on what {who} chooses: {value}",)
                found[n] = last._replace(value=value)
        return Outcome(tuple(said), tuple(found))

    def _ways(self, es: Sequence[Expectation], who: str) -> list[Outcome | None]:
        """What comes of them with each answer to the question that stands open."""
        told = ((o.choice, Step(who, o.text, es[0].line)) for o in options(self.p, expected=False) if o.verdict == YES)
        return [self._apart(partial(self._after, es, choice, step)) for choice, step in told]
