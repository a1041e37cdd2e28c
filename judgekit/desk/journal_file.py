"""The journal's SQLite file: its tables, how it is opened so that a commit waits for the disk, and what to do when it does not work.

SQLite in WAL mode with `synchronous = extra` rather than a text file with fsync: a commit waits for the disk just the same, and the check for
doubles, several processes, torn tails and a full disk are solved there already. docs/desk.md says more.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from judgekit.errors import StoreError
from judgekit.paths import DESK

FILE = DESK
PATIENCE = 30
"""Seconds that a writer waits for another."""
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "create table settings (name text primary key, value text not null) without rowid",
        "insert into settings values ('desk', lower(hex(randomblob(8)))), ('key', lower(hex(randomblob(32))))",
        "create table entries (seq integer primary key autoincrement, id text not null unique, ruling text not null, kind text not null,"
        " judge text not null, made text not null, received text not null, record text not null)",
        "create index entries_ruling on entries (ruling)",
        "create trigger entries_stay before update on entries begin select raise(abort, 'entries are never changed'); end",
        "create trigger entries_remain before delete on entries begin select raise(abort, 'entries are never deleted'); end",
    ),
    (
        "create table questions (seq integer primary key autoincrement, at text not null, question text not null, game text not null,"
        " answered integer not null, rule text not null, seconds real)",
    ),
)
"""What each version of the file adds; never edited, only continued."""


def migrate(db: sqlite3.Connection) -> None:
    """Adds what the file lacks, in one transaction; another process may have been faster."""
    db.execute("begin immediate")
    try:
        version = db.execute("pragma user_version").fetchone()[0]
        for statements in MIGRATIONS[version:]:
            for sql in statements:
                db.execute(sql)
        db.execute(f"pragma user_version = {max(version, len(MIGRATIONS))}")
    except BaseException:
        db.execute("rollback")
        raise
    db.execute("commit")


def open_to_write(file: Path | None) -> sqlite3.Connection:
    """The file in WAL mode, each commit waiting for the disk; with a plain journal where there is no shared memory."""
    if file is None:
        return sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    file.parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        until = monotonic() + PATIENCE
        while not in_wal_mode(db) and monotonic() < until:
            sleep(0.02)
        db.execute("pragma synchronous = extra")
    except sqlite3.DatabaseError:
        db.close()
        raise
    return db


def in_wal_mode(db: sqlite3.Connection) -> bool:
    """Puts the file into WAL mode; False where another process holds it just now, which SQLite does not wait for."""
    try:
        db.execute("pragma journal_mode = wal")
        return True
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        return False


def open_to_read(file: Path) -> sqlite3.Connection:
    """The file for reading only, also from a disk that cannot be written."""
    more = "" if can_write(file) or file.with_name(f"{FILE}-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{more}", uri=True, timeout=PATIENCE, check_same_thread=False)


@contextmanager
def told(file: Path | None) -> Iterator[None]:
    """Turns what goes wrong with the file into what to do about it."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreError(f"the desk in {file} cannot be used: {error}. {advice(error)}") from error
    except OSError as error:
        raise StoreError(f"the data folder of {file} cannot be written: {error.strerror}. Name another with --data") from error


def stat_of(file: Path) -> os.stat_result | None:
    """A file's size and times; None where it is not there."""
    try:
        return file.stat()
    except OSError:
        return None


def identity(file: Path) -> tuple[int, int] | None:
    """Which file this is on the disk."""
    found = stat_of(file)
    return (found.st_dev, found.st_ino) if found else None


def can_write(file: Path) -> bool:
    """Whether the folder of a file can be written."""
    return os.access(file.parent, os.W_OK)


def advice(error: sqlite3.DatabaseError) -> str:
    """What to do about a file that does not work."""
    text = str(error)
    if "malformed" in text or "not a database" in text:
        return "The file is damaged: keep it, move it aside, and save what can be saved with `sqlite3 desk.db .recover`"
    if "full" in text or "disk I/O" in text:
        return "Nothing was changed; free some space and send it again"
    if "locked" in text:
        return "Another program holds the file; nothing was changed; try again"
    return "Nothing was changed; see that the folder can be written, or name another with --data"
