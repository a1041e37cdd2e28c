"""The books as tables of the library file, and back. docs/store.md describes the tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from judgekit.library.model import Book, Chapter, Citation, Edition, Form, Kind, Link, Reading, Rule, Section, Standing

Columns = dict[str, Any]
Tables = dict[str, tuple[Columns, Any, Any]]


def book_tables(books: list[Book]) -> Tables:
    """Every table of the books: its columns, its key, its rows."""
    rules = [r for b in books for r in b.rules]
    texts = {b.game: [e.id for e in b.editions] for b in books}
    return part_tables(books) | text_tables(rules, texts) | side_tables(rules)


def part_tables(books: list[Book]) -> Tables:
    """What the books are made of: games, editions, chapters and their sections."""
    games = ({"id": b.game, "title": b.title, "short": b.short, "names": json.dumps(b.names, ensure_ascii=False)} for b in books)
    chapters = ({"game": b.game, "id": c.id, "number": c.number, "title": c.title} for b in books for c in b.chapters)
    sections = ({"game": b.game, "chapter": c.id, "id": s.id, "title": s.title} for b in books for c in b.chapters for s in c.sections)
    return {
        "games": ({"id": str, "title": str, "short": str, "names": str}, "id", games),
        "editions": (EDITION_COLUMNS, ("game", "id"), (edition_row(e) for b in books for e in b.editions)),
        "chapters": ({"game": str, "id": str, "number": str, "title": str}, ("game", "id"), chapters),
        "sections": ({"game": str, "chapter": str, "id": str, "title": str}, ("game", "id"), sections),
    }


def text_tables(rules: list[Rule], editions: Mapping[str, list[str]]) -> Tables:
    """The rules, how each reads in the editions of its game, and where it stands in them."""
    wordings = (
        {"rule": r.id, "edition": e, "source": r.source_in(e), "text": r.text_in(e)} for r in rules for e in editions[r.game] if r.stands_in(e)
    )
    return {
        "rules": (RULE_COLUMNS, "id", ({"position": n} | rule_row(r) for n, r in enumerate(rules))),
        "wordings": (RULE | {"edition": str, "source": str, "text": str}, ("rule", "edition"), wordings),
        "citations": (CITATION_COLUMNS, ("rule", "position"), (citation_row(r, n, c) for r in rules for n, c in enumerate(r.citations))),
    }


def side_tables(rules: list[Rule]) -> Tables:
    """What a rule has several of."""
    links = ({"rule": r.id, "mark": mark, "shown": link.shown, "target": link.target} for r in rules for mark, link in r.links)
    relations = (
        {"rule": r.id, "relation": name, "target": t}
        for r in rules
        for name, targets in (("see", r.see), ("touches", r.touches), ("derived from", r.derived_from))
        for t in targets
    )
    readings = ({"rule": r.id, "name": x.name, "text": x.text} for r in rules for x in r.readings)
    return {
        "links": (RULE | {"mark": str, "shown": str, "target": str}, ("rule", "mark"), links),
        "names": (RULE | {"name": str}, None, ({"rule": r.id, "name": n} for r in rules for n in r.also)),
        "asked": (RULE | {"question": str}, None, ({"rule": r.id, "question": q} for r in rules for q in r.asked)),
        "relations": (RULE | {"relation": str, "target": str}, None, relations),
        "readings": (RULE | {"name": str, "text": str}, None, readings),
    }


RULE: Columns = {"rule": str}
EDITION_COLUMNS: Columns = {"game": str, "id": str, "document": str, "title": str, "date": str, "current": int, "aliases": str}
CITATION_COLUMNS = RULE | {"position": int, "document": str, "edition": str, "page": str, "section": str, "words": str, "nth": int}
RULE_COLUMNS: Columns = {
    "id": str,
    "position": int,
    "game": str,
    "kind": str,
    "form": str,
    "number": str,
    "title": str,
    "chapter": str,
    "section": str,
    "parent": str,
    "body": str,
    "variants": str,
    "editions": str,
    "standing": str,
    "repeats": str,
    "changed": str,
    "reworded": int,
    "heard": str,
    "file": str,
    "line": int,
}


def rule_row(rule: Rule) -> dict[str, Any]:
    """A rule's own columns; what it has several of stands in tables of its own."""
    return {
        "id": rule.id,
        "game": rule.game,
        "kind": rule.kind.value,
        "form": rule.form.value,
        "number": rule.number,
        "title": rule.title,
        "chapter": rule.chapter,
        "section": rule.section,
        "parent": rule.parent,
        "body": rule.body,
        "variants": json.dumps(dict(rule.variants)),
        "editions": json.dumps(rule.editions),
        "standing": rule.standing.value,
        "repeats": rule.repeats,
        "changed": rule.changed,
        "reworded": int(rule.reworded),
        "heard": rule.heard_text,
        "file": rule.file,
        "line": rule.line,
    }


def edition_row(edition: Edition) -> dict[str, Any]:
    """An edition's columns."""
    return {
        "game": edition.game,
        "id": edition.id,
        "document": edition.document,
        "title": edition.title,
        "date": edition.date,
        "current": int(edition.current),
        "aliases": json.dumps(edition.aliases),
    }


def citation_row(rule: Rule, position: int, cited: Citation) -> dict[str, Any]:
    """The columns of one of a rule's citations."""
    return {
        "rule": rule.id,
        "position": position,
        "document": cited.document,
        "edition": cited.edition,
        "page": cited.page,
        "section": " > ".join(cited.section),
        "words": " ".join(cited.words),
        "nth": cited.nth,
    }


