"""High Drama: players take turns with one action each, or pass, until all have passed in a row."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, drop_facts, first_fact, remove_fact
from judgekit.engine.game import Question
from judgekit.engine.procedures import Procedure, Row
from judgekit.engine.trace import Log, Player, player_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import label
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import check_everybody
from judgekit.games.five_sails.rulebook import BRING, NAMES
from judgekit.games.five_sails.standing.ceilings import from_pile
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK, clockwise, has, next_player, with_board


def _begin(p: Position, log: Log | None) -> Position:
    first = clockwise(p, max(p.board.token, 0))[0]
    p = with_board(p, phase="High Drama", active=first, passes=0)
    say(log, p, "day/high-drama-turns", "High Drama: {} starts.", Player(first))
    return happen(p, Event("begins", place="High Drama"), log)


def _turn(p: Position, log: Log | None) -> Position:
    if p.players[p.board.active].out:
        p = with_board(p, active=next_player(p, p.board.active))
    return p.on((*p.stack, Ask(p.board.active, "action")))


def _after(p: Position, log: Log | None) -> Position:
    """The next player has priority, until all have passed in a row."""
    left = sum(not q.out for q in p.players)
    if p.board.passes >= left:
        say(log, p, "day/high-drama-over", "All players have passed in a row: High Drama is over.")
        return p
    more = first_fact(p, "more actions", player=p.board.active)
    if more is not None:
        p = remove_fact(p, more)
        if more.amount > 1:
            p = add_fact(p, more._replace(amount=more.amount - 1))
        say(log, p, "play/resolve", "{} takes another action.", Player(p.board.active))
        return goto(p, "turn")
    p = with_board(p, active=next_player(p, p.board.active))
    if p.board.passes:
        say(log, p, "action/pass-priority", "Priority goes to {}.", Player(p.board.active))
    return goto(p, "turn")


def _over(p: Position, log: Log | None) -> Position:
    """What lasts until the end of High Drama is over."""
    without = drop_facts(p, "high drama")
    return p if without is p else check_everybody(without, log, p)


HIGH_DRAMA = Procedure(
    "high drama",
    "High Drama",
    (
        Row("begin", {NEW: "day/high-drama-begin", OLD: "day/high-drama-turns"}, _begin),
        Row("turn", "day/high-drama-turns", _turn),
        Row("after", {NEW: "day/high-drama-one-action", OLD: "day/high-drama-turns"}, _after),
        Row("end", {NEW: "day/high-drama-end", OLD: "day/high-drama-over"}, lambda p, log: happen(p, Event("ends", place="High Drama"), log)),
        Row("what lasted", {NEW: "day/high-drama-end", OLD: "day/high-drama-over"}, _over, lambda p: bool(p.facts)),
    ),
)
GAME.procedure(HIGH_DRAMA)


def action_candidates(p: Position, player: int) -> Iterator[Args]:
    """Everything that a player could think of as an action: basic actions, cards in play, cards in hand, passing."""
    brutes = any(c.zone == "hand" and c.owner == player and has(p, n, "Brute") for n, c in enumerate(p.cards))
    for number in range(len(NAMES)):
        if number != BRING or brutes:
            yield ("use", RULEBOOK, number)
    for n, c in enumerate(p.cards):
        mine = (c.zone == "play" and (c.control == player or (c.control < 0 and p.cast.faces[c.face].kind in {"event", "location"}))) or (
            c.owner == player and (c.zone == "hand" or (c.zone == "discard" and from_pile(p, n)))
        )
        if mine and n != RULEBOOK:
            for number, ability in p.abilities(n):
                if ability.kind == "Action" and (c.zone == "play" or p.cast.faces[c.face].kind == "risk"):
                    yield ("use", n, number)
    yield ("pass",)


def _reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] == "use":
        yield from reasons_to_use(p, Use(args[1], args[2], ask.player))
    elif p.board.active != ask.player:
        yield Reason(NO, rid("action/pass-priority"), f"{player_name(p, ask.player)} does not have priority.", NO_CARD)


def _text(p: Position, ask: Ask, args: Args) -> str:
    return "pass" if args[0] == "pass" else label(p, args[1], args[2])


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] == "pass":
        say(log, p, "action/pass", "{} passes.", Player(ask.player))
        p = with_board(p, passes=p.board.passes + 1)
        return happen(p, Event("passed", player=ask.player), log) if "passed" in p.cast.answered else p
    p = with_board(p, passes=0)
    return p.on((*p.stack, Use(args[1], args[2], ask.player)))


GAME.ask(
    Question(
        "action",
        "day/basic-actions",
        lambda p, ask: f"{player_name(p, ask.player)} has priority: which action?",
        lambda p, ask: action_candidates(p, ask.player),
        _reasons,
        _text,
        _answer,
        role="action",
    )
)
