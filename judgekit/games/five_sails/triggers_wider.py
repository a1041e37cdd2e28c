"""Further events that Reactions and Forced abilities answer, as people put them on cards of their own."""

from __future__ import annotations

from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.references import Who
from judgekit.games.five_sails.triggers import meant

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"


@word("trigger", "threat discarded", "threat is discarded from the pool of {who}", "{who} discards threat", rule=RULE, event="threat discarded")
def threat_discarded(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers threat that is discarded from a pool when it is resolved; the amount is what is discarded."""
    return meant(p, use, who, e.card)
