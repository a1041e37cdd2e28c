"""The record and its files: handed over, merged, without names; rulings and errata from a text file."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil

import pytest

from judgekit.desk import Desk
from judgekit.desk.exports import as_csv, as_json, as_markdown, record
from judgekit.desk.merge import BadRecord, merge, read_record
from judgekit.desk.texts import import_text, read_text
from judgekit.errors import DataErrors
from judgekit.library import Library
from judgekit.search import Searcher

RULE = "five-sails/duel/riposte"


@pytest.fixture
def desk(tmp_path) -> Desk:
    """A desk with a day's work."""
    found = Desk(tmp_path)
    values = {"asked": "May Zoe riposte?", "ruled": "Yes, says Ana Bell.", "rules": [RULE], "players": ["Zoe", "Al"], "table": "4"}
    given = found.give("Ana Bell", values)
    found.change(given.id, "Ben", {"state": "confirmed"}, note="Zoe agreed")
    found.give("Ben", {"asked": "=1+1 | *x* <b>", "ruled": "No.", "cards": ["five-sails/card/amour"], "contradicts": [RULE]})
    yield found
    found.journal.close()


@pytest.fixture
def other(tmp_path) -> Desk:
    """Another desk, empty."""
    found = Desk(tmp_path / "other")
    yield found
    found.journal.close()


def test_markdown(desk, library):
    """The log has a heading a ruling, with rules, state and history; what users wrote is shown as it is."""
    text = as_markdown(record(desk), library)
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == 2
    assert "confirmed" in text
    assert library.rules[RULE].title in text
    assert r"=1+1 \| \*x\* \<b\>" in text
    assert "**Against the book**" in text


def test_csv(desk, library):
    """The table has a row a ruling, and no cell that a spreadsheet would run."""
    rows = list(csv.DictReader(io.StringIO(as_csv(record(desk), library))))
    assert [r["table"] for r in rows].count("4") == 1
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row.values())
    assert {r["players"] for r in rows} == {"Zoe; Al", ""}


def test_without_names(desk, library):
    """On demand nobody is named, in no field and no text, in none of the three forms."""
    found = record(desk, anonymous=True)
    for text in (as_markdown(found, library), as_csv(found, library), as_json(found)):
        assert not re.search(r"Ana|Bell|Ben\b|Zoe", text)
        assert "Judge 1" in text
        assert "Player" in text


def test_one_day(desk):
    """A day's record has what was given or changed on that day."""
    from judgekit.desk.check import now
    from judgekit.desk.summary import day_of

    assert len(record(desk, day=day_of(now())).rulings) == 2
    assert record(desk, day="1999-01-01").rulings == []


def test_merging(desk, other):
    """Another desk takes everything over, twice without doubling it."""
    entries = read_record(as_json(record(desk)), "day.json")
    first, second = merge(other, entries), merge(other, entries)
    assert (first.new, first.rulings, second.new, second.known) == (3, 2, 0, 3)
    assert {r.id: r.values for r in other.rulings.values()} == {r.id: r.values for r in desk.rulings.values()}


def test_a_ruling_written_down_twice(desk, other):
    """Two judges who wrote the same call down are named; nothing is thrown away."""
    other.give("Cora", {"asked": "May Zoe riposte ?", "ruled": "Yes.", "table": "4"})
    found = merge(other, read_record(as_json(record(desk)), "day.json"))
    assert [{a.asked, b.asked} for a, b in found.doubles] == [{"May Zoe riposte ?", "May Zoe riposte?"}]
    assert len(other.rulings) == 3


def test_an_anonymous_record_of_what_is_here(desk):
    """A record without names of this very desk brings nothing and changes nothing."""
    found = merge(desk, read_record(as_json(record(desk, anonymous=True)), "anonymous.json"))
    assert (found.new, found.known, found.clashes) == (0, 3, ())
    assert "Zoe" in str(desk.rulings)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "judgekit desk 1"}', '{"format": "judgekit desk 2", "entries": []}', "[" * 100_000])
