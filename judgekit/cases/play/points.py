"""Going back and forth on the way through a case: undone, done again, to a point that has a name, to another branch, and what differs there."""

from __future__ import annotations

from judgekit.cases.differing import differences
from judgekit.cases.play.shown import show_line
from judgekit.cases.play.spoken import spoken, steps_of
from judgekit.cases.tree import Node, Tree

BRANCHING = (
    "'undo' or 'go X' leads back; what is chosen from there is a branch of its own.",
    "'name X' gives a point a name; 'compare X' tells what differs there.",
)


class Returning:
    """A session that knows the ways that were tried in it."""

    tree: Tree

    def _undo(self, _: str) -> list[str]:
        before = self.tree.at
        return ["this is the beginning; there is nothing to undo"] if self.tree.undo() is before else ["undone"]

    def _redo(self, _: str) -> list[str]:
        before = self.tree.at
        return ["nothing that was undone is left to be done again"] if self.tree.redo() is before else ["done again"]

    def _name(self, rest: str) -> list[str]:
        if not rest:
            return ["say what this point is to be called: 'name the refusal'"]
        self.tree.name(rest)
        return [f"this point is called {rest!r}"]

    def _go(self, rest: str) -> list[str]:
        if (node := self._point(rest)) is None:
            return self._no_point(rest)
        self.tree.stand_on(node)
        return ["here"]

    def _branch(self, _: str) -> list[str]:
        """The branches, and how to make one."""
        ends = self.tree.ends()
        said = [f"{n:3} {'*' if end is self.tree.at else ' '} {self._called(end)}" for n, end in enumerate(ends, 1)] if len(ends) > 1 else []
        return [*said, *BRANCHING]

    def _compare(self, rest: str) -> list[str]:
        """What is different on the table here and at another point."""
        if (node := self._point(rest)) is None:
            return self._no_point(rest)
        found = differences(self.tree.at.position, node.position)
        if not found:
            return ["nothing differs: both lead to the same table"]
        return [f"here, and at {self._called(node)!r}:", *(f"  {what}: {here} | {there}" for what, here, there in found)]

    def _lines(self, _: str) -> list[str]:
        """What has happened on the way here, under the choices that led to it."""
        path, shown = self.tree.at.path(), [show_line(x) for x in self.tree.root.lines]
        chosen = [(n.parent.position, n.choice) for n in path if n.parent and n.choice]
        said = [f"{step.who}: {step.what}" if k == 0 else "" for step, made in spoken(chosen) for k in range(made)]
        for node in path[1:]:
            shown += [x for x in (said.pop(0) if node.choice else "",) if x]
            shown += [f"  {show_line(x)}" for x in node.lines]
        return shown or ["nothing has happened yet"]

    def _point(self, said: str) -> Node | None:
        """The point with this name, or at the end of the branch with this number."""
        ends = self.tree.ends()
        named = next((node for node in self.tree.nodes() if said and node.name == said), None)
        return named or (ends[int(said) - 1] if said.isdigit() and 1 <= int(said) <= len(ends) else None)

    def _no_point(self, said: str) -> list[str]:
        names = ", ".join(repr(n.name) for n in self.tree.nodes() if n.name)
        return [
            f"no point is called {said!r}; " + (f"there are {names}" if names else "'name X' gives the point where one stands a name"),
            *(["'branch' lists the branches with their numbers"] if len(self.tree.ends()) > 1 else []),
        ]

    def _called(self, end: Node) -> str:
        """What the end of a branch is called: by its name, or by the choices with which it leaves the others and ends."""
        if end.name:
            return end.name
        path = [n for n in end.path() if n.choice]
        own = [n for n in path if n.parent and len(n.parent.children) > 1][-1:] or path[:1]
        return " … ".join(dict.fromkeys(_choice(n) for n in (*own, *path[-1:]))) or "the beginning"


def _choice(node: Node) -> str:
    """The choice that led to a point, as a step says it."""
    if node.parent is None or node.choice is None:
        return "the beginning"
    step = steps_of([(node.parent.position, node.choice)])[0]
    return f"{step.who}: {step.what}"
