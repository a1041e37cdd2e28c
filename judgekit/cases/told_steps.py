"""Steps that only tell what happens by itself, and where the engine stops for them: `combat values are resolved`, `Soline's threat is resolved`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from judgekit.cases.model import Expectation, Step
from judgekit.cases.plain import TOLD, UNSAID
from judgekit.engine import Position

ROUND = re.compile(r"(?:in )?round (\d+)\s*[:,]\s*(?=\S)", re.IGNORECASE)
"""The round in which a step is said to be done, before the step."""
ENDS = re.compile(r"round \d+ ends and with it the duel|high drama (?:of the same day )?(?:goes on|continues)", re.IGNORECASE)
APPLIED = re.compile(r".+['’]s effects? (?:is|are) (?:applied|resolved|carried out)(?: and the \w+ is (?:finished|discarded))?", re.IGNORECASE)
STAGES = (
    ("riposte", re.compile(r"\b(?:combat values|riposte|parry|thrust)\b", re.IGNORECASE)),
    ("resolve", re.compile(r"\bthreat (?:is|are) (?:now )?(?:resolved|taken)|^threat$|combat values and threat", re.IGNORECASE)),
    ("ends", re.compile(r"\bround(?: \d+)? ends?\b", re.IGNORECASE)),
)
"""The rows of a round with which what is told begins."""
TALE = "told"
"""Who does what is only told: nobody."""
UNPASSING = {"undo", "name", "pause", "go on"}
"""Steps that do not end a stop."""


def parts_of(text: str) -> list[str]:
    """The parts of a sentence."""
    return [part.strip(" .") for part in re.split(r"\s*[;,]\s*(?:and |then )?", text) if part.strip(" .")]


def is_told(part: str) -> bool:
    """Whether a part of a sentence only tells what happens by itself."""
    return any(pattern.fullmatch(part) for pattern in (TOLD, UNSAID, ENDS, APPLIED))


def only_told(text: str) -> bool:
    """Whether nobody has to do anything for a sentence to come true."""
    parts = parts_of(text)
    return bool(parts) and all(is_told(part) for part in parts)


def stages(text: str) -> list[str]:
    """The rows of a round that a sentence says are done, in its order."""
    told = [part for part in parts_of(ROUND.sub("", text)) if is_told(part)]
    return [row for part in told for row, pattern in STAGES if pattern.search(part)]


def _stop(now: list[str], then: list[str]) -> str:
    """The row before which a step stops: where what is told next begins, or where what it tells itself ends."""
    if then:
        return then[0]
    return "resolve" if now and now[-1] == "riposte" else ""


def stopping(steps: tuple[Step | Expectation, ...]) -> tuple[Step | Expectation, ...]:
    """The steps with the pauses that telling a round part by part implies; a case that pauses of itself says where it stops."""
    if not any(isinstance(s, Step) and stages(s.what) for s in steps):
        return tuple(s for s in steps if not _is_tale(s))
    if any(isinstance(s, Step) and s.who == "pause" for s in steps):
        needed = [s for s in steps if not _is_tale(s) or stages(s.what)]
        return tuple(replace(s, who="go on", what="") if _is_tale(s) else s for s in needed)
    return tuple(_with_pauses(steps))


def _is_tale(s: Step | Expectation | None) -> TypeGuard[Step]:
    return isinstance(s, Step) and s.who == TALE


def _with_pauses(steps: tuple[Step | Expectation, ...]) -> Iterator[Step | Expectation]:
    stopped = False
    for n, s in enumerate(steps):
        if not isinstance(s, Step):
            yield s
            continue
        after = next((x for x in steps[n + 1 :] if isinstance(x, Step) and (x.edition == s.edition or not (x.edition and s.edition))), None)
        row = _stop(stages(s.what), stages(after.what) if _is_tale(after) else [])
        stop = f"round, {row}" if row else ""
        if _is_tale(s):
            if stages(s.what):
                yield replace(s, who="go on", what=stop)
        else:
            if stopped and s.who not in UNPASSING:
                yield Step("go on", "", s.line, s.edition)
            if stop:
                yield Step("pause", stop, s.line, s.edition)
            yield s
        stopped = bool(row) or (stopped and s.who in UNPASSING)


def other_round(p: Position, step: Step) -> str:
    """What is wrong with the round in which a step is said to be done."""
    duel = p.board.duel
    if duel is None:
        return f"{step.who}: {step.what}: this is said of round {step.round}, and no duel is going on"
    return "" if duel.round == step.round else f"{step.who}: {step.what}: this is said of round {step.round}, and round {duel.round} is going on"
