"""Facts behind one step hold at one moment: a fact and its denial never both, in whatever order they are told."""

import re
from dataclasses import replace

import pytest
from engine_tools import cases

from judgekit.cases import read_case, run_case
from judgekit.cases.expecting.words import is_fact
from judgekit.cases.model import Expectation
from judgekit.cases.play import Session
from judgekit.cases.run import Runner

LEGAL = re.compile(r"^(option .*?(?:=|\bis|:) ?)legal$")
"""An option that is expected to be legal."""
SAMPLE = [(c, e) for c in cases()[::14] for e in c.editions]


def denial(text):
    return text.removeprefix("not ") if text.startswith("not ") else f"not {text}"


def failures(runner, group):
    """What fails of some expectations that are told together."""
    before = len(runner.report.failures)
    runner.group = group
    for each in group:
        runner.expect(each)
    said = runner.report.failures[before:]
    del runner.report.failures[before:]
    return said


@pytest.mark.parametrize(("case", "edition"), SAMPLE, ids=[f"{c.number} {e}" for c, e in SAMPLE])
def test_a_fact_and_its_denial_never_both_hold(case, edition):
    """Whatever question stands open."""
    runner = Runner(case, edition)
    for each in runner.in_order():
        if not isinstance(each, Expectation):
            if not runner.take(each):
                return
        elif is_fact(each):
            group, denied = runner.group, replace(each, text=denial(each.text), line=10_000 + each.line)
            assert failures(runner, (each, denied)), each.text
            assert len(failures(runner, group)) == len(failures(runner, group[::-1]))


ALLOWED = """case: what was asked for and done
board:
  The Docks:
    A Una: resolve 5
    B Bo: resolve 5
  hand of A:
    Keg: risk, cost 0; "City Action: Wound target opposing character."
steps:
  A asks to move Una to The Forums, doing so if legal.
"""
ANSWERS = """case: what is answered is judged where it is asked
board:
  The Forums:
    A Cato: resolve 6
    B Dario: resolve 5
  hand of A:
    Dart: risk, cost 0; "City Action: Wound target opposing character."
  hand of B:
    Flail: risk, cost 0; "City Reaction: After a friendly character is wounded • Wound target opposing character."
steps:
  A: play Dart with Cato on Dario
"""
GAMBLED = """case: what is played in a round that is gambled for
board:
  The Forums:
    A Gero: resolve 6
    B Sunna: resolve 6
  hand of B:
    Ward: risk, cost 0, 0/1/0
  deck of B: Stop, Slip, 7 unknown
steps:
  A: challenge with Gero, Sunna; no technique
  B: accept
  Round 1: B gambles.
"""
PLAYED = (
    GAMBLED.replace("Slip, 7 unknown", "7 unknown")
    .replace("  hand of B:\n", "  hand of B:\n    Hook: risk, cost 0, 1/1/1\n")
    .replace("gambles", "plays Hook")
)
PLACES = """case: one place asked for in place of another
board:
  The Docks:
    A Petro: resolve 5
steps:
  A asks to move Petro to B's Home and, instead, to The Forums; A does the latter if that is legal.
"""
BY_CARD = """case: a challenge that a card issues
board:
  The Forums:
    A Sefa: resolve 5, finesse 3
    B Gorm: resolve 7, finesse -
  hand of A:
    Trip Up: risk, cost 0; "City Action: Your performer issues a Finesse challenge to target opposing character."
steps:
  A plays Trip Up with Sefa against Gorm; no Technique.
"""
ONE_VERDICT = [
    (PLACES, "option A: move Petro to B's Home", "illegal"),
    (PLACES, "option A: move Petro to The Docks", "illegal"),
    (PLACES, "option A: move Petro to The Forums", "legal"),
    (BY_CARD, "option A: challenge Gorm to a Finesse duel", "legal"),
    (BY_CARD, "option A: challenge Gorm to a Combat duel", "illegal"),
    (BY_CARD, "option A: challenge Gorm again", "illegal"),
    (BY_CARD, "option B: challenge Gorm", "illegal"),
    (GAMBLED, "option B: play Ward in round 1", "illegal"),
    (GAMBLED, "option B: play Ward from hand in round 1 after revealing", "illegal"),
    (PLAYED, "option B: play Ward in round 1", "legal"),
    (PLAYED, "option B: play Ward in round 1 again", "illegal"),
    (ALLOWED, "option A: move Una to The Forums", "legal"),
    (ALLOWED, "option A: move Una to The Forums again", "illegal"),
    (ALLOWED.replace("asks to move Una to The Forums, doing so if legal", "moves Una to The Forums"), "option A: move Una to The Forums", "legal"),
    (ANSWERS, "option B: play Flail with Dario on Cato", "legal"),
    (ANSWERS, "option A: play Dart with Cato on Dario again", "illegal"),
]


