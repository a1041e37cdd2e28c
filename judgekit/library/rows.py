"""The library as one SQLite file: written whole, read back whole (docs/store.md)."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from pathlib import Path

from judgekit.library.book_store import book_tables, read_books
from judgekit.library.card_store import card_tables, read_cards
from judgekit.library.cards import Card
from judgekit.library.casebook import CaseEntry, case_tables
from judgekit.library.heap import nothing_to_collect
from judgekit.library.model import Book

SCHEMA = 27
"""The number of this shape of the tables and of the index."""


def open_readonly(file: Path, more: str = "") -> sqlite3.Connection:
    """The SQLite file for reading only."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{more}", uri=True, check_same_thread=False)


def write_library(file: Path, books: list[Book], key: str, cards: Iterable[Card] = (), cases: Collection[CaseEntry] = ()) -> None:
    """The books, the cards and the cases as tables of a new SQLite file."""
    import sqlite_utils

    db = sqlite_utils.Database(file)
    db["meta"].insert_all([{"key": "content", "value": key}, {"key": "schema", "value": str(SCHEMA)}], pk="key")  # type: ignore[union-attr]  # a table
    for name, (columns, pk, rows) in (book_tables(books) | card_tables(cards) | case_tables(cases)).items():
        table = db.create_table(name, columns, pk=pk)
        table.insert_all(rows)
    for name in ("wordings", "citations", "links", "names", "asked", "relations", "readings", "case_rules"):
        db[name].create_index(["rule"])  # type: ignore[union-attr]  # a table
    for name in ("card_names", "card_traits", "card_keywords", "card_points"):
        db[name].create_index(["card"])  # type: ignore[union-attr]  # a table
    db.vacuum()
    db.close()


def read_library(file: Path) -> list[Book]:
    """The books back from the SQLite file."""
    with nothing_to_collect(), closing(open_readonly(file)) as db:
        return read_books(db)


def read_cards_of(file: Path) -> list[Card]:
    """The cards back from the SQLite file."""
    with closing(open_readonly(file)) as db:
        return read_cards(db)
