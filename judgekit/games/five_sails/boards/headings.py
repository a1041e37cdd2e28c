"""Headings of a board, and moments, as people write them, brought to the usual ones: `A's hand` is `hand of A`, `Plunder of Day 3` is two parts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.boards.story.words import CASUAL, COMPETITIVE, NUMBER

ZONES = {
    "hand": "hand",
    "cards in hand": "hand",
    "deck": "deck",
    "faction deck": "deck",
    "discard pile": "discard",
    "discard": "discard",
    "discards": "discard",
    "locker": "locker",
    "the locker": "locker",
    "approach deck": "approach deck",
    "scheme": "scheme",
    "scheme in play": "scheme",
    "schemes": "scheme",
    "chosen": "chosen",
    "chosen cards": "chosen",
    "dueling line": "dueling line",
    "home": "home",
}
CITY = {"city deck discard pile": "city discard", "city discard pile": "city discard", "the city deck": "city deck"}


EVERYBODY = r"(?:every(?:one|body)|each player|(?:all|both)(?: the| of the)?(?: players| characters| leaders)?|the following(?: cards| characters)?)"
ORDER = r"(?:starting |counted )?from (?:the )?top(?: down| to bottom)?|(?:the )?top to bottom|top (?:card )?first|in (?:this |that )?order"
HEADING = Table(
    (rf",?\s*\(?(?:of )?(?:exactly |only )?(?:{NUMBER}) cards?(?: in all)?\)?$", ""),
    (r" (?:holds?|contains?|is|are|has)(?=,|$)", ""),
    (rf"^(?:all of )?{EVERYBODY} (?:is|are|stands?|ha(?:s|ve) (?:a|the|their) leaders?) (?=at |on |in )", ""),
    (rf",?\s*(?:{ORDER})$|^(?:{ORDER}),? ", ""),
    (rf"^the (?:(?:top|first|next) )+(?:(?:{NUMBER}) )?cards? (?:of|in|on) (?=\S+['’]s |the City Deck)", ""),
    (r"^(?:on|at)(?: the)? top of (?=\S+['’]s |the City Deck)", ""),
    (r"^(?:at|in|on|also at) ", ""),
)
"""A heading without what only leads to its cards: `A's hand holds exactly`, `everybody is at The Docks`."""
COMMON = re.compile(
    r"^([^,(]+?(?:\s*\([^()]*\))?)(?:,\s*|\s+and\s+)((?:all|each|both|everyone|everybody|en garde|unwounded|nothing equipped|engaged)\b.*)$",
    re.IGNORECASE,
)
"""A location, and how all cards lie that stand below it: `The Forums, all en garde and unwounded`."""


def common_to_all(text: str) -> tuple[str, str]:
    """A heading without what it says of all the cards below it, and that, as the attributes of a card."""
    found = COMMON.match(text.strip())
    if found is None:
        return text, ""
    said = re.sub(r"^(?:all|each|both|everyone|everybody)(?: of them)?\b(?: (?:is|are|lies?))?,?\s*", "", found[2], flags=re.IGNORECASE)
    return found[1], re.sub(r"\s*(?:,\s*(?:and\s+)?|\band\s+)", ", ", said)


def usual_heading(text: str, players: Sequence[str]) -> str:
    """A heading in the usual words; what is not recognised stays as it is."""
    bare = re.sub(r"^(?:at|in|on) (?=\S)", "", text.strip(), flags=re.IGNORECASE)
    bare = CITY.get(bare.casefold(), bare)
    seats = "|".join(re.escape(s) for s in players)
    own = re.fullmatch(rf"(?:player )?({seats})(?:'s|’s| has in)? ({'|'.join(sorted(ZONES, key=len, reverse=True))})", bare, re.IGNORECASE)
    of = re.fullmatch(rf"(?:the )?({'|'.join(sorted(ZONES, key=len, reverse=True))}) of (?:player )?({seats})", bare, re.IGNORECASE)
    if own or of:
        who, zone = (own[1], own[2]) if own else (of[2], of[1]) if of else ("", "")
        who = next((s for s in players if s.casefold() == who.casefold()), who)
        return f"{ZONES[zone.casefold()]} of {who}".replace("home of", "Home of")
    return bare


NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": 5}
NOT_YET = re.compile(
    r"(?:there is |with |still )?no winner(?: yet| so far)?|without a winner(?: so far| yet)?|(?:nobody|no ?one"
    r"|no player) has (?:won|passed)(?: yet)?|(?:both|all) leaders are in play",
    re.IGNORECASE,
)
"""What a moment is said to be that it is in any case."""


DAY_BEGINS = re.compile(
    r"(?:(?:beginning|start) of (?:the )?(?P<of>day \d+)"
    r"|(?P<day>day \d+) (?:begins|starts|has (?:just )?begun|is (?:just )?(?:about to (?:begin|start)|beginning)))",
    re.IGNORECASE,
)
DAY_ENDS = re.compile(
    r"(?:at )?(?:the )?(?:very )?end of (?:the )?(?P<of>day \d+)"
    r"|(?P<day>day \d+) (?:is (?:just )?(?:(?:about to|to) (?:end|be over)|ending|nearly over)|has (?:still )?to end)"
    r"|(?:just |right )?before (?:the end of )?(?P<before>day \d+)(?: ends)?",
    re.IGNORECASE,
)
"""When all of a Day is done but its end."""
ALL_PASSED = re.compile(
    r"(?:(?:when|after|once|since|as) )?(?:(?:both|all)(?: the| of them)?(?: players)? (?:have|has)|every(?:body|one) has|each (?:player )?has)"
    r" (?:(?:just|already|now|also|both|all) )*passed"
    r"(?: (?:in a row|consecutively|in succession|in turn|one after (?:another|the other)))?(?: in high drama)?",
    re.IGNORECASE,
)
"""What ends High Drama."""


SPELT: tuple[tuple[str, str], ...] = (
    (r"\s+(?:phase|step)\b", ""),
    (r"^(?:the |in |during |at |it is )+", ""),
    (r"^before (?:the )?(?=(?:reveal|muster|draw|initiative|schemes)(?: |$))", ""),
    (r"^(?:resolve (?=schemes?$)|determine (?=initiative$))", ""),
    (r"^(dawn|planning|high drama|plunder|dusk) (?:has |is )?(?:just )?(?:begun|beginning|begins|starts|started)$", r"beginning of \1"),
    (r"(?<=\w) of (?:the )?(?:planning|dusk|plunder)(?= (?:begins|starts|comes|is|follows)\b)", ""),
    (r"^before (?:the )?(?=clean-?up$)", ""),
    (r"^scheme$", "schemes"),
    (r"^before (?:the )?(?:game|first day)(?: begins| starts)?$", "set-up"),
    (r"^(set-?up),? before (?:day \d|the (?:first day|game))$", r"\1"),
)
"""How a moment is told, and its usual words."""
ACTS = (
    r"(?: (?:has priority|(?:acts?|begins|starts|moves)(?: (?:next|first))?|is (?:to act|(?:the )?active(?: player)?|next)"
    r"|to (?:move|begin|start)|takes the (?:first|next) action)|['’]s (?:turn|action)(?: (?:to act|comes next|next))?)"
)
"""How it is said that it is a player's turn."""