@pytest.mark.parametrize(("text", "option", "verdict"), ONE_VERDICT, ids=[f"{n} {o}" for n, (_, o, _) in enumerate(ONE_VERDICT)])
def test_an_option_that_was_asked_for_has_one_verdict(text, option, verdict):
    """It was legal when it was done at the wish of its player: that it is not legal now is no answer."""
    report = run_case(read_case(f"{text}  > {option} is {verdict}\n"))[0]
    assert not report.failures
    other = "illegal" if verdict == "legal" else "legal"
    turned = run_case(read_case(f"{text}  > {option} is {other}\n"))[0]
    assert any(f"{verdict}, not {other}" in x for x in turned.failures)


OPTIONS = [(c, e) for c in cases()[3::9] for e in c.editions if any(isinstance(x, Expectation) and LEGAL.search(x.text) for x in c.steps)]


@pytest.mark.parametrize(("case", "edition"), OPTIONS, ids=[f"{c.number} {e}" for c, e in OPTIONS])
def test_no_legal_option_is_illegal_too(case, edition):
    """Neither now nor when a step did it: whoever expects the contrary of what is so is told so."""
    runner = Runner(case, edition)
    for each in runner.in_order():
        if not isinstance(each, Expectation):
            if not runner.take(each):
                return
        elif not LEGAL.search(each.text):
            runner.held = True
        else:
            assert failures(runner, (replace(each, text=LEGAL.sub(r"\1illegal", each.text), line=10_000 + each.line),)), each.text


REFUSAL = """case: A refusal with a Reaction open
board:
  The Forums:
    A Bastien: resolve 7, combat 4; "Reaction: When Bastien's challenge is refused • En garde Bastien."
    B Nuria: resolve 6, combat 1, wounds 1
steps:
  A: challenge with Bastien, Nuria; no technique
  B: refuse
"""
TWICE = """case: Two wounds, and a Reaction between them
setup: Two players; A is First Player, High Drama, A to act. At The Docks: B's Vesna (resolve 2; "Reaction: After
  Vesna is wounded • Heal a wound from Vesna."). A's hand: Twin Shots (Risk, cost 0; "Action:
  Wound target enemy character at a City location. Wound that character again.").
steps:
  A plays Twin Shots, targeting Vesna.
  The first wound is applied.
"""
ROUND = """case: Everybody passes
time: High Drama of Day 2, A to act
board:
  Home of A: A's Piers
  Home of B: B's Salka
steps:
  all: pass
"""


def said(text, *facts):
    """What fails of facts behind a case."""
    (report,) = run_case(read_case(text + "".join(f"  > {fact}\n" for fact in facts)))
    return [x.partition("] ")[2] for x in report.failures]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (REFUSAL, ["Nuria wounds 5", "not Nuria wounds 1", "Bastien engaged"]),
        (REFUSAL, ["Nuria wounds 1", "not Nuria wounds 5", "asks A"]),
        (REFUSAL + "  A uses Bastien's Reaction.\n", ["Nuria wounds 5", "not Bastien engaged"]),
        (TWICE, ["Vesna wounds 1", "Vesna in play", "active player A"]),
        (ROUND, ["phase Plunder", "not phase Dusk", "day 2"]),
        (ROUND, ["phase Dusk", "not phase High Drama", "day 2", "next phase = Dawn"]),
        (ROUND, ["phase Planning", "day 3"]),
        (ROUND, ["next phase = Plunder", "not phase High Drama", "High Drama over"]),
        (ROUND, ["phase High Drama = no", "next phase = Plunder"]),
    ],
)
def test_what_holds_at_one_moment(text, facts):
    """Here, or where one stands once nobody uses what is asked about."""
    assert said(text, *facts) == said(text, *facts[::-1]) == []


