"""Cases that cannot be: each message says what, where, which rule or why, and what to do."""

import pytest
from click.testing import CliRunner

from judgekit.cases import CaseErrors, read_case, read_cases, run_case
from judgekit.cases.model import Expectation, Step
from judgekit.cli import main

BOARD = "case: bad\nboard:\n  The Docks:\n"
DUEL = (
    "case: bad\ntime: duel, Bob against Ann, before the combat card, Bob's round\nboard:\n  The Docks:\n    A Ann: resolve 9\n    B Bob: resolve 9\n"
    "  hand of B:\n    Chase: risk, cost 0, 0/2/3\nsteps:\n"
)
BAD = {
    "case: bad\ntime: duel, Ann against Bobby\nboard:\n  The Docks:\n    A Ann: resolve 5\n    B Bob: resolve 5\n": (
        "nobody on the board is called 'Bobby'; did you mean 'Bob'?",
    ),
    "case: bad\ntime: duel, Ann against Bob, before the foo\nboard:\n  The Docks:\n    A Ann: resolve 5\n    B Bob: resolve 5\n": (
        "a round has no moment 'before the foo'",
        "before the combat card",
    ),
    "case: bad\ntime: duel, Ann against Bob, round 2, Bea's round\nboard:\n  The Docks:\n    A Ann\n    B Bob\n    B Bea\n": (
        "'Bea' is no participant of the duel, which is Ann against Bob",
    ),
    BOARD + "    A Ann: Leader, resolve 5\n    A Bea: Leader, resolve 5\n": ("A has 2 Leaders in play (Ann, Bea)", "leader/one"),
    BOARD + "    A Ann: Leader, resolve 5\n  hand of A:\n    Ann: Leader, resolve 5\n": (
        "Ann is in two places: The Docks and the hand of A",
        "leader/one",
    ),
    BOARD + "    A Ann: resolve 5\n  The Forums:\n    A Ann: resolve 5\n": (
        ":4: Ann is there twice for A: The Docks and The Forums",
        "character/unique",
    ),
    BOARD + "    A Ann: resolve 5\n  discard pile of A:\n    Plan: scheme\n    Plan: scheme\n": ("schemes are Unique", "scheme/unique", "Non-Unique"),
    BOARD + "    A Ann: resolve 5\n      Hat: attachment, Unique\n  hand of A:\n    Hat: attachment, Unique\n": (
        "equipped to Ann and the hand of A",
        "deck/unique-one-copy",
    ),
    "# mine\n\ncsae: bad\n" + BOARD: (":3: this line belongs to no case", "put it below that"),
    "case: x\n" * 20_000: (":5001: the file holds 20,000 cases", "into several files"),
    BOARD + "    A Ann: resolve 5\n    B Otto: resolve 5, wounds -2\n": (":5: Otto has -2 wounds", "write 0 or more"),
    BOARD + "    A Ann: resolve 5\n    A Bo: reslove 5\n": (":5:", "did you mean 'resolve'?"),
    BOARD + "    A Ann: resolve 5\n  hand of A: " + "Jab, " * 20_000 + "\n": (":5: the line has", "a line may have 20,000"),
    BOARD + "    A Ann: resolve 5\nsteps:\n  A asks whether it is legal to pass, and in that case Ann goes.\n": (
        "'in that case Ann goes' behind a question is not understood",
    ),
    BOARD + "    A Ann: resolve 5\n    B Otto: resolve 5\nsteps:\n  Otto is challenged.\n": ("'Otto is challenged' says nobody who does it",),
    BOARD + "    A Ann: resolve 5\nsteps:\n  If the moon is full, everything is resolved.\n": (
        "'If the moon is full, everything is resolved.' is no step",
    ),
    BOARD + "    A Ann: resolve 5\nsteps:\n  A asks about two ways - moving, claiming - and takes the last.\n": (
        "'takes the last' answers nothing that is asked",
    ),
    BOARD + "    A Ann: resolve 5\nsteps:\n  A asks about passing, doing it without being allowed to.\n": (
        "'doing it without being allowed to' behind a question is not understood",
        "write 'asks to use X if legal'",
    ),
    DUEL + "  B plays Chase without shame; combat values and threat are resolved.\n": (
        "'without shame' is not understood where B is asked: Round 1: which combat card does B play? Offered: play Chase; gamble; ",
    ),
    BOARD + "    A Ann: resolve 5, the only character there\n": (
        "'the only character there' says nothing of a card; what it tells of a place, or of other cards, wants a sentence of its own",
    ),
    BOARD + "    A Ann: resolve 5\nsteps:\n" + "  all: pass\n" * 30_000: (":1: the case has 30,005 lines", "a case may have 20,000"),
}


