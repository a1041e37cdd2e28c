"""Figures of the engine: steps, exploring, undo; each beside what chess (PyPI) does in the same run, when it is there.

python -m benchmarks.engine
"""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable

from judgekit.cases import Tree, read_case
from judgekit.cases.run import open_case
from judgekit.engine import Exploration, Position, explore, legal, settle, step

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


def chess_walk(depth: int = 3) -> float | None:
    """Positions a second of chess' own copy-and-push walk."""
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

    seconds, nodes = timed(lambda: walk(chess.Board(), depth))
    return float(str(nodes)) / seconds


def main() -> None:
    """Prints the figures."""
    p = start()
    chess = chess_walk()
    taken = sorted(steps(p))
    median, late = statistics.median(taken) * 1000, taken[int(len(taken) * 0.95)] * 1000
    print(f"step with lines: median {median:.3f} ms, 95th percentile {late:.3f} ms ({len(taken)} steps)")
    seconds, found = timed(lambda: explore(p, duel_over))
    assert isinstance(found, Exploration)
    print("explore, a duel with five known cards each:")
    print(f"  {found.lines:,} lines, {found.choices:,} choices, {found.nodes:,} positions, {len(found.endings):,} endings, {seconds:.2f} s")
    print(f"  {found.nodes / seconds:,.0f} positions/s, {found.choices / seconds:,.0f} choices/s")
    if chess:
        ratio, by_choices = found.nodes / seconds / chess, found.choices / seconds / chess
        print(f"  chess copies and pushes {chess:,.0f} positions/s: ratio {ratio:.3f}, by choices {by_choices:.3f}")
    else:
        print("  chess is not installed, so there is no ratio: pip install -e '.[bench]'")
    tree = Tree(p)
    while legal(tree.at.position) and len(tree.at.path()) < 200:
        tree.take(legal(tree.at.position)[-1])
    depth = len(tree.at.path())
    undo, _ = timed(tree.undo)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"undo at depth {depth}: {undo * 1000:.4f} ms; memory of the process {memory} MB")


if __name__ == "__main__":
    main()
