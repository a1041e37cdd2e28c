"""Open points that a step supposes to be decided in one way: whoever tells that a Forced ability is applied takes it to answer what was paid."""

from __future__ import annotations

import re

from judgekit.cases.wordings.story import clauses
from judgekit.engine import Choice, Position
from judgekit.engine.values import JUDGE
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.named import named

ANSWERS = {"unsettled/cost-as-trigger": 0}
"""The points on which it hangs whether an ability answers what has happened, with the reading in which it does."""
KIND = re.compile(
    r"^(?:the )?(?P<card>.+?)['’]s? (?P<kind>Forced|Reaction)(?: ability)?\b|^(?:the )?(?P<k>Forced|Reaction)(?: ability)? of (?P<c>.+?) ",
    re.IGNORECASE,
)
"""Whose ability is told of, and of which kind it is."""


def supposed(p: Position, text: str) -> Choice | None:
    """The decision of the judge that a sentence supposes which tells that an ability is applied; None where it tells of none."""
    ask = p.asking
    reading = ANSWERS.get(str(ask.data[0])) if ask is not None and ask.question == "decide" else None
    if reading is None or not any(_answers(p, x) for x in clauses(text)):
        return None
    return Choice(JUDGE, "decide", (reading,))


def _answers(p: Position, clause: str) -> bool:
    """Whether a clause tells that a Forced ability or a Reaction of a card in play is applied."""
    found = KIND.match(clause) if moment(clause) is not None else None
    card = named(p, found["card"] or found["c"]) if found else -1
    kind = (found["kind"] or found["k"]).casefold() if found else ""
    return card >= 0 and any(a.kind.casefold() == kind for _, a in p.abilities(card))
