"""Lines that somebody at the table understands: what was counted, who decided, and what belongs under what."""

import pytest

from judgekit.cases import read_case, run_case
from judgekit.cases.as_data import run_data
from judgekit.cases.play import Session
from judgekit.cases.sentences.any_order import ANY_ORDER
from judgekit.games.five_sails import GAME

COUNTS = """case: counting
renown: A 3
time: High Drama, A to act
board:
  The Docks (controlled by A):
    A Bo: resolve 5; "Action: {}"
    A Ann: resolve 5, combat 2, wounds 1
    B Cas: resolve 9, wounds 3
  hand of A: Jab, Feint
  deck of A: 9 unknown
steps:
"""
COUNTED = [
    ("Draw a card for each wound on target enemy character.", "3 wounds on Cas are counted for it."),
    ("Draw a card for each wound on target other friendly character.", "1 wound on Ann is counted for it."),
    ("Draw a card for each wound on Bo.", "No wound on Bo is counted for it: nothing comes of it."),
    ("Draw a card for each wound on target enemy character, maximum 2.", "3 wounds on Cas are counted for it, but no more than 2."),
    ("Draw a card for each Combat of target other friendly character.", "The Combat of Ann is counted for it: 2."),
    ("Draw a card for each card in your hand.", "2 cards in the hand of A are counted for it."),
    ("Draw a card for each location you control.", "1 location that A controls is counted for it."),
    ("Draw a card for each friendly character.", "2 are counted for it (friendly character): Bo and Ann."),
    ("Draw a card for each enemy Sorcerer.", "There is none to count for it (enemy Sorcerer): nothing comes of it."),
]


@pytest.mark.parametrize(("text", "said"), COUNTED)
def test_what_has_been_counted_is_told_in_plain_words(text, said):
    """How much of what is there, of whom, or that there is none."""
    session = Session(read_case(COUNTS.replace("{}", text)), GAME.editions[0])
    target = {"enemy ch": "on Cas", "other fr": "on Ann"}.get(text.partition("target ")[2][:8], "")
    told = session.do(f"A: use Bo's Action {target}".strip())
    assert any(f"{said}  [play/resolve]" in line for line in told), told


HOME = """case: two that go Home
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5, engaged; "Forced: After Bo moves • Wound Bo."
    A Ann: resolve 5, engaged
"""


def test_what_waits_to_happen_sets_nothing_in():
    """Whoever becomes en garde and goes Home is told level, though an ability answers the going."""
    session = Session(read_case(HOME), GAME.editions[0])
    said = [*session.do("A: pass"), *session.do("B: pass")]
    depths = {len(x) - len(x.lstrip()) for x in said if "becomes en garde." in x or "moves to Home" in x}
    assert len(depths) == 1, said


TURNS = """case: the order of Reactions
first player: B
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5; "Reaction: After Bo engages • Draw a card."
    B Cas: resolve 5; "Reaction: After an enemy character engages • Draw a card."
  deck of A: 3 unknown
  deck of B: 3 unknown
"""


@pytest.mark.parametrize(("first", "is_open"), [("Cas first", False), ("Bo first", True)])
def test_the_order_is_open_only_against_the_turn_order(first, is_open):
    """The First Player's own Reaction comes first by the turn order: of that nothing is unsaid, and nobody is asked."""
    session = Session(read_case(TURNS), GAME.editions[0])
    told = [line for x in ("A: move Bo to The Forums", "B: use Cas's Reaction", "A: use Bo's Reaction", f"B: {first}") for line in session.do(x)]
    assert not any("unsettled/reaction-order" in line for line in told), told
    assert any("After: " in line for line in told) != is_open, told
    assert (session.p.asking is not None and session.p.asking.question == "decide") == is_open


LATE = (
    TURNS
    + """steps:
  A: move Bo to The Forums
  B: no reaction
  A: use Bo's Reaction
  B: use Cas's Reaction
"""
)


def test_who_has_let_a_reaction_pass_is_refused_for_that():
    """Where another Reaction to the same thing has been resolved, nothing waits any more for whoever has decided."""
    (failure,) = run_case(read_case(LATE), GAME.editions[0])[0].failures
    assert "not legal: B has decided already about the Reaction of Cas. (" in failure


REVEALED = """case: an order that nobody has to say
edition: 2023
first player: B
time: Planning of Day 2, reveal
board:
  A's chosen cards:
    Dawn Toll: scheme, initiative 20; "When revealed: Draw a card."
  B's chosen cards:
    Dusk Toll: scheme, initiative 40; "When revealed: {}"
  A's deck: 5 unknown
  B's deck: 5 unknown
steps:
  Both players reveal.
  {}The "when revealed" effects are resolved.
"""


@pytest.mark.parametrize(("said", "told"), [("", 1), ("B: Dawn Toll first\n  ", 0)])
def test_an_order_that_nobody_said_is_told_once(said, told):
    """Where several wait and every order comes to the same, a line says so; not where somebody has said one."""
    (report,) = run_case(read_case(REVEALED.format("Draw two cards.", said)), GAME.editions[0])
    assert report.passed, report.failures
    assert sum(line.text == ANY_ORDER for line in report.lines) == told
    assert sum("draws a card" in line.text for line in report.lines) == 3


