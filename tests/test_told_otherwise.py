"""What lists and remarks of a story say, turned into its opposite: none of it holds by accident."""

import pytest

from judgekit.cases import CaseErrors, read_case, run_case

HELD = [
    ("B and C each have a Leader with Crew Cap 5 and one other character. B's Ada is at B's Home. B's Kit is at B's Home", "the set-up tells of 3"),
    ("Revealed characters: A's Pia (Brute), B's Kit, none with Brute", "the set-up tells of 'Pia"),
    (
        "Revealed schemes, none with a 'when revealed' text: A's has initiative 50, B's 30. A's scheme: \"When revealed: Gain a Renown.\"",
        "the set-up tells of",
    ),
    ('A\'s scheme Plan (initiative 48; above the bar: "Gain a Renown."); neither has a separation bar', "the set-up tells of"),
    ("At The Docks: A's Bo (resolve 4) and B's Una (resolve 4), the only enemy character there. B's Kit is at The Docks", "the set-up tells of"),
    ("At The Docks: A's Bo (resolve 4) and B's Una (resolve 4), the only enemy character there. C's Nan is at The Docks", "the set-up tells of"),
    ("A controls The Docks (none on it). There is 2 Renown on The Docks", "Renown"),
]


@pytest.mark.parametrize(("said", "wrong"), HELD, ids=[said[:40] for said, _ in HELD])
def test_what_is_denied_is_looked_for(said, wrong):
    """What a list says that is not there is refused where the rest of the set-up tells of it."""
    with pytest.raises(CaseErrors) as caught:
        read_case(f"case: told\nsetup: Three players, clockwise A, B, C; Planning of Day 2, B is First Player. {said}.\n")
    assert wrong in str(caught.value)


def test_the_next_player_sits_on_the_left():
    """On which side each player's neighbour sits is held against the rule."""
    seats = "case: told\nsetup: Three players, clockwise A, B, C (each player's {} neighbour is the next clockwise); A is First Player, High Drama.\n"
    assert read_case(seats.format("left")).players == ("A", "B", "C")
    with pytest.raises(CaseErrors, match="sits on the left"):
        read_case(seats.format("right"))


BOARD = (
    "case: steps\nsetup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Ines (resolve 5), equipped with Ledger (Attachment: "
    '"City Action: Draw two cards.") and Map (Attachment: "City Action: Draw three cards."), and B\'s Kit (resolve 5). A\'s deck has 20 cards. '
    'A\'s hand: Jab (Risk, cost 0, 0/0/1; "Action: Wound target enemy character.").\nsteps:\n'
)
FAILING = [
    "  A uses Ledger.\n  B passes; A uses Map.\n  > cards drawn by A in step 2 = 5\n",
    "  A uses Ledger.\n  > cards drawn by A in step 3 = 2\n",
    "  A plays Jab on Kit.\n  B passes; A uses it on Kit.\n",
    "  Still in Dawn, A asks to use Ledger.\n  > option 'use Ledger in Dawn' for player A = illegal\n",
    "  A asks about Ledger.\n  > option 'use Ledger in Dusk' for player A = illegal\n",
    "  A plays Jab on Kit.\n  Counter-check of the same position without Ledger: everything is resolved.\n",
    "  A plays Jab on Kit.\n  Counter-check of the same sort, with bells on: everything is resolved.\n",
    "  Both players pass.\n  > High Drama over by passing = no\n",
    "  edit: A has 8 Renown because the tokens were counted again\n  High Drama and Plunder pass without a winner.\n",
    "  A asks two things: to use Ledger, and to use Map.\n",
]


@pytest.mark.parametrize("steps", FAILING)
def test_what_is_not_so_does_not_hold(steps):
    """What is said of another step, another phase, or of what was not done fails, and so does a counter-check that nobody understands."""
    try:
        case = read_case(BOARD + steps)
    except CaseErrors:
        return
    assert not run_case(case)[0].passed
