"""The windows of an event as one ability sees them: open now but not for it, still to come, or over."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability
from judgekit.engine.events import answered, just_happened
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, Ask, Event, Happen, Position, Reason, Use
from judgekit.games.five_sails.acts.performers import answers
from judgekit.games.five_sails.acts.use_limits import limit_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.values import NEW


def event_of(p: Position, use: Use) -> Event | None:
    """What an ability answers while its player is asked whether to use it, or while it is being used; None otherwise."""
    ability, ask = (use.card, use.number, use.player), p.asking
    if ask is not None and ask.question == "react" and ask.player == use.player and ability in ask.data[1]:
        return answered(p, ability)
    under_way = begun(p, use)
    return under_way.event if under_way is not None else None


def begun(p: Position, use: Use) -> Use | None:
    """The use of an ability by a player that is under way; None where there is none."""
    same = (use.card, use.number, use.player)
    return next((f for f in reversed(p.stack) if isinstance(f, Use) and (f.card, f.number, f.player) == same), None)


def meets(p: Position, use: Use, ability: Ability, event: Event) -> bool:
    """Whether an ability answers an event."""
    return ability.trigger is not None and event.kind in ability.trigger.event.split("|") and answers(p, use._replace(event=event))


def window_reasons(p: Position, use: Use, ability: Ability, awaits: str) -> Iterator[Reason]:
    """Why an ability is not used now although a window for what it answers is open, or will be open presently; nothing where there is none."""
    if ability.trigger is None:
        return
    stages = GAME.windows[p.edition]
    for n in range(len(p.stack) - 1, -1, -1):
        frame = p.stack[n]
        if not isinstance(frame, Happen) or frame.cancelled or not (_is_open(p, n, frame) or _dealt_with(p, n, frame, use)):
            continue
        if not any(meets(p, use, ability, e) for e in frame.also or (frame.event,)):
            continue
        if frame.stage < len(stages) and stages[frame.stage] == ability.trigger.timing:  # behind the last one nothing is open any more
            yield from _open_now(p, n, frame, use, ability)
        elif not frame.done and stages.index(ability.trigger.timing) > frame.stage:
            yield _to_come(p, use, ability, awaits)
        return


def _is_open(p: Position, n: int, frame: Happen) -> bool:
    """Whether a window of an event is open: its question stands, or what answers is being used; not while it is being carried out."""
    above = p.stack[n + 1] if n + 1 < len(p.stack) else None
    if isinstance(above, Use):
        return (above.card, above.number, above.player) in frame.used
    return isinstance(above, Ask) and above.question in {"react", "order", "decide"}


def _dealt_with(p: Position, n: int, frame: Happen, use: Use) -> bool:
    """Whether the window is just going on by itself, and its player has said already whether to use an ability there."""
    return n + 1 == len(p.stack) and (use.card, use.number, use.player) in (*frame.used, *frame.waiting)


def _open_now(p: Position, n: int, frame: Happen, use: Use, ability: Ability) -> Iterator[Reason]:
    """Why an ability is not used just now in the window that is open for it."""
    this, above = (use.card, use.number, use.player), p.stack[n + 1] if n + 1 < len(p.stack) else None
    name = f"The {ability.kind} of {card_name(p, use.card)}"
    if this in frame.waiting:
        yield Reason(NO, rid("first-player/simultaneous"), f"{name} has been announced, and waits until its turn comes.", use.card)
    elif this in frame.used and not any(r.verdict == NO for r in limit_reasons(p, use, ability)):
        rule = "reaction/optional" if p.edition == NEW else "reaction/response"
        yield Reason(
            NO, rid(rule), f"{player_name(p, use.player)} has decided already about the {ability.kind} of {card_name(p, use.card)}.", use.card
        )
    elif isinstance(above, Ask) and above.question == "react" and above.player != use.player and this not in frame.used:
        yield _others_first(p, above.player, use)
    elif isinstance(above, Use) and this not in frame.used:
        first = card_name(p, above.card)
        text = f"{first} answers the same and is resolved first."
        yield Reason(NO, rid("first-player/simultaneous"), text, above.card, f"once what {first} does is resolved")


def _others_first(p: Position, asked: int, use: Use) -> Reason:
    """That another player is asked for their Reactions before."""
    first, rule = player_name(p, asked), "unsettled/reaction-order"
    if p.edition == NEW and asked == p.board.token:
        rule = "first-player/first-chance"
    text = f"{first} is asked for Reactions first, and {player_name(p, use.player)} after that."
    return Reason(NO, rid(rule), text, use.card, f"once {first} has said which Reactions to use")


def _to_come(p: Position, use: Use, ability: Ability, awaits: str) -> Reason:
    """That what an ability answers is about to happen, and the time of its word comes later."""
    name = f"the {ability.kind} of {card_name(p, use.card)}"
    if ability.trigger is not None and ability.trigger.timing == "After":
        return Reason(NO, rid("reaction/after"), f"What {name} answers is about to happen and has not happened yet.", use.card, awaits)
    text = f"What {name} answers is about to happen; what is used before that comes first."
    return Reason(NO, rid("reaction/before" if p.edition == NEW else "reaction/when"), text, use.card, awaits)


def none_met(p: Position, use: Use, ability: Ability, awaits: str) -> Reason:
    """That nothing is so now which an ability answers."""
    text = f"The {ability.kind} of {card_name(p, use.card)} answers a triggering condition, and none is met now."
    return Reason(NO, rid("reaction/triggering-condition"), text, use.card, awaits)


def time_is_over(p: Position, use: Use, ability: Ability, awaits: str) -> Iterator[Reason]:
    """That what an ability answers has happened since the last choice, and its window has been open and is closed."""
    if ability.trigger is None:
        return
    timing = ability.trigger.timing
    if any(meets(then, use, ability, e) for then, e in just_happened(p, timing, ability.trigger.event.split("|"))):
        rule = {"After": "reaction/after", "When": "reaction/when"}.get(timing, "reaction/before" if p.edition == NEW else "reaction/when")
        text = f"What the {ability.kind} of {card_name(p, use.card)} answers has happened, and the time to use it then is over."
        yield Reason(NO, rid(rule), text, use.card, awaits)
