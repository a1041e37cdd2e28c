"""What a set-up tells of cards that somebody bears, of copies by number, and of the next Day: what is not so is found out."""

import pytest

from judgekit.cases import CaseErrors, read_case, run_case

DOCKS = "case: told\nsetup: Two players; A is First Player, High Drama, A to act. At The Docks, en garde: {}\nsteps:\n  A passes.\n"
SALVE = """case: told
setup: Two players; A is First Player, High Drama, A to act. At The Docks, en garde: A's Nils (resolve 6), 3 wounds, equipped with Salve (Attachment;
  "Action: Heal a wound from the equipped character."); B's Kurt (resolve 4).
steps:
  A uses Salve; B passes.
  A uses the Move Action with Nils, to The Forums.
  {}
"""


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("B's Ylva (resolve 6), equipped with three of A's cards: Thorn (Attachment) and Burr (Attachment).", "three of A's cards"),
        ("A's Nils (resolve 6), equipped with the second Salve (Attachment); A's Ada (resolve 5), equipped with the first Salve.", "out of turn"),
        ("B's Leader Kurt (resolve 8), 0 wounds; no Leader, no Brute.", "not to have it"),
    ],
)
def test_contradiction(told: str, wrong: str) -> None:
    """Too few cards, copies in another order and a denied trait are named."""
    with pytest.raises(CaseErrors) as error:
        run_case(read_case(DOCKS.format(told)))
    assert wrong in str(error.value)


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("In High Drama of the next Day, with Nils still in play and wounded, A asks to use Salve.", ""),
        ("In High Drama of the next Day, with Nils still in play and engaged, A asks to use Salve.", "'Nils is engaged' is told"),
        ("On Day 2, Nils still at The Forums, A asks to use Salve.", "'Nils is at The Forums' is told"),
    ],
)
def test_next_day(told: str, wrong: str) -> None:
    """What is said to be so still on another Day is held there."""
    (report,) = run_case(read_case(SALVE.format(told)))
    assert report.passed != bool(wrong)
    assert wrong in "\n".join(report.failures)


REVEALED = """case: told
setup: Two players; A is First Player, High Drama, A to act. At The Docks, en garde: A's Kolja (resolve 8, combat 2);
  B's Svea (resolve 8, combat 2). B's deck, from the top: Hop (Risk, cost 0), Husk (Risk), then others. B's hand: Whip (Risk, cost 0).
steps:
  A uses the Challenge Action: Kolja engages and challenges Svea; no Technique; B has Svea accept; threat is generated.
  {}
  The revealed cards are {}; B plays Hop; combat values and threat are resolved; the round ends.
"""


@pytest.mark.parametrize(
    ("gambles", "cards", "wrong"),
    [
        ("Round 1: B gambles.", "Hop and Husk", ""),
        ("Round 1: B gambles.", "Hop and Whip", "Hop and Husk are revealed"),
        ("Round 1: B gambles and, two cards being needed, the empty deck is replaced.", "Hop and Husk", "no deck has run out by then"),
    ],
)
def test_revealed(gambles: str, cards: str, wrong: str) -> None:
    """Which cards a gamble reveals, and that a deck has run out, is held where it is told."""
    (report,) = run_case(read_case(REVEALED.format(gambles, cards)))
    assert report.passed != bool(wrong)
    assert wrong in "\n".join(report.failures)
