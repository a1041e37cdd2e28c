"""What is said of values that stay as they are whatever is added to them: dashes, and what was set."""

from __future__ import annotations

from judgekit.engine.facts import decision, facts_of
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Position
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.values import NEW


def tell_dash(p: Position, card: int, name: str, log: Log | None) -> None:
    """Says why a value counts as 0 in a duel, where it is a dash."""
    if name and is_dash(p, card, name):
        rule = "dash/counts-as-zero" if p.edition == NEW else "dash/fixed"
        say(log, p, rule, "The {} of {} is a dash: it counts as 0, and nothing modifies it.", name.title(), Card(card))


def tell_set(p: Position, card: int, name: str, log: Log | None) -> None:
    """Says that a value was set and does not change, where something has been added to it."""
    amounts = [f.amount for f in facts_of(p, "sets", card=card, key=name)]
    rule = unchangeable(p) if amounts else ""
    if rule:
        say(log, p, rule, "The {} of {} is set to {} and stays so.", name.title(), Card(card), amounts[-1])


def unchangeable(p: Position) -> str:
    """The rule by which what was set cannot be changed; empty where the judge lets modifiers count."""
    if p.edition != NEW:
        return "set-value/unchangeable"
    return "" if decision(p, "unsettled/setting-values") else "unsettled/setting-values"
