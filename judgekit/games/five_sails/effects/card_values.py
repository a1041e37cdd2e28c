"""What abilities do to the combat values of this round's card, or of the next: doubled, swapped, set to one another, raised, lowered."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, decision, has_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.acts.pending import ask_before_effect
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.unmodified import unchangeable
from judgekit.games.five_sails.stats import VALUES, combat_value, stat
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import NEW, OLD, side_of_player, with_duel

word = GAME.vocabulary.word
SET = {NEW: "combat-value/modified", OLD: "set-value/static-number"}


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


@word(
    "effect", "own next card", "your next combat card has {plus} {value}", "your next combat card gains {plus} {value}", rule="combat-value/modified"
)
def own_next_card(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of the player's own next card: that of this round while none has been played in it, else that of the next own round."""
    duel = p.board.duel
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    say(log, p, "combat-value/modified", "The next combat card of {} has {} {}.", Player(use.player), f"{amount:+d}", which.title())
    played = duel.round > 0 and duel.turn == side and duel.card >= 0
    return add_fact(
        p, Fact("card after next" if played else "next card", player=use.player, key=which, amount=amount, until="duel" if played else _round(use))
    )


def _round(use: Use) -> str:
    return f"round of {use.player}"


def next_cards(p: Position, player: int) -> Position:
    """A round of the player begins: what was said of the next combat card holds in it."""
    facts = tuple(
        f._replace(name="next card", until=f"round of {player}") if f.name == "card after next" and f.player == player else f for f in p.facts
    )
    return p._replace(facts=tuple(sorted(facts)))


@word("effect", "set value", "set the {value} of your combat card to {n}", rule=SET)
def set_value(p: Position, use: Use, log: Log | None, which: str, wanted: int) -> Position:
    """A combat value of this round's card is set to a number."""
    return _set(p, use, which, wanted, log)


@word("effect", "value as stat", "set the {value} of your combat card to the {stat} of {who}", rule=SET)
def value_as_stat(p: Position, use: Use, log: Log | None, which: str, name: str, who: Who) -> Position:
    """A combat value of this round's card is set to a value of a character, as it is now."""
    return _set(p, use, which, max(0, stat(p, card_meant(p, use, who), name)), log)


@word("effect", "next set", "in the adversary's next round, the {value} of their combat card is set to {n}", rule=SET)
def next_set(p: Position, use: Use, log: Log | None, which: str, wanted: int) -> Position:
    """A combat value of the adversary's next card is set to a number, whatever modifies it."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    say(log, p, SET[p.edition], "The {} of the next combat card of {} is set to {}.", which.title(), Player(other), wanted)
    return add_fact(p, Fact("next set", player=other, key=which, amount=wanted, until=f"round of {other}"))


def _set(p: Position, use: Use, which: str, wanted: int, log: Log | None) -> Position:
    duel, side = p.board.duel, side_of_player(p, use.player)
    if duel is None or side < 0 or duel.card < 0 or duel.turn != side:
        return p
    base = p.definition(duel.card).printed.get(which, 0)
    if base is None:
        say(log, p, "dash/fixed", "{} has a dash for {}: it stays.", Card(duel.card), which.title())
        return p
    reading = decision(p, "unsettled/setting-values") if p.edition == NEW else 0
    set_before = has_fact(p, "next set", player=use.player, key=which)
    if set_before and reading is None:
        return ask_before_effect(p, "unsettled/setting-values")
    if set_before and reading == 0 and (rule := unchangeable(p)):
        say(log, p, rule, "{} of the combat card was set, and stays so.", which.title())
        return p
    if reading is None and combat_value(p, side, which) != base:
        return ask_before_effect(p, "unsettled/setting-values")
    if reading == 2:
        return change_to(p, use, which, wanted, log)
    say(log, p, SET[p.edition], "{} of the combat card is set to {}.", which.title(), wanted)
    return add_fact(p, Fact("value set", duel.card, use.player, which, wanted, until="round"))
