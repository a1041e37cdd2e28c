"""Cards that players discard from the tops of their decks or send away from there, and cards of their hands that go there."""

from __future__ import annotations

from judgekit.engine.events import happen_together
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import Args, Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.days.decks import ask_top, forget_top, order_unknown, shuffle, unseen
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.effects.reveal import put
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.values import SINK, clockwise, pile, side_of_player

word = GAME.vocabulary.word
RULE = "term/discard-pile"


@GAME.event("discarded from deck", RULE)
def from_the_top(p: Position, event: Event, log: Log | None) -> Position:
    """So many cards off the top of a player's deck are discarded, as far as there are any; no book has the deck renewed for that."""
    return discard_tops(p, event.player, event.amount, log, event.place or "discard")


def discard_tops(p: Position, player: int, amount: int, log: Log | None, zone: str = "discard") -> Position:
    """Discards one card after another, or sends it elsewhere; stops to ask which lies on top of a shuffled deck."""
    for left in range(amount, 0, -1):
        p = unseen(p, player)
        deck = pile(p, "deck", player)
        if not deck:
            say(log, p, "play/do-as-much", "The deck of {} holds no card to discard.", Player(player))
            return p
        if order_unknown(p, player, deck):
            return ask_top(p, player, (zone, left))
        p = forget_top(put(p, deck[0], zone, player, log), player)
    return p


def _those(p: Position, use: Use, players: list[int], n: int, log: Log | None, zone: str = "") -> Position:
    return happen_together(p, [Event("discarded from deck", player=q, amount=n, place=zone, by=use.card) for q in players], log)


@word("effect", "own top", "each player discards the top {n} card of their deck", "each player discards the top {n} cards of their deck", rule=RULE)
def each_player(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """So many cards off the top of every player's deck are discarded, the First Player's first."""
    return _those(p, use, list(clockwise(p, p.board.token)), n, log)


@word(
    "effect",
    "your top",
    "put the top {n} card of your deck into your discard pile",
    "put the top {n} cards of your deck into your discard pile",
    rule=RULE,
)
def you(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """So many cards off the top of the player's own deck are discarded; what nobody has seen stays unknown."""
    return _those(p, use, [use.player], n, log)


@word(
    "effect",
    "opponents' tops",
    "each opponent discards the top {n} card of their deck",
    "each opponent discards the top {n} cards of their deck",
    rule=RULE,
)
def each_opponent(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """So many cards off the top of every other player's deck are discarded."""
    return _those(p, use, others(p, use), n, log)


@word(
    "effect",
    "adversary's top",
    "the adversary discards the top {n} card of their deck",
    "the adversary discards the top {n} cards of their deck",
    rule=RULE,
)
def adversary(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """So many cards off the top of the adversary's deck are discarded."""
    side = side_of_player(p, use.player)
    return _those(p, use, [p.board.duel.sides[1 - side].player], n, log) if side >= 0 else p


@word(
    "effect",
    "opponent's top",
    "target opponent discards the top {n} card of their deck",
    "target opponent discards the top {n} cards of their deck",
    rule=RULE,
)
def opponent(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """So many cards off the top of one opponent's deck are discarded."""
    found = others(p, use)
    if len(found) == 1:
        return _those(p, use, found, n, log)
    return p.on((*p.stack, Ask(use.player, "whose top cards", (use.card, n, *found)))) if found else p


question(
    "whose top cards",
    "play/resolve",
    "Off whose deck are cards discarded?",
    lambda p, ask: [(q,) for q in ask.data[2:]],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    lambda p, ask, args, log: discard_tops(p, args[0], ask.data[1], log),
    role="target",
)


@word("effect", "hand into deck", "shuffle your hand into your deck", rule="play/resolve")
def hand_into_deck(p: Position, use: Use, log: Log | None) -> Position:
    """The player's whole hand goes into the deck, which is shuffled; the card that says so is not among it."""
    for n in pile(p, "hand", use.player):
        p = to_pile(p, n, "deck", use.player, bottom=True) if n != use.card else p
    say(log, p, "play/resolve", "{} shuffles the hand into the deck.", Player(use.player))
    return shuffle(p, use.player)


@word("effect", "hand on top", "put {n} card of your hand on top of your deck", rule="play/resolve")
def hand_on_top(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Cards of the player's choice go from hand to the top of the deck, one after another."""
    n = min(n, len([c for c in pile(p, "hand", use.player) if c != use.card]))
    return p.on((*p.stack, *(Ask(use.player, "onto the deck", (use.card,)) for _ in range(n))))


def _onto(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, "play/resolve", "{} puts {} on top of the deck.", Player(ask.player), Card(args[0]))
    return put(p, args[0], "top", ask.player, log)


question(
    "onto the deck",
    "play/resolve",
    "Which card goes on top of the deck?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.player) if n != ask.data[0]],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _onto,
    role="card",
)


def _sends(name: str, deed: str, zone: str, rule: str | dict[str, str]) -> None:
    """The words for what every player, or every other one, does with the top cards of a deck."""

    def each_one(p: Position, use: Use, log: Log | None, n: int) -> Position:
        """So many cards off the top of every player's deck go away, the First Player's first."""
        return _those(p, use, list(clockwise(p, p.board.token)), n, log, zone)

    def each_other(p: Position, use: Use, log: Log | None, n: int) -> Position:
        """So many cards off the top of every other player's deck go away."""
        return _those(p, use, others(p, use), n, log, zone)

    for who, run in (("each player", each_one), ("each opponent", each_other)):
        word("effect", f"{who} {name}", *(f"{who} {deed.format(cards)}" for cards in ("the top {n} card", "the top {n} cards")), rule=rule)(run)


_sends("locks tops", "sends {} of their deck to The Locker", "locker", "locker/removed")
_sends("sinks tops", "sinks {} of their deck", "sink", SINK)
