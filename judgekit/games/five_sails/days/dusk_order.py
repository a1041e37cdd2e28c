"""In which order characters go Home in Dusk, where one of them has an ability that answers it."""

from __future__ import annotations

from judgekit.engine.cast import Ability, Word
from judgekit.engine.facts import add_fact, find_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.step import LIMIT, advance
from judgekit.engine.trace import Log, card_name
from judgekit.engine.values import Args, Ask, Event, Fact, Happen, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.city import stays_out
from judgekit.games.five_sails.standing.daily import stays_engaged
from judgekit.games.five_sails.values import characters, clockwise, home_of

HANDLED, HOMEWARD = "dusk done", "going home"


def homeward(p: Position) -> list[int]:
    """The characters that still have to become en garde or to go Home."""
    return [n for n in characters(p) if events_of(p, n) and find_fact(p, HANDLED, n) is None]


def events_of(p: Position, n: int) -> list[Event]:
    """What the clean-up does with a character."""
    owner = p.cards[n].control
    events = [Event("readied", n, owner)] if owner >= 0 and p.cards[n].engaged and not stays_engaged(p, n) else []
    return events + ([Event("moved", n, owner, place=home_of(p, owner))] if _goes(p, n, owner) else [])


def _goes(p: Position, n: int, owner: int) -> bool:
    """Whether a character is away from its Home and nothing lets it stay where it is."""
    return owner >= 0 and p.cards[n].at != home_of(p, owner) and find_fact(p, "stays", n) is None and not stays_out(p, n)


def order_matters(p: Position) -> bool:
    """Whether one of several that go answers what the clean-up does, be it the first of them to go or the last."""
    going = homeward(p)
    heeding = [n for n in going if any(_heeds(a) for _, a in p.abilities(n))]
    return len(going) > 1 and any(_answered(p, order) for n in heeding for order in _first_and_last(going, n))


def _heeds(a: Ability) -> bool:
    """Whether an ability may answer what the clean-up does, and speaks of others than the character that has it."""
    return a.trigger is not None and bool({"moved", "readied"} & set(a.trigger.event.split("|"))) and not _of_itself(a)


def _first_and_last(going: list[int], n: int) -> tuple[list[int], list[int]]:
    """Two orders: one character ahead of the others, and behind them."""
    others = [m for m in going if m != n]
    return [n, *others], [*others, n]


def _answered(p: Position, order: list[int]) -> bool:
    """Whether anything is asked, or answered by an ability that speaks of others, while characters go Home in an order."""
    below = len(p.stack)
    p = p.on((*p.stack, *(Happen(e) for n in reversed(order) for e in reversed(events_of(p, n)))))
    for _ in range(LIMIT):
        if len(p.stack) <= below:
            return False
        top = p.stack[-1]
        if isinstance(top, Ask) or (isinstance(top, Use) and not _of_itself(p.ability(top.card, top.number))):
            return True
        p = advance(p)
    return True


def _of_itself(a: Ability) -> bool:
    """Whether an ability speaks of nobody but the character that has it and of its player."""
    words = (*((a.trigger.word,) if a.trigger else ()), *a.conditions, *a.costs, *a.effects)
    return not a.targets and all(_own(arg) for w in words for arg in w.args)


def _own(arg: object) -> bool:
    """Whether a value of a word is plain, or means the character itself."""
    if isinstance(arg, Word):
        return all(_own(each) for each in arg.args)
    return not isinstance(arg, tuple) or arg[:1] in {("this",), ("that",), ("performer",), ("leader",)}


def in_order(p: Position, log: Log | None) -> Position:
    """The First Player says who is next, for as long as the order matters."""
    if order_matters(p):
        return p.on((*p.stack, Ask(clockwise(p, p.board.token)[0], "dusk order")))
    return p.on((*p.stack, *(Happen(e) for n in reversed(homeward(p)) for e in reversed(events_of(p, n)))))


def _next(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    events = events_of(p, args[0])
    p = push(add_fact(p, Fact(HANDLED, args[0], until="dusk")), HOMEWARD)
    return p.on((*p.stack, *(Happen(e) for e in reversed(events))))


GAME.procedure(Procedure(HOMEWARD, "Going Home one after another", (Row("next", "day/dusk-home", in_order),)))


question(
    "dusk order",
    "first-player/simultaneous",
    "Who becomes en garde and goes Home next?",
    lambda p, ask: [(n,) for n in homeward(p)],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _next,
    role="order",
)
