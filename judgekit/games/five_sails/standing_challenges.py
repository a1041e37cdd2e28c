"""What Passive abilities say of somebody's challenges: who does not refuse them, and who does not intervene in them."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.standing import ALWAYS, held, speaks_of, standing
from judgekit.games.five_sails.values import NEW, OLD

CANT = {NEW: "cant/precedence", OLD: ALWAYS}
held("unrefused", "{who} cannot refuse challenges by {who2}", rule=CANT, doc="A challenge by such a character is not refused by these characters.")
held(
    "unjoined",
    "{who} cannot intervene in challenges by {who2}",
    rule=CANT,
    doc="These characters do not intervene where such a character has issued the challenge.",
)
held(
    "unprotected",
    "{who} cannot intervene in challenges to {who2}",
    rule=CANT,
    doc="These characters do not intervene for such a character.",
)


def not_refused(p: Position, target: int) -> Iterator[Reason]:
    """Why this challenge is not refused by the one who is challenged: what is said of its challenger."""
    yield from _said(p, "unrefused", target, 0, "does not let {} refuse the challenges of {}")


def not_joined(p: Position, card: int) -> Iterator[Reason]:
    """Why a character does not intervene in this challenge: what is said of the challenger, or of the one who is challenged."""
    yield from _said(p, "unjoined", card, 0, "does not let {} intervene in the challenges of {}")
    yield from _said(p, "unprotected", card, 1, "does not let {} intervene for {}")


def _said(p: Position, name: str, card: int, side: int, text: str) -> Iterator[Reason]:
    other = p.board.duel.sides[side].card
    for use, said in standing(p, name):
        if speaks_of(p, use, said.args[0], card) and speaks_of(p, use, said.args[1], other):
            source = card_name(p, use.card)
            words = f"{source} {text.format(card_name(p, card), card_name(p, other))}."
            yield Reason(NO, rid(CANT[p.edition]), words, use.card, f"{source} would have to leave play")

