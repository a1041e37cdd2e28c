"""What is so right before a card is played or its ability is used, or right after it: `Golo combat before Leaden Arm`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine import Position
from judgekit.engine.facts import facts_of
from judgekit.engine.values import NO_CARD, Use
from judgekit.games.five_sails.boards.named import named

AROUND = re.compile(
    r"^(?P<what>[^=]+?),? (?P<when>before|after) (?:(?:playing|using|the use of|the play of|announcing) )?(?P<card>(?:the )?[A-Z][^=]*?)"
    r"(?:['’]s (?:(?:City|first|second|own) )*(?:Action|Reaction|Technique|Maneuver|Forced(?: ability)?|ability|effect))?"
    r"(?: (?:is|was|has been) (?:played|used|activated|applied|resolved))?(?P<rest>\s*=.*)?$"
)
"""A fact of the time right before or after a card was used."""


def around_use(text: str, p: Position, before: Sequence[Position]) -> tuple[str, Position] | None:
    """A fact without that time, and where it is to be looked up; None where it names none, or the card has not been used on the way."""
    found = AROUND.match(text)
    card = named(p, found["card"]) if found else NO_CARD
    if found is None or card < 0:
        return None
    way = [*before, p]
    ends = [n for n in range(1, len(way)) if _uses(way[n - 1], card) and not _uses(way[n], card)]
    begins = [n for n in range(len(way) - 1) if not _uses(way[n], card) and _state(way[n], card) != _state(way[n + 1], card)]
    if found["when"] == "before":
        at = way[begins[-1]] if begins else None
    else:
        at = way[ends[-1]] if ends else way[begins[-1] + 1] if begins else None
    return (f"{found['what']}{found['rest'] or ''}", at) if at is not None else None


def _uses(p: Position, card: int) -> bool:
    """Whether an ability of a card is being used."""
    return any(isinstance(f, Use) and f.card == card for f in p.stack)


def _state(p: Position, card: int) -> tuple[str, int, bool]:
    """What changes about a card when it is played, or an ability of it is used."""
    return p.cards[card].zone, len(list(facts_of(p, "used", card=card))), _uses(p, card)
