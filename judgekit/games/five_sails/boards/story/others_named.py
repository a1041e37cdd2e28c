"""Characters of whom a board told in prose tells only how many they are: each is called by the player and a number."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

OF_THEM = r"(?:(?:more|other|further|additional) )"
LIKE = r"(?:(?:non-[A-Z]\w+|ordinary|unnamed|plain|nameless),? )*"
OTHERS = (
    rf"(?P<before>(?P<own>\b(?:<seat>))['’]s (?:(?!\b(?:<seat>)['’]s| (?:is|are|has|have|holds?|stands?|controls?) )[^;:])*?(?:,? and |, ))?"
    rf"\b(?:(?i:another) |(?i:(?P<n>{NUMBER})) {OF_THEM}){LIKE}(?P<kind>characters?|Brutes?|Mercenary|Mercenaries)"
    r"(?: of (?:(?P<of><seat>)(?:['’]s)?|his|hers?|theirs?))?(?= (?:is|are)\b)"
    rf"|\b(?P<whose><seat>)['’]s (?i:(?P<m>{NUMBER})) {OF_THEM}{LIKE}characters?(?= (?:is|are)\b)"
)
"""Characters of whom only the number is told: `A's Leader Ida (…) and two other characters of A's`."""


def others_named(sentence: Bit, seats: str) -> Bit:
    """A sentence with a name for each of the characters of whom only the number is told."""
    if re.search(r"character|\bBrute|\bMercenar", sentence.plain) is None:
        return sentence
    for found in reversed(list(re.finditer(OTHERS.replace("<seat>", seats), sentence.plain))):
        if player := found["of"] or found["own"] or found["whose"]:
            start = found.end("before") if found["before"] else found.start()
            sentence = anew(sentence, f"{sentence.text[:start]}{_nameless(player, found)}{sentence.text[found.end() :]}")
    return sentence


def _nameless(player: str, found: re.Match[str]) -> str:
    """So many characters of a player of whom no name is told."""
    kind = next((f" ({kind})" for kind in ("Brute", "Mercenary") if (found["kind"] or "").startswith(kind[:5])), "")
    many = number((found["n"] or found["m"] or "one").casefold())
    return " and ".join(f"{player}'s Other {n} of {player}{kind}" for n in range(1, many + 1))
