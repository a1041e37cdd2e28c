"""Cards that lie at a location, face up or face down, and what such a card forbids there."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import put_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.games.five_sails.acts.spots import choose_spot, fixed, name_it
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.cited import KEPT
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.reveal import shown
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import hidden_at, in_city, in_play, location, pile, place_of, with_card

word = GAME.vocabulary.word


@word("effect", "choose spot", "choose {spot}", rule="play/resolve")
def choose_location(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """A location is chosen, to which what follows may come back; nothing is done there yet."""
    found = fixed(p, use, spot)
    if found is None:
        return choose_spot(p, use, spot, ("choose",), log)
    return name_it(p, use.card, use.player, found[0]) if found else p


@word("effect", "place this", "place this card at {spot}", rule="play/resolve")
def place_this(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """The card itself lies at a location from now on; whoever controls it still does."""
    found = fixed(p, use, spot)
    if not found or not in_play(p, use.card):
        return p
    say(log, p, "play/resolve", "{} lies at {}.", Card(use.card), found[0])
    return with_card(p, use.card, at=found[0])


def _forbid(p: Position, use: Use, name: str, text: str, log: Log | None) -> Position:
    """Keeps in mind what the card forbids where it lies."""
    at = here_of(p, use)
    if not in_city(p, at):
        return p
    say(log, p, KEPT[p.edition], text, Card(use.card), at)
    return put_fact(p, Fact(name, use.card, key=at))


@word("effect", "renown barred", "while this card is here, Renown can be neither added to this location nor moved to it or from it", rule=KEPT)
def bar_renown(p: Position, use: Use, log: Log | None) -> Position:
    """For as long as the card lies there, no Renown is added to the location, and none moves to it or away from it."""
    return _forbid(p, use, "renown barred", "While {} is there, no Renown can be added to {}, or moved to it or from it.", log)


@word("effect", "control barred", "while this card is here, nobody can control this location", rule=KEPT)
def bar_control(p: Position, use: Use, log: Log | None) -> Position:
    """The location becomes uncontrolled, and for as long as the card lies there, nobody takes control of it."""
    p = _forbid(p, use, "control barred", "While {} is there, nobody can control {}.", log)
    at = here_of(p, use)
    controlled = in_city(p, at) and place_of(p, at).control >= 0
    return happen(p, Event("control lost", place=at, by=use.card), log) if controlled else p


@word("effect", "facedown", "put the rest facedown at {spot}", rule="play/resolve")
def put_facedown(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """The cards that are still revealed lie face down at a location; what follows calls them the facedown card."""
    if not shown(p):
        say(log, p, "play/do-as-much", "There is no card left that could be put anywhere.")
        return p
    found = fixed(p, use, spot)
    return choose_spot(p, use, spot, ("facedown",), log) if found is None else lay_down(p, use, found[0], log) if found else p


@word("effect", "top facedown", "put the top card of {deck} facedown at {spot}", rule="play/resolve")
def top_facedown(p: Position, use: Use, log: Log | None, deck: str, spot: Spot) -> Position:
    """The top card of a deck lies face down at a location, where it is nobody's and does nothing; a City Card is discarded in Dusk."""
    found, owner = fixed(p, use, spot), -1 if deck == "city" else use.player
    cards = pile(p, "deck", owner)
    if not cards or not found:
        say(log, p, "play/do-as-much", "There is no card that could be put anywhere.")
        return p
    return _lies(p, cards[0], use.player, found[0], use.card, log)


def _lies(p: Position, card: int, player: int, place: str, by: int, log: Log | None) -> Position:
    """One card lies face down."""
    p = put_fact(to_pile(p, card, "facedown", p.cards[card].owner), Fact("facedown", card, player, place, by, "day"))
    say(log, p, "play/resolve", "{} lies face down at {}.", Card(card), place)
    return p


def lay_down(p: Position, use: Use, name: str, log: Log | None) -> Position:
    """Puts the revealed cards face down at a location that has been chosen."""
    for n in shown(p):
        p = _lies(p, n, use.player, name, use.card, log)
    return p


@word(
    "condition",
    "controls where",
    "you control the location of {who}",
    rule="action/controlled-or-not",
    fails="{player} does not control that location",
)
def controls_where(p: Position, use: Use, who: Who) -> bool:
    """The player controls the City location at which a card is, or lies face down."""
    card = card_meant(p, use, who)
    if card < 0:
        return False
    at = hidden_at(p, card) or location(p, card)
    return in_city(p, at) and place_of(p, at).control == use.player
