"""The lines of a board that stand under `board:` beside a set-up in prose, as those that the prose tells: for what is counted, and what is denied."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

Lines = Sequence[tuple[int, str, int]]


def as_told(lines: Lines, players: Sequence[str]) -> Iterator[tuple[int, str, int]]:
    """The lines with the depths and the words for a card's player that the lines of the prose have; all of them were told before it."""
    heading, card = -1, -1
    for depth, text, _ in lines:
        if text.endswith(":") and not text.startswith('"'):
            heading, card = depth, -1
            yield 2, text, 0
        elif heading >= 0 and depth > heading:
            card = depth if card < 0 else card
            yield 4 if depth <= card else 6, _owned(text, players), 0
        else:
            yield depth, text, 0


def _owned(text: str, players: Sequence[str]) -> str:
    """`A Bo: resolve 4` as `A's Bo: resolve 4`."""
    seat = next((player for player in players if re.match(rf"{re.escape(player)} [A-Z\"“]", text)), "")
    return f"{seat}'s {text[len(seat) + 1 :]}" if seat else text
