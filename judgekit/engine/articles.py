"""The article before a noun phrase."""

from __future__ import annotations

import re

VOWEL = re.compile(r"(?!uni(?!n)|use|usu|eu|one\b)[aeiou]", re.IGNORECASE)
"""How a word begins that takes "an"."""
OTHER = re.compile(r"((?:[a-z-]+ )*?)other ")


def an(noun: str) -> str:
    """A noun phrase with its article: an enemy character, a Unique card, another friendly character."""
    other = OTHER.match(noun)
    if other is not None:
        return f"another {other[1]}{noun[other.end() :]}"
    return f"{'an' if VOWEL.match(noun) else 'a'} {noun}"


def possessives(text: str) -> str:
    """A text in which whatever is owned by a name in -s is said in one way: `Prayer Beads' Reaction`."""
    return re.sub(r"(?<=[a-z]s)['’]s\b", "'", text) if "s's" in text or "s’s" in text else text
