"""The commands as a user and a script meet them: help, examples, JSON, exit codes, completion, colours, errors."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from importlib.metadata import entry_points
from pathlib import Path

import click
import pytest
import toy as toy_texts

from judgekit import __version__, paths
from judgekit.cli import main

ESCAPE = re.compile(r"\x1b")
EXAMPLE = re.compile(r"^ *\$ (judgekit .+)$", re.MULTILINE)
HOSTILE = [
    "",
    "   ",
    "\t",
    "((((",
    '"',
    '""',
    "NOT",
    "AND OR",
    "edition:nonsense riposte",
    "game:chess riposte",
    "kind:nonsense",
    "knid:term riposte",
    "\x00\x1b[31m",
    "x" * 5000,
    "[red]riposte[/nothing]",
    "a*a*a*a*",
    "7.2",
    "99.99.99",
    "duel/nothing",
    "--json",
    "-",
    "riposte\rthrust",
    "riposte\x0bthrust\x0cparry",
    "riposte\x85\u2028\u2029parry",
    '{"q": 1}',
    "riposte\\",
    "'",
    "ｒｉｐｏｓｔｅ",
    "🃏",
    "?",
    '"?"',
    ":",
    "\ufeffriposte",
]


def commands() -> dict[str, click.Command]:
    """Every command by name."""
    ctx = click.Context(main)
    return {name: main.get_command(ctx, name) for name in main.list_commands(ctx)}


def examples() -> list[str]:
    """Every example line in every command's help, and in the documentation."""
    helps = [command.help or "" for command in (main, *commands().values())]
    root = Path(__file__).resolve().parent.parent
    texts = [*helps, *(f.read_text(encoding="utf-8") for f in (root / "README.md", *sorted((root / "docs").glob("*.md"))))]
    return list(dict.fromkeys(line for text in texts for line in EXAMPLE.findall(text)))


def records(out: str) -> list[dict]:
    """The JSON objects of an output, one a line."""
    return [json.loads(line) for line in out.split("\n")[:-1]]


# Help.


def test_the_help_names_every_command(invoke):
    """`judgekit --help` lists every command with what it does, and shows examples."""
    result = invoke("--help")
    assert result.exit_code == 0
    for name, command in commands().items():
        assert re.search(rf"^  {name} +\S", result.output, re.MULTILINE), name
        assert command.help
    assert "Examples:" in result.output


def test_no_help_is_cut_short_or_run_together(invoke):
    """The list of commands says each in full, and examples stand a line each."""
    assert "..." not in invoke("--help").output.partition("Commands:")[2]
    for name in commands():
        assert "\\b" not in invoke(name, "--help").output


def test_playing_one_case_of_many(invoke, root):
    """A case of a file is chosen by its number, a part of its title or its place; title, board and the rules' numbers are shown."""
    file = root / "rules_text/five_sails/cases/movement.case"
    by_number, by_place = (invoke("play", file, "--case", c, input="quit\n").stdout for c in ("movement-002", "2"))
    assert by_number == by_place
    assert by_number.startswith("movement-002 An engaged character at Home")
    assert re.search(r"Home of A\n +A Bo: resolve 5, .*; engaged\n", by_number)
    assert re.search(r"\[\d+\.\d+[\d.]* qualified/city\]", by_number)
    first = invoke("play", file, input="quit\n").stdout
    assert re.search(r"The first of \d+ cases; --case", first)
    nothing = invoke("play", file, "--case", "no such thing")
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert "movement-002  An engaged character" in nothing.stderr


def test_playing_and_saving(invoke, root, tmp_path):
    """What was stepped is saved as a case, and no file is written over."""
    case, kept = root / "rules_text/five_sails/cases/duel.case", tmp_path / "mine.case"
    result = invoke("play", case, input=f"follow\nbranch\noptions\nsave {kept}\nsave {kept}\nquit\n")
    assert f"saved as {kept}" in result.output
    assert f"{kept} is there already" in result.output
    assert "answers nothing" not in result.output
    assert kept.read_text(encoding="utf-8").startswith("case:")
    other = tmp_path / "other.case"
    without = invoke("play", case, "--do", "follow", "--do", f"save {other}", "--json")
    assert json.loads(without.stdout)["said"][-1] == f"saved as {other}"
    assert other.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


