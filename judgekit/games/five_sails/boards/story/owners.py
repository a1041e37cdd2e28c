"""Whose the characters of a list are of which a set-up in prose names one player: `A's Bo (…), Una and Ida are at The Docks`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

NAME = r"(?:Leader )?(?![A-Z]['’]s )[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*(?: \(_*\))?"
AND = r"(?:, and |,? and |, )"
ARE = r"(?:are|stand|wait|lie|remain)\b"
SEVERAL = re.compile(rf"([A-Z])['’]s {NAME}(?:{AND}(?:\1['’]s )?{NAME})+ (?={ARE})")
"""Several of one player, with a verb that says that they are several: none of the words is a trait of the one before it."""
BARE = re.compile(rf"({AND})(?![A-Z]['’]s )(?={NAME})")


def all_owned(said: Bit) -> Bit:
    """A sentence in which the player stands before each of several characters that are told of with one verb."""
    for found in reversed(list(SEVERAL.finditer(said.plain))):
        for joint in reversed(list(BARE.finditer(said.plain, found.end(1), found.end()))):
            said = anew(said, f"{said.text[: joint.end()]}{found[1]}'s {said.text[joint.end() :]}")
    return said
