"""Stepping a case in a terminal: numbered options, why, undo, redo, branch, edit, save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from judgekit.cases.model import Case, Step
from judgekit.cases.phrases import walk_phrase
from judgekit.cases.run import EDITIONS, edition_id, open_case
from judgekit.cases.tree import Node, Tree
from judgekit.cases.writer import write_case
from judgekit.engine import EngineError, Line, Option, Position, game_of, options, start_from
from judgekit.engine.trace import describe_stack, player_name
from judgekit.games.five_sails.edit_text import read_edit

HELP = (
    "A number chooses; 'why N' explains; 'undo', 'redo', 'name X', 'go X', 'stack', 'board', 'save', 'quit'; "
    "'edit Kaspar has 2 wounds because …' changes the board by hand; anything else is read as a choice in words."
)


def show_line(line: Line) -> str:
    """A line with its rule, indented under what caused it."""
    return f"{'  ' * max(0, line.depth - 2)}{line.text}  [{line.rule.partition('/')[2]}]"


def show_option(n: int, option: Option) -> str:
    """An option with its number, and the reasons against it."""
    mark = {"yes": " ", "no": "x", "unsettled": "?"}[option.verdict]
    return f"{n:3} {mark} {option.text}" + "".join(f"\n        {r.text} [{r.rule.partition('/')[2]}]" for r in option.reasons)


def option_json(option: Option) -> dict[str, Any]:
    """An option for programs."""
    reasons = [
        {"verdict": r.verdict, "rule": r.rule, "text": r.text, "remedy": r.remedy, "readings": [{"name": a, "text": b} for a, b in r.readings]}
        for r in option.reasons
    ]
    return {"text": option.text, "verdict": option.verdict, "rule": option.rule, "reasons": reasons}


def line_json(line: Line) -> dict[str, Any]:
    """A line for programs."""
    return {"text": line.text, "rule": line.rule, "depth": line.depth, "frame": line.frame}


def prompt_of(p: Position) -> str:
    """Who is asked what."""
    ask = p.asking
    if ask is None:
        return "Nothing is pending."
    return f"{player_name(p, ask.player)}: {game_of(p).questions[ask.question].prompt(p, ask)}"


def board_text(p: Position) -> list[str]:
    """The cards in play by location, in words."""
    out = []
    for n, c in enumerate(p.cards):
        if c.zone == "play" and (c.at or c.on >= 0):
            where = c.at or f"on {p.cast.names[c.on]}"
            state = ("engaged" if c.engaged else "en garde") + (f", {c.wounds} wounds" if c.wounds else "")
            out.append(f"{where}: {p.cast.names[n]} ({player_name(p, c.control)}; {state})")
    return sorted(out)


class Session:
    """A case being stepped, with its tree."""

    def __init__(self, case: Case, edition: str) -> None:
        self.case, self.edition = case, edition_id(edition)
        position, lines = start_from(open_case(case, edition))
        self.tree = Tree(position, lines)
        self.said: dict[Node, Step] = {}

    @property
    def p(self) -> Position:
        """Where one stands."""
        return self.tree.at.position

    def do(self, text: str) -> list[str]:
        """Carries out what was typed, and says what came of it. Nothing is half changed."""
        word, _, rest = text.strip().partition(" ")
        commands: dict[str, Callable[[str], list[str]]] = {
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "name": self._name,
            "go": self._go,
            "edit": self._edit,
        }
        if word in commands:
            return commands[word](rest)
        if word == "stack":
            return describe_stack(self.p).splitlines()
        if word == "board":
            return board_text(self.p)
        if word == "help":
            return [HELP]
        try:
            return self._number(int(word)) if word.isdigit() and not rest else self._words(text.strip())
        except EngineError as error:
            return [str(error)]

    def _number(self, n: int) -> list[str]:
        found = options(self.p)
        if not 1 <= n <= len(found):
            return [f"there are options 1 to {len(found)}"]
        node = self.tree.take(found[n - 1].choice)
        self._remember(node)
        return [show_line(x) for x in node.lines]

    def _words(self, text: str) -> list[str]:
        ask = self.p.asking
        if ask is None:
            return ["nothing is asked"]
        walk = walk_phrase(self.p, ask.player, text)
        if walk.problem or walk.verdict == "illegal":
            return [walk.problem or "not legal:", *(f"  {r.text} [{r.rule.partition('/')[2]}]" for r in walk.reasons)]
        lines: list[str] = []
        for choice in walk.choices:
            node = self.tree.take(choice)
            self._remember(node)
            lines += [show_line(x) for x in node.lines]
        return lines

    def _why(self, rest: str) -> list[str]:
        found = options(self.p)
        if not rest.isdigit() or not 1 <= int(rest) <= len(found):
            return [f"why which? Give a number from 1 to {len(found)}"]
        option = found[int(rest) - 1]
        if not option.reasons:
            return [f"{option.text} is legal [{option.rule.partition('/')[2]}]"]
        return [f"{option.text}:"] + [
            f"  {r.text}" + (f" It would be: {r.remedy}." if r.remedy else "") + f" [{r.rule.partition('/')[2]}]" for r in option.reasons
        ]

    def _undo(self, _: str) -> list[str]:
        self.tree.undo()
        return ["undone"]

    def _redo(self, _: str) -> list[str]:
        self.tree.redo()
        return ["done again"]

    def _name(self, rest: str) -> list[str]:
        self.tree.name(rest)
        return [f"this point is called {rest!r}"]

    def _go(self, rest: str) -> list[str]:
        return ["here"] if self.tree.go(rest) else [f"no point is called {rest!r}"]

    def _edit(self, rest: str) -> list[str]:
        try:
            node = self.tree.take(read_edit(self.p, rest))
            self._remember(node)
        except EngineError as error:
            return [str(error)]
        return [show_line(x) for x in node.lines]

    def shown(self) -> list[str]:
        """The question and the options, numbered."""
        return [prompt_of(self.p), *(show_option(n, o) for n, o in enumerate(options(self.p, expected=False), 1))]

    def as_json(self) -> dict[str, Any]:
        """Where one stands, for programs."""
        lines = [line_json(x) for node in self.tree.at.path() for x in node.lines]
        return {
            "case": self.case.title,
            "edition": self.edition,
            "prompt": prompt_of(self.p),
            "lines": lines,
            "options": [option_json(o) for o in options(self.p)],
            "board": board_text(self.p),
        }

    def saved(self) -> str:
        """The case as text, with the steps on the way to where one stands in place of its own."""
        steps = tuple(self.said[node] for node in self.tree.at.path() if node in self.said)
        return write_case(replace(self.case, editions=(short(self.edition),), steps=steps))

    def _remember(self, node: Node) -> None:
        """Keeps how a choice is said, for saving."""
        if node.choice is None or node.parent is None:
            return
        who = player_name(node.parent.position, node.choice.player).removeprefix("the ")
        if node.choice.question == "edit":
            name, *args, reason = node.choice.args
            what = game_of(node.position).edits[name].pattern.format(*args).removesuffix(": yes")
            self.said[node] = Step("edit", what + (f" because {reason}" if reason else ""))
            return
        text = next((o.text for o in options(node.parent.position, expected=False) if o.choice == node.choice), "")
        self.said[node] = Step(who, text)


def short(edition: str) -> str:
    """The short name of an edition."""
    return next((k for k, v in EDITIONS.items() if v == edition), edition)
