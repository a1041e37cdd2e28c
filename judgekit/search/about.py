"""Whether a text speaks of these games, by its words and by which of them stand side by side.

"A deck" may be built in a garden and "a round" drunk, but who asks about a game says other things around them. What each stem
and each two neighbouring ones say for these games or for the rest of the world is found by scripts/fit_about.py from all ways
of asking and from questions about everything else (benchmarks/questions), and written to about.txt: what is said, and how much
that speaks for the games. A line without words holds what an empty text says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

FILE = Path(__file__).with_name("about.txt")
Said = tuple[str, ...]
"""A stem, or two that stand side by side."""


def said_in(stems: Sequence[str]) -> dict[Said, None]:
    """What a text says, by its stems in their order: each of them, and each two neighbouring ones, once."""
    return dict.fromkeys([*((word,) for word in stems), *pairwise(stems)])


class About:
    """How much each stem and each pair of them speaks for these games."""

    def __init__(self, lines: Iterable[str]) -> None:
        split = (line.split() for line in lines)
        self._weights: dict[Said, float] = {tuple(said): float(weight) for *said, weight in split}

    def games(self, stems: Sequence[str], otherwise: Callable[[str], float] = lambda _: 0.0) -> float:
        """How much a text speaks of these games: above 0 rather of them, below rather of anything else. A long text needs more.

        What is `otherwise` said of a stem counts where nothing is known of it here, as of the words of a game that was added.
        """
        said = said_in(stems)
        known = sum(self._weights.get(each, 0.0) for each in ((), *said))
        unknown = sum(otherwise(each[0]) for each in said if len(each) == 1 and each not in self._weights)
        return (known + unknown) / math.sqrt(max(1, len(stems)))


def lines(weights: dict[Said, float]) -> Sequence[str]:
    """Weights as about.txt holds them."""
    return [" ".join((*said, f"{weight:.1f}")) for said, weight in sorted(weights.items())]


@lru_cache(maxsize=1)
def about() -> About:
    """What comes with judgekit."""
    return About(FILE.read_text(encoding="utf-8").splitlines())
