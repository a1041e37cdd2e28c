"""Figures about the rulings and the questions: what was asked for, how long an answer took, what did not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Any

from judgekit.desk.desk import Desk
from judgekit.desk.model import Authority, Ruling, State
from judgekit.desk.summary import day_of

MOST = 20


def statistics(desk: Desk, *, anonymous: bool = False, day: str = "") -> dict[str, Any]:
    """Figures of a desk, or of one day; `anonymous` leaves out who the judges are."""
    rulings = [r for r in desk.rulings.values() if r.is_whole and (not day or day_of(r.time) == day)]
    questions = [q for q in desk.journal.questions() if not day or day_of(q["at"]) == day]
    given = [r for r in rulings if r.authority is not Authority.PUBLISHER]
    return {
        "rulings": len(rulings),
        "by_authority": {a.value: sum(r.authority is a for r in rulings) for a in Authority},
        "by_state": {s.value: sum(r.state is s for r in rulings) for s in State},
        "against_the_book": sum(bool(r.list("contradicts")) for r in rulings),
        "in_conflict": sum(bool(r.conflicts) for r in rulings),
        "by_day": counted(day_of(r.time) for r in given),
        "by_judge": [] if anonymous else counted(r.judge for r in given),
        "judges": len({r.judge for r in given}),
        "rules": counted([*(x for r in rulings for x in r.rules), *(q["rule"] for q in questions if q["rule"])]),
        "cards": counted(x for r in rulings for x in r.list("cards")),
        "seconds": timing([r.values["seconds"] for r in given if r.values.get("seconds")]),
        "overturned": share(given),
        "questions": {
            "asked": len(questions),
            "unanswered": counted(q["question"] for q in questions if not q["answered"]),
            "seconds": timing([q["seconds"] for q in questions if q["seconds"] is not None]),
        },
    }


def counted(names: Iterable[str]) -> list[dict[str, Any]]:
    """How often each name comes, the most frequent first."""
    found = sorted(Counter(names).items(), key=lambda pair: (-pair[1], pair[0]))
    return [{"name": name, "count": count} for name, count in found[:MOST]]


def timing(seconds: Sequence[float]) -> dict[str, Any]:
    """How many were timed, the middle one, and the one that nine in ten are below."""
    if not seconds:
        return {"timed": 0, "median": None, "nine_in_ten": None}
    ordered = sorted(seconds)
    return {"timed": len(ordered), "median": round(median(ordered), 1), "nine_in_ten": ordered[min(len(ordered) - 1, int(len(ordered) * 0.9))]}


def share(rulings: Sequence[Ruling]) -> dict[str, int]:
    """Of the rulings that were appealed, how many were overturned."""
    appealed = [r for r in rulings if any(e.set.get("state") == State.APPEALED for e in r.entries)]
    return {"appealed": len(appealed), "overturned": sum(r.state is State.OVERTURNED for r in rulings)}
