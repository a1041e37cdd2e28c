"""Another desk's record into this one: what is here already is recognised, and what looks like the same ruling given twice is named."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from rapidfuzz import fuzz

from judgekit.desk.check import BadEntry, checked
from judgekit.desk.desk import Desk
from judgekit.desk.exports import FORMAT
from judgekit.desk.model import ANONYMOUS, BY_CONTENT, Entry, Ruling
from judgekit.errors import DataErrors, JudgekitError, Problem, cause

WANTED = "give the file that `judgekit desk export --as json` wrote"
LARGEST = 32 * 1024 * 1024
ALIKE = 88.0
"""How like two questions are, of a hundred, that may be the same one."""
APART = 45 * 60
"""Seconds between two entries about the same call to a table, at most."""


class BadRecord(JudgekitError):
    """A file that is no record of a desk; nothing was merged."""


@dataclass(frozen=True, slots=True)
class Merged:
    """What merging brought: entries that are new, that were here, and that differ from those here under the same id; rulings given twice."""

    new: int
    known: int
    clashes: tuple[str, ...]
    rulings: int
    doubles: tuple[tuple[Ruling, Ruling], ...]


def read_record(text: str, file: str) -> list[Entry]:
    """The entries of a record; raises BadRecord or, with everything wrong in them, DataErrors."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is no JSON ({error}); {WANTED}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("entries"), list):
        raise BadRecord(f"{file} is no record of a desk; {WANTED}")
    found, problems = [], []
    for number, each in enumerate(data["entries"], 1):
        try:
            found.append(checked(each))
        except BadEntry as error:
            problems.append(Problem(file, number + 1, f"entry {number}: {error}"))
    if problems:
        raise DataErrors(problems)
    if data.get("anonymous"):
        return [replace(e, device=ANONYMOUS) for e in found]
    return found


def read_file(file: Path) -> list[Entry]:
    """The entries of a file."""
    try:
        if file.stat().st_size > LARGEST:
            raise BadRecord(f"{file} has more than {LARGEST // 2**20} MB")
        return read_record(file.read_text(encoding="utf-8-sig"), file.name)
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file} cannot be read ({cause(error)}); {WANTED}") from error


def merge(desk: Desk, entries: Iterable[Entry]) -> Merged:
    """Keeps what is new among entries, all or nothing."""
    before = set(desk.rulings)
    sent = list(entries)
    kept = desk.add(sent)
    clashes = [k.id for k, e in zip(kept, sent, strict=True) if k.status == "clash" and e.device not in {ANONYMOUS, BY_CONTENT}]
    known = sum(k.status == "known" for k in kept) + sum(k.status == "clash" for k in kept) - len(clashes)
    arrived = [r for name, r in desk.rulings.items() if name not in before]
    return Merged(sum(k.status == "kept" for k in kept), known, tuple(clashes), len(arrived), tuple(doubles(desk, arrived)))


def doubles(desk: Desk, arrived: Iterable[Ruling]) -> list[tuple[Ruling, Ruling]]:
    """Rulings that look like ones given elsewhere: a like question, no different table, about the same time."""
    spans: dict[int, list[Ruling]] = {}
    for ruling in desk.rulings.values():
        spans.setdefault(span_of(ruling), []).append(ruling)
    out = []
    seen: set[str] = set()
    for one in arrived:
        near = (r for n in (-1, 0, 1) for r in spans.get(span_of(one) + n, ()))
        out += [(other, one) for other in near if other.id not in seen and other.id != one.id and same(one, other)]
        seen.add(one.id)
    return out


def span_of(ruling: Ruling) -> int:
    """The span of time that a ruling falls into."""
    return int(seconds(ruling.time) // APART)


def same(one: Ruling, other: Ruling) -> bool:
    """Whether two rulings may be the same one, written down twice."""
    tables = {t for t in (one.text("table"), other.text("table")) if t}
    if len(tables) > 1 or abs(seconds(one.time) - seconds(other.time)) > APART or one.authority is not other.authority:
        return False
    return fuzz.token_sort_ratio(one.asked.casefold(), other.asked.casefold()) >= ALIKE


def seconds(moment: str) -> float:
    """A moment as seconds; far off where there is none."""
    return datetime.fromisoformat(moment).timestamp() if moment else 0.0