@pytest.mark.parametrize(
    ("text", "facts", "wrong"),
    [
        (REFUSAL, ["Nuria wounds 5", "Nuria wounds 1"], "Nuria wounds 1: it is 5; so it is only while this is open, which no step answers"),
        (REFUSAL, ["asks A", "Nuria wounds 5"], "Nuria wounds 5: it is 1; still open"),
        (TWICE, ["Vesna wounds 0"], "Vesna wounds 0: it is 1"),
        (TWICE, ["Vesna wounds 2"], "Vesna wounds 2: it is 1"),
        (TWICE, ["not Vesna in play"], "not Vesna in play: it is yes"),
        (ROUND, ["phase Plunder", "day 3"], "phase Plunder: it is High Drama"),
        *[(ROUND, [f"next phase = {x}"], f"next phase = {x}: it is Plunder") for x in ("Dusk", "Dawn", "Planning", "High Drama", "none")],
        (ROUND, ["day 3", "not phase High Drama", "phase Plunder"], "day 3: it is 2"),
    ],
)
def test_what_belongs_to_two_moments(text, facts, wrong):
    """What the message tells is so at the moment at which most of the facts hold, first of all at the end of the step."""
    (told,) = said(text, *facts)
    assert told.startswith(wrong)


def test_typed_one_after_another():
    """In `play`, too, what is typed at one point holds at one moment; `fact` says what is so at the point itself, of the phase as well."""
    session = Session(read_case(REFUSAL), "2023")
    for _ in range(2):
        session.do("f")
    assert session.do("> Nuria wounds 5") == ["it is so"]
    assert session.do("> Nuria wounds 1") != ["it is so"]
    assert session.do("fact Nuria wounds") == ["Nuria wounds: 1"]
    assert session.do("fact phase") == ["phase: High Drama"]


@pytest.mark.parametrize(
    ("then", "wounds"),
    [
        ("A uses Bastien's Reaction.", 1),
        ("A asks to use Bastien's Reaction, doing so if legal.", 1),
        ("A uses no Reaction.", 1),
        ("A asks whether Bastien's Reaction may be used.", 1),
        ("B passes.", 5),
        ("A leaves it. The rest is resolved.", None),
        ("again", 5),
        ("", 5),
    ],
)
def test_the_next_step_says_which_moment_is_meant(then, wounds):
    """What stands open is answered by the next step, and then nothing behind it is meant; else it has been left behind."""
    for number in (1, 5):
        (report,) = run_case(read_case(f"{REFUSAL}  > Nuria wounds {number}\n" + (f"  {then}\n" if then else "")))
        wrong = [x for x in report.failures if f"Nuria wounds {number}: it is" in x]
        assert bool(wrong) is (number != wounds) or wounds is None, report.failures


DECLINED = """case: a card declined in a duel of Finesse
time: duel of Finesse, Ona against Pim, round 2, Ona's round, before the combat card
board:
  The Docks:
    A Ona: resolve 6, finesse 3, threat 4
    B Pim: resolve 7, combat 3, finesse 1
steps:
  A plays no combat card; threat is resolved; round 2 ends.
"""


@pytest.mark.parametrize(("fact", "holds"), [("duel over", True), ("not duel over", False), ("Ona threat 0", True), ("Ona threat 4", False)])
def test_a_step_told_to_its_end_is_judged_there(fact, holds):
    """Where the judge has yet to decide something on the way, a fact is meant behind that, in every reading."""
    (report,) = run_case(read_case(f"{DECLINED}  > {fact}\n"))
    assert report.passed is holds, report.failures


SET = """case: a value that was set, and what comes to it
board:
  The Forums:
    A Odile: resolve 5, combat 3
  The Docks:
    A Rook: resolve 5; "Passive: Each other character you control at this location has +1 Combat."
  hand of A:
    Pike: attachment, Weapon, +2 combat, cost 0
  hand of B:
    Dirge: risk, cost 0; "Action: Set target character's Combat to 1."
first player: B
steps:
  B: play Dirge on Odile
  {}
"""


