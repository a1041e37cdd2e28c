"""What the lines of a game say, and what they leave unsaid."""

import re

import pytest

from judgekit.cases import read_case, run_case
from judgekit.cases.play import Session
from judgekit.games.five_sails import GAME

BOARD = """case: lines
time: High Drama, A to act
board:
  The Forums:
    A Bo: combat 2
    B Cas: combat 3
  hand of B:
    Feint: risk, cost 0, 0/2/1; "Maneuver: Add 1 threat to the adversary's threat pool."
"""


def lines_of(edition: str, *steps: str) -> list[str]:
    """The lines of some steps."""
    session = Session(read_case(BOARD), GAME.editions[edition == "playtest"])
    return [line.strip() for step in steps for line in session.do(step)]


def test_the_last_pass_hands_on_no_priority():
    """High Drama is over where all have passed; before that priority goes on."""
    for edition in ("2023", "playtest"):
        passing = [line for line in lines_of(edition, "A: pass", "B: pass") if "Priority goes" in line]
        assert passing == ["Priority goes to B.  [action/pass-priority]"]


def test_where_the_sentence_stands_that_may_forbid():
    """A Maneuver beside its values is a disputed point of the playtest: the line names the passage that may be read otherwise."""
    fought = lines_of("playtest", "A: challenge with Bo, Cas; no technique", "B: do not intervene", "B: play Feint", "B: use Feint's Maneuver")
    (line,) = (line for line in fought if "unsettled/maneuver-may-not" in line)
    assert "; A Round of the Duel, under Combat Values" in line


MISSED = """case: what does not meet a triggering condition
time: High Drama, A to act
board:
  The Forums:
    A Magda: Sorcerer, Villain, influence 3
    B Ilse: "Reaction: After an enemy character moves to this location • Draw a card."
    B Ule: "Reaction: After you claim a location • Draw a card."
  The Docks:
    B Zita: "Reaction: After a Villain Action is used • Draw a card."
    B Vau: "Reaction: After an enemy performs a Sorcerer Technique • Draw a card."
    A Mo: "Reaction: After this character is wounded • Draw a card."
    A Xo: "Action: Move Xo to The Grand Bazaar."
  hand of A:
    Whisper: risk, cost 0; "Sorcerer Action: Wound target enemy character at a City location."
"""
WHISPERED = "A: play Whisper with Magda, Ilse"
MISSING = [
    (WHISPERED, "B: use Zita's Reaction", "and the Villain trait of Magda does not pass to it. [qualified/inherits-only-required]"),
    (WHISPERED, "B: use Vau's Reaction", "the ability of Whisper is a Sorcerer Action, not a Technique. [reaction/triggering-condition]"),
    (WHISPERED, "A: use Mo's Reaction", "it was Ilse at The Forums, not this character. [reaction/triggering-condition]"),
    ("A: use Xo's Action", "B: use Ilse's Reaction", "it was at The Grand Bazaar, and Ilse is at The Forums. [reaction/triggering-condition]"),
    ("A: claim with Magda", "B: use Ule's Reaction", "it was A, and the condition speaks of B. [reaction/triggering-condition]"),
]


@pytest.mark.parametrize(("step", "asked", "said"), MISSING)
def test_which_part_of_a_triggering_condition_failed(step: str, asked: str, said: str):
    """Of what has just happened, its qualifier, its kind, its card, its place, or its player."""
    session = Session(read_case(MISSED), GAME.editions[0])
    session.do(step)
    reasons = session.do(f"why {asked}")[1:]
    assert any(said in re.sub(r" What would help: .*?\. \[", " [", reason) for reason in reasons), reasons


FOLLOWED = """case: where threat resolves
edition: playtest
time: duel, Ann against Bob, round 3, before the combat card, Bob's round
board:
  The Docks:
    A Ann: resolve 6, combat 2
  The Forums:
    B Bob: resolve 6, combat 2, threat 1
  hand of B:
    Cut: 0/1/2
"""


