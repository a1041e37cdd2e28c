"""Moves a game and explains every step; knows no game, no file and no web.

    from judgekit.engine import options, step
    position, lines = step(position, choice)

A game (`judgekit.games.five_sails`) supplies procedures, events, questions and words; see docs/engine.md.
"""

from judgekit.engine.cast import Ability, CardDef, Cast, Target, Trigger, Word
from judgekit.engine.errors import EngineError, IllegalChoice, Unreadable
from judgekit.engine.explore import Exploration, count, explore, search
from judgekit.engine.game import Game, game_of, register
from judgekit.engine.options import legal, options, why
from judgekit.engine.step import advance, settle, start_from, step
from judgekit.engine.text import from_text, to_text
from judgekit.engine.trace import Log
from judgekit.engine.values import Ask, CardState, Choice, Event, Fact, Happen, Line, Option, PlayerState, Position, Reason, Run, Use

__all__ = [
    "Ability",
    "Ask",
    "CardDef",
    "CardState",
    "Cast",
    "Choice",
    "EngineError",
    "Event",
    "Exploration",
    "Fact",
    "Game",
    "Happen",
    "IllegalChoice",
    "Line",
    "Log",
    "Option",
    "PlayerState",
    "Position",
    "Reason",
    "Run",
    "Target",
    "Trigger",
    "Unreadable",
    "Use",
    "Word",
    "advance",
    "count",
    "explore",
    "from_text",
    "game_of",
    "legal",
    "options",
    "register",
    "search",
    "settle",
    "start_from",
    "step",
    "to_text",
    "why",
]