def usual_time(part: str, players: Sequence[str]) -> list[str]:
    """A part of a moment in the usual words, which may be several parts."""
    text, who = part.strip(), "|".join(re.escape(s) for s in players)
    for said, usual in SPELT:
        text = re.sub(said, usual, text, flags=re.IGNORECASE)
    if after := re.fullmatch(rf"(.+?),? (?:after|and) (?=(?:{who}) has (?:just )?passed)(.+)", text):
        return [*usual_time(after[1], players), *usual_time(after[2], players)]
    if passed := re.fullmatch(rf"({who}) has (?:just )?passed", text):
        return [f"passed {passed[1]}"]
    if some := re.fullmatch(rf"((?:{who})(?:(?:,? and |, )(?:{who}))+) have (?:(?:both|all|just|already) )*passed", text):
        named = re.findall(who, some[1])
        return ["end of high drama"] if {*named} == {*players} else [f"passed {one}" for one in named]
    text = re.sub(r" and has not (?:yet )?acted(?: yet)?$", "", text)
    if day := DAY_BEGINS.fullmatch(text):
        return [day["of"] or day["day"], "dawn"]
    if (ends := DAY_ENDS.fullmatch(text)) and (ends["before"] is None or text.endswith(" ends") or " end of " in text):
        return [ends["of"] or ends["day"] or ends["before"], "end of dusk"]
    if ALL_PASSED.fullmatch(text):
        return ["end of high drama"]
    if NOT_YET.fullmatch(text) or CASUAL.fullmatch(part.strip()):
        return []
    if COMPETITIVE.fullmatch(part.strip()):
        return [] if re.search(r"\bnot?\b", part) else ["competitive play"]
    if of := re.fullmatch(rf"({'|'.join(NTH)}) (dawn|planning|high drama|plunder|dusk)", text, re.IGNORECASE):
        return [f"day {NTH[of[1].casefold()]}", of[2]]
    text = re.sub(rf"\b({'|'.join(NTH)}) day\b", lambda m: f"day {NTH[m[1].casefold()]}", text, flags=re.IGNORECASE)
    if within := re.fullmatch(r"(.+?),? (?:of|on) (day \d+)( .+)", text, re.IGNORECASE):
        return [within[2], *usual_time(f"{within[1]}{within[3]}", players)]
    text = re.sub(r" and (?:nobody|no ?one|no player) has won(?: yet)?$", "", text)
    of = re.fullmatch(r"(.+?) (?:of|on|in) (?:the )?(day \d+|dawn|planning|high drama|plunder|dusk)", text, re.IGNORECASE)
    if of and not re.fullmatch(r"(?:very )?(?:beginning|start|end)", of[1], re.IGNORECASE):
        return [of[2], *usual_time(of[1], players)]
    if turn := re.fullmatch(rf"(?:player )?({who}){ACTS}", text):
        return [f"{turn[1]} to act"]
    return [] if re.fullmatch(rf"(?:player )?({who}) (?:is|=) (?:the )?First Player", text, re.IGNORECASE) else [text]


def usual_owner(name: str, players: Sequence[str]) -> str:
    """`A's Ivo` as `A Ivo`."""
    seats = "|".join(re.escape(s) for s in players)
    return re.sub(rf"^({seats})(?:'s|’s) (?=\S)", r"\1 ", name)
