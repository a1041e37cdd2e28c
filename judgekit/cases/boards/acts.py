"""What is done at a board: each act takes a text and a place, and gives a new text and a place. Nothing is kept between two acts."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from judgekit.cases.boards.points import Point
from judgekit.cases.boards.record import Record, replay
from judgekit.cases.sentences.asked_words import judge_words, near_option, readings
from judgekit.cases.sentences.walking import default_choice
from judgekit.engine import EngineError, Option, Reason, options
from judgekit.engine.trace import player_name
from judgekit.engine.values import JUDGE, NO, UNSETTLED
from judgekit.games.five_sails.boards.edit_text import read_edit
from judgekit.games.five_sails.boards.short_names import with_full_names

LONGEST_RUN = 60
"""Choices that go without saying, taken in one act."""


@dataclass(frozen=True)
class Place:
    """Where one stands: a point, a moment within the automatic steps that lead there (None: at their end), and how far redo goes."""

    point: int = 0
    moment: int | None = None
    tip: int = 0

    @staticmethod
    def read(text: str, tip: str = "") -> Place:
        """A place as it stands in an address: `5`, or `5.2` for a moment on the way to it. What is none is the beginning."""
        found = re.fullmatch(r"(\d{1,6})(?:\.(\d{1,6}))?", text.strip())
        if not found:
            return Place()
        end = int(tip) if re.fullmatch(r"\d{1,6}", tip.strip()) else 0
        return Place(int(found[1]), None if found[2] is None else int(found[2]), end)

    def __str__(self) -> str:
        return str(self.point) if self.moment is None else f"{self.point}.{self.moment}"


@dataclass(frozen=True)
class Outcome:
    """What came of an act: the text and the place, what is to be said, and the reasons where it was refused."""

    text: str
    place: Place
    notice: str = ""
    refused: tuple[Reason, ...] = ()


class Refused(Exception):
    """An act that cannot be done here; nothing has changed."""

    def __init__(self, message: str, reasons: tuple[Reason, ...] = ()) -> None:
        super().__init__(message)
        self.reasons = reasons


Act = Callable[[Record, Place, str], Outcome]


def act(text: str, place: Place, command: str) -> Outcome:
    """Does `choose 3`, `say A: pass`, `undo`, `redo`, `step`, `go 4.1`, `finish`, `edit …`, `expect …`, `name …` or `prune`."""
    record = replay(text)
    word, _, rest = command.strip().partition(" ")
    known = ACTS.get(word)
    if known is None:
        return Outcome(text, place, f"nothing is called {word[:40]!r}; it is one of {', '.join(ACTS)}")
    if place.point >= len(record.points):
        place = Place(record.points[-1].number)
    try:
        return known(record, place, rest.strip())
    except Refused as error:
        return Outcome(text, place, str(error), error.reasons)
    except EngineError as error:
        return Outcome(text, place, str(error))


def step_of(at: Point, option: Option) -> str:
    """An option as it is written down as a step."""
    who = player_name(at.position, option.choice.player).removeprefix("the ")
    return f"{who}: {option.text}"


def wrote(record: Record, at: Point, step: str, *, slow: bool = False) -> Outcome:
    """Takes a step after a point, or refuses it with what stands against it."""
    if any(c in step for c in "\r\n"):
        raise Refused("a step stands on one line")
    text, number = record.written(at, step.replace("#", "№"))
    after = replay(text)
    if number >= len(after.points):
        raise Refused(after.problems[0].message if after.problems else "this cannot be done here")
    moment = 0 if slow and len(after.moments(after.points[number])) > 1 else None
    return Outcome(text, Place(number, moment, number), after.points[number].said())


def choose(record: Record, place: Place, rest: str) -> Outcome:
    """`3`: the third option; `3 reading 1`: under a reading of the point it hangs on; `3 slowly`: up to the first line."""
    found = re.fullmatch(r"(\d{1,4})(?: reading (\d))?( slowly)?", rest)
    at = record.point(place.point)
    offered = options(at.position)
    if not found or not 1 <= int(found[1]) <= len(offered):
        raise Refused(f"there are options 1 to {len(offered)}")
    option = offered[int(found[1]) - 1]
    if option.verdict == NO:
        raise Refused(f"{option.text} is not legal.", option.reasons)
    alike = [o.choice for o in offered if o.text == option.text and o.choice.player == option.choice.player]
    number = f" ({alike.index(option.choice) + 1})" if alike.index(option.choice) else ""
    done = wrote(record, at, step_of(at, option) + number, slow=bool(found[3]))
    if found[2] is None or option.verdict != UNSETTLED:
        return done
    return _read_as(done, int(found[2]))


def _read_as(done: Outcome, reading: int) -> Outcome:
    record = replay(done.text)
    at = record.point(done.place.point)
    ask = at.position.asking
    if ask is None or ask.player != JUDGE:
        return done
    readings = options(at.position, expected=False)
    if not 1 <= reading <= len(readings):
        raise Refused(f"there are readings 1 to {len(readings)}")
    return wrote(record, at, step_of(at, readings[reading - 1]))


def say(record: Record, place: Place, rest: str) -> Outcome:
    """A choice in words: `A: challenge with Kaspar, Soline`; without a name, of whoever is asked."""
    at = record.point(place.point)
    who, colon, what = rest.partition(":")
    seats = (*at.position.cast.seats, "judge", "chance", "all", "go on")
    if not (colon and who.strip() in seats):
        ask = at.position.asking
        who, what = (player_name(at.position, ask.player).removeprefix("the ") if ask else ""), rest
    if not what.strip():
        raise Refused("say what is done: a choice in words, such as 'challenge with Kaspar, Soline'")
    whole = with_full_names(at.position, what.strip())
    try:
        return wrote(record, at, f"{who.strip()}: {what.strip()}")
    except Refused:
        if whole == what.strip():
            raise
    return wrote(record, at, f"{who.strip()}: {whole}")


def undo(record: Record, place: Place, rest: str) -> Outcome:
    """Back to the point before; `line`: back by one line."""
    at = record.point(place.point)
    tip = max(place.tip, at.number) if at.number in {q.number for q in record.point(place.tip).path()} else at.number
    count = len(record.moments(at))
    moment = place.moment if place.moment is not None else count - 1
    if rest == "line" and moment > 0:
        return Outcome(record.text, Place(at.number, moment - 1, tip), "back by one line")
    if at.parent is None:
        return Outcome(record.text, Place(0, None, tip), "this is the beginning")
    return Outcome(record.text, Place(at.parent.number, None, tip), f"undone: {at.said()}")


def redo(record: Record, place: Place, rest: str) -> Outcome:
    """Forward again, on the line that was left."""
    at = record.point(place.point)
    if place.moment is not None:
        return Outcome(record.text, replace(place, moment=None), "to the next choice")
    way = record.point(place.tip).path()
    onward = next((q for q in way if q.parent is at), at.children[-1] if at.children else None)
    if onward is None:
        return Outcome(record.text, place, "there is nothing to do again")
    moment = 0 if rest == "line" and len(record.moments(onward)) > 1 else None
    tip = place.tip if onward in way else onward.number
    return Outcome(record.text, Place(onward.number, moment, tip), f"done again: {onward.said()}")


def step(record: Record, place: Place, rest: str) -> Outcome:
    """One automatic step, up to the next line; where a choice is to be made, the line that was left."""
    at = record.point(place.point)
    count = len(record.moments(at))
    if place.moment is None:
        return redo(record, place, "line")
    onward = place.moment + 1
    return Outcome(record.text, replace(place, moment=onward if onward < count - 1 else None), "one step on")


def go(record: Record, place: Place, rest: str) -> Outcome:
    """To a point, or to a line on the way to it."""
    wanted = Place.read(rest)
    if not 0 <= wanted.point < len(record.points):
        raise Refused(f"there are points 0 to {len(record.points) - 1}")
    at = record.point(wanted.point)
    count = len(record.moments(at))
    moment = wanted.moment if wanted.moment is not None and wanted.moment < count - 1 else None
    tip = record.point(place.tip)
    return Outcome(record.text, Place(at.number, moment, tip.number if at in tip.path() else at.number), at.said() or "the beginning")


def finish(record: Record, place: Place, rest: str) -> Outcome:
    """Everything that has one answer only or goes without saying, up to the end of the duel or to a real choice."""
    outcome = Outcome(record.text, replace(place, moment=None), "nothing goes without saying here: somebody has a choice")
    for _ in range(LONGEST_RUN):
        record = replay(outcome.text)
        at = record.point(outcome.place.point)
        ask = at.position.asking
        if ask is None or at.position.board.duel is None:
            break
        default = default_choice(at.position)
        free = [o for o in options(at.position, expected=False) if o.verdict != NO]
        only = free[0] if len(free) == 1 and free[0].verdict != UNSETTLED else None
        option = next((o for o in free if o.choice == default and o.verdict != UNSETTLED), only)
        if option is None:
            break
        outcome = replace(wrote(record, at, step_of(at, option)), notice="as far as it goes without saying")
    return outcome


def edit(record: Record, place: Place, rest: str) -> Outcome:
    """A change by hand, with its reason: `Kaspar has 2 wounds because a token was forgotten`."""
    at = record.point(place.point)
    body, because, reason = rest.partition(" because ")
    if not because or not reason.strip():
        raise Refused("a change by hand needs its reason: what was forgotten, or why the board is otherwise")
    read_edit(at.position, rest)
    return wrote(record, at, f"edit: {body.strip()} because {reason.strip()}")


def bring(record: Record, place: Place, rest: str) -> Outcome:
    """A card that was not there, with the reason: `hand of A | A | Amour because it was forgotten`."""
    from judgekit.cases.boards.bring import bring as brought  # which builds on this module

    return brought(record, place, rest)


def expect(record: Record, place: Place, rest: str) -> Outcome:
    """What must be so here: `Kaspar wounds 2`, `option B: refuse is illegal because …`."""
    if not rest or "\n" in rest:
        raise Refused("say what must be so, such as 'Kaspar wounds 2' or 'option B: refuse is legal'")
    at = record.point(place.point)
    text = record.inserted(at, [f"  > {rest}"])
    found = next((c for c in reversed(replay(text).point(at.number).checks) if c.text == rest), None)
    if found and found.failure:
        raise Refused(found.failure)
    return Outcome(text, replace(place, moment=None), f"expected here: {rest}")


def name(record: Record, place: Place, rest: str) -> Outcome:
    """Calls this point by a name."""
    if not rest or "\n" in rest or len(rest) > 80:
        raise Refused("a name has one line and at most 80 letters")
    text = record.inserted(record.point(place.point), [f"  name: {rest.replace('#', '№')}"])
    return Outcome(text, place, f"this point is called {rest}")


def prune(record: Record, place: Place, rest: str) -> Outcome:
    """Takes every other branch, and what comes after this point, away."""
    at = record.point(place.point)
    last = len(at.path()) - 1
    return Outcome(record.line_only(at), Place(last, None, last), "only this line is left")


def judge(record: Record, place: Place, who: str, what: str) -> tuple[str, tuple[Reason, ...], str]:
    """(verdict, reasons, problem) of any choice of any player that somebody asks about."""
    p = record.point(place.point).position
    ask = p.asking
    player = p.cast.seats.index(who) if who in p.cast.seats else JUDGE if who == "judge" else ask.player if ask else 0
    verdict, reasons, problem = judge_words(p, player, what)
    found = list(options(p)) if problem else []
    near = next((o for q, said in ((player, what), *readings(p, player, what)) if found and (o := near_option(found, q, said))), None)
    if near is not None:
        return {"yes": "legal", "no": "illegal"}.get(near.verdict, "unsettled"), near.reasons, ""
    return verdict, reasons, problem


ACTS: dict[str, Act] = {
    "choose": choose,
    "say": say,
    "undo": undo,
    "redo": redo,
    "step": step,
    "go": go,
    "finish": finish,
    "edit": edit,
    "bring": bring,
    "expect": expect,
    "name": name,
    "prune": prune,
}
