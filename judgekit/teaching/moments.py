"""A case as moments: each step with the position before it, the position after it, and its lines."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases import Case, Step
from judgekit.cases.run import Runner
from judgekit.errors import JudgekitError
from judgekit.nearest import did_you_mean
from judgekit.teaching.model import Moment


class NoSuchStop(JudgekitError):
    """A stop that the case does not have."""


@lru_cache(maxsize=256)
def moments(case: Case, edition: str) -> tuple[Moment, ...]:
    """What happens in a case: first what comes by itself, then step by step. Raises with the first step that cannot be done."""
    runner = Runner(case, edition)
    rules = tuple(f"{case.game}/{rule}" for rule in case.cites)
    found = [Moment("", runner.report.positions[0], runner.p, tuple(runner.report.lines), (), rules)]
    numbers = {id(step): n for n, step in enumerate((x for x in case.steps if isinstance(x, Step)), 1)}
    for each in runner.in_order():
        if not isinstance(each, Step):
            continue
        before, so_far = runner.p, tuple(runner.report.lines)
        if not runner.take(each):
            raise NoSuchStop("; ".join(runner.report.failures))
        if each.who != "pause":
            said = f"{each.who}: {each.what}".removesuffix(": ")
            found.append(Moment(said, before, runner.p, tuple(runner.report.lines[len(so_far) :]), so_far, rules, numbers[id(each)]))
    return tuple(found)


def moment_at(found: tuple[Moment, ...], at: str) -> int:
    """Which moment a stop means: `start`, `end`, the number of a step, or its words; `end` is one beyond the last."""
    wanted = plain(at)
    if wanted in {"start", "end"}:
        return 0 if wanted == "start" else len(found)
    hits = [n for n, m in enumerate(found) if n and (str(m.number) == wanted or plain(m.said) == wanted)]
    if len(hits) == 1:
        return hits[0]
    steps = "; ".join(f"{m.number} {m.said!r}" for m in found[1:])
    if hits:
        raise NoSuchStop(f"the step {at!r} is there {len(hits)} times; name it by its number: {', '.join(str(found[n].number) for n in hits)}")
    raise NoSuchStop(f"the case has no step {at!r}{did_you_mean(at, [m.said for m in found[1:]])}; its steps are: start; {steps}; end")


def plain(text: str) -> str:
    """A step's words for comparing."""
    return re.sub(r"\s+", " ", text.strip().casefold())


def at_end(found: tuple[Moment, ...]) -> Moment:
    """The moment behind the last step: nothing more happens."""
    last = found[-1]
    return Moment("", last.after, last.after, (), last.so_far + last.lines, last.cites, last.number + 1)