def test_threat_that_resolves_away_from_its_adversary():
    """The line says to which place it is tied, and that the printed example discards it later."""
    lines = [line.strip() for line in Session(read_case(FOLLOWED), GAME.editions[1]).do("B: play Cut")]
    assert "Threat is tied to where it resolves, at The Forums, and Ann is at The Docks.  [moving/threat-comes-along]" in lines
    assert any(line.endswith("[unsettled/threat-to-absent]") for line in lines)


BOTH = """case: both Leaders at once
time: High Drama, A to act
board:
  The Docks:
    A Ruy: Leader, resolve 8, wounds 7
    B Thea: Leader, resolve 7, wounds 6
  hand of A:
    Keg: risk, cost 0; "City Action: Wound each Leader at your performer's location."
"""


def test_readings_are_offered_with_their_sentences():
    """What the judge decides is told beside its name; a reading of the other edition is not offered."""
    session = Session(read_case(BOTH), GAME.editions[0])
    session.do("A: play Keg with Ruy")
    assert session.shown()[1:] == [
        "  1   In order: The First Player orders the two losses.",
        "  2   Together: Both are gone at once; nobody wins by assassination.",
    ]


SET_IN = """case: x
board:
  The Docks:
    A Bo: resolve 5; "City Action: Wound target opposing character."
    B Una: resolve 5{}
steps:
  A: use Bo's Action on Una
"""


@pytest.mark.parametrize("text", ["", '; "Reaction: After Una is wounded • Draw a card."'])
def test_what_happens_is_set_in_whether_anything_answers_or_not(text):
    """A line stands under what caused it, also where no ability of the case could have answered it."""
    session = Session(read_case(SET_IN.format(text)), GAME.editions[0])
    session.do("f")
    lines = {x.text: x.depth for node in session.tree.at.path() for x in node.lines}
    assert lines["Una suffers 1 wound and now has 1."] == lines["A targets Una."] + 1


def test_the_steps_of_a_phase_and_what_comes_of_them():
    """In Dusk, who moves Home stands under the step, and the steps all stand alike."""
    session = Session(read_case("case: x\nboard:\n  The Docks:\n    A Bo: resolve 5, engaged\n"), GAME.editions[0])
    said = [*session.do("A: pass"), *session.do("B: pass")]
    at = next(n for n, x in enumerate(said) if x.startswith("Characters become en garde"))
    assert said[at + 1].startswith("  Bo becomes en garde")
    assert said[at + 2].startswith("  Bo moves to Home of A")
    assert said[at + 3].startswith("The City Deck cards left")


DRAWS = """case: several draws
time: High Drama, A to act
board:
  The Forums:
    A Bo: "Action: Draw three cards."
    A Cyr: "Reaction: After you draw a card • Heal a wound from Cyr."
  deck of A:
    {deck}
"""


@pytest.mark.parametrize("deck", ["5 unknown", "Jab: risk\n    2 unknown"])
@pytest.mark.parametrize("answered", [True, False])
def test_draws_stand_side_by_side(deck, answered):
    """Cards that are drawn together stand equally deep, also where somebody is asked which card the first one is."""
    text = DRAWS.format(deck=deck)
    text = text if answered else text.replace(text.splitlines()[5] + "\n", "")
    session = Session(read_case(text), GAME.editions[0])
    told = session.do("A: use Bo's Action")
    while session.p.asking is not None and session.p.asking.question == "identity":
        told += session.do("it stays unknown")
    depths = {len(line) - len(line.lstrip()) for line in told if "A draws" in line}
    assert len(depths) == 1, told


WAITS = """case: waiting for the end of an ability
edition: playtest
time: High Drama, A to act
board:
  The Forums:
    A Bo: "Action: Wound target enemy character. Draw a card."
    B Cas: resolve 5; "Reaction: After Cas is wounded • Heal a wound from Cas."
  deck of A:
    Jab: risk
    Feint: risk
"""


