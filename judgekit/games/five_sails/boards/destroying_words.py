"""Which of too many Armor, Attire and Weapon cards go, as people say it: these alone, or all but those."""

from __future__ import annotations

import re

from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.named import named
from judgekit.games.five_sails.happening.limits import doubles, in_order


def destroying(p: Position, text: str) -> str:
    """Which cards go of those of which too many are equipped: all that is said to be destroyed alone, or that is not kept."""
    assert p.asking is not None
    ends = [m for m in re.finditer(r"[;,]\s*| and |$", text) if not _begins_with_card(p, text[m.end() :])]
    for end in reversed([m.start() for m in ends]):  # the longest beginning that says so
        cards = just_these(p, text[:end])
        order = in_order(p, p.asking.data[0], cards) if cards else None
        if order:
            return "; ".join(p.cast.names[n] for n in order) + text[end:]
    return text


def _begins_with_card(p: Position, text: str) -> bool:
    """Whether a list of cards goes on there."""
    return any(text.casefold().startswith(name.casefold()) for name in p.cast.names if name)


GOES = re.compile(
    r"(?:destroy|discard|choose)(?:s|ing)? (?P<only>(?:only|just|nothing but) )?(?P<cards>.+?)(?P<end> alone| only|,? and nothing (?:else|more))?",
    re.IGNORECASE,
)
KEEPS = re.compile(r"(?P<goes>.+?)?(?:,? (?:and|but) |, |^)keep(?:s|ing)? (?P<kept>.+)", re.IGNORECASE)
OTHERS = re.compile(r"(?:(?:all|both) )?(?:of )?(?:the )?(?:others?|rest|other (?:one|two|three|cards?)|remaining (?:one|two|cards?))", re.IGNORECASE)


def just_these(p: Position, text: str) -> list[int]:
    """The cards of which a sentence says that they and no others are destroyed, or which it does not keep; none where it says nothing of the kind."""
    assert p.asking is not None
    offered, said = doubles(p, p.asking.data[0]), text.strip(" .")
    keeps = KEEPS.fullmatch(said)
    goes = GOES.fullmatch((keeps["goes"] or "") if keeps else said)
    if goes is not None and (keeps or goes["only"] or goes["end"]):
        cards = _all_named(p, goes["cards"])
        kept = _all_named(p, keeps["kept"]) if keeps and not OTHERS.fullmatch(keeps["kept"]) else []
        return cards if cards and not {*cards} & {*kept} else []
    kept = _all_named(p, keeps["kept"]) if keeps and not keeps["goes"] else []
    return [n for n in offered if n not in kept] if kept else []


def _all_named(p: Position, text: str) -> list[int]:
    """The cards that a list names; none where a word of it names no card."""
    if named(p, text) >= 0:
        return [named(p, text)]
    cards = [named(p, x) for x in re.split(r",? and |, ", text)]
    return cards if min(cards) >= 0 else []
