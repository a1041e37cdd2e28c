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
    _rows: dict[str, tuple[Row, ...]] = field(default_factory=dict)
    _index: dict[tuple[str, str], int] = field(default_factory=dict)

    def rows(self, edition: str) -> tuple[Row, ...]:
        """The rows that an edition has."""
        found = self._rows.get(edition)
        if found is None:
            found = tuple(r for r in self.table if not r.editions or edition in r.editions)
            self._rows[edition] = found
        return found

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
    rows = procedure._rows.get(p.edition) or procedure.rows(p.edition)
    at = frame.row
    stack = p.stack[:-1]
    while at < len(rows):
        row = rows[at]
        at += 1
        if row.do is None:
            continue
        if row.when is None or row.when(p):
            return row.do(p.on((*stack, Run(frame.procedure, at, frame.data))), log)
    return p.on(stack)
