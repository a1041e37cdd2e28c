"""Looking at cards that lie somewhere: what a player may look at at any time, what nobody may, and where the books say nothing."""

from __future__ import annotations

import re

from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, NOBODY, UNSETTLED, Position, Reason
from judgekit.games.five_sails.game import GAME, rid

ZONES = {
    "approach deck": "approach",
    "faction deck": "deck",
    "city deck": "city deck",
    "deck": "deck",
    "hand": "hand",
    "discard pile": "discard",
    "discards": "discard",
    "dueling line": "line",
    "locker": "locker",
}
"""What can be looked at, and what it is called here."""
OPEN = ("discard", "line")
"""Where cards lie faceup for everybody."""
FACEDOWN = {
    "approach": ("approach-deck/face-down", "The Approach Deck of {} lies face down: only {} may look at it."),
    "hand": ("risk/hidden", "The cards in the hand of {} are hidden until they are played: only {} looks at them."),
    "deck": ("faction-deck/setup", "The Faction Deck of {} is randomized and lies face down: nobody looks at it, {} neither."),
    "city deck": ("city-deck/setup", "The City Deck is randomized and lies face down: nobody looks at it."),
}
"""Where they do not: the rule, and what it says."""
WHAT = rf"(?P<zone>{'|'.join(ZONES)})"
CARDS = r"(?:(?:all |any of )?(?:the )?(?:cards? |top (?:\w+ )?cards? |bottom cards? )(?:of|in|from) )?"
LOOK = re.compile(
    rf"(?:(?:look|peek|glance)(?:s|ing)? (?:at|through|into)|(?:view|inspect|examine|see)(?:s|ing)?) {CARDS}"
    rf"(?:(?P<who>[\w' -]+?)['’]s? )?(?:(?:the|his|her|their|its|a) )?(?:own )?{WHAT}(?:['’]s (?P<pile>discard pile))?(?: of (?P<whose>\w+))?"
    r"(?: (?:now|again|at (?:any|this) time|at this (?:point|moment)))?",
    re.IGNORECASE,
)


@GAME.hook("looks")
def looking(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against looking at cards that lie somewhere, which changes nothing; None where a sentence says something else."""
    found = LOOK.fullmatch(text.strip(" .")) if player >= 0 else None
    if found is None:
        return None
    zone = "discard" if found["pile"] else ZONES[found["zone"].casefold()]
    owner = NOBODY if "city" in text.casefold() else _owner(p, player, found["who"] or found["whose"] or "")
    if owner is None:
        return None
    if zone in OPEN or (owner == player and zone in {"approach", "hand"}):
        return ()
    if zone == "locker":
        text = "Cards in The Locker are set aside; neither book says whether they lie faceup, nor who may look at them."
        return (Reason(UNSETTLED, rid("locker/set-aside"), text),)
    name = player_name(p, owner) if owner >= 0 else ""
    rule, why = FACEDOWN[zone]
    return (Reason(NO, rid(rule), why.format(name, name), -1, "an effect that says so"),)


def _owner(p: Position, player: int, who: str) -> int | None:
    """Whose cards are meant: the player's own where nobody is named; None where somebody is that nobody knows."""
    who = re.sub(r"^(?:the|an?|their|his|her) ", "", who.casefold())
    seats = {s.casefold(): n for n, s in enumerate(p.cast.seats)}
    others = [q for q in range(len(p.players)) if q != player]
    return player if not who else others[0] if who in {"opponent", "other player", "enemy", "adversary"} and others else seats.get(who)
