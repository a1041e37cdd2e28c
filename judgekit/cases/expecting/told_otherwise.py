"""What a text tells of which the lines tell otherwise: how many cards somebody draws, and what is cancelled."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.sentences.same_words import words
from judgekit.engine.values import Line
from judgekit.games.five_sails.boards.story.words import NUMBER, number


def drawn_otherwise(lines: Sequence[Line], told: str, seats: Sequence[str]) -> str:
    """What a text tells somebody to draw in the Draw step, where the lines tell of another number; empty where they agree, or tell of none."""
    for found in re.finditer(rf"\b({'|'.join(map(re.escape, seats))}) draws (?:the )?({NUMBER}) cards?\b", told):
        drawn = [number(m[1]) for x in lines if (m := re.fullmatch(rf"{re.escape(found[1])} draws ({NUMBER}) cards?\.", x.text.strip()))]
        if drawn and number(found[2]) and sum(drawn) != number(found[2]):
            return found[0]
    return ""


CANCELLING = re.compile(
    r"(?<!not )(?<!without )\bcancel(?:s|l?ing) (?P<what>[^,;.]+)"
    r"|(?<![^,;:] )(?P<that>(?-i:[A-Z])[^,;.]*?) (?:is|are|gets) (?:thereby |thus )?cancelled\b",
    re.IGNORECASE,
)
IN_VAIN = re.compile(r"(?P<what>.+) is cancelled\.|.*\b(?:happens instead|is prevented)\b.*", re.IGNORECASE)


def cancelled_in_vain(lines: Sequence[Line], told: str, names: Sequence[str]) -> str:
    """What a text tells to be cancelled of which no line tells that it is; empty where there is no such thing.

    What was answered is an ability, which the line names, or something that happened: then the line says no more than that it is cancelled.
    """
    found = CANCELLING.search(told)
    if found is None:
        return ""
    gone = [m["what"] or "It" for line in lines if (m := IN_VAIN.fullmatch(line.text.strip()))]
    called = {w for w in words(found["what"] or found["that"], names) if str(w).startswith("name:")}
    return "" if any(what == "It" or not called or called & words(what, names) for what in gone) else found[0]
