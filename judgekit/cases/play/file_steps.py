"""How far one has come in the steps of a case's file, at every node of the tree of choices."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import Walk
from judgekit.cases.steps.attempts import aside, next_done
from judgekit.cases.steps.provided import Before
from judgekit.cases.steps.reacting import sooner
from judgekit.cases.tree import Node
from judgekit.engine.values import CHANCE


@dataclass
class FileSteps:
    """The steps of a file: which comes next at a node, and what was said there that nobody has asked for yet."""

    root: Node
    steps: tuple[Step | Expectation, ...]
    _done: dict[Node, frozenset[int]] = field(default_factory=dict)
    _before: dict[Node, Node] = field(default_factory=dict)
    _came: dict[Node, Before] = field(default_factory=dict)
    _waiting: dict[Node, dict[int, list[Piece]]] = field(default_factory=dict)

    def next(self, at: Node) -> Step | None:
        """The step that comes next; one that was taken away from the file by a choice of one's own is still offered.

        Where all choose at the same time, it is that of the player who is asked, though another's is told first.
        """
        done = self._inherited(at)
        todo = [s for n, s in enumerate(self._told()) if n not in done]
        return (sooner(at.position, todo[0], todo[1:], None) or todo[0]) if todo else None

    def after(self, at: Node, step: Step) -> Step | None:
        """The step that is done behind another one, mere questions left out."""
        done = self._inherited(at)
        return next_done(s for n, s in enumerate(self._told()) if n not in done and s is not step and s.line >= step.line)

    def beyond(self, at: Node, step: Step) -> Step | None:
        """The step behind another one that is done in any case."""
        ahead = self.after(at, step)
        while ahead is not None and aside(ahead.what):
            told = self._told()
            ahead = next(iter(told[told.index(ahead) + 1 :]), None)
        return ahead

    def done(self, at: Node, step: Step, before: Node, came: Before | None) -> None:
        """Keeps that a step of the file has been done, where one stood before it, and what came of its condition."""
        number = next(n for n, s in enumerate(self._told()) if s is step)
        self._done[at] = self._inherited(before) | {number}
        self._came |= {at: came} if came else {}
        self.came(at, step, before)

    def came(self, at: Node, step: Step, before: Node) -> None:
        """Keeps where one stood before a step, so that it can be taken back."""
        if step.who not in {"undo", "again", "pause", "go on", "go"}:
            self._before[at] = before

    def before(self, at: Node) -> Node:
        """Where one stood before the last step of the file; where one stands when there was none."""
        return next((self._before[node] for node in reversed(at.path()) if node in self._before), at)

    def keep(self, at: Node, walk: Walk, player: int) -> None:
        """Keeps what a sentence said that nobody has asked for yet."""
        kept = dict(self._held(at))
        kept.pop(player, None)
        if walk.waiting and walk.left:
            kept[player] = list(walk.left)
        if walk.foreseen:
            kept[CHANCE] = list(walk.foreseen)
        self._waiting[at] = kept

    def waiting_for(self, at: Node, player: int) -> list[Piece] | None:
        """What was said for a player who is asked now."""
        return self._held(at).get(player)

    def anybody_waits(self, at: Node) -> bool:
        """Whether something was said for a player that nobody has asked for yet."""
        return any(player >= 0 for player in self._held(at))

    def others_wait(self, at: Node, player: int) -> tuple[int, list[Piece]] | None:
        """Whose sentence waits while this player is asked, and what is left of it."""
        return next(((who, said) for who, said in self._held(at).items() if who >= 0 and who != player), None)

    def came_of(self, at: Node) -> Before:
        """What has come of what was asked for, or told under a condition, on the way to a node."""
        return next((self._came[node] for node in reversed(at.path()) if node in self._came), Before())

    def _held(self, at: Node) -> dict[int, list[Piece]]:
        return next((self._waiting[node] for node in reversed(at.path()) if node in self._waiting), {})

    def _told(self) -> list[Step]:
        return [s for s in self.steps if isinstance(s, Step)]

    def _inherited(self, at: Node) -> frozenset[int]:
        return next((self._done[node] for node in reversed(at.path()) if node in self._done), frozenset())
