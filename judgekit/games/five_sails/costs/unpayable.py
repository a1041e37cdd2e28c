"""A cost that turns out unpayable after the ability was announced: what becomes of the ability, and of what was paid already."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, decision, facts_of, find_fact, forget, has_fact, remove_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.values import NEW, RULEBOOK, with_card, with_player

NOTHING, LOST = 0, 1
SPENT, BACK = 0, 2


def paid(p: Position, how: str, card: int, amount: int = 0) -> Position:
    """Keeps in mind what is being paid for the ability that is being used."""
    use = top_use(p)
    return replace_use(p, use._replace(paid=(*use.paid, (how, card, amount))))


def cost_fails(p: Position, reasons: list[Reason], log: Log | None) -> Position:
    """The ability has been announced, and one of its costs cannot be paid."""
    for reason in reasons:
        say(log, p, reason.rule.partition("/")[2], "{}", reason.text)
    return push(p, "unpayable cost")


def effect_fails(p: Position, at: int, log: Log | None) -> Position:
    """What an effect makes somebody pay for cannot be paid: the ability goes on without it, and what was paid for it is as the judge decides."""
    say(log, p, "play/do-as-much", "This cannot be paid: the effect goes without it.")
    p = forget(p.on((*p.stack[:at], *p.stack[at + 1 :])), "may parley")
    return push(p, "unpaid effect") if _for_effect(p) else p


def _for_effect(p: Position) -> tuple[tuple[str, int, int], ...]:
    """What was paid for the effect that is under way."""
    use = top_use(p)
    before = next((f for f in facts_of(p, "paid before") if f.player == use.player), None)
    return use.paid[before.amount :] if before else ()


def _spent(p: Position, log: Log | None) -> Position:
    point = "unsettled/costs-already-paid"
    return ask_judge(p, point) if decision(p, point) is None else p


def _returned(p: Position, log: Log | None) -> Position:
    use, what = top_use(p), _for_effect(p)
    if decision(p, "unsettled/costs-already-paid") != BACK:
        return p
    p = replace_use(p, use._replace(paid=use.paid[: len(use.paid) - len(what)]))
    return give_back(p, use.player, what, log)


def _from_hand(p: Position, use: Use) -> bool:
    return p.cards[use.card].zone == "resolving"


def _announced(p: Position, log: Log | None) -> Position:
    """Whether it counts as announced at all: asked where a card or something paid hangs on it."""
    use = top_use(p)
    if (_from_hand(p, use) or use.paid) and decision(p, "unsettled/unpayable-cost") is None:
        return ask_judge(p, "unsettled/unpayable-cost")
    return p


def _gone(p: Position, log: Log | None) -> Position:
    """Whether what was paid, and the use, are gone: asked where something was paid, or the ability could be used again."""
    use = top_use(p)
    again = not _from_hand(p, use) and use.card != RULEBOOK
    stands = decision(p, "unsettled/unpayable-cost") != NOTHING or not (_from_hand(p, use) or use.paid)
    if stands and (use.paid or again) and decision(p, "unsettled/costs-already-paid") is None:
        return ask_judge(p, "unsettled/costs-already-paid")
    return p


def _ends(p: Position, log: Log | None) -> Position:
    """The effect does not occur, and the rest is as the judge has decided."""
    use = top_use(p)
    never = decision(p, "unsettled/unpayable-cost") == NOTHING and (_from_hand(p, use) or bool(use.paid))
    reading = BACK if never else decision(p, "unsettled/costs-already-paid")
    say(log, p, "cost-effect/unpayable", "The costs cannot be paid: the effect does not occur.")
    if reading == BACK:
        p = give_back(p, use.player, use.paid, log)
    if reading == SPENT and not _from_hand(p, use) and use.card != RULEBOOK:
        p = add_fact(p, Fact("used", use.card, use.player, str(use.number), until="day"))
    if _from_hand(p, use):
        rule = "cost-effect/unpayable-risk" if p.edition == NEW else "cost-effect/unpayable"
        say(log, p, "cost/cannot-pay" if never else rule, "{} {}.", Card(use.card), "stays in hand" if never else "is discarded")
        p = to_pile(p, use.card, "hand" if never else "discard", p.cards[use.card].owner)
    at = next(n for n in range(len(p.stack) - 1, -1, -1) if isinstance(p.stack[n], Use))
    return p.on(p.stack[:at])


COMES_BACK = {
    "engaged": "is en garde again.",
    "wounded": "bears {} fewer wounds.",
    "discarded": "returns to the hand.",
    "renown": "has {} more Renown again.",
}
"""What comes back of something that was paid, by how it was paid."""


def give_back(p: Position, player: int, what: tuple[tuple[str, int, int], ...], log: Log | None) -> Position:
    """What was paid comes back, the last of it first."""
    for how, card, amount in reversed(what):
        if how == "engaged":
            p = with_card(p, card, engaged=False)
        elif how == "wounded":
            p = with_card(p, card, wounds=max(0, p.cards[card].wounds - amount))
        elif how == "discarded":
            p = to_pile(p, card, "hand", p.cards[card].owner)
        elif how == "renown":
            p = with_player(p, player, renown=p.players[player].renown + amount)
        text = "What was paid comes back: {} " + COMES_BACK.get(how, "is as it was.")
        say(log, p, "unsettled/costs-already-paid", text, Player(player) if how == "renown" else Card(card), amount)
    return p


def keep_for_strike(p: Position, use: Use) -> Position:
    """Keeps what was paid for an ability that waits for a Final Strike until it is known whether the character is destroyed."""
    for how, card, amount in use.paid:
        p = add_fact(p, Fact("paid for strike", card, use.player, how, amount, until="round"))
    return p


def strike_paid(p: Position) -> bool:
    """Whether something was paid for an ability with a Final Strike, so that it matters at once whether that was used."""
    return has_fact(p, "paid for strike")


def survived_strike(p: Position, strikes: list[Fact], log: Log | None) -> Position:
    """The character has survived; whether a Technique is spent all the same is asked when somebody wants to use it again."""
    for f in strikes:
        if p.ability(f.card, f.amount).kind == "Technique" and p.cards[f.card].zone == "play":
            say(log, p, "unsettled/final-strike-cost", "Whether the Technique of {} is spent all the same is not settled.", Card(f.card))
            p = add_fact(p, Fact("survived strike", f.card, f.player, str(f.amount), until="duel"))
    return p


def unstrike(p: Position, strikes: list[Fact], log: Log | None) -> Position:
    """The character has survived: the abilities were not used, and what was paid comes back."""
    for f in strikes:
        used = find_fact(p, "used", f.card, f.player, str(f.amount))
        p = remove_fact(p, used) if used else p
        say(log, p, "unsettled/final-strike-cost", "The ability of {} has not been used.", Card(f.card))
    for f in facts_of(p, "paid for strike"):
        p = give_back(remove_fact(p, f), f.player, ((f.key, f.card, f.amount),), log)
    return p


GAME.procedure(
    Procedure(
        "unpayable cost",
        "A cost that cannot be paid after announcing",
        (
            Row("announced", "cost-effect/unpayable", _announced),
            Row("what was paid", "cost-effect/unpayable", _gone),
            Row("ends", "cost-effect/unpayable", _ends),
        ),
    )
)
GAME.procedure(
    Procedure(
        "unpaid effect",
        "An effect that cannot be paid for",
        (Row("what was paid", "cost-effect/unpayable", _spent), Row("comes back", "cost-effect/unpayable", _returned)),
    )
)
