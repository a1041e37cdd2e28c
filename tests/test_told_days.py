"""Which Day is told to begin or to end: one that has begun already, or is over, is refused; a step that is only reached has not been done."""

import pytest

from judgekit.cases import read_case, run_case
from judgekit.cases.play import Session
from judgekit.cases.play.shown import prompt_of

BOARD = """case: days
setup: Two players; {when}. A is First Player. A's Leader Otto (resolve 8) is at A's Home. B's Leader Ulla (resolve 8) is at B's Home.
steps:
  {step}
  > day {day}
"""


def failures(when, step, day):
    """What is wrong with a step that is told at some time, if it is Day `day` then."""
    return "; ".join(run_case(read_case(BOARD.format(when=when, step=step, day=day)), "2023")[0].failures)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("The Day begins.", "Day 3 has begun already"),
        ("Day 3 begins.", "Day 3 has begun already"),
        ("Day 2 begins.", "said of Day 2, and it is Day 3"),
        ("The second Day has ended.", "said of Day 2, and it is Day 3"),
    ],
)
def test_a_day_that_has_begun_or_is_over(step, said):
    """It is refused, and the game does not go on to another Day instead."""
    for day in (3, 4):
        assert said in failures("High Drama of Day 3", step, day)


@pytest.mark.parametrize(
    ("when", "step", "day"),
    [
        ("Dawn of Day 3", "Dawn begins.", 3),
        ("Dusk of Day 3", "The Day begins.", 4),
        ("High Drama of Day 3", "Dawn begins.", 4),
        ("Dusk of Day 2", "The fourth Day begins.", 4),
        ("Dusk of Day 2", "The fifth Day has ended.", 5),
    ],
)
def test_the_day_that_is_meant(when, step, day):
    """It is that Day, and no other one."""
    assert not failures(when, step, day)
    assert failures(when, step, day + 1)
    assert failures(when, step, day - 1)


def test_stepping_says_what_has_not_been_done():
    """Where the game stops before a step of Planning, stepping says that nothing of it has been done; where it has been, it does not."""
    chosen = "".join(f"  {who}'s chosen cards:\n    Entry of {who} (scheme, initiative 70)\n    Friend of {who}\n" for who in "AB")
    board = f"case: days\ntime: Planning of Day 2, reveal\nboard:\n{chosen}steps:\n  Planning goes on up to Muster.\n"
    session = Session(read_case(board), "2023")
    session.do("follow")
    assert "the game stands before Muster, of which nothing has been done" in prompt_of(session.p)
    session.do("Planning goes on up to and including Muster.")
    assert "Muster" not in prompt_of(session.p)
