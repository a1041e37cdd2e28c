"""Which round of a duel a step is said to be done in, before the step: by its number, by whose round it is, or both."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from judgekit.cases.wordings.plain_lines import IN_ROUND, ROUND_BEHIND

NAME = r"(?P<whose>(?-i:[A-Z])[\w'’ -]*?)"
NEXT = r"(?:(?:own |very )?(?:next |following |coming )?)"
LED = r"(?:(?:then|now|only now|next|afterwards),? )*(?:(?:in|during|for|at the beginning of|when it comes to) )?"
WHOSE = re.compile(
    rf"{LED}(?:(?:the )?{NAME}['’]s {NEXT}round"
    rf"|the {NEXT}round (?:of|for|that belongs to) {NAME.replace('whose', 'whom')}(?:['’]s)?"
    rf"|the {NEXT}round,? (?:which|that) is {NAME.replace('whose', 'them')}(?:['’]s)?)(?:\s*[:,]\s*(?=\S)| (?=(?:<seat>)\b))",
    re.IGNORECASE,
)
"""A round told by whose it is: `In Una's next round`, `the next round of Una`."""
OF_NUMBER = re.compile(
    r"^(?:in )?(?:(?P<a>(?-i:[A-Z])[\w -]*?)['’]s round|round \d+(?: \((?P<b>(?-i:[A-Z])[\w'’ -]*?)(?:['’]s(?: round)?)?\)"
    r"|(?: of|,) (?P<c>(?-i:[A-Z])[\w -]*?)(?:['’]s)?(?: round)?\s*:))",
    re.IGNORECASE,
)
"""Whose round one is that is told by its number: `round 3 (Una):`, `Una's round 3:`."""


class Within(NamedTuple):
    """The round in which something is done: its number (0 where none is told), whose it is, and what is done."""

    number: int
    whose: str
    rest: str


def within_round(line: str, seats: tuple[str, ...], names: Iterable[str]) -> Within:
    """A line without the round in which it is said to be done; of nobody but a player or a card of the board a round is said to be."""
    known = {*seats, *names}
    if numbered := IN_ROUND.match(line):
        of = OF_NUMBER.match(numbered[0])
        name = (of["a"] or of["b"] or of["c"] or "") if of else ""
        return Within(int(numbered[1]), name if _is(name, known) else "", line[numbered.end() :])
    if behind := ROUND_BEHIND.match(line):
        return Within(int(behind[2]), "", behind[1] + line[behind.end() :])
    pattern = re.compile(WHOSE.pattern.replace("<seat>", "|".join(f"(?-i:{re.escape(s)})" for s in seats) or "(?!)"), WHOSE.flags)
    told = pattern.match(line)
    name = (told["whose"] or told["whom"] or told["them"]) if told else ""
    if told is None or not _is(name, known):
        return Within(0, "", line)
    return Within(0, name, line[told.end() :])


def round_behind(who: str, done: str, number: int, seats: tuple[str, ...]) -> tuple[int, str]:
    """The round in which a player does something, where it stands behind the combat card and none has been told before, and what is done."""
    behind = ROUND_BEHIND.match(done) if not number and who in seats else None
    return (int(behind[2]), behind[1] + done[behind.end() :]) if behind else (number, done)


def _is(name: str, known: set[str]) -> bool:
    """Whether somebody is a player, or is on the board."""
    return name in known or name.casefold() in known
