"""What a refusal says: a sentence that a judge can read out, with what would help."""

import pytest

from judgekit.cases import read_case, run_case
from judgekit.cases.board_view import asked_by, view
from judgekit.cases.board_words import board_text
from judgekit.cases.model import CaseErrors
from judgekit.cases.play import Session
from judgekit.cases.play.shown import prompt_of
from judgekit.engine import options
from judgekit.games.five_sails import GAME

BOARD = """case: refusals
players: A, B
time: High Drama, A to act
board:
  The Forums:
    A Bo: combat 3
    A Ann: combat 2
    B Cas: "Reaction: After an Action resolves • Draw a card."
    Gil: Mercenary, Negotiable, cost 3, influence 1
    B Eda: combat 1
  The Docks:
    B Dov: combat 2
"""


def at(*steps: str) -> Session:
    """A session on the board, after some steps."""
    session = Session(read_case(BOARD), GAME.editions[0])
    for step in steps:
        session.do(step)
    return session


def said(session: Session, text: str, player: int = 0) -> list[tuple[str, str]]:
    """The reasons against an option, each with what would help."""
    found = next(o for o in options(session.p) if o.text == text and o.choice.player == player)
    return [(r.text, r.remedy) for r in found.reasons]


def test_who_is_not_opposing():
    """The performer, a friend, somebody whom nobody controls, and an enemy elsewhere: each has a sentence of its own."""
    session = at("A: challenge")
    session.do("Bo")
    assert said(session, "Bo")[0][0] == "Bo is the one who does this, and only an enemy can be opposing."
    assert said(session, "Ann")[0][0] == "Ann is A's own character, and only an enemy can be opposing."
    assert said(session, "Gil")[0][0] == "Nobody controls Gil, and only an enemy can be opposing."
    assert said(session, "Dov")[0] == (
        "Dov is at The Docks, not at The Forums, and an opposing character is at the same location.",
        "choose an enemy character at The Forums",
    )


def test_what_target_is_missing():
    """A missing target is named; a reason that holds for several performers is said once."""
    reasons = said(at(), "equip")
    none = "There is no legal target: no attachment in A's hand, or available at The Forums."
    assert reasons == [(none, "an attachment in A's hand, or available at The Forums as the target")]
    recruit = said(at(), "recruit")
    assert [text for text, _ in recruit] == ["The cost is 3; the other cards in the hand of A are worth 0, and Parley takes off 1."]
    assert len(recruit) == len(set(recruit))
    assert not any("is controlled by" in text for text, _ in recruit)


def test_a_card_that_is_not_there():
    """A name that no card of the case has is what is wrong, not the action."""
    for text in ("equip Sword on Bo", "recruit Zenobia with Bo", "play Whirlwind with Bo"):
        name = text.split()[1]
        assert at().do(f"A: {text}") == [f"no card of this case is called {name!r}"]
        assert at().do(f"why A: {text}") == [f"{text}: no card of this case is called {name!r}"]


def test_what_a_reaction_waits_for():
    """In the words of the card, not in the engine's."""
    assert said(at(), "use Cas' Reaction", 1)[0][1] == "after an Action resolves"


def test_actions_while_a_challenge_is_open():
    """Before the first round no duel is said to go on."""
    session = at("A: challenge with Bo, Cas; no technique")
    assert said(session, "move")[0][0].startswith("A challenge has been issued")


def test_nobody_is_named_twice():
    """The question says who is asked, once, and so does what is pending."""
    session = at()
    assert prompt_of(session.p) == "A has priority: which action?"
    assert view(session.p)["pending"][-1]["what"] == prompt_of(session.p)


CARDS = """case: asked for
players: A, B
time: High Drama, B to act
board:
  The Forums:
    A Bo: combat 3
    B Cas: "City Action: If you are the first player, engage this card • Target opposing character may engage. If they do not, wound them."
    A Dov
"""


def test_what_a_condition_asks_for():
    """In the words of the text."""
    session = Session(read_case(CARDS), GAME.editions[0])
    assert ("B does not have the First Player Token (A has it).", "you are the first player") in said(session, "use Cas' City Action", 1)


