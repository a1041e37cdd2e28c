"""Costs of which the player says how much is paid: as many Renown as one likes."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import put_fact
from judgekit.engine.trace import Log
from judgekit.engine.values import Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.costs.additional import can_discard
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.amounts import Count, amount

RULE = "cost/other-resources"


@GAME.vocabulary.word("cost", "spend some", "spend any number of Renown", rule=RULE)
def spend_some(p: Position, use: Use, log: Log | None) -> Position:
    """As much Renown as the player likes is spent; "Renown spent this way" counts it."""
    return p.on((*p.stack, Ask(use.player, "spend some", (use.card,))))


def _can_discard_counted(p: Position, use: Use, count: Count) -> Iterator[Reason]:
    yield from can_discard(p, use, amount(p, use, count))


@GAME.vocabulary.word("cost", "discard counted", "discard a card for each {count}", rule="ability/additional-costs", check=_can_discard_counted)
def discard_counted(p: Position, use: Use, log: Log | None, count: Count) -> Position:
    """As many cards of the player's choice are discarded from hand as something is counted when it is paid."""
    return p.on((*p.stack, *(Ask(use.player, "discard", ("cost",)) for _ in range(amount(p, use, count)))))


def _spent(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, number = ask.data[0], args[0]
    p = put_fact(p, Fact("spent this way", card, amount=number, until="day"))
    return happen(paid(p, "renown", -1, number), Event("renown gained", player=ask.player, amount=-number, by=card), log) if number else p


question(
    "spend some",
    RULE,
    "How much Renown is spent?",
    lambda p, ask: [(n,) for n in range(p.players[ask.player].renown, -1, -1)],
    no_reasons,
    lambda p, ask, args: f"spend {args[0]} Renown",
    _spent,
    role="number",
)
