"""Rulings without the people in them: judges and players get numbers, also where a text names them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256

from judgekit.desk.model import Entry

SHORTEST = 3
"""Letters that a name needs to be looked for in texts: a player called A is everywhere."""
IN_TEXTS = ("asked", "ruled", "case", "source")


def anonymised(entries: Sequence[Entry]) -> list[Entry]:
    """Entries with `Judge 1` and `Player 1` for names, and nothing that tells the device."""
    judges = numbered("Judge", (e.judge for e in entries))
    players = numbered("Player", (p for e in entries for p in e.set.get("players", ())))
    hidden = {k: v for k, v in (judges | players).items() if len(k) >= SHORTEST}
    return [one(e, judges, players, hidden) for e in entries]


def numbered(word: str, names: Iterable[str]) -> dict[str, str]:
    """A number for each name, in an order that tells nothing about when it came."""
    ordered = sorted(set(names), key=lambda n: sha256(n.encode()).hexdigest())
    return {name: f"{word} {n}" for n, name in enumerate(ordered, 1)}


def one(entry: Entry, judges: dict[str, str], players: dict[str, str], hidden: dict[str, str]) -> Entry:
    """One entry without names."""
    values = dict(entry.set)
    for name in IN_TEXTS:
        if name in values:
            values[name] = without(values[name], hidden)
    if "players" in values:
        values["players"] = [players[p] for p in values["players"]]
    return replace(entry, judge=judges[entry.judge], set=values, note=without(entry.note, hidden), device="")


def without(text: str, hidden: dict[str, str]) -> str:
    """A text in which names are replaced, longer ones first."""
    if not hidden:
        return text
    names = sorted(hidden, key=len, reverse=True)
    found = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE)
    folded = {k.casefold(): v for k, v in hidden.items()}
    return found.sub(lambda m: folded.get(m.group().casefold(), m.group()), text)
