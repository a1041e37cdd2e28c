"""What is done with the card that an effect's gamble has chosen: said as what is done with the revealed card."""

from __future__ import annotations

import re

GAMBLE = re.compile(r"(?P<gamble>\b[Gg]amble)(?:\.(?: [Tt]hen,?)? |,? and then |,? then |,? and |[,;] )(?P<rest>.+)", re.DOTALL)
CARD = r"(?:(?:the|your) (?:chosen|gambled) (?:card|attachment|risk)|the card (?:that )?(?:you (?:chose|gambled)|was (?:chosen|gambled)))"
IT = rf"(?:it|that card|{CARD})"
TAKEN = re.compile(
    rf"(?:(?:put|take|add|keep|return) {IT} (?:back )?(?:in|into|to) your hand|(?:draw|keep) {IT})(?=[.,;]|$| and )(?P<behind>.*)",
    re.IGNORECASE | re.DOTALL,
)
CHOSEN = re.compile(rf"\b{CARD}(?!\w)", re.IGNORECASE)
SHOWN = re.compile(
    r"^(?:reveal|show) the revealed card(?: to (?:all|each|every) (?:opponents?|players?))?(?:\. | and |, (?:and |then )?)", re.IGNORECASE
)
ELSE = re.compile(r"\bIf (?:it|the revealed card) is not, ")
PRONOUN = re.compile(r"\b(?:it|its|that card)\b", re.IGNORECASE)
THING = r"(?:character|attachment|enemy|Renown|risk|card)"
OTHER = re.compile(rf"\b(?:target|chosen|another|this card|top (?:\w+ )?cards?|(?<!is )(?<!not )(?:an?|one|each) [\w -]*?{THING})\b", re.IGNORECASE)
"""Something else that a pronoun behind it could mean."""
CALLED = "the revealed card"


def gambled(text: str) -> str:
    """The text of an ability that says what becomes of the card its gamble has chosen; where it says no more than "into your hand", as it was."""
    found = GAMBLE.search(text)
    if found is None:
        return text
    head, rest = text[: found.end("gamble")], found["rest"]
    taken = TAKEN.match(rest)
    if taken is not None and not _speaks(taken["behind"]):
        return head + (taken["behind"] or ".")
    if not _speaks(rest):
        return text
    rest = f"return {CALLED} to your hand{taken['behind']}" if taken is not None else rest
    rest = ELSE.sub("Otherwise, ", SHOWN.sub("", _by_name(CHOSEN.sub(CALLED, rest))))
    return f"{head} and keep the chosen card revealed. {rest[:1].upper()}{rest[1:]}"


def _unmixed(rest: str) -> int:
    """How far a text goes before it speaks of something else."""
    found = OTHER.search(rest)
    return found.start() if found else len(rest)


def _by_name(rest: str) -> str:
    """The chosen card called by its name, not by pronouns, as long as nothing else has been spoken of."""
    end = _unmixed(rest)
    return PRONOUN.sub(lambda m: f"{CALLED}'s" if m[0].casefold() == "its" else CALLED, rest[:end]) + rest[end:]


def _speaks(rest: str) -> bool:
    """Whether something is said of the chosen card: by that name, or first of all by a pronoun."""
    return CHOSEN.search(rest) is not None or PRONOUN.search(rest[: _unmixed(rest)]) is not None
