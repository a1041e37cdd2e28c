"""Tables that bring what people write to the words that are known: patterns with what stands in their place, tried in order."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property, lru_cache

from judgekit.engine.always_held import always_held, may_match

Instead = str | Callable[[re.Match[str]], str]


class Entry:
    """A pattern of a table with what stands in its place. It is compiled when first a text comes that may hold it: most never do."""

    def __init__(self, pattern: str, instead: Instead, flags: int) -> None:
        self.text, self.instead, self.flags = pattern, instead, flags

    @cached_property
    def held(self) -> tuple[str, ...]:
        """Words of which every text that it matches has one."""
        return always_held(self.text)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, ready to be searched for."""
        return re.compile(self.text, self.flags)


class Table:
    """An ordered table of patterns: each is applied to what those before it have left. Patterns do not mind capitals unless the table says so."""

    def __init__(self, *pairs: tuple[str, Instead], capitals: bool = False) -> None:
        self.entries = tuple(Entry(pattern, instead, 0 if capitals else re.IGNORECASE) for pattern, instead in pairs)

    def __call__(self, text: str) -> str:
        """The text as the table has it."""
        text = text.strip()
        low = text.lower()
        for entry in self.entries:
            if may_match(entry.held, low) and entry.pattern.search(text):  # what stands in its place is parsed again by each `sub`
                text = entry.pattern.sub(entry.instead, text).strip()
                low = text.lower()
        return text.strip()


class ByKind:
    """Tables for several kinds of sentences, behind one that is for every kind. A kind that has no table stays as the first one leaves it."""

    def __init__(self, every: Table | None = None, **tables: Table) -> None:
        self.every, self.tables = every, tables

    def __call__(self, kind: str, text: str) -> str:
        """A sentence of a kind as its tables have it."""
        text = self.every(text) if self.every else text
        return self.tables[kind](text) if kind in self.tables else text


GAP = re.compile(r"<(\w+)>")
BRACKETS_OR_ESCAPED = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]")
"""What a pattern has that is no bracket, alternative or gap of its own."""
LONG = 400
"""Beyond so many characters, trying a pattern with anything in its gaps takes longer than filling them."""
Names = tuple[tuple[str, str], ...]


class NamedEntry:
    """A pattern with gaps, with what stands in its place."""

    def __init__(self, pattern: str, instead: Instead) -> None:
        self.text, self.instead = pattern, instead

    @cached_property
    def held(self) -> tuple[str, ...]:
        """Words of which every text that it matches has one, whatever fills its gaps."""
        return always_held(GAP.sub("(.)", self.text))

    @cached_property
    def anything(self) -> re.Pattern[str] | None:
        """The pattern with anything in its gaps."""
        return loosely(self.text)


class NamedTable:
    """A table whose patterns hold gaps such as `<card>`, which the names of a case fill.

    To fill and compile a hundred patterns for each case would take longer than all the rest. So each is tried with anything in its gaps first, and
    filled only where that is found.
    """

    def __init__(self, *pairs: tuple[str, Instead]) -> None:
        self.entries = tuple(NamedEntry(pattern, instead) for pattern, instead in pairs)

    def __call__(self, text: str, names: Names) -> str:
        """The text as the table has it, with these expressions in its gaps."""
        text = text.strip()
        low = text.lower()
        for entry in self.entries:
            if may_match(entry.held, low) and (len(text) > LONG or entry.anything is None or entry.anything.search(text)):
                text = filled_in(entry.text, names).sub(entry.instead, text).strip()
                low = text.lower()
        return text


def loosely(pattern: str) -> re.Pattern[str] | None:
    """A pattern with anything in its gaps; where that would not tell, or would take for ever, what it begins with, and None where that is nothing."""
    if denies_gap(pattern) or repeats_gap(pattern):
        begins = beginning(pattern)
        return re.compile(begins, re.IGNORECASE) if begins.strip("^") else None
    return re.compile(GAP.sub(".+?", pattern), re.IGNORECASE)


def beginning(pattern: str) -> str:
    """What a pattern has before the first of its groups that holds a gap; nothing where it has alternatives outside all groups."""
    depth, begun, found = 0, 0, False
    for at, letter in enumerate(BRACKETS_OR_ESCAPED.sub(lambda m: "_" * len(m[0]), pattern)):
        if depth == 0 and letter == "|":
            return ""
        if depth == 0 and not found:
            begun = at
        found = found or GAP.match(pattern, at) is not None
        depth += (letter == "(") - (letter == ")")
    return pattern[:begun]


def repeats_gap(pattern: str) -> bool:
    """Whether a gap stands in what may be repeated: there, anything in it could be cut into pieces in more ways than can be tried."""
    bare = BRACKETS_OR_ESCAPED.sub("_", pattern)
    begun: list[int] = []
    for at, letter in enumerate(bare):
        if letter == "(":
            begun.append(at)
        elif letter == ")" and GAP.search(bare[begun.pop() : at]) and re.match(r"[*+]|\{\d*,\d*\}", bare[at + 1 :]):
            return True
    return False


def one_of(names: tuple[str, ...]) -> str:
    """An expression for any of some names, the longest first; for nothing where there are none."""
    return "|".join(re.escape(n) for n in sorted(names, key=len, reverse=True)) or "(?!)"


def without_article(text: str, names: tuple[str, ...]) -> str:
    """A text without the article before a name that is written with a capital letter, where no name begins with it: `the Abbess` as `Abbess`."""
    if "the " not in text and not text.startswith("The "):
        return text
    with_it = tuple(n.casefold() for n in names if n.casefold().startswith("the "))
    return _articled(names).sub(lambda m: m[0] if text[m.start() :].casefold().startswith(with_it) and with_it else "", text)


@lru_cache(maxsize=256)
def _articled(names: tuple[str, ...]) -> re.Pattern[str]:
    """An article before one of some names."""
    return re.compile(rf"(?:(?<![\w'’-])the|^The) (?=(?:{one_of(tuple(n for n in names if n[:1].isupper()))})(?!\w))")


@lru_cache(maxsize=4096)
def filled_in(pattern: str, names: Names) -> re.Pattern[str]:
    """A pattern with its gaps filled."""
    known = dict(names)
    return re.compile(GAP.sub(lambda m: f"(?:{known[m[1]]})", pattern), re.IGNORECASE)


def denies_gap(pattern: str) -> bool:
    """Whether a gap stands where something must not be: there, anything in the gap would deny too much."""
    for start in re.finditer(r"\(\?<?!", pattern):
        depth, end = 1, start.end()
        while depth and end < len(pattern):
            escaped = pattern[end - 1] == "\\"
            depth += 0 if escaped else (pattern[end] == "(") - (pattern[end] == ")")
            end += 1
        if GAP.search(pattern[start.end() : end]):
            return True
    return False
