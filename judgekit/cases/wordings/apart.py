"""What the game does by itself apart from what somebody does: `A plays Jab and the round ends` as `A plays Jab; the round ends`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.remarks import TOLD
from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.boards.moments.told import moment

JOINT = re.compile(r"(?:,? (?:and|but|so that|whereupon|after which|upon which)(?: then)?| then|,|:)(?: then)? ")
"""What may stand before that which the game does by itself."""
WONDERS = re.compile(r"\b(?:asks|whether|about)\b|\b(?:if|unless|until|after|before|once|when)\b[^,]*$", re.IGNORECASE)
"""What may hold the telling of a moment as a part of itself."""
MOVED = re.compile(r"(?:.*[;.:] )?[A-Z][\w'’ -]*? (?:then )?(?:moves|goes|is moved) to (?:(?! and |[,;]).)+")
"""That somebody goes somewhere."""


def told_apart(line: str, seats: tuple[str, ...]) -> str:
    """`A plays Jab and the round ends` as `A plays Jab; the round ends`: what the game does by itself behind a semicolon of its own."""
    somebody = re.compile(rf"(?:.*[.:] )?(?:{one_of(seats)})\b")
    parts = re.split(r"(; |\.\s+(?=[A-Z]))", line)
    return "".join(part if n % 2 else _apart(part, somebody) for n, part in enumerate(parts))


AFTER = re.compile(r"(?P<lead>(?:.*[.:] )?)(?:after|once|when|as soon as|now that) (?P<told>[^;:.]+?), (?P<rest>.+)", re.IGNORECASE)


AFTER_THAT = re.compile(AFTER.pattern.replace(", (?P<rest>", " (?P<rest>"), re.IGNORECASE)
DOES = re.compile(r" (?-i:[a-z])+s\b")
"""What somebody does, behind the name."""


def _apart(clause: str, somebody: re.Pattern[str]) -> str:
    if (after := _before_the_rest(clause, somebody)) is not None:
        return f"{after[0]}; {_apart(after[1], somebody)}"
    if _begins(clause):
        return clause
    for joint in JOINT.finditer(clause):
        before, behind = clause[: joint.start()], clause[joint.end() :]
        done = _leads(behind) and somebody.match(before) is not None and moment(before) is None and not WONDERS.search(before)
        moved = MOVED.fullmatch(before) is not None and _leads(JOINT.split(behind)[0])
        if done or moved or (_begins(before) and (_leads(behind) or TOLD.fullmatch(behind))):
            return f"{before}; {_apart(behind, somebody)}"
    return clause


def _begins(clause: str) -> bool:
    """Whether a clause tells a moment that begins somewhere."""
    told = moment(clause)
    return told is not None and told.begins is not None


def _leads(clause: str) -> bool:
    """Whether a clause tells a moment that begins somewhere, or how far the game goes on."""
    told = moment(clause)
    return told is not None and (told.begins or told.ends) is not None


def _before_the_rest(clause: str, somebody: re.Pattern[str]) -> tuple[str, str] | None:
    """`After combat values are resolved, Una moves` as the moment and what is done then; whoever plays may stand behind any moment."""
    after = AFTER.fullmatch(clause) or AFTER_THAT.fullmatch(clause)
    for joint in re.finditer(",? ", clause) if after else ():
        told, rest = clause[after.start("told") : joint.start()] if after else "", clause[joint.end() :]
        does = DOES.match(rest) if (who := somebody.match(rest)) is None else DOES.match(rest, who.end())
        if after and told and ((joint[0] == ", " and _begins(told)) or (who is not None and does is not None and moment(told) is not None)):
            return f"{after['lead']}{told}", rest
    return None
