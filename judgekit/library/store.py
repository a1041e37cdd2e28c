"""The library as one SQLite file: built from the texts when they change, under a lock, and put in place in one move.

The tables are described in docs/store.md. Whoever reads opens the file read-only; nobody ever changes it in place.
"""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from judgekit.errors import StoreError, cause
from judgekit.library.model import Book
from judgekit.library.rows import SCHEMA, open_readonly, read_library
from judgekit.paths import card_texts, rules_text

FILE = "library.db"
TEXT_FILES = {".md", ".toml", ".case", ".txt"}


def content_key() -> str:
    """A hash of every text that the library is built from, and of the shape it is stored in."""
    digest = hashlib.sha256(f"schema {SCHEMA}".encode())
    for folder in (rules_text(), card_texts()):
        for file in sorted(f for f in folder.rglob("*") if f.suffix in TEXT_FILES and f.is_file()):
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def stored_key(folder: Path) -> str | None:
    """The key of the library in a data folder; None where there is none that can be read."""
    try:
        with closing(open_readonly(folder / FILE)) as db:
            row = db.execute("select value from meta where key = 'content'").fetchone()
            return str(row[0]) if row else None
    except sqlite3.Error:
        return None


def is_current(folder: Path, key: str) -> bool:
    """Whether a data folder holds the library with that key, and its index."""
    return stored_key(folder) == key and (folder / f"index-{key}").is_dir()


def open_library(folder: Path, build: Callable[[Path, str], None]) -> tuple[list[Book], Path, str]:
    """The books, the folder in which their library stands, and its key; a library file that proves damaged is built once more."""
    where, key = ensure(folder, build)
    try:
        return read_library(where / FILE), where, key
    except (sqlite3.Error, ValueError, TypeError, AttributeError):
        where, key = ensure(folder, build, damaged=True)
        return read_library(where / FILE), where, key


def ensure(folder: Path, build: Callable[[Path, str], None], *, damaged: bool = False) -> tuple[Path, str]:
    """The folder with an up-to-date library, and its key; calls `build(into, key)` where it is missing, old or `damaged`.

    `build` fills an empty folder; its files are then moved into place one by one, the SQLite file last.
    """
    from filelock import FileLock, Timeout

    key = content_key()
    if not damaged and is_current(folder, key):
        return folder, key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(str(folder / "library.lock"), timeout=120):
            if damaged or not is_current(folder, key):
                _replace(folder, key, build)
        return folder, key
    except Timeout:
        raise StoreError(f"another judgekit has been building the library in {folder} for two minutes; end it and try again") from None
    except (OSError, sqlite3.OperationalError) as error:
        return _in_a_temporary_folder(key, build, folder, error), key


def _replace(folder: Path, key: str, build: Callable[[Path, str], None]) -> None:
    """Builds beside the old library and puts the new one in its place."""
    for left in folder.glob("building-*"):
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="building-", dir=folder, ignore_cleanup_errors=True) as name:
        built = Path(name)
        build(built, key)
        for part in sorted(built.iterdir(), key=lambda p: p.name == FILE):
            target = folder / part.name
            if part.is_dir():
                shutil.rmtree(target, ignore_errors=True)
            part.replace(target)
    for old in folder.glob("index-*"):
        if old.name != f"index-{key}":
            shutil.rmtree(old, ignore_errors=True)


def replace_index(folder: Path, books: list[Book]) -> None:
    """Builds a new index in the place of one that cannot be read."""
    from filelock import FileLock

    from judgekit.search.index import write_index

    with FileLock(str(folder.parent / "library.lock"), timeout=120), tempfile.TemporaryDirectory(prefix="building-", dir=folder.parent) as name:
        built = Path(name) / folder.name
        write_index(built, books)
        shutil.rmtree(folder, ignore_errors=True)
        built.replace(folder)


_temporary: list[tempfile.TemporaryDirectory[str]] = []


def _in_a_temporary_folder(key: str, build: Callable[[Path, str], None], folder: Path, error: OSError | sqlite3.OperationalError) -> Path:
    """A library for this run alone, where the data folder cannot be written."""
    import warnings

    try:
        holder = tempfile.TemporaryDirectory(prefix="judgekit-")
        build(Path(holder.name), key)
    except (OSError, sqlite3.OperationalError) as second:
        wanted = "free some space, or name another folder with --data"
        raise StoreError(f"the data folder {folder} cannot be written ({cause(error)}), nor a temporary one ({cause(second)}); {wanted}") from second
    _temporary.append(holder)
    warnings.warn(
        f"the data folder {folder} cannot be written ({cause(error)}); working from a temporary one, nothing will be kept", UserWarning, stacklevel=2
    )
    return Path(holder.name)