TIED = """case: a tie to the left of which stands somebody else
edition: 2023
players: A, B, C
first player: A
time: Planning of Day 3, reveal
board:
  A's chosen cards:
    Slow Tide: scheme, initiative 60
  B's chosen cards:
    Low Tide: scheme, initiative 35
  C's chosen cards:
    High Tide: scheme, initiative 60
steps:
  The Determine Initiative step is carried out.
  > rule status = silent
"""


def test_a_record_ends_with_what_is_open_there():
    """Behind the last line stands what the judge is to decide, with the readings."""
    (report,) = run_case(read_case(TIED), GAME.editions[0])
    assert report.passed, report.failures
    tie, last = (line for line in report.lines[-2:])
    assert tie.text == "Initiative is tied at 60 between A and C, and B to the left is not among them."
    assert last.rule.endswith("unsettled/initiative-tie-neighbour")
    assert "the judge decides: " in last.text
    assert " | " in last.text
    assert run_data(read_case(TIED), GAME.editions[0])["lines"][-1]["text"] == last.text


DISCOUNT = """case: a payment that falls short
edition: 2023
time: High Drama, A to act
board:
  The Docks:
    A Baldo: resolve 8; "Reaction: While paying for a non-character card • It has -1 cost."
  hand of A:
    Axe: attachment, cost 3
    Net: risk, cost 1
    Cup: risk, cost 1
"""


@pytest.mark.parametrize(
    ("paid", "help_"),
    [
        ("Net, Cup", "1 more, or the Reaction of Baldo, not used so far, which takes off 1: then just this payment is enough."),
        ("Net", "2 more, or the Reaction of Baldo, not used so far, which takes off 1."),
    ],
)
def test_what_would_help_names_what_was_not_used(paid, help_):
    """A Reaction that lowers the cost while it is being paid, and whether it would do by itself."""
    (reason,) = Session(read_case(DISCOUNT), GAME.editions[0]).do(f"why equip Axe on Baldo paying {paid}")[1:]
    assert f"What would help: {help_}" in reason


ONCE = """case: the first time only
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 9, combat 3
    B Cas: resolve 9, combat 2; "Forced: {}"
  hand of A:
    Jab: risk, cost 0, 0/0/2
  hand of B:
    Duck: risk, cost 0, 0/2/1
steps:
"""
FIRST = [
    ("During a duel, the first time this character would be wounded • Reduce the number by one.", "in round 1"),
    ("The first time each Day this character would be wounded • Reduce the number by one.", "earlier this Day"),
]


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize(("text", "when"), FIRST)
def test_what_has_had_its_first_time_is_told_of_when_it_would_be_expected_again(edition, text, when):
    """Once for each time at which it would have answered, and not where it still does."""
    answer = "B: accept" if edition == GAME.editions[0] else "B: do not intervene"
    session = Session(read_case(ONCE.replace("{}", text)), edition)
    first = [line for x in ("A: challenge with Bo, Cas; no technique", answer, "B: play Duck") for line in session.do(x)]
    assert not any("works the first time" in line for line in first)
    then = [line for x in ("A: play Jab", "B: play no combat card") for line in session.do(x)]
    told = [line for line in then if "works the first time" in line]
    assert len(told) == 1, (first, then)
    assert f"and that was {when}: it does not work again." in told[0]


SET = """case: what is added to a value that was set
time: High Drama, A to act
board:
  The Docks:
    A Bo: combat 3; "Action: Set the Combat of Bo to 1." "Action: {}"
steps:
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Bo gains +2 Combat.", "The Combat of Bo is set to 1 and stays so: +2 until the Day ends does not change it.  [set-value/unchangeable]"),
        ("Bo gains +2 Finesse.", "Bo has +2 Finesse until the Day ends.  [duration/outside-duel]"),
    ],
)
def test_what_changes_nothing_is_not_told_as_if_it_did(text, said):
    """Beside a value that was set stands one line, not first that it is higher and then that it is not."""
    session = Session(read_case(SET.replace("{}", text)), GAME.editions[1])
    told = [line.strip() for x in ("A: use Bo's Action", "B: pass", "A: use Bo's second Action") for line in session.do(x)]
    assert said in told, told
    assert sum("+2" in line for line in told) == 1


RICH = """case: who is rich enough
players: A, B, C
renown: {}
time: day 3, Plunder
steps:
  Plunder is carried out up to and including the check for Economic Victory.
"""


@pytest.mark.parametrize(
    ("renown", "said"),
    [
        ("A 8, B 8, C 7", ["A, B and C have seven or more Renown: 8, 8 and 7.", "A and B have 8 Renown each: another Day is played."]),
        ("A 7, B 3, C 9", ["A and C have seven or more Renown: 7 and 9.", "Of them C has the most, 9."]),
    ],
)
def test_who_has_enough_renown_is_named(renown, said):
    """All who have it, also those who have not the most of it."""
    (report,) = run_case(read_case(RICH.replace("{}", renown)), GAME.editions[0])
    texts = [line.text for line in report.lines]
    assert [text for text in texts if text in said] == said, texts
