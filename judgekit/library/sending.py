"""The library's file as it is sent to a reader's browser: without what it takes no time to make anew."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path


def without_indexes(file: Path) -> bytes:
    """The library's SQLite file as small as it goes: a browser reads its tables as a whole, so that nothing is looked up in them."""
    with tempfile.TemporaryDirectory(prefix="judgekit-") as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name").fetchall():
                db.execute(f'DROP INDEX "{name}"')
            db.execute("VACUUM")
        return copy.read_bytes()
