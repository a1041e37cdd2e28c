"""Asking only what somebody can answer."""

from __future__ import annotations

from judgekit.engine.options import legal
from judgekit.engine.trace import Log, say
from judgekit.engine.values import Ask, Position


def ask_if_any(p: Position, ask: Ask, log: Log | None) -> Position:
    """The position with a question, or, where every answer is illegal, without it: as much as possible is done."""
    asked = p.on((*p.stack, ask))
    if legal(asked):
        return asked
    say(log, p, "play/do-as-much", "Nothing can be chosen: as much as possible is done.")
    return p
