"""The end of a sentence: what has one answer only and belongs to the same choice goes without saying, but nothing is paid that was not named."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.cases.sentences.paying import any_alike, short_of, unspoken, would_pay
from judgekit.cases.sentences.walking import QUIET, Pause, Walk, choose, default_choice, only_choice
from judgekit.engine import game_of, options
from judgekit.engine.values import NO, UNSETTLED


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
        if question.role == "payment" and not walk.pays and (alike := any_alike(walk.position, free)) is not None and not paid_next():
            choose(walk, alike, pause)
            continue
        left_out = [o for o in free if o.text == "no target"]
        if len(free) > 1 and question.role == "card" and ask.data[:1] == ("cost",) and (alike := only_choice(walk.position)) is not None:
            choose(walk, alike, pause)
            continue
        if (len(free) != 1 and not left_out) or free[0].verdict == UNSETTLED:
            return
        if would_pay(walk, free[0]) or unspoken(free[0].text, walk.text):
            if not paid_next():
                walk.verdict, walk.reasons = "illegal", short_of(walk.position, player)
            return
        choose(walk, (left_out or free)[0].choice, pause)