def test_a_chapter_and_what_stands_below(invoke):
    """A chapter's number lists it; `.*` and `/*` bring the rules below a rule."""
    listed = invoke("rules", "13").output
    assert "13.1 " in listed
    assert "14.1 " not in listed
    for name in ("12.93.*", "term/riposte/*"):
        shown = invoke("rules", name).output
        assert "12.93.1  A Riposte" in shown
    assert len(invoke("rules", "13", "--json").stdout.splitlines()) == 5


def test_what_a_pipe_gets_has_no_blanks_at_the_ends_of_lines(invoke):
    """Texts that run over several lines end where their words end; an id that does not fit stands below its heading."""
    shown = invoke("rules", "8.38", "12.93").output
    assert all(x == x.rstrip() for x in shown.splitlines())
    assert "\nfive-sails/" not in shown


def test_filters_that_leave_no_card(invoke):
    """It says so first, then how many cards each filter alone keeps out."""
    result = invoke("ask", "type:character faction:castille cost:<=2")
    assert result.exit_code == 1
    assert result.output.startswith("No card fits all of this.\nwithout ")


@pytest.mark.parametrize("name", commands())
def test_the_help_explains_every_option(invoke, name):
    """Each command's help says in a sentence what it does, and what each of its options does."""
    result = invoke(name, "--help")
    assert result.exit_code == 0
    assert commands()[name].help.partition("\n")[0].rstrip().endswith(".")
    for parameter in commands()[name].params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
            assert parameter.opts[0] in result.output
        else:
            assert parameter.make_metavar(click.Context(commands()[name])) in result.output


@pytest.mark.parametrize("name", commands())
def test_every_command_stands_in_the_documentation(root, name):
    """docs/commands.md describes every command, with a short -h as good as --help."""
    assert f"`judgekit {name}" in (root / "docs" / "commands.md").read_text(encoding="utf-8")
    assert "-h, --help" in main.get_help(click.Context(main))


@pytest.mark.parametrize("name", [n for n in commands() if n not in {"serve"}])
def test_every_command_shows_an_example(name):
    """Each command's help shows at least one example of it."""
    assert re.search(rf"^ *\$? ?judgekit {name}\b", commands()[name].help, re.MULTILINE)


@pytest.mark.parametrize("example", examples())
def test_examples_run(invoke, example):
    """Every example line in the help and the documentation runs and ends with 0."""
    result = invoke(*shlex.split(example)[1:])
    assert result.exit_code == 0, result.output
    assert len(result.stdout) > 20


def test_there_are_examples():
    """The examples above were really found."""
    assert len(examples()) >= 15


