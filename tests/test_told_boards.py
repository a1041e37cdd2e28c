"""Boards told in prose: what they mean, and what is not understood."""

import pytest

from judgekit.cases import CaseErrors, read_case, run_case, write_case
from judgekit.cases.opening import open_case
from judgekit.engine import to_text

DUEL = """case: told
setup: Two players; B is First Player, High Drama, B to act. At The Docks, en garde: A's Hilde (resolve 6, combat 2), 0 wounds; B's Rat
  (resolve 1, influence 0; Brute), equipped with Cudgel (Attachment, Weapon, +1 Combat), and B's Pip (resolve 2) (no Brute), 1 wound.
  B's hand: Flail (Risk, cost 1, riposte 0 / parry 0 / thrust 1; no ability) and Stray Shot (Risk, 0/0/1; "Action: Wound target enemy character.").
  A's hand is empty. Nobody gambles. B passes when B has to act. Nothing else in play or in hand matters and no other ability is used.
"""
DUEL_TYPED = """case: told
first player: B
time: High Drama, B to act
board:
  The Docks:
    A Hilde: resolve 6, combat 2
    B Rat: resolve 1, influence 0, Brute
      Cudgel: attachment, Weapon, +1 combat
    B Pip: resolve 2, wounds 1
  hand of B:
    Flail: risk, cost 1, 0/0/1
    Stray Shot: risk, 0/0/1; "Action: Wound target enemy character."
  hand of A: empty
"""
DAY = """case: told
setup: Three players, clockwise A, B, C; nobody holds the First Player Token, Day 4, Plunder phase, nobody has won. Renown: A 2, B 5, C 3.
  A controls The Docks and The Forums and has 4 Renown; there is 1 Renown on each of these locations. The Grand Bazaar is controlled by B.
  There: A's Orsa (influence 2); C's Pell (influence 1), engaged. C's Leader Tadeo (resolve 8) has 3 wounds and is at C's Home. Orsa has 2 wounds.
  Left over on the board: the available Mercenary Selma on The Grand Bazaar and the event Fog on The Docks. A's scheme in play, Full House,
  has panache modifier +2. C has 7 cards in hand; C controls nothing. The top cards of A's deck are Jab (Risk, 1/0/1) and Feint (Risk, 0/1/1).
"""
DAY_TYPED = """case: told
players: A, B, C
first player: none
time: day 4, Plunder
renown: A 4, B 5, C 3
board:
  The Docks (controlled by A, 1 Renown):
  The Forums (controlled by A, 1 Renown):
  The Grand Bazaar (controlled by B):
    A Orsa: influence 2, wounds 2
    C Pell: influence 1, engaged
  Home of C:
    C Tadeo: Leader, resolve 8, wounds 3
  The Grand Bazaar:
    Selma: Mercenary
  The Docks:
    Fog: event
  scheme of A:
    Full House: scheme, panache modifier +2
  hand of C: 7 unknown
  deck of A: Jab (Risk, 1/0/1), Feint (Risk, 0/1/1)
"""
ROUND = """case: told
setup: Two players; A is First Player, in the duel of Kaspar against Soline, round 2, Kaspar's round, before the combat card. All are at The Forums:
  A's Kaspar (resolve 6, combat 2), threat 2, gambled 1; B's Soline (resolve 5, combat 3).
  Soline is equipped with Cloak (Attachment, Attire). B holds Wall (Risk, 0/2/0) and Jab (Risk, 1/0/1).
  A's Vito (resolve 8) and A's Mila (resolve 5; "City Action: Draw a card.") are at A's Home; B's Grel is at The Docks
  and B's Una (resolve 3) at The Forums, all engaged.
"""
ROUND_TYPED = """case: told
first player: A
time: duel, Kaspar against Soline, round 2, Kaspar's round, before the combat card
board:
  The Forums:
    A Kaspar: resolve 6, combat 2, threat 2, gambled 1
    B Soline: resolve 5, combat 3
      Cloak: attachment, Attire
  hand of B:
    Wall: risk, 0/2/0
    Jab: risk, 1/0/1
  Home of A:
    A Vito: resolve 8, engaged
    A Mila: resolve 5, engaged; "City Action: Draw a card."
  The Docks:
    B Grel: engaged
  The Forums:
    B Una: resolve 3, engaged
"""


@pytest.mark.parametrize(("told", "typed"), [(DUEL, DUEL_TYPED), (DAY, DAY_TYPED), (ROUND, ROUND_TYPED)], ids=["duel", "day", "round"])
@pytest.mark.parametrize("edition", ["2023", "playtest"])
def test_a_told_board_is_the_typed_one(told, typed, edition):
    """A set-up in prose makes the very position that the typed board makes."""
    assert to_text(open_case(read_case(told), edition)) == to_text(open_case(read_case(typed), edition))


