"""Nothing that a step tells is left out in silence: nonsense behind it is refused, and so is an outcome that does not come."""

import re
from dataclasses import replace

import pytest
from engine_tools import CASES, cases

from judgekit.cases import CaseErrors, read_case, run_case
from judgekit.cases.model import Step
from judgekit.cases.wordings.wondering import wonders

SAMPLE = 9
"""Of so many cases, one is told with something behind its steps that does not belong there."""
NOT_TOLD = {"name", "edit", "pause", "go on", "chance", "judge", "undo", "again", "go"}
BEHIND = ("; the moon is green", " and sings a song", "; A gains 7 Renown", "; B draws nine cards", "; 9 threat is generated", "; the duel ends")


def told_steps(case):
    """The steps that tell what is done, each with its place; of mere questions nothing comes."""
    steps = ((n, s) for n, s in enumerate(case.steps) if isinstance(s, Step) and s.who not in NOT_TOLD)
    return [(n, s) for n, s in steps if not wonders(s.what) and "asks" not in s.what and "present" not in s.what]


def swallowed(case, n, step, behind):
    """Whether a case passes, in its first edition, with something told behind one of its steps."""
    told = replace(step, what=f"{step.what.rstrip('.')}{behind}")
    try:
        reports = run_case(replace(case, steps=(*case.steps[:n], told, *case.steps[n + 1 :])), step.edition or case.editions[0])
    except CaseErrors:
        return False
    return all(r.passed for r in reports)


@pytest.mark.parametrize("topic", [f.stem for f in CASES])
def test_what_is_told_behind_a_step_is_held(topic):
    """Of nonsense, and of outcomes that do not come, behind the steps of a sample of the cases, next to nothing is swallowed."""
    sample = [c for n, c in enumerate(c for c in cases() if c.number.rpartition("-")[0] == topic) if n % SAMPLE == 0]
    tried, kept = 0, []
    for k, case in enumerate(c for c in sample if told_steps(c)):
        steps = told_steps(case)
        n, step = steps[k % len(steps)]
        behind = BEHIND[k % len(BEHIND)]
        tried += 1
        if swallowed(case, n, step, behind):
            kept.append(f"{case.number}: {step.what}{behind}")
    assert len(kept) <= 1 + tried // 25, kept


BOARD = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5
    B Una: resolve 3
  hand of A:
    Shot: risk, cost 0; "Action: Wound target enemy character."
    Two: risk, cost 0; "Action: Draw two cards."
  deck of A: 5 unknown
steps:
  A: {told}
"""


@pytest.mark.parametrize(
    "told",
    [
        "plays Shot on Una; Una is wounded",
        "plays Shot on Una; she suffers 1 wound",
        "plays Shot on Una; Una suffers a wound and stays en garde",
        "plays Two; A draws two cards",
    ],
)
def test_what_comes_of_it_may_be_told(told):
    """An outcome that comes may be told with what is done."""
    (report,) = run_case(read_case(BOARD.format(told=told)))
    assert report.failures == []


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("plays Shot on Una; A gains 2 Renown", "gain 2 Renown"),
        ("plays Shot on Una; Bo suffers a wound", "Bo suffers a wound"),
        ("plays Two; A draws three cards", "draws three cards"),
        ("plays Two; the crowd is pleased", "the crowd is pleased"),
    ],
)
def test_what_does_not_come_is_said(told, wrong):
    """An outcome that does not come is named, with what was told."""
    (report,) = run_case(read_case(BOARD.format(told=told)))
    assert any(re.search(re.escape(wrong), f) for f in report.failures), report.failures


COSTS = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5; "Action: Draw a card."
    A Una: resolve 3, influence 2
  hand of A:
    Way: risk, cost 0; "Action: Move target character you control to any location."
steps:
  {told}
"""


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("A uses Bo's Action: Bo engages as its cost.", "Bo becomes engaged"),
        ("A uses Bo's Action: Bo is wounded as its cost.", "Bo suffers a wound"),
        ("A uses the Claim Action with Una: Bo engages as its cost.", "as its cost' is not understood"),
        ("A plays Way on Bo, moving Una to The Forums.", "'move Una' is not understood"),
        ("A plays Way on Bo; A sends Una to The Forums.", "Una"),
    ],
)
def test_who_pays_and_who_moves_is_held(told, wrong):
    """Who is said to engage or to be wounded for a cost, and whom an effect is said to move, is held against the game."""
    (report,) = run_case(read_case(COSTS.format(told=told)))
    assert any(wrong in f for f in report.failures), report.failures


