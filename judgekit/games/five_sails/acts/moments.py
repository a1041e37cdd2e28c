"""Why a Reaction answers nothing now: nothing has happened, its moment is still to come, or it has come and gone unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judgekit.engine.cast import Ability
from judgekit.engine.events import IN_VAIN, REPLACED, puts_off
from judgekit.engine.facts import find_fact
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Event, Happen, Position, Reason, Run, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.acts.cost_triggers import of_a_cost
from judgekit.games.five_sails.acts.missed import missed
from judgekit.games.five_sails.acts.open_windows import meets, none_met, time_is_over, window_reasons
from judgekit.games.five_sails.acts.use_limits import limit_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK


def untriggered(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """What speaks against an ability that answers something, where nothing asks for it."""
    name = f"The {ability.kind} of {card_name(p, use.card)}"
    awaits = _named(p, use.card, awaited(ability, card_name(p, use.card)))
    if now := list(window_reasons(p, use, ability, awaits)):
        yield from now
    elif (waits := _waits_for(p, use, ability)) is not None:
        rule, until = waits
        text = f"What {name[:1].lower()}{name[1:]} answers has happened, but its After waits {until}."
        yield Reason(NO, rid(rule), text, use.card, until.replace("until", "once", 1))
    elif (in_vain := find_fact(p, IN_VAIN, use.card, use.player, str(use.number))) is None:
        if find_fact(p, REPLACED, use.card, use.player, str(use.number)) is not None:
            yield from _replaced(p, f"What {name[:1].lower()}{name[1:]} answers was replaced and so did not occur.", use.card, awaits)
        yield from tuple(time_is_over(p, use, ability, awaits)) or tuple(missed(p, use, ability, awaits)) or (none_met(p, use, ability, awaits),)
    elif not any(r.verdict == NO for r in limit_reasons(p, use, ability)):
        if in_vain.amount:
            yield from of_a_cost(p, use)
        text = f"What {name[:1].lower()}{name[1:]} answers has happened, and it could not be used then."
        yield Reason(NO, rid("reaction/triggering-condition"), text, use.card, awaits)


def _named(p: Position, card: int, awaits: str) -> str:
    """What an ability waits for with the name of its card: to whoever reads it apart from the card, "this character" says nothing."""
    kind = p.definition(card).kind
    if kind == "attachment":
        awaits = awaits.replace("this location", f"the location of {card_name(p, card)}")
    return re.sub(r"\bthis character\b", card_name(p, card), awaits) if kind == "character" else awaits


def _replaced(p: Position, text: str, card: int, awaits: str) -> Iterator[Reason]:
    """That something else happened in place of what an ability answers; in the playtest rules as the judge has decided it."""
    if p.edition == NEW:
        yield Reason(NO, rid("replacement/effect-swapped"), text, card, awaits)
    else:
        yield from by_point(p, "unsettled/playtest-replacement", text, (NO, "yes"))


def _waits_for(p: Position, use: Use, ability: Ability) -> tuple[str, str] | None:
    """The rule by which the After window of what an ability answers is still to come, and until when; None where there is no such thing."""
    if ability.trigger is None or ability.trigger.timing != "After":
        return None
    after = GAME.windows[p.edition].index("After")
    for frame in p.stack:
        if isinstance(frame, Use) and any(meets(p, use, ability, e) for e in frame.later):
            return "reaction/after", f"until {_called(p, frame)} is completely resolved"
        if isinstance(frame, Run) and any(meets(p, use, ability, e) for e in frame.data if isinstance(e, Event)):
            return "unsettled/after-duel-step", "until the duel is over, as the judge has decided"
        to_come = isinstance(frame, Happen) and frame.done and not frame.cancelled and frame.stage <= after
        if isinstance(frame, Happen) and to_come and any(meets(p, use, ability, e) for e in frame.also or (frame.event,)):
            return "reaction/after", _until_window(p, frame)
    return None


def _until_window(p: Position, frame: Happen) -> str:
    """Until when the After window of something that has been carried out, and is still in the midst of its windows, is to wait."""
    at = puts_off(p) if p.edition == OLD else None
    ability = p.stack[at] if at is not None else None
    if isinstance(ability, Use):
        return f"until {_called(p, ability)} is completely resolved"
    return "until all that happens at the same time has happened" if frame.together or frame.collects else "until it has happened completely"


def _called(p: Position, use: Use) -> str:
    """An ability as the reason calls it."""
    if use.card == RULEBOOK:
        return f"the {p.ability(use.card, use.number).text} Action"
    if p.definition(use.card).kind in {"risk", "scheme"}:
        return card_name(p, use.card)
    kind = p.ability(use.card, use.number).kind
    return f"the {kind}{' ability' if kind == 'Forced' else ''} of {card_name(p, use.card)}"


WHEN = re.compile(r"\s*when(?:ever)?\b", re.IGNORECASE)


def says_before(ability: Ability) -> bool:
    """Whether a Reaction says Before; one that says When, of what would happen, interrupts as its word has it."""
    timing = ability.trigger.timing if ability.trigger else ""
    return timing == "Before" and not WHEN.match(ability.text.partition(":")[2] or ability.text)


@lru_cache(maxsize=4096)
def awaited(ability: Ability, name: str) -> str:
    """What an ability waits for, in the words of its text: "after an Action resolves"."""
    if ability.trigger is None:
        return ""
    timing, word = ability.trigger.timing, ability.trigger.word
    readings = [Reading(name, kind=ability.kind, all=ability.targets, character=True) for _ in range(2)]
    if timing == "Before" and not says_before(ability):
        try:
            return f"when {GAME.vocabulary.write('trigger', word, readings[0], like='would')}"
        except ValueError:  # no sentence says it of what would happen
            timing = "When"
    return f"{timing.lower()} {GAME.vocabulary.write('trigger', word, readings[1])}"


def unmarked(ability: Ability) -> bool:
    """Whether a text stands on its card without a marker and takes place at its time by itself, such as what a scheme gives during Plunder."""
    return ability.kind == "Forced" and re.match(r"(?:[A-Z][\w'-]* )*Forced: ", ability.text) is None


@GAME.hook("answers as")
def answers_as(p: Position, card: int, number: int, stage: str) -> tuple[str, str] | None:
    """The rule and the sentence for a text without a marker, and for what answers ahead of what would happen though it says When."""
    ability = p.ability(card, number)
    step = rule_for(GAME.events[ability.trigger.event].rule, p.edition) if ability.trigger and ability.trigger.event in GAME.events else ""
    if unmarked(ability) and step.startswith("day/"):
        return step, "The text of {} takes effect."
    if stage != "Before" or says_before(p.ability(card, number)):
        return None
    return ("reaction/when-would", "Before: {} answers.") if p.edition == NEW else ("reaction/when", "When: {} answers.")