def test_files_that_are_no_record(text):
    """What is no record is refused with what to give."""
    with pytest.raises(BadRecord, match="judgekit desk export"):
        read_record(text, "x.json")


def test_a_record_with_mistakes(desk, other):
    """Everything wrong in a record is told at once, and nothing of it is merged."""
    data = json.loads(as_json(record(desk)))
    data["entries"][0]["judge"] = ""
    data["entries"][2]["set"] = {"asked": "a"}
    with pytest.raises(DataErrors) as caught:
        merge(other, read_record(json.dumps(data), "x.json"))
    assert len(caught.value.problems) == 2
    assert not other.rulings


# Rulings from a text file.


def example(root) -> str:
    """The file that docs/desk.md shows."""
    return (root / "docs" / "desk.md").read_text(encoding="utf-8").split("```rulings\n")[1].split("```")[0]


def test_the_example_of_the_documentation(root, library, desk):
    """The file in docs/desk.md is one that is taken, and says what it says there."""
    done = import_text(desk, example(root), "faq.rulings", library, "Ana")
    one, other = done.new
    assert (one.label, one.text("source"), one.text("date")) == ("publisher's ruling", "FAQ 3, https://publisher.example/faq", "2026-05-02")
    assert one.rules[0] == RULE
    assert one.ruled == "No.\nA line that begins with a space goes on."
    assert one.list("contradicts") == (RULE,)
    assert (other.label, other.list("cards")) == ("erratum", ("five-sails/card/amour",))


def test_a_later_version(root, library, desk):
    """A later version changes what changed; what left the file is named and stays; going back is a change too."""
    text = example(root)
    import_text(desk, text, "faq.rulings", library, "Ana")
    assert import_text(desk, text, "faq.rulings", library, "Ana").same == 2
    later = text.replace("ruled: No.", "ruled: Yes.").partition("erratum:")[0]
    done = import_text(desk, later, "faq.rulings", library, "Ana")
    assert [r.ruled.splitlines()[0] for r in done.changed] == ["Yes."]
    assert [r.text("key") for r in done.gone] == ["amour"]
    back = import_text(desk, text, "faq.rulings", library, "Ana")
    assert [r.ruled.splitlines()[0] for r in back.changed] == ["No."]
    assert len(back.changed[0].entries) == 3


def test_the_same_file_on_two_machines(root, library, desk, other):
    """The same file imported by two judges makes the same rulings, which merging does not double."""
    for each, judge in ((desk, "Ana"), (other, "Ben")):
        import_text(each, example(root), "faq.rulings", library, judge)
    found = merge(other, read_record(as_json(record(desk)), "day.json"))
    assert (found.rulings, found.clashes) == (2, ())
    assert not any(r.conflicts for r in other.rulings.values())


WRONG = """sourse: FAQ
date: 2026-02-30
  and more
nonsense

ruling: Bad Key
asked: a
ruled: b
rules: duel/ripost, 99.99
ruling: twice
asked: a
asked: c
ruling: twice
asked: a
ruled: b
cards: Nobody At All
group: trait:nothing
state: gone
game: chess
"""


def test_everything_wrong_at_once(library, desk):
    """Everything that is wrong with a file is told at once, each with its line and what may have been meant; nothing is imported."""
    with pytest.raises(DataErrors) as caught:
        import_text(desk, WRONG, "bad.rulings", library, "Ana")
    said = str(caught.value)
    for line, part in [
        (1, "did you mean 'source'"),
        (2, "no date"),
        (4, "no `key: value`"),
        (6, "wants a key"),
        (9, "did you mean 'duel/riposte'"),
        (9, "'99.99'"),
        (10, "ruled is missing"),
        (12, "stands twice"),
        (13, "first in line 10"),
        (16, "no card"),
        (17, "trait:nothing"),
        (18, "none of open"),
        (19, "no game 'chess'"),
    ]:
        assert re.search(rf"^bad\.rulings:{line}: .*{re.escape(part)}", said, re.MULTILINE), (line, part, said)
    assert len(desk.rulings) == 2


