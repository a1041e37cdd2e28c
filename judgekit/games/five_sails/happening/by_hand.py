"""What follows at once from a board that was changed by hand: enough wounds, too many cards of a trait, too many characters."""

from __future__ import annotations

from judgekit.engine.trace import Log
from judgekit.engine.values import Position
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_resolve
from judgekit.games.five_sails.happening.limits import check_crew, check_exclusive, over_cap, too_many
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import characters


@GAME.hook("edited")
def what_follows(p: Position, before: Position, log: Log | None) -> Position:
    """Begins what the rules do at once on a board like this one, where it was not due before; the last begun comes first."""
    for player in range(len(p.players)):
        if over_cap(p, player) and not over_cap(before, player):
            p = check_crew(p, player, log)
    for bearer in characters(p):
        if too_many(p, bearer) and not too_many(before, bearer):
            p = check_exclusive(p, bearer, log)
    for n in characters(p):
        if fallen(p, n) and not fallen(before, n):
            p = check_resolve(p, n, log)
    return p


def fallen(p: Position, character: int) -> bool:
    """Whether a character has enough wounds to be destroyed."""
    return p.cards[character].wounds >= stat(p, character, "resolve")
