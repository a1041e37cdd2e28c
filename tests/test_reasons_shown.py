"""A reason names the values that made its condition or test fail, not only that it failed."""

import pytest
from engine_tools import cases

from judgekit.cases import read_case
from judgekit.cases.as_data import run_data
from judgekit.cases.play import Session
from judgekit.engine import options
from judgekit.games.five_sails import GAME
from judgekit.games.five_sails.conditions.shown import CONDITIONS
from judgekit.games.five_sails.conditions.tests_shown import TESTS

BOARD = """case: values in reasons
players: A, B, C
first player: A
renown: A 2, B 5, C 5
time: day 2, High Drama, A to act
board:
  The Docks (Renown 1, controlled by B):
    A Bo: Sailor, Noble, resolve 5, combat 2, finesse 1, influence 2, wounds 1; "{}"
      A Cutlass: attachment, Weapon
    B Cas: Thug, resolve 5, combat 3, finesse -, influence 2, wounds 2
    Gil: Mercenary, cost 3
  The Forums (controlled by A):
    A Ann: combat 1
    B Dov: combat 4, engaged
      B Dagger: attachment, Weapon
    Hal: Mercenary, cost 2
  Home of B:
    B Eve: Thug, combat 1
  discard pile of B: Scrap
  hand of A: One, Two, Three
  hand of B: Four, Five, Six, Seven
  hand of C: Eight
steps:
"""


def session_with(ability: str) -> Session:
    """The board with an ability on Bo."""
    return Session(read_case(BOARD.replace("{}", ability)), GAME.editions[0])


FAILING = [
    ("If you have 3 or more Renown", "A has less Renown (2)."),
    ("If you have the most Renown", "A does not have the most Renown (A 2, B 5, C 5)."),
    ("If you have 1 or fewer Renown", "A has more Renown (2)."),
    ("If there are 2 or more Renown at this location", "There is less Renown there (The Docks 1)."),
    ("If there is no Renown at this location", "There is Renown there (The Docks 1)."),
    ("If you have 2 or fewer cards in hand", "A has more cards in hand (3)."),
    ("If your hand is empty", "A holds cards (3)."),
    ("If you control this location", "A does not control The Docks (B controls it)."),
    ("If you control The Grand Bazaar", "A does not control it (nobody controls it)."),
    ("If you control 2 or more locations", "A controls fewer locations (1)."),
    ("If you have more characters than each opponent", "A does not have more characters than each opponent (A 2, B 3, C 0)."),
    ("If you have the fewest characters", "A does not have the fewest characters (A 2, B 3, C 0)."),
    ("If you are not the first player", "A has the First Player Token."),
    ("If it is Day 3 or later", "The Day has not come yet (it is Day 2)."),
    ("If this character has 3 or more Combat", "Bo has less Combat (2)."),
    ("If this character has 3 or more wounds", "Bo has fewer wounds (1)."),
    ("If this character is a Thug", "Bo is not a Thug (Noble, Sailor)."),
    ("If this character is at The Forums", "Bo is not there (at The Docks)."),
    ("If this character is at Home", "Bo is not at Home (at The Docks)."),
    ("If this character is alone", "Bo is not the only character there (Cas, Gil are there as well)."),
    ("If this character is not equipped", "Bo has something equipped (bears Cutlass)."),
    ("If you have more characters than an opponent", None),
    ("If you have more cards in hand than all opponents", "A does not have more cards in hand than each opponent (A 3, B 4, C 1)."),
    ("If another player has fewer Renown than you", "No opponent has fewer Renown (A 2, B 5, C 5)."),
    ("If you control 3 or more characters", "A controls fewer than 3 characters (2: Bo, Ann)."),
]


@pytest.mark.parametrize(("condition", "expected"), FAILING, ids=[c for c, _ in FAILING])
def test_the_values_beside_a_condition(condition, expected):
    """Each says what is, beside what should be."""
    session = session_with(f"Action: {condition} • Draw a card.")
    found = next(o for o in options(session.p) if o.text == "use Bo's Action")
    assert expected in [r.text for r in found.reasons] if expected else not found.reasons


REFUSED = [
    ("Target enemy character • Draw a card.", "Ann", "Ann is not an enemy character (A controls it)."),
    ("Target friendly character • Draw a card.", "Cas", "Cas is not controlled by A (B controls it)."),
    ("Target character at this location • Draw a card.", "Ann", "Ann is not at The Docks (at The Forums)."),
    ("Target character in the City • Draw a card.", "Eve", "Eve is not at a City location (at Home of B)."),
    ("Target character with 2 or fewer Combat • Draw a card.", "Cas", "Cas has more than that: combat 2 is the most (3)."),
    (
        "Target character with less Combat than this character • Draw a card.",
        "Cas",
        "the combat of Cas is not lower than that of Bo (3 against 2).",
    ),
    ("Target unwounded character • Draw a card.", "Cas", "Cas has wounds (2)."),
    ("Target Thug character • Draw a card.", "Ann", "Ann does not have the trait Thug (no traits)."),
    ("Target available Mercenary • Draw a card.", "Cas", "Cas is not available (B controls it)."),
]


@pytest.mark.parametrize(("text", "thing", "expected"), REFUSED, ids=[f"{t} {n}" for t, n, _ in REFUSED])
def test_the_values_beside_a_test(text, thing, expected):
    """What a candidate is, beside what it should be."""
    session = session_with(f"Action: {text}")
    session.do("A: use Bo's Action")
    found = next(o for o in options(session.p) if o.text == thing)
    assert expected in [r.text for r in found.reasons]


def test_each_stands_beside_a_word():
    """No values for a word that there is not."""
    assert {("condition", name) for name in CONDITIONS} | {("selector", name) for name in TESTS} <= set(GAME.vocabulary.entries)


ALONE = [
    ("A Reaction while paying that was used before: only that speaks against it", ["reaction/once-per-day"]),
    ("An event's Action, asked for at one's own priority, without a character there", ["event/access"]),
    ("After a gamble nothing from hand is played, and only that speaks against it", ["gamble-duel/hand-aside"]),
]


@pytest.mark.parametrize(("title", "rules"), ALONE)
def test_nothing_else_speaks_against_it(title, rules):
    """What was asked for in vain is refused with the reasons of that moment, and with no others."""
    case = next(c for c in cases() if c.title == title)
    held = [x for step in run_data(case, case.editions[0])["steps"] for x in step["expected"]]
    (reasons,) = [x["reasons"] for x in held if x["text"].startswith("option")]
    assert [r["rule"].partition("/")[2] for r in reasons] == rules


WON = """case: a Leader destroyed at the own cost
time: High Drama, B to act
first player: B
board:
  Home of A:
    A Ysolde: Leader, resolve 8
  Home of B:
    B Gaspard: Leader, resolve 7, wounds 6; "Action: Wound Gaspard • Gain 2 Renown."
steps:
"""


@pytest.mark.parametrize("asked", ["why B: pass", "why A: use Gaspard's Action", "why A: challenge with Ysolde, Gaspard", "why accept"])
def test_nothing_is_done_once_the_game_is_over(asked):
    """The reason is that it is over, with who has won; no other reason promises when it would be possible."""
    session = Session(read_case(WON), GAME.editions[0])
    session.do("B: use Gaspard's Action")
    assert session.do(asked)[1:] == ["  The game is over: A has won (Assassination). [victory/assassination]"]
