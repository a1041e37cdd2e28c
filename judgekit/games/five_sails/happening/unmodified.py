"""What is said of values that stay as they are whatever is added to them: dashes, and what was set."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine.facts import decision, facts_of, has_fact, put_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position
from judgekit.games.five_sails.stats import combat_value, is_dash, stat
from judgekit.games.five_sails.values import NEW

SETTING = "unsettled/setting-values"


def tell_dash(p: Position, card: int, name: str, log: Log | None) -> None:
    """Says why a value counts as 0 in a duel, where it is a dash."""
    if name and is_dash(p, card, name):
        rule = "dash/counts-as-zero" if p.edition == NEW else "dash/fixed"
        say(log, p, rule, "The {} of {} is a dash: it counts as 0, and nothing modifies it.", name.title(), Card(card))


def tell_set(p: Position, card: int, name: str, log: Log | None, more: str = "", until: str = "") -> bool:
    """Says that a value was set and does not change, where something is added to it, which may be named; gives whether that is so."""
    amounts = [f.amount for f in facts_of(p, "sets", card=card, key=name)]
    rule = unchangeable(p) if amounts else ""
    if rule:
        added = f": {more} until {until} does not change it" if more else ""
        say(log, p, rule, "The {} of {} is set to {} and stays so{}.", name.title(), Card(card), amounts[-1], added)
    return bool(rule)


def asks_of_set(p: Position, card: int, names: Iterable[str]) -> bool:
    """Whether the judge has to say if one of these values of a card, which was set, is modified by what comes now."""
    open_yet = p.edition == NEW and decision(p, SETTING) is None
    return open_yet and any(has_fact(p, "sets", card=card, key=name) and not is_dash(p, card, name) for name in names)


def hangs_on_setting(p: Position) -> bool:
    """Whether a value that was set is another one in another reading of what modifies it, and the judge has not been asked."""
    if p.edition != NEW or not (has_fact(p, "sets") or has_fact(p, "next set")) or decision(p, SETTING) is not None:
        return False
    counted = put_fact(p, Fact("decided", key=SETTING, amount=1))
    duel = p.board.duel
    if (
        duel is not None
        and duel.card >= 0
        and any(combat_value(p, duel.turn, f.key) != combat_value(counted, duel.turn, f.key) for f in facts_of(p, "next set"))
    ):
        return True
    return any(stat(p, f.card, f.key) != stat(counted, f.card, f.key) for f in facts_of(p, "sets"))


def unchangeable(p: Position) -> str:
    """The rule by which what was set cannot be changed; empty where the judge lets modifiers count."""
    if p.edition != NEW:
        return "set-value/unchangeable"
    return "" if decision(p, SETTING) else SETTING
