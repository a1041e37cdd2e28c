"""The tree of choices: undo goes to the parent, a branch is a second child, a name stays with its node."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgekit.cases.sentences.walking import run_on
from judgekit.engine import Choice, Line, Log, Position
from judgekit.engine.step import take


@dataclass(eq=False)
class Node:
    """A position, the choice that led to it, and what followed."""

    position: Position
    choice: Choice | None = None
    lines: tuple[Line, ...] = ()
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    name: str = ""

    def path(self) -> list[Node]:
        """The nodes from the root to this one."""
        found, at = [self], self.parent
        while at is not None:
            found.append(at)
            at = at.parent
        return found[::-1]

    def choices(self) -> list[Choice]:
        """The choices on the way to this one."""
        return [n.choice for n in self.path() if n.choice is not None]


class Tree:
    """A history with branches; `at` is the node one stands on."""

    def __init__(self, position: Position, lines: tuple[Line, ...] = ()) -> None:
        self.root = self.at = Node(position, lines=lines)
        self._undone: list[Node] = []

    def take(self, choice: Choice) -> Node:
        """Takes a choice. The same choice as before goes to the child that is there; another one is a new branch."""
        log = Log()
        begun = take(self.at.position, choice, log)
        lines = list(log.lines)
        return self.grow(run_on(begun, lines, None), choice, tuple(lines))

    def grow(self, position: Position, choice: Choice | None, lines: tuple[Line, ...]) -> Node:
        """Goes to where a choice has led, or the automatic steps alone; to the child that is just that where there is one."""
        self._undone.clear()
        same = next((x for x in self.at.children if (x.choice, x.position, x.lines) == (choice, position, lines)), None)
        if same is None:
            same = Node(position, choice, lines, self.at)
            self.at.children.append(same)
        self.at = same
        return same

    def undo(self) -> Node:
        """Goes to the parent; at the root nothing moves."""
        if self.at.parent is not None:
            self._undone.append(self.at)
            self.at = self.at.parent
        return self.at

    def redo(self) -> Node:
        """Goes to the node that was undone last."""
        if self._undone:
            self.at = self._undone.pop()
        return self.at

    def name(self, name: str) -> None:
        """Names the node one stands on."""
        self.at.name = name

    def go(self, name: str) -> Node | None:
        """Goes to a named node."""
        node = next((n for n in self.nodes() if n.name == name), None)
        return self.stand_on(node) if node is not None else None

    def stand_on(self, node: Node) -> Node:
        """Goes to any node of the tree."""
        self._undone.clear()
        self.at = node
        return node

    def ends(self) -> list[Node]:
        """The last node of every branch, in the order of the tree."""
        return [n for n in self.nodes() if not n.children]

    def nodes(self) -> list[Node]:
        """All nodes, parents before children, in the order in which they came to be."""
        found, todo = [], [self.root]
        while todo:
            node = todo.pop(0)
            found.append(node)
            todo = node.children + todo
        return found
