"""What a case expects, held against where its steps have led: facts, options with their reasons, citations, orders."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.cases.expecting.around_use import around_use
from judgekit.cases.expecting.in_step import in_step
from judgekit.cases.expecting.one_moment import OneMoment
from judgekit.cases.expecting.options import OPTION
from judgekit.cases.expecting.orders import at_once, in_order
from judgekit.cases.expecting.outcomes import Outcome
from judgekit.cases.expecting.same_rule import cited, stands_in
from judgekit.cases.expecting.standing import Found
from judgekit.cases.expecting.supposed import left_open, stuck_at
from judgekit.cases.expecting.words import OF_QUESTION, is_fact, usual
from judgekit.cases.model import Expectation
from judgekit.cases.report import Report
from judgekit.cases.steps.placing import NEXT_STEP
from judgekit.cases.wordings.copies import borne_in_fact, named_copies
from judgekit.cases.wordings.story import clauses
from judgekit.engine import Line, Position
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.game import APART, told_apart
from judgekit.games.five_sails.facts.phases import ended
from judgekit.games.five_sails.facts.stating import reasons_behind, state_fact
from judgekit.games.five_sails.facts.text import Unknown

PHASE_OVER = re.compile(r"(dawn|planning|high drama|plunder|dusk)(?: phase)?(?: is| has)? (?:over|ended)\b", re.IGNORECASE)
"""A fact that a phase is over."""


class Expecting(OneMoment):
    """Where one stands in a case, and what came of holding expectations against it."""

    named: dict[str, tuple[Position, int]]
    """The points that the case has named, each with how many lines had come by then."""

    said: str
    """The words of the last step."""
    held: bool
    """Whether something was expected since the last step."""
    group: tuple[Expectation, ...]
    """All that is expected behind the last step."""
    came_of: tuple[tuple[Expectation, ...], Position, Outcome] | None
    """Which facts were held together last, where, and what came of them."""

    def fail(self, line: int, message: str) -> None:
        """Keeps a failure with its line."""
        self.report.failures.append(self._placed(line, message))

    def expect(self, e: Expectation) -> None:
        """Holds one expectation, with the facts behind the same step, against one moment; what is otherwise is a failure."""
        self.report.checked += 1
        self.held = True
        es = tuple(x for x in self.group if is_fact(x)) if e in self.group and is_fact(e) else (e,)
        if self.came_of is None or self.came_of[0] != es or self.came_of[1] is not self.p:
            self.came_of = es, self.p, self.together(es)
        outcome, n = self.came_of[2], es.index(e)
        self.report.failures += outcome.said[n] or self._legal_too(e)
        self.found = outcome.found[n]

    def _legal_too(self, e: Expectation) -> list[str]:
        """What is wrong with an option that is expected to be illegal where it is legal at another moment that may be meant as well."""
        option = OPTION.fullmatch(usual(e.text, self.p.cast.seats))
        if option is None or option[3] != "illegal" or option[4] or self.done_in_another_phase(option[1], option[2]):
            return []
        unseen = self.unseen
        contrary = self.together((replace(e, text=f"option {option[1]}: {option[2]} is legal"),))
        self.unseen = unseen
        if contrary.wrong:
            return []
        return [
            self._placed(e.line, f"{option[2]!r} is legal at another moment of this step; where illegal is meant, name the rule behind 'because'")
        ]

    def _placed(self, line: int, message: str) -> str:
        """A failure with its line and edition."""
        return f"{self.report.case.file}:{line}: [{self.report.edition}] {message}"

    def tell_unseen(self) -> list[Line]:
        """Puts on record what follows an open question of what nobody has seen, where something was held against that, and what the judge decides."""
        told = [*(self.unseen[1] if self.unseen is not None and self.unseen[0] is self.p else []), *left_open(self.p)]
        self.report.lines += told
        self.unseen = None
        return told

    def _hold(self, e: Expectation) -> None:
        """Whether an expectation holds where one stands; a failure is kept when it does not."""
        text = usual(e.text, self.p.cast.seats)
        option = OPTION.fullmatch(text)
        if option:
            self.expect_option(e.line, option)
        elif text.startswith("cites "):
            for rule in (x.strip() for x in text[6:].split(",")):
                if not stands_in(rule, self.p.edition):
                    self.fail(e.line, f"no line can cite {rule} here: it does not stand in {self.p.edition}")
                elif not cited(rule, tuple(line.rule for line in self.report.lines[self.begin :])):
                    self.fail(
                        e.line,
                        f"no line of this step cites {rule}; cited are "
                        f"{', '.join(dict.fromkeys(x.rule.partition('/')[2] for x in self.report.lines[self.begin :]))}",
                    )
        elif text.startswith(("order:", "window:", "not order:")):
            self._expect_order(e, text)
        else:
            self._expect_fact(e)

    def _expect_order(self, e: Expectation, text: str) -> None:
        """Steps that must have come in this order so far, or in another where it is denied, named by text, by rule, or as people call them."""
        wanted = [x.strip().strip('"') for x in text.partition(":")[2].split(",")]
        names = (*self.p.cast.names, *self.p.cast.places, *self.p.cast.seats)
        there = any(m is not None and m.ends == NEXT_STEP for m in map(moment, clauses(self.said)))
        missing = in_order(self.report.lines, wanted, names, self.p, reached=there)
        untold = (
            [each for each in wanted if in_order(self.report.lines, [each], names, self.p, reached=there) is not None] if missing is not None else []
        )
        denied = text.startswith("not ")
        if denied == (missing is not None) and not untold:
            return
        told = "\n".join(f"      {x.text} ({x.rule})" for x in self.report.lines)
        which = ", ".join(map(repr, untold)) or (repr(missing) if missing is not None else "what is named")
        what = f"{'are' if len(untold) > 1 else 'is'} told by no line so far" if untold else "does not come after what was named before it"
        if not untold and not denied and (together := at_once(self.report.lines, wanted, names)):
            what = f"{what}: {together!r} tells of these wounds at once, and nothing comes between them"
        self.fail(e.line, f"{which} {'comes in just this order' if denied and not untold else what}; the lines are:\n{told}")

    def _expect_fact(self, e: Expectation) -> None:
        try:
            text, (actual, stated) = self._stated(named_copies(borne_in_fact(self.p, e.text), self.p.cast.names))
        except Unknown as error:
            self.fail(e.line, str(error))
            return
        over = PHASE_OVER.match(e.text)
        if over and ended(self.report.lines[self.begin :], over[1]):
            actual = "yes"  # it is over, and the game has gone on by itself to another Day
        reasons = reasons_behind(self.p, text)
        self.found = Found(actual, reasons)
        if not alike(actual, stated):
            self.fail(e.line, f"{e.text}: it is {actual}" + "".join(f"\n      {r.text} ({r.rule})" for r in reasons))

    def _stated(self, text: str) -> tuple[str, tuple[str, str]]:
        """A fact, what it is, and what was stated; of what came in one step only its lines count, where no fact of the table says so itself."""
        try:
            return text, state_fact(self.p, lines_for(self.report, text), text)
        except Unknown:
            if around := around_use(text, self.p, self.report.positions):
                return around[0], state_fact(around[1], (*self.report.lines,), around[0])
            of_step = in_step(text, self.report.lines, self.named)
            if of_step is None:
                raise
            return of_step[0], state_fact(self.p, of_step[1], of_step[0])


def lines_for(report: Report, text: str) -> tuple[Line, ...]:
    """The lines from which a fact is read: all so far, and for one of open points those on which options hang that were asked about before."""
    if not OF_QUESTION.match(usual(text)):
        return (*report.lines,)
    return (*(Line(rule, "") for rule in report.unsettled), *_came_apart(report), *report.lines)


def _came_apart(report: Report) -> list[Line]:
    """For each point that the judge was asked about so far, between which readings of it, as they came apart on the board of that time."""
    at = {point: p for p in report.positions if (point := stuck_at(p))}
    said = {**dict(report.case.apart), **{point: told_apart(p) for point, p in at.items()}}
    return [Line(f"{report.positions[0].game}/{point}", "", frame=f"{APART}{ways}") for point, ways in said.items()]
