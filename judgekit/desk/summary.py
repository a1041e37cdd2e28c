"""A ruling in a line, and its life in several: what the terminal, the log and the page say alike."""

from __future__ import annotations

from datetime import datetime

from judgekit.desk.model import Entry, Ruling
from judgekit.library import Library

NAMES = {
    "asked": "asked",
    "ruled": "ruled",
    "authority": "authority",
    "state": "state",
    "rules": "rules",
    "cards": "cards",
    "group": "group of cards",
    "exceptions": "exceptions",
    "contradicts": "contradicts",
    "case": "board",
    "table": "table",
    "players": "players",
    "event": "event",
    "source": "source",
    "date": "date",
    "edition": "edition",
    "game": "game",
    "superseded_by": "superseded by",
    "erratum": "erratum",
    "seconds": "seconds",
    "time": "time",
    "key": "key in its file",
}
"""What each field is called."""


def where(ruling: Ruling) -> str:
    """Who stands behind a ruling, how it stands, when and at which table it was given."""
    said = ruling.text("source"), ruling.text("date")
    given = ", ".join(t for t in said if t) if any(said) else f"{ruling.judge}, {clock(ruling.time)}"
    table = f"table {ruling.text('table')}" if ruling.text("table") else ""
    return " · ".join(t for t in (ruling.label, ruling.state.value, given, table, ruling.text("event")) if t)


def clock(moment: str) -> str:
    """A moment in the time of this place, to the minute."""
    if not moment:
        return "?"
    return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M")


def day_of(moment: str) -> str:
    """The day of a moment in the time of this place."""
    return clock(moment)[:10]


def rule_line(library: Library, name: str) -> str:
    """A rule by number and title; its id where it is not known here."""
    rule = library.rules.get(name)
    return f"{rule.number} {rule.title}" if rule else name


def card_line(library: Library, name: str) -> str:
    """A card by its name; its id where it is not known here."""
    return next((c.name for c in library.all_cards if c.id == name), name)


def shown(library: Library, name: str, value: object) -> str:
    """A field's value, to read."""
    if name in {"rules", "contradicts"} and isinstance(value, list | tuple):
        return "; ".join(rule_line(library, v) for v in value) or "none"
    if name in {"cards", "exceptions"} and isinstance(value, list | tuple):
        return "; ".join(card_line(library, v) for v in value) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "none"
    return str(value) if value not in {"", None} else "none"


def history(library: Library, ruling: Ruling) -> list[tuple[Entry, list[tuple[str, str]]]]:
    """Each entry of a ruling with what it set, in the order in which they arrived."""
    return [(e, [(NAMES[n], shown(library, n, v)) for n, v in e.set.items() if e.kind == "changed"]) for e in ruling.entries]
