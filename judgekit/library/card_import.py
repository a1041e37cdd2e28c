"""Card collections that a user has, from the rows of a file to cards. A file is taken whole or not at all."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import BadImport
from judgekit.library.cards import VALUES, Card, CardAbility, Value, card_id, name_key
from judgekit.library.collection_file import COLUMNS, LISTS, MOST_CARDS, TEXTS, Row, csv_rows, json_rows, kind_of, read_bytes, xml_rows
from judgekit.nearest import did_you_mean

LONGEST = 5_000
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
MOST_SHOWN = 100
NOT_KEPT = frozenset({"source", "id", "negotiable"})


@dataclass(frozen=True, slots=True)
class Collection:
    """The cards of one set of one game, read from one file."""

    game: str
    set: str
    file: str
    digest: str
    cards: tuple[Card, ...]


def read_collection(file: Path, games: list[str], game: str | None = None, of_set: str | None = None) -> Collection:
    """The cards of a file; raises BadImport with everything that is wrong with it."""
    data = read_bytes(file)
    known: dict[str, str] = {}
    kind = kind_of(file, data)
    rows = list(xml_rows(file, data, known) if kind == "xml" else json_rows(file, data) if kind == "json" else csv_rows(file, data))
    if not rows:
        raise BadImport(f"{file} holds no cards")
    if len(rows) > MOST_CARDS:
        raise BadImport(f"{file} has more than {MOST_CARDS:,} cards; import the sets one by one")
    first = rows[0].values
    chosen = checked_game(str(game or first.get("game") or known.get("game") or ""), games)
    name = of_set or str(first.get("set") or "") or known.get("set") or file.stem
    reader = RowReader(chosen, name, f"imported from {file.name}", numbered=kind == "xml")
    cards = [c for row in rows if (c := reader.read(row))]
    if reader.problems:
        shown = "\n".join(f"  {p}" for p in reader.problems[:MOST_SHOWN])
        more = f"\n  … and {len(reader.problems) - MOST_SHOWN:,} more" if len(reader.problems) > MOST_SHOWN else ""
        count = len(reader.problems)
        raise BadImport(f"{file} has {count:,} problem{'' if count == 1 else 's'}; nothing was imported:\n{shown}{more}")
    return Collection(chosen, name, file.name, hashlib.sha256(data).hexdigest(), tuple(cards))


def checked_game(game: str, games: list[str]) -> str:
    """The id of the game that cards belong to: one with rules here, or a new one."""
    if not game:
        raise BadImport(f"say which game the cards belong to with --game: one of {', '.join(games)}, or a new id")
    wanted = "-".join(name_key(game).split())
    if wanted in games:
        return wanted
    if near := did_you_mean(wanted, games):
        raise BadImport(f"no game {game!r}{near}; for cards of a game without rules here, choose an id that is less like it")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", wanted) or len(wanted) > 40:
        raise BadImport(f"{game[:60]!r} is no id for a game; use letters, digits and hyphens")
    return wanted


class RowReader:
    """Turns rows into cards, and notes everything that is wrong with them."""

    def __init__(self, game: str, of_set: str, source: str, *, numbered: bool) -> None:
        self.game = game
        self.set = of_set
        self.source = source
        self.numbered = numbered
        self.problems: list[str] = []
        self.ids: dict[str, str] = {}

    def read(self, row: Row) -> Card | None:
        """The card of a row, or None where something is wrong with it."""
        before = len(self.problems)
        values = {k: v for k, v in row.values.items() if k and k not in NOT_KEPT and v not in (None, "", [])}
        if "\0" in values:
            self._fault(row, values.pop("\0"))
        texts = {name: self._text(row, name, values.get(name, "")) for name in TEXTS}
        if not name_key(texts["name"]):
            self._fault(row, "has no name")
        number = self._number(row, values.get("number", 0))
        ident = self._ident(row, texts["name"], texts["title"], number)
        lists = {name: self._list(row, name, values.get(name, ())) for name in LISTS}
        printed = tuple(self._values(row, values))
        abilities = tuple(self._abilities(row, values.get("abilities", ())))
        if len(self.problems) > before:
            return None
        return Card(
            id=ident,
            game=self.game,
            name=texts["name"],
            type=texts["type"],
            number=number,
            title=texts["title"],
            faction=texts["faction"],
            values=printed,
            above_bar=self._text(row, "above_bar", values.get("above_bar", "")),
            abilities=abilities,
            note=texts["note"],
            set=self.set,
            text=texts["text"],
            source=self.source,
            traits=lists["traits"],
            keywords=lists["keywords"],
            also=lists["also"],
        )

    def _fault(self, row: Row, message: str) -> None:
        name = str(row.values.get("name") or "").strip()[:60]
        self.problems.append(f"{row.where}{f' ({name})' if name else ''}: {message}")

    def _text(self, row: Row, name: str, value: object) -> str:
        if not isinstance(value, str | int | float):
            self._fault(row, f"{name} is a text, not {str(value)[:60]!r}")
            return ""
        text = CONTROL.sub("", str(value)).strip()
        if len(text) > LONGEST:
            self._fault(row, f"{name} has {len(text):,} characters; at most {LONGEST:,}")
        return text

    def _number(self, row: Row, value: object) -> int:
        text = str(value).strip()
        if not re.fullmatch(r"\d{1,6}", text):
            if not self.numbered:
                self._fault(row, f"number is a whole number, not {text[:40]!r}")
            return 0
        return int(text)

    def _ident(self, row: Row, name: str, title: str, number: int) -> str:
        """An id that no other card of the file has; a card that stands there twice is a fault."""
        base = ident = card_id(self.game, name)
        same = f"{title} {number}"
        count = 1
        while ident in self.ids:
            if self.ids[ident] == same and not self.numbered:
                self._fault(row, "stands in the file twice; cards of one name differ in title or number")
                break
            count += 1
            ident = f"{base}-{count}"
        self.ids[ident] = same
        return ident

    def _list(self, row: Row, name: str, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = re.split(r"[;,|]", value)
        if not isinstance(value, list | tuple) or not all(isinstance(v, str) for v in value):
            self._fault(row, f"{name} is a list of texts, not {str(value)[:60]!r}")
            return ()
        return tuple(CONTROL.sub("", v).strip()[:LONGEST] for v in value if v.strip())

    def _values(self, row: Row, values: dict[str, Any]) -> Iterator[tuple[str, Value]]:
        """The numbers of a card, and whatever other columns the file has."""
        for name, value in values.items():
            if name in VALUES or name not in COLUMNS:
                if isinstance(value, bool | list | dict) or (isinstance(value, str) and len(value) > LONGEST):
                    self._fault(row, f"{name} is a number or a text, not {str(value)[:60]!r}")
                    continue
                text = CONTROL.sub("", str(value)).strip()
                if name in VALUES and self.game == "five-sails" and not re.fullmatch(r"[+-]?\d{1,3}|-", text):
                    self._fault(row, f'{name} is a number, "-" for a dash, or a change such as "+1", not {text[:40]!r}')
                yield name, int(text) if re.fullmatch(r"-?\d{1,9}", text) else text

    def _abilities(self, row: Row, value: object) -> Iterator[CardAbility]:
        if isinstance(value, list | tuple) and all(isinstance(a, dict) for a in value):
            for each in value:
                qualifier = each.get("qualifier") or ()
                words = (qualifier,) if isinstance(qualifier, str) else tuple(map(str, qualifier))
                text = self._text(row, "an ability's text", each.get("text") or each.get("gist") or "")
                yield CardAbility(str(each.get("kind") or "passive")[:40].lower(), text, words)
        else:
            self._fault(row, f"abilities is a list of objects with kind, qualifier and text, not {str(value)[:60]!r}")
