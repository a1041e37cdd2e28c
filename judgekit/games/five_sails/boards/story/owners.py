"""Whose the characters of a list are of which a set-up in prose names one player: `A's Bo (…), Una and Ida are at The Docks`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

NAME = (
    r"(?:Leader )?(?:Other \d+ of [A-Z]\b|(?![A-Z]['’]s |(?:Leader|Brute|Mercenary|Unique)\b(?! [A-Z]))[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)(?: \(_*\))?"
)
ONE = rf"{NAME}(?:, (?:engaged|en garde|unwounded|(?:\d+|one|two|three|no) wounds?))*"
AND = r"(?:, and |,? and |, )"
ARE = r"(?:are|stand|wait|lie|remain)\b"
SEVERAL = re.compile(
    rf"([A-Z])['’]s {ONE}(?:{AND}(?:\1['’]s )?{ONE})+ (?={ARE})"
    rf"|([A-Z])['’]s {ONE}(?:, (?:\2['’]s )?{ONE})*,? and (?:\2['’]s )?{ONE}(?=$|;|, (?:all|both|each)\b)"
)
"""Several of one player, joined by an `and`, or with a verb that says that they are several: none of the words is a trait of the one before it."""
NO_CHARACTER = re.compile(r"\((?:an? )?(?:[Aa]ttachment|[Rr]isk|[Ee]vent|[Ss]cheme)s?\b")
BARE = re.compile(rf"({AND})(?![A-Z]['’]s )(?={NAME})")


def all_owned(said: Bit) -> Bit:
    """A sentence in which the player stands before each of several characters that are told of together."""
    for found in reversed(list(SEVERAL.finditer(said.plain))):
        if NO_CHARACTER.search(said.text[slice(*found.span())]):
            continue
        for joint in reversed(list(BARE.finditer(said.plain, found.start(), found.end()))):
            said = anew(said, f"{said.text[: joint.end()]}{found[1] or found[2]}'s {said.text[joint.end() :]}")
    return said
