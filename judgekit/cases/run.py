"""Running a case: its steps, and whether everything that it expects is so."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace

from judgekit.cases.doing import Doing
from judgekit.cases.each_reading import hangs, in_each_order, in_each_reading
from judgekit.cases.expecting.answered import answered_otherwise
from judgekit.cases.expecting.option_remarks import another_challenger
from judgekit.cases.expecting.outcomes import expected_next
from judgekit.cases.expecting.remarked import said_otherwise
from judgekit.cases.expecting.threat_told import strike_in_vain, threat_of_another
from judgekit.cases.expecting.told_otherwise import (
    cancelled_in_vain,
    drawn_otherwise,
    lies_otherwise,
    moved_otherwise,
    recruited_elsewhere,
    revealed_otherwise,
    schemes_otherwise,
    shuffled_in_vain,
    stands_otherwise,
)
from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.opening import edition_id, open_case
from judgekit.cases.report import Report
from judgekit.cases.sentences.in_phase import stays_there
from judgekit.cases.sentences.same_words import says_as_much
from judgekit.cases.sentences.unasked import paid_already
from judgekit.cases.sentences.walking import Pause, Walk, run_on
from judgekit.cases.steps.attempts import aside, late_request, next_done
from judgekit.cases.steps.doers import by_its_player
from judgekit.cases.steps.provided import OR_ELSE, Before, Told, provided_for, ruled_out
from judgekit.cases.steps.reacting import AMONG_REACTIONS, impatient, sooner
from judgekit.cases.steps.told import goes_before, out_of_time, stop_at_first, told_of
from judgekit.cases.steps.whose import of_another
from judgekit.cases.two_passages import by_either_passage
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.story import NOT_PLAYED
from judgekit.cases.wordings.wondering import wonders
from judgekit.engine import CardDef, Choice, EngineError, Line, Position, game_of
from judgekit.engine.trace import player_name
from judgekit.games.five_sails.boards.moments.told import outcomes
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.texts.left import left_to_judge


class Runner(Doing):
    """Runs one case in one edition."""

    stood: int
    """How many positions there were when the last step began."""

    def __init__(self, case: Case, edition: str, known: Mapping[str, CardDef] | None = None, begun: Position | None = None) -> None:
        """Begins at the beginning of the case, or where it has led already."""
        self.report = Report(case, edition_id(edition))
        self.pause = self.fixed = self.unreached = None
        self.ahead = self.beyond = None
        self.coming, self.taken = (), []
        self.made, self.earlier, self.history, self.way, self.foreseen, self.refused, self.allowed = [], [], [], [], [], [], []
        self.passed, self.begun_at = [], []
        self.named, self.before, self.asked_about, self.said = {}, Before(), "", ""
        self.acted = 0
        self.unasked = None
        self.begin, self.rest, self.wondered, self.held, self.tells_on, self.only_paid = 0, None, None, False, False, False
        self.found = self.unseen = self.came_of = None
        self.group, self.behind, self.claims, self.since, self.chosen = (), (), [], {}, 0
        self.walked, self.led, self.stopped, self.chose_last = [], 0, None, None
        self.stood = 0
        self.stuck: Step | None = None
        """The step that could not be done."""
        if begun is None:
            p = open_case(case, edition, known)
            self.report.lines.extend(left_to_judge(p))
            begun = p if self._edited_first(case) or self._stays_first(p, case) else run_on(p, self.report.lines, self._first_pause(p, case))
            self.report.positions += [p] if begun == p else [p, begun]
        self.p = begun

    def _first_step(self, case: Case) -> Step | None:
        own = (s for s in case.steps if isinstance(s, Step) and edition_id(s.edition or self.report.edition) == self.report.edition)
        return next(own, None)

    def _first_pause(self, p: Position, case: Case) -> Pause | None:
        return stop_at_first(p, self._first_step(case))

    def _edited_first(self, case: Case) -> bool:
        """Whether the board is changed by hand before anything happens but questions: then the first step of the game is still to come."""
        told = (s for s in case.steps if isinstance(s, Step) and not wonders(s.what))
        first = next((s for s in told if edition_id(s.edition or self.report.edition) == self.report.edition), None)
        return first is not None and first.who == "edit"

    def _stays_first(self, p: Position, case: Case) -> bool:
        """Whether the first step asks for something in the phase in which the case begins: the game goes on to no later one before that."""
        first = self._first_step(case)
        return first is not None and first.who in p.cast.seats and stays_there(p, first.what)

    def run(self) -> Report:
        """Every step and every expectation, in order."""
        for each in self.in_order():
            if isinstance(each, Expectation):
                self.held = True
                self.expect(each)
            elif not self.take(each):
                self.stuck = each
                break
        self.finish()
        return self.report

    def finish(self) -> list[Line]:
        """Holds what had to wait to the very end, and gives the lines that belong behind all others."""
        if self.stuck is None:
            self.hold_rest()
            self.hold_unasked()
        self.hold_claims()
        return self.tell_unseen()

    def hold_rest(self) -> None:
        """Holds what had to wait for somebody's Reaction to the very end against where it leads if nobody reacts: nothing is left out in silence."""
        if self.rest is None or self.p.asking is None or self.p.asking.question != "react":
            return
        walk = impatient(self.p, self.rest, self.pause)
        if walk.problem:
            line = max((x.line for x in self.report.case.steps if isinstance(x, Step)), default=0)
            told = " ".join(f"{x.link} {x.text}".strip() for x in self.rest[1])
            self.fail(line, f"{player_name(self.p, self.rest[0])}: {told}: {walk.problem}")

    def in_order(self) -> Iterator[Step | Expectation]:
        """What the case holds for this edition, in the order in which it is done: what is asked for first is done first, though told later."""
        todo = deque(x for x in self.report.case.steps if not x.edition or edition_id(x.edition) == self.report.edition)
        while todo:
            yield self.first_of(todo)

    def first_of(self, todo: deque[Step | Expectation]) -> Step | Expectation:
        """Takes what is done first out of all that is still told; where it is a step, the game has gone on to it."""
        each = todo.popleft()
        self.look_ahead(todo)
        if isinstance(each, Expectation) and each not in self.group:
            self.group = (each, *expected_next(todo))
        if isinstance(each, Step) and not ruled_out(each, self.before):
            self.arrive(each)
        before = sooner(self.p, each, todo, self.pause) if isinstance(each, Step) else None
        if before is not None:
            todo.remove(before)
            todo.appendleft(each)
        self.look_ahead(todo)
        return before or each

    def look_ahead(self, todo: Iterable[Step | Expectation]) -> None:
        """Keeps what is told next: what is done behind a step says how far the game goes by itself after it."""
        todo = list(todo)
        self.ahead = next_done(todo)
        self.coming = tuple(x for x in todo if isinstance(x, Step) and x.who != "name")
        self.beyond = next(
            (x for x in todo if isinstance(x, Step) and x.who not in {"edit", "name"} and not aside(x.what) and not x.given.startswith(OR_ELSE)), None
        )

    def take(self, step: Step) -> bool:
        """One step; says whether it could be done."""
        if step.who == "name":
            self.named[step.what] = (self.p, len(self.report.lines))
            return True
        if step.who == TOLD:
            self.unreached = None  # also where it is somebody's doing: the end of what was told before lies behind it
        step = by_its_player(self.p, step)
        if not ruled_out(step, self.before):
            self.arrive(step)
        try:
            if step.given and not self._provided(step):
                return True
        except EngineError as error:
            self.fail(step.line, f"{step.who}: {step.what}: {error}")
            return False
        self.behind = self.group if self.held else ()
        wondered = (self.over(step) or self.p) if wonders(step.what) else None
        self.asked_about = step.what if wondered else "" if self.held else self.asked_about
        self.wondered = wondered or (None if self.held else self.wondered)
        if not self._settled_for(step):
            return False
        if self._paid_already(step):
            self.held = False
            return True
        self._begin(step)
        self.held = False
        wrong = out_of_time(self.p, step)
        in_time = late_request(step, self.p) if wrong else step
        if in_time is None:
            self.fail(step.line, wrong)
            return False
        if other := of_another(self.p, step):
            self.fail(step.line, other)
            return False
        try:
            return self._do(in_time) and self._came_true(in_time)
        except EngineError as error:
            self.fail(step.line, f"{step.who}: {step.what}: {error}")
            return False

    def _settled_for(self, step: Step) -> bool:
        """Finishes what had to wait, and chooses what leaves nothing to choose, before a step; says whether that could be done."""
        between = self.rest or (self.p.asking and self.p.asking.question == "order")
        if between and step.who not in {"judge", "chance", "undo", "go", "again", "pause"} and not self._settle(step):
            return False
        while goes_before(self.p, step) is not None:
            self._choose_only(step.line)
        return True

    def _paid_already(self, step: Step) -> bool:
        """Whether a step says no more than how what the step before has done was paid for."""
        lines = self.report.lines[self.begin :]
        return (
            step.who in self.p.cast.seats
            and bool(self.history)
            and paid_already(step.what, self.p.cast.names, lines, step.who)
            and not self._pays(step)
        )

    def _begin(self, step: Step) -> None:
        """Keeps where a step begins."""
        if step.who != "pause":  # `go on` at the very beginning is told what the board itself led to
            self.begin = len(self.report.lines) if self.history or step.who != "go on" else 0
            self.earlier = list(self.made)
            self.begun_at.append((self.p, self.held, self.earlier))
            if self.held:
                self.made, self.refused, self.allowed, self.passed = [], [], [], []
            self.since.setdefault(step.line, self.begin)
        self.said = step.what
        self.tells_on = bool(told_of(self.p, step))
        self.history.append((self.p, len(self.report.lines)))
        self.taken.append(step)
        self.led = len(self.walked)
        self.chosen = len(self.report.choices)
        self.stood = len(self.report.positions)
        self.way.append(self.p)

    def _provided(self, step: Step) -> bool:
        """Whether the condition of a step is met; where it is not, nothing is done."""
        self.before = provided_for(step, Told(self.p, self.report.choices, self.before))
        if self.before.part:
            return True
        self.history.append((self.p, len(self.report.lines)))
        self.taken.append(step)
        return False

    def _pays(self, step: Step) -> bool:
        """Whether the player of a step is asked what to pay or to discard."""
        ask = self.p.asking
        if ask is None or ask.player < 0 or self.p.cast.seats[ask.player] != step.who:
            return False
        return game_of(self.p).questions[ask.question].role == "payment"

    def by_hand(self, choice: Choice) -> None:
        """Takes a choice that is told in no words."""
        self.pause = self.fixed
        self.went(self._chosen(choice))

    def went(self, walk: Walk) -> None:
        """Goes where a choice led that was made beside the steps of the case, as if it were one of them."""
        made_by = Step("", "")
        self._begin(made_by)
        self.held = False
        self._keep(made_by, walk)

    def told_before(self) -> list[Line]:
        """What the game has done on the way to the last step."""
        return [line for walk in self.walked[: self.led] for line in walk.lines]

    def told_since(self) -> list[Line]:
        """What came of the last step."""
        return [line for walk in self.walked[self.led :] for line in walk.lines]

    def apart(self) -> Runner:
        """A runner that stands in the same place: wherever it goes, this one stays."""
        other, r = copy(self), self.report
        other.report = replace(r.apart(), failures=[*r.failures])
        other.made, other.earlier, other.history, other.way = [*self.made], [*self.earlier], [*self.history], [*self.way]
        other.foreseen, other.refused, other.allowed, other.walked = [*self.foreseen], [*self.refused], [*self.allowed], [*self.walked]
        other.named, other.passed = {**self.named}, [*self.passed]
        other.begun_at, other.taken = [*self.begun_at], [*self.taken]
        other.claims, other.since = [*self.claims], {**self.since}
        return other

    def _reacting(self) -> bool:
        """Whether somebody may still react, or what waits is put in order: then it has not come to anything yet."""
        return self.p.asking is not None and self.p.asking.question in AMONG_REACTIONS

    def _otherwise(self, step: Step, names: Sequence[str]) -> str:
        """What a step of a player tells of what was revealed, or whence somebody moved, of which the game tells otherwise."""
        walks = self.walked[self.led :]
        if step.who not in self.p.cast.seats or wonders(step.what) or any(walk.refused for walk in walks):
            return ""
        way = [self.history[-1][0], *(q for walk in walks for q, _ in walk.steps), self.p]
        since = self.since.get(step.line, self.begin)
        return revealed_otherwise(self.report.lines[since:], step.what, names) or moved_otherwise(way, step.what)

    def _came_true(self, step: Step) -> bool:
        """Whether it has come to what a step tells to come of it."""
        names = (*self.p.cast.names[1:], *self.p.cast.places, *self.p.cast.seats)
        lines = self.report.lines[self.begin :]
        settled = step.who in self.p.cast.seats and not wonders(step.what) and self.rest is None and not self._reacting()
        if settled and (said := cancelled_in_vain(lines, step.what, names)):
            self.fail(step.line, f"{said!r} is told, and nothing of the kind has been cancelled by then")
            return False
        if said := shuffled_in_vain(lines, step.what):
            self.fail(step.line, f"{said!r} is told, and no deck has run out by then")
            return False
        if said := self._otherwise(step, names):
            self.fail(step.line, f"{said!r} is told, and it was another")
            return False
        if step.who == TOLD and (said := drawn_otherwise(lines, step.what, self.p.cast.seats)):
            self.fail(step.line, f"{said!r} is told, and it was another number")
            return False
        if step.who == TOLD and (said := schemes_otherwise(self.report.lines, step.what)):
            self.fail(step.line, f"{said!r} is told, and it was another")
            return False
        here = [*self.way[-1:], *self.report.positions[self.stood :], self.p]
        said = lies_otherwise(step.what, here) or stands_otherwise(step.what, here) or recruited_elsewhere(step.what, here)
        said = said or answered_otherwise(step.what, self.walked[self.led :])
        if said := said or another_challenger(here, step.what) or said_otherwise(step.what, here, self.report.lines):
            self.fail(step.line, f"{said!r} is told, and that is not so then")
            return False
        if (
            step.who not in NOT_PLAYED
            and not wonders(step.what)
            and (said := threat_of_another(self.report.lines, self.begin, self.p.cast.names, step.what) or strike_in_vain(lines, step.what))
        ):
            self.fail(step.line, f"{said!r} is told, and it has not come to that by then")
            return False
        told = outcomes(with_full_names(self.p, step.what, spelt=True)) if step.who not in NOT_PLAYED and not wonders(step.what) else []
        for said in (x for x in told if any(re.search(rf"\b{re.escape(name)}\b", x) for name in names)):
            since = self.begin if re.search(r"\bwounds?$", said) else 0  # what comes to pass once only may have come to pass before
            if not says_as_much(self.report.lines[since:], said, names):
                self.fail(step.line, f"{said!r} is told, and it has not come to that by then")
                return False
        return True


def run_case(case: Case, edition: str | None = None, known: Mapping[str, CardDef] | None = None) -> list[Report]:
    """A report for each edition of a case, or for the one that was asked for."""
    return [_run(case, each, known) for each in ([edition] if edition else case.editions)]


def _run(case: Case, edition: str, known: Mapping[str, CardDef] | None) -> Report:
    """The report of one edition; where a step waits for the judge or for chance, of every answer, if everything holds with each of them."""
    runner = Runner(case, edition, known)
    report = runner.run()

    def again(supposed: Case) -> Report:
        return _run(supposed, edition, known)

    if report.passed:
        report.failures += hanging(report, known)
        return report
    held = in_each_reading(case, report, runner.p, again) or in_each_order(case, runner.p, runner.stuck, again)
    return held or by_either_passage(report, again) or report


def hanging(report: Report, known: Mapping[str, CardDef] | None = None) -> list[str]:
    """What of a case that has passed does not hold in every reading of a point on which a value hangs; nothing of one that has not."""
    return hangs(report.case, report, lambda supposed: _run(supposed, report.edition, known)) if report.passed else []
