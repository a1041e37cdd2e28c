"""Stepping a case in a terminal: numbered options, why, undo, redo, branch, edit, save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from judgekit.cases.as_data import asked_data, line_json, option_json, state
from judgekit.cases.board_view import asked_by, reading_of
from judgekit.cases.board_words import board_text
from judgekit.cases.model import Case, Step
from judgekit.cases.opening import edition_id, open_case, short_edition
from judgekit.cases.play.asked import Explaining
from judgekit.cases.play.file_steps import FileSteps
from judgekit.cases.play.points import Returning
from judgekit.cases.play.runs import Runs
from judgekit.cases.play.shown import HELP, nothing_said, prompt_of, show_line, show_option, show_refused
from judgekit.cases.play.spoken import steps_of
from judgekit.cases.play.story import GO_ON, typed_steps
from judgekit.cases.run import Runner
from judgekit.cases.sentences.walking import run_on
from judgekit.cases.steps.provided import not_met
from judgekit.cases.steps.told import stop_at_first
from judgekit.cases.tree import Tree
from judgekit.cases.wordings.wondering import wonders
from judgekit.cases.writer import write_case
from judgekit.engine import Choice, EngineError, options
from judgekit.engine.trace import describe_stack
from judgekit.engine.values import CHANCE, JUDGE
from judgekit.games.five_sails.boards.edit_text import read_edit
from judgekit.games.five_sails.texts.left import left_to_judge


class Session(Explaining, Returning):
    """A case being stepped, with its tree."""

    def __init__(self, case: Case, edition: str, first: str = "") -> None:
        """Begins a case; what will be typed `first`, or what its first step tells, may be what the board itself would lead to."""
        self.case, self.edition = case, edition_id(edition)
        opened = open_case(case, edition)
        steps = tuple(s for s in case.steps if not s.edition or edition_id(s.edition) == self.edition)
        told = (s for s in steps if isinstance(s, Step))
        lines = [*left_to_judge(opened)]
        ahead = (*typed_steps(opened, first), *told)
        begins = next(iter(ahead), None)
        done = next((s for s in ahead if not wonders(s.what)), None)
        edited = done is not None and done.who == "edit"  # the board is changed before anything happens on it
        position = opened if edited else run_on(opened, lines, stop_at_first(opened, begins))
        self.tree = Tree(position, tuple(lines))
        runner = Runner(case, edition, begun=position)
        runner.report.lines.extend(lines)
        self.runs = Runs(self.tree, runner)
        self.file = FileSteps(steps)
        self.stuck = False
        """Whether the last words could not be done."""
        self.told: list[dict[str, Any]] = []
        self.expected_here = None, ()
        self.explained: dict[str, Any] | None = None

    def do(self, text: str, then: str = "") -> list[str]:
        """Carries out what was typed, and says what came of it. Nothing is half changed.

        Where it is known what will be typed `then`, and that only tells what the game does, the game waits for it.
        """
        word, _, rest = text.strip().partition(" ")
        commands: dict[str, Callable[[str], list[str]]] = {
            "why": self._why,
            "follow": self._follow,
            "f": self._follow,
            "undo": self._undo,
            "redo": self._redo,
            "name": self._name,
            "go": self._go,
            "branch": self._branch,
            "compare": self._compare,
            "lines": self._lines,
            "edit": self._edit,
            "fact": self._fact,
            ">": self._expected,
        }
        if word in commands and not GO_ON.match(text.strip()):
            return commands[word](rest)
        if word == "stack":
            return describe_stack(self.p).splitlines()
        if word == "board":
            return board_text(self.p)
        if word in {"help", "?"}:
            return [HELP]
        try:
            if steps := typed_steps(self.p, text.strip()):
                return self._typed([*steps, *typed_steps(self.p, then.strip())], len(steps))
            return self._number(int(word)) if word.isdigit() and not rest else self._words(text.strip(), then.strip())
        except EngineError as error:
            return [str(error)]

    def _typed(self, steps: list[Step], count: int) -> list[str]:
        """Does the first of some steps, each with the next ones in view."""
        lines: list[str] = []
        self.stuck = False
        for n, step in enumerate(steps[:count], 1):
            runner = self.runs.here()
            runner.look_ahead(steps[n:])
            before = self.tree.at
            lines += self._taken(runner, step)
            if self.stuck:
                break
            self.file.typed(self.tree.at, step, before)
        return lines

    def _number(self, n: int) -> list[str]:
        found = options(self.p)
        return self._by_hand(found[n - 1].choice) if 1 <= n <= len(found) else [f"there are options 1 to {len(found)}"]

    def _edit(self, rest: str) -> list[str]:
        try:
            return self._by_hand(read_edit(self.p, rest))
        except EngineError as error:
            return [str(error)]

    def _by_hand(self, choice: Choice) -> list[str]:
        """Takes one choice, and keeps where it led."""
        runner = self.runs.here()
        runner.by_hand(choice)
        lines = [show_line(x) for walk in runner.walked for x in walk.lines]
        self.runs.keep(runner)
        return lines

    def _words(self, text: str, then: str) -> list[str]:
        """What is typed without saying who does it: whoever is asked."""
        ask = self.p.asking
        if ask is None:
            return ["nothing is asked"]
        who = {JUDGE: "judge", CHANCE: "chance"}.get(ask.player) or self.p.cast.seats[ask.player]
        return self._typed([Step(who, text), *typed_steps(self.p, then)], 1)

    def _follow(self, _: str) -> list[str]:
        """Does the next step of the case's file, from wherever one stands."""
        self.stuck = False
        todo = self.file.todo(self.tree.at)
        runner = self.runs.here()
        while todo:
            step = runner.first_of(todo)
            if isinstance(step, Step):
                before = self.tree.at
                said = self._taken(runner, step, title=f"{step.who}: {step.what}".removesuffix(": "))
                if not self.stuck:
                    self.file.done(self.tree.at, step, before)
                return said
            runner.held = True
        return ["the case has no further step"]

    def _taken(self, runner: Runner, step: Step, title: str = "") -> list[str]:
        """Lets a runner take a step, and keeps where it led; where the step cannot be done, nothing has changed."""
        earlier = 0 if runner.held else len(runner.refused)
        runner.stopped = None
        done = runner.take(step)
        before, lines = [show_line(x) for x in runner.told_before()], [show_line(x) for x in runner.told_since()]
        heading = [title] if title else []
        if not done:
            self.stuck = True
            return [*heading, *self._cannot(runner, step)]
        if step.given and not runner.before.part:
            lines.append(not_met(step))
        first, behind = show_refused(runner, step, earlier)
        self.runs.keep(runner)
        if step.who == "name":
            self.tree.name(step.what)
        return [*before, *heading, *first, *lines, *behind, *([] if lines else nothing_said(step))]

    def shown(self, *, brief: bool = False) -> list[str]:
        """The question and the options, numbered; `brief`: the question alone."""
        if brief:
            return [prompt_of(self.p)]
        step = self.file.next(self.tree.at)
        ahead = [f"  f   follow the case: {step.who}: {step.what}".removesuffix(": ")] if step else []
        why = [f"  ({text})"] if (text := asked_by(self.p)) else []
        found = (show_option(n, o, reading_of(self.p, o.choice)) for n, o in enumerate(options(self.p, expected=False), 1))
        return [prompt_of(self.p), *why, *ahead, *found]

    def as_json(self) -> dict[str, Any]:
        """Where one stands, for programs."""
        lines = [line_json(x) for node in self.tree.at.path() for x in node.lines]
        return {
            "case": self.case.title,
            "edition": self.edition,
            "prompt": prompt_of(self.p),
            "lines": lines,
            "next": {"who": step.who, "what": step.what, "line": step.line} if (step := self.file.next(self.tree.at)) else None,
            "why": self.explained,
            "options": [option_json(o) for o in options(self.p)],
            "board": board_text(self.p),
            "asked": asked_data(self.p),
            "facts": self.told,
            "state": state(self.p),
        }

    def saved(self) -> str:
        """The case as text, with the steps on the way to where one stands in place of its own."""
        path = [(n.parent.position, n.choice) for n in self.tree.at.path() if n.parent and n.choice]
        steps = steps_of(path)
        return write_case(replace(self.case, editions=(short_edition(self.edition),), steps=steps))
