"""That a player has sunk cards, as a moment that abilities answer: once for all that are sunk together."""

from __future__ import annotations

from judgekit.engine.trace import Log
from judgekit.engine.values import Ask, Event, Happen, Position
from judgekit.games.five_sails.game import GAME

ASKED = {"sink", "some of them"}
"""Questions of which several are asked for what is sunk together."""


def note_sunk(p: Position, player: int) -> Position:
    """Lets it be answered that a player has sunk a card, once those that are sunk with it have gone too."""
    if "sunk" not in p.cast.answered:
        return p
    count = len(p.stack)
    while count and isinstance(top := p.stack[count - 1], Ask) and top.question in ASKED and top.player == player:
        count -= 1
    event = Event("sunk", player=player)
    if count and p.stack[count - 1] == Happen(event):
        return p
    return p.on((*p.stack[:count], Happen(event), *p.stack[count:]))


@GAME.event("sunk", "term/sink")
def sunk(p: Position, event: Event, log: Log | None) -> Position:
    """The moment behind it: the cards lie under their decks."""
    return p
