"""Events and the windows around them: one tuple of stages, chosen by the edition."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.game import Game, game_of
from judgekit.engine.procedures import pop, rule_for
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import JUDGE, UNSETTLED, Ask, Event, Happen, Position, Use


def happen(p: Position, event: Event, log: Log | None) -> Position:
    """Lets something happen. Where no ability of the case answers it, it is carried out without opening windows."""
    if event.kind in p.cast.answered:
        return p.on((*p.stack, Happen(event)))
    return game_of(p).events[event.kind].do(p, event, log)


def happen_all(p: Position, events: Sequence[Event], log: Log | None) -> Position:
    """Lets several things happen, the first of them first; stops when the game is over."""
    if any(e.kind in p.cast.answered for e in events):
        return p.on((*p.stack, *(Happen(e) for e in reversed(events))))
    for event in events:
        if p.stack:
            p = game_of(p).events[event.kind].do(p, event, log)
    return p


def advance_happen(p: Position, frame: Happen, log: Log | None) -> Position:
    """One step of an event: a window, or carrying it out. What is cancelled opens no further window."""
    if frame.cancelled:
        return pop(p)
    game = game_of(p)
    stages = game.windows[p.edition]
    if frame.stage >= len(stages):
        return pop(p)
    stage = stages[frame.stage]
    if stage == "do":
        return _carry_out(game, p, frame, log)
    if (stage, frame.event.kind) not in p.cast.triggers:
        return _top(p, frame._replace(stage=frame.stage + 1, asked=0, waiting=()))
    if stage == "After" and p.edition in game.deferred and not frame.asked:
        later = _defer(p, frame)
        if later is not None:
            return later
    return _window(game, p, frame, stage, log)


def _carry_out(game: Game, p: Position, frame: Happen, log: Log | None) -> Position:
    p = _top(p, frame._replace(stage=frame.stage + 1, done=True, asked=0, waiting=()))
    kind = game.events[frame.event.kind]
    done = kind.do(p, frame.event, log)
    return pop(p) if done is p and kind.changes else done


def not_happened(p: Position, event: Event) -> Position:
    """What was to be carried out has become something else: nothing answers it afterwards."""
    for n in range(len(p.stack) - 1, -1, -1):
        frame = p.stack[n]
        if isinstance(frame, Happen) and frame.done and frame.event == event:
            return p.on((*p.stack[:n], frame._replace(cancelled=True), *p.stack[n + 1 :]))
    return p


def _defer(p: Position, frame: Happen) -> Position | None:
    """Puts the After window off until the ability that is being resolved is finished; None outside an ability."""
    game = game_of(p)
    steps = (n for n in range(len(p.stack) - 1, -1, -1) if getattr(p.stack[n], "procedure", "") in game.steps)
    for n in range(next(steps, 0), len(p.stack)):
        below = p.stack[n]
        if isinstance(below, Use):
            stack = list(p.stack[:-1])
            stack[n] = below._replace(later=(*below.later, frame.event))
            return p.on(tuple(stack))
    put_off = game.hooks.get("put off")
    return put_off(p, frame.event) if put_off else None


def after_windows(p: Position, events: tuple[Event, ...]) -> Position:
    """Opens the After windows that were put off, the earliest first."""
    stage = game_of(p).windows[p.edition].index("After")
    frames = tuple(Happen(e, stage=stage, done=True) for e in reversed(events))
    return p.on(p.stack + frames)


def _window(game: Game, p: Position, frame: Happen, stage: str, log: Log | None) -> Position:
    """Each player in turn says which reactions they use; then what waits is carried out, one by one."""
    found = [t for t in game.triggered(p, frame.event, stage) if t not in frame.used]
    order = game.turn_order(p)
    if frame.asked < len(order):
        player = order[frame.asked]
        mine = [t for t in found if t[2] == player and t not in frame.waiting and not is_forced(p, t)]
        if any(usable(game, p, t, frame.event) for t in mine):
            return p.on((*p.stack, Ask(player, "react", (stage, tuple(mine)))))
        return _top(p, frame._replace(asked=frame.asked + 1))
    todo = [t for t in found if is_forced(p, t) or t in frame.waiting]
    todo = [t for t in todo if usable(game, p, t, frame.event)]
    if not todo:
        return _top(p, frame._replace(stage=frame.stage + 1, asked=0, waiting=()))
    if len(todo) > 1:
        if log is not None:
            names = ", ".join(p.cast.names[t[0]] for t in todo)
            say(
                log,
                p,
                rule_for(game.window_rules["order"], p.edition),
                "{} wait on the same event; {} decides the order.",
                names,
                p.cast.seats[order[0]],
            )
        return p.on((*p.stack, Ask(order[0], "order", (stage, tuple(todo)))))
    unsure = next((r for r in game.use_reasons(p, Use(*todo[0], event=frame.event)) if r.verdict == UNSETTLED), None)
    if unsure is not None and is_forced(p, todo[0]):
        return p.on((*p.stack, Ask(JUDGE, "decide", (unsure.rule.partition("/")[2],))))
    return start_answer(p, todo[0], log)


def start_answer(p: Position, ability: tuple[int, int, int], log: Log | None) -> Position:
    """Begins to use an ability that answers the event on top of the stack."""
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    game = game_of(p)
    stage = game.windows[p.edition][frame.stage]
    say(log, p, rule_for(game.window_rules[stage], p.edition), "{}: {} answers.", stage, Card(ability[0]))
    waiting = tuple(t for t in frame.waiting if t != ability)
    p = _top(p, frame._replace(used=(*frame.used, ability), waiting=waiting, asked=0))
    return p.on((*p.stack, Use(ability[0], ability[1], ability[2], event=frame.event)))


def is_forced(p: Position, ability: tuple[int, int, int]) -> bool:
    """Whether an ability must be used when it answers an event."""
    return p.ability(ability[0], ability[1]).kind == "Forced"


def usable(game: Game, p: Position, ability: tuple[int, int, int], event: Event) -> bool:
    """Whether nothing speaks against using an ability now."""
    return not any(r.verdict == "no" for r in game.use_reasons(p, Use(*ability, event=event)))


def replace_event(p: Position, event: Event | None = None) -> Position:
    """Cancels the innermost event that has not been carried out; with an event, puts that one in its place."""
    for n in range(len(p.stack) - 1, -1, -1):
        frame = p.stack[n]
        if isinstance(frame, Happen) and not frame.done:
            new = frame._replace(cancelled=True) if event is None else frame._replace(event=event)
            return p.on((*p.stack[:n], new, *p.stack[n + 1 :]))
    return p


def _top(p: Position, frame: Happen) -> Position:
    return p.on((*p.stack[:-1], frame))
