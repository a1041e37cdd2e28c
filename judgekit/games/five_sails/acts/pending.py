"""What is pending on top of the stack: the ability in use, the event not carried out yet, and questions put before an effect."""

from __future__ import annotations

from judgekit.engine.values import JUDGE, Ask, Happen, Position, Use


def top_use(p: Position) -> Use:
    """The ability that is being used: the innermost."""
    for frame in reversed(p.stack):
        if isinstance(frame, Use):
            return frame
    raise ValueError("no ability is being used")


def replace_use(p: Position, new: Use) -> Position:
    """Changes the innermost ability that is being used."""
    for n in range(len(p.stack) - 1, -1, -1):
        if isinstance(p.stack[n], Use):
            return p.on((*p.stack[:n], new, *p.stack[n + 1 :]))
    return p


def ask_before_effect(p: Position, point: str) -> Position:
    """Asks the judge about an open point, and carries out the same effect again afterwards."""
    p = again(p)
    return p.on((*p.stack, Ask(JUDGE, "decide", (point,))))


def again(p: Position) -> Position:
    """The position in which the effect that is being carried out is carried out again."""
    use = top_use(p)
    return p.on((*p.stack[:-1], use._replace(item=use.item - 1)))


def pending_event(p: Position) -> Happen | None:
    """The innermost event that has not been carried out."""
    for frame in reversed(p.stack):
        if isinstance(frame, Happen) and not frame.done:
            return frame
    return None
