"""Nothing that a step tells is left out in silence: nonsense behind it is refused, and so is an outcome that does not come."""

import re
from dataclasses import replace

import pytest
from engine_tools import CASES, cases

from judgekit.cases import CaseErrors, read_case, run_case
from judgekit.cases.model import Step
from judgekit.cases.wordings.story import wonders

SAMPLE = 9
"""Of so many cases, one is told with something behind its steps that does not belong there."""
NOT_TOLD = {"name", "edit", "pause", "go on", "chance", "judge", "undo", "again", "go"}
BEHIND = ("; the moon is green", " and sings a song", "; A gains 7 Renown", "; B draws nine cards", "; 9 threat is generated", "; the duel ends")


def told_steps(case):
    """The steps that tell what is done, each with its place; of mere questions nothing comes."""
    steps = ((n, s) for n, s in enumerate(case.steps) if isinstance(s, Step) and s.who not in NOT_TOLD)
    return [(n, s) for n, s in steps if not wonders(s.what) and "asks" not in s.what and "present" not in s.what]


def swallowed(case, n, step, behind):
    """Whether a case passes, in its first edition, with something told behind one of its steps."""
    told = replace(step, what=f"{step.what.rstrip('.')}{behind}")
    try:
        reports = run_case(replace(case, steps=(*case.steps[:n], told, *case.steps[n + 1 :])), step.edition or case.editions[0])
    except CaseErrors:
        return False
    return all(r.passed for r in reports)


@pytest.mark.parametrize("topic", [f.stem for f in CASES])
def test_what_is_told_behind_a_step_is_held(topic):
    """Of nonsense, and of outcomes that do not come, behind the steps of a sample of the cases, next to nothing is swallowed."""
    sample = [c for n, c in enumerate(c for c in cases() if c.number.rpartition("-")[0] == topic) if n % SAMPLE == 0]
    tried, kept = 0, []
    for k, case in enumerate(c for c in sample if told_steps(c)):
        steps = told_steps(case)
        n, step = steps[k % len(steps)]
        behind = BEHIND[k % len(BEHIND)]
        tried += 1
        if swallowed(case, n, step, behind):
            kept.append(f"{case.number}: {step.what}{behind}")
    assert len(kept) <= 1 + tried // 25, kept


BOARD = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5
    B Una: resolve 3
  hand of A:
    Shot: risk, cost 0; "Action: Wound target enemy character."
    Two: risk, cost 0; "Action: Draw two cards."
  deck of A: 5 unknown
steps:
  A: {told}
"""


@pytest.mark.parametrize(
    "told",
    [
        "plays Shot on Una; Una is wounded",
        "plays Shot on Una; she suffers 1 wound",
        "plays Shot on Una; Una suffers a wound and stays en garde",
        "plays Two; A draws two cards",
    ],
)
def test_what_comes_of_it_may_be_told(told):
    """An outcome that comes may be told with what is done."""
    (report,) = run_case(read_case(BOARD.format(told=told)))
    assert report.failures == []


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("plays Shot on Una; A gains 2 Renown", "gain 2 Renown"),
        ("plays Shot on Una; Bo suffers a wound", "Bo suffers a wound"),
        ("plays Two; A draws three cards", "draws three cards"),
        ("plays Two; the crowd is pleased", "the crowd is pleased"),
    ],
)
def test_what_does_not_come_is_said(told, wrong):
    """An outcome that does not come is named, with what was told."""
    (report,) = run_case(read_case(BOARD.format(told=told)))
    assert any(re.search(re.escape(wrong), f) for f in report.failures), report.failures


DUEL = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5, combat 2
    B Una: resolve 5, combat 1
  hand of B:
    Jab: risk, cost 0, 0/1/1
steps:
  A uses the Challenge Action: Bo challenges Una.
  {accepts}
  {plays}
"""
ACCEPTS, PLAYS = "B accepts; 2 threat is generated.", "B plays Jab; Parry removes 1 threat; Thrust adds 1 threat; Una suffers 1 wound; round 1 ends."


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("2 threat is generated", "3 threat is generated"),
        ("Parry removes 1 threat", "Parry removes 4 threat"),
        ("Thrust adds 1 threat", "Thrust adds three threat"),
        ("Una suffers 1 wound", "Una suffers 2 wounds"),
        ("round 1 ends", "round 2 ends"),
    ],
)
def test_numbers_that_are_told_are_held(right, wrong):
    """How much threat and how many wounds are told to come of a round, and which round is over, is held against what comes."""
    told = DUEL.format(accepts=ACCEPTS, plays=PLAYS)
    (report,) = run_case(read_case(told))
    assert report.failures == []
    (report,) = run_case(read_case(told.replace(right, wrong)))
    assert any(wrong in f for f in report.failures), report.failures
