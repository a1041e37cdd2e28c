"""What is asked of the first round of a duel while the challenge stands open: how it would be if the challenge were taken up."""

from __future__ import annotations

from judgekit.cases.sentences.walking import default_choice, only_choice, run_on
from judgekit.engine import Choice, Position, options
from judgekit.engine.step import take
from judgekit.engine.values import NO

MOST = 40
"""More answers never lie between a challenge and its first round."""
TAKEN_UP = (("accept",), ("stand",))
"""The answers to a challenge that lead to its duel with whoever was challenged."""


def open_challenge(p: Position) -> bool:
    """Whether somebody has been challenged, and no round has begun."""
    return p.board.duel is not None and p.board.duel.round == 0


def first_rounds(p: Position, player: int) -> list[Position]:
    """Where a player would be asked for the first combat card, in each reading of what is open on the way; nothing where that never comes."""
    ahead, found = [p] if open_challenge(p) else [], []
    for _ in range(MOST):
        if not ahead:
            break
        at = ahead.pop(0)
        ask = at.asking
        if ask is None or at.board.duel is None:
            continue
        if ask.question == "combat card":
            found += [at] if ask.player == player else []
            continue
        ahead += [run_on(take(at, choice), [], None) for choice in _answers(at)]
    return found


def _answers(p: Position) -> list[Choice]:
    """The answers that lead on: the challenge is taken up, whatever is open may be read in each way, and nothing else is done."""
    ask = p.asking
    if ask is None:
        return []
    if ask.question == "decide":
        return [o.choice for o in options(p, expected=False) if o.verdict != NO]
    free = {o.choice.args: o.choice for o in options(p, expected=False) if o.verdict != NO}
    up = next((free[x] for x in TAKEN_UP if x in free), None)
    if up is None and any(o.choice.args in TAKEN_UP for o in options(p, expected=False)):
        return []
    choice = up or only_choice(p) or default_choice(p)
    return [choice] if choice is not None else []