TURNS = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: influence 2
    Gil: Mercenary, cost 2
    Kim: Mercenary, cost 2
    B Una: "Reaction: After an opponent's Action resolves • Draw a card."
  A's hand: 3 unknown
steps:
  A uses the Recruit Action with Bo on Gil.
  {told}
"""


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("A pays the rest and recruits Gil. Priority passes to B.", ""),
        ("A pays the rest and recruits Gil. Priority passes to A.", "active player = A: it is B"),
        ("A pays the rest, recruiting Kim.", "recruiting Kim"),
        ("A pays the rest and equips Gil.", "equip"),
        ("Priority passes on.", ""),
    ],
)
def test_what_is_paid_for_and_whose_turn_it_is_are_held(told, wrong):
    """What somebody is said to get for the rest of a payment, and whose turn is said to come, is held against the game."""
    (report,) = run_case(read_case(TURNS.format(told=told)))
    assert any(wrong in f for f in report.failures) if wrong else report.failures == [], report.failures


DUEL = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5, combat 2
    B Una: resolve 5, combat 1
  hand of B:
    Jab: risk, cost 0, 0/1/1
steps:
  A uses the Challenge Action: Bo challenges Una.
  {accepts}
  {plays}
"""
ACCEPTS, PLAYS = "B accepts; 2 threat is generated.", "B plays Jab; Parry removes 1 threat; Thrust adds 1 threat; Una suffers 1 wound; round 1 ends."


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("2 threat is generated", "3 threat is generated"),
        ("Parry removes 1 threat", "Parry removes 4 threat"),
        ("Thrust adds 1 threat", "Thrust adds three threat"),
        ("Una suffers 1 wound", "Una suffers 2 wounds"),
        ("round 1 ends", "round 2 ends"),
    ],
)
def test_numbers_that_are_told_are_held(right, wrong):
    """How much threat and how many wounds are told to come of a round, and which round is over, is held against what comes."""
    told = DUEL.format(accepts=ACCEPTS, plays=PLAYS)
    (report,) = run_case(read_case(told))
    assert report.failures == []
    (report,) = run_case(read_case(told.replace(right, wrong)))
    assert any(wrong in f for f in report.failures), report.failures


WHOSE = ("Jab's combat values and Una's threat are resolved; round 1 ends.", "Jab's combat values are resolved.\n  Una's threat is resolved.")


@pytest.mark.parametrize(("right", "wrong"), [("Una's", "Bo's"), ("Jab's", "Bo's")])
@pytest.mark.parametrize("told", WHOSE)
def test_whose_threat_and_values_are_told_is_held(told, right, wrong):
    """What is told to be resolved in a round belongs to whoever has the round, or to the combat card."""
    case = DUEL.format(accepts="B accepts.", plays=f"B plays Jab.\n  {told}")
    (report,) = run_case(read_case(case))
    assert report.failures == []
    (report,) = run_case(read_case(case.replace(f"  {told}", f"  {told.replace(right, wrong)}")))
    assert any("it is the round of Una" in f for f in report.failures), report.failures


AGAIN = ("Combat values are resolved; round 1 ends.", "Riposte is resolved.", "Threat is resolved; round 1 ends.", "Round 1 ends.")
TO_ITS_END = ("B plays Jab; combat values are resolved; round 1 ends.", "B plays Jab.\n  Combat values are resolved; round 1 ends.")


@pytest.mark.parametrize("told", AGAIN)
@pytest.mark.parametrize("before", TO_ITS_END)
def test_a_round_that_is_over_is_not_told_again(before, told):
    """A round goes as far as a step tells, and is not told a second time."""
    (report,) = run_case(read_case(DUEL.format(accepts="B accepts.", plays=f"{before}\n  > Una wounds = 1\n  {told}")))
    assert len(report.failures) in {1, 2}, report.failures
    assert "round 1 is over already" in report.failures[0]


REFUSED = """case: x
first player: A
time: High Drama, A to act
board:
  The Docks:
    A Bo: resolve 5
    B Una: resolve 3
  hand of B:
    Jab: risk, cost 0; "Action: Wound target enemy character."
steps:
  A asks whether B may act now.
  > option 'play Jab{behind}' for player B = illegal
"""


KNOWN = ("", " on Bo", " again", " now", " in addition", ", although Bo stands behind a green curtain", " before A has passed")


@pytest.mark.parametrize("behind", KNOWN)
def test_what_is_known_may_stand_behind_an_option(behind):
    """Behind an option may stand whom it is done to, when and how often, and why it might be legal."""
    (report,) = run_case(read_case(REFUSED.format(behind=behind)))
    assert report.failures == []


