"""A Leader that is lost: what its player pays for it, and who has won by it."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import find_fact
from judgekit.engine.procedures import push
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import Event, Position
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import OLD, leader_of, with_board, with_player

LOST_TOGETHER = "leaders lost together"
"""Notes what the judge has said of Leaders that are lost at once."""


def leader_lost(p: Position, player: int, log: Log | None, *, destroyed: bool = True) -> Position:
    """What the loss of a Leader means: out of the game or half the Renown if it was destroyed, and whether somebody has won."""
    if destroyed:
        p = _price(p, player, log)
    elif p.edition == OLD:
        say(log, p, "leader/lost", "The Leader of {} has left play without being destroyed; nobody is out of the game.", Player(player))
        return p
    left = [q for q in range(len(p.players)) if _has_leader(p, q)]
    if p.edition == OLD and len(left) > 1 and leaves_something(p, player):
        return push(p, "eliminated player", (player,))
    together = find_fact(p, LOST_TOGETHER, key="")
    if together is not None:
        return _both_lost(p, left, together.amount, log)
    if len(left) == 1 and len(p.players) > 1:
        if p.edition != OLD and may_still_fall(p, leader_of(p, left[0])):
            return push(p, "last leader", (left[0],))
        from judgekit.games.five_sails.happening.losses import fall_too

        return fall_too(win(p, left[0], "Assassination", log), log)
    return p


def may_still_fall(p: Position, leader: int) -> bool:
    """Whether the threat in the pool of the last Leader would be enough to destroy it, so that it matters when the game ends."""
    duel = p.board.duel
    pool = next((s.pool for s in duel.sides if s.card == leader), 0) if duel is not None else 0
    return pool > 0 and p.cards[leader].wounds + pool >= stat(p, leader, "resolve")


def _has_leader(p: Position, player: int) -> bool:
    """Whether a player has a Leader in play; in the playtest rules, one that has not been destroyed."""
    if leader_of(p, player) >= 0 or p.edition != OLD or p.players[player].out:
        return leader_of(p, player) >= 0
    return any(c.owner == player and c.zone != "play" and "Leader" in p.definition(n).traits for n, c in enumerate(p.cards))


def _price(p: Position, player: int, log: Log | None) -> Position:
    """What a player pays whose Leader is destroyed: all in the playtest rules, among more than two half the Renown in 2023."""
    if p.edition == OLD:
        say(log, p, "leader/lost", "{} has lost the Leader and is out of the game.", Player(player))
        p = with_player(p, player, out=True)
    elif len(p.players) > 2:
        loss = (p.players[player].renown + 1) // 2
        say(log, p, "victory/leader-lost", "{} has lost the Leader and loses half the Renown, rounded up: {}.", Player(player), loss)
        p = happen(p, Event("renown gained", player=player, amount=-loss), log) if loss else p
    return p


def _both_lost(p: Position, left: list[int], reading: int, log: Log | None) -> Position:
    """What comes of Leaders that the judge holds to be lost at the same moment."""
    if not left and reading == 2:
        say(log, p, "victory/ties-in-order", "Both have destroyed the other's Leader: both win at the same time.")
        return with_board(p, over="both", victory="Assassination").on(())
    if not left and p.edition == OLD:
        say(log, p, "victory/assassination", "Nobody is left in the game, and nobody has won.")
        return with_board(p, over="draw").on(())
    return p


def leaves_something(p: Position, player: int) -> bool:
    """Whether a player who is out has cards in play or controls a location."""
    return any(c.zone == "play" and c.control == player for c in p.cards) or any(pl.control == player for pl in p.board.places)


WON_BY = {
    "Assassination": "victory/assassination",
    "Dominance": "victory/dominance",
    "Economic": "victory/economic",
    "Fifth Day": "victory/fifth-day-winner",
    "Time": "victory/ties-time-called",
}
"""The rule by which each kind of victory ends the game."""


def win(p: Position, player: int, kind: str, log: Log | None) -> Position:
    """Ends the game with a winner."""
    say(log, p, WON_BY[kind], "{} wins when time has run out." if kind == "Time" else "{} wins: {} Victory.", Player(player), kind)
    return with_board(p, winner=player, victory=kind, over="won", duel=None if p.board.duel is None else p.board.duel).on(())
