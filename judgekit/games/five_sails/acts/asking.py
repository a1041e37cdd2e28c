"""Asking only what somebody can answer."""

from __future__ import annotations

from judgekit.engine.options import legal
from judgekit.engine.step import leave_out
from judgekit.engine.trace import Log
from judgekit.engine.values import Ask, Position


def ask_if_any(p: Position, ask: Ask, log: Log | None) -> Position:
    """The position with a question, or without it where every answer is illegal."""
    asked = p.on((*p.stack, ask))
    return asked if legal(asked) else leave_out(asked, log)
