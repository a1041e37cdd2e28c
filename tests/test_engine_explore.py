"""Exploring, searching, loops, and the commands that step and check cases."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner
from engine_tools import ROOT

from judgekit.cases import read_case, read_cases, run_case
from judgekit.cases.opening import open_case
from judgekit.cases.play import Session
from judgekit.cases.reading.from_json import json_cases
from judgekit.cli import main
from judgekit.engine import count, explore, legal, search, settle, step
from judgekit.engine.errors import EndlessLoop
from judgekit.engine.explore import divide

DUEL = """case: a duel
time: duel, Kaspar against Soline, round 1, before the combat card, Soline's round
board:
  The Forums:
    A Kaspar: resolve 4, combat 2, finesse 0
    B Soline: resolve 3, combat 2, finesse 0, threat 3
  hand of A: One (1/0/2), Two (0/1/0)
  hand of B: Three (2/0/0), Four (0/2/1)
"""


def duel_over(p):
    """The duel has ended, or the game."""
    return p.board.duels > 0 or not p.stack


def start():
    return settle(open_case(read_case(DUEL), "2023"))


def test_golden_counts():
    """The numbers of lines from a standard position, split by first choice when they change."""
    p = start()
    by_choice = {p.cast.names[c.args[1]]: n for c, n in divide(p, 3)}
    assert by_choice == {"Three": 10, "Four": 10}
    assert count(p, 1) == 2
    assert explore(p, duel_over).lines == 10


AGAIN = """case: for ever
board:
  The Forums:
    A Kaspar: resolve 4; "Action: Heal this card. Repeatable."
"""


def test_lines_without_end():
    """What can be repeated for ever is followed up to the limit, however deep that is, and the cut is told."""
    found = explore(settle(open_case(read_case(AGAIN), "2023")), limit=2000)
    assert found.cut
    assert found.choices == 2000


def test_golden_lines_of_standard_positions():
    """Counts from standard positions in both editions; a change shows after which first and second choice it is."""
    done = subprocess.run([sys.executable, "scripts/golden_lines.py", "--check"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_search_finds_a_line():
    """Can Soline live with one wound? The line that shows it is given."""
    p = start()
    soline = p.cast.number_of["Soline"]
    path = search(p, lambda q: duel_over(q) and q.cards[soline].zone == "play" and q.cards[soline].wounds == 1, duel_over)
    assert path is not None
    for choice in path:
        p, _ = step(p, choice)
    assert p.cards[soline].zone == "play"


def test_a_loop_explains_itself():
    """Abilities that set each other off for ever stop with what is pending."""
    text = """case: loop
board:
  The Docks:
    A Bo: resolve 9; "Forced: After this character is healed • Wound this character."
    B Grel: resolve 9, wounds 1; "Forced: After an enemy character is wounded • Heal a wound from that character."
  hand of A:
    Shot: cost 0; "Action: Wound target character you control."
"""
    p = settle(open_case(read_case(text), "2023"))
    play = next(c for c in legal(p) if p.cast.names[c.args[1]] == "Shot")
    p, _ = step(p, play)
    with pytest.raises(EndlessLoop, match="Pending"):
        step(p, legal(p)[0])


def test_a_failing_case_says_where():
    """A failure names file, line, edition, and what is otherwise."""
    text = DUEL + "steps:\n  B: play Three\n  > Soline threat 7\n  > option A: gamble is legal\n  > cites duel/nothing\n"
    (report,) = run_case(read_case(text, "x.case"))
    assert len(report.failures) == 3
    assert report.failures[0].startswith("x.case:11: [rulebook-2023] Soline threat 7: it is ")


def test_session_undo_branch_why_save():
    """A session undoes, branches, explains, edits, and saves what reads back."""
    session = Session(read_case(DUEL), "2023")
    assert any("first-card-compulsory" in line for line in session.do("why 4"))
    session.do("name start")
    session.do("1")
    session.do("undo")
    session.do("2")
    assert len(session.tree.root.children) == 2
    session.do("edit Kaspar has 1 wounds because a token was forgotten")
    assert session.p.cards[session.p.cast.number_of["Kaspar"]].wounds == 1
    (report,) = run_case(read_case(session.saved()))
    assert report.passed
    assert report.positions[-1] == session.p
    assert session.do("go start") == ["here"]


def test_check_command(tmp_path):
    """`judgekit check` ends with 0 when all is well and with 1 when not."""
    good, bad = tmp_path / "good.case", tmp_path / "bad.case"
    good.write_text(DUEL + "steps:\n  B: play Three\n", encoding="utf-8")
    bad.write_text(DUEL + "steps:\n  B: play Three\n  > Soline threat 7\n", encoding="utf-8")
    assert CliRunner().invoke(main, ["check", str(good)]).exit_code == 0
    result = CliRunner().invoke(main, ["check", str(good), str(bad)])
    assert result.exit_code == 1
    assert "bad.case:11" in result.output


def test_play_command(tmp_path):
    """`judgekit play` steps a case, and prints it as JSON."""
    file = tmp_path / "one.case"
    file.write_text(DUEL, encoding="utf-8")
    shown = CliRunner().invoke(main, ["play", str(file)], input="play Three\nundo\nquit\n")
    assert shown.exit_code == 0
    assert "Riposte 2" in shown.output
    data = json.loads(CliRunner().invoke(main, ["play", "--json", str(file)]).output)
    assert data["options"][0]["text"] == "play Three"
    assert data["options"][0]["verdict"] == "yes"


def test_the_list_of_words_is_up_to_date():
    """docs/abilities.md is what the vocabulary says."""
    assert subprocess.run([sys.executable, "scripts/vocabulary.py", "--check"], cwd=ROOT, check=False).returncode == 0


def test_the_examples_in_the_documentation_run():
    """Every example of docs/cases.md passes, those in JSON too."""
    text = (ROOT / "docs/cases.md").read_text(encoding="utf-8")
    shown = [case for block in text.split("```case\n")[1:] for case in read_cases(block.split("```")[0])]
    as_json, wrong = json_cases(f"[{text.split('```json')[1].split('```')[0]}]", "docs/cases.md")
    assert (len(shown) > 8, len(as_json), wrong) == (True, 1, [])
    assert [f for case in (*shown, *as_json) for r in run_case(case) for f in r.failures] == []


def test_a_session_that_has_nowhere_to_go():
    """What leads nowhere is said so: undoing the beginning, doing again what was not undone, names that no point has, and none at all."""
    session = Session(read_case(DUEL), "2023")
    assert session.do("undo") == ["this is the beginning; there is nothing to undo"]
    assert session.do("redo") == ["nothing that was undone is left to be done again"]
    assert session.do("go there") == ["no point is called 'there'; 'name X' gives the point where one stands a name"]
    assert session.do("name") == ["say what this point is to be called: 'name the refusal'"]
    assert session.do("name here") == ["this point is called 'here'"]
    assert session.do("go") == ["no point is called ''; there are 'here'"]
    assert "no point" not in session.do("go on: round, resolve")[0]
    assert session.tree.at is session.tree.root