def test_a_told_board_is_written_as_a_typed_one():
    """The writer writes what was understood, which reads back equal; what somebody means to do, and that nothing else matters, stays as a note."""
    case = read_case(DUEL)

    assert case.note == "B passes when B has to act. Nothing else in play or in hand matters and no other ability is used."
    assert read_case(write_case(case)).shape() == case.shape()


DENYING = """case: told
setup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Bo (resolve 4) and B's Una (resolve 3). {said}.
steps:
  A: pass
  > active player = B
"""


@pytest.mark.parametrize(
    "said",
    [
        "No hired sword has an ability that matters",
        "Nobody named here has any special keyword",
        "Una has not gambled in any duel so far",
    ],
)
def test_what_only_denies_is_a_remark(said):
    """What says only that something is not so, in words that are not understood, changes nothing and is named."""
    (report,) = run_case(read_case(DENYING.format(said=said)))
    assert report.passed
    assert [x.partition("'")[2].partition("'")[0] for x in report.left] == said.split(", ")


@pytest.mark.parametrize(
    "said",
    [
        "Bo cannot be wounded by a Brute",
        "No Brute may be mustered",
        "Una has no Combat that matters",
        "Neither ability is used more than 2 times",
        "A's Pim, Sao and Dorn are in play, none of them a Brute",
        "B has no hand to draw abilities from",
        "No Leader has a Technique and B recruits a Mercenary",
        "Una moved to The Forums without using a Technique",
        "A has recruited a Mercenary without abilities",
        "Nobody has used a Technique and Una mustered alone",
        "Nothing else matters and Una picks a card",
        "Nothing else matters, and A draws a card",
        "A is well below the Crew Cap and moves Bo to The Forums",
        "The players cheer and nobody has used a Reaction",
        "A never uses Reactions and B draws two cards",
    ],
)
def test_what_denies_more_is_no_remark(said):
    """What denies a number, a pile or a permission may change the board, and is refused where it is not understood."""
    with pytest.raises(CaseErrors, match="is not understood as a part of the set-up"):
        read_case(DENYING.format(said=said))


def test_what_is_not_understood_is_said():
    """Every sentence that means nothing is named with its line; nothing is left out in silence."""
    text = """case: told
setup: Two players; A is First Player, High Drama, A to act. At The Docks: A's Bo (resolve 4), bored; B's Una.
  C is not in the mood. A's Ida (resolve 3) is in the harbour. Nothing else matters.
  All characters have 2 hats. The Forums is controlled by D.
"""
    with pytest.raises(CaseErrors) as error:
        read_case(text)
    said = [(p.line, p.message.partition(" is not understood")[0]) for p in error.value.problems]

    assert (3, "'C is not in the mood'") in said
    assert (3, '"A\'s Ida (resolve 3) is in the harbour"') in said
    assert (4, "'All characters have 2 hats'") in said
    assert (4, "'The Forums is controlled by D'") in said
    assert any(line == 2 and "bored" in message for line, message in said)


def test_players_by_name():
    """Players named in a heading are known in the prose, and the steps are theirs."""
    case = read_case("""case: told
players: Ann, Bob
setup: Ann is First Player, High Drama, Ann to act. At The Docks: Ann's Bo (resolve 4) and Bob's Una.
steps:
  Ann: pass
""")

    assert [b.text for b in case.board] == ["The Docks:", "Ann's Bo (resolve 4)", "Bob's Una"]
    assert case.steps[0].who == "Ann"


@pytest.mark.parametrize(
    "said",
    [
        "No location is controlled",
        "The locations have no controller",
        "Una is not in this game",
        "B has no character in play",
        "There is no Renown on any location",
        "No character has wounds",
        "All characters of B are at their Home",
        "No location is controlled and none holds Renown",
        "No location has any and none is controlled",
        "Una is an ordinary character, neither Leader nor Brute",
        "The Docks lacks the Academy trait",
    ],
)
def test_what_is_said_not_to_be_there_is_looked_for(said):
    """A sentence that denies what the rest of the set-up tells of is a mistake, named with both."""
    text = f"""case: told
setup: Two players; A is First Player, High Drama, A to act. The Docks is controlled by A; there is 1 Renown on The Docks.
  The Docks has the trait Academy. At The Forums: B's Una (resolve 4; Brute), 1 wound. {said}.
"""
    with pytest.raises(CaseErrors, match=f"'{said}' is said, and the set-up tells of"):
        read_case(text)


@pytest.mark.parametrize(
    ("beside", "right"),
    [
        ("A sits on C's left", True),
        ("C is on A's right", True),
        ("B sits on A's right", False),
        ("B sits to the left of A, C to the left of B", True),
        ("to A's left sits B", True),
        ("B is A's left neighbour", True),
        ("C is on the left of A", False),
    ],
)
def test_who_sits_beside_whom_fits_the_order(beside, right):
    """What is said of two neighbours is held against the order of all players."""
    text = f"case: told\nsetup: Three players, clockwise A, B, C ({beside}); A is First Player, High Drama, A to act.\n"
    if right:
        assert read_case(text).players == ("A", "B", "C")
        return
    with pytest.raises(CaseErrors, match="the next player clockwise sits on the left"):
        read_case(text)


