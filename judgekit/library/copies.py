"""The user's own copies of the books: kept in the user's own database, never in the library, never exported with it."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from judgekit.errors import BadImport, StoreError, UnknownName
from judgekit.library.model import Book, Edition, Rule
from judgekit.library.placing import Copy, Span
from judgekit.library.reading import CopyLine, read_copy
from judgekit.library.rows import open_readonly

FILE = "user.db"
FEWEST_PLACED = 0.5  # a file in which fewer of a document's citations are found is another document
SURELY_PLACED = 0.95  # where fewer are found, it may be another edition
CARD_TABLES = (
    'create table if not exists card_imports (game text, "set" text, file text, sha256 text, imported text, primary key (game, "set")) without rowid',
    "create table if not exists imported_cards"
    ' (game text, "set" text, position integer, id text, name text, card text, primary key (game, "set", position)) without rowid',
)


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import found."""

    document: str
    lines: int
    citations: int
    placed: int
    missing: tuple[tuple[str, str], ...]  # rule id and the citation's place, of what was not found


@dataclass(slots=True)
class Placements:
    """Where the citations of the imported documents stand: (rule, position of the citation) to the lines."""

    spans: dict[tuple[str, int], Span] = field(default_factory=dict)
    documents: set[str] = field(default_factory=set)


def import_copy(folder: Path, file: Path, books: list[Book], document: str, key: str) -> ImportReport:
    """Reads a user's copy of a document, finds every rule's paragraphs in it, and keeps both."""
    edition = edition_of(books, document)
    lines = read_copy(file)
    spans, missing, count = place(lines, books, edition)
    share = len(spans) / count if count else 1.0
    better = better_fit(lines, books, edition, share) if share < SURELY_PLACED else ""
    if better or share < FEWEST_PLACED:
        found = f"{len(spans)} of its {count} citations were found{better}"
        raise BadImport(f"{file} does not look like {edition.title} ({document}): {found}. Nothing was changed")
    digest = hashlib.sha256("\n".join(line.text for line in lines).encode()).hexdigest()
    save(folder, document, file.name, digest, lines, spans, key)
    return ImportReport(document, len(lines), count, len(spans), tuple(missing))


def edition_of(books: list[Book], document: str) -> Edition:
    """The edition that a document id names."""
    from judgekit.nearest import did_you_mean

    editions = {e.document: e for b in books for e in b.editions}
    if document not in editions:
        raise UnknownName(f"no document {document!r}{did_you_mean(document, list(editions)) or ';'} the documents are {', '.join(editions)}")
    return editions[document]


def cited(books: Iterable[Book], edition: Edition) -> Iterator[tuple[Rule, int]]:
    """Every citation into an edition: its rule and its position there."""
    for book in books:
        if book.game == edition.game:
            for rule in book.rules:
                yield from ((rule, n) for n, c in enumerate(rule.citations) if c.edition == edition.id)


def place(lines: list[CopyLine], books: list[Book], edition: Edition) -> tuple[dict[tuple[str, int], Span], list[tuple[str, str]], int]:
    """The lines of every citation that could be found, and what could not."""
    wanted = list(cited(books, edition))
    copy = Copy(lines, [rule.citations[n].section for rule, n in wanted])
    spans: dict[tuple[str, int], Span] = {}
    missing: list[tuple[str, str]] = []
    for rule, n in wanted:
        span = copy.find(rule.citations[n])
        if span:
            spans[rule.id, n] = span
        else:
            missing.append((rule.id, " > ".join(rule.citations[n].section)))
    return spans, missing, len(wanted)


def better_fit(lines: list[CopyLine], books: list[Book], edition: Edition, share: float) -> str:
    """Names the document that a file is, where more is found in it than this share of the edition's citations."""
    for other in (e for b in books for e in b.editions if e != edition):
        spans, _, count = place(lines, books, other)
        if count and len(spans) > count * max(0.8, share):
            return f"; it looks like {other.title}, so try --document {other.document}"
    return ""


@contextmanager
def user_db(folder: Path) -> Iterator[sqlite3.Connection]:
    """The user's database for writing: one transaction, all or nothing."""
    import sqlite_utils

    try:
        folder.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(folder / FILE, timeout=30)
        with closing(connection):
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            db = sqlite_utils.Database(connection)
            with connection:
                if "copies" not in db.table_names():
                    create_tables(connection)
                yield connection
    except sqlite3.DatabaseError as error:
        raise StoreError(f"your data in {folder / FILE} cannot be written: {error}. {advice(error)}") from error
    except OSError as error:
        raise StoreError(f"the data folder {folder} cannot be written: {error.strerror}. Name another with --data") from error


@contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    """The user's database for reading, also from a disk that cannot be written."""
    file = folder / FILE
    written_elsewhere = os.access(folder, os.W_OK) or file.with_name(f"{FILE}-wal").exists()
    try:
        with closing(open_readonly(file, "" if written_elsewhere else "&immutable=1")) as db:
            yield db
    except sqlite3.DatabaseError as error:
        raise StoreError(f"your data in {file} cannot be read: {error}. {advice(error)}") from error


def advice(error: sqlite3.DatabaseError) -> str:
    """What to do about a database that does not work."""
    text = str(error)
    if "malformed" in text or "not a database" in text:
        return "The file is damaged; move it aside (keep it: `sqlite3 user.db .recover` saves what can be saved) and import your copies again"
    if "full" in text:
        return "The disk is full; nothing was changed; free some space and try again"
    return "Nothing was changed; see that the folder can be written, or name another with --data"


def create_tables(connection: sqlite3.Connection) -> None:
    """The tables of the imported copies and of the imported cards."""
    for sql in (
        "create table copies (document text primary key, file text, sha256 text, imported text, library text)",
        "create table copy_lines (document text, line integer, page integer, text text, primary key (document, line)) without rowid",
        "create table placements (document text, rule text, position integer, first integer, last integer, page integer,"
        " primary key (document, rule, position)) without rowid",
        *CARD_TABLES,
    ):
        connection.execute(sql)


def save(folder: Path, document: str, name: str, digest: str, lines: list[CopyLine], spans: dict[tuple[str, int], Span], key: str) -> None:
    """Keeps a copy and where its citations stand, in the place of an earlier copy of the document."""
    with user_db(folder) as db:
        for table in ("copies", "copy_lines", "placements"):
            db.execute(f"delete from {table} where document = ?", [document])
        db.execute("insert into copies values (?, ?, ?, ?, ?)", [document, name, digest, datetime.now(UTC).isoformat(timespec="seconds"), key])
        db.executemany("insert into copy_lines values (?, ?, ?, ?)", [(document, x.number, x.page, x.text) for x in lines])
        write_placements(db, document, spans)


def write_placements(db: sqlite3.Connection, document: str, spans: dict[tuple[str, int], Span]) -> None:
    """Writes where the citations of a document stand."""
    db.executemany(
        "insert into placements values (?, ?, ?, ?, ?, ?)", [(document, rule, n, s.first, s.last, s.page) for (rule, n), s in spans.items()]
    )


def read_placements(folder: Path, books: list[Book], key: str) -> Placements:
    """Where the citations stand in the imported copies; found anew for copies imported with an older library."""
    if not (folder / FILE).exists():
        return Placements()
    with reading(folder) as db:
        if not db.execute("select 1 from sqlite_master where name = 'copies'").fetchone():
            return Placements()
        known = db.execute("select document, library from copies").fetchall()
        rows = db.execute("select document, rule, position, first, last, page from placements").fetchall()
    old = {document for document, library in known if library != key}
    out = Placements(
        {(rule, n): Span(first, last, page) for document, rule, n, first, last, page in rows if document not in old},
        {document for document, _ in known},
    )
    for document in sorted(old):
        out.spans.update(place_again(folder, books, document, key))
    return out


def place_again(folder: Path, books: list[Book], document: str, key: str) -> dict[tuple[str, int], Span]:
    """Finds the citations of a changed library in a copy imported earlier."""
    try:
        edition = edition_of(books, document)
    except (BadImport, UnknownName):
        return {}
    spans, _, _ = place(copy_lines(folder, document), books, edition)
    try:
        with user_db(folder) as db:
            db.execute("delete from placements where document = ?", [document])
            write_placements(db, document, spans)
            db.execute("update copies set library = ? where document = ?", [key, document])
    except StoreError:
        return spans
    return spans


def copy_lines(folder: Path, document: str, first: int = 0, last: int = 2**31) -> list[CopyLine]:
    """Lines of an imported copy."""
    with reading(folder) as db:
        rows = db.execute(
            "select line, page, text from copy_lines where document = ? and line between ? and ? order by line", [document, first, last]
        )
        return [CopyLine(*row) for row in rows]
