"""Which part of a triggering condition fails for what has just happened: its qualifier, its place, its player, or the card that it speaks of.

A part has failed where the condition would be met if that part alone were as the trigger wants it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgekit.engine.articles import an
from judgekit.engine.cast import Ability, Word
from judgekit.engine.events import just_happened
from judgekit.engine.facts import add_fact, facts_of, forget
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, Event, Fact, Position, Reason, Use
from judgekit.engine.vocabulary import Reading, slots_of
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.goes_by import NOT_DESTROYED
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.values import NEW, RULEBOOK, has, location, with_card

USES = {"ability used", "ability resolving", "ability resolved"}
"""Events that are about an ability, whose kind and qualifiers a trigger may ask for."""
CONDITION = "reaction/triggering-condition"
TARGETED = {"targeted", "opponent targets"}
"""The triggers that look at what an ability has targeted, and at whose it is."""
Part = tuple[str, str]
"""What a reason says of a part that failed: the rule, and the end of the sentence."""


def missed(p: Position, use: Use, ability: Ability, awaits: str) -> Iterator[Reason]:
    """Why what has just happened does not meet the triggering condition of an ability that answers events of its kind."""
    if ability.trigger is None:
        return
    yield from _undestroyed(p, use, ability, awaits)
    for then, event in just_happened(p, ability.trigger.timing, ability.trigger.event.split("|")):
        found = list(dict.fromkeys(_parts(then, use._replace(event=event), ability, event)))
        for rule, text in found:
            whole = f"What has just happened does not meet the condition of the {ability.kind} of {card_name(p, use.card)}: {text}."
            yield Reason(NO, rid(rule), whole, use.card, awaits)
        if found:
            return


def _undestroyed(p: Position, use: Use, ability: Ability, awaits: str) -> Iterator[Reason]:
    """That a card has left play, or gone to The Locker, and was not destroyed, as the ability would have it."""
    trigger = ability.trigger
    if trigger is None or "destroyed" not in trigger.event.split("|"):
        return
    for f in facts_of(p, NOT_DESTROYED):
        event = Event("destroyed", f.card, f.player)
        then = add_fact(forget(p, "last seen", card=f.card), Fact("last seen", f.card, f.player, f.key, until="day"))
        if _met(then, use, event, trigger.word):
            whole = f"{card_name(p, f.card)} has left play and lies in {zone_name(p, f.card)}, but was not destroyed."
            yield Reason(NO, rid(CONDITION), whole, use.card, awaits)


def _parts(p: Position, use: Use, ability: Ability, e: Event) -> Iterator[Part]:
    """The parts that failed: those that an ability itself lacks, or else each that alone would have to be otherwise."""
    assert ability.trigger is not None
    word = ability.trigger.word
    lacking = list(_of_ability(p, e, word)) if e.kind in USES and e.card > RULEBOOK else []
    if not lacking and _met(p, use, e, word):  # it is for somebody who could perform it that it is not
        yield CONDITION, f"it was at {here_of(p, use._replace(event=e))}, where {player_name(p, use.player)} has no character who could perform it"
        return
    found = lacking or _of_place(p, use, e, word) or _of_player(p, use, e, word)
    found = found or [(CONDITION, text) for other, text in _of_cards(p, use, e, word, ability) if _met(p, use, e, other)]
    yield from found or _of_rest(p, use, e, word, ability)


def _of_rest(p: Position, use: Use, e: Event, word: Word, ability: Ability) -> Iterator[Part]:
    """What a trigger says beside one that it holds, whose doing it was, and what was not targeted."""
    pattern = next(iter(GAME.vocabulary.get("trigger", word.name).patterns), "")
    args = _args(word)
    inner = next((a for gap, a in args if gap == "trigger"), None)
    if inner is not None and pattern.startswith("{trigger} ") and _met(p, use, e, inner):
        words = {gap: _written(p, use, ability, gap, a) for gap, a in args if gap != "trigger"}
        yield CONDITION, f"it has happened, but not {pattern.removeprefix('{trigger} ').format(**words)}"
    elif word.name in TARGETED and e.card > RULEBOOK:
        who = next(a for gap, a in args if gap == "who")
        yield (
            CONDITION,
            f"{card_name(p, e.card)} did not target {card_name(p, use.card) if who == ('this',) else _written(p, use, ability, 'who', who)}",
        )
    elif e.by > RULEBOOK and any(_met(p, use, e._replace(by=n), word) for n in range(RULEBOOK + 1, len(p.cards))):
        yield CONDITION, f"it was {card_name(p, e.by)} that did it, and the condition speaks of others"


def _met(p: Position, use: Use, e: Event, word: Word) -> bool:
    """Whether a trigger is met by an event."""
    return bool(GAME.vocabulary.get("trigger", word.name).run(p, use._replace(event=e), e, *word.args))


def _args(word: Word) -> list[tuple[str, Any]]:
    """The arguments of a trigger, each with the name of its gap."""
    gaps = slots_of(next(iter(GAME.vocabulary.get("trigger", word.name).patterns), ""))
    return [(gap.rstrip("0123456789"), a) for gap, a in zip(gaps, word.args, strict=False)]


def _of_ability(p: Position, e: Event, word: Word) -> Iterator[Part]:
    """That the ability that was used is of another kind, or does not have the qualifier that the trigger asks for."""
    used, args = p.ability(e.card, e.amount), _args(word)
    kind = "Forced ability" if used.kind == "Forced" else used.kind
    said = f"the ability of {card_name(p, e.card)} is {an(' '.join((*used.qualifiers, kind)))}"
    kinds = [a for gap, a in args if gap == "kind"]
    if kinds and used.kind not in kinds:
        yield CONDITION, f"{said}, not {an(' or '.join(kinds))}"
    for trait in (a for gap, a in args if gap == "trait" and a not in used.qualifiers):
        yield CONDITION, f"{said}, which does not require the {trait} trait"
        if p.edition == NEW and e.by >= 0 and has(p, e.by, trait):
            yield "qualified/inherits-only-required", f"{said}, and the {trait} trait of {card_name(p, e.by)} does not pass to it"


def _of_place(p: Position, use: Use, e: Event, word: Word) -> list[Part]:
    """That it happened elsewhere than where the ability is: were its card there, the condition would be met."""
    here, bearer = here_of(p, use._replace(event=None)), p.cards[use.card].on
    mover = bearer if bearer >= 0 else use.card
    if not here or p.cards[mover].zone != "play":
        return []
    for place in dict.fromkeys((e.place, *(location(p, n) for n in (e.card, e.other) if n >= 0))):
        if place in p.cast.places and place != here and _met(with_card(p, mover, at=place), use, e, word):
            return [(CONDITION, f"it was at {place}, and {card_name(p, mover)} is at {here}")]
    return []


def _of_player(p: Position, use: Use, e: Event, word: Word) -> list[Part]:
    """That another player did it than the one of whom the trigger speaks."""
    for player in range(len(p.players)):
        if e.player >= 0 and player != e.player and _met(p, use, e._replace(player=player), word):
            whom = player_name(p, use.player) if player == use.player else "another player"
            return [(CONDITION, f"it was {player_name(p, e.player)}, and the condition speaks of {whom}")]
    return []


def _of_cards(p: Position, use: Use, e: Event, word: Word, ability: Ability) -> Iterator[tuple[Word, str]]:
    """The trigger with each card it speaks of as the card to which it happened, and what is to be said if that meets it."""
    for n, (gap, value) in enumerate(_args(word)):
        if gap == "who":
            for card in dict.fromkeys(c for c in (e.card, e.other, e.by) if c > RULEBOOK):
                yield _with(word, n, ("one", card)), f"it was {_called(p, card)}, not {_written(p, use, ability, gap, value)}"
        elif gap == "noun" and e.card > RULEBOOK:
            yield _with(word, n, ("card",)), f"it was {_called(p, e.card)}, not {an(_written(p, use, ability, gap, value))}"
        elif gap == "trigger":
            yield from ((_with(word, n, inner), text) for inner, text in _of_cards(p, use, e, value, ability))


def _with(word: Word, n: int, value: object) -> Word:
    """A trigger with another argument in one place."""
    return word._replace(args=(*word.args[:n], value, *word.args[n + 1 :]))


def _called(p: Position, card: int) -> str:
    """A card, and where it is if it is in play."""
    return f"{card_name(p, card)} at {location(p, card)}" if location(p, card) else card_name(p, card)


def _written(p: Position, use: Use, ability: Ability, gap: str, value: object) -> str:
    """What a trigger speaks of, in the words of the card."""
    reading = Reading(card_name(p, use.card), kind=ability.kind, all=ability.targets, character=True)
    return GAME.vocabulary.slots[gap].write(value, reading)
