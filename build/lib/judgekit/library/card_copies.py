"""The card collections that the user imported: kept in the user's own database, never exported with the library."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from judgekit.errors import StoreError
from judgekit.library.card_import import Collection
from judgekit.library.cards import Card, CardAbility, name_key
from judgekit.library.copies import CARD_TABLES, FILE, reading, user_db


@dataclass(frozen=True, slots=True)
class CardsReport:
    """What an import of cards did."""

    game: str
    set: str
    cards: int
    replaced: bool


def save_cards(folder: Path, found: Collection) -> CardsReport:
    """Keeps a collection in the place of an earlier one of that set; all of it or nothing."""
    key = [found.game, found.set]
    with user_db(folder) as db:
        for sql in CARD_TABLES:
            db.execute(sql)
        replaced = db.execute('delete from card_imports where game = ? and "set" = ?', key).rowcount > 0
        db.execute('delete from imported_cards where game = ? and "set" = ?', key)
        db.execute(
            "insert into card_imports values (?, ?, ?, ?, ?)", [*key, found.file, found.digest, datetime.now(UTC).isoformat(timespec="seconds")]
        )
        rows = ((*key, n, c.id, c.name, json.dumps(record(c), ensure_ascii=False)) for n, c in enumerate(found.cards))
        db.executemany("insert into imported_cards values (?, ?, ?, ?, ?, ?)", rows)
    return CardsReport(found.game, found.set, len(found.cards), replaced)


def imported_cards(folder: Path) -> list[Card]:
    """Every card that the user imported, by game and set."""
    if not (folder / FILE).exists():
        return []
    with reading(folder) as db:
        if not db.execute("select 1 from sqlite_master where name = 'imported_cards'").fetchone():
            return []
        rows = db.execute('select card from imported_cards order by game, "set", position').fetchall()
    try:
        return [card_of(json.loads(row[0])) for row in rows]
    except (ValueError, TypeError, KeyError, sqlite3.Error) as error:
        raise StoreError(f"the imported cards in {folder / FILE} cannot be read ({error}); import them again") from error


def record(card: Card) -> dict[str, object]:
    """A card as it is kept."""
    kept = asdict(card)
    return {name: value for name, value in kept.items() if (value or name == "type") and name not in {"file", "line"}}


def card_of(kept: dict[str, object]) -> Card:
    """A card back from how it is kept."""
    abilities = tuple(CardAbility(a["kind"], a["gist"], tuple(a.get("qualifier", ()))) for a in listed(kept.pop("abilities", [])))
    values = tuple((str(n), v) for n, v in listed(kept.pop("values", [])))
    lists = {name: tuple(listed(kept.pop(name, []))) for name in ("traits", "keywords", "also")}
    return Card(**kept, **lists, values=values, abilities=abilities)  # type: ignore[arg-type]  # as `record` wrote it


def listed(value: object) -> list:  # type: ignore[type-arg]  # a list from JSON
    """A list from JSON."""
    return value if isinstance(value, list) else []


def beside(cards: Iterable[Card], imported: Iterable[Card]) -> list[Card]:
    """Our cards with the user's: one that we have gets the text of the user's, the others follow."""
    known = {(c.game, name_key(c.name)): c for c in cards}
    taken = {c.id for c in known.values()}
    more: list[Card] = []
    for card in imported:
        ours = known.get((card.game, name_key(card.name)))
        if ours:
            known[card.game, name_key(card.name)] = replace(ours, text=card.rules_text or ours.text, source=card.source)
            continue
        ident, count = card.id, 1
        while ident in taken:
            count += 1
            ident = f"{card.id}-{count}"
        taken.add(ident)
        more.append(replace(card, id=ident))
    return [*known.values(), *more]
