"""A case as a record that grows: its text replayed to a tree of points, and new steps written into the text.

The text is all there is. `undo` in it leads back, so that a second line after it is a branch; `name` calls a point by a name. Points are
numbered in the order of the text, 0 is the board as it was set up. Whatever is done gives a new text; nothing else is kept.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from time import monotonic

from judgekit.cases.boards.points import Ahead, Check, Moment, Point, moments_of
from judgekit.cases.expecting.in_step import MARKED
from judgekit.cases.expecting.outcomes import expected_next
from judgekit.cases.model import Case, CaseErrors, Expectation, Step
from judgekit.cases.reader import read_case
from judgekit.cases.run import Runner
from judgekit.cases.steps.out_of_turn import silent_passers
from judgekit.cases.steps.reacting import others_first, sooner
from judgekit.cases.steps.told import stop_for
from judgekit.cases.wordings.wondering import anew, presents
from judgekit.engine import EngineError
from judgekit.errors import Problem

LONGEST = 100_000
"""Characters that a record may have."""
BUDGET = 3.0
"""Seconds after which replaying stops."""
MOST_STEPS = 1000
STUMBLES = (LookupError, ValueError, AttributeError, TypeError, AssertionError, RecursionError)
"""What goes wrong where a typed board asks of the engine what it was not made for: told as such, and nothing has changed."""


class RecordError(CaseErrors):
    """A text that cannot be replayed, with everything wrong with it."""


class Record:
    """A text that was replayed: its case, its points, and what stands against the rest of it.

    What the best of the `earlier` records of the same board has replayed already is taken from there.
    """

    def __init__(self, text: str, earlier: Iterable[Record] = ()) -> None:
        self.text = text
        self.case = self._read(text)
        self.problems: list[Problem] = []
        self.runner = Runner(self.case, self.case.editions[0])
        self.first = tuple(self.runner.report.lines)
        self.points = [Point(0, None, None, self.runner.p, self.first, last=self._steps_line())]
        self.head = self.standing = self.points[0]
        self._keep(self.head)
        begun = [r for r in earlier if r.points[0].position == self.head.position and r.points[0].state == self.head.state]
        alike = [(common, len(r.points), r.points[0]) for r in begun if (common := r._in_common(self.case))]
        self.head.twin = max(alike, key=lambda x: x[:2])[2] if alike else None
        self._replay()
        for q in self.points:
            q.twin = None  # else every earlier record would be kept

    @property
    def edition(self) -> str:
        """The edition that it is played in."""
        return self.runner.report.edition

    def _read(self, text: str) -> Case:
        if len(text) > LONGEST:
            raise RecordError([Problem("board", 1, f"the text has {len(text):,} characters; a board may have {LONGEST:,}")])
        case = read_case(text, "board")
        if len(case.steps) > MOST_STEPS:
            raise RecordError([Problem("board", 1, f"there are {len(case.steps):,} steps; a board may have {MOST_STEPS:,}")])
        return case

    def _steps_line(self) -> int:
        """The line of the heading `steps:`; 0 where there is none."""
        return next((n for n, line in enumerate(self.text.splitlines(), 1) if re.match(r"steps\s*:", line)), 0)

    def _in_common(self, case: Case) -> int:
        """With how many steps of this record another case of the same board begins, and one more; 0 for another board."""
        if replace(self.case, steps=()) != replace(case, steps=()) or silent_passers(self.case) != silent_passers(case):
            return 0
        pairs = zip(self.case.steps, case.steps, strict=False)
        return 1 + next((n for n, (one, two) in enumerate(pairs) if one != two), min(len(self.case.steps), len(case.steps)))

    def _replay(self) -> None:
        end, at = monotonic() + BUDGET, -1
        called: dict[str, Point] = {}
        while (at := at + 1) < len(self.case.steps):
            each = self.case.steps[at]
            if self._of_another_edition(each):
                continue
            if monotonic() > end:
                self._wrong(each.line, "replaying took too long and stopped here; take steps away")
                return
            if isinstance(each, Step) and self._put_in_order(each, at):
                each = self.case.steps[at]
            if isinstance(each, Expectation):
                self._check(each, self.case.steps[at + 1 :])
            elif each.who == "name":
                self.head.name, self.head.last = each.what, each.line
                called[each.what] = self.head
                self._mark(each.what)
            elif each.who == "go" and each.what in called:
                self.head = called[each.what]
                self.head.last = each.line
            elif each.who == "undo":
                self.head = self._taken_back()
                self.head.last = each.line
            elif not self._take(each):
                return

    def _taken_back(self) -> Point:
        """Where the step before the last one led: cards that are taken out of a deck and its being presented again are one."""
        at, step = self.head, self.head.step
        if step is not None and presents(step.what) and anew(step.what):
            while at.parent is not None and at.parent.step is not None and at.parent.step.who == "edit":
                at = at.parent
        return at.parent or at

    def _mark(self, name: str) -> None:
        """Keeps with how many lines a step begins of which a fact speaks."""
        if MARKED.match(name):
            self._stand_here()
            self.runner.named[name] = (self.head.position, len(self.runner.report.lines))

    def _of_another_edition(self, each: Step | Expectation) -> bool:
        return bool(each.edition) and each.edition not in {self.case.editions[0], self.edition}

    def _put_in_order(self, step: Step, at: int) -> bool:
        """Moves the line of a step that is told later but asked for first before this one: the text is what is done, in its order."""
        if self._known(step) is not None and not others_first(self.head.position, step):
            return False
        self._stand_here()
        before = sooner(self.runner.p, step, (s for s in self.case.steps[at + 1 :] if not self._of_another_edition(s)), self.runner.pause)
        if before is None or before.line <= step.line:
            return False
        lines = self.text.splitlines()
        lines.insert(step.line - 1, lines.pop(before.line - 1))
        self.text = "\n".join(lines) + "\n"
        self.case = self._read(self.text)
        return True

    def _known(self, step: Step) -> Point | None:
        """The point of an earlier record to which a step led from here."""
        twins = self.head.twin.children if self.head.twin else ()
        ahead = self._stop_ahead(step)
        return next((c for c in twins if c.step and (c.step.who, c.step.what) == (step.who, step.what) and c.ahead == ahead), None)

    def _same(self, at: Point) -> Point | None:
        """The point of an earlier record at which everything stands as it does here, though something else was told next there."""
        twins = self.head.twin.children if self.head.twin else ()
        said = attrgetter("position", "lines", "choices", "state", "stops")
        return next((c for c in twins if said(c) == said(at)), None)

    def _stop_ahead(self, step: Step) -> Ahead:
        """Where the automatic steps after a step stop, told by the step that follows in the text, and what is done next there."""
        self.runner.look_ahead([s for s in self.case.steps if s.line > step.line and not self._of_another_edition(s)])
        early = self.head.position.board.phase == "Set-up"  # the game goes on by itself from there
        done = self.runner.ahead if early or step.who != "edit" else None  # an edit does what it says, whatever comes
        return stop_for(self.head.position, step, self.runner.beyond), (done.who, done.what) if done else None

    def _check(self, expected: Expectation, later: tuple[Step | Expectation, ...]) -> None:
        """Holds an expectation against where one stands, together with all the others that are told there."""
        if expected not in self.runner.group or self.standing is not self.head:
            behind = expected_next(x for x in later if not self._of_another_edition(x))
            before = (Expectation(c.text, line=c.line) for c in self.head.checks)
            self.runner.group = (*before, expected, *behind)
        group = tuple(x.text for x in self.runner.group)
        self.runner.look_ahead([x for x in later if not self._of_another_edition(x)])  # what is told next says whether a point may stay open
        decided = self.runner.ahead is not None and self.runner.ahead.who == "judge"
        twins = self.head.twin.checks if self.head.twin else []
        known = next((c for c in twins if (c.text, c.group, c.decided) == (expected.text, group, decided)), None)
        failure = self._failure(expected) if known is None or known.failure else known.failure
        self.head.checks.append(Check(expected.text, expected.line, failure, group, decided))
        self.runner.held = self.runner.held or self.standing is self.head  # also where an earlier record has held it
        self.head.last = expected.line

    def _failure(self, expected: Expectation) -> str:
        self._stand_here()
        failures = self.runner.report.failures
        before = len(failures)
        try:
            self.runner.expect(expected)
        except EngineError as error:
            return str(error)
        return " ".join(re.sub(r"^.*?\] ", "", f) for f in failures[before:])

    def _take(self, step: Step) -> bool:
        twin = self._known(step)
        if twin is not None:
            self._add(replace(twin, step=step, parent=self.head, checks=[], children=[], name="", twin=twin))
            return True
        self._stand_here()
        report = self.runner.report
        lines, choices, failures = len(report.lines), len(report.choices), len(report.failures)
        done = self.runner.take(step)
        if not done or len(report.failures) > failures:
            self._wrong(step.line, re.sub(r"^\S+ \[[^]]*\] ", "", report.failures[-1]))
            return False
        at = Point(len(self.points), step, self.head, self.runner.p, tuple(report.lines[lines:]), tuple(report.choices[choices:]))
        at.ahead = self._stop_ahead(step)
        self._keep(at)
        at.twin = self._same(at)
        self._add(at)
        self.standing = at
        return True

    def _add(self, at: Point) -> None:
        at.number, at.last = len(self.points), at.step.line if at.step else 0
        self.head.children.append(at)
        self.points.append(at)
        self.head = at

    def _stand_here(self) -> None:
        """Puts the runner where one stands, as if every step on the way had just been taken."""
        if self.standing is self.head:
            return
        runner, here = self.runner, self.head
        runner.p, (runner.pause, runner.rest, foreseen) = here.position, here.state
        runner.foreseen, runner.begin, runner.made, runner.way = list(foreseen), here.begin, list(here.made), list(here.way)
        runner.refused, runner.allowed, runner.held = list(here.refused), list(here.allowed), bool(here.checks)
        runner.fixed, runner.unreached, runner.before, runner.chose_last = here.stops
        runner.history, runner.begun_at, runner.report.lines[:] = [], [], self.first
        for q in here.path()[1:]:
            runner.history.append((q.parent.position if q.parent else here.position, len(runner.report.lines)))
            if q.step and q.step.who == "again":
                del runner.report.lines[len(self.first) :]
            runner.report.lines.extend(q.lines)
        runner.report.choices[:] = [choice for q in here.path()[1:] for choice in q.choices]
        runner.chosen, runner.came_of = len(runner.report.choices) - len(here.choices), None
        self.standing = here

    def _keep(self, at: Point) -> None:
        at.state = (self.runner.pause, self.runner.rest, list(self.runner.foreseen))
        at.begin, at.made, at.way = self.runner.begin, list(self.runner.made), list(self.runner.way)
        at.refused, at.allowed = list(self.runner.refused), list(self.runner.allowed)
        at.stops = self.runner.fixed, self.runner.unreached, self.runner.before, self.runner.chose_last

    def _wrong(self, line: int, message: str) -> None:
        self.problems.append(Problem("board", line, message))

    def point(self, number: int) -> Point:
        """A point by its number; the last one before it where there is none."""
        return self.points[max(0, min(number, len(self.points) - 1))]

    def moments(self, at: Point) -> tuple[Moment, ...]:
        """The automatic steps that led to a point, one moment for each line that was said."""
        found = moments_of(at.parent.position, at.choices, at.state[0]) if at.parent and at.choices else ()
        return found if found and found[-1].position == at.position else (Moment(at.position, at.lines),)

    def written(self, at: Point, step: str) -> tuple[str, int]:
        """The text with a step more after a point, and the number of the new point; the same step again leads to the one that is there."""
        same = next((c for c in at.children if c.said() == step), None)
        if same is not None:
            return self.text, same.number
        branch = ["  undo"] if any(s.line > at.last for s in self.case.steps) else []
        return self.inserted(at, [f"  {step}", *branch]), 1 + sum(1 for q in self.points if q.number > 0 and q.step and q.step.line <= at.last)

    def inserted(self, at: Point, lines: list[str]) -> str:
        """The text with lines behind the last one at which one stands at a point."""
        text = self.text.splitlines()
        where = at.last
        if not where:
            text, where = [*text, "steps:"], len(text) + 1
        return "\n".join([*text[:where], *lines, *text[where:]]) + "\n"

    def line_only(self, at: Point) -> str:
        """The text with the steps to a point, and without every other branch."""
        text = self.text.splitlines()
        first = self.points[0].last and self._steps_line()
        if not first:
            return self.text
        on_path, out = {q.number for q in at.path()}, text[:first]
        keep: dict[int, list[str]] = {}
        for q in self.points:
            mine = [c.line for c in q.checks] + ([q.step.line] if q.step else [])
            keep[q.number] = [text[n - 1] for n in sorted(mine)] + ([f"  name: {q.name}"] if q.name else [])
        for q in at.path():
            out += keep[q.number] if q.number in on_path else []
        return "\n".join(out) + "\n"


recent: deque[Record] = deque(maxlen=8)
"""The records made last, of which the next one is nearly always a continuation. Nothing but time depends on them."""


@lru_cache(maxsize=64)
def replay(text: str) -> Record:
    """The record of a text; the last few are kept, since the next request is nearly always about one of them or goes on from one."""
    made = Record(text, tuple(recent))
    recent.append(made)
    return made