@pytest.mark.parametrize(
    "behind",
    [" behind the green curtain", " on Bo, singing", " with Una and a trumpet", " at midnight", " on Bo with Zorro", " behind the Green Curtain"],
)
def test_words_of_an_option_that_nothing_understands_are_named(behind):
    """What nothing understands is named, though the option is illegal in any case."""
    (report,) = run_case(read_case(REFUSED.format(behind=behind)))
    (failure,) = report.failures
    assert "not understood" in failure
    assert repr(behind.split()[-1]) in failure


SAID = """case: x
setup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Bo (resolve 5, combat 2; "Forced: After Bo moves • Wound Bo.")
  and B's Una (resolve 5, combat 1), engaged, 1 wound. At A's Home: A's Cy (resolve 4). B's hand: Jab (Risk, cost 0, 0/1/1).
steps:
  {}
"""
MOVES = "A uses the Move Action with Cy, from A's Home to The Docks, and says that {}."


@pytest.mark.parametrize(
    ("told", "right"),
    [
        (MOVES.format("Una is engaged"), True),
        (MOVES.format("Una is en garde"), False),
        (MOVES.format("Una has 1 wound and that Bo is unwounded"), True),
        (MOVES.format("Una has 1 wound and that Bo is engaged"), False),
        (MOVES.format("Bo's Forced ability has not been used today"), True),
        (MOVES.format("Bo's Forced ability was already used today"), False),
        ("A says that A passes.", False),
        ("A uses the Challenge Action: Bo engages and challenges the engaged Una; no Technique.", True),
        ("A uses the Challenge Action: Bo engages and challenges the wounded Una; no Technique.", True),
        ("A uses the Challenge Action: Bo engages and challenges the unwounded Una; no Technique.", False),
        ("A passes.\n  Next action: B passes.", True),
        ("A passes.\n  B's next action: B passes.", True),
        ("A uses the Challenge Action: Bo challenges Una; B accepts.\n  Round 1 begins; both players ask whose round it is.", True),
        ("A uses the Challenge Action: Bo challenges Una; B accepts.\n  Round 2 begins; both players ask whose round it is.", False),
        ("A uses the Challenge Action: Bo challenges Una; B accepts.\n  Una's first round begins.", True),
        ("A uses the Challenge Action: Bo challenges Una; B accepts.\n  Bo's first round begins.", False),
        ("A asks to keep the wounding for a later move.", True),
        ("A asks to keep the healing for a later move.", False),
    ],
)
def test_what_is_said_by_the_way_is_held(told, right):
    """What somebody says to be so, how somebody is said to lie, and which round begins is held against the game."""
    (report,) = run_case(read_case(SAID.format(told)))
    assert (report.failures == []) == right, report.failures


def test_the_action_of_another_is_not_the_next_one():
    """A line that names the action of one player and what another does is no step."""
    with pytest.raises(CaseErrors):
        read_case(SAID.format("A's next action: B passes."))


@pytest.mark.parametrize(
    ("fact", "right"),
    [
        ("Jab parry in round 1 = 1", True),
        ("Parry of Jab in round 1 = 0", False),
        ("Jab parry in round 2 = 1", False),
        ("Jab thrust in round 1 = 1", True),
    ],
)
def test_a_value_of_a_card_in_its_round(fact, right):
    """A combat value in a round is that with which the card was resolved there; of another round nothing is said."""
    plays = f"B plays Jab; combat values and threat are resolved; round 1 ends.\n  > {fact}"
    (report,) = run_case(read_case(DUEL.format(accepts="B accepts.", plays=plays)))
    assert (report.failures == []) == right, report.failures


BEHIND_A_SENTENCE = """case: x
setup: Two players; A is First Player, High Drama, A to act. At The Docks, en garde: A's Nadir (combat 2) and
  B's Sorin (resolve 6; "Reaction: When Sorin is challenged • Sorin gains +1 Finesse.").
steps:
  A uses the Challenge Action: Nadir engages and challenges Sorin; no Technique. {said} B uses Sorin's Reaction.
  > Sorin engaged = no
  B has Sorin accept; threat is generated.
"""


@pytest.mark.parametrize(("said", "passes"), [("In answer to the challenge", True), ("In answer to the wound", False), ("With a broad smile", False)])
def test_a_sentence_behind_what_is_not_done_is_no_part_of_it(said, passes):
    """`no Technique` says nothing of the sentence behind it, which is heard or refused."""
    (report,) = run_case(read_case(BEHIND_A_SENTENCE.format(said=said)))
    assert report.passed is passes, report.failures
