"""Where one stands in a case, what was asked and done on the way there, and the moments that an expectation may mean."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from judgekit.cases.report import Report
from judgekit.cases.sentences.in_phase import in_that_phase
from judgekit.cases.sentences.walking import Wish
from judgekit.engine import Choice, Position, Reason
from judgekit.engine.values import JUDGE


class Found(NamedTuple):
    """What was so of an option or a fact, and the reasons behind it."""

    value: str
    reasons: tuple[Reason, ...] = ()


class Standing:
    """Where one stands in a case, and what was asked and done on the way there since something was expected last."""

    p: Position
    report: Report
    made: list[tuple[Position, Choice]]
    """The choices of the steps since something was expected last, each with the position in which it was made."""
    way: list[Position]
    """Where the case has come through on its way here: where each step began and each choice was made, in order."""
    refused: list[Wish]
    """What was asked for since then and could not be done."""
    allowed: list[Wish]
    """What was asked for since then and has been done."""
    passed: list[Position]
    """Where something was left undone since then that nobody mentioned, before what a step tells."""
    history: list[tuple[Position, int]]
    """Where each step began, and with how many lines."""
    begin: int
    """Where the lines of the last step begin."""
    wondered: Position | None
    """Where somebody asked about something since what was expected last."""
    asked_about: str
    """The words in which somebody asked about it."""
    found: Found | None
    """What was so of what was expected last, at the point at which it was held against it."""

    @abstractmethod
    def fail(self, line: int, message: str) -> None:
        """Keeps a failure with its line."""

    def _player(self, who: str) -> int:
        seats = self.p.cast.seats
        return JUDGE if who == "judge" else seats.index(who) if who in seats else -9

    def _before_deciding(self) -> Position:
        """Where one stands, without the question that the judge is asked about what is open."""
        decides = self.p.asking is not None and self.p.asking.question == "decide"
        return self.p.on(self.p.stack[:-1]) if decides else self.p

    def _wished(self) -> Iterator[Position]:
        """Where something was asked for in vain, the latest first, and where it was asked about."""
        yield from (x.at for x in reversed(self.refused))
        yield from [] if self.wondered is None else [self.wondered]

    def _moments(self, player: int) -> Iterator[Position]:
        """The moments before this one, the latest first: where something was asked for, where the player chose, all others."""
        yield from self._wished()
        yield from (q for q, choice in reversed(self.made) if choice.player == player)
        yield from (q for q, _ in reversed(self.history))

    def _of_late(self) -> Iterator[Position]:
        """Where one stands, and where something was chosen, asked for or left undone since something was expected last."""
        yield from (self.p, *self.passed, *(q for q, _ in self.made), *(x.at for x in (*self.allowed, *self.refused)))
        yield from [] if self.wondered is None else [self.wondered]

    def _in_phase(self, phase: str) -> Position | None:
        """Where the game stands, or has come through since something was expected last, in a phase that is named."""
        led = (q for q in reversed(self.report.positions) if q.board.day == self.p.board.day)
        return in_that_phase(self.p, chain(self._wished(), reversed(self.way), led), phase)
