"""What a set-up in prose tells to have been done earlier this Day: who claimed what, whose Leader fell, and that all that comes of it is done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.control import control
from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import WITHOUT

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

DAY = r"(?:this|that|the same|the(?: present| current)?) Day"
IN_HIGH_DRAMA = rf"(?:earlier )?(?:in|during) (?:the |this )?High Drama(?: phase)?(?: (?:of|on) (?:{DAY}|Day (?P<%s>\d)))?"
EARLIER = rf"(?:%s|(?:earlier |before )?(?:on |in )?{DAY}|(?:earlier )?today|earlier(?: on)?|before(?: (?:that|this))?)"
BEFORE_IT, BEHIND_IT = (EARLIER % (IN_HIGH_DRAMA % name) for name in ("day", "of"))
CLAIMED = re.compile(
    rf"(?P<when>{BEFORE_IT},? )?(?P<who>(?-i:<seat>)) (?P<has>(?:has|had) )?(?:already |just |earlier )?(?:claimed|taken control of) "
    rf"(?P<what>(?:(?:all (?:of )?)?(?:the )?\w+ (?:core )?locations?,? )?{CITY}(?:(?:, and |,? and |, ){CITY})*)(?P<after>,? {BEHIND_IT})?",
    re.IGNORECASE,
)
"""Who claimed which locations, and that it was this Day: they are under that player's control still."""
THEN = (
    r"(?:[Aa]fter(?:wards| (?:that|this|it|which))|[Tt]hen|[Ll]ater(?: on)?|[Ss]ince(?: then)?|[Ss]ubsequently|[Tt]here(?:after|upon)"
    r"|[Nn]ext|[Bb]ut|[Hh]owever)"
)
WORKED_OUT = r"(?:done|carried out|resolved|applied|dealt with|worked out|settled|seen to)"
CONSEQUENCES = (
    r"(?:(?:everything|all|whatever|what) (?:that |which )?(?:follow|come|result|ensue|aris)(?:e?s|ed)?(?: (?:from|of|out of) (?:it|that|this))?"
    r"|came (?:from|of) (?:it|that|this)|(?:all )?(?:(?:of )?(?:its|the|that) )?(?:further )?consequences?(?: of (?:it|that|this))?)"
)
LEADERS = r"(?:[A-Z]['’]s Leader\b|[Tt]he Leaders? of |[A-Z] lost )"
DONE_BEFORE = Outside(
    (rf",? (?:and|but) (?i:{THEN}),? (?={LEADERS})", "; "),
    (rf"(?:^|(?<=; )){THEN},? (?={LEADERS})", ""),
    (
        r"\b([A-Z]) ((?:has )?(?:claimed|taken) [^;]*?),? and (?:then |later |afterwards |since )?(?:(?:has )?lost|loses) "
        r"(?:the|his|her|their) Leader( [A-Z][\w'’ -]*?)?(?: (?:afterwards|later(?: on)?|then|since(?: then)?|after that))?(?=$|[;,])",
        r"\1 \2; \1's Leader\3 was destroyed",
    ),
    (r"(\bLeaders?\b[^;]*?\b(?:destroyed|lost))(?:,? (?:but )?only)? (?:after|once|when) [^,;]*?\b(?:claimed|taken)\b[^,;]*", r"\1"),
    (
        r"^((?:[A-Z](?:, |,? and ))+[A-Z]) (?:still |both |each |all )*have (?:still )?(?:their|a) Leaders?(?: still)?(?: in play)?(?=$|;)",
        r"The Leaders of \1 are in play",
    ),
    (r"^([A-Z])['’]s Leader and ([A-Z])['’]s Leader are (?:both )?(?:still )?in play(?=$|;)", r"The Leaders of \1 and \2 are in play"),
    (r"^([Nn]obody|[Nn]o ?one) else of ([A-Z])(?:['’]s)? (?:is|stands) (there|(?:at|in) [^,;]+)(?=$|;)", r"\2 has no other characters \3"),
    (r"([;,]) on top(?: of it)? (?:lies?|are|is),? (?:in (?:this|that|the) order,? )?(?=[A-Z])", "; from the top: "),
    (
        r"^On top of ((?:[A-Z]['’]s|the City)(?: Faction)? [Dd]eck)(?: \((_+)\)| of (\w+ cards))? (?:lies?|are|is),? (?:in (?:this|that"
        r"|the) order,? )?(?=[A-Z])",
        r"\1 has \2\3; from the top: ",
    ),
    (
        rf"((?:\bLeaders?\b[^;]*?\b(?:destroyed|lost|fell)|\blost [^;]*?\bLeaders?\b)[^;,]*?)(?:[;,] (?:and )?|,? and |,? with |,? )"
        rf"(?:with )?{CONSEQUENCES}(?: (?:has|have|is|are|was|were)"
        rf"(?: already| since)?(?: been)?)?(?: already)? {WORKED_OUT}(?: already)?(?=$|;)",
        r"\1",
    ),
    (r"(\bLeaders?\b[^;]*?\b(?:destroyed|lost)),? with all (?:(?:its|the) )?consequences(?=$|;)", r"\1"),
    (
        r"^(?:[Tt]he )?(?:[Cc]urrent(?:ly,?)? )?[Rr]enown(?: (?:totals?|counts?|scores?|pools?))?(?: (?:now|then|at (?:this|that|the) "
        r"(?:point|moment|time)|so far"
        r"|by now|at present))?(?: (?:is|are|stands? at))?(?:[:,] | )(?=[A-Z](?::|,)? \d)",
        "Renown: ",
    ),
)
"""What is told so in other words."""
WORKED = re.compile(rf"{CONSEQUENCES} (?:has|have|is|are)(?: already| since)?(?: been)?(?: already)? {WORKED_OUT}(?: already)?", re.IGNORECASE)
"""That all that comes of something has been done: the board is told as it lies then."""
NO_CHANGE = re.compile(
    rf"(?:{WITHOUT}|no (?:other )?player) (?:else )?(?:has|have) (?:since(?: then)? (?:re)?(?:claimed|taken) [^;]+|(?:re)?(?:claimed"
    rf"|taken) [^;]+ since(?: then| that)?)"
    r"|(?:none|neither|no one) of (?:them|these|the (?:\w+ )?locations) (?:has|have) (?:since been claimed(?: again)?|been claimed(?:"
    r" again)? since(?: then)?"
    r"|changed hands(?: since(?: then)?)?)"
    r"|(?:nothing|no location|none of these) has changed hands(?: since(?: then)?)?"
    r"|(?:the )?control(?: (?:of|over) [^;]+)? has not changed(?: since(?: then)?)?",
    re.IGNORECASE,
)
"""That whoever is told to control a location does so still."""


def claimed_before(teller: Teller, said: Bit) -> bool:
    """`In High Drama of this Day B claimed The Docks` · `Nobody has claimed it since`: who claimed a location today controls it."""
    if NO_CHANGE.fullmatch(said.plain) or WORKED.fullmatch(said.plain):
        return True
    pattern = CLAIMED.pattern.replace("<seat>", teller.story.seats)
    found = re.fullmatch(pattern, said.plain, re.IGNORECASE) if re.search(r"\b(?:claimed|taken)\b", said.plain) else None
    if found is None or not (found["when"] or found["after"] or found["has"]) or _of_another_day(teller, found):
        return False
    return control(teller, anew(said, f"{found['who']} controls {said.text[slice(*found.span('what'))]}"))


def _of_another_day(teller: Teller, found: re.Match[str]) -> bool:
    """Whether something is told of another Day than that at which the case begins: by then all locations were uncontrolled again."""
    day = found["day"] or found["of"]
    today = re.search(r"\bday (\d)", ", ".join(teller.story.time), re.IGNORECASE)
    return day is not None and (today is None or today[1] != day)
