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
STEP = re.compile(r"^@kind\s+step\b")
CITES = re.compile(r"^@cite\s+([\w.-]+)")
SEE = re.compile(r"^@see\s+(.+)")

PARTICULAR = {
    "action-ability/once-per-day": "limit/once-a-day",
    "reaction/once-per-day": "limit/once-a-day",
    "event/once-per-day": "limit/once-a-day",
    "reaction/before": "reaction/triggering-condition",
    "reaction/when": "reaction/triggering-condition",
    "reaction/after": "reaction/triggering-condition",
}
"""Rules that set out for one kind of ability, or for one time, what another rule says of several, and which rule that is."""


@cache
def _rules(folder: str) -> dict[str, tuple[str, ...]]:
    """Each rule by its id without the game, with the lines of its text."""
    said: dict[str, list[str]] = {}
    for path in sorted((rules_text() / folder).glob("*.md")):
        here: list[str] = []
        for line in path.read_text(encoding="utf-8").splitlines():
            here = said.setdefault(heading[1], []) if (heading := HEADING.match(line)) else here
            here.append(line)
    return {rule: tuple(lines) for rule, lines in said.items()}


@cache
def _first(folder: str) -> dict[str, str]:
    """Each rule that repeats another one, and which; chains are followed to their end."""
    said = {rule: again[1] for rule, lines in _rules(folder).items() for line in lines if (again := REPEATS.match(line))}
    for rule in list(said):
        seen = {rule}
        while said[rule] in said and said[rule] not in seen:
            seen.add(said[rule])
            said[rule] = said[said[rule]]
    return said


@cache
def _steps(folder: str) -> frozenset[str]:
    """The rules that are a step of a procedure: two steps do not say the same, though the list of the steps says each of them again."""
    return frozenset(rule for rule, lines in _rules(folder).items() if any(STEP.match(line) for line in lines))


def stands_in(rule: str, edition: str, folder: str = "five_sails") -> bool:
    """Whether a rule, by its id without the game, stands in an edition; one that no text knows or that cites no book stands in every one."""
    books = {found[1] for line in _rules(folder).get(rule, ()) if (found := CITES.match(line))}
    return not books or edition in books


def same(one: str, other: str, folder: str = "five_sails") -> bool:
    """Whether two rules, each by its id without the game, are one or say the same."""
    if one == other:
        return True
    first = _first(folder)
    if {one, other} <= _steps(folder) and first.get(one) == first.get(other):
        return False
    return first.get(one, one) == first.get(other, other)


@cache
def _general(folder: str) -> dict[str, frozenset[str]]:
    """The rules of which a rule tells more: what an example illustrates, and the rule that its own id spells out further."""
    out: dict[str, frozenset[str]] = {}
    for rule, lines in _rules(folder).items():
        example = any(EXAMPLE.match(line) for line in lines)
        for see in (found for line in lines if (found := SEE.match(line))):
            seen = [x.strip() for x in see[1].split(",")]
            out[rule] = frozenset([*(seen[:1] if example else ()), *(x for x in seen if rule.startswith(f"{x}-"))])
    return out


def particular(one: str, general: str, folder: str = "five_sails") -> bool:
    """Whether a rule tells in particular what another one says in general, so that citing it cites that one too."""
    return same(PARTICULAR.get(one, one), general, folder) or any(same(x, general, folder) for x in _general(folder).get(one, ()))


def cited(wanted: str, rules: tuple[str, ...]) -> bool:
    """Whether a rule is among others, which are given with their game, or one that says the same, or says it in particular, is."""
    bare = tuple(r.partition("/")[2] for r in rules)
    return wanted in bare or any(same(wanted, r) or particular(r, wanted) for r in bare)
