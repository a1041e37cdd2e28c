"""What was meant, perhaps, by a name that nothing has: the known name that is most like it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rapidfuzz import fuzz, process

ALIKE = 60
"""How like a name must be, of 100, for it to be worth naming."""


def nearest(said: str, known: Iterable[str], alike: float = ALIKE) -> str:
    """The known name that is most like what was said, whatever its capitals; empty where none is like it enough."""
    found = process.extractOne(said, list(known), scorer=fuzz.ratio, processor=str.casefold, score_cutoff=alike)
    return found[0] if found else ""


def did_you_mean(said: str, known: Iterable[str], otherwise: str = "", alike: float = ALIKE) -> str:
    """The end of a message about a name that nothing has: the nearest known one, or what is to be said where none is near.

    One that has been said already, among other words, is no help.
    """
    near = nearest(said, known, alike)
    return f"; did you mean {near!r}?" if near and not re.search(rf"\b{re.escape(near)}\b", said, re.IGNORECASE) else otherwise
