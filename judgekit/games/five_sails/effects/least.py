"""Renown that other players may move, and what the player with the least of something draws."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Log, say
from judgekit.engine.values import Args, Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import just, offer
from judgekit.games.five_sails.acts.spots import choose_spot
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import RENOWN, characters, clockwise

word = GAME.vocabulary.word


@word("effect", "opponents may move renown", "each opponent may move {n} Renown from a location to {spot}", rule=RENOWN)
def opponents_move(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Every other player may move Renown from a location of their choice."""
    for player in reversed([q for q in clockwise(p, p.board.token) if q != use.player]):
        p = p.on((*p.stack, Ask(player, "may move renown", (use.card, n, *spot))))
    return p


def _may_move(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, n, *spot = ask.data
    use = Use(card, 0, ask.player)
    if args[0] == "no":
        return p
    return choose_spot(p, use, ("any",), ("move from", tuple(spot), n, ""), log, here="none", take=True)


offer("may move renown", "passive/may", "Is Renown moved?", just("yes"), just("no"), _may_move)


@word("effect", "poorest draws", "the player with the least Renown draws {n} card", rule="faction-deck/draw-from")
def poorest_draws(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Whoever has less Renown than everybody else draws; in a tie nobody does."""
    return _least(p, use, {q: p.players[q].renown for q in clockwise(p, 0)}, n, log)


@word("effect", "smallest draws", "the player with the fewest characters draws {n} card", rule="faction-deck/draw-from")
def smallest_draws(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Whoever has fewer characters than everybody else draws; in a tie nobody does."""
    return _least(p, use, {q: sum(1 for _ in characters(p, q)) for q in clockwise(p, 0)}, n, log)


def _least(p: Position, use: Use, amounts: dict[int, int], n: int, log: Log | None) -> Position:
    """Draws for whoever has the least of those who are still in the game."""
    least = min(amounts.values())
    found = [q for q, amount in amounts.items() if amount == least]
    if len(found) > 1:
        say(log, p, "play/do-as-much", "Several have the least: none of them counts.")
        return p
    return happen(p, Event("drawn", player=found[0], amount=n, by=use.card), log)
