"""Questions whether an ability is used: each that could be, or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.engine.values import Args, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import label
from judgekit.games.five_sails.acts.legality import reasons_to_use

NONE: Args = ("none",)
"""The answer that nothing is used."""


def uses(abilities: Iterable[tuple[int, ...]]) -> list[Args]:
    """The answers that use an ability, each told as card and number."""
    return [("use", *ability[:2]) for ability in abilities]


def against_use(p: Position, ask: Ask, args: Args, event: Event | None = None) -> Iterator[Reason]:
    """What speaks against using the ability of an answer, to answer an event or by itself; nothing against using none."""
    if args != NONE:
        yield from reasons_to_use(p, Use(args[1], args[2], ask.player, event=event))


def said_as(none: str) -> Callable[[Position, Ask, Args], str]:
    """How the answers are said, using none being called as it is told here."""
    return lambda p, ask, args: none if args == NONE else label(p, args[1], args[2])
