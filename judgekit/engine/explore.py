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
    """Whether the limit was reached before everything was seen."""


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
    """Every line from a position to where `stop` says so: counts of lines by ending; equal positions are followed once."""
    seen = Exploration()
    table: dict[Position, dict[int, int]] = {}
    number: dict[Position, int] = {}

    def walk(q: Position) -> dict[int, int]:
        """How many lines lead from here to each ending, endings by number: a number is quicker to look up than a position."""
        if stop(q) or not q.stack or seen.choices >= limit:
            seen.cut = seen.cut or seen.choices >= limit
            return {number.setdefault(q, len(number)): 1}
        if q in table:
            return table[q]
        found: dict[int, int] = {}
        for choice in legal(q):
            for ending, n in walk(follow(q, choice, stop, seen)).items():
                found[ending] = found.get(ending, 0) + n
        table[q] = found
        return found

    by_number = walk(run_on(p, stop, seen))
    seen.endings = {q: by_number[n] for q, n in number.items()}
    seen.lines = sum(by_number.values())
    return seen


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
