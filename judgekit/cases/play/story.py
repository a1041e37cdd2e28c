"""Stepping a case as a story tells it: typed sentences as steps."""

from __future__ import annotations

import re

from judgekit.cases.model import Step
from judgekit.cases.wordings.by_each import by_each
from judgekit.cases.wordings.counter_checks import AGAIN
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.plain_lines import first_player_plain
from judgekit.cases.wordings.requests import as_requests
from judgekit.cases.wordings.story import story
from judgekit.engine import Position

SPEAKERS = ("judge", "chance", "all", "others", "edit", "name", "pause", "until", TOLD)
"""What a step of a file may begin with beside the name of a player."""


GO_ON = re.compile(r"go on(?:: *(.+))?$")


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
