"""That everybody musters this Day, told without a name: whom nobody names lies chosen by each player who has chosen nobody else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import EVERYBODY, whose

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

CAP = r"(?:the|their|his|her|its|each|any)(?: own| respective)? Crew Caps?"
WITHIN = rf"(?:(?:and (?:stays?|remains?|are|is) )?(?:within|inside|under|below|not over) {CAP}|(?:without|and (?:does|do) not) exceed(?:ing)? {CAP})"
CHARACTER = (
    r"(?:(?:(?:an?|one|the|his|her|its|their)(?: own)?(?: (?:new|unnamed|further|other|chosen|ordinary|plain))* characters?|some(?:body|one))"
    r"(?:,? (?:without|with no|whose|who (?:has|have) no|that has no)(?: any)?(?: own| relevant| special| printed)? (?:abilit(?:y|ies)|texts?)"
    r"(?: (?:(?:that|which) )?(?:do(?:es)? not )?matters?| (?:that|which) (?:is|are) used| of (?:any )?(?:importance|interest))?"
    r"|,? (?:who|which|that) does not matter)?"
    r"|in the ordinary way|as usual|normally)"
)
MUSTERS = re.compile(
    rf"(?P<who>{EVERYBODY}|the players|<seats>) (?:each |all |both |also )*(?:musters?|(?:can|may|has to|have to) muster)(?: {CHARACTER})?"
    rf"(?: each)?(?: (?:this|that|on this) Day)?(?:,? {WITHIN})?(?: (?:on )?this Day)?"
    rf"|(?P<whose>{EVERYBODY}|the players|<seats>)(?:['’]s?)? must(?:er|ers|ering)(?: (?:is|are|stays?|remains?))+ within {CAP}",
    re.IGNORECASE,
)
"""That players muster, and that nobody has to leave for it."""


SCHEME = re.compile(r"\bscheme\b|\b(?:initiative|panache modifier) [+-]?\d")
"""What says of a chosen card that it is a scheme."""


def musters(teller: Teller, said: Bit) -> bool:
    """`Both players muster within their Crew Cap` · `each player musters a character`: kept until everybody has been told of."""
    one = rf"(?:{teller.story.seats})(?:(?:,? and |, )(?:{teller.story.seats}))*"
    found = re.fullmatch(MUSTERS.pattern.replace("<seats>", one), said.plain, re.IGNORECASE)
    who = (found["who"] or found["whose"]) if found else ""
    players = list(teller.story.players) if who.casefold() == "the players" else whose(teller, who) if who else []
    teller.mustering |= dict.fromkeys(players, said.at)
    return bool(players)


def characters_for_all(teller: Teller) -> None:
    """Gives each player who is told to muster a character, where none is told of that the player has chosen."""
    for player, at in teller.mustering.items():
        chosen, heading = False, ""
        for depth, text, _ in teller.story.lines:
            heading = text if depth == 2 else heading
            chosen |= depth > 2 and heading == f"chosen of {player}:" and SCHEME.search(re.sub(r'"[^"]*"', "", text)) is None
        if not chosen:
            teller.board(f"chosen of {player}", [Told(f"Character of {player} (character)", at)], at)
