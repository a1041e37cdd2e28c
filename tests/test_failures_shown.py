"""What a failure of a case says: what is so instead, what is still open then, and why an ability that is told could not be used."""

from dataclasses import replace

import pytest
from engine_tools import cases

from judgekit.cases import Report, read_case, run_case
from judgekit.cases.model import CaseErrors, Expectation
from judgekit.engine import options

HEAL = """case: an open question
board:
  The Docks:
    A Bo: resolve 5
    B Imre: resolve 5, wounds 3; "Action: Heal up to 2 wounds from this character."
steps:
  A: pass
  B: use Imre's Action
  > Imre wounds 0
  > active player A
"""


def report_of(text: str) -> Report:
    """What comes of a case in its first edition."""
    return run_case(read_case(text))[0]


def test_a_failing_fact_names_the_open_question():
    """Who reads that it is otherwise must see that an answer is missing; whose turn it is goes without saying."""
    report = report_of(HEAL.replace("active player A", "asks B"))
    assert "Imre wounds 0: it is 3; still open: B: " in report.failures[0]
    turn = report_of(HEAL.partition("steps:")[0] + "steps:\n  A: pass\n  > Imre wounds 0\n")
    assert turn.failures[0].endswith("Imre wounds 0: it is 3")


DUEL = """case: an ability that cannot be used
board:
  The Docks:
    A Gus: resolve 6, combat 2; "Sorcerer Technique: +1 Thrust."
    B Hedda: resolve 6, combat 2; "Reaction: After an enemy character is wounded • Draw a card."
  hand of B:
    Flourish: risk, cost 0, 0/1/2; "Duelist Maneuver: Wound the adversary."
steps:
  A: challenge with Gus, Hedda{technique}
"""
NOT_USED = [
    ("", "B: accept\n  B: play Flourish; use its Maneuver", "qualified/duelist-maneuver"),
    ("", "B: accept\n  B plays Flourish and activates its Maneuver.", "qualified/duelist-maneuver"),
    ("", "B: accept\n  B: play Flourish\n  B: use its Maneuver", "qualified/duelist-maneuver"),
    ("; use Gus's Technique", "", "qualified/trait-before"),
    ("", "A: use Gus's Technique", "qualified/trait-before"),
    ("", "B: accept\n  B: play Flourish; use Hedda's Reaction", "reaction/triggering-condition"),
]


@pytest.mark.parametrize(("technique", "steps", "rule"), NOT_USED, ids=[f"{t}{s}" for t, s, _ in NOT_USED])
def test_an_ability_that_cannot_be_used_is_refused_with_its_reasons(technique, steps, rule):
    """Not with who is asked next, since nobody was asked about it."""
    report = report_of(DUEL.replace("{technique}", technique) + f"  {steps}\n")
    assert "not legal" in report.failures[0]
    assert rule in report.failures[0]
    assert "asked first" not in report.failures[0]


def test_an_option_of_another_round():
    """It is held against that round where something of it was done, and refused where it is still to come: never against the present."""
    begun = DUEL.replace("{technique}", "") + "  B: accept\n  B plays Flourish; threat is resolved; the round ends.\n"
    assert report_of(begun + "  > option B: play Flourish in round 1 is legal\n").passed
    assert not report_of(begun + "  > option B: play Flourish in round 2 is legal\n").passed
    later = report_of(begun + "  > option B: gamble in round 3 is illegal\n")
    assert later.failures[0].endswith("'gamble in round 3': this is asked of round 3, and round 2 is going on")


LEFT = """case: a Passive that nobody understands
board:
  The Docks:
    A Tomas: resolve 5; "{}"
steps:
  > Tomas at The Docks
"""
HUMS = "Tomas hums old tunes in company."


@pytest.mark.parametrize("text", [f"Tomas cannot be challenged. {HUMS}", f"{HUMS} Action: Draw a card.", f"Tomas has +1 Combat. {HUMS}"])
def test_a_passive_beside_something_is_left_to_the_judge(text):
    """It is named, and everything else works."""
    report = report_of(LEFT.replace("{}", text))
    assert report.passed
    assert "'Tomas hums old tunes in company' are not understood and are left to the judge" in report.left[0]


def test_a_passive_alone_is_refused_and_manual_leaves_it():
    """The message advises what works."""
    with pytest.raises(CaseErrors, match="'manual: …' in front of it leaves it to the judge"):
        report_of(LEFT.replace("{}", HUMS))
    report = report_of(LEFT.replace("{}", f"manual: {HUMS}"))
    assert report.passed
    assert not report.left


@pytest.mark.parametrize(
    ("said", "meant"),
    [("Enemy characters here hve -1 Combat.", "have -1 Combat"), ("Tomas canot be chalenged.", "Tomas cannot be challenged")],
)
def test_a_slip_of_the_pen_in_a_passive_is_refused(said, meant):
    """Beside other abilities too: left to the judge it would never come up again."""
    with pytest.raises(CaseErrors, match=f"did you mean '.*{meant}"):
        report_of(LEFT.replace("{}", f"{said} Action: Draw a card."))


