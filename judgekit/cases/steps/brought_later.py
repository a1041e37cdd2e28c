"""What chance is said to bring before anybody asks it: the next cards of a deck that is shuffled, `chance: Jab, Feint on top`."""

from __future__ import annotations

import re

from judgekit.cases.sentences.pieces import Piece, chances_of, normal
from judgekit.engine.values import CHANCE, Position

ON_TOP = re.compile(r"\bon top\s*\.?$", re.IGNORECASE)


def brought_later(p: Position, text: str) -> list[Piece]:
    """The cards that a sentence says to be on top, where chance is not asked now; nothing where one of them lies in no deck."""
    if (p.asking is not None and p.asking.player == CHANCE) or ON_TOP.search(text) is None:
        return []
    cards = chances_of(text.rstrip(". "), p.cast.names)
    in_decks = {normal(name) for name, card in zip(p.cast.names, p.cards, strict=False) if card.zone == "deck"}
    return cards if all(normal(card.text) in in_decks for card in cards) else []
