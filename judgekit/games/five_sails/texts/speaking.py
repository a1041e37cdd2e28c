"""What an ability speaks of: characters, control, an adversary. It tells whether a reading of an open point could matter to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgekit.engine.cast import Ability, Target, Word
from judgekit.engine.values import Position


def parts(value: Any) -> Iterator[Any]:  # noqa: ANN401  # whatever stands in a word's arguments
    """Everything that a value holds, however deep: words, targets, texts."""
    if isinstance(value, Ability):
        yield from parts((value.trigger, value.conditions, value.costs, value.effects, value.targets))
    elif isinstance(value, Word | Target):
        yield value
        yield from parts(tuple(value))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from parts(each)
    elif value is not None:
        yield value


def of_characters(ability: Ability) -> bool:
    """Whether it matters to an ability which characters are in play."""
    found = list(parts((ability.conditions, ability.costs, ability.effects, ability.targets)))
    return any(x in {"character", "leader", "performer", "each", "fewest characters"} for x in found if isinstance(x, str))


def of_control(ability: Ability) -> bool:
    """Whether it matters to an ability who controls a City location."""
    found = list(parts(ability))
    location = any(x == "location" for x in found)
    for x in found:
        if isinstance(x, Word) and "control" in x.name:
            return True
        if isinstance(x, str) and (x in {"place yours", "controlled", "uncontrolled"} or (location and x == "yours")):
            return True
    return "you control" in ability.text and "location" in ability.text


def of_adversary(ability: Ability) -> bool:
    """Whether an ability does something to an adversary, a participant or a pool."""
    found = parts((ability.conditions, ability.effects))
    return any("threat" in x.name if isinstance(x, Word) else isinstance(x, str) and x in {"adversary", "participant"} for x in found)


def in_play_abilities(p: Position) -> Iterator[tuple[int, Ability]]:
    """The abilities of all cards in play, with the card."""
    for n, c in enumerate(p.cards):
        if c.zone == "play":
            for _, ability in p.abilities(n):
                yield n, ability