CANCELLED = """case: what is told to be cancelled
setup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Ludo (resolve 5;
  "City Action: Wound target opposing character.") and B's Una (resolve 5).
  B's hand: Hush (Risk, cost 0; "Reaction: When an enemy uses an Action • Draw a card.").
  B's deck: 3 unknown cards.
steps:
  A uses Ludo's Action on Una.
  B plays Hush{}.
"""


@pytest.mark.parametrize("told", [", cancelling Ludo's Action", " and cancels Ludo's Action", "; Ludo's Action is cancelled"])
def test_what_is_told_to_be_cancelled_has_to_be(told):
    """A story that tells of a cancel where nothing was cancelled is told so."""
    assert "nothing of the kind has been cancelled by then" in report_of(CANCELLED.replace("{}", told)).failures[0]
    assert report_of(CANCELLED.replace("{}", "")).passed


DRAWN = """case: how many cards somebody draws
time: Planning of Day 2, draw
board:
  Home of A:
    A Mira: Leader, resolve 8, panache 4
  Home of B:
    B Nico: Leader, resolve 8, panache 5
steps:
  A draws {} cards.
"""


def test_the_cards_that_somebody_draws_for_the_day_are_counted():
    """A story that tells of another number is told so."""
    assert report_of(DRAWN.replace("{}", "4")).passed
    assert "'A draws 3 cards' is told, and it was another number" in report_of(DRAWN.replace("{}", "three")).failures[0].replace("three", "3")


LAST = """case: the last known value is the cap
board:
  The Forums:
    A Mattis: resolve 7, combat 3
    B Odile: resolve 4, combat 1; wounds 2
      Boat Hook: attachment, Weapon, +1 combat
  hand of B:
    Last Lunge: risk, 0/1/4
steps:
  A: challenge with Mattis, Odile; no technique
  B: accept
  B: play Last Lunge
  A: play no combat card
  > cites last-known/value
  > Mattis wounds 2
"""
COUNTED = """case: a last known value is counted
board:
  The Docks:
    A Bo: resolve 2, influence 1, wounds 1
      Ring: attachment, +1 influence
    B Imre: resolve 5; "Action: Target enemy character • Wound that character. Gain a Renown for each Influence of that character."
steps:
  A: pass
  B: use Imre's Action on Bo
  > cites last-known/value
  > B Renown 2
"""


@pytest.mark.parametrize("text", [LAST, COUNTED], ids=["cap", "counted"])
def test_what_is_taken_from_last_known_values_is_said(text):
    """A judge reads why a card that is gone still counts."""
    assert report_of(text).passed


TITHE = """case: what a scheme gives
edition: playtest
time: Plunder of Day 2
renown: A 4, B 6
board:
  The Grand Bazaar (controlled by A):
  scheme of A:
    Market Tithe: scheme; "During Plunder, if you control The Grand Bazaar, gain a Renown."
steps:
  Conditional Renown is taken.
  > A Renown 5
  > times Market Tithe has fired 1
"""


def test_a_text_without_a_marker_takes_effect():
    """Nobody announces it, and it answers nothing."""
    report = report_of(TITHE)
    assert report.passed
    said = [x.text for x in report.lines]
    assert "The text of Market Tithe takes effect." in said
    assert not any("announces" in x or "answers" in x for x in said)


PLAIN = """case: lines that are read aloud
board:
  The Docks:
    A Bo: resolve 5
    B Imre: resolve 5, wounds 1; "Action: Heal up to 2 wounds from this character."
    B Wilko: resolve 6; engaged; "Forced: When Wilko would be wounded • Engage Imre instead."
  hand of A:
    Pebble: risk, cost 0; "Action: Wound target enemy character at a City location."
  deck of B: 3 unknown
steps:
  A: play Pebble on Wilko
  B: use Imre's Action
"""


def test_lines_are_sentences():
    """Singular and plural, what is put in the place of what, and no number that changes nothing."""
    report = report_of(PLAIN)
    assert "Wilko is not wounded: what Wilko says happens instead." in [x.text for x in report.lines]
    assert [o.text for o in options(report.positions[-1])][:2] == ["heal 1 wound", "heal 0 wounds"]


ORDER = """case: whose scheme comes first
edition: 2023
players: A, B, C
first player: B
time: Planning of Day 2, schemes
board:
  scheme of A:
    Aye: scheme; "Draw a card."
  scheme of B:
    Bee: scheme; "Draw two cards."
  scheme of C:
    Sea: scheme; "Draw a card."
  deck of A: One, Two
  deck of B: Three, Four
  deck of C: Five, Six
steps:
  Schemes are resolved.
  > window order = [B's scheme, draws two cards, C's scheme, A's scheme]
  > window order = [the scheme of B, C's scheme resolves]
"""


