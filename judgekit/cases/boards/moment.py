"""The moment at which a board begins, as fields: `duel, Kaspar against Soline, round 2, before riposte` and back."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from judgekit.games.five_sails.boards.moments.times import PHASES, STEPS

ROWS = {
    "Planning": ("reveal", "initiative", "muster", "schemes", "draw"),
    "Dusk": ("clean-up",),
    "duel": (
        "before the combat card",
        "before the technique",
        "before the maneuver",
        "before riposte",
        "before parry",
        "before thrust",
        "before the threat is resolved",
        "before the round ends",
    ),
}
NAMES = ("Set-up", "Dawn", "Planning", "High Drama", "Plunder", "Dusk", "duel")


@dataclass(frozen=True)
class Moment:
    """When a board begins."""

    phase: str = "High Drama"
    day: str = ""
    act: str = ""
    row: str = ""
    one: str = ""
    two: str = ""
    stat: str = ""
    round: str = ""
    own: str = ""
    card: str = ""

    def text(self) -> str:
        """As it stands in a case."""
        day = [f"day {self.day}"] if self.day and self.day != "1" else []
        row = [self.row] if self.row in ROWS.get(self.phase, ()) else []
        if self.phase != "duel":
            act = [f"{self.act} to act"] if self.act and self.phase == "High Drama" else []
            return ", ".join([*day, self.phase, *row, *act])
        duel = [f"duel of {self.stat.title()}" if self.stat and self.stat != "combat" else "duel"]
        who = [f"{self.one} against {self.two}"] if self.one and self.two else []
        number = [f"round {self.round}"] if self.round and self.round != "1" else []
        own = [f"{self.own}'s round"] if self.own else []
        card = [f"played {self.card}"] if self.card else []
        return ", ".join([*day, *duel, *who, *number, *own, *card, *row])

    def changed(self, **fields: str) -> Moment:
        """With other fields; what belongs to another phase is forgotten."""
        made = replace(self, **fields)
        return made if made.phase == "duel" else replace(made, one="", two="", stat="", round="", own="", card="")


def read_moment(text: str) -> Moment:
    """The fields of a time as a case has it; what is not understood is left out."""
    out: dict[str, str] = {}
    for part in (x.strip() for x in text.split(",") if x.strip()):
        low = part.casefold()
        if low in PHASES:
            out["phase"] = PHASES[low]
        elif found := re.fullmatch(r"day (\d+)", low):
            out["day"] = found[1]
        elif low in STEPS:
            out["row"] = low
        elif low == "duel" or low.startswith("duel of "):
            out["phase"] = "duel"
            out["stat"] = low.removeprefix("duel of ") if " of " in low else out.get("stat", "")
        elif found := re.fullmatch(r"round (\d+)", low):
            out["round"] = found[1]
        elif found := re.fullmatch(r"(?:duel,? )?(.+?) against (.+?)(?: in a duel of (\w+))?", part):
            out |= {"phase": "duel", "one": found[1], "two": found[2], "stat": (found[3] or out.get("stat", "")).casefold()}
        elif found := re.fullmatch(r"(.+?) to (?:act|choose|play)", part):
            out["act"] = found[1]
        elif found := re.fullmatch(r"(.+?)'s round", part):
            out["own"] = found[1]
        elif found := re.fullmatch(r"(?:combat card|played) (.+)", part):
            out["card"] = found[1]
    return Moment(**out)
