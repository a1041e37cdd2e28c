"""Threat pools as abilities look at them and change them, and combat values that are set to a number."""

from __future__ import annotations

from judgekit.engine.events import happen_together
from judgekit.engine.facts import add_fact, decision
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.games.five_sails.acts.pending import ask_before_effect
from judgekit.games.five_sails.conditions.line import pool_of
from judgekit.games.five_sails.effects.card_values import change_to
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import combat_value, stat
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import NEW, OLD, side_of_player, with_side

word = GAME.vocabulary.word
SET = {NEW: "combat-value/modified", OLD: "set-value/static-number"}


@word("condition", "threat at least", "{who} has {n} or more threat", rule="term/threat-pool", fails="{who} has less threat")
def threat_at_least(p: Position, use: Use, who: Who, n: int) -> bool:
    """A participant has so much threat in the pool or more."""
    return any(pool_of(p, c) >= n for c in cards_meant(p, use, who))


@word("condition", "threat at most", "{who} has {n} or less threat", rule="term/threat-pool", fails="{who} has more threat")
def threat_at_most(p: Position, use: Use, who: Who, n: int) -> bool:
    """A participant has so much threat in the pool or less."""
    return all(pool_of(p, c) <= n for c in cards_meant(p, use, who))


@word("condition", "more threat", "{who} has more threat than {who2}", rule="term/threat-pool", fails="{who} has no more threat than {who2}")
def more_threat(p: Position, use: Use, who: Who, other: Who) -> bool:
    """One participant has more threat in the pool than the other."""
    return pool_of(p, card_meant(p, use, who)) > pool_of(p, card_meant(p, use, other))


@word("trigger", "excess discarded", "{who} discards excess threat", rule="reaction/triggering-condition", event="excess discarded")
def excess_discarded(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers threat that is discarded because Restricted Hostilities kept it from becoming wounds."""
    return meant(p, use, who, e.card)


@word("effect", "empty pool", "discard all threat in the pool of {who}", rule="term/threat-pool")
def empty_pool(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A participant's pool is emptied."""
    gone = []
    for card in cards_meant(p, use, who):
        pool = pool_of(p, card)
        if pool:
            say(log, p, "term/threat-pool", "The {} threat in the pool of {} is discarded.", pool, Card(card))
            gone.append(Event("threat discarded", card, p.cards[card].control, pool, by=use.card, place="effect"))
    return happen_together(p, gone, log)


@word("effect", "exchange pools", "exchange the pools of the participants", rule="term/threat-pool")
def exchange_pools(p: Position, use: Use, log: Log | None) -> Position:
    """Each participant has the threat that the other one had."""
    if p.board.duel is None or not p.board.duel.round:
        return p
    one, two = p.board.duel.sides
    say(log, p, "term/threat-pool", "{} has {} threat in the pool now, and {} has {}.", Card(one.card), two.pool, Card(two.card), one.pool)
    return with_side(with_side(p, 0, pool=two.pool), 1, pool=one.pool)


@word("effect", "set value", "set the {value} of your combat card to {n}", rule=SET)
def set_value(p: Position, use: Use, log: Log | None, which: str, wanted: int) -> Position:
    """A combat value of this round's card is set to a number."""
    return _set(p, use, which, wanted, log)


@word("effect", "value as stat", "set the {value} of your combat card to the {stat} of {who}", rule=SET)
def value_as_stat(p: Position, use: Use, log: Log | None, which: str, name: str, who: Who) -> Position:
    """A combat value of this round's card is set to a value of a character, as it is now."""
    return _set(p, use, which, max(0, stat(p, card_meant(p, use, who), name)), log)


def _set(p: Position, use: Use, which: str, wanted: int, log: Log | None) -> Position:
    duel, side = p.board.duel, side_of_player(p, use.player)
    if duel is None or side < 0 or duel.card < 0 or duel.turn != side:
        return p
    base = p.definition(duel.card).printed.get(which, 0)
    if base is None:
        say(log, p, "dash/fixed", "{} has a dash for {}: it stays.", Card(duel.card), which.title())
        return p
    reading = decision(p, "unsettled/setting-values") if p.edition == NEW else 0
    if reading is None and combat_value(p, side, which) != base:
        return ask_before_effect(p, "unsettled/setting-values")
    if reading == 2:
        return change_to(p, use, which, wanted, log)
    say(log, p, SET[p.edition], "{} of the combat card is set to {}.", which.title(), wanted)
    return add_fact(p, Fact("value set", duel.card, use.player, which, wanted, until="round"))