class Rows:
    """The rows of a library file, gathered by rule."""

    def __init__(self, db: sqlite3.Connection) -> None:
        db.row_factory = sqlite3.Row
        self.db = db

    def all(self, sql: str) -> list[sqlite3.Row]:
        """The rows of a query."""
        return self.db.execute(sql).fetchall()

    def plain(self, sql: str) -> sqlite3.Cursor:
        """The rows of a query as tuples."""
        cursor = self.db.cursor()
        cursor.row_factory = None
        return cursor.execute(sql)

    def by_rule(self, sql: str) -> dict[str, list[tuple[Any, ...]]]:
        """The rows of a query without its first column, which is the rule."""
        out: dict[str, list[tuple[Any, ...]]] = {}
        for row in self.plain(sql):
            if (known := out.get(row[0])) is not None:
                known.append(row[1:])
            else:
                out[row[0]] = [row[1:]]
        return out


def read_books(db: sqlite3.Connection) -> list[Book]:
    """The books, each with its editions, chapters and rules."""
    rows = Rows(db)
    rules, editions, chapters = read_rules(rows), read_editions(rows), read_chapters(rows)
    return [
        Book(
            g["id"],
            g["title"],
            g["short"],
            tuple(e for e in editions if e.game == g["id"]),
            tuple(c for game, c in chapters if game == g["id"]),
            tuple(r for r in rules if r.game == g["id"]),
            tuple(json.loads(g["names"])),
        )
        for g in rows.all("select * from games order by rowid")
    ]


def read_editions(rows: Rows) -> list[Edition]:
    """Every edition of every game, in order."""
    return [
        Edition(r["id"], r["game"], r["document"], r["title"], r["date"], bool(r["current"]), tuple(json.loads(r["aliases"])))
        for r in rows.all("select * from editions order by rowid")
    ]


def read_chapters(rows: Rows) -> list[tuple[str, Chapter]]:
    """Every chapter with its sections, and the game that it belongs to."""
    sections = rows.all("select * from sections order by rowid")
    found = []
    for r in rows.all("select * from chapters order by rowid"):
        mine = tuple(Section(s["id"], s["title"]) for s in sections if s["game"] == r["game"] and s["chapter"] == r["id"])
        found.append((r["game"], Chapter(r["id"], r["number"], r["title"], mine)))
    return found


def read_rules(rows: Rows) -> list[Rule]:
    """Every rule, in order."""
    beside = {table: rows.by_rule(f"select rule, {columns} from {table} order by {order}") for table, columns, order in BESIDE}
    return [read_rule(row, beside) for row in rows.plain(f"select {', '.join(RULE_COLUMNS)} from rules order by position")]


BESIDE = (
    ("citations", "document, edition, section, words, page, nth", "rule, position"),
    ("links", "mark, shown, target", "rowid"),
    ("names", "name", "rowid"),
    ("asked", "question", "rowid"),
    ("relations", "relation, target", "rowid"),
    ("readings", "name, text", "rowid"),
)
"""The tables of what a rule has several of, the columns that it is made of, and their order."""


def read_rule(row: tuple[Any, ...], beside: Mapping[str, Mapping[str, list[tuple[Any, ...]]]]) -> Rule:
    """The rule of a row, with what stands of it in the tables beside."""
    (
        name, _, game, kind, form, number, title, chapter, section, parent, body, variants, editions,
        standing, repeats, changed, reworded, heard, file, line,
    ) = row  # fmt: skip
    related = beside["relations"].get(name, NONE)
    return Rule(
        id=name,
        kind=KINDS[kind],
        form=FORMS[form],
        game=game,
        number=number,
        title=title,
        chapter=chapter,
        section=section,
        parent=parent,
        body=body,
        variants=tuple(json.loads(variants).items()) if variants != "{}" else (),
        editions=listed(editions),
        citations=tuple([Citation(d, e, headings(s), tuple(w.split()), p, n) for d, e, s, w, p, n in beside["citations"].get(name, NONE)]),
        links=tuple([(mark, Link(shown, target)) for mark, shown, target in beside["links"].get(name, NONE)]),
        also=tuple([other for (other,) in beside["names"].get(name, NONE)]),
        asked=tuple([question for (question,) in beside["asked"].get(name, NONE)]),
        heard_text=heard,
        see=targets(related, "see"),
        touches=targets(related, "touches"),
        repeats=repeats,
        standing=STANDINGS[standing],
        derived_from=targets(related, "derived from"),
        readings=tuple([Reading(*reading) for reading in beside["readings"].get(name, NONE)]),
        changed=changed,
        reworded=bool(reworded),
        file=file,
        line=line,
    )


NONE: list[tuple[Any, ...]] = []
KINDS = {str(each): each for each in Kind}
FORMS = {str(each): each for each in Form}
STANDINGS = {str(each): each for each in Standing}


@lru_cache(maxsize=100)
def listed(text: str) -> tuple[str, ...]:
    """A list in a column; the same few lists of editions stand beside thousands of rules."""
    return tuple(json.loads(text))


@lru_cache(maxsize=1000)
def headings(path: str) -> tuple[str, ...]:
    """The headings above a paragraph; the same ones stand above many."""
    return tuple(path.split(" > "))


def targets(rows: list[tuple[Any, ...]], relation: str) -> tuple[str, ...]:
    """The targets of one relation."""
    return tuple(target for kind, target in rows if kind == relation)