def test_the_scheme_of_a_player_in_an_order():
    """It is found by whose it is, whatever it is called; several cards drawn are one item."""
    assert report_of(ORDER).passed
    assert not report_of(ORDER.replace("[B's scheme, draws two cards, C's", "[C's scheme, B's")).passed


@pytest.mark.parametrize(
    "order", ["Determine Initiative, cards revealed", "when revealed, Determine Initiative", "when revealed, initiative is determined"]
)
def test_what_waits_or_is_over_is_not_done(order):
    """A line that tells that something waits for a step, or that it has been gone through, is not that step in an order."""
    (case,) = [c for c in cases() if c.number == "day-1591"]
    wrong = Expectation(f"window order = [{order}]")
    (report,) = run_case(replace(case, steps=(*case.steps, wrong)))
    assert [f"{order.split(', ')[1]!r} does not come after" in x for x in report.failures] == [True]


@pytest.mark.parametrize("order", ["third wound, second wound", "first wound, Twice Bitten's fourth effect", "Gerlo's second Reaction"])
@pytest.mark.parametrize("denied", ["", "not "])
def test_what_no_line_tells_is_in_no_order(denied, order):
    """A step that no line tells is an error in an order and in its denial alike; so is the third of two wounds."""
    (case,) = [c for c in cases() if c.number == "reaction-1740"]
    wrong = Expectation(f"{denied}window order = [{order}]")
    (report, _) = run_case(replace(case, steps=(*case.steps, wrong)))
    assert ["told by no line so far" in x for x in report.failures] == [True]


@pytest.mark.parametrize(
    ("fact", "holds"), [("Nurse combat 0", True), ("Nurse combat -", True), ("Nurse combat 2", False), ("Clerk resolve -", False)]
)
def test_a_dash_is_treated_as_a_0(fact, holds):
    """A dash may be stated as what it is or as what it counts as; what is a number is no dash."""
    (case,) = [c for c in cases() if c.number == "dash-009"]
    (report, _) = run_case(replace(case, steps=(Expectation(fact), *case.steps)))
    assert report.passed is holds, report.failures


NOTHING_THERE = """case: no Renown to {0}
edition: 2023, playtest
board:
  The Forums (0 Renown):
    A Bo: resolve 5; "Action: {1} a Renown from this location."
steps:
  A: use Bo's Action
  > cites play/do-as-much
"""


@pytest.mark.parametrize("verb", ["take", "remove"])
def test_an_effect_that_finds_no_renown_says_so(verb):
    """What of an effect cannot be done is told, with the rule by which the rest goes on."""
    for report in run_case(read_case(NOTHING_THERE.format(verb, verb.capitalize()))):
        assert report.passed, report.failures
        assert f"There is no Renown to {verb} at The Forums." in [line.text for line in report.lines]


NO_TITHE = """case: no conditional Renown
time: Plunder of Day 2
steps:
  Conditional Renown is taken.
"""


def test_conditional_renown_is_taken_only_where_there_is_some():
    """Plunder says that nothing is taken where no ability of the case gives conditional Renown."""
    for text, said in ((TITHE, "Conditional Renown is taken."), (NO_TITHE, "No ability gives conditional Renown.")):
        assert said in [line.text for line in run_case(read_case(text))[0].lines]


LEADERS = """case: both Leaders are lost at once
setup: Two players; B is First Player, High Drama, B to act. At The Forums, en garde: B's Leader Lucan (resolve 5), 4 wounds,
  and A's Leader Mirel (resolve 6), 5 wounds. B's hand: Loose Cask (Risk, cost 0; "City Action: Wound each character at your performer's location.").
steps:
  B plays Loose Cask with Lucan as performer; everything that follows from it is done.
  > winner = B
"""


def test_what_hangs_on_a_choice_that_nobody_has_made():
    """A reading in which a player still chooses does not take the first of the choices for what is so."""
    first, second = report_of(LEADERS).failures
    assert "winner = B: it hangs on what B chooses: " in first
    assert "winner = B: it is none;" in second
    (undecided,) = report_of(LEADERS.replace("  > winner", "  judge: In order\n  > winner")).failures
    assert undecided.partition("it hangs on what B chooses: ")[2] in {"A or B", "B or A"}
    assert report_of(LEADERS.replace("  > winner", "  judge: In order\n  B: Mirel first\n  > winner")).passed
    assert not report_of(LEADERS.replace("  > winner", "  judge: In order\n  B: Lucan first\n  > winner")).passed


PLUNDER = """case: Dominance
setup: Two players, Plunder of Day 2. A controls The Docks, The Forums and The Grand Bazaar.
steps:
  The Plunder phase is carried out.
  > deciding check = Dominance
"""


@pytest.mark.parametrize("value", ["none", "Economic", "draw", "no"])
def test_no_second_value_of_a_deciding_check(value):
    """Of two values of a fact never both hold, whatever the other one is."""
    assert report_of(PLUNDER).passed
    assert not report_of(PLUNDER.replace("= Dominance", f"= {value}")).passed
