"""Marks: quotation marks, where the bullet stands, keywords and reminders among the words."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

COSTS = (
    r"(?:engage|tap|exhaust|discard|destroy|sacrifice|wound|spend|pay|sink|lose|move|send) "
    r"(?:this(?: card| character)?|an?|one|two|three|\d|your performer|the equipped character|[A-Z])"
)
OWN = r"(?:this card|this character|your performer|the equipped character)"
MARKS = Table(
    (
        r"\b(must (?:either )?)(engage|be engaged)( or [^.•()]+)\. "
        r"\([^)]*\b(?:[Tt]hey|[Ii]t) cannot (?:engage|be engaged) if (?:(?:they are|it is) )?already engaged\.?\)",
        r"\1\2 from en garde\3",
    ),
    (r"(?i)\s*\((?:You )?[Mm]ust have (?:an? )?(?:at least|minimum of)[^)]*\)", ""),
    (r"[“”]", '"'),
    (r'"((?:[A-Z][\w]* )*(?:Action|Reaction|Forced|Maneuver|Technique): [^"]+)"', r"'\1'"),
    (rf"(?i)^({COSTS}[^.•:]*): (?=\w)", r"\1 • "),
    (rf"(?i)^((?:[A-Z][a-z]+ )*?)({COSTS}[^.•:]*?) to ((?:draw|gain|heal|wound|engage|en garde|move|destroy|add) [^•]+)$", r"\2 • \3"),
    (r"(?i)\b(engage|tap|exhaust|discard|destroy) this(?= ?[,•:.])", r"\1 this card"),
    (r"^Final Strike[.,:;] +(?=\w[^•]*$)", "Final Strike • "),
    (rf"\b([Ee]ngage|[Dd]estroy|[Dd]iscard|[Ww]ound) ({OWN}) and ({OWN})(?=\s*[•,])", r"\1 \2, \1 \3"),
    (
        r"(•\s*)(?!you may\b)((?:Engage|Destroy|Wound) (?:this card|this character|your performer|the equipped character)|Discard a card"
        r"|(?:Spend|Pay) (?:an?|\d) Renown) to ((?:cancel|prevent|draw|heal|gain|wound|reduce|en garde)\b)",
        r", \2 \1\3",
    ),
    (r"\s*\bThe duel (?:continues|goes on)(?: as (?:normal|usual))?(?=\.|$)", ""),
    capitals=True,
)
LETHAL = Table(
    (r"^(?:Gain )?(Lethal)[.,]? ([^•]+?)\s*•\s*", r"\2 • Lethal. "),
    (r"^([^•]*?),? Lethal\s*•\s*", r"\1 • Lethal. "),
    capitals=True,
)
"""Lethal is a keyword: it is no cost where it stands before the bullet."""
WAYS = re.compile(r"^Choose one\s*•\s*(.+)$", re.IGNORECASE)


def ways(text: str) -> str:
    """The text of an ability whose ways stand behind bullets, with them in one sentence."""
    found = WAYS.match(text.strip())
    return "Choose one: " + ", or ".join(w.strip(" .") for w in found[1].split("•")) + "." if found else text
