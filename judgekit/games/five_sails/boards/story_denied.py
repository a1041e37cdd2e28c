"""What a set-up in prose says is not there, held against what it tells of: `B has no character there`, `no location is controlled`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story_cards import CITY

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Story

Line = tuple[str, str]
"""A heading of the board, and a line below it; empty for the heading itself."""


def denied(story: Story, said: str, here: str) -> str:
    """What of the board speaks against a sentence that says that something is not there; `here` is the place named last. Empty for nothing."""
    for pattern, against in DENIALS:
        if found := re.fullmatch(pattern, said, re.IGNORECASE):
            return next(against(list(_lines(story)), found, here), "")
    return ""


def _lines(story: Story) -> Iterator[Line]:
    heading = ""
    for depth, text, _ in story.lines:
        heading = text.rstrip(":") if depth == 2 else heading
        yield heading, "" if depth == 2 else text


def _characters(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    at = re.sub(r"^the ", "", (here if found["there"] else found["at"] or "").casefold())
    for heading, text in lines:
        place = re.sub(r"^the ", "", heading.casefold())
        mine = re.match(rf"{re.escape(found['who'])}['’]s ", text) and re.search(rf"^(?:{CITY})|\bhome\b", heading, re.IGNORECASE)
        if mine and (place.startswith(at) if at else not found["there"]):
            yield text


def _named(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    name = rf"(?:\S+['’]s )?(?:Leader )?{re.escape(found['what'])}(?= \(|,|$)"
    for heading, text in lines:
        if re.match(name, text, re.IGNORECASE) or (text and re.match(name, heading, re.IGNORECASE)):
            yield text or heading


def _heading(words: str) -> Callable[[list[Line], re.Match[str], str], Iterator[str]]:
    return lambda lines, found, here: (heading for heading, text in lines if not text and re.search(words, heading))


def _text(words: str) -> Callable[[list[Line], re.Match[str], str], Iterator[str]]:
    return lambda lines, found, here: (text for _, text in lines if re.search(words, text))


def _in_the_city(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    yield from (text for heading, text in lines if text and re.match(CITY, heading))


DENIALS: tuple[tuple[str, Callable[[list[Line], re.Match[str], str], Iterator[str]]], ...] = (
    (r"(?P<who>\w+) has no (?:characters?|crew)(?: (?:(?P<there>there)|in play|at (?P<at>.+)))?", _characters),
    (r"(?P<what>[\w'’ ]+) (?:is|are) not (?:used )?in (?:this|the) game", _named),
    (r"there is no Renown on any (?:city )?location|no Renown (?:is|lies) on (?:any|the) (?:city )?locations?", _heading(r"\b[1-9]\d* Renown")),
    (
        r"all (?:city )?locations are uncontrolled|no (?:city )?location is controlled"
        r"|(?:no (?:one|player)|neither player|nobody) controls (?:a|any) (?:city )?location",
        _heading(r"\bcontrolled by "),
    ),
    (r"no character (?:has|bears) (?:a |any )?wounds?", _text(r"\b[1-9]\d* wounds?\b|\bwounds? [1-9]")),
    (r"no ['\"]?when revealed['\"]? (?:text|effect)s?", _text(r"[\"“]When revealed")),
    (r"(?:all |the )?(?:city )?locations are empty", _in_the_city),
)
"""What is said not to be there, and what speaks against it."""