def test_a_question_of_a_card_shows_the_card():
    """Whoever is asked sees the text that asks; at the terminal a choice may begin with whose it is."""
    session = Session(read_case(CARDS.replace("If you are the first player, engage", "Engage")), GAME.editions[0])
    assert asked_by(session.p) == ""
    session.do("B: use Cas's City Action on Bo")
    assert prompt_of(session.p).startswith("A: ")
    assert asked_by(session.p).startswith("Cas: City Action: Engage this card")
    assert asked_by(session.p) in session.shown()[1]


def test_gambling_from_a_deck_that_nobody_knows():
    """There are cards in it, which are unknown until the judge says which they are."""
    board = BOARD.replace("time: High Drama, A to act", "time: duel, Bo against Cas, round 2, Bo's round")
    for text in (board, board + "  deck of A:\n    2 unknown\n"):
        session = Session(read_case(text), GAME.editions[0])
        assert not said(session, "gamble")
        session.do("A: gamble")
        assert prompt_of(session.p) == "the judge: Which card is the unknown card of A?"


def test_a_heading_of_nobody():
    """Says that there is no such player, or what was meant with its capitals; the cards below it are still read, and not blamed for it."""
    board = BOARD + "  hand of C:\n    Jab: risk, cots 1\n  hnd of B:\n    Feint: risk\n"
    with pytest.raises(CaseErrors) as refused:
        Session(read_case(board), GAME.editions[0])
    assert [p.message for p in refused.value.problems] == [
        "there is no player 'C'; the players are A, B",
        "'cots 1' says nothing of a card; did you mean 'cost'?",
        "'hnd of B' is no location and no zone; did you mean 'hand of B'?",
    ]


def test_the_board_in_words():
    """At the terminal: time, duel, players, locations with what lies on them, cards with their values and state, and where nothing is."""
    bo = "    A Bo: combat 3, influence -, wounds 1, engaged\n      A Pin: attachment\n"
    text = BOARD.replace("  The Forums:\n    A Bo: combat 3\n", "  The Forums (controlled by B, 2 Renown):\n" + bo)
    assert board_text(Session(read_case(text + "  hand of B: One, Two\n"), GAME.editions[0]).p) == [
        "Day 1, High Drama, First Player: A",
        "A: Renown 0",
        "B: Renown 0, hand 2",
        "The Docks",
        "  B Dov: resolve 5, combat 2, finesse 1, influence 1",
        "The Forums (controlled by B, 2 Renown)",
        "  A Bo: resolve 5, combat 3, finesse 1, influence -; engaged; 1 wound",
        "    with Pin",
        "  A Ann: resolve 5, combat 2, finesse 1, influence 1",
        "  B Cas: resolve 5, combat 1, finesse 1, influence 1",
        "  Gil: resolve 5, combat 1, finesse 1, influence 1",
        "  B Eda: resolve 5, combat 1, finesse 1, influence 1",
        "Nobody and nothing at The Grand Bazaar, Home of A, Home of B",
    ]


DONE = """case: what is said
edition: {edition}
players: A, B
time: High Drama, A to act
board:
  The Docks:
    A Wim: combat 3; "Technique: +1 Thrust."
    A Una: combat 1
    B Ilse: resolve 9, combat 2; "Reaction: After an enemy character moves to this location • Draw a card."
    B Otmar: "Reaction: When another character you control at this location would be wounded • Instead wound this character."
  Home of A:
    A Rolf
    A Zenzi
  hand of A:
    Purse: risk, cost 0; "Action: Gain a Renown."
  hand of B:
    Two for One: risk, 2/0/0
steps:
"""


def told(edition: str, *steps: str) -> tuple[Session, list[tuple[str, str]]]:
    """A session after some steps, and the lines with their rules."""
    session = Session(read_case(DONE.replace("{edition}", edition)), GAME.editions[edition == "playtest"])
    lines = [line.strip() for step in steps for line in session.do(step)]
    return session, [(text, rule.rstrip("]")) for text, _, rule in (line.partition("  [") for line in lines)]


