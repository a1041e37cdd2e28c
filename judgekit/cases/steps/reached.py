"""Going on from a question that stands open before what a player's step tells behind what is done: what nobody mentions is not used."""

from __future__ import annotations

from judgekit.cases.model import Step
from judgekit.cases.sentences.walking import Pause, Walk, choose, run_on
from judgekit.cases.steps.told import MOST, told_of, unsaid
from judgekit.engine import Position


def reached(p: Position, step: Step, pause: Pause | None, ahead: Step | None) -> Walk | None:
    """Where the rest of a step leads, `plays Jab; threat is resolved`; None where no question stands open before it."""
    ways = [at for told in told_of(p, step) for at in (told.begins, told.ends) if at] if p.asking is not None else []
    walk, begun = Walk(p), _round(p)
    while ways and len(walk.choices) < MOST and _round(walk.position) == begun and (choice := unsaid(walk.position, ways, ahead)) is not None:
        choose(walk, choice, pause)
        walk.position = run_on(walk.position, walk.lines, pause) if walk.position.asking is None else walk.position
    return walk if walk.choices else None


def _round(p: Position) -> int:
    """The round that is going on; 0 outside a duel."""
    return p.board.duel.round if p.board.duel else 0
