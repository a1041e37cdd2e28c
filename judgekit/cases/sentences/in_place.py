"""What a sentence says is done in place of engaging for a cost: asked for where a card allows it, and otherwise what speaks against it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.cases.sentences.walking import Walk
from judgekit.engine import Option, Position, game_of
from judgekit.engine.values import Ask, Reason, Use

WAY = re.compile(r"(discard) a card instead|(suffer) a wound instead")
"""A part that says what is done in place of engaging."""
DISCARDS = re.compile(r"(?:discards?|discarding) ")


def with_way(p: Position, ask: Ask, found: Sequence[Option], left: Sequence[Piece]) -> list[Piece]:
    """The parts of a sentence with the way said that a card named in place of engaging means: `move Ada to The Docks, discarding Jab`."""
    if ask.question != "discard or engage" or any(WAY.fullmatch(normal(x.text)) for x in left):
        return list(left)
    way = next((o.text for o in found if o.choice.args == ("discard",)), "")
    hand = {normal(name) for name, c in zip(p.cast.names, p.cards, strict=True) if c.zone == "hand" and c.owner == ask.player}
    named = [x for x in left if (x.link in {"paying", "pay"} or DISCARDS.match(normal(x.text))) and DISCARDS.sub("", normal(x.text)) in hand]
    return [Piece(way), *left] if way and named and not game_of(p).hooks["discards too"](p) else list(left)


def _way(walk: Walk) -> str:
    """What is left of a sentence to be done in place of engaging; empty where nothing is."""
    found = next((m for x in walk.left if (m := WAY.fullmatch(normal(x.text)))), None)
    return "" if found is None else "discard" if found[1] else "wound"


def not_in_place(walk: Walk, player: int) -> tuple[Reason, ...] | None:
    """What speaks against doing something in place of engaging; nothing where a card allows it, None where the sentence says nothing of it."""
    way = _way(walk)
    if not way:
        return None
    p, use = _used(walk, player)
    return tuple(game_of(p).hooks["in place"](p, player, use, way))


def _used(walk: Walk, player: int) -> tuple[Position, Use | None]:
    """What a sentence has its player use, with its performer where one is told, and where it was being used."""
    found, performer = [(walk.position, u) for u in _uses(walk.position, player)], -1
    for p, choice in reversed(walk.steps):
        if choice.question == "performer" and performer < 0:
            performer = int(choice.args[0])
        found += [(p, u) for u in _uses(p, player)]
    p, use = next(((p, u) for p, u in found if u.performer >= 0), found[0] if found else (walk.position, None))
    return p, use._replace(performer=performer) if use is not None and use.performer < 0 else use


def _uses(p: Position, player: int) -> Iterator[Use]:
    """The abilities that a player is using."""
    return (f for f in p.stack if isinstance(f, Use) and f.player == player)


def discards_for_nothing(walk: Walk, player: int) -> tuple[Reason, ...]:
    """What speaks against discarding a card for what costs engaging and no card."""
    p, use = _used(walk, player)
    return tuple(game_of(p).hooks["in place"](p, player, use, "discard")) if use is not None and game_of(p).hooks["engages alone"](p, use) else ()


def as_in_place(p: Position, player: int, text: str, walk: Walk) -> tuple[str, tuple[Reason, ...], str] | None:
    """The verdict on doing something in place of engaging, whatever the ability that costs it targets: legal where a card allows it."""
    rest = [x for x in walk.left if not WAY.fullmatch(normal(x.text)) and not DISCARDS.match(normal(x.text))]
    return ("legal", (), "") if walk.choices and not rest and not_in_place(walk, player) == () else None
