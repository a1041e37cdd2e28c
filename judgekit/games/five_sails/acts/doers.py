"""Who has brought about what a Reaction or a Forced ability answers."""

from __future__ import annotations

import re

from judgekit.engine.values import NO_CARD, Position, Use

DOER = re.compile(
    r"the (?:enemy |opposing )?(?:character|attacker)(?: that| who)? ?"
    r"(?:(?:wounded|destroyed|engaged|moved|challenged) (?:him|her|it|them|this character|that character)"
    r"|(?:issued|claimed) (?:it|(?:the|that|this) (?:challenge|location)))"
)
"""How a card speaks of whoever has brought about what is answered."""
ANSWERER = re.compile(
    r"the (?:enemy |opposing )?character (?:that|who) (?:refused|accepted|intervened)(?: (?:in )?(?:it|(?:the|that) challenge))?"
    r"|the (?:intervening|recruited|mustered) character"
)
"""How a card speaks of whoever has given the answer to a challenge."""


def doer(p: Position, use: Use) -> int:
    """The character that has brought about what is answered: by itself, or by the ability that it performs."""
    if use.event and use.event.kind in {"challenge issued", "claimed"} and use.event.card >= 0:
        return use.event.card
    if use.event and use.event.kind == "challenge refused":
        return use.event.other
    if use.event and use.event.kind in {"challenge accepted", "intervened"} and p.board.duel is not None:
        return int(p.board.duel.sides[0].card)
    by = use.event.by if use.event else NO_CARD
    if by < 0 or p.definition(by).kind == "character":
        return by if by >= 0 else NO_CARD
    frame = next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == by), None)
    return frame.performer if frame and frame.performer >= 0 else p.cards[by].on


def actor(p: Position, use: Use) -> int:
    """The performer of what is answered, if that had one; otherwise the own one."""
    found = doer(p, use)
    return found if found >= 0 else use.performer if use.performer >= 0 else use.card
