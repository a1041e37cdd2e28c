"""What a scheme chooses when it resolves: a character that it keeps in mind, a location on which it is laid down."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import VALUE

KIND = r"(?:character|(?!City\b)[A-Z][\w-]+)"
KEPT = (
    rf"[Cc]hoose (?:an?|one) (?P<which>(?:(?:enemy|friendly) )*(?:(?!City\b)[A-Z][\w-]+ )*{KIND})"
    r"(?P<where>(?: (?:at|in|you control)\b[^.•]*)?)"
)
THE_CHOSEN = rf"(?:the|that) chosen {KIND}"
WHOLE = re.compile(rf"(?P<before>^|(?<=[.•]\s)){KEPT}(?=\.(?:$|\s+(?:When|While|If|As long as) {THE_CHOSEN} is\b))")
"""A character that is chosen, and to whom nothing is done at once."""
MEANWHILE = (
    rf"\b(?:When(?:ever)?|While|If|As long as) {THE_CHOSEN} (is [^,.]+), (?:your combat cards (?:gain|have|get)s? )?([+-]\d (?i:{VALUE}))"
    r"(?: for your combat cards)?(?=\.|$)",
    r"While the remembered card \1, \2 for your combat cards",
)
LAID = re.compile(r"\b[Pp]lace this card (?:on|at) ")
HERE = r"(?:there|here|(?:at|from|on) (?:this|that|the(?: chosen)?) location)"
OF_IT = r"(?:(?:this|that|the(?: chosen)?) location|it|there)"
FIRST = re.compile(r"^[Cc]hoose (?:an?|one(?: of the)?) (?:outermost )?(?:City )?locations?\.")
PLACES = Table(
    (r"\b([Cc])hoose one of the outermost (?:City )?locations\b", r"\1hoose an outermost location"),
    (
        r"\b([Aa]dd|[Pp]lace|[Pp]ut) (an?|one|\d) Renown (?:to|on|at) (?:each of )?(two|2|three|3) other (?:City )?locations\b",
        lambda m: ". ".join([f"Add {m[2]} Renown to a different location"] * (2 if m[3] in {"two", "2"} else 3)),
    ),
)
LYING = Table(
    (r"\b[Dd]iscard all City Cards and (?:all )?Renown " + HERE, "Discard all City Cards at this location. Discard all Renown from this location"),
    (rf"\b[Aa]ll (?:of the )?characters {HERE} (?:go|move|return) Home(?:,? and (?=Renown\b))?", "Move each character here Home. "),
    (
        rf"\bRenown cannot be (?:added or moved to|added to or moved to|moved or added to),? or (?:moved )?from {OF_IT}",
        "While this card is here, Renown can be neither added to this location nor moved to it or from it",
    ),
    (
        r"(?:\b(?:and )?|(?<=\. ))(?:[Ii]t|[Tt](?:hat|he|his) location) cannot be controlled\b",
        "While this card is here, nobody can control this location",
    ),
    (r"\. +\.", "."),
    capitals=True,
)
"""What is so of a location on which the card lies."""


def _remembered(found: re.Match[str]) -> str:
    """A character that the card keeps in mind, wherever it is where no place is named."""
    return f"{found['before']}Remember a chosen {found['which']}{found['where'] or ' at any location'}"


def schemes(text: str) -> str:
    """The text of a scheme, as it is carried out when schemes resolve."""
    text = MEANT(WHOLE.sub(_remembered, text)) if WHOLE.search(text) else text
    text = PLACES(text) if (first := FIRST.match(text)) else text
    if first is None or LAID.search(text) is None:
        return text
    text = re.sub(r"\b([Pp]lace this card) (?:on|at) the chosen location\b", r"\1 at the location chosen first", text)
    laid = LAID.search(text)
    assert laid is not None
    return text[: laid.end()] + LYING(text[laid.end() :])


MEANT = Table(MEANWHILE, capitals=True)


def remembered(text: str) -> str:
    """The text of what answers something in which "the chosen character" is the one that the card has kept in mind: nothing is chosen in it."""
    return text if re.search(r"\b(?:choose|target|a chosen)\b", text, re.IGNORECASE) else re.sub(rf"\b{THE_CHOSEN}\b", "the remembered card", text)
