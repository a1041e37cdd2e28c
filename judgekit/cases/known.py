"""The cards of the library as definitions for the engine, so that a case can name them.

An ability whose text the vocabulary cannot say is left to the judge: its kind and qualifiers hold, its effect is done by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache

from judgekit.engine import Ability, CardDef, EngineError, Word
from judgekit.errors import Problem
from judgekit.games.five_sails.texts.render import ability_text
from judgekit.games.five_sails.texts.sentences import read_says
from judgekit.library.card_load import load_cards
from judgekit.library.cards import DASH, Card, CardAbility
from judgekit.paths import card_texts

KINDS = {"leader": "character", "brute": "character", "mercenary": "character"}
NAMES = {"crew_cap": "crew cap", "panache_modifier": "panache", "city_number": "city number"}
VALUES = (
    "cost",
    "resolve",
    "combat",
    "finesse",
    "influence",
    "crew_cap",
    "panache",
    "initiative",
    "panache_modifier",
    "riposte",
    "parry",
    "thrust",
    "city_number",
)


class KnownCards(Mapping[str, CardDef]):
    """Cards by name. The text of one is read when it is first asked for: most cases name a few of them, and to read them all takes a second."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = {card.name: card for card in cards}
        self._read: dict[str, CardDef] = {}

    def __getitem__(self, name: str) -> CardDef:
        if name not in self._read:
            self._read[name] = definition(self._cards[name])
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


@cache
def known_cards() -> Mapping[str, CardDef]:
    """The library's cards by name."""
    return KnownCards(c for c in load_cards(card_texts()) if c.game == "five-sails")


def definition(card: Card) -> CardDef:
    """A card of the library as the engine takes it."""
    stats = []
    for name, value in card.values:
        if name in VALUES:
            stats.append((NAMES.get(name, name), None if value == DASH else int(value)))  # int("+1"): what an attachment adds
    abilities = tuple(x for a in card.abilities for x in abilities_of(a, card.name))
    if card.above_bar:
        abilities = (*above_bar(card), *abilities)
    return CardDef(card.name, KINDS.get(card.type, card.type), tuple(sorted(stats)), card.traits, card.keywords, abilities)


def abilities_of(given: CardAbility, name: str) -> tuple[Ability, ...]:
    """An ability as data; one that the vocabulary does not say has its effect done by hand."""
    kind = given.kind.title()
    if given.says:
        with suppress(EngineError):  # `faults` reports it
            found = read_says(kind, given.qualifier, given.says, name)
            return (*found, *(q for a in found for q in lent_to_bearer(a)))
    if kind == "Passive":
        return (Ability("Passive", given.text, effects=(Word("note", (given.text,)),)),)
    return (Ability(kind, f"{kind}: {given.text}", given.qualifier, effects=(Word("manual", (given.text,)),)),)


def lent_to_bearer(given: Ability) -> Iterator[Ability]:
    """The abilities that a card gives to itself or to its bearer: they stand on the card, and its bearer performs them."""
    for word in given.effects:
        if given.kind == "Passive" and word.name == "grants" and word.args[0] in (("equipped",), ("this",)):
            yield word.args[1]


def above_bar(card: Card) -> tuple[Ability, ...]:
    """What a scheme does when schemes resolve."""
    if card.above_bar_runs:
        return read_says("Scheme", (), card.above_bar, card.name)
    return (Ability("Scheme", f"Scheme: {card.above_bar}", effects=(Word("manual", (card.above_bar,)),)),)


def faults(cards: Iterable[Card]) -> Iterator[Problem]:
    """Every text of a card that the vocabulary does not read, or that it says in other words: shown and run would differ."""
    for card in cards:
        given = [(a.kind.title(), a.qualifier, a.says) for a in card.abilities if a.says]
        given += [("Scheme", (), card.above_bar)] if card.above_bar_runs else []
        for kind, qualifiers, says in given:
            try:
                wanted = said_again(kind, qualifiers, says, card)
            except (EngineError, ValueError) as error:
                yield Problem(card.file, card.line, f"{card.name}: {error}")
                continue
            if wanted != says:
                yield Problem(card.file, card.line, f"{card.name}: the vocabulary says {wanted!r} where it is written {says!r}")


def said_again(kind: str, qualifiers: tuple[str, ...], says: str, card: Card) -> str:
    """A text as the vocabulary writes it."""
    found = read_says(kind, qualifiers, says, card.name)
    said = " ".join(ability_text(a, card.name, character=card.type in {"leader", "character"}) for a in found)
    return f"When schemes resolve: {said}" if kind == "Passive" and found[0].kind == "Scheme" else said
