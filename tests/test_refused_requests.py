"""What `play` says of requests that are refused: each of them, with what spoke against it where it was made."""

import pytest

from judgekit.cases import read_case
from judgekit.cases.play import Session

BOARD = """case: requests in vain
players: A, B
board:
  The Forums:
    A Cato: resolve 5, combat 2, "City Action: Draw a card."
    B Dario: resolve 5, "Forced: After Dario is wounded • Draw a card."
  The Docks:
    B Fio: resolve 5
  hand of A:
    Dart: risk, cost 0, "City Action: Wound target opposing character."
    Jab: risk, cost 3, "City Action: Wound target opposing character."
  A's deck: 5 unknown
  B's deck: 5 unknown
steps:
"""
JAB = "The cost is 3; the other cards in the hand of A are worth 1."
FIO = "Fio is no character that A has in play."
ASKED = [
    ([], "A asks to play Jab with Cato on Dario and to claim with Fio", [JAB, FIO]),
    ([], "A asks to play Jab with Cato on Dario, then to claim with Fio; otherwise A passes", [JAB, FIO]),
    ([], "A asks to play Jab with Cato on Dario and asks to claim with Fio; otherwise A passes", [JAB, FIO]),
    (["A: play Dart with Cato on Dario"], "B asks to decline Dario's Forced", ["The Forced ability of Dario is not optional"]),
]


@pytest.mark.parametrize(("done", "text", "reasons"), ASKED, ids=[t for _, t, _ in ASKED])
def test_each_refused_request_is_told_with_its_own_reasons(done, text, reasons):
    """Also a wish to leave out what is Forced, about which nobody is asked."""
    session = Session(read_case(BOARD), "2023")
    for each in done:
        session.do(each)
    said = session.do(text)
    assert sum(x.startswith("refused: ") for x in said) == len(reasons), said
    for reason in reasons:
        assert any(reason in x for x in said), said


def test_what_is_done_instead_does_not_speak_against_what_was_asked_for():
    """The reasons are those of the moment of the request."""
    said = Session(read_case(BOARD), "2023").do("A asks to play Jab with Cato on Dario; otherwise A uses Cato's Action")
    assert [x for x in said if JAB in x]
    assert not any("has been used" in x or "priority" in x for x in said[:3]), said
