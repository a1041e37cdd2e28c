"""What a set-up in prose says of all cards before it tells where they are: `All characters are en garde: at The Docks A's Bo (…), …`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY

LIES = r"(?:en garde|engaged|unwounded|with nothing equipped|nothing equipped)"
ALL_LIE = re.compile(
    rf"^(?:[Aa]ll|[Bb]oth|[Ee]veryone|[Ee]verybody|[Tt]he|[Ee]ach)(?: (?:the|of the|of them|characters?|following))*,?"
    r"(?: (?:is|are|being))?(?: (?:all|both))?"
    rf" (?P<how>{LIES}(?:(?:,? and |, ){LIES})*): (?=(?:at|in|on) (?:{CITY}|[A-Z]['’]s Home))"
)
PLACE = re.compile(rf"(?:^|[,;] (?:and )?| and )(?:at|on|in|At|On|In) ({CITY}|[A-Z]['’]s Home)(?: (?:is|are|stands?))?[,:]? (?=[A-Z]['’]s [A-Z])")
ALONE = re.compile(rf"^(?P<at>(?:[Aa]t|[Oo]n|[Ii]n) (?P<place>{CITY})),? (?:all )?(?:alone|by (?:him|her|it|them)sel(?:f|ves)): (?=[A-Z]['’]s )")
"""That nobody is at a place but those who are told of behind it."""
NEITHER = re.compile(
    r"(?P<told>.*\([^;]*\).*?)[;,]? (?:(?:and |but )?(?:neither|none|no one)"
    r"(?: of (?:them|these|those|the two|these two))?(?: (?:cards?|risks?|characters?))?"
    r"|both|all|each of (?:them|these)) (?:has|have|bears?|(?:is|are)(?= without)) (?:an?|any|no|without(?: an?| any)?) "
    r"(?:abilit(?:y|ies)|texts?|Maneuvers?)$"
)
"""Cards that are told of, and behind them that those have no ability."""


def lie_alike(said: Bit) -> list[Bit]:
    """How all of them lie, with each place; without what is said of cards of which no text is told: that they have none."""
    if found := ALL_LIE.match(said.plain):
        rest = said.cut(found.end())
        text, end = "", 0
        for place in PLACE.finditer(rest.plain):
            text += f"{rest.text[end : place.start()]}{'; ' if text or place.start() else ''}At {place[1]}, all {found['how']}: "
            end = place.end()
        return [anew(said, text + rest.text[end:])]
    if alone := ALONE.match(said.plain):
        nobody = f"there are no other characters at {alone['place']}"
        return [anew(said, f"{alone['at']}: {said.text[alone.end() :]}"), anew(said, nobody)._replace(at=said.at + len(said.text))]
    if (bare := NEITHER.match(said.plain)) and '"' not in bare["told"]:
        denies = re.search(r"\b(?:neither|none|no one)\b", said.plain[bare.end("told") :]) is not None
        nothing = re.search(r"\b(?:no|without)\b", said.plain[bare.end("told") :].replace("no one", "")) is not None
        return [said.cut(0, bare.end("told"))] if denies != nothing else [said]
    return [said]
