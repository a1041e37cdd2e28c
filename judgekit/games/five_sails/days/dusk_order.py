"""In which order characters go Home in Dusk, where one of them has an ability that answers it."""

from __future__ import annotations

from judgekit.engine.cast import Ability, Word
from judgekit.engine.facts import add_fact, find_fact
from judgekit.engine.trace import Log, card_name
from judgekit.engine.values import Args, Ask, Event, Fact, Happen, Position
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.standing.city import stays_out
from judgekit.games.five_sails.standing.daily import stays_engaged
from judgekit.games.five_sails.values import characters, clockwise, home_of

HANDLED = "dusk done"


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
    """Whether one of several that go answers the going of the others from where it stands."""
    going = homeward(p)
    answers = (a for n in going for _, a in p.abilities(n) if a.trigger and a.trigger.event in {"moved", "readied"})
    return len(going) > 1 and not all(_of_itself(a) for a in answers)


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
    """The First Player says who is next, down to the last one."""
    going = homeward(p)
    if len(going) > 1:
        return p.on((*p.stack, Ask(clockwise(p, p.board.token)[0], "dusk order")))
    return p.on((*p.stack, *(Happen(e) for n in going for e in reversed(events_of(p, n)))))


def _next(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    events = events_of(p, args[0])
    p = in_order(add_fact(p, Fact(HANDLED, args[0], until="dusk")), log)
    return p.on((*p.stack, *(Happen(e) for e in reversed(events))))


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
