"""What a step tells of what was revealed, or whence somebody moves, is held against what came: the contrary is refused."""

import pytest

from judgekit.cases import read_case, run_case

GAMBLE = """case: x
setup: Two players; A is First Player, High Drama, A to act. At The Docks, en garde: A's Ilse (resolve 6, combat 2); B's Tomas (resolve 6,
  combat 2). B's hand is empty; B's deck, from the top: Cut (Risk, 0/1/2), Jab (Risk, 0/0/3) and five further cards. A's hand: Lunge (Risk,
  0/1/2).
steps:
  A uses the Challenge Action: Ilse engages and challenges Tomas; no Technique.
  B has Tomas accept; threat is generated.
"""
MOVE = """case: x
setup: Two players; A is First Player, High Drama, A to act. A's Gravel (resolve 3) is at A's Home, en garde. A's Orla (resolve 3) is at The
  Docks, en garde.
steps:
"""


@pytest.mark.parametrize(
    ("board", "step", "holds"),
    [
        (GAMBLE, "Round 1: B gambles, reveals Cut and Jab and plays Cut; combat values are resolved.", True),
        (GAMBLE, "Round 1: B gambles, revealing Jab and Cut, and keeps Jab.", True),
        (GAMBLE, "Round 1: B gambles and reveals Cut and Jab; B plays Jab.", True),
        (GAMBLE, "Round 1: B gambles, reveals Jab and Lunge and plays Cut; combat values are resolved.", False),
        (GAMBLE, "Round 1: B gambles, revealing Lunge, and keeps Jab.", False),
        (GAMBLE, "Round 1: B gambles and reveals Cut and Lunge; B plays Jab.", False),
        (MOVE, "A uses the Move Action with Gravel, from A's Home to The Docks.", True),
        (MOVE, "A uses the Move Action: Gravel moves from A's Home to The Forums.", True),
        (MOVE, "A uses the Move Action with Orla, from The Docks back to A's Home.", True),
        (MOVE, "A uses the Move Action with Gravel, from The Forums to The Docks.", False),
        (MOVE, "A uses the Move Action with Gravel, from B's Home to The Docks.", False),
        (MOVE, "A uses the Move Action: Gravel moves from The Docks to The Forums.", False),
    ],
)
def test_what_is_told_is_what_came(board, step, holds):
    """Of revealed cards, and of places that are left."""
    (report,) = run_case(read_case(f"{board}  {step}\n"))
    assert report.passed is holds, report.failures
