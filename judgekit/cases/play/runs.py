"""What runs a case, at every node of a tree of choices: a step goes on from any of them just as where a case is checked."""

from __future__ import annotations

from judgekit.cases.run import Runner
from judgekit.cases.sentences.walking import Walk
from judgekit.cases.tree import Node, Tree
from judgekit.engine import Choice, Line, Log, Position
from judgekit.engine.step import LIMIT, advance, take


class Runs:
    """The runner of a case as it was at each node; the tree grows with what a runner does."""

    def __init__(self, tree: Tree, runner: Runner) -> None:
        self.tree = tree
        self._kept = {tree.root: runner}

    def here(self) -> Runner:
        """A runner that stands where one stands: wherever it goes, nothing has changed before it is kept."""
        path = self.tree.at.path()
        last = max(n for n, node in enumerate(path) if node in self._kept)
        runner = self._kept[path[last]].apart()
        for before, node in zip(path[last:], path[last + 1 :], strict=False):
            made = [(before.position, node.choice)] if node.choice else []
            runner.went(Walk(node.position, [*node.lines], [choice for _, choice in made], made))
        runner.named |= {node.name: (node.position, _lines_to(node)) for node in self.tree.nodes() if node.name}
        runner.walked, runner.led = [], 0
        return runner

    def keep(self, runner: Runner) -> None:
        """Goes where a runner has gone, and keeps what it knows there."""
        for walk in runner.walked:
            self._grow(walk)
        runner.walked, runner.led = [], 0
        here = len(runner.report.lines)
        if self.tree.at.position != runner.p or _lines_to(self.tree.at) != here:
            nodes = [*reversed(self.tree.at.path()), *self.tree.nodes()]
            self.tree.at = next(x for x in nodes if x.position == runner.p and _lines_to(x) == here)
        self._kept[self.tree.at] = runner

    def expected(self) -> None:
        """Keeps that something was expected where one stands."""
        runner = self.here()
        runner.held = True
        self.keep(runner)

    def _grow(self, walk: Walk) -> None:
        """A node for each choice of a walk, and one for the automatic steps before them."""
        lines, begun = list(walk.lines), self.tree.at.position
        first = walk.steps[0][0] if walk.steps else walk.position
        if first != begun or (lines and not walk.steps):
            count = len(lines) if not walk.steps else _up_to(begun, None, first, lines)
            self.tree.grow(first, None, tuple(lines[:count]))
            del lines[:count]
        for n, (p, choice) in enumerate(walk.steps, 1):
            last = n == len(walk.steps)
            end = walk.position if last else walk.steps[n][0]
            count = len(lines) if last else _up_to(p, choice, end, lines)
            self.tree.grow(end, choice, tuple(lines[:count]))
            del lines[:count]


def _lines_to(node: Node) -> int:
    """How many lines have been said on the way to a node."""
    return sum(len(x.lines) for x in node.path())


def _up_to(p: Position, choice: Choice | None, end: Position, lines: list[Line]) -> int:
    """How many of some lines have been said by the time at which a choice has led to another position."""
    log = Log()
    p = take(p, choice, log) if choice else p
    for _ in range(LIMIT):
        if p == end or p.asking is not None or not p.stack:
            break
        p = advance(p, log)
    count = len(log.lines)
    return next((n + count for n in range(len(lines) - count + 1) if lines[n : n + count] == log.lines), 0)
