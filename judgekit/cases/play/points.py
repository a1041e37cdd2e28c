"""Going back and forth on the way through a case: undone, done again, to a point that has a name."""

from __future__ import annotations

from judgekit.cases.tree import Tree


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
        if rest and self.tree.go(rest):
            return ["here"]
        names = ", ".join(repr(n.name) for n in self.tree.nodes() if n.name)
        return [f"no point is called {rest!r}; " + (f"there are {names}" if names else "'name X' gives the point where one stands a name")]
