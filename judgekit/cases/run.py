"""Running a case: its steps, and whether everything that it expects is so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import judgekit.games.five_sails as five_sails
from judgekit.cases.model import Case, CaseErrors, Expectation, Step
from judgekit.cases.orders import in_order
from judgekit.cases.phrases import Pause, Walk, choose, default_choice, judge_phrase, run_on, walk_phrase
from judgekit.cases.pieces import Piece
from judgekit.cases.same_rule import cited
from judgekit.engine import CardDef, Choice, EngineError, Line, Position, game_of
from judgekit.engine.trace import describe_stack
from judgekit.engine.values import CHANCE, JUDGE
from judgekit.errors import Problem
from judgekit.games.five_sails.facts_reading import Unknown, state_fact
from judgekit.games.five_sails.setup import build

UNSEEN = ("identity", "shuffle")
"""Questions about cards that nobody has seen."""
EDITIONS = {"2023": "rulebook-2023", "playtest": "playtest-5.9.4e"}


@dataclass
class Report:
    """What came of running a case in an edition."""

    case: Case
    edition: str
    failures: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    checked: int = 0

    @property
    def passed(self) -> bool:
        """Whether everything expected is so."""
        return not self.failures


def edition_id(name: str) -> str:
    """The full id of an edition."""
    return EDITIONS.get(name, name)


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


class Runner:
    """Runs one case in one edition."""

    def __init__(self, case: Case, edition: str, known: Mapping[str, CardDef] | None = None) -> None:
        self.report = Report(case, edition_id(edition))
        self.pause: Pause | None = None
        p = open_case(case, edition, known)
        self.report.positions.append(p)
        self.begin = 0
        self.p = run_on(p, self.report.lines, self._first_pause(case))
        self.history: list[tuple[Position, int]] = []
        self.rest: tuple[int, list[Piece]] | None = None
        self.foreseen: list[Piece] = []

    def _first_pause(self, case: Case) -> Pause | None:
        first = case.steps[0] if case.steps else None
        return self._pause_of(first.what) if isinstance(first, Step) and first.who == "pause" else None

    def run(self) -> Report:
        """Every step and every expectation, in order."""
        for each in self.report.case.steps:
            if each.edition and edition_id(each.edition) != self.report.edition:
                continue
            if isinstance(each, Expectation):
                self.expect(each)
            elif not self.take(each):
                break
        return self.report

    def _rest_unseen(self, step: Step) -> bool:
        """Finishes a sentence that had to wait for cards of which nobody says what they are: they stay unknown."""
        while self.rest and self.p.asking and self.p.asking.question == "identity":
            walk = Walk(self.p)
            choose(walk, Choice(self.p.asking.player, "identity", ("unknown",)), self.pause)
            if not self._keep(step, walk):
                return False
        return self._carry_on(step, JUDGE)

    def fail(self, line: int, message: str) -> None:
        """Keeps a failure with its line."""
        self.report.failures.append(f"{self.report.case.file}:{line}: [{self.report.edition}] {message}")

    def take(self, step: Step) -> bool:
        """One step; says whether it could be done."""
        if step.who == "name":
            return True
        if self.rest and step.who not in {"judge", "chance", "undo", "pause"} and not self._rest_unseen(step):
            return False
        if step.who != "pause":  # `go on` at the very beginning is told what the board itself led to
            self.begin = len(self.report.lines) if self.history or step.who != "go on" else 0
        self.history.append((self.p, len(self.report.lines)))
        try:
            return self._do(step)
        except EngineError as error:
            self.fail(step.line, f"{step.who}: {step.what}: {error}")
            return False

    def _do(self, step: Step) -> bool:
        if step.who == "pause":
            self.pause = self._pause_of(step.what)
            return True
        if step.who == "go on":
            self.pause = None
            walk = Walk(self.p)
            walk.position = run_on(self.p, walk.lines, None)
            return self._keep(step, walk)
        if step.who == "undo":
            self.history.pop()
            if self.history:
                self.p, kept = self.history.pop()
                del self.report.lines[kept:]
            return True
        if step.who == "edit":
            return self._edit(step)
        if step.who == "all":
            return self._all(step)
        seats = self.p.cast.seats
        player = {"judge": JUDGE, "chance": CHANCE}.get(step.who, seats.index(step.who) if step.who in seats else -1)
        if player == CHANCE:
            self.foreseen = []
        walk = walk_phrase(self.p, player, step.what, self.pause)
        if not self._keep(step, walk):
            return False
        if walk.waiting:
            self.rest = (player, walk.left)
        self.foreseen = walk.foreseen or self.foreseen
        return self._carry_on(step, player)

    def _carry_on(self, step: Step, player: int) -> bool:
        """What chance was said to bring is brought when it is asked for; then a sentence that had to wait is finished."""
        while self.foreseen and self.p.asking and self.p.asking.player == CHANCE:
            walk = walk_phrase(self.p, CHANCE, "", self.pause, pieces=self.foreseen)
            self.foreseen = walk.foreseen
            if not self._keep(step, walk):
                return False
            player = CHANCE
        if player < 0 and self.rest and self.p.asking and self.p.asking.player == self.rest[0]:
            who, pieces = self.rest
            self.rest = None
            return self._keep(step, walk_phrase(self.p, who, "", self.pause, pieces=pieces))
        return True

    def _all(self, step: Step) -> bool:
        """Everybody does the same in turn, as long as they are asked for it: passing."""
        question = None
        for _ in range(3 * len(self.p.players)):
            ask = self.p.asking
            if ask is None or (question is not None and ask.question != question) or (question and self.p.board.passes == 0):
                break
            question = ask.question
            if not self._keep(step, walk_phrase(self.p, ask.player, step.what, self.pause)):
                return False
        return True

    def _keep(self, step: Step, walk: Walk) -> bool:
        if walk.problem or walk.verdict == "illegal":
            why = walk.problem or "; ".join(f"{r.text} ({r.rule})" for r in walk.reasons)
            self.fail(step.line, f"{step.who}: {step.what}: {'not legal: ' if walk.verdict == 'illegal' else ''}{why}")
            return False
        self.p = walk.position
        self.report.lines.extend(walk.lines)
        self.report.choices.extend(walk.choices)
        self.report.positions.extend(q for q, _ in walk.steps)
        self.report.positions.append(self.p)
        return True

    def _pause_of(self, text: str) -> Pause:
        procedure, _, row = text.rpartition(",")
        return Pause(procedure.strip().casefold(), row.strip().casefold())

    def _edit(self, step: Step) -> bool:
        from judgekit.games.five_sails.edit_text import read_edit

        walk = Walk(self.p)
        choose(walk, read_edit(self.p, step.what), self.pause)
        return self._keep(step, walk)

    def expect(self, e: Expectation) -> None:
        """Holds one expectation against where one stands; what is otherwise is a failure."""
        self.report.checked += 1
        failed = len(self.report.failures)
        self._hold(e)
        if len(self.report.failures) > failed and self.p.asking and self.p.asking.question in UNSEEN:
            del self.report.failures[failed:]
            for top in (0, -1):  # what hangs on the order of a shuffled deck does not hold in both
                self._hold_unseen(e, top)

    def _hold_unseen(self, e: Expectation, top: int) -> None:
        """Holds an expectation against where one would stand if the cards that nobody names stay unknown, and a shuffled deck lies in some order."""
        kept, count, failed = self.p, len(self.report.lines), len(self.report.failures)
        while (ask := self.p.asking) is not None and ask.question in UNSEEN:
            walk = Walk(self.p)
            args = ("unknown",) if ask.question == "identity" else list(game_of(self.p).questions[ask.question].candidates(self.p, ask))[top]
            choose(walk, Choice(ask.player, ask.question, args), self.pause)
            self.p = walk.position
            self.report.lines.extend(walk.lines)
            if self.rest and self.p.asking and self.p.asking.player == self.rest[0]:
                walk = walk_phrase(self.p, self.rest[0], "", self.pause, pieces=self.rest[1])
                self.p = walk.position
        if not failed:
            self._hold(e)
        self.p = kept
        del self.report.lines[count:]

    def _hold(self, e: Expectation) -> None:
        """Whether an expectation holds where one stands; a failure is kept when it does not."""
        text = usual(e.text)
        option = re.fullmatch(r"option (\S+?):?\s+(.+?) is (legal|illegal|unsettled)(?: because (.+))?", text)
        if option:
            self._expect_option(e, option)
        elif text.startswith("cites "):
            for rule in (x.strip() for x in text[6:].split(",")):
                if not cited(rule, tuple(line.rule for line in self.report.lines[self.begin :])):
                    self.fail(
                        e.line,
                        f"no line of this step cites {rule}; cited are "
                        f"{', '.join(dict.fromkeys(x.rule.partition('/')[2] for x in self.report.lines[self.begin :]))}",
                    )
        elif text.startswith(("order:", "window:")):
            self._expect_order(e, [x.strip().strip('"') for x in text.partition(":")[2].split(",")])
        else:
            self._expect_fact(e)

    def _expect_option(self, e: Expectation, found: re.Match[str]) -> None:
        who, what, verdict, because = found.groups()
        seats = self.p.cast.seats
        player = JUDGE if who == "judge" else seats.index(who) if who in seats else -9
        got, reasons, problem = judge_phrase(self.p, player, what)
        if problem:
            self.fail(e.line, f"{what!r}: {problem}")
        elif got != verdict:
            self.fail(e.line, f"{what!r} is {got}, not {verdict}" + "".join(f"\n      {r.text} ({r.rule})" for r in reasons))
        for rule in (because or "").split(","):
            if rule.strip() and not cited(rule.strip(), tuple(r.rule for r in reasons)):
                self.fail(
                    e.line, f"{what!r}: no reason cites {rule.strip()}; cited are {', '.join(r.rule.partition('/')[2] for r in reasons) or 'none'}"
                )

    def _expect_order(self, e: Expectation, wanted: list[str]) -> None:
        """Steps that must have come in this order so far, named by text, by rule, or as people call them."""
        names = (*self.p.cast.names, *self.p.cast.places, *self.p.cast.seats)
        missing = in_order(self.report.lines, wanted, names)
        if missing is not None:
            told = "\n".join(f"      {x.text} ({x.rule})" for x in self.report.lines)
            self.fail(e.line, f"{missing!r} does not come after what was named before it; the lines are:\n{told}")

    def _expect_fact(self, e: Expectation) -> None:
        try:
            actual, stated = state_fact(self.p, tuple(self.report.lines), e.text)
        except Unknown as error:
            self.fail(e.line, str(error))
            return
        if actual.casefold().removeprefix("the ") != stated.casefold().removeprefix("the "):
            self.fail(e.line, f"{e.text}: it is {actual}")


def usual(text: str) -> str:
    """Options and orders said in another way: `option 'pass' for player B = legal`, `window order = [one, two]`."""
    option = re.fullmatch(r"option ['\"‘](.+)['\"’] for (?:player )?(\S+) (?:=|is) (legal|illegal|unsettled)( because .+)?", text)
    if option:
        return f"option {option[2]}: {option[1]} is {option[3]}{option[4] or ''}"
    order = re.fullmatch(r"(?:window )?order\s*=\s*\[(.+)\]", text)
    return f"order: {order[1]}" if order else text


def run_case(case: Case, edition: str | None = None, known: Mapping[str, CardDef] | None = None) -> list[Report]:
    """A report for each edition of a case, or for the one that was asked for."""
    return [Runner(case, each, known).run() for each in ([edition] if edition else case.editions)]


def pending(p: Position) -> str:
    """What is pending, and what is asked."""
    ask = p.asking
    prompt = game_of(p).questions[ask.question].prompt(p, ask) if ask else "nothing is asked"
    return f"{describe_stack(p)}\n{prompt}"


def declines(p: Position) -> Choice | None:
    """The answer that goes without saying."""
    return default_choice(p)
