"""The location that Renown has left by an effect of the same ability, and who controls it."""

from __future__ import annotations

from judgekit.engine.facts import first_fact
from judgekit.engine.trace import Log
from judgekit.engine.values import NOBODY, Position, Use
from judgekit.games.five_sails.effects.deeds import register, to_player
from judgekit.games.five_sails.game import GAME

word = GAME.vocabulary.word
LEFT = "the opponent who controls the location that Renown left"


def _controller(p: Position, use: Use) -> int:
    """Who controls the location from which the card has moved Renown last; nobody where it has moved none."""
    left = first_fact(p, "renown left", card=use.card)
    return NOBODY if left is None else int(p.board.places[left.amount].control)


def _to_them(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    player = _controller(p, use)
    return p if player in (use.player, NOBODY) else to_player(p, use, log, what, n, player)


register(LEFT, LEFT, _to_them, "Another player who controls the location that the moved Renown has come from {} so much.")


@word("condition", "theirs it left", "an opponent controls the location that Renown left", rule="term/uncontrolled", fails="no opponent controls it")
def theirs_it_left(p: Position, use: Use) -> bool:
    """Another player controls the location from which the ability has moved Renown."""
    return _controller(p, use) not in (use.player, NOBODY)


@word("condition", "yours it left", "you control the location that Renown left", rule="term/uncontrolled", fails="{player} does not control it")
def yours_it_left(p: Position, use: Use) -> bool:
    """The player controls the location from which the ability has moved Renown."""
    return _controller(p, use) == use.player
