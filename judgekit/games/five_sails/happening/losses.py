"""Losses that the books leave open: a destroyed Mercenary, the last Leader but one in a duel, the last Leaders at once."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.events import happen_together
from judgekit.engine.facts import add_fact, decision, facts_of, forget, put_fact
from judgekit.engine.game import Question
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NOBODY, Args, Ask, Event, Fact, Happen, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import (
    FALLS_LATER,
    cards_to_resolve,
    check_resolve,
    destruction,
    leave_play,
    out_of_play,
    to_pile,
)
from judgekit.games.five_sails.happening.lost_leader import LOST_TOGETHER, win
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import NEW, OLD, clockwise, in_play, leader_of, place_of, with_place, with_player

BOTH_LOST = "unsettled/both-leaders-lost"
FALL_ORDER = "falls in order"
"""Notes of a Leader which place the First Player has given its loss among several."""


def _data(p: Position) -> int:
    top = p.stack[-1]
    assert isinstance(top, Run)
    return int(top.data[0])


def _mercenary(p: Position, log: Log | None) -> Position:
    """The judge says once where destroyed Mercenaries go."""
    reading = decision(p, "unsettled/destroyed-mercenary")
    if reading is None:
        return ask_judge(p, "unsettled/destroyed-mercenary")
    card = _data(p)
    p = pop(p)
    zone = "locker" if reading == 0 else "discard"
    return leave_play(p, card, zone, log, rule="unsettled/destroyed-mercenary") if in_play(p, card) else p


def _last_leader(p: Position, log: Log | None) -> Position:
    """With threat on the last Leader, the judge says whether the duel is finished first."""
    reading = decision(p, "unsettled/assassination-when")
    if reading is None:
        return ask_judge(p, "unsettled/assassination-when")
    player = _data(p)
    p = pop(p)
    return win(p, player, "Assassination", log) if reading == 0 else p


def last_one_wins(p: Position, log: Log | None) -> Position:
    """The only player with a Leader wins; without any Leader nobody does."""
    lost = any("Leader" in p.definition(n).traits and c.zone != "play" for n, c in enumerate(p.cards))
    left = [q for q in range(len(p.players)) if leader_of(p, q) >= 0]
    return win(p, left[0], "Assassination", log) if lost and len(left) == 1 else p


def _enough_wounds(p: Position, log: Log | None) -> Position:
    """The judge says whether a participant with enough wounds is destroyed before the combat cards are resolved."""
    reading = decision(p, "unsettled/destroyed-when")
    if reading is None:
        return ask_judge(p, "unsettled/destroyed-when")
    return check_resolve(pop(p), _data(p), log)


def _eliminated(p: Position, log: Log | None) -> Position:
    """The judge says what becomes of the cards and locations of a player who is out."""
    reading = decision(p, "unsettled/eliminated-player")
    if reading is None:
        return ask_judge(p, "unsettled/eliminated-player")
    player = _data(p)
    p = pop(p)
    if reading == 1:
        return p
    say(log, p, "unsettled/eliminated-player", "The cards and the Renown of {} leave the game.", Player(player))
    for n, c in enumerate(p.cards):
        if c.control == player or (c.control < 0 and c.owner == player):
            p = to_pile(p, n, "locker", player)
    for name in p.cast.places:
        if place_of(p, name).control == player:
            p = with_place(p, name, control=NOBODY)
    return with_player(p, player, renown=0)


def last_leaders(p: Position, events: Sequence[Event]) -> tuple[int, ...]:
    """The Leaders whom the events would destroy, where these are several and nobody else has one."""
    doomed = []
    for e in events:
        deadly = e.kind == "destroyed" or (e.kind == "wounded" and _falls(p, e.card, e.amount))
        if deadly and leader_of(p, p.cards[e.card].control) == e.card:
            doomed.append(e.card)
    spared = any(leader_of(p, q) >= 0 and leader_of(p, q) not in doomed for q in range(len(p.players)))
    return tuple(doomed) if len(doomed) > 1 and not spared else ()


def _falls(p: Position, card: int, more: int = 0) -> bool:
    return in_play(p, card) and p.cards[card].wounds + more >= stat(p, card, "resolve")


def lost_together(p: Position, reading: int) -> Position:
    """Notes what the judge has said of Leaders that are lost at once; their order needs no note."""
    return p if reading == 0 else put_fact(p, Fact(LOST_TOGETHER, amount=reading))


def wound_leaders(p: Position, events: Sequence[Event], leaders: tuple[int, ...], log: Log | None) -> Position:
    """Lets wounds happen that reach the Resolve of the last Leaders: all are suffered before anybody is destroyed."""
    depth = len(p.stack)
    for n in leaders:
        p = put_fact(p, Fact(FALLS_LATER, n))
    p = happen_together(p, events, log)
    answers = isinstance(frame := p.stack[depth] if len(p.stack) > depth else None, Happen) and frame.collects
    at = depth + 1 if answers else depth
    return p.on((*p.stack[:at], Run("leaders fall", 0, leaders), *p.stack[at:]))


def _leaders_fall(p: Position, log: Log | None) -> Position:
    """Of several Leaders with enough wounds the judge says whether they are lost at once; otherwise the First Player orders them."""
    top = p.stack[-1]
    assert isinstance(top, Run)
    fallen = [n for n in top.data if _falls(p, n)]
    if len(fallen) < 2:
        p = pop(forget(forget(p, FALLS_LATER), FALL_ORDER))
        return check_resolve(p, fallen[0], log) if fallen else p
    reading = decision(p, BOTH_LOST)
    if reading is None:
        return ask_judge(p, BOTH_LOST)
    if reading != 0:
        return _fall_together(pop(forget(lost_together(p, reading), FALLS_LATER)), fallen, log)
    p = p.on((*p.stack[:-1], top._replace(row=top.row - 1)))
    order = fall_order(p, fallen)
    return ask_fall_order(p, fallen, log) if order is None else check_resolve(forget(p, FALLS_LATER, card=order[0]), order[0], log)


def _fall_together(p: Position, fallen: Sequence[int], log: Log | None) -> Position:
    """Destroys several Leaders at once; where a participant's combat cards come first, each when they are resolved."""
    if any(cards_to_resolve(p, n) for n in fallen):
        for n in reversed(fallen):
            p = check_resolve(p, n, log)
        return p
    return happen_together(p, [destruction(p, n, log) for n in fallen], log)


