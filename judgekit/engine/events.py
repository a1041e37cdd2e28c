"""Events and the windows around them: one tuple of stages, chosen by the edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from judgekit.engine.facts import add_fact, facts_of, put_fact, without_facts
from judgekit.engine.game import Game, game_of
from judgekit.engine.procedures import pop, rule_for
from judgekit.engine.trace import Card, Log, listed, say
from judgekit.engine.values import JUDGE, UNSETTLED, Ask, Event, Fact, Happen, Position, Use

REPLACED = "replaced"
"""The fact that what an ability would have answered afterwards did not happen, since something else happened in its place."""
IN_VAIN = "in vain"
"""The fact that what an ability answers has happened while it could not be used."""
JUST = "just happened"
"""The fact that something has happened, or was about to, that abilities of the case answer: its windows have been open."""
NEXT_CHOICE = "next choice"
"""When a fact ends that only the next choice outside the windows of an event is made without."""


def happen(p: Position, event: Event, log: Log | None) -> Position:
    """Lets something happen. Where no ability of the case answers it, it is carried out without opening windows."""
    if event.kind in p.cast.answered:
        return p.on((*p.stack, Happen(event)))
    return _at_once(p, event, log)


def _at_once(p: Position, event: Event, log: Log | None) -> Position:
    """Carries out what nothing answers; its lines stand where they would stand if something did."""
    do = game_of(p).events[event.kind].do
    if log is None:
        return do(p, event, log)
    log.inner += 1
    try:
        return do(p, event, log)
    finally:
        log.inner -= 1


def happen_all(p: Position, events: Sequence[Event], log: Log | None) -> Position:
    """Lets several things happen, the first of them first; stops when the game is over."""
    if any(e.kind in p.cast.answered for e in events):
        return p.on((*p.stack, *(Happen(e) for e in reversed(events))))
    for event in events:
        if p.stack:
            p = _at_once(p, event, log)
    return p


def happen_together(p: Position, events: Sequence[Event], log: Log | None) -> Position:
    """Lets several things happen at once: what answers them afterwards waits until all of them have, and is put in order together."""
    if len(events) < 2 or not any(("After", e.kind) in p.cast.triggers for e in events):
        return happen_all(p, events, log)
    collector = Happen(events[0], stage=game_of(p).windows[p.edition].index("After"), done=True, collects=True)
    return p.on((*p.stack, collector, *(Happen(e, together=True) for e in reversed(events))))


def advance_happen(p: Position, frame: Happen, log: Log | None) -> Position:
    """One step of an event: a window, or carrying it out. What is cancelled opens no further window."""
    game = game_of(p)
    if frame.cancelled:
        return _note_replaced(game, pop(p), frame.event) if frame.replaced else pop(p)
    stages = game.windows[p.edition]
    if frame.stage >= len(stages):
        return pop(p)
    stage = stages[frame.stage]
    if stage == "do":
        return _carry_out(game, p, frame, log)
    if not frame.also if frame.collects else (stage, frame.event.kind) not in p.cast.triggers:
        return _top(p, frame._replace(stage=frame.stage + 1, asked=0, waiting=()))
    if stage == "After" and not frame.asked:
        if (
            p.edition in game.deferred
            and not frame.due
            and (open_point := game.hooks.get("waits for", lambda p, events: "")(p, frame.also or (frame.event,)))
        ):
            return p.on((*p.stack, Ask(JUDGE, "decide", (open_point,))))
        later = _defer(p, frame) if p.edition in game.deferred else None
        later = later or (_gather(p, frame.event) if frame.together else None)
        if later is not None:
            return later
    return _window(game, p, frame, stage, log)


def _note_replaced(game: Game, p: Position, event: Event) -> Position:
    """Keeps which abilities would have answered an event that was replaced, until the next choice."""
    for card, number, user in game.triggered(p, event, "After"):
        p = put_fact(p, Fact(REPLACED, card, user, str(number), until=NEXT_CHOICE))
    return p


def _note_happened(p: Position, event: Event, stage: str) -> Position:
    """Keeps for what a window has been opened, the last of its kind, until the next choice."""
    begins = f"{stage}|{event.kind}|"
    p = without_facts(p, [f for f in facts_of(p, JUST) if f.key.startswith(begins)])
    used = next((f for f in reversed(p.stack) if isinstance(f, Use) and (f.card, f.number) == (event.card, event.amount)), None)
    targets = ",".join(map(str, used.targets)) if used is not None else ""
    key = f"{begins}{event.by}|{event.other}|{event.place}|{targets}"
    return add_fact(p, Fact(JUST, event.card, event.player, key, event.amount, NEXT_CHOICE))


def just_happened(p: Position, stage: str, kinds: Sequence[str]) -> Iterator[tuple[Position, Event]]:
    """What windows of a stage have been open for since the last choice, the last of each kind; what was targeted then is on top of the stack."""
    for f in facts_of(p, JUST):
        at, kind, by, other, place, targets = f.key.split("|", 5)
        if at == stage and kind in kinds:
            used = Use(f.card, f.amount, f.player, int(by), tuple(map(int, targets.split(",")))) if targets else None
            then = p.on((*p.stack, used)) if used is not None else p
            yield then, Event(kind, f.card, f.player, f.amount, int(by), place, int(other))


def _carry_out(game: Game, p: Position, frame: Happen, log: Log | None) -> Position:
    p = _top(p, frame._replace(stage=frame.stage + 1, done=True, asked=0, waiting=()))
    kind = game.events[frame.event.kind]
    done = kind.do(p, frame.event, log)
    if done is p and kind.changes:
        return pop(p)
    return game.hooks["count"](done, frame.event) if frame.event.kind in p.cast.counted else done


def not_happened(p: Position, event: Event) -> Position:
    """What was to be carried out has become something else: nothing answers it afterwards."""
    for n in range(len(p.stack) - 1, -1, -1):
        frame = p.stack[n]
        if isinstance(frame, Happen) and frame.done and frame.event == event:
            return p.on((*p.stack[:n], frame._replace(cancelled=True), *p.stack[n + 1 :]))
    return p


def _defer(p: Position, frame: Happen) -> Position | None:
    """Puts the After window off until the ability that is being resolved is finished; None outside an ability."""
    at = None if frame.due else puts_off(p)
    below = p.stack[at] if at is not None else None
    if at is not None and isinstance(below, Use):
        stack, events = list(p.stack[:-1]), frame.also or (frame.event,)
        if game_of(p).hooks.get("pays", lambda p: False)(p):
            events = tuple(e._replace(cost=True) for e in events)
        stack[at] = below._replace(later=(*below.later, *events))
        return p.on(tuple(stack))
    put_off = game_of(p).hooks.get("put off")
    return put_off(p, frame.event) if put_off else None


def puts_off(p: Position) -> int | None:
    """Where in the stack the ability is until whose end an After window is put off: the outermost, unless the game knows better."""
    found = being_used(p)
    which: int = game_of(p).hooks.get("puts off to", lambda p, uses: 0)(p, found) if len(found) > 1 else 0
    return found[which] if found else None


def being_used(p: Position) -> list[int]:
    """Where in the stack the abilities are that are being used, the outermost first; the steps of some procedures are no part of them."""
    steps = (n for n in range(len(p.stack) - 1, -1, -1) if getattr(p.stack[n], "procedure", "") in game_of(p).steps)
    return [n for n in range(next(steps, 0), len(p.stack)) if isinstance(p.stack[n], Use)]


def _gather(p: Position, event: Event) -> Position | None:
    """Leaves the After window of the event on top of the stack to the frame that collects those which happen at once."""
    at = next((n for n in range(len(p.stack) - 2, -1, -1) if isinstance(f := p.stack[n], Happen) and f.collects), None)
    below = p.stack[at] if at is not None else None
    if at is None or not isinstance(below, Happen):
        return None
    return p.on((*p.stack[:at], below._replace(also=(*below.also, event)), *p.stack[at + 1 : -1]))


def after_windows(p: Position, events: tuple[Event, ...], *, due: bool = False) -> Position:
    """Opens the After window of what was put off: one for all of it, whose answers the First Player puts in order."""
    if not events:
        return p
    stage, several = game_of(p).windows[p.edition].index("After"), len(events) > 1
    return p.on((*p.stack, Happen(events[0], stage=stage, done=True, collects=several, also=events if several else (), due=due)))


def _answers(game: Game, p: Position, frame: Happen, stage: str) -> dict[tuple[int, int, int], Event]:
    """The abilities that answer, and what each answers: of several events the first that it has not answered yet, costs behind all else."""
    found: dict[tuple[int, int, int], Event] = {}
    met: Counter[tuple[int, int, int]] = Counter()
    for event in sorted(frame.also or (frame.event,), key=lambda e: e.cost):
        for ability in game.triggered(p, event, stage):
            met[ability] += 1
            if met[ability] > frame.used.count(ability):
                found.setdefault(ability, event)
    return found


def answered(p: Position, ability: tuple[int, int, int]) -> Event | None:
    """What an ability would answer in the window that is open."""
    frame = next((f for f in reversed(p.stack) if isinstance(f, Happen)), None)
    if frame is None:
        return None
    game = game_of(p)
    return _answers(game, p, frame, game.windows[p.edition][frame.stage]).get(ability, frame.event)


def _window(game: Game, p: Position, frame: Happen, stage: str, log: Log | None) -> Position:
    """Each player in turn says which reactions they use; then what waits is carried out, one by one."""
    found = _answers(game, p, frame, stage)
    order = game.turn_order(p)
    if not frame.asked:
        p = _note_happened(p, (frame.also or (frame.event,))[-1], stage)
        _tell_had_its_time(game, p, frame, found, log)
    if frame.asked < len(order):
        player = order[frame.asked]
        mine = [t for t in found if t[2] == player and t not in frame.waiting and not is_forced(p, t)]
        unusable = [t for t in mine if not usable(game, p, t, found[t])]
        for card, number, user in unusable:
            p = put_fact(p, Fact(IN_VAIN, card, user, str(number), int(found[card, number, user].cost), NEXT_CHOICE))
        if len(unusable) < len(mine):
            return p.on((*p.stack, Ask(player, "react", (stage, tuple(mine)))))
        return _top(p, frame._replace(asked=frame.asked + 1))
    todo = [t for t in found if is_forced(p, t) or t in frame.waiting]
    todo = [t for t in todo if usable(game, p, t, found[t])]
    if not todo:
        return _top(p, frame._replace(stage=frame.stage + 1, asked=0, waiting=()))
    if len(todo) > 1:
        if log is not None:
            names = listed(p.cast.names[t[0]] for t in todo)
            say(
                log,
                p,
                rule_for(game.window_rules["order"], p.edition),
                "{} wait for the same event; {} decides the order.",
                names,
                p.cast.seats[order[0]],
            )
        return p.on((*p.stack, Ask(order[0], "order", (stage, tuple(todo)))))
    unsure = next((r for r in game.use_reasons(p, Use(*todo[0], event=found[todo[0]])) if r.verdict == UNSETTLED), None)
    if unsure is not None and is_forced(p, todo[0]):
        return p.on((*p.stack, Ask(JUDGE, "decide", (unsure.rule.partition("/")[2],))))
    return start_answer(p, todo[0], log)


def _tell_had_its_time(game: Game, p: Position, frame: Happen, found: dict[tuple[int, int, int], Event], log: Log | None) -> None:
    """Says once, when a window opens, of what would have to answer again why it does not, where the game knows."""
    opens = not any((t := p.ability(card, n).trigger) and t.timing == game.windows[p.edition][frame.stage] for card, n, _ in frame.used)
    if log is None or not opens or "had its time" not in game.hooks:
        return
    for ability, event in found.items():
        if is_forced(p, ability) and not usable(game, p, ability, event):
            game.hooks["had its time"](p, Use(*ability, event=event), log)


def start_answer(p: Position, ability: tuple[int, int, int], log: Log | None) -> Position:
    """Begins to use an ability that answers the event on top of the stack."""
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    game = game_of(p)
    stage, event = game.windows[p.edition][frame.stage], answered(p, ability)
    said = game.hooks["answers as"](p, ability[0], ability[1], stage) if "answers as" in game.hooks else None
    rule, sentence = said or (rule_for(game.window_rules[stage], p.edition), f"{stage}: {{}} answers.")
    say(log, p, rule, sentence, Card(ability[0]))
    waiting = tuple(t for t in frame.waiting if t != ability)
    p = _top(p, frame._replace(used=(*frame.used, ability), waiting=waiting, asked=0))
    return p.on((*p.stack, Use(ability[0], ability[1], ability[2], event=event)))


def is_forced(p: Position, ability: tuple[int, int, int]) -> bool:
    """Whether an ability must be used when it answers an event."""
    return p.ability(ability[0], ability[1]).kind == "Forced"


def usable(game: Game, p: Position, ability: tuple[int, int, int], event: Event) -> bool:
    """Whether nothing speaks against using an ability now."""
    return not any(r.verdict == "no" for r in game.use_reasons(p, Use(*ability, event=event)))


def replace_event(p: Position, event: Event | None = None, *, replaced: bool = False) -> Position:
    """Cancels the innermost event that is not carried out yet, `replaced` where something else happens; with an event, puts that one there."""
    for n in range(len(p.stack) - 1, -1, -1):
        frame = p.stack[n]
        if isinstance(frame, Happen) and not frame.done:
            new = frame._replace(cancelled=True, replaced=replaced) if event is None else frame._replace(event=event)
            return p.on((*p.stack[:n], new, *p.stack[n + 1 :]))
    return p


def _top(p: Position, frame: Happen) -> Position:
    return p.on((*p.stack[:-1], frame))
