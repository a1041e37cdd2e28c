"""What people call one of several lists of a deck that a player has handed in: `List 1`, `the second list`, `Version B`."""

from __future__ import annotations

import re

NTH = {"first": "1", "second": "2", "third": "3", "fourth": "4", "fifth": "5"}
ONES = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
KIND = r"(?:deck ?list|list|deck|version|build|draft|variant)"
LIST = rf"(?:(?:the )?(?:(?:faction )?{KIND} (?:no\.? ?|number )?(?:\d|(?-i:[A-Z])\b|{'|'.join(ONES)})\b|(?:{'|'.join(NTH)}) (?:faction )?{KIND}))"
"""A list as it is named, in lower case or with capitals."""
ASKED = re.compile(
    r"(?:(?:play|use|register|choose|present|hand in|submit|bring|start|enter|begin|take|run)s?(?: the (?:game|match|tournament))?(?: with)? )?"
    rf"(?:(?P<of>[A-Z]\w*)['’]s )?(?P<list>{LIST})(?: (?:as (?:the|his|her|their) (?:faction )?deck|of \d+ cards|\(\d+ cards\)))?",
    re.IGNORECASE,
)
"""What asks whether one of them may be played with."""
ZONE = "list"
"""Where the cards of such a list are."""


def called(label: str) -> str:
    """A list by its number or letter alone."""
    words = label.casefold().removeprefix("the ").split()
    return NTH.get(words[0]) or ONES.get(words[-1]) or words[-1]
