"""The library as it is built: every text read and checked, then written as the SQLite file and the index."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from judgekit import paths
from judgekit.errors import DataErrors, Problem
from judgekit.library import rows, store
from judgekit.library.card_load import load_cards
from judgekit.library.cards import Card
from judgekit.library.casebook import load_casebook
from judgekit.library.load import load_books
from judgekit.library.model import Book

NAMED = frozenset({"leader", "character", "location"})
"""The types of cards of which questions tell stories."""


def build(into: Path, key: str) -> None:
    """Everything that is derived from the texts, into an empty folder."""
    from judgekit.search.index import write_index

    books, cards = load_texts()
    rows.write_library(into / store.FILE, books, key, cards, load_casebook(paths.rules_text(), books))
    write_index(into / f"index-{key}", books)


def load_texts() -> tuple[list[Book], list[Card]]:
    """The books and the cards that come with judgekit; raises DataErrors with everything that is wrong in both."""
    problems: list[Problem] = []
    books: list[Book] = []
    cards: list[Card] = []
    try:
        cards = load_cards(paths.card_texts())
    except DataErrors as error:
        problems.extend(error.problems)
    try:
        books = load_books(paths.rules_text(), [c.name for c in cards])
    except DataErrors as error:
        problems.extend(error.problems)
    if problems:
        raise DataErrors(problems)
    return [with_names(b, cards) for b in books], cards


def with_names(book: Book, cards: Iterable[Card]) -> Book:
    """A book that also knows the names of its people and places: those of the cards."""
    names = [c.name for c in cards if c.game == book.game and c.type in NAMED]
    return replace(book, names=tuple(dict.fromkeys((*book.names, *names))))
