"""Of what each line comes: the card whose ability it is, who uses it, who performs it, and who fights whom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judgekit.engine.values import Line

KIND = r"(?:Action|Reaction|Forced|Technique|Maneuver)"
ANNOUNCES = re.compile(rf"(?P<who>.+?) announces (?:the (?P<kind>(?:[\w-]+ )*?{KIND})(?: ability)? of )?(?P<card>.+?)(?: and shows it)?\.")
RESOLVES = re.compile(r"(?P<who>.+?) resolves (?P<card>.+)\.")
PERFORMS = re.compile(r"(?P<card>.+) performs it\.")
FIGHT = re.compile(r"(?P<one>.+) and (?P<other>.+) are now the participants\b")


@dataclass(frozen=True)
class Source:
    """Of what a line comes."""

    card: str = ""
    """The card whose ability it is, in small letters; empty where it comes of none."""
    kind: str = ""
    """What kind of ability: `reaction`."""
    player: str = ""
    """Who uses it."""
    performers: frozenset[str] = frozenset()
    against: dict[str, str] = field(default_factory=dict)
    """Who fights whom."""


@dataclass
class _Begun:
    depth: int
    card: str
    kind: str
    player: str
    performer: str = ""


def sources(lines: Sequence[Line]) -> list[Source]:
    """Of what each of some lines comes: the ability that was begun last, further out or just before, and is not over."""
    out: list[Source] = []
    under: list[_Begun] = []
    against: dict[str, str] = {}
    for line in lines:
        text, begins = line.text.strip(), _begins(line)
        while under and (line.depth < under[-1].depth or (line.depth == under[-1].depth and (begins or not line.frame.startswith("ability ")))):
            under.pop()
        if fight := FIGHT.match(text):
            against = {fight["one"].casefold(): fight["other"].casefold(), fight["other"].casefold(): fight["one"].casefold()}
        if begins:
            under.append(begins)
        elif under and (performs := PERFORMS.fullmatch(text)):
            under[-1].performer = performs["card"].casefold()
        out.append(_of(under[-1], against) if under and not begins else Source(against=against))
        if under and text.casefold() == f"{under[-1].card} is fully resolved.":
            under.pop()
    return out


def _of(begun: _Begun, against: dict[str, str]) -> Source:
    return Source(begun.card, begun.kind, begun.player, frozenset(filter(None, [begun.performer])), against)


def _begins(line: Line) -> _Begun | None:
    """What begins with a line; None where nothing does."""
    said = None
    if line.frame.startswith("ability "):
        said = ANNOUNCES.fullmatch(line.text.strip())
    elif line.rule.partition("/")[2].startswith("day/"):
        said = RESOLVES.fullmatch(line.text.strip())
    if said is None or said["card"].startswith(":"):
        return None
    return _Begun(line.depth, said["card"].casefold(), (said.groupdict().get("kind") or "").casefold(), said["who"])
