"""Words by which a board told in prose is heard: numbers, moments, and what only says that there is no more to say."""

from __future__ import annotations

import re

SEATS = "ABCDEFGH"
ONES = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
COUNTS = {"no": 0, "a": 1} | {word: n for n, word in enumerate((*ONES, *TEENS), 1)} | {word: 10 * n for n, word in enumerate(TENS, 2)}
COUNTS |= {f"{ten}-{one}": COUNTS[ten] + COUNTS[one] for ten in TENS for one in ONES}
NUMBER = r"\d+|" + "|".join(sorted(COUNTS, key=len, reverse=True))
CITY_NAMES = r"(?:(?:[Tt]he )?(?:Docks|Forums?|Grand Bazaar|Governor['’]s Gardens?)|Ole['’]s Inn)"
WITHOUT = r"(?:nobody|nothing|no ?one|no player|neither player)"
ABILITIES = r"(?:abilit(?:y|ies)|actions?|reactions?|techniques?|maneuvers?|effects?)"
UNSAID = re.compile(
    rf"nothing else\b.*|{WITHOUT} (?:else )?(?:gambles|reacts|intervenes|parleys|matters)\b.*|there (?:is|are) (?:{WITHOUT} else|no other \w+)\b.*"
    r"|\w+ (?:does not|never|will not) gambles?\b.*"
    rf"|{WITHOUT} (?:has|uses) (?:any |an )?(?:other )?{ABILITIES}\b.*|{WITHOUT} has (?:yet )?(?:won|passed|acted|gambled)\b.*"
    rf"|no (?:other )?{ABILITIES} (?:is|are|will be|has been|have been) (?:used|relevant|available)\b.*"
    rf"|{WITHOUT} (?:else )?(?:is|stands) (?:also )?(?:there|in play|on the board|in \w+['’]s crew|at (?:{CITY_NAMES}|\w+['’]s Home))"
    rf"|at {CITY_NAMES} (?:is|stands) {WITHOUT}"
    r"|no other (?:cards?|characters?|locations?) (?:is|are|matters?|exists?)\b.*|(?:all|the) other cards? (?:do|does) not matter"
    r"|(?:no|neither|none)(?: of (?:them|these))?(?: \w+)? (?:has|have|bears?) (?:a |any )?wounds?"
    r"|(?:no|neither|none)(?: of (?:them|these))?(?: \w+)? (?:has|have) (?:a |any )?['\"]?when revealed['\"]? (?:text|effect)s?"
    r"|(?:no|without(?: a| any)?) ['\"]?when revealed['\"]? (?:text|effect)s?"
    r"|(?:there is )?no Renown (?:(?:is|lies) )?on (?:any|the) (?:city )?locations?"
    r"|(?:no|none of the) (?:city )?locations? (?:(?:is (?:yet )?controlled(?: by (?:anybody|anyone))?|(?:has|have) (?:a|any) controller"
    r"|(?:has|holds|bears) (?:any )?Renown(?: on it)?)(?: (?:or|and) |$))+"
    rf"|{WITHOUT} (?:has|takes|gains) (?:any )?conditional Renown|(?:there is )?no conditional Renown"
    r"|(?:the |all |both )?schemes (?:have no|are without(?: any)?) text|(?:no|neither|none of the) schemes? (?:has|have) (?:a |any )?text"
    rf"|{CITY_NAMES} has no (?:other )?traits?(?: (?:but|except|other than) City)?"
    rf"|(?:\w+ has no (?:other )?|{WITHOUT} has (?:any |an)?(?:other )?)(?:cards?|characters?|crew)(?: (?:there|in play|at .+))?"
    r"|[\w'’ ]+ (?:is|are) not (?:used )?in (?:this|the) game|(?:(?:all|the) )*(?:city )?locations (?:are uncontrolled|have no controller)"
    r"|(?:neither|none)(?: of (?:them|these))?(?: \w+)? (?:has|controls) (?:another|any (?:other|further)|a further) (?:cards?|characters?)"
    rf"|(?:{CITY_NAMES})(?: and (?:{CITY_NAMES}))? (?:is|are) (?:also )?(?:in play|laid out|used)"
    r"|(?:no (?:one|player)|neither player) (?:controls|has control of) (?:a|any) (?:city )?location"
    r"|(?:all |the )?(?:city )?locations are empty"
    r"|(?:\w+|the others?) draws? without (?:any )?(?:difficulty|trouble|problems?)",
    re.IGNORECASE,
)
"""What only says that there is no more to say."""
INTENT = re.compile(r"(?:\w+|each player) (?:always |only )?(?:pass(?:es)?|declines?) (?:when(?:ever)?|if|at|every|each|on|in)\b.*", re.IGNORECASE)
"""What somebody means to do: for the reader, the steps say what is done."""
TIME = re.compile(
    r"(?:the )?(?:day \d|(?:set-?up|dawn|planning|high drama|plunder|dusk)\b|\w+ (?:has priority|(?:is )?to act|acts|is active)"
    r"|(?:reveal|muster|draw|(?:determine )?initiative|(?:resolve )?schemes?|clean-?up) step\b"
    r"|(?:at )?(?:the )?(?:very )?(?:beginning|start) of (?:the )?\w+|(?:a |the )?duel\b|round \d|before the \w+|\w+['’]s round|it is )",
    re.IGNORECASE,
)


def number(word: str) -> int:
    """A number in figures or in words."""
    return COUNTS[word.casefold()] if word.casefold() in COUNTS else int(word)


DETERMINED = re.compile(r"(?:the )?initiative (?:has|is|was)(?: (?:already|just))?(?: been)? determined", re.IGNORECASE)
"""What says that the next step of Planning is the muster."""


def usual_moment(part: str) -> list[str]:
    """A part of the moment as cases write it: `in the duel of Kaspar against Soline` is `duel, Kaspar against Soline`."""
    if DETERMINED.fullmatch(part):
        return ["Muster step"]
    part = re.sub(r"^(?:it is |it's )?(?:now )?(?:in )?(?:the middle of )?(?:the |a )?(?=duel|round|day)", "", part, flags=re.IGNORECASE)
    goes_on = r"(?: (?:is|has)(?: already| now)? (?:under ?way|in progress|going on|being fought|begun)(?: in High Drama)?)?"
    whose = r"(?:\w+['’]s (?=[A-Z]))?"
    between = rf"duel (?:of|between) (?!combat|finesse|influence|resolve){whose}(.+?) (?:against|and|with) {whose}(.+?){goes_on}"
    pair = re.fullmatch(between, part, re.IGNORECASE)
    return ["duel", f"{pair[1]} against {pair[2]}"] if pair else [part]
