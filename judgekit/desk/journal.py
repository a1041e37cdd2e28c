"""The journal: every entry in one SQLite file, appended and never changed. What `append` has returned is on the disk."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from time import time_ns
from typing import Any

from judgekit.desk.check import now
from judgekit.desk.journal_file import FILE, MIGRATIONS, can_write, identity, migrate, open_to_read, open_to_write, stat_of, told
from judgekit.desk.model import Entry
from judgekit.errors import StoreError

TICK = 200_000_000  # nanoseconds


class NewerDesk(StoreError):
    """The file was written by a later judgekit."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of an entry: `kept`, `known` (it was here already), or `clash` (another entry has its id)."""

    id: str
    status: str
    seq: int = 0


class Journal:
    """The journal of a data folder, or one in memory where there is no folder."""

    def __init__(self, folder: Path | None) -> None:
        self.file = folder / FILE if folder else None
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._ready = False
        self._writes = 0

    @property
    def exists(self) -> bool:
        """Whether anything was ever written."""
        return self._connection is not None if self.file is None else self.file.exists()

    @property
    def fingerprint(self) -> tuple[int, ...]:
        """Something that is another when anything was written, also by another process; costs no reading."""
        if self.file is None:
            return (self._connection.total_changes if self._connection else 0,)
        return (*(n for s in self._stats() for n in (s.st_ino, s.st_size, s.st_mtime_ns)), self._writes)

    @property
    def is_quiet(self) -> bool:
        """Whether the last writing is so long ago that the next one has another time: a clock of files ticks slowly."""
        return all(time_ns() - s.st_mtime_ns > TICK for s in self._stats())

    def _stats(self) -> list[os.stat_result]:
        assert self.file
        found = (stat_of(self.file), stat_of(self.file.with_name(f"{FILE}-wal")))
        return [s for s in found if s]

    def append(self, entries: Sequence[Entry]) -> list[Kept]:
        """Keeps entries, all or none; when this returns they outlive a crash. An entry that is here already is not kept twice."""
        with self.writing() as db:
            return [self._append(db, e) for e in entries]

    def _append(self, db: sqlite3.Connection, entry: Entry) -> Kept:
        record = canonical(entry)
        found = db.execute("select seq, record from entries where id = ?", [entry.id]).fetchone()
        if found:
            return Kept(entry.id, "known" if found[1] == record else "clash", found[0])
        values = [entry.id, entry.ruling, entry.kind, entry.judge, entry.made, now(), record]
        done = db.execute("insert into entries (id, ruling, kind, judge, made, received, record) values (?, ?, ?, ?, ?, ?, ?)", values)
        return Kept(entry.id, "kept", done.lastrowid or 0)

    def entries(self, after: int = 0, limit: int = -1) -> list[Entry]:
        """The entries behind a place in the order of their arrival."""
        if not self.exists:
            return []
        with self.reading() as db:
            rows = db.execute("select seq, received, record from entries where seq > ? order by seq limit ?", [after, limit]).fetchall()
        return [read_entry(record, received, seq) for seq, received, record in rows]

    def setting(self, name: str, default: str = "") -> str:
        """A setting of this desk."""
        if not self.exists:
            return default
        with self.reading() as db:
            found = db.execute("select value from settings where name = ?", [name]).fetchone()
        return str(found[0]) if found else default

    def set(self, name: str, value: str) -> None:
        """Keeps a setting."""
        with self.writing() as db:
            db.execute("insert or replace into settings values (?, ?)", [name, value])

    def note_question(self, question: str, game: str, answered: bool, rule: str, seconds: float | None) -> None:
        """Keeps a question that was asked."""
        with self.writing() as db:
            db.execute(
                "insert into questions (at, question, game, answered, rule, seconds) values (?, ?, ?, ?, ?, ?)",
                [now(), question, game, int(answered), rule, seconds],
            )

    def questions(self) -> list[dict[str, Any]]:
        """The questions that were kept."""
        if not self.exists:
            return []
        with self.reading() as db:
            rows = db.execute("select at, question, game, answered, rule, seconds from questions order by seq").fetchall()
        return [dict(zip(("at", "question", "game", "answered", "rule", "seconds"), r, strict=True)) for r in rows]

    def forget_questions(self) -> int:
        """Deletes the questions that were kept; how many there were."""
        if not self.exists:
            return 0
        with self.writing() as db:
            return db.execute("delete from questions").rowcount

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction for writing: all of it or nothing."""
        with self._writer() as db:
            db.execute("begin immediate")
            try:
                yield db
                db.execute("commit")
                self._writes += 1
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection for reading; the first one brings the file up to date where that can be done."""
        if self.file is None or (not self._ready and can_write(self.file)):
            with self._writer() as db:
                yield db
            return
        with told(self.file), closing(open_to_read(self.file)) as db:
            yield db

    @contextmanager
    def _writer(self) -> Iterator[sqlite3.Connection]:
        """The one connection that writes, by one thread at a time; opened anew where somebody moved the file away."""
        with self._lock, told(self.file):
            if self._connection is None or (self.file is not None and identity(self.file) != self._identity):
                self.close()
                self._connection = open_to_write(self.file)
                self._identity = identity(self.file) if self.file else None
            try:
                if not self._ready:
                    self._prepare(self._connection)
                yield self._connection
            except sqlite3.DatabaseError:
                if self.file is not None:
                    self.close()
                raise

    def close(self) -> None:
        """Closes the file; it is opened again when it is needed."""
        if self._connection is not None:
            self._connection.close()
        self._connection, self._ready = None, False

    def _prepare(self, db: sqlite3.Connection) -> None:
        """Brings the file to the version of this program, once for each start."""
        version = db.execute("pragma user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise NewerDesk(f"{self.file} was written by a later judgekit (version {version} of the file); install that, or name another --data")
        if version < len(MIGRATIONS):
            migrate(db)
        self._ready = True


def canonical(entry: Entry) -> str:
    """An entry as text, the same for the same entry."""
    return json.dumps(entry.as_record(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def read_entry(record: str, received: str = "", seq: int = 0) -> Entry:
    """An entry back from its text."""
    data = json.loads(record)
    return Entry(**(data | {"base": tuple(data["base"])}), received=received, seq=seq)
