"""What is shown beside a sentence that nothing understands: one of the case book that is like it."""

import re

import pytest

from judgekit.cases.reader import cases_of
from judgekit.library.examples import SETUP, STEP, one_like

HEADING = "case: One\nedition: 2023\n"


@pytest.mark.parametrize(
    ("said", "kind", "word"),
    [
        ("A's and B's Faction Decks hold more than ten cards each", SETUP, "decks"),
        ("each player has two other characters in play", SETUP, "two other characters in play"),
        ("A is two characters below the Crew Cap", SETUP, "below the Crew Cap"),
        ("both Leaders are unwounded at their Homes", SETUP, "at their Homes"),
        ("In Sunniva's next round B plays no combat card; threat is resolved; the round ends.", STEP, "B plays no combat card"),
        ("The City Deck cards of Dawn get placed", STEP, "The City Deck cards"),
    ],
)
def test_a_sentence_like_it_is_shown(said: str, kind: str, word: str) -> None:
    """A set-up or step that is not understood is shown beside one of the case book that is like it."""
    near = one_like(said, kind)
    assert near.startswith("; understood, for instance: ")
    assert word.casefold() in near.casefold()


@pytest.mark.parametrize("kind", [SETUP, STEP])
@pytest.mark.parametrize("said", ["", "…", "Quux frobnicates sideways", "42"])
def test_nothing_is_shown_where_nothing_is_like_it(said: str, kind: str) -> None:
    """Words that no sentence has in common with it show none."""
    assert one_like(said, kind) == ""


def test_names_players_and_numbers_do_not_matter() -> None:
    """The same sentence of somebody else is shown the same example."""
    one = one_like("Both Leaders are at their Homes, Panache 7", SETUP)
    assert one == one_like("Both Leaders are at their Homes, Panache 3", SETUP)
    assert one_like("Gro is happily engaged at the pier by B", SETUP) == one_like("Ulf is happily engaged at the pier by C", SETUP)


def test_every_problem_of_a_setup_has_its_own_example() -> None:
    """Each sentence that is not understood has the example that is like it."""
    told = "Both Leaders are quite unwounded at their two Homes. All schemes have oddly initiative 47, panache modifier 0."
    text = f"{HEADING}setup: Two players. {told}\nsteps:\n  A passes.\n"
    _, problems = cases_of(text, "one.case")
    shown = [m[1] for x in problems if (m := re.search(r"understood, for instance: (.+)$", x.message))]
    assert len(shown) == len(problems) == 2
    assert len(set(shown)) == 2


def test_what_is_shown_is_understood_where_it_is_written_instead() -> None:
    """Whoever writes what is shown is understood."""
    near = one_like("A is two characters below the Crew Cap", SETUP)
    told = near.partition(": ")[2].strip("'\"")
    text = f"{HEADING}setup: Two players. A's Leader Bo (Crew Cap 6) is at A's Home. {told}.\nsteps:\n  A passes.\n"
    assert cases_of(text, "one.case")[1] == []
