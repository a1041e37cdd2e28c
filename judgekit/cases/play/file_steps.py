"""How far one has come in the steps of a case's file, at every node of the tree of choices."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.pieces import normal
from judgekit.cases.steps.reacting import sooner
from judgekit.cases.tree import Node


@dataclass
class FileSteps:
    """The steps of a file, and which of them have been done on the way to a node."""

    steps: tuple[Step | Expectation, ...]
    _done: dict[Node, frozenset[int]] = field(default_factory=dict)

    def todo(self, at: Node) -> deque[Step | Expectation]:
        """What is still told at a node; a step that was taken away from the file by a choice of one's own is still offered."""
        done = self._inherited(at)
        return deque(x for n, x in enumerate(self.steps) if n not in done and (isinstance(x, Step) or n > max(done, default=-1)))

    def next(self, at: Node) -> Step | None:
        """The step that comes next.

        Where all choose at the same time, it is that of the player who is asked, though another's is told first.
        """
        told = [x for x in self.todo(at) if isinstance(x, Step)]
        return (sooner(at.position, told[0], told[1:], None) or told[0]) if told else None

    def done(self, at: Node, step: Step, before: Node) -> None:
        """Keeps that a step of the file has been done, and where one stood before it."""
        number = next(n for n, x in enumerate(self.steps) if x is step)
        self._done[at] = self._inherited(before) | {number}

    def typed(self, at: Node, step: Step, before: Node) -> None:
        """Keeps that the step of the file that came next has been done, where it was typed in the very words of the file."""
        ahead = self.next(before)
        if ahead is not None and (ahead.who, normal(ahead.what)) == (step.who, normal(step.what)):
            self.done(at, ahead, before)

    def _inherited(self, at: Node) -> frozenset[int]:
        return next((self._done[node] for node in reversed(at.path()) if node in self._done), frozenset())
