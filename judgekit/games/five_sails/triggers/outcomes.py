"""What is answered of how something comes out, and where: a character's pressure, a location that is lost, who has intervened."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.cast import Word
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.board import LOSS
from judgekit.games.five_sails.texts.references import Who, passes
from judgekit.games.five_sails.triggers.basic import came_from, meant
from judgekit.games.five_sails.triggers.narrowed import answers
from judgekit.games.five_sails.values import NEW, OLD, in_city, location, place_of

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
PAYING = {NEW: "parley/reaction", OLD: "action/parley"}
PRESSURES = (("wins", "pressure succeeds", "succeeds"), ("loses", "pressure failed", "fails"))
Whose = Callable[[Position, Use, int], bool]
PLAYERS: tuple[tuple[str, str, Whose], ...] = (
    ("you lose", "the player", lambda p, use, player: player == use.player),
    ("an opponent loses", "another player", lambda p, use, player: player not in (use.player, -1)),
    ("a player loses", "any player", lambda p, use, player: player >= 0),
)


def _by_performer(verb: str, event: str) -> None:
    """The two triggers of a pressure by who performs it: anywhere, and at the location of the ability."""

    def anywhere(p: Position, use: Use, e: Event, who: Who) -> bool:
        return meant(p, use, who, e.card)

    def here(p: Position, use: Use, e: Event, who: Who) -> bool:
        return e.place == here_of(p, use) and meant(p, use, who, e.card)

    anywhere.__doc__ = f"Answers a pressure that {'succeeds' if verb == 'wins' else 'fails'}, by who performs it."
    here.__doc__ = f"{anywhere.__doc__[:-1]}, at the location of the ability."
    word("trigger", f"{verb} as performer", f"{{who}} {verb} a pressure", rule=RULE, event=event)(anywhere)
    word("trigger", f"{verb} as performer here", f"{{who}} {verb} a pressure at this location", rule=RULE, event=event)(here)


def _where_yours(event: str, said: str) -> None:
    """The trigger of anybody's pressure at a location that the player controls."""

    def yours(p: Position, use: Use, e: Event) -> bool:
        return in_city(p, e.place) and place_of(p, e.place).control == use.player

    yours.__doc__ = f"Answers a pressure that {said} at a location that the player controls, by whomever."
    word("trigger", f"a pressure {said} at yours", f"a pressure {said} at a location you control", rule=RULE, event=event)(yours)


for _verb, _event, _said in PRESSURES:
    _by_performer(_verb, _event)
    _where_yours(_event, _said)


def _loses(said: str, who: str, whose: Whose) -> None:
    """The two triggers of a location that somebody no longer controls."""

    def anywhere(p: Position, use: Use, e: Event) -> bool:
        return whose(p, use, e.player)

    def here(p: Position, use: Use, e: Event) -> bool:
        return whose(p, use, e.player) and e.place == here_of(p, use)

    anywhere.__doc__ = f"Answers that {who} no longer controls a location: it has become uncontrolled, or somebody else has claimed it."
    here.__doc__ = f"Answers that {who} no longer controls the location of the ability."
    word("trigger", f"{said} a location", f"{said} control of a location", rule=RULE, event=LOSS)(anywhere)
    word("trigger", f"{said} this location", f"{said} control of this location", rule=RULE, event=LOSS)(here)


for _said, _who, _whose in PLAYERS:
    _loses(_said, _who, _whose)


@word("trigger", "intervenes for", "{who} intervenes for {who2}", "{who} intervenes in a challenge to {who2}", rule=RULE, event="intervened")
def intervenes_for(p: Position, use: Use, e: Event, who: Who, whom: Who) -> bool:
    """Answers intervening, by who does it and by who was challenged."""
    return meant(p, use, who, e.card) and meant(p, use, whom, e.other)


@word("trigger", "intervenes against", "{who} intervenes in a challenge by {who2}", rule=RULE, event="intervened")
def intervenes_against(p: Position, use: Use, e: Event, who: Who, challenger: Who) -> bool:
    """Answers intervening, by who does it and by who has issued the challenge."""
    duel = p.board.duel
    return duel is not None and meant(p, use, who, e.card) and meant(p, use, challenger, duel.sides[0].card)


