"""Facts that a case calls unsettled where one of two passages was followed: they are, if the other passage says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from judgekit.cases.each_reading import DEEP, NO_VALUE
from judgekit.cases.model import Case
from judgekit.cases.report import Report
from judgekit.engine import game_of
from judgekit.games.five_sails.judged.open_points import open_readings


def by_either_passage(report: Report, run: Callable[[Case], Report]) -> Report | None:
    """The report without what was expected to be unsettled and is something else by each of the passages; None where there is nothing of the kind."""
    if not _values(report) or len(report.case.decide) >= DEEP:
        return None
    p = report.positions[-1]
    failures = report.failures
    for point in _followed(report):
        ways = [_values(run(replace(report.case, decide=(*report.case.decide, (point, name))))) for name, _ in open_readings(p, point)]
        failures = [x for x in failures if not _differs(x, ways)]
    return replace(report, failures=failures) if len(failures) < len(report.failures) else None


def _followed(report: Report) -> list[str]:
    """The open points of which one passage was followed on the way, and which nobody has decided."""
    points = game_of(report.positions[-1]).points
    named = (line.rule.partition("/")[2] if line.rule.partition("/")[2] in points else line.rule for line in report.lines)
    decided = {point for point, _ in report.case.decide}
    return [x for x in dict.fromkeys(named) if x in points and x not in decided]


def _values(report: Report) -> dict[str, str]:
    """What is something though it was expected to be unsettled, each with what it is."""
    return {m["what"]: m["value"] for x in report.failures if (m := NO_VALUE.fullmatch(x))}


def _differs(failure: str, ways: list[dict[str, str]]) -> bool:
    """Whether what was expected to be unsettled has not the same value in all ways of going on."""
    found = NO_VALUE.fullmatch(failure)
    values = [way.get(found["what"]) for way in ways] if found else []
    return len(values) > 1 and None not in values and len(set(values)) > 1
