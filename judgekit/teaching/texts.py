"""The words of a lesson: what they link to, and whether every sentence about the rules rests on a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.errors import UnknownName
from judgekit.library import Library, Link, Rule
from judgekit.library.model import shown_text
from judgekit.library.parse import MARK

GAME = "five-sails"


def target(library: Library, name: str) -> Rule | None:
    """The rule or term that a mark names."""
    found = library.find(name, GAME)
    if found is None:
        try:
            found = library.term(name, GAME)
        except UnknownName:
            return None
    return found


def links(library: Library, text: str) -> dict[str, Link]:
    """The marks of a text with where they lead; one that leads nowhere is left out."""
    out = {}
    for mark in MARK.finditer(text):
        name, bar, shown = mark[1].partition("|")
        rule = target(library, name.strip())
        if rule is not None:
            out[mark[1]] = Link((shown if bar else rule.title if "/" in name else name).strip(), rule.id)
    return out


def plain(library: Library, text: str) -> str:
    """A text without marks."""
    return shown_text(text, links(library, text))


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [s for s in re.split(r"(?<=[.!?])\s+(?=[A-Z\[“\"])", text.strip()) if s]


def faults(library: Library, text: str, editions: tuple[str, ...], *, rules: bool = True) -> Iterator[str]:
    """What is wrong with a text: marks that lead nowhere or to a rule of another edition, sentences that rest on no rule."""
    for mark in MARK.finditer(text):
        name = mark[1].partition("|")[0].strip()
        rule = target(library, name)
        if rule is None:
            near = re.search(r"did you mean.*|nearest.*", message(library, name))
            yield f"[[{name}]] leads to no rule and no term" + (f"; {near[0]}" if near else "")
            continue
        yield from (f"[[{name}]] leads to {rule.id}, which does not stand in {e}" for e in editions if not rule.stands_in(e))
    if rules:
        yield from (f"this sentence names no rule; link one, or say it under 'scene': {s!r}" for s in sentences(text) if not MARK.search(s))


def message(library: Library, name: str) -> str:
    """What the library says about a name that it does not know."""
    try:
        library.rule(name, GAME)
    except UnknownName as error:
        return str(error)
    return ""
