"""Everything that a reference could mean, and what places and bearers are called."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.facts import decision
from judgekit.engine.values import Position
from judgekit.games.five_sails.values import NEW, characters


def candidates_of(p: Position, target: Target) -> list[int]:
    """Everything of the kind that could be meant, in order: locations by number, cards in play or in a pile."""
    if target.kind == "location":
        return list(range(len(p.cast.places) + len(p.cast.seats)))
    if any(t.endswith(("discard pile", "enemy pile", "city pile")) for t in target.tests):
        return [n for n, c in enumerate(p.cards) if c.zone == "discard" and target.kind in {"card", p.definition(n).kind}]
    if {"in your locker", "in any locker"} & set(target.tests):
        return [n for n, c in enumerate(p.cards) if c.zone == "locker" and target.kind in {"card", p.definition(n).kind}]
    if any(t.endswith(" line") for t in target.tests):
        return [n for n, c in enumerate(p.cards) if c.zone == "line" and target.kind in {"card", p.definition(n).kind}]
    if "in your hand" in target.tests:
        return [n for n, c in enumerate(p.cards) if c.zone == "hand" and target.kind in {"card", p.definition(n).kind}]
    if "hand or available" in target.tests:
        return [n for n, c in enumerate(p.cards) if c.zone in {"play", "hand"} and target.kind in {"card", p.definition(n).kind}]
    if "adversary's card" in target.tests:
        return [n for n, c in enumerate(p.cards) if c.zone in {"play", "discard"} and target.kind in {"card", p.definition(n).kind}]
    if target.kind == "character":
        return list(characters(p))
    zones = {"play", "line"} if in_the_line(p, target) else {"play"}
    return [n for n, c in enumerate(p.cards) if c.zone in zones and target.kind in {"card", p.definition(n).kind}]


def in_the_line(p: Position, target: Target) -> bool:
    """Whether cards in a dueling line could be meant: no place and no controller is asked for, and the judge has not ruled it out."""
    loose = all(t.startswith(("trait:", "not:", "at most:cost", "at least:cost")) for t in target.tests)
    fighting = p.edition == NEW and p.board.duel is not None
    return loose and fighting and target.kind in {"attachment", "card"} and decision(p, "unsettled/dueling-line-in-play") != 1


def place_name(p: Position, number: int) -> str:
    """The name of a location given by its number: City locations first, then the Homes."""
    n = len(p.cast.places)
    return p.cast.places[number] if number < n else f"Home of {p.cast.seats[number - n]}"


def place_number(p: Position, name: str) -> int:
    """The number of a location."""
    return p.cast.places.index(name) if name in p.cast.places else len(p.cast.places) + p.cast.seats.index(name.removeprefix("Home of "))
