"""Facts that name where a card lies: a place that is none, or is not the card's, is refused and never passes by being denied."""

import pytest

from judgekit.cases import read_case
from judgekit.cases.opening import open_case
from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.lying_there import Unknown
from judgekit.games.five_sails.facts.stating import state_fact

BOARD = "case: told\nsetup: Two players; High Drama, A to act. At The Docks: A's Olga (resolve 4), engaged, 2 wounds. A's hand: Hop (Risk).\n"


@pytest.mark.parametrize(
    "said",
    ["Hop in the hand engaged = no", "Olga at The Docks wounds = 2", "Olga, who is at The Docks, is unwounded = no", "Olga engaged at The Docks"],
)
def test_a_card_told_apart_by_where_it_lies(said):
    """The fact itself is held, where the card lies just there."""
    assert alike(*state_fact(open_case(read_case(BOARD), "2023"), (), said))


@pytest.mark.parametrize(
    "said",
    [
        "Olga at The Forums engaged = no",
        "not Olga engaged at The Forums",
        "Olga engaged in the dueling line = no",
        "Hop in hand of B engaged = no",
        "Hop in the hand battered = no",
        "not Hop zone = the pantry",
        "players tied on shoes = none",
    ],
)
def test_what_is_no_place_is_refused(said):
    """Neither the fact nor its denial holds of a card that lies elsewhere, or of what no card lies in."""
    with pytest.raises(Unknown):
        state_fact(open_case(read_case(BOARD), "2023"), (), said)
