"""Questions about what waits on an event: who uses a Reaction, and what comes first."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import answered, is_forced, start_answer
from judgekit.engine.facts import decision
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NO, Args, Ask, Happen, Position, Reason
from judgekit.games.five_sails.acts.abilities import label
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.asks_uses import NONE, against_use, said_as, uses
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.judged.open_points import by_point, tell_open
from judgekit.games.five_sails.values import NEW


def _react_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    yield from against_use(p, ask, args, None if args == NONE else answered(p, (args[1], args[2], ask.player)))


def _react_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    if args == NONE:
        mine = tuple(t for t in ask.data[1] if t not in frame.used or frame.also) * max(1, len(frame.also))
        return p.on((*p.stack[:-1], frame._replace(asked=frame.asked + 1, used=(*frame.used, *mine))))
    ability = (args[1], args[2], ask.player)
    say(log, p, "reaction/response", "{} announces: {}.", Player(ask.player), label(p, args[1], args[2]))
    return p.on((*p.stack[:-1], frame._replace(waiting=(*frame.waiting, ability))))


question(
    "react",
    "reaction/response",
    "Does {player} use a Reaction?",
    lambda p, ask: [*uses(ask.data[1]), NONE],
    _react_reasons,
    said_as("no reaction"),
    _react_answer,
    role="reaction",
    default=NONE,
)

question(
    "order",
    "first-player/simultaneous",
    "Which comes first?",
    lambda p, ask: [("first", *t) for t in ask.data[1]],
    lambda p, ask, args: _order_reasons(p, ask, args),
    lambda p, ask, args: f"{_called(p, ask, args)} first",
    lambda p, ask, args, log: _order_answer(p, args, log),
    role="order",
)


def _called(p: Position, ask: Ask, args: Args) -> str:
    """The card whose ability waits; with the kind of ability where two of one card wait."""
    same = [t for t in ask.data[1] if t[0] == args[1]]
    if len(same) < 2:
        return card_name(p, args[1])
    kinds = [p.ability(t[0], t[1]).kind for t in same]
    if len(set(kinds)) < len(kinds):
        return label(p, args[1], args[2]).removeprefix("use ")
    return f"{card_name(p, args[1])}'s {p.ability(args[1], args[2]).kind}"


def _order_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """What speaks against putting a Reaction first: another player's turn to react, or a Forced ability that waits."""
    ability, order = args[1:], list(GAME.turn_order(p))
    if is_forced(p, ability):
        return
    others = [t for t in ask.data[1] if t != ability]
    if any(not is_forced(p, t) and order.index(t[2]) < order.index(ability[2]) for t in others):
        text = f"{card_name(p, ability[0])} is not the card of the player who comes first; whether the First Player may put it first is not said."
        yield from by_point(p, "unsettled/reaction-order", text, (NO, "yes"))
    if p.edition == NEW and decision(p, "unsettled/forced-before-reactions") == 0 and any(is_forced(p, t) for t in others):
        yield from by_point(p, "unsettled/forced-before-reactions", "A Forced ability waits on the same event.", (NO, "yes"))


def _order_answer(p: Position, args: Args, log: Log | None) -> Position:
    say(log, p, "first-player/simultaneous", "{} comes first.", Card(args[1]))
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    if p.edition == NEW and not is_forced(p, args[1:]) and any(is_forced(p, t) for t in frame.waiting):
        text = "The First Player orders what waits; that what is Forced need not come first is only inferred."
        tell_open(p, log, "unsettled/forced-before-reactions", text)
    keep = [f for f in frame.waiting if f != args[1:]]
    return start_answer(p.on((*p.stack[:-1], frame._replace(waiting=tuple(keep)))), args[1:], log)
