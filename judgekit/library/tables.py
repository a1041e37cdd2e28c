"""Tables that stand in a rule's text: as data, and the row and cell that a question is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

BAR = re.compile(r"\|(?![^\[\]]*\]\])")  # not the bar within a link mark


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its columns' names, and its rows of cells."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def cells(line: str) -> tuple[str, ...]:
    """The cells of a line such as `| Rum | 10 |`."""
    return tuple(cell.strip() for cell in BAR.split(line.strip().strip("|")))


def is_rule_line(line: str) -> bool:
    """Whether a line only sets the head off from the rows."""
    return set(line.replace("|", "").strip()) <= set("-: ")


def blocks(text: str) -> list[str | Table]:
    """A text as paragraphs and tables, in their order."""
    out: list[str | Table] = []
    lines: list[str] = []
    rows: list[str] = []

    def close() -> None:
        if rows:
            head, *body = [cells(r) for r in rows if not is_rule_line(r)]
            out.append(Table(head, tuple(body)))
            rows.clear()
        elif any(line.strip() for line in lines):
            out.append("\n".join(lines).strip())
        lines.clear()

    for line in text.splitlines():
        if line.startswith("|"):
            if not rows:
                close()
            rows.append(line)
        else:
            if rows:
                close()
            if not line.strip():
                close()
            else:
                lines.append(line)
    close()
    return out


def tables(text: str) -> list[Table]:
    """The tables of a text."""
    return [b for b in blocks(text) if isinstance(b, Table)]


def asked_for(table: Table, words: Iterable[str], cut: Callable[[str], Iterable[str]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and the columns of a table that a question names, by its words in their order of importance.

    A number counts for the heads of the columns and for the first cell of a row; a word that stands in every row says nothing.
    """
    wanted = set(words)
    heads = [wanted.intersection(cut(c)) for c in table.columns]
    common = set.intersection(*(set(cut(" ".join(r))) for r in table.rows)) if len(table.rows) > 1 else set()
    rows = [
        (wanted - common).intersection(cut(r[0])) or (wanted - common).intersection(w for c in r for w in cut(c) if not w.isdigit())
        for r in table.rows
    ]
    return best(rows), best(heads)


def best(found: list[set[str]]) -> tuple[int, ...]:
    """The places with the most words, if any has one; none where all have as many."""
    most = max(map(len, found), default=0)
    places = tuple(n for n, words in enumerate(found) if most and len(words) == most)
    return () if len(places) == len(found) > 1 else places
