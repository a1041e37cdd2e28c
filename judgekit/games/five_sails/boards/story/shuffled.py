"""How a deck lies once it has been shuffled in the set-up: `The City Deck has 30 cards; once shuffled, its top card is Fog (Event)`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.reader import ONCE_SHUFFLED
from judgekit.games.five_sails.boards.story.city_deck import PILE
from judgekit.games.five_sails.boards.story.prose import Bit, anew

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

SHUFFLED = re.compile(
    r",?\s*\b(?:(?:once|when|after|as soon as) (?:(?:it|they|this|that|(?:the|its|their) (?:City )?deck"
    r"|[A-Z]['’]s deck) (?:is|are|has been|have been|was) |being |having been )?shuffled"
    r"|after (?:the |its |their )?shuffl(?:e|ing))\b(?: (?:in|during|at) (?:the )?set-?up)?,?\s*",
    re.IGNORECASE,
)
"""That what is told of a deck is so as soon as it has been shuffled."""
GOES_ON = re.compile(r"(?:has|have|is|are|holds?|contains?|consists?|begins?|starts?)\b")
"""A verb behind these words: they stand between it and its subject."""
SAYS_SO = "Once shuffled: "


def once_shuffled(said: list[Bit]) -> list[Bit]:
    """The sentences without these words, behind each of them one that says of which deck they were said."""
    out, last = list[Bit](), ""
    for one in said:
        told = one
        while found := SHUFFLED.search(told.plain):
            named = [m[0] for m in PILE.finditer(told.plain) if m.start() < found.end()] or [last] * bool(last)
            pile = (named or [m[0] for m in PILE.finditer(told.plain)] or [""])[-1]
            behind = told.text[found.end() :]
            goes_on = GOES_ON.match(behind) or told.text[: found.start()].endswith((";", ":")) or "," not in found[0]
            joint = "" if not found.start() else " " if goes_on else ", "
            told = anew(told, f"{told.text[: found.start()]}{joint}{behind if joint else behind[:1].upper() + behind[1:]}")
            out.append(anew(one, f"{SAYS_SO}{pile}"))
        named = [m[0] for m in PILE.finditer(told.plain)]
        last = named[-1] if named else last
        out.append(told)
    return out


def lies_once_shuffled(teller: Teller, said: Bit) -> bool:
    """Keeps of which deck it was told how it lies once it is shuffled; says whether a sentence says so."""
    if not said.text.startswith(SAYS_SO):
        return False
    heading = teller.zone(said.text.removeprefix(SAYS_SO))
    if not re.match(r"(?:city )?deck\b", heading):
        teller.wrong(said, "'once shuffled' is said of no deck; name the deck that is shuffled")
        return True
    teller.story.lines += [(2, f"{heading}:", said.at), (4, ONCE_SHUFFLED, said.at)]
    return True
