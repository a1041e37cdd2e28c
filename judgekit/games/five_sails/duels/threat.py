"""What the combat values do to the threat in a round, what becomes wounds, and threat away from its character."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Happen, Position
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.duels.duel import duel_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_resolve, plural
from judgekit.games.five_sails.happening.pools import generate, remove
from judgekit.games.five_sails.happening.unmodified import tell_dash
from judgekit.games.five_sails.judged.open_points import tell_open
from judgekit.games.five_sails.last_known import last_stat
from judgekit.games.five_sails.standing.hostilities import keeps_excess, more_wounds, unbound
from judgekit.games.five_sails.stats import below_zero, combat_value, duel_stat, stat_in_duel
from judgekit.games.five_sails.values import NEW, OLD, Side, in_play, with_duel, with_side


def gone(p: Position) -> bool:
    """Whether the character whose round it is has left play."""
    return not in_play(p, duel_of(p).sides[duel_of(p).turn].card)


def together(p: Position) -> bool:
    """Whether both participants are in play at the same location."""
    one, two = (s.card for s in duel_of(p).sides)
    return in_play(p, one) and in_play(p, two) and p.cards[one].at == p.cards[two].at


def _tell_below(p: Position, which: str, log: Log | None) -> None:
    """Says that a combat value is 0 where what modifies it would make it less."""
    if log is None:
        return
    duel = duel_of(p)
    under = below_zero(p, duel.turn, which)
    if under:
        text = "The {} of {} would be {} as modified: below 0 it is 0."
        say(log, p, "combat-value/never-below-zero", text, which.title(), Card(duel.card), under)


def riposte(p: Position, log: Log | None) -> Position:
    """Threat is taken out of the pool, and as much goes back. A card that has left the dueling line counts as it last lay there."""
    duel = duel_of(p)
    if p.cards[duel.card].zone != "line":
        say(log, p, "last-known/value", "{} is in the dueling line no more: its Combat Values count as last known there.", Card(duel.card))
    _tell_below(p, "riposte", log)
    value = combat_value(p, duel.turn, "riposte")
    taken = min(value, duel.sides[duel.turn].pool)
    rule = "duel/riposte-cap" if taken < value else "duel/riposte"
    mine = Card(duel.sides[duel.turn].card)
    if not taken:
        say(log, p, rule, "Riposte {}: no threat is removed from the pool of {}, and none is returned.", value, mine)
    elif p.edition == NEW and not together(p):
        say(log, p, rule, "Riposte {}: {} threat is removed from the pool of {}.", value, taken, mine)
    else:
        say(log, p, rule, "Riposte {}: {} threat is removed from the pool of {}, and as much is returned.", value, taken, mine)
    return remove(p, duel.turn, taken, duel.card, "riposte", log)


def parry(p: Position, log: Log | None) -> Position:
    """Threat is taken out of the pool."""
    duel = duel_of(p)
    _tell_below(p, "parry", log)
    value = combat_value(p, duel.turn, "parry")
    taken = min(value, duel.sides[duel.turn].pool)
    say(
        log,
        p,
        "duel/parry",
        "Parry {}: {} threat is removed from the pool of {}; {} left.",
        value,
        taken or "no",
        Card(duel.sides[duel.turn].card),
        duel.sides[duel.turn].pool - taken,
    )
    return remove(p, duel.turn, taken, duel.card, "parry", log)


def thrust(p: Position, log: Log | None) -> Position:
    """Threat goes to the adversary."""
    _tell_below(p, "thrust", log)
    value = combat_value(p, duel_of(p).turn, "thrust")
    say(log, p, "duel/thrust", "Thrust {}.", value)
    return generate(p, duel_of(p).turn, value, duel_of(p).card, "thrust", log)


def overdue(p: Position, log: Log | None) -> Position:
    """Characters that had enough wounds before the combat cards were resolved are destroyed after them."""
    for side in duel_of(p).sides:
        p = check_resolve(p, side.card, log)
    return p


def cap_of(p: Position, side: int, log: Log | None) -> tuple[int | None, Position | None]:
    """How many wounds the adversary can inflict on a side; None without limit. The second is a question to the judge instead."""
    duel = duel_of(p)
    other = 1 - side
    if duel.sides[other].lethal or unbound(p, duel.sides[other].card):
        say(log, p, "lethal/ignores-hostilities", "Lethal: {} ignores Restricted Hostilities.", Card(duel.sides[other].card))
        return None, None
    more = more_wounds(p, duel.sides[other].card)
    cap = duel_stat(p, other) + more
    declined, name = duel.card < 0, duel.stat
    if duel.stat != "combat" and (declined or p.edition == OLD):
        combat = last_stat(p, duel.sides[other].card, "combat") + more
        pool = duel.sides[side].pool
        if min(pool, combat) != min(pool, cap):
            reading = decision(p, "unsettled/wound-cap-when-declining")
            if reading is None:
                return None, ask_judge(p, "unsettled/wound-cap-when-declining")
            cap, name = (combat, "combat") if reading == 0 else (cap, name)
    if duel.sides[side].pool:
        tell_dash(p, duel.sides[other].card, name if name == "combat" else stat_in_duel(p, duel.sides[other].card), log)
    if duel.sides[side].pool and not in_play(p, duel.sides[other].card):
        beyond = f", and {more} beyond it," if more else ""
        text = f"{{}} is no longer in play: its {{}} as last known{beyond} limits the wounds to {{}}."
        say(log, p, "last-known/value", text, Card(duel.sides[other].card), name.title(), cap)
    return cap, None


def discard_answered(p: Position, card: int) -> bool:
    """Whether an ability answers that threat is discarded from the pool of a participant."""
    if "threat discarded" not in p.cast.answered:
        return False
    event = Event("threat discarded", card, p.cards[card].control, 1)
    return any(GAME.triggered(p, event, stage) for stage in ("Before", "When", "After"))


def discard_counted(p: Position, pool: int, wounds: int) -> int | None:
    """How much threat counts as discarded; None while the judge has to say whether what became wounds does."""
    if p.edition == NEW or not wounds or not discard_answered(p, duel_of(p).sides[duel_of(p).turn].card):
        return pool - wounds if p.edition == NEW else pool
    reading = decision(p, "unsettled/threat-discarded-which")
    return None if reading is None else pool if reading == 0 else pool - wounds


def resolve(p: Position, log: Log | None) -> Position:
    """The step in which the threat of the round is resolved, which abilities can answer."""
    mine = duel_of(p).sides[duel_of(p).turn]
    return happen(p, Event("threat resolved", mine.card, mine.player, mine.pool), log)


@GAME.event("threat resolved", "duel/resolve-threat")
def resolved(p: Position, event: Event, log: Log | None) -> Position:
    """What is left in the pool becomes wounds, up to the cap; the rest is discarded."""
    duel = duel_of(p)
    side = duel.turn
    mine = duel.sides[side]
    cap, question = cap_of(p, side, log)
    if question is not None:
        return question
    wounds = mine.pool if cap is None else min(mine.pool, cap)
    if not in_play(p, mine.card):
        wounds = 0
    kept = mine.pool - wounds if in_play(p, mine.card) and keeps_excess(p, mine.card) else 0
    excess = mine.pool - wounds - kept
    counted = discard_counted(p, mine.pool - kept, wounds)
    if counted is None:
        return ask_judge(p, "unsettled/threat-discarded-which")
    if counted and discard_answered(p, mine.card):
        p = p.on((*p.stack, Happen(Event("threat discarded", mine.card, mine.player, counted))))
    if excess and "excess discarded" in p.cast.answered:
        p = p.on((*p.stack, Happen(Event("excess discarded", mine.card, mine.player, excess))))
    p = with_duel(p, excess=excess) if excess != duel.excess else p
    p = with_side(p, side, pool=kept, where=mine.where if kept else "") if mine.pool or mine.where else p
    _tell_what_comes(p, mine, wounds, cap, log, kept)
    if wounds:
        return happen(p, Event("wounded", mine.card, mine.player, wounds, by=duel.sides[1 - side].card, other=-2), log)
    return p


def _tell_what_comes(p: Position, mine: Side, wounds: int, cap: int | None, log: Log | None, kept: int = 0) -> None:
    """Says how much of a pool becomes wounds, and what becomes of the rest."""
    declined, excess = duel_of(p).card < 0, mine.pool - wounds
    most = "" if cap is None or not mine.pool else f" (at most {cap})"
    if declined:
        say(log, p, "duel/declining-wounds", "No card is played: {} threat means {}{}.", mine.pool, plural(wounds, "wound"), most)
    else:
        text = "{} threat is left in the pool of {}: {}{}." if mine.pool else "No threat is left in the pool of {1}."
        say(log, p, "duel/resolve-threat", text, mine.pool, Card(mine.card), plural(wounds, "wound"), most)
    if excess and not in_play(p, mine.card):
        say(log, p, "duel/resolve-threat", "{} is no longer in play and suffers no wounds.", Card(mine.card))
    elif excess:
        text = "Restricted Hostilities keep {} threat from becoming wounds: {} can inflict {}."
        other = Card(duel_of(p).sides[1 - duel_of(p).turn].card)
        say(log, p, "hostilities/cap", text, excess, other, plural(cap or 0, "wound"))
    rule = "duel/declining-discard" if declined else "duel/discard-excess"
    if kept:
        by_text = "golden-rule/cards-beat-rulebook" if p.edition == NEW else "passive/always-active"
        say(log, p, by_text, "{} threat, the excess, stays in the pool of {}: a card says so.", kept, Card(mine.card))
    elif p.edition == OLD and wounds:
        say(log, p, rule, _what_is_discarded(p, excess), mine.pool, excess, Card(mine.card))
    elif excess:
        say(log, p, rule, "{} threat is discarded.", excess)


def _what_is_discarded(p: Position, excess: int) -> str:
    """Playtest: what is said of the threat that is discarded when wounds have come of it, unless the judge has held that only the excess is."""
    if decision(p, "unsettled/threat-discarded-which") == 1:
        return (
            "{1} threat, the excess, is discarded; what became wounds is no longer in the pool."
            if excess
            else "No threat in excess is to be discarded."
        )
    return "All {} threat is discarded: what became wounds, and the {} in excess." if excess else "The {0} threat in the pool of {2} is discarded."


def absent(p: Position, log: Log | None) -> Position:
    """Playtest: threat that has been generated is discarded when no adversary is at the location."""
    duel = duel_of(p)
    mine, theirs = duel.sides[duel.turn], duel.sides[1 - duel.turn]
    away = not in_play(p, theirs.card) or (in_play(p, mine.card) and not together(p))
    if theirs.pool and away:
        reading = decision(p, "unsettled/threat-to-absent")
        if reading is None and in_play(p, theirs.card) and _noticed(p):
            return ask_judge(p, "unsettled/threat-to-absent")
        if reading == 1 and in_play(p, theirs.card):
            return with_side(p, 1 - duel.turn, where=p.cards[mine.card].at, missed=True)
        if in_play(p, theirs.card):
            text = "Threat is tied to where it resolves, at {}, and {} is at {}."
            say(log, p, "moving/threat-comes-along", text, p.cards[mine.card].at, Card(theirs.card), p.cards[theirs.card].at)
        gone_how = "not here" if in_play(p, theirs.card) else "no longer in play"
        say(log, p, "duel/no-adversary-here", f"{{}} is {gone_how}: the {{}} threat in that pool is discarded.", Card(theirs.card), theirs.pool)
        if in_play(p, theirs.card):
            tell_open(p, log, "unsettled/threat-to-absent", "The steps of a round discard it now, the printed example in the next round.")
        return with_side(p, 1 - duel.turn, pool=0)
    return with_side(p, 1 - duel.turn, where=p.cards[theirs.card].at, missed=False) if theirs.pool else p


def _noticed(p: Position) -> bool:
    """Whether it matters if the threat goes now or in a round of its own: something counts rounds, or the duel goes on anyway."""
    duel = duel_of(p)
    waiting = {"later", "next card", "next set", "ignored value", "kept from", "no gambling"}
    counted = {"round begins", "round ends"} & p.cast.answered or any(f.name in waiting for f in p.facts)
    return bool(counted) or bool(duel.sides[duel.turn].pool)


def left_behind(p: Position, log: Log | None) -> Position:
    """Playtest: the character has left, in its own round, the place where its threat was resolved; following the adversary is no escape."""
    mine, theirs = duel_of(p).sides[duel_of(p).turn], duel_of(p).sides[1 - duel_of(p).turn]
    if not mine.where or mine.where == p.cards[mine.card].at:
        return p
    if theirs.pool and together(p):
        text = "Threat is tied to where it resolves, at {}: the {} threat in the pool of {} counts there."
        say(log, p, "moving/threat-comes-along", text, p.cards[mine.card].at, theirs.pool, Card(theirs.card))
    if not mine.pool or together(p):
        return p
    reading = decision(p, "unsettled/walking-away")
    if reading is None:
        return ask_judge(p, "unsettled/walking-away")
    if reading == 1:
        return p
    say(log, p, "moving/no-escape", "{} has left {}, where its threat is: the threat is discarded.", Card(mine.card), mine.where)
    return with_side(p, duel_of(p).turn, pool=0, where="")


def walked_away(p: Position, log: Log | None) -> Position:
    """Playtest: the character has left the place where its threat was resolved."""
    duel = duel_of(p)
    mine = duel.sides[duel.turn]
    if not mine.pool or not mine.where or mine.where == p.cards[mine.card].at:
        return p
    reading = 0 if mine.missed else decision(p, "unsettled/walking-away")
    if reading is None:
        return ask_judge(p, "unsettled/walking-away")
    if reading == 1:
        return p
    say(
        log,
        p,
        "moving/no-escape",
        "{} is not at {}, where its threat is: no card is played, and the threat is discarded.",
        Card(mine.card),
        mine.where,
    )
    return goto(with_side(p, duel.turn, pool=0, where=""), "absent")
