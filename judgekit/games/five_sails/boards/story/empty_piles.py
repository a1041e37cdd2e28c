"""Piles in which no card is, told of several at once: `neither in A's hand nor in The Locker of A is there a card`, `… and so is …`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

ZONE = r"(?:hand|(?:(?:[Ff]action|[Aa]pproach) )?[Dd]eck|[Dd]iscard pile|Locker)"
ONE = rf"(?:[A-Z]['’]s {ZONE}|(?:[Tt]he )?{ZONE} of [A-Z]\b|the City Deck['’]s discard pile|the City Deck(?: discard pile)?)"
SOME = rf"{ONE}(?:(?:, | and | or | nor |, and |, or )(?:in )?{ONE})+"
NOTHING = r"(?:no cards?|nothing|not a (?:single )?card)"
LIES = r"(?:is|are|lies?)"
WAYS = (
    re.compile(rf"(?:[Tt]here {LIES} )?(?i:{NOTHING})(?: {LIES})?(?: either)? in (?:either )?(?P<piles>{SOME})"),
    re.compile(rf"(?:[Nn]either )?[Ii]n (?:neither )?(?P<piles>{SOME}) {LIES} (?:there )?(?:(?:a|any) cards?|anything)"),
    re.compile(rf"(?P<piles>{ONE} is (?:still )?empty,? (?:and |but )?(?:so is|as is|like|just like) {ONE})"),
    re.compile(rf"(?P<piles>(?:[Bb]oth )?{SOME}) (?:are|is) (?:(?:all|both|still) )*empty"),
)
OWN = re.compile(
    rf"(?P<who>[A-Z]) has (?:an empty (?P<a>{ZONE})|{NOTHING} in (?:the |his |her |their )?(?P<b>{ZONE}))"
    rf"(?:,? and|,) (?:(?:has )?{NOTHING} in (?:the |his |her |their |[Tt]he )?(?P<c>{ZONE})|an empty (?P<d>{ZONE}))"
)


def empty_piles(said: Bit) -> Bit:
    """A sentence with each pile that is told to be empty in a clause of its own."""
    if not re.search(r"\b(?:empty|nothing|no cards?|neither|cards?)\b", said.plain, re.IGNORECASE):
        return said
    parts = said.split(r";\s*(?:and\s+)?")
    if len(parts) > 1 and ":" in said.plain:  # what lies in one pile is listed there, and the next ones are told beside it
        return said
    told = [_plainly(part) for part in parts]
    return anew(said, "; ".join(told)) if told != [part.text for part in parts] else said


def _plainly(part: Bit) -> str:
    """One clause."""
    if own := OWN.fullmatch(part.plain):
        return "; ".join(f"{own['who']}'s {own[x]} is empty" for x in "abcd" if own[x])
    found = next((m for way in WAYS if (m := way.fullmatch(part.plain))), None)
    return "; ".join(f"{pile} is empty" for pile in re.findall(ONE, found["piles"])) if found else part.text
