"""What an entry must be before it is kept: everything wrong with it at once, nothing silently mended but spaces."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from judgekit.desk.model import FIELDS, LISTS, TEXTS, Authority, Entry, State
from judgekit.errors import JudgekitError
from judgekit.nearest import did_you_mean

ID = re.compile(r"^[a-z0-9][a-z0-9_-]{7,63}$")
DATE = re.compile(r"^\d{4}(-\d\d(-\d\d)?)?$")
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u2028\u2029\ufeff]|[\ud800-\udfff]")
LONGEST = {"asked": 2000, "ruled": 8000, "case": 60_000, "note": 2000, "source": 500}
SHORT = 200
"""Characters of any other text."""
MOST = 60
"""Members of a list."""
KEYS = ("id", "ruling", "kind", "judge", "made", "set", "base", "note", "device")
KINDS = ("ruled", "changed")
LONGEST_WAIT = 24 * 3600


class BadEntry(JudgekitError):
    """An entry that cannot be kept; the message says everything that is wrong with it."""


def checked(data: object) -> Entry:
    """An entry from what was sent; raises BadEntry."""
    if not isinstance(data, dict):
        raise BadEntry("an entry is an object with id, ruling, kind, judge, made and set")
    wrong = [f"there is no key {k!r}{did_you_mean(str(k), list(KEYS))}" for k in data if k not in KEYS]
    wrong += [f"{k} is missing" for k in ("id", "ruling", "kind", "judge", "made", "set") if k not in data]
    found = {name: text(data.get(name, ""), name, wrong) for name in ("id", "ruling", "kind", "judge", "note", "device")}
    wrong += [f"{name} wants 8 to 64 small letters, digits, - or _" for name in ("id", "ruling") if name in data and not ID.match(found[name])]
    if "kind" in data and found["kind"] not in KINDS:
        wrong.append(f"kind is one of {', '.join(KINDS)}")
    if "judge" in data and not found["judge"]:
        wrong.append("judge is empty; an entry names its judge")
    base = names(data.get("base", []), "base", wrong)
    wrong += [f"base: {b[:70]!r} is no id of an entry" for b in base if not ID.match(b)]
    made = moment(data.get("made", ""), "made", wrong)
    values = settings(data.get("set", {}), found["kind"], wrong)
    if wrong:
        raise BadEntry("; ".join(dict.fromkeys(wrong)))
    return Entry(found["id"], found["ruling"], found["kind"], found["judge"], made, values, base=base, note=found["note"], device=found["device"])


def settings(data: object, kind: str, wrong: list[str]) -> dict[str, Any]:
    """What an entry sets, field by field."""
    if not isinstance(data, dict):
        wrong.append("set is an object: field to value")
        return {}
    out: dict[str, Any] = {}
    for name, value in data.items():
        if name in TEXTS:
            out[name] = text(value, name, wrong)
        elif name in LISTS:
            out[name] = list(names(value, name, wrong))
        elif name in FIELDS:
            out[name] = plain_value(name, value, wrong)
        else:
            wrong.append(f"there is no field {str(name)[:40]!r}{did_you_mean(str(name), list(FIELDS))}")
    if out.get("date") and not is_day(out["date"]):
        wrong.append(f"date: {out['date']!r} is no date such as 2024-05-02")
    if kind == "ruled":
        wrong += [f"{name} is empty" for name in ("asked", "ruled") if not out.get(name)]
        if out.get("authority") == Authority.PUBLISHER:
            wrong += [f"a publisher's ruling needs its {name}" for name in ("source", "date") if not out.get(name)]
    wrong += [f"{name} cannot be made empty" for name in ("asked", "ruled") if kind == "changed" and name in out and not out[name]]
    return out


def plain_value(name: str, value: object, wrong: list[str]) -> object:
    """A field that is neither a text nor a list."""
    if name in {"authority", "state"}:
        known = [v.value for v in (Authority if name == "authority" else State)]
        if value not in known:
            wrong.append(f"{name} is one of {', '.join(known)}")
        return value
    if name == "erratum":
        if not isinstance(value, bool):
            wrong.append("erratum is true or false")
        return value
    if name == "time":
        return moment(value, name, wrong)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LONGEST_WAIT:
        wrong.append(f"seconds is a number from 0 to {LONGEST_WAIT}")
        return 0
    return round(value, 1)


def text(value: object, name: str, wrong: list[str]) -> str:
    """A text within its length, without control characters."""
    if not isinstance(value, str):
        wrong.append(f"{name} is a text")
        return ""
    longest = LONGEST.get(name, SHORT)
    if len(value) > longest:
        wrong.append(f"{name} has {len(value):,} characters; at most {longest:,}")
        return ""
    return CONTROL.sub("", value.replace("\r\n", "\n").replace("\r", "\n")).strip()


def names(value: object, name: str, wrong: list[str]) -> tuple[str, ...]:
    """A list of texts, each once."""
    if not isinstance(value, list | tuple):
        wrong.append(f"{name} is a list of texts")
        return ()
    if len(value) > MOST:
        wrong.append(f"{name} has {len(value)} members; at most {MOST}")
        return ()
    return tuple(dict.fromkeys(t for each in value if (t := text(each, name, wrong))))


def moment(value: object, name: str, wrong: list[str]) -> str:
    """A moment as UTC to the second: `2026-05-02T14:05:00Z`."""
    try:
        found = datetime.fromisoformat(value) if isinstance(value, str) else None
        if found is not None and found.tzinfo is not None:
            return stamp(found.astimezone(UTC))
    except (ValueError, OverflowError):
        pass
    if value != "":
        wrong.append(f"{name} is a moment with its offset from UTC, such as 2026-05-02T14:05:00Z")
    return ""


def stamp(when: datetime) -> str:
    """A moment as the journal writes it."""
    return when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def now() -> str:
    """The present moment."""
    return stamp(datetime.now(UTC))


def is_day(value: str) -> bool:
    """Whether a text is a year, a month or a day."""
    try:
        return bool(DATE.match(value)) and bool(datetime.fromisoformat((value + "-01-01")[:10]))
    except ValueError:
        return False
