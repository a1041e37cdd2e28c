"""Schemes on the table: card effects do not take them away, unless they speak of schemes."""

from __future__ import annotations

from judgekit.engine.events import happen_all
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Position
from judgekit.games.five_sails.values import in_play


def stays(p: Position, card: int, by: int, log: Log | None) -> bool:
    """Whether a card is a scheme in play that an effect of another card cannot take away; said where that is so."""
    if by < 0 or by == card or p.definition(card).kind != "scheme" or not in_play(p, card):
        return False
    if any("scheme" in a.text.casefold() for a in p.definition(by).abilities):
        return False
    say(log, p, "scheme/removal", "{} stays in play: it is a scheme, and {} does not speak of schemes.", Card(card), Card(by))
    return True


def to_the_locker(p: Position, schemes: list[int], log: Log | None) -> Position:
    """Lets schemes go to The Locker, as Dusk does with them; what answers it is asked."""
    return happen_all(p, [Event("sent to the locker", n, p.cards[n].control) for n in schemes], log)
