"""The files that collections of cards come in: CSV, JSON, and the XML set files of OCTGN, each as rows of named values."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import BadImport
from judgekit.library.cards import VALUES
from judgekit.nearest import did_you_mean

LARGEST = 20 * 1024 * 1024
MOST_CARDS = 20_000
MOST_COLUMNS = 60
TEXTS = ("name", "title", "type", "faction", "text", "note", "set", "game")
LISTS = ("traits", "keywords", "also")
COLUMNS = (*TEXTS, *LISTS, "number", "abilities", "above_bar", *VALUES)
RENAMED = {"subtitle": "title", "card_number": "number", "rules_text": "text", "card_text": "text", "card_type": "type", "trait": "traits"}
GAMES = {"844ed56c-2048-41a6-97b0-3515185e1634": "7th-sea-ccg"}
"""The games that OCTGN knows by a number."""


@dataclass(slots=True)
class Row:
    """One card as it stands in a file: where, and its values by column."""

    where: str
    values: dict[str, Any]


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
        raise BadImport(f"{file} has no column `name`{did_you_mean('name', names) or ';'} the first line names the columns: {', '.join(COLUMNS)}")
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
