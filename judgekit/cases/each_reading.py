"""A case whose steps go on where the judge or chance would have to decide something first: it holds if it holds whatever is decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.report import Report
from judgekit.engine import Position, game_of
from judgekit.engine.values import CHANCE, JUDGE
from judgekit.games.five_sails.happening.unmodified import SETTING, hangs_on_setting
from judgekit.games.five_sails.judged.open_points import open_readings

DEEP = 3
"""How many open points at most are gone through in all their readings, and how many shuffles in all their orders."""
FEW = 4
"""Of how many cards at most each is tried as the one on top."""


def stuck_at(p: Position) -> str:
    """The open point on which the judge is asked; empty where another question is open, or none."""
    ask = p.asking
    return str(ask.data[0]) if ask is not None and ask.player == JUDGE and ask.question == "decide" else ""


def in_each_reading(case: Case, p: Position, run: Callable[[Case], Report]) -> Report | None:
    """The report of the case in the first reading, if in each of them everything expected is so; None otherwise."""
    point = stuck_at(p)
    if not point or len(case.decide) >= DEEP:
        return None
    readings = open_readings(p, point)
    decided = [replace(case, decide=(*case.decide, (point, name))) for name, _ in readings]
    asked = game_of(p).points[point].question
    supposed = f"{asked} The books leave it open; all holds in each reading, and is told for: {readings[0][1]} ({point})" if readings else ""
    return _of_all(case, decided, [run(each) for each in decided], supposed)


def hangs(case: Case, report: Report, run: Callable[[Case], Report]) -> list[str]:
    """What does not hold in every reading of a point on which a value hangs though nobody was asked about it; what is so in one alone is not so."""
    at = next((p for p in report.positions if hangs_on_setting(p)), None)
    if at is None or len(case.decide) >= DEEP:
        return []
    found = ((text, run(replace(case, decide=(*case.decide, (SETTING, name))))) for name, text in open_readings(at, SETTING))
    so = "; the books leave it open, and this is so if the judge decides"
    return [f"{failure}{so}: {text} ({SETTING})" for text, report in found for failure in report.failures]


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
    said = [question.text(p, ask, args) for args in tops]
    told = [replace(case, steps=(*case.steps[:at], Step("chance", text, line), *case.steps[at:])) for text in said]
    supposed = f"Nobody has said how the cards lie; all holds with each of them on top, and is told for: {said[0]}." if said else ""
    return _of_all(case, told, [run(each) for each in told], supposed)


def _of_all(case: Case, told: list[Case], reports: list[Report], supposed: str) -> Report | None:
    """The first of several reports, with what was supposed for it, if everything expected is so in all of them."""
    if not reports or not all(r.passed for r in reports):
        return None
    return replace(reports[0], case=case, ran=reports[0].ran or told[0], supposed=(supposed, *reports[0].supposed))


def _of_chance(step: Step | Expectation) -> bool:
    return isinstance(step, Step) and step.who == "chance"
