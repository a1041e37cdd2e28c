"""What the lines of a game say, and what they leave unsaid."""

from judgekit.cases import read_case
from judgekit.cases.play import Session
from judgekit.games.five_sails import GAME

BOARD = """case: lines
time: High Drama, A to act
board:
  The Forums:
    A Bo: combat 2
    B Cas: combat 3
  hand of B:
    Feint: risk, cost 0, 0/2/1; "Maneuver: Add 1 threat to the adversary's threat pool."
"""


def lines_of(edition: str, *steps: str) -> list[str]:
    """The lines of some steps."""
    session = Session(read_case(BOARD), GAME.editions[edition == "playtest"])
    return [line.strip() for step in steps for line in session.do(step)]


def test_the_last_pass_hands_on_no_priority():
    """High Drama is over where all have passed; before that priority goes on."""
    for edition in ("2023", "playtest"):
        passing = [line for line in lines_of(edition, "A: pass", "B: pass") if "Priority goes" in line]
        assert passing == ["Priority goes to B.  [action/pass-priority]"]


def test_where_the_sentence_stands_that_may_forbid():
    """A Maneuver beside its values is a disputed point of the playtest: the line names the passage that may be read otherwise."""
    fought = lines_of("playtest", "A: challenge with Bo, Cas; no technique", "B: do not intervene", "B: play Feint", "B: use Feint's Maneuver")
    (line,) = (line for line in fought if "unsettled/maneuver-may-not" in line)
    assert "; A Round of the Duel, under Combat Values" in line
