"""The business of a Day in other words: what cards cost, the Crew Cap, Parley, recruiting, claiming, pressures, passing, whose a card is."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

SIGN = {"less": "-", "more": "+"}
KIND = r"(risk|attachment|card|mercenar(?:y|ie)|[A-Z]\w+?)"
USE = r"(?: to (?:equip|recruit|play|bring in|bring into play))?"
THEIRS = r"(?:enem(?:y|ies['’]?)|(?:your )?opponents?['’]s?|(?:your )?opponents['’]|an enemy|opposing)"
OPPONENTS = r"(?:enem(?:y|ies)(?: players?)?|(?:your |all )?opponents|each opponent)"
PRESSING = r"(?:in|for|during|towards?) (?:any )?pressures?"
HERE = r"(?:at this location|here)"


def _kind(said: str) -> str:
    """What a noun phrase calls the cards: a Mercenary is recruited, a trait may be any card's."""
    if re.match("mercenar", said, re.IGNORECASE):
        return "Mercenary character"
    return "Brute character" if said.casefold() == "brute" else said if said.casefold() in {"risk", "attachment", "card"} else f"{said} card"


def _mine(found: re.Match[str]) -> str:
    """What cards of a kind cost their player less or more."""
    return f"{_kind(found[1])}s of yours have {_change(found)} cost"


def _theirs(found: re.Match[str]) -> str:
    """What cards of a kind cost the other players less or more."""
    return f"{_kind(found[1])}s of your opponents have {_change(found)} cost"


def _change(found: re.Match[str]) -> str:
    """By how much: `-1` of `have -1 cost` as of `cost 1 less`."""
    return found[2] or f"{SIGN[found[4].casefold()]}{found[3]}"


def _each(who: str) -> str:
    """Several of a kind, as each of them."""
    found = re.fullmatch(r"((?:(?:all|your|enemy|opposing|engaged|wounded|unwounded|en garde|other) )*)([A-Za-z]+?)(ies|s)( .+)?", who, re.IGNORECASE)
    if found is None or who.casefold().startswith("this "):
        return who
    kind = f"{found[2]}y" if found[3] == "ies" else found[2]
    lead, yours = re.subn(r"\b(?:all|your) ", "", found[1], flags=re.IGNORECASE)
    return f"each {lead.casefold()}{kind}{' you control' if yours and 'your ' in found[1].casefold() else ''}{found[4] or ''}"


def _weightless(found: re.Match[str]) -> str:
    """Who does not count in pressures."""
    return f"in pressures, {_each(found[1])} does not count"


def _parleying(found: re.Match[str]) -> str:
    """Who may parley although the rules keep Mercenaries from it."""
    who = "each Mercenary you control" if re.search("mercenar", found[1], re.IGNORECASE) else found[1]
    return f"{who} can parley as a Mercenary"


def _here(found: re.Match[str]) -> str:
    """What anybody pays less or more for at a location."""
    kind = _kind(re.sub(r"(?<!ie)s$", "", found[1]) if "mercenar" not in found[1].casefold() else "mercenary")
    return f"{kind}s that are had here have {_change(found)} cost"


