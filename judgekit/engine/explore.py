"""Counting, listing and searching the lines of play from a position, with a table of positions already seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from judgekit.engine.game import game_of
from judgekit.engine.options import legal
from judgekit.engine.procedures import advance_run, pop
from judgekit.engine.step import LIMIT, advance, endless
from judgekit.engine.values import Ask, Choice, Position, Run

Stop = Callable[[Position], bool]


@dataclass
class Exploration:
    """What was found: how many lines, how many positions were reached, and the endings in order of discovery."""

    lines: int = 0
    choices: int = 0
    """Choices carried out."""
    nodes: int = 0
    """Positions reached, those between two choices included."""
    endings: dict[Position, int] = field(default_factory=dict)
    cut: bool = False
    """Whether something was not followed to its end."""


def nothing_pending(p: Position) -> bool:
    """Stops where nothing is pending."""
    return not p.stack


def run_on(p: Position, stop: Stop, seen: Exploration) -> Position:
    """The automatic steps up to the next choice, or to the stop."""
    procedures = game_of(p).procedures
    for n in range(LIMIT):
        frame = p.stack[-1] if p.stack else None
        if frame is None or type(frame) is Ask or stop(p):
            seen.nodes += n
            return p
        p = advance_run(p, frame, procedures[frame.procedure], None) if type(frame) is Run else advance(p)
    raise endless(p)


def follow(p: Position, choice: Choice, stop: Stop, seen: Exploration) -> Position:
    """The position after a legal choice."""
    ask = p.stack[-1]
    assert isinstance(ask, Ask)
    seen.choices += 1
    seen.nodes += 1
    return run_on(game_of(p).questions[ask.question].answer(pop(p), ask, choice.args, None), stop, seen)


def explore(p: Position, stop: Stop = nothing_pending, limit: int = 1_000_000) -> Exploration:
    """Every line from a position to where `stop` says so: counts of lines by ending; equal positions are followed once.

    What is left when so many choices were carried out, and a line that comes back to where it was, are not counted; `cut` says so.
    """
    seen = Exploration()
    web = Web()

    def choices_at(q: Position) -> Iterator[Choice]:
        """What is followed from a position reached for the first time: nothing from an ending."""
        if stop(q) or not q.stack:
            seen.endings[q] = 0
            return iter(())
        return iter(legal(q))

    q = run_on(p, stop, seen)
    path = [(web.enter(q), q, choices_at(q))]
    while path:
        here, q, left = path[-1]
        choice = next(left, None)
        if choice is None or seen.choices >= limit:
            seen.cut = seen.cut or choice is not None
            web.leave(here)
            path.pop()
            continue
        reached = follow(q, choice, stop, seen)
        known = web.places.get(reached)
        if known in web.open:
            seen.cut = True
        elif known is not None:
            web.after[here].append(known)
        else:
            web.after[here].append(web.enter(reached))
            path.append((web.places[reached], reached, choices_at(reached)))
    lines = web.lines()
    for q in seen.endings:
        seen.endings[q] = lines[web.places[q]]
    seen.lines = sum(seen.endings.values())
    return seen


class Web:
    """The positions reached, each with a number, and which follow upon which."""

    def __init__(self) -> None:
        self.places: dict[Position, int] = {}
        self.after: list[list[int]] = []
        self.left: list[int] = []
        self.open: set[int] = set()

    def enter(self, q: Position) -> int:
        """The number of a new position."""
        here = self.places[q] = len(self.after)
        self.after.append([])
        self.open.add(here)
        return here

    def leave(self, here: int) -> None:
        """All that follows upon a position is known."""
        self.open.remove(here)
        self.left.append(here)

    def lines(self) -> list[int]:
        """How many lines lead from the first position to each: whoever was left last goes before all that follow upon it."""
        out = [0] * len(self.after)
        out[0] = 1
        for here in reversed(self.left):
            for follower in self.after[here]:
                out[follower] += out[here]
        return out


def count(p: Position, depth: int) -> int:
    """How many lines of so many choices there are (shorter ones that end count too)."""
    return sum(n for _, n in divide(p, depth)) if depth and legal(p) else 1


def divide(p: Position, depth: int) -> list[tuple[Choice, int]]:
    """The same count, split by the first choice."""
    seen = Exploration()
    table: dict[tuple[Position, int], int] = {}

    def walk(q: Position, left: int) -> int:
        if left == 0 or not q.stack:
            return 1
        if (q, left) not in table:
            table[q, left] = sum(walk(follow(q, c, nothing_pending, seen), left - 1) for c in legal(q)) or 1
        return table[q, left]

    return [(c, walk(follow(p, c, nothing_pending, seen), depth - 1)) for c in legal(p)]


def search(p: Position, wanted: Stop, stop: Stop = nothing_pending, limit: int = 200_000) -> tuple[Choice, ...] | None:
    """The choices of one line that leads to what is wanted, or None when no line does."""
    seen = Exploration()
    visited: set[Position] = set()
    todo: list[tuple[Position, tuple[Choice, ...]]] = [(run_on(p, stop, seen), ())]
    while todo and seen.choices < limit:
        q, path = todo.pop()
        if q in visited:
            continue
        visited.add(q)
        if wanted(q):
            return path
        if not stop(q) and q.stack:
            todo.extend((follow(q, c, stop, seen), (*path, c)) for c in reversed(legal(q)))
    return None


def lines(p: Position, stop: Stop = nothing_pending, limit: int = 10_000) -> Iterator[tuple[tuple[Choice, ...], Position]]:
    """Each line with its ending, in the order of the options."""
    seen = Exploration()
    todo: list[tuple[Position, tuple[Choice, ...]]] = [(run_on(p, stop, seen), ())]
    while todo and limit:
        q, path = todo.pop()
        if stop(q) or not q.stack:
            limit -= 1
            yield path, q
        else:
            todo.extend((follow(q, c, stop, seen), (*path, c)) for c in reversed(legal(q)))
