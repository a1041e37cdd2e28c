"""Drawing questions: from the case book what is due first, then by chance; or from random duels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from judgekit.cases import Case, write_case
from judgekit.library.casebook import CaseEntry
from judgekit.teaching.duels import LARGEST_SEED, Dice, duel_question
from judgekit.teaching.model import Moment, Question
from judgekit.teaching.pool import Entry, Pool
from judgekit.teaching.progress import Progress
from judgekit.teaching.records import line_record, question_record

DUELS = "random duels"


@dataclass(frozen=True)
class Item:
    """A question of a quiz with everything that is shown around it."""

    id: str
    topic: str
    level: str
    edition: str
    question: Question
    moment: Moment
    case: Case
    again: bool = True
    """Whether it is scheduled to come again; an endless question is not."""


def item(pool: Pool, entry: Entry) -> Item:
    """A question of the pool."""
    question, moment, case = pool.build(entry)
    return Item(entry.id, entry.topic, entry.level, entry.edition, question, moment, case)


def duel_item(seed: int, edition: str) -> Item:
    """The question of a seed."""
    found = duel_question(seed, edition)
    return Item(found.id, DUELS, "player", found.edition, found.question, found.moment, found.case, again=False)


def draw(entries: Iterable[CaseEntry], seed: int, count: int, wanted: Mapping[str, str], kept: Progress) -> list[Item]:
    """So many questions that fit: those that are due, then such as were never asked, in an order that the seed gives."""
    pool = Pool(entries)
    fitting = {e.id: e for e in pool.wanted(**wanted)}
    order = [i for i in kept.due() if i in fitting]
    dice = Dice(f"quiz {seed}")
    new = [i for i in fitting if i not in kept.cards]
    order += dice.some(new, len(new))
    out: list[Item] = []
    for id_ in order:
        if len(out) == count:
            break
        if pool.is_sound(fitting[id_]):
            out.append(item(pool, fitting[id_]))
    return out


def draw_duels(seed: int, count: int, edition: str) -> list[Item]:
    """So many questions about random duels, each with a seed of its own."""
    dice = Dice(f"duels {seed}")
    return [duel_item(dice.below(LARGEST_SEED), edition) for _ in range(count)]


def item_record(x: Item) -> dict[str, Any]:
    """A question of a quiz as a record."""
    return {
        "id": x.id,
        "topic": x.topic,
        "level": x.level,
        "edition": x.edition,
        "case": x.case.number or write_case(x.case),
        "step": x.moment.said,
        "so_far": [line_record(n) for n in x.moment.so_far],
        **question_record(x.question),
        "lines": [line_record(n) for n in x.moment.lines],
    }
