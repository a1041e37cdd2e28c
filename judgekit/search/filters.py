"""What is wrong with the values of a question's filters over the books; those over cards are in card_filters.py."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.library import Book, Form, Kind, Standing
from judgekit.nearest import did_you_mean
from judgekit.search.question import Piece

OFFERED = ("rule", "term", "example", "step", "silent", "open", "card", "case", "ruling")
"""The kinds that people are told of."""


def value_notes(pieces: Iterable[Piece], books: Iterable[Book]) -> list[str]:
    """A sentence for each kind, chapter or standing that is filtered for and that there is not; the nearest, or all that there are."""
    known: dict[str, list[str]] = {
        "kind": [*OFFERED, "cases", "rulings", *(k.value for group in (Kind, Form, Standing) for k in group)],
        "chapter": [c.id for b in books for c in b.chapters],
        "standing": [s.value for s in Standing],
    }
    wrong = [(p.name, p.text) for p in pieces if p.kind == "field" and p.name in known and p.text.lower() not in known[p.name]]
    return [unknown_value(name, text, list(OFFERED) if name == "kind" else known[name]) for name, text in wrong]


def unknown_value(name: str, text: str, known: list[str]) -> str:
    """What is said of a value that there is not."""
    return f"nothing has {name}:{text[:60]}" + (did_you_mean(text, known) or f"; there are {', '.join(known)}")