def test_what_an_after_waits_for_is_called_by_its_ability():
    """An ability of a character is not called by the name of the character alone, and a gamble outside a duel cites no rule of duels."""
    session = Session(read_case(WAITS), GAME.editions[1])
    session.do("pause: use, finish")
    session.do("A: use Bo's Action on Cas")
    assert "its After waits until the Action of Bo is completely resolved" in "\n".join(session.do("why B: use Cas's Reaction"))
    session = Session(read_case(WAITS.replace("Wound target enemy character. Draw a card.", "Gamble.")), GAME.editions[0])
    told = session.do("A: use Bo's Action") + session.do("A: choose Jab")
    assert any("Feint is sunk" in line and "[gamble/reveal-two]" in line for line in told), told


FIGHT = """case: a Maneuver in each round
time: High Drama, A to act
board:
  The Forums:
    A Bo: combat 2, resolve 9
    B Cas: combat 3, resolve 9
  hand of A:
    Trip: risk, cost 0, 0/2/1; "Maneuver: Add 1 threat to the adversary's threat pool."
  hand of B:
    Feint: risk, cost 0, 0/2/1; "Maneuver: Add 1 threat to the adversary's threat pool."
"""


def test_a_disputed_passage_is_told_once_a_duel():
    """Whoever has read once that a Maneuver may shut out the values needs it no second time in that duel."""
    session = Session(read_case(FIGHT), GAME.editions[1])
    steps = ("A: challenge with Bo, Cas; no technique", "B: do not intervene", "B: play Feint", "B: use Feint's Maneuver")
    told = [line for step in (*steps, "A: play Trip", "A: use Trip's Maneuver") for line in session.do(step)]
    assert sum("announces the Maneuver" in line for line in told) == 2
    assert sum("unsettled/maneuver-may-not" in line for line in told) == 1


WOULD = """case: what would happen
time: High Drama, A to act
board:
  The Forums:
    A Bo: "Action: Wound target enemy character."
    B Cas: resolve 5; "Reaction: When Cas would be wounded • Cancel the wound."
"""


def test_what_would_happen_is_answered_before_it():
    """A Reaction to what would happen is one that says Before, and what is used up is refused for that first."""
    session = Session(read_case(WOULD), GAME.editions[0])
    told = session.do("A: use Bo's Action on Cas") + session.do("B: use Cas's Reaction")
    assert any("Before: Cas answers." in line and "[reaction/when-would]" in line for line in told), told
    used, over = session.do("why B: use Cas's Reaction")[1:]
    assert "has been used this Day" in used
    assert "the time to use it then is over" in over


ROWS = [
    ("2023", "until: dusk, breakfast", "dusk has no row 'breakfast'; did you mean"),
    ("playtest", "until: challenge, refused", "challenge has no row 'refused' in playtest-5.9.4e"),
    ("playtest", "pause: challenge, refused", "challenge has no row 'refused' in playtest-5.9.4e"),
    ("2023", "until: round, walked away", "round has no row 'walked away' in rulebook-2023; a step of one edition alone begins with '[2023]'"),
]


@pytest.mark.parametrize(("edition", "step", "said"), ROWS)
def test_a_row_that_is_not_there(edition, step, said):
    """A row that a case names and the edition does not have is no place at which anything stops."""
    case = read_case(f"{BOARD}steps:\n  A: challenge with Bo, Cas; no technique\n  {step}\n  > duel over = no\n")
    (report,) = run_case(case, GAME.editions[edition == "playtest"])
    assert not report.passed
    assert any(said in failure for failure in report.failures)


def test_a_row_that_is_there():
    """The same line stops the game where the edition has the row."""
    case = read_case(f"{BOARD}steps:\n  A: challenge with Bo, Cas; no technique\n  pause: refusal, wounds\n  B: refuse\n  > Cas wounds = 0\n")
    (report,) = run_case(case, GAME.editions[0])
    assert report.passed, report.failures
