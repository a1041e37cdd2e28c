"""Paying a Wealth Cost: which cards, what they are worth, Parley, and what is not settled about paying too much."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import forget, has_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import JUDGE, NO, Args, Ask, Event, Fact, Happen, Position, Reason, Run, Use
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.costs.affording import engageable, hand_to_pay, savers, saving
from judgekit.games.five_sails.costs.laid_down import PLACE, lay_down, where_it_goes_is_open
from judgekit.games.five_sails.costs.parley import paid_card, parley_reasons, parleyers, would_parley
from judgekit.games.five_sails.costs.unpayable import cost_fails, effect_fails, paid
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.bounds import not_paid_with, parley_worth
from judgekit.games.five_sails.stats import cost_of, worth
from judgekit.games.five_sails.values import NEW, RULEBOOK


def begin_payment(p: Position, use: Use, log: Log | None) -> Position:
    """Asks for the payment of what an ability costs, if it costs anything."""
    from judgekit.games.five_sails.acts.legality import pays_wealth

    ability = p.ability(use.card, use.number)
    if use.card == RULEBOOK and ability.targets and {"to equip", "to recruit", "to bring in"} & set(ability.targets[0].tests):
        from judgekit.games.five_sails.standing.basic import equip_cost

        equips = "to equip" in ability.targets[0].tests
        cost = equip_cost(p, use.targets[0], use.performer) if equips else cost_of(p, use.targets[0], use.player)
    elif use.copied:
        from judgekit.games.five_sails.effects.lending import copied_at_cost, cost_of_copy

        cost = cost_of_copy(p, use, copied_at_cost(p, use))
    elif pays_wealth(p, use, ability):
        cost = cost_of(p, use.card)
    else:
        return p
    if cost == 0:
        say(log, p, "cost/zero", "The cost is 0: nothing is discarded.")
        return p
    say(log, p, "play/wealth-cost", "{} has to pay {}.", Player(use.player), cost)
    if any(w.name == "engage instead" for w in ability.costs):
        from judgekit.games.five_sails.costs.choices import ask_instead, can_engage_instead

        if can_engage_instead(p, use):
            return ask_instead(p, use, cost)
    return p.on((*p.stack, Ask(use.player, "pay", (cost, 0))))


def pay_in_effect(p: Position, player: int, cost: int) -> Position:
    """Asks for what an effect makes somebody pay, apart from what was paid for the ability itself."""
    if not cost:
        return p
    p = put_fact(p, Fact("paid before", player=player, amount=len(top_use(p).paid), until="day"))
    return p.on((*p.stack, Ask(player, "pay", (cost, 0))))


def _candidates(p: Position, ask: Ask) -> Iterator[Args]:
    """What can be used to pay; where nothing can any more, that the cost cannot be paid."""
    found = list(_payments(p, ask))
    yield from found
    if all(any(r.verdict == NO for r in _reasons(p, ask, args)) for args in found):
        yield ("cannot",)


def _payments(p: Position, ask: Ask) -> Iterator[Args]:
    use = top_use(p)
    for n in hand_to_pay(p, use):
        yield ("card", n)
    for n in would_parley(p, use):
        yield ("parley", n)
    for n in sorted(engageable(p, use)):
        yield ("engage", n)
    for card, number in savers(p, use):
        yield ("ability", card, number)


def _saver(p: Position, ask: Ask, args: Args) -> Use:
    """The use of a Reaction while paying."""
    return Use(args[1], args[2], ask.player, event=Event("paying", paid_card(top_use(p)), ask.player, other=top_use(p).performer))


def _reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    left, parleys = ask.data
    use = top_use(p)
    if args[0] == "cannot":
        return
    if args[0] == "ability":
        yield from GAME.use_reasons(p, _saver(p, ask, args))
        return
    what, n = args
    if what == "engage":
        yield from bars(p, "engaged", n)
        return
    if what == "card":
        over = worth(p, n) - left
        if over > 0:
            yield from by_point(p, "unsettled/overpaying", f"{card_name(p, n)} is worth {worth(p, n)}, and {left} is left to pay.", (NO, "yes"))
    elif not parleys and p.edition == NEW and has_fact(p, "parleyed", player=ask.player):
        text = f"{player_name(p, ask.player)} has used Parley this Day; whether it is Unlimited although it is a Reaction is not settled."
        yield from by_point(p, "unsettled/unlimited-parley", text, ("yes", NO))
    elif parleys and p.edition != NEW:
        yield Reason(NO, rid("action/parley"), "One character may be engaged to lower the cost, and one has been.", n)
    elif parleys:
        yield from by_point(p, "unsettled/several-parleys", "One character has parleyed for this card already.", ("yes", NO))
    yield from _rest_reasons(p, use, n, left) if what == "parley" else not_paid_with(p, paid_card(use), n)


def _rest_reasons(p: Position, use: Use, n: int, left: int) -> Iterator[Reason]:
    """What speaks against a character's parleying: the character, or that what is left afterwards cannot be paid."""
    yield from parley_reasons(p, use, n)
    off = parley_worth(p, n, paid_card(use))
    engaging = engageable(p, use) - {n}
    hand = sum(worth(p, c) for c in hand_to_pay(p, use)) + saving(p, use) + len(engaging)
    others = sum(parley_worth(p, c, paid_card(use)) - (c in engaging) for c in parleyers(p, use) if c != n) if p.edition == NEW else 0
    if hand < left - off <= hand + others:
        text = f"After {card_name(p, n)} takes off {off}, {left - off} is left: that can be paid only if somebody else parleys too."
        yield from by_point(p, "unsettled/several-parleys", text, ("yes", NO))
    elif hand < left - off:
        text = f"After {card_name(p, n)} takes off {off}, {left - off} is left, more than the hand is worth."
        yield Reason(NO, rid("cost/cannot-pay"), text, n)


