"""The lines before what follows an answer that nobody has given."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine import Line, Position, game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import Args, Ask


def supposed(p: Position, ask: Ask, args: Args) -> Line:
    """The line before what follows an answer that nobody has given."""
    question = game_of(p).questions[ask.question]
    rule = rule_for(question.rule, p.edition)
    if args == ("unknown",):
        return Line(f"{p.game}/{rule}", STAY_UNKNOWN)
    return Line(f"{p.game}/{rule}", f"{question.prompt(p, ask)} — nobody has said; this is for {question.text(p, ask, args)}.")


STAY_UNKNOWN = "Nobody has said which cards these are: they stay unknown."
"""The line before cards that stay unknown, once for all that are drawn together."""
DRAWN = re.compile(r"\s*\S+ draws (?:a card that nobody has seen|\d+ cards)\.")


def said_of_these(lines: Sequence[Line]) -> bool:
    """Whether the cards that are being drawn have been said to stay unknown."""
    last = next((line.text for line in reversed(lines) if not DRAWN.fullmatch(line.text)), "")
    return last == STAY_UNKNOWN
