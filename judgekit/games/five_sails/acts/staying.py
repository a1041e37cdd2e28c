"""What becomes of a target that something else has moved or changed: City effects stay at their location, and a target may fit no longer."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from judgekit.engine.facts import decision, put_fact, without_facts
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO, Event, Fact, Position, Use
from judgekit.games.five_sails.judged.open_points import ask_before_event
from judgekit.games.five_sails.values import RULEBOOK, location

POINT = "unsettled/city-target-moved"
ELSEWHERE = {"adjacent", "adjacent city", "anywhere"}
"""Tests of a target by which the ability itself says that its effects take place at another location."""
CHANGED, TARGET_CHANGED = "changed by another", "unsettled/target-changed"
MARKS = {"moved by another", "moved by itself"}
Doing = Callable[[Position, Event, Log | None], Position]


def stays_local(p: Position, use: Use, card: int) -> bool:
    """Whether a card is a target to which a City ability can do something only at the location where the ability takes place."""
    ability = p.ability(use.card, use.number)
    if "City" not in ability.qualifiers or ability.kind not in {"Action", "Reaction"}:
        return False
    return any(n == card and k.kind != "location" and not ELSEWHERE & set(k.tests) for n, k in zip(use.targets, ability.targets, strict=False))


def note_move(p: Position, event: Event) -> Position:
    """Keeps in mind from where a target of a City ability that is being used is moved, and whether that ability moves it."""
    for frame in p.stack:
        if not isinstance(frame, Use) or event.card not in frame.targets or not stays_local(p, frame, event.card):
            continue
        if not any(f.name in MARKS and f.card == event.card and f.amount == frame.card for f in p.facts):
            name = "moved by itself" if event.by == frame.card else "moved by another"
            p = put_fact(p, Fact(name, event.card, key=location(p, event.card), amount=frame.card, until="day"))
    return p


def forget_moves(p: Position, card: int) -> Position:
    """An ability is resolved: where its targets were, and what has changed them, does not matter any more."""
    return without_facts(p, [f for f in p.facts if f.name in {*MARKS, CHANGED} and f.amount == card])


def note_change(p: Position, event: Event) -> Position:
    """Keeps in mind that something else has been done to a target of an ability that is being used."""
    for frame in p.stack:
        if not isinstance(frame, Use) or frame.card in {RULEBOOK, event.by} or event.card not in frame.targets:
            continue
        if not any(w.name == "challenge" for w in p.ability(frame.card, frame.number).effects):  # a duel does nothing more to its target
            p = put_fact(p, Fact(CHANGED, event.card, amount=frame.card, until="day"))
    return p


def fits_no_longer(p: Position, event: Event, log: Log | None) -> Position | None:
    """Of what would be done to a target that something else has made unfit, the judge is asked whether it is done. None: it is done."""
    changed = any(f.name == CHANGED and f.card == event.card and f.amount == event.by for f in p.facts)
    if not changed or not _unfit(p, event):
        return None
    reading = decision(p, TARGET_CHANGED)
    if reading is None:
        return ask_before_event(p, event, TARGET_CHANGED)
    if reading == 0:
        return None
    say(log, p, TARGET_CHANGED, "{} is no longer what {} may target: this is not done.", Card(event.card), Card(event.by))
    return p


def _unfit(p: Position, event: Event) -> bool:
    """Whether a card could not be chosen now as the target that it is."""
    from judgekit.games.five_sails.acts.targets import target_reasons

    use = next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == event.by and event.card in f.targets), None)
    return use is not None and any(r.verdict == NO for r in target_reasons(p, use, use.targets.index(event.card), event.card))


def out_of_reach(p: Position, event: Event, log: Log | None) -> Position | None:
    """What a City ability would do elsewhere is not done; where the ability itself moved the target the judge is asked. None: it is done."""
    mark = next((f for f in p.facts if f.name in MARKS and f.card == event.card and f.amount == event.by), None)
    if mark is None or location(p, event.card) in {"", mark.key}:
        return None
    rule = "qualified/city-effects-stay"
    if mark.name == "moved by itself":
        reading = decision(p, POINT)
        if reading is None:
            return ask_before_event(p, event, POINT)
        if reading == 0:
            return None
        rule = POINT
    text = "{} is at {} now, and the effects of {}, a City ability, stay at {}: this is not done."
    say(log, p, rule, text, Card(event.card), location(p, event.card), Card(event.by), mark.key)
    return p


def at_its_location(do: Doing) -> Doing:
    """What carries out an event, made to heed that a City ability does nothing elsewhere."""

    @wraps(do)
    def heeding(p: Position, event: Event, log: Log | None) -> Position:
        kept = (out_of_reach(p, event, log) or fits_no_longer(p, event, log)) if event.by >= 0 and p.facts else None
        q = do(p, event, log) if kept is None else kept
        return note_change(q, event) if q is not p and event.card >= 0 else q

    return heeding