def test_who_is_alone_has_nobody_beside_him():
    """Who is said to be alone, or the only ones in play, are not told of together with others."""
    told = "case: told\nsetup: Two players. At The Forums: B's Una (resolve 4). {}.\n"
    for said in ("A's Bo (resolve 4) is alone there", "The only character in play is A's Bo (resolve 4), at The Docks"):
        with pytest.raises(CaseErrors, match=r" is said, and the set-up tells of .*Una"):
            read_case(told.format(said))


@pytest.mark.parametrize(
    ("said", "piles"),
    [
        ("Both hands are empty, both decks hold ten cards", {"A": (0, 10), "B": (0, 10)}),
        ("Both hands are empty and both decks hold ten cards", {"A": (0, 10), "B": (0, 10)}),
        ("A's hand and A's deck are empty, B's hand holds two cards", {"A": (0, 0), "B": (2, 0)}),
        ("A's deck and discard pile are empty and B has 2 cards in hand", {"A": (0, 0), "B": (2, 0)}),
        ("A's deck holds exactly two cards, Jab (Risk) and Nick (Risk)", {"A": (0, 2), "B": (0, 0)}),
        ("B has three cards in hand, among them Cut (Risk)", {"A": (0, 0), "B": (3, 0)}),
        ("Cards in hand: A 2, B 1; every Faction Deck has more than ten cards", {"A": (2, 0), "B": (1, 0)}),
        ("A's deck holds ten cards, B's twelve", {"A": (0, 10), "B": (0, 12)}),
        ("B has 3 cards in hand, 12 in the Faction Deck and none in the discard pile", {"A": (0, 0), "B": (3, 12)}),
        ("A has 2 cards in hand, B has 1", {"A": (2, 0), "B": (1, 0)}),
        ("A's deck holds a single card, Rope (Risk); neither hand holds a card", {"A": (0, 1), "B": (0, 0)}),
        ("A's hand: three cards without the Wealth keyword", {"A": (3, 0), "B": (0, 0)}),
        ("A's hand: Jab (Risk) and three more cards, none with Wealth", {"A": (4, 0), "B": (0, 0)}),
        ("B's Faction Deck has 20 cards, the top two being Jab (Risk) and Nick (Risk)", {"A": (0, 0), "B": (0, 20)}),
        ("The top card of B's deck is Jab (Risk), the next Nick (Risk); ten more cards lie under them", {"A": (0, 0), "B": (0, 12)}),
        ("B's deck has 20 cards; on top lies Jab (Risk)", {"A": (0, 0), "B": (0, 20)}),
        ("B's deck holds exactly two cards, Jab (Risk) on top of Nick (Risk)", {"A": (0, 0), "B": (0, 2)}),
        ("A's hand is empty, B's holds three cards", {"A": (0, 0), "B": (3, 0)}),
        ("A's hand is empty and so is B's; A's top two cards are Jab (Risk) and Nick (Risk)", {"A": (0, 2), "B": (0, 0)}),
        ("A's hand: five cards, one of them Jab (Risk); B has an empty hand and an empty discard pile", {"A": (5, 0), "B": (0, 0)}),
        ("A's hand: Jab (Risk), twice, and one of Nick (Risk); B's hand: nothing", {"A": (3, 0), "B": (0, 0)}),
        ("Each player holds four cards; A's deck: Jab (Risk) on top, then 19 other cards", {"A": (4, 20), "B": (4, 0)}),
        ("In A's hand lies Jab (Risk); Nick (Risk) lies in B's hand", {"A": (1, 0), "B": (1, 0)}),
        ("The top of B's deck is, in this order, Jab (Risk), Nick (Risk) and further cards that do not matter", {"A": (0, 0), "B": (0, 2)}),
        ("B's deck, from the top: Jab (Risk), then cards whose names do not matter", {"A": (0, 0), "B": (0, 1)}),
        ("B's deck, from the top: Jab (Risk) and two further cards that are never reached", {"A": (0, 0), "B": (0, 3)}),
        ("Each player holds one combat card", {"A": (1, 0), "B": (1, 0)}),
        ("A has two combat cards in hand and B holds a single combat card", {"A": (2, 0), "B": (1, 0)}),
        ("A's hand: All In (Risk) and Each Day (Risk); B's hand: Both Sides (Risk)", {"A": (2, 0), "B": (1, 0)}),
    ],
)
def test_piles_hold_what_is_said_of_them(said, piles):
    """What is said of one pile is not put into another, and no card is counted twice."""
    p = open_case(read_case(f"case: told\nsetup: Two players; A is First Player, High Drama, A to act. {said}.\n", "told.case"), "2023")
    for n, who in enumerate(p.cast.seats):
        assert tuple(sum(c.zone == zone and c.owner == n for c in p.cards) for zone in ("hand", "deck")) == piles[who]


