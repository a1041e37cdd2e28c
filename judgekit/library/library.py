"""The library: every game's rules in every edition, looked up by id, number or name, with the user's own copies beside them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from judgekit import paths
from judgekit.errors import StoreError, UnknownName
from judgekit.library import card_copies, copies, rows, rule_json, store
from judgekit.library.building import build
from judgekit.library.card_import import read_collection
from judgekit.library.card_names import find_card
from judgekit.library.cards import Card
from judgekit.library.casebook import CaseEntry, read_casebook, read_cases_showing
from judgekit.library.differences import Difference, differences
from judgekit.library.load import name_keys
from judgekit.library.model import Book, Chapter, Edition, Kind, Rule, Standing
from judgekit.library.placing import Span
from judgekit.nearest import did_you_mean

T = TypeVar("T")


class Library:
    """What judgekit knows, opened from a data folder."""

    def __init__(self, books: Iterable[Book], *, folder: Path | None = None, key: str = "") -> None:
        self.books = list(books)
        self.folder = folder
        self.key = key
        self.rules = {r.id: r for b in self.books for r in b.rules}

    @classmethod
    def open(cls, data: Path | str | None = None) -> Library:
        """The library of a data folder (the platform's by default), built first where it is missing or old."""
        folder = Path(data) if data else paths.default_data()
        books, where, key = store.open_library(folder, build)
        library = cls(books, folder=folder, key=key)
        library.built_in = where
        return library

    @classmethod
    def sealed(cls, folder: Path | str) -> Library:
        """The library that stands in a folder just as it is: nothing is compared with the texts, nothing built, and its index is read into memory."""
        where = Path(folder)
        library = cls(rows.read_library(where / store.FILE), folder=where, key=store.stored_key(where) or "")
        library.built_in, library.in_memory = where, True
        return library

    built_in: Path | None = None
    in_memory = False
    """Whether the index is read into memory as a whole, with no file left open."""

    @property
    def built_files(self) -> tuple[Path, Path] | None:
        """The SQLite file that was built, and the folder of its index."""
        return (self.built_in / store.FILE, self.built_in / f"index-{self.key}") if self.built_in else None

    @cached_property
    def cards(self) -> list[Card]:
        """Every card that comes with judgekit, by number."""
        return self._read(rows.read_cards_of, [])

    @cached_property
    def cases(self) -> list[CaseEntry]:
        """The case book."""
        return self._read(read_casebook, [])

    def cases_showing(self, rules: Iterable[str], limit: int) -> list[CaseEntry]:
        """The cases that show rules at work, those of the first rules first; read from the library's file, without the others."""
        wanted = tuple(rules)
        return self._read(lambda file: read_cases_showing(file, wanted, limit), [])

    def _read(self, read: Callable[[Path], T], nothing: T) -> T:
        """What stands beside the rules in the library's file; one that proves damaged is built once more."""
        file = self.built_in / store.FILE if self.built_in else None
        if file is None or not file.exists():
            return nothing
        try:
            return read(file)
        except (sqlite3.Error, ValueError) as error:
            if self.in_memory or self.folder is None or self.folder != self.built_in:
                raise StoreError(f"{file} cannot be read ({error}); delete it, it is made anew") from error
            store.ensure(self.folder, build, damaged=True)
            return read(file)

    @cached_property
    def all_cards(self) -> list[Card]:
        """Every card with those that the user imported: one that comes with judgekit has the user's text beside ours."""
        return card_copies.beside(self.cards, card_copies.imported_cards(self.folder)) if self.folder else self.cards

    def import_cards(self, file: Path | str, game: str | None = None, of_set: str | None = None) -> card_copies.CardsReport:
        """Imports a collection of cards that the user has, in the place of an earlier one of that set."""
        if self.folder is None:
            raise UnknownName("this library has no data folder to import into; open it with Library.open(folder)")
        found = read_collection(Path(file), [b.game for b in self.books], game, of_set)
        report = card_copies.save_cards(self.folder, found)
        self.__dict__.pop("all_cards", None)
        return report

    def card(self, name: str, game: str | None = None) -> Card:
        """A card by its name, a part of it, a nickname, also mistyped; raises AmbiguousCard where several fit."""
        return find_card([c for c in self.all_cards if game in (None, c.game)], name)

    def book(self, game: str) -> Book:
        """A game by its id or the start of its names."""
        wanted = game.casefold().replace("_", "-")
        for book in self.books:
            if wanted in {book.game.casefold(), book.title.casefold(), book.short.casefold()}:
                return book
        known = [b.game for b in self.books]
        raise UnknownName(f"no game {game!r}{did_you_mean(game, known) or ';'} the games are {', '.join(known)}")

    def edition(self, game: str, name: str | None = None) -> Edition:
        """An edition of a game by its id, document or other name; the current one when none is named."""
        book = self.book(game)
        found = book.edition(name) if name else book.current
        if found is None:
            known = [e.id for e in book.editions]
            raise UnknownName(f"{book.short} has no edition {name!r}{did_you_mean(name or '', known) or ';'} its editions are {', '.join(known)}")
        return found

    def rule(self, name: str, game: str | None = None) -> Rule:
        """A rule by its id, with or without the game, or by its printed number (with a game, or in the first)."""
        found = self.find(name, game)
        if found is None:
            nearest = did_you_mean(name, [r.partition("/")[2] for r in self.rules])
            raise UnknownName(f"no rule {name!r}" + (nearest or "; give a rule's id such as duel/riposte, or its number"))
        return found

    def find(self, name: str, game: str | None = None) -> Rule | None:
        """The rule with that id or number, or None."""
        books = [self.book(game)] if game else self.books
        for book in books:
            rule = self.rules.get(f"{book.game}/{name}") or self._by_number.get((book.game, name))
            if rule:
                return rule
        return self.rules.get(name) if game is None or name.startswith(f"{game}/") else None

    @cached_property
    def _by_number(self) -> dict[tuple[str, str], Rule]:
        return {(r.game, r.number): r for r in self.rules.values()}

    def term(self, name: str, game: str | None = None) -> Rule:
        """A glossary term by its title or one of its other names."""
        for book in [self.book(game)] if game else self.books:
            names = self._names[book.game]
            for key in name_keys(name):
                if key in names:
                    return names[key]
        known = [n for b in self.books for n in self._names[b.game]]
        raise UnknownName(f"no term {name!r} in the glossary{did_you_mean(name, known)}")

    @cached_property
    def _names(self) -> dict[str, dict[str, Rule]]:
        out: dict[str, dict[str, Rule]] = {b.game: {} for b in self.books}
        for rule in self.rules.values():
            if rule.kind is Kind.TERM:
                for name in (rule.title, *rule.also):
                    out[rule.game].setdefault(next(name_keys(name)), rule)
        return out

    def chapter(self, rule: Rule) -> Chapter:
        """The chapter that a rule stands in."""
        return next(c for c in self.book(rule.game).chapters if c.id == rule.chapter)

    def path(self, rule: Rule) -> tuple[str, ...]:
        """The chapter's, the section's and the upper rule's titles above a rule."""
        chapter = self.chapter(rule)
        section = next((s.title for s in chapter.sections if s.id == rule.section), "")
        above = self.rules[rule.parent].title if rule.parent else ""
        return tuple(t for t in (chapter.title, section, above) if t)

    def where(self, rule: Rule, edition: str) -> str:
        """The edition with its date, the pages, and the way through the book, on one line."""
        label = self.edition(rule.game, edition).label
        pages = ", ".join(dict.fromkeys(c.page for c in rule.citations if c.edition == edition and c.page))
        book = self.book(rule.game)
        others = "" if len(rule.editions) == len(book.editions) or len(book.editions) < 2 else " only"
        return f"{book.short} · {label}{others}{f' · p. {pages}' if pages else ''} · {' › '.join(self.path(rule))}"

    def around(self, rule: Rule) -> tuple[Rule | None, Rule | None]:
        """The entries before and after a rule in its chapter."""
        before, after = self._around.get(rule.id, ("", ""))
        return self.rules.get(before), self.rules.get(after)

    @cached_property
    def _around(self) -> dict[str, tuple[str, str]]:
        out: dict[str, tuple[str, str]] = {}
        for book in self.books:
            for chapter in book.chapters:
                ids = ["", *(r.id for r in book.rules if r.chapter == chapter.id), ""]
                out.update((here, (before, after)) for before, here, after in zip(ids, ids[1:], ids[2:], strict=False))
        return out

    def below(self, rule: Rule) -> list[Rule]:
        """The rules directly below a rule."""
        return [r for r in self.rules.values() if r.parent == rule.id]

    @cached_property
    def _cited_by(self) -> dict[str, list[Rule]]:
        out: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            for target in dict.fromkeys((*(link.target for _, link in rule.links), *rule.see, *rule.derived_from, *rule.touches)):
                out.setdefault(target, []).append(rule)
        return out

    def cited_by(self, rule: Rule) -> list[Rule]:
        """The rules that link to a rule."""
        return self._cited_by.get(rule.id, [])

    @cached_property
    def _said_again(self) -> dict[str, list[Rule]]:
        out: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            if rule.repeats:
                out.setdefault(rule.repeats, []).append(rule)
        return out

    def said_again(self, rule: Rule) -> list[Rule]:
        """The entries elsewhere in the book that say again what a rule says."""
        return self._said_again.get(rule.id, [])

    def open_points(self, rule: Rule, edition: str) -> list[Rule]:
        """The silent and disputed points that must be shown beside a rule in an edition."""
        same = {rule.id, rule.repeats, *(r.id for r in self.said_again(rule))} - {""}
        touching = dict.fromkeys(r for name in sorted(same) for r in self._cited_by.get(name, []) if name in r.touches and r.stands_in(edition))
        return [r for r in touching if r.standing in {Standing.SILENT, Standing.DISPUTED}]

    def changes(self, game: str, old: str, new: str, *, all_of_them: bool = False) -> list[Difference]:
        """What happened to every rule of a game between two editions; what was only reworded too, where all are asked for."""
        return differences(self, game, old, new, all_of_them=all_of_them)

    @cached_property
    def placements(self) -> copies.Placements:
        """Where the citations stand in the copies that the user imported."""
        return copies.read_placements(self.folder, self.books, self.key) if self.folder else copies.Placements()

    def import_copy(self, file: Path | str, document: str) -> copies.ImportReport:
        """Imports the user's own copy of a document."""
        if self.folder is None:
            raise UnknownName("this library has no data folder to import into; open it with Library.open(folder)")
        report = copies.import_copy(self.folder, Path(file), self.books, document, self.key)
        self.__dict__.pop("placements", None)
        return report

    def book_words(self, rule: Rule, edition: str | None = None) -> list[tuple[int, Span, str]]:
        """The book's own words beside a rule, from the user's copy: the citation's position, its lines, the text."""
        out: list[tuple[int, Span, str]] = []
        for n, citation in enumerate(rule.citations):
            span = self.placements.spans.get((rule.id, n))
            if span and self.folder and edition in (None, citation.edition):
                lines = copies.copy_lines(self.folder, citation.document, span.first, span.last)
                out.append((n, span, " ".join(x.text.strip() for x in lines if x.text.strip())))
        return out

    def as_json(self, rule: Rule, edition: str | None = None) -> dict[str, Any]:
        """A rule as the commands and the web page give it to other programs."""
        return rule_json.as_json(self, rule, edition)
