"""Clauses of a board told in prose, each saying whether it was one of its kind: schemes, Leaders; and the order of all kinds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.alike import alike_characters
from judgekit.games.five_sails.boards.story.card_renown import card_renown
from judgekit.games.five_sails.boards.story.cards import CITY, borne_cards
from judgekit.games.five_sails.boards.story.control import CONTROL
from judgekit.games.five_sails.boards.story.crew import CREW
from judgekit.games.five_sails.boards.story.crew_room import crew_room
from judgekit.games.five_sails.boards.story.crew_size import crew_size, others
from judgekit.games.five_sails.boards.story.deck_lists import lists_handed_in
from judgekit.games.five_sails.boards.story.decks import considered, deck, described
from judgekit.games.five_sails.boards.story.decks_had import in_order
from judgekit.games.five_sails.boards.story.done_before import claimed_before
from judgekit.games.five_sails.boards.story.duel import DUELS
from judgekit.games.five_sails.boards.story.lying import lying
from judgekit.games.five_sails.boards.story.moment import is_first
from judgekit.games.five_sails.boards.story.mustering import musters
from judgekit.games.five_sails.boards.story.piles import PILES
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.remembered import keeps_in_mind
from judgekit.games.five_sails.boards.story.row import in_a_row, next_to, row_as_usual
from judgekit.games.five_sails.boards.story.schemes import SCHEMES
from judgekit.games.five_sails.boards.story.words import TIME

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller


def moment(teller: Teller, said: Bit) -> bool:
    """What one more sentence says of the moment."""
    if not (TIME.match(said.plain) or is_first(said)):
        return False
    teller.moment(said)
    return True


def equipment(teller: Teller, said: Bit) -> bool:
    """What somebody bears of whom was told before: `Cato is equipped with Cloak (Attachment, Attire) and Rope (Attachment)`."""
    bearing = r"(?:equipped with|wearing|bearing|carrying|wielding)"
    bears = rf"(?:(?:is|are|has been|have been) (?:also |each |both )?{bearing}|bears?|wears?|carr(?:y|ies)|wields?)"
    borne = r"(?:is|are) (?:equipped|attached) to|(?:is|are) (?:borne|worn|carried|wielded) by"
    found = re.fullmatch(rf"(?P<who>[A-Z][^,()]*?) {bears} (?P<cards>.+)", said.plain)
    found = found or re.fullmatch(rf"(?P<cards>[^()]*\(.+?) (?:{borne}) (?P<who>[A-Z][^,()]*)", said.plain)
    if not found:
        return False
    everybody = re.fullmatch(r"(?:each|all|both|every\w*)(?: of (?:them|these))?(?: characters?)?", found["who"], re.IGNORECASE)
    names = teller.story.in_play() if everybody else re.split(r",\s*(?:and\s+)?|\s+and\s+", found["who"])
    told = [borne_cards(part) for part in said.group(found, "cards").split(rf",?\s+and\s+(?={bears} )")]
    cards = [card for each, _ in told for card in each]
    borne_by = [teller.story.bears(name, cards) for name in names] if not any(behind.text for _, behind in told) else []
    return bool(borne_by) and all(borne_by)


def location_trait(teller: Teller, said: Bit) -> bool:
    """`The Forums has the trait Academy` · `The Docks is a Harbor location`."""
    found = re.fullmatch(rf"({CITY}) (?:(?:has|bears) the traits? ([A-Z][\w ]*)|is an? ([A-Z]\w+)(?: location)?)", said.plain)
    for place in teller.locations(said.group(found, 1)) if found else ():
        teller.board(f"{place} (trait {found[2] or found[3]})" if found else place, at=said.at)
    return found is not None


def intent(teller: Teller, said: Bit) -> bool:
    """What somebody means to do."""
    return teller.means(said)


def past(teller: Teller, said: Bit) -> bool:
    """How somebody came to be where it has been told: `Bo was recruited by B on Day 1` · `Bo belongs to B's crew`."""
    no_more = r"(?:(?!,|;| (?:and|but|with|while|who)\b).)*"
    came = rf"(?:was|has been) (?:recruited|mustered|brought into play)\b{no_more}|(?:entered|came into) play\b{no_more}"
    theirs = r"(?:belongs to|is in|is (?:a )?(?:member )?of) (?P<of>\w+)['’]s crew|is controlled by (?P<by>\w+)"
    found = re.fullmatch(rf"(?P<who>[A-Z][^,()]*?) (?:{came}|{theirs})", said.plain)
    return found is not None and teller.story.knows(found["who"], found["of"] or found["by"] or "")


def unsaid(teller: Teller, said: Bit) -> bool:
    """What only says that there is no more to say."""
    return teller.unsaid(said)


CLAUSES: tuple[Callable[[Teller, Bit], bool], ...] = (
    crew_room,
    unsaid,
    intent,
    past,
    in_a_row,
    row_as_usual,
    card_renown,
    *DUELS,
    *CONTROL,
    claimed_before,
    keeps_in_mind,
    *SCHEMES,
    musters,
    deck,
    lists_handed_in,
    in_order,
    considered,
    described,
    *CREW,
    crew_size,
    others,
    alike_characters,
    *PILES,
    lying,
    equipment,
    location_trait,
    next_to,
    moment,
)
