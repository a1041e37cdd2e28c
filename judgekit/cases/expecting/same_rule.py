"""Rules that say the same: a case may cite whichever of them it likes, and a general rule for a particular one.

Read from the rule texts only when a citation is not met word for word.
"""

from __future__ import annotations

import re
from functools import cache

from judgekit.paths import rules_text

HEADING = re.compile(r"^#+ .*\{#([\w/-]+)\}\s*$")
REPEATS = re.compile(r"^@repeats\s+([\w/-]+)")
EXAMPLE = re.compile(r"^@kind\s+example\b")
SEE = re.compile(r"^@see\s+(.+)")

PARTICULAR = {
    "action-ability/once-per-day": "limit/once-a-day",
    "reaction/once-per-day": "limit/once-a-day",
    "event/once-per-day": "limit/once-a-day",
}
"""Rules that set out for one kind of ability what another chapter says of several, and which rule of that chapter."""


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


@cache
def _general(folder: str) -> dict[str, frozenset[str]]:
    """The rules of which a rule tells more: what an example illustrates, and the rule that its own id spells out further."""
    out: dict[str, frozenset[str]] = {}
    for path in sorted((rules_text() / folder).glob("*.md")):
        here, example = "", False
        for line in path.read_text(encoding="utf-8").splitlines():
            if heading := HEADING.match(line):
                here, example = heading[1], False
            example = example or bool(EXAMPLE.match(line))
            if here and (see := SEE.match(line)):
                seen = [x.strip() for x in see[1].split(",")]
                out[here] = frozenset([*(seen[:1] if example else ()), *(x for x in seen if here.startswith(f"{x}-"))])
    return out


def particular(one: str, general: str, folder: str = "five_sails") -> bool:
    """Whether a rule tells in particular what another one says in general, so that citing it cites that one too."""
    return same(PARTICULAR.get(one, one), general, folder) or any(same(x, general, folder) for x in _general(folder).get(one, ()))


def cited(wanted: str, rules: tuple[str, ...]) -> bool:
    """Whether a rule is among others, which are given with their game, or one that says the same, or says it in particular, is."""
    bare = tuple(r.partition("/")[2] for r in rules)
    return wanted in bare or any(same(wanted, r) or particular(r, wanted) for r in bare)
