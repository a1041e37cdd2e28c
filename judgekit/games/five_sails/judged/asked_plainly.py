"""What somebody asks about without naming a choice: acting again after having passed, keeping everything where something has to go."""

from __future__ import annotations

import re

from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.game import rid

ACT = re.compile(
    r"(?:take|have|perform|do)s? (?:an?|another|one more|a further|the next) (?:further )?(?:action|turn)\b.*"
    r"|acts?(?: again| once more| later| now| next)?(?: .*)?",
    re.IGNORECASE,
)
KEEP = re.compile(
    r"(?:keep|retain|hold|have|leave)s? (?:both|all|everything|everybody|each|two|three|four|more than|.+ and )\b.*"
    r"|(?:send|destroy|discard)s? (?:nothing|nobody|no .+)",
    re.IGNORECASE,
)
WORN = re.compile(r"\b(?:both|two|several|all)\b.*\b(Armor|Weapon|Attire)s?\b", re.IGNORECASE)
LIMITS = {
    "one each": ("attachment/one-weapon", "A character has one Armor, one Weapon and one Attire: of more than one, others are destroyed."),
    "crew overflow": ("anatomy/crew-cap-exceeded", "With more characters than the Crew Cap allows, characters go until it is no longer exceeded."),
    "discard": ("leader/hand-limit", "What is held above the hand limit is discarded."),
}
"""The questions in which something has to go, with the rule and the sentence that say so."""


def asked_plainly(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against it; none where it may be done, None where nothing of the kind is asked."""
    said = text.strip(" .")
    if ACT.fullmatch(said):
        return _against_acting(p, player)
    return _against_keeping(p, player, said) if KEEP.fullmatch(said) else None


def _against_acting(p: Position, player: int) -> tuple[Reason, ...]:
    """Whoever has priority acts, whether they have passed before or not."""
    ask = p.asking
    if ask is not None and ask.question == "action" and ask.player == player:
        return ()
    turn = ask is not None and ask.question == "action"
    text = f"{player_name(p, ask.player)} has priority." if turn and ask is not None else "Nobody takes actions now."
    return (Reason(NO, rid("action-ability/priority"), text, -1, "with priority in High Drama"),)


def _against_keeping(p: Position, player: int, said: str) -> tuple[Reason, ...] | None:
    """Where a limit asks for something to go, not everything stays."""
    ask = p.asking
    limit = LIMITS.get(ask.question) if ask is not None and ask.player == player else None
    limit = limit or (LIMITS["one each"] if WORN.search(said) else None)
    return (Reason(NO, rid(limit[0]), limit[1]),) if limit is not None else None
