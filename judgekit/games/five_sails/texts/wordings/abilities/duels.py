"""Sentences that belong together about challenges, duels and pressures."""

from __future__ import annotations

import re

from judgekit.engine.articles import an
from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT, number

CAN = r"(?:may|can)"
GIVEN = re.compile(r"-(\d) \[?(Riposte|Parry|Thrust)\]?(?:,? and (?=-))?", re.IGNORECASE)


def _given_up(found: re.Match[str]) -> str:
    """Parts of combat values that are given up as a cost: `-1 Riposte and -1 Parry •`."""
    return GIVEN.sub(lambda m: f"give up {m[1]} {m[2]}{', ' if ' and' in m[0] else ''}", found[0])


def _gambled_with_more(found: re.Match[str]) -> str:
    """A free gamble that reveals more cards, always or if something is so."""
    free = f"{found[1]}amble for free"
    more = f"gamble for free with {number(found[2])} more card"
    return f"{free}, or if {found[3]}, {more} instead" if found[3] else f"{found[1]}{more[1:]}"


def _such_a_performer(found: re.Match[str]) -> str:
    """What a performer does who must be such a one."""
    noun = found[2] if found[2][:1].isupper() else f"{found[2]} character"
    return f"{found[1]}Your performer must be {an(noun)}. Your performer "


def _brought(found: re.Match[str]) -> str:
    """A pressure to which characters of a kind come along, each of whom adds something."""
    many = found["kinds"] or found["theirs"]
    kind = f"{many[:-3]}y" if many.endswith("ies") else many.removesuffix("s")
    if found["kind"] != kind:
        return found[0]
    pressed = f"Let each adjacent {kind} of yours that you like move to {found['where']}, and pressure it with {found['stat']}"
    return f"{pressed}, each of them adding {found['n']}"