@word("trigger", "added here", "{who} is added to this location", rule=RULE, event="city card")
def added_here(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card of a kind that comes from the City Deck to the location of the ability."""
    return e.place == here_of(p, use) and meant(p, use, who, e.card)


@word("trigger", "in phase", "{trigger} during {phase}", rule=RULE)
def in_phase(p: Position, use: Use, e: Event, inner: Word, phase: str) -> bool:
    """Answers something only in a phase."""
    return p.board.phase == phase and answers(p, use, e, inner)


@word("trigger", "not in phase", "{trigger} outside of {phase}", rule=RULE)
def not_in_phase(p: Position, use: Use, e: Event, inner: Word, phase: str) -> bool:
    """Answers something in any phase but one."""
    return p.board.phase != phase and answers(p, use, e, inner)


@word("trigger", "accepts from", "{who} accepts a challenge by {who2}", rule=RULE, event="challenge accepted")
def accepts_from(p: Position, use: Use, e: Event, who: Who, challenger: Who) -> bool:
    """Answers the acceptance of a challenge, by who accepts and by who has issued it."""
    return meant(p, use, who, e.card) and meant(p, use, challenger, e.other)


@word("trigger", "refuses from", "{who} refuses a challenge by {who2}", rule=RULE, event="challenge refused")
def refuses_from(p: Position, use: Use, e: Event, who: Who, challenger: Who) -> bool:
    """Answers the refusal of a challenge, by who refuses and by who has issued it."""
    return meant(p, use, who, e.card) and meant(p, use, challenger, e.other)


@word("trigger", "leaves yours", "{who} leaves a location you control", "{who} would leave a location you control", rule=RULE, event="moved")
def leaves_yours(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move from a location that the player controls."""
    at = came_from(p, e)
    return meant(p, use, who, e.card) and in_city(p, at) and place_of(p, at).control == use.player


@word("trigger", "opponent adds renown", "an opponent adds Renown to a location", rule=RULE, event="renown placed")
def opponent_adds(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that another player adds to a location; moving it there is not adding it."""
    return e.player not in (use.player, -1) and e.amount > 0


@word("trigger", "opponent moves renown", "an opponent moves Renown", rule=RULE, event="renown moved")
def opponent_moves(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that another player moves from a location to another."""
    return e.player not in (use.player, -1)


@word("trigger", "you move renown", "you move Renown", rule=RULE, event="renown moved")
def you_move(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that the player moves from a location to another."""
    return e.player == use.player


@word("trigger", "renown moved here", "Renown is moved to this location", rule=RULE, event="renown moved")
def moved_here(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that comes to the location of the ability from another one."""
    return e.place == here_of(p, use)


@word("trigger", "renown moved away", "Renown is moved from this location", rule=RULE, event="renown moved")
def moved_away(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that goes from the location of the ability to another one."""
    return p.cast.places[e.other] == here_of(p, use)


@word("trigger", "at a place", "{trigger} at {place}", rule=RULE)
def at_a_place(p: Position, use: Use, e: Event, inner: Word, place: str) -> bool:
    """Answers something only at the location that is named: the one that it is about, or where the card is to which it happens."""
    return place == (e.place if in_city(p, e.place) else location(p, e.card) if e.card >= 0 else "") and answers(p, use, e, inner)


@word("trigger", "paying for whom", "paying for {who} to equip to {who2}", rule=PAYING, event="paying")
def paying_for_whom(p: Position, use: Use, e: Event, who: Who, whom: Who) -> bool:
    """Used while a card is being paid for that is to be equipped to somebody."""
    return e.player == use.player and meant(p, use, who, e.card) and meant(p, use, whom, e.other)


def _plays_such(p: Position, use: Use, e: Event, noun: tuple[str, ...]) -> bool:
    """Whether what is used is a card played from hand, of a kind, or with the Traits that stand for one."""
    if e.card <= 0 or p.definition(e.card).kind != "risk":
        return False
    kind = "card" if noun[0] == "character" and p.definition(e.card).kind != "character" else noun[0]
    tests = tuple(t for t in noun[1:] if t.startswith(("trait:", "not:")))
    return e.card != use.card and kind in {"card", p.definition(e.card).kind} and all(passes(p, use, t, e.card) for t in tests)


@word("trigger", "opponent plays such", "an opponent plays a {noun}", rule=RULE, event="ability used")
def opponent_plays_such(p: Position, use: Use, e: Event, noun: tuple[str, ...]) -> bool:
    """Answers a card of a kind that another player plays from hand."""
    return e.player not in (use.player, -1) and _plays_such(p, use, e, noun)


@word("trigger", "you play such", "you play a {noun}", rule=RULE, event="ability used")
def you_play_such(p: Position, use: Use, e: Event, noun: tuple[str, ...]) -> bool:
    """Answers a card of a kind that the player plays from hand."""
    return e.player == use.player and _plays_such(p, use, e, noun)