def test_a_used_reaction_is_refused_for_that_alone():
    """What it answers has happened; a step that names it says why it cannot be used."""
    session, _ = told("2023", "A: move Rolf to The Docks", "B: use Ilse's Reaction", "B: pass", "A: play Purse", "B: pass")
    assert [text for text, _ in said(session, "use Ilse's Reaction", 1)] == [
        "The Reaction of Ilse has been used this Day.",
        "The Reaction of Ilse answers a triggering condition, and none is met now.",
    ]
    session.do("A: move Zenzi to The Docks")
    assert said(session, "use Ilse's Reaction", 1) == [("The Reaction of Ilse has been used this Day.", "on the next Day")]
    assert session.do("B: use Ilse's Reaction") == [
        "not legal:",
        "  The Reaction of Ilse has been used this Day. What would help: on the next Day. [reaction/once-per-day]",
    ]


def test_the_words_of_what_is_awaited():
    """With the right article, and of what would happen as the card says it."""
    session, _ = told("2023")
    assert said(session, "use Ilse's Reaction", 1)[0][1] == "after an enemy character moves to this location"
    assert said(session, "use Otmar's Reaction", 1)[0][1] == "when another friendly character here would be wounded"


def test_by_which_rule_somebody_performs_an_action():
    """The playtest rules have one for each Action, and none for Renown that an effect gives but that effects are resolved."""
    assert ("Una performs it.", "action/move") in told("playtest", "A: move Una to The Forums")[1]
    assert ("Wim performs it.", "challenge/announce") in told("playtest", "A: challenge with Wim, Ilse; no technique")[1]
    assert ("A gains 1 Renown and now has 1.", "play/resolve") in told("playtest", "A: play Purse")[1]
    assert ("A gains 1 Renown and now has 1.", "term/renown") in told("2023", "A: play Purse")[1]


def test_what_is_said_of_threat():
    """What a refusal generates, what Riposte removes, and what the playtest rules discard with the wounds."""
    refused = told("2023", "A: challenge with Wim, Ilse; no technique", "B: refuse")[1]
    assert ("Ilse has refused: Wim generates 3 threat, and Restricted Hostilities allow 3 wounds.", "challenge/refuse") in refused
    fought = told("2023", "A: challenge with Una, Ilse; no technique", "B: accept", "B: play Two for One", "A: play no combat card")[1]
    texts = [text for text, _ in fought]
    assert "Riposte 2: 1 threat is removed from the pool of Ilse, and as much is returned." in texts
    assert "Parry 0: no threat is removed from the pool of Ilse; 0 left." in texts
    old = told("playtest", "A: challenge with Wim, Ilse; use Wim's Technique", "B: do not intervene", "B: play no combat card")[1]
    assert ("All 4 threat is discarded: what became wounds, and the 1 in excess.", "duel/declining-discard") in old


DUEL = """case: threat
edition: playtest
{decide}time: duel, Ilka against Renzo, round 2, before the combat card, Ilka's round
board:
  The Docks:
    A Ilka: resolve 9, combat 2, threat {threat}
    B Renzo: resolve 9, combat 3
steps:
  A: play no combat card
"""


@pytest.mark.parametrize(
    ("decide", "threat", "said"),
    [
        ("", 2, "The 2 threat in the pool of Ilka is discarded."),
        ("", 4, "All 4 threat is discarded: what became wounds, and the 1 in excess."),
        ("decide: threat-discarded-which = Only the excess\n", 2, "No threat in excess is to be discarded."),
        ("decide: threat-discarded-which = Only the excess\n", 4, "1 threat, the excess, is discarded; what became wounds is no longer in the pool."),
    ],
)
def test_what_is_said_to_be_discarded_beside_wounds(decide, threat, said):
    """All of the pool, or the excess alone where the judge has decided so."""
    report = run_case(read_case(DUEL.format(decide=decide, threat=threat)), "playtest")[0]
    assert said in [line.text.strip() for line in report.lines]


def test_wounds_at_once_have_no_order():
    """That one line tells of both wounds is what is said of an order that puts something between them."""
    board = """case: wounds
setup: Two players; A is First Player, High Drama, A to act.
  At The Docks: B's Ilka (resolve 5), B's Leader Ulla (resolve 9; "Reaction: After a friendly
  character is wounded • Draw a card.").
  A's hand: Cold Snap (Risk, cost 0; "Action: Target enemy character at a City location suffers 2 wounds.").
steps:
  A plays Cold Snap on Ilka; B uses Ulla's Reaction.
  > order: first wound, Ulla's Reaction, second wound
"""
    failures = run_case(read_case(board), "2023")[0].failures
    assert "'Ilka suffers 2 wounds and now has 2.' tells of these wounds at once, and nothing comes between them" in failures[0]


