"""The points at which the books are silent or contradict themselves: asking the judge, and what hangs on the decision."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import not_happened
from judgekit.engine.facts import decision, has_fact, put_fact
from judgekit.engine.game import Point, Question
from judgekit.engine.step import decide
from judgekit.engine.trace import Log, say
from judgekit.engine.values import JUDGE, UNSETTLED, YES, Args, Ask, Event, Fact, Happen, Position, Reason
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.asked import QUESTIONS
from judgekit.games.five_sails.judged.readings import READINGS, WITHOUT
from judgekit.games.five_sails.values import NEW, OLD

for _name, _readings in READINGS.items():
    GAME.point(Point(f"unsettled/{_name}", QUESTIONS[_name], _readings, (NEW, OLD), WITHOUT.get(_name, ())))


def open_readings(p: Position, point: str) -> tuple[tuple[str, str], ...]:
    """The readings of a point that the edition leaves open, each with its name and what it says."""
    found = GAME.points[point]
    return tuple(found.readings[n] for n in found.open_in(p.edition))


def by_point(p: Position, point: str, text: str, verdicts: tuple[str, ...]) -> Iterator[Reason]:
    """A reason that hangs on an open point: unsettled until the judge has decided, then the verdict of that reading."""
    readings = GAME.points[point].readings
    reading = decision(p, point)
    if reading is None:
        yield Reason(UNSETTLED, rid(point), text, -1, "the judge decides", open_readings(p, point))
    elif verdicts[reading] != YES:
        yield Reason(verdicts[reading], rid(point), f"{text} The judge decided: {readings[reading][1]}")


def ask_before_event(p: Position, event: Event, point: str) -> Position:
    """Asks the judge about an open point in the middle of an event, which is carried out afterwards."""
    again = Happen(event, stage=GAME.windows[p.edition].index("do"))
    return p.on((*not_happened(p, event).stack, again, Ask(JUDGE, "decide", (point,))))


def tell_open(p: Position, log: Log | None, point: str, text: str, *values: object) -> None:
    """A line that what has just been done follows one of two passages, while the judge has not decided between them."""
    if decision(p, point) is None:
        say(log, p, point, text, *values)


def tell_open_once(p: Position, log: Log | None, point: str, text: str, *, until: str) -> Position:
    """The same line once until something ends: in one duel nobody needs it twice."""
    if has_fact(p, "told open", key=point):
        return p
    tell_open(p, log, point, text)
    return put_fact(p, Fact("told open", key=point, until=until))


def _candidates(p: Position, ask: Ask) -> list[Args]:
    return [(n,) for n in GAME.points[ask.data[0]].open_in(p.edition)]


def _decide(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return decide(p, ask, int(args[0]), log)


GAME.ask(
    Question(
        "decide",
        {NEW: "first-player/simultaneous", OLD: "first-player/simultaneous"},
        lambda p, ask: GAME.points[ask.data[0]].question + " The books do not settle it; the judge decides.",
        _candidates,
        lambda p, ask, args: iter(()),
        lambda p, ask, args: GAME.points[ask.data[0]].readings[args[0]][0],
        _decide,
        role="decision",
    )
)
