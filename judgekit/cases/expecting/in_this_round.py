"""What an option comes to that is said of the round that has just begun: a Technique or Maneuver is used once its combat card has been played."""

from __future__ import annotations

import re

from judgekit.cases.sentences.judged import Judged, judge_phrase
from judgekit.cases.sentences.walking import Walk, choose
from judgekit.cases.wordings.remarks import named_round
from judgekit.engine import Position, options
from judgekit.engine.values import YES

BEHIND_THE_CARD = re.compile(r"\b(?:Technique|Maneuver)\b", re.IGNORECASE)
JUST_NOW = re.compile(r"\b(?:now|yet|already|before|without)\b", re.IGNORECASE)
"""What says that it is done before a card is played."""


def behind_the_card(p: Position, player: int, what: str) -> Judged | None:
    """That a Technique or Maneuver `in round 2` is legal where a card of the hand makes it so, while the combat card of that round is asked for."""
    if p.asking is None or p.asking[:2] != (player, "combat card") or not named_round(what) or p.board.duel.round != named_round(what):
        return None
    if not BEHIND_THE_CARD.search(what) or JUST_NOW.search(what):
        return None
    for option in options(p, expected=False):
        if option.verdict == YES and option.choice.args[0] == "hand":
            choose(walk := Walk(p), option.choice, None)
            found = judge_phrase(walk.position, player, what)
            if found[0] == "legal":
                return found
    return None
