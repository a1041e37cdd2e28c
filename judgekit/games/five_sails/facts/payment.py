"""Facts of the last payment: what was to be paid once everything was taken off, with how many cards, and what they were worth."""

from __future__ import annotations

import re

from judgekit.engine.values import Use
from judgekit.games.five_sails.facts.text import Known, card_worth, form, yes_no
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.rulebook import basic_action
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.values import RULEBOOK

FOR = "[ as payment| to pay| for payment| for the payment| for the cost|]"


def _paying(k: Known) -> tuple[int, int, int]:
    """Of the last payment: what was to be paid once everything was taken off, what the cards discarded were worth, and how many they were."""
    due = worth_ = count = 0
    for line in k.lines:
        start = re.search(r" has to pay (\d+)\.$", line.text)
        off = re.search(r"(?:Influence (\d+) is taken off|goes down by (\d+))\.$", line.text)
        card = re.search(r" is discarded and counts (\d)\.$", line.text)
        if start or line.rule.endswith("cost/zero"):
            due, worth_, count = int(start[1]) if start else 0, 0, 0
        elif off:
            due -= int(off[1] or off[2])
        elif card:
            worth_, count = worth_ + int(card[1]), count + 1
    return max(0, due), worth_, count


@form(
    "[cost|amount|Wealth cost] [to pay|paid|due|left to pay|still to pay] =",
    "[cost|amount|Wealth cost] [to pay|paid|due|left to pay|still to pay] for {card} =",
    "[cost|Wealth cost] of {card} [left to pay|still to pay|to pay|due] =",
    "{card} cost [to pay|paid|due] =",
    "[reduced|remaining|final|lowered] [cost|Wealth cost] of {card} =",
    "{card} [reduced|remaining|final] cost =",
    "cost [of|for] {card} after [the |][parley|parleying|reduction|reductions|discount] =",
    "{card} cost after [the |][parley|parleying|reduction|reductions|discount] =",
    "cost after [the |][parley|parleying|reduction|reductions|discount] =",
    "cost {player} [has to|must|needs to] pay =",
    "cost {player} [has to|must|needs to] pay for {card} =",
)
def cost_due(k: Known, *named: int) -> str:
    """What was to be paid in the last payment after all reductions; of a card that nobody has paid for yet what it costs now."""
    paying = k.p.asking is not None and k.p.asking.question == "pay"
    card = named[-1] if named else -1
    state = k.p.cards[card]
    offered = card >= 0 and (state.zone == "hand" or (state.zone == "play" and state.control < 0))
    return str(cost_of(k.p, card) if offered and not paying else _paying(k)[0])


@form(
    f"cards [discarded|paid|spent|used][ from hand|]{FOR} =",
    f"cards [discarded|paid|spent|used][ from hand|] by {{player}}{FOR} =",
    "cards [discarded|paid|spent|used][ by {player}|][ to pay|] for {card} =",
    f"cards {{player}} [discards|discarded|pays|paid|spends|spent|pays with|paid with]{FOR} =",
    "cards {player} [discards|discarded|pays|paid|spends|spent][ to pay|] for {card} =",
    "{player} cards paid =",
    "[cost|price] [paid|discarded|met|covered] [in|with] cards[ by {player}| for {card}|] =",
    "[cost|price] in cards[ paid|] =",
    "[cost|price] of {card} [paid |]in cards =",
)
def cards_paid(k: Known, *_: int) -> str:
    """How many cards were discarded in the last payment; where nothing was paid for, how many cards went to discard piles, or to that of a player."""
    if not any(re.search(r" has to pay \d+\.$", line.text) or line.rule.endswith("cost/zero") for line in k.lines):
        whose = re.escape(k.p.cast.seats[_[0]]) if _ and 0 <= _[0] < len(k.p.cast.seats) else r"\S+"
        gone = re.compile(rf".+ goes to the discard pile of {whose}\.")
        return str(sum(gone.fullmatch(line.text.strip()) is not None for line in k.lines))
    return str(_paying(k)[2])


@form(
    "[value|worth] of the [payment|cards paid|cards discarded] =",
    "[value|Wealth|total|worth] paid[ by {player}|] =",
    "[value|Wealth|total|worth] paid for {card} =",
    "{player} [value|Wealth] paid =",
)
def worth_paid(k: Known, *_: int) -> str:
    """What the cards discarded in the last payment were worth."""
    return str(_paying(k)[1])


@form("[cost|Wealth cost] of {card} [is |]paid[ in full|] =", "{card} [is |][cost|Wealth cost] [is |]paid[ in full|] =")
def is_paid(k: Known, card: int) -> str:
    """Whether the cost of a card has been paid in full, it being the card that was last announced."""
    last = next((line.text for line in reversed(k.lines) if line.rule.endswith("play/announce")), "")
    due, worth, _ = _paying(k)
    paying = k.p.asking is not None and k.p.asking.question == "pay"
    return yes_no(k.p.cast.names[card] in last and worth >= due and not paying)


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
    return cost_due(k, card) if _last_paid_for(k, card) else str(cost_of(k.p, card))


def _last_paid_for(k: Known, card: int) -> bool:
    """Whether the last payment, which may still be going on, is for this card."""
    at = next((n for n in range(len(k.lines) - 1, -1, -1) if re.search(r" has to pay \d+\.$", k.lines[n].text)), -1)
    begun = next((n for n in range(at, -1, -1) if k.lines[n].rule.endswith("play/announce")), at)
    name = re.compile(rf"\b{re.escape(k.p.cast.names[card])}(?!\w)")
    return at >= 0 and card >= 0 and any(name.search(line.text) for line in k.lines[begun:at])


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
