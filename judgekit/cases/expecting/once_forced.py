"""The moment between a Forced ability and a Reaction to the same thing that is told next: the one has happened, and nobody has reacted yet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import same_anyway
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import Walk, choose, through
from judgekit.cases.steps.reacting import reacts
from judgekit.cases.wordings.wondering import wonders
from judgekit.engine import Choice, Line, Position, options
from judgekit.engine.values import YES

Moment = tuple[Position, list[Line]]


def once_forced(p: Position, coming: Iterable[Step]) -> list[Moment]:
    """Where a Forced ability has been carried out that waits with the Reaction told next, as long as it comes to the same which of them is first.

    Each with the lines from here; nothing where no Forced ability waits, or where the order matters: then somebody has to say it.
    """
    step = next((x for x in coming if not wonders(x.what)), None)
    if step is None or p.asking is None or p.asking.question != "react" or not reacts(p, step, None):
        return []
    told = walk_phrase(p, p.cast.seats.index(step.who), step.what)
    announced = next(c for c in told.choices if c.question == "react")
    choose(walk := Walk(p), announced, None)
    if walk.position.asking is None or walk.position.asking.question != "order" or same_anyway(walk.position, None) is None:
        return []
    first = _forced(walk.position)
    return [] if first is None else _before(walk, first, _card(p, announced))


def _forced(p: Position) -> Choice | None:
    """The Forced ability that may come first."""
    waiting = (o.choice for o in options(p, expected=False) if o.verdict == YES)
    return next((c for c in waiting if len(c.args) > 2 and p.ability(c.args[1], c.args[2]).kind == "Forced"), None)


def _card(p: Position, announced: Choice) -> str:
    """The name of the card whose Reaction is announced."""
    return p.cast.names[announced.args[1]]


def _before(walk: Walk, first: Choice, reacting: str) -> list[Moment]:
    """The moments behind a Forced ability and before the Reaction."""
    said = f" announces the Reaction of {reacting}"
    choose(after := Walk(walk.position), first, None)
    way = takewhile(lambda x: not any(said in line.text for line in x[1]), through(walk.position, [first], after.position))
    return [(q, [*walk.lines, *lines]) for q, lines in way]
