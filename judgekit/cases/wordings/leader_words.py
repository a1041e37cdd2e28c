"""Leaders who are called so and not by their names: `A's Leader`, `her own Leader`, and `the Leader` where only one can be meant."""

from __future__ import annotations

import re

from judgekit.engine import Position
from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.values import leader_of

OWN = r"(?:engag(?:e|es|ing)|parley(?:s|ing)?(?: with)?|with|by|mov(?:e|es|ing))"
"""Before whom a player has who does something: it is somebody of that player's."""


def leaders(p: Position, player: int, text: str) -> str:
    """A sentence of a player with the names of the Leaders that it speaks of; where several could be meant, it stays as it is."""
    if "Leader" not in text or any("Leader" in name and not name.startswith("Leader of ") for name in p.cast.names):
        return text
    own = leader_of(p, player) if player >= 0 else -1
    every = [n for q in range(len(p.cast.seats)) if (n := leader_of(p, q)) >= 0]

    def called(m: re.Match[str]) -> str:
        if m["seat"]:
            meant = leader_of(p, p.cast.seats.index(m["seat"]))
        else:
            meant = own if m["own"] or m["does"] else every[0] if len(every) == 1 else -1
        return f"{m['does'] or ''}{p.cast.names[meant]}" if meant >= 0 else m[0]

    whose = rf"(?:(?P<seat>{one_of(p.cast.seats)})['’]s|(?P<own>(?:his|her|their|its)(?: own)?)|the)"
    return re.sub(rf"(?P<does>\b{OWN} )?\b{whose} Leader\b(?! of\b| [A-Z])", called, text)
