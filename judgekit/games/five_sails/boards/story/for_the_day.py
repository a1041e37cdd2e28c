"""The cards that players are said to choose for a Day; before the game they lie in the Approach Decks, to be chosen on Day 1."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.attributes import TO_BE_CHOSEN
from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.schemes import CHOSE

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

DAYS = ("first", "second", "third", "fourth", "fifth")
WHICH = rf"(?:Day (?P<n>\d)|the (?P<nth>{'|'.join(DAYS)}) Day|the (?P<next>next|following|coming) Day|(?P<tomorrow>tomorrow))"
FOR_A_DAY = (
    rf"^(?:[Ff]or|[Oo]n|[Ii]n (?:the )?Planning (?:of|on|for)) {WHICH},? (?=(?:<seat>|both|all"
    rf"|each)\b[^;]*?\b(?:<chose>)|<seat>['’]s (?:scheme|character)\b)"
    r"|^(?P<whose><seat>)['’]s (?P<card>scheme|character) (?:for|of|on) "
    + WHICH.replace("?P<n>", "?P<n2>").replace("?P<nth>", "?P<nth2>").replace("?P<next>", "?P<next2>").replace("?P<tomorrow>", "?P<tomorrow2>")
    + r",? (?P<verb>is|has|will be|will have)\b (?=\S)"
)
WHOSE = re.compile(r"^([A-Z])['’]s (?:scheme|character) (?:will be|is) (?=[A-Z])")
CHARACTER_TOO = re.compile(r",? and (?:[A-Z]['’]s |his |her |their |the |its )?character (?:will be |is )?(?=[A-Z])")
"""Who is chosen beside a scheme."""
TO_COME = re.compile(
    rf"^(?:[Tt]he )?(?P<card>scheme|character) (?:that |which )?(?P<who>[A-Z]) (?:will (?:reveal|choose|select|pick)|reveals|chooses|selects|picks)"
    rf" (?:on|for|in) (?P<day>Day \d|the next Day|the (?:{'|'.join(DAYS)}) Day),? (?P<verb>is|has)\b "
)
"""What somebody chooses on a Day, with whom it is behind it."""
WILL = re.compile(r"\b(?:(?:will|is (?:going )?to|means to|wants to|plans to) )(choose|reveal|select|pick)(?= )")
"""What somebody is told to choose later on."""


CHOSEN = r"(?:chosen|selected|picked)"
TODAY = r"(?:,? (?:for|of|on) (?:the|this) Day|,? this Day)"
OWN_CHARACTER = Outside(
    (rf"\b([A-Z])['’]s (?:{CHOSEN} )?(character|scheme)(?: {CHOSEN})?{TODAY}(?= is\b|:)", r"\1's chosen \2"),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z])['’]s ([A-Z][\w'’ -]*?)((?: \(_*\))?)(?:,? and|,) ([A-Z])['’]s (?=[A-Z])",
        r"\1's chosen character is \2\3 and \4's chosen character is ",
    ),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z][\w'’ -]*?) (?:for|of|by) ([A-Z])(?:,? and|,) ([A-Z][\w'’ -]*?) (?:for|of|by) ([A-Z])(?=$|;)",
        r"\2's chosen character is \1 and \4's chosen character is \3",
    ),
    (
        rf"^(?:The |Both )?(?:characters? (?:that (?:is|are|were|has been|have been) )?{CHOSEN}|{CHOSEN} characters?){TODAY}?(?: (?:is|are)|:)"
        r" ([A-Z][\w'’ -]*?) \((_+)\)(?:,? and|,) ([A-Z][\w'’ -]*?) \((_+)\)(?=$|;)",
        r"\2's chosen character is \1 and \4's chosen character is \3",
    ),
    (rf"(\b{CHOSEN} (?:the character )?[A-Z][\w'’ -]*?) as (?:(?:the|a|his|her|its|their) )?(?:chosen )?character{TODAY}?(?=$|[,;]| and )", r"\1"),
    (
        rf"(^|; |,? and |, )([A-Z]) (?:musters|will muster|is (?:about |going )?to muster) (?:the (?:character )?)?(?=[A-Z])"
        rf"((?:(?! and |[;,]).)*?){TODAY}?(?=$|[;,]| and )",
        r"\1\2 has chosen the character \3",
    ),
)
"""Whom players have chosen for the Day, told otherwise."""
IN_PLANNING = Outside((r"(^|; |,? and |, )([A-Z])['’]s character (?:is|will be) (?=[A-Z])", r"\1\2's chosen character is "))


def for_the_day(teller: Teller, said: Bit) -> Bit:
    """`For Day 1 A chooses Full House (…)` without the Day: the one at hand, or the next one, for which they lie in the Approach Decks."""
    said = OWN_CHARACTER(said)
    if any("planning" in part.casefold() for part in teller.story.time):
        said = IN_PLANNING(said)
    said = anew(said, TO_COME.sub(r"\g<who>'s \g<card> for \g<day> \g<verb> ", said.text))
    pattern = FOR_A_DAY.replace("<seat>", teller.story.seats).replace("<chose>", f"{CHOSE}|{WILL.pattern}")
    found = re.match(pattern, said.plain) if re.search(r"\b(?:Day|tomorrow)\b", said.plain) else None
    if found is None:
        return said
    told = re.search(r"\bday (\d)", ", ".join(teller.story.time), re.IGNORECASE)
    now = int(told[1]) if told else 1
    day, rest = _which(found, now), said.cut(found.end())
    if found["whose"]:
        scheme = "a scheme with " if found["verb"].endswith(("has", "have")) and found["card"] == "scheme" else ""
        rest = anew(rest, f"{found['whose']} has chosen {scheme}{rest.text}")
    else:
        rest = anew(rest, CHARACTER_TOO.sub(" and ", WHOSE.sub(r"\1 has chosen ", WILL.sub(r"\1s", rest.text))))
    if day == now:
        return rest
    if day != now + 1 or _before_the_game(teller):
        teller.wrong(said, f"{said.text[: found.end()].strip(' ,')!r} is another Day than the one at which the case begins; write it among the steps")
        return rest
    begins = len(teller.story.lines)
    teller.hear(rest)
    _in_the_approach_decks(teller, begins)
    return said.cut(len(said.text))


def _which(found: re.Match[str], now: int) -> int:
    """The number of the Day that is named."""
    said = {key.rstrip("2"): value for key, value in found.groupdict().items() if value}
    if "n" in said:
        return int(said["n"])
    return DAYS.index(said["nth"]) + 1 if "nth" in said else now + 1


def _before_the_game(teller: Teller) -> bool:
    """Whether nothing is set up yet."""
    return any(re.match(r"set-?up|before the game", part, re.IGNORECASE) for part in teller.story.time)


def chosen_later(teller: Teller) -> None:
    """Before the game the cards that somebody chooses lie in the Approach Deck still."""
    if _before_the_game(teller):
        _in_the_approach_decks(teller, 0)


def _in_the_approach_decks(teller: Teller, begins: int) -> None:
    """Puts the cards that have been told to be chosen from a line on into the Approach Decks, to be chosen."""
    here = ""
    for n, (depth, text, at) in enumerate(teller.story.lines):
        if n < begins:
            continue
        here = text if depth == 2 else here
        if depth == 2 and text.startswith("chosen of "):
            teller.story.lines[n] = depth, f"approach deck of {text.removeprefix('chosen of ')}", at
        elif depth == 4 and here.startswith("chosen of "):
            teller.story.lines[n] = depth, f"{text}, {TO_BE_CHOSEN}", at
