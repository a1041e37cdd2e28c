"""The end of a sentence: what has one answer only and belongs to the same choice goes without saying, but nothing is paid that was not named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.cases.sentences.paying import any_unseen, short_of, unspoken, would_pay
from judgekit.cases.sentences.walking import QUIET, Pause, Walk, choose, default_choice, only_choice
from judgekit.engine import Option, Position, game_of, options
from judgekit.engine.values import NO, UNSETTLED, YES


def alike_payment(p: Position, free: Sequence[Option]) -> bool:
    """Whether a cost can be paid with nothing but cards that nothing tells apart, such as cards that nobody has seen: one is as good as another."""
    cards = [int(o.choice.args[1]) for o in free if o.choice.args[0] == "card"]
    return len(cards) == len(free) and all(o.verdict == YES for o in free) and len({p.cards[n]._replace(place=0) for n in cards}) == 1


def finish(walk: Walk, player: int, pause: Pause | None, paid_next: Callable[[], bool], *, whole_payment: bool = False) -> None:
    """Answers what has one answer only and is part of the same choice; nothing is paid beyond what was named as the whole payment.

    Where the cards that are named do not pay all, that is refused, unless the rest is paid next.
    """
    while (ask := walk.position.asking) is not None and ask.player == player and walk.choices:
        question = game_of(walk.position).questions[ask.question]
        default = default_choice(walk.position) if question.quiet else None
        if default is not None:
            choose(walk, default, pause)
            continue
        if question.role not in QUIET or (whole_payment and question.role == "payment"):
            return
        free = [o for o in options(walk.position, expected=False) if o.verdict != NO]
        if question.role == "payment" and not walk.pays and (unseen := any_unseen(walk.position, free)) is not None and not paid_next():
            choose(walk, unseen, pause)
            continue
        left_out = [o for o in free if o.text == "no target"]
        if len(free) > 1 and question.role == "card" and ask.data[:1] == ("cost",) and (alike := only_choice(walk.position)) is not None:
            choose(walk, alike, pause)
            continue
        if question.role == "payment" and not walk.pays and len(free) > 1 and alike_payment(walk.position, free) and not paid_next():
            choose(walk, free[0].choice, pause)
            continue
        if (len(free) != 1 and not left_out) or free[0].verdict == UNSETTLED:
            return
        if would_pay(walk, free[0]) or unspoken(free[0].text, walk.text):
            if not paid_next():
                walk.verdict, walk.reasons = "illegal", short_of(walk.position, player)
            return
        choose(walk, (left_out or free)[0].choice, pause)
