"""Set-ups told in prose: other words for the same board, and what must be refused."""

import pytest

from judgekit.cases import CaseErrors, read_case
from judgekit.cases.opening import open_case
from judgekit.engine import to_text

ALIKE = (
    ("Two players about to set up.", "Two players; the game has not been set up yet."),
    ("The City Deck has 9 cards and its discard pile is empty.", "The City Deck holds all of its 9 cards. Its discard pile is empty."),
    ("Leaders' Panache: A 4, B 5.", "The Leaders have Panache 4 (A) and 5 (B)."),
    ("A's Leader has Crew Cap 4. B's Leader has Crew Cap 6.", "Crew Caps of both Leaders: A 4; B 6."),
    (
        "A's scheme is Low Tide (initiative 20). B's scheme is High Sun (initiative 30).",
        "Chosen schemes: A's Low Tide (initiative 20); B's High Sun (initiative 30).",
    ),
    ("At The Docks: the available Mercenary Olmo (cost 2).", "In Dawn the Mercenary Olmo (cost 2) was put on The Docks."),
    ("At The Docks: the available Mercenary Olmo (cost 2).", "City cards: on The Docks the Mercenary Olmo (cost 2)."),
    (
        "A's Leader Ida (resolve 8), engaged, is at The Docks; A has 3 cards in hand; A has 2 Renown.",
        "A: Leader Ida (resolve 8) at The Docks, engaged; 3 cards in hand; Renown 2.",
    ),
    (
        "A's Bo (resolve 3) is at A's Home. A's Leader Ida (resolve 8) is at The Docks.",
        "A's Leader is Ida (resolve 8). A controls Bo (resolve 3). Ida is at The Docks.",
    ),
    ("A's Leader Ida (resolve 8) is at The Docks.", "A's Leader is Ida (resolve 8). At The Docks: A's Ida."),
    ("C's Leader is in play.", "C has only a Leader, at C's Home."),
    ("At The Docks: the event Fog (renown 2, Event).", "At The Docks: the event Fog (Event). There are 2 Renown on Fog."),
    ("The Docks is controlled by A with 2 Renown; The Forums is controlled by A.", "A controls The Docks (2 Renown on it) and The Forums (none)."),
)
"""Two ways of telling one board."""
REFUSED = (
    ("High Drama, A to act. The City Deck has 9 cards; once shuffled, its top card is Fog (Event).", "tells how a deck lies once it is shuffled"),
    ("High Drama, A to act. A controls Bo and Una: four characters.", "4 characters of A are told of, but 2 are named"),
    ("High Drama, A to act. A controls Bo and Una, both engaged. Una is at The Docks, en garde.", 'the set-up tells of "A\'s Una, engaged"'),
    ("High Drama, A to act. A's Leader Ida (resolve 8) is at A's Home. Ida is at The Docks.", "'Ida is at The Docks' is not understood"),
    ("High Drama, A to act. A: Bo (resolve 3), engaged, and Una at The Docks, all en garde.", "is not understood"),
    ("High Drama, A to act. A: sings at The Docks; 3 cards in hand.", "is not understood"),
    ("Planning of Day 3. For Day 2 A has chosen Low Tide (initiative 20).", "is another Day than the one at which the case begins"),
    ("High Drama, A to act. A's Bo is at The Docks, where nobody else is. B's Una is at The Docks.", "is said, and the set-up tells of"),
    ("High Drama, A to act. C has only a Leader. C's Bo is at The Docks.", "is said, and the set-up tells of 2"),
    ("High Drama, A to act. A's scheme is Keen Nose (panache 0), the chosen character being B's Una.", "cannot keep 'Una' in mind"),
    ("High Drama, A to act. A draws a character without abilities.", "is not understood"),
    ("High Drama, A to act. Dawn has put A's Bo on The Docks.", "is not understood"),
)
"""What is told otherwise than it can be, and what is said of it."""


def board(setup: str) -> str:
    """The position of a set-up as text, for three players where C is told of."""
    players = "Three players" if "C" in setup.replace("City", "").replace("Crew Cap", "").replace("Chosen", "") else "Two players"
    told = setup if setup.startswith("Two players") else f"{players}. {setup}"
    return to_text(open_case(read_case(f"case: told\nsetup: {told}\nsteps:\n  > rule status explicit\n"), "2023"))


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_other_words_for_the_same_board(one: str, other: str) -> None:
    """Both ways of telling lead to one position."""
    assert board(one) == board(other)


@pytest.mark.parametrize(("setup", "message"), REFUSED)
def test_what_cannot_be_so_is_refused(setup: str, message: str) -> None:
    """The set-up is refused, and it is said why."""
    players = "Three players" if " C " in setup else "Two players"
    with pytest.raises(CaseErrors, match=r".") as error:
        open_case(read_case(f"case: told\nsetup: {players}, {setup}\nsteps:\n  > rule status explicit\n"), "2023")
    assert any(message in problem.message for problem in error.value.problems)
