"""What never changes while a case runs: the cards as printed, their abilities as data, the seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

LENT = 1000
"""An ability that a card has from elsewhere has its number in `Cast.lent` plus this."""


COUNTS = "so manieth"
"""The word of a trigger that answers only the second or third time that something happens."""


class Word(NamedTuple):
    """A word of the vocabulary with its arguments."""

    name: str
    args: tuple[Any, ...] = ()


class Target(NamedTuple):
    """What an ability lets its player choose: a kind of thing, and the tests that it must pass."""

    kind: str
    tests: tuple[str, ...] = ()


class Trigger(NamedTuple):
    """What a Reaction or a Forced ability answers: a timing, an event (or several, with bars between them), and tests on it."""

    timing: str
    event: str
    word: Word


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a card, as data."""

    kind: str
    text: str
    qualifiers: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    trigger: Trigger | None = None
    conditions: tuple[Word, ...] = ()
    costs: tuple[Word, ...] = ()
    effects: tuple[Word, ...] = ()
    targets: tuple[Target, ...] = ()
    early_targets: int = 0
    """How many of the targets stand before the bullet, and so belong to the costs."""
    left: tuple[str, ...] = ()
    """What of its text no word says: the judge carries it out."""


def quoted(word: Word) -> Iterator[Ability]:
    """The abilities that stand in quotation marks in a word, those in the words within it too."""
    for arg in word.args:
        if isinstance(arg, Ability):
            yield arg
        elif isinstance(arg, Word):
            yield from quoted(arg)


@dataclass(frozen=True)
class CardDef:
    """A card as printed; a dash is None."""

    name: str
    kind: str
    stats: tuple[tuple[str, int | None], ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()

    @cached_property
    def printed(self) -> dict[str, int | None]:
        """The printed values by name."""
        return dict(self.stats)

    @cached_property
    def passives(self) -> tuple[int, ...]:
        """The numbers of its Passive abilities."""
        return tuple(n for n, a in enumerate(self.abilities) if a.kind == "Passive")

    @cached_property
    def numbered(self) -> tuple[tuple[int, Ability], ...]:
        """The abilities with their numbers."""
        return tuple(enumerate(self.abilities))

    def has(self, word: str) -> bool:
        """Whether it bears a trait or keyword."""
        return word in self.traits or word in self.keywords


def named(words: Iterable[Any]) -> Iterator[Word]:
    """The words, and those that they hold."""
    for word in words:
        if isinstance(word, Word):
            yield word
        if isinstance(word, tuple):
            yield from named(word)


@dataclass(frozen=True)
class Cast:
    """Everybody and everything in a case: names of the cards in order, definitions, seats clockwise, locations."""

    names: tuple[str, ...]
    faces: tuple[CardDef, ...]
    seats: tuple[str, ...]
    places: tuple[str, ...]
    known: int = field(default=0)
    """How many definitions belong to cards of the case; those behind are catalogue only."""

    @cached_property
    def _hash(self) -> int:
        return hash((self.names, self.faces, self.seats, self.places))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Cast) and (self.names, self.faces, self.seats, self.places) == (other.names, other.faces, other.seats, other.places)

    @cached_property
    def triggers(self) -> dict[tuple[str, str], tuple[tuple[int, int], ...]]:
        """(timing, event) to the abilities (definition, number) that answer it."""
        found: dict[tuple[str, str], list[tuple[int, int]]] = {}
        for face, definition in enumerate(self.faces):
            for number, ability in enumerate(definition.abilities):
                if ability.trigger:
                    for event in ability.trigger.event.split("|"):
                        found.setdefault((ability.trigger.timing, event), []).append((face, number))
        for number, ability in enumerate(self.lent):
            if ability.trigger and number >= self.printed_count:
                for event in ability.trigger.event.split("|"):
                    found.setdefault((ability.trigger.timing, event), [])
        return {key: tuple(value) for key, value in found.items()}

    @cached_property
    def printed_count(self) -> int:
        """How many abilities are printed on all the definitions together."""
        return sum(len(f.abilities) for f in self.faces)

    @cached_property
    def lent(self) -> tuple[Ability, ...]:
        """Every ability that a card could come to have: all the printed ones in order, then those that texts quote."""
        own = [a for f in self.faces for a in f.abilities]
        return (*own, *(q for a in own for w in a.effects for q in quoted(w)))

    @cached_property
    def lent_number(self) -> dict[Ability, int]:
        """An ability to its number in `lent`."""
        return {a: n for n, a in reversed(tuple(enumerate(self.lent)))}

    @cached_property
    def answered(self) -> frozenset[str]:
        """The kinds of event that some ability answers."""
        return frozenset(event for _, event in self.triggers)

    @cached_property
    def counted(self) -> frozenset[str]:
        """The kinds of event that some ability counts, because it answers only so manieth of them."""
        found = (a.trigger for a in self.lent if a.trigger and any(w.name == COUNTS for w in named((a.trigger.word,))))
        return frozenset(event for t in found for event in t.event.split("|"))

    @cached_property
    def quoted_triggers(self) -> frozenset[tuple[str, str]]:
        """(timing, event) that the abilities which texts quote answer."""
        found = (a.trigger for a in self.lent[self.printed_count :] if a.trigger)
        return frozenset((t.timing, event) for t in found for event in t.event.split("|"))

    @cached_property
    def uses_in_rounds(self) -> bool:
        """Whether a Technique or a Maneuver could be used by anybody."""
        return any(a.kind in {"Technique", "Maneuver"} for a in self.lent)

    @cached_property
    def standing(self) -> dict[str, dict[int, tuple[tuple[int, Word], ...]]]:
        """A word of Passive abilities to the definitions that say it: definition to (ability, word as it is said there)."""
        found: dict[str, dict[int, tuple[tuple[int, Word], ...]]] = {}
        for face, definition in enumerate(self.faces):
            for number in definition.passives:
                for word in definition.abilities[number].effects:
                    said = found.setdefault(word.name, {})
                    said[face] = (*said.get(face, ()), (number, word))
        return found

    @cached_property
    def passive_words(self) -> frozenset[str]:
        """The words that some Passive ability uses."""
        return frozenset(w.name for a in self.lent if a.kind == "Passive" for w in a.effects)

    @cached_property
    def target_tests(self) -> frozenset[str]:
        """The tests that something which is targeted or chosen must pass."""
        meant = (t for a in self.lent for w in (*a.costs, *a.effects, *a.conditions) for t in _tests_in(w.args))
        return frozenset((*meant, *(t for a in self.lent for target in a.targets for t in target.tests)))

    @cached_property
    def conditions(self) -> frozenset[str]:
        """The conditions that some ability names."""
        return frozenset(w.name for a in self.lent for w in named((*a.conditions, *a.effects)))

    @cached_property
    def number_of(self) -> dict[str, int]:
        """A card's name to its number."""
        return {name: n for n, name in enumerate(self.names)}


def _tests_in(args: object) -> Iterator[str]:
    """The tests in what the words of an ability mean without targeting it."""
    if isinstance(args, Word):
        yield from _tests_in(args.args)
    elif isinstance(args, tuple) and args[:1] in {("each",), ("any",)}:
        yield from (t for t in args[2:] if isinstance(t, str))
    elif isinstance(args, tuple):
        for one in args:
            yield from _tests_in(one)
