"""The known cards by what somebody types: parts of names, other spellings, accents left out."""

from __future__ import annotations

from functools import cache

from rapidfuzz import fuzz

from judgekit.cases.known import known_cards
from judgekit.engine import CardDef
from judgekit.library.cards import name_key

SURE, LIKELY = 88, 62
"""How near a name must be to be taken, and to be offered."""


@cache
def keys() -> tuple[tuple[str, CardDef], ...]:
    """Every card by its name as names are compared."""
    return tuple((name_key(name), definition) for name, definition in known_cards().items())


def score(said: str, key: str) -> float:
    """How near a card's name is to what was typed: 100 is the name itself."""
    words = key.split()
    if said == key:
        return 100
    if key.startswith(said):
        return 98
    if any(" ".join(words[n:]).startswith(said) for n in range(1, len(words))):
        return 95
    if all(any(w.startswith(s) for w in words) for s in said.split()):
        return 92
    near = max(fuzz.ratio(said, key), *(fuzz.ratio(said, w) - 2 for w in words if len(w) > 3 and len(said) > 3), 0)
    return min(near, 91)


def find_cards(text: str, most: int = 8) -> list[tuple[float, CardDef]]:
    """The cards whose names are nearest to what was typed, the nearest first; none where nothing is near."""
    said = name_key(text[:80])
    if not said:
        return []
    found = sorted(((-score(said, key), key, card) for key, card in keys()), key=lambda x: x[:2])
    return [(-near, card) for near, _, card in found[:most] if -near >= LIKELY]


def one_card(text: str, kind: str = "") -> CardDef | None:
    """The card that is meant, where one alone is; one of a kind, where only one of that kind comes near."""
    found = find_cards(text, 6)
    alike = [x for x in found if x[1].kind == kind and x[0] >= found[0][0] - 1]
    found = alike or found
    if not found or found[0][0] < SURE:
        return None
    if len(found) > 1 and found[0][0] < 100 and found[1][0] >= found[0][0] - 1:
        return None
    return found[0][1]
