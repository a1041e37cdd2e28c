"""A case whose steps go on where the judge would have to decide something first: it holds if it holds in every reading of that point."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from judgekit.cases.expecting import Report
from judgekit.cases.model import Case
from judgekit.engine import Position
from judgekit.engine.values import JUDGE
from judgekit.games.five_sails.judged.open_points import open_readings

DEEP = 3
"""How many open points at most are gone through in all their readings."""


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
