"""What a case expects, held against where its steps have led: facts, options with their reasons, citations, orders."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass, field, replace

from judgekit.cases.board_view import asked
from judgekit.cases.copies import named_copies
from judgekit.cases.expected_options import OPTION, Found, Judging
from judgekit.cases.expected_words import usual
from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.orders import in_order
from judgekit.cases.phrases import walk_phrase
from judgekit.cases.pieces import Piece
from judgekit.cases.reacting import AMONG_REACTIONS, UNMENTIONED, UNSEEN
from judgekit.cases.same_rule import cited
from judgekit.cases.walking import Pause, Walk, choose, default_choice, only_choice
from judgekit.engine import Choice, Line, Position, game_of, options
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import Args, Ask
from judgekit.games.five_sails.facts.phases import ended
from judgekit.games.five_sails.facts.reading import Unknown, reasons_behind, state_fact
from judgekit.games.five_sails.texts.left import left_to_judge


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
    """How many expectations were held against what came."""

    @property
    def passed(self) -> bool:
        """Whether everything expected is so."""
        return not self.failures

    @property
    def left(self) -> tuple[str, ...]:
        """What of the cards' texts is not understood and left to the judge, each with the line of its card."""
        told = []
        for text in (line.text for line in left_to_judge(self.positions[0])):
            name = text.partition(" says more than ")[0]
            line = next((b.line for b in self.case.board if re.search(rf"\b{re.escape(name)}\b", b.text.partition('"')[0])), 1)
            told.append(f"{self.case.file}:{line}: {text}")
        return tuple(told)


PHASE_OVER = re.compile(r"(dawn|planning|high drama|plunder|dusk)(?: phase)?(?: is| has)? (?:over|ended)\b", re.IGNORECASE)
"""A fact that a phase is over."""


