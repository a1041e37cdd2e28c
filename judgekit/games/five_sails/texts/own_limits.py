"""How often an ability says of itself that it may be used: `Once per duel`, `Limit twice per Day`."""

from __future__ import annotations

import re

from judgekit.engine.cast import Ability

TIMES = {"once": 1, "one": 1, "one time": 1, "twice": 2, "two": 2, "two times": 2, "thrice": 3, "three": 3, "three times": 3}
OPENING = (
    r"(?:(?:limit(?:ed)?(?: to| is|:)?|max(?:imum)?:?|usable|used|use|(?:this|the) (?:ability|reaction|technique|action|maneuver|card)|"
    r"(?:can|may) (?:only )?be used|you may (?:only )?use (?:it|this)(?: ability)?|it|only|no more than|at most|up to)\s+)*"
)
SAID = re.compile(
    rf"{OPENING}(?P<n>once|twice|thrice|one(?: time)?|two(?: times)?|three(?: times)?|\d+(?: times?)?)(?: only)? "
    r"(?:per|each|every|a|in a|in each|during each|during a) (?P<span>day|duel|round|game)(?: of (?:the|a) duel)?(?: only)?",
    re.IGNORECASE,
)
KEYWORD = re.compile(r"(?:(Once|Twice)|(\d+) times) per (Day|duel|round|game)")
Limit = tuple[int, str]


def own_limit(sentence: str) -> str:
    """The limit that a sentence sets, as a keyword; empty where it sets none."""
    found = SAID.fullmatch(sentence.strip(" ."))
    if found is None:
        return ""
    said = found["n"].casefold()
    number = TIMES.get(said) or int(said.split()[0])
    often = {1: "Once", 2: "Twice"}.get(number, f"{number} times")
    return f"{often} per {'Day' if found['span'].casefold() == 'day' else found['span'].casefold()}"


def limit_of(ability: Ability) -> Limit | None:
    """How often an ability can be used, and in what span, by its own words; None where they do not say."""
    for keyword in ability.keywords:
        found = KEYWORD.fullmatch(keyword)
        if found:
            return {"Once": 1, "Twice": 2}.get(found[1]) or int(found[2]), found[3].casefold()
    return None