def test_version_and_entry_points(invoke, finish):
    """The installed command and `python -m judgekit` are the same program and tell their version."""
    [entry] = entry_points(group="console_scripts", name="judgekit")
    assert entry.load() is main
    assert invoke("--version").output == f"judgekit, version {__version__}\n"
    done = subprocess.run(
        [sys.executable, "-m", "judgekit", "--version"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent.parent
    )
    assert (done.returncode, done.stdout) == (0, f"judgekit, version {__version__}\n")


# JSON that other programs rely on.

RULE_KEYS = {"id": str, "kind": str, "game": str, "title": str, "text": str, "citations": list}
HIT_KEYS = RULE_KEYS | {"rank": int, "score": float}


def check_record(record: dict, keys: dict[str, type], kinds: set[str]) -> None:
    """A hit or rule has the keys that were promised, in their types."""
    for key, kind in keys.items():
        assert isinstance(record[key], kind), key
    assert record["kind"] in kinds
    assert record["citations"]
    for citation in record["citations"]:
        assert citation["document"].startswith(f"{record['game']}/")
        assert citation["page"] is None or isinstance(citation["page"], str)
        assert citation["section"]
        assert all(isinstance(s, str) for s in citation["section"])
        assert "lines" not in citation


def test_json_of_ask(invoke):
    """`ask --json` gives one object with its hits, each as promised, without lines while nothing is imported."""
    result = invoke("ask", "--json", "--limit", 3, "what", "does", "riposte", "do")
    [record] = records(result.stdout)
    assert (record["question"], record["answered"]) == ("what does riposte do", True)
    assert [h["rank"] for h in record["hits"]] == [1, 2, 3]
    for hit in record["hits"]:
        check_record(hit, HIT_KEYS, {"rule", "term", "card", "case", "ruling"})


def test_json_of_ask_without_an_answer(invoke):
    """A question that nothing answers gives an object without hits, and ends with 1."""
    result = invoke("ask", "--json", "best recipe for apple pie")
    assert result.exit_code == 1
    [record] = records(result.stdout)
    assert (record["answered"], record["hits"]) == (False, [])


def test_json_of_rules(invoke, library):
    """`rules --json --all` gives every rule, term and remark, one object a line, without rank and score."""
    found = records(invoke("rules", "--json", "--all").stdout)
    assert [r["id"] for r in found] == list(library.rules)
    for record in found:
        check_record(record, RULE_KEYS, {"rule", "term", "remark"})
        assert not record.keys() & {"rank", "score"}
    assert records(invoke("rules", "--json").stdout) == found


def test_json_of_chosen_rules(invoke):
    """`rules --json ID…` gives those rules in the order asked for, in the edition asked for."""
    found = records(invoke("rules", "--json", "--edition", "playtest", "duel/riposte", "day/initiative-tie", "--game", "five-sails").stdout)
    assert [r["id"] for r in found] == ["five-sails/duel/riposte", "five-sails/day/initiative-tie"]
    assert [r["edition"] for r in found] == ["playtest-5.9.4e"] * 2
    assert found[1]["text"] == found[1]["variants"]["playtest-5.9.4e"]


def test_json_of_term(invoke):
    """`term --json` gives the term's record."""
    [record] = records(invoke("term", "--json", "threat", "pool").stdout)
    assert (record["id"], record["kind"]) == ("five-sails/term/threat-pool", "term")
    check_record(record, RULE_KEYS, {"term"})


def test_json_of_changes(invoke):
    """`changes --json` gives each difference with both wordings and its citations."""
    found = records(invoke("changes", "--json", "--from", "playtest", "--to", "2023").stdout)
    assert {r["change"] for r in found} == {"amended", "new", "gone"}
    for record in found:
        check_record(record, RULE_KEYS, {"rule", "term"})
        assert (record["from"], record["to"]) == ("playtest-5.9.4e", "rulebook-2023")
        assert bool(record["old"]) == (record["change"] != "new")
        assert bool(record["new"]) == (record["change"] != "gone")
        assert bool(record["changed"]) == (record["change"] == "amended")


def test_json_has_lines_after_an_import(toy, finish, tmp_path):
    """Once the book is imported, each citation in JSON has its lines."""
    original, where = toy_texts.copy_text(toy_texts.SECOND)
    (tmp_path / "book.txt").write_text("\n".join(original), encoding="utf-8")
    assert finish("--data", toy.data, "import", tmp_path / "book.txt", "--document", "harbour/second-2020", base=toy.base).code == 0
    result = finish("--data", toy.data, "ask", "--json", "how much fits on a ship", base=toy.base)
    hit = json.loads(result.out)["hits"][0]
    assert hit["id"] == "harbour/boat/load"
    assert hit["citations"][0] == {"document": "harbour/second-2020", "page": "4", "section": ["Boat"], "lines": [[where["boat/load"]] * 2]}


# A question a line.


def test_batch(invoke, tmp_path):
    """`--batch FILE` answers as many lines as it was given, hostile ones too, in their order."""
    lines = ["riposte", *HOSTILE, "how many cards do I draw"]
    file = tmp_path / "questions.txt"
    file.write_bytes("\n".join(lines).encode() + b"\nbytes \xff\xfe that are no text\n")
    result = invoke("ask", "--json", "--game", "five-sails", "--limit", 2, "--batch", file)
    assert result.exit_code == 0, result.output
    found = records(result.stdout)
    assert len(found) == len(lines) + 1
    assert all({"question", "answered", "hits"} <= r.keys() for r in found)
    assert [r["answered"] for r in found] == [bool(r["hits"]) for r in found]
    assert found[0]["hits"][0]["title"] == "Riposte"
    assert found[-2]["hits"]
    assert "empty" in found[1]["error"]
    assert "no edition 'nonsense'" in found[lines.index("edition:nonsense riposte")]["error"]
    assert "this line is no text in UTF-8" in found[-1]["error"]
    assert result.stderr == ""


@pytest.mark.parametrize("content", [bytes(range(256)) * 20, "riposte\nparry\n".encode("utf-16"), b"\x7fELF\x02\x01\0\0\0\n\xff\n"])
def test_batch_of_what_is_no_text(finish, tmp_path, content):
    """A file that is no text is refused before the first question, and nothing is answered."""
    file = tmp_path / "questions.bin"
    file.write_bytes(content)
    result = finish("ask", "--batch", str(file))
    assert (result.code, result.out) == (2, "")
    assert "is no list of questions: line 1 and others are no text in UTF-8" in result.err


@pytest.mark.parametrize(
    ("content", "count"), [(b"", 0), (b"\n", 1), (b"riposte", 1), (b"riposte\n", 1), (b"\n\n", 2), (b"a\r\nriposte\r\n", 2), (b"riposte\rparry\n", 1)]
)
def test_batch_counts_lines(invoke, content, count):
    """A line is what ends with a line feed, also from standard input, with or without one at the end."""
    result = invoke("ask", "--batch", "-", input=content)
    assert result.exit_code == 0
    assert len(records(result.stdout)) == count


def test_the_first_of_a_batch_knows_what_the_batch_is_about(invoke, tmp_path):
    """The first questions of a file are heard before any is answered; lines that come one by one are answered as they come."""
    about = ["mutiny on the ship", "price of tobacco", "wounded pirate loses an action point", "trust points after a mutiny", "Sea Dog in sight"]
    lines = ["who wins a tie", *about, *about, ""]
    file = tmp_path / "questions.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    first = records(invoke("ask", "--json", "--batch", file).stdout)[0]
    alone = records(invoke("ask", "--json", "--batch", "-", input=lines[0]).stdout)[0]
    assert first["hits"][0]["game"] == "skull-tales"
    assert alone["hits"][0]["game"] != "skull-tales"


def test_batch_with_options(invoke):
    """The options count for every line; a game or edition that does not exist is refused before the first."""
    found = records(invoke("ask", "--batch", "-", "--edition", "playtest", "--game", "five-sails", "--verbatim", input="gamble\nripsote\n").stdout)
    assert [r["edition"] for r in found] == ["playtest-5.9.4e"] * 2
    assert [r["answered"] for r in found] == [True, False]
    for wrong in (("--edition", "nonsense"), ("--game", "chess")):
        result = invoke("ask", "--batch", "-", *wrong, input="gamble\nriposte\n")
        assert (result.exit_code, result.stdout) == (2, "")


# Exit codes and messages.


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["ask", "riposte"], 0),
        (["ask", "riposet", "--verbatim"], 1),
        (["ask", "best recipe for apple pie"], 1),
        (["ask", "NOT"], 2),
        (["ask"], 2),
        (["ask", ""], 2),
        (["ask", "riposte", "--game", "chess"], 2),
        (["ask", "riposte", "--edition", "playtst"], 2),
        (["ask", "edition:nonsense riposte"], 2),
        (["ask", "riposte", "--limit", "0"], 2),
        (["ask", "riposte", "--limit", "many"], 2),
        (["ask", "--batch", "no such file"], 2),
        (["ask", "--bath", "x"], 2),
        (["ask", "x" * 5000], 2),
        (["rules", "duel/riposte"], 0),
        (["rules", "duel/ripost"], 2),
        (["rules", "99.99"], 2),
        (["rules", "--game", "chess"], 2),
        (["rules", "duel/riposte", "--edition", "nonsense"], 2),
        (["term", "riposte"], 0),
        (["term", "rippost"], 2),
        (["term"], 2),
        (["changes", "--from", "nonsense"], 2),
        (["changes", "--game", "chess"], 2),
        (["changes", "--from", "2023", "--to", "2023"], 2),
        (["rules", "--edition", "nonsense"], 2),
        (["rules", "--check", "duel/riposte"], 2),
        (["play", "rules_text/five_sails/cases/duel.case", "--edition", "nonsense"], 2),
        (["ruling", "precedents"], 2),
        (["ruling", "precedents", "--case", "docs"], 2),
        (["desk", "merge", "docs"], 1),
        (["export-site", "README.md/site"], 1),
        (["card", "amour", "--edition", "nonsense"], 2),
        (["desk", "news", "--since", "2026-13-45"], 2),
        (["export-site", "x", "--base-url", "foo"], 2),
        (["import", "no such file", "--document", "five-sails/rulebook-2023"], 1),
        (["import", "README.md", "--document", "nonsense"], 2),
        (["import", "README.md"], 2),
        (["completion", "powershell"], 2),
        (["serve", "--port", "99999"], 2),
        (["serve", "--host", "no.such.host.invalid"], 1),
        (["nonsense"], 2),
        (["--data", "README.md", "rules"], 2),
    ],
)
def test_exit_codes(invoke, arguments, code, monkeypatch, root):
    """0 done, 1 nothing found or something wrong, 2 the call is wrong; what is wrong is one short message and no traceback."""
    monkeypatch.chdir(root)
    result = invoke(*arguments)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    if code == 2 or (code and arguments[0] != "ask"):
        assert result.stdout == ""
        assert 10 < len(result.stderr) < 1500
        assert "Traceback" not in result.stderr
        assert result.stderr.startswith(("judgekit: ", "Usage: judgekit"))


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (
            ["rules", "duel/ripost", "duel/thrst"],
            ["no rule 'duel/ripost'; did you mean 'duel/riposte'?", "no rule 'duel/thrst'; did you mean 'duel/thrust'?"],
        ),
        (["term", "rippost"], ["no term 'rippost' in the glossary; did you mean 'riposte'?"]),
        (
            ["ask", "x", "--edition", "nonsense", "--game", "five-sails"],
            ["has no edition 'nonsense'", "its editions are rulebook-2023, playtest-5.9.4e"],
        ),
        (["rules", "--game", "five-sals"], ["no game 'five-sals'; did you mean 'five-sails'?"]),
        (["import", "README.md", "--document", "five-sails/rulebok-2023"], ["did you mean 'five-sails/rulebook-2023'?"]),
    ],
)
def test_did_you_mean(invoke, arguments, parts, monkeypatch, root):
    """A name that does not exist is answered with the nearest that does; several at once."""
    monkeypatch.chdir(root)
    result = invoke(*arguments)
    for part in parts:
        assert part in result.stderr


