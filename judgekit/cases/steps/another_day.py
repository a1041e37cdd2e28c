"""A step that is said of another Day than the one on which the game stands: the Day to which it goes on first."""

from __future__ import annotations

from judgekit.cases.model import Step
from judgekit.engine import Position


def day_to_come(p: Position, step: Step, acted: int) -> int | None:
    """The Day that has to come before a player's step is done; None where the game stands there already, or is in the middle of something.

    The next Day is the one behind that of the last action (`acted`; 0 where there has been none): the game may have gone on to it by itself.
    """
    if not step.day or step.who not in p.cast.seats or p.asking is None or p.asking.question != "action":
        return None
    day = step.day if step.day > 0 else (acted or p.board.day) + 1
    return day if day > p.board.day else None
