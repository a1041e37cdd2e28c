"""What a Reaction is said to come before, `use Wim's Reaction before the wound`: one that comes before what it answers says so itself."""

from __future__ import annotations

import re

from judgekit.engine.values import Position

AHEAD = re.compile(
    r"^(?P<use>use (?P<card>[^,;]+?)['’]s (?:\w+ )*?Reaction),? (?:before|ahead of) (?:it|this|that|(?:the|that|this|his|her|its|any) \w+(?: \w+)?)$",
    re.IGNORECASE,
)


def without_ahead(p: Position, text: str) -> str:
    """The use of such a Reaction alone; of a Reaction that comes after what it answers the sentence stays as it is."""
    found = AHEAD.fullmatch(text)
    name = found["card"].casefold().removeprefix("the ") if found else ""
    cards = [n for n, x in enumerate(p.cast.names) if found and x.casefold().removeprefix("the ") == name]
    before = any(a.kind == "Reaction" and re.search(r"\b(?:Before|When|would)\b", a.text) for n in cards for _, a in p.abilities(n))
    return found["use"] if found and before else text
