"""What an ability takes off a cost while it is being paid."""

from __future__ import annotations

from judgekit.engine.trace import Log, say
from judgekit.engine.values import Ask, Position, Use
from judgekit.games.five_sails.costs.payment import tell_left
from judgekit.games.five_sails.game import GAME


@GAME.vocabulary.word("effect", "cheaper", "reduce the cost by {n}", rule="play/wealth-cost")
def cheaper(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """What is being paid for costs less."""
    at = next((k for k in range(len(p.stack) - 1, -1, -1) if isinstance(p.stack[k], Ask)), None)
    ask = p.stack[at] if at is not None else None
    if at is None or not isinstance(ask, Ask) or ask.question != "pay":
        return p
    left = ask.data[0] - n
    say(log, p, "play/wealth-cost", "The cost goes down by {}.", n)
    tell_left(p, left, log)
    rest = (ask._replace(data=(left, *ask.data[1:])),) if left > 0 else ()
    return p.on((*p.stack[:at], *rest, *p.stack[at + 1 :]))
