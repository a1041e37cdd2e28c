"""Cutting a text into words the way citations name them: lower case, no accents, apostrophes closed up."""

from __future__ import annotations

import re
import unicodedata

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def plain(text: str) -> str:
    """Lower case without accents, so that Léontine is found as leontine."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).lower()


def words_of(text: str) -> list[str]:
    """The words of a text in their order."""
    return [m.group().replace("'", "").replace("’", "") for m in WORD.finditer(plain(text))]
