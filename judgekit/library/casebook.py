"""The case book: which cases there are, what each is about, and which rules it shows at work."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from dataclasses import astuple, dataclass, fields, replace
from pathlib import Path
from typing import Any

from judgekit.errors import DataErrors, Problem
from judgekit.library.model import Book
from judgekit.nearest import did_you_mean

HEADING = re.compile(r"^(case|number|game|topic|certainty|edition|cites) *: *(.+)$")
MAIN_GAME = "five-sails"


@dataclass(frozen=True, slots=True)
class CaseEntry:
    """One case of the book: its number, what it is about, the rules it cites, and its text."""

    number: str
    title: str
    game: str
    topic: str
    certainty: str
    editions: tuple[str, ...]
    cites: tuple[str, ...]
    file: str
    text: str


def load_casebook(folder: Path, books: Iterable[Book]) -> list[CaseEntry]:
    """Every case below the games' folders, by its headings; raises DataErrors with everything wrong in them.

    What stands below the headings is read and run by judgekit.cases, of which this knows nothing.
    """
    known = {r.id: None for b in books for r in b.rules}
    out: list[CaseEntry] = []
    problems: list[Problem] = []
    numbers: dict[str, str] = {}
    for file in sorted(folder.glob("*/cases/*.case")):
        shown = str(file.relative_to(folder.parent))
        for line, part in parts(file.read_text(encoding="utf-8")):
            entry = headed(part, shown)
            cites = tuple(c if c in known else f"{entry.game}/{c}" for c in entry.cites)
            problems.extend(
                Problem(shown, line, f"{entry.title!r} cites {c!r}, which is no rule{did_you_mean(c, list(known))}") for c in cites if c not in known
            )
            taken = numbers.setdefault(entry.number, entry.title)
            if taken != entry.title:
                problems.append(Problem(shown, line, f"the number {entry.number!r} is taken by {taken!r}; numbers are unique"))
            out.append(replace(entry, cites=cites))
    if problems:
        raise DataErrors(problems)
    return out


def headed(text: str, file: str) -> CaseEntry:
    """A case by its headings."""
    said = {m[1]: m[2].strip() for line in text.splitlines() if (m := HEADING.match(line))}
    return CaseEntry(
        number=said.get("number", ""),
        title=said.get("case", ""),
        game=said.get("game", MAIN_GAME),
        topic=said.get("topic", ""),
        certainty=said.get("certainty", ""),
        editions=listed(said.get("edition", "2023")),
        cites=listed(said.get("cites", "")),
        file=file,
        text=text,
    )


def listed(value: str) -> tuple[str, ...]:
    """The parts of a heading that names several things."""
    return tuple(part.strip() for part in value.split(",") if part.strip())


def parts(text: str) -> list[tuple[int, str]]:
    """A file of cases as the text of each, with the line in which it begins."""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("case") and line[4:].lstrip().startswith(":")]
    return [(a + 1, "\n".join(lines[a:b]).strip() + "\n") for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]


COLUMNS: dict[str, Any] = {f.name: str for f in fields(CaseEntry)}


def case_tables(cases: Collection[CaseEntry]) -> dict[str, Any]:
    """The tables of the cases and of the rules that they cite: columns, key, rows."""
    rows = (dict(zip(COLUMNS, (json.dumps(v) if isinstance(v, tuple) else v for v in astuple(c)), strict=True)) for c in cases)
    cited = ({"rule": rule, "number": c.number} for c in cases for rule in dict.fromkeys(c.cites))
    return {"cases": (COLUMNS, "number", rows), "case_rules": ({"rule": str, "number": str}, None, cited)}


def read_casebook(file: Path) -> list[CaseEntry]:
    """The cases of a library file."""
    return read_cases(file, [("select * from cases order by rowid", ())])


def read_cases_showing(file: Path, rules: Iterable[str], limit: int) -> list[CaseEntry]:
    """The cases that show rules at work, at most `limit` of them, those of the first rules first."""
    sql = "select cases.* from case_rules join cases using (number) where rule = ? order by cases.rowid limit ?"
    return list(dict.fromkeys(read_cases(file, [(sql, (rule, limit)) for rule in rules])))[:limit]


def read_cases(file: Path, queries: Iterable[tuple[str, tuple[Any, ...]]]) -> list[CaseEntry]:
    """The cases that queries of a library file find."""
    from judgekit.library.rows import open_readonly

    with closing(open_readonly(file)) as db:
        db.row_factory = sqlite3.Row
        rows = [row for sql, values in queries for row in db.execute(sql, values)]
    return [CaseEntry(**{**dict(r), "editions": tuple(json.loads(r["editions"])), "cites": tuple(json.loads(r["cites"]))}) for r in rows]
