"""Stepping a case as a story tells it: typed sentences as steps, what the game does by itself, and where that stops."""

from __future__ import annotations

import re

from judgekit.cases.model import Step
from judgekit.cases.sentences.walking import Pause
from judgekit.cases.steps.attempts import too_early
from judgekit.cases.steps.told import done_here, stop_for
from judgekit.cases.tree import Tree
from judgekit.cases.wordings.counter_checks import AGAIN
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.plain_lines import first_player_plain
from judgekit.cases.wordings.requests import as_requests
from judgekit.cases.wordings.story import NOT_PLAYED, by_each, story
from judgekit.engine import Line, Position

SPEAKERS = ("judge", "chance", "all", "others", "edit", "name", "pause", "until", TOLD)
"""What a step of a file may begin with beside the name of a player."""


GO_ON = re.compile(r"go on(?:: *(.+))?$")

STAYS = {"judge", "chance", "undo", "again", "go", "name", "pause"}
"""Steps before which nothing that waits is finished."""


def typed_steps(p: Position, text: str) -> list[Step]:
    """What was typed as the steps of a case; nothing where it is no such step."""
    if found := GO_ON.match(text):
        return [Step("go on", found[1] or "")]
    if text == "again":
        return [Step(text, "")]
    seats = p.cast.seats
    text = as_requests(text, seats)
    who, colon, what = (x.strip() for x in first_player_plain(text, "|".join(re.escape(s) for s in seats)).partition(":"))
    if colon and what and who in (*seats, *SPEAKERS):
        return [Step(TOLD if each == "until" else each, done) for each, done in by_each(who, what, seats)]
    plain = re.match("|".join(rf"{re.escape(s)} [a-z]+s\b" for s in seats), text)
    names = tuple(n.casefold() for n in p.cast.names[1:]) if not plain and re.match(r"[A-Z]", text) else ()
    return [Step(who, what) for who, what in story(text, seats, names)] if plain or names or AGAIN.match(text) else []


class Stopping:
    """Where the automatic steps of a session stop: before what the next step tells, or where a step says that it is over."""

    tree: Tree
    pause: Pause | None
    then: Step | None
    """What is known to be done next."""

    @property
    def p(self) -> Position:
        """Where one stands."""
        return self.tree.at.position

    def _stop_at(self, step: Step, ahead: Step | None, beyond: Step | None) -> tuple[Line, ...]:
        """Sets where the step stops, and makes the automatic steps that were left to it; their lines."""
        self.then = ahead
        self.pause = None if step.who in NOT_PLAYED else stop_for(self.p, step, beyond)
        stays = done_here(self.p, step) or too_early(self.p, step, beyond, self.pause)
        return () if step.who in {*NOT_PLAYED, TOLD} or stays else self._rest()

    def _rest(self) -> tuple[Line, ...]:
        """Makes the automatic steps that were left at a pause; their lines."""
        before = self.tree.at
        return () if self.tree.run_on(self.pause) is before else self.tree.at.lines
