"""The way of stating a fact that is nearest to one which nothing reads, as somebody can type it: with names of the board in place of the gaps."""

from __future__ import annotations

import re
from difflib import get_close_matches

from judgekit.engine.values import Position
from judgekit.games.five_sails.facts.states import FORMS, GAPS

EXAMPLES = {
    "ability_kind": "Reaction",
    "amount": "2 or more",
    "basic": "Combat",
    "deed": "played",
    "does": "draw",
    "duel": "1",
    "end": "bottom",
    "held": "Renown",
    "list": "List 1",
    "location": "The Docks",
    "number": "1",
    "other": "another card",
    "phase": "Dusk",
    "pile": "hand",
    "players": "{A, B}",
    "stat": "Combat",
    "step": "Muster",
    "text": "Move",
    "tiebreak": "Influence",
    "value": "Thrust",
    "victory": "Economic",
}
"""What may stand in a gap that is no card, player or location."""


def nearest_fact(p: Position, body: str) -> str:
    """The way of stating a fact that is nearest to a text; empty where none is near."""
    bare = re.sub(r"^not |\s*=.*$", "", body)
    named = {re.sub(r"\{\w+\}", "", f.plain).strip(" ="): f.plain for f in FORMS}
    near = get_close_matches(bare, named, 1, 0.6)
    return in_words(p, named[near[0]], bare) if near else ""


def in_words(p: Position, sentence: str, said: str) -> str:
    """A way of stating a fact with what was said in its gaps, or else with an example, and dots for the value."""
    filled = re.sub(r"\{(\w+)\}", lambda gap: _example(p, gap[1], said), sentence)
    return re.sub(r" =$", " = …", filled)


def _example(p: Position, gap: str, said: str) -> str:
    """What stands in a gap: what was said where that fits it, else what the board has, else an example."""
    pool = {"card": p.cast.names[1:], "player": p.cast.seats, "place": p.cast.places}.get(gap)
    if pool is not None:
        known = [name for name in pool if name]
        meant = (name for name in sorted(known, key=len, reverse=True) if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said))
        return next(meant, known[0] if known else gap)
    found = re.search(rf"(?<!\w){GAPS[gap]}(?!\w)", said, re.IGNORECASE) if gap not in {"text", "players"} else None
    return found[gap] if found else EXAMPLES[gap]