STOCK = """case: told
setup: Two players; A is First Player, High Drama, A to act. The Docks is controlled by A; there is 1 Renown on The Docks. Renown: A 2, B 0.
  At The Docks: A's Bo (resolve 4; Duelist), engaged; the event Fog. At The Forums: B's Una (resolve 4), 1 wound, equipped with Rope (Attachment).
  A's scheme in play, Toll, has panache modifier +1, text above the bar: "Gain a Renown." {}.
"""


@pytest.mark.parametrize(
    "said",
    [
        "B controls no location",
        "B holds no Renown",
        "The Grand Bazaar is uncontrolled and empty",
        "No location has the Sorcerer or the Villain trait",
        "Neither player controls another character",
        "There are no other characters at The Docks",
        "Bo is no Mercenary, and Bo has nothing equipped",
        "No Mercenary is available",
        "No character is at The Grand Bazaar",
        "No other event is in play",
        "None of the characters is a Sorcerer",
        "There is no Renown on The Forums or The Grand Bazaar",
        "No other location is controlled",
        "The other locations are uncontrolled and bear no Renown",
        "B's scheme has no text",
        "Neither scheme gives any Renown in Plunder",
        "B has no scheme in play",
        "Una is B's only character",
        "Nobody but A holds Renown",
        "Only The Docks is controlled",
        "Apart from Una nobody is wounded",
        "The other characters do not matter, and the order of the decks does not matter",
        "Those are the only characters in play",
        "Neither player goes over the Crew Cap by mustering, and no deck runs out",
        "Nobody named here is a Brute or a Mercenary",
        "None of the characters mentioned above is a Sorcerer",
        "All of them are neither Brutes nor Mercenaries",
        "Not one of the characters is a Mercenary",
        "Neither player has a conditional Renown gain",
        "There are no conditional Renown gains, and nobody gains conditional Renown from anything",
        "Bo and Una are in play",
        "Both are still alive",
    ],
)
def test_what_is_not_there_may_be_said(said):
    """A denial that the rest of the set-up bears out sets nothing."""
    assert read_case(STOCK.format(said)).shape() == read_case(STOCK.format("Nobody gambles")).shape()


@pytest.mark.parametrize(
    "said",
    [
        "A controls no location",
        "Nobody holds Renown",
        "A has no Renown",
        "The Docks is uncontrolled and empty",
        "No character is at The Forums",
        "Nobody is wounded",
        "Nobody but Bo is wounded",
        "Only B holds Renown",
        "Neither A nor B has a character at The Forums",
        "Nothing is equipped",
        "No character is engaged",
        "Neither of them is a Duelist",
        "There are no events in play",
        "No City Deck card is left on any location",
        "B has nobody at The Forums",
        "Una has no wounds",
        "Una bears no attachment",
        "No scheme has text above the bar",
        "Bo is A's only character. A's Ida (resolve 3) is at The Forums",
        "No location holds Renown",
        "A controls only The Forums",
        "Nobody named here is a Duelist",
        "None of the characters above is a Duelist",
        "They are not wounded",
        "No card that gives Renown is in play",
    ],
)
def test_what_is_there_may_not_be_denied(said):
    """A denial of what the set-up tells of is a mistake, whatever its words."""
    with pytest.raises(CaseErrors, match="is said, and the set-up tells of"):
        read_case(STOCK.format(said))


@pytest.mark.parametrize(
    ("said", "moment"),
    [
        ("Planning phase of Day 2, Determine Initiative is done", "day 2, Planning, muster"),
        ("Planning phase of Day 2, the Muster step comes next", "day 2, Planning, muster"),
        ("Planning of Day 2, the schemes have been revealed", "day 2, Planning, initiative"),
        ("Planning of Day 2, after the Muster step", "day 2, Planning, schemes"),
        ("Dusk of the fifth Day, before the clean-up", "day 5, Dusk, clean-up"),
        ("High Drama of Day 3 is over", "day 3, beginning of Plunder"),
        ("High Drama of Day 2 and B's turn", "day 2, High Drama, B to act"),
        ("Day 2 begins", "day 2, Dawn"),
        ("High Drama of Day 2, A to act after B has passed", "day 2, High Drama, A to act, B has passed"),
        ("Plunder of Day 5, after the Renown has been taken", "day 5, conditional Renown comes next"),
        ("Plunder of Day 5, at the check for Fifth Day Victory", "day 5, before the fifth day check"),
        ("a casual match, Plunder of Day 5", "day 5, Plunder"),
        ("a tournament game, Plunder of Day 5", "competitive play, day 5, Plunder"),
        ("Plunder of Day 5; the match is played competitively", "competitive play, day 5, Plunder"),
    ],
)
def test_the_moment_in_other_words(said, moment):
    """A moment is told by what is done already, by what comes next, and by the kind of game."""
    told = read_case(f"case: told\nsetup: Two players; B is First Player; {said}.\n")
    typed = read_case(f"case: told\nfirst player: B\ntime: {moment}\n")

    assert to_text(open_case(told, "playtest")) == to_text(open_case(typed, "playtest"))


