"""Whose turn it is, told in a sentence of its own: `Priority passes on`, `priority goes to B`; the named player is held against the game."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import one_of

PASSES_ON = "priority passes on"
"""That the player who comes next has priority, whoever that is."""
TURN = re.compile(
    r"(?:^|(?P<joint>[;.] |,? and ))(?:(?:and|then|now|thereupon|so),? )*"
    r"(?:(?:the )?priority (?:then |now |thus )?(?:passes|goes|moves|returns|comes|falls)(?: back| over| on| clockwise)*"
    r"(?: to (?:player )?(?:(?P<to><seat>)|the (?:next|other) player)| on)?(?: clockwise)?"
    r"|it is (?:then |now )?(?:again )?(?:player )?(?P<whose><seat>)['’]s turn(?: again)?(?: to act)?)(?=$|[;.])",
    re.IGNORECASE,
)


def turns_told(line: str, seats: tuple[str, ...]) -> tuple[str, str, str]:
    """A line up to where it tells that priority passes on, whose turn it is said to be then, and what stands behind it; the line alone otherwise."""
    pattern = re.compile(TURN.pattern.replace("<seat>", f"(?-i:{one_of(seats)})"), TURN.flags)
    found = pattern.search(line.strip())
    if found is None or re.match(r"\s*if\b", line, re.IGNORECASE):
        return line, "", ""
    line = line.strip()
    before = line[: found.start()].strip()
    return f"{before}; {PASSES_ON}" if before else PASSES_ON, found["to"] or found["whose"] or "", line[found.end() :].lstrip(" ;.")
