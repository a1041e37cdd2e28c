"""What is announced although its cost cannot be paid: it is on the table, and the books do not agree what becomes of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine import Choice, Position, Reason
from judgekit.engine.values import JUDGE
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.values import pile

ANNOUNCES = re.compile(r"(?:shows? (?P<shown>[^,;]+?),? and )?announces? (?:the (?:Risk|Action|Reaction|card) )?(?P<said>[^,;]+)", re.IGNORECASE)
"""What says that something is announced, and no more than that."""
UNPAYABLE = {"cost/cannot-pay", "cost/discard-to-pay", "cost/spend-own"}
"""The rules by which a cost cannot be paid."""


def announced_unpaid(p: Position, player: int, text: str, reasons: Sequence[Reason]) -> Choice | None:
    """The record that a card in hand has been announced, where nothing but its cost speaks against that; None otherwise."""
    said = ANNOUNCES.match(text.strip())
    if said is None or not reasons or not all(r.rule.partition("/")[2] in UNPAYABLE for r in reasons):
        return None
    named = with_full_names(p, f"{said['shown'] or ''} {said['said']}", spelt=True)
    card = next((n for n in pile(p, "hand", player) if re.search(rf"\b{re.escape(p.cast.names[n])}\b", named)), None)
    return None if card is None else Choice(JUDGE, "edit", ("announced", p.cast.names[card], ""))
