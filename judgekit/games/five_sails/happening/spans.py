"""How long something lasts that an effect changes: how texts say it, until when that is kept in mind, and how it is told."""

from __future__ import annotations

import re

from judgekit.engine.facts import drop_facts
from judgekit.engine.trace import player_name
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import side_of_player

NAMED = {"day": "the end of the Day", "duel": "the end of the Duel", "round": "the end of the Round", "high drama": "the end of High Drama"}
PHASES = {"phase": "the end of the phase", "dusk": "Dusk begins", "next day": "the end of the next Day"}
WITH_PHASE = {"High Drama": "high drama", "Planning": "planning", "Plunder": "plunder"}
"""What ends together with a phase: what lasts until the end of Plunder is over when Dusk begins, and of Dusk when the Day ends."""
ROUNDS = {
    "your next round": "your next round",
    "their next round": "the adversary's next round",
    "end of your next round": "the end of your next round",
    "end of their next round": "the end of the adversary's next round",
}
SAID = {**NAMED, **PHASES, **ROUNDS}
"""A span as it is kept, and how a text says until when it lasts."""
TOLD = {
    "day": "the Day ends",
    "next day": "the next Day ends",
    "duel": "the duel ends",
    "round": "the round ends",
    "high drama": "High Drama ends",
    "planning": "Planning ends",
    "plunder": "Dusk begins",
}
OWN, THEIRS = r"your(?: participant's)?", r"(?:the|your) adversary's"
NEXT = r"next round(?: of (?:the|this|that) duel)?"
BEGINNING = r"(?:the (?:beginning|start) of )?"
SPAN = re.compile(
    r"(?:(?P<before>.+?),?\s+)?(?:"
    r"(?:until (?:the )?end of (?:the |this |that )?|for the (?:rest|remainder) of (?:the |this )?|(?:for |during )?this )"
    r"(?P<named>day|duel|round|high drama|phase)"
    rf"|until {BEGINNING}(?P<dusk>Dusk)(?: begins)?|until {BEGINNING}the next (?P<next>Day)(?: begins)?"
    r"|until (?:the )?end of (?:the )?(?P<following>next Day)|until the (?P<following_ends>next Day) ends"
    rf"|until (?:the )?(?P<end>end of )?(?:(?:beginning|start) of )?(?:(?P<own>{OWN})|{THEIRS}) {NEXT}(?P<ends> ends)?(?: begins| starts)?"
    rf"|until (?:the )?(?P<last>end of )?(?P<mine>their|its|his|her) {NEXT}"
    r")(?:,\s+(?P<after>.+))?",
    re.IGNORECASE,
)
GAME.vocabulary.slots["span"] = Slot(lambda t, _: t.casefold() if t.casefold() in NAMED else None, lambda v, _: str(v).title())


def span_of(sentence: str) -> tuple[str, str, str] | None:
    """How long something lasts, what it is, and what else a sentence says behind it; None where it does not say how long."""
    found = SPAN.fullmatch(sentence)
    if found is None or not (found["before"] or found["after"]):
        return None
    said = found["before"] or found["after"]
    which = (found["named"] or found["dusk"] or found["next"] or found["following"] or found["following_ends"] or "").casefold()
    if not which:
        own = found["own"] or (found["mine"] and not re.search(r"\b(?:adversary|enem(?:y|ies))\b", said, re.IGNORECASE))
        which = ("end of " if found["end"] or found["ends"] or found["last"] else "") + ("your" if own else "their") + " next round"
    return which, said, (found["after"] or "") if found["before"] else ""


def until_when(p: Position, use: Use, span: str) -> str:
    """When something ends that lasts so long, as facts keep it: a round is that of a player."""
    if span == "phase":
        return WITH_PHASE.get(p.board.phase, "day")
    if span in NAMED or span == "next day":
        return span
    if span == "dusk":
        return "plunder" if p.board.phase != "Dusk" else "day"
    duel = p.board.duel
    side = side_of_player(p, use.player)
    if duel is None or side < 0:
        return "day"
    player = duel.sides[side if "your" in span else 1 - side].player
    if not span.startswith("end of"):
        return f"next round of {player}"
    running = duel.round > 0 and duel.sides[duel.turn].player == player
    return f"round after this of {player}" if running else f"round of {player}"


def round_comes(p: Position, player: int) -> Position:
    """A round of a player begins: what lasts until then is over, and what lasts to its end ends with it."""
    if not p.facts:
        return p
    p = drop_facts(p, f"next round of {player}")
    waiting = f"round after this of {player}"
    if not any(f.until == waiting for f in p.facts):
        return p
    return p._replace(facts=tuple(sorted(f._replace(until=f"round of {player}") if f.until == waiting else f for f in p.facts)))


def day_over(p: Position) -> Position:
    """The Day is over, and with it what lasts so long; what lasts to the end of the next Day has one Day left."""
    p = drop_facts(p, "day")
    if not any(f.until == "next day" for f in p.facts):
        return p
    return p._replace(facts=tuple(sorted(f._replace(until="day") if f.until == "next day" else f for f in p.facts)))


def of_rounds(p: Position) -> tuple[str, ...]:
    """Everything by which facts end with a round of somebody: with the duel they are over in any case."""
    return tuple({f.until for f in p.facts if re.match(r"(?:next )?round (?:after this )?of \d", f.until)})


def ending(p: Position, until: str) -> str:
    """Until when something lasts, in words."""
    if until in TOLD:
        return TOLD[until]
    found = re.fullmatch(r"(next round|round|round after this) of (\d+)", until)
    if found is None:
        return until
    return f"the {'' if found[1] == 'round' else 'next '}round of {player_name(p, int(found[2]))} {'begins' if found[1] == 'next round' else 'ends'}"
