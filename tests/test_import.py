"""Importing the user's own copy: the right lines in whatever shape the copy has, and a clear refusal of what is no such book."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import textwrap
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
import toy as toy_texts
from pypdf import PdfReader, PdfWriter
from reportlab.pdfgen import canvas
from toy import DOCUMENTS, FIRST, SECOND

from judgekit.errors import BadImport, UnknownName
from judgekit.library import Library, copies, load_books, reading, store
from judgekit.library.passages import words_of

SEEDS = {"rulebook-2023": "000_d681aa8fcdf30ce7.txt", "playtest-5.9.4e": "001_80334deb2bd49238.txt", "rulesheet": "002_ebdc9d9b3eb29a27.txt"}


@pytest.fixture
def toy(built_toy: SimpleNamespace) -> SimpleNamespace:
    """The small game, built."""
    return built_toy


def lines_of(library: Library, rule: str, edition: str = SECOND) -> list[tuple[int, int]]:
    """The lines on which a rule's citations of an edition were found."""
    found = library.rule(rule)
    spans = (library.placements.spans.get((found.id, n)) for n, c in enumerate(found.citations) if c.edition == edition)
    return [(s.first, s.last) for s in spans if s]


def write(folder: Path, lines: list[str], name: str = "book.txt", encoding: str = "utf-8") -> Path:
    """A file of these lines."""
    file = folder / name
    file.write_bytes("\n".join(lines).encode(encoding))
    return file


# The small game's book, in every shape.

Reshape = Callable[[list[str]], list[str]]


def wrapped(lines: list[str], width: int = 60) -> list[str]:
    """Every paragraph broken into lines of a width."""
    return [part for line in lines for part in (textwrap.wrap(line, width) or [""])]


def hyphenated(lines: list[str], width: int = 40) -> list[str]:
    """Every paragraph broken into lines of a width, in the middle of words, with hyphens."""
    out = []
    for line in lines:
        words = line.split()
        row = ""
        for word in words:
            room = width - len(row) - 1
            if len(word) > room and word[:4].isalpha() and len(word) > 6:
                out.append(f"{row} {word[:3]}-".strip())
                row = word[3:]
            elif len(word) > room:
                out.append(row)
                row = word
            else:
                row = f"{row} {word}".strip()
        out.append(row)
    return out


