"""Whether a line says what a text tells, in whatever words: the same names, the same doing, the same numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine.values import Line
from judgekit.games.five_sails.boards.step_names import CONCEPTS

IDLE = frozenset(
    "a an the is are be of to in on at by with from and then for it its their his her this that as into out all each every "
    "again once more too also itself first second third fourth next last "
    "now has have had no not step phase remaining rest effect effects ability abilities card cards player players character".split()
)


NOTHING = re.compile(r"\b(?:no|not|none|nothing|nobody|never|cannot|without|already)\b|n['’]t\b")


def in_vain(low: str, line: Line) -> bool:
    """Whether a line tells that something comes to nothing while a step does not, or the other way round."""
    nothing = line.rule.endswith("/play/do-as-much")
    said = NOTHING.search(low) is not None
    return said != nothing and (nothing or NOTHING.search(line.text.casefold()) is None)


CHOSEN = next(n for n, same in enumerate(CONCEPTS) if "announces" in same)
"""Using something: that it was used says nothing of whether it is used again."""


OF_A_LIMIT = re.compile(r" \((?:at most|no more than)[^()]*\)")
"""What a line says of a limit: that is nothing that has come to pass."""


def says_as_much(lines: Sequence[Line], told: str, names: Sequence[str]) -> bool:
    """Whether one of the lines says all that is told: the same names, the same doing, the same numbers."""
    mine = words(told, names)
    doing = {w for w in mine if isinstance(w, int)}
    sure = doing | {w for w in mine if isinstance(w, str) and (w.startswith("name:") or w.isdigit())}
    if not doing or CHOSEN in doing or not any(str(w).startswith("name:") for w in sure):
        return False
    return any(sure <= words(OF_A_LIMIT.sub("", line.text), names) and not in_vain(told.casefold(), line) for line in lines)


def words(text: str, names: Sequence[str]) -> set[int | str]:
    """What a text speaks of: the names in it, what is done (by its number), and the other words that matter."""
    out: set[int | str] = set()
    low = text.casefold()
    for name in sorted(names, key=len, reverse=True):
        if len(name) > 1 and re.search(rf"\b{re.escape(name.casefold())}(?:'s)?\b", low):
            out.add(f"name:{name.casefold()}")
            low = re.sub(rf"\b{re.escape(name.casefold())}(?:'s)?\b", " ", low)
    for word in re.findall(r"[a-z0-9]+", low):
        if word in IDLE:
            continue
        doing = [n for n, same in enumerate(CONCEPTS) if word in same]
        out.update(doing or [word.removesuffix("s")])
    return out
