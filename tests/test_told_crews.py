"""Crews, Crew Caps and cards on offer in a set-up told in prose: what it means, and that its opposite is refused."""

import pytest

from judgekit.cases import CaseErrors, read_case
from judgekit.cases.opening import open_case
from judgekit.engine import to_text

BO = "At The Docks: A's Bo (resolve 4)."
HEAD = "case: told\nsetup: Two players; A is First Player, High Drama, A to act."


@pytest.mark.parametrize(
    ("said", "board"),
    [
        (f"{BO} Available there: the Mercenary Gast (cost 2)", f"{BO} The available Mercenary Gast (cost 2) is at The Docks"),
        (f"{BO} Also available there is the Mercenary Gast (cost 2)", f"{BO} The available Mercenary Gast (cost 2) is at The Docks"),
        (
            "At The Docks: A's Bo (resolve 4); available there: the Mercenaries Gast (cost 2) and Holm (cost 1)",
            f"{BO} At The Docks: the Mercenaries Gast (cost 2) and Holm (cost 1)",
        ),
        ("At The Docks lies the available Mercenary Gast, whom nobody recruits", "At The Docks lies the available Mercenary Gast"),
        ("At The Docks: the Mercenary Gast (cost 2), who has not been recruited yet", "At The Docks: the Mercenary Gast (cost 2)"),
        ("Each player has two other characters in play", "A has two other characters in play. B has two other characters in play"),
        (
            "Both Leaders have Crew Cap 6, and A and B have one other character each",
            "Both Leaders have Crew Cap 6. A has one other character in play. B has one other character in play",
        ),
        (f"{BO} A is two characters below the Crew Cap", f"{BO} A's Crew Cap is 4"),
        (f"{BO} A's crew is one short of the Crew Cap", f"{BO} A's Crew Cap is 3"),
        (f"{BO} A is at the Crew Cap", f"{BO} A's Crew Cap is 2"),
        ("At The Docks: A's Leader Bo (resolve 4). A is at the Crew Cap", "At The Docks: A's Leader Bo (resolve 4, Crew Cap 1)"),
        ("A controls three characters and is one below the Crew Cap", "A controls three characters, Crew Cap 4"),
        (f"{BO} There is also an available Mercenary Gast (cost 2)", f"{BO} The available Mercenary Gast (cost 2) is at The Docks"),
        ("There is an available Mercenary Gast (cost 2) at The Docks", "The available Mercenary Gast (cost 2) is at The Docks"),
        ("At The Docks: A's Leader Bo (Crew Cap 3). A has two fewer characters than the Crew Cap allows", "At The Docks: A's Leader Bo (Crew Cap 3)"),
        ("At The Docks: A's Leader Bo (resolve 4), en garde, A's only character in play", "At The Docks: A's Leader Bo (resolve 4)"),
        (f"{BO} At The Forums: B's Cy (resolve 3), B's only character in the City", f"{BO} At The Forums: B's Cy (resolve 3)"),
        (
            "Each player has only the Leader in play, both at The Forums: A's Bo (resolve 4); B's Cy (resolve 3), 2 wounds",
            "At The Forums: A's Leader Bo (resolve 4); B's Leader Cy (resolve 3), 2 wounds",
        ),
        (
            "Both players have only their Leaders in play, both engaged at their Homes: A's Bo (resolve 4); B's Cy (resolve 3)",
            "At A's Home: A's Leader Bo (resolve 4), engaged. At B's Home: B's Leader Cy (resolve 3), engaged",
        ),
        ("A's and B's Faction Decks hold more than ten cards each", "Both decks hold more than ten cards"),
        ("A's hand is empty and A does not gamble", "A's hand is empty"),
        ("A has two cards in hand and never gambles, and B does not react", "A has two cards in hand"),
        ("All locations are uncontrolled and nobody gets Renown from anything else", "Nobody gambles"),
    ],
)
def test_crews_and_offers_in_other_words(said, board):
    """What is told of a crew, of its Crew Cap and of what is available, in many ways."""
    told, same = (open_case(read_case(f"{HEAD} {x}.\n"), "2023") for x in (said, board))

    assert to_text(told) == to_text(same)


@pytest.mark.parametrize(
    "said",
    [
        f"{BO} Available there: B's Mercenary Gast (cost 2)",
        "Available there: the Mercenary Gast (cost 2)",
        "At The Docks lies the available Mercenary Gast, whom A has recruited",
        "At The Docks: B's Mercenary Gast (cost 2), whom nobody recruits",
        "At The Docks: A's Leader Bo (Crew Cap 4). A is two characters below the Crew Cap",
        "At The Docks: A's Leader Bo (Crew Cap 4). A is at the Crew Cap",
        "At The Docks: A's Leader Bo (Crew Cap 2). A has room for two more characters",
        "A is over the Crew Cap",
        "A controls three characters and is over the Crew Cap",
        "At The Docks: the available Mercenary Gast (cost 2), not recruited by A",
        "The Crew Cap is exceeded",
        f"{BO} At The Forums: A's Leader Cy (resolve 3), A's only character in play",
        "At The Docks: A's Leader Cy (resolve 3), A's only character in play. At The Forums: A's Di (resolve 3)",
        "At The Docks: A's Cy (resolve 3), B's only character in play",
        f"{BO} At The Docks: A's Cy (resolve 3), A's only character there",
        f"Each player has only the Leader in play, both at The Forums: A's Cy (resolve 4); B's Di (resolve 3). {BO}",
        "Each player has only the Leader in play, both at The Forums: A's Cy (resolve 4); B's Di (resolve 3) is at The Docks",
        "Each player has only two characters in play: A's Cy (resolve 4) at The Docks",
        "A's and B's Faction Decks hold fewer than ten cards each",
        "A's hand is empty and A gambles",
        "A's scheme is Toll (initiative 40; \"Plunder: Gain 1 Renown.\"), and A gets no Renown from any card. A's hand is empty",
        'Nobody gets Renown from anything else. A\'s scheme is Toll (initiative 40; "Plunder: Gain 1 Renown.")',
        "A gets Renown from cards",
    ],
)
def test_what_the_board_denies_is_refused(said):
    """The opposite of what a set-up tells of crews, Crew Caps and offers is refused, and so is what the board says otherwise."""
    with pytest.raises(CaseErrors):
        open_case(read_case(f"{HEAD} {said}.\n"), "2023")