@pytest.mark.parametrize(
    ("said", "board"),
    [
        ("Bo has suffered two wounds and is engaged", "At The Docks: A's Bo (resolve 4), engaged, 2 wounds"),
        ("Bo is a Duelist; Bo bears Rope (Attachment)", "At The Docks: A's Bo (resolve 4; Duelist), equipped with Rope (Attachment)"),
        ('Bo\'s Finesse is 3; Bo reads: "Action: Draw a card."', 'At The Docks: A\'s Bo (resolve 4, finesse 3; "Action: Draw a card.")'),
        ("Bo was recruited by A this Day, and Bo belongs to A's crew", "Nobody gambles"),
        ("Rope (Attachment, +1 Combat) is equipped to Bo", "At The Docks: A's Bo (resolve 4), equipped with Rope (Attachment, +1 Combat)"),
        ("At The Forums, controlled by B, with 1 Renown: A's Bo (resolve 4)", "The Forums (controlled by B, 1 Renown):\n    A's Bo (resolve 4)"),
        ("Available at The Forums is the Mercenary Gast (cost 2)", "The available Mercenary Gast (cost 2) is at The Forums"),
        ("There is an event at The Forums: Fog", "The event Fog is at The Forums"),
        ("Gast (Mercenary, cost 2) is available at The Forums", "The available Mercenary Gast (cost 2) is at The Forums"),
        ("A has two characters at The Forums: Cy (resolve 3) and Di (resolve 2)", "At The Forums: A's Cy (resolve 3) and A's Di (resolve 2)"),
        ("At The Forums: A's Cy (resolve 3, combat 2) and A's Di (the same values)", "At The Forums: A's Cy and Di (each resolve 3, combat 2)"),
        ("A's hand: Jab (Risk, cost 2, 0/1/2) and one Nick (same cost and values)", "A's hand: Jab and Nick (each Risk, cost 2, 0/1/2)"),
        (
            "A's hand: Jab (Risk, cost 2, 0/1/2). B's hand: Nick (cost 1, otherwise like Jab)",
            "A's hand: Jab (Risk, cost 2, 0/1/2). B's hand: Nick (Risk, cost 1, 0/1/2)",
        ),
        ("A's hand: Jab (Risk, 0/1/2), Rip (Risk) and Nick. Nick is identical to Jab", "A's hand: Jab (Risk, 0/1/2), Rip (Risk), Nick (Risk, 0/1/2)"),
        (
            "At The Forums: A's Cy (resolve 3; \"Reaction: After Cy is wounded • Draw a card.\") and A's Di with the same values and text",
            'At The Forums: A\'s Cy (resolve 3; "Reaction: After Cy is wounded • Draw a card.") and '
            'A\'s Di (resolve 3; "Reaction: After Di is wounded • Draw a card.")',
        ),
        (
            "The top two of the many cards in A's deck: Jab (Risk) and Nick (Risk)",
            "A's deck has many cards, the top two being Jab (Risk) and Nick (Risk)",
        ),
        ("At The Forums: B's Cy (resolve 3), engaged, nothing equipped, B's only character there", "At The Forums: B's Cy (resolve 3), engaged"),
        ("Of A's ten cards in the deck the top one is Jab (Risk)", "A's deck holds ten cards, Jab (Risk) on top"),
        ("Jab (Risk) lies on top of A's deck, Nick (Risk) right under it, then many others", "A's deck: Jab (Risk), Nick (Risk), others"),
        ("Bo is an ordinary character, neither Leader nor Brute; nobody here is a Brute", "Nobody gambles"),
        ("At The Forums (no Duelist trait), controlled by A: A's Cy (resolve 3)", "At The Forums, controlled by A: A's Cy (resolve 3)"),
        ("The Docks is under A's control, with 2 Renown on it", "A controls The Docks (2 Renown)"),
        ("A controls all three locations, each with 1 Renown", "A controls The Docks, The Forums and The Grand Bazaar, each with 1 Renown"),
        ("On The Docks lie 2 Renown, and A has collected 4 Renown", "There are 2 Renown on The Docks. Renown: A 4"),
        ("A's hand: Jab (Risk of cost 1, R0 P1 T2)", "A's hand: Jab (Risk, cost 1, 0/1/2)"),
        ("A's hand: Rope (Attachment, no Armor, Attire or Weapon trait; free)", "A's hand: Rope (Attachment, cost 0)"),
        ("A's hand: Rope (Attachment, no stat modifiers)", "A's hand: Rope (Attachment)"),
        ("A's deck holds ten cards. From the top it begins: Jab (Risk)", "A's deck holds ten cards; from the top: Jab (Risk)"),
        ("A's deck has ten cards. Its top cards are, in order, Jab and Nick", "A's deck has ten cards; on top lie Jab and Nick"),
        (
            "A's deck has ten cards; its top two cards, in order: Jab (Risk), Nick (Risk)",
            "A's deck has ten cards; from the top: Jab (Risk), Nick (Risk)",
        ),
        (
            "A's deck has ten cards. On its top lie, in this order, Jab (Risk), Nick (Risk)",
            "A's deck has ten cards; from the top: Jab (Risk), Nick (Risk)",
        ),
        ("At The Forums (uncontrolled): A's Cy (resolve 3); B has nobody there", "At The Forums (uncontrolled): A's Cy (resolve 3)"),
        ("At The Forums: A's Cy (resolve 3), and B controls no characters there", "At The Forums: A's Cy (resolve 3)"),
        ("At The Forums: A's Cy (resolve 3); nobody of B's is there", "At The Forums: A's Cy (resolve 3)"),
        ("All locations of a two-player game are laid out", "Nobody gambles"),
        ("Both players muster within their Crew Cap", "Each player has also chosen a character"),
        ("Everybody musters one character, without exceeding the Crew Cap", "Each player has also chosen a character"),
        ("On The Forums lies Fog (event)", "The event Fog is at The Forums"),
        ("A's hand: three Risks without Wealth", "A's hand: three copies of Plain Risk (Risk)"),
        ("A's hand is empty, but A's deck is not", "A's hand is empty; A's deck holds several cards"),
        ("At The Forums: A's Cy (resolve 3) and B's Di (resolve 2); nothing equipped", "At The Forums: A's Cy (resolve 3) and B's Di (resolve 2)"),
        ("The Forums is uncontrolled and is adjacent to The Docks", "Nobody gambles"),
        ("A's deck holds 2 cards, A's discard pile 5 and The Locker of A 3", "A's deck holds 2 cards; A's discard pile 5 cards; A's Locker 3 cards"),
        ("A's Cy (resolve 3), Di and Ed are at The Forums", "At The Forums: A's Cy (resolve 3), A's Di and A's Ed"),
        ("A's Cy, Di (resolve 2) and Ed are at A's Home, engaged", "At A's Home, all engaged: A's Cy, A's Di (resolve 2) and A's Ed"),
        ("B's only character, the Leader Udo (resolve 8), is at The Forums", "B's Leader Udo (resolve 8) is at The Forums"),
        ("The only character of B is the Leader Udo, at The Forums", "B's Leader Udo is at The Forums"),
        (
            "At The Forums: A's Cy, equipped with Rope (Attachment), and A's Di, equipped with a second copy of Rope",
            "At The Forums: A's Cy, equipped with Rope (Attachment), and A's Di, equipped with Rope",
        ),
        ('A\'s Cy at The Forums has "Action: Draw a card."', 'At The Forums: A\'s Cy ("Action: Draw a card.")'),
        ("A has 2 cards in hand, kept from Day 1", "A has 2 cards in hand"),
        ("At A's Home are the Leader Cy (resolve 3) and Di", "At A's Home: A's Leader Cy (resolve 3) and A's Di"),
        ("Cy and Di of A are at The Forums", "At The Forums: A's Cy and A's Di"),
        ("A's Cy (resolve 3) stays at Home, engaged", "A's Cy (resolve 3), engaged, is at A's Home"),
        ("B's Leader Zita has the Eisen symbol", "B's Leader Zita (Eisen) is at B's Home"),
        ("B's Leader Zita (Panache 6) is in play", "B's Leader Zita (Panache 6) is at B's Home"),
        (
            "At The Forums: A's Cy (resolve 3); B's Di (resolve 2) is at The Docks",
            "At The Forums: A's Cy (resolve 3). At The Docks: B's Di (resolve 2)",
        ),
        ("At The Forums, engaged: A's Cy and B's Di, at The Docks", "At The Forums: A's Cy, engaged. At The Docks: B's Di, engaged"),
        ("At The Forums: A's Cy (resolve 3), and B's Di stands at B's Home", "At The Forums: A's Cy (resolve 3). At B's Home: B's Di"),
        ("At A's Home: A's Cy; B's Di and B's Ed are at B's Home, engaged", "At A's Home: A's Cy. At B's Home, engaged: B's Di and B's Ed"),
        ("All are at their Homes: A's Cy, B's Di at The Forums", "At A's Home: A's Cy. At The Forums: B's Di"),
        ("Both Leaders are unwounded at their Homes", "A's Leader is at A's Home. B's Leader is at B's Home"),
        ("Both Leaders are at their Homes, en garde and unwounded", "A's Leader is at A's Home. B's Leader is at B's Home"),
        (
            "B's Leader Zita is at The Forums, 1 wound; the other Leader is unwounded at Home",
            "B's Leader Zita is at The Forums, 1 wound. A's Leader is at Home",
        ),
        (
            "Each Leader has Crew Cap 5. B's Leader Zita is at The Forums",
            "B's Leader Zita (Crew Cap 5) is at The Forums. A's Leader (Crew Cap 5) is at Home",
        ),
        (
            "At A's Home: A's Leader Cy. At The Forums: A's Di and B's Ed. Neither is a Leader",
            "At A's Home: A's Leader Cy. At The Forums: A's Di and B's Ed",
        ),
        ("A's hand: Jab (Risk); A's Cy (resolve 3) is at The Forums", "A's hand: Jab (Risk). At The Forums: A's Cy (resolve 3)"),
    ],
)
def test_the_same_board_in_other_words(said, board):
    """Cards, places, Renown and what somebody bears are told in many orders of words."""
    begins = "setup: Two players; A is First Player, High Drama, A to act."
    bo = " At The Docks: A's Bo (resolve 4)."
    told = read_case(f"case: told\n{begins}{'' if 'Bo (' in said else bo} {said}.\n")
    typed = f"first player: A\ntime: High Drama, A to act\nboard:\n  {board}"
    same = read_case(f"case: told\n{typed if chr(10) in board else begins + ('' if 'Bo (' in board else bo) + f' {board}.'}\n")

    assert to_text(open_case(told, "2023")) == to_text(open_case(same, "2023"))