class Expecting(Judging):
    """Where one stands in a case, and what came of holding expectations against it."""

    report: Report
    rest: tuple[int, list[Piece]] | None
    pause: Pause | None
    begin: int
    unseen: tuple[Position, list[Line]] | None
    """What follows, with one of the answers, the question of what nobody has seen that stands open where something was expected."""
    history: list[tuple[Position, int]]
    """Where each step began, and with how many lines."""
    held: bool
    """Whether something was expected since the last step."""

    @abstractmethod
    def _keep(self, step: Step, walk: Walk) -> bool:
        """Keeps where a sentence led; says whether it led anywhere."""

    @abstractmethod
    def _carry_on(self, step: Step) -> bool:
        """Finishes a sentence that had to wait."""

    @abstractmethod
    def _settle(self, step: Step | None) -> bool:
        """Finishes what had to wait for others."""

    def fail(self, line: int, message: str) -> None:
        """Keeps a failure with its line."""
        self.report.failures.append(f"{self.report.case.file}:{line}: [{self.report.edition}] {message}")

    def expect(self, e: Expectation) -> None:
        """Holds one expectation against where one stands; what is otherwise is a failure, which says what is being asked there."""
        self.report.checked += 1
        self.held = True
        failed = len(self.report.failures)
        self._hold_open(e)
        said = self.report.failures[failed:]
        self.report.failures[failed:] = [x + still_asked(self.p, e) for x in said]

    def _hold_open(self, e: Expectation) -> None:
        """Holds one expectation against where one stands, and where it fails only because of an open question, against what comes without saying."""
        failed = len(self.report.failures)
        self._hold(e)
        if len(self.report.failures) == failed or self.p.asking is None:
            return
        said, question = self.report.failures[failed:], self.p.asking.question
        if only_choice(self.p) is not None:
            del self.report.failures[failed:]
            self._hold_chosen(e, said)
            return
        left_out = question in UNMENTIONED or game_of(self.p).questions[question].role == "may"
        about = re.match(r"option (\S+?):?\s", usual(e.text))
        passed_over = left_out and not (about and about[1] == self.p.cast.seats[self.p.asking.player])
        if question not in {*UNSEEN, *AMONG_REACTIONS, "decide"} and not passed_over:
            return
        del self.report.failures[failed:]
        if question == "decide":
            self.report.failures += said if self._open_in_some_reading(e) else []
        elif question in AMONG_REACTIONS:
            self._hold_settled(e)
        elif passed_over:
            self.report.failures += said if self._open_when_declined(e) else []
        else:
            for top in (0, -1):  # what hangs on the order of a shuffled deck does not hold in both
                self._hold_unseen(e, top)

    def _hold_chosen(self, e: Expectation, said: list[str]) -> None:
        """Holds an expectation against where one would stand once what leaves nothing to choose is chosen."""
        kept, rest, report = self.p, self.rest, self.report
        self.report = replace(report, failures=[], lines=[*report.lines], choices=[*report.choices], positions=[*report.positions])
        self._choose_only(e.line)
        self._hold_open(e)
        report.failures += said if self.report.failures else []
        self.p, self.rest, self.report = kept, rest, report

    def _choose_only(self, line: int) -> None:
        """Takes the one choice there is, for whoever is asked."""
        only = only_choice(self.p)
        if only is not None:
            choose(walk := Walk(self.p), only, self.pause)
            self._keep(Step(self.p.cast.seats[only.player], "", line), walk)

    def _open_in_some_reading(self, e: Expectation) -> bool:
        """Whether what is expected fails in a reading of the point that the judge has not decided; what holds in each of them holds."""
        if e.text.startswith(("cites ", "order:", "window")):
            return True
        kept, rest, report = self.p, self.rest, self.report
        failed = False
        for option in options(kept, expected=False):
            self.report = replace(report, failures=[], lines=[*report.lines], choices=[*report.choices], positions=[*report.positions])
            choose(walk := Walk(kept), option.choice, self.pause)
            told = Step("judge", option.text, e.line)
            if not failed and self._keep(told, walk) and self._carry_on(told):
                self._hold_open(e)
            failed = failed or bool(self.report.failures)
            self.p, self.rest, self.report = kept, rest, report
        return failed

    def _open_when_declined(self, e: Expectation) -> bool:
        """Whether what is expected fails although what is asked about, and what nobody mentions, is not used or not done."""
        declined = default_choice(self.p)
        if declined is None:
            return True
        kept, rest, report = self.p, self.rest, self.report
        self.report = replace(report, failures=[], lines=[*report.lines], choices=[*report.choices], positions=[*report.positions])
        choose(walk := Walk(kept), declined, self.pause)
        if self._keep(told := Step("all", "", e.line), walk) and self._carry_on(told):
            self._hold_open(e)
        failed = bool(self.report.failures)
        self.p, self.rest, self.report = kept, rest, report
        return failed

    def _hold_settled(self, e: Expectation) -> None:
        """Holds an expectation against where one would stand if nobody else reacted."""
        kept, rest, report = self.p, self.rest, self.report
        self.report = replace(report, failures=[], lines=[*report.lines], choices=[*report.choices], positions=[*report.positions])
        self._settle(None)
        unseen = self.p.asking is not None and self.p.asking.question in UNSEEN
        self._hold_open(e) if unseen or only_choice(self.p) is not None else self._hold(e)
        report.failures += self.report.failures
        self.p, self.rest, self.report = kept, rest, report

    def _hold_unseen(self, e: Expectation, top: int) -> None:
        """Holds an expectation against where one would stand if the cards that nobody names stay unknown, and a shuffled deck lies in some order."""
        kept, count, failed, begun = self.p, len(self.report.lines), 0, len(self.report.failures)
        while (ask := self.p.asking) is not None and ask.question in UNSEEN:
            walk = Walk(self.p)
            args = ("unknown",) if ask.question == "identity" else list(game_of(self.p).questions[ask.question].candidates(self.p, ask))[top]
            self.report.lines.append(_supposed(self.p, ask, args))
            choose(walk, Choice(ask.player, ask.question, args), self.pause)
            self.p = walk.position
            self.report.lines.extend(walk.lines)
            if self.rest and self.p.asking and self.p.asking.player == self.rest[0]:
                walk = walk_phrase(self.p, self.rest[0], "", self.pause, pieces=self.rest[1])
                self.p, failed = walk.position, failed or int(self._not_understood(e, walk))
        if not failed:
            self._hold(e)
        if top == 0 and len(self.report.failures) == begun:
            self.unseen = kept, self.report.lines[count:]
        self.p = kept
        del self.report.lines[count:]

    def tell_unseen(self) -> list[Line]:
        """Puts on record what follows an open question of what nobody has seen, where something was held against that; gives those lines."""
        told = self.unseen[1] if self.unseen is not None and self.unseen[0] is self.p else []
        self.report.lines += told
        self.unseen = None
        return told

    def _not_understood(self, e: Expectation, walk: Walk) -> bool:
        """Whether the rest of a sentence that had to wait cannot be done; then that is what is wrong."""
        if walk.problem or walk.verdict == "illegal":
            self.fail(e.line, f"of the step before: {walk.wrong}")
        return bool(walk.problem) or walk.verdict == "illegal"

    def _hold(self, e: Expectation) -> None:
        """Whether an expectation holds where one stands; a failure is kept when it does not."""
        text = usual(e.text, self.p.cast.seats)
        option = OPTION.fullmatch(text)
        if option:
            self.expect_option(e.line, option)
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

    def _expect_order(self, e: Expectation, wanted: list[str]) -> None:
        """Steps that must have come in this order so far, named by text, by rule, or as people call them."""
        names = (*self.p.cast.names, *self.p.cast.places, *self.p.cast.seats)
        missing = in_order(self.report.lines, wanted, names, self.p)
        if missing is not None:
            told = "\n".join(f"      {x.text} ({x.rule})" for x in self.report.lines)
            self.fail(e.line, f"{missing!r} does not come after what was named before it; the lines are:\n{told}")

    def _came_by(self, phase: str) -> bool:
        """Whether the last step led through a phase."""
        return any(f"/day/{phase.casefold().replace(' ', '-')}" in line.rule for line in self.report.lines[self.begin :])

    def _phase_after(self) -> str:
        """The phase that the last step has led to first from the one in which it began."""
        begun = self.history[-1][0].board.phase.casefold() if self.history else ""
        came = (re.search(r"/day/(dawn|planning|high-drama|plunder|dusk)", line.rule) for line in self.report.lines[self.begin :])
        return next((name for m in came if m and (name := m[1].replace("-", " ")) != begun), "")

    def _expect_fact(self, e: Expectation) -> None:
        try:
            actual, stated = state_fact(self.p, tuple(self.report.lines), named_copies(e.text, self.p.cast.names))
        except Unknown as error:
            self.fail(e.line, str(error))
            return
        self.found = Found(stated)
        if e.text.casefold().startswith("phase") and self._came_by(stated):
            return  # a phase in which nobody had anything to choose has begun, and is over again
        if e.text.casefold().startswith("next phase") and self._phase_after() == stated.casefold():
            return
        over = PHASE_OVER.match(e.text)
        if over and stated == "yes" and ended(self.report.lines[self.begin :], over[1]):
            return  # it is over, and the game has gone on by itself to another Day
        reasons = reasons_behind(self.p, named_copies(e.text, self.p.cast.names))
        self.found = Found(actual, reasons)
        if actual.casefold().removeprefix("the ") != stated.casefold().removeprefix("the "):
            self.fail(e.line, f"{e.text}: it is {actual}" + "".join(f"\n      {r.text} ({r.rule})" for r in reasons))


def _supposed(p: Position, ask: Ask, args: Args) -> Line:
    """The line before what follows an answer that nobody has given."""
    question = game_of(p).questions[ask.question]
    rule = rule_for(question.rule, p.edition)
    return Line(f"{p.game}/{rule}", f"{question.prompt(p, ask)} Nobody has said; what follows is told for: {question.text(p, ask, args)}.")


def still_asked(p: Position, e: Expectation) -> str:
    """What is being asked while a fact is otherwise: perhaps nobody has said yet on what it hangs. Whose turn it is goes without saying."""
    ask = p.asking
    no_fact = re.match(r"option |cites |(?:window |schemes? )?order\b|window:", e.text)
    if ask is None or ask.question == "action" or (no_fact and ask.question != "decide"):
        return ""
    return f"; still open: {asked(p, ask)}"
