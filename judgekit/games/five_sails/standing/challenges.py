"""What Passive abilities say of somebody's challenges: who does not refuse them, and who does not intervene in them."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.stats import stat

held("unrefused", "{who} cannot refuse challenges by {who2}", rule=FORBIDDEN, doc="Such challenges are not refused by these characters.")
held(
    "unjoined",
    "{who} cannot intervene in challenges by {who2}",
    rule=FORBIDDEN,
    doc="These characters do not intervene where such a character has issued the challenge.",
)
held(
    "unprotected",
    "{who} cannot intervene in challenges to {who2}",
    rule=FORBIDDEN,
    doc="These characters do not intervene for such a character.",
)


held(
    "generates more",
    "{who} generates {n} more threat with challenges",
    doc="The threat of a challenge by such a character is greater, refused or not.",
)
held("challenges free", "{who} does not engage to issue challenges", doc="The Challenge Action does not engage the character.")
held("claims free", "{who} does not engage to claim", doc="The Claim Action does not engage the character.")
held("gambles more", "{who} can gamble {n} more times", doc="More gambles than Finesse allows.")
held("gambles freely", "{who} can gamble any number of times", doc="Finesse sets no limit to gambling.")


def more_threat(p: Position, challenger: int) -> int:
    """How much threat is generated on top of the stat by whoever issues a challenge."""
    if "generates more" not in p.cast.passive_words:
        return 0
    return sum(int(said.args[1]) for _, said in says_of(p, "generates more", challenger))


def gambles_allowed(p: Position, participant: int) -> int | None:
    """How many gambles a duel allows a participant, by Finesse and what Passive abilities add; None without limit."""
    finesse = stat(p, participant, "finesse")
    if not {"gambles more", "gambles freely"} & p.cast.passive_words:
        return finesse
    if any(True for _ in says_of(p, "gambles freely", participant)):
        return None
    return finesse + sum(int(said.args[1]) for _, said in says_of(p, "gambles more", participant))


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
            yield Reason(NO, rid(FORBIDDEN[p.edition]), words, use.card, f"{source} would have to leave play")
