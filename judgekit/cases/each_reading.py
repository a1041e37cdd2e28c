"""A case whose steps go on where the judge or chance would have to decide something first: it holds if it holds whatever is decided."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from judgekit.cases.expecting.supposed import stuck_at
from judgekit.cases.expecting.words import of_asking, of_open_point
from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.report import Report
from judgekit.engine import Position, game_of
from judgekit.engine.values import CHANCE
from judgekit.games.five_sails.facts.game import told_apart
from judgekit.games.five_sails.happening.unmodified import SETTING, hangs_on_setting
from judgekit.games.five_sails.judged.open_points import open_readings

DEEP = 3
"""How many open points at most are gone through in all their readings, and how many shuffles in all their orders."""
UNREAD = re.compile(r"\] (?:no fact reads|no rule|.* (?:is not understood|is no place where)\b)")
"""What was not understood, which hangs on no reading."""
FEW = 4
"""Of how many cards at most each is tried as the one on top."""


def in_each_reading(case: Case, report: Report, p: Position, run: Callable[[Case], Report]) -> Report | None:
    """The report of the case in the first reading, if in each of them everything expected is so; else what is not so, and in which of them.

    None where nothing is open.
    """
    point = stuck_at(p)
    if any(DENIED.search(failure) or OPEN_STILL.search(failure) for failure in report.failures):
        return None
    if not point or len(case.decide) >= DEEP:
        return None
    readings = open_readings(p, point)
    decided = [replace(case, decide=(*case.decide, (point, name)), apart=(*case.apart, (point, told_apart(p)))) for name, _ in readings]
    asked = game_of(p).points[point].question
    supposed = f"{asked} The books leave it open; all holds in each reading, and is told for: {readings[0][1]} ({point})" if readings else ""
    reports = _differ(_without_unsettled([run(each) for each in decided]))
    return _of_all(case, decided, reports, supposed) or (_not_in_all(report, asked, point, readings, reports) if reports else None)


NOT_UNSETTLED = re.compile(r"(?P<what>.+?) is (?P<verdict>legal|illegal) for (?P<who>\S+), not unsettled(?:\n.*)?", re.DOTALL)
"""What is said where an option is expected to be unsettled, and is settled in a reading."""


OPEN_STILL = re.compile(r"\] '[^\n]+' is unsettled, not (?:legal|illegal)\b")
"""What is said where an option is expected to be settled, and hangs on an open point."""
DENIED = re.compile(r"\] not [^\n]+ unsettled: it is ")
"""What is said where a fact is expected not to be unsettled, and is."""
NO_VALUE = re.compile(r"(?P<what>[^\n]+? unsettled): it (?:is|hangs on what \S+ chooses:) (?P<value>[^\n;]+)(?:[;\n].*)?", re.DOTALL)
"""What is said where a fact is expected to be unsettled, and is something in a reading."""


def _differ(reports: list[Report]) -> list[Report]:
    """The reports of all readings without the failure of a fact that is expected to be unsettled, and is not the same in all of them."""
    found = [{m["what"]: m["value"] for x in each.failures if (m := NO_VALUE.fullmatch(x))} for each in reports]
    everywhere = set.intersection(*(set(each) for each in found)) if found else set()
    differ = {what for what in everywhere if len({each[what] for each in found}) > 1}
    kept = ([x for x in each.failures if not ((m := NO_VALUE.fullmatch(x)) and m["what"] in differ)] for each in reports)
    return [replace(each, failures=failures) for each, failures in zip(reports, kept, strict=True)]


def _without_unsettled(reports: list[Report]) -> list[Report]:
    """The reports of all readings without the failure of what is expected to be unsettled, and is legal in one of them and illegal in another."""
    found = [[((m["who"], m["what"]), m["verdict"]) for x in each.failures if (m := NOT_UNSETTLED.fullmatch(x))] for each in reports]
    options = {option for each in found for option, _ in each}
    open_ones = {x for x in options if {v for each in found for option, v in each if option == x} == {"legal", "illegal"}}
    hangs = [x for x in open_ones if all(any(option == x for option, _ in each) for each in found)]
    kept = ([x for x in each.failures if not ((m := NOT_UNSETTLED.fullmatch(x)) and (m["who"], m["what"]) in hangs)] for each in reports)
    return [replace(each, failures=failures) for each, failures in zip(reports, kept, strict=True)]


def _not_in_all(report: Report, asked: str, point: str, readings: Sequence[tuple[str, str]], reports: Sequence[Report]) -> Report:
    """The report of a case that waits for the judge, with each thing that is not so and the readings in which it is not."""
    found: dict[str, list[str]] = {}
    lines = [line for line in (_line_of(x) for x in report.failures) if line]
    held = {x.line for x in report.case.steps if isinstance(x, Expectation) and of_open_point(x) and lines and x.line < min(lines)}
    for (_, text), each in zip(readings, reports, strict=True):
        for failure in (x for x in each.failures if _line_of(x) not in held):  # what is open is so while nobody has decided
            found.setdefault(failure, []).append(text)
    told = (failure if UNREAD.search(failure) else f"{failure}; {_where(asked, point, those, len(readings))}" for failure, those in found.items())
    return replace(report, failures=[*told])


def _line_of(failure: str) -> int:
    """The line of a case of which a failure speaks; 0 where it names none."""
    found = re.match(r"[^\n]*?:(\d+): \[", failure)
    return int(found[1]) if found else 0


def _where(asked: str, point: str, those: Sequence[str], of: int) -> str:
    """In which readings of an open point something is not so."""
    if len(those) == of:
        return f"that is so in every reading of what the books leave open: {asked} ({point})"
    return f"{asked} The books leave it open, and this is so if the judge decides: {' | '.join(those)} ({point})"


def hangs(case: Case, report: Report, run: Callable[[Case], Report]) -> list[str]:
    """What does not hold in every reading of a point on which a value hangs though nobody was asked about it; what is so in one alone is not so."""
    if len(case.decide) >= DEEP:
        return []
    at = next((p for p in report.positions if hangs_on_setting(p)), None)
    open_ones = [(at, SETTING, case)] if at is not None else []
    settled = replace(case, steps=tuple(x for x in case.steps if not (isinstance(x, Expectation) and of_open_point(x))))
    open_ones += [(report.positions[-1], point, settled) for point in dict.fromkeys(report.left_open)]
    found = (
        (point, text, failure)
        for p, point, told in open_ones
        for name, text in open_readings(p, point)
        for failure in _expected(told, run(replace(told, decide=(*case.decide, (point, name)))))
    )
    so = "; the books leave it open, and this is so if the judge decides"
    return [f"{failure}{so}: {text} ({point})" for point, text, failure in found]


def _expected(case: Case, report: Report) -> list[str]:
    """What is not so of what a case expects; not that one of its steps cannot be done in a reading of which it does not tell."""
    lines = {x.line for x in case.steps if isinstance(x, Expectation)}
    return [x for x in report.failures if _line_of(x) in lines]


def in_each_order(case: Case, p: Position, stuck: Step | None, run: Callable[[Case], Report]) -> Report | None:
    """The report of the case with the first card on top of a shuffled deck, if with each of them everything expected is so; None otherwise."""
    ask = p.asking
    at = next((n for n, step in enumerate(case.steps) if step is stuck), -1)
    if ask is None or ask.player != CHANCE or ask.question != "shuffle" or at < 0 or sum(_of_chance(s) for s in case.steps) >= DEEP:
        return None
    question = game_of(p).questions[ask.question]
    tops = list(question.candidates(p, ask))
    if len(tops) > FEW:
        return None
    line = case.steps[at].line
    at = _behind_its_step(case, at)
    said = [question.text(p, ask, args) for args in tops]
    told = [replace(case, steps=(*case.steps[:at], Step("chance", text, line), *case.steps[at:])) for text in said]
    supposed = f"Nobody has said how the cards lie; all holds with each of them on top, and is told for: {said[0]}." if said else ""
    return _of_all(case, told, [run(each) for each in told], supposed)


def _behind_its_step(case: Case, at: int) -> int:
    """Where chance speaks before a step: right behind the step before it, unless something is expected there of who is asked."""
    first = at
    while first > 0 and isinstance(case.steps[first - 1], Expectation):
        first -= 1
    return at if of_asking([x for x in case.steps[first:at] if isinstance(x, Expectation)]) else first


def _of_all(case: Case, told: list[Case], reports: list[Report], supposed: str) -> Report | None:
    """The first of several reports, with what was supposed for it, if everything expected is so in all of them."""
    if not reports or not all(r.passed for r in reports):
        return None
    return replace(reports[0], case=case, ran=reports[0].ran or told[0], supposed=(supposed, *reports[0].supposed))


def _of_chance(step: Step | Expectation) -> bool:
    return isinstance(step, Step) and step.who == "chance"
