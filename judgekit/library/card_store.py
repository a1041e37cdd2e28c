"""The cards as tables of the library file, and back. docs/store.md describes the tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any

from judgekit.library.cards import STATS, VALUES, Card, CardAbility, Value

Tables = dict[str, tuple[dict[str, Any], Any, Any]]

CARD_COLUMNS: dict[str, Any] = {
    "id": str,
    "position": int,
    "game": str,
    "set": str,
    "number": int,
    "name": str,
    "title": str,
    "type": str,
    "faction": str,
    **dict.fromkeys(VALUES, str),
    "above_bar": str,
    "above_bar_runs": int,
    "note": str,
    "file": str,
    "line": int,
}


def card_tables(cards: Iterable[Card]) -> Tables:
    """Every table of the cards: its columns, its key, its rows."""
    known = list(cards)
    card = {"card": str}
    return {
        "cards": (CARD_COLUMNS, "id", ({"position": n} | card_row(c) for n, c in enumerate(known))),
        "card_names": (card | {"name": str}, None, ({"card": c.id, "name": n} for c in known for n in c.also)),
        "card_traits": (card | {"trait": str}, None, ({"card": c.id, "trait": t} for c in known for t in c.traits)),
        "card_keywords": (card | {"keyword": str}, None, ({"card": c.id, "keyword": k} for c in known for k in c.keywords)),
        "card_points": (card | {"rule": str}, None, ({"card": c.id, "rule": r} for c in known for r in c.touches)),
        "card_abilities": (
            card | {"position": int, "kind": str, "qualifier": str, "gist": str, "says": str, "coverage": str},
            ("card", "position"),
            (
                {"card": c.id, "position": n, "kind": a.kind, "qualifier": json.dumps(a.qualifier), "gist": a.gist, "says": a.says}
                | {"coverage": a.coverage}
                for c in known
                for n, a in enumerate(c.abilities)
            ),
        ),
    }


def card_row(card: Card) -> dict[str, Any]:
    """A card's own columns."""
    values = dict(card.values)
    return {
        "id": card.id,
        "game": card.game,
        "set": card.set,
        "number": card.number,
        "name": card.name,
        "title": card.title,
        "type": card.type,
        "faction": card.faction,
        **{name: None if values.get(name) is None else str(values[name]) for name in VALUES},
        "above_bar": card.above_bar,
        "above_bar_runs": int(card.above_bar_runs),
        "note": card.note,
        "file": card.file,
        "line": card.line,
    }


def value_of(name: str, text: str) -> Value:
    """A value back from its text: on a stat, a sign makes it a change such as +1."""
    if text.isdigit() or (text[1:].isdigit() and name not in STATS):
        return int(text)
    return text


def read_cards(db: sqlite3.Connection) -> list[Card]:
    """Every card of a library file, in order."""
    names, traits, keywords, points = (gathered(db, f"select card, {column} from {table} order by rowid") for table, column in LISTS)
    abilities: dict[str, list[CardAbility]] = {}
    for card, kind, qualifier, gist, says in db.execute("select card, kind, qualifier, gist, says from card_abilities order by card, position"):
        abilities.setdefault(card, []).append(CardAbility(kind, gist, tuple(json.loads(qualifier)), says))
    db.row_factory = sqlite3.Row
    return [
        Card(
            id=row["id"],
            game=row["game"],
            name=row["name"],
            type=row["type"],
            number=row["number"],
            title=row["title"],
            faction=row["faction"],
            traits=traits.get(row["id"], ()),
            keywords=keywords.get(row["id"], ()),
            values=tuple((name, value_of(name, row[name])) for name in VALUES if row[name] is not None),
            above_bar=row["above_bar"],
            above_bar_runs=bool(row["above_bar_runs"]),
            abilities=tuple(abilities.get(row["id"], ())),
            also=names.get(row["id"], ()),
            touches=points.get(row["id"], ()),
            note=row["note"],
            set=row["set"],
            file=row["file"],
            line=row["line"],
        )
        for row in db.execute("select * from cards order by position")
    ]


LISTS = (("card_names", "name"), ("card_traits", "trait"), ("card_keywords", "keyword"), ("card_points", "rule"))


def gathered(db: sqlite3.Connection, sql: str) -> dict[str, tuple[str, ...]]:
    """The second column of a query, gathered by the first."""
    out: dict[str, tuple[str, ...]] = {}
    for card, text in db.execute(sql):
        out[card] = (*out.get(card, ()), text)
    return out
