"""Somebody acts while others are asked first who are said to pass whenever they have to act: they pass."""

from __future__ import annotations

import re

from judgekit.cases.model import Step
from judgekit.cases.phrases import walk_phrase
from judgekit.cases.requests import request_in
from judgekit.cases.story import wonders
from judgekit.cases.walking import Pause, Walk, choose, one_pass_left
from judgekit.engine import Choice, Position

ALL_OTHERS = r"(?:every(?:body|one) else passes|nobody else (?:acts|does anything)|(?:all )?the others? (?:all |always )*pass(?:es)?)"
WHENEVER = r"(?:(?:when(?:ever)?|each time|every time|as often as|where(?:ver)?) |(?:every|each) (?:time|turn|opportunity)|in all |at every )"


def said_to_pass(note: str, seat: str) -> bool:
    """Whether the notes of a case say that a player passes whenever it has to act."""
    one = rf"\b{re.escape(seat)} (?:always passes|(?:just |simply |only )?passes {WHENEVER})"
    return re.search(one, note) is not None or re.search(ALL_OTHERS, note, re.IGNORECASE) is not None


def passes_first(p: Position, step: Step, note: str, pause: Pause | None) -> Walk | None:
    """The passes of those who are said to pass, up to the player of a step that cannot be done before; None where nobody passes."""
    walk = Walk(p)
    while (ask := walk.position.asking) is not None and ask.question == "action" and step.who in p.cast.seats:
        player, seat = p.cast.seats.index(step.who), p.cast.seats[ask.player]
        if ask.player == player or not said_to_pass(note, seat) or one_pass_left(walk.position):
            break
        if not walk.choices and (wonders(step.what) or request_in(step.what, p.cast.seats) is not None or _possible(p, player, step, pause)):
            break
        choose(walk, Choice(ask.player, "action", ("pass",)), pause)
    return walk if walk.choices else None


def _possible(p: Position, player: int, step: Step, pause: Pause | None) -> bool:
    """Whether a step can be done where the game stands."""
    walk = walk_phrase(p, player, step.what, pause)
    return not walk.problem and walk.verdict != "illegal"
