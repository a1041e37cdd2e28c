"""Prose cut at its joints: what stands in brackets or quotation marks is no joint."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from judgekit.engine.always_held import may_match
from judgekit.engine.rewriting import Entry


class Bit(NamedTuple):
    """A piece of prose: its words, the same with everything in brackets and quotation marks blotted out, and where it begins."""

    text: str
    plain: str
    at: int

    def cut(self, start: int, end: int | None = None) -> Bit:
        """A part of it, without white space and marks at its ends."""
        end = len(self.text) if end is None else end
        while start < end and self.text[start] in " \n\t,;":
            start += 1
        while end > start and self.text[end - 1] in " \n\t,;.":
            end -= 1
        return Bit(self.text[start:end], self.plain[start:end], self.at + start)

    def without(self, start: int, end: int) -> Bit:
        """The same with a part left blank."""
        return Bit(self.text[:start] + " " * (end - start) + self.text[end:], self.plain[:start] + " " * (end - start) + self.plain[end:], self.at)

    def split(self, joint: str) -> list[Bit]:
        """Its parts between the joints, none of them empty."""
        found = list(_joint(joint).finditer(self.plain))
        starts, ends = [0, *(m.end() for m in found)], [*(m.start() for m in found), len(self.text)]
        return [part for a, b in zip(starts, ends, strict=True) if (part := self.cut(a, b)).text]

    def group(self, found: re.Match[str], name: int | str) -> Bit:
        """What a pattern has found in its plain words."""
        return self.cut(*found.span(name))


@lru_cache(maxsize=1024)
def _joint(pattern: str) -> re.Pattern[str]:
    """Where a text is split, kept for the next one: the names of a case in it make it long."""
    return re.compile(pattern)


def prose(text: str) -> Bit:
    """A text as one piece."""
    plain, depth, quoted = "", 0, False
    for letter in text:
        if letter in '"“”' and not depth:
            quoted = not quoted
            plain += '"'
        elif quoted:
            plain += "_"
        elif letter in "()":
            depth = max(0, depth + (1 if letter == "(" else -1))
            plain += letter if depth == (1 if letter == "(" else 0) else "_"
        else:
            plain += "_" if depth else " " if letter.isspace() else letter
    return Bit(re.sub(r"\s", " ", text), plain, 0)


NAME = r"(?:\w+['’]s )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*"
EACH = re.compile(rf"((?:{NAME}, )*{NAME}),? and ({NAME}) \((_+)\)")
"""Several names before one pair of brackets."""

APART = re.compile(rf"(?<=[:;] )({NAME})((?:;|,? and) (?:\w+['’]s [\w ]+|[\w ]+ of \w+): )({NAME}) \((_+)\)")
"""A name in each of two places before one pair of brackets: `A's hand: Jab; B's hand: Feint (both Risk)`."""


def each_alike(said: Bit) -> Bit:
    """`Ann, Bob and Cid (each risk, cost 1)` with the brackets behind every name; brackets that do not say so stay the last one's."""
    for found in reversed(list(APART.finditer(said.plain))):
        common = re.sub(r"^(?:each|both):? ", "", inside := said.text[slice(*found.span(4))])
        then = re.sub(r"^,? and", ";", found[2])
        if common != inside:
            said = anew(said, f"{said.text[: found.start()]}{found[1]} ({common}){then}{found[3]} ({common}){said.text[found.end() :]}")
    for found in reversed(list(EACH.finditer(said.plain))):
        inside = said.text[slice(*found.span(3))]
        common = re.sub(r"^(?:each|all|both):? |,? each$", "", inside)
        if common != inside:
            cards = ", ".join(f"{name} ({common})" for name in (*found[1].split(", "), found[2]))
            said = anew(said, f"{said.text[: found.start()]}{cards}{said.text[found.end() :]}")
    return said


def anew(said: Bit, text: str) -> Bit:
    """The same piece in other words."""
    return prose(text)._replace(at=said.at)


class Outside:
    """Other words for what stands in a piece outside its brackets and quotation marks: each pattern is tried on what those before it have left."""

    def __init__(self, *pairs: tuple[str, str]) -> None:
        self.entries = tuple((Entry(pattern, instead, 0), re.split(r"\\(\d)", instead)) for pattern, instead in pairs)

    def __call__(self, said: Bit) -> Bit:
        """The same piece in these words."""
        low = said.plain.lower()
        for entry, instead in self.entries:
            if not may_match(entry.held, low):
                continue
            text, end = "", 0
            for found in entry.pattern.finditer(said.plain):
                groups = (said.text[slice(*found.span(int(n)))] if found[int(n)] else "" for n in instead[1::2])
                text += said.text[end : found.start()] + instead[0] + "".join(x for pair in zip(groups, instead[2::2], strict=True) for x in pair)
                end = found.end()
            if end:
                said = anew(said, text + said.text[end:])
                low = said.plain.lower()
        return said


def sentences(text: str) -> list[Bit]:
    """The sentences of a text."""
    return [each_alike(x) for x in prose(text).split(r"""\.(?=\s+[A-Z"\d]|\s*$)|(?<=_")\s+(?=[A-Z][\w'’]*[:\s])""")]
