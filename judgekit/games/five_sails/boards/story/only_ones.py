"""What a board told in prose says behind a character: that it is the only one its player has, in play, in the City or there."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.denied import Denial
from judgekit.games.five_sails.boards.story.lacking import ANYWHERE_IN_THE_CITY, Lack
from judgekit.games.five_sails.boards.story.prose import Bit, anew

ONLY = r"(?:only|single|sole|one and only)(?: other)?"
WHERE = r"(?P<where>(?: (?:(?:still )?in (?:play|the City)|on the board|there|here|at (?:that|this) location|left|at all))*)"
OF_WHOM = rf"(?P<of>[A-Z])['’]s {ONLY} character|(?P<pron>his|her|its|their) (?:player['’]s )?{ONLY} character"
OF_WHOM += rf"|the {ONLY} character (?:of|for) (?P<by>[A-Z])(?:['’]s)?|the {ONLY} character (?:that |whom )?(?P<has>[A-Z]) (?:has|controls)"
BEHIND = re.compile(rf",? (?:(?:who|which) is |and is |(?:and )?(?:thus|so|being|as) )?(?:{OF_WHOM}){WHERE}(?=$|[;,])")
"""What says behind a character that its player has no other."""
CHARACTER = re.compile(r"(?P<of>[A-Z])['’]s (?:Leader )?(?P<name>[A-Z][\w'’-]*(?: (?:of |the |de |la |von |van )*[A-Z][\w'’-]*)*)(?= \(|,|;|$)")


def only_ones(said: Bit, here: str) -> tuple[Bit, list[Denial]]:
    """A sentence without what it says of characters that are alone on their side, and that nobody else of their players is there."""
    denials: list[Denial] = []
    start = 0
    while found := BEHIND.search(said.plain, start):
        before = list(CHARACTER.finditer(said.plain[: found.start()]))
        owner = found["of"] or found["by"] or found["has"] or (before[-1]["of"] if before else "")
        if not before or before[-1]["of"] != owner:  # it is said of somebody else's character
            start = found.end()
            continue
        named = re.findall(CITY, said.plain[: found.start()])
        told = range(said.at + found.start()) if " other " in found[0] else range(0)
        where = _where(found["where"], named[-1] if named else here)
        denials.append(Denial(said, (Lack("characters", (owner,), where=where, but=(before[-1]["name"],)),), told))
        said = anew(said, f"{said.text[: found.start()]}{said.text[found.end() :]}")
    return said, denials


def _where(said: str, here: str) -> tuple[str, ...]:
    """Where there is nobody else: there, anywhere in the City, or nowhere at all."""
    if re.search(r"\b(?:t?here|location)\b", said):
        return (here,) if here else ()
    return (ANYWHERE_IN_THE_CITY,) if "City" in said else ()
