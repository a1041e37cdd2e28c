"""A case whose steps go on where the judge or chance would have to decide something first: it holds if it holds whatever is decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.report import Report
from judgekit.engine import Position, game_of
from judgekit.engine.values import CHANCE, JUDGE
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
    decided = (replace(case, decide=(*case.decide, (point, name))) for name, _ in open_readings(p, point))
    reports = [run(each) for each in decided]
    return replace(reports[0], case=case) if reports and all(r.passed for r in reports) else None


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
    said = (Step("chance", question.text(p, ask, args), line) for args in tops)
    reports = [run(replace(case, steps=(*case.steps[:at], step, *case.steps[at:]))) for step in said]
    return replace(reports[0], case=case) if reports and all(r.passed for r in reports) else None


def _of_chance(step: Step | Expectation) -> bool:
    return isinstance(step, Step) and step.who == "chance"
