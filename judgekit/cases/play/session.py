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
from judgekit.cases.play.shown import HELP, prompt_of, show_line, show_option, show_refused
from judgekit.cases.play.spoken import steps_of
from judgekit.cases.play.story import GO_ON, STAYS, typed_steps
from judgekit.cases.sentences.phrases import decided_so, walk_phrase
from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import NOT_LEGAL, Pause, Walk, one_pass_left, run_on
from judgekit.cases.steps.attempts import attempted, late_request, next_done
from judgekit.cases.steps.doers import by_its_player
from judgekit.cases.steps.out_of_turn import passes_first
from judgekit.cases.steps.provided import Before, Told, not_met, provided_for, ruled_out
from judgekit.cases.steps.reacting import AMONG_REACTIONS, impatient, reacts, same_anyway, told_first, will_order
from judgekit.cases.steps.told import goes_before, out_of_time, stop_at_first, tell
from judgekit.cases.tree import Tree
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.writer import write_case
from judgekit.engine import Choice, EngineError, Position, options
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
        told = tuple(s for s in case.steps if isinstance(s, Step) and edition_id(s.edition or self.edition) == self.edition)
        lines = [*left_to_judge(opened)]
        position = run_on(opened, lines, stop_at_first(opened, next(iter((*typed_steps(opened, first), *told)), None)))
        self.tree = Tree(position, tuple(lines))
        self.file = FileSteps(self.tree.root, tuple(s for s in case.steps if not s.edition or edition_id(s.edition) == self.edition))
        self.stuck = False
        """Whether the last words could not be done."""
        self.came: Before | None = None
        """What has just come of what was asked for, or told under a condition."""
        self.refused: list[tuple[Position, str]] = []
        self.allowed: list[str] = []
        self.then: Step | None = None
        self.pause: Pause | None = None
        """Where the automatic steps of what is being done are to stop."""
        self.last = self.tree.root
        """Where one stood before what was done last."""
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
        if word == "help":
            return [HELP]
        self.pause = self.then = None
        self.last = self.tree.at
        try:
            if steps := typed_steps(self.p, text.strip()):
                return self._typed([*steps, *typed_steps(self.p, then.strip())], len(steps))
            return self._number(int(word)) if word.isdigit() and not rest else self._words(text.strip())
        except EngineError as error:
            return [str(error)]

    def _typed(self, steps: list[Step], count: int) -> list[str]:
        """Does the first of some steps, each with the next one in view."""
        lines: list[str] = []
        for n, step in enumerate(steps[:count], 1):
            ahead = next_done(steps[n:])
            before, self.stuck = self.tree.at, False
            lines += self._file_step(step, ahead, ahead)
            self.file.came(self.tree.at, step, before)
            if self.stuck:
                break
        return lines

    def _number(self, n: int) -> list[str]:
        found = options(self.p)
        if not 1 <= n <= len(found):
            return [f"there are options 1 to {len(found)}"]
        node = self.tree.take(found[n - 1].choice)
        return [show_line(x) for x in node.lines]

    def _words(self, text: str, player: int | None = None, pieces: list[Piece] | None = None) -> list[str]:
        ask = self.p.asking
        if ask is None and player is None:
            return ["nothing is asked"]
        who = player if player is not None else ask.player if ask else JUDGE
        if pieces or who < 0:
            return self._walked(walk_phrase(self.p, who, text, self.pause, pieces=pieces), who)
        return self._walked(attempted(self.p, who, text, self.pause, self.then, self._made()), who)

    def _made(self) -> list[tuple[Position, Choice]]:
        """The choices of the last step of the file, each with where it was made."""
        path = self.tree.at.path()
        first = path.index(before) + 1 if (before := self.file.before(self.tree.at)) in path else len(path)
        return [(node.parent.position, node.choice) for node in path[first:] if node.parent and node.choice]

    def _walked(self, walk: Walk, player: int = -1) -> list[str]:
        """Takes the choices of a sentence that could be done; says what stands in the way of another."""
        if walk.problem or walk.verdict == "illegal":
            self.stuck = True
            return [walk.problem or NOT_LEGAL, *(f"  {r.text} [{r.rule.partition('/')[2]}]" for r in walk.reasons)]
        self.refused, self.allowed = walk.refused, walk.allowed
        self.came = Before(walk.granted) if self.came is None and walk.granted is not None else self.came
        rested = self._rest() if self.p.asking is None and (walk.choices or player < 0) else ()
        first, behind = show_refused(walk, player)
        return [show_line(x) for x in rested] + first + self._taken(walk, player) + behind + self._go_on()

    def _taken(self, walk: Walk, player: int) -> list[str]:
        """The lines of the choices that a sentence made; what is left of it is kept."""
        lines = [show_line(x) for choice in walk.choices for x in self.tree.take(choice, self.pause).lines]
        self.file.keep(self.tree.at, walk, player)
        return lines

    def _go_on(self) -> list[str]:
        """What chance was said to bring is brought when it is asked for; then a sentence that had to wait is finished."""
        ask = self.p.asking
        waiting = self.file.waiting_for(self.tree.at, ask.player) if ask and ask.question not in AMONG_REACTIONS else None
        return self._words("", ask.player, waiting) if ask and waiting else []

    def _follow(self, _: str) -> list[str]:
        """Does the next step of the case's file, from wherever one stands."""
        step = self.file.next(self.tree.at)
        if step is None:
            return ["the case has no further step"]
        self.last = before = self.tree.at
        self.stuck, self.came = False, None
        ahead = self.file.after(self.tree.at, step)
        self.pause = None
        unseen = self._unseen(by_its_player(self.p, step), ahead) if step.who not in STAYS else []
        said = [*unseen, f"{step.who}: {step.what}".removesuffix(": "), *self._file_step(step, ahead, self.file.beyond(self.tree.at, step))]
        if self.stuck:
            return said
        self.file.done(self.tree.at, step, before, self.came)
        return said

    def _unseen(self, step: Step, ahead: Step | None) -> list[str]:
        """Finishes what had to wait: cards of which the file does not say what they are stay unknown, nobody reacts without being said to."""
        lines: list[str] = []
        while (only := goes_before(self.p, step)) is not None:
            lines += [show_line(x) for x in self.tree.take(only, self.pause).lines]
        while (ask := self.p.asking) is not None and self.file.anybody_waits(self.tree.at) | (ask.question == "order"):
            if ask.question == "identity":
                lines += [show_line(x) for x in self.tree.take(Choice(ask.player, "identity", ("unknown",)), self.pause).lines]
            elif ask.question == "react" and (rest := self.file.others_wait(self.tree.at, ask.player)) and not reacts(self.p, step, None):
                lines += self._taken(impatient(self.p, rest, None), rest[0])
            elif (
                ask.question == "order"
                and not will_order(self.p, step, ahead)
                and (first := told_first(self.p, self.tree.at.choices()) or same_anyway(self.p, None))
            ):
                lines += [show_line(x) for x in self.tree.take(first, self.pause).lines]
            else:
                break
            lines += self._go_on()
        return lines

    def _file_step(self, step: Step, ahead: Step | None, beyond: Step | None) -> list[str]:
        if step.who in {"pause", "go on"}:
            return ["  (stepping goes on to the next question in any case)"]
        step = by_its_player(self.p, step)
        before = self.file.came_of(self.tree.at)
        if ruled_out(step, before):
            self.came = before._replace(part=False)
            return [not_met(step)]
        rested = self._stop_at(step, ahead, beyond)
        if step.given:
            self.came = provided_for(step, Told(self.p, self.tree.at.choices(), before))
            if not self.came.part:
                return [*(show_line(x) for x in rested), not_met(step)]
        return [show_line(x) for x in rested] + self._step(step, ahead)

    def _step(self, step: Step, ahead: Step | None) -> list[str]:
        wrong = out_of_time(self.p, step)
        in_time = late_request(step, self.p) if wrong else step
        if in_time is None:
            self.stuck = True
            return [wrong]
        step = in_time
        if step.who == TOLD:
            return self._walked(tell(self.p, step.what, self.pause, ahead))
        if step.who == "again":
            self.tree.at = self.tree.root
            return ["again from the beginning"]
        if step.who == "edit":
            return self._edit(step.what)
        if step.who in {"name", "go"}:
            return self._name(step.what) if step.who == "name" else self._go(step.what)
        if step.who == "undo":
            self.tree.at = self.file.before(self.tree.at)
            return ["undone"]
        if step.who in {"all", "others"}:
            return self._all(step.what, but_one=step.who == "others")
        seats = self.p.cast.seats
        known = {"judge": JUDGE, "chance": CHANCE, **{s: n for n, s in enumerate(seats)}}
        if step.who == "judge" and decided_so(self.p, step.what):
            return ["decided already"]
        passed = passes_first(self.p, step, self.case, self.pause)
        before = self._taken(passed, JUDGE) if passed else []
        return [*before, *self._words(step.what, known.get(step.who, -1))]

    def _all(self, what: str, *, but_one: bool = False) -> list[str]:
        """Everybody in turn does the same, as long as the same is asked; `but_one`: not whoever acted last."""
        lines: list[str] = []
        question, before = self.p.asking, self.tree.at
        for _ in self.p.cast.seats * 3:
            ask = self.p.asking
            if ask is None or question is None or ask.question != question.question or (but_one and one_pass_left(self.p)):
                break
            lines += self._words(what)
            if self.tree.at is before or self.p.board.passes == 0:
                break
            before = self.tree.at
        return lines

    def _edit(self, rest: str) -> list[str]:
        try:
            node = self.tree.take(read_edit(self.p, rest))
        except EngineError as error:
            self.stuck = True
            return [str(error)]
        return [show_line(x) for x in node.lines]

    def shown(self) -> list[str]:
        """The question and the options, numbered."""
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
