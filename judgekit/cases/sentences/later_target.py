"""A card that is named as a target and cannot be the one that is asked for first, but a later one: whoever pays for it is chosen before it.

`plays Parley Gone Wrong with Perla on Hob`, where the cost engages a character of one's own: Hob is who is challenged then.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.sentences.matching import Hit
from judgekit.cases.sentences.pieces import ON, Piece
from judgekit.cases.sentences.walking import Walk, choose
from judgekit.engine import Option, options
from judgekit.engine.values import NO, Choice, Use


def before_it(walk: Walk, found: Sequence[Option], role: str, hit: Hit | None) -> Choice | None:
    """What is chosen first, where the part that was found names what may be chosen next alone; None where it does not."""
    if hit is None or role != "target" or hit[0].verdict != NO or walk.left[hit[1]].link not in ON:
        return None
    named = hit[0].choice.args[:1]
    ways = (o.choice for o in _likely(walk, [o for o in found if o.verdict != NO], hit[1]))
    return next((way for way in ways if _comes_next(walk, way, named)), None)


def never_asked(walk: Walk, left: list[Piece]) -> list[Piece]:
    """The parts without the target of an ability whose cost has ended the game: nobody was asked for it any more."""
    used = next((c for c in walk.choices if c.question == "action" and c.args[:1] == ("use",)), None)
    if used is None or not walk.position.board.over or any(c.question == "target" for c in walk.choices):
        return left
    late = walk.position.ability(int(used.args[1]), int(used.args[2])).targets
    return [x for x in left if not late or x.link not in ON or x.text not in walk.position.cast.names]


def _likely(walk: Walk, free: Sequence[Option], named: int) -> list[Option]:
    """Whom the sentence names besides, whoever performs, or the only one there is."""
    said = " ".join(x.text for n, x in enumerate(walk.left) if n != named)
    spoken_of = [o for o in free if re.search(rf"\b{re.escape(o.text)}\b", said)]
    use = next((f for f in reversed(walk.position.stack) if isinstance(f, Use)), None)
    performs = [o for o in free if use is not None and o.choice.args[:1] == (use.performer,)]
    return spoken_of or performs or (list(free) if len(free) == 1 else [])


def _comes_next(walk: Walk, way: Choice, named: tuple[object, ...]) -> bool:
    """Whether the card can be chosen as the target that is asked for next."""
    trial = Walk(walk.position)
    choose(trial, way, None)
    ask = trial.position.asking
    if ask is None or (ask.question, ask.player) != (way.question, way.player):
        return False
    return any(o.choice.args[:1] == named and o.verdict != NO for o in options(trial.position, expected=False))
