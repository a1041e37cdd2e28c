"""Steps that are told under a condition: `If there is a duel, round 1: B plays Ward`; the board says whether they are done."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.cases.model import Step
from judgekit.cases.story import DOES
from judgekit.engine import Choice, Position
from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.values import in_play


class Told(NamedTuple):
    """How far a case has come: where it stands, and by which choices."""

    position: Position
    choices: Sequence[Choice]


Holds = Callable[[Told, re.Match[str]], bool]
"""Whether a condition is met, as its pattern has found it."""
NAME = r"(?P<name>[A-Z][\w'’ -]*?)"
ON = r"(?:going on|under way|on|running|in progress)"
FOLLOWS = r"(?:(?:still )?goes on|continues|has begun|begins|takes place|took place|follows|is fought|comes about)"


def _answered(told: Told, answer: str) -> bool:
    """Whether the last challenge has been answered so; where nobody is asked, a challenge is not refused."""
    given = next((c.args[0] for c in reversed(told.choices) if c.question in {"answer challenge", "action"}), "")
    return given == answer


def _duel(told: Told, _: re.Match[str]) -> bool:
    return told.position.board.duel is not None and not _answered(told, "refuse")


def _over(told: Told, found: re.Match[str]) -> bool:
    return not _duel(told, found)


def _refused(told: Told, _: re.Match[str]) -> bool:
    return _answered(told, "refuse")


def _accepted(told: Told, _: re.Match[str]) -> bool:
    return _answered(told, "accept")


def _card(told: Told, found: re.Match[str]) -> int:
    """The one card that a condition names."""
    cards = [n for n, name in enumerate(told.position.cast.names) if name and name.casefold() == found["name"].casefold()]
    if len(cards) != 1:
        raise Unreadable(f"{found[0]!r}: {len(cards)} cards of the case are called {found['name']!r}; a condition names one")
    return cards[0]


def _in_play(told: Told, found: re.Match[str]) -> bool:
    return in_play(told.position, _card(told, found))


def _gone(told: Told, found: re.Match[str]) -> bool:
    return not _in_play(told, found)


def _round_of(told: Told, found: re.Match[str]) -> bool:
    """Whether the round that is going on is that of a player, or of a participant."""
    duel = told.position.board.duel
    if not _duel(told, found):
        return False
    side = duel.sides[duel.turn]
    seats = told.position.cast.seats
    return bool(side.player == seats.index(found["name"]) if found["name"] in seats else side.card == _card(told, found))


CONDITIONS: tuple[tuple[str, Holds], ...] = (
    (rf"there is (?:still )?(?:a|the|any) duel(?: (?:still )?{ON})?|(?:a|the) duel (?:is (?:still )?{ON}|{FOLLOWS})|it comes to a duel", _duel),
    (r"the duel is not (?:yet )?over(?: yet)?|the duel has not (?:yet )?ended(?: yet)?", _duel),
    (r"the duel is (?:already |now )?over|the duel has (?:already )?ended|there is no(?: longer a)? duel(?: any ?more)?", _over),
    (r"(?:the|this) challenge (?:was|is|has been) (?:refused|declined)|(?!the|this)\w+ (?:has )?refused(?: (?:it|the challenge))?", _refused),
    (r"(?:the|this) challenge (?:was|is|has been) accepted|(?!the|this)\w+ (?:has )?accepted(?: (?:it|the challenge))?", _accepted),
    (rf"there is (?:still |yet )?(?:a|another)(?: \w+)? round of {NAME}(?:['’]s)?", _round_of),
    (rf"it is (?:still )?{NAME}['’]s round", _round_of),
    (rf"{NAME} (?:is (?:still )?(?:in play|alive)|(?:has )?survived)", _in_play),
    (rf"{NAME} (?:is (?:no longer|not) (?:in play|alive)|(?:was|has been) destroyed)", _gone),
)
"""The conditions under which steps are told, each with what judges it on the board."""
_READ = tuple((re.compile(pattern, re.IGNORECASE), holds) for pattern, holds in CONDITIONS)


def _judge(given: str) -> tuple[bool, Holds, re.Match[str]] | None:
    """Whether a condition must not be met, what judges it, and what it says; None where it is not understood."""
    word, _, said = given.partition(" ")
    found = ((holds, m) for pattern, holds in _READ if (m := pattern.fullmatch(said)) is not None)
    return next(((word.casefold() == "unless", holds, m) for holds, m in found), None)


def is_met(position: Position, choices: Sequence[Choice], given: str) -> bool:
    """Whether the condition of a step is met where a case stands."""
    found = _judge(given)
    if found is None:
        raise Unreadable(f"the condition {given!r} is not understood")
    return found[1](Told(position, choices), found[2]) is not found[0]


def not_met(step: Step) -> str:
    """What is said of a step that is not done."""
    return f"Not done, as the condition is not met ({step.given[0].lower()}{step.given[1:]}): {step.what}"


GIVEN = r"(?P<given>(?:if|unless) [^,;:]+?)"
LEADING = re.compile(rf"(?P<when>(?:in )?round \d+[:,] )?{GIVEN},(?: then)? (?P<rest>.+)", re.IGNORECASE)
WITHIN = re.compile(rf"(?P<first>.+?)(?:[;.,] (?:and |but )?| (?:and|but),? ){GIVEN},(?: then)? (?P<rest>.+)", re.IGNORECASE)
BEHIND = re.compile(rf"(?:(?P<first>.+)[;.] (?:and |but )?)?(?P<rest>[^;]+?),? {GIVEN}\.?", re.IGNORECASE)
LEGAL = re.compile(r"^(?:if|where) (?:it|this|that) is (?:legal|allowed|possible), ([^;.]+)", re.IGNORECASE)
OTHERWISE = re.compile(r"(?<!legal)[;.,] (?:and )?otherwise,? ", re.IGNORECASE)


def provided(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """The parts of a line, each with the condition under which it is told; one that is not understood is left in the line."""
    line = LEGAL.sub(r"\1 if it is legal", line)
    for form in (LEADING, WITHIN, BEHIND):
        found = form.fullmatch(line)
        if found is None or _judge(found["given"]) is None:
            continue
        parts = found.groupdict()
        first, given, rest = parts.get("first") or "", parts["given"], (parts.get("when") or "") + parts["rest"]
        return [*([("", first)] if first else []), *_either(given, _by_the_same(first, rest, seats))]
    return [("", line)]


def _either(given: str, rest: str) -> list[tuple[str, str]]:
    """What is done under a condition, and what is done otherwise."""
    does, *others = OTHERWISE.split(rest, maxsplit=1) if not re.search(r"\basks to\b", rest) else [rest]
    word, _, said = given.partition(" ")
    opposite = f"{'if' if word.casefold() == 'unless' else 'unless'} {said}"
    return [(given, does), *((opposite, each) for each in others)]


def _by_the_same(first: str, rest: str, seats: tuple[str, ...]) -> str:
    """What is done under a condition, by whoever did what stands before it: `B accepts and, if there is a duel, plays Ward`."""
    who = re.match("|".join(rf"{re.escape(s)}(?= )" for s in seats), first)
    return f"{who[0]} {rest}" if who and re.match(rf"{DOES}\b", rest) else rest
