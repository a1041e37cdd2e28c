"""The library as the tables of one SQLite file: written whole, read back whole (docs/store.md)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from judgekit.library.card_store import card_tables, read_cards
from judgekit.library.cards import Card
from judgekit.library.casebook import CaseEntry, case_tables
from judgekit.library.heap import nothing_to_collect
from judgekit.library.model import Book, Chapter, Citation, Edition, Form, Kind, Link, Reading, Rule, Section, Standing

SCHEMA = 26
"""The number of this shape of the tables and of the index."""


def open_readonly(file: Path, more: str = "") -> sqlite3.Connection:
    """The SQLite file for reading only."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{more}", uri=True, check_same_thread=False)


def write_library(file: Path, books: list[Book], key: str, cards: Iterable[Card] = (), cases: Collection[CaseEntry] = ()) -> None:
    """The books, the cards and the cases as tables of a new SQLite file."""
    import sqlite_utils

    db = sqlite_utils.Database(file)
    db["meta"].insert_all([{"key": "content", "value": key}, {"key": "schema", "value": str(SCHEMA)}], pk="key")  # type: ignore[union-attr]  # a table
    for name, (columns, pk, rows) in (tables(books) | card_tables(cards) | case_tables(cases)).items():
        table = db.create_table(name, columns, pk=pk)
        table.insert_all(rows)
    for name in ("wordings", "citations", "links", "names", "asked", "relations", "readings", "case_rules"):
        db[name].create_index(["rule"])  # type: ignore[union-attr]  # a table
    for name in ("card_names", "card_traits", "card_keywords", "card_points"):
        db[name].create_index(["card"])  # type: ignore[union-attr]  # a table
    db.vacuum()
    db.close()


Columns = dict[str, Any]


def tables(books: list[Book]) -> dict[str, tuple[Columns, Any, Any]]:
    """Every table: its columns, its key, its rows."""
    rules = [r for b in books for r in b.rules]
    texts = {b.game: [e.id for e in b.editions] for b in books}
    rule = {"rule": str}
    return {
        "games": (
            {"id": str, "title": str, "short": str, "names": str},
            "id",
            ({"id": b.game, "title": b.title, "short": b.short, "names": json.dumps(b.names, ensure_ascii=False)} for b in books),
        ),
        "editions": (
            {"game": str, "id": str, "document": str, "title": str, "date": str, "current": int, "aliases": str},
            ("game", "id"),
            (
                {
                    "game": e.game,
                    "id": e.id,
                    "document": e.document,
                    "title": e.title,
                    "date": e.date,
                    "current": int(e.current),
                    "aliases": json.dumps(e.aliases),
                }
                for b in books
                for e in b.editions
            ),
        ),
        "chapters": (
            {"game": str, "id": str, "number": str, "title": str},
            ("game", "id"),
            ({"game": b.game, "id": c.id, "number": c.number, "title": c.title} for b in books for c in b.chapters),
        ),
        "sections": (
            {"game": str, "chapter": str, "id": str, "title": str},
            ("game", "id"),
            ({"game": b.game, "chapter": c.id, "id": s.id, "title": s.title} for b in books for c in b.chapters for s in c.sections),
        ),
        "rules": (RULE_COLUMNS, "id", ({"position": n} | rule_row(r) for n, r in enumerate(rules))),
        "wordings": (
            rule | {"edition": str, "source": str, "text": str},
            ("rule", "edition"),
            ({"rule": r.id, "edition": e, "source": r.source_in(e), "text": r.text_in(e)} for r in rules for e in texts[r.game] if r.stands_in(e)),
        ),
        "citations": (
            rule | {"position": int, "document": str, "edition": str, "page": str, "section": str, "words": str, "nth": int},
            ("rule", "position"),
            (
                {
                    "rule": r.id,
                    "position": n,
                    "document": c.document,
                    "edition": c.edition,
                    "page": c.page,
                    "section": " > ".join(c.section),
                    "words": " ".join(c.words),
                    "nth": c.nth,
                }
                for r in rules
                for n, c in enumerate(r.citations)
            ),
        ),
        "links": (
            rule | {"mark": str, "shown": str, "target": str},
            ("rule", "mark"),
            ({"rule": r.id, "mark": mark, "shown": link.shown, "target": link.target} for r in rules for mark, link in r.links),
        ),
        "names": (rule | {"name": str}, None, ({"rule": r.id, "name": n} for r in rules for n in r.also)),
        "asked": (rule | {"question": str}, None, ({"rule": r.id, "question": q} for r in rules for q in r.asked)),
        "relations": (
            rule | {"relation": str, "target": str},
            None,
            (
                {"rule": r.id, "relation": name, "target": t}
                for r in rules
                for name, targets in (("see", r.see), ("touches", r.touches), ("derived from", r.derived_from))
                for t in targets
            ),
        ),
        "readings": (rule | {"name": str, "text": str}, None, ({"rule": r.id, "name": x.name, "text": x.text} for r in rules for x in r.readings)),
    }


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


def read_library(file: Path) -> list[Book]:
    """The books back from the SQLite file."""
    with nothing_to_collect(), closing(open_readonly(file)) as db:
        rows = Rows(db)
        rules = read_rules(rows)
        editions = [
            Edition(r["id"], r["game"], r["document"], r["title"], r["date"], bool(r["current"]), tuple(json.loads(r["aliases"])))
            for r in rows.all("select * from editions order by rowid")
        ]
        sections = rows.all("select * from sections order by rowid")
        chapters = [
            (
                r["game"],
                Chapter(
                    r["id"],
                    r["number"],
                    r["title"],
                    tuple(Section(s["id"], s["title"]) for s in sections if s["game"] == r["game"] and s["chapter"] == r["id"]),
                ),
            )
            for r in rows.all("select * from chapters order by rowid")
        ]
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


def read_cards_of(file: Path) -> list[Card]:
    """The cards back from the SQLite file."""
    with closing(open_readonly(file)) as db:
        return read_cards(db)


def read_rules(rows: Rows) -> list[Rule]:
    """Every rule, in order."""
    cited = rows.by_rule("select rule, document, edition, section, words, page, nth from citations order by rule, position")
    links = rows.by_rule("select rule, mark, shown, target from links order by rowid")
    names = rows.by_rule("select rule, name from names order by rowid")
    asked = rows.by_rule("select rule, question from asked order by rowid")
    related = rows.by_rule("select rule, relation, target from relations order by rowid")
    readings = rows.by_rule("select rule, name, text from readings order by rowid")
    none: list[tuple[Any, ...]] = []
    return [
        Rule(
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
            citations=tuple([Citation(d, e, headings(s), tuple(w.split()), p, n) for d, e, s, w, p, n in cited.get(name, none)]),
            links=tuple([(mark, Link(shown, target)) for mark, shown, target in links.get(name, none)]),
            also=tuple([other for (other,) in names.get(name, none)]),
            asked=tuple([question for (question,) in asked.get(name, none)]),
            heard_text=heard,
            see=targets(related.get(name, none), "see"),
            touches=targets(related.get(name, none), "touches"),
            repeats=repeats,
            standing=STANDINGS[standing],
            derived_from=targets(related.get(name, none), "derived from"),
            readings=tuple([Reading(*reading) for reading in readings.get(name, none)]),
            changed=changed,
            reworded=bool(reworded),
            file=file,
            line=line,
        )
        for (
            name, _, game, kind, form, number, title, chapter, section, parent, body, variants, editions,
            standing, repeats, changed, reworded, heard, file, line,
        ) in rows.plain(f"select {', '.join(RULE_COLUMNS)} from rules order by position")
    ]  # fmt: skip


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
