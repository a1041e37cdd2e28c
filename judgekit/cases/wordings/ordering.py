"""What steps tell of an order: what is put first of several things that happen at once, by whom, and that they are resolved then."""

from __future__ import annotations

import re

from judgekit.cases.wordings.plain_lines import DOES
from judgekit.cases.wordings.remarks import THE_REST
from judgekit.games.five_sails.boards.moments.told import moment

TOLD = "told"
"""Who does a step that tells what the game does by itself, or what somebody does whom only the board knows."""
WHO_IS_ASKED = (
    r"(?:that player|the (?:chooser|decider|deciding player)"
    r"|(?:whoever|the (?:player|one) who) (?:is (?:asked|active|next|to act)|chooses|decides|(?:has|is|may) (?:to )?act|has the round"
    r"|(?:(?:may|can|must|has to|is to|gets to|is allowed to) )?(?:orders?|chooses?|decides?|puts? them in order|sets?|settles?|determines?)"
    r"(?: (?:the order|(?:them|the(?:se)? (?:\w+ )?(?:effects|abilities|Reactions|texts))|it|that|these|their order|on it|which comes first))?)"
    r"|(?:the )?(?:next )?(?:active player|participant whose round it is|player (?:to act|in turn|whose (?:round|turn) it (?:now |then )?is"
    rf"|who (?:is asked|is next|(?:is|has|may) (?:to )?act))))(?: then| now| next)?,? (?=(?:{DOES})\b)"
)
"""Whoever has to choose, of whom the step before said it."""
OPPONENT = r"(?:the|his|her|their|that player['’]s) opponent,? (?:then |now )?(?=[a-z]+s\b)"
"""The opponent of whoever resolves something."""


FIRST = re.compile(
    r"(?![Tt]he first\b)"
    r"(?!.*\b(?:puts|orders|sets|chooses|decides|resolves|takes|has|lets|wants)\b)"
    r"(?:[Tt]he (?:effect|text|Reaction|ability) of )?(?P<what>[A-Z][^,;]*?)"
    r"(?:['’]s (?:[\w' ]+ )?(?:effect|text|Reaction|Forced|ability))?(?: (?:is (?:put|placed|set|taken|chosen|resolved)|comes|goes))?"
    r"(?<!\bthe)(?<!\bits) first"
    r"(?:,? (?:and )?(?:then )?[^,;]+?(?: (?:second|next|last|after(?: it)?))?)?",
)
"""What comes first of several things, whoever decides that."""
FIRST_ABILITY = re.compile(r"['’]s first (?:City )?(?:Action|Reaction|Technique|Maneuver|Forced|ability|effect|wound|round)\b")
"""One of several abilities of a card, which comes before no other."""
BY_WHOEVER = re.compile(r",? by (?:whoever|whomever|whichever player|the (?:player|one) who|that player)\b[^,;]*$", re.IGNORECASE)
"""What only says that somebody has to decide it."""
WHOEVER = "whoever decides "
"""What begins the doing of whoever is asked."""
HAS_IT_FIRST = re.compile(
    rf"(?P<who>{WHO_IS_ASKED.rpartition(',? (?=')[0]}|(?:as )?the First Player),? (?:has|lets|wants|makes) "
    r"(?P<what>(?-i:[A-Z])[^,;]*?)(?:['’]s \w+)? "
    r"(?:to )?(?:be )?(?:resolved?|carried out|come|go|put|applied|take effect) (?:first(?:,?"
    r" (?:and )?(?:then )?[^,;]+)?|(?:before|ahead of) [^,;]+)",
    re.IGNORECASE,
)
"""What somebody who is not named has come first: `that player has Balm resolve first, then Salve`."""


def put_first(clause: str) -> str:
    """`Balm's effect is put first`, `the rest is paid` as what whoever decides that does; any other clause as it is."""
    if (rest := THE_REST.match(clause)) is not None:
        return f"{WHOEVER}pays the rest{re.sub('^,? and ', ', ', clause[rest.end() :])}"
    if has := HAS_IT_FIRST.fullmatch(clause.strip(" .")):
        return f"{has['who']} puts {has['what']} first"
    found = FIRST.fullmatch(BY_WHOEVER.sub("", clause)) if not FIRST_ABILITY.search(clause) else None
    return f"{WHOEVER}puts {found['what']} first" if found and moment(clause) is None else clause


def in_an_order(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """`The effects are resolved in the order B chooses: Early Bird, then Long Table`; nothing for another line."""
    one = "|".join(re.escape(s) for s in seats)
    chosen = rf"in (?:the|this) order(?: (?:that )?(?P<who>{one})(?:,? the First Player,?)? (?:chooses|decides|wants|has chosen))?:?"
    found = re.fullmatch(rf"(?P<told>.+?) {chosen} (?P<order>(?-i:[A-Z]).+)", line, re.IGNORECASE)
    if found is None or moment(found["told"]) is None:
        return []
    first, *others = re.split(r",?\s+(?:and\s+)?then\s+|,\s+(?:and\s+)?|\s+and\s+", found["order"])
    puts = ", then ".join([f"puts {first} first", *others])
    return [(found["who"] or TOLD, f"{'' if found['who'] else WHOEVER}{puts}; everything is resolved")]


ORDERS = (
    r"(?:(?:puts?|sets?|places?|takes?|resolves?|orders?|chooses?|picks?|decides? (?:on|for)|determines?|has|lets|wants|starts? with|begins? with) )?"
    r"(?P<what>(?!<seat> [a-z]+s\b)(?-i:[A-Z])[^;]*?(?:(?<!\bthe)(?<!\bits) first\b| before | ahead of )[^;]*)"
)
"""What is said to come first of what is resolved."""
AT_ONCE = {("planning", "when revealed"), ("planning", "schemes"), ("use", "effects"), ("use", "any part"), None}
"""Where a moment begins in which somebody is asked for an order."""


def ordered_in_it(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """A moment in which things are put in order, with the order behind it: the order is told first, for nothing is resolved before it."""
    one = f"(?-i:{'|'.join(map(re.escape, seats))})"
    who = rf"(?P<seat>{one})|(?:as )?the First Player|{WHO_IS_ASKED.rpartition(',? (?=')[0]}"
    does = f"(?P<does>{ORDERS.replace('<seat>', one)})"
    for joint in re.finditer(r"(?:;|,? and|:|,)(?: with)? | with (?=[A-Z])", line):
        told = moment(line[: joint.start()])
        found = re.fullmatch(rf"(?:(?P<who>{who}),? )?{does}", line[joint.end() :], re.IGNORECASE) if told else None
        if found and told and told.begins in AT_ONCE and (found["who"] or found["does"] == found["what"]):
            alone = FIRST.fullmatch(found["what"]) if found["what"].endswith(" first") else None
            puts = found["does"] if found["who"] else f"puts {alone['what']} first" if alone else f"puts {found['what']}"
            begins = "" if found["seat"] else "the First Player " if "First" in (found["who"] or "") else WHOEVER
            return [(found["seat"] or TOLD, f"{begins}{puts}; {line[: joint.start()]}")]
    return []
