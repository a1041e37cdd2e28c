"""What Reactions and Forced abilities answer of the business of a Day: somebody passes, a City Card comes."""

from __future__ import annotations

from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.board import moment

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
moment("passed", "action/pass")


@word("trigger", "you pass", "you pass", rule=RULE, event="passed")
def you_pass(p: Position, use: Use, e: Event) -> bool:
    """Answers the player's own passing in High Drama."""
    return e.player == use.player


@word("trigger", "opponent passes", "an opponent passes", rule=RULE, event="passed")
def opponent_passes(p: Position, use: Use, e: Event) -> bool:
    """Answers another player's passing in High Drama."""
    return e.player != use.player


@word("trigger", "city card here", "a City Card is added to this location", rule=RULE, event="city card")
def city_card_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a card of the City Deck that comes to the location of the ability."""
    return e.place == here_of(p, use)
