"""Renown that somebody is asked to move, as people say it: `moves the Renown from The Docks to The Forums`."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import one_of
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.acts.spots import fixed
from judgekit.games.five_sails.boards.story.words import NUMBER, number

MOVES = (
    rf"moves? (?:(?P<n>{NUMBER}|the|one|its) )?Renown (?:(?:there )?(?:from|off) (?P<a><place>)(?: (?:on ?)?to (?P<b><place>))?"
    r"|(?:on ?)?to (?P<c><place>),? (?:from|off) (?P<d><place>))"
)
MAY_MOVE = "may move renown"


def moving_renown(p: Position, player: int, text: str) -> str:
    """A sentence by which Renown is moved from one location to another, in the words of what is asked; any other sentence as it is.

    Where the ability itself says where it goes, no other location is named with it.
    """
    ask = p.asking
    if ask is None or ask.player != player or "enown" not in text or ask.question not in {MAY_MOVE, "spot"}:
        return text
    if ask.question == "spot" and ask.data[4] != "move from":
        return text
    found = re.fullmatch(MOVES.replace("<place>", f"(?:{one_of(p.cast.places)})"), text.strip(" ."), re.IGNORECASE)
    if found is None:
        return text
    many, spot = (ask.data[1], ask.data[2:]) if ask.question == MAY_MOVE else (ask.data[6], ask.data[5])
    card = ask.data[0] if ask.question == MAY_MOVE else ask.data[2]
    there, whence, to = fixed(p, Use(card, 0, player), tuple(spot)), found["a"] or found["d"], found["b"] or found["c"]
    said = found["n"] or "the"
    if (to and there is not None and [to.casefold()] != [x.casefold() for x in there]) or (said not in {"the", "its"} and number(said) != many):
        return text
    answers = [*(["yes"] if ask.question == MAY_MOVE else []), whence, *([to] if to and there is None else [])]
    return "; ".join(answers)
