"""What an ability speaks of: characters, control, an adversary. It tells whether a reading of an open point could matter to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
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


def of_characters(ability: Ability, traits: Collection[str]) -> bool:
    """Whether it matters to an ability which characters are in play, where those of whom it is asked have such traits and no others."""
    return any(_may_mean(each, traits) for each in _phrases((ability.conditions, ability.costs, ability.effects, ability.targets)))


def _phrases(value: Any) -> Iterator[tuple[str, ...]]:  # noqa: ANN401  # as above
    """What a value speaks of: the words of each thing that is named together, a text alone by itself."""
    if isinstance(value, Target):
        yield value.kind, *value.tests
    elif isinstance(value, Word):
        yield from _phrases(value.args)
    elif isinstance(value, tuple | list) and value and all(isinstance(x, str) for x in value):
        yield tuple(value)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _phrases(each)
    elif isinstance(value, Ability):
        yield from _phrases((value.conditions, value.costs, value.effects, value.targets))
    elif isinstance(value, str):
        yield (value,)


def _may_mean(words: tuple[str, ...], traits: Collection[str]) -> bool:
    """Whether some characters with certain traits could be meant by words: by those for a Leader, or with a trait, only if they have that."""
    asked = {x.removeprefix("trait:") for x in words if x.startswith("trait:")} | ({"Leader"} if "leader" in words else set())
    return bool({"character", "leader", "performer", "each", "fewest characters"} & set(words)) and asked <= set(traits)


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
