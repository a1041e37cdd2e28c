"""book.toml, a game's title page: its names, its editions, the order of its chapters."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from judgekit.errors import Problem
from judgekit.library.model import Edition
from judgekit.nearest import did_you_mean

BOOK_KEYS = {"game", "title", "short", "chapters", "edition"}
MORE_KEYS = {"names"}
EDITION_KEYS = {"id", "document", "title", "date", "current", "aliases"}
SHAPES = {
    "chapters": "a list of texts",
    "names": "a list of texts",
    "aliases": "a list of texts",
    "edition": "a table in double brackets, [[edition]]",
    "current": "true or false",
}


def read_book_file(file: Path, shown: str) -> tuple[dict[str, Any] | None, list[Problem]]:
    """The keys of a book.toml with `edition` as editions, none where they cannot be used, and everything wrong with it."""
    try:
        meta: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return None, [Problem(shown, 1, f"not readable as TOML: {error}")]
    missing = [key for key in sorted(BOOK_KEYS) if not meta.get(key)]
    faults = [f"unknown key {key!r}{did_you_mean(key, sorted(BOOK_KEYS | MORE_KEYS))}" for key in meta.keys() - BOOK_KEYS - MORE_KEYS]
    if missing:
        faults.append(f"missing: {', '.join(missing)}")
    wrong = misshapen(meta)
    if wrong or missing:
        return None, [Problem(shown, 1, text) for text in faults + wrong]
    meta["edition"], found = editions(meta["game"], meta["edition"])
    return meta, [Problem(shown, 1, text) for text in faults + found]


def misshapen(row: dict[str, Any]) -> list[str]:
    """What is wrong with the types of the values."""
    wrong = [key for key in sorted(row) if key in BOOK_KEYS | MORE_KEYS | EDITION_KEYS and not fits(key, row[key])]
    return [f"{key} is {SHAPES.get(key, 'a text, in quotes')}, not {row[key]!r}" for key in wrong]


def fits(key: str, value: object) -> bool:
    """Whether a value has the type that its key asks for."""
    if key == "current":
        return isinstance(value, bool)
    if key in SHAPES:
        return isinstance(value, list) and all(isinstance(v, dict if key == "edition" else str) for v in value)
    return isinstance(value, str)


def editions(game: str, rows: list[dict[str, Any]]) -> tuple[list[Edition], list[str]]:
    """The editions of a game, and what is wrong with them."""
    found: list[Edition] = []
    faults: list[str] = []
    seen: set[str] = set()
    for row in rows:
        faults += [f"unknown key {key!r} in an edition{did_you_mean(key, sorted(EDITION_KEYS))}" for key in row.keys() - EDITION_KEYS]
        missing = [key for key in ("id", "document", "title", "date") if not row.get(key)]
        if missing:
            faults.append(f"an edition lacks {', '.join(missing)}")
        wrong = misshapen(row)
        faults += wrong
        if wrong or missing:
            continue
        twice = sorted({row["id"], row["document"]} & seen)
        faults += [f"two editions are called {name!r}; the id and the document of an edition are its own" for name in twice]
        seen |= {row["id"], row["document"]}
        found.append(Edition(row["id"], game, row["document"], row["title"], row["date"], bool(row.get("current")), tuple(row.get("aliases", ()))))
    return found, faults