TRAITS = r"[A-Z][\w-]+(?: [A-Z][\w-]+)*"
TO_IT = r"(?:to (?:it|that location)|there)"
UNREFUSABLE = r"(?:they|it|that character|the challenge|this challenge) cannot (?:be )?refused?"
LEVEL = r"(?:(?:even )?(?:if|when|where)(?: it is| you are)? tied|(?:even )?(?:on|with|in case of|if there is) a tie|on ties)"
TIES = rf"(?:(?:You|It) (?:also )?(?:succeeds?|wins?) {LEVEL}|A tie (?:is enough|is a success|succeeds))"
TIED = rf"(?:and )?(?:you )?(?:also )?(?:succeed|succeeding|win|winning) {LEVEL}"
"""That a pressure succeeds where both sides have the same."""
DUELS = Table(
    (r"^[^•]*-\d \[?(?i:Riposte|Parry|Thrust)\]?[^•]*(?=•)", _given_up),
    (
        r"(?i)\b(play )(?:one|a revealed card|one of (?:them|these|those|those cards|the revealed cards))"
        r" as (?:an? (?:additional|further|second|extra)|another) combat card,? and (sink|put) the (?:rest|others?)(?: on the bottom[^.,]*)?(?=\.|$)",
        r"\1a revealed card as a further combat card and sink the rest",
    ),
    (
        r"(?i)(\bas a further combat card\b[^•]*?\b(?:you may )?use (?:a|one|its) Maneuver)"
        r"(?: (?:on|of|from|printed on) (?:it|that card|that combat card))?,?"
        r" paying (?:its costs?|all(?: of)?(?: its)? costs?)",
        r"\1 of the further combat card, paying its costs",
    ),
    (
        r"(?i)(\btarget (?:enemy|opposing) [^.•]*?\bissues? an? \w+ challenge to)"
        r" (?:one of your (?:own )?characters|a character (?:you control|of yours))"
        r"(?: opposing (?:them|it|him|her))?(?:,? of |\.? ?\(|, )(?:their|its|his|her)(?: controller['’]s)? choice\.?\)?(?=\.|$|\s)",
        r"\1 a character of yours that its controller chooses.",
    ),
    (
        rf"\b([Gg])amble for free,? and reveal ({NUMBER}) (?:additional|more|extra|further)(?: cards?)?(?: if ([^.•]+))?(?=\.|$)",
        _gambled_with_more,
    ),
    (
        r"(^|[.•] *)Your (unequipped|equipped|unwounded|wounded|engaged|en garde|(?!Leader\b)[A-Z][\w-]+) performer "
        r"(?=(?:may )?(?:issue|challenge|pressure|move|claim|wound|heal|engage)s?\b)",
        _such_a_performer,
    ),
    (
        r"(• *)([^.•]*\bissues? an? [^.•]*\bchallenge\b[^.•]*)\. (?:He|She|It|They|This character) may use (?:a|one) Technique of "
        r"(?:the engaged character|that character) as if it (?:was|were) (?:his|her|its|their) own",
        r"\1This character gains one Technique of that character until the end of the duel. \2",
    ),
    (
        rf"(?i)\b(issues? )an? (?:Combat )?(challenge to [^.•]+)\. (?:That|The|This) (?:duel|challenge) "
        rf"(?:uses|is (?:a duel )?of|is resolved with) (?:their )?({STAT})\b",
        r"\1a \3 \2",
    ),
    (
        r"(?i)\b(?:[Ii]t|[Tt]h(?:e|is|at) challenge) cannot be refused (?:or|and) (?:cannot be )?intervened in\b",
        "It cannot be refused. Nobody can intervene",
    ),
    (r"(?i)\b(issues? an? (?:\w+ )?challenge to [^.•]+?),? (?:that|which) cannot be refused\b", r"\1. It cannot be refused"),
    (
        rf"(?i)\b([Tt]hey|[Tt]hat character|[Tt]he challenged character) cannot refuse,? and (no \w+(?: character)?s? {CAN} intervene)\b",
        r"\1 cannot refuse. \2",
    ),
    (rf"(?i)\b([Nn]o (?:one|other character|character)) {CAN} intervene,? and ({UNREFUSABLE})\b", r"\1 can intervene. \2"),
    (
        rf"(?i)((?:Your performer issues|[Tt]hey issue|Issue|[A-Z]\w+ issues) an? \w+ challenge to )(target [^.•]+?)\. "
        rf"Only Leaders {CAN} refuse(?: the challenge| it)?\b",
        r"If \2 is a non-leader character, this challenge cannot be refused. \1that character",
    ),
    (
        rf"(?i)\b[Tt]hey {CAN} move Home engaged\. If they do, (?:cancel the challenge|the challenge is cancelled)",
        "The challenged character may move Home engaged, which cancels the challenge",
    ),
    (
        rf"(?i)\bpressure (this location )?with ({STAT})\. (.+?)'s \2 (?:is doubled|counts double)[^.•]*\.",
        r"Pressure with \2, where the \2 of \3 counts double.",
    ),
    (
        r"(?i)\bpressure (?:an|another|target) (adjacent) (?:City )?location with "
        r"([^•]+?)\bclaim (?:it|that location|the location)\b",
        r"Pressure target \1 City location with \2claim the pressured location",
    ),
    (
        r"(?i)^((?:when|before)\b[^•]*\b(?:is challenged|challenge is issued|issues a challenge)\b[^•]*•(?:[^•]*\.)? *)"
        r"(?:The|That|This) challenge ends\b",
        r"\1Cancel the challenge",
    ),
    (
        r"(?i)^((?:when|after|before)\b[^•]*\b(?:this|your performer['’]s) location\b[^•]*•(?:[^•]*\.)? *)pressure it (with|using)\b",
        r"\1Pressure \2",
    ),
    (
        rf"\b[Pp]ressure (?P<where>target (?:adjacent )?City location) (?:with|using) (?P<stat>(?i:{STAT}))\. You may (?:first )?move any number of "
        rf"(?:your (?:own )?(?:performing )?adjacent (?P<kinds>{TRAITS})|adjacent (?P<theirs>{TRAITS}) (?:you control|of yours)) {TO_IT}[.,;] "
        rf"(?:[Yy]ou )?(?:[Gg]ain|[Aa]dd) \+?(?P<n>\d)(?: (?P=stat))?(?: to your total)? for each (?P<kind>{TRAITS}) "
        r"(?:moved this way|you moved|that moved|who moved)(?=\.|$)",
        _brought,
    ),
    (
        r"\b([Ll]et each adjacent [^.•]+, each of them adding \d\. (?:[^.•]+\. )*[^.•]*?\b[Cc]laim )(?:it|the location|that location)\b",
        r"\1the pressured location",
    ),
    (
        rf"\b([Pp]ressure )(?:(?:this|their|your performer's|the) location )?(with|using) ((?i:{STAT}))\. "
        r"([Tt]arget opposing character|[Aa] chosen opposing character) (?:adds|counts) (?:(?:his|her|its|their|that) \w+ )?"
        r"(?:to your total instead(?: of (?:theirs|their controller's))?|for you instead)(?=\.|$)",
        lambda m: f"{m[1]}with {m[3]}, where the {m[3]} of {m[4][0].lower()}{m[4][1:]} adds to your total instead of theirs",
    ),
    (r"\b([Ee]ngage your )opposed (performer\b[^•]*•[^•]*\btarget opposing character\b)", r"\1\2"),
    (r"(^|, )([Ee])ngage your opposed performer\b(?=[^•]*•)", r"\1if your performer is opposed, engage your performer"),
    (r"\b([Pp]ressure (?:this location |the location )?(?:with|using) \w+)\. You win ties\b", r"\1, where a tie is enough"),
    (
        rf"(?i)\b(pressure (?:\w+ location |[\w ]+?['’]s location )?(?:with|using) {STAT}(?:,? counting only [^.•]+?)?)"
        rf"(?:\. {TIES}|,? {TIED})(?=\.|$)",
        r"\1, where a tie is enough",
    ),
    capitals=True,
)
