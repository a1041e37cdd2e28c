"""Whose threat and whose combat values a step tells to be resolved, held against the round that is going on."""

from __future__ import annotations

import re

from judgekit.cases.model import Step
from judgekit.cases.wordings.copies import COPIES
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.story import clauses
from judgekit.engine import Position
from judgekit.engine.rewriting import one_of
from judgekit.engine.values import NO_CARD
from judgekit.games.five_sails.boards.short_names import with_full_names

RESOLVED = (
    r"(?<!\w)(?P<name><whose>)['’]s? (?:(?:remaining|own|unmitigated|three) )*(?P<what>combat values?|riposte|parry|thrust|threat)"
    r"(?=(?:(?:,? and|,) [^,;]+?)? (?:is|are) (?:now |then )?(?:resolved|taken)\b)"
)
"""That what is somebody's is resolved in a round: `Kaspar's threat is resolved`."""
ROUND_OVER = re.compile(r"\bround(?: \d+)? (?:ends|is over)", re.IGNORECASE)


def of_another(p: Position, step: Step) -> str:
    """What is wrong with whose threat or values a step tells to be resolved: it is the round of the adversary, or another card was played."""
    duel = p.board.duel
    if duel is None or not duel.round or step.who not in {*p.cast.seats, TOLD} or step.round not in {0, duel.round}:
        return ""
    one = p.cast.names[duel.sides[duel.turn].card], p.cast.seats[duel.sides[duel.turn].player]
    card = p.cast.names[duel.card] if duel.card != NO_CARD else ""
    names = tuple(x for x in (*p.cast.names, *p.cast.seats) if x)
    for clause in clauses(with_full_names(p, step.what, spelt=True)):
        if ROUND_OVER.search(clause):
            break
        if not re.search(r"\b(?:resolved|taken)\b", clause, re.IGNORECASE):
            continue
        for found in re.finditer(RESOLVED.replace("<whose>", one_of(names)), clause):
            adversary = found["name"] == p.cast.names[duel.sides[1 - duel.turn].card]
            other = found["name"] not in one and (found["what"] == "threat" or found["name"] not in {card, COPIES.sub("", card)})
            if adversary or (other and step.who == TOLD):
                here = f"; the combat card is {card}" if card and found["what"] != "threat" else ""
                return f"{clause!r} is told, and it is the round of {one[0]}{here}"
    return ""
