"""What happened to the rules between two editions of a game, and which two are meant where not both are named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgekit.errors import UnknownName
from judgekit.library import rule_json
from judgekit.library.model import Book, Change, Edition, Form, Kind, Rule

if TYPE_CHECKING:
    from judgekit.library.library import Library

QUIET = {Change.SAME, Change.REWORDED}
"""What does not change what a rule does."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What happened to one rule between two editions."""

    rule: Rule
    change: Change
    old: str
    new: str


def meant(library: Library, game: str | None, old: str | None, new: str | None) -> tuple[Book, Edition, Edition]:
    """The game, the earlier and the later edition that somebody asks to compare; where they are the same one, that is refused."""
    book = library.book(game) if game else next((b for b in library.books if len(b.editions) > 1), library.books[0])
    if len(book.editions) < 2:
        raise UnknownName(f"{book.short} has one edition only, {book.current.label}; there is nothing to compare")
    later = library.edition(book.game, new)
    earlier = library.edition(book.game, old) if old else next(e for e in book.editions if e.id != later.id)
    if earlier.id == later.id and new is None:
        later = next(e for e in book.editions if e.id != earlier.id)
    if earlier.id == later.id:
        known = ", ".join(e.id for e in book.editions)
        raise UnknownName(f"both are the same edition, {later.label}: name two of {known}")
    return book, earlier, later


def differences(library: Library, game: str, old: str, new: str, *, all_of_them: bool = False) -> list[Difference]:
    """What happened to every rule of a game between two editions.

    Rules that stayed the same, were only reworded, or repeat a rule that is listed are left out unless all are
    asked for; open points, worked examples and remarks are no rules that could change.
    """
    before, after = library.edition(game, old), library.edition(game, new)
    found = (_between(rule, before, after) for rule in library.book(game).rules)
    return [d for d in found if d is not None and (all_of_them or _matters(d))]


def _between(rule: Rule, before: Edition, after: Edition) -> Difference | None:
    """What happened to a rule; None where it stands in neither edition or is nothing that could change."""
    change = rule.change(before.id, after.id)
    if change is None or rule.kind is Kind.REMARK or rule.readings:
        return None
    old = rule.text_in(before.id) if change is not Change.NEW else ""
    return Difference(rule, change, old, rule.text_in(after.id) if change is not Change.GONE else "")


def _matters(found: Difference) -> bool:
    return found.change not in QUIET and not found.rule.repeats and found.rule.form is not Form.EXAMPLE


def difference_json(library: Library, found: Difference, earlier: Edition, later: Edition) -> dict[str, Any]:
    """What happened to one rule, as the command and the page give it to other programs."""
    told = {"change": found.change.value, "from": earlier.id, "to": later.id, "old": found.old, "new": found.new}
    return told | {"changed": found.rule.changed} | rule_json.as_json(library, found.rule)
