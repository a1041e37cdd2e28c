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


@pytest.mark.parametrize(
    "said",
    [
        "Gerd's threat is resolved; the round ends.",
        "Gerd takes the remaining threat; the round ends.",
        "Threat is resolved; the Final Strike effect is carried out; the round ends.",
        "Liv's threat is resolved: she is destroyed; the round ends.",
    ],
)
def test_what_is_told_of_the_threat_of_a_round_is_held(said):
    """Whose threat is resolved, that somebody falls and that a Final Strike takes effect is so, or the step fails."""
    (report,) = run_case(read_case(DUEL + f"  Round 1: B plays Jab; combat values are resolved.\n  {said}\n"), "playtest")

    assert [f for f in report.failures if "is told" in str(f)]
    (report,) = run_case(
        read_case(DUEL + "  Round 1: B plays Jab; combat values are resolved.\n  Liv takes the remaining threat; the round ends.\n"), "playtest"
    )
    assert report.passed


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("Ida has 3 wounds, Oro 4.", "> Oro wounds = 4"),
        ("Ida has 3 wounds, Oro 4.", "> Oro threat = 0"),
        ("Ida is engaged and has two wounds.", "> Ida wounds = 2"),
    ],
)
def test_a_number_alone_is_of_what_was_counted_before(said, holds):
    """`Oro 4` behind wounds is no threat."""
    board = "case: two\nsetup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Ida (resolve 8); B's Oro (resolve 9)."

    (report,) = run_case(read_case(f"{board} {said}\nsteps:\n  {holds}\n"), "2023")
    assert report.passed


@pytest.mark.parametrize(
    "said",
    [
        "All characters are en garde. At The Docks: A's Ida (resolve 8), engaged; B's Oro (resolve 9).",
        "Nobody is wounded. At The Docks: A's Ida (resolve 8), 1 wound; B's Oro (resolve 9).",
        "At The Docks: A's Ida (resolve 8), B's Oro (resolve 9). He is engaged.",
    ],
)
def test_what_is_said_of_everybody_first_is_held_against_each(said):
    """Nobody lies otherwise than all are said to, and `he` is nobody where two might be meant."""
    with pytest.raises(CaseErrors):
        run_case(read_case(f"case: two\nsetup: Two players; A is First Player, High Drama, A to act. {said}\nsteps:\n  A passes.\n"), "2023")