@pytest.mark.parametrize("step", ["A: equip Pike on Odile", "A moves Rook to The Forums."])
@pytest.mark.parametrize(
    ("fact", "holds"), [("Odile combat 1", False), ("Odile combat 3", False), ("Odile resolve 5", True), ("rule status silent", None)]
)
def test_what_hangs_on_an_open_point_does_not_hold(step, fact, holds):
    """Neither where the judge is asked nor where a Passive ability comes to the value by itself."""
    (report,) = run_case(read_case(SET.format(step) + f"  > {fact}\n"))
    assert report.passed is ("equip" in step if holds is None else holds), report.failures


REACHED = """case: a step that tells what comes behind an open question
board:
  The Forums:
    A Cosimo: resolve 6, combat 3
    B Delia: resolve 7, combat 2
  hand of B:
    Dodge: risk, cost 0, 1/1/2; "Maneuver: Draw a card."
steps:
  A: challenge with Cosimo, Delia; no technique
  B: accept
  {}
"""
TOLD_ON = (
    "Round 1: B plays Dodge; combat values and threat are resolved; round 1 ends.",
    "Round 1: B plays Dodge and does not use its Maneuver; combat values and threat are resolved.",
    "B plays Dodge; threat is resolved.",
)


@pytest.mark.parametrize("step", TOLD_ON)
@pytest.mark.parametrize(("fact", "holds"), [("Delia wounds 1", True), ("Delia wounds 0", False), ("Delia threat 3", False), ("duel over", False)])
def test_a_step_goes_as_far_as_it_tells(step, fact, holds):
    """A Maneuver that nobody mentions is not used, and nothing before the end of what is told is meant."""
    (report,) = run_case(read_case(f"{REACHED.format(step)}  > {fact}\n"))
    assert (not report.failures) is holds


@pytest.mark.parametrize(("verdict", "holds"), [("legal", True), ("illegal", False)])
def test_what_nobody_mentioned_was_legal_before_what_is_told(verdict, holds):
    """What could have been used on the way has one verdict."""
    (report,) = run_case(read_case(f"{REACHED.format(TOLD_ON[0])}  > option B: use Dodge's Maneuver is {verdict}\n"))
    assert (not report.failures) is holds


def test_what_is_no_part_of_the_game_is_not_left_out():
    """A clause that tells of nothing known is refused, and not taken for what comes of a choice."""
    (report,) = run_case(read_case(REACHED.format("B plays Dodge; the moon is green.")))
    assert "'the moon is green' is not understood" in report.failures[0]


WALK = """case: who acts
players: A, B, C
board:
  The Docks:
    A Una: resolve 5
steps:
  A: pass
"""


def test_a_phase_that_still_goes_on_makes_no_other_moment():
    """A fact of the phase looks back only where that phase is over by then."""
    (report,) = run_case(read_case(f"{WALK}  > phase High Drama\n  > active player A\n"))
    assert [f.rpartition("] ")[2] for f in report.failures] == ["active player A: it is B"]


@pytest.mark.parametrize(
    ("order", "holds"),
    [
        ("Una suffers 1 wound", True),
        ("Una is wounded once", True),
        ("Una suffers 2 wounds", False),
        ("A draws 3 cards", False),
        ("A draws 2 cards", True),
    ],
)
def test_orders_heed_numbers(order, holds):
    """A step told in other words names no other number."""
    text = (
        "case: x\nboard:\n  The Docks:\n    A Una: resolve 5\n  deck of A: 9 unknown\n  hand of A:\n"
        '    Dart: cost 0; "Action: Target character suffers a wound. Draw two cards."\nsteps:\n  A plays Dart on Una.\n'
    )
    (report,) = run_case(read_case(f"{text}  > order: {order}\n"))
    assert report.passed is holds, report.failures


def test_mere_names_are_in_the_order_of_one_kind_of_line():
    """Where the names alone are in order, lines of another kind do not stand in for them."""
    text = (
        "case: x\ntime: Dawn\nplayers: A, B\nboard:\n  city deck: Fog (event), Rain (event), Hail (event)\nsteps:\n  Dawn is carried out.\n"
        "  > order of the placements = [{}]\n"
    )
    (right,) = run_case(read_case(text.format("The Docks, The Forums, The Grand Bazaar")))
    (wrong,) = run_case(read_case(text.format("The Forums, The Docks, The Grand Bazaar")))
    assert right.passed, right.failures
    assert not wrong.passed


