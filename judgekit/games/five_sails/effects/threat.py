"""What abilities do with threat: add it, remove it, halve it, move or exchange it between the pools."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_together
from judgekit.engine.facts import decision
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Args, Ask, Event, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import ask_before_effect, top_use
from judgekit.games.five_sails.conditions.line import pool_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.pools import ACROSS, move_across, remove, tell_absent
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, adversary_side, in_play, location, side_of_player, with_side

word = GAME.vocabulary.word
GAME.vocabulary.slots["way"] = Slot(lambda t, _: t.casefold() if t.casefold() in {"up", "down"} else None, lambda v, _: str(v))


@word("effect", "threat across", "move {n} threat to the adversary's pool", rule=ACROSS)
def threat_across(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Threat goes from the player's pool to the adversary's, as much as there is."""
    side = side_of_player(p, use.player)
    return move_across(p, side, n, log) if side >= 0 and side == p.board.duel.turn else p


@word("effect", "add threat", "add {n} threat to the adversary", "add {n} threat to the adversary's pool", rule="term/threat-pool")
def add_threat(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Threat is added to the adversary's pool; in 2023 only when they are together."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    mine, theirs = p.board.duel.sides[side], p.board.duel.sides[1 - side]
    if p.edition == NEW and (not in_play(p, theirs.card) or (location(p, theirs.card) != location(p, mine.card) and in_play(p, mine.card))):
        tell_absent(p, theirs.card, mine.card, n, log)
        return p
    return happen(p, Event("threat added", theirs.card, theirs.player, n, by=use.card), log)


@word("effect", "remove threat", "remove {n} threat from your pool", "remove {n} threat from your threat pool", rule="term/threat-pool")
def remove_threat(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Threat is removed from the player's own pool."""
    side = side_of_player(p, use.player)
    return remove(p, side, n, use.card, "effect", log) if side >= 0 else p


@word("effect", "discard threat", "discard all your threat", "discard all threat in your pool", rule="term/threat-pool")
def discard_threat(p: Position, use: Use, log: Log | None) -> Position:
    """The player's own pool is emptied."""
    side = side_of_player(p, use.player)
    if side < 0 or not p.board.duel.sides[side].pool:
        return p
    mine = p.board.duel.sides[side]
    say(log, p, "term/threat-pool", "The {} threat in the pool of {} is discarded.", mine.pool, Card(mine.card))
    return happen(p, Event("threat discarded", mine.card, mine.player, mine.pool, by=use.card, place="effect"), log)


@word("effect", "threat to whom", "add {n} threat to the pool of {who}", rule="term/threat-pool")
def threat_to(p: Position, use: Use, log: Log | None, n: int, who: Who) -> Position:
    """Threat is added to a participant's pool."""
    card = card_meant(p, use, who)
    side = side_of_player(p, use.player)
    if side >= 0 and p.board.duel.sides[1 - side].card == card:
        return add_threat(p, use, log, n)
    return happen(p, Event("threat added", card, p.cards[card].control, n, by=use.card), log) if in_play(p, card) else p


@word("effect", "threat from whom", "remove {n} threat from the pool of {who}", rule="term/threat-pool")
def threat_from(p: Position, use: Use, log: Log | None, n: int, who: Who) -> Position:
    """Threat is removed from a participant's pool."""
    side = next((k for k, s in enumerate(p.board.duel.sides) if s.card == card_meant(p, use, who)), -1) if p.board.duel else -1
    return remove(p, side, n, use.card, "effect", log) if side >= 0 else p


def _pools(p: Position, use: Use, one: Who, other: Who) -> tuple[int, int]:
    """The sides of the duel between which threat moves; -1 for whoever takes no part."""
    return tuple(adversary_side(p, card) if (card := card_meant(p, use, who)) >= 0 else -1 for who in (one, other))  # type: ignore[return-value]  # two of them


@word("effect", "threat moved", "move {n} threat from the pool of {who} to the pool of {who2}", rule=ACROSS)
def threat_moved(p: Position, use: Use, log: Log | None, n: int, one: Who, other: Who) -> Position:
    """Threat goes from one participant's pool to the other's, as much as there is."""
    mine, theirs = _pools(p, use, one, other)
    return move_across(p, mine, n, log) if mine >= 0 and theirs == 1 - mine else p


@word("effect", "all threat moved", "move all threat from the pool of {who} to the pool of {who2}", rule=ACROSS)
def all_moved(p: Position, use: Use, log: Log | None, one: Who, other: Who) -> Position:
    """All the threat of one participant goes to the other's pool."""
    return threat_moved(p, use, log, 1000, one, other)


@word("effect", "some threat moved", "move up to {n} threat from the pool of {who} to the pool of {who2}", rule=ACROSS)
def some_moved(p: Position, use: Use, log: Log | None, n: int, one: Who, other: Who) -> Position:
    """As much threat as the player likes, up to a number, goes from one participant's pool to the other's."""
    mine, theirs = _pools(p, use, one, other)
    most = min(n, p.board.duel.sides[mine].pool) if mine >= 0 and theirs == 1 - mine else 0
    return p.on((*p.stack, Ask(use.player, "how much threat", (most, mine)))) if most else p


def _amount(p: Position, ask: Ask, args: Args) -> str:
    return f"move {args[0]} threat"


question(
    "how much threat",
    "play/resolve",
    "How much threat moves?",
    lambda p, ask: [(k,) for k in range(ask.data[0], -1, -1)],
    no_reasons,
    _amount,
    lambda p, ask, args, log: move_across(p, ask.data[1], args[0], log),
    role="number",
)


@word("effect", "halve threat", "halve the threat in your pool, rounding {way}", "halve the threat in your pool", rule="term/threat-pool")
def halve_threat(p: Position, use: Use, log: Log | None, way: str = "") -> Position:
    """Half of the player's own threat is removed; where an odd number is to be halved and the text does not say how, the judge decides."""
    side = side_of_player(p, use.player)
    return halved(p, side, way, log) if side >= 0 else p


@word(
    "effect",
    "halve theirs",
    "halve the threat in the adversary's pool, rounding {way}",
    "halve the threat in the adversary's pool",
    rule="term/threat-pool",
)
def halve_theirs(p: Position, use: Use, log: Log | None, way: str = "") -> Position:
    """Half of the adversary's threat is removed; an odd number as it is said, or as the judge decides."""
    side = side_of_player(p, use.player)
    return halved(p, 1 - side, way, log) if side >= 0 else p


def halved(p: Position, side: int, way: str, log: Log | None) -> Position:
    """A pool of threat with half of it removed."""
    pool = p.board.duel.sides[side].pool
    reading = decision(p, "unsettled/half-of-odd")
    if pool % 2 and not way and reading is None:
        return ask_before_effect(p, "unsettled/half-of-odd")
    left = (pool + (way == "up" or (not way and reading == 0))) // 2
    return remove(p, side, pool - left, top_use(p).card, "effect", log)


@word("effect", "empty pool", "discard all threat in the pool of {who}", rule="term/threat-pool")
def empty_pool(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A participant's pool is emptied."""
    gone = []
    for card in cards_meant(p, use, who):
        pool = pool_of(p, card)
        if pool:
            say(log, p, "term/threat-pool", "The {} threat in the pool of {} is discarded.", pool, Card(card))
            gone.append(Event("threat discarded", card, p.cards[card].control, pool, by=use.card, place="effect"))
    return happen_together(p, gone, log)


@word("effect", "exchange pools", "exchange the pools of the participants", rule="term/threat-pool")
def exchange_pools(p: Position, use: Use, log: Log | None) -> Position:
    """Each participant has the threat that the other one had."""
    if p.board.duel is None or not p.board.duel.round:
        return p
    one, two = p.board.duel.sides
    say(log, p, "term/threat-pool", "{} has {} threat in the pool now, and {} has {}.", Card(one.card), two.pool, Card(two.card), one.pool)
    return with_side(with_side(p, 0, pool=two.pool), 1, pool=one.pool)
