"""What somebody says by the way to be so, `and says that the ability was already used today`: held against the game where it can be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.cases.wordings.wondering import SAYS_THAT
from judgekit.engine import EngineError, Line, Position
from judgekit.engine.facts import facts_of
from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.stating import state_fact
from judgekit.games.five_sails.facts.text import Unknown

SAID = re.compile(rf"\b{SAYS_THAT} (?P<what>[^;.]+)", re.IGNORECASE)
AND_THAT = re.compile(r",? (?:and|but) (?:that|(?:then )?[a-z]+s\b)|, ")
"""Between the things that somebody says, and before what is done behind them."""
KIND = r"(?:City |Home )?(?P<kind>Action|Reaction|Technique|Maneuver|Forced)(?: ability)?"
WHOSE = rf"(?:the|that|this|its|his|her|their) (?:{KIND}|ability)|it|(?P<card>.+?)['’]s? (?:{KIND.replace('kind', 'own')}|ability)"
WHEN = r"(?: (?:up|already|before|once|today|yet|so far|(?:on |in )?(?:this|that|the|the same) (?:day|duel|round)))*"
USED = re.compile(
    rf"(?:{WHOSE}) (?:was|has|is|were)(?P<not>(?: (?:not|never|yet|not yet))*)(?: (?:already|been|just))*(?P<no>(?: (?:not|never|yet))*)"
    rf"(?: (?:already|been|just))* (?:used|activated|triggered|fired|spent|carried out)\b{WHEN}",
    re.IGNORECASE,
)
"""That an ability has been used, or has not."""


def said_otherwise(told: str, positions: Sequence[Position], lines: Sequence[Line]) -> str:
    """What somebody says to be so that is so in none of the positions; empty where nothing is said, or it cannot be looked up."""
    for said in (x.strip() for found in SAID.finditer(told) for x in AND_THAT.split(found["what"])):
        used = USED.fullmatch(said)
        answers = [so for p in positions for so in (_used(used, told, p, lines) if used else _is_so(p, lines, said))]
        if answers and not any(answers):
            return said
    return ""


def _used(said: re.Match[str], told: str, p: Position, lines: Sequence[Line]) -> Iterator[bool]:
    """Whether abilities of which it is said have been used, or have not: of the card that is named, of those that the step names, or of all."""
    named = said["card"] or told
    cards = [n for n, name in enumerate(p.cast.names) if name and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", named)]
    wanted, kind = not (said["not"] or said["no"]), (said["kind"] or said["own"] or "").title()
    for card in cards or range(1, len(p.cast.names)):
        abilities = dict(p.abilities(card))
        spent = {abilities[int(f.key or 0)].kind for f in facts_of(p, "used", card=card) if int(f.key or 0) in abilities}
        for each in sorted({a.kind for a in abilities.values()} & ({kind} if kind else {a.kind for a in abilities.values()})):
            has = each in spent or any(_is_so(p, lines, f"{p.cast.names[card]}'s {each} used = yes"))
            yield has == wanted


def _is_so(p: Position, lines: Sequence[Line], fact: str) -> Iterator[bool]:
    """Whether a fact is so; nothing where none is stated."""
    try:
        yield alike(*state_fact(p, tuple(lines), fact))
    except (Unknown, EngineError):
        return