def test_an_error_is_one_message(finish, tmp_path, toy):
    """In the real command too, an error is one message on standard error, without a traceback."""
    result = finish("--data", toy.data, "rules", "no/such", base=toy.base)
    assert (result.code, result.out) == (2, "")
    assert re.fullmatch(r"judgekit: no rule 'no/such'.*\n", result.err)


@pytest.mark.parametrize("arguments", ["rules --json --all", "rules --all", "changes"])
def test_a_reader_that_stops_early(data, library, root, arguments):
    """`judgekit rules --json | head -1` ends quietly, and as what went well."""
    command = f"{shlex.quote(sys.executable)} -m judgekit --data {shlex.quote(str(data))} {arguments} | head -c 30 >/dev/null"
    done = subprocess.run(["bash", "-c", f"{command}; echo ${{PIPESTATUS[0]}}"], capture_output=True, text=True, cwd=root, check=False)
    assert (done.stdout, done.stderr) == ("0\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("arguments", [["--help"], ["term", "riposte"], ["rules", "--json"]])
def test_a_full_disk(data, library, start, arguments):
    """Where nothing more can be written, that is one message."""
    with Path("/dev/full").open("w") as full, start("--data", data, *arguments, stdout=full) as process:
        said = process.communicate(timeout=60)[1]
    assert process.returncode == 1
    assert re.fullmatch(r"judgekit: what is to be shown cannot be read or written: .+\n", said)


# What is shown.


def test_an_answer_in_the_terminal(invoke, searcher):
    """An answer shows number, title, id, edition with date and page, then the text; a mended typo is told with the way back."""
    out = " ".join(invoke("ask", "riposet", "--limit", 2, "--game", "five-sails").stdout.split())
    assert out.startswith("Searched for riposte instead of riposet (--verbatim searches for riposet).")
    rule = searcher.ask("riposet", game="five-sails").hits[0].rule
    assert f"{rule.number} {rule.title}" in out
    assert "Rulebook 2023 · p. " in out
    assert " ".join(rule.text_in("rulebook-2023").split())[:60] in out


def test_no_answer_in_the_terminal(invoke):
    """Where nothing answers, it says so and names the words that are not in the books."""
    out = invoke("ask", "best recipe for apple pie").stdout
    assert out.startswith("Nothing in the books answers this.\n")
    assert "Not in the books: recipe, apple, pie." in out


@pytest.mark.parametrize(
    "question", ["[red]riposte[/nothing]", "[/] riposte", "riposte \\[b]", "[link=x]riposte", "knid:[b]x riposte", "riposte [@click=x]y[/]"]
)
def test_markup_in_a_question(invoke, question):
    """What looks like the terminal's markup in a question is text like any other."""
    assert invoke("ask", question).exit_code in {0, 1}


def test_a_rule_in_the_terminal(invoke, library):
    """A rule shows both editions where they differ; a silent point its readings."""
    out = " ".join(invoke("rules", "day/initiative-tie").stdout.split())
    rule = library.rule("day/initiative-tie")
    assert all(" ".join(rule.text_in(e).split()) in out for e in rule.editions)
    point = next(r for r in library.rules.values() if r.readings)
    out = " ".join(invoke("rules", point.id).stdout.split())
    assert all(f"{r.name}: {' '.join(r.text.split())}" in out for r in point.readings)


def test_the_contents(invoke, library):
    """Without an id the contents are shown, with --all every entry."""
    short, whole = invoke("rules").stdout, invoke("rules", "--all").stdout
    for book in library.books:
        assert book.title in short
        assert all(c.title in short for c in book.chapters)
        assert all(r.number in whole for r in book.rules)
    assert len(short.splitlines()) < 100 < len(whole.splitlines())


def test_changes_in_the_terminal(invoke, library):
    """The differences are shown by chapter, both wordings with edition, page and heading."""
    out = " ".join(invoke("changes").stdout.split())
    rule = library.rule("victory/economic")
    assert "from Playtest rules 5.9.4e, 26 July 2022 to Rulebook 2023" in out
    assert f"{rule.number} {rule.title} amended" in out
    assert f"Rulebook 2023, p. 2, Victory: {rule.text_in('rulebook-2023')}" in out
    assert f"Playtest rules 5.9.4e, 26 July 2022, Victory: {' '.join(rule.text_in('playtest-5.9.4e').split())}" in out


def test_changes_from_the_current_edition(invoke):
    """Asked what changed from the newest edition, it compares with the other one instead of with itself."""
    found = records(invoke("changes", "--json", "--from", "2023").stdout)
    assert {(r["from"], r["to"]) for r in found} == {("rulebook-2023", "playtest-5.9.4e")}


def test_changes_of_a_game_with_one_edition(toy, finish):
    """A game with one edition has nothing to compare, and says so."""
    book = toy.folder / "book.toml"
    text = book.read_text(encoding="utf-8")
    book.write_text(text[: text.rindex("[[edition]]")], encoding="utf-8")
    for file in toy.folder.glob("*.md"):
        lines = re.sub(r"@variant first-2018\n.*\n@changed .*\n", "", re.sub(r"@cite first-2018.*\n", "", file.read_text(encoding="utf-8")))
        file.write_text(lines, encoding="utf-8")
    result = finish("--data", toy.data, "changes", base=toy.base)
    assert result.code == 2
    assert "Harbour has one edition only, Second Edition, 2020; there is nothing to compare" in result.err


def test_the_data_folder(finish, tmp_path, toy):
    """Everything is written below --data or JUDGEKIT_DATA, and nowhere else."""
    before = set(toy.base.rglob("*"))
    assert finish("rules", "boat/load", base=toy.base, env={"JUDGEKIT_DATA": str(toy.data), "HOME": str(tmp_path / "home")}).code == 0
    assert (toy.data / "library.db").exists()
    assert set(toy.base.rglob("*")) == before
    assert not (tmp_path / "home").exists()


# The texts checked.


def test_check_of_the_real_texts(finish):
    """`rules --check` reads the texts anew, says how much there is, and ends with 0."""
    result = finish("rules", "--check")
    assert (result.code, result.err) == (0, "")
    assert re.search(r"^five-sails: \d{3} rules, \d{3} terms, \d+ remarks, \d{4} citations; nothing wrong$", result.out, re.MULTILINE)


def test_check_of_wrong_texts(toy, finish):
    """`rules --check` reports everything wrong at once, rules and synonyms alike, and ends with 1; it needs no data folder."""
    (toy.folder / "synonyms.toml").write_text('[[synonym]]\nsaid = ["candle"]\nment = ["lantern"]\n', encoding="utf-8")
    with (toy.folder / "play.md").open("a", encoding="utf-8") as file:
        file.write("\n### Wrong {#more/wrong}\n\nSee [[nothing]].\n\n@sea boat/load\n")
    result = finish("--data", toy.data, "rules", "--check", base=toy.base)
    assert (result.code, result.out) == (1, "")
    for part in ("leads nowhere", "unknown attribute @sea; did you mean 'see'?", "cites nothing", "synonyms.toml"):
        assert part in result.err
    assert "Traceback" not in result.err
    assert not toy.data.exists()


# Colours.


def on_a_terminal(arguments: list[str], data: Path, root: Path, **env: str) -> str:
    """What a command writes to a terminal."""
    pty = pytest.importorskip("pty", reason="there are no terminals on this system")
    ours, theirs = pty.openpty()
    clean = {k: v for k, v in os.environ.items() if k not in {"NO_COLOR", "FORCE_COLOR", "CI"}} | {"TERM": "xterm-256color", "COLUMNS": "100"} | env
    with subprocess.Popen(
        [sys.executable, "-m", "judgekit", "--data", str(data), *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=clean, cwd=root
    ) as process:
        os.close(theirs)
        out = b""
        try:
            while part := os.read(ours, 65536):
                out += part
        except OSError:  # the terminal is closed when the command ends
            pass
        process.wait(timeout=60)
    os.close(ours)
    return out.decode()


@pytest.mark.parametrize("arguments", [["ask", "riposet"], ["rules", "duel/riposte"], ["changes"], ["rules", "no/such"]])
def test_colours_in_a_terminal_only(data, library, root, finish, arguments):
    """A terminal gets colours; a pipe gets no escape code, nor does a terminal where NO_COLOR is set."""
    assert ESCAPE.search(on_a_terminal(arguments, data, root))
    plain = on_a_terminal(arguments, data, root, NO_COLOR="1")
    assert plain.strip()
    assert not ESCAPE.search(plain)
    result = finish("--data", data, *arguments)
    assert not ESCAPE.search(result.out + result.err)


# Completion.


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(invoke, shell):
    """`completion SHELL` prints the shell's script."""
    result = invoke("completion", shell)
    assert result.exit_code == 0
    assert "_JUDGEKIT_COMPLETE" in result.stdout
    assert f"{shell}_complete" in result.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["rul"], "rules"),
        (["rules", "duel/ripo"], "duel/riposte"),
        (["rules", "--ed"], "--edition"),
        (["ask", "--edition", "play"], "playtest-5.9.4e"),
        (["ask", "--game", "five"], "five-sails"),
        (["changes", "--from", "rule"], "rulebook-2023"),
        (["import", "x", "--document", "five-sails/p"], "five-sails/playtest-5.9.4e"),
    ],
)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completing(data, library, finish, shell, words, expected):
    """Commands, options, ids, games, editions and documents are completed."""
    line = ["judgekit", *words]
    env = {
        "_JUDGEKIT_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": " ".join(line),
        "COMP_CWORD": words[-1] if shell == "fish" else str(len(words)),
        "JUDGEKIT_DATA": str(data),
    }
    result = finish(env=env)
    assert (result.code, result.err) == (0, "")
    found = result.out.split("\n")
    assert any(part == expected for row in found for part in re.split(r"[,\t]", row)), result.out


