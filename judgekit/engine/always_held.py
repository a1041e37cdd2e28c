"""What a pattern always holds: words of which every text that it matches has at least one, so that most texts need not be held against it at all."""

from __future__ import annotations

import re
from functools import cache

MOST = 12
"""So many words may be looked for in place of a pattern."""
NOTHING: tuple[str, ...] = ()
PLAIN = re.compile(r"[\w ,;:'’-]+(?![\w ,;:'’?*+{-])")
"""Letters that stand for themselves, each of them once."""
OPTIONAL = re.compile(r"[?*]|\{0?,")
REPEATED = re.compile(r"[?*+]\??|\{\d*,?\d*\}\??")
BEGINS_GROUP = re.compile(r"\((?:\?(?:P<\w+>|[imsx-]*:|(?P<around><?[=!])))?")


class _Reader:
    """Goes through a pattern from left to right."""

    def __init__(self, pattern: str) -> None:
        self.pattern, self.at = pattern, 0

    def branches(self) -> tuple[str, ...]:
        """What is held by a pattern, or by what stands between two brackets: one of the words of each of its alternatives."""
        every = [self.sequence()]
        while self.at < len(self.pattern) and self.pattern[self.at] == "|":
            self.at += 1
            every.append(self.sequence())
        words = tuple(dict.fromkeys(word for branch in every for word in branch))
        return words if all(every) and len(words) <= MOST else NOTHING

    def sequence(self) -> tuple[str, ...]:
        """The best of what is held by the pieces of an alternative, letters that stand together being one piece."""
        best, run = NOTHING, ""
        while self.at < len(self.pattern) and self.pattern[self.at] not in "|)":
            if plain := PLAIN.match(self.pattern, self.at):
                run += plain[0]
                self.at = plain.end()
                continue
            letter, held = self.piece()
            often = REPEATED.match(self.pattern, self.at)
            if often:
                self.at = often.end()
                letter, held = ("", NOTHING) if OPTIONAL.match(often[0]) else (letter, held)
            if letter and not often:
                run += letter
                continue
            best, run = _better(_better(best, held), (run + letter,)), ""
        return _better(best, (run,))

    def piece(self) -> tuple[str, tuple[str, ...]]:
        """One letter, or what a group holds; neither for what may be this or that."""
        letter = self.pattern[self.at]
        if letter == "(":
            return "", self.group()
        if letter == "[":
            self.pass_class()
            return "", NOTHING
        self.at += 1
        if letter == "\\":
            self.at += 1
            escaped = self.pattern[self.at - 1]
            return ("", NOTHING) if escaped.isalnum() else (escaped, NOTHING)
        return ("", NOTHING) if letter in "^$." else (letter, NOTHING)

    def group(self) -> tuple[str, ...]:
        """What is held by what stands between two brackets; nothing where it only looks around."""
        begins = BEGINS_GROUP.match(self.pattern, self.at)
        if begins is None or self.pattern.startswith("(?P=", self.at) or self.pattern.startswith("(?(", self.at):
            raise ValueError(f"{self.pattern[self.at : self.at + 4]} in {self.pattern!r} is no group that is known here")
        self.at = begins.end()
        held = self.branches()
        self.at += 1
        return NOTHING if begins["around"] else held

    def pass_class(self) -> None:
        """Goes behind a class of letters."""
        self.at += 2 if self.pattern.startswith("[^", self.at) else 1
        self.at += self.pattern.startswith("]", self.at)
        while self.pattern[self.at] != "]":
            self.at += 2 if self.pattern[self.at] == "\\" else 1
        self.at += 1


def _better(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """Of two lists of words the one whose shortest word is the longer one."""
    if other in (NOTHING, ("",)):
        return one
    held = tuple(dict.fromkeys(word.strip().lower() for word in other))
    if not all(held):
        return one
    return held if not one or min(map(len, held)) > min(map(len, one)) else one


@cache
def always_held(pattern: str) -> tuple[str, ...]:
    """Words in small letters, of which every text that a pattern matches has one; empty where that cannot be told."""
    try:
        words = _Reader(pattern).branches()
    except (ValueError, IndexError):  # what is not known here; whether it is a pattern at all is told when it is compiled
        return NOTHING
    return words if min(map(len, words), default=0) > 1 else NOTHING


def may_match(held: tuple[str, ...], low: str) -> bool:
    """Whether a text in small letters has what a pattern always holds."""
    return not held or any(word in low for word in held)
