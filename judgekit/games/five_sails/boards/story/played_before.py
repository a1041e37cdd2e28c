"""Cards that a set-up in prose tells to have been played earlier this Day: `in High Drama A played Morning Air on him (Risk; "Action: …")`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.prose import Bit, anew

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

WHEN = (
    r"(?i:(?:earlier|before|already|previously)(?: (?:in|on|during) [^,;:()]*?| (?:this|that)"
    r" [^,;:()]*?)?|(?:(?:earlier|before) )?(?:in|during) (?:the |this )?"
    r"High Drama(?: of (?:this|that|the) Day| of Day \d)?|(?:on )?(?:this|that|the same) Day|today)"
)
NAME = r"[A-Z][\w'’-]*(?: (?:[A-Z][\w'’-]*|of|the|in|and|for|a|an|to|on)(?= ))*?(?: [A-Z][\w'’-]*)?"
ON = r"(?P<on>him|her|it|them|(?:[A-Z]['’]s )?(?:Leader )?[A-Z](?!['’]s )[\w'’-]*(?: [A-Z][\w'’-]*)*)"
PLAYED = (
    rf"(?:^|(?P<joint>[;,] (?:and )?| and ))(?:(?P<when>{WHEN}),? )?(?P<who><seat>) (?P<has>"
    rf"(?:has|had) (?:(?:already|earlier) )?)?(?:already )?played "
    rf"(?:the Risk )?(?P<card>{NAME})(?P<said> \(_*\))?,? (?:on|targeting|against|at) {ON}(?: as (?:its |the )?target)?(?P<behind> \(_*\))?"
    rf"(?:,? (?P<after>{WHEN}))?(?P<last> \(_*\))?(?=$|[;,]| and )"
)


class Earlier(NamedTuple):
    """Who played which card, with what is printed on it, and on whom."""

    player: str
    card: str
    on: str


@lru_cache(maxsize=64)
def _pattern(seats: str) -> re.Pattern[str]:
    return re.compile(PLAYED.replace("<seat>", seats))


def without_played(said: Bit, seats: str) -> tuple[Bit, list[Earlier]]:
    """A sentence without what it tells to have been played before, and that; what is told without a time is no such thing."""
    earlier: list[Earlier] = []
    while "played" in said.plain and (found := _pattern(seats).search(said.plain)):
        if not (found["when"] or found["has"] or found["after"]):
            break
        printed = next((said.text[slice(*found.span(key))].strip(" ()") for key in ("said", "behind", "last") if found[key]), "")
        name = said.text[slice(*found.span("card"))]
        on = said.text[slice(*found.span("on"))]
        earlier.append(Earlier(found["who"], f"{name} ({printed})" if printed else name, on))
        said = anew(said, f"{said.text[: found.start()]}{said.text[found.end() :]}")
    return said, earlier


def played_before(teller: Teller, said: Bit, earlier: list[Earlier]) -> None:
    """Keeps each card in the discard pile of who played it, with the character on whom it was played."""
    for one in earlier:
        there = teller.story.in_play()
        on = re.sub(r"^[A-Z]['’]s (?:Leader )?|^Leader ", "", one.on) if one.on[0].isupper() else there[-1] if there else ""
        if not on:
            teller.wrong(said, f"it is not told on whom {one.card.partition(' (')[0]} was played")
        teller.board(f"discard of {one.player}", [Told(f"{one.card}, played on {on}", said.at)], said.at)