@pytest.mark.parametrize(
    "players",
    [
        "Three players, clockwise A, B, C",
        "Three players (A, B, C clockwise)",
        "Three players in clockwise order A, B, C",
        "A three-player game, clockwise A, B, C",
        "A game of three players, A, B and C",
        "Three players, A, B and C, seated clockwise",
        "Three players (clockwise A, B, C; B sits on A's left)",
        "Three players, A, B and C, with B to the left of A and C to the left of B",
    ],
)
def test_who_plays_in_other_words(players):
    """How many play, and who, is told in many ways."""
    case = read_case(f"case: told\nsetup: {players}; B is First Player; High Drama, B to act.\n")

    assert (case.players, case.first_player) == (("A", "B", "C"), "B")


def test_an_ability_that_has_had_its_use():
    """An ability that is said to have been used this Day is not used again."""
    head = "case: told\nsetup: Two players; A is First Player, High Drama, A to act."
    bo = 'At The Docks: A\'s Bo (resolve 4; "Action: Gain a Renown.")'
    free = open_case(read_case(f"{head} {bo}. Bo's Action has not been used.\n"), "2023")
    used = open_case(read_case(f"{head} {bo}. Bo's Action has already been used this Day.\n"), "2023")

    assert not any(f.name == "used" for f in free.facts)
    assert any(f.name == "used" for f in used.facts)


