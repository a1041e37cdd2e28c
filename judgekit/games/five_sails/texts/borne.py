"""What a character bears that the ability itself targets: `an attachment on target opposing character`, `a Weapon equipped to that character`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.noun_phrases import parse_noun

Who = tuple[Any, ...]
GEAR = r"(?:[\w-]+ )*?(?:attachment|card|Weapon|Armor|Attire)s?"
THEM = r"target .+|that (?:character|enemy)|the (?:first|second|third|fourth) target|them|him|her|it"
BORNE = (
    rf"(?P<how>an?|one|target|an? chosen|each|all) (?P<what>{GEAR})(?: that is| that are)? (?:equipped to|attached to|on|of) (?P<whom>{THEM})",
    rf"(?P<how>an?|one|target|an? chosen|each|all) (?P<what>{GEAR}) (?:that )?(?P<whom>{THEM}|they) (?:has|have|bears?)(?: equipped)?",
    rf"(?P<how>one|each|all) of (?P<whom>{THEM.replace('.+', '.+?')})['’]s (?P<what>{GEAR})",
)
"""What is borne, and by whom."""


def borne(words: str, reading: Reading, parse: Callable[[str, Reading], Who | None]) -> Who | None:
    """The reference to what a target bears; None where that is not what the words say."""
    found = next((m for pattern in BORNE if (m := re.fullmatch(pattern, words, re.IGNORECASE))), None)
    if found is None or (found["how"].casefold() in {"target", "a chosen"} and found["whom"].casefold().startswith("target")):
        return None
    before = len(reading.targets)
    whom = parse(found["whom"], reading)
    noun = parse_noun(re.sub(r"s$", "", found["what"]), reading)
    if whom is None or whom[0] != "target" or noun is None:
        del reading.targets[before:]
        return None
    tests = (*noun.tests, f"borne by target:{whom[1]}")
    how = found["how"].casefold()
    if how in {"target", "a chosen"}:
        reading.targets.append(Target(noun.kind, tests if how == "target" else ("chosen", *tests)))
        return ("target", len(reading.targets) - 1)
    return ("each" if how in {"each", "all"} else "any", noun.kind, *tests)
