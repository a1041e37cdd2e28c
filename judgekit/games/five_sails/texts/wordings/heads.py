"""What stands at the head of an ability in other words: Belayed behind its marker, how often it can be used before it, a moment with a comma."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table


def _in_plunder(found: re.Match[str]) -> str:
    """What is done in Plunder behind a bullet or a colon, as a sentence."""
    return f"{found[1]}During Plunder, {found[2] + ', ' if found[2] else ''}"


KIND = r"(?:Action|Reaction|Forced|Technique|Maneuver)"
HEADS = Table(
    (r"\b([Tt]he )attached (?=character\b)", r"\1equipped "),
    (r"\b[Ff]action [Dd]eck\b", "deck"),
    (r"[“”]", '"'),
    (r"(^|(?<=[.;] ))(?:(?:During|In|At) )?Plunder(?: phase)?(?:,? (if [^•.:]+?))? *[•:] *(?=[\w\"'])", _in_plunder),
    (r"(^|(?<=[.;] ))At Plunder, ", "During Plunder, "),
    (rf'"((?:[A-Z][\w\']* )*{KIND}: [^"]+)"', r"'\1'"),
    (r"\b(Technique|Maneuver): ?\(?Belayed\)?(?:[.,;:]| *•)? +", r"Belayed \1: "),
    (r"\bBelayed\. (?=Technique:)", "Belayed "),
    (rf"\b(Once|Twice) (?:per|each|a|every) (game|duel|round)(?:,| -|:)? ((?:[A-Z][\w'-]* )*{KIND}):\s*", r"\3: \1 per \2. "),
    (r"(^|(?<=[.;] ))When (?:this (?:card|scheme|event) is )?revealed(?:,| •|;) *(?=[\w\"'])", "When revealed: "),
    capitals=True,
)
"""The whole text of a card."""
