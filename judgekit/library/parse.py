"""One chapter file into entries, as written: nothing is resolved here, and every fault is noted with its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from judgekit.errors import Problem
from judgekit.nearest import did_you_mean

HEADING = re.compile(r"^(#{1,4}) +(.*?)(?: *\{#([^}]*)\})? *$")
ID = re.compile(r"^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*$")
MARK = re.compile(r"\[\[([^\]\[]+)\]\]")
ATTRIBUTE = re.compile(r"^@(\S*) ?(.*)$")
CITE = re.compile(r"^(\S+)(?: +p\.(\S+))? *\| *(.+?) *\| *(.+?)(?: \((\d+)\))?$")
FORMS = ("example", "step", "note", "remark")
STANDINGS = ("explicit", "derived", "silent", "disputed", "unreadable")


T = TypeVar("T")


@dataclass(slots=True)
class Noted(Generic[T]):
    """A value and the line it stands on."""

    value: T
    line: int


@dataclass(slots=True)
class RawCite:
    """A citation as written."""

    edition: str
    page: str
    section: tuple[str, ...]
    words: tuple[str, ...]
    nth: int = 1


@dataclass(slots=True)
class RawEntry:
    """A rule, term or remark as written."""

    title: str
    id: str
    level: int
    line: int
    body: list[str] = field(default_factory=list)
    variants: dict[str, list[str]] = field(default_factory=dict)
    variant_lines: dict[str, int] = field(default_factory=dict)
    cites: list[Noted[RawCite]] = field(default_factory=list)
    asked: list[Noted[str]] = field(default_factory=list)
    also: list[Noted[str]] = field(default_factory=list)
    see: list[Noted[str]] = field(default_factory=list)
    touches: list[Noted[str]] = field(default_factory=list)
    repeats: list[Noted[str]] = field(default_factory=list)
    derived: list[Noted[str]] = field(default_factory=list)
    readings: list[Noted[tuple[str, str]]] = field(default_factory=list)
    form: str = ""
    standing: str = "explicit"
    changed: str = ""
    reworded: bool = False
    section: str = ""


@dataclass(slots=True)
class RawChapter:
    """A chapter file as written."""

    file: str
    title: str = ""
    id: str = ""
    sections: list[tuple[str, str, int]] = field(default_factory=list)
    entries: list[RawEntry] = field(default_factory=list)


class ChapterReader:
    """Reads one chapter file line by line."""

    def __init__(self, file: str) -> None:
        self.chapter = RawChapter(file)
        self.problems: list[Problem] = []
        self._entry: RawEntry | None = None
        self._into: list[str] | None = None
        self._section = ""
        self._attributes: dict[str, Callable[[str, int], None]] = {
            "cite": self._cite,
            "variant": self._variant,
            "changed": self._changed,
            "reworded": self._reworded,
            "asked": self._asked,
            "also": self._also,
            "see": self._see,
            "kind": self._kind,
            "standing": self._standing,
            "reading": self._reading,
            "touches": self._touches,
            "repeats": self._repeats,
        }

    def read(self, text: str) -> RawChapter:
        """The chapter; what is wrong with it is in `problems`."""
        for number, line in joined_lines(text):
            if line.startswith("#"):
                self._heading(line, number)
            elif line.startswith("@"):
                self._attribute(line, number)
            elif self._into is not None:
                self._into.append(line)
            elif line.strip():
                self._fault(number, "this text belongs to no rule; put it under a `### Title {#id}` heading, before its attributes")
        if not self.chapter.id:
            self._fault(1, "the file has no `# Title {#id}` heading")
        return self.chapter

    def _fault(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.chapter.file, line, message))

    def _heading(self, line: str, number: int) -> None:
        match = HEADING.match(line)
        if not match or not match[2]:
            self._fault(number, "not a heading; write one to four #, a space, the title and `{#id}`")
            return
        level, title, ident = len(match[1]), match[2], match[3] or ""
        if not ID.match(ident):
            self._fault(number, f"the heading {title!r} needs an id such as {{#{example_id(title)}}}" + (f", not {ident!r}" if ident else ""))
        self._entry = self._into = None
        if level == 1:
            if self.chapter.id:
                self._fault(number, "a second chapter heading; one chapter a file")
            self.chapter.title, self.chapter.id = title, ident
        elif level == 2:
            self._section = ident
            self.chapter.sections.append((ident, title, number))
        else:
            if level == 4 and not any(e.level == 3 for e in self.chapter.entries):
                self._fault(number, "a #### rule needs a ### rule above it")
            self._entry = RawEntry(title, ident, level, number, section=self._section)
            self._into = self._entry.body
            self.chapter.entries.append(self._entry)

    def _attribute(self, line: str, number: int) -> None:
        match = ATTRIBUTE.match(line)
        name, value = (match[1], match[2].strip()) if match else ("", "")
        if self._entry is None:
            self._fault(number, f"@{name} stands under no rule")
            return
        self._into = None
        handler = self._attributes.get(name)
        if handler is None:
            self._fault(number, f"unknown attribute @{name}{did_you_mean(name, list(self._attributes))}")
        elif not value and name != "reworded":
            self._fault(number, f"@{name} says nothing")
        else:
            handler(value, number)

    @property
    def _rule(self) -> RawEntry:
        assert self._entry is not None
        return self._entry

    def _cite(self, value: str, line: int) -> None:
        match = CITE.match(value)
        if not match:
            self._fault(
                line, "a citation is `@cite EDITION p.PAGE | HEADING > HEADING | distinctive words`, the page left out where the book prints none"
            )
            return
        section = tuple(part.strip() for part in match[3].split(">"))
        self._rule.cites.append(Noted(RawCite(match[1], match[2] or "", section, tuple(match[4].split()), int(match[5] or 1)), line))

    def _variant(self, value: str, line: int) -> None:
        if value in self._rule.variants:
            self._fault(line, f"a second variant for {value}")
        self._into = self._rule.variants.setdefault(value, [])
        self._rule.variant_lines[value] = line

    def _changed(self, value: str, line: int) -> None:
        self._rule.changed = value

    def _reworded(self, value: str, line: int) -> None:
        if value:
            self._fault(line, "@reworded stands alone; a difference in what the rule does is an @variant with @changed")
        self._rule.reworded = True

    def _asked(self, value: str, line: int) -> None:
        self._rule.asked.append(Noted(value, line))

    def _also(self, value: str, line: int) -> None:
        self._rule.also.extend(Noted(v.strip(), line) for v in value.split(",") if v.strip())

    def _see(self, value: str, line: int) -> None:
        self._rule.see.extend(Noted(v.strip(), line) for v in value.split(",") if v.strip())

    def _touches(self, value: str, line: int) -> None:
        self._rule.touches.extend(Noted(v.strip(), line) for v in value.split(",") if v.strip())

    def _repeats(self, value: str, line: int) -> None:
        if self._rule.repeats:
            self._fault(line, "a second @repeats; an entry repeats one rule")
        self._rule.repeats.append(Noted(value, line))

    def _kind(self, value: str, line: int) -> None:
        if value not in FORMS:
            self._fault(line, f"unknown kind {value!r}{did_you_mean(value, list(FORMS)) or ';'} the kinds are {', '.join(FORMS)}")
        self._rule.form = value

    def _standing(self, value: str, line: int) -> None:
        name, _, sources = (part.strip() for part in value.partition("|"))
        if name not in STANDINGS:
            self._fault(line, f"unknown standing {name!r}{did_you_mean(name, list(STANDINGS)) or ';'} the standings are {', '.join(STANDINGS)}")
        self._rule.standing = name
        self._rule.derived.extend(Noted(s.strip(), line) for s in sources.split(",") if s.strip())
        if name == "derived" and not self._rule.derived:
            self._fault(line, "@standing derived names the rules it follows from: `@standing derived | ID, ID`")

    def _reading(self, value: str, line: int) -> None:
        name, bar, text = (part.strip() for part in value.partition("|"))
        if not bar or not text:
            self._fault(line, "a reading is `@reading NAME | SENTENCE`")
        self._rule.readings.append(Noted((name, text), line))


def joined_lines(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers; a line that an attribute's value goes on in is joined to it."""
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("  ") and line.strip() and lines and lines[-1][1].startswith("@"):
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {line.strip()}")
        else:
            lines.append((number, line.rstrip()))
    return lines


def example_id(title: str) -> str:
    """An id made from a title, for a message."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "an-id"
