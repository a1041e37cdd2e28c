"""Cards that change hands: equipped at their cost or without it, put into play, taken back, recruited, discarded as the player likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgekit.engine.events import happen
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Event, Fact, Position, Reason, Run, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.spots import at_chosen
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.costs.affording import pay_reasons
from judgekit.games.five_sails.costs.payment import pay_in_effect
from judgekit.games.five_sails.days.schemes import stays
from judgekit.games.five_sails.effects.reveal import Noun, of_kind, pick, put
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import leave_play
from judgekit.games.five_sails.standing.basic import equip_cost
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import SINK, city_cards, in_play, location, pile, with_card

word = GAME.vocabulary.word


@word("effect", "equip paying", "{who} equips {who2}, paying its cost", rule="action/equip")
def equip_paying(p: Position, use: Use, log: Log | None, who: Who, what: Who, less: int = 0) -> Position:
    """A character equips a card at that card's cost, and not at all when it cannot be paid; the player controls it from then on."""
    bearer, card = card_meant(p, use, who), card_meant(p, use, what)
    if not in_play(p, bearer) or card < 0:
        say(log, p, "play/do-as-much", "There is nothing that could be equipped.")
        return p
    cost = max(0, equip_cost(p, card, bearer) - less)
    reasons = list(pay_reasons(p, use._replace(targets=(*use.targets, card)), cost))
    if reasons:
        say(log, p, "play/do-as-much", "{} cannot be paid for: {}", Card(card), reasons[0].text)
        return p
    return pay_and_equip(p, use, card, bearer, cost)


def pay_and_equip(p: Position, use: Use, card: int, bearer: int, cost: int) -> Position:
    """Asks for the payment, and equips the card afterwards."""
    p = push(p, "equip what was paid for", (card, bearer, use.player, use.card, p.cards[card].zone, p.cards[card].control))
    return pay_in_effect(p, use.player, cost)


@word("effect", "equip cheaper", "{who} equips {who2}, paying its cost less {n}", rule="action/equip")
def equip_cheaper(p: Position, use: Use, log: Log | None, who: Who, what: Who, n: int) -> Position:
    """A character equips a card at a lower cost."""
    return equip_paying(p, use, log, who, what, n)


def _equip(p: Position, log: Log | None) -> Position:
    card, bearer, player, by, zone, control = top_data(p)
    return equip_it(p, card, bearer, player, by, log) if _still_there(p, card, bearer, (zone, control), log) else p


def _still_there(p: Position, card: int, bearer: int, was: tuple[str, int], log: Log | None) -> bool:
    """Whether what has been paid for is where it was, nobody else's, and whoever is to bear it is in play."""
    if not in_play(p, bearer):
        say(log, p, "play/do-as-much", "{} is no longer in play: nothing comes of what was paid.", Card(bearer))
        return False
    if (p.cards[card].zone, p.cards[card].control) != was:
        say(log, p, "play/do-as-much", "{} is no longer where it was to be taken from: nothing comes of what was paid.", Card(card))
        return False
    return True


def _recruit(p: Position, log: Log | None) -> Position:
    card, player, by = top_data(p)
    return happen(p, Event("recruited", card, player, by=by), log) if still_available(p, card, log) else p


def still_available(p: Position, card: int, log: Log | None) -> bool:
    """Whether a Mercenary that has been paid for can still be recruited; it may have been discarded meanwhile, or be somebody's."""
    there = in_play(p, card) and p.cards[card].control < 0
    if not there:
        say(log, p, "play/do-as-much", "{} is no longer where it was to be taken from: nothing comes of what was paid.", Card(card))
    return there


def top_data(p: Position) -> tuple[Any, ...]:
    """What belongs to the procedure on top of the stack."""
    top = p.stack[-1]
    assert isinstance(top, Run)
    return top.data


GAME.procedure(
    Procedure("equip what was paid for", "Equipping what was paid for", (Row("equip", "action/equip", _equip),)),
    Procedure("recruit who was paid for", "Recruiting who was paid for", (Row("recruit", "action/recruit", _recruit),)),
)


def equip_it(p: Position, card: int, bearer: int, player: int, by: int, log: Log | None) -> Position:
    """Equips a card from wherever it is."""
    return happen(p, Event("equipped", card, player, other=bearer, by=by), log) if in_play(p, bearer) else p


