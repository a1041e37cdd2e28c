"""Clauses of a board told in prose that say how many cards somebody has in each pile, and how much Renown with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import Told, pile_told
from judgekit.games.five_sails.boards.story_day import whose
from judgekit.games.five_sails.boards.story_words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller

PILE = r"(?:his |her |their |the )?(?P<zone>hand|(?:faction )?deck|discard pile|locker)s?"


def alike_holdings(teller: Teller, said: Bit) -> bool:
    """`A and B have no cards in hand` · `both have 0 Renown, no cards in hand and forty cards in the deck`."""
    found = re.fullmatch(r"(.+?) (?:each |both |all )?(?:has|have|holds?) (.+)", said.plain, re.IGNORECASE)
    players = whose(teller, found[1]) if found else []
    many = rf"(?:exactly |only )?(?:{NUMBER}) "
    parts = said.group(found, 2).split(rf",?\s+and\s+(?={many})|,\s+(?={many})") if found else []
    cards = rf"(?P<cards>{many}(?:unknown |other )?cards?(?:[,:] .+?)?),? in {PILE}"
    told = [re.fullmatch(rf"(?P<renown>{NUMBER}) Renown|{cards}", part.plain, re.IGNORECASE) for part in parts]
    if not players or not all(told):
        return False
    for player in players:
        for part, each in zip(parts, told, strict=True):
            if each and each["renown"]:
                teller.story.renown[player] = number(each["renown"])
            elif each:
                teller.board(teller.zone(f"{player}'s {each['zone']}"), pile_told(part.group(each, "cards"), teller.story.players), said.at)
    return True


def lying_in(teller: Teller, said: Bit) -> bool:
    """`one card of A's is in The Locker` · `two of B's cards lie in the discard pile`."""
    whose_cards = rf"({NUMBER}) (?:cards? of (?P<of>{teller.story.seats})(?:['’]s)?|of (?P<own>{teller.story.seats})['’]s cards)"
    found = re.fullmatch(rf"{whose_cards} (?:is|are|lies?)(?: already)? in {PILE}", said.plain, re.IGNORECASE)
    if found is None:
        return False
    teller.board(teller.zone(f"{found['of'] or found['own']}'s {found['zone']}"), [Told(f"{number(found[1])} unknown", said.at)], said.at)
    return True


def none_either(teller: Teller, said: Bit) -> bool:
    """`B has none`, behind the hand of another player."""
    found = re.fullmatch(rf"({teller.story.seats}) has none", said.plain)
    headings = [text for _, text, _ in teller.story.lines if text.endswith(":")]
    if found is None or not headings or not headings[-1].startswith("hand of "):
        return False
    teller.board(f"hand of {found[1]}", [Told("empty", said.at)], said.at)
    return True


PILES: tuple[Callable[[Teller, Bit], bool], ...] = (alike_holdings, lying_in, none_either)