def test_what_needs_no_saying():
    """Where no target is found, neither the performer itself nor a card of another kind is said to be none; asked about, it is."""
    session, _ = told("2023", "A: move Rolf to The Docks")
    reasons = [text for text, _ in said(session, "equip")]
    assert not any("Purse" in text for text in reasons)
    assert not any("the one who does this" in text for text, _ in said(session, "challenge"))
    assert "  Purse is a risk, not an attachment. [action/equip]" in session.do("why A: equip Purse on Wim")


def test_an_action_in_a_duel_is_refused_for_the_duel():
    """Not for what was under way when its player was asked last; the lines of a payment stand side by side."""
    session, _ = told("2023", "A: challenge with Wim, Otmar; no technique", "B: accept")
    assert session.do("A: use Wim's Technique")[0] == "not legal:"
    case = read_case(
        DONE.replace("{edition}", "2023").replace("combat 1", 'combat 1; "Action: Gain a Renown."')
        + """  A: challenge with Wim, Ilse; no technique
  B: accept
  A: use Una's Action
"""
    )
    (report,) = run_case(case, GAME.editions[0])
    assert "A duel is going on; Actions cannot be used in it." in report.failures[0]


def test_who_cannot_parley_is_listed():
    """While a Mercenary is paid for, everybody of the player's who is there is a candidate, with what speaks against them."""
    text = BOARD.replace("    A Ann: combat 2\n", "    A Ann: combat 2, engaged\n    A Toto: Mercenary, influence 2\n") + "  hand of A: 4 unknown\n"
    session = Session(read_case(text), GAME.editions[0])
    session.do("A: recruit Gil with Bo")
    assert said(session, "parley with Toto")[0][0] == "Toto is a Mercenary; only a character who is none can parley."
    assert said(session, "parley with Ann")[0][0].startswith("Parleying costs engaging, and Ann is engaged")


TWO = """case: two Weapons
board:
  The Docks:
    A Tomas: resolve 5
      Cutlass: attachment, Weapon
  hand of A:
    Rapier: attachment, Weapon, cost 0
    Straw
"""


def test_keeping_both_is_refused_with_the_rule():
    """The same sentence and rule wherever it is asked, the rule in full."""
    session = Session(read_case(TWO), GAME.editions[0])
    session.do("A: equip Rapier on Tomas")
    (reason,) = session.do("why keep both Weapons")[1:]
    assert reason.endswith("of more than one its player chooses and destroys until one is left. [attachment/one-weapon-excess]")
    assert session.explained["reasons"][0]["rule"] == "five-sails/attachment/one-weapon-excess"


SEEN = """case: a card that nobody has seen
board:
  The Docks:
    A Bo: "Action: Draw a card."
  hand of A: Jab
  discard of A: Feint
  deck of A: 3 unknown
  catalogue:
    Lunge: risk
"""


def test_an_unknown_card_is_none_that_lies_elsewhere():
    """It may be a card of the catalogue; of the others the board says where they are."""
    session = Session(read_case(SEEN), GAME.editions[0])
    session.do("A: use Bo's Action")
    assert [o.text for o in options(session.p)][:2] == ["Lunge", "it stays unknown"]


def test_what_is_asked_for_in_vain_is_said_with_its_reasons():
    """Stepping a case tells that a request is refused, and why, with the rules; nothing of it is done."""
    session = Session(read_case(BOARD + "steps:\n  A asks to recruit Gil with Dov and does so if legal; otherwise A passes.\n"), GAME.editions[0])
    said = session.do("f")
    at_refusal = said.index("refused: recruit Gil with Dov")
    assert said[at_refusal + 1].startswith("  ")
    assert said[at_refusal + 1].endswith("]")
    assert any(line.startswith("A passes.") for line in said)