# Serving.


def test_serve(data, library, start):
    """`serve --port 0` prints its address, answers there, and ends on Ctrl-C."""
    process = start("--data", data, "serve", "--port", 0, env={"PYTHONUNBUFFERED": "1"})
    try:
        line = process.stdout.readline()
        address = re.match(r"judgekit: (http://127\.0\.0\.1:\d+/)", line)[1]
        with urllib.request.urlopen(f"{address}api/ask?q=riposte", timeout=20) as response:
            assert json.load(response)["hits"]
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert "Traceback" not in err
    assert process.returncode in {0, 1, 130}


def test_serve_on_a_port_in_use(data, library, finish):
    """A port that is taken is reported with what to do."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = finish("--data", data, "serve", "--port", taken.getsockname()[1])
    assert result.code == 1
    assert re.fullmatch(r"judgekit: cannot listen on 127\.0\.0\.1:\d+ \(.*\); name another port with --port, or 0 for a free one\n", result.err)


def test_serving_everybody_is_told(data, library, start):
    """Who listens on every address is told what that means."""
    process = start("--data", data, "serve", "--host", "0.0.0.0", "--port", 0, env={"PYTHONUNBUFFERED": "1"})
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert "0.0.0.0 is reachable by other machines" in err


def test_a_case_that_cites_no_rule(invoke, root, tmp_path, monkeypatch):
    """What cases of the book cite is checked with the texts: the line of the case, and what was meant."""
    shutil.copytree(root / "rules_text", tmp_path / "rules_text")
    file = tmp_path / "rules_text" / "five_sails" / "cases" / "gamble.case"
    at = len(file.read_text(encoding="utf-8").splitlines()) + 2
    file.write_text(file.read_text(encoding="utf-8") + "\ncase: Wrong\nnumber: gamble-999\ncites: duel/ripost\n", encoding="utf-8")
    monkeypatch.setattr(paths, "rules_text", lambda: tmp_path / "rules_text")
    result = invoke("rules", "--check")
    assert result.exit_code == 1
    assert f"gamble.case:{at}: 'Wrong' cites 'five-sails/duel/ripost', which is no rule; did you mean 'five-sails/duel/riposte'?" in result.stderr


def test_checking_for_programs(invoke, root, tmp_path):
    """`check --json` tells each step with what was expected and what is so, and the rules with their citations; --verbose the whole state."""
    text = (root / "rules_text/five_sails/cases/telling.case").read_text(encoding="utf-8")
    file = tmp_path / "first.case"
    file.write_text("\ncase: ".join(text.split("\ncase: ")[:12]) + "\n", encoding="utf-8")
    plain, full = (records(invoke("check", file, "--json", *more).stdout) for more in ((), ("--verbose",)))
    case = next(r for r in full if r["number"] == "telling-001" and r["edition"] == "rulebook-2023")
    assert case["passed"]
    steps = [s for s in case["steps"] if s["step"]]
    threat = next(e for s in steps for e in s["expected"] if e["text"] == "Brita threat pool = 3")
    assert (threat["is"], threat["holds"]) == ("3", True)
    refused = next(e for s in steps for e in s["expected"] if e["text"].startswith("option 'play Half Turn' "))
    assert refused["is"] == "illegal"
    assert all(r["rule"] in case["rules"] for r in refused["reasons"])
    assert all(r["citations"] for name, r in case["rules"].items() if r["standing"] == "explicit")
    brita = next(c for c in steps[2]["state"]["cards"] if c["name"] == "Brita")
    assert (brita["threat"], brita["zone"], brita["controller"], brita["engaged"]) == (3, "The Docks", "B", False)
    assert [len(r["steps"]) for r in plain] == [len(r["steps"]) for r in full]
    assert not any("state" in s for r in plain for s in r["steps"])


def test_playing_for_programs(invoke, root):
    """`play --json` gives the state, who is asked, and the facts that were asked about."""
    file = root / "rules_text/five_sails/cases/telling.case"
    asked = ("follow", "fact Brita threat pool", "> Brita engaged = yes", "> option 'pass' for player B = legal")
    result = invoke("play", file, "--json", *(x for text in asked for x in ("--do", text)))
    (got,) = records(result.stdout)
    assert [f.get("is") for f in got["facts"]] == ["0", "no", "illegal"]
    assert [f.get("holds") for f in got["facts"]] == [None, False, False]
    assert got["asked"]["player"] == "B"
    assert got["state"]["places"]
    assert got["facts"][2]["reasons"][0]["rule"] in got["rules"]
