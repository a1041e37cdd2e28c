"""What has come to pass in one step of a case: `cards drawn by A in step 3`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.engine import Line, Position

IN_STEP = re.compile(r" (?:in|during|by) (?:the course of )?step (?P<n>\d+)(?= *(?:=|$))")
COMES = re.compile(
    r"\b(?:drawn|draws|drew|discarded|discards|suffered|suffers|gained|gains|lost|loses|spent|spends|healed|heals|added|dealt|times)\b"
)
"""What comes to pass, and can be counted in the lines of a step."""


def begin_of(number: int) -> str:
    """What the point is called at which a step begins."""
    return f"the beginning of step {number}"


MARKED = re.compile(begin_of(0).replace("0", r"\d+"))
"""What such a point is called, whichever step it is."""


def in_step(text: str, lines: Sequence[Line], named: Mapping[str, tuple[Position, int]]) -> tuple[str, tuple[Line, ...]] | None:
    """A fact of what came in one step, without that, and the lines of the step; None where it is another fact, or the step has not come."""
    found = IN_STEP.search(text)
    if found is None or COMES.search(text) is None or begin_of(int(found["n"])) not in named:
        return None
    begun = named[begin_of(int(found["n"]))][1]
    over = named.get(begin_of(int(found["n"]) + 1), (None, len(lines)))[1]
    return text[: found.start()] + text[found.end() :], tuple(lines[begun:over])
