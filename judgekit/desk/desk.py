"""The desk of a data folder: its rulings as they stand now, and the one way in which anything is added to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from secrets import choice
from threading import RLock
from typing import Any

from judgekit.desk.check import BadEntry, checked, now
from judgekit.desk.fold import fold
from judgekit.desk.index import Index
from judgekit.desk.journal import Journal, Kept
from judgekit.desk.model import Entry, Ruling
from judgekit.errors import UnknownName

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for each other."""


def new_id() -> str:
    """An id that nobody else has drawn."""
    return "".join(choice(LETTERS) for _ in range(16))


class Desk:
    """A judge's rulings. Safe to use from several threads; sees what other processes write."""

    def __init__(self, folder: Path | None) -> None:
        self.journal = Journal(folder)
        self._lock = RLock()
        self._forget()

    def _forget(self) -> None:
        self._seen: tuple[int, ...] | None = None
        self._is_sure = False
        self._last = 0
        self._entries: dict[str, list[Entry]] = {}
        self._rulings: dict[str, Ruling] = {}
        self._index = Index()

    @property
    def is_lasting(self) -> bool:
        """Whether what is kept outlives this process."""
        return self.journal.file is not None

    @property
    def is_empty(self) -> bool:
        """Whether there is no ruling; costs next to nothing where none was ever written."""
        return not self.journal.exists or not self.rulings

    @property
    def rulings(self) -> dict[str, Ruling]:
        """Every ruling by its id, in the order of arrival."""
        with self._lock:
            self._refresh()
            return self._rulings

    @property
    def index(self) -> Index:
        """What the rulings say and name, to search in."""
        with self._lock:
            self._refresh()
            return self._index

    @property
    def last(self) -> int:
        """The place of the latest entry."""
        with self._lock:
            self._refresh()
            return self._last

    def _refresh(self) -> None:
        """Takes in what arrived since; only the rulings that it touches are made anew."""
        if not self.journal.exists:
            if self._entries:
                self._forget()
            return
        seen = self.journal.fingerprint
        if seen == self._seen and self._is_sure:
            return
        if self._seen and seen[:1] != self._seen[:1] and self.journal.file:
            self._forget()
        arrived = self.journal.entries(self._last)
        rulings = dict(self._rulings)
        for entry in arrived:
            self._entries.setdefault(entry.ruling, []).append(entry)
            self._last = max(self._last, entry.seq)
        for name in dict.fromkeys(e.ruling for e in arrived):
            rulings[name] = fold(self._entries[name])
            self._index.put(rulings[name])
        self._rulings = rulings
        self._seen = seen if self.journal.file else self.journal.fingerprint
        self._is_sure = self.journal.file is None or self.journal.is_quiet

    def add(self, entries: Iterable[Entry]) -> list[Kept]:
        """Keeps entries, all or none. What this returns as kept or known is on the disk."""
        return self.journal.append(list(entries))

    def give(self, judge: str, values: dict[str, Any], *, ruling: str = "", entry: str = "", device: str = "", note: str = "") -> Ruling:
        """Gives a ruling and keeps it."""
        return self._one("ruled", ruling or new_id(), judge, values, (), note, entry, device)

    def change(
        self, ruling: str, judge: str, values: dict[str, Any], *, base: Sequence[str] = (), entry: str = "", device: str = "", note: str = ""
    ) -> Ruling:
        """Changes a ruling: what its author had before them is `base`, or what stands there now."""
        found = self.ruling(ruling)
        return self._one("changed", found.id, judge, values, tuple(base) or found.heads, note, entry, device)

    def _one(self, kind: str, ruling: str, judge: str, values: dict[str, Any], base: tuple[str, ...], note: str, entry: str, device: str) -> Ruling:
        sent = {"id": entry or new_id(), "ruling": ruling, "kind": kind, "judge": judge, "made": now(), "set": values, "note": note, "device": device}
        made = checked(sent | {"base": list(base)})
        [kept] = self.add([made])
        if kept.status == "clash" and not entry:
            raise BadEntry("two entries drew the same id; send it again")
        return self.rulings[ruling]

    def ruling(self, name: str) -> Ruling:
        """A ruling by its id or the beginning of it."""
        wanted = name.strip().casefold()
        known = self.rulings
        found = [known[wanted]] if wanted in known else [r for i, r in known.items() if len(wanted) >= 3 and i.startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownName(f"{len(found)} rulings begin with {name[:40]!r}: {', '.join(r.number for r in found[:8])}; give more of it")
        raise UnknownName(f"no ruling {name[:40]!r}; `judgekit ruling list` names them")

    @property
    def id(self) -> str:
        """The name of this desk among others'; drawn by lot when its file is made."""
        return self.journal.setting("desk")

    @property
    def key(self) -> str:
        """The secret by which this desk knows the devices that gave the PIN; makes the file where there is none yet."""
        if not self.journal.exists:
            self.journal.set("event", "")
        return self.journal.setting("key")

    @property
    def event(self) -> str:
        """The event that is on; new rulings name it."""
        return self.journal.setting("event")

    @property
    def logs_questions(self) -> bool:
        """Whether the questions that are asked on this machine are kept."""
        return self.journal.setting("questions") == "on"
