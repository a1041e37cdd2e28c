"""What a text tells of which the game tells otherwise: how many cards somebody draws, what is cancelled, how somebody lies."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.sentences.same_words import words
from judgekit.engine import Position
from judgekit.engine.rewriting import one_of
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


STATE = r"(?P<{}>engaged|en garde|unwounded|wounded)"
AS_IT_LIES = (
    rf"\bthe (?:already |still |now )?{STATE.format('how')} (?P<one><card>)(?!\w)|(?P<who><card>),? who is (?:already |still )?{STATE.format('so')}\b"
)
"""How somebody is said by the way to lie: `challenges the engaged Bo`."""


def lies_otherwise(told: str, positions: Sequence[Position]) -> str:
    """What a text says by the way of how somebody lies, where that is so in none of the positions; empty where there is no such thing."""
    cast = positions[0].cast
    for found in re.finditer(AS_IT_LIES.replace("<card>", one_of(tuple(n for n in cast.names if n))), told):
        n, how = cast.number_of[found["one"] or found["who"]], found["how"] or found["so"]
        cards = [p.cards[n] for p in positions]
        states = [c.engaged if how in {"engaged", "en garde"} else c.wounds > 0 for c in cards]
        if all(so != (how in {"engaged", "wounded"}) for so in states):
            return found[0]
    return ""
