"""Clauses of a board told in prose, each saying whether it was one of its kind: schemes, Leaders; and the order of all kinds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import CITY, borne_cards
from judgekit.games.five_sails.boards.story_control import CONTROL
from judgekit.games.five_sails.boards.story_crew import CREW
from judgekit.games.five_sails.boards.story_decks import deck
from judgekit.games.five_sails.boards.story_duel import DUELS
from judgekit.games.five_sails.boards.story_lying import lying
from judgekit.games.five_sails.boards.story_moment import is_first
from judgekit.games.five_sails.boards.story_piles import PILES
from judgekit.games.five_sails.boards.story_schemes import SCHEMES
from judgekit.games.five_sails.boards.story_words import TIME

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller


def moment(teller: Teller, said: Bit) -> bool:
    """What one more sentence says of the moment."""
    if not (TIME.match(said.plain) or is_first(said)):
        return False
    teller.moment(said)
    return True


def bearing(teller: Teller, said: Bit) -> bool:
    """What somebody bears of whom was told before: `Cato is equipped with Cloak (Attachment, Attire) and Rope (Attachment)`."""
    found = re.fullmatch(r"([A-Z][^,()]*?) (?:is|has been) (?:also )?(?:equipped with|wearing|bearing|carrying|wielding) (.+)", said.plain)
    if not found:
        return False
    cards, behind = borne_cards(said.group(found, 2))
    return not behind.text and teller.bears(said.group(found, 1).text, cards)


def location_trait(teller: Teller, said: Bit) -> bool:
    """`The Forums has the trait Academy` · `The Docks is a Harbor location`."""
    found = re.fullmatch(rf"({CITY}) (?:(?:has|bears) the traits? ([A-Z][\w ]*)|is an? ([A-Z]\w+)(?: location)?)", said.plain)
    for place in teller.locations(said.group(found, 1)) if found else ():
        teller.board(f"{place} (trait {found[2] or found[3]})" if found else place, at=said.at)
    return found is not None


def unsaid(teller: Teller, said: Bit) -> bool:
    """What only says that there is no more to say."""
    return teller.unsaid(said)


CLAUSES: tuple[Callable[[Teller, Bit], bool], ...] = (
    unsaid,
    *DUELS,
    *CONTROL,
    *SCHEMES,
    deck,
    *CREW,
    *PILES,
    lying,
    bearing,
    location_trait,
    moment,
)
