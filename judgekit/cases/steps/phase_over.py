"""What is asked for behind the pass that has ended High Drama: that is over by then, whichever Day the game has gone on to by itself."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.engine import Choice, Position
from judgekit.engine.step import LIMIT, advance, take

HIGH_DRAMA = "High Drama"
ANOTHER_TIME = re.compile(
    r"\b(?:day|dawn|planning|plunder|dusk|muster|scheme|reveal|draw|tomorrow|then|afterwards|later)s?\b"
    r"|\b(?:next|new|coming|following) (?:phase|high drama)\b",
    re.IGNORECASE,
)
"""What says of a moment that it is a later one than the end of High Drama."""


def high_drama_over(p: Position, text: str, last: tuple[Position, Choice], expected: Iterable[str]) -> Position | None:
    """Where the phase behind High Drama had just begun, if something is asked for right behind the pass that ended it; None at another time.

    What was expected behind that pass says so too, if it speaks of a later phase or of another Day.
    """
    q, choice = last
    if p.asking is None or choice.question != "action" or choice.args != ("pass",) or q.board.phase != HIGH_DRAMA:
        return None
    if (p.board.day, p.board.phase) == (q.board.day, HIGH_DRAMA) or any(ANOTHER_TIME.search(x) for x in (text, *expected)):
        return None
    at = take(q, choice)
    for _ in range(LIMIT):
        if at.board.phase != HIGH_DRAMA or at.asking is not None or not at.stack:
            break
        at = advance(at)
    return at if at.asking is None and at.board.phase != HIGH_DRAMA else None
