"""Opening a library's indexes and word lists; what is spoilt, missing or of another version is built anew."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whoosh import index as whoosh_index
from whoosh.filedb.filestore import copy_to_ram

from judgekit.errors import StoreError
from judgekit.library import Library, store
from judgekit.search.index import SUMS, sums
from judgekit.search.usage import Usage, read_usage


@dataclass(frozen=True, slots=True)
class English:
    """How often English uses its commonest words, and their stems; how often those who ask about games do."""

    words: dict[str, int]
    stems: dict[str, int]
    usage: Usage


Indexes = dict[str, tuple[Any, dict[str, Any]]]  # a game's Whoosh index (which ships no types) and its words


def opened(library: Library) -> tuple[Indexes, English]:
    """The index and the words of each game, and the common words of English with their counts."""
    folder = (library.built_in or Path()) / f"index-{library.key}"
    games = [b.game for b in library.books]
    try:
        return read_indexes(folder, games, in_memory=library.in_memory)
    except Exception:  # a spoilt file can make the reader fail in any way
        try:
            store.replace_index(folder, library.books)
            return read_indexes(folder, games, in_memory=library.in_memory)
        except Exception as error:
            raise StoreError(f"the index in {folder} cannot be read ({error}); delete the folder, it is made anew") from error


def read_indexes(folder: Path, games: list[str], *, in_memory: bool = False) -> tuple[Indexes, English]:
    """What a folder of indexes holds, seen to be whole."""
    if sums(folder) != json.loads((folder / SUMS).read_text(encoding="utf-8")):
        raise ValueError("files that are not as they were written")
    english = json.loads((folder / "english.json").read_text(encoding="utf-8"))
    return {game: read_index(folder / game, in_memory=in_memory) for game in games}, English(
        english["words"], english["stems"], read_usage(folder, english["words"])
    )


def read_index(folder: Path, *, in_memory: bool = False) -> tuple[Any, dict[str, Any]]:
    """A game's index and its words."""
    index = whoosh_index.open_dir(str(folder), readonly=True)
    if in_memory:
        index = copy_to_ram(index.storage).open_index()
    return index, json.loads((folder / "words.json").read_text(encoding="utf-8"))
