"""Sentences of a board told in prose in another order of words: the place or the pile in front, whose scheme it is behind it.

They are brought to the usual order before anything else is done with them.
"""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER, number

HELD = r"(?:hand|(?:[Ff]action )?[Dd]eck|[Aa]pproach [Dd]eck|[Dd]iscard pile|Locker)"
WITH_TEXT = r"(?:with|(?:which |that )?(?:has|reads|says)|saying|reading)(?: (?:the |an? )?(?:text|ability|words?))?"
LIE_THERE = r"(?:lies?|is|are|there is|there are|there lies)"

CITY_CARD = r"(?:(?:the |an? )?(?:available )?(?:City Deck )?(?:event|Mercenary|attachment))"
LIE = r"(?:en garde|engaged|unwounded)"
ORDER = Outside(
    (r"^([A-Z]['’]s Home) (?:holds|houses|has) (?=[A-Z]['’]s |the )", r"At \1: "),
    (
        rf"^(?:At|In) ([A-Z]['’]s Home) (?:is|are|stands?) ([^;]*? and (?:{NUMBER}) other characters of [A-Z])(?=$|;)",
        r"\2 are at \1",
    ),
    (r",? whom ([A-Z]) (?:has |had )?(recruited)\b", r", \2 by \1"),
    (r",? (?:who|which) (?:is|are) (?=equipped with )", ", "),
    (rf"^([A-Z] (?:has|holds) [^;,]*?(?:in hand|Renown)),? (?:and |while )?([A-Z]) (?=(?:{NUMBER}) (?:Renown|cards?)\b)", r"\1; \2 has "),
    (r"\b([A-Z]['’]s scheme): (?=(?:an? )?(?:initiative|panache modifier)\b)", r"\1 has "),
    (rf"^(?:[Nn]obody|[Nn]o ?one|[Nn]o player) controls ({CITY}), where (?=[A-Z]['’]s |the |an? )", r"At \1 (uncontrolled): "),
    (rf"^([A-Z]) controls ({CITY}), where (?=[A-Z]['’]s |the |an? )", r"At \2 (controlled by \1): "),
    (
        rf"(\)) are (?:both |all )?({LIE})(?:,? and|;|,) (?:the |an? )(Mercenary|event|attachment)( [^;()]*\(_*\)) is available",
        r"\1, both \2; the available \3\4",
    ),
    (r"(\bin (?:his |her |their |the )?hand), (?:and )?nothing (?:else|more)(?=$|[,;])", r"\1"),
    (r"^([A-Z]) (?:holds|has) (?=[A-Z][\w'’ -]*\()([^;]*\)) in (?:his |her |their |the )?hand(?=$|[,;])", r"\1's hand: \2"),
    (
        rf"^[Oo]n each of the ({NUMBER}) locations {LIE_THERE} ({NUMBER}) Renown(?=$|[,;])",
        r"There is \2 Renown on each of the \1 locations",
    ),
    (r"\b[Tt]he scheme (?:that |which )?([A-Z]) (?:has|keeps) in play,? (?=(?:says|reads|has|with)\b)", r"\1's scheme in play "),
    (rf"(?:,? and|[,;]) there (?:is|are) ((?i:{NUMBER})) cards? in ([A-Z]['’]s {HELD})(?! discard)", r"; \2 holds \1 cards"),
    (rf"({CITY_CARD} [A-Z][\w'’ -]*?),? {WITH_TEXT}:? (\"_*\")", r"\1 (\2)"),
    (r"\b(has|have|had) been (?=engaged\b)", "is "),
)
"""Each in the usual order."""
LISTED = re.compile(rf"\b(?P<who>[A-Z]) controls (?P<n>{NUMBER}) (?:City )?locations?(?: \((?P<in>_+)\)|: )")


def in_order(said: Bit) -> Bit:
    """A sentence in the usual order; locations that are counted are told by their names alone, where they are as many."""
    said = ORDER(said)
    found = LISTED.search(said.plain)
    if found is None or found["in"] is None:
        return said
    listed = said.text[slice(*found.span("in"))]
    if len(re.findall(CITY, listed)) != number(found["n"]):
        return said
    return anew(said, f"{said.text[: found.start()]}{found['who']} controls {listed}{said.text[found.end() :]}")


NAME = r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*"
BEHIND = r"(?: (?:by|earlier|since|this Day|today|because)\b[^,;()]*?)?"
STATE = rf"(?:already |been )*(?:{LIE}{BEHIND}|(?:{NUMBER}) wounds?|no wounds?|wounded (?:once|twice)|nothing equipped)"
IS = r"(?:is|has|was|are|have)"
THEIR_STATE = re.compile(
    rf";\s*(?:and |but )?(?P<states>{NAME} {IS} {STATE}(?:,? and {STATE})*(?:(?:,? (?:and|but|while)|,) {NAME} {IS} {STATE}(?:,? and {STATE})*)*)$"
)
"""How each of those lies who have been told of before: `…; Mats is unwounded, Lio has 1 wound`."""


def states_behind(said: Bit) -> list[Bit]:
    """A sentence, and by themselves those behind it that say how somebody lies."""
    found = THEIR_STATE.search(said.plain)
    if found is None or re.match(r"[A-Z]['’]s? ", found["states"]):
        return [said]
    parts = said.group(found, "states").split(rf"(?:,? (?:and|but|while)|,) (?={NAME} {IS} {STATE})")
    return [said.cut(0, found.start()), *parts]
