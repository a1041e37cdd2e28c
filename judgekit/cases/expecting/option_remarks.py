"""What an option says in passing of how a card lies, or of which duel is going on, held against the moments of which it may be said."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.expecting.told_otherwise import recruited_elsewhere
from judgekit.cases.wordings.remarks import EMPTY_HAND
from judgekit.engine import Position
from judgekit.engine.rewriting import one_of

LIES = r"\bthe (?P<how>(?-i:en garde|engaged|unwounded|wounded)) "
NTH = ("first", "second", "third", "fourth")
OF_DUEL = re.compile(rf"\bin the ({'|'.join(NTH)}) duel\b", re.IGNORECASE)
"""The duel of which an option is said to be."""


OF_CHALLENGER = (
    r"\b(?:accept|refus|declin)(?:e?s|e|ing)? (?:(?P<name>{name})['’]s (?:\w+ )?challenge|the challenge (?:of|from|by|issued by) (?P<by>{name}))\b"
)
"""A challenge that is answered, with whose it is."""


def another_challenger(at: Sequence[Position], text: str) -> str:
    """A challenge that is said to be answered and was issued by somebody else at all of some moments; else empty."""
    if "challenge" not in text:
        return ""
    issued = {p.cast.names[p.board.duel.sides[0].card] for p in at if p.board.duel is not None}
    if not issued:
        return ""
    names = one_of(tuple(dict.fromkeys(x for x in at[0].cast.names if x)))
    found = re.search(OF_CHALLENGER.replace("{name}", names), text, re.IGNORECASE)
    who = (found["name"] or found["by"]).casefold() if found else ""
    return found[0] if found and who not in {x.casefold() for x in issued} else ""


def remarked_otherwise(at: Sequence[Position], text: str, player: int = -1) -> str:
    """A remark of an option that is so at none of the moments of which it may be said: `the engaged Kuno`, `in the first duel`; else empty."""
    empty = re.search(EMPTY_HAND, text, re.IGNORECASE)
    if empty and player >= 0 and all(any(c.zone == "hand" and c.owner == player for c in p.cards) for p in at):
        return empty[0]
    names = one_of(tuple(dict.fromkeys(x for x in at[0].cast.names if x))) if re.search(LIES, text) else "(?!)"
    for said in re.finditer(rf"{LIES}(?P<name>{names})(?!\w)", text):
        n = at[0].cast.names.index(said["name"])
        if not any(_lies(p, n, said["how"]) for p in at):
            return said[0]
    if other := another_challenger(at, text) or recruited_elsewhere(text, at):
        return other
    duel = OF_DUEL.search(text)
    fought = [p for p in at if p.board.duel is not None] or at  # between two duels either may be meant
    return duel[0] if duel and not any(_is_duel(p, NTH.index(duel[1].casefold()) + 1) for p in fought) else ""


def _lies(p: Position, n: int, how: str) -> bool:
    """Whether a card lies so."""
    if how.endswith("wounded"):
        return (p.cards[n].wounds > 0) is (how == "wounded")
    return bool(p.cards[n].engaged) is (how == "engaged")


def _is_duel(p: Position, number: int) -> bool:
    """Whether the duel of that number is going on, has just ended, or may come of the challenge that is open."""
    return p.board.duels == number - 1 or (p.board.duel is None and p.board.duels == number)