@pytest.mark.parametrize(
    "said",
    [
        "A's hand: Jab, which costs one",
        "A's hand: a Risk",
        "A's hand holds some cards",
        "A's deck is stacked",
        "Bo lies in The Locker",
        "A controls The Docks or The Forums",
        "A has at most 3 Renown",
        "There are several Renown on The Docks",
        "Bo has wounds",
        "Hilde is at The Forums",
        "No hats are allowed",
        "Nobody wants to fight",
        "Nothing else matters but A's 3 Renown",
        "No other ability is used except Hilde's",
        "Nobody reacts until Bo is wounded, then B has 2 cards",
        "A passes when B passes; Bo is engaged by A then",
        "B gambles once",
        "The Docks and The Grand Bazaar are adjacent",
        "The Docks is not adjacent to The Forums",
        "A's hand is empty. From the top: Jab (Risk)",
        "The game is long",
        "Later, when Dusk begins, A has 6 cards in hand",
        "B's only character is at B's Home",
        "A's Cy is at The Forums, equipped with some Rope",
        "A's hand: Jab, red or blue (Risk)",
        "A's hand: two copies of Jab, first, second and third (Risk)",
        "A's hand: Jab (Risk that nobody likes)",
        "At The Forums: A's Cy (resolve 3) is at The Docks",
        "At The Forums: A's Cy and A's Di are at The Docks",
        "A's hand: Jab (Risk), at The Docks",
        "The event Fog (Event with a Reaction) is at The Docks",
        "The line of locations is that of the four-player set-up",
        "A's deck, from the top: Jab (Risk) and further cards that matter",
        "A's deck, from the top: Jab (Risk) and further cards with Wealth",
        "A's hand: three cards, all with Wealth",
        "A's Leader Cy is at The Forums. Both Leaders are at their Homes",
        "Both Leaders are at their Homes, unwounded. A's Leader Cy is at The Forums",
        "A's Leader Cy is at A's Home, 2 wounds. Both Leaders are unwounded at their Homes",
        "A's Leader Cy, en garde, is at A's Home. Both Leaders are engaged at their Homes",
        "Each Leader has Crew Cap 5. A's Leader Cy (Crew Cap 6) is at A's Home",
        "At The Forums: A's Leader Cy and B's Ed. Neither is a Leader",
        "At The Forums: A's Cy (Mercenary) and B's Ed, neither of them a Mercenary",
        "At The Forums: A's Cy, engaged, and B's Ed, neither engaged; and the available Mercenary Flo",
        "At The Forums: A's Cy and three available Mercenaries, Flo (cost 1) and Gus (cost 2)",
        'A\'s hand: Jab (Risk) and Purse (Risk; "Wealth."), each worth one when paying',
        'A\'s hand: Purse (Risk; "Wealth."; worth one as payment)',
        "A's hand: two cards, each worth two when paying",
        "A's Cy is at The Forums, equipped with C's own Rope (Attachment)",
        "At The Forums: A's Cy (resolve 3, no attachment except one)",
        "At The Forums: A's Cy (resolve 3, no ability besides a Technique)",
        "At The Forums: A's Cy (resolve 3, mustered with two wounds)",
        "At The Forums: A's Cy (resolve 3, 1 wound), 2 wounds",
        "At The Forums: A's Cy standing guard",
        "At The Forums: A's Cy with his dogs (resolve 3)",
        "At The Forums: the event Fog which came at Dawn (cost 1)",
        "The event Fog (cost 1) lies at The Forums with 2 Renown",
        "The event Fog (renown 1) lies at The Forums. Fog has 2 Renown on it",
        "A's Cy (resolve 3) is at The Forums. Cy was recruited by A on Day 1 and has 2 wounds",
        "At A's Home: A's Cy, A's Di. A controls 2 characters",
        "At A's Home, en garde: Cy (resolve 3), Di (resolve 2). A's crew counts 2 members",
    ],
)
def test_what_says_something_else_is_refused(said):
    """A sentence that only looks like one that is known is refused, and never read as something else."""
    with pytest.raises(CaseErrors):
        open_case(read_case(f"case: told\nsetup: Two players; High Drama, A to act. At The Docks: A's Bo (resolve 4). {said}.\n"), "2023")


