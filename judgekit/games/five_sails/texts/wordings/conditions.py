"""What conditions say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

SIDE = (
    r"you|the adversary|(?:(?:an?|any|one|your|the|another|each|each other|every|every other|all|all other|all your) (?:opponents?|players?)"
    r"|your opponents)"
)
"""Whom a comparison is between."""
STAT = "(combat|finesse|influence|resolve)"
EQUAL = "(?:equal|the same|as much) or (?:greater|more|higher)|(?:greater|more|higher) or equal|at least (?:equal|as much|the same)"
COUNTED = r"((?:City )?locations|characters|Renown|cards(?: in (?:your |their )?hands?)?)"


def compared(found: re.Match[str]) -> str:
    """Who has more or fewer of something than who."""
    one, than = (_side(found[n]) for n in (1, 4))
    counted = "locations" if "location" in found[3] else "cards in hand" if found[3].startswith("cards") else found[3]
    verb = "control" if counted == "locations" else "have"
    verb = verb if one == "you" else {"control": "controls", "have": "has"}[verb]
    return f"{one} {verb} {'more' if found[2].casefold() == 'more' else 'fewer'} {counted} than {than}"


def _side(text: str) -> str:
    """The player, one of the opponents, or each of them."""
    if text.casefold() in {"you", "the adversary"}:
        return text.casefold()
    return "each opponent" if re.match(r"each|every|all|your opponents", text, re.IGNORECASE) else "an opponent"


DAYS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
TABLE = Table(
    (rf"^(.+?) ha(?:s|ve) (?:{EQUAL}) {STAT}s? (?:than|as|to) (.+)$", r"\1 has as much \2 as \3 or more"),
    (rf"^you ha(?:ve|s) (more|less|fewer|as much) {STAT} ((?:than|as) the adversary.*)$", r"your participant has \1 \2 \3"),
    (r"^(?:it|the challenge|that challenge|this challenge|your challenge) (?:is|was) (accepted|refused)$", r"the challenge was \1"),
    (r"^you (?:have claimed|claimed)(?: (?:a|any) location)? today$", "you have claimed a location today"),
    (r"^you (?:have not|did not|haven't) claim(?:ed)?(?: (?:a|any) location)? today$", "you have claimed no location today"),
    (r"^(?:this card was gambled|it was gambled|gambled)$", "your combat card was gambled"),
    (r"^(.+?) has no ([A-Z]\w+)$", r"\1 has no \2 equipped"),
    (r"^the adversary (?:is|was) the challenger$", "your participant accepted the challenge"),
    (r"^the adversary (?:issued|made) (?:the|this) challenge$", "your participant accepted the challenge"),
    (r"^the adversary (?:was challenged|accepted (?:the|this) challenge|is the challenged character)$", "your participant is the challenger"),
    (r"^(?!your participant)[\w '-]+ (?:is|are) the challenger$", "your participant is the challenger"),
    (r"^(.+?) (?:is|are) (?:still )?(?:opposed by|opposing|opposed to) ((?!an? |(?:\d|two|three|four) or more ).+)$", r"\1 opposes \2"),
    (r"^(.+?) (?:is|are) (?:still )?(?:at|in) the same location as (.+)$", r"\1 is at the same location as \2"),
    (r"^you control no (.+?)s?$", r"you control no \1"),
    (r"^there are (?:at least )?(\d|two|three|four|five)(?: or more)? ((?!or |renown).+?)s?((?: (?:here|at|in) .*)?)$", r"there are \1 or more \2\3"),
    (r"^(this location|the .+?|that location) has (\d|one|two|three|four)(?: or more)? Renown(?: or more)?$", r"there are \2 or more Renown at \1"),
    (rf"^({SIDE}) (?:has|have|holds?|controls?) (more|fewer|less) {COUNTED} than ({SIDE})$", compared),
    (rf"^it is (?:the )?({'|'.join(DAYS)}) Day( or later)?$", lambda m: f"it is Day {DAYS[m[1].casefold()]}{m[2] or ''}"),
    (r"^(?:it|the Day) is (?:at least )?Day (\d) or later$", r"it is Day \1 or later"),
    (r"^(.+?) (?:was|has been|is) wounded (?:this Day|today)$", r"\1 was wounded today"),
    (r"^(.+?) (?:has )?moved (?:this Day|today)$", r"\1 has moved today"),
    (
        r"^(?:an?|one or more|any) ((?:[\w-]+ )*?(?:character|Mercenary|Brute"
        r"|(?-i:[A-Z])\w+)) (?:was|has been|were) destroyed (?:this Day|today)$",
        r"a \1 was destroyed today",
    ),
    (r"^(.+?) (?:is|are) the only character (?:here|at (?:this|that|their|his|her|its) location)$", r"\1 is alone"),
    (
        r"^this location has (?:the most Renown(?: of all locations)?"
        r"|more Renown than (?:any|each|every) other(?: location)?)$",
        "this location has more Renown than each other location",
    ),
    (
        r"^you (?:have|control) (more|fewer|less) characters"
        r" (?:here|at this location) than (?:an|any|your) opponent$",
        lambda m: f"you have {'more' if m[1].casefold() == 'more' else 'fewer'} characters here than an opponent",
    ),
    (r"^(.+?) (?:was|took part in it as) a participant(?: in (?:it|that duel))?$", r"\1 is a participant"),
    (r"^you are (wounded|unwounded|engaged|en garde|equipped)$", r"your participant is \1"),
    (r"^(.+?) (?:is|are) (unwounded|equipped|unequipped)$", r"\1 is an \2 character"),
    (r"^there are no (.+?)s?((?: (?:here|at|in) ?.*)?)$", r"there is no \1\2"),
    (r"^there are no other characters (?:here|at (?:this|their|his|her|its) location)$", "this character is alone"),
    (r"^you control (?:at least )?(\d|one|two|three|four|five)(?: or more)? (?:City )?locations?$", r"you control \1 or more locations"),
    (
        r"^you control (?:at least )?(\d|one|two|three|four|five)(?: or more)? ((?!or more |(?:City )?locations?$).+?)s?((?: (?:here|at|in) .*)?)$",
        r"you control \1 or more \2\3",
    ),
    (r"^it is a (?!participant\b)(.+)$", r"the revealed card is a \1"),
    (
        r"^(?:this card was gambled|you gambled this card|your combat card was gambled|you gambled this round|you gambled)$",
        "your combat card was gambled",
    ),
    (r"^(.+?) has (\d+|one|two|three) wounds or more$", r"\1 has \2 or more wounds"),
    (r"^(.+?) is at (?:a|any) City location$", r"\1 is in the City"),
    (r"^(.+?) (?:is|are) (?:at|in) ((?:an?|any) .*\blocation\b.*)$", r"\1 is a character at \2"),
    (
        r"^(an|a|another) ((?:(?:other|friendly|enemy|opposing|engaged|wounded|[A-Z]\w+) )*(?:character|attachment|[A-Z]\w+)) "
        r"is (here|there|at (?!The |Ole|Gov).+)$",
        lambda m: f"there is a {'other ' if m[1].casefold() == 'another' else ''}{m[2]} {m[3].replace('there', 'here')}",
    ),
    (r"^(.+?) (?:is in|is participating in|participates in|is a participant in) a duel$", r"\1 is a participant"),
    (r"^this is the first round(?: of the duel)?$", "it is the first round"),
    (r"^(.+?) has (?:less|lower) (combat|finesse|influence|resolve) than (.+)$", r"\3 has more \2 than \1"),
    (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
    (r"^(?:this card|it) has (\d+|one|two|three) (riposte|parry|thrust) or (more|less|fewer)$", r"your combat card has \1 \2 or \3"),
    (
        r"^your combat card has (\d+|one|two|three) (?:or fewer (riposte|parry|thrust)|(riposte|parry|thrust) or fewer)$",
        lambda m: f"your combat card has {m[1]} {m[2] or m[3]} or less",
    ),
    (r"^there is an? (.+)$", r"there is a \1"),
)
