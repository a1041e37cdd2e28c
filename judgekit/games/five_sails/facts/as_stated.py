"""What a fact is where it is stated in another way than it is told: how many cards for which they are, one of several at the bottom of a deck."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.engine.trace import card_name
from judgekit.games.five_sails.facts.city import how_many_cards
from judgekit.games.five_sails.facts.piles import bottom_card
from judgekit.games.five_sails.facts.states import city_cards_at
from judgekit.games.five_sails.facts.text import Known
from judgekit.games.five_sails.values import pile


def as_stated(k: Known, value: Callable[..., str], stated: str, about: Sequence[object]) -> str | None:
    """What a fact is in the way in which it is stated; None where it is stated as it is told."""
    named = [x for x in about if isinstance(x, int)]
    if value is city_cards_at and stated.isdigit():
        return how_many_cards(k, named[0])
    if value is bottom_card and _at_bottom(k, stated, named[0] if named else -1):
        return stated
    return None


def _at_bottom(k: Known, card: str, player: int) -> bool:
    """Whether a card lies at the bottom of a deck, below it at most those that were sunk together with it: their order is a random one."""
    names = [card_name(k.p, n) for n in pile(k.p, "deck", player)]
    said = next((x for x in reversed(names) if x.casefold() == card.casefold()), "")
    together: set[str] = set()
    group: set[str] = set()
    for line in k.lines:
        sunk = re.match(r"(.+) goes to the bottom of the deck\.$", line.text.strip()) if line.rule.endswith("sink/bottom") else None
        group = {*group, sunk[1]} if sunk else set()
        together = group if said in group else together
    return bool(said) and {*names[names.index(said) + 1 :]} <= together
