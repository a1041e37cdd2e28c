"""Whether a Wealth Cost can be paid: what the hand is worth, what Parley, Reactions and engaged cards take off, and what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, Event, Position, Reason, Use
from judgekit.games.five_sails.costs.parley import doubts, paid_card, parleyers
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.bounds import not_paid_with, parley_worth
from judgekit.games.five_sails.standing.engaged_to_pay import payers
from judgekit.games.five_sails.stats import cost_of, worth
from judgekit.games.five_sails.values import NEW


def hand_to_pay(p: Position, use: Use) -> list[int]:
    """The cards in hand that can be discarded to pay: all but the one that is paid for."""
    spared = {use.card, *use.targets}
    found = [n for n, c in enumerate(p.cards) if c.zone == "hand" and c.owner == use.player and n not in spared]
    return [n for n in found if not any(True for _ in not_paid_with(p, paid_card(use), n))] if "not paid with" in p.cast.passive_words else found


def savers(p: Position, use: Use) -> list[tuple[int, int]]:
    """The Reactions that can lower the cost while it is being paid."""
    if ("While", "paying") not in p.cast.triggers:
        return []
    event = Event("paying", paid_card(use), use.player, other=use.performer)
    found = GAME.triggered(p, event, "While")
    return [(card, number) for card, number, player in found if player == use.player and card != event.card]


def saving(p: Position, use: Use) -> int:
    """How much those that can be used now take off."""
    event = Event("paying", paid_card(use), use.player, other=use.performer)
    total = 0
    for card, number in savers(p, use):
        if not any(r.verdict == NO for r in GAME.use_reasons(p, Use(card, number, use.player, event=event))):
            total += sum(w.args[0] for w in p.definition(card).abilities[number].effects if w.name == "cheaper")
    return total


def engageable(p: Position, use: Use) -> set[int]:
    """The cards that can be engaged to pay."""
    return set(payers(p, use.player, paid_card(use)))


def taken_off(p: Position, use: Use) -> tuple[int, int]:
    """How much the best Parley takes off, and how much the Reactions and the cards that are engaged to pay do; nobody is engaged for both."""
    engaging = engageable(p, use)
    ways = [(0, len(engaging)), *((parley_worth(p, n, paid_card(use)), len(engaging - {n})) for n in parleyers(p, use))]
    influence, engaged = max(ways, key=sum)
    return influence, saving(p, use) + engaged


def pay_reasons(p: Position, use: Use, cost: int) -> Iterator[Reason]:
    """What speaks against being able to pay a cost."""
    if cost <= 0:
        return
    hand = hand_to_pay(p, use)
    total = sum(worth(p, n) for n in hand)
    influence, saved = taken_off(p, use)
    unsure = doubts(p, use, cost - total - saving(p, use), engageable(p, use)) if total + influence + saved < cost else []
    if unsure:
        yield from unsure
    elif total + influence + saved < cost:
        parley = f", and {'Parley' if p.edition == NEW else 'a character who engages'} takes off {influence}" if influence else ""
        parley += f", and Reactions take off {saved}" if saved else ""
        yield Reason(
            NO,
            rid("cost/cannot-pay"),
            f"The cost is {cost}; the other cards in the hand of {player_name(p, use.player)} are worth {total}{parley}.",
            use.card,
            f"{cost - total - influence - saved} more would be needed",
        )
    elif not influence and not saved and not exact(p, hand, cost):
        yield from by_point(
            p,
            "unsettled/overpaying",
            f"The cost is {cost}, and the cards at hand cannot be worth just that; whether paying more is allowed is not settled.",
            (NO, "yes"),
        )


FROM_HAND = ("discard", "sink")
"""Additional costs that take so many cards of the player's choice from hand."""


def both_reasons(p: Position, use: Use, cost: int) -> Iterator[Reason]:
    """That the Wealth Cost and the additional costs, each of which the hand could pay, are too much for it together."""
    hand = hand_to_pay(p, use)
    wanted = sum(w.args[0] for w in p.ability(use.card, use.number).costs if w.name in FROM_HAND)
    left = cost - sum(taken_off(p, use))
    dearest = sorted((worth(p, n) for n in hand), reverse=True)
    spent = next((k for k in range(len(hand) + 1) if sum(dearest[:k]) >= left), None)
    if spent and wanted and wanted <= len(hand) < spent + wanted:
        text = f"Paying {left} takes {spent} of the {len(hand)} other cards in hand, and {wanted} more would have to go for the additional cost."
        yield Reason(NO, rid("ability/all-costs"), text, use.card, f"{spent + wanted - len(hand)} more would be needed")


def cost_words(p: Position, card: int) -> str:
    """What the Passive abilities of a card, which say what it costs, ask for."""
    definition = p.definition(card)
    return str([(definition.abilities[n].conditions, definition.abilities[n].effects) for n in definition.passives])


def hangs_on_target(p: Position, card: int) -> bool:
    """Whether the cost of a card hangs on what it targets."""
    return "targets a" in cost_words(p, card)


def too_dear(p: Position, use: Use) -> Iterator[Reason]:
    """That a card whose cost hangs on its performer or its target cannot be paid for with the one that is chosen."""
    from judgekit.games.five_sails.acts.legality import pays_wealth

    hangs = ("performer'" in cost_words(p, use.card) and use.performer >= 0) or (hangs_on_target(p, use.card) and use.targets)
    paid_already = use.stage > GAME.procedures["use"].row("wealth", p.edition)
    if hangs and not paid_already and pays_wealth(p, use, p.ability(use.card, use.number)):
        chosen = p.on((*p.stack, use))
        yield from (r for r in pay_reasons(chosen, use, cost_of(chosen, use.card)) if r.verdict == NO)


def exact(p: Position, hand: list[int], cost: int) -> bool:
    """Whether some of the cards are worth just the cost."""
    twos = sum(worth(p, n) == 2 for n in hand)
    ones = len(hand) - twos
    return any(0 <= cost - 2 * k <= ones for k in range(twos + 1))
