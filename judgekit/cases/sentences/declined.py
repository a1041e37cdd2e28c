"""What somebody says is not done, or is left out, where just that is asked: `declines to draw`, `leaves out the Cursed Ring`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.engine import Choice, Option
from judgekit.engine.values import NO, Ask

DECLINES = re.compile(
    r"(?:declines?|forgoe?s?|waives?|skips?|(?:(?:chooses?|decides?|prefers?|elects?|wants?) |does |do )not|lets? .+ (?:pass|lapse))\b.*",
    re.IGNORECASE,
)
DOES_NONE = re.compile(r"(?!play|pay)[a-z]+ (?:nothing|none|nobody|no ?one|no (?:Renown|cards?|characters?|wounds?))", re.IGNORECASE)
"""That what may be done is done to nothing: `moves nothing`, `discards no card`."""
LEAVES = re.compile(r"(?:leaves? out|leaves? aside|spares?) (?P<one>.+)|leaves? (?P<other>.+?) (?:out|aside|alone)", re.IGNORECASE)
NOTHING_MORE = "no target"


def left_undone(left: list[Piece], found: Sequence[Option], ask: Ask, role: str) -> Choice | None:
    """The choice that leaves undone what may be done, or takes the others in place of what is left out; None where no part says so.

    A part that is answered with it is taken off.
    """
    free = [o for o in found if o.verdict != NO]
    for n, piece in enumerate(left):
        if role == "may" and (DECLINES.fullmatch(piece.text) or DOES_NONE.fullmatch(piece.text)):
            del left[n]
            return Choice(ask.player, ask.question, ("no",))
        spared = LEAVES.fullmatch(piece.text)
        name = normal(spared["one"] or spared["other"]) if spared else ""
        if name in {normal(o.text) for o in found} and any(o.text == NOTHING_MORE for o in free):
            others = [o for o in free if normal(o.text) not in {name, NOTHING_MORE}]
            if not others:
                del left[n]
            return others[0].choice if others else next(o.choice for o in free if o.text == NOTHING_MORE)
    return None
