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
    """The rows and the columns of a table that a question names, by its words in their order.

    A number names a row by its first cell, or a column by its head: the number nearest to the words over the first column is
    the row's. A word that stands in every row says nothing.
    """
    said = list(words)
    number = number_near(said, set(cut(table.columns[0])))
    rows = [
        {w for w in said if w in set(cut(row[0])) and (not w.isdigit() or number in (None, w))}
        or {w for cell in row[1:] for w in cut(cell) if w in said and not w.isdigit()}
        for row in table.rows
    ]
    common = set.intersection(*rows) if len(rows) > 1 else set()
    heads = [{w for w in said if w in set(cut(head)) and not (w.isdigit() and w == number)} for head in table.columns]
    return best([row - common for row in rows]), best(heads[1:], first=1)


def number_near(said: list[str], head: set[str]) -> str | None:
    """The number that stands nearest to one of the words of a head."""
    places = [n for n, word in enumerate(said) if word in head]
    numbers = [(min(abs(n - p) for p in places), n, word) for n, word in enumerate(said) if word.isdigit()] if places else []
    return min(numbers)[2] if numbers else None


def best(found: list[set[str]], first: int = 0) -> tuple[int, ...]:
    """The places with the most words, if any has one; none where all have as many."""
    most = max(map(len, found), default=0)
    places = tuple(n + first for n, words in enumerate(found) if most and len(words) == most)
    return () if len(places) == len(found) > 1 else places
