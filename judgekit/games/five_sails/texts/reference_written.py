"""References in words, as the text of an ability is written back: "target character", "up to 2 enemies", "your participant"."""

from __future__ import annotations

import re

from judgekit.engine.articles import an
from judgekit.engine.cast import Target
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.noun_phrases import write_noun
from judgekit.games.five_sails.texts.nouns import ORDINALS
from judgekit.games.five_sails.texts.references import Who

SAID = {
    "this": "this character",
    "equipped": "the equipped character",
    "performer": "your performer",
    "participant": "your participant",
    "adversary": "the adversary",
    "leader": "your Leader",
    "challenger": "the challenger",
    "challenged": "the challenged character",
    "that": "the triggering character",
    "remembered": "the remembered card",
    "doer": "the character that wounded it",
    "actor": "the performer",
    "facedown": "the facedown card",
    "revealed": "the revealed card",
    "additional": "the further combat card",
    "candidate": "the candidate",
}


def write_who(who: Who, reading: Reading) -> str:
    """The words of a reference."""
    if who[0] == "target":
        n = int(who[1])
        if n < len(reading.targets) or n >= len(reading.all):
            last = n + 1 >= len(reading.targets)
            return f"that {reading.targets[n].kind}" if last and n < len(reading.targets) else f"the {ORDINALS[n]} target"
        reading.targets.append(reading.all[n])
        return _which(reading.all[n].tests) + write_noun(reading.all[n])
    if who[0] == "targets":
        first, number = int(who[1]), int(who[2])
        if len(reading.targets) >= first + number:
            return "each target"
        reading.targets += reading.all[first : first + number]
        if "optional" not in reading.all[first].tests and "optional" in reading.all[first + number - 1].tests:
            return f"target {write_noun(reading.all[first])} or {number} instead"
        optional = "up to " if "optional" in reading.all[first].tests else ""
        noun = write_noun(reading.all[first])
        if "chosen" in reading.all[first].tests and (several := re.sub(r"\b(character|attachment)\b", r"\1s", noun, count=1)) != noun:
            return f"{optional}{number} {several}"
        return f"{optional}{number} target {noun}"
    if who[0] == "this" and not reading.character:
        return "this card"
    if who[0] in {"each", "any"}:
        noun = write_noun(Target(str(who[1]), tuple(map(str, who[2:]))))
        return f"each {noun}" if who[0] == "each" else an(noun)
    return SAID[str(who[0])]


def _which(tests: tuple[str, ...]) -> str:
    """How a target is introduced: target, another target, a chosen, another chosen."""
    first = "another " if "another target" in tests else "a " if "chosen" in tests else ""
    return first + ("chosen " if "chosen" in tests else "target ")
