"""What a sentence of a board told in prose says at its end of what somebody does not do, or means to do: a remark by itself."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import DOES, INTENT, NEVER, NO_MORE, WITHOUT

LEAVES_UNDONE = re.compile(rf"(?:{WITHOUT} (?:else )?{DOES}|{NEVER} {DOES})\b{NO_MORE}", re.IGNORECASE)
"""That somebody does not do what may be done."""
SOMEBODY = rf"(?:{WITHOUT}|<seat>|both players|all players|each player|the (?:other )?players?)\b"
JOINT = rf"(?:[;,] (?:and |but |so )?|,? (?:and|but|so|while|whereas) )(?={SOMEBODY})"
OWN = r",? (?:and|but) (?:thus |so |therefore )?(?=(?:does not|will not|never|declines to|refuses to|is|stands|has) )"
OF_THE_CAP = re.compile(r"\S+ (?:is|stands|has) [^,;]*\bCrew Caps?\b[^,;]*")
"""What is said of the room under the Crew Cap."""


def remarks_apart(said: Bit, seats: str) -> list[Bit]:
    """`A's hand is empty and A does not gamble` · `A has no cards and never gambles` as what is so, and what nobody does."""
    for joint in reversed(list(re.finditer(JOINT.replace("<seat>", f"(?:{seats})"), said.plain, re.IGNORECASE))):
        rest = said.cut(joint.end())
        if joint.start() and (LEAVES_UNDONE.fullmatch(rest.plain) or INTENT.fullmatch(rest.plain)):
            return [*remarks_apart(said.cut(0, joint.start()), seats), rest]
    subject = re.match(rf"(?:{seats}) (?=(?:has|holds|controls) )", said.plain)
    for joint in reversed(list(re.finditer(OWN, said.plain))) if subject else ():
        rest = anew(said.cut(joint.end()), f"{subject[0] if subject else ''}{said.cut(joint.end()).text}")
        if LEAVES_UNDONE.fullmatch(rest.plain) or OF_THE_CAP.fullmatch(rest.plain):
            return [*remarks_apart(said.cut(0, joint.start()), seats), rest]
    return [said]
