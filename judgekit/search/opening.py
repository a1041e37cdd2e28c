"""Opening a library's indexes and word lists; what is spoilt, missing or of another version is built anew."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from whoosh import index as whoosh_index

from judgekit import paths
from judgekit.errors import StoreError
from judgekit.library import Library, store
from judgekit.search.synonyms import Synonym, load_synonyms

Indexes = dict[str, tuple[Any, dict[str, Any]]]  # a game's Whoosh index (which ships no types) and its words


def opened(library: Library) -> tuple[Indexes, dict[str, int]]:
    """The index and the words of each game, and the common words of English with their counts."""
    folder = (library.built_in or Path()) / f"index-{library.key}"
    games = [b.game for b in library.books]
    try:
        return read_indexes(folder, games)
    except Exception:  # a spoilt file can make the reader fail in any way
        try:
            store.replace_index(folder, library.books)
            return read_indexes(folder, games)
        except Exception as error:
            raise StoreError(f"the index in {folder} cannot be read ({error}); delete the folder, it is made anew") from error


def read_indexes(folder: Path, games: list[str]) -> tuple[Indexes, dict[str, int]]:
    """What a folder of indexes holds, seen to be whole."""
    english = json.loads((folder / "english.json").read_text(encoding="utf-8"))
    counts = dict(zip(english["words"].split(), english["counts"], strict=True))
    return {game: read_index(folder / game) for game in games}, counts


def read_index(folder: Path) -> tuple[Any, dict[str, Any]]:
    """A game's index and its words."""
    index = whoosh_index.open_dir(str(folder), readonly=True)
    lexicon = json.loads((folder / "words.json").read_text(encoding="utf-8"))
    with index.searcher() as searcher:
        if not all("key" in stored for stored in searcher.reader().all_stored_fields()):
            raise ValueError("documents without a key")
        sum(1 for _ in searcher.reader().field_terms("content"))
    if not {"words", "neighbourhoods"} <= lexicon.keys():
        raise ValueError("words of another version")
    return index, lexicon


def synonyms_of(game: str) -> list[Synonym]:
    """The synonyms of a game."""
    base = paths.rules_text()
    wanted = re.compile(rf'^game = "{re.escape(game)}"$', re.MULTILINE)
    folder = next((f.parent for f in base.glob("*/book.toml") if wanted.search(f.read_text(encoding="utf-8"))), None)
    return load_synonyms(folder / "synonyms.toml", base) if folder else []
