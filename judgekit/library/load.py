"""rules_text into books: every file read, every link resolved, every number computed, every fault reported at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from judgekit.errors import DataErrors, Problem
from judgekit.library.book_file import read_book_file
from judgekit.library.heard import read_heard
from judgekit.library.model import Book, Chapter, Citation, Edition, Form, Kind, Link, Reading, Rule, Section, Standing, shown_text
from judgekit.library.parse import MARK, ChapterReader, Noted, RawChapter, RawEntry
from judgekit.library.passages import plain
from judgekit.nearest import did_you_mean

BESIDE_CHAPTERS = {"README.md"}


def load_books(folder: Path, cards: Iterable[str] = ()) -> list[Book]:
    """Every game below `folder`; raises DataErrors with everything that is wrong."""
    problems: list[Problem] = []
    books: list[Book] = []
    for file in sorted(folder.glob("*/book.toml")):
        book = BookLoader(file.parent, folder, set(cards)).load()
        problems.extend(book.problems)
        if book.result:
            books.append(book.result)
    if not books and not problems:
        problems.append(Problem(str(folder), 1, "no game found here; each game is a folder with a book.toml"))
    if problems:
        raise DataErrors(problems)
    return books


class BookLoader:
    """Loads one game's folder."""

    def __init__(self, folder: Path, base: Path, cards: set[str]) -> None:
        self.folder = folder
        self.base = base
        self.cards = cards
        self.problems: list[Problem] = []
        self.result: Book | None = None
        self.game = ""
        self.editions: tuple[Edition, ...] = ()
        self.entries: dict[str, RawEntry] = {}
        self.names: dict[str, str] = {}
        self.heard: dict[str, tuple[str, ...]] = {}

    def load(self) -> BookLoader:
        """Reads the folder; the book is in `result`, the faults in `problems`."""
        meta, faults = read_book_file(self.folder / "book.toml", self._shown(self.folder / "book.toml"))
        self.problems.extend(faults)
        if meta is None:
            return self
        self.game, self.editions = meta["game"], tuple(meta["edition"])
        chapters = [c for name in meta["chapters"] if (c := self._chapter(name))]
        self._unlisted(meta["chapters"])
        self._headings_named_twice(chapters)
        for chapter in chapters:
            for entry in chapter.entries:
                self._name(chapter, entry)
        self._hear(chapters)
        built: list[Chapter] = []
        rules: list[Rule] = []
        for place, chapter in enumerate(chapters, 1):
            built.append(self._built_chapter(chapter, place))
            rules.extend(self._rules(chapter, str(place)))
        if not self.problems:
            self.result = Book(self.game, meta["title"], meta["short"], self.editions, tuple(built), tuple(rules), tuple(meta.get("names", ())))
        return self

    def _fault(self, file: Path | str, line: int, message: str) -> None:
        self.problems.append(Problem(self._shown(file) if isinstance(file, Path) else file, line, message))

    def _shown(self, file: Path) -> str:
        return str(file.relative_to(self.base.parent))

    def _hear(self, chapters: list[RawChapter]) -> None:
        """Reads the files of further questions, each beside its chapter."""
        known = {Path(c.file).stem: {e.id: [q.value for q in e.asked] for e in c.entries} for c in chapters}
        for file in sorted((self.folder / "heard").glob("*.txt")):
            heard, faults = read_heard(file, self._shown(file), known)
            self.heard |= heard
            self.problems.extend(faults)

    def _chapter(self, name: str) -> RawChapter | None:
        file = self.folder / name
        shown = self._shown(file)
        try:
            text = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            self._fault(self.folder / "book.toml", 1, f"the chapter {name} does not exist")
            return None
        except UnicodeDecodeError as error:
            self._fault(file, 1, f"not UTF-8: {error}")
            return None
        reader = ChapterReader(shown)
        chapter = reader.read(text)
        self.problems.extend(reader.problems)
        return chapter

    def _unlisted(self, listed: list[str]) -> None:
        for file in sorted(self.folder.glob("*.md")):
            if file.name not in listed and file.name not in BESIDE_CHAPTERS and not file.name.startswith("."):
                self._fault(file, 1, f"not among the chapters of {self.folder.name}/book.toml; add it there or take it away")

    def _headings_named_twice(self, chapters: list[RawChapter]) -> None:
        named: dict[tuple[str, str], str] = {}
        for chapter in chapters:
            for kind, ident, title, line in (("chapter", chapter.id, chapter.title, 1), *(("section", *section) for section in chapter.sections)):
                if ident and (kind, ident) in named:
                    self._fault(chapter.file, line, f"the {kind} id {ident!r} is taken by {named[kind, ident]!r}; ids are unique in a game")
                named.setdefault((kind, ident), title)

    def _name(self, chapter: RawChapter, entry: RawEntry) -> None:
        """Registers an entry's id, and a term's names, and reports what is taken."""
        if entry.id in self.entries:
            self._fault(chapter.file, entry.line, f"the id {entry.id!r} is taken by {self.entries[entry.id].title!r}; ids are unique in a game")
            return
        self.entries[entry.id] = entry
        if not entry.id.startswith("term/"):
            return
        for name in (entry.title, *(noted.value for noted in entry.also)):
            key = name_key(name)
            taken = self.names.setdefault(key, entry.id)
            if taken != entry.id:
                self._fault(chapter.file, entry.line, f"the name {name!r} belongs to {taken} already; a name leads to one term")

    def _built_chapter(self, chapter: RawChapter, place: int) -> Chapter:
        sections = tuple(Section(ident, title) for ident, title, _ in chapter.sections)
        return Chapter(chapter.id, str(place), chapter.title, sections)

    def _rules(self, chapter: RawChapter, chapter_number: str) -> Iterator[Rule]:
        parent, place, below = "", 0, 0
        for entry in chapter.entries:
            if entry.level == 3:
                place, below = place + 1, 0
                rule = self._rule(chapter, entry, f"{chapter_number}.{place}", "")
                parent = rule.id
            else:
                below += 1
                rule = self._rule(chapter, entry, f"{chapter_number}.{place}.{below}", parent)
            yield rule

    def _rule(self, chapter: RawChapter, entry: RawEntry, number: str, parent: str) -> Rule:
        kind = Kind.TERM if entry.id.startswith("term/") else Kind.REMARK if entry.form == "remark" else Kind.RULE
        form = Form(entry.form) if entry.form in set(Form) else Form.STATEMENT
        body = paragraphs(entry.body)
        variants = {name: paragraphs(lines) for name, lines in entry.variants.items()}
        citations = tuple(self._citations(chapter, entry))
        cited = {c.edition for c in citations}
        self._complete(chapter, entry, body, variants, cited)
        links = [pair for source in (body, *variants.values()) for pair in self._links(chapter, entry, source)]
        return Rule(
            id=f"{self.game}/{entry.id}",
            kind=kind,
            form=form,
            game=self.game,
            number=number,
            title=entry.title,
            chapter=chapter.id,
            section=entry.section,
            parent=parent,
            body=body,
            variants=tuple(variants.items()),
            editions=tuple(e.id for e in self.editions if e.id in cited),
            citations=citations,
            links=tuple(dict(links).items()),
            also=tuple(n.value for n in entry.also),
            asked=tuple(n.value for n in entry.asked),
            heard_text="\n".join(self.heard.get(entry.id, ())),
            see=tuple(self._targets(chapter, entry.see)),
            touches=tuple(self._targets(chapter, entry.touches)),
            repeats=next(self._targets(chapter, entry.repeats), ""),
            standing=Standing(entry.standing) if entry.standing in set(Standing) else Standing.EXPLICIT,
            derived_from=tuple(self._targets(chapter, entry.derived)),
            readings=tuple(Reading(n.value[0], self._said(chapter, entry, n.value[1])) for n in entry.readings),
            changed=self._said(chapter, entry, entry.changed),
            reworded=entry.reworded,
            file=chapter.file,
            line=entry.line,
        )

    def _citations(self, chapter: RawChapter, entry: RawEntry) -> Iterator[Citation]:
        known = {e.id: e for e in self.editions}
        for noted in entry.cites:
            raw = noted.value
            if raw.edition not in known:
                self._fault(
                    chapter.file,
                    noted.line,
                    f"no edition {raw.edition!r}{did_you_mean(raw.edition, list(known)) or ';'} the editions are {', '.join(known)}",
                )
                continue
            if len(raw.words) > 12:
                self._fault(chapter.file, noted.line, "more than twelve distinctive words; a few rare ones find the paragraph, more would copy it")
            yield Citation(known[raw.edition].document, raw.edition, raw.section, raw.words, raw.page, raw.nth)

    def _complete(self, chapter: RawChapter, entry: RawEntry, body: str, variants: dict[str, str], cited: set[str]) -> None:
        """Reports what an entry lacks or says twice."""
        where = chapter.file, entry.line
        if not body:
            self._fault(*where, f"{entry.title!r} has no text")
        if not entry.cites:
            self._fault(*where, f"{entry.title!r} cites nothing; add `@cite EDITION | HEADING | words`")
        for name, text in variants.items():
            line = entry.variant_lines[name]
            if name not in {e.id for e in self.editions}:
                self._fault(chapter.file, line, f"a variant for {name!r}, which is no edition{did_you_mean(name, [e.id for e in self.editions])}")
            elif name not in cited:
                self._fault(chapter.file, line, f"a variant for {name}, which the rule does not cite")
            if not text:
                self._fault(chapter.file, line, f"the variant for {name} has no text")
        if variants and not entry.changed:
            self._fault(*where, f"{entry.title!r} has a variant; say with @changed what the difference comes to")
        if variants and entry.reworded:
            self._fault(*where, f"{entry.title!r} has a variant and is @reworded; it is one or the other")
        open_point = entry.standing in {"silent", "disputed"}
        if open_point and len(entry.readings) < 2:
            self._fault(*where, f"{entry.title!r} is {entry.standing}; give at least two `@reading NAME | SENTENCE`")
        if entry.readings and not open_point:
            self._fault(*where, f"{entry.title!r} has readings but is neither silent nor disputed")
        if entry.also and not entry.id.startswith("term/"):
            self._fault(*where, "@also belongs to glossary terms")

    def _targets(self, chapter: RawChapter, noted: list[Noted[str]]) -> Iterator[str]:
        for item in noted:
            target = self.resolve(item.value)
            if target is None:
                self._fault(chapter.file, item.line, f"no rule or term {item.value!r}{self._nearest(item.value)}")
            else:
                yield target

    def _links(self, chapter: RawChapter, entry: RawEntry, source: str) -> Iterator[tuple[str, Link]]:
        for match in MARK.finditer(source):
            name, bar, shown = match[1].partition("|")
            target = self.resolve(name.strip())
            if target is None:
                self._fault(chapter.file, entry.line, f"the link [[{match[1]}]] in {entry.title!r} leads nowhere{self._nearest(name)}")
                continue
            default = self.entries[name.strip()].title if name.strip() in self.entries else name
            yield match[1], Link((shown if bar else default.removeprefix("card:")).strip(), target)

    def _said(self, chapter: RawChapter, entry: RawEntry, source: str) -> str:
        """The sentence of an attribute, with the words that its links show."""
        return shown_text(source, dict(self._links(chapter, entry, source)))

    def _nearest(self, name: str) -> str:
        return did_you_mean(
            name, [*self.entries, *(e.title for e in self.entries.values() if e.id.startswith("term/")), *(f"card:{c}" for c in self.cards)]
        )

    def resolve(self, name: str) -> str | None:
        """The full id that a name, an id or a card mark leads to."""
        if name.startswith("card:"):
            wanted = plain(name.removeprefix("card:"))
            return next((f"card:{c}" for c in self.cards if plain(c) == wanted), None)
        if name in self.entries:
            return f"{self.game}/{name}"
        for key in name_keys(name):
            if key in self.names:
                return f"{self.game}/{self.names[key]}"
        return None


def name_key(name: str) -> str:
    """A term's name without case, accents and article."""
    return plain(name).removeprefix("the ").strip()


def name_keys(name: str) -> Iterator[str]:
    """The name and its likely singulars."""
    key = name_key(name)
    yield key
    for ending, instead in (("ies", "y"), ("es", ""), ("s", ""), ("'s", ""), ("ing", ""), ("ed", ""), ("d", "")):
        if key.endswith(ending) and len(key) > len(ending) + 2:
            yield key.removesuffix(ending) + instead


def paragraphs(lines: list[str]) -> str:
    """Body lines as paragraphs, lists and tables: a wrapped line joins the one before it."""
    out: list[str] = []
    for line in "\n".join(lines).strip().splitlines():
        text = line.strip()
        starts = not text or text.startswith(("- ", "|")) or not out or not out[-1]
        if starts:
            out.append(text)
        else:
            out[-1] = f"{out[-1]} {text}"
    return "\n".join(out)
