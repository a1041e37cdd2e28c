"""What could still be used, apart from further cards, to pay what is left of a cost: the Reactions, those who parley, those who engage."""

from __future__ import annotations

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Args, Ask, Position, Reason
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.costs.parley import paid_card
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.bounds import parley_worth
from judgekit.games.five_sails.values import NEW


@GAME.hook("underpaid")
def underpaid(p: Position, player: int) -> list[Reason]:
    """That a cost is not met with the cards that were named for it."""
    ask = p.asking
    if ask is None or ask.player != player or ask.question != "pay":
        return []
    return [Reason(NO, rid("cost/discard-to-pay"), f"With this {ask.data[0]} is still left to pay.", -1, _what_would_do(p, ask))]


def _what_would_do(p: Position, ask: Ask) -> str:
    """What would help with what is left to pay: that much more, or what has not been used and takes something off."""
    left = int(ask.data[0])
    ways = [f"{said}, which takes off {off}" + (": then just this payment is enough" if off >= left else "") for said, off in _ways(p, ask)]
    return ", or ".join((f"{left} more", *ways))


def _ways(p: Position, ask: Ask) -> list[tuple[str, int]]:
    """What may be used while paying, in words, and how much each takes off; those that take off most come first."""
    question = GAME.questions[ask.question]
    found = []
    for args in question.candidates(p, ask):
        if args[0] in {"ability", "parley", "engage"} and not any(r.verdict == NO for r in question.reasons(p, ask, args)):
            found.append(_way(p, args))
    return sorted((way for way in found if way[1] > 0), key=lambda way: -way[1])


def _way(p: Position, args: Args) -> tuple[str, int]:
    """One of them."""
    card = int(args[1])
    if args[0] == "ability":
        ability = p.ability(card, int(args[2]))
        off = sum(int(w.args[0]) for w in ability.effects if w.name == "cheaper")
        return f"the {ability.kind} of {card_name(p, card)}, not used so far", off
    if args[0] == "parley":
        off = parley_worth(p, card, paid_card(top_use(p)))
        return (f"the Parley of {card_name(p, card)}" if p.edition == NEW else f"engaging {card_name(p, card)}"), off
    return f"engaging {card_name(p, card)}", 1
