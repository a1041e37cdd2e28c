"""What abilities do to the combat values of this round's card: doubled, swapped, set to one another."""

from __future__ import annotations

from judgekit.engine.trace import Log, say
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import combat_value
from judgekit.games.five_sails.values import side_of_player, with_duel

word = GAME.vocabulary.word

VALUES = ("riposte", "parry", "thrust")


def change_to(p: Position, use: Use, which: str, wanted: int, log: Log | None) -> Position:
    """Brings a combat value of this round's card to another number."""
    duel, side = p.board.duel, side_of_player(p, use.player)
    if side < 0 or duel.card < 0 or duel.turn != side:
        return p
    bonus = list(duel.bonus)
    bonus[VALUES.index(which)] += wanted - combat_value(p, side, which)
    say(log, p, "combat-value/modified", "{} of the combat card is now {}.", which.title(), wanted)
    return with_duel(p, bonus=tuple(bonus))


@word("effect", "double value", "double the {value} of your combat card", rule="combat-value/modified")
def double_value(p: Position, use: Use, log: Log | None, which: str) -> Position:
    """A combat value of this round's card counts twice."""
    side = side_of_player(p, use.player)
    return change_to(p, use, which, 2 * combat_value(p, side, which), log) if side >= 0 and p.board.duel.card >= 0 else p


@word("effect", "swap values", "swap the {value} and the {value2} of your combat card", rule="combat-value/modified")
def swap_values(p: Position, use: Use, log: Log | None, one: str, other: str) -> Position:
    """Two combat values of this round's card change places."""
    side = side_of_player(p, use.player)
    if side < 0 or p.board.duel.card < 0:
        return p
    first, second = combat_value(p, side, one), combat_value(p, side, other)
    return change_to(change_to(p, use, one, second, log), use, other, first, log)


@word("effect", "value as other", "set the {value} of your combat card to its {value2}", rule="combat-value/modified")
def value_as_other(p: Position, use: Use, log: Log | None, one: str, other: str) -> Position:
    """A combat value of this round's card becomes as high as another one."""
    side = side_of_player(p, use.player)
    return change_to(p, use, one, combat_value(p, side, other), log) if side >= 0 and p.board.duel.card >= 0 else p
