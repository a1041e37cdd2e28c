"""Cards that have been looked at and are dealt out one by one, and City Cards where Renown has come; what is discarded first."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

ONE_OF_THEM = re.compile(r"(sink|put|take|discard) one(?: of (?:them|those(?: cards)?))?( (?:in|into|to) your hand)?", re.IGNORECASE)
LAST = r"the (?:last|rest|others?|third|remaining)(?: (?:one|cards?))?"
FACEDOWN = re.compile(
    rf"(?:add|put|place|lay) {LAST} (?:face-?down (?:to|at|on) (?P<to>[\w' ]+)|(?:to|at|on) (?P<at>[\w' ]+?) face-?down)", re.IGNORECASE
)
GONE = re.compile(rf"(sink|discard) {LAST}", re.IGNORECASE)
KEPT = re.compile(rf"(?:put|take) {LAST} (?:in|into|to) your hand", re.IGNORECASE)


def _deed(said: str) -> str:
    """What becomes of one of the cards that have been looked at, or of those that are left; empty where it is something else."""
    if one := ONE_OF_THEM.fullmatch(said):
        return f"{one[1].title()} a revealed card{' into your hand' if one[2] else ''}"
    if down := FACEDOWN.fullmatch(said):
        return f"Put the rest facedown at {down['to'] or down['at']}"
    if gone := GONE.fullmatch(said):
        return f"{gone[1].title()} the rest"
    return "Put a revealed card into your hand" if KEPT.fullmatch(said) and " rest" not in said and "others" not in said else ""


def _dealt_out(found: re.Match[str]) -> str:
    """What becomes of the cards that have been looked at, each of them said for itself."""
    deeds = [_deed(said) for said in re.split(r"(?:,|\.)? (?:and then |and |then )|, |\. ", found["deeds"].strip())]
    return f"{found['first']} {'. '.join(deeds)}" if all(deeds) else found[0]


RENOWN_SOMEWHERE = r"(?:add|place|put|move) (?:an?|another|one|two|\d) Renown (?:from [^.•]+? )?(?:to|on) (?:an?|any|another)(?: \w+)? location"
DEALT = Table(
    (
        rf"(?i)^((?!when\b|after\b|before\b)(?:[^•]*• )?[^•]*\b{RENOWN_SOMEWHERE}[^.•]*(?:\. (?:if you do, |then,? )?|,? and (?:then )?|, then )"
        r"discard all City Cards) (?:(?:from )?there|from (?:it|that location))(?=[.,]|$)",
        r"\1 at that location",
    ),
    (
        rf"(?P<first>\b(?:[Ll]ook at|[Rr]eveal) the top (?:{NUMBER}) cards of [^.•,]+\.) "
        rf"(?P<deeds>(?:Sink|Put|Take|Discard) one\b[^•]*?\b{LAST}\b[^.•,]*)(?=\.|$)",
        _dealt_out,
    ),
    (
        r"(?<=\bfacedown at )([^.•]+)\. (?:At the end of the [Dd]ay|When the [Dd]ay ends), "
        r"if you control (?:that|this|its|the card['’]s) location, (?:put|take) (?:it|that card|the (?:added|facedown) card) (?:in)?to your hand\. "
        r"(?:Otherwise|If not),? (discard|sink) (?:it|that card|the (?:added|facedown) card)(?=\.|$)",
        r"\1. When this Day ends, if you control the location of the facedown card, take the facedown card into your hand. "
        r"When this Day ends, \2 the facedown card",
    ),
    (r"(?<![,\w] )\bYou may discard any number of cards(?: from your hand)?(?=\. (?!If you do\b))", "Discard any number of cards"),
    (r"\bas (?:if|though) it (?:was|were) from your hand\b", "as if it were in your hand"),
    capitals=True,
)