@pytest.mark.parametrize(
    ("said", "board"),
    [
        ("At The Forums: the event Fog with 2 Renown on it", "At The Forums: the event Fog (renown 2)"),
        ("The event Fog, with two Renown on it, lies at The Forums", "At The Forums: the event Fog (renown 2)"),
        ("The event Fog, on which 2 Renown lie, is at The Forums", "At The Forums: the event Fog (renown 2)"),
        (
            'On The Forums lies the event Fog with 1 Renown on it (cost 1; "City Action: Draw a card.")',
            'At The Forums: the event Fog (cost 1, renown 1, "City Action: Draw a card.")',
        ),
        (
            "At The Forums: the event Fog, A's Cy (resolve 3). On Fog there are 3 Renown",
            "At The Forums: the event Fog (renown 3), A's Cy (resolve 3)",
        ),
        ("At The Forums with 2 Renown: the event Fog with 1 Renown on it", "At The Forums (2 Renown): the event Fog (renown 1)"),
        ("At The Forums: A's Cy (resolve 3), not engaged but with 2 wounds", "At The Forums: A's Cy (resolve 3), 2 wounds"),
        ("At The Forums: A's Cy (resolve 3, recruited on Day 1 and engaged)", "At The Forums: A's Cy (resolve 3), engaged"),
        ("At A's Home: A's Cy, A's Di. A controls 3 characters", "At A's Home: A's Cy, A's Di"),
        ("At A's Home: the Leader, Cy (resolve 3)", "A's Leader is at A's Home. A's Cy (resolve 3) is at A's Home"),
        ("At The Forums: Leader Cy of A (resolve 3)", "At The Forums: A's Leader Cy (resolve 3)"),
        ("A's hand: Dance with Death (Risk), Thrust in the Dark (Risk)", "A's hand: two cards: Dance with Death (Risk); Thrust in the Dark (Risk)"),
        ("Two players; High Drama, all hands are empty", "A's hand is empty. B's hand is empty"),
    ],
)
def test_cards_and_crews_in_other_words(said, board):
    """Renown on a card, those at a Home, and what is told behind what is not there."""
    told, same = (
        open_case(read_case(f"case: told\nsetup: Two players; High Drama, A to act. At The Docks: A's Bo (resolve 4). {x}.\n"), "2023")
        for x in (said, board)
    )

    assert to_text(told) == to_text(same)