@pytest.mark.parametrize(("verdict", "holds"), [("legal", True), ("illegal", False)])
def test_an_option_while_chance_is_asked(verdict, holds):
    """Neither chance nor the judge is a player: what is asked of them is asked of nobody of whom an option may be expected."""
    text = (
        'case: x\nboard:\n  The Docks:\n    A Bo: "Action: Draw a card."\n  deck of A: empty\n'
        f"  discard of A: Jab, Feint, Trip, Lunge, Stab, Cut\nsteps:\n  A uses Bo's Action.\n  > option 'pass' for player B = {verdict}\n"
    )
    (report,) = run_case(read_case(text))
    assert report.passed is holds, report.failures


SHUFFLE = """case: x
edition: 2023
setup: Two players, Planning of Day 4, Draw step. A's Leader Bo has Panache 2. A's Faction Deck holds no cards;
  A's discard pile: Jab (Risk, 0/0/1), Rat (Brute), Nick (Risk, 0/1/0), Feint (Risk, 0/0/1).
steps:
  The Draw step is carried out.
{facts}
"""


@pytest.mark.parametrize(
    ("facts", "wrong"),
    [
        (["A hand size 2", "A deck size 2", "not Rat in discard pile of A"], []),
        (["A hand size 2", "not Rat in hand of A"], ["not Rat in hand of A"]),
        (["A hand size 3", "A deck size 2"], ["A hand size 3"]),
        (["not Nick in hand of A"], ["not Nick in hand of A"]),
        (["Nick in hand of A"], ["Nick in hand of A"]),
    ],
)
def test_what_is_drawn_behind_a_shuffle_holds_in_every_order(facts, wrong):
    """And only what is not so is named."""
    (report,) = run_case(read_case(SHUFFLE.format(facts="\n".join(f"  > {x}" for x in facts))))
    assert [x for x in facts if any(f"] {x}: it is" in f for f in report.failures)] == wrong, report.failures
    assert len(report.failures) == len(wrong)


UNDECIDED = """case: x
setup: Two players; B is First Player, High Drama, B to act. At The Forums: A's Sabas (resolve 1; Mercenary). The available Mercenary Noor
  is at The Docks. B's hand: Sling (Risk, cost 0; "Action: Wound target enemy character at a City location."). Nothing else matters.
steps:
  B plays Sling, targeting Sabas.
  High Drama ends.
  The Plunder phase is carried out.
  The Dusk clean-up is carried out.
"""
BEHIND = [
    ("Noor at The Docks", False),
    ("not Noor at The Docks", True),
    ("phase High Drama", False),
    ("phase Dusk", True),
    ("Plunder of Day 1 carried out", True),
]


@pytest.mark.parametrize(("fact", "holds"), [*BEHIND, ("Sabas zone = The Locker of A", False), ("Sabas zone = City Deck discard pile", False)])
def test_what_is_told_behind_an_open_point_is_not_passed_over(fact, holds):
    """It is done in every reading of the point, and a fact holds behind it, in all of them."""
    (report,) = run_case(read_case(f"{UNDECIDED}  > {fact}\n"))
    assert report.passed is holds, report.failures


UNSEEN = """case: x
board:
  hand of A: Page (Risk, cost 0; "Action: Draw a card.")
  deck of A: empty
  discard of A: 3 unknown
steps:
  A plays Page.
"""


@pytest.mark.parametrize(
    ("facts", "holds"), [(("active player {}", "AB"), "B"), (("A hand size {}", "01"), "1"), (("A discard pile size {}", "01234"), "1")]
)
def test_behind_an_open_shuffle_a_fact_has_one_value(facts, holds):
    """Nothing on the way there is meant."""
    fact, values = facts
    assert [v for v in values if not said(UNSEEN, fact.format(v))] == [holds]


