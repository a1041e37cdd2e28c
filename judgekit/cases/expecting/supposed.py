"""What nobody has said, supposed: the orders of a shuffled deck, the lines before what follows of an answer, and what is wanted behind all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from judgekit.cases.model import Expectation
from judgekit.engine import Line, Position, game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import JUDGE, Args, Ask
from judgekit.games.five_sails.judged.open_points import open_readings


def stuck_at(p: Position) -> str:
    """The open point on which the judge is asked; empty where another question is open, or none."""
    ask = p.asking
    return str(ask.data[0]) if ask is not None and ask.player == JUDGE and ask.question == "decide" else ""


def supposed(p: Position, ask: Ask, args: Args) -> Line:
    """The line before what follows an answer that nobody has given."""
    question = game_of(p).questions[ask.question]
    rule = rule_for(question.rule, p.edition)
    if args == ("unknown",):
        return Line(f"{p.game}/{rule}", STAY_UNKNOWN)
    return Line(f"{p.game}/{rule}", f"{question.prompt(p, ask)} — nobody has said; this is for {question.text(p, ask, args)}.")


def left_open(p: Position) -> list[Line]:
    """The line at the end of a record for what the books leave open there, with its readings; none where nothing is asked of the judge."""
    point = stuck_at(p)
    if not point:
        return []
    readings = " | ".join(text for _, text in open_readings(p, point))
    return [Line(f"{p.game}/{point}", f"{game_of(p).points[point].question} The books leave it open, and the judge decides: {readings}")]


STAY_UNKNOWN = "Nobody has said which cards these are: they stay unknown."
"""The line before cards that stay unknown, once for all that are drawn together."""
DRAWN = re.compile(r"\s*\S+ draws (?:a card that nobody has seen|\d+ cards)\.")


def said_of_these(lines: Sequence[Line]) -> bool:
    """Whether the cards that are being drawn have been said to stay unknown."""
    last = next((line.text for line in reversed(lines) if not DRAWN.fullmatch(line.text)), "")
    return last == STAY_UNKNOWN


class Order(NamedTuple):
    """How a shuffled deck lies: from which end its cards are taken, and which card comes before all others, or behind all others."""

    end: int = 0
    first: str = ""
    last: str = ""


AS_IT_LIES = Order()
ANY_ORDER = "; nobody has said how the cards lie after the shuffle"
"""Behind what is not so in some order of a shuffled deck."""


def orders(p: Position, es: Sequence[Expectation]) -> list[Order]:
    """The orders in which a shuffled deck is tried for some facts: as it lies, the other way round, with each card that they name first, and last."""
    ask = p.asking
    cards = [args[1] for args in game_of(p).questions[ask.question].candidates(p, ask)] if ask is not None and ask.question == "shuffle" else []
    names = dict.fromkeys(p.cast.names[n] for n in cards if isinstance(n, int))
    named = [name for name in names if any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", e.text) for e in es)]
    return [AS_IT_LIES, Order(-1), *(Order(0, first=name) for name in named), *(Order(0, last=name) for name in named)]


def answer_in(p: Position, ask: Ask, order: Order) -> Args:
    """What chance answers where the cards lie in an order."""
    found = list(game_of(p).questions[ask.question].candidates(p, ask))
    names = [p.cast.names[x[1]] if len(x) > 1 and isinstance(x[1], int) else "" for x in found]
    if order.first in names:
        return found[names.index(order.first)]
    others = [x for x, name in zip(found, names, strict=True) if not order.last or name != order.last]
    return (others or found)[order.end]
