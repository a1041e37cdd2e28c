"""Lines: what happened, why now, and the rule, nested under what caused it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from judgekit.engine.articles import possessives
from judgekit.engine.values import Ask, Frame, Happen, Line, Position, Run, Use


class Log:
    """Collects the lines of a step. Passing None instead costs nothing: no sentence is made."""

    __slots__ = ("inner", "lines")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.inner = 0
        """How many things are happening without a frame of their own, since nothing answers them."""

    def add(self, p: Position, rule: str, text: str) -> None:
        """Adds a line under the frames that are pending now, and under what is happening without one.

        A question that waits for an answer sets nothing in, nor does the use of what a phase asks for: it stands where the steps of phases stand.
        Nor does what is to happen next and has not begun: it is no cause of what happens before it.
        """
        frames = [frame for frame in p.stack if type(frame) is not Ask]
        still_to_come = sum(type(frame) is Happen and _not_begun(frame) for frame in frames[:-1])
        depth = len(frames) - still_to_come - (len(frames) > 2 and type(frames[2]) is Use) + min(self.inner, 1)
        self.lines.append(Line(f"{p.game}/{rule}", possessives(text), depth, describe_frame(p, p.stack[-1]) if p.stack else ""))


def _not_begun(frame: Happen) -> bool:
    """Whether nothing has come of an event yet, or of the common window of several that are still happening."""
    return not (frame.asked or frame.used or frame.waiting) and (frame.collects or not (frame.stage or frame.done))


@contextmanager
def inside(log: Log | None, *, deeper: bool = True) -> Iterator[None]:
    """Sets lines in as what happens without a frame of its own is: what has been interrupted by a question goes on where it stood."""
    if log is not None:
        log.inner += deeper
    try:
        yield
    finally:
        if log is not None:
            log.inner -= deeper


def say(log: Log | None, p: Position, rule: str, text: str, *values: object) -> None:
    """Adds a line; the values are put into the text only when somebody listens. A card is given as `Card(number)`."""
    if log is not None:
        log.add(p, rule, text.format(*(show(p, v) for v in values)))


class Card(int):
    """A card's number, to be shown as its name."""


class Player(int):
    """A player's number, to be shown as the player's name."""


def listed(names: Iterable[str]) -> str:
    """Names in a sentence: `Ann, Bo and Cy`."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def show(p: Position, value: object) -> str:
    """A value in a sentence."""
    if isinstance(value, Card):
        return card_name(p, value)
    if isinstance(value, Player):
        return player_name(p, value)
    return str(value)


def card_name(p: Position, card: int) -> str:
    """A card's name; one that nobody has seen has none."""
    return p.cast.names[card] if card >= 0 else "nothing"


def player_name(p: Position, player: int) -> str:
    """A player's name."""
    return p.cast.seats[player] if player >= 0 else {-2: "the judge", -3: "chance"}.get(player, "nobody")


def describe_frame(p: Position, frame: Frame) -> str:
    """One piece of pending work in words."""
    if isinstance(frame, Run):
        return f"{frame.procedure}, row {frame.row}"
    if isinstance(frame, Happen):
        what = f" {card_name(p, frame.event.card)}" if frame.event.card >= 0 else ""
        return f"event {frame.event.kind}{what}"
    if isinstance(frame, Use):
        return f"ability {frame.number + 1} of {card_name(p, frame.card)}"
    return f"question to {player_name(p, frame.player)}: {frame.question}"


def describe_loop(p: Position) -> str:
    """What goes round in circles: the pieces of work that came again and again on top of what is pending, and how often."""
    found = [describe_frame(p, frame) for frame in p.stack]
    times: dict[str, int] = {}
    for text in found:
        times[text] = times.get(text, 0) + 1
    again = [f"  {text}, {n} times" for text, n in times.items() if n > 1]
    once = [f"  {text}" for text in found[-6:] if times[text] == 1]
    return "\n".join([*again[:8], *once])


def describe_stack(p: Position) -> str:
    """Everything that is pending, the innermost last."""
    return "\n".join("  " * n + describe_frame(p, frame) for n, frame in enumerate(p.stack))
