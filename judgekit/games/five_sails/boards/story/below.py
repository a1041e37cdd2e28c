"""Cards below a heading of a board told in prose, each where it is said to be: `At The Docks: A's Bo (…); B's Una (…) is at The Forums`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.prose import Bit

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller


def below(teller: Teller, place: str, cards: list[Told], at: int, common: str = "") -> None:
    """Puts cards below the name of a place or a pile, but for those of which it is said that they are elsewhere."""
    home = re.fullmatch(r"(\w+)['’]s Home", bare := re.sub(r"\s*\(.*\)$", "", place))
    here = {"", "there", f"Home of {home[1]}" if home else bare}
    teller.board(f"{place}, {common}" if common else place, [card for card in cards if card.place in here], at)
    for card in cards:
        if card.place not in here:
            teller.board(f"{card.place}, {common}" if common else card.place, [card], card.at)
            teller.here = card.place
    if cards and cards[0].place not in here:
        teller.wrong(
            Bit("", "", cards[0].at), f"{cards[0].line!r} stands in the list of {bare}, and is said to be at {cards[0].place}; say one of them"
        )
