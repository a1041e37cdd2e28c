"""Several lists of one player's Faction Deck: `A hands in two lists. List 1: 43 cards, three of them Brutes. List 2: 40 cards`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.list_names import LIST
from judgekit.games.five_sails.boards.story.decks import made_of
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import NUMBER

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

OWN = r"(?:Neutral|Loyal|faction)"
HANDED_IN = (
    r"(?P<who><seat>) (?:hands in|brings|presents|has|submits|registers|shows|offers|considers|has (?:built|written"
    r"|prepared|made)|chooses between|compares|prepares)"
    rf" (?:{NUMBER}|several|some) (?:different |possible )?(?:lists?|(?:Faction )?Deck ?lists?|Faction Decks|versions|drafts|builds|variants)"
    r"(?: (?:for|of) (?:(?:the|his|her|their|a|its) )?(?:own )?(?:Faction )?Decks?)?(?: (?:ready|to the judge|with (?:him"
    r"|her|them)|for the (?:check|judge)))?"
    rf"(?:,? (?:(?:each|all|every one)(?: of (?:them|which))? )?(?:is |are )?(?:made|built|consisting|made up|with|of)[^:;]*\b{OWN}\b[^:;]*)?"
)
"""That a player has several lists, all of allowed factions."""


def lists_handed_in(teller: Teller, said: Bit) -> bool:
    """`A hands in four Faction Deck lists`, and each list behind that by its number."""
    seats = teller.story.seats
    if head := re.fullmatch(rf"{HANDED_IN.replace('<seat>', f'(?-i:{seats})')}(?:: (?P<rest>.+))?", said.plain, re.IGNORECASE):
        teller.lists_of = head["who"]
        parts = (
            said.group(head, "rest").split(rf"[,;] (?:and )?(?=(?:[Tt]he )?(?i:{LIST})\b)| and (?=(?:[Tt]he )?(?i:{LIST})\b)") if head["rest"] else []
        )
        return all(lists_handed_in(teller, part) for part in parts)
    found = re.fullmatch(
        rf"(?:(?P<who>(?-i:{seats}))['’]s )?(?P<list>{LIST})(?: of (?P<of>(?-i:{seats})))?(?::| (?:has|is|holds|contains|with|of"
        rf"|consists of)\b)? (?P<what>.+)",
        said.plain,
        re.IGNORECASE,
    )
    who = (found["who"] or found["of"] or teller.lists_of) if found else ""
    whose = next((m for told in teller.story.time if (m := re.search(rf"\b({seats})['’]s (?:lists|decks)\b", told))), None)
    who = who or (whose[1] if whose else "")
    if found is None or not who:
        return False
    label = re.sub("^the ", "", found["list"], flags=re.IGNORECASE)
    return made_of(teller, who, said.group(found, "what"), approach=False, heading=f"list {label} of {who}")
