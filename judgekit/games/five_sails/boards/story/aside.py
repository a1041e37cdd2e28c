"""What a set-up in prose tells by the way: what a card bears, within its brackets or with its kind behind a comma, and who sits beside whom."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

BEARING = r"(?:equipped with|wearing|bearing|carrying|wielding)"
INSIDE = re.compile(rf"\((?P<said>(?:[^()\"]|\"[^\"]*\")*?)[;,] (?:and )?(?P<bears>{BEARING} (?:[^()\"]|\"[^\"]*\"|\((?:[^()\"]|\"[^\"]*\")*\))+?)\)")
"""The brackets behind a card, with what the card bears at their end."""
OF_A_KIND = re.compile(
    rf"\b(?P<bears>{BEARING} (?:an? )?)(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*), an? "
    r"(?P<kind>(?:[A-Z]\w+ )?(?:[Aa]ttachment|[Aa]rmor|[Aa]ttire|[Ww]eapon)(?: (?:with|of|from) [^,;()\"]+| \"[^\"]*\")?)(?=[,;)]|$)"
)
"""What somebody bears, with its kind behind a comma: `equipped with Sash, an Attachment with +1 Influence`."""


def borne_outside(said: Bit) -> Bit:
    """A sentence in which what somebody bears stands behind the brackets, with brackets of its own."""
    text = OF_A_KIND.sub(lambda m: f"{m['bears']}{m['name']} ({m['kind'][0].upper()}{m['kind'][1:]})", said.text)
    text = INSIDE.sub(r"(\g<said>), \g<bears>", text)
    return anew(said, text) if text != said.text else said


SIDE = r"(?P<one>[A-Z])(?: (?:sits|is|plays|comes))? (?:on|to|at|as) (?P<other>[A-Z])['’]s (?P<side>left|right)(?: neighbou?r| hand)?"
SITS = re.compile(SIDE)
ONE_SITS = re.sub(r"\?P<\w+>", "?:", SIDE)
SIDES = rf"{ONE_SITS}(?:(?:,? and|[,;]) {ONE_SITS})*"
BESIDE = re.compile(rf" \((?:so )?(?:that )?{SIDES}\)|,? so that {SIDES}(?=$|[,;.])")
"""Which of two players sits where, beside an order of all: `D (A sits on D's left)`, `C (C sits to B's left, A to C's left)`."""


def seats_checked(text: str, players: list[str]) -> tuple[str, str]:
    """A sentence without what it says of neighbours, and what is wrong with that; the next player clockwise sits on the left."""
    found = BESIDE.search(text)
    if found is None:
        return text, ""
    rest = text[: found.start()] + text[found.end() :]
    for said in SITS.finditer(found[0]):
        if said["one"] not in players or said["other"] not in players:
            return rest, f"{found[0].strip()!r}: the players are {', '.join(players)}"
        step = 1 if said["side"] == "left" else -1
        if players[(players.index(said["other"]) + step) % len(players)] != said["one"]:
            return rest, f"{found[0].strip()!r}: clockwise {', '.join(players)} says otherwise; the next player clockwise sits on the left"
    return rest, ""
