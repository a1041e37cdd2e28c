"""Rules that say the same: a case may cite whichever of them it likes. Read from the rule texts only when a citation is not met word for word."""

from __future__ import annotations

import re
from functools import cache

from judgekit.paths import rules_text

HEADING = re.compile(r"^#+ .*\{#([\w/-]+)\}\s*$")
REPEATS = re.compile(r"^@repeats\s+([\w/-]+)")


@cache
def _first(folder: str) -> dict[str, str]:
    """Each rule that repeats another one, and which; chains are followed to their end."""
    said: dict[str, str] = {}
    for path in sorted((rules_text() / folder).glob("*.md")):
        here = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            heading, again = HEADING.match(line), REPEATS.match(line)
            here = heading[1] if heading else here
            if again and here:
                said[here] = again[1]
    for rule in list(said):
        seen = {rule}
        while said[rule] in said and said[rule] not in seen:
            seen.add(said[rule])
            said[rule] = said[said[rule]]
    return said


def same(one: str, other: str, folder: str = "five_sails") -> bool:
    """Whether two rules, each by its id without the game, are one or say the same."""
    if one == other:
        return True
    first = _first(folder)
    return first.get(one, one) == first.get(other, other)


def cited(wanted: str, rules: tuple[str, ...]) -> bool:
    """Whether a rule is among others, which are given with their game, or one that says the same is."""
    bare = tuple(r.partition("/")[2] for r in rules)
    return wanted in bare or any(same(wanted, r) for r in bare)
