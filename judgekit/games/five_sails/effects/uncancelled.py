"""Abilities that cannot be cancelled: "can't" prevails over what would cancel them."""

from __future__ import annotations

from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import held
from judgekit.games.five_sails.standing.values import says
from judgekit.games.five_sails.values import NEW

CANT = {NEW: "cant/precedence", "playtest-5.9.4e": "unsettled/playtest-cant"}
WORD = "not cancelled"
held(
    "abilities not cancelled",
    "abilities of {who} cannot be cancelled",
    rule={NEW: "cant/precedence", "playtest-5.9.4e": "passive/always-active"},
    doc="What would cancel an ability of the card, or one that the character performs, does nothing.",
)


@GAME.vocabulary.word("effect", WORD, "this ability cannot be cancelled", rule={NEW: "cant/precedence", "playtest-5.9.4e": "play/resolve"})
def not_cancelled(p: Position, use: Use, log: Log | None) -> Position:
    """Said of the ability itself: what would cancel it does nothing."""
    return p


def kept(p: Position, use: Use, log: Log | None) -> bool:
    """Whether an ability that is about to be cancelled cannot be."""
    own = any(w.name == WORD for w in p.ability(use.card, use.number).effects)
    if not own and not any(n >= 0 and says(p, "abilities not cancelled", n) for n in (use.card, use.performer)):
        return False
    say(log, p, CANT[p.edition], "The ability of {} cannot be cancelled.", Card(use.card))
    return True
