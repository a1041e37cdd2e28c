"""From the entries of the journal to rulings: what was set last, and where two people set different things unaware of each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from judgekit.desk.model import Entry, Rival, Ruling


def rulings(entries: Iterable[Entry]) -> dict[str, Ruling]:
    """Every ruling, in the order in which they began to arrive."""
    gathered: dict[str, list[Entry]] = {}
    for entry in entries:
        gathered.setdefault(entry.ruling, []).append(entry)
    return {name: fold(found) for name, found in gathered.items()}


def fold(entries: Sequence[Entry]) -> Ruling:
    """The ruling that its entries make: the one that began it first, the others as they arrived."""
    ordered = sorted(entries, key=lambda e: (e.kind != "ruled", e.seq))
    before = ancestors(ordered)
    values: dict[str, Any] = {}
    conflicts: dict[str, tuple[Rival, ...]] = {}
    for name in dict.fromkeys(f for e in ordered for f in e.set):
        setting = [e for e in ordered if name in e.set]
        latest = [e for e in setting if not any(e.id in before[later.id] for later in setting)]
        values[name] = latest[-1].set[name]
        if any(e.set[name] != values[name] for e in latest):
            conflicts[name] = tuple(Rival(e, e.set[name]) for e in latest)
    known = set().union(*before.values()) if before else set()
    heads = tuple(e.id for e in ordered if e.id not in known)
    return Ruling(ordered[0].ruling, values, tuple(ordered), heads, conflicts)


def ancestors(entries: Sequence[Entry]) -> dict[str, set[str]]:
    """What the author of each entry knew of; the one that began the ruling was known to all."""
    by_id = {e.id: e for e in entries}
    first = {e.id for e in entries if e.kind == "ruled"}
    out: dict[str, set[str]] = {}
    for entry in entries:
        seen: set[str] = set()
        waiting = list(entry.base)
        while waiting:
            name = waiting.pop()
            if name in by_id and name not in seen and name != entry.id:
                seen.add(name)
                waiting.extend(by_id[name].base)
        out[entry.id] = seen | (first - {entry.id} if entry.kind == "changed" else set())
    return out
