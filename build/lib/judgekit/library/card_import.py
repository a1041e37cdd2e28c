"""Card collections that a user has: CSV, JSON, and the XML set files of OCTGN. A file is taken whole or not at all."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import BadImport
from judgekit.library.cards import VALUES, Card, CardAbility, Value, card_id, name_key
from judgekit.library.parse import did_you_mean

LARGEST = 20 * 1024 * 1024
MOST_CARDS = 20_000
MOST_COLUMNS = 60
LONGEST = 5_000
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
MOST_SHOWN = 100
TEXTS = ("name", "title", "type", "faction", "text", "note", "set", "game")
LISTS = ("traits", "keywords", "also")
COLUMNS = (*TEXTS, *LISTS, "number", "abilities", "above_bar", *VALUES)
RENAMED = {"subtitle": "title", "card_number": "number", "rules_text": "text", "card_text": "text", "card_type": "type", "trait": "traits"}
NOT_KEPT = frozenset({"source", "id", "negotiable"})
GAMES = {"844ed56c-2048-41a6-97b0-3515185e1634": "7th-sea-ccg"}
"""The games that OCTGN knows by a number."""


@dataclass(frozen=True, slots=True)
class Collection:
    """The cards of one set of one game, read from one file."""

    game: str
    set: str
    file: str
    digest: str
    cards: tuple[Card, ...]


@dataclass(slots=True)
class Row:
    """One card as it stands in a file: where, and its values by column."""

    where: str
    values: dict[str, Any]


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


def read_bytes(file: Path) -> bytes:
    """The content of a file that is small enough."""
    try:
        if not file.is_file():
            raise BadImport(f"{file} is not a file; name a CSV, JSON or OCTGN set file")
        size = file.stat().st_size
        if size > LARGEST:
            raise BadImport(f"{file} has {size // 2**20} MB; a collection of more than {LARGEST // 2**20} MB is none. Import the sets one by one")
        data = file.read_bytes()
    except OSError as error:
        raise BadImport(f"{file} cannot be read: {error.strerror}") from error
    if not data.strip():
        raise BadImport(f"{file} is empty")
    return data


def kind_of(file: Path, data: bytes) -> str:
    """What a file is, by how it begins."""
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if start == b"<" or file.suffix.lower() == ".xml":
        return "xml"
    return "json" if start in {b"[", b"{"} else "csv"


def text_of(file: Path, data: bytes) -> str:
    """The text of a file in UTF-8, or in UTF-16 that says so."""
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadImport(f"{file} is not in UTF-8: byte 0x{data[error.start]:02X} in line {line}. Save it as UTF-8 and import it again") from error
    if "\0" in text:
        raise BadImport(f"{file} is no text; save it as CSV in UTF-8 and import it again")
    return text


def csv_rows(file: Path, data: bytes) -> Iterator[Row]:
    """The rows of a CSV file with commas, semicolons or tabs; its first line names the columns."""
    text = text_of(file, data)
    head = text.split("\n", 1)[0]
    delimiter = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        names = [column(n) for n in next(reader)]
        checked_columns(file, names)
        for cells in reader:
            if reader.line_num > 2 * MOST_CARDS and not any(cells):
                continue
            if any(c.strip() for c in cells):
                values: dict[str, Any] = dict(zip(names, cells, strict=False))
                if len(cells) > len(names):
                    values["\0"] = f"{len(cells)} cells, but {len(names)} columns"
                yield Row(f"line {reader.line_num}", values)
    except csv.Error as error:
        raise BadImport(f"{file} is not readable as CSV, line {reader.line_num}: {error}") from error


def checked_columns(file: Path, names: list[str]) -> None:
    """Refuses a head line that names no cards."""
    if "name" not in names:
        raise BadImport(f"{file} has no column `name`{did_you_mean('name', names)}; the first line names the columns: {', '.join(COLUMNS)}")
    twice = sorted({n for n in names if n and names.count(n) > 1})
    if twice or len(names) > MOST_COLUMNS:
        what = f"names {', '.join(twice)} twice" if twice else f"has {len(names)} columns, more than {MOST_COLUMNS}"
        raise BadImport(f"{file}: the first line {what}")


def json_rows(file: Path, data: bytes) -> Iterator[Row]:
    """The objects of a JSON list, or of the list under `cards`."""
    try:
        found = json.loads(text_of(file, data))
    except ValueError as error:
        raise BadImport(f"{file} is not readable as JSON: {error}") from error
    except RecursionError:
        raise BadImport(f"{file} is not readable as JSON: it is nested too deeply") from None
    rows = found.get("cards") if isinstance(found, dict) else found
    if not isinstance(rows, list):
        raise BadImport(f'{file} is no list of cards; write [{{"name": …}}, …] or {{"cards": […]}}')
    for place, row in enumerate(rows, 1):
        values = {column(k): v for k, v in row.items()} if isinstance(row, dict) else {"\0": f"{str(row)[:40]!r} is no object"}
        yield Row(f"card {place}", values)


def xml_rows(file: Path, data: bytes, known: dict[str, str]) -> Iterator[Row]:
    """The cards of an OCTGN set file; `known` learns its game and its name."""
    from xml.etree.ElementTree import ParseError

    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    try:
        root = fromstring(data, forbid_dtd=True)
    except DefusedXmlException:
        raise BadImport(f"{file} declares a document type or entities, which a set file has no need of; take them out and import it again") from None
    except (ParseError, ValueError, LookupError, RecursionError) as error:
        raise BadImport(f"{file} is not readable as XML: {error}") from error
    if root.tag != "set":
        raise BadImport(f"{file} is no OCTGN set: its root is <{str(root.tag)[:40]}>, not <set>")
    known["set"] = root.get("name", "")
    known["game"] = GAMES.get(root.get("gameId", ""), "")
    for place, card in enumerate(root.iter("card"), 1):
        values = {column(p.get("name", "")): p.get("value", p.text or "") for p in card.iter("property")}
        yield Row(f"card {place}", {**values, "name": card.get("name", "")})


def column(name: object) -> str:
    """A column's name as it is compared: lower case, with `_` between words."""
    key = "_".join(re.findall(r"[^\W_]+", str(name).casefold()))[:60]
    return RENAMED.get(key, key)


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
