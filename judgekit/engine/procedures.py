"""Procedures as numbered tables in the book's own order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from judgekit.engine.trace import Log
from judgekit.engine.values import Args, Position, Run

Act = Callable[[Position, "Log | None"], Position]
Test = Callable[[Position], bool]
Rule = str | dict[str, str]


class Row(NamedTuple):
    """A step of a procedure: its name, its rule (by edition where they differ), what it does, when, and in which editions."""

    name: str
    rule: Rule
    do: Act | None = None
    when: Test | None = None
    editions: tuple[str, ...] = ()


def rule_for(rule: Rule, edition: str) -> str:
    """The rule as it is called in an edition."""
    return rule if isinstance(rule, str) else rule[edition]


@dataclass
class Procedure:
    """A table of rows."""

    name: str
    title: str
    table: tuple[Row, ...]
    steps: dict[str, tuple[tuple[Row, ...], tuple[Run, ...]]] = field(default_factory=dict)
    """By edition: the rows that it has, and the frames that stand before and after each, made once."""
    _index: dict[tuple[str, str], int] = field(default_factory=dict)

    def rows(self, edition: str) -> tuple[Row, ...]:
        """The rows that an edition has."""
        return (self.steps.get(edition) or self.prepare(edition))[0]

    def prepare(self, edition: str) -> tuple[tuple[Row, ...], tuple[Run, ...]]:
        """The rows that an edition has, with the frames between them."""
        rows = tuple(r for r in self.table if not r.editions or edition in r.editions)
        self.steps[edition] = rows, tuple(Run(self.name, n) for n in range(len(rows) + 1))
        return self.steps[edition]

    def row(self, name: str, edition: str) -> int:
        """The number of a row."""
        if (name, edition) not in self._index:
            self._index[name, edition] = next(n for n, r in enumerate(self.rows(edition)) if r.name == name)
        return self._index[name, edition]


def push(p: Position, procedure: str, data: Args = ()) -> Position:
    """Begins a procedure on top of what is pending."""
    return p.on((*p.stack, Run(procedure, 0, data)))


def pop(p: Position) -> Position:
    """Drops the top frame."""
    return p.on(p.stack[:-1])


def advance_run(p: Position, frame: Run, procedure: Procedure, log: Log | None) -> Position:
    """One row of a procedure: the next one whose condition holds."""
    rows, after = procedure.steps.get(p.edition) or procedure.prepare(p.edition)
    at, below = frame.row, p.stack[:-1]
    while at < len(rows):
        _, _, do, when, _ = rows[at]
        at += 1
        if do is not None and (when is None or when(p)):
            return do(p.on((*below, Run(frame.procedure, at, frame.data) if frame.data else after[at])), log)
    return p.on(below)
