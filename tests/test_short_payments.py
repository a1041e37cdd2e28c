"""What is said to be paid or discarded is all that is: a step that names too little is refused, and so is one that names too much."""

import pytest

from judgekit.cases import read_case, run_case

EQUIP = """case: x
setup: Two players; A is First Player, High Drama, A to act. {leader}At The Docks: A's Lucio (resolve 5), en garde.
  A's hand: Brass Hook (Attachment, cost 2), Wet Rope (Risk, cost 1){more}.
steps:
  {step}
"""
LEADER = "A's Leader Gaspar (resolve 8; \"Reaction: While paying for a non-character card • It has -1 cost.\") is at A's Home. "
RECRUIT = """case: x
setup: Two players; A is First Player, High Drama, A to act. At The Docks:
  the available Mercenary Tonio (cost 3, resolve 4; Negotiable); A's Ilsa (influence 2), en garde.
  A's hand: Wet Rope (Risk, cost 1).
steps:
  {step}
"""
DISCARD = """case: x
setup: Two players; B is First Player, High Drama, B to act. At The Docks: A's Renzo; B's Ilka. A has {held} cards in hand.
  B's hand: Cold Snap (Risk, cost 0; "Action:
  Target opponent discards {due} card{s}.").
steps:
  B plays Cold Snap.
  A discards {said} from hand.
"""


def failed(text):
    """What is wrong with a case, in either edition."""
    case = read_case(text)
    found = [run_case(case, edition)[0] for edition in ("2023", "playtest")]
    assert all(r.passed == found[0].passed for r in found)
    return "; ".join(f.text if hasattr(f, "text") else str(f) for f in found[0].failures)


@pytest.mark.parametrize("leader", [LEADER, ""])
@pytest.mark.parametrize(
    "step",
    [
        "A uses the Equip Action to put Brass Hook on Lucio, paying Wet Rope.",
        "A equips Brass Hook to Lucio by discarding Wet Rope.",
        "A: equip Brass Hook on Lucio paying Wet Rope",
        "A uses the Equip Action to put Brass Hook on Lucio; A pays with one card.",
    ],
)
def test_too_little_is_not_made_up_for(step, leader):
    """Neither a Reaction nor another card pays what is missing, though it is the only answer left."""
    more = "" if leader else " and Dry Rope (Risk, cost 1)"
    said = failed(EQUIP.format(leader=leader, more=more, step=step))
    assert "With this 1 is still left to pay" in said


@pytest.mark.parametrize("step", ["A recruits Tonio with Ilsa paying Wet Rope.", "A recruits Tonio with Ilsa, without parley, and pays Wet Rope."])
def test_nobody_parleys_unasked(step):
    """Nobody parleys for what the named cards do not pay."""
    assert "With this 2 is still left to pay" in failed(RECRUIT.format(step=step))


@pytest.mark.parametrize(
    "step", ["A recruits Tonio with Ilsa.", "A recruits Tonio with Ilsa; Ilsa parleys.", "A recruits Tonio with Ilsa, paying Wet Rope; Ilsa parleys."]
)
def test_what_is_left_open_goes_without_saying(step):
    """Who names no card, or who says who parleys, has said enough."""
    assert not failed(RECRUIT.format(step=f"{step}\n  > cites action/parley" if "parleys" in step else step))


@pytest.mark.parametrize(("held", "due", "said"), [(3, 1, "a card"), (3, 1, "any card"), (3, 2, "two cards of their choice"), (1, 1, "a card")])
def test_cards_that_are_alike_need_no_names(held, due, said):
    """As many as are due are discarded, whichever they are."""
    assert not failed(DISCARD.format(held=held, due=due, s="s" if due > 1 else "", said=said))


@pytest.mark.parametrize(
    ("held", "due", "said"), [(3, 1, "two cards"), (1, 1, "two cards of their choice"), (3, 2, "three cards"), (3, 1, "a card of B's choice")]
)
def test_more_cards_than_are_due(held, due, said):
    """More than is due, and another player's choice, are refused."""
    assert failed(DISCARD.format(held=held, due=due, s="s" if due > 1 else "", said=said))
