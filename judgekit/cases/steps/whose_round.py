"""Whose round of a duel a step is said to be done in: held against the round that is going on then."""

from __future__ import annotations

from judgekit.cases.model import Step
from judgekit.engine import Position
from judgekit.games.five_sails.boards.short_names import with_full_names


def somebody_elses(p: Position, step: Step) -> str:
    """What is wrong with the participant, or the player, whose round it is said to be when a player does a step."""
    if step.who not in p.cast.seats or not step.whose:
        return ""
    duel, said = p.board.duel, f"{step.who}: {step.what}: this is said of {step.whose}'s round"
    if duel is None or not duel.round:
        return f"{said}, and no round of a duel is going on"
    side, whose = duel.sides[duel.turn], with_full_names(p, step.whose, spelt=True)
    right = side.player == p.cast.seats.index(whose) if whose in p.cast.seats else p.cast.names[side.card] == whose
    return "" if right else f"{said}, and round {duel.round} is {p.cast.names[side.card]}'s"
