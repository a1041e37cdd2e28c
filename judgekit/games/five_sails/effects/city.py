"""City Cards that abilities lay out or look for, the City Deck's discard pile, and Renown that is doubled, swapped or taken where it lies."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NOBODY, Event, Position, Use
from judgekit.games.five_sails.acts.spots import at_chosen, choose_spot, fixed, moved
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.days.decks import shuffle
from judgekit.games.five_sails.effects.reveal import Noun, of_kind, pick, put, shown
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.values import (
    RENOWN,
    in_city,
    pile,
    place_of,
    with_card,
)

word = GAME.vocabulary.word


def lay_out(p: Position, card: int, place: str, log: Log | None) -> Position:
    """A City Card lies at a location, and nobody controls it."""
    p = with_card(p, card, zone="play", at=place, control=NOBODY, place=0)
    say(log, p, "day/dawn-city-cards", "{} is added to {}.", Card(card), place)
    return happen(p, Event("city card", card, place=place), log)


def _cities(p: Position, use: Use, spot: Spot) -> list[str]:
    return [name for name in fixed(p, use, spot) or [] if in_city(p, name)]


@word("effect", "add revealed", "add a revealed {noun} to {spot}", rule="play/resolve")
@at_chosen("add revealed")
def add_revealed(p: Position, use: Use, log: Log | None, noun: Noun, spot: Spot) -> Position:
    """One revealed City Card of a kind, which the player chooses, lies at a location from then on."""
    places = _cities(p, use, spot)
    found = [n for n in shown(p) if p.cards[n].owner == NOBODY and of_kind(p, use, noun, n)]
    if not places or not found:
        say(log, p, "play/do-as-much", "There is no such card.")
        return p
    return lay_out(p, found[0], places[0], log) if len(found) == 1 else pick(p, use, f"at {places[0]}", noun, log)


@word("effect", "discard the rest", "discard the rest", rule="term/discard-pile")
def discard_rest(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go to their discard piles."""
    for n in shown(p):
        p = put(p, n, "discard", use.player, log)
    return p


@word("effect", "lay out", "put {who} uncontrolled at {spot}", rule="play/resolve")
@at_chosen("lay out")
def put_uncontrolled(p: Position, use: Use, log: Log | None, who: Who, spot: Spot) -> Position:
    """A City Card out of a pile lies at a location, and nobody controls it."""
    for place in _cities(p, use, spot)[:1]:
        for n in cards_meant(p, use, who):
            p = lay_out(p, n, place, log)
    return p


def search_for(p: Position, use: Use, noun: Noun, where: str, log: Log | None) -> Position:
    """One card of a kind comes out of the City Deck, which the player chooses; whether the deck is shuffled then, the card has to say."""
    return pick(p, use, where, noun, log, pile(p, "deck", NOBODY))


@word("effect", "search the city deck", "search the City Deck for a {noun} and add it to {spot}", rule="play/resolve")
def search_city(p: Position, use: Use, log: Log | None, noun: Noun, spot: Spot) -> Position:
    """One City Card of a kind lies at a location from then on."""
    places = fixed(p, use, spot)
    if places is None:
        return choose_spot(p, use, spot, ("search", *noun), log)
    return search_for(p, use, noun, f"at {places[0]}", log) if _cities(p, use, spot) else p


@word("effect", "search city for the top", "search the City Deck for a {noun} and put it on top of the City Deck", rule="play/resolve")
def search_city_top(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """One City Card of a kind lies on top of the City Deck from then on."""
    return search_for(p, use, noun, "top", log)


@word("effect", "search city and discard", "search the City Deck for a {noun} and discard it", rule="play/resolve")
def search_city_discard(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """One City Card of a kind goes to the City Deck's discard pile."""
    return search_for(p, use, noun, "discard", log)


@word("effect", "locker the rest", "send the rest to The Locker", rule="locker/removed")
def locker_rest(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go to The Locker."""
    for n in shown(p):
        p = put(p, n, "locker", use.player, log)
    return p


@word("effect", "shuffle city", "shuffle the City Deck", rule="play/resolve")
def shuffle_city(p: Position, use: Use, log: Log | None) -> Position:
    """The City Deck is shuffled: chance says from now on which card lies on top."""
    say(log, p, "play/resolve", "The City Deck is shuffled.")
    return shuffle(p, NOBODY)


@word("effect", "shuffle city back", "shuffle the City Deck's discard pile into the City Deck", rule="play/resolve")
def shuffle_city_back(p: Position, use: Use, log: Log | None) -> Position:
    """Every card of the City Deck's discard pile goes back into the City Deck, which is shuffled."""
    for n in pile(p, "discard", NOBODY):
        p = to_pile(p, n, "deck", NOBODY, bottom=True)
    say(log, p, "play/resolve", "The City Deck discard pile is shuffled into the City Deck.")
    return shuffle(p, NOBODY)


@word("effect", "double renown", "double the Renown at {spot}", rule=RENOWN)
@at_chosen("double renown", take=True)
def double_renown(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """As much Renown as lies at a location is added to it."""
    for name in _cities(p, use, spot):
        if amount := place_of(p, name).renown:
            p = happen(p, Event("renown placed", player=use.player, place=name, amount=amount, by=use.card), log)
    return p


@word("effect", "swap renown of locations", "swap the Renown on {spot} and {spot2}", rule=RENOWN)
def swap_renown(p: Position, use: Use, log: Log | None, one: Spot, other: Spot) -> Position:
    """Two locations, both of which the card names, have each other's Renown from then on."""
    first, second = fixed(p, use, one), fixed(p, use, other)
    if not first or not second or first[0] == second[0]:
        say(log, p, "play/do-as-much", "There are no two locations whose Renown could be swapped.")
        return p
    more = place_of(p, first[0]).renown - place_of(p, second[0]).renown
    giver, taker = (first[0], second[0]) if more > 0 else (second[0], first[0])
    return moved(p, use, giver, taker, abs(more), log) if more else p


@word("effect", "collect renown", "collect {n} Renown from {spot}", rule=RENOWN)
def collect_renown(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """The player takes Renown from a location, as far as there is any."""
    found = fixed(p, use, spot)
    if found is None:
        return choose_spot(p, use, spot, ("collect", n), log, take=True)
    for name in found:
        p = collected(p, use, name, n, log)
    return p


@word("effect", "collect all renown", "collect all Renown from {spot}", rule=RENOWN)
def collect_all_renown(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """The player takes all the Renown of a location."""
    return collect_renown(p, use, log, max((place.renown for place in p.board.places), default=0), spot)


def collected(p: Position, use: Use, name: str, n: int, log: Log | None) -> Position:
    """Renown goes from a location to a player."""
    amount = min(n, place_of(p, name).renown)
    if not amount:
        say(log, p, "play/do-as-much", "There is no Renown to take at {}.", name)
        return p
    p = happen(p, Event("renown gained", player=use.player, amount=amount, by=use.card), log)
    return happen(p, Event("renown placed", player=use.player, place=name, amount=-amount, by=use.card), log)
