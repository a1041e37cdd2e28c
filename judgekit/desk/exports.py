"""The record of a desk to hand over: Markdown to read and print, CSV for tables, JSON with every entry, which another desk merges."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.desk.anonymous import anonymised
from judgekit.desk.check import now
from judgekit.desk.desk import Desk
from judgekit.desk.fold import rulings
from judgekit.desk.model import Entry, Ruling
from judgekit.desk.summary import card_line, clock, day_of, history, rule_line, where
from judgekit.library import Library

FORMAT = "judgekit desk 1"
COLUMNS = (
    *("number", "time", "judge", "authority", "state", "table", "asked", "ruled", "rules", "cards", "group", "exceptions", "contradicts"),
    *("players", "event", "source", "date", "edition", "seconds", "conflicts", "id"),
)
SPECIAL = re.compile(r"([\\`*_\[\]<>#|])")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Record:
    """What is handed over: entries, and the rulings that they make."""

    entries: Sequence[Entry]
    rulings: Sequence[Ruling]
    event: str = ""
    day: str = ""
    anonymous: bool = False


def record(desk: Desk, *, day: str = "", anonymous: bool = False) -> Record:
    """The record of a desk, or of the rulings that were given or changed on one day; without names on demand."""
    touched = {r.id for r in desk.rulings.values() if not day or any(day_of(e.made or e.received) == day for e in r.entries)}
    entries = [e for e in desk.journal.entries() if e.ruling in touched]
    kept = anonymised(entries) if anonymous else entries
    ordered = sorted(rulings(kept).values(), key=lambda r: (r.time, r.id))
    return Record(kept, ordered, desk.event, day, anonymous)


def as_json(found: Record) -> str:
    """Every entry, to be merged by another desk."""
    head: dict[str, Any] = {"format": FORMAT, "event": found.event, "day": found.day, "made": now(), "anonymous": found.anonymous}
    lines = ",\n".join(json.dumps(e.as_record(), ensure_ascii=False) for e in found.entries)
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "entries": [\n{lines}\n]}}\n'


def as_csv(found: Record, library: Library) -> str:
    """A ruling a row, for a spreadsheet; what would be taken for a formula there has an apostrophe before it."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for ruling in found.rulings:
        table.writerow([cell(column(ruling, name, library)) for name in COLUMNS])
    return out.getvalue()


def column(ruling: Ruling, name: str, library: Library) -> str:
    """What stands in a column."""
    own = {"number": ruling.number, "time": ruling.time, "judge": ruling.judge, "authority": ruling.authority.value, "state": ruling.state.value}
    if name in own or name == "id":
        return own.get(name, ruling.id)
    if name == "conflicts":
        return "; ".join(sorted(ruling.conflicts))
    value = ruling.values.get(name, "")
    if name in {"cards", "exceptions"}:
        return "; ".join(card_line(library, v) for v in value)
    return "; ".join(value) if isinstance(value, list | tuple) else str(value)


def cell(text: str) -> str:
    """A text that a spreadsheet does not run."""
    return f"'{text}" if text.startswith(FORMULA) else text


def as_markdown(found: Record, library: Library) -> str:
    """The log to read: a heading a ruling, its rules, and what became of it."""
    title = " · ".join(t for t in (found.event, found.day) if t)
    lines = [f"# Rulings{': ' + escaped(title) if title else ''}", ""]
    holding = sum(r.state.holds for r in found.rulings)
    holds = f"{holding} hold{'s' if holding == 1 else ''}"
    lines += [f"Rulings: {len(found.rulings)}, of which {holds}." + (" Names were replaced by numbers." if found.anonymous else ""), ""]
    for ruling in found.rulings:
        lines += [*section(ruling, library), ""]
    return "\n".join(lines)


def section(ruling: Ruling, library: Library) -> list[str]:
    """A ruling in the log."""
    out = [f"## {ruling.number} {escaped(' '.join(ruling.asked.split()))}", "", f"*{escaped(where(ruling))}*", ""]
    out += [escaped(ruling.ruled).replace("\n", "  \n"), ""]
    out += [f"- {escaped(rule_line(library, name))} (`{name}`)" for name in ruling.rules]
    for name, label in (("contradicts", "**Against the book**"), ("cards", "Cards"), ("exceptions", "But not")):
        if ruling.list(name):
            said = (card_line(library, v) if name != "contradicts" else rule_line(library, v) for v in ruling.list(name))
            out.append(f"- {label}: {escaped('; '.join(said))}")
    if ruling.text("group"):
        out.append(f"- Every card of: {escaped(ruling.text('group'))}")
    if ruling.list("players"):
        out.append(f"- Players: {escaped(', '.join(ruling.list('players')))}")
    if ruling.conflicts:
        out.append(f"- **In conflict**: {', '.join(sorted(ruling.conflicts))}; see the history")
    if ruling.text("case"):
        out += ["", *(f"    {line}" for line in ruling.text("case").splitlines())]
    if len(ruling.entries) > 1:
        out += ["", *(f"- {escaped(step)}" for step in steps(ruling, library))]
    return out


def steps(ruling: Ruling, library: Library) -> list[str]:
    """What became of a ruling, an entry a line."""
    out = []
    for entry, changes in history(library, ruling):
        what = "; ".join(f"{name}: {' '.join(value.split())}" for name, value in changes) or "ruled"
        out.append(f"{clock(entry.made or entry.received)} {entry.judge}: {what}{f' ({entry.note})' if entry.note else ''}")
    return out


def escaped(text: str) -> str:
    """A text that Markdown shows as it is."""
    return SPECIAL.sub(r"\\\1", text)
