"""Additional costs that move characters, return cards to hand, or wound more than once."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.trace import Log, card_name
from judgekit.engine.values import NO, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.asks_places import where_reasons
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.costs.additional import can_be_used
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.permissions import kept_from
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import in_play, location

word = GAME.vocabulary.word
RULE = "ability/additional-costs"
HOWS = {"to an adjacent location": "adjacent", "to an adjacent City location": "adjacent city", "to any City location": "any city"}
"""Where a cost lets a character move, and what the question about it calls that."""


def _mover(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    """Why a character cannot move for a cost."""
    card = card_meant(p, use, who)
    yield from can_be_used(p, use, who)
    if in_play(p, card):
        yield from bars(p, "moved", card)


def _somewhere(p: Position, use: Use, who: Who, how: str) -> Iterator[Reason]:
    """Why a character cannot move for a cost, be it that there is no location to which it could."""
    yield from _mover(p, use, who)
    card = card_meant(p, use, who)
    if not in_play(p, card):
        return
    ask = Ask(use.player, "where to", (card, how, use.card))
    against = [[r for r in where_reasons(p, ask, (n,)) if r.verdict == NO] for n in range(len(p.cast.places) + len(p.cast.seats))]
    if all(against):
        yield Reason(NO, rid("cost/cannot-pay"), f"There is no location to which {card_name(p, card)} could move for this cost.", card)


def _moving(said: str, how: str) -> None:
    """Registers the cost of moving a character to a location of the player's choice."""

    def check(p: Position, use: Use, who: Who) -> Iterator[Reason]:
        return _somewhere(p, use, who, how)

    def pay(p: Position, use: Use, log: Log | None, who: Who) -> Position:
        """A character moves as a cost, to a location that its player chooses."""
        return p.on((*p.stack, Ask(use.player, "where to", (card_meant(p, use, who), how, use.card))))

    word("cost", f"move {how}", f"move {{who}} {said}", rule=RULE, check=check)(pay)


for _said, _how in HOWS.items():
    _moving(_said, _how)


def _to_place(p: Position, use: Use, who: Who, place: str) -> Iterator[Reason]:
    yield from _mover(p, use, who)
    card = card_meant(p, use, who)
    if in_play(p, card) and location(p, card) == place:
        yield Reason(NO, rid("action/moving"), f"{card_name(p, card)} is at {place} already; moving goes to another location.", card)
    elif in_play(p, card):
        yield from kept_from(p, card, place)


@word("cost", "move to place", "move {who} to {place}", rule=RULE, check=_to_place)
def move_to_place(p: Position, use: Use, log: Log | None, who: Who, place: str) -> Position:
    """A character moves to the location that is named as a cost."""
    card = card_meant(p, use, who)
    return happen(p, Event("moved", card, p.cards[card].control, place=place, by=use.card), log)


def _to_here(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    return _to_place(p, use, who, here_of(p, use))


@word("cost", "move here", "move {who} to this location", "move {who} to your performer's location", rule=RULE, check=_to_here)
def move_here(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location of the ability as a cost."""
    return move_to_place(p, use, log, who, here_of(p, use))


@word("cost", "wound times", "wound {who} {n} times", rule=RULE, check=lambda p, use, who, n: can_be_used(p, use, who))
def wound_times(p: Position, use: Use, log: Log | None, who: Who, n: int) -> Position:
    """A character receives so many wounds."""
    card = card_meant(p, use, who)
    return happen(paid(p, "wounded", card, n), Event("wounded", card, amount=n, by=use.card), log)


def _bears(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    if not in_play(p, card_meant(p, use, who)):
        yield Reason(NO, rid("cost/cannot-pay"), "There is nothing in play that could be returned for this cost.", use.card)


@word("cost", "to hand", "return {who} to your hand", rule=RULE, check=_bears)
def to_hand(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card in play goes to its owner's hand as a cost."""
    returned: Position = GAME.vocabulary.get("effect", "to hand").run(p, use, log, who)
    return returned
