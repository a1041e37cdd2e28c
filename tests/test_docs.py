"""The documentation's own examples, run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from judgekit import paths
from judgekit.cases import read_case
from judgekit.cases.opening import open_case
from judgekit.games.five_sails.facts.stating import state_fact
from judgekit.library.parse import ATTRIBUTE, FORMS, STANDINGS, ChapterReader

DOCS = Path(__file__).resolve().parent.parent / "docs"


@pytest.mark.parametrize("file", sorted(f.name for f in DOCS.glob("*.md") if ">>> " in f.read_text(encoding="utf-8")))
def test_python_examples(file, data, library, monkeypatch):
    """Every Python example in the documentation gives what stands below it."""
    monkeypatch.setattr(paths, "default_data", lambda: data)
    result = doctest.testfile(str(DOCS / file), module_relative=False, verbose=False)
    assert (result.failed, result.attempted > 0) == (0, True)


def test_there_are_python_examples():
    """docs/api.md has examples."""
    assert ">>> " in (DOCS / "api.md").read_text(encoding="utf-8")


def test_the_format_names_every_attribute():
    """docs/rules-format.md describes every attribute, kind and standing that the loader knows, and none besides."""
    text = (DOCS / "rules-format.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `@")]
    described = {part.partition(" ")[0].strip("`") for row in rows for part in row.split("`")[1:2] for part in [part.lstrip("@")]}
    reader = ChapterReader("chapter.md")
    assert described == set(reader._attributes)
    assert all(name in text for name in (*FORMS, *STANDINGS) if name != "explicit")
    assert ATTRIBUTE.match("@cite x")


def test_the_example_chapter_loads(toy):
    """The chapter that docs/rules-format.md shows is one that the reader takes."""
    text = (DOCS / "rules-format.md").read_text(encoding="utf-8")
    example = text.split("```markdown\n")[1].split("```")[0]
    reader = ChapterReader("victory.md")
    chapter = reader.read(example)
    assert reader.problems == []
    assert [e.id for e in chapter.entries] == ["victory/tie-renown"]


def test_the_book_toml_of_the_format(toy):
    """The book.toml that docs/rules-format.md shows has keys that the loader knows."""
    from judgekit.library.book_file import read_book_file

    example = (DOCS / "rules-format.md").read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    (toy.folder / "book.toml").write_text(example, encoding="utf-8")
    meta, faults = read_book_file(toy.folder / "book.toml", "book.toml")
    assert faults == []
    assert meta is not None
    assert meta["edition"][0].current


def test_every_fact_of_the_table_can_be_read():
    """Each way of stating a fact that docs/cases.md shows is read, on a board with the cards it names."""
    table = (DOCS / "cases.md").read_text(encoding="utf-8").split("| about | facts |")[1].split("\n\n")[0].replace("\\|", "|")
    told = [said for said in re.findall(r"`([^`]+)`", table) if not said.startswith("[R1") and said != "set-up"]
    named = "Ann Balm Bob Cutlass Ezra Feint Irena Ivo Jab Kaspar Ona Orsa Purse Rat Rope Sabine Selma Una Valdo".split()
    board = "".join(f"    A {name}: resolve 5\n" for name in named)
    p = open_case(read_case(f"case: facts\nboard:\n  The Docks:\n{board}"), "2023")
    assert len(told) > 70
    for said in told:
        state_fact(p, (), said)
