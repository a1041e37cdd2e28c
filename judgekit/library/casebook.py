"""The case book: which cases there are, what each is about, and which rules it shows at work."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any

from judgekit.errors import DataErrors, Problem
from judgekit.library.model import Book


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
    """Every case below the games' folders; raises DataErrors with everything wrong in their headings and citations."""
    from judgekit.cases.reader import read_cases

    known = {r.id for b in books for r in b.rules}
    out: list[CaseEntry] = []
    problems: list[Problem] = []
    numbers: dict[str, str] = {}
    for file in sorted(folder.glob("*/cases/*.case")):
        shown = str(file.relative_to(folder.parent))
        text = file.read_text(encoding="utf-8")
        try:
            cases = read_cases(text, shown)
        except DataErrors as error:
            problems.extend(error.problems)
            continue
        for case, part in zip(cases, parts(text), strict=True):
            cites = tuple(c if c in known else f"{case.game}/{c}" for c in case.cites)
            problems.extend(Problem(shown, 1, f"{case.title!r} cites no rule {c!r}") for c in cites if c not in known)
            taken = numbers.setdefault(case.number, case.title)
            if taken != case.title:
                problems.append(Problem(shown, 1, f"the number {case.number!r} is taken by {taken!r}; numbers are unique"))
            out.append(CaseEntry(case.number, case.title, case.game, case.topic, case.certainty, case.editions, cites, shown, part))
    if problems:
        raise DataErrors(problems)
    return out


def parts(text: str) -> list[str]:
    """A file of cases as the text of each."""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("case") and line[4:].lstrip().startswith(":")]
    return ["\n".join(lines[a:b]).strip() + "\n" for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]


COLUMNS: dict[str, Any] = {f.name: str for f in fields(CaseEntry)}


def case_tables(cases: Iterable[CaseEntry]) -> dict[str, Any]:
    """The table of cases: its columns, its key, its rows."""
    rows = (dict(zip(COLUMNS, (json.dumps(v) if isinstance(v, tuple) else v for v in astuple(c)), strict=True)) for c in cases)
    return {"cases": (COLUMNS, "number", rows)}


def read_casebook(file: Path) -> list[CaseEntry]:
    """The cases of a library file."""
    from judgekit.library.store import open_readonly

    with closing(open_readonly(file)) as db:
        db.row_factory = sqlite3.Row
        rows = db.execute("select * from cases order by rowid").fetchall()
    return [CaseEntry(**{**dict(r), "editions": tuple(json.loads(r["editions"])), "cites": tuple(json.loads(r["cites"]))}) for r in rows]
