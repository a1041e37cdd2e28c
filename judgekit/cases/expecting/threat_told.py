"""What a step tells of the end of a round: whose threat is resolved, and that a Final Strike takes effect, held against what came to pass."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine.rewriting import one_of
from judgekit.engine.values import Line
from judgekit.games.five_sails.facts.duels import ROUND

OF_WHOM = (
    r"(?P<a><name>)(?:['’]s|['’])(?: remaining)? threat (?:is|has been)(?: now| then)? (?:resolved|taken as wounds)"
    r"|(?P<b><name>) (?:now |then )?(?:takes|suffers) (?:(?:the|all|all the|his"
    r"|her|its|their) )?(?:remaining |rest of the )?(?:threat\b|what is left\b)"
)
"""Whose threat is told to be resolved."""
STRIKE = re.compile(
    r"\bFinal Strike(?: effects?)?(?: of [^,;:]+?)? (?:(?:is|are) (?:now |then )?"
    r"(?:carried out|resolved|applied|done)|takes? (?:effect|place)|happens?)\b"
)
"""That a Final Strike takes effect."""
EFFECT = "the Final Strike takes effect."


def threat_of_another(lines: Sequence[Line], begin: int, names: Sequence[str], text: str) -> str:
    """Somebody whose threat is told to be resolved, where it was that of others alone since a step began; else empty."""
    if not re.search(r"threat|what is left", text):
        return ""
    resolved = _resolved(lines, begin)
    known = tuple(dict.fromkeys(x for x in names if x and x in text))
    for found in re.finditer(OF_WHOM.replace("<name>", one_of(known)), text) if known and resolved else ():
        if (found["a"] or found["b"]) not in resolved:
            return found[0]
    return ""


def _resolved(lines: Sequence[Line], begin: int) -> set[str]:
    """Whose threat was resolved since a line, by the rounds of the duels."""
    whose, out = "", set[str]()
    for n, line in enumerate(lines):
        if said := ROUND.match(line.text):
            whose = said[2]
        if whose and n >= begin and line.rule.endswith(("duel/resolve-threat", "duel/declining-wounds")):
            out.add(whose)
    return out


def strike_in_vain(lines: Sequence[Line], text: str) -> str:
    """That a Final Strike is told to take effect, where none has; else empty."""
    found = STRIKE.search(text)
    return found[0] if found and not any(line.text.strip().endswith(EFFECT) for line in lines) else ""
