"""Clauses of a board told in prose that say the same of all characters told so far: `each of these characters has combat 2 and influence 1`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.prose import Bit

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

STAT = r"(?:resolve|combat|finesse|influence)"
VALUE = rf"(?:an? )?{STAT}(?: of| is)? (?:\d+|-)"
WHO = (
    r"(?:each|all|both|every one)(?: of (?:these|the|those|them))?(?: (?:two|three|four|five|six))?(?: characters?)?"
    r"|(?:these|those|all the|the)(?: (?:two|three|four|five|six))? characters"
)
LIST = rf"{VALUE}(?:(?:, and |,? and |, ){VALUE})*"
VALUES = re.compile(
    rf"(?:{WHO})(?: here| there| in play)? (?:each |all |both )?(?:has|have) (?P<values>{LIST})(?: each)?",
    re.IGNORECASE,
)
"""Values that all have of whom no other was told."""


def alike_characters(teller: Teller, said: Bit) -> bool:
    """Gives every character told of so far the values that it was told without."""
    found = VALUES.fullmatch(said.plain)
    names = teller.story.in_play() if found else []
    if found is None or not names:
        return False
    for stat, value in re.findall(rf"({STAT})(?: of| is)? (\d+|-)", found["values"], re.IGNORECASE):
        for name in names:
            if not re.search(rf"\b{stat}\b", teller.story.said_of(name), re.IGNORECASE):
                teller.story.is_said(name, f"{stat.casefold()} {value}")
    return True
