"""The names in a step of an order, or in a line, each with a mark in its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judgekit.cases.expecting.doings import DOING
from judgekit.cases.sentences.same_words import IDLE
from judgekit.games.five_sails.boards.story.words import COUNTS

MARK = re.compile(r"<(\d+)>")
"""A name within a text."""
AUXILIARY = "is|are|was|were|be|been|has|have|had|does|do|did|will|would|may|can|must|becomes?|gets?"


def with_marks(text: str, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """A text with a mark for each name in it, and the names in small letters."""
    found: list[str] = []

    def mark(m: re.Match[str]) -> str:
        if _is_no_name(text, m):
            return m[0]
        found.append(m[0].casefold().removeprefix("the "))
        return f"<{len(found) - 1}>"

    pattern = _pattern(tuple(names))
    return (pattern.sub(mark, text) if pattern else text), tuple(found)


@lru_cache(maxsize=256)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str] | None:
    """All names, the longest first; places also without their article."""
    every = {x for name in names if name for x in (name, name.removeprefix("The "))}
    each = [re.escape(x) if len(x) == 1 else f"(?i:{re.escape(x)})" for x in sorted(every, key=len, reverse=True)]
    return re.compile(rf"(?<![\w<])(?:{'|'.join(each)})(?![\w>])") if each else None


def _is_no_name(text: str, m: re.Match[str]) -> bool:
    """Whether a name is only a word here: the article at the beginning, and what is a doing or a number in small letters."""
    word, behind = m[0], text[m.end() :].split()
    if word == "A" and not text[: m.start()].strip():
        return bool(behind) and not text[m.end() :].startswith(("'", "’")) and not _is_done_next(behind[0].casefold().strip(".,:;"))
    return word.islower() and (word in DOING or word in COUNTS or word in IDLE or word in NOT_NAMED)


NOT_NAMED = frozenset("card wound wounds renown threat deck hand action reaction technique maneuver scheme leader city top bottom once twice".split())


def _is_done_next(word: str) -> bool:
    return (
        (word in DOING and word.endswith("s"))
        or re.fullmatch(f"{AUXILIARY}|and|holds|stands|performs|never|wins|without|\\d+", word) is not None
        or (word in DOING and word.endswith("ed"))
    )
