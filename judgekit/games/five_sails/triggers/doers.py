"""What Reactions and Forced abilities answer by who does it: opponents' challenges, whoever passes, pressures, a performer's abilities."""

from __future__ import annotations

from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.acts import kind_used
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.triggers.players import by_opponent

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"

by_opponent("opponent challenges", "challenge issued", "an opponent issues a challenge")
by_opponent("opponent accepts", "challenge accepted", "an opponent accepts a challenge")
by_opponent("opponent intervenes", "intervened", "an opponent intervenes")
by_opponent("opponent refuses", "challenge refused", "an opponent refuses a challenge")
by_opponent("opponent pressures", "pressure begins", "an opponent pressures a location")


@word("trigger", "somebody passes", "a player passes", rule=RULE, event="passed")
def somebody_passes(p: Position, use: Use, e: Event) -> bool:
    """Answers anybody's passing in High Drama."""
    return True


@word("trigger", "you pressure", "you pressure a location", rule=RULE, event="pressure begins")
def you_pressure(p: Position, use: Use, e: Event) -> bool:
    """Answers a pressure of the player, before the values are added up."""
    return e.player == use.player


@word("trigger", "you pressure here", "you pressure this location", rule=RULE, event="pressure begins")
def you_pressure_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a pressure of the player at the location of the ability, before the values are added up."""
    return e.player == use.player and e.place == here_of(p, use)


@word("trigger", "opponent pressures here", "an opponent pressures this location", rule=RULE, event="pressure begins")
def opponent_pressures_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a pressure of another player at the location of the ability, before the values are added up."""
    return e.player not in (use.player, -1) and e.place == here_of(p, use)


@word("trigger", "place freed", "a location becomes uncontrolled", rule=RULE, event="control lost")
def place_freed(p: Position, use: Use, e: Event) -> bool:
    """Answers that any location becomes uncontrolled."""
    return True


@word("trigger", "this place freed", "this location becomes uncontrolled", rule=RULE, event="control lost")
def this_freed(p: Position, use: Use, e: Event) -> bool:
    """Answers that the location of the ability becomes uncontrolled."""
    return e.place == here_of(p, use)


@word("trigger", "performer uses", "{who} uses a {kind}", rule=RULE, event="ability used")
def performer_uses(p: Position, use: Use, e: Event, who: Who, kind: str) -> bool:
    """Answers another ability of such a kind by who performs it, its costs paid, before its effects."""
    return (e.card, e.amount) != (use.card, use.number) and kind_used(p, e) == kind and meant(p, use, who, e.by if e.by >= 0 else e.card)