def fall_too(p: Position, log: Log | None) -> Position:
    """Takes the Leaders out of play that were to fall right after the one whose loss has decided the game."""
    for n in [f.card for f in facts_of(p, FALLS_LATER) if _falls(p, f.card)]:
        destruction(p, n, log)
        p = out_of_play(put_fact(p, Fact("wounds when destroyed", n, amount=p.cards[n].wounds)), n, "locker", log, "wound/destroyed")
    return p


def fall_order(p: Position, leaders: Sequence[int]) -> list[int] | None:
    """The Leaders in the order in which the First Player has put their losses; None while that is to be asked."""
    said = {f.card: f.amount for f in facts_of(p, FALL_ORDER)}
    left = [n for n in leaders if n not in said]
    return None if len(left) > 1 else [*sorted((n for n in leaders if n in said), key=lambda n: said[n]), *left]


def ask_fall_order(p: Position, leaders: Sequence[int], log: Log | None) -> Position:
    """Asks the First Player which of the Leaders whose place is not known yet is lost before the others."""
    left = tuple(n for n in leaders if not facts_of(p, FALL_ORDER, card=n))
    first = clockwise(p, p.board.token)[0]
    if len(left) == len(leaders):
        names = " and ".join(p.cast.names[n] for n in left)
        say(log, p, "first-player/simultaneous", "{} would be lost at the same time; {} decides the order.", names, Player(first))
    return p.on((*p.stack, Ask(first, "which Leader", left)))


def _falls_next(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, "first-player/simultaneous", "{} comes first.", Card(args[0]))
    return add_fact(p, Fact(FALL_ORDER, args[0], amount=len(facts_of(p, FALL_ORDER))))


GAME.ask(
    Question(
        "which Leader",
        "first-player/simultaneous",
        lambda p, ask: "Which Leader is lost first?",
        lambda p, ask: [(n,) for n in ask.data],
        lambda p, ask, args: iter(()),
        lambda p, ask, args: f"{card_name(p, args[0])} first",
        _falls_next,
        role="order",
    )
)
GAME.procedure(
    Procedure("enough wounds", "Enough wounds before the combat cards", (Row("when", "final-strike/after-combat-cards", _enough_wounds),)),
    Procedure("eliminated player", "A player who is out", (Row("what", {NEW: "leader/lost", OLD: "leader/lost"}, _eliminated, editions=(OLD,)),)),
    Procedure("destroyed mercenary", "A destroyed Mercenary", (Row("where", "character/destroyed", _mercenary),)),
    Procedure("leaders fall", "The last Leaders at once", (Row("who", "anatomy/destroyed-at-resolve", _leaders_fall),)),
    Procedure("last leader", "The last Leader but one", (Row("when", "victory/assassination", _last_leader),)),
)