@word("effect", "equip cheaper there", "{who} equips {who2}, paying its cost, less {n} at {place}", rule="action/equip")
def equip_there(p: Position, use: Use, log: Log | None, who: Who, what: Who, n: int, place: str) -> Position:
    """A character equips a card, at a lower cost if it is at the location that is named."""
    return equip_paying(p, use, log, who, what, n if location(p, card_meant(p, use, who)) == place else 0)


@word("effect", "equip free", "equip {who} to {who2} without paying", rule="term/equip")
def equip_free(p: Position, use: Use, log: Log | None, what: Who, who: Who) -> Position:
    """A card is equipped without its cost; the player controls it from then on."""
    card, bearer = card_meant(p, use, what), card_meant(p, use, who)
    if card >= 0 and p.definition(card).kind not in {"attachment", "unknown"}:
        say(log, p, "play/do-as-much", "{} is no attachment: it is not equipped.", Card(card))
        return p
    return equip_it(p, card, bearer, use.player, use.card, log) if card >= 0 and bearer >= 0 else p


@word("effect", "equip revealed", "equip a revealed {noun} to {who}, paying its cost", rule="action/equip")
def equip_revealed(p: Position, use: Use, log: Log | None, noun: Noun, who: Who) -> Position:
    """One revealed card of a kind is equipped at its cost."""
    bearer = card_meant(p, use, who)
    return pick(p, use, f"equip {bearer}", noun, log) if in_play(p, bearer) else p


