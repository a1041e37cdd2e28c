"""A card by its name."""

from __future__ import annotations

from judgekit.engine.values import Position


def named(p: Position, name: str) -> int:
    """The card of a name; -1 when there is none."""
    low = name.strip().casefold().removeprefix("the ")
    return next((n for n, x in enumerate(p.cast.names) if x.casefold().removeprefix("the ") == low), -1)
