"""Facts in a position: kept sorted, so that equal situations are equal values."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection

from judgekit.engine.values import NO_CARD, NOBODY, Fact, Position


def add_fact(p: Position, fact: Fact) -> Position:
    """The position with one fact more."""
    facts = list(p.facts)
    insort(facts, fact)
    return p._replace(facts=tuple(facts))


def drop_facts(p: Position, *until: str) -> Position:
    """The position without the facts that end now."""
    if not p.facts:
        return p
    kept = tuple(f for f in p.facts if f.until not in until)
    return p if len(kept) == len(p.facts) else p._replace(facts=kept)


def remove_fact(p: Position, fact: Fact) -> Position:
    """The position without one fact."""
    facts = list(p.facts)
    facts.remove(fact)
    return p._replace(facts=tuple(facts))


def find_fact(p: Position, name: str, card: int = NO_CARD, player: int = NOBODY, key: str = "") -> Fact | None:
    """The fact of just that card, player and key; without a card it is one of no card, and so on."""
    for f in p.facts:
        if f.name == name and f.card == card and f.player == player and f.key == key:
            return f
    return None


def facts_of(p: Position, name: str, *, card: int | None = None, player: int | None = None, key: str | None = None) -> list[Fact]:
    """The facts with that name, and with what else is asked for: what is not, may be anything."""
    if not p.facts:
        return []
    return [
        f
        for f in p.facts
        if f.name == name and (card is None or f.card == card) and (player is None or f.player == player) and (key is None or f.key == key)
    ]


def first_fact(p: Position, name: str, *, card: int | None = None, player: int | None = None, key: str | None = None) -> Fact | None:
    """The first of the facts with that name, and with what else is asked for."""
    found = facts_of(p, name, card=card, player=player, key=key)
    return found[0] if found else None


def has_fact(p: Position, name: str, *, card: int | None = None, player: int | None = None, key: str | None = None) -> bool:
    """Whether there is a fact with that name, and with what else is asked for."""
    return bool(p.facts) and bool(facts_of(p, name, card=card, player=player, key=key))


def forget(p: Position, name: str, *, card: int | None = None, player: int | None = None, key: str | None = None) -> Position:
    """The position without the facts with that name, and with what else is asked for."""
    return without_facts(p, facts_of(p, name, card=card, player=player, key=key))


def without_facts(p: Position, gone: Collection[Fact]) -> Position:
    """The position without any of these facts."""
    return p._replace(facts=tuple(f for f in p.facts if f not in gone)) if gone else p


def put_fact(p: Position, fact: Fact) -> Position:
    """Sets a fact that can be there once only."""
    old = find_fact(p, fact.name, fact.card, fact.player, fact.key)
    return add_fact(remove_fact(p, old) if old else p, fact)


def decision(p: Position, point: str) -> int | None:
    """Which reading of an open point the judge decided for; None while undecided."""
    for f in p.facts:
        if f.name == "decided" and f.key == point:
            return f.amount
    return None
