"""For whom a challenge is said to be accepted or refused: `has Ugo accept`, `refuses Rolf's challenge`; it can be the one who is challenged only."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.engine import Position, game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Reason
from judgekit.games.five_sails.game import rid

ASKED = "answer challenge"
"""The question whether a challenge is taken up."""
ANSWER = re.compile(r"accept|refuse", re.IGNORECASE)
FOR_WHOM = {"with", "for", "as"}
OF_CHALLENGE = re.compile(r"(?P<answer>accept|refuse) (?P<who>.+?)['’]s? (?:\w+ )?(?:challenge|duel)", re.IGNORECASE)


def answered_for(p: Position, left: list[Piece]) -> tuple[Reason, ...]:
    """Takes off for whom a challenge is answered, and whose it is; the reasons against that where it is somebody else."""
    duel = p.board.duel
    if not left or duel is None or p.asking is None or p.asking.question != ASKED:
        return ()
    challenger, target = (side.card for side in duel.sides)
    rule = rid(rule_for(game_of(p).questions[p.asking.question].rule, p.edition))
    if whose := OF_CHALLENGE.fullmatch(left[0].text):
        left[0] = replace(left[0], text=whose["answer"])
        if normal(whose["who"]) != normal(p.cast.names[challenger]):
            return (Reason(NO, rule, f"It is {card_name(p, challenger)} who has issued the challenge."),)
    if len(left) < 2 or not ANSWER.fullmatch(left[0].text) or left[1].link not in FOR_WHOM:
        return ()
    said = left.pop(1).text
    if normal(said) == normal(p.cast.names[target]):
        return ()
    text = f"It is {card_name(p, target)} who is challenged, and not {said}."
    return (Reason(NO, rule, text, -1, f"{said} could intervene, where that is allowed"),)