def with_heads(lines: list[str]) -> list[str]:
    """Running heads and page numbers every few lines, in the middle of paragraphs too."""
    out = []
    for n, line in enumerate(lines, 1):
        out.append(line)
        if n % 9 == 0:
            out += [str(n // 9), "Harbour Lights - Rules of Play"]
    return out


def with_form_feeds(lines: list[str]) -> list[str]:
    """A page break in the middle of paragraphs, beginning a line or within one."""
    out = []
    for n, line in enumerate(lines, 1):
        out.append("\f" + line if n % 7 == 0 else line.replace(" ", "\f", 1) if n % 7 == 3 else line)
    return out


def without_symbols(lines: list[str]) -> list[str]:
    """A copy in which text recognition lost signs and short words, or wrote boxes for them."""
    rng = random.Random(5)
    rows = ([w for w in line.split() if len(w) > 3 or rng.random() > 0.2] for line in lines)
    return [" ".join("\ufffd" if len(w) < 4 and rng.random() < 0.3 else w.strip(".,:;") for w in row) for row in rows]


def shouted(lines: list[str]) -> list[str]:
    """All in capitals, with curly quotes, ligatures and long dashes."""
    return [line.upper().replace("'", "’").replace(";", " —").replace("FI", "ﬁ") for line in lines]


def numbered(lines: list[str]) -> list[str]:
    """Markdown: bold words, list marks and quotation marks."""
    return [re.sub(r"^(\w+)", r"- **\1**", line) if len(line) > 50 else f"## {line}" if line else "" for line in lines]


SHAPES: dict[str, Reshape] = {
    "as it is": lambda lines: lines,
    "60 columns": wrapped,
    "30 columns": lambda lines: wrapped(lines, 30),
    "hyphens": hyphenated,
    "running heads": lambda lines: with_heads(wrapped(lines)),
    "form feeds": lambda lines: with_form_feeds(wrapped(lines)),
    "lost symbols": without_symbols,
    "other case": shouted,
    "markdown": numbered,
    "all of it": lambda lines: with_heads(hyphenated(shouted(lines))),
    "two columns to a line": lambda lines: [re.sub(r" {2,}", " ", line) + "   " for line in wrapped(lines)],
    "one line for all": lambda lines: [" ".join(lines)],
}


def holds(lines: list[str], first: int, last: int, paragraph: str) -> float:
    """The share of a paragraph's words that stand on some lines of a copy."""
    there = words_of(" ".join(lines[first - 1 : last]).replace("\f", " "))
    wanted = words_of(paragraph)
    return sum(w in there for w in wanted) / len(wanted)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_citations_are_found_in_any_shape(toy, tmp_path, shape, edition):
    """Whatever shape the copy has, every paragraph is found, and the lines found hold it and little else."""
    original, where = toy_texts.copy_text(edition)
    lines = SHAPES[shape](original)
    library = Library.open(toy.data)
    report = library.import_copy(write(tmp_path, lines), DOCUMENTS[edition])
    assert report.missing == ()
    assert (report.placed, report.citations) == (len(where), len(where))
    rows = {row[0]: row for row in toy_texts.all_rows()}
    wide: list[str] = []
    for rule in where:
        [(first, last)] = lines_of(library, rule, edition)
        paragraph = toy_texts.paragraph(rows[rule], edition)
        whole = 0.55 if "hyphens" in shape or shape in {"all of it", "lost symbols"} else 0.99
        assert holds(lines, first, last, paragraph) >= whole, (rule, lines[first - 1 : last])
        wide += [rule] if len(" ".join(lines[first - 1 : last])) > len(paragraph) + 160 and len(lines) > 1 else []
    assert len(wide) <= ("hyphen" in shape or shape == "all of it"), wide


@pytest.mark.parametrize("shape", ["as it is", "lost symbols", "other case", "markdown"])
def test_a_paragraph_a_line(toy, tmp_path, shape):
    """Where each paragraph is one line, the citation lands on exactly this line."""
    original, where = toy_texts.copy_text(SECOND)
    library = Library.open(toy.data)
    library.import_copy(write(tmp_path, SHAPES[shape](original)), DOCUMENTS[SECOND])
    assert {rule: lines_of(library, rule) for rule in where} == {rule: [(line, line)] for rule, line in where.items()}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(toy, tmp_path, encoding, ending):
    """The usual encodings and line ends are all read, and the lines are counted alike."""
    original, where = toy_texts.copy_text(SECOND)
    file = tmp_path / "book.txt"
    file.write_bytes(ending.join([*original, "Café — “dock”"]).encode(encoding))
    library = Library.open(toy.data)
    report = library.import_copy(file, DOCUMENTS[SECOND])
    assert (report.placed, report.lines) == (25, len(original) + 1)
    assert lines_of(library, "map/bays") == [(where["map/bays"],) * 2]
    assert copies.copy_lines(toy.data, DOCUMENTS[SECOND], report.lines)[0].text == "Café — “dock”"


def test_pages_of_a_text(toy, tmp_path):
    """Form feeds count pages, and the page of a paragraph is told."""
    original, where = toy_texts.copy_text(SECOND)
    at = where["map/bays"] - 1
    lines = [*original[:at], "\f" + original[at], *original[at + 1 :]]
    library = Library.open(toy.data)
    library.import_copy(write(tmp_path, lines), DOCUMENTS[SECOND])
    cited = {rule: library.as_json(library.rule(rule))["citations"][0] for rule in ("boat/load", "map/bays", "term/crate")}
    assert [c["copy_page"] for c in cited.values()] == [1, 2, 2]
    assert cited["map/bays"]["lines"] == [[at + 1, at + 1]]


def make_pdf(file: Path, edition: str = SECOND, rows: int = 30) -> Path:
    """A book as a PDF with running heads; returns the file."""
    pages = [wrapped(toy_texts.copy_text(edition)[0])[n : n + rows] for n in range(0, 200, rows)]
    drawing = canvas.Canvas(str(file))
    for number, page in enumerate((p for p in pages if p), 1):
        drawing.drawString(60, 820, f"Harbour Lights {number}")
        for n, line in enumerate(page):
            drawing.drawString(60, 800 - 18 * n, line)
        drawing.showPage()
    drawing.save()
    return file


def test_a_pdf(toy, tmp_path):
    """A PDF is read page by page: its lines are counted through, and every paragraph has its page."""
    file = make_pdf(tmp_path / "book.pdf")
    library = Library.open(toy.data)
    report = library.import_copy(file, DOCUMENTS[SECOND])
    assert report.missing == ()
    lines = copies.copy_lines(toy.data, DOCUMENTS[SECOND])
    assert [line.number for line in lines] == list(range(1, report.lines + 1))
    assert sorted({line.page for line in lines}) == list(range(1, len(PdfReader(file).pages) + 1))
    texts = [line.text for line in lines]
    for row in toy_texts.all_rows():
        [(first, last)] = lines_of(library, row[0])
        assert holds(texts, first, last, row[3]) > 0.99, row[0]
    exile = library.rule("end/exile")
    span = library.placements.spans[exile.id, 0]
    assert span.page == lines[span.first - 1].page > 1
    assert library.book_words(exile)[0][2].startswith("Anyone leaving the table beforehand forfeits the chest")


def test_a_pdf_with_permissions_only(toy, tmp_path):
    """A PDF that everybody may open, though its owner forbade printing, is read as any other."""
    writer = PdfWriter(clone_from=make_pdf(tmp_path / "book.pdf"))
    writer.encrypt(user_password="", owner_password="owner", algorithm="AES-256")
    writer.write(tmp_path / "locked.pdf")
    assert Library.open(toy.data).import_copy(tmp_path / "locked.pdf", DOCUMENTS[SECOND]).placed == 25


# What is refused.


def encrypted(folder: Path) -> Path:
    """A PDF that needs a password."""
    writer = PdfWriter(clone_from=make_pdf(folder / "plain.pdf"))
    writer.encrypt(user_password="secret", algorithm="AES-256")
    writer.write(folder / "encrypted.pdf")
    return folder / "encrypted.pdf"


def truncated(folder: Path, share: float) -> Path:
    """A PDF of which only the beginning was downloaded."""
    content = make_pdf(folder / "plain.pdf").read_bytes()
    file = folder / "truncated.pdf"
    file.write_bytes(content[: int(len(content) * share)])
    return file


def sparse(folder: Path, head: bytes, size: int) -> Path:
    """A huge file that takes no room."""
    file = folder / "huge.bin"
    with file.open("wb") as stream:
        stream.write(head)
        stream.truncate(size)
    return file


def scanned(folder: Path) -> Path:
    """A PDF of pictures: pages without text."""
    drawing = canvas.Canvas(str(folder / "scan.pdf"))
    drawing.rect(50, 50, 300, 300)
    drawing.save()
    return folder / "scan.pdf"


def binary(folder: Path, start: bytes = b"") -> Path:
    """Bytes that mean nothing."""
    file = folder / "junk.bin"
    file.write_bytes(start + random.Random(3).randbytes(50_000))
    return file


def plain(folder: Path, content: bytes, name: str = "file.txt") -> Path:
    """A file with this content."""
    (folder / name).write_bytes(content)
    return folder / name


def folder(base: Path) -> Path:
    """A folder named like a book."""
    (base / "folder.pdf").mkdir()
    return base / "folder.pdf"


REFUSED: dict[str, tuple[Callable[[Path], Path], str]] = {
    "encrypted": (encrypted, "is encrypted; remove the password"),
    "empty": (lambda f: plain(f, b""), "is empty"),
    "blank": (lambda f: plain(f, b" \n" * 3000), "holds hardly any text"),
    "short": (lambda f: plain(f, b"only a few words"), "holds hardly any text"),
    "binary": (binary, "is neither text nor PDF"),
    "binary without zeros": (lambda f: plain(f, bytes(b or 7 for b in random.Random(4).randbytes(50_000))), "is neither text nor PDF"),
    "binary that says it is UTF-16": (lambda f: binary(f, b"\xff\xfe"), "is neither text nor PDF"),
    "binary that says it is a PDF": (lambda f: binary(f, b"%PDF-1.7\n"), "is not a PDF that can be read"),
    "zeros": (lambda f: plain(f, bytes(5000)), "is neither text nor PDF"),
    "folder": (folder, "is not a file; name the book's text, Markdown or PDF file"),
    "missing": (lambda f: f / "missing.txt", "cannot be read: No such file or directory"),
    "in a file": (lambda f: plain(f, b"x") / "below", "cannot be read: Not a directory"),
    "200 MB of text": (lambda f: sparse(f, b"text ", 200 * 2**20), "has 200 MB; a text of more than 20 MB is no rulebook"),
    "200 MB of PDF": (lambda f: sparse(f, b"%PDF-1.4\n", 200 * 2**20), "has 200 MB; a PDF of more than 150 MB is no rulebook"),
    "a PDF cut in the middle": (lambda f: truncated(f, 0.5), ""),
    "a PDF cut near its end": (lambda f: truncated(f, 0.9), ""),
    "a PDF cut at its beginning": (lambda f: truncated(f, 0.02), ""),
    "a scan": (scanned, "a scanned PDF holds pictures of pages; run it through text recognition first"),
    "another book": (
        lambda f: plain(f, b"This book is about gardening and how to grow beans in a dry summer. " * 60),
        "does not look like Second Edition (harbour/second-2020): 0 of its 25 citations",
    ),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_no_book_is_refused(toy, tmp_path, kind):
    """A file that cannot be this book is refused with the reason, and the import before it stands unchanged."""
    make, reason = REFUSED[kind]
    library = Library.open(toy.data)
    library.import_copy(write(tmp_path, toy_texts.copy_text(SECOND)[0], "good.txt"), DOCUMENTS[SECOND])
    before = (toy.data / "user.db").read_bytes()
    file = make(tmp_path)
    with pytest.raises(BadImport) as caught:
        library.import_copy(file, DOCUMENTS[SECOND])
    message = str(caught.value)
    assert message.startswith(str(file))
    assert reason in message
    assert len(message) < 500
    assert (toy.data / "user.db").read_bytes() == before
    assert len(Library.open(toy.data).placements.spans) == 25


def test_a_pdf_that_needs_a_package(toy, tmp_path, monkeypatch):
    """Where the package for encrypted PDFs is not installed, the message says that the file is encrypted."""
    import pypdf
    from pypdf.errors import DependencyError

    def missing(*_: object) -> None:
        raise DependencyError("cryptography>=3.1 is required for AES algorithm")

    monkeypatch.setattr(pypdf.PdfReader, "decrypt", missing)
    with pytest.raises(BadImport, match="is encrypted"):
        Library.open(toy.data).import_copy(encrypted(tmp_path), DOCUMENTS[SECOND])


def test_a_pdf_of_very_many_pages(toy, tmp_path, monkeypatch):
    """A PDF with more pages than any rulebook is refused before it is read."""
    monkeypatch.setattr(reading, "MOST_PAGES", 1)
    with pytest.raises(BadImport, match=r"pages; more than 1 are no rulebook"):
        Library.open(toy.data).import_copy(make_pdf(tmp_path / "book.pdf"), DOCUMENTS[SECOND])


@pytest.mark.parametrize(
    ("file_is", "named", "says"),
    [
        (FIRST, SECOND, "it looks like First Edition 2018, so try --document harbour/first-2018"),
        (SECOND, FIRST, "it looks like Second Edition, so try --document harbour/second-2020"),
    ],
)
def test_the_other_edition_is_refused(toy, tmp_path, file_is, named, says):
    """A copy of the other edition is refused, also where most paragraphs are the same, and the message names the right one."""
    file = write(tmp_path, toy_texts.copy_text(file_is)[0])
    library = Library.open(toy.data)
    with pytest.raises(BadImport) as caught:
        library.import_copy(file, DOCUMENTS[named])
    assert says in str(caught.value)
    assert str(caught.value).endswith("Nothing was changed")
    assert not library.placements.spans


def test_an_unknown_document(toy, tmp_path):
    """A document that does not exist is refused with the nearest name."""
    with pytest.raises(UnknownName, match="no document 'harbour/secnd-2020'; did you mean 'harbour/second-2020'"):
        Library.open(toy.data).import_copy(write(tmp_path, ["x"]), "harbour/secnd-2020")


def test_what_could_not_be_placed_is_reported(toy, tmp_path, finish):
    """A copy from which a paragraph is missing is taken, and the rule is named that was not found."""
    lines = [line for line in toy_texts.copy_text(SECOND)[0] if "tavern" not in line]
    result = finish("--data", toy.data, "import", write(tmp_path, lines), "--document", DOCUMENTS[SECOND], base=toy.base)
    assert (result.code, result.err) == (0, "")
    assert result.out == f"harbour/second-2020: {len(lines)} lines read; 24 of 25 citations found in them.\n  not found: harbour/crew/hire (Crew)\n"
    result = finish("--data", toy.data, "import", "--json", tmp_path / "book.txt", "--document", DOCUMENTS[SECOND], base=toy.base)
    assert json.loads(result.out) == {
        "document": "harbour/second-2020",
        "lines": len(lines),
        "citations": 25,
        "placed": 24,
        "missing": [{"rule": "harbour/crew/hire", "section": "Crew"}],
    }


# What an import is good for.


def test_importing_again_replaces(toy, tmp_path):
    """A second import of a document takes the place of the first, and leaves the other documents alone."""
    library = Library.open(toy.data)
    library.import_copy(write(tmp_path, toy_texts.copy_text(FIRST)[0], "first.txt"), DOCUMENTS[FIRST])
    original, where = toy_texts.copy_text(SECOND)
    library.import_copy(write(tmp_path, original), DOCUMENTS[SECOND])
    library.import_copy(write(tmp_path, ["A title page", "", *original], "again.txt"), DOCUMENTS[SECOND])
    assert lines_of(library, "map/bays") == [(where["map/bays"] + 2,) * 2]
    assert len(lines_of(library, "map/bays", FIRST)) == 1
    with closing(sqlite3.connect(toy.data / "user.db")) as db:
        assert db.execute("select document, file from copies order by document").fetchall() == [
            ("harbour/first-2018", "first.txt"),
            ("harbour/second-2020", "again.txt"),
        ]
        assert db.execute("select max(line) from copy_lines where document = ?", [DOCUMENTS[SECOND]]).fetchone() == (len(original) + 2,)


def test_placements_are_found_anew_when_the_rules_change(toy, tmp_path):
    """When a rule is added to the texts, its paragraph is found in the copy that was imported before, and the finding is kept."""
    original, where = toy_texts.copy_text(SECOND)
    Library.open(toy.data).import_copy(write(tmp_path, original), DOCUMENTS[SECOND])
    play = toy.folder / "play.md"
    added = "### More {#more/bays}\n\nAgain.\n\n@cite second-2020 | Map | nine bays surround numbered shells\n"
    play.write_text(play.read_text(encoding="utf-8") + "\n" + added, encoding="utf-8")
    library = Library.open(toy.data)
    assert lines_of(library, "more/bays") == [(where["map/bays"],) * 2]
    assert len(library.placements.spans) == 26
    with closing(sqlite3.connect(toy.data / "user.db")) as db:
        assert db.execute("select library from copies").fetchall() == [(library.key,)]
        assert db.execute("select count(*) from placements").fetchone() == (26,)


def test_a_document_that_is_no_longer_known(toy, tmp_path):
    """A copy of a document that the texts do not name any more does no harm and is kept."""
    Library.open(toy.data).import_copy(write(tmp_path, toy_texts.copy_text(FIRST)[0]), DOCUMENTS[FIRST])
    for file in toy.folder.iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace("harbour/first-2018", "harbour/draft"), encoding="utf-8")
    library = Library.open(toy.data)
    assert library.placements.spans == {}
    assert copies.copy_lines(toy.data, DOCUMENTS[FIRST])


def test_book_words(toy, tmp_path):
    """Beside a rule stand the book's own words, from the edition that was asked for."""
    library = Library.open(toy.data)
    for edition in (SECOND, FIRST):
        library.import_copy(write(tmp_path, wrapped(toy_texts.copy_text(edition)[0])), DOCUMENTS[edition])
    rule = library.rule("night/lantern")
    rows = {row[0]: row for row in toy_texts.all_rows()}
    second, first = library.book_words(rule)
    assert (second[0], first[0]) == (0, 1)
    assert (second[2], first[2]) == (rows["night/lantern"][3], rows["night/lantern"][4])
    assert [text for _, _, text in library.book_words(rule, FIRST)] == [rows["night/lantern"][4]]
    assert library.book_words(library.rule("end/tie"), FIRST) == []


def test_lines_in_json_only_after_an_import(toy, tmp_path):
    """In JSON a citation has its lines once the document was imported, and not before."""
    library = Library.open(toy.data)
    rule = library.rule("night/lantern")
    assert all("lines" not in c for c in library.as_json(rule)["citations"])
    original, where = toy_texts.copy_text(SECOND)
    library.import_copy(write(tmp_path, original), DOCUMENTS[SECOND])
    second, first = library.as_json(rule)["citations"]
    assert second == {"document": "harbour/second-2020", "page": "4", "section": ["Night"], "lines": [[where["night/lantern"]] * 2]}
    assert first == {"document": "harbour/first-2018", "page": None, "section": ["Night"]}


def test_a_library_without_a_folder(toy):
    """A library made from books alone has nothing imported, and says so when asked to import."""
    library = Library(load_books(toy.texts))
    assert library.placements.spans == {}
    assert library.book_words(library.rule("boat/load")) == []
    with pytest.raises(UnknownName, match="this library has no data folder"):
        library.import_copy("book.txt", DOCUMENTS[SECOND])


# The real books, where they are at hand.


@pytest.fixture(scope="module")
def real(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The real library with both editions imported."""
    library = Library.open(tmp_path_factory.mktemp("import"))
    for edition in ("rulebook-2023", "playtest-5.9.4e"):
        library.import_copy(shared / "seeds" / SEEDS[edition], f"five-sails/{edition}")
    return library


@pytest.fixture(scope="module")
def ledger(root: Path) -> dict[tuple[str, str, str], set[int]]:
    """Where each citation must land: by rule, edition and words, the lines."""
    lines: dict[tuple[str, str, str], set[int]] = {}
    for file in sorted((root / "tests" / "citations" / "five_sails").glob("*.jsonl")):
        for row in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
            lines.setdefault((f"five-sails/{row['rule']}", row["edition"], row["words"]), set()).add(row["line"])
    return lines


@pytest.mark.parametrize("edition", ["rulebook-2023", "playtest-5.9.4e"])
def test_citations_land_on_the_right_lines(real, ledger, edition):
    """Of the citations of a real book at least 98 in 100 land on the lines noted by those who wrote the rules."""
    right, wrong = 0, []
    for rule in real.rules.values():
        for n, citation in enumerate(rule.citations):
            wanted = ledger.get((rule.id, citation.edition, " ".join(citation.words)))
            if citation.edition == edition and wanted:
                span = real.placements.spans.get((rule.id, n))
                if span and any(span.first <= line <= span.last for line in wanted):
                    right += 1
                else:
                    wrong.append((rule.id, sorted(wanted), span))
    assert right + len(wrong) > 800
    assert right >= 0.98 * (right + len(wrong)), wrong


def test_the_ledger_covers_the_citations(real, ledger):
    """Nearly every citation of the texts has its line noted, so that the figure above means something."""
    cited = {(r.id, c.edition, " ".join(c.words)) for r in real.book("five-sails").rules for c in r.citations}
    assert len(cited & set(ledger)) >= 0.98 * len(cited)


def test_spans_are_paragraphs(real):
    """In the real books, where a paragraph is a line, a citation lands on one line, rarely on two."""
    spans = real.placements.spans.values()
    assert sum(s.first == s.last for s in spans) >= 0.98 * len(spans)
    assert max(s.last - s.first for s in spans) <= 40


@pytest.mark.parametrize(
    ("seed", "edition", "says"),
    [
        ("playtest-5.9.4e", "rulebook-2023", "it looks like Playtest rules 5.9.4e, so try --document five-sails/playtest-5.9.4e"),
        ("rulebook-2023", "playtest-5.9.4e", "it looks like Rulebook 2023, so try --document five-sails/rulebook-2023"),
        ("rulesheet", "rulebook-2023", "does not look like Rulebook 2023"),
    ],
)
def test_the_wrong_real_book_is_refused(real, shared, seed, edition, says):
    """One edition given for the other, or another game's book, is refused by name, and nothing changes."""
    before = dict(real.placements.spans)
    with pytest.raises(BadImport) as caught:
        real.import_copy(shared / "seeds" / SEEDS[seed], f"five-sails/{edition}")
    assert says in str(caught.value)
    assert Library.open(real.folder).placements.spans == before


def test_a_real_book_reshaped(real, shared, tmp_path):
    """The real rulebook wrapped at 60 columns, hyphenated, with running heads, still places 98 of 100 citations on the same paragraphs."""
    original = (shared / "seeds" / SEEDS["rulebook-2023"]).read_text(encoding="utf-8").splitlines()
    lines = with_heads(hyphenated(original, 60))
    library = Library.open(tmp_path / "data")
    library.import_copy(write(tmp_path, lines, "reshaped.txt"), "five-sails/rulebook-2023")
    same, count = 0, 0
    for (rule, n), span in real.placements.spans.items():
        words = " ".join(original[span.first - 1 : span.last])
        if library.rules[rule].citations[n].edition == "rulebook-2023" and len(words_of(words)) > 5:
            other = library.placements.spans.get((rule, n))
            count += 1
            same += bool(other) and holds(lines, other.first, other.last, words) > 0.5
    assert count > 1000
    assert same >= 0.98 * count


def test_importing_is_quick(shared, library, tmp_path, monkeypatch):
    """A hostile text that repeats the book's commonest words is refused within seconds."""
    import time

    text = "threat pool duel adversary character performs action " * 8_000
    file = write(tmp_path, textwrap.wrap(text, 80))
    began = time.process_time()
    with pytest.raises(BadImport, match="does not look like Rulebook 2023"):
        Library.open(tmp_path / "data").import_copy(file, "five-sails/rulebook-2023")
    assert time.process_time() - began < 90


def test_the_imported_text_stays_out_of_what_is_given(real, invoke):
    """No command that gives the library to other programs gives the words of the user's copy."""
    record = real.as_json(real.rule("duel/riposte"))
    words = real.book_words(real.rule("duel/riposte"))
    assert words
    assert not any(text in json.dumps(record, ensure_ascii=False) for _, _, text in words)
    assert store.FILE != copies.FILE
