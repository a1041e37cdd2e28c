"""What is asked of a Technique or a Maneuver of a round before its combat card is played: how it would be once a card is."""

from __future__ import annotations

import re

from judgekit.cases.sentences.judged import Judged, judge_phrase
from judgekit.cases.sentences.walking import run_on
from judgekit.engine import Position, options
from judgekit.engine.step import take
from judgekit.engine.values import NO, NO_CARD

OF_A_ROUND = re.compile(r"(?:use|activate)\b.*\b(?P<kind>Technique|Maneuver)\b", re.IGNORECASE)


def with_a_card(p: Position, player: int, what: str) -> Judged | None:
    """What comes of using a Technique or a Maneuver, where its player is asked for the combat card; the same whichever card is played, or None.

    Of a Maneuver only those cards count that it names, or where it names none, those that have one.
    """
    found = OF_A_ROUND.match(what)
    if found is None or p.asking is None or p.asking[:2] != (player, "combat card"):
        return None
    cards = [o for o in options(p, expected=False) if o.verdict != NO and o.text.startswith("play ") and o.text != "play no combat card"]
    played = [run_on(take(p, o.choice), [], None) for o in cards]
    if found["kind"].title() == "Maneuver":
        played = [q for q in played if _meant(q, what)]
    judged = [judge_phrase(q, player, what) for q in played if q.asking is not None]
    return judged[0] if judged and len({(verdict, problem) for verdict, _, problem in judged}) == 1 and not judged[0][2] else None


def _meant(p: Position, what: str) -> bool:
    """Whether a Maneuver may be that of the combat card: no other card is named, and it has one."""
    card = p.board.duel.card if p.board.duel is not None else NO_CARD
    if card == NO_CARD or not any(a.kind == "Maneuver" for _, a in p.abilities(card)):
        return False
    whose = [n for n, name in enumerate(p.cast.names) if name and re.search(rf"(?<!\w){re.escape(name)}['’]s? ", what)]
    return not whose or card in whose