@pytest.mark.parametrize("text", ["", "# nothing\n", "source: x\n"])
def test_files_without_rulings(library, text):
    """A file without a ruling says how one begins."""
    with pytest.raises(DataErrors, match="ruling: its-key"):
        read_text(text, "empty.rulings", library)


def test_the_commands(invoke, data, library, tmp_path, root):
    """Give, change, export, merge, import and find from the command line, on a desk of its own."""
    file, day, folder = tmp_path / "faq.rulings", tmp_path / "day.json", tmp_path / "desk"
    file.write_text(example(root), encoding="utf-8")
    shutil.copytree(data, folder, ignore=shutil.ignore_patterns("*.lock", "user.db*", "desk.db*"))
    home = ("--data", folder)
    given = json.loads(invoke(*home, "ruling", "add", "May I?", "No.", "--rule", "duel/riposte", "--judge", "Ana", "--json").stdout)
    changed = json.loads(invoke(*home, "ruling", "change", given["number"], "--state", "confirmed", "--judge", "Ben", "--json").stdout)
    assert (changed["state"], len(changed["history"])) == ("confirmed", 2)
    assert "2 new, 0 changed" in invoke(*home, "desk", "import", file).output
    assert invoke(*home, "desk", "export", "--as", "json", day).exit_code == 0
    assert "0 new entries, 4 were here already" in invoke(*home, "desk", "merge", day).output
    hits = json.loads(invoke(*home, "ask", "--json", "riposte").stdout)["hits"]
    assert [h["rank"] for h in hits] == list(range(1, len(hits) + 1))
    assert [h["kind"] for h in hits].count("ruling") == 2
    wrong = invoke(*home, "ruling", "add", "a", "b", "--rule", "duel/ripost", "--card", "nobody at all", "--judge", "Ana")
    assert wrong.exit_code == 2
    assert "did you mean 'duel/riposte'" in wrong.output
    assert "no card" in wrong.output
    board = tmp_path / "board.case"
    board.write_bytes(b"case: \xff\xfe")
    for command in (["precedents"], ["add", "a", "b", "--judge", "Ana"]):
        wrong = invoke(*home, "ruling", *command, "--case", board)
        assert (wrong.exit_code, wrong.stderr) == (1, f"judgekit: {board} cannot be read (it is not in UTF-8); name a text file in UTF-8\n")


def test_the_books_answer_the_same(searcher, library, tmp_path, data):
    """With rulings on the desk, the books' hits, their order, scores and confidence are what they are without; rulings alone are found by kind."""
    folder = tmp_path / "desk"
    shutil.copytree(data, folder, ignore=shutil.ignore_patterns("*.lock", "user.db*", "desk.db*"))
    other = Searcher(Library.open(folder))
    for number in range(30):
        other.rulings.desk.give("Ana", {"asked": f"riposte parry thrust {number}", "ruled": "apple pie is not allowed", "rules": [RULE]})
    for question in ("riposte", "my crew is too big", "best recipe for apple pie", "7.2", "amour", "type:leader", "what happens when I gamble"):
        with_rulings, without = other.ask(question), searcher.ask(question)
        assert [(h.rule.id, h.score, h.edition) for h in with_rulings.hits] == [(h.rule.id, h.score, h.edition) for h in without.hits]
        assert (with_rulings.confidence, with_rulings.cards) == (without.confidence, without.cards)
        assert not without.rulings
    found = other.ask("kind:ruling apple pie", limit=7)
    assert (len(found.rulings), found.hits) == (7, [])
    assert other.ask("is apple pie allowed").answered
    assert not other.ask("recipe with sugar, flour and cinnamon").answered
    other.rulings.desk.journal.close()
