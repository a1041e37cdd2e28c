"""Steps that say whose round it is, which phases end or what the judge looks at: what is not so, or not understood, is refused."""

import pytest

from judgekit.cases import CaseErrors, read_case, run_case, write_case

DUEL = """case: told
setup: Two players; A is First Player, High Drama, A to act. At The Forums: A's Gerd (resolve 7, combat 3) and B's Liv (resolve 7, combat 2).
  B's hand: Jab (Risk, cost 0, 0/1/1). A's hand: Press (Risk, cost 1, 0/0/1). Nobody gambles.
steps:
  A uses the Challenge Action: Gerd engages and challenges Liv; no Technique.
  B does not intervene; threat is generated.
"""


@pytest.mark.parametrize(
    "said",
    [
        "In Gerd's next round B plays Jab; the round ends.",
        "Gerd's round: B plays Jab; the round ends.",
        "In A's round, B plays Jab; the round ends.",
        "Round 1 (Gerd): B plays Jab; the round ends.",
        "In the next round, which is Gerd's, B plays Jab; the round ends.",
    ],
)
def test_a_round_is_that_of_whom_it_is_said_to_be(said):
    """Whoever is said to have the round has it, or the step is refused."""
    (report,) = run_case(read_case(DUEL + f"  {said}\n"), "playtest")

    assert [f for f in report.failures if "this is said of" in str(f) and "and round 1 is Liv's" in str(f)]
    (report,) = run_case(read_case(DUEL + f"  {said}\n".replace("Gerd", "Liv").replace("A's", "B's")), "playtest")
    assert report.passed


def test_whose_round_it_is_said_to_be_is_written():
    """The written case says whose round it is, too."""
    case = read_case(DUEL + "  In Liv's next round B plays Jab; the round ends.\n")

    assert read_case(write_case(case)).shape() == case.shape()


@pytest.mark.parametrize(
    "said",
    [
        "High Drama and Plunder begin.",
        "High Drama and Plunder do not end.",
        "The judge checks Economic Victory.",
        "The judge enters 3 wounds.",
        "In the judge's next round B passes.",
        "Foo's round: B plays Jab; the round ends.",
    ],
)
def test_what_only_looks_like_such_a_step_is_refused(said):
    """What is told of phases and of the judge in other words is no step."""
    with pytest.raises(CaseErrors, match="is no step"):
        read_case(DUEL + f"  {said}\n")


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("B asks to refuse; otherwise the procedure goes on with an intervention by Liv and threat is generated.", "the procedure goes"),
        ("B plays no combat card from hand but gambles; threat is resolved.", "but gambles"),
        ("B plays Jab; combat values are resolved.\n  Gerd moves to his own Home; threat is resolved.", "Gerd is engaged already"),
        ("B plays Jab; combat values are resolved.\n  Liv moves to A's Home; threat is resolved.", "not legal"),
    ],
)
def test_what_is_not_so_is_not_taken_for_it(said, wrong):
    """Who goes where, and how a challenge goes on, is held against the game."""
    (report,) = run_case(read_case(DUEL + f"  {said}\n"), "playtest")

    assert [f for f in report.failures if wrong in str(f)]
