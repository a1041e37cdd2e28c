"""More additional costs: a card sent away or sunk, and part of a combat value."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.trace import Log, card_name, player_name, say
from judgekit.engine.values import NO, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.costs.additional import can_be_used, can_discard, can_happen
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.stats import VALUES, combat_value
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import SINK, home_of, with_duel

word = GAME.vocabulary.word


@word("cost", "send away", "send {who} to The Locker", rule="ability/additional-costs", check=can_be_used)
def send_away(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is sent to The Locker."""
    return happen(p, Event("sent to the locker", card_meant(p, use, who), use.player, by=use.card), log)


@word("cost", "sink", "sink {n} card", "sink {n} cards", "sink {n} card from your hand", rule=SINK, check=can_discard)
def sink(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Cards of the player's choice go from hand to the bottom of the deck."""
    return p.on((*p.stack, *(Ask(use.player, "sink", ()) for _ in range(n))))


def _can_spend(p: Position, use: Use, n: int, which: str) -> Iterator[Reason]:
    duel = p.board.duel
    here = combat_value(p, duel.turn, which) if duel is not None and duel.card >= 0 and duel.round else 0
    if here < n:
        what = f"the combat card has {which.title()} {here}" if duel is not None and duel.card >= 0 else "there is no combat card"
        text = f"{player_name(p, use.player)} would have to spend {n} {which.title()}, and {what}."
        yield Reason(NO, rid("cost/spend-own"), text, use.card, f"a combat card with {which.title()} {n} or more")


@word("cost", "spend value", "give up {n} {value}", "spend {n} {value}", rule="cost/other-resources", check=_can_spend)
def spend_value(p: Position, use: Use, log: Log | None, n: int, which: str) -> Position:
    """Part of a combat value of this round's card is spent."""
    bonus = list(p.board.duel.bonus)
    bonus[VALUES.index(which)] -= n
    say(log, p, "cost/other-resources", "{} {} of the combat card is spent.", n, which.title())
    return with_duel(p, bonus=tuple(bonus))


def _has_target(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    card = card_meant(p, use, who)
    if card < 0:
        yield Reason(NO, rid("cost/cannot-pay"), "There is nothing with which this cost could be paid.", use.card)
    elif p.cards[card].wounds == 0:
        yield Reason(NO, rid("term/heal"), f"{card_name(p, card)} has no wound that could be healed.", card)
    else:
        yield from bars(p, "healed", card)


@word("cost", "heal", "heal a wound from {who}", rule="ability/additional-costs", check=_has_target)
def heal(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A wound is removed as a cost."""
    return happen(p, Event("healed", card_meant(p, use, who), use.player, amount=1, by=use.card), log)


@word("cost", "move home", "move {who} Home", rule="ability/additional-costs", check=can_happen("moved"))
def move_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to its Home as a cost."""
    card = card_meant(p, use, who)
    return happen(p, Event("moved", card, use.player, place=home_of(p, p.cards[card].control), by=use.card), log)


def _can_suffer(p: Position, use: Use, who: Who, noun: tuple[str, ...]) -> Iterator[Reason]:
    card = card_meant(p, use, who)
    spared = card < 0 or matches(p, use, Target(noun[0], noun[1:]), card)
    yield from () if spared else bars(p, "wounded", card)


@word("cost", "wound unless", "wound {who} unless they are a {noun}", rule="ability/additional-costs", check=_can_suffer)
def wound_unless(p: Position, use: Use, log: Log | None, who: Who, noun: tuple[str, ...]) -> Position:
    """A character receives a wound, unless it is of a kind."""
    card = card_meant(p, use, who)
    if card < 0 or matches(p, use, Target(noun[0], noun[1:]), card):
        return p
    return happen(p, Event("wounded", card, amount=1, by=use.card), log)
