"""The phase in which something is said to be asked for: `Still in Dawn, A asks to use Bo's Action`, `use Bo's Action in Dawn`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.engine import Position

PHASE = r"(?P<phase>dawn|planning|high drama|plunder|dusk)(?: phase)?"
AT_THE_END = re.compile(rf" (?:still )?(?:in|during) (?:the )?{PHASE}(?= if legal$|$)", re.IGNORECASE)
IN_FRONT = re.compile(
    rf"^(?:(?:while )?(?:still|yet|even)(?: being)? )?(?:in|during) (?:the )?{PHASE.replace('|high drama', '')},? "
    rf"(?P<who><seat>) asks (?P<to>to )(?P<what>[^;]+)$",
    re.IGNORECASE,
)


BEHIND = re.compile(
    rf"^(?P<who><seat>) asks (?P<to>to )(?P<what>[^;]+?),? (?:before (?:the )?{PHASE.replace('|high drama', '')} (?:ends|is over)"
    rf"|while (?:it is )?(?:still )?(?:in )?(?:the )?{PHASE.replace('|high drama', '').replace('?P<phase>', '?P<still>')}(?: (?:goes on|lasts))?)$",
    re.IGNORECASE,
)


def phase_behind(line: str, seats: tuple[str, ...]) -> str:
    """A line with the phase of a request behind it: outside High Drama the game stays there, and goes on to no place where it may be done."""
    one = "|".join(re.escape(seat) for seat in seats)
    found = re.match(IN_FRONT.pattern.replace("<seat>", f"(?-i:{one})"), line.rstrip("."), re.IGNORECASE)
    if found is None and (behind := re.match(BEHIND.pattern.replace("<seat>", f"(?-i:{one})"), line.rstrip("."), re.IGNORECASE)):
        return f"{behind['who']} asks {behind['to']}{behind['what']} in {behind['phase'] or behind['still']}"
    return line if found is None or " if " in found["what"] else f"{found['who']} asks {found['to']}{found['what']} in {found['phase']}"


def named_phase(text: str) -> str:
    """The phase that is named behind what is asked for; empty where none is."""
    found = AT_THE_END.search(text.strip(" ."))
    return found["phase"].title() if found else ""


def stays_there(p: Position, text: str) -> bool:
    """Whether a request is made in the phase in which the game stands, with nothing open: then it is judged there."""
    return p.asking is None and text.startswith("asks to ") and named_phase(text) == p.board.phase != "High Drama"


def in_that_phase(here: Position, ways: Iterable[Position], phase: str) -> Position | None:
    """Where the game stands or has come through in a phase, the latest first; None where it has not."""
    return here if here.board.phase == phase else next((q for q in ways if q.board.phase == phase), None)
