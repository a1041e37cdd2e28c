"""Running a case: its steps, and whether everything that it expects is so."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping

import judgekit.games.five_sails as five_sails
from judgekit.cases.attempts import aside, attempted, late_request, next_done, too_early
from judgekit.cases.doers import by_its_player
from judgekit.cases.each_reading import in_each_reading
from judgekit.cases.expecting import Expecting, Report, usual
from judgekit.cases.judged import refused
from judgekit.cases.model import Case, CaseErrors, Expectation, Step
from judgekit.cases.orders import says_as_much
from judgekit.cases.phrases import decided_so, walk_phrase
from judgekit.cases.pieces import Piece
from judgekit.cases.provided import OR_ELSE, Before, Told, provided_for, ruled_out
from judgekit.cases.reacting import AMONG_REACTIONS, UNSEEN, answered_since, impatient, reacts, same_anyway, sooner, told_first, will_order
from judgekit.cases.story import NOT_PLAYED, TOLD, wonders
from judgekit.cases.told import both, done_here, goes_before, named_pause, out_of_time, stop_at_first, stop_for, tell
from judgekit.cases.unasked import paid_already
from judgekit.cases.walking import Pause, Walk, choose, default_choice, one_pass_left, run_on
from judgekit.engine import CardDef, Choice, EngineError, Position, game_of
from judgekit.engine.values import CHANCE, JUDGE
from judgekit.errors import Problem
from judgekit.games.five_sails.boards.setup import build
from judgekit.games.five_sails.boards.told_moments import outcomes
from judgekit.games.five_sails.texts.left import left_to_judge

__all__ = ["EDITIONS", "Report", "Runner", "edition_id", "open_case", "run_case", "short_edition", "usual"]
EDITIONS = {"2023": "rulebook-2023", "playtest": "playtest-5.9.4e"}


def edition_id(name: str) -> str:
    """The full id of an edition."""
    return EDITIONS.get(name, name)


def short_edition(edition: str) -> str:
    """The short name of an edition."""
    return next((k for k, v in EDITIONS.items() if v == edition), edition)


def open_case(case: Case, edition: str, known: Mapping[str, CardDef] | None = None) -> Position:
    """The position in which a case begins, before any automatic step."""
    full = edition_id(edition)
    if full not in five_sails.GAME.editions:
        raise CaseErrors([Problem(case.file, 1, f"unknown edition {edition!r}; it is one of 2023, playtest")])
    lines = [(b.depth, b.text, b.line) for b in case.board]
    decide = [(point, reading) for point, reading in case.decide]
    if known is None and case.board:
        from judgekit.cases.known import known_cards

        known = known_cards()
    p, wrong = build(case.players, full, lines, time=case.time, first=case.first_player, renown=case.renown, decide=decide, known=known)
    if p is None:
        raise CaseErrors([Problem(case.file, line or 1, message) for line, message in wrong])
    return p


class Runner(Expecting):
    """Runs one case in one edition."""

    def __init__(self, case: Case, edition: str, known: Mapping[str, CardDef] | None = None, begun: Position | None = None) -> None:
        """Begins at the beginning of the case, or where it has led already."""
        self.report = Report(case, edition_id(edition))
        self.pause: Pause | None = None
        self.fixed: Pause | None = None
        """The pause that the case asks for, until `go on`; without one the next step says how far things go by themselves."""
        self.unreached: Pause | None = None
        """The end of what was told while a question still lay before it: the steps behind it lead there."""
        self.ahead: Step | None = None
        """The step that is told next."""
        self.beyond: Step | None = None
        """The next one that is done in any case."""
        self.made: list[tuple[Position, Choice]] = []
        self.held = False
        """Whether anything has been expected since the last choice."""
        self.before = Before()
        """What has come of what was asked for, or told under a condition, so far."""
        self.begin = 0
        if begun is None:
            p = open_case(case, edition, known)
            self.report.lines.extend(left_to_judge(p))
            begun = run_on(p, self.report.lines, self._first_pause(p, case))
            self.report.positions.append(p)
        self.p = begun
        self.history: list[tuple[Position, int]] = []
        self.named: dict[str, tuple[Position, int]] = {}
        """The points that the case has named, each with how many lines had come by then."""
        self.rest: tuple[int, list[Piece]] | None = None
        self.foreseen: list[Piece] = []
        self.wondered: Position | None = None
        self.held = False

    def _first_pause(self, p: Position, case: Case) -> Pause | None:
        own = (s for s in case.steps if isinstance(s, Step) and edition_id(s.edition or self.report.edition) == self.report.edition)
        return stop_at_first(p, next(own, None))

    def run(self) -> Report:
        """Every step and every expectation, in order."""
        for each in self.in_order():
            if isinstance(each, Expectation):
                self.held = True
                self.expect(each)
            elif not self.take(each):
                break
        return self.report

    def in_order(self) -> Iterator[Step | Expectation]:
        """What the case holds for this edition, in the order in which it is done: what is asked for first is done first, though told later."""
        todo = deque(x for x in self.report.case.steps if not x.edition or edition_id(x.edition) == self.report.edition)
        while todo:
            each = todo.popleft()
            self.look_ahead(todo)
            if isinstance(each, Step) and not ruled_out(each, self.before):
                self.arrive(each)
            before = sooner(self.p, each, todo, self.pause) if isinstance(each, Step) else None
            if before is not None:
                todo.remove(before)
                todo.appendleft(each)
            self.look_ahead(todo)
            yield before or each

    def look_ahead(self, todo: Iterable[Step | Expectation]) -> None:
        """Keeps what is told next: what is done behind a step says how far the game goes by itself after it."""
        self.ahead = next_done(todo)
        self.beyond = next((x for x in todo if isinstance(x, Step) and not aside(x.what) and not x.given.startswith(OR_ELSE)), None)

    def _settle(self, step: Step | None) -> bool:
        """Finishes what had to wait, before another step: cards that nobody names stay unknown, nobody reacts without being said to."""
        walk: Walk | None = Walk(self.p)
        while walk is not None:
            walk, ask = None, self.p.asking
            if ask is not None and self.rest and ask.question == "identity":
                choose(walk := Walk(self.p), Choice(ask.player, "identity", ("unknown",)), self.pause)
            elif ask is not None and self.rest and ask.question == "react" and ask.player != self.rest[0]:
                if step is None or not reacts(self.p, step, self.pause):
                    walk, self.rest = impatient(self.p, self.rest, self.pause), None
            elif step is None and ask is not None and ask.question == "react" and (declined := default_choice(self.p)) is not None:
                choose(walk := Walk(self.p), declined, self.pause)
            elif not will_order(self.p, step, self.ahead) and (
                (first := told_first(self.p, self.report.choices) or same_anyway(self.p, self.pause)) is not None
            ):
                choose(walk := Walk(self.p), first, self.pause)
            told = step or Step("judge", "", 0)
            if walk is not None and not (self._keep(told, walk) and self._carry_on(told)):
                return False
        return self._carry_on(step) if step is not None else True

    def take(self, step: Step) -> bool:
        """One step; says whether it could be done."""
        if step.who == "name":
            self.named[step.what] = (self.p, len(self.report.lines))
            return True
        step = by_its_player(self.p, step)
        if not ruled_out(step, self.before):
            self.arrive(step)
        if step.given and not self._provided(step):
            return True
        self.wondered = self.p if wonders(step.what) else None if self.held else self.wondered
        self.held = False
        between = self.rest or (self.p.asking and self.p.asking.question == "order")
        if between and step.who not in {"judge", "chance", "undo", "go", "again", "pause"} and not self._settle(step):
            return False
        while goes_before(self.p, step) is not None:
            self._choose_only(step.line)
        before = self.report.lines[self.begin :]
        if step.who in self.p.cast.seats and self.history and paid_already(step.what, self.p.cast.names, before) and not self._pays(step):
            return True
        if step.who != "pause":  # `go on` at the very beginning is told what the board itself led to
            self.begin = len(self.report.lines) if self.history or step.who != "go on" else 0
            self.made, self.held = ([] if self.held else self.made), False
        self.history.append((self.p, len(self.report.lines)))
        wrong = out_of_time(self.p, step)
        in_time = late_request(step, self.p) if wrong else step
        if in_time is None:
            self.fail(step.line, wrong)
            return False
        try:
            return self._do(in_time) and self._came_true(in_time)
        except EngineError as error:
            self.fail(step.line, f"{step.who}: {step.what}: {error}")
            return False

    def _provided(self, step: Step) -> bool:
        """Whether the condition of a step is met; where it is not, nothing is done."""
        self.before = provided_for(step, Told(self.p, self.report.choices, self.before))
        if self.before.part:
            return True
        self.history.append((self.p, len(self.report.lines)))
        return False

    def arrive(self, step: Step) -> None:
        """Goes on from where the step before had to stop, and sets where this one has to."""
        if step.who in NOT_PLAYED:
            return
        if self.p.asking is None or step.who == TOLD:
            self.unreached = None
        self.pause = self.fixed or both(stop_for(self.p, step, self.beyond), self.unreached)
        stays = done_here(self.p, step) or too_early(self.p, step, self.beyond, self.pause)
        if self.p.asking is None and self.fixed is None and step.who != TOLD and not stays:
            self._run_on(step)
            self._run_to_question(step)

    def _run_on(self, step: Step) -> bool:
        """The automatic steps that were left to the next step."""
        walk = Walk(self.p)
        walk.position = run_on(self.p, walk.lines, self.pause)
        return self._keep(step, walk)

    def _run_to_question(self, step: Step) -> None:
        """What somebody does in the middle of what is told next is asked behind its beginning."""
        if self.p.asking is None and self.p.stack and step.who in self.p.cast.seats:
            walk = Walk(self.p)
            walk.position = run_on(self.p, walk.lines, None)
            self._keep(step, walk)
            self.pause = both(stop_for(self.p, step, self.beyond), self.unreached)

    def _pays(self, step: Step) -> bool:
        """Whether the player of a step is asked what to pay or to discard."""
        ask = self.p.asking
        if ask is None or ask.player < 0 or self.p.cast.seats[ask.player] != step.who:
            return False
        return game_of(self.p).questions[ask.question].role == "payment"

    def _do(self, step: Step) -> bool:
        if step.who == "pause":
            self.pause = self.fixed = named_pause(self.p, step.what)
            return True
        if step.who == "go on":
            self.pause = self.fixed = named_pause(self.p, step.what) if step.what else None
            return self._run_on(step)
        if step.who == "undo":
            self.history.pop()
            if self.history:
                self.p, kept = self.history.pop()
                del self.report.lines[kept:]
            return True
        if step.who == "go":
            return self._go(step)
        if step.who == "again":
            (self.p, kept), self.rest, self.foreseen = self.history[0], None, []
            del self.report.lines[kept:]
            return True
        if step.who == "edit":
            return self._edit(step)
        if step.who in {"all", "others"}:
            return self._all(step)
        if step.who == TOLD:
            done = self._keep(step, tell(self.p, step.what, self.pause, self.ahead))
            self.unreached = stop_for(self.p, step, None) if self.p.asking is not None else None
            return done
        seats = self.p.cast.seats
        player = {"judge": JUDGE, "chance": CHANCE}.get(step.who, seats.index(step.who) if step.who in seats else -1)
        if player == CHANCE:
            self.foreseen = []
        if player == JUDGE and decided_so(self.p, step.what):
            return True
        before = self.p.asking
        walk = attempted(self.p, player, step.what, self.pause, self.ahead) if player >= 0 else walk_phrase(self.p, player, step.what, self.pause)
        if not self._keep(step, walk):
            return False
        if walk.granted is not None and not step.given:
            self.before = Before(walk.granted)
        if walk.waiting:
            self.rest = (player, walk.left)
        if player == JUDGE and refused(before, self.p.asking):
            self.rest = None
        self.foreseen = walk.foreseen or self.foreseen
        return self._carry_on(step)

    def _go(self, step: Step) -> bool:
        """Goes back to a point that was named."""
        if step.what not in self.named:
            self.fail(step.line, f"go: no point is called {step.what!r}")
            return False
        (self.p, kept), self.rest, self.foreseen = self.named[step.what], None, []
        del self.report.lines[kept:]
        return True

    def _carry_on(self, step: Step) -> bool:
        """What chance was said to bring is brought when it is asked for; then a sentence that had to wait is finished."""
        while self.foreseen and self.p.asking and self.p.asking.player == CHANCE:
            walk = walk_phrase(self.p, CHANCE, "", self.pause, pieces=self.foreseen)
            self.foreseen = walk.foreseen
            if not self._keep(step, walk):
                return False
        if self.rest and self.p.asking and self.p.asking.question == "action" and answered_since(self.report.choices, self.rest[0]):
            self.rest = None  # a Reaction of somebody else has put an end to what the rest of the sentence was about
        if self.rest and self.p.asking and self.p.asking.player == self.rest[0] and self.p.asking.question not in AMONG_REACTIONS:
            who, pieces = self.rest
            self.rest = None
            return self._keep(step, walk_phrase(self.p, who, "", self.pause, pieces=pieces))
        return True

    def _all(self, step: Step) -> bool:
        """Everybody does the same in turn, as long as they are asked for it, or all others than whoever acted last: passing."""
        self._leave_unseen(step)
        question = None
        for _ in range(3 * len(self.p.players)):
            ask = self.p.asking
            if step.who == "others" and one_pass_left(self.p):
                break
            if ask is None or (question is not None and ask.question != question) or (question and self.p.board.passes == 0):
                break
            question = ask.question
            if not self._keep(step, walk_phrase(self.p, ask.player, step.what, self.pause)):
                return False
        return True

    def _came_true(self, step: Step) -> bool:
        """Whether it has come to what a step tells to come of it."""
        names = (*self.p.cast.names[1:], *self.p.cast.places, *self.p.cast.seats)
        told = outcomes(step.what) if step.who not in NOT_PLAYED and not wonders(step.what) else []
        for said in (x for x in told if any(re.search(rf"\b{re.escape(name)}\b", x) for name in names)):
            if not says_as_much(self.report.lines[self.begin :], said, names):
                self.fail(step.line, f"{said!r} is told, and it has not come to that by then")
                return False
        return True

    def _leave_unseen(self, step: Step) -> None:
        """Cards that nobody has seen stay unknown."""
        while (ask := self.p.asking) is not None and ask.question in UNSEEN and (unseen := default_choice(self.p)) is not None:
            choose(walk := Walk(self.p), unseen, self.pause)
            self._keep(step, walk)

    def _keep(self, step: Step, walk: Walk) -> bool:
        if walk.problem or walk.verdict == "illegal":
            why = walk.problem or "; ".join(f"{r.text} ({r.rule})" for r in walk.reasons)
            self.fail(step.line, f"{step.who}: {step.what}: {'not legal: ' if walk.verdict == 'illegal' else ''}{why}")
            return False
        self.p = walk.position
        self.report.lines.extend(walk.lines)
        self.report.choices.extend(walk.choices)
        self.made += walk.steps
        self.report.positions.extend(q for q, _ in walk.steps)
        self.report.positions.append(self.p)
        return True

    def _edit(self, step: Step) -> bool:
        from judgekit.games.five_sails.boards.edit_text import read_edit

        walk = Walk(self.p)
        choose(walk, read_edit(self.p, step.what), self.pause)
        return self._keep(step, walk)


def run_case(case: Case, edition: str | None = None, known: Mapping[str, CardDef] | None = None) -> list[Report]:
    """A report for each edition of a case, or for the one that was asked for."""
    return [_run(case, each, known) for each in ([edition] if edition else case.editions)]


def _run(case: Case, edition: str, known: Mapping[str, CardDef] | None) -> Report:
    """The report of one edition; where a step waits for the judge, of every reading, if everything holds in each of them."""
    runner = Runner(case, edition, known)
    report = runner.run()
    if report.passed:
        return report
    return in_each_reading(case, runner.p, lambda decided: _run(decided, edition, known)) or report
