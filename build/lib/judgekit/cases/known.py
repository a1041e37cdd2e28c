"""The cards of the library as definitions for the engine, so that a case can name them.

An ability whose text the vocabulary cannot say is left to the judge: its kind and qualifiers hold, its effect is done by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judgekit.engine import Ability, CardDef, Unreadable, Word
from judgekit.games.five_sails.sentences import read_ability, read_passive
from judgekit.library.card_load import load_cards
from judgekit.library.cards import Card, CardAbility
from judgekit.paths import card_texts

KINDS = {"leader": "character", "brute": "character", "mercenary": "character"}
NAMES = {"crew_cap": "crew cap", "panache_modifier": "panache"}
VALUES = ("cost", "resolve", "combat", "finesse", "influence", "crew_cap", "panache", "initiative", "panache_modifier", "riposte", "parry", "thrust")


@cache
def known_cards() -> Mapping[str, CardDef]:
    """The library's cards by name."""
    return {c.name: definition(c) for c in load_cards(card_texts()) if c.game == "five-sails"}


def definition(card: Card) -> CardDef:
    """A card of the library as the engine takes it."""
    stats = []
    for name, value in card.values:
        if name in VALUES:
            stats.append((NAMES.get(name, name), value if isinstance(value, int) else None))
    abilities = tuple(ability(a, card.name) for a in card.abilities)
    if card.above_bar:
        above = Ability("Scheme", f"Scheme: {card.above_bar}", effects=(Word("manual", (card.above_bar,)),))
        abilities = (above, *abilities)
    return CardDef(card.name, KINDS.get(card.type, card.type), tuple(sorted(stats)), card.traits, card.keywords, abilities)


def ability(given: CardAbility, name: str) -> Ability:
    """An ability as data where the vocabulary says it, otherwise one whose effect is done by hand."""
    kind = given.kind.title().removeprefix("City ")
    qualifiers = tuple(given.qualifier) + (("City",) if given.kind.startswith("city ") and "City" not in given.qualifier else ())
    try:
        return read_passive(given.gist, name) if kind == "Passive" else read_ability(kind, qualifiers, given.gist, name)
    except Unreadable:
        if kind == "Passive":
            return Ability("Passive", given.gist, effects=(Word("note", (given.gist,)),))
        return Ability(kind, f"{kind}: {given.gist}", qualifiers, effects=(Word("manual", (given.gist,)),))
