"""Figures of the engine: steps, exploring, undo, a long case; each beside what chess (PyPI) does in the same run, when it is there.

python -m benchmarks.engine
"""

from __future__ import annotations

import resource
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from game_tools import game_case, play_game

from judgekit.cases import Case, Tree, read_case, run_case
from judgekit.cases.opening import open_case
from judgekit.cases.play.spoken import steps_of
from judgekit.cases.writer import write_case
from judgekit.engine import Choice, Exploration, Position, explore, legal, settle, step

CARDS = ("1/0/1", "0/2/0", "2/1/0", "0/0/2", "1/1/1")
HANDS = "".join(f"  hand of {who}:\n" + "".join(f"    {who} card {n}: {v}\n" for n, v in enumerate(CARDS)) for who in "AB")
DUEL = f"""case: a duel with five known cards each
board:
  The Forums:
    A Kaspar: resolve 6, combat 2, finesse 0
    B Soline: resolve 6, combat 3, finesse 0
{HANDS}"""


def start() -> Position:
    """The duel just accepted."""
    p = settle(open_case(read_case(DUEL), "2023"))
    for wanted in ("use", None, None):
        choices = legal(p)
        p, _ = step(p, choices[0] if wanted is None else next(c for c in choices if c.args == ("use", 0, 0)))
        if p.asking and p.asking.question == "answer challenge":
            break
    accept = next(c for c in legal(p) if c.args == ("accept",))
    return step(p, accept)[0]


def duel_over(p: Position) -> bool:
    """The duel has ended."""
    return p.board.duels > 0 or not p.stack


def timed(run: Callable[[], object]) -> tuple[float, object]:
    """Seconds and the result."""
    begin = time.perf_counter()
    found = run()
    return time.perf_counter() - begin, found


def steps(p: Position, games: int = 40) -> list[float]:
    """Seconds of every step with its lines, over random walks."""
    import random

    out = []
    for seed in range(games):
        rng, q = random.Random(seed), p
        for _ in range(60):
            found = legal(q)
            if not found:
                break
            choice = rng.choice(found)
            begin = time.perf_counter()
            q, _ = step(q, choice)
            out.append(time.perf_counter() - begin)
    return out


def chess_walk(depth: int = 3, times: int = 3) -> float | None:
    """Positions a second of chess' own copy-and-push walk, the best of several runs."""
    try:
        import chess
    except ImportError:
        return None

    def walk(board: chess.Board, left: int) -> int:
        if not left:
            return 1
        total = 1
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            total += walk(after, left - 1)
        return total

    runs = [timed(lambda: walk(chess.Board(), depth)) for _ in range(times)]
    return max(float(str(nodes)) / seconds for seconds, nodes in runs)


def ratio(a_second: float, chess: float | None) -> str:
    """A rate beside that of chess."""
    return f", {a_second / chess:.3f} of chess" if chess else ""


def show_steps(p: Position, chess: float | None) -> None:
    """How long a step with its lines takes."""
    taken = sorted(steps(p))
    median, late = statistics.median(taken) * 1000, taken[int(len(taken) * 0.95)] * 1000
    a_second = len(taken) / sum(taken)
    print(f"a step with its lines: median {median:.3f} ms, 95th percentile {late:.3f} ms; {a_second:,.0f} steps/s{ratio(a_second, chess)}")


def show_exploring(p: Position, chess: float | None, times: int = 3) -> None:
    """A whole duel with five known cards each, to all its endings; the best of several runs."""
    runs = [timed(lambda: explore(p, duel_over)) for _ in range(times)]
    seconds, found = min(runs, key=lambda run: run[0])
    assert isinstance(found, Exploration)
    print(f"explore, a duel with five known cards each, to all its endings: {seconds:.2f} s")
    print(f"  {found.lines:,} lines, {found.choices:,} choices, {found.nodes:,} positions, {len(found.endings):,} endings")
    print(f"  {found.choices / seconds:,.0f} choices/s{ratio(found.choices / seconds, chess)}")
    print(f"  {found.nodes / seconds:,.0f} positions/s{ratio(found.nodes / seconds, chess)}")


def show_long_case(chess: float | None) -> None:
    """A whole random game of two starter decks as a case: written, read, stepped, undone; with what all its positions take in memory."""
    path: list[tuple[Position, Choice]] = []
    play_game(8, 2, "2023", every=10**9, watch=lambda p, choice, lines: path.append((p, choice)))
    writing, said = timed(lambda: steps_of(path))
    assert isinstance(said, tuple)
    text = write_case(replace(game_case(8, 2, "2023"), steps=said))
    reading, case = timed(lambda: read_case(text))
    assert isinstance(case, Case)
    running, reports = timed(lambda: run_case(case))
    assert isinstance(reports, list)
    assert reports[0].passed
    tracemalloc.start()
    tree = Tree(path[0][0])
    for _, choice in path:
        tree.take(choice)
    held, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    depth = len(tree.at.path()) - 1
    undo = max(timed(tree.undo)[0] for _ in range(depth))
    a_second = len(path) / running
    print(f"a long case, a whole game: {len(path)} choices in {len(said)} steps, {len(text):,} characters, {len(path[0][0].cards)} cards")
    print(f"  said as steps {writing:.2f} s, read {reading * 1000:.1f} ms, run {running:.2f} s; {a_second:,.0f} choices/s{ratio(a_second, chess)}")
    print(f"  its tree holds {held / 1e6:.1f} MB, {held / depth / 1000:.0f} kB a choice (at most {most / 1e6:.1f} MB while it is made)")
    print(f"  undo from depth {depth} to the beginning: the slowest {undo * 1000:.4f} ms")


def main() -> None:
    """Prints the figures."""
    p, chess = start(), chess_walk()
    if chess:
        print(f"chess copies and pushes {chess:,.0f} positions/s")
    else:
        print("chess is not installed, so there are no ratios: pip install -e '.[bench]'")
    show_steps(p, chess)
    show_exploring(p, chess)
    show_long_case(chess)
    print(f"memory of the process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


if __name__ == "__main__":
    main()
