"""What goes into the pools of threat and out of them, each an event that abilities can answer: generated, removed, returned."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, facts_of, forget
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Happen, Position
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.board import moment
from judgekit.games.five_sails.values import NEW, OLD, adversary_side, in_play, location, with_side

ACROSS = {NEW: "absent/same-location", OLD: "term/threat-pool"}
GENERATED, REMOVED = "threat generated", "threat removed"


def generate(p: Position, side: int, amount: int, by: int, how: str, log: Log | None) -> Position:
    """A side of the duel generates threat against the other: with the challenge, on its refusal, or by a combat value."""
    mine, theirs = p.board.duel.sides[side], p.board.duel.sides[1 - side]
    return happen(p, Event(GENERATED, mine.card, mine.player, amount, by, how, theirs.card), log) if amount > 0 else p


@GAME.event(GENERATED, "term/threat")
def generated(p: Position, event: Event, log: Log | None) -> Position:
    """What was generated goes to the adversary's pool; in 2023 only when the two are together. On a refusal it is only counted."""
    if event.place == "refusal":
        return _counted(p, event.amount)
    return send(p, event, log)


def send(p: Position, event: Event, log: Log | None) -> Position:
    """Threat from one participant to the other; in 2023 it is discarded where they are not together."""
    if p.edition == NEW and _apart(p, event):
        tell_absent(p, event.other, event.card, event.amount, log)
        return p
    side = adversary_side(p, event.other)
    return happen(p, Event("threat added", event.other, p.board.duel.sides[side].player, event.amount, by=event.by), log)


def tell_absent(p: Position, other: int, mine: int, amount: int, log: Log | None) -> None:
    """Says why threat does not come into a pool: one of the participants is no longer in play, or they are not together."""
    lost = next((n for n in (other, mine) if not in_play(p, n)), None)
    if lost is None:
        say(log, p, "absent/threat-discarded", "{} is not with {}: the {} threat is discarded.", Card(other), Card(mine), amount)
    else:
        say(log, p, "absent/threat-discarded", "{} is no longer in play: the {} threat is discarded.", Card(lost), amount)


def _apart(p: Position, event: Event) -> bool:
    """Whether the participants are at two locations; whom a card lets intervene from afar the challenge reaches there."""
    one, two = event.card, event.other
    if event.place == "challenge":
        from judgekit.games.five_sails.standing.permissions import near_enough

        return location(p, one) != location(p, two) and not near_enough(p, two, location(p, one))
    return not (in_play(p, one) and in_play(p, two) and p.cards[one].at == p.cards[two].at)


def refused_threat(p: Position, amount: int, log: Log | None) -> Position:
    """A refused challenge generates threat, of which the amount is kept in mind."""
    challenger = p.board.duel.sides[0].card
    return generate(_counted(p, 0), 0, amount, challenger, "refusal", log)


def _counted(p: Position, amount: int) -> Position:
    """Keeps in mind how much threat a refused challenge has generated."""
    return add_fact(forget(p, "generated"), Fact("generated", amount=amount, until="duel"))


def threat_on_refusal(p: Position) -> int | None:
    """How much threat a refused challenge has generated; None where nothing answers that and nobody has counted it."""
    return next((f.amount for f in facts_of(p, "generated")), None)


def remove(p: Position, side: int, amount: int, by: int, how: str, log: Log | None) -> Position:
    """Threat is removed from a side's pool, as much as there is: by a combat value or by an effect."""
    mine = p.board.duel.sides[side]
    amount = min(amount, mine.pool)
    if not amount:
        return p
    event = Event(REMOVED, mine.card, mine.player, amount, by, how)
    if how == "riposte" and REMOVED not in p.cast.answered:
        return generate(removed(p, event._replace(place="parry"), log), side, amount, by, how, log)
    if how == "riposte":
        p = p.on((*p.stack, Happen(Event("threat returned", mine.card, mine.player, 0, by))))
    return happen(p, event, log)


def move_across(p: Position, side: int, amount: int, log: Log | None) -> Position:
    """Threat goes from a side's pool to the other's, as much as there is; nobody has generated it."""
    mine, theirs = p.board.duel.sides[side], p.board.duel.sides[1 - side]
    amount = min(amount, mine.pool)
    if amount <= 0:
        return p
    p = removed(p, Event(REMOVED, mine.card, mine.player, amount), log)
    say(log, p, ACROSS[p.edition], "{} threat moves from the pool of {}.", amount, Card(mine.card))
    return send(p, Event(GENERATED, mine.card, mine.player, amount, place="effect", other=theirs.card), log)


@GAME.event(REMOVED, "term/threat-pool", changes=True)
def removed(p: Position, event: Event, log: Log | None) -> Position:
    """Threat leaves a pool; what Riposte removes is what it returns."""
    side = adversary_side(p, event.card)
    if side < 0:
        return p
    amount = min(event.amount, p.board.duel.sides[side].pool)
    left = p.board.duel.sides[side].pool - amount
    p = with_side(p, side, pool=left)
    if event.place == "effect":
        say(log, p, "term/threat-pool", "{} threat is left in the pool of {}.", left, Card(event.card))
    below = p.stack[-2] if event.place == "riposte" else None
    if isinstance(below, Happen) and below.event.kind == "threat returned":
        p = p.on((*p.stack[:-2], below._replace(event=below.event._replace(amount=amount)), p.stack[-1]))
    return p


@GAME.event("threat returned", {NEW: "duel/riposte", OLD: "duel/riposte"})
def returned(p: Position, event: Event, log: Log | None) -> Position:
    """Riposte adds to the adversary's pool as much as it has removed."""
    return generate(p, adversary_side(p, event.card), event.amount, event.by, "riposte", log)


moment("excess discarded", "duel/discard-excess")
GAME.event("threat discarded", {NEW: "duel/discard-excess", OLD: "duel/discard-excess"})(
    lambda p, event, log: with_side(p, adversary_side(p, event.card), pool=0) if event.place == "effect" else p
)
