"""Cards discarded from hand to pay a Wealth Cost: where each goes, and that its discarding can be answered like any other."""

from __future__ import annotations

from judgekit.engine.events import after_windows, happen
from judgekit.engine.facts import decision
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Ask, Event, Position
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile, zone_name
from judgekit.games.five_sails.stats import worth
from judgekit.games.five_sails.values import NEW, has

PLACE = "unsettled/wealth-card-place"
PAYMENT = "payment"
"""The place of the event by which a card is discarded to pay a Wealth Cost."""


def lay_down(p: Position, n: int, player: int, rest: Ask | None, log: Log | None) -> Position:
    """Discards a card to pay; what is still left to pay is asked about before others answer the discarding, unless they could prevent it."""
    value = worth(p, n)
    p = paid(p, "discarded", n)
    say(log, p, "wealth/worth-two" if value == 2 else "cost/one-each", "{} is discarded and counts {}.", Card(n), value)
    event = Event("discarded", n, player, place=PAYMENT)
    more = (rest,) if rest is not None else ()
    if {("Before", "discarded"), ("When", "discarded")} & p.cast.triggers.keys():
        return happen(p.on((*p.stack, *more)), event, log)
    p = spent(p, event, log)
    if ("After", "discarded") in p.cast.triggers:
        p = after_windows(p, (event,))
    return p.on((*p.stack, *more))


def spent(p: Position, event: Event, log: Log | None) -> Position:
    """Puts a card that pays where it belongs: a Wealth card may leave the game."""
    from judgekit.games.five_sails.effects.cards import note_discard

    n = event.card
    p = to_pile(p, n, _zone(p, n), p.cards[n].owner)
    if worth(p, n) == 2 and p.cards[n].zone == "locker":
        say(log, p, "wealth/to-the-locker" if p.edition == NEW else PLACE, "{} goes to {}.", Card(n), zone_name(p, n))
    return note_discard(p, n, event.player, log) if p.cards[n].zone == "discard" else p


GAME.hook("spent")(spent)


def where_it_goes_is_open(p: Position, n: int) -> bool:
    """Whether the judge has yet to say where a card with Wealth goes that pays: the playtest rules do not."""
    return p.edition != NEW and has(p, n, "Wealth") and decision(p, PLACE) is None


def _zone(p: Position, n: int) -> str:
    if not has(p, n, "Wealth"):
        return "discard"
    return "locker" if p.edition == NEW or decision(p, PLACE) == 1 else "discard"
