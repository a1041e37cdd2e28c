"""Until when an After Reaction waits that answers an ability used in the middle of another: the playtest rules do not say of which of the two."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.events import being_used, usable
from judgekit.engine.facts import decision
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.acts.moments import unmarked
from judgekit.games.five_sails.game import GAME

POINT = "unsettled/after-inner-ability"


def _innermost(p: Position, uses: Sequence[int]) -> int:
    """Which of the abilities that are being used has the effect that is carried out: a copy is part of the ability that copies."""
    own = (n for n in range(len(uses) - 1, 0, -1) if isinstance(use := p.stack[uses[n]], Use) and not use.copied and not _by_itself(p, use))
    return next(own, 0)


def _by_itself(p: Position, use: Use) -> bool:
    """Whether the text of a card takes place by itself, without anybody's using it."""
    return unmarked(p.ability(use.card, use.number))


@GAME.hook("puts off to")
def puts_off_to(p: Position, uses: Sequence[int]) -> int:
    """The ability until whose end an After window waits: the outermost, unless the judge has decided for the one whose effect it answers."""
    return _innermost(p, uses) if decision(p, POINT) == 0 else 0


@GAME.hook("waits for")
def waits_for(p: Position, events: Sequence[Event]) -> str:
    """The open point on which it hangs until when an After window waits, where somebody has something to use in it; empty where nothing does."""
    uses = being_used(p)
    if len(uses) < 2 or decision(p, POINT) is not None or not _innermost(p, uses):
        return ""
    answers = (usable(GAME, p, ability, e) for e in events for ability in GAME.triggered(p, e, "After"))
    return POINT if any(answers) else ""
