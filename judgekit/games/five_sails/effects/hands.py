"""Whole hands that are discarded."""

from __future__ import annotations

from judgekit.engine.events import happen_together
from judgekit.engine.trace import Log, Player, player_name, say
from judgekit.engine.values import Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import clockwise, pile, side_of_player

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