@word("effect", "into play", "put {who} into play at this location", rule="play/resolve")
def into_play(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character enters play at the location of the ability under the player's control, whatever it costs."""
    card, at = card_meant(p, use, who), here_of(p, use)
    if card < 0 or in_play(p, card) or not at:
        say(log, p, "play/do-as-much", "There is nobody who could enter play.")
        return p
    p = with_card(p, card, zone="play", control=use.player, at=at, engaged=False, wounds=0, on=NO_CARD, place=0)
    say(log, p, "play/resolve", "{} enters play at {}.", Card(card), at)
    from judgekit.games.five_sails.happening.limits import check_crew

    return check_crew(p, use.player, log)


@word("effect", "unequip to hand", "take {who} into your hand", rule="play/resolve")
def into_hand(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes into the player's hand, from play or from a pile."""
    for n in (n for n in cards_meant(p, use, who) if not stays(p, n, use.card, log)):
        p = leave_play(p, n, "hand", log) if in_play(p, n) else put(p, n, "hand", use.player, log)
    return p


@word("effect", "onto deck", "put {who} on top of its deck", rule="play/resolve")
def onto_deck(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes on top of the deck that it belongs to."""
    for n in cards_meant(p, use, who):
        p = put(p, n, "top", use.player, log)
    return p


@word("effect", "sink card", "sink {who}", rule=SINK)
def sink_card(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes to the bottom of the deck that it belongs to."""
    for n in cards_meant(p, use, who):
        p = put(p, n, "sink", use.player, log)
    return p


def _any_number(p: Position, ask: Ask) -> Iterator[Args]:
    yield from ((n,) for n in pile(p, "hand", ask.player))
    yield ("stop",)


def _any_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, most = ask.data
    if args[0] == "stop":
        return p
    found = find_fact(p, "discarded this way", card)
    number = (found.amount if found else 0) + 1
    p = put_fact(p, Fact("discarded this way", card, amount=number, until="day"))
    p = p.on((*p.stack, ask)) if not most or number < most else p
    return happen(p, Event("discarded", args[0], ask.player, by=card), log)


question(
    "discard some",
    "term/discard-pile",
    "Which cards are discarded?",
    _any_number,
    no_reasons,
    lambda p, ask, args: "no more" if args[0] == "stop" else f"discard {card_name(p, args[0])}",
    _any_answer,
    role="card",
    default=("stop",),
)


def discard_some(p: Position, use: Use, most: int = 0) -> Position:
    """Begins to discard as many cards as the player likes, or up to a number; how many is kept for what counts them."""
    p = put_fact(p, Fact("discarded this way", use.card, amount=0, until="day"))
    return p.on((*p.stack, Ask(use.player, "discard some", (use.card, most))))


@word("cost", "discard some", "discard any number of cards", rule="ability/additional-costs")
def pay_some(p: Position, use: Use, log: Log | None) -> Position:
    """As many cards as the player likes are discarded; "card discarded this way" counts them."""
    return discard_some(p, use)


@word("effect", "discard some", "discard any number of cards", rule="term/discard-pile")
def effect_some(p: Position, use: Use, log: Log | None) -> Position:
    """As many cards as the player likes are discarded; "card discarded this way" counts them."""
    return discard_some(p, use)


@word("cost", "discard up to", "discard up to {n} cards", rule="ability/additional-costs")
def pay_up_to(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """As many cards as the player likes are discarded, up to a number; "card discarded this way" counts them."""
    return discard_some(p, use, n)


@word("effect", "discard up to", "discard up to {n} cards", rule="term/discard-pile")
def effect_up_to(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """As many cards as the player likes are discarded, up to a number; "card discarded this way" counts them."""
    return discard_some(p, use, n)


@word("cost", "discard hand", "discard your hand", rule="ability/additional-costs")
def discard_hand(p: Position, use: Use, log: Log | None) -> Position:
    """The whole hand is discarded; the card that is used is not part of it."""
    say(log, p, "ability/additional-costs", "{} discards the whole hand.", Player(use.player))
    for n in pile(p, "hand", use.player):
        if n != use.card:
            p = happen(p, Event("discarded", n, use.player, by=use.card), log)
    return p


@word("effect", "recruit for", "recruit {who} at a cost of {n} instead of its own", "recruit {who} at a cost of {n}", rule="action/recruit")
def recruit_for(p: Position, use: Use, log: Log | None, who: Who, n: int) -> Position:
    """A Mercenary is recruited at another cost than the printed one, and without Parley."""
    card = card_meant(p, use, who)
    reasons = list(pay_reasons(p, use._replace(targets=(*use.targets, card)), n))
    if card < 0 or reasons:
        say(log, p, "play/do-as-much", "Nobody can be recruited.")
        return p
    p = push(p, "recruit who was paid for", (card, use.player, use.card))
    return pay_in_effect(p, use.player, n)


@word("effect", "recruit less", "recruit {who}, paying its cost less {n}", rule="action/recruit")
def recruit_less(p: Position, use: Use, log: Log | None, who: Who, n: int) -> Position:
    """A Mercenary is recruited for less than it costs, and without Parley."""
    card = card_meant(p, use, who)
    return recruit_for(p, use, log, who, max(0, cost_of(p, card, use.player) - n)) if card >= 0 else p


@word("effect", "discard city cards", "discard all City Cards at {spot}", rule="term/discard-pile")
@at_chosen("discard city cards")
def discard_city_cards(p: Position, use: Use, log: Log | None, spot: tuple[str, ...]) -> Position:
    """Every City Card that nobody controls goes from a location to the City Deck's discard pile."""
    from judgekit.games.five_sails.acts.spots import fixed

    for name in fixed(p, use, spot) or []:
        for n in city_cards(p, name):
            p = leave_play(p, n, "discard", log)
    return p


@word("effect", "add city card", "add a City Card to {spot}", rule="day/dawn-city-cards")
@at_chosen("add city card")
def add_city_card(p: Position, use: Use, log: Log | None, spot: tuple[str, ...]) -> Position:
    """The top card of the City Deck is added to a location."""
    from judgekit.games.five_sails.acts.spots import fixed
    from judgekit.games.five_sails.days.decks import ask_identity, is_unknown

    for name in fixed(p, use, spot) or []:
        deck = pile(p, "deck", -1)
        if not deck:
            say(log, p, "play/do-as-much", "The City Deck holds no card.")
            return p
        p = with_card(p, deck[0], zone="play", at=name, control=-1, place=0)
        say(log, p, "day/dawn-city-cards", "{} is added to {}.", Card(deck[0]), name)
        p = happen(p, Event("city card", deck[0], place=name), log)
        if is_unknown(p, deck[0]):
            p = ask_identity(p, deck[0], ("city",))
    return p


def _has_kind(p: Position, use: Use, noun: Noun) -> Iterator[Reason]:
    if not any(n != use.card and of_kind(p, use, noun, n) for n in pile(p, "hand", use.player)):
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, use.player)} has no such card in hand.", use.card)


@word("cost", "discard kind", "discard a {noun} from your hand", rule="ability/additional-costs", check=_has_kind)
def discard_kind(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """A card of a kind is discarded from hand."""
    return pick(p, use, "discard", noun, log, pile(p, "hand", use.player))
