"""The game as the engine knows it. The other modules of this package fill it with procedures, events, questions and words."""

from __future__ import annotations

from judgekit.engine.game import Game, register
from judgekit.games.five_sails.values import NEW, OLD, Board, Duel, Place, Side

GAME = register(
    Game(
        id="five-sails",
        editions=(NEW, OLD),
        windows={NEW: ("Before", "When", "do", "After"), OLD: ("Before", "When", "do", "After")},
        window_rules={
            "Before": {NEW: "reaction/before", OLD: "reaction/when"},
            "When": "reaction/when",
            "After": "reaction/after",
            "order": "first-player/simultaneous",
        },
        deferred=frozenset({OLD}),
        steps=frozenset({"challenge", "duel"}),
        without_limit={NEW: "forced/no-limit", OLD: "unsettled/playtest-forced"},
        left_out="play/do-as-much",
        values=(Board, Place, Side, Duel),
    )
)


def rid(rule: str) -> str:
    """The full id of one of this game's rules."""
    return f"{GAME.id}/{rule}"
