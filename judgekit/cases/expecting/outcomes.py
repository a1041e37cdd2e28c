"""What came of several expectations at one moment, and of the same in several ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judgekit.cases.expecting.options import Found


@dataclass(frozen=True)
class Outcome:
    """What came of some expectations at one moment: what is wrong with each, and what was so of it."""

    said: tuple[tuple[str, ...], ...]
    found: tuple[Found | None, ...]

    @property
    def wrong(self) -> int:
        """How many of them are not so."""
        return sum(bool(x) for x in self.said)


def all_of(found: Sequence[Outcome | None]) -> Outcome | None:
    """What holds in each of several ways; None where one of them leads nowhere."""
    done = [x for x in found if x is not None]
    if not done or len(done) < len(found):
        return None
    said = tuple(next((x for x in each if x), ()) for each in zip(*(x.said for x in done), strict=True))
    return Outcome(said, done[-1].found)
