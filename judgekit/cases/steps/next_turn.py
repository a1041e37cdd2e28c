"""Going on until somebody is to act, where a story tells that priority passes on."""

from __future__ import annotations

from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, run_on
from judgekit.cases.wordings.turns import PASSES_ON
from judgekit.engine import game_of
from judgekit.engine.trace import player_name

MOST = 50  # more answers never go without saying before somebody is to act


def to_next_turn(walk: Walk, pause: Pause | None) -> None:
    """Goes on until somebody is to act in High Drama, nobody using what nobody mentions; the problem says what has to be answered first."""
    for _ in range(MOST):
        ask, before = walk.position.asking, walk.position
        if ask is not None and ask.question == "action":
            return
        if ask is None:
            walk.position = run_on(before, walk.lines, pause)
        elif (unsaid := default_choice(before)) is not None and before.board.phase == "High Drama":
            choose(walk, unsaid, pause)
        if walk.position == before:
            break
    ask = walk.position.asking
    open_yet = (
        f"{player_name(walk.position, ask.player)} is asked: {game_of(walk.position).questions[ask.question].prompt(walk.position, ask)}"
        if ask
        else ""
    )
    walk.problem = f"{PASSES_ON!r} cannot be told here: {open_yet or 'nobody has an action to take'}"
