"""Which cards are revealed by a gamble, told in a clause of its own: `The two revealed cards are Jab and Feint`."""

from __future__ import annotations

import re

from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import Pause, Walk
from judgekit.cases.wordings.copies import COPIES
from judgekit.cases.wordings.gambling_words import CARDS_SEEN
from judgekit.engine import Position, options
from judgekit.engine.rewriting import one_of
from judgekit.engine.values import CHANCE


def revealed_cards(p: Position, clause: str) -> list[str]:
    """The cards that a clause tells to be revealed, where it names nothing else; none for another clause."""
    found = CARDS_SEEN.fullmatch(clause.strip(" ."))
    names = one_of(tuple(n for n in p.cast.names[1:] if n))
    said = (found["a"] or found["b"]) if found else ""
    if not re.fullmatch(rf"(?:{names})(?:(?:, |,? and )(?:{names}))+", said):
        return []
    return re.findall(rf"(?:{names})(?=, |,? and |$)", said)


def reveal_told(walk: Walk, cards: list[str], clause: str, pause: Pause | None) -> Walk | None:
    """Where it leads that just these cards are revealed: chance has brought them, or they are the ones to choose from; otherwise a problem."""
    p, ask = walk.position, walk.position.asking
    if ask is not None and ask.player == CHANCE and ask.question == "shuffle":
        return walk_phrase(p, CHANCE, f"{', '.join(cards)} on top", pause)
    if ask is None or ask.question != "gamble":
        walk.problem = f"{clause!r} is told, and nobody has gambled here"
        return None
    seen = [o.text.removeprefix("choose ") for o in options(p, expected=False)]
    if sorted(COPIES.sub("", x) for x in seen) != sorted(COPIES.sub("", x) for x in cards):
        walk.problem = f"{clause!r} is told, and {' and '.join(seen)} are revealed"
    return None
