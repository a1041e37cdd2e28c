"""Whether chance may be asked to decide something: who wins a game that is drawn, and who gets the First Player Token."""

from __future__ import annotations

import re

from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.values import NEW

BY_CHANCE = r"(?:at random|randomly|by (?:chance|lot))"
FINDS = r"(?:(?:determin|choos|decid|nam|fin)(?:e|es|d|ds)|(?:find|pick|select|draw)s?|have .+ (?:determined|chosen|decided|found|picked))"
WINNER = r"(?:(?:the|a) winner(?: of the (?:game|draw|match))?|who (?:wins|has won)(?: the (?:game|match))?|the (?:game|draw|match))"
TOKEN = (
    r"(?:(?:the|a) (?:new )?First Player(?:['’]s Token| Token)?|who (?:is|becomes|will be) (?:the )?First Player"
    r"|who (?:gets|gains|takes|receives) the (?:First Player )?Token)"
)
LETS = r"lets? (?:chance|the lot) (?:decide|determine|choose)"
WHAT = {"lot": WINNER, "token": TOKEN}


def asked_of_chance(p: Position, text: str) -> tuple[Reason, ...] | None:
    """The reasons against letting chance decide, none where that is what the game waits for; None where nobody asks for it."""
    for question, what in WHAT.items():
        ways = rf"{FINDS} {what} {BY_CHANCE}|{BY_CHANCE} {FINDS} {what}|{LETS} {what}" + (rf"|{FINDS} a random winner" if question == "lot" else "")
        if re.fullmatch(ways, text.strip(" ."), re.IGNORECASE):
            waits = p.asking is not None and p.asking.question == question
            return () if waits else (_against(p, question),)
    return None


def _against(p: Position, question: str) -> Reason:
    """Why chance decides nothing here."""
    if question == "token":
        return Reason(
            NO, rid("day/initiative-tie-nobody"), "Chance finds the First Player where the Initiative is tied and nobody has the token: not so here."
        )
    if p.edition == NEW:
        return Reason(NO, rid("victory/tie-fifth-day"), "The last of the ties ends in a draw: chance finds no winner.")
    return Reason(NO, rid("victory/draw-at-random"), "Chance finds the winner of a drawn game in competitive play alone: not so here.")
