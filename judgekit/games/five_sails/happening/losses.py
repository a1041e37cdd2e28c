"""Losses that the books leave open: a destroyed Mercenary, the last Leader but one in a duel."""

from __future__ import annotations

from judgekit.engine.facts import decision
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import NOBODY, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_resolve, leave_play, to_pile, win
from judgekit.games.five_sails.values import NEW, OLD, in_play, leader_of, place_of, with_place, with_player


def _data(p: Position) -> int:
    top = p.stack[-1]
    assert isinstance(top, Run)
    return int(top.data[0])


def _mercenary(p: Position, log: Log | None) -> Position:
    """The judge says once where destroyed Mercenaries go."""
    reading = decision(p, "unsettled/destroyed-mercenary")
    if reading is None:
        return ask_judge(p, "unsettled/destroyed-mercenary")
    card = _data(p)
    p = pop(p)
    return leave_play(p, card, "locker" if reading == 0 else "discard", log) if in_play(p, card) else p


def _last_leader(p: Position, log: Log | None) -> Position:
    """With threat on the last Leader, the judge says whether the duel is finished first."""
    reading = decision(p, "unsettled/assassination-when")
    if reading is None:
        return ask_judge(p, "unsettled/assassination-when")
    player = _data(p)
    p = pop(p)
    return win(p, player, "Assassination", log) if reading == 0 else p


def last_one_wins(p: Position, log: Log | None) -> Position:
    """The only player with a Leader wins; without any Leader nobody does."""
    lost = any("Leader" in p.definition(n).traits and c.zone != "play" for n, c in enumerate(p.cards))
    left = [q for q in range(len(p.players)) if leader_of(p, q) >= 0]
    return win(p, left[0], "Assassination", log) if lost and len(left) == 1 else p


def _enough_wounds(p: Position, log: Log | None) -> Position:
    """The judge says whether a participant with enough wounds is destroyed before the combat cards are resolved."""
    reading = decision(p, "unsettled/destroyed-when")
    if reading is None:
        return ask_judge(p, "unsettled/destroyed-when")
    return check_resolve(pop(p), _data(p), log)


def _eliminated(p: Position, log: Log | None) -> Position:
    """The judge says what becomes of the cards and locations of a player who is out."""
    reading = decision(p, "unsettled/eliminated-player")
    if reading is None:
        return ask_judge(p, "unsettled/eliminated-player")
    player = _data(p)
    p = pop(p)
    if reading == 1:
        return p
    say(log, p, "unsettled/eliminated-player", "The cards and the Renown of {} leave the game.", Player(player))
    for n, c in enumerate(p.cards):
        if c.control == player or (c.control < 0 and c.owner == player):
            p = to_pile(p, n, "locker", player)
    for name in p.cast.places:
        if place_of(p, name).control == player:
            p = with_place(p, name, control=NOBODY)
    return with_player(p, player, renown=0)


GAME.procedure(
    Procedure("enough wounds", "Enough wounds before the combat cards", (Row("when", "final-strike/after-combat-cards", _enough_wounds),)),
    Procedure("eliminated player", "A player who is out", (Row("what", {NEW: "leader/lost", OLD: "leader/lost"}, _eliminated, editions=(OLD,)),)),
    Procedure("destroyed mercenary", "A destroyed Mercenary", (Row("where", "character/destroyed", _mercenary),)),
    Procedure("last leader", "The last Leader but one", (Row("when", "victory/assassination", _last_leader),)),
)
