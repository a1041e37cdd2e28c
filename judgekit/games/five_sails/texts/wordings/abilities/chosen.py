"""What is chosen or targeted in a sentence of its own, said where something is done to it."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import LEFT, LENT, STAT, VALUE

THAT_STAT = r"(?:that|the chosen) (?:(?:duel(?:ing)? )?stat|value)"
ANY = "Combat, Finesse or Influence"


def _of_that_stat(found: re.Match[str]) -> str:
    """A stat that is chosen in a sentence of its own, said where it is used."""
    return f"{found[1]}{re.sub(THAT_STAT, found[2] or ANY, found[3])}"


SOME_STATS = rf"((?i:{STAT}(?:, {STAT})*,? or {STAT}))"
A_STAT = r"(?:an?|any|one) (?:(?:duel(?:ing)? )?stat|value)(?: of your choice)?"
DO = r"(?:Wound|Destroy|Engage|En garde|Discard|Heal (?:an?|one|two|\d) wounds? from)"
THEM = r"(?:it|them|him|her|that character|the character|the chosen character)"
THEY = r"(?:They|It|He|She|That character|The character|The chosen character)"
DOES = r"(?:draws|discards|gains|loses)"


def _of_the_place(found: re.Match[str]) -> str:
    """What is done to a location that a condition has named, said with its name."""
    said = re.sub(r"\b(?:it|that location) (?=becomes (?:un)?controlled)", f"{found[2]} ", found[4])
    said = re.sub(r"\b([Cc]laim|take control of) (?:it|that location)\b", rf"\1 {found[2]}", said)
    said = re.sub(r"\b(Renown (?:to|on|from)) (?:it|that location)\b", rf"\1 {found[2]}", said)
    return f"{found[1]}{found[2]}{found[3]}, {said}"


A_NAMED_PLACE = r"(?:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
THERE = (
    rf"\b((?:to|at|on) ({A_NAMED_PLACE})\b[^.•]*[.•] ?)((?:(?!\btarget\b[^.•]*\bCity location\b)[^.•])*?)"
    r"\b(?:there(?! (?:is|are|was|were)\b)|(at|to|on|from) that location)\b"
)
"""A place that has been named in the sentence before."""
A_PLACE = rf"(?:{A_NAMED_PLACE}|this location)"


def _player(found: re.Match[str]) -> str:
    """What happens to a player who is chosen in a sentence of its own."""
    return f"Target player {found[1].removesuffix('s')}s"


DONE = {"engaged": "Engage", "wounded": "Wound", "destroyed": "Destroy"}


def _done_to(found: re.Match[str]) -> str:
    """What happens to a character that is chosen in a sentence of its own."""
    chosen = re.sub(r"^an? ", "a chosen " if found[0].startswith("Choose a") else "target ", found[1])
    return f"{DONE[found[2]]} {chosen}"


THAT_VALUE = r"(?:that|the chosen) (?:combat )?value"


def _of_that_value(found: re.Match[str]) -> str:
    """A combat value that is chosen in a sentence of its own, said where it is used."""
    return f"{found[1]}{re.sub(THAT_VALUE, found[2], found[3])}"


THAT_PLAYER = r"(?:They|That player|That opponent|He or she)"
STAYS = r"(?:does|do) not (?:move|go|return) Home (?:during|in|at) (?:the next |this )?Dusk"
THE_CHOSEN = r"(?:the|that) (?:chosen )?character|they"
OF_YOURS = r"an? (?:(?:friendly|other) )?character(?: you control)?|(?:one|another) of your (?:other )?characters"
MAY_CHOOSE = rf"\b[Yy]ou may choose (?P<whom>{OF_YOURS})(?P<at>(?: (?:here|at this location))?)[.;,] (?:[Ii]f you do, )?"

ORDER = r"[.;,] (?:[Pp]ut|[Rr]eturn|[Rr]eplace) (?:them|those cards|the cards)(?: back)?(?: on top)? in any order"


def _may_stay(found: re.Match[str]) -> str:
    """Somebody who is chosen and stays in the City, if the player likes, and what is done then."""
    other = "other " if "other" in found["whom"] else ""
    kind = (
        f"{other}friendly character"
        if "your" in found["whom"] or "you control" in found["whom"] or "friendly" in found["whom"]
        else f"{other}character"
    )
    here = " here" if found["at"] else ""
    then = f". If you do, {re.sub('^you ', '', found['then'])}" if found["then"] else ""
    then += " and put the rest back in any order" if found["order"] else ""
    return f"You may let a chosen {kind}{here} stay here during Dusk{then}"


A_PLACE_SAID = r"(?:locations?|Home|Docks|Forums|Bazaar|Inn|Gardens|City)\b"
CHOSEN = Table(
    (rf"{MAY_CHOOSE}(?:{THE_CHOSEN}|(?:They|That character)) {STAYS}(?:,? and (?:then )?(?P<then>[^.•]+?)(?P<order>{ORDER})?)?(?=\.|$)", _may_stay),
    (
        r"(?i)^(if (?:this|your performer['’]s) location (?:is|has) [^•]*•\s*(?:you may )?)(claim|take control of) (?:it|that location)(?=[.,]|$)",
        r"\1\2 this location",
    ),
    (
        r"(?i)\b(you cannot lose )(?:control of )?(?:it|this location) (?:for )?(?:as long as|while) "
        r"(your performer|this character|(?-i:[A-Z])[\w-]+) "
        r"(?:is|stays|remains) (?:there|here|at this location)\. (?:If|When|Once) (?:\2|they|s?he|it) (?:leaves?|moves? away)"
        r"(?: (?:from )?(?:this location|it|there|here))?,? (?:it|this location) becomes uncontrolled(?=\.|$)",
        r"\1this location until \2 leaves it, and lose it then",
    ),
    (
        r"(?i)\bmove (?:all|each) (?:of the )?engaged characters? (?:here|at (?:this|your performer['’]s) location) Home(?:\. Then,? |, then |\. )"
        r"engage (?:all|each)(?: of)? the (?:remaining|other) characters? (?:there|here|at (?:this|that|your performer['’]s) location)(?=\.|$)",
        "Move each engaged other character here Home. Engage each other character here. If your performer is engaged, move your performer Home. "
        "Engage your performer",
    ),
    (
        rf"^(?!(?:When|Whenever|Before|After|At|While|Each time|The first time)\b)((?:(?!{A_PLACE_SAID})[^•])*• ?)"
        r"(Move (?:(?:up to )?(?:two|three|\d) )?target (?:[\w-]+ )*?(?:characters?|[A-Z][\w-]+)) to that location(?=\.|$)",
        r"\1\2 at any location to this location",
    ),
    (
        r"\b[Ee]ach player chooses a different (?:City )?location,? (?:starting|beginning) with "
        r"(you|the First Player)(?: and (?:going|proceeding) clockwise)?",
        r"Each player from \1 on chooses a different location",
    ),
    (
        rf"\bIf an opponent controls {LEFT}, (?:they|that (?:player|opponent)) (may )?(draw|discard|gain|lose|give)s?\b",
        lambda m: f"The opponent who controls the location that Renown left {m[1] or ''}{m[2]}{'' if m[1] else 's'}",
    ),
    (
        rf"(^|[.•] ?)[Cc]hoose ((?i:{VALUE}(?:, {VALUE})*,? or {VALUE}))[.;,] ([^.•]*\b(?:that|the chosen) (?:combat )?value\b[^.•]*)",
        _of_that_value,
    ),
    (rf"(^|[.•] ?)Choose (?:{SOME_STATS}|{A_STAT})[.;,] ([^.•]*\b{THAT_STAT}\b)", _of_that_stat),
    (rf"\b(issues?) an? challenge of (?:your choice of )?(?:{SOME_STATS}|{A_STAT}) to\b", lambda m: f"{m[1]} a {m[2] or ANY} challenge to"),
    (
        rf"\b[Cc]hallenge (target [^.•]+?) to a duel of (?:your choice of )?(?:{SOME_STATS}|{A_STAT})(?=[.,]|$)",
        lambda m: f"Your performer issues a {m[2] or ANY} challenge to {m[1]}",
    ),
    (rf"\bChoose {LENT}([^.•]+?)[.;,] ([^.•]+?) (gains|has) (?:it|that \1)\b", r"\3 \4 a \1 of \2"),
    (rf"\bChoose (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 a chosen \1"),
    (rf"\bChoose (up to (?:two|three|\d) [^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 \1"),
    (rf"\bChoose (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. {THEY} (suffer|gain|get|lose|become|heal)s? ", r"A chosen \1 \2s "),
    (rf"\b(?:Choose|Name) (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. {THEY} (has|cannot) ", r"A chosen \1 \2 "),
    (rf"\bName an? (character|attachment)\. {THEY} (suffer|gain|get|lose|become|heal)s? ", r"A chosen \1 \2s "),
    (rf"\bTarget ((?!opponent)[^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 target \1"),
    (
        r"\bChoose (an adjacent|a|any) (City )?location[.,;] (Move [^.•]*?) (?:there|to (?:it|that location))(?=[.,]|$)"
        r"(?![^•]*\b(?:there|that location)\b)",
        lambda m: f"{m[3]} to {'an adjacent' if m[1] == 'an adjacent' else 'any'} {m[2] or ''}location",
    ),
    (
        r"\b(?:Choose|Target) an? ((?:adjacent |uncontrolled )?(?:City )?location)[.,;] "
        r"((?:Wound|Engage|Each|Heal|Move|Destroy)[^.•]*?) (?:there|at that location)\b",
        r"\2 at target \1",
    ),
    (rf"\b([Ee]ach player|[Ee]ach opponent|[Tt]he adversary) ({DOES} [^.,•]+?)(?:,? (?:and )?then| and) ({DOES})\b", r"\1 \2. \1 \3"),
    (
        rf"\b([Ii]f (?:an opponent controls |you control |nobody controls |there is no Renown (?:at|on) )?)({A_PLACE})([^,.•]*), ([^.•]+)",
        _of_the_place,
    ),
    (
        rf"^([Ii]f [^.•,]+? is at ({A_NAMED_PLACE})(?:,[^.•]+?)? *• *)([Cc]laim|[Tt]ake control of) (?:it|that location)\b",
        r"\1\3 \2",
    ),
    (
        r"\b([Tt]arget )an? ([^.•,]+?),? or (two|three|\d)(?: (?:such )?(?:characters?|attachments?|of them))? instead,? by (discarding|discard) ",
        r"\1\2 or \3 instead by discarding ",
    ),
    (r"\b(?:Choose|Target) (?:a|another|any|one) player[.;] (?:They|[Tt]hat player|He or she) (draws?|discards?|gains?|loses?)\b", _player),
    (
        r"\bChoose (an? (?:adjacent )?(?:City )?location|a location you control|any (?:City )?location)[.;] "
        r"((?:Add|Place|Put) (?:\d|an?|one|two|three) Renown|(?:Remove|Take) (?:\d|an?|one|two|three) Renown) (?:there|on it|to"
        r" it|from it|from there)\b",
        lambda m: f"{m[2]} {'from' if m[2][0] in 'RT' else 'to'} {m[1]}",
    ),
    (THERE, lambda m: f"{m[1]}{m[3]}{m[4] or 'at'} {m[2]}"),
    (r"((?:at|in|from) this location[^.•]*[.•] ?)([Aa]dd|[Pp]lace) (an?|\d|one|two) Renown (?:to|on) it\b", r"\1\2 \3 Renown to this location"),
    (
        r"\bChoose Riposte, Parry,? or Thrust\. (?:Your|This) (?:combat )?card (?:has|gains|gets) \+(\d) (?:to it|of it|to that value)",
        r"+\1 Riposte, +\1 Parry or +\1 Thrust",
    ),
    (r"\b(?:Choose|Target) (?:target )?(an? [^.•,]+)\. (?:They|It|That character|The character) (?:is|are) (engaged|wounded|destroyed)\b", _done_to),
    (
        r"\b(Engage|Wound|Destroy) (?:two|2) ((?:\w+ )?)characters you control\b((?: (?:here|at (?:this|your performer's) location))?)",
        r"\1 a chosen \2character you control\3, \1 another chosen \2character you control\3",
    ),
    (
        rf"\b(?:Choose|Target) an opponent\. {THAT_PLAYER} (reveals?|discards?|loses?|draws?|gains?)",
        lambda m: "Target opponent " + m[1].removesuffix("s") + "s",
    ),
    (
        r"\b(Wound|Heal a wound from|Destroy|Engage|En garde) (the adversary|your participant|this character|the "
        r"equipped character) and (the adversary|your participant|this character|the equipped character)\b",
        r"\1 \2. \1 \3",
    ),
    (
        r"\b([Ii]f )([\w' ]+?) (?:has|bears|carries) an? ([A-Z][\w-]*|attachment)(?: equipped)?, (destroy|discard|engage) it\b",
        lambda m: f"{m[1]}{m[2]} has a {m[3]} equipped, {m[4]} a chosen {m[3] + ' ' if m[3] != 'attachment' else ''}attachment equipped to {m[2]}",
    ),
    capitals=True,
)
