"""Sentences without a marker that say what they answer, or name a moment: Forced abilities, whatever stands before them."""

from __future__ import annotations

import re

DONE = {"engaged": "Engage", "wounded": "Wound", "destroyed": "Destroy"}
TAIL = re.compile(r"(.+?),? (at|after) the (beginning|start|end) of (?:each |every |the )?(Day|Dawn|Planning|High Drama|Plunder|Dusk)", re.IGNORECASE)
"""A sentence with the moment behind what is done; `until the end of the Day` is no moment but how long something lasts."""
MOMENT = re.compile(
    r"(?:at|after) the (beginning|start|end) of (?:each |every |the )?(Day|Dawn|Planning|High Drama|Plunder|Dusk),\s*(.+)", re.IGNORECASE
)
WHENEVER = re.compile(
    r"(whenever|each time|after|the first time (?:each|every) (?:day|duel),?) (.+?), (.+)"
    r"|(?:if|when|before) (.+? would .+?), (instead .+|.+ instead)",
    re.IGNORECASE,
)
PLUNDER = re.compile(r"(?P<before>.*?),?\s*\b(?:during|in) Plunder\b,?\s*(?P<behind>.*)", re.IGNORECASE)
GAINED = re.compile(
    r"(?P<when>if [^,]+, )?(?:you )?(?:also )?(?:gain|take|receive|get)s? "
    r"(?P<what>(?:an?|one|two|three|\d) (?:additional |more |extra )?Renown\b.*?)(?: while (?P<while>.+))?",
    re.IGNORECASE,
)
"""Renown beyond that of the locations, which is taken in a step of its own."""


FIRST = re.compile(
    r"(?:the first wound (?:that )?(?P<who>.+?) would suffer (?:each|every|in a|per|in each) (?P<span>day|duel) is (?:prevented|ignored|cancelled)"
    r"|(?:prevent|ignore) the first wound (?:that )?(?P<whom>.+?) would suffer (?:each|every|in a|per|in each) (?P<time>day|duel))",
    re.IGNORECASE,
)
LESS = re.compile(
    r"(?:reduce|lower) (?:all |any |the (?:number of )?)?wounds (?:suffered|taken|received) by (?P<who>.+?) by (?P<n>\d|one|two)"
    r"|(?P<whom>.+?) (?:suffers|takes) (?P<less>one|two|\d) (?:fewer|less) wounds?(?: each time| whenever (?:s?he|they) (?:is|are) wounded)?",
    re.IGNORECASE,
)
ONCE_PER = re.compile(r"once (?:per|each|every|in a) (day|duel),? (?:when|whenever|after|if) (.+?), ((?!.*\bmay\b).+)", re.IGNORECASE)
"""What is answered the first time in a Day or a duel only; what a player may do then, they may do at a later time too."""


COMES = re.compile(
    r"(?:(?:each|every|any|an?) )?(?P<who>(?:\w+ )?character)s? "
    r"(?:(?:that|who) (?:moves?|comes?) (?:to this location|here),? (?:is|are|becomes?|gets?)"
    r"|(?:moves? to|enters?) (?:this location|here))"
    r" (?P<how>engaged|wounded)",
    re.IGNORECASE,
)
"""How somebody arrives at the location of an ability."""


THREAT = re.compile(
    r"(?:all |any )?threat (?:that (?:is|would be) )?added to (?P<whose>(?:the )?.+?)(?:'s"
    r"|’s)? (?:threat )?pools? is (?P<how>reduced|increased) by (?P<n>one|two|\d)",
    re.IGNORECASE,
)
"""Threat of which less or more comes into a pool."""


REFUSING = re.compile(
    r"when(?:ever)? (?P<who>.+?) refuses a challenge, (?:s?he|it|they|that character) (?:suffers?|takes?) "
    r"(?P<n>one|two|\d) (?:less|fewer) wounds?"
    r"|(?P<whom>.+?) (?:suffers|takes) (?P<less>one|two|\d) (?:less|fewer) wounds? "
    r"(?:when|for|from|by|whenever) (?:(?:s?he|it|they) )?refus(?:es|ing) a challenge",
    re.IGNORECASE,
)


def as_answer(sentence: str) -> str | None:
    """A sentence without a marker that says what it answers, as the Forced ability that it is."""
    if threat := THREAT.fullmatch(sentence.strip()):
        how = "Reduce" if threat["how"].casefold() == "reduced" else "Increase"
        return f"When threat would be added to {threat['whose']}'s threat pool • {how} the number by {threat['n']}"
    if comes := COMES.fullmatch(sentence.strip()):
        return f"After a {comes['who']} moves to this location • {DONE[comes['how'].casefold()]} it"
    first, once = FIRST.fullmatch(sentence.strip()), ONCE_PER.fullmatch(sentence.strip())
    if first is not None:
        return f"The first time {first['who'] or first['whom']} would be wounded each {first['span'] or first['time']} • Reduce the number by one"
    if once is not None:
        return f"The first time {once[2]} each {once[1]} • {once[3]}"
    if refusing := REFUSING.fullmatch(sentence.strip()):
        who, n = refusing["who"] or refusing["whom"], refusing["n"] or refusing["less"]
        return f"When {who} would suffer wounds from refusing a challenge • Reduce the number by {n}"
    less = LESS.fullmatch(sentence.strip())
    if less is not None:
        return f"When {less['who'] or less['whom']} would be wounded • Reduce the number by {less['n'] or less['less']}"
    found = WHENEVER.fullmatch(sentence.strip())
    if found is None:
        own = re.fullmatch(r"when ((?!.*\bwould\b)[^,]+), (.+)", sentence.strip(), re.IGNORECASE)
        return f"When {own[1]} • {own[2]}" if own else None
    return f"{found[1]} {found[2]} • {found[3]}" if found[1] else f"When {found[4]} • {found[5]}"


def as_forced(sentence: str) -> str | None:
    """A sentence without a marker that names a moment, as the Forced ability that it is."""
    tail = TAIL.fullmatch(sentence.strip())
    if tail and not re.search(r"\b(?:until|cannot|keep|hold|hand limit)\b", tail[1]):
        sentence = f"{tail[2]} the {tail[3]} of the {tail[4]}, {tail[1]}"
    moment = MOMENT.fullmatch(sentence.strip())
    if moment:
        return f"At the {moment[1]} of {'the ' if moment[2].casefold() == 'day' else ''}{moment[2]} • {moment[3]}"
    return _in_plunder(sentence.strip())


def _in_plunder(sentence: str) -> str | None:
    """What is done in Plunder, said before it, behind it, or behind its condition: Renown when conditional Renown is taken."""
    plunder = PLUNDER.fullmatch(sentence)
    if plunder is None:
        return None
    rest = " ".join(x for x in (plunder["before"] + ("," if plunder["before"].casefold().startswith("if ") else ""), plunder["behind"]) if x)
    gained = GAINED.fullmatch(rest)
    if gained:
        so = gained["when"] or (f"if {gained['while']}, " if gained["while"] else "")
        return f"When conditional Renown is taken • {so}gain {gained['what']}"
    return f"When Plunder • {rest}" if not plunder["before"] else None
