"""What an ability says of its own card where it answers what happens to that card: there, "it" is the card, if nothing else has been spoken of."""

from __future__ import annotations

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

REVEALED = r"(?:this card is revealed|you reveal this card)"
DISCARDED = r"(?:this card (?:enters|is put into|goes to) (?:a|any|your|the) discard pile|this card is (?:discarded|destroyed))"
EQUIPPED = r"(?:(?:you )?equip(?:ping)? this card|this card is equipped)"
CITY = r"(?:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
ALL = r"(?:[Ee]ach player|[Aa]ll players)"
WHOM = r"[Yy]our [Ll]eader"
NOT_SHOWN = r"(?!.*\b(?:reveal|look|search|turn|gambl|top)\w*\b)[^•]*• *(?:[^•]*\. )?"
OF_ITSELF = Table(
    (
        r"^([^•]*\b(?:[Dd]estroy|[Ss]acrifice|[Dd]iscard) this card\b[^•]*• *[Ee]quip [^•.]*?\bto )this character\b",
        r"\1your performer",
    ),
    (
        rf"^((?:When|After) {REVEALED} *[•,] *{ALL} (?:must )?(?:spend|pay|put|place)s? {NUMBER} Renown (?:to|on|onto)) it\b",
        r"\1 this card",
    ),
    (
        rf"^((?:When|After) {DISCARDED} *[•,] *)(?:[Aa]dd|[Pp]ut|[Pp]lace) (?:it|this card) (?:to|at|on|in|into) ({CITY})(?=\.|$)",
        r"\1This card goes to \2",
    ),
    (
        rf"^(?:When|After) {EQUIPPED} *[•,] *(?:It|it|[Tt]his card) "
        rf"(?:is )?(?:always |must (?:always )?)?(?:be )?(?:equips|equipped|equip|goes) to {WHOM}"
        r"(?: instead)?(?:,? (?:regardless of|no matter) who equip(?:s|ped) it)?(?=\.|$)",
        "When this card is equipped to anyone but your Leader • Have your Leader bear it",
    ),
    (
        rf"^((?:When|After|Before) {NOT_SHOWN}(?:[Aa]dd|[Pp]ut|[Pp]lace)) it (?=(?:to|at|on) (?:{CITY}|this location|an? [\w ]*location)(?:\.|$))",
        r"\1 the triggering card ",
    ),
    capitals=True,
)
"""What answers something and adds it somewhere, with no card that has been shown before, speaks of the card that is answered."""