CHOICES = """case: what is offered
time: {time}
board:
  A's Home:
    A's Leader Ruy: Crew Cap 2
  The Docks:
    A's Ines: influence 2
    B's Gil
    Otta: Mercenary, cost 0
  B's Home:
    B's Leader Lope
  approach deck of A:
    Fia: character
    Dues: scheme
  approach deck of B:
    Eri: character
    Plan: scheme
steps:
  {steps}
"""
OFFERED = [
    (
        "High Drama, A to act",
        "A recruits Otta with Ines.\n  A sends only nobody else.",
        "Which character goes to The Locker? Offered: Ruy; Ines; Otta",
    ),
    ("Planning", "> option 'play the drum' for player A = legal", "Which scheme and character does A choose? Offered: choose Fia; choose Dues"),
    ("Planning", "A chooses the drum.", "Which scheme does A choose? Offered: choose Dues"),
]


@pytest.mark.parametrize(("time", "steps", "words"), OFFERED, ids=[x[2][:40] for x in OFFERED])
def test_what_is_offered_answers_the_question(time, steps, words):
    """No other player's cards where one chooses among one's own, and nothing but what the question asks for."""
    (report,) = run_case(read_case(CHOICES.format(time=time, steps=steps)))
    assert report.failures[0].endswith(words)


IN_SOME_READING = """case: a Combat that was set and is then raised
setup: Two players; B is First Player, High Drama, B to act. At The Docks, en garde: A's Nora (resolve 6, combat 3)
  and B's Jude (resolve 7, combat 2). B's hand: Cold Hand (Risk, cost 0; "Action: Target character's Combat is set to 1.").
  A's hand: Warm Up (Risk, cost 0; "Action: Target character you control gains +2 Combat.").
steps:
  B plays Cold Hand on Nora.
  A plays Warm Up on Nora.
  B passes; A uses the Challenge Action: Nora engages and challenges Jude; no Technique; B has Jude accept; threat is generated.
  > Jude threat pool = 3
  > Nora engaged = no
"""


def test_what_does_not_hold_in_every_reading_is_named_with_those_in_which_it_does_not():
    """The fact that fails and the readings, and not the step behind which the judge would have to decide."""
    (report,) = run_case(read_case(IN_SOME_READING))
    some, every = report.failures
    assert "Jude threat pool = 3: it is 1" in some
    assert "this is so if the judge decides: What was set stays" in some
    assert "Nora engaged = no: it is yes" in every
    assert "in every reading" in every


DOOR = """case: x
edition: 2023
setup: Two players; A is First Player, High Drama, A to act. A's Bo is at The Docks, engaged.
  A's hand: Way (Risk, cost 0, 0/1/0; "Action: Move target character you control to any location.").
steps:
  A plays Way on Bo.
  > option A: move Bo to B's Home is legal
"""
TIED = """case: x
edition: 2023
setup: Two players, Plunder of Day 5. A and B hold 6 Renown each; A controls The Docks, B controls The Forums.
  A's Leader Bo (influence 2) is at The Docks and A's Cy (influence 3) at A's Home.
  B's Leader Una (influence 3) is at The Forums.
steps:
  The Plunder phase is carried out.
  > winner of the crowd = none
"""


def test_where_a_card_asks_for_a_place_the_move_action_is_no_reason():
    """Whoever is moved by a card need not be able to engage for it."""
    (report,) = run_case(read_case(DOOR))
    assert "own Home" in report.failures[0]
    assert "engage" not in report.failures[0]


def test_what_is_no_fact_hangs_on_no_reading():
    """Behind a fact that nobody understands nothing is said of the readings."""
    (report,) = run_case(read_case(TIED))
    assert len(report.failures) == 1
    assert "no fact reads" in report.failures[0]
    assert "reading of" not in report.failures[0]


@pytest.mark.parametrize("told", ["Counter-check: the same decks in a three-player game; A passes.", "Alternatively, with three players: A passes."])
def test_a_counter_check_with_other_players_is_a_case_of_its_own(told):
    """The error says what to do."""
    with pytest.raises(CaseErrors, match="write a case of its own, whose set-up begins with 3 players"):
        read_case(DOOR.replace("A plays Way on Bo.", told))
