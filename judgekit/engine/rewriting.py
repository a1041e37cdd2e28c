"""Tables that bring what people write to the words that are known: patterns with what stands in their place, tried in order."""

from __future__ import annotations

import re
from collections.abc import Callable

Instead = str | Callable[[re.Match[str]], str]


class Table:
    """An ordered table of patterns: each is applied to what those before it have left. Patterns do not mind capitals unless the table says so."""

    def __init__(self, *pairs: tuple[str, Instead], capitals: bool = False) -> None:
        self.pairs = tuple((re.compile(pattern, 0 if capitals else re.IGNORECASE), instead) for pattern, instead in pairs)

    def __call__(self, text: str) -> str:
        """The text as the table has it."""
        for pattern, instead in self.pairs:
            text = pattern.sub(instead, text.strip())
        return text
