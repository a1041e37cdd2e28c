"""Effects that people put on cards of their own."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Log
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.references import Who, cards_meant
from judgekit.games.five_sails.values import home_of

word = GAME.vocabulary.word


@word("effect", "move into home", "move {who} into your Home", rule="action/moving")
def move_into_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the Home of the player who uses the ability; what the books say of an enemy's Home holds."""
    for n in reversed(cards_meant(p, use, who)):
        p = happen(p, Event("moved", n, p.cards[n].control, place=home_of(p, use.player), by=use.card), log)
    return p
