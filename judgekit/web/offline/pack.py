"""What a browser needs to run judgekit by itself, in two packs: the code with the texts, and the library that is built from them.

The user's own data (imported books and cards, rulings) are in neither: a pack is for whoever opens the page.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from judgekit import paths
from judgekit.errors import JudgekitError
from judgekit.library import Library
from judgekit.library.sending import without_indexes

PACKAGES = (
    "blinker",
    "cached_property",
    "chevron",
    "click",
    "defusedxml",
    "filelock",
    "flask",
    "frozendict",
    "fsrs",
    "genanki",
    "itsdangerous",
    "jinja2",
    "judgekit",
    "markupsafe",
    "platformdirs",
    "rapidfuzz",
    "segno",
    "typing_extensions",
    "werkzeug",
    "whoosh",
    "yaml",
)
"""What the page imports. Each is pure Python, or has a form that is."""
COMPILED = {".pyc", ".pyd", ".so", ".dll", ".dylib", ".c", ".cpp", ".pyx", ".pxd", ".pyi"}
NEVER_USED = (
    *("click/testing.py", "flask/testing.py", "werkzeug/debug", "judgekit/cli", "judgekit/exporting"),
    *(f"whoosh/{part}" for part in ("lang/isri.py", "lang/snowball", "lang/wordnet.py")),
    *(f"whoosh/{part}" for part in ("qparser/dateparse.py", "support/bench.py", "support/relativedelta.py", "util/testing.py")),
)
"""What of these packages is there for other languages, dates, a terminal, or whoever works on them."""
TEXTS = ("rules_text", "card_texts")
Files = Iterable[tuple[str, bytes]]


class CannotPack(JudgekitError):
    """A package that the page imports is not there as files."""


def code_files() -> Iterator[tuple[str, bytes]]:
    """The packages, and of the texts those that are read while the page answers; what the page is drawn with is fetched apart."""
    for name in PACKAGES:
        base = place_of(name)
        if base.is_file():
            yield base.name, base.read_bytes()
        yield from files_below(base, name, skip=(*NEVER_USED, "judgekit/web/static", *(f"judgekit/{t}" for t in TEXTS)))
    for name, base in zip(TEXTS, (paths.rules_text(), paths.card_texts()), strict=True):
        yield from ((path, content) for path, content in files_below(base, f"judgekit/{name}") if not is_built_in(base, path))


def is_built_in(base: Path, path: str) -> bool:
    """Whether a text is read while the library is built and never again: cases, ways of asking, and chapters of a game that no case is about.

    Where a game has cases, what they cite is compared by what its chapters say of rules that repeat one another (cases/expecting/same_rule.py).
    """
    folder, _, rest = path.partition("/")[2].partition("/")[2].partition("/")
    return rest.startswith(("cases/", "heard/")) or (rest.endswith(".md") and not (base / folder / "cases").is_dir())


def place_of(package: str) -> Path:
    """The folder of a package, or the file of a module."""
    found = find_spec(package)
    if found is None or not found.origin:
        raise CannotPack(f"the package {package} is not installed as files, so the page cannot be kept for use without a network")
    return Path(found.submodule_search_locations[0] if found.submodule_search_locations else found.origin)


def files_below(base: Path, name: str, skip: tuple[str, ...] = ()) -> Iterator[tuple[str, bytes]]:
    """Every file below a folder that a browser's Python can use, in order."""
    for file in sorted(f for f in base.rglob("*") if f.is_file()):
        path = f"{name}/{file.relative_to(base).as_posix()}"
        if file.suffix not in COMPILED and "__pycache__" not in file.parts and not path.startswith(skip):
            yield path, file.read_bytes()


def data_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """The library's own files as they were built: the SQLite file and the index."""
    if library.built_files is None:
        raise CannotPack("this library was not built in a folder, so the page cannot be kept for use without a network")
    file, index = library.built_files
    yield file.name, without_indexes(file)
    yield from files_below(index, index.name)


def pack(files: Files) -> bytes:
    """Files as one compressed piece: the length of the list, the list of [path, bytes], then the files one after another. The same from the same."""
    listed = list(files)
    head = json.dumps([[path, len(content)] for path, content in listed], ensure_ascii=False).encode()
    return gzip.compress(b"".join([len(head).to_bytes(4, "little"), head, *(content for _, content in listed)]), compresslevel=9, mtime=0)


def unpack(packed: bytes) -> dict[str, bytes]:
    """The files of a pack."""
    content = gzip.decompress(packed)
    start = 4 + int.from_bytes(content[:4], "little")
    out: dict[str, bytes] = {}
    for path, size in json.loads(content[4:start]):
        out[path], start = content[start : start + size], start + size
    return out
