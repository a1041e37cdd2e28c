"""City of Five Sails in both editions. Importing this package makes the game known to the engine."""

from judgekit.games.five_sails import (
    asks,
    combat_card,
    conditions,
    costs,
    day,
    duel,
    edits,
    effects,
    events,
    high_drama,
    hooks,
    payment,
    pressure,
    triggers,
    use,
)
from judgekit.games.five_sails.game import GAME

__all__ = [
    "GAME",
    "asks",
    "combat_card",
    "conditions",
    "costs",
    "day",
    "duel",
    "edits",
    "effects",
    "events",
    "high_drama",
    "hooks",
    "payment",
    "pressure",
    "triggers",
    "use",
]
