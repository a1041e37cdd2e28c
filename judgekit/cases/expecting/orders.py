"""Orders as a case expects them: which of the lines so far each of the named steps means, and whether they come one after another.

A step is named by words of its line, by its rule, by what people call it ("riposte", "When window", "activate Technique"), or in
other words that name the same cards and the same doing. What is counted ("second wound") is that line of its kind, of all lines or of
those of one action. Neighbours that come in several rounds of a duel are told by one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from judgekit.cases.expecting.named_lines import actions, effects, found, is_its_doing, is_put_off
from judgekit.engine import game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import Line, Position, Run
from judgekit.games.five_sails.boards.step_names import SILENT, STEPS, step_called


@dataclass(frozen=True)
class Named:
    """A step as an order names it."""

    hits: tuple[int, ...]
    """The lines that it can mean."""
    nth: int
    """The how many-th of them it is, as in `second wound`; 0 for any."""
    silent: tuple[float, ...]
    """Between which lines it was gone through in silence."""

    @staticmethod
    def of(lines: Sequence[Line], step: str, names: Sequence[str], p: Position | None, *, reached: bool = False) -> Named:
        """A step, with the lines that it can mean."""
        rest, nth = counted(step, names)
        if nth and any(step.casefold() in x.text.casefold() for x in lines):
            rest, nth = step, 0
        hits = (effects(lines, rest.casefold(), names) if nth else []) or found(lines, rest, names, p)
        if AGAIN.search(step) and not nth:
            hits = hits[1:] or hits
        if nth and A_WOUND.search(rest):
            hits = [n for n in hits for _ in range(_wounds_at_once(lines[n]))]
        return Named(tuple(hits), nth, tuple(passed_over(lines, step, p, reached=reached)) if p else ())

    def within(self, part: range) -> tuple[int, ...]:
        """The lines that it can mean, where what is counted is counted in one part of them."""
        return tuple(n for n in self.hits if n in part)[self.nth - 1 : self.nth] if self.nth else self.hits


A_WOUND = re.compile(r"\bwounds?\b", re.IGNORECASE)
AT_ONCE = re.compile(r" suffers (\d+) wounds\b")


def _wounds_at_once(line: Line) -> int:
    """How many wounds a line tells of, where it tells that wounds are suffered: each of them is counted."""
    told = AT_ONCE.search(line.text)
    return int(told[1]) if told else 1


def at_once(lines: Sequence[Line], wanted: Sequence[str], names: Sequence[str]) -> str:
    """What tells of several of the named steps at once, each of which is counted, so that nothing comes between them; empty where nothing does."""
    steps = [Named.of(lines, each, names, None) for each in wanted]
    told = [n for step in steps if step.nth and A_WOUND.search(wanted[steps.index(step)]) for n in step.within(range(len(lines)))]
    return next((lines[n].text.strip() for n in told if told.count(n) > 1), "")


def in_order(lines: Sequence[Line], wanted: Sequence[str], names: Sequence[str], p: Position | None = None, *, reached: bool = False) -> str | None:
    """The first step that does not come after the ones named before it; None when all do.

    With the position to which the lines have led, a step of a procedure that was gone through without anything to do counts too, and, where it is
    told that it is `reached`, the one before which the game stands.
    """
    alike = _of_one_kind(lines, wanted, names)
    if alike:
        return None if any(in_order(each, [x.casefold() for x in wanted], ()) is None for each in alike) else wanted[0]
    steps = [Named.of(lines, each, names, p, reached=reached) for each in wanted]
    failed = [_first_out_of_order(steps, part, _rounds(lines)) for part in _parts(lines, steps)]
    return None if None in failed else wanted[max(n for n in failed if n is not None)]


def _first_out_of_order(steps: Sequence[Named], part: range, rounds: Sequence[int]) -> int | None:
    """The number of the first step for which no line is left behind the ones of the steps before it; None where there is one for each."""
    reached: set[float] = {-1.0}
    for k, step in enumerate(steps):
        at = step.within(part)
        before = steps[k - 1].within(part) if k else ()
        again = any(x.hits == step.hits for x in steps[:k])
        here, there = {rounds[n] for n in at}, {rounds[n] for n in before}
        together = not again and min(len(here), len(there)) > 1 and not here.isdisjoint(there)
        reached = {n for r in reached for n in _behind(r, at, step.silent, rounds if together else ())}
        if not reached:
            return k
    return None


def _behind(r: float, at: Sequence[int], silent: Sequence[float], rounds: Sequence[int]) -> list[float]:
    """The places at which a step can stand behind another; in the same round where rounds are given."""
    here: list[float] = [n for n in at if n > r and (not rounds or rounds[ceil(r)] == rounds[n])]
    return here or [n for n in silent if n > r]


def _rounds(lines: Sequence[Line]) -> list[int]:
    """In which round of a duel, or which stretch between rounds and Days, each line stands."""
    ends = [bool(re.match(r"\s*(?:Round \d+ ends\b|Day \d+ ends\b|Dusk ends\b)", x.text)) for x in lines]
    return [sum(ends[:n]) for n in range(len(lines))]


def _parts(lines: Sequence[Line], steps: Sequence[Named]) -> list[range]:
    """The parts of the lines in which something can be counted: all of them, or what comes of one action."""
    return [range(len(lines)), *(actions(lines) if any(x.nth for x in steps) else [])]


NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
COUNTED = re.compile(
    rf"\b(?:the |its |his |her |their |a )?(?:(?P<word>{'|'.join(NTH)})|(?P<n>[1-9]\d?)(?:st|nd|rd|th))\b(?: time\b)? ?", re.IGNORECASE
)
NOT_COUNTED = re.compile(r"\s*(?:days?\b|player|-)", re.IGNORECASE)
"""What makes a number a name: the fifth Day, the First Player."""
NO_NUMBER = re.compile(r"\b(?:comes?|goes) $", re.IGNORECASE)
"""What makes of a number how something stands to others: it comes first."""
AGAIN = re.compile(r"\b(?:again|once more)\b", re.IGNORECASE)


def counted(step: str, names: Sequence[str]) -> tuple[str, int]:
    """A step without its number, and the number: `second wound on Oda` is the second `wound on Oda`; 0 where nothing is counted."""
    named = [m.span() for name in names if name for m in re.finditer(rf"\b{re.escape(name)}(?!\w)", step, re.IGNORECASE)]
    for m in COUNTED.finditer(step):
        if (
            not NOT_COUNTED.match(step, m.end())
            and not NO_NUMBER.search(step[: m.start()])
            and "/" not in step
            and not any(a <= m.start("word") < b for a, b in named)
        ):
            return re.sub(r" {2,}", " ", step[: m.start()] + step[m.end() :]).strip(), NTH.index(m["word"].casefold()) + 1 if m["word"] else int(
                m["n"]
            )
    return step, 0


def _of_one_kind(lines: Sequence[Line], wanted: Sequence[str], names: Sequence[str]) -> list[list[Line]]:
    """Where mere names are in order: the lines that tell of one kind of thing for each of them, for every such kind."""
    known = {name.casefold() for name in names}
    if len(wanted) < 2 or not all(each.casefold() in known for each in wanted):
        return []
    called = re.compile("|".join(re.escape(name) for name in sorted((x for x in names if x), key=len, reverse=True)))
    kinds: dict[str, list[Line]] = {}
    for n, x in enumerate(lines):
        if is_its_doing(lines, n) and not is_put_off(x, ""):
            kinds.setdefault(called.sub("…", x.text.strip()), []).append(x)
    alike = (kind for kind in kinds.values() if len(kind) >= len(wanted))  # one line that has two of the names sets them in no order
    return [kind for kind in alike if all(any(each.casefold() in x.text.casefold() for x in kind) for each in wanted)]


ROW = re.compile(r"(.+), row (\d+)$")


def passed_over(lines: Sequence[Line], step: str, p: Position, *, reached: bool = False) -> Iterator[float]:
    """Between which lines a step was gone through in which nothing was to be done: nobody has activated a Technique."""
    bare = re.sub(r"^(?:the |a |an )", "", step.casefold().strip())
    begun = step_called(bare).removesuffix(" begins") if step_called(bare).endswith(" begins") else ""
    if begun and any(isinstance(f, Run) and f.procedure == begun for f in p.stack):
        yield len(lines) - 0.5
    rules = SILENT.get(bare) or STEPS.get(step_called(bare)) or ()
    for name, table in game_of(p).procedures.items():
        at = [(n, int(m[2])) for n, x in enumerate(lines) if (m := ROW.fullmatch(x.frame)) and m[1] == name]
        if at:  # up to where the procedure stands now
            at += [(len(lines), f.row + 1 + reached) for f in p.stack if isinstance(f, Run) and f.procedure == name]
        for at_row, row in enumerate(table.rows(p.edition)):
            if at and row.when is None and rule_for(row.rule, p.edition) in rules:
                yield from (n - 0.5 + at_row / 1000 for (_, before), (n, after) in pairwise([(-1, 0), *at]) if before <= at_row < after - 1)
