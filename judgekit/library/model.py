"""What the library holds, as frozen values: games, editions, chapters, rules, and where each rule stands in the books."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What an entry is to a program: a rule, a glossary term, or a passage that states no rule."""

    RULE = "rule"
    TERM = "term"
    REMARK = "remark"


class Form(StrEnum):
    """What an entry is to a reader."""

    STATEMENT = "statement"
    STEP = "step"
    EXAMPLE = "example"
    NOTE = "note"


class Standing(StrEnum):
    """How firmly the books stand behind a statement."""

    EXPLICIT = "explicit"
    DERIVED = "derived"
    SILENT = "silent"
    DISPUTED = "disputed"
    UNREADABLE = "unreadable"


class Change(StrEnum):
    """What happened to a rule from one edition to another."""

    SAME = "same"
    REWORDED = "reworded"
    AMENDED = "amended"
    NEW = "new"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of a game's rules: one document with a date."""

    id: str
    game: str
    document: str
    title: str
    date: str
    current: bool = False
    aliases: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """The edition as it stands beside an answer, with its date."""
        return self.title if self.date in self.title else f"{self.title}, {self.date}"


@dataclass(frozen=True, slots=True)
class Citation:
    """One paragraph of one document, named so that it can be found in any copy; the nth of several that read the same."""

    document: str
    edition: str
    section: tuple[str, ...]
    words: tuple[str, ...]
    page: str = ""
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a passage that is silent or disputed."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """A mark in a rule's text: what is shown, and the entry it leads to."""

    shown: str
    target: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of the rules, a glossary term, or a remark."""

    id: str
    kind: Kind
    form: Form
    game: str
    number: str
    title: str
    chapter: str
    section: str
    parent: str
    body: str
    variants: tuple[tuple[str, str], ...]
    editions: tuple[str, ...]
    citations: tuple[Citation, ...]
    links: tuple[tuple[str, Link], ...] = ()
    also: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    heard_text: str = ""
    """The further ways of asking, one a line: there are many, and few are looked at."""
    see: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    repeats: str = ""
    standing: Standing = Standing.EXPLICIT
    derived_from: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    changed: str = ""
    reworded: bool = False
    file: str = ""
    line: int = 0

    @property
    def heard(self) -> tuple[str, ...]:
        """The further ways in which it is known to be asked for, which the search alone reads."""
        return tuple(self.heard_text.splitlines())

    @property
    def ways(self) -> tuple[str, ...]:
        """Every way in which it is known to be asked for: those that a reader is shown, and those that the search alone knows."""
        return (*self.asked, *self.heard)

    def source_in(self, edition: str) -> str:
        """The text with its link marks, as it holds in an edition."""
        return dict(self.variants).get(edition, self.body)

    def text_in(self, edition: str) -> str:
        """The plain text as it holds in an edition."""
        return shown_text(self.source_in(edition), dict(self.links))

    def stands_in(self, edition: str) -> bool:
        """Whether the rule exists in an edition."""
        return edition in self.editions

    def change(self, old: str, new: str) -> Change | None:
        """What happened to this rule between two editions; None where it stands in neither."""
        before, after = self.stands_in(old), self.stands_in(new)
        if not before and not after:
            return None
        if not before:
            return Change.NEW
        if not after:
            return Change.GONE
        if self.source_in(old) != self.source_in(new):
            return Change.AMENDED
        return Change.REWORDED if self.reworded else Change.SAME


@dataclass(frozen=True, slots=True)
class Section:
    """A heading within a chapter."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a game: a file of rules_text."""

    id: str
    number: str
    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A game's rules in every edition."""

    game: str
    title: str
    short: str
    editions: tuple[Edition, ...]
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    names: tuple[str, ...] = ()

    @property
    def current(self) -> Edition:
        """The edition an answer is from when nobody names one."""
        return next((e for e in self.editions if e.current), self.editions[0])

    def edition(self, name: str) -> Edition | None:
        """The edition with that id or one of its other names."""
        wanted = name.casefold()
        return next((e for e in self.editions if wanted in {e.id.casefold(), e.document.casefold(), *map(str.casefold, e.aliases)}), None)


def shown_text(source: str, links: dict[str, Link]) -> str:
    """A text with each link mark replaced by the words it shows."""
    for mark, link in links.items():
        source = source.replace(f"[[{mark}]]", link.shown)
    return source


def shown_edition(book: Book, rule: Rule) -> str:
    """The edition a rule is shown in when none is named: the current one where it stands there."""
    return book.current.id if rule.stands_in(book.current.id) else rule.editions[0]
