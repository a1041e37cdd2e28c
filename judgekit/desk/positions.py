"""How like two boards are, judged by what a case's text says: who lies where, in which phase. Knows no game."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.library.cards import name_key

HEADING = re.compile(r"^([a-z][a-z ]*):\s*(.*)$")
PIECE = re.compile(r"^(?:\d+ x )?(?P<name>[^:#\"]+?)(?:: (?P<rest>.*))?$")
ALIKE = 0.45
"""From this likeness on a position is offered as a precedent."""
TIME, ZONE, NAME, FLAG = 2.0, 1.0, 2.0, 0.5


@lru_cache(maxsize=4000)
def features(case: str) -> dict[str, float]:
    """What a board is made of, each with its weight: the time, the cards, where each lies, and how."""
    out: dict[str, float] = {}
    zone, within = "", False
    for line in case.splitlines():
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        heading = HEADING.match(line)
        if heading and not line.startswith(" "):
            within = heading[1] == "board"
            if heading[1] == "time":
                out |= {f"time {name_key(part)}": TIME for part in heading[2].split(",") if name_key(part)}
            continue
        if within and text.endswith(":") and '"' not in text:
            zone = name_key(text.partition("(")[0].rstrip(":"))
        elif within and (piece := PIECE.match(text)):
            out |= of_card(piece["name"], piece["rest"] or "", zone)
    return out


def of_card(name: str, rest: str, zone: str) -> dict[str, float]:
    """What a card on a board adds; whose it is does not matter."""
    words = name.split()
    key = name_key(" ".join(words[1:]) if len(words) > 1 and len(words[0]) == 1 else name)
    flags = [name_key(part) for part in rest.split('"')[0].split(",") if part.strip()]
    return {f"card {key}": NAME, f"{key} in {zone}": ZONE} | {f"{key} {flag}": FLAG for flag in flags if flag}


def likeness(one: str, other: str) -> float:
    """How like two boards are, from 0 to 1."""
    a, b = features(one), features(other)
    whole = sum((a | b).values())
    return sum(w for name, w in a.items() if name in b) / whole if whole else 0.0
