"""Clauses of a board told in prose that say how cards lie of which was told before: `Bo has 2 wounds`, `All en garde and unwounded`."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.edit_uses import Use, use_said
from judgekit.games.five_sails.boards.played import TODAY
from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import MANY, NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

IN_PLAY = r"(?:still )?(?:in play|alive|on the board)"
"""What goes without saying of whoever has a place."""
LYING = rf"{IN_PLAY}|en garde|engaged|unwounded|(?:have )?nothing equipped|without attachments|(?:{MANY}) (?:wounds?|threat)"
ALL = (
    r"(?P<all>(?:all|both|each|every(?= )|everybody|everyone)(?: (?:two|three|four|five|six"
    r"|\d))?(?: of (?:them|these))?(?: the)?(?: characters?)?|they(?: are)?(?: all| both)|the characters(?: are)? (?:all|both))"
    r"(?P<other> other(?:s| characters)?| else)?"
)
"""Everybody who was told so far, the last two, or those of whom nothing is said yet."""
BEARS = " (bears)"
AGAINST = {
    "en garde": r"\bengaged\b",
    "engaged": r"\ben garde\b",
    "unwounded": r"\b[1-9]\d* wounds?\b|\bwounds [1-9]",
    "nothing equipped": rf"{re.escape(BEARS)}$",
}
"""How everybody may be said to lie, and what speaks against it."""
AND = r",\s*(?:and\s+)?|\s+and\s+"


def _in_figures(how: str) -> str:
    """How a card lies, between commas, with its wounds in figures."""
    how = re.sub("(?:have )?nothing equipped|without attachments", "nothing equipped", how)
    said = (part for part in re.split(AND, how) if not re.fullmatch(IN_PLAY, part, re.IGNORECASE))
    return re.sub(rf"\b({MANY})(?= wounds?| threat)", lambda m: str(number(m[1])), ", ".join(said))


def lying(teller: Teller, said: Bit) -> bool:
    """How a card lies of which was told before: `Bo has 2 wounds` · `Una and Bo are engaged`."""
    if everybody := re.fullmatch(rf"{ALL}(?: (?:is|are|has|have|bears?))?(?: both| all| each)?,? ((?:{LYING}|and|,| )+)", said.plain, re.IGNORECASE):
        return all_lying(teller, said, everybody)
    if listed := re.fullmatch(rf"(wounds|threat)(?: pools)?: ((?:.+? (?:{MANY})(?:,? and |, |$))+)", said.plain, re.IGNORECASE):
        each = re.findall(rf"(.+?) ({MANY})(?:,? and |, |$)", listed[2])
        told = [teller.story.is_said(name, f"{number(many)} {listed[1].casefold()}") for name, many in each]
        return all(told)
    return _so(teller, said)


STAT = r"(?:[Rr]esolve|[Cc]ombat|[Ff]inesse|[Ii]nfluence|Panache|Crew Cap)"
HOW = re.compile(
    rf"(?P<now>[+-]\d+ {STAT} {TODAY})(?: (?:from|through|by|because of|thanks to|due to) [^,;]*)?"
    rf"|(?:an? )?(?P<stat>{STAT})(?: of)? (?P<n>\d+)|(?P<m>\d+) (?P<of>{STAT})|(?:(?:the|an?) )?(?:ability|text)?:? ?(?P<text>\"[^\"]*\")|"
    rf"(?P<lies>en garde|engaged|unwounded|nothing equipped)|(?:without|no) (?P<no>attachments?|wounds?)"
    rf"|(?P<wounds>{MANY}) wounds?(?: on (?:him|her|it|them))?|(?P<threat>{MANY}) threat"
    rf"|wounded (?P<times>once|twice|(?:{NUMBER}) times)|(?:an? |the )?(?:trait )?(?P<trait>[A-Z]\w+)(?: trait)?|(?P<there>{IN_PLAY})",
)
"""What may be said of a character who was told before."""
VERBS = r"(?:(?:already|also) )?(?:is|are|was|were|has|have|bears?|carr(?:y|ies)|holds?|got)"
VERBS += r"(?: (?:both|all|each|already|also|suffered|taken|received|been|gained))*"


def _so(teller: Teller, said: Bit) -> bool:
    """How somebody lies, verb by verb: `Bo has suffered two wounds and is engaged` · `Una and Bo are Duelists`."""
    said = anew(said, OWN_STAT.sub(r"\1 has \2 \3", OWN_TEXT.sub(r"\1 has \2", said.text)))
    if (used := use_said(said.plain, teller.story.knows)) and used.card:
        return _used(teller, used)
    found = re.fullmatch(rf"([A-Z][^,]*?(?:(?:, | and )[A-Z][^,]*?)*) ({VERBS} .+)", said.plain)
    names = re.split(AND, found[1]) if found else []
    if found is None or not all(map(teller.story.knows, names)):
        return False
    parts = [re.sub(rf"^{VERBS} | already$", "", part.text) for part in said.group(found, 2).split(AND)]
    told = [HOW.fullmatch(part.removesuffix("s") if len(names) > 1 and part[:1].isupper() else part) for part in parts]
    if not all(told):
        return False
    stats = [one["stat"] or one["of"] for one in told if one and (one["stat"] or one["of"])]
    if any(re.search(rf"\b{stat} ", teller.story.said_of(name), re.IGNORECASE) for stat in stats for name in names):
        return False  # two values of one stat
    if any(one and one["there"] for one in told) and not {*names} <= {*teller.story.in_play()}:
        return False
    how = ", ".join(_attribute(one) for one in told if one and not one["there"])
    for name in names if how else ():
        teller.story.is_said(name, how)
    return True


OWN_STAT = re.compile(rf"^([A-Z][\w ]*)['’]s ({STAT}) is (\d+)$")
OWN_TEXT = re.compile(r"^([A-Z][\w ]*?)(?:['’]s (?:text|ability)(?: is| reads)?:?| reads:?| says:?) (\".*)$")


def _used(teller: Teller, said: Use) -> bool:
    """Keeps that an ability of a card told before has been used."""
    by = f" by {said.by}" if said.by else ""
    return said.unused or teller.story.is_said(said.card, f"{said.kind.casefold()} used{by}")


def _attribute(said: re.Match[str]) -> str:
    """What is said of a character as its card has it."""
    if said["now"]:
        return said["now"]
    if said["text"] or said["stat"] or said["of"]:
        return said["text"] or f"{said['stat'] or said['of']} {said['n'] or said['m']}".casefold()
    if said["trait"]:
        return f"trait {said['trait']}"
    if said["lies"] or said["no"]:
        return said["lies"] or ("nothing equipped" if said["no"].startswith("a") else "unwounded")
    times = {"once": "1", "twice": "2"}.get(said["times"] or "", (said["times"] or "").removesuffix(" times"))
    return f"{number(said['wounds'] or times)} wounds" if said["wounds"] or times else f"{number(said['threat'])} threat"


def all_lying(teller: Teller, clause: Bit, said: re.Match[str]) -> bool:
    """How everybody lies who was told so far, or the last two: `All en garde and unwounded` · `All others are en garde`."""
    lines, how = teller.story.lines, _in_figures(said[3]).lower()
    places = list(accumulate(lines, lambda place, line: line[1] if line[0] == 2 else place, initial=""))[1:]
    there = [n for n, line in enumerate(lines) if line[0] == 4 and re.match(rf"{CITY}|Home of |\S+['’]s Home\b", places[n])]
    told = there[-2:] if re.search("both", said["all"], re.IGNORECASE) else there
    for n in told:
        depth, text, at = lines[n]
        borne = BEARS if n + 1 < len(lines) and lines[n + 1][0] > depth else ""
        if against := next((x for x in AGAINST if x in how and re.search(AGAINST[x], f"{text}{borne}") and not said["other"]), ""):
            teller.wrong(clause, f"{against!r} is said of everybody, and the set-up tells of {text!r}")
        if not (said["other"] and re.search(rf"\b(?:{LYING})\b", text)):
            lines[n] = depth, f"{text}, {how}" if how else text, at
    return bool(told)
