"""Values of cards that have left play, as they were last known there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.facts import add_fact, facts_of, forget
from judgekit.engine.values import Fact, Position
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import STATS, equipped


def keep_last(p: Position, card: int) -> Position:
    """Keeps the wounds of a character that is about to leave play, its stats where something has changed them, and how much it bears."""
    p = forget(p, "last value", card=card)
    known = {name: stat(p, card, name) for name in STATS} | {"wounds": p.cards[card].wounds, "engaged": int(p.cards[card].engaged)}
    known["attachments"] = sum(p.definition(n).kind == "attachment" for n in equipped(p, card))
    for name, value in known.items():
        if name == "wounds" or value != (p.definition(card).printed.get(name) or 0):
            p = add_fact(p, Fact("last value", card, key=name, amount=value, until="day"))
    return p


def keep_bearer(p: Position, card: int) -> Position:
    """Keeps who bears a card that is about to leave play, where copies of it are told apart by that."""
    if p.cards[card].on < 0 or (not re.search(r" \d+$", p.cast.names[card]) and f"{p.cast.names[card]} 2" not in p.cast.number_of):
        return p
    return add_fact(forget(p, "last bearer", card=card), Fact("last bearer", card, amount=p.cards[card].on, until="day"))


def bearers(p: Position) -> Iterator[tuple[int, int]]:
    """Each card that somebody bears with who does, and each copy of a card that somebody bore when it left play this Day."""
    yield from ((n, card.on) for n, card in enumerate(p.cards) if card.zone == "play" and card.on >= 0)
    yield from ((f.card, f.amount) for f in p.facts if f.name == "last bearer" and p.cards[f.card].zone != "play")


def last_stat(p: Position, card: int, name: str) -> int:
    """A character's value now, or the one last known in play."""
    kept = _kept(p, card, name)
    return stat(p, card, name) if kept is None else kept


def last_wounds(p: Position, card: int) -> int:
    """A character's wounds now, or those last known in play."""
    return _kept(p, card, "wounds") or p.cards[card].wounds


def wounds_on_leaving(p: Position, card: int) -> int | None:
    """How many wounds a character had when it left play this Day; None where it has not."""
    return _kept(p, card, "wounds")


def last_borne(p: Position, card: int) -> int | None:
    """How many attachments a character bore when it was last in play; None while it is there."""
    return None if p.cards[card].zone == "play" else _kept(p, card, "attachments") or 0


def last_state(p: Position, card: int, test: str) -> bool:
    """Whether a test of a card's values, wounds or of how it lies held when it was last in play; any other test is taken to have held."""
    name, _, value = test.partition(":")
    if name in {"at least", "at most"}:
        what, _, number = value.partition(" ")
        had = last_wounds(p, card) if what == "wounds" else last_stat(p, card, what) if what in STATS else p.definition(card).printed.get(what) or 0
        return had >= int(number) if name == "at least" else had <= int(number)
    engaged = bool(_kept(p, card, "engaged"))
    held = {"wounded": last_wounds(p, card) > 0, "unwounded": last_wounds(p, card) == 0, "engaged": engaged, "en garde": not engaged}
    return held.get(name, True)


def _kept(p: Position, card: int, name: str) -> int | None:
    """What was kept of a card that is not in play."""
    if p.cards[card].zone == "play":
        return None
    return next((f.amount for f in facts_of(p, "last value", card=card, key=name)), None)
