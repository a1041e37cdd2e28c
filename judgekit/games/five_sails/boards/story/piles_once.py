"""A pile of which several sentences tell is one pile: so many cards in all, and those that are named are among them."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.reader import ONCE_SHUFFLED
from judgekit.games.five_sails.boards.story.told import Story

Line = tuple[int, str, int]
PILE = re.compile(r"(?:(?:hand|deck|discard|locker|approach deck) of .+|city deck|city discard):")
UNKNOWN = re.compile(r"(?P<n>\d+) (?P<further>further )?unknown")
OTHERS = "others"


def piles_once(story: Story) -> None:
    """Puts together what the sentences of a set-up tell of one pile, each where it was told of first."""
    blocks: list[list[Line]] = []
    for line in story.lines:
        if line[0] == 2 or not blocks:
            blocks.append([])
        blocks[-1].append(line)
    told: dict[str, list[list[Line]]] = {}
    for block in blocks:
        if PILE.fullmatch(block[0][1]):
            told.setdefault(block[0][1], []).append(block)
    for heading, same in told.items():
        if len(same) > 1 or any(_further(line) for line in same[0]):
            same[0][1:] = _one_pile(story, heading, [line for block in same for line in block[1:]], [block[1:] for block in same])
            for block in same[1:]:
                block.clear()
    story.lines[:] = [line for block in blocks for line in block]


def _one_pile(story: Story, heading: str, lines: list[Line], parts: list[list[Line]]) -> list[Line]:
    """The cards of a pile: those that are named, then those of which only the number is told."""
    alone = [part[0] for part in parts if len(part) == 1 and _counts(part[0])]
    totals = {_amount(line): line for line in alone}
    rest = [line for line in lines if line not in alone and not _further(line)]
    further = [(line[0], line[1].replace(" further", ""), line[2]) for line in lines if _further(line)]
    if not totals:
        return [*rest, *further]
    total, (depth, _, at) = next(iter(totals.items()))
    rest = [line for line in rest if line[1] != OTHERS]
    left = total - sum(_amount(line) for line in rest)
    if len(totals) > 1 or left < 0:
        counts = " and ".join(str(n) for n in (*totals, *([total - left] if left < 0 else ())))
        story.problems.append((at, f"the {heading.rstrip(':')} is told of with {counts} cards; say 'further cards' of those that come on top"))
    return [*rest, *([(depth, f"{left} unknown", at)] if left > 0 else []), *further]


def _counts(line: Line) -> bool:
    """Whether a line tells only how many cards there are in all."""
    return UNKNOWN.fullmatch(line[1]) is not None and not _further(line)


def _further(line: Line) -> bool:
    found = UNKNOWN.fullmatch(line[1])
    return found is not None and found["further"] is not None


def _amount(line: Line) -> int:
    """How many cards a line tells of."""
    if line[0] > 4 or line[1] in {"empty", OTHERS, ONCE_SHUFFLED}:
        return 0
    found = re.match(r"(\d+) (?:x |(?:further )?unknown)", line[1])
    return int(found[1]) if found else 1