LESS = r"(?:(?:has|have) ([+-]\d) cost|costs?(?: you)? (\d) (less|more))"
GETS = r"(?:that )?you (?:play|equip|recruit|buy|pay for|bring in|use)"
HAD = r"(?:(?:each|all|any|available) )*(mercenar(?:y|ies)|attachments?)(?: characters?)?"
PAIRS = (
    (rf"^{HAD}(?: {HERE}) {LESS}{USE}$", _here),
    (rf"^{HAD} {LESS}{USE} {HERE}$", _here),
    (rf"^(?:recruiting|equipping) (?:an? )?{HAD} {HERE} {LESS}$", _here),
    (rf"^{THEIRS} {KIND}s {LESS}{USE}$", _theirs),
    (rf"^{KIND}s cost {OPPONENTS} ()(\d) (less|more){USE}$", _theirs),
    (rf"^(?:your|each) {KIND}s?(?: {GETS})? {LESS}{USE}$", _mine),
    (rf"^(?:all )?{KIND}s(?: {GETS})? {LESS}{USE}$", _mine),
    (
        rf"^mercenaries {HERE} cost {OPPONENTS} (\d) (less|more)(?: to recruit)?$",
        lambda m: f"your opponents recruit here at {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (
        rf"^{OPPONENTS} (?:must )?pay (\d) (less|more) (?:to recruit|for) mercenaries {HERE}$",
        lambda m: f"your opponents recruit here at {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (r"^(?:increase|raise) your (?:Leader's )?(crew cap|panache) by (\d)$", r"your Leader has +\2 \1"),
    (r"^(?:reduce|decrease|lower) your (?:Leader's )?(crew cap|panache) by (\d)$", r"your Leader has -\2 \1"),
    (r"^your (?:Leader's )?(crew cap|panache) is (?:reduced|decreased|lowered) by (\d)$", r"your Leader has -\2 \1"),
    (r"^your Leader's (crew cap|panache) is (?:increased|raised) by (\d)$", r"your Leader has +\2 \1"),
    (
        r"^your (?:maximum )?hand (?:size|limit)(?: (?:at|during|in) Dusk| at the end of the Day)? is (?:increased|raised) by (\d|one|two)$",
        r"you may keep \1 cards more",
    ),
    (r"^(?:no player|nobody|no one|players) (?:may|can|cannot) (?:claim|take control of) (?:this location|here)$", "this location cannot be claimed"),
    (r"^in pressures, (.+?s(?: .+?)?) does not count$", _weightless),
    (rf"^(?!engaged characters |while |if )(.+?) (?:does|do) not count {PRESSING}$", _weightless),
    (rf"^ignore (.+?) {PRESSING}$", _weightless),
    (rf"^(.+?) counts? (?:double|twice) {PRESSING}$", r"in pressures, the influence of \1 counts double"),
    (
        rf"^your (?:total )?(influence|combat|finesse|resolve) {HERE} is increased by (\d) {PRESSING}$",
        r"in pressures, this character has +\2 \1",
    ),
    (rf"^(?:enemies|enemy characters) {HERE} cannot (parley|be recruited)$", r"enemy characters at this location cannot \1"),
    (rf"^characters {HERE} cannot (parley|be recruited)$", r"each character at this location cannot \1"),
    (
        r"^(mercenar(?:y characters|ies)(?: you control)?|your mercenaries|.+?) (?:may|can) parley"
        r"(?: (?:even )?(?:though|although|if|when|while) (?:they are|it is|s?he is) (?:an? )?mercenar(?:y|ies))?$",
        _parleying,
    ),
    (r"^(.+?) (?:does|do) not (?:become|get) en garde (?:during|in|at) Dusk$", r"\1 does not become en garde in Dusk"),
    (r"^(.+?) (?:does|do) not en garde (?:during|in|at) Dusk$", r"\1 does not become en garde in Dusk"),
    (r"^(.+?) (?:may|can|does not have to engage to) move without engaging$", r"\1 does not engage to move"),
    (r"^(.+?) (?:moves?) without engaging$", r"\1 does not engage to move"),
)
"""Tried before the other wordings of Passive abilities."""


def _paying_less(found: re.Match[str]) -> str:
    """What is taken off a cost that is being paid."""
    return f"{found[1]}Reduce the cost by {found[2]}"


STATS = r"(resolve|combat|finesse|influence|panache|crew cap)"


def _changed(found: re.Match[str]) -> str:
    """A value that is raised or lowered."""
    who, stat = (found[2], found[1]) if found[1] else (found[3], found[4])
    who = re.sub(r"^(each|every) (?:opponent's|enemy's) ", r"each enemy ", re.sub(r"^your opponents' (.+?)s?$", r"each enemy \1", who))
    return f"{who} has {'-' if found[5].casefold() in {'reduced', 'decreased', 'lowered'} else '+'}{found[6]} {stat.casefold()}{found[7] or ''}"


def _handed(found: re.Match[str]) -> str:
    """An attachment that goes from one bearer to another, without being paid for."""
    chosen = {"target": "target ", "another": "a chosen other ", "a": "a chosen "}[found[2].casefold()] + found[3] + found[4]
    return f"equip {found[1]} to {chosen} without paying"


WHOLE = Table(
    (r"^(?:When|While|Whenever) you (?:would )?pay (?:an?|any|the) (?:wealth )?costs?(?=\s*[•,])", "While paying for a card"),
    (
        r"^(?:When|While|Whenever) (?:you (?:would )?pay(?: the costs?)? (?:for|of)|you are paying for|paying the costs? (?:of|for)"
        r"|(?:you are )?(?:recruiting|equipping)) (?=an? |target |this |your )",
        "While paying for ",
    ),
    (r"^((?:While|When) (?:paying for|you pay) [^•]*•\s*)[Rr]educe (?:it|that cost|its cost|the cost) by (\d|one|two|three)", _paying_less),
)
"""The whole text of a Reaction or a Forced ability."""
EVERY = Table(
    (
        r"\b(an? )?(character|attachment|card)(s?) (?:that |which )?(?:(?:an|your|any) opponent|another player|opponents|enemies) controls?\b",
        lambda m: f"{'an ' if m[1] else ''}enemy {m[2]}{m[3]}",
    ),
)
"""Every kind of sentence."""
TRIGGERS = Table(
    (r"^(?:all|every) players? (?:have |has )?pass(?:ed|es)?(?: consecutively| in a row)?$", "High Drama ends"),
    (r"^(?:an? |your )?(?:enemy|opponent|another player|enemy player) (?:has )?pass(?:es|ed)$", "an opponent passes"),
    (
        r"^an? (?:(\S+) )?character is mustered by (?:an? |your )?(?:opponent|enemy)$",
        lambda m: f"an enemy {m[1] + ' ' if m[1] else ''}character is mustered",
    ),
    (r"^(?:an? )?City (?:Deck )?card is (?:added to|placed at|revealed at) (?:this location|here)$", "a City Card is added to this location"),
)
EFFECTS = Table(
    (
        r"^(?:move|transfer|pass|hand) (target attachment(?: you control)?) (?:from \S+ )?"
        r"to (another|a|target) ((?:other )?)(character(?: you control)?)$",
        _handed,
    ),
    (
        rf"^(add|place|put) ({NUMBER}) Renown (to|on|at) ([^,]+?) and ({NUMBER})(?: Renown)? (?:to|on|at) ([^,]+)$",
        r"\1 \2 Renown \3 \4 and \1 \5 Renown \3 \6",
    ),
    (
        r"^(?:return|put|place|take|move) (.+?) (?:back )?(?:in)?to (?:your|(?:its|their|his|her)(?: (?:owner|controller)['’]s)?|the) Approach Deck$",
        r"put \1 into your Approach Deck",
    ),
    (r"^(?:put|place|add) the top card of the City Deck (?:at|to|on) (.+)$", r"add a City Card to \1"),
    (r"^(?:it|that card|this card) (?:has -(\d) cost|costs (\d) less)$", lambda m: f"reduce the cost by {m[1] or m[2]}"),
    (r"^reduce (?:its|that|this) cost by (\d|one|two|three)$", r"reduce the cost by \1"),
)
CONDITIONS = Table(
    (r"^(.+?) (?:have|has) the (?:lowest|least|smallest amount of) Renown$", r"\1 have the fewest Renown"),
)
PASSIVES = Table(
    (r"^(?:this card|it) costs (\d) (less|more) (for each .+)$", lambda m: f"this card has {SIGN[m[2].casefold()]}{m[1]} cost {m[3]}"),
    (rf"^(.+?)['’]s? Claim Action(?:s)? (?:uses?|pressures? with) {STATS}(?: instead of Influence)?$", r"the Claim Action of \1 uses \2"),
    (
        r"^(.+?) (?:may|can) (?:use the Claim Action|claim(?: locations| a location)?)(?: even)?(?: while| when| if)? engaged$",
        r"\1 can use the Claim Action while engaged",
    ),
    (r"^this location is adjacent to (?:all|every|each)(?: other)? (?:City )?locations?$", "this location is adjacent to every City location"),
    (r"^(.+?) is adjacent to (?!every)(.+)$", r"\1 and \2 are adjacent"),
    (
        rf"^(?:the )?(?:{STATS} of (.+?)|(.+?)['’]s? {STATS}) is (increased|raised|reduced|decreased|lowered) by (\d)( for each .+)?$",
        _changed,
    ),
    (
        r"^(?:you|this (?:scheme|card)'s controller) draws? (?:one|1|an?) (fewer|less|additional|more|extra) cards? "
        r"(?:during|in) (?:Planning|the Draw step)$",
        lambda m: f"your Leader has {'-' if m[1].casefold() in {'fewer', 'less'} else '+'}1 panache",
    ),
)
daily = ByKind(EVERY, trigger=TRIGGERS, effect=EFFECTS, condition=CONDITIONS, passive=PASSIVES)
"""A sentence nearer to what cards say."""
