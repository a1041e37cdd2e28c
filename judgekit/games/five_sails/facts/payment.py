"""Facts of a payment, of the last one where none is named: what was to be paid, with how many cards, and what they were worth."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Use
from judgekit.games.five_sails.facts.payments import NONE, Payment, payments
from judgekit.games.five_sails.facts.text import Known, card_worth, form, yes_no
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.rulebook import basic_action
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.values import RULEBOOK

GIVEN = "[discarded|paid|spent|used]"
GIVES = "[discards|discarded|pays|paid|spends|spent|pays with|paid with|uses|used]"
FOR = "[ as payment| to pay| for payment| for the payment| for the cost|]"
FOR_CARD = "[ as payment for| to pay for| in payment for| for| to recruit| to equip| to play] {card}"
DUE = "[to pay|due|left to pay|still to pay]"
PRICE = "[cost|amount|price|Wealth cost]"
TAKEN_OFF = "after [the |][parley|parleying|reduction|reductions|discount]"


def _last(k: Known, *, player: int = -1, card: int = -1) -> Payment:
    """The last payment, of a player and for a card where those are meant; nothing where there was none."""
    who, what = player_name(k.p, player) if player >= 0 else "", card_name(k.p, card) if card >= 0 else ""
    meant = (each for each in reversed(payments(k.lines)) if (not who or each.player in {"", who}) and (not what or each.pays_for(what)))
    return next(meant, NONE)


@form(f"{PRICE} [paid|to pay|due|left to pay|still to pay] =", f"cost {TAKEN_OFF} =", f"[reduced|remaining|final] {PRICE} =")
def cost_due(k: Known) -> str:
    """What was to be paid in the last payment after all reductions."""
    return str(_last(k).due)


@form("cost {player} [has to|must|needs to] pay =", f"{PRICE} paid by {{player}} =", f"{PRICE} {{player}} [paid|pays] =")
def cost_due_of(k: Known, player: int) -> str:
    """What a player had to pay in the last payment of that player's."""
    return str(_last(k, player=player).due)


@form(
    f"{PRICE} {DUE} for {{card}} =",
    f"{PRICE} of {{card}} {DUE} =",
    "{card} cost [to pay|due] =",
    f"[reduced|remaining|final|lowered] {PRICE} of {{card}} =",
    "{card} [reduced|remaining|final] cost =",
    f"cost [of|for] {{card}} {TAKEN_OFF} =",
    f"{{card}} cost {TAKEN_OFF} =",
)
def cost_due_for(k: Known, card: int) -> str:
    """What was to be paid for a card after all reductions; where nobody has paid for it what it costs now, in a dueling line nothing."""
    last, state = _last(k, card=card), k.p.cards[card]
    offered = state.zone == "hand" or (state.zone == "play" and state.control < 0)
    using = any(isinstance(each, Use) for each in k.p.stack)
    if last is NONE or (offered and not using and last.over):
        return "0" if state.zone == "line" else str(cost_of(k.p, card))
    return str(last.due)


@form("cost {player} [has to|must|needs to] pay for {card} =")
def cost_due_of_for(k: Known, _player: int, card: int) -> str:
    """What a player has to pay for a card."""
    return cost_due_for(k, card)


@form(f"{PRICE} paid for {{card}} =", "{card} cost paid =")
def cost_paid_for(k: Known, card: int) -> str:
    """What was paid for a card, after all reductions: nothing for one that nobody has paid for."""
    return str(_last(k, card=card).due)


@form(f"{PRICE} paid by {{player}} for {{card}} =", f"{PRICE} {{player}} [paid|pays] for {{card}} =")
def cost_paid_of_for(k: Known, player: int, card: int) -> str:
    """What a player paid for a card, after all reductions."""
    return str(_last(k, player=player, card=card).due)


@form(f"cards {GIVEN}[ from hand|]{FOR} =", "[cost|price] [paid|discarded|met|covered] [in|with] cards =", "[cost|price] in cards[ paid|] =")
def cards_paid(k: Known) -> str:
    """How many cards were discarded in the last payment; where nothing was paid for, how many cards went to discard piles."""
    return str(_last(k).cards if payments(k.lines) else _discarded(k, r"\S+"))


@form(
    f"cards {GIVEN}[ from hand|] by {{player}}{FOR} =",
    f"cards {{player}} {GIVES}{FOR} =",
    "{player} cards paid =",
    "[cost|price] [paid|discarded|met|covered] [in|with] cards by {player} =",
)
def cards_paid_by(k: Known, player: int) -> str:
    """How many cards a player discarded in the last payment of that player's; where nothing was paid for, how many went to that discard pile."""
    return str(_last(k, player=player).cards if payments(k.lines) else _discarded(k, re.escape(k.p.cast.seats[player])))


