"""A user's own copy of a book, as lines: plain text, Markdown, or PDF. Whatever is not a readable book is refused with the reason."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import BadImport

if TYPE_CHECKING:
    from pypdf import PdfReader

LARGEST_TEXT = 20 * 1024 * 1024
LARGEST_PDF = 150 * 1024 * 1024
MOST_PAGES = 2000
FEWEST_WORDS = 200


@dataclass(frozen=True, slots=True)
class CopyLine:
    """One line of a copy; `page` is 0 where the file has no pages."""

    number: int
    page: int
    text: str


def read_copy(file: Path) -> list[CopyLine]:
    """The lines of a file, or BadImport with what is wrong with it."""
    try:
        size = file.stat().st_size
        if not file.is_file():
            raise BadImport(f"{file} is not a file; name the book's text, Markdown or PDF file")
        with file.open("rb") as stream:
            head = stream.read(1024)
    except OSError as error:
        raise BadImport(f"{file} cannot be read: {error.strerror}") from error
    if size == 0:
        raise BadImport(f"{file} is empty")
    is_pdf = b"%PDF-" in head
    largest = LARGEST_PDF if is_pdf else LARGEST_TEXT
    if size > largest:
        raise BadImport(
            f"{file} has {size // 2**20} MB; a {'PDF' if is_pdf else 'text'} of more than {largest // 2**20} MB is no rulebook. Import the book alone"
        )
    lines = read_pdf(file) if is_pdf else read_text(file)
    if sum(len(line.text.split()) for line in lines) < FEWEST_WORDS:
        scanned = " (a scanned PDF holds pictures of pages; run it through text recognition first)" if is_pdf else ""
        raise BadImport(f"{file} holds hardly any text{scanned}")
    return lines


def read_text(file: Path) -> list[CopyLine]:
    """The lines of a text file; form feeds count pages."""
    text = decoded(file, file.read_bytes())
    lines: list[CopyLine] = []
    page = 1 if "\f" in text else 0
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        page += line.count("\f")
        lines.append(CopyLine(number, page, line.replace("\f", " ").strip() if "\f" in line else line))
    return lines


def decoded(file: Path, data: bytes) -> str:
    """The text of a file in whatever encoding it plainly is."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    elif b"\0" in data:
        raise BadImport(f"{file} is neither text nor PDF")
    else:
        encoding = "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    odd = sum(1 for c in text[:100_000] if (ord(c) < 32 and c not in "\t\n\r\f\v") or c == "\ufffd" or 127 <= ord(c) < 160)
    if odd > len(text[:100_000]) * 0.02:
        raise BadImport(f"{file} is neither text nor PDF")
    return text


def read_pdf(file: Path) -> list[CopyLine]:
    """The lines of a PDF, page by page."""
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    lines: list[CopyLine] = []
    try:
        reader = PdfReader(file)
        if reader.is_encrypted and not opened(reader):
            raise BadImport(f"{file} is encrypted; remove the password (open it and print it to a new PDF) and import that")
        if len(reader.pages) > MOST_PAGES:
            raise BadImport(f"{file} has {len(reader.pages)} pages; more than {MOST_PAGES} are no rulebook")
        for page, content in enumerate(reader.pages, 1):
            lines.extend([CopyLine(n, page, text) for n, text in enumerate(content.extract_text().splitlines(), len(lines) + 1)])
    except BadImport:
        raise
    except (
        PyPdfError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        IndexError,
        RecursionError,
        OSError,
        ZeroDivisionError,
        AssertionError,
    ) as error:
        raise BadImport(f"{file} is not a PDF that can be read ({type(error).__name__}: {error}); export it anew, or import its text") from error
    return lines


def opened(reader: PdfReader) -> bool:
    """Whether an encrypted PDF opens without a password, as one does that only forbids printing."""
    from pypdf.errors import DependencyError

    try:
        return bool(reader.decrypt(""))
    except DependencyError:  # a cipher for which a package is wanted that is not installed
        return False
