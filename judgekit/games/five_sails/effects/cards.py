"""Renown that lies on cards, cards that enter a discard pile or The Locker, and costs that are lower for one ability."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.events import happen, happen_together, replace_event
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import renown_kept
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import leave_play, to_pile
from judgekit.games.five_sails.standing.basic import brought_renown, says_here
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import HELD_RENOWN, RENOWN, clockwise, in_city, in_play, leader_of, place_of, with_place

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
Noun = tuple[str, ...]


def renown_on(p: Position, card: int) -> int:
    """How much Renown lies on a card."""
    found = find_fact(p, "renown on card", card)
    return found.amount if found else 0


def put_renown(p: Position, card: int, amount: int) -> Position:
    """Sets the Renown on a card."""
    return put_fact(p, Fact("renown on card", card, amount=max(0, amount)))


def kept_by_renown(p: Position, card: int) -> bool:
    """Whether a card cannot be discarded because of the Renown on it."""
    return renown_on(p, card) > 0 and any(True for _ in says_here(p, card, "never discarded"))


@word("effect", "each spends onto", "each player spends {n} Renown to this card", rule=RENOWN)
def each_spends(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Every player who has so much Renown spends it, and it lies on the card from then on."""
    payers = [q for q in clockwise(p, p.board.token) if p.players[q].renown >= n]
    p = put_renown(p, use.card, renown_on(p, use.card) + n * len(payers))
    say(log, p, RENOWN[p.edition], "There is now {} Renown on {}.", renown_on(p, use.card), Card(use.card))
    return happen_together(p, [Event("renown gained", player=q, amount=-n, by=use.card) for q in payers], log)


@word("effect", "adds onto", "add {n} Renown to this card", rule=RENOWN)
def adds_onto(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown is put on the card itself; whoever takes that of locations does not take it."""
    p = put_renown(p, use.card, renown_on(p, use.card) + n)
    say(log, p, RENOWN[p.edition], "There is now {} Renown on {}.", renown_on(p, use.card), Card(use.card))
    return p


@word("effect", "moves off", "move {n} Renown from this card to this location", rule=RENOWN)
def moves_off(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown that lies on the card goes to the location of the ability, as far as there is any; it is not added anew."""
    amount, at = min(n, renown_on(p, use.card)), here_of(p, use)
    if not amount or not in_city(p, at) or renown_kept(p, at, log):
        say(log, p, "play/do-as-much", "No Renown moves from {}.", Card(use.card))
        return p
    p = brought_renown(put_renown(p, use.card, renown_on(p, use.card) - amount), use.player, at)
    p = with_place(p, at, renown=place_of(p, at).renown + amount)
    say(log, p, RENOWN[p.edition], "{} Renown moves from {} to {}.", amount, Card(use.card), at)
    return p


@word("effect", "moves all off", "move all Renown from this card to this location", rule=RENOWN)
def moves_all_off(p: Position, use: Use, log: Log | None) -> Position:
    """Whatever Renown lies on the card goes to the location of the ability."""
    return moves_off(p, use, log, renown_on(p, use.card))


@word("condition", "none on this", "there is no Renown on this card", rule=HELD_RENOWN, fails="there is Renown on it")
def none_on_this(p: Position, use: Use) -> bool:
    """No Renown lies on the card itself."""
    return renown_on(p, use.card) == 0


@word("effect", "take renown", "take {n} Renown from this card", rule=RENOWN)
def take_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player gains Renown that lies on the card, as far as there is any."""
    amount = min(n, renown_on(p, use.card))
    if not amount:
        say(log, p, "play/do-as-much", "There is no Renown on {}.", Card(use.card))
        return p
    p = put_renown(p, use.card, renown_on(p, use.card) - amount)
    say(log, p, RENOWN[p.edition], "There is now {} Renown on {}.", renown_on(p, use.card), Card(use.card))
    return happen(p, Event("renown gained", player=use.player, amount=amount, by=use.card), log)


def _no_reasons(p: Position, use: Use, n: int, condition: Word) -> Iterator[Reason]:
    return iter(())


@word("cost", "discounted", "this card costs {n} less while {condition}", rule="play/wealth-cost", check=_no_reasons)
def discounted(p: Position, use: Use, log: Log | None, n: int, condition: Word) -> Position:
    """Said before the bullet: the Wealth Cost that is paid for this ability is lower while something is so."""
    return p


@word("trigger", "in discard", "{who} enters a discard pile", rule=RULE, event="in discard")
def in_discard(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's coming into a discard pile, from play, from hand or from a deck."""
    return meant(p, use, who, e.card)


@GAME.event("in discard", "term/discard-pile")
def entered_pile(p: Position, event: Event, log: Log | None) -> Position:
    """A moment that abilities can answer: a card has come into a discard pile."""
    return p


def note_discard(p: Position, card: int, player: int, log: Log | None, came: str = "") -> Position:
    """Lets it be answered that a card has come into a discard pile, perhaps from play; the First Player has what nobody controlled."""
    if "in discard" not in p.cast.answered:
        return p
    return happen(p, Event("in discard", card, player if player >= 0 else max(0, p.board.token), place=came), log)


@word("trigger", "locked", "{who} is sent to The Locker", rule=RULE, event="sent to the locker")
def locked(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's going to The Locker, destroyed characters included."""
    return meant(p, use, who, e.card)


@word("effect", "into approach", "put {who} into your Approach Deck", rule="play/resolve")
def into_approach(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes into the player's Approach Deck."""
    for n in cards_meant(p, use, who):
        p = leave_play(p, n, "approach", log) if in_play(p, n) else to_pile(p, n, "approach", use.player)
    return p


@word("effect", "bears it", "have {who} bear it", rule="attachment/equipped")
def bears_it(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card that is about to be equipped goes to another character than was said."""
    card = card_meant(p, use, who)
    if use.event is None or not in_play(p, card):
        return p
    say(log, p, "attachment/equipped", "{} goes to {}.", Card(use.event.card), Card(card))
    return replace_event(p, use.event._replace(other=card))


@word("trigger", "equipped elsewhere", "{who} is equipped to anyone but your Leader", rule=RULE, event="equipped")
def elsewhere(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's being equipped to somebody else while the player has a Leader in play."""
    leader = leader_of(p, use.player)
    return leader >= 0 and e.other != leader and card_meant(p, use._replace(event=None), who) == e.card
