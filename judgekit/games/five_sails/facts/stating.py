"""What a fact is, held against what is stated of it."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name
from judgekit.engine.values import Line, Position, Reason
from judgekit.games.five_sails.boards.story.words import NUMBER
from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.lying_there import is_zone
from judgekit.games.five_sails.facts.own_ways import OWN_WAY, in_words
from judgekit.games.five_sails.facts.reading import SUM, Said, read_fact, unread
from judgekit.games.five_sails.facts.several import AMONG, one_of_several
from judgekit.games.five_sails.facts.states import Known
from judgekit.games.five_sails.facts.text import WHY, Unknown, at, zone
from judgekit.games.five_sails.facts.wordings import PILE
from judgekit.games.five_sails.values import in_play

PILE_NAMED = re.compile(rf"\b(?:{PILE}|Locker)\b", re.IGNORECASE)
"""A pile, where it is stated where a card is."""
UNITS = re.compile(r"\d+ (?:cards?|wounds?|Renown|threat|characters?|locations?|times|rounds?)", re.IGNORECASE)
"""A number with what is counted."""


def value_of(p: Position, lines: tuple[Line, ...], said: Said) -> str:
    """What a fact is in a position."""
    return said.form.value(Known(p, lines), *said.values)


def state_fact(p: Position, lines: tuple[Line, ...], text: str) -> tuple[str, str]:
    """(what it is, what was stated) of a fact; `Kaspar engaged` states yes, `not Kaspar engaged` states no."""
    if sums := SUM.fullmatch(text.strip()):
        found = str(sum(_counted(p, lines, term.strip()) for term in sums["terms"].split(" + ")))
        return (("yes" if found == sums["n"] else "no"), "no") if sums["not"] else (found, sums["n"])
    among = AMONG.fullmatch(text.strip())
    if among and among["values"].replace(",", "").replace(" ", "").isdigit():
        return one_of_several(among, lambda each: state_fact(p, lines, each))
    try:
        said = read_fact(p, text)
        actual, stated = _compared(p, lines, said)
    except Unknown:
        if among is None:
            raise
        return one_of_several(among, lambda each: state_fact(p, lines, each))
    if actual.isdigit() and said.stated and "=" not in text and not NUMERIC.search(said.stated):  # what stands behind the fact is no value of it
        raise unread(p, text, text)
    if said.negated and said.stated:  # `not Sabre in discard pile of A`
        return ("yes", "no") if alike(actual, stated) else ("no", "no")
    return actual, stated


NUMERIC = re.compile(rf"^[-–—]$|\bdash$|\d|\b(?:{NUMBER}|yes|no|true|false|none|nobody|nothing|zero|empty)\b|[\[{{]", re.IGNORECASE)
"""What may be stated of a fact that is a number."""


def _counted(p: Position, lines: tuple[Line, ...], term: str) -> int:
    """The number that a fact is, of which none is stated."""
    found = value_of(p, lines, read_fact(p, f"{term} = 0"))
    if not found.isdigit():
        raise Unknown(f"{term!r} is {found}: only numbers can be added up")
    return int(found)


def _compared(p: Position, lines: tuple[Line, ...], said: Said) -> tuple[str, str]:
    """What a fact is, and what was stated of it in the same words, whether it is denied or not."""
    actual = value_of(p, lines, said)
    if UNITS.fullmatch(said.stated):  # `A's hand = 2 cards`
        said = said._replace(stated=said.stated.split(" ")[0])
    if said.form.value is at and actual == "nowhere" and PILE_NAMED.search(said.stated):  # `Jab location = discard pile of A`
        said = said._replace(form=said.form._replace(value=zone))
        actual = value_of(p, lines, said)
    if said.form.value is zone and said.stated:
        said = _in_a_zone(p, said, actual)
    known = Known(p, lines)
    if said.form.value is at and actual == "nowhere" and said.stated.casefold() not in {"nowhere", "none", "out of play"}:
        actual = zone(known, int(str(said.values[0])))  # out of play, it lies in its pile
    own = OWN_WAY.get(said.form.value)
    return (own(known, said, actual) if own else None) or in_words(known, actual, said)


def _in_a_zone(p: Position, said: Said, actual: str) -> Said:
    """Where a card is said to be, which must be a place where one can be; `in play` is wherever that is."""
    card = int(str(said.values[0]))
    if said.stated.casefold() in {"in play", "play"} and in_play(p, card):
        return said._replace(stated=actual)
    if said.stated.casefold() != "unsettled" and not is_zone(p, said.stated):
        raise Unknown(f"{said.stated!r} is no place where a card can be; {card_name(p, card)} is in {actual}")
    return said


def reasons_behind(p: Position, text: str) -> tuple[Reason, ...]:
    """The reasons behind a fact that says whether something is allowed; none behind any other."""
    if SUM.fullmatch(text.strip()) or AMONG.fullmatch(text.strip()):
        return ()
    said = read_fact(p, text)
    why = WHY.get(said.form.value)
    return tuple(why(p, *said.values)) if why else ()