@pytest.mark.parametrize(("text", "said"), BAD.items(), ids=[f"{said[0][:40]}" for said in BAD.values()])
def test_what_cannot_be(tmp_path, text, said):
    """Every word of the message that helps is there, and nothing is run."""
    file = tmp_path / "bad.case"
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(file)])
    assert result.exit_code
    assert all(x in result.output + str(result.exception or "") for x in said), result.output


def test_another_encoding(tmp_path):
    """A file that is not in UTF-8 is named with its line."""
    file = tmp_path / "bad.case"
    file.write_bytes("case: fine\nnote: \xe9\n".encode("latin-1"))
    result = CliRunner().invoke(main, ["check", str(file)])
    assert result.exit_code
    assert "bad.case:2: this line is not in UTF-8" in result.output + str(result.exception or "")


def test_a_mark_of_the_encoding(tmp_path):
    """A file that an editor marked as UTF-8 keeps its first case."""
    file = tmp_path / "marked.case"
    file.write_text("case: fine\ncase: fine too\n", encoding="utf-8-sig")
    assert "2 of 2 cases passed" in CliRunner().invoke(main, ["check", str(file)]).output


def test_a_case_that_expects_nothing_says_so(tmp_path):
    """A case without anything to hold against the board passes, and is named as one that expects nothing."""
    file = tmp_path / "idle.case"
    file.write_text("case: idle\ncase: busy\nsteps:\n  > A renown 0\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(file)])
    assert result.exit_code == 0
    assert "idle [rulebook-2023]\n  it expects nothing" in result.output
    assert "2 of 2 cases passed; 1 of them expected nothing" in result.output
    assert "busy" not in result.output


def test_a_mistyped_heading_hides_nothing():
    """What stands below a heading with a typo is read as what was meant; below one that means nothing it is passed over."""
    text = "case: x\nbord:\n  The Forums:\n    A Bo: combt 2\nmenu:\n  soup\nsteps:\n  A maybe\n"
    with pytest.raises(CaseErrors) as caught:
        read_case(text)
    assert [(p.line, p.message.partition(";")[0]) for p in caught.value.problems if p.line not in (4, 5)] == [
        (2, "unknown heading 'bord'"),
        (8, "'A maybe' is no step: it begins with a player, judge, chance, all, edit, pause, name or '>'"),
    ]
    assert "did you mean 'A: maybe'?" in str(caught.value)
    assert "soup" not in str(caught.value)
    assert "combt" in str(caught.value)


def test_steps_need_not_be_set_in():
    """What is expected belongs to the steps wherever it stands, and so does what follows `steps:` at the margin; headings stay headings."""
    first, second = read_cases(
        "case: one\nsetup: Two players, High Drama of Day 1; A is First Player.\n> phase = High Drama\n"
        "case: two\nsetup: Two players, High Drama of Day 1; A is First Player.\nsteps:\nA passes.\nB passes.\n> phase = Plunder\nnote: all pass\n"
    )
    assert [s.text for s in first.steps if isinstance(s, Expectation)] == ["phase = High Drama"]
    assert [(s.who, s.what) for s in second.steps if isinstance(s, Step)] == [("A", "passes"), ("B", "passes")]
    assert second.note == "all pass"


HIDDEN = """case: Hidden
setup: Two players, Plunder of Day 5; the bells just dance. At The Docks: A's Leader Alda (resolve 9, blue 2). B's zorp is high.
steps:
  The Economic Victory is checked.
  > frobs of Alda = 3
  > Alda wounds = 0
  > Bruno wounds = 0
"""


@pytest.mark.parametrize("less", ["", " B's zorp is high.", ", blue 2"])
def test_no_fault_hides_another(tmp_path, invoke, less):
    """What is wrong with set-up, cards, moment and facts is told together; a fact of a card that may not have been read is none of it."""
    (tmp_path / "hidden.case").write_text(HIDDEN.replace(less, "") if less else HIDDEN, encoding="utf-8")
    said = invoke("check", str(tmp_path / "hidden.case")).stderr
    wanted = {" B's zorp is high.": "zorp", ", blue 2": "'blue 2' says nothing", "": "bells just dance"}
    assert all(words in said for part, words in wanted.items() if part != less or not less)
    assert "no fact reads 'frobs of Alda = 3'" in said
    assert "wounds = 0" not in said


def test_one_bad_file_among_several(tmp_path, invoke):
    """The good cases of the other files are run, and what is wrong with each bad one is told."""
    for name, text in (("good", BOARD + "    A Ann: resolve 5\nsteps:\n  > Ann wounds 0\n"), ("bad", "case: x\nbord:\n"), ("worse", "nothing\n")):
        (tmp_path / f"{name}.case").write_text(text, encoding="utf-8")
    result = invoke("check", *(str(tmp_path / f"{n}.case") for n in ("bad", "good", "worse")))
    assert result.exit_code == 1
    assert "1 of 2 cases passed; 1 could not be read" in result.stdout
    assert "did you mean 'board'" in result.stderr
    assert "no case here" in result.stderr


def test_bad_cases_are_named_and_counted(tmp_path, invoke):
    """Of several cases each problem names its case, at the line of the words that are not understood, also in a set-up told in prose."""
    board = BOARD.partition("\n")[2] + "    A Ann: resolve 5\n"
    good = f"case: good\n{board}steps:\n  > Ann wounds 0\n"
    told = "case: told\nnumber: mine-2\nsetup: Two players, A to act. At The Docks: A's Ann (resolve 5);\n  no drum is beaten and nobody sings.\n"
    sure = f"case: sure\ncertainty: sure\n{board.replace('resolve', 'reslove')}"
    (tmp_path / "some.case").write_text(f"# mine\n{good}{told}{sure}case: late\ntime: Teatime\n{board}", encoding="utf-8")
    result = invoke("check", str(tmp_path / "some.case"))
    assert result.exit_code == 1
    assert "1 of 4 cases passed; 3 could not be read" in result.stdout
    wanted = (":11: mine-2: 'no drum is beaten", ":13: sure: certainty 'sure'", ":16: sure: 'reslove 5'", ":18: late: time: 'Teatime'")
    assert [x for x in wanted if f"some.case{x}" not in result.stderr] == []


def test_what_is_not_understood_of_a_card(tmp_path):
    """Of a card that is understood in part the other words are named with their place, and the case is run all the same."""
    file = tmp_path / "odd.case"
    text = BOARD + '    A Ann: resolve 5; "Action: Draw a card. Frobnicate target character."\nsteps:\n  > Ann at The Docks\n'
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(file)])
    assert result.exit_code == 0
    assert "odd.case:4: Ann says more than the engine can carry out: the words 'Frobnicate target character'" in result.output
    assert "1 of 1 cases passed" in result.output


def test_a_copy_of_itself_comes_to_an_end():
    """An ability that can only copy itself is no sentence without end: what is said behind it is never asked, and that is told."""
    text = (
        "case: x\nboard:\n  The Docks:\n    A Tilo: resolve 4\n"
        '      Echo: attachment; "Action: Copy the effects of the Action on target attachment you control."\n'
        "    A Dessa: resolve 5\n    B Kasi: resolve 5\nsteps:\n  A uses Echo's Action, copying Dessa's Action with Kasi as its target.\n"
    )
    (report,) = run_case(read_case(text))
    assert len(report.failures) == 1
