"""The printed card of one that was typed: as its line says, or as it stands in the library of cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches

from judgekit.engine.cast import CardDef
from judgekit.games.five_sails.boards.text import Typed

CHARACTERS = {"resolve", "combat", "finesse"}
"""Values that a scheme does not have."""


def defined(typed: Typed, where: str, known: Mapping[str, CardDef]) -> CardDef:
    """The card as typed; one that was only named as it stands in the library, and called so from then on."""
    if not (typed.numbers or typed.text or typed.kind or typed.title):
        name = _known_name(typed, known)
        if name:
            typed.name = name
            return known[name]
    definition = typed.definition(where)
    if where != "scheme" and typed.kind != "scheme":
        return definition
    return replace(definition, kind="scheme", stats=tuple((k, v) for k, v in definition.stats if k not in CHARACTERS))


def _known_name(typed: Typed, known: Mapping[str, CardDef]) -> str | None:
    """The name of the library's card that is meant: of a card of which something is said, just that name; otherwise also the nearest."""
    names, low = {n.casefold(): n for n in known}, typed.name.casefold()
    if low in names or typed.said:
        return names.get(low)
    longer = next((n for k, n in names.items() if re.match(rf"{re.escape(low)}\b", k)), None)
    near = get_close_matches(low, list(names), 1, 0.82)
    return longer or (names[near[0]] if near else None)
