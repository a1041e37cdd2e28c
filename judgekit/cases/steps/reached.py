"""Going on from a question that stands open before what a player's step tells behind what is done: what nobody mentions is not used."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import dropwhile, takewhile

from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import choose_unsaid, same_anyway
from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, only_choice, run_on
from judgekit.cases.steps.attempts import aside
from judgekit.cases.steps.on_the_way import unsaid
from judgekit.cases.steps.reacting import reacts
from judgekit.cases.steps.supposing import supposed
from judgekit.cases.steps.told import MOST, told_of
from judgekit.cases.wordings.ordering import TOLD
from judgekit.engine import Position
from judgekit.games.five_sails.boards.moments.abilities import FOLLOWS
from judgekit.games.five_sails.boards.moments.words import WORKED

EVERYTHING = re.compile(
    rf"(?:and |then |now )*(?:(?:everything|all(?: of it)?)(?: else| that is left)?|{FOLLOWS})"
    rf" (?:(?:is|are|gets|has been)(?: now| then)? {WORKED}|happens)",
    re.IGNORECASE,
)
"""That all that is going on is done to its end."""


def everything(text: str) -> bool:
    """Whether a step tells that all that is going on is done to its end."""
    return any(EVERYTHING.fullmatch(part.strip(" .")) for part in re.split(r"[;,.]", text))


def alike(walk: Walk, pause: Pause | None, ahead: Sequence[Step]) -> None:
    """Chooses what leaves nothing to choose, and no Reaction that is told next or asked for, until somebody has to choose something."""
    while (ask := walk.position.asking) is not None and ask.question != "action" and len(walk.choices) < MOST:
        choice = only_choice(walk.position) or same_anyway(walk.position, pause)
        if ask.question == "react":
            choice = None if any(reacts(walk.position, x, pause) for x in ahead) else default_choice(walk.position)
        if choice is None:
            return
        choose_unsaid(walk, choice, pause)
        walk.position = run_on(walk.position, walk.lines, pause) if walk.position.asking is None else walk.position


def told_next(ahead: Step | None, coming: Sequence[Step]) -> list[Step]:
    """The step that is told next, and those behind it that are told as long as each before them only asks for something."""
    if ahead is None:
        return []
    near = list(dropwhile(lambda x: x is not ahead, coming)) or [ahead]
    asks = list(takewhile(lambda x: aside(x.what), near))
    return near[: len(asks) + 1]


def reached(p: Position, step: Step, pause: Pause | None, ahead: Step | None, coming: Sequence[Step] = ()) -> Walk | None:
    """Where the rest of a step leads, `plays Jab; threat is resolved`; None where no question stands open before it."""
    ways = [at for told in told_of(p, step) for at in (told.begins, told.ends) if at] if p.asking is not None and step.who != TOLD else []
    walk, begun = Walk(p), _round(p)
    if step.who != TOLD and (decided := supposed(p, step.what)) is not None:
        choose(walk, decided, pause)
    while ways and len(walk.choices) < MOST and _round(walk.position) == begun and (choice := unsaid(walk.position, ways, ahead)) is not None:
        choose_unsaid(walk, choice, pause)
        walk.position = run_on(walk.position, walk.lines, pause) if walk.position.asking is None else walk.position
    if everything(step.what):
        alike(walk, pause, told_next(ahead, coming))
    return walk if walk.choices else None


def _round(p: Position) -> int:
    """The round that is going on; 0 outside a duel."""
    return p.board.duel.round if p.board.duel else 0