@pytest.mark.parametrize(("fact", "holds"), [("winner = none", False), ("winner = A", True), ("A Renown = 7", True), ("A Renown = 5", False)])
def test_what_is_expected_first_is_so_where_the_board_leads(fact, holds):
    """And not on the board as it is told as well."""
    text = (
        "case: x\ntime: Plunder of Day 2\nrenown: A 5, B 1\nboard:\n  The Docks (controlled by A, 2 Renown):\n"
        "    A Leader Bo: resolve 5\n    B Leader Una: resolve 5\nsteps:\n"
    )
    assert (said(text, fact) == []) is holds


LYING = """case: x
board:
  The Docks:
    A Otto: resolve 5, engaged
    B Kuno: resolve 5
steps:
  A passes.
"""


@pytest.mark.parametrize(
    ("option", "holds"),
    [
        ("move the engaged Otto to The Forums", True),
        ("move the en garde Otto to The Forums", False),
        ("move the unwounded Otto to The Forums", True),
        ("move the wounded Otto to The Forums", False),
        ("move Otto to The Forums in the first duel", True),
        ("move Otto to The Forums in the second duel", False),
    ],
)
def test_what_an_option_says_in_passing_is_so(option, holds):
    """How a card lies, and which duel it is."""
    (report,) = run_case(read_case(f"{LYING}  > option '{option}' for player A = illegal\n"))
    assert report.passed is holds, report.failures


OPEN_REQUEST = """case: x
edition: playtest
setup: Two players; A is First Player, High Drama, A to act.
  At The Forums, en garde: A's Bo (resolve 6, combat 3) and B's Una (resolve 4, combat -). Nothing else matters.
steps:
  A asks to challenge Una with Bo, doing so if legal; no Technique.
  > option 'challenge Una' for player A = unsettled
"""
LOST_TOGETHER = """case: x
edition: 2023
setup: Two players; A is First Player, High Drama, A to act.
  At The Docks, en garde: A's Leader Bo (resolve 2), 1 wound, and B's Leader Una (resolve 3), 2 wounds.
  A's hand: Keg (Risk, cost 0; "City Action: Wound each character at your performer's location."). Nothing else matters.
steps:
  A plays Keg with Bo as performer; everything that follows from it is done.
"""


@pytest.mark.parametrize(
    ("text", "fact", "holds"),
    [
        (OPEN_REQUEST, "Bo engaged = no", False),
        (OPEN_REQUEST, "Bo engaged = yes", False),
        (OPEN_REQUEST, "Bo engaged = unsettled", True),
        (OPEN_REQUEST, "Bo wounds = unsettled", False),
        (OPEN_REQUEST, "Bo wounds = 0", True),
        (LOST_TOGETHER, "winner = unsettled", True),
        (LOST_TOGETHER, "winner is unsettled", True),
        (LOST_TOGETHER, "not winner = unsettled", False),
        (LOST_TOGETHER, "not Bo zone = unsettled", True),
        (LOST_TOGETHER, "winner = A", False),
        (LOST_TOGETHER, "winner = none", False),
        (LOST_TOGETHER, "Bo zone = unsettled", False),
        (LOST_TOGETHER, "Bo wounds when destroyed = unsettled", False),
        (LOST_TOGETHER, "First Player = unsettled", False),
    ],
)
def test_what_hangs_on_an_open_point_is_unsettled(text, fact, holds):
    """What is asked for `if legal` is done in some readings only; `unsettled` holds of what is not the same in all of them, and of nothing else."""
    (report,) = run_case(read_case(f"{text}  > {fact}\n"))
    assert report.passed is holds, report.failures


@pytest.mark.parametrize("option", ["Move Action with the engaged Bo from Home", "Move Action with Bo", "move Bo to The Forums"])
@pytest.mark.parametrize(("verdict", "holds"), [("legal", False), ("illegal", False), ("unsettled", True)])
def test_an_option_that_hangs_on_a_point_is_neither_legal_nor_illegal(option, verdict, holds):
    """Also where it is done in one reading, and could not be done again."""
    text = (
        "case: x\nedition: 2023\nboard:\n  Home of A:\n    A Leader Bo: resolve 5, engaged\nsteps:\n"
        f"  A asks to use the Move Action with Bo from Home to The Forums.\n  > option '{option}' for player A = {verdict}\n"
    )
    (report,) = run_case(read_case(text))
    assert report.passed is holds, report.failures