def _discarded(k: Known, whose: str) -> int:
    """How many cards have gone to a discard pile."""
    gone = re.compile(rf".+ goes to the discard pile of {whose}\.")
    return sum(gone.fullmatch(line.text.strip()) is not None for line in k.lines)


@form(
    f"cards {GIVEN}[ from hand|]{FOR_CARD} =",
    "[cost|price] [paid|discarded|met|covered] [in|with] cards for {card} =",
    "[cost|price] of {card} [paid |]in cards =",
)
def cards_paid_for(k: Known, card: int) -> str:
    """How many cards were discarded to pay for a card."""
    return str(_last(k, card=card).cards)


@form(f"cards {GIVEN}[ from hand|] by {{player}}{FOR_CARD} =", f"cards {{player}} {GIVES}{FOR_CARD} =")
def cards_paid_by_for(k: Known, player: int, card: int) -> str:
    """How many cards a player discarded to pay for a card."""
    return str(_last(k, player=player, card=card).cards)


WORTH = "[value|Wealth|total|worth|total value]"


@form(f"{WORTH} [paid|discarded|given][ as payment|] =")
def worth_paid(k: Known) -> str:
    """What the cards discarded in the last payment were worth."""
    return str(_last(k).worth)


@form(f"{WORTH} [paid|discarded|given] by {{player}}[ as payment|] =", "{player} [value|Wealth] paid =", f"{WORTH} {{player}} [paid|pays] =")
def worth_paid_by(k: Known, player: int) -> str:
    """What the cards were worth that a player discarded in the last payment of that player's."""
    return str(_last(k, player=player).worth)


@form(f"{WORTH} [paid|discarded|given]{FOR_CARD} =")
def worth_paid_for(k: Known, card: int) -> str:
    """What the cards discarded to pay for a card were worth."""
    return str(_last(k, card=card).worth)


@form(f"{WORTH} [paid|discarded|given] by {{player}}{FOR_CARD} =", f"{WORTH} {{player}} [paid|pays] for {{card}} =")
def worth_paid_by_for(k: Known, player: int, card: int) -> str:
    """What the cards were worth that a player discarded to pay for a card."""
    return str(_last(k, player=player, card=card).worth)


@form("[cost|Wealth cost] of {card} [is |]paid[ in full|] =", "{card} [is |][cost|Wealth cost] [is |]paid[ in full|] =")
def is_paid(k: Known, card: int) -> str:
    """Whether the cost of a card has been paid in full, it being the card that was last announced."""
    last = _last(k)
    paying = k.p.asking is not None and k.p.asking.question == "pay"
    return yes_no(last.pays_for(card_name(k.p, card)) and last.met and not paying)


ACTION = "[the |][cost|costs] of [the |]{text} Action"


PAID = "[counts as |count as |is considered |is |are |is now |has been |]paid[ in full|]"


@form(
    f"{ACTION} {PAID} =",
    f"[the |]{{text}} Action's [cost|costs] {PAID} =",
    f"[the |]{{text}} Action [cost|costs] {PAID} =",
    "[the |]{text} Action [counts as |is |]paid[ for|] =",
)
def action_paid(k: Known, action: str) -> str:
    """Whether what a basic action costs has been paid, or something in its place, when it was last announced."""
    said = f" announces the {action.title()} Action."
    if not any(line.text.strip().endswith(said) for line in k.lines):
        return "no"
    uses = [f for f in k.p.stack if isinstance(f, Use) and f.card == RULEBOOK and basic_action(f.number) == f"the {action.title()} Action"]
    return yes_no(all(use.stage >= GAME.procedures["use"].row("effects", k.p.edition) for use in uses))


@form("{card} cost =", "[cost|price] of {card} =")
def card_cost(k: Known, card: int) -> str:
    """What a card costs now; of the one that is or was paid for last, what is to be paid for it once everything is taken off."""
    return cost_due_for(k, card) if _last(k).pays_for(card_name(k.p, card)) else str(cost_of(k.p, card))


AS_PAYMENT = "[as payment|as a payment|when used to pay|when paying|when it pays|for payment|in payment|as wealth]"


@form(
    f"[value|worth|Wealth|wealth value] of {{card}} {AS_PAYMENT} =",
    "[payment value|value in payment|worth in payment] of {card} =",
    f"{{card}} [counts|pays|is worth][ as|] {AS_PAYMENT} =",
    f"{{card}} [value|worth] {AS_PAYMENT} =",
    "[amount|wealth|sum|cost] {card} [pays|covers|counts for|is worth] =",
    "{card} [counts as|counts|is worth|pays|covers] =",
)
def value_paid(k: Known, card: int) -> str:
    """What a card is worth as payment."""
    return card_worth(k, card)
