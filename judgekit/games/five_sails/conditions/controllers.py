"""What is asked of a card's controller: any condition on a player, `its controller has no Renown`."""

from __future__ import annotations

import re

from judgekit.engine.cast import Word
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant

SAID = re.compile(
    r"(?:the (?:controller|player) of (?P<of>.+?)|(?P<whose>.+?)(?:['’]s?)? (?:controller|player))"
    r" (?P<verb>is|has|holds|controls|does not control|has not) (?P<what>.+)",
    re.IGNORECASE,
)
VERBS = {"is": "are", "has": "have", "holds": "have", "controls": "control", "does not control": "do not control", "has not": "have not"}
PRONOUNS = {"its": "it", "their": "them", "his": "him", "her": "her"}


def asked_of_controller(text: str) -> tuple[str, str] | None:
    """(whose controller it is, what is asked of that player as of "you"); None where a condition says nothing of the kind, or speaks of you too."""
    found = SAID.fullmatch(text)
    if found is None or re.search(r"\byou(?:rs?)?\b", found["what"], re.IGNORECASE):
        return None
    whose = found["of"] or found["whose"]
    what = re.sub(r"\btheir\b", "your", found["what"])
    what = re.sub(r"^no (location|character|attachment)s\b", r"no \1", what)
    return PRONOUNS.get(whose.casefold(), whose), f"you {VERBS[found['verb'].casefold()]} {what}"


@GAME.vocabulary.word(
    "condition",
    "controller so",
    "it is so for the controller of {who} that {condition}",
    rule="term/crew",
    fails="it is not so of the controller of {who}",
)
def so_for_controller(p: Position, use: Use, who: Who, condition: Word) -> bool:
    """A condition on a player holds for whoever controls a card."""
    card = card_meant(p, use, who)
    player = p.cards[card].control if card >= 0 else -1
    return player >= 0 and is_so(p, use._replace(player=player), condition)
