"""What none of the cards of a list is, told in its middle: `A's Bo (…) and A's Una (…), neither of them a Mercenary; and B's Grel`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

NONE_OF_THEM = re.compile(
    r"(?:[,;]|\)) (?:and |but )?(?P<two>neither|none) (?:of (?:them|these|whom|the two) )?(?:(?:is|are|being) )?(?:either )?(?:an? )?"
    r"(?P<what>(?:[A-Z]\w+|engaged|wounded|equipped)(?:(?:,? n?or|,) (?:an? )?(?:[A-Z]\w+|engaged|wounded|equipped))*)(?=$|[,;]| and )"
)
"""What none of the cards of a list is that have been told so far, or neither of the last two: `neither of them a Mercenary`."""
OPPOSITES = {"engaged": "en garde", "wounded": "unwounded", "equipped": "nothing equipped"}


def none_of_them(told: Bit) -> Bit:
    """`…, neither of them a Mercenary` as what is said of both; what is told behind it is a part of its own."""
    for found in reversed(list(NONE_OF_THEM.finditer(told.plain))):
        each = re.split(r"(?:,? n?or|,) (?:an? )?", found["what"])
        said = ", ".join(OPPOSITES.get(x, f"no {x}") for x in each)
        whom = "both" if found["two"] == "neither" else "all so far"
        closed = ")" if found[0].startswith(")") else ""
        told = anew(told, f"{told.text[: found.start()]}{closed}; {whom} {said}{told.text[found.end() :]}")
    return told
