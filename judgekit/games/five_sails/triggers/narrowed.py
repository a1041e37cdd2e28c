"""Triggers that hold others: one of two things, by an opponent's doing, a combat card of such a kind."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.values import Event, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.events import FROM_THREAT
from judgekit.games.five_sails.standing.kept_by import being_done
from judgekit.games.five_sails.standing.targets import is_ability, is_source
from judgekit.games.five_sails.texts.wordings import usual
from judgekit.games.five_sails.values import RULEBOOK

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
GAME.vocabulary.slots["trigger"] = Slot(
    lambda text, reading: GAME.vocabulary.read("trigger", usual("trigger", text), reading),
    lambda word, reading: GAME.vocabulary.write("trigger", word, reading),
)


def events_of(trigger: Word) -> str:
    """The kinds of events that a trigger answers, with bars between them."""
    inner = [events_of(w) for w in trigger.args if isinstance(w, Word)]
    return "|".join(dict.fromkeys(inner)) if inner else GAME.vocabulary.get("trigger", trigger.name).event


def answers(p: Position, use: Use, e: Event, trigger: Word) -> bool:
    """Whether a trigger answers an event."""
    kinds = {"ability used", "ability resolving"} if e.kind == "ability resolved" else {e.kind}
    return not kinds.isdisjoint(events_of(trigger).split("|")) and bool(GAME.vocabulary.get("trigger", trigger.name).run(p, use, e, *trigger.args))


def doer(e: Event) -> int:
    """The card whose ability brings an event about: of a use, the card that is used."""
    return e.card if e.kind in {"ability used", "ability resolving", "ability resolved"} else e.by


def used_for(p: Position, e: Event) -> Use | None:
    """The use of a card's ability that brings an event about; None where nothing of the kind does."""
    by = doer(e)
    return next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == by), None) if by > RULEBOOK else None


@word("trigger", "either", "either {trigger} or {trigger2}", rule=RULE)
def either(p: Position, use: Use, e: Event, one: Word, other: Word) -> bool:
    """Answers one of two things, whichever happens."""
    return answers(p, use, e, one) or answers(p, use, e, other)


@word("trigger", "by an opponent", "{trigger} by an opponent's ability", rule=RULE)
def by_an_opponent(p: Position, use: Use, e: Event, inner: Word) -> bool:
    """Answers what an ability on another player's card brings about; threat that becomes wounds is no ability's doing."""
    card = p.cards[doer(e)] if doer(e) > RULEBOOK else None
    whose = -1 if card is None else card.control if card.control >= 0 else card.owner
    return whose not in (use.player, -1) and answers(p, use, e, inner)


@word("trigger", "by an opponent's kind", "{trigger} by an opponent's {kind}", rule=RULE)
def by_a_kind(p: Position, use: Use, e: Event, inner: Word, kind: str) -> bool:
    """Answers what an ability of a kind, used by another player, brings about: an Action, say."""
    doing = used_for(p, e)
    return doing is not None and doing.player != use.player and p.ability(doing.card, doing.number).kind == kind and answers(p, use, e, inner)


@word("trigger", "by such an ability", "{trigger}, done by a {ability}", rule=RULE)
def by_such_an_ability(p: Position, use: Use, e: Event, inner: Word, ability: tuple[str, ...]) -> bool:
    """Answers what an ability so qualified, or of such a kind, brings about; what is paid for one is no such thing."""
    by = being_done(p, doer(e)) if e.other != FROM_THREAT else None
    return by is not None and is_ability(p, use, by, ability) and answers(p, use, e, inner)


@word("trigger", "by such a card", "{trigger}, done by a {noun}", rule=RULE)
def by_such_a_card(p: Position, use: Use, e: Event, inner: Word, noun: tuple[str, ...]) -> bool:
    """Answers what the ability of a card of a kind brings about; what is paid for one is no such thing."""
    by = being_done(p, doer(e)) if e.other != FROM_THREAT else None
    return by is not None and is_source(p, use, by, noun) and answers(p, use, e, inner)


@word("trigger", "by an opponent's risk", "{trigger} by an opponent's risk", rule=RULE)
def by_a_risk(p: Position, use: Use, e: Event, inner: Word) -> bool:
    """Answers what a risk of another player brings about."""
    return doer(e) > RULEBOOK and p.definition(doer(e)).kind == "risk" and by_an_opponent(p, use, e, inner)


@word("trigger", "card with less", "{trigger} with {n} or less {value}", rule=RULE)
def with_less(p: Position, use: Use, e: Event, inner: Word, n: int, which: str) -> bool:
    """Answers a combat card that has so much of a printed combat value or less."""
    return answers(p, use, e, inner) and e.card >= 0 and (p.definition(e.card).printed.get(which) or 0) <= n


@word("trigger", "card with more", "{trigger} with {n} or more {value}", rule=RULE)
def with_more(p: Position, use: Use, e: Event, inner: Word, n: int, which: str) -> bool:
    """Answers a combat card that has so much of a printed combat value or more."""
    return answers(p, use, e, inner) and e.card >= 0 and (p.definition(e.card).printed.get(which) or 0) >= n


@word("trigger", "card with trait", "{trigger} with the {trait} trait", rule=RULE)
def with_trait(p: Position, use: Use, e: Event, inner: Word, trait: str) -> bool:
    """Answers a card of a trait."""
    return answers(p, use, e, inner) and e.card >= 0 and p.definition(e.card).has(trait)


@word("trigger", "card with a Maneuver", "{trigger} with a Maneuver", rule=RULE)
def with_maneuver(p: Position, use: Use, e: Event, inner: Word) -> bool:
    """Answers a combat card on which a Maneuver is printed."""
    return answers(p, use, e, inner) and e.card >= 0 and any(a.kind == "Maneuver" for a in p.definition(e.card).abilities)


@word("trigger", "card without a Maneuver", "{trigger} without a Maneuver", rule=RULE)
def without_maneuver(p: Position, use: Use, e: Event, inner: Word) -> bool:
    """Answers a combat card on which no Maneuver is printed."""
    return answers(p, use, e, inner) and not with_maneuver(p, use, e, inner)
