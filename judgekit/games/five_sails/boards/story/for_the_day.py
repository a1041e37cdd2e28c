"""The cards that players are said to choose for a Day; before the game they lie in the Approach Decks, to be chosen on Day 1."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.attributes import TO_BE_CHOSEN
from judgekit.games.five_sails.boards.story.prose import Bit, Outside
from judgekit.games.five_sails.boards.story.schemes import CHOSE

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

DAYS = ("first", "second", "third", "fourth", "fifth")
FOR_A_DAY = (
    rf"^(?:[Ff]or|[Oo]n|[Ii]n (?:the )?Planning (?:of|on)) (?:Day (?P<n>\d)"
    rf"|the (?P<nth>{'|'.join(DAYS)}) Day),? (?=(?:<seat>|both|all|each)\b[^;]*?\b{CHOSE})"
)


CHOSEN = r"(?:chosen|selected|picked)"
TODAY = r"(?:,? (?:for|of|on) (?:the|this) Day|,? this Day)"
OWN_CHARACTER = Outside(
    (rf"\b([A-Z])['’]s (?:{CHOSEN} )?(character|scheme)(?: {CHOSEN})?{TODAY}(?= is\b|:)", r"\1's chosen \2"),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z])['’]s ([A-Z][\w'’ -]*?)((?: \(_*\))?)(?:,? and|,) ([A-Z])['’]s (?=[A-Z])",
        r"\1's chosen character is \2\3 and \4's chosen character is ",
    ),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z][\w'’ -]*?) (?:for|of|by) ([A-Z])(?:,? and|,) ([A-Z][\w'’ -]*?) (?:for|of|by) ([A-Z])(?=$|;)",
        r"\2's chosen character is \1 and \4's chosen character is \3",
    ),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z][\w'’ -]*?) \((_+)\)(?:,? and|,) ([A-Z][\w'’ -]*?) \((_+)\)(?=$|;)",
        r"\2's chosen character is \1 and \4's chosen character is \3",
    ),
    (rf"(\b{CHOSEN} (?:the character )?[A-Z][\w'’ -]*?) as (?:(?:the|a|his|her|its|their) )?(?:chosen )?character{TODAY}?(?=$|[,;]| and )", r"\1"),
    (
        rf"(^|; |,? and |, )([A-Z]) (?:musters|will muster|is (?:about |going )?to muster) (?:the (?:character )?)?(?=[A-Z])"
        rf"((?:(?! and |[;,]).)*?){TODAY}?(?=$|[;,]| and )",
        r"\1\2 has chosen the character \3",
    ),
)
"""Whom players have chosen for the Day, told otherwise."""
IN_PLANNING = Outside((r"(^|; |,? and |, )([A-Z])['’]s character (?:is|will be) (?=[A-Z])", r"\1\2's chosen character is "))


def for_the_day(teller: Teller, said: Bit) -> Bit:
    """`For Day 1 A chooses Full House (…)` without the Day, which must be the one at hand."""
    said = OWN_CHARACTER(said)
    if any("planning" in part.casefold() for part in teller.story.time):
        said = IN_PLANNING(said)
    found = re.match(FOR_A_DAY.replace("<seat>", teller.story.seats), said.plain)
    if found is None:
        return said
    day = int(found["n"]) if found["n"] else DAYS.index(found["nth"]) + 1
    told = re.search(r"\bday (\d)", ", ".join(teller.story.time), re.IGNORECASE)
    if day != (int(told[1]) if told else 1):
        teller.wrong(said, f"{said.text[: found.end()].strip(' ,')!r} is another Day than the one at which the case begins; write it among the steps")
    return said.cut(found.end())


def chosen_later(teller: Teller) -> None:
    """Before the game the cards that somebody chooses lie in the Approach Deck still."""
    if not any(re.match(r"set-?up|before the game", part, re.IGNORECASE) for part in teller.story.time):
        return
    here = ""
    for n, (depth, text, at) in enumerate(teller.story.lines):
        here = text if depth == 2 else here
        if depth == 2 and text.startswith("chosen of "):
            teller.story.lines[n] = depth, f"approach deck of {text.removeprefix('chosen of ')}", at
        elif depth == 4 and here.startswith("chosen of "):
            teller.story.lines[n] = depth, f"{text}, {TO_BE_CHOSEN}", at