def _text(p: Position, ask: Ask, args: Args) -> str:
    if args[0] == "cannot":
        return "the cost cannot be paid"
    if args[0] == "ability":
        from judgekit.games.five_sails.acts.abilities import label

        return label(p, args[1], args[2])
    if args[0] == "engage":
        return f"engage {card_name(p, args[1])} to pay"
    return f"parley with {card_name(p, args[1])}" if args[0] == "parley" else f"pay {card_name(p, args[1])}"


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    left, parleys = ask.data
    if args[0] == "cannot":
        at = next(n for n in range(len(p.stack) - 1, -1, -1) if not isinstance(p.stack[n], Happen))  # what was discarded may still be answered
        return effect_fails(p, at, log) if isinstance(p.stack[at], Run) else cost_fails(p, [], log)
    if args[0] == "ability":
        return p.on((*p.stack, ask, _saver(p, ask, args)))
    what, n = args
    if what == "engage":
        say(log, p, "golden-rule/cards-beat-rulebook" if p.edition == NEW else "passive/always-active", "{} engages and counts 1.", Card(n))
        tell_left(p, left - 1, log, given=True)
        return happen(_next(paid(p, "engaged", n), ask, left - 1, parleys), Event("engaged", n, ask.player, by=RULEBOOK), log)
    if what == "parley":
        from judgekit.games.five_sails.standing.instead import ask_instead

        worth_now = parley_worth(p, n, paid_card(top_use(p)))
        does = "parleys" if p.edition == NEW else "is engaged to lower the cost"  # the playtest rules have no such name for it
        say(log, p, "action/parley", f"{{}} {does}: Influence {{}} is taken off.", Card(n), worth_now)
        left -= worth_now
        tell_left(p, left, log)
        p = paid(p, "engaged", n)
        p = put_fact(p, Fact("parleyed", player=ask.player, until="day"))
        p = forget(p, "may parley")
        p = _next(p, ask, left, parleys + 1)
        p = happen(p, Event("parleyed", n, ask.player), log) if "parleyed" in p.cast.answered else p
        return ask_instead(p, ask.player, n) or happen(p, Event("engaged", n, ask.player, by=RULEBOOK), log)
    if where_it_goes_is_open(p, n):  # it pays wherever it goes
        return p.on((*p.stack, ask, Ask(JUDGE, "decide", (PLACE, ask.player, "pay", *args))))
    left -= worth(p, n)
    return lay_down(p, n, ask.player, Ask(ask.player, "pay", (left, parleys)) if left > 0 else None, log)


def tell_left(p: Position, left: int, log: Log | None, *, given: bool = False) -> None:
    """What is still to pay once something is taken off, or given; the cost itself is 0 only where nothing was given for it."""
    if left > 0:
        say(log, p, "play/wealth-cost", "{} is left to pay.", left)
    elif given or any(how == "discarded" for use in p.stack if isinstance(use, Use) for how, *_ in use.paid):
        say(log, p, "play/wealth-cost", "Nothing is left to pay.")
    else:
        say(log, p, "cost/zero", "The cost is 0: nothing is discarded.")


def _next(p: Position, ask: Ask, left: int, parleys: int) -> Position:
    return p if left <= 0 else p.on((*p.stack, Ask(ask.player, "pay", (left, parleys))))


GAME.ask(
    Question(
        "pay",
        "play/wealth-cost",
        lambda p, ask: f"{ask.data[0]} to pay: which card is discarded?",
        _candidates,
        _reasons,
        _text,
        _answer,
        role="payment",
    )
)
