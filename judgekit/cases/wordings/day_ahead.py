"""A Day of which only the outcome is told: `Day 4 is played up to Plunder: A then controls The Docks (2 Renown on it), The Forums is uncontrolled`.

The game goes on to that moment with nobody doing anything, and the board is changed by hand to what is told; each change stays in the record.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.games.five_sails.boards.story.words import CITY_NAMES, NUMBER, number

PLAYED_TO = re.compile(
    r"^(?P<go>(?:.*\b)?[Dd]ay(?: \d)?\b[^.:;]*? (?:is|are) played(?: on| out)? (?:up )?(?:to|until) "
    r"(?:the (?:beginning|start) of )?(?:its |the |that )?(?:Planning|High Drama|Plunder|Dusk)(?: phase)?(?: of (?:that Day|Day \d))?)"
    r"(?:[.:;,] (?:and )?(?:now|then|by then|by now|at that point|there),? |[:;] |\. (?=[A-Z] (?:now|then|by then)\b))(?P<board>.+)$",
    re.IGNORECASE,
)
"""Up to where a Day is played, and what has come of it by then."""
COURSE = re.compile(r"\b(?:is|are|has been|have been) (?:then |now )?(?:carried out|resolved|played|reached)\b|\b(?:begins|ends|follows)\b")
LEAD = re.compile(r"^(?:in High Drama|during (?:the|that) Day|that Day|by then|then|now|meanwhile|there|and|but|while),? ", re.IGNORECASE)
BY_NOW = r"(?:(?:now|then|by then|still|again|also|only) )*"
ON_IT = rf"(?:,? (?:with|holding|bearing) (?P<n>{NUMBER}|no) Renown(?: on it)?| \((?:with )?(?P<m>{NUMBER}|no) Renown(?: on it)?\))?"
PLACE = rf"(?P<place>{CITY_NAMES})"
CONTROLS = re.compile(
    rf"(?:(?P<who><seat>) )?{BY_NOW}(?:controls|claims|has claimed|holds|has taken|takes)? ?{BY_NOW}{PLACE}{ON_IT}(?: by then| now| then)?"
)
UNCONTROLLED = re.compile(
    rf"(?:{PLACE} (?:is|lies|stays) {BY_NOW}uncontrolled|(?:nobody|no ?one|no player) {BY_NOW}controls (?P<free>{CITY_NAMES})){ON_IT}"
)
HOLDS = re.compile(
    rf"{PLACE} {BY_NOW}(?:has|holds|bears) (?P<n>{NUMBER}|no) Renown(?: on it)?|(?P<k>{NUMBER}|no) Renown (?:lies|is|lie|are) on (?P<at>{CITY_NAMES})"
)
WOUNDS = re.compile(rf"(?P<card>.+?) (?:{BY_NOW}(?:has|have|with) )?(?P<n>{NUMBER}|no) wounds?")
EACH = re.compile(rf"each (?:with |holding |of them with )?(?P<n>{NUMBER}|no) Renown(?: on it)?")
SAYS_NO_MORE = re.compile(
    r"(?:nothing else|no other (?:card|effect|scheme)|no (?:scheme|card)|(?:the )?schemes?(?: of (?:that|this) Day| of Day \d| in play)?)"
    r" (?:gives?|adds?|takes?|moves?|brings?) (?:no |any )?Renown|(?:no other|no) Renown (?:changes hands|moves|is (?:gained|lost|moved|taken))"
    r"|nothing else (?:changes|has changed|happens|is done)",
    re.IGNORECASE,
)
"""What only says that nothing else has come of the Day."""
JOINT = re.compile(rf"[;,] (?:and |while |but )?|,? (?:and|while) (?=<seat> |{CITY_NAMES}|nobody|no ?one|.+? {NUMBER} wounds?\b)")


class DayAhead(NamedTuple):
    """A Day told by its outcome: up to where it is played, what is changed by hand there, and what is told behind it."""

    go: str
    edits: tuple[str, ...]
    rest: str


def day_ahead(line: str, seats: tuple[str, ...]) -> DayAhead | None:
    """A line that tells a Day by its outcome; None for another one, or where something of the outcome is not understood."""
    found = PLAYED_TO.match(line) if "played" in line else None
    if found is None:
        return None
    sentences = re.split(r"\.\s+(?=[A-Z])", found["board"].strip().rstrip("."))
    told = next((n for n, sentence in enumerate(sentences) if COURSE.search(sentence)), len(sentences))
    edits = _edits("; ".join(sentences[:told]), "|".join(map(re.escape, seats)))
    if not edits:
        return None
    rest = ". ".join(sentences[told:])
    return DayAhead(f"{found['go']}.", edits, f"{rest}." if rest else "")


def _edits(board: str, seats: str) -> tuple[str, ...]:
    """The changes by hand that lead to a board; none where a part of it is not understood."""
    out: list[str] = []
    who, wounded, places = "", False, list[str]()
    for part in re.split(JOINT.pattern.replace("<seat>", f"(?:{seats})"), board):
        clause = LEAD.sub("", LEAD.sub("", part.strip()))
        if not clause or SAYS_NO_MORE.fullmatch(clause):
            continue
        if each := EACH.fullmatch(clause):
            out += [f"{place} has {_many(each['n'])} Renown" for place in places]
        elif free := UNCONTROLLED.fullmatch(clause):
            place = free["place"] or free["free"]
            out += [f"{place} is controlled by nobody", *_renown(place, free["n"] or free["m"])]
        elif holds := HOLDS.fullmatch(clause):
            out += _renown(holds["place"] or holds["at"], holds["n"] or holds["k"])
        elif (has := re.fullmatch(CONTROLS.pattern.replace("<seat>", seats), clause)) and (who := has["who"] or who):
            out += [f"{has['place']} is controlled by {who}", *_renown(has["place"], has["n"] or has["m"])]
            places.append(has["place"])
        elif (wounds := WOUNDS.fullmatch(clause)) and (wounded or " wound" in clause):
            out.append(f"{wounds['card']} has {_many(wounds['n'])} wounds")
            wounded = True
        else:
            return ()
    return tuple(out)


def _renown(place: str, many: str | None) -> list[str]:
    """How much Renown lies on a location, where that is told."""
    return [f"{place} has {_many(many)} Renown"] if many else []


def _many(said: str) -> int:
    return 0 if said.casefold() == "no" else number(said)
