"""Where a card lies, as a fact names it beside something else, and what can be such a place at all."""

from __future__ import annotations

import re

from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.story.words import CITY_NAMES
from judgekit.games.five_sails.facts.comparing import in_its_words, place_meant
from judgekit.games.five_sails.facts.text import Known, Unknown, zone
from judgekit.games.five_sails.facts.wordings import PILE
from judgekit.games.five_sails.values import in_play

WHERE = rf"(?:in|on|at) (?:(?:(?:\w+['’]s|the) )?(?:{PILE}|Locker|Home)(?: of (?:player )?\w+)?(?! (?:size|limit))|(?:{CITY_NAMES}))"
LIES = r"(?:not )?(?:engaged|en garde|face ?down|available|wounded|unwounded)\b"
LIES_THERE = re.compile(
    r"(?P<not>not )?(?P<card>.+?),? (?:(?:which|that|who) )?(?:(?:is|lies|lying|stands|standing) )?"
    rf"(?:(?P<where>{WHERE}),? (?:(?:is|lies|stays|has) )?(?P<so>(?:{LIES}"
    rf"|(?:wounds|threat|resolve|combat|finesse|influence|cost|controller|bearer)\b).*)"
    rf"|(?P<how>{LIES}) (?P<there>{WHERE})(?P<value>(?:\s*=.*)?))",
    re.IGNORECASE,
)
"""A fact about a card that is told apart by where it lies: `Feint in the dueling line engaged = yes`."""


def without_place(p: Position, text: str) -> str:
    """A fact without where its card lies, as long as it lies just there."""
    said = LIES_THERE.fullmatch(text.strip())
    if said is None or said["card"] not in p.cast.names:
        return text
    there, n = said["where"] or said["there"], p.cast.number_of[said["card"]]
    now = zone(Known(p, ()), n)
    told = in_its_words(now, place_meant(p, re.sub("^(?:in|on|at) (?:the )?", "", there, flags=re.IGNORECASE)))
    if _bare(now) != _bare(told) and not (told.casefold() == "home" and now.startswith("Home of ")):
        raise Unknown(f"{text!r}: {said['card']} is not {there}, but {'at' if in_play(p, n) else 'in'} {now}")
    return with_no_place(p, text)


def with_no_place(p: Position, text: str) -> str:
    """A fact without where its card is said to lie, wherever it does."""
    said = LIES_THERE.fullmatch(text.strip())
    if said is None or said["card"] not in p.cast.names:
        return text
    return f"{said['not'] or ''}{said['card']} {said['so'] or said['how'] + said['value']}"


def _bare(place: str) -> str:
    return place.casefold().removeprefix("the ")


ZONES = re.compile(
    rf"(?:the )?(?:\w+['’]s? )?(?:(?:owner['’]?s?|Faction|Approach|City|dueling) ?)*(?:{PILE}|play|home|area|line|facedown cards|cards)\b"
    rf"(?: (?:of|that) .+|, not revealed yet| discard pile)?|the game|(?:the )?(?:cards )?set aside|none|nowhere|nobody|yes|no|{CITY_NAMES}",
    re.IGNORECASE,
)


def is_zone(p: Position, stated: str) -> bool:
    """Whether what is stated of where a card is can be such a place at all, and not words that belong to something else."""
    stated = place_meant(p, stated)
    return ZONES.fullmatch(stated) is not None or stated.casefold() in {x.casefold() for x in (*p.cast.places, *p.cast.names)}
