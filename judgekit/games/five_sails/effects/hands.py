"""Hands: discarded as a whole or by chance, shown, and looked through."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_all, happen_together
from judgekit.engine.facts import add_fact, first_fact, put_fact
from judgekit.engine.trace import Log, Player, card_name, player_name, say
from judgekit.engine.values import CHANCE, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW, clockwise, pile, side_of_player

word = GAME.vocabulary.word
DISCARDED = "term/discard-pile"


def discard_all(p: Position, players: list[int], by: int, log: Log | None) -> Position:
    """The hands of players go to their discard piles, the first player's first; the card that says so is not among them."""
    for player in players:
        say(log, p, DISCARDED, "{} discards the whole hand.", Player(player))
    return happen_together(p, [Event("discarded", n, q, by=by) for q in players for n in pile(p, "hand", q) if n != by], log)


@word("effect", "own hand", "discard your hand", rule=DISCARDED)
def own_hand(p: Position, use: Use, log: Log | None) -> Position:
    """The player's whole hand is discarded."""
    return discard_all(p, [use.player], use.card, log)


@word("effect", "opponent's hand", "target opponent discards their hand", rule=DISCARDED)
def opponents_hand(p: Position, use: Use, log: Log | None) -> Position:
    """The whole hand of one opponent is discarded."""
    found = others(p, use)
    if len(found) == 1:
        return discard_all(p, found, use.card, log)
    return p.on((*p.stack, Ask(use.player, "whose hand goes", (use.card, *found)))) if found else p


question(
    "whose hand goes",
    "play/resolve",
    "Whose hand is discarded?",
    lambda p, ask: [(q,) for q in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    lambda p, ask, args, log: discard_all(p, [args[0]], ask.data[0], log),
    role="target",
)


@word("effect", "opponents' hands", "each opponent discards their hand", rule=DISCARDED)
def every_opponents_hand(p: Position, use: Use, log: Log | None) -> Position:
    """The whole hand of every other player is discarded."""
    return discard_all(p, others(p, use), use.card, log)


@word("effect", "all hands", "each player discards their hand", rule=DISCARDED)
def all_hands(p: Position, use: Use, log: Log | None) -> Position:
    """The whole hand of every player is discarded, the First Player's first."""
    return discard_all(p, list(clockwise(p, p.board.token)), use.card, log)


@word("effect", "adversary's hand", "the adversary discards their hand", rule=DISCARDED)
def adversarys_hand(p: Position, use: Use, log: Log | None) -> Position:
    """The whole hand of the adversary's player is discarded."""
    side = side_of_player(p, use.player)
    return discard_all(p, [p.board.duel.sides[1 - side].player], use.card, log) if side >= 0 else p


def at_random(p: Position, player: int, n: int, card: int, log: Log | None) -> Position:
    """Asks chance which cards of a hand are discarded, one after another; where it is the whole hand there is nothing to ask."""
    hand = list(pile(p, "hand", player))
    amount = min(n, len(hand))
    if not hand:
        say(log, p, "play/do-as-much", "{} has no card to discard: as much as possible is done.", Player(player))
    if amount == len(hand):
        return happen_all(p, [Event("discarded", c, player, by=card) for c in hand], log)
    return p.on((*p.stack, *(Ask(CHANCE, "random card", (player, card)) for _ in range(amount))))


def _random_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return happen(put_fact(p, Fact("card by chance", until="day")), Event("discarded", args[0], ask.data[0], by=ask.data[1]), log)


question(
    "random card",
    "term/discard-pile",
    "Which card is discarded by chance?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.data[0])],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _random_answer,
    role="chance",
)


@word("effect", "discard at random", "discard {n} card at random", "discard {n} cards at random", rule="term/discard-pile")
def discard_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of the player's hand are discarded."""
    return at_random(p, use.player, n, use.card, log)


@word("effect", "opponents discard at random", "each opponent discards {n} card at random", rule="term/discard-pile")
def opponents_discard_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of every other player's hand are discarded."""
    for player in reversed(others(p, use)):
        p = at_random(p, player, n, use.card, log)
    return p


@word("effect", "everybody discards at random", "each player discards {n} card at random", rule="term/discard-pile")
def everybody_discards_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of every player's hand are discarded, the First Player's first."""
    for player in reversed(list(clockwise(p, p.board.token))):
        p = at_random(p, player, n, use.card, log)
    return p


@word("effect", "opponent discards at random", "target opponent discards {n} card at random", rule="term/discard-pile")
def opponent_discards_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of one opponent's hand are discarded."""
    return to_an_opponent(p, use, "random", n, log)


@word("effect", "adversary discards at random", "the adversary discards {n} card at random", rule="term/discard-pile")
def adversary_discards_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of the adversary's hand are discarded."""
    side = side_of_player(p, use.player)
    return at_random(p, p.board.duel.sides[1 - side].player, n, use.card, log) if side >= 0 else p


def to_an_opponent(p: Position, use: Use, what: str, n: int, log: Log | None) -> Position:
    """Does something to the one opponent, or asks which."""
    found = others(p, use)
    if len(found) == 1:
        return _to(p, use.card, what, n, found[0], log)
    return p.on((*p.stack, Ask(use.player, "whose hand", (use.card, what, n, *found)))) if found else p


def _to(p: Position, card: int, what: str, n: int, player: int, log: Log | None) -> Position:
    if what == "random":
        return at_random(p, player, n, card, log)
    shown = ", ".join(card_name(p, c) for c in pile(p, "hand", player)) or "no card"
    say(log, p, "term/reveal" if p.edition == NEW else "play/resolve", "{} shows the hand: {}.", Player(player), shown)
    return add_fact(p, Fact("shown hand", card, player, until="day"))


question(
    "whose hand",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in ask.data[3:]],
    no_reasons,
    lambda p, ask, args: p.cast.seats[args[0]],
    lambda p, ask, args, log: _to(p, ask.data[0], ask.data[1], ask.data[2], args[0], log),
    role="target",
)


@word("effect", "shows the hand", "target opponent reveals their hand", rule="play/resolve")
def shows_the_hand(p: Position, use: Use, log: Log | None) -> Position:
    """One opponent shows all cards in hand."""
    return to_an_opponent(p, use, "show", 0, log)


@word("effect", "discard from shown", "discard a card from that hand", rule="term/discard-pile")
def discard_from_shown(p: Position, use: Use, log: Log | None) -> Position:
    """The player chooses a card from the hand that was shown; it is discarded."""
    return discard_kind_shown(p, use, log, ("card",))


@word("effect", "discard kind from shown", "discard a {noun} from that hand", rule="term/discard-pile")
def discard_kind_shown(p: Position, use: Use, log: Log | None, noun: tuple[str, ...]) -> Position:
    """The player chooses a card of a kind from the hand that was shown; it is discarded."""
    from judgekit.games.five_sails.effects.reveal import of_kind

    shown = first_fact(p, "shown hand", card=use.card)
    found = [n for n in pile(p, "hand", shown.player) if of_kind(p, use, noun, n)] if shown else []
    if shown is None or not found:
        say(log, p, "play/do-as-much", "There is no such card.")
        return p
    return p.on((*p.stack, Ask(use.player, "from their hand", (shown.player, use.card, *found))))


question(
    "from their hand",
    "term/discard-pile",
    "Which card of that hand is discarded?",
    lambda p, ask: [(n,) for n in ask.data[2:]],
    no_reasons,
    lambda p, ask, args: f"discard {card_name(p, args[0])}",
    lambda p, ask, args, log: happen(p, Event("discarded", args[0], ask.data[0], by=ask.data[1]), log),
    role="card",
)
