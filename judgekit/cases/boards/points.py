"""Where the steps of a record lead: points with what is expected there, and the moments between two of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from judgekit.cases.model import Step
from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import Pause, Wish
from judgekit.cases.steps.provided import Before
from judgekit.engine import Choice, EngineError, Line, Log, Position, advance
from judgekit.engine.step import LIMIT, take
from judgekit.engine.values import Ask

Ahead: TypeAlias = tuple[Pause | None, tuple[str, str] | None]
"""Where the automatic steps stop before what is told next, and the step by which something is done next."""


@dataclass(frozen=True)
class Check:
    """What was expected at a point, and what is so instead; empty where it is so."""

    text: str
    line: int
    failure: str = ""
    group: tuple[str, ...] = ()
    """All that was expected there: what is told at one point holds at one moment."""
    decided: bool = False
    """Whether the judge decides an open point in the next step."""


@dataclass(frozen=True)
class Moment:
    """Where one stands between two automatic steps, and the lines up to there."""

    position: Position
    lines: tuple[Line, ...]


@dataclass(eq=False)
class Point:
    """Where a step led to: the position, the lines, the choices, and what is expected here."""

    number: int
    step: Step | None
    parent: Point | None
    position: Position
    lines: tuple[Line, ...] = ()
    choices: tuple[Choice, ...] = ()
    checks: list[Check] = field(default_factory=list)
    children: list[Point] = field(default_factory=list)
    name: str = ""
    last: int = 0
    """The last line of the text at which one stands here."""
    state: tuple[Pause | None, tuple[int, list[Piece]] | None, list[Piece]] = (None, None, [])
    begin: int = 0
    """Where the lines of the last step begin among all those on the way here."""
    stops: tuple[Pause | None, Pause | None, Before, tuple[Position, Choice] | None] = (None, None, Before(), None)
    """The pause that the case asks for, the end of what was told that has not been reached, and what has come of conditions."""
    made: list[tuple[Position, Choice]] = field(default_factory=list)
    way: list[Position] = field(default_factory=list)
    refused: list[Wish] = field(default_factory=list)
    allowed: list[Wish] = field(default_factory=list)
    ahead: Ahead = (None, None)
    """What was told next: where the automatic steps were to stop before it, and what is done."""
    twin: Point | None = None
    """The same point in a record that was made before."""

    def path(self) -> list[Point]:
        """The points from the beginning to this one."""
        out, at = [], self
        while at.parent is not None:
            out.append(at)
            at = at.parent
        return [at, *reversed(out)]

    def said(self) -> str:
        """The step in words."""
        return f"{self.step.who}: {self.step.what}".removesuffix(": ") if self.step else ""


def moments_of(p: Position, choices: tuple[Choice, ...], pause: Pause | None) -> tuple[Moment, ...]:
    """The automatic steps behind some choices, a moment for each line that was said; none where a choice cannot be made."""
    log = Log()
    found: list[Moment] = []
    try:
        for choice in choices:
            p = take(p, choice, log)
            for _ in range(LIMIT):
                if len(log.lines) > (len(found[-1].lines) if found else 0):
                    found.append(Moment(p, tuple(log.lines)))
                if not p.stack or isinstance(p.stack[-1], Ask) or (pause and pause.here(p)):
                    break
                p = advance(p, log)
    except EngineError:
        return ()
    if not found or found[-1].position != p:
        found.append(Moment(p, tuple(log.lines)))
    return tuple(found)
