"""Who, what and which time is meant, wherever in the text of an ability it is said: until when, in which round, before what is done."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

PLAYED_BY_YOU = (
    r"(?:(?:that |which )?(?:you(?: have)?|your participant(?: has)?) (?:just )?play(?:s|ed)?|(?:that was )?played(?: by you| for your participant)?)"
)
PLAYED = (
    rf"(?i)\b(?:the|your(?: participant['’]s)?) (?:combat )?card,?(?: {PLAYED_BY_YOU})?,? (?:in |during |of |for )?this round\b"
    rf"|\bthe combat card,? {PLAYED_BY_YOU}\b(?! (?:(?:in|during|of) )?(?:your|the|its) (?:next|last|previous|first)\b)"
)
"""The combat card of the round that is going on."""

ONE = r"(?:Mercenar(?:y|ies)|attachments?|events?|characters?|(?:City )?cards?|[A-Z]\w+ (?:characters?|attachments?))"
NONE_OF_TWO = (
    rf"\b([Ii]f|[Ww]hile) (?:there (?:is|are) (?:no|neither) (?P<a>available )?(?P<one>{ONE})(?:,? "
    rf"(?:and|or|nor)(?P<no> no)?) (?P<e>available )?(?P<other>{ONE})"
    rf"(?: (?:is |are )?(?P<b>available))?|(?:no|neither)(?: an?)? (?P<c>available )?(?P<one2>{ONE}) "
    rf"(?:and|or|nor)(?P<no2> no| an?)? (?P<other2>{ONE})"
    r" (?:is|are) (?:(?P<d>available)|in play))(?P<at> (?:at|in|on) (?:any (?:City )?location|the City"
    r"|(?:The )?[A-Z][\w'’]+(?: [A-Z][\w'’]+)*))?(?=[,.]| •)"
)
"""Two kinds of things neither of which is there."""


def _neither(found: re.Match[str]) -> str:
    """Each of two kinds of which there is none: `if there are no available Mercenaries and attachments`."""
    both, first = found["b"] or found["d"], found["a"] or found["c"]
    second = found["e"] or (first and not found["no"] and (found["no2"] or "").strip() != "no")
    free = ("available " if both or first else "", "available " if both or second else "")
    each = (_single(found[x] or found[f"{x}2"]) for x in ("one", "other"))
    return ", ".join(f"{found[1] if not n else found[1].casefold()} there is no {free[n]}{x}{found['at'] or ''}" for n, x in enumerate(each))


def _single(noun: str) -> str:
    """A noun in the singular."""
    return re.sub(r"ies$", "y", noun) if noun.endswith("ies") else noun.removesuffix("s")


def _performing(found: re.Match[str]) -> str:
    """A cost that a performer of a kind pays, as what must be so and what is paid."""
    return f"{found[1]}if your performer is a{'n' if found[3][:1] in 'AEIOU' else ''} {found[3]}, {found[2].lower()} your performer"


SOME = r"(?:any|an?|some|one or more|at least one|(?:\d|one|two|three) or more|at least (?:\d|two|three))"
RENOWN_THERE = (
    rf"\b([Ii]f|[Ww]hile) (there (?:is|are|lies?) {SOME} Renown (?:on|at) (?P<at>(?!it\b|that\b)[^,.•]+?)|(?P<it>[^,.•]+?) (?:has|holds"
    rf"|bears) {SOME} Renown(?: on it)?)"
    r"(?P<joint>, | • )(?P<does>(?:you may )?(?:take|gain|collect|move|remove|discard)) "
    r"(?P<what>(?:one|two|three|1|2|3)(?: of (?:it|them|that Renown|that|those))?|all(?: of)? (?:it|that Renown|that)|it)(?: from (?:it"
    r"|there))?(?=[.]|$| and | to )"
)
"""Renown that is somewhere, and what is done with some of it."""


def _of_that_renown(found: re.Match[str]) -> str:
    """Some of the Renown of which a sentence speaks, with where it is."""
    what = "all" if found["what"].startswith(("all", "it")) else found["what"].partition(" ")[0]
    return f"{found[1]} {found[2]}{found['joint']}{found['does']} {what} Renown from {found['at'] or found['it']}"


BACK_HOME = (
    r"(?:(?:return|bring|put) (?:it|them|that character|that card)(?: back)?(?: into play)?"
    r"|(?:it|they|that character|that card) (?:returns?|comes? back|goes back))(?: into play)?(?: (?:to|at) (?:its|their|his|her)"
    r" (?:controller|owner|player)['’]s Home| Home)"
)
WHEN_BACK = (
    r"(?:(?:at |on )?(?:the )?(?P<{0}>beginning of (?:the next )?Dusk|start of (?:the next )?Dusk|Dusk|end of (?:the|this) Day"
    r"|(?:the|this) Day ends|Dusk begins))"
)
SET_ASIDE = (
    r"\b(?P<s>[Ss])et (?:aside (?P<one>[^.•]+?)|(?P<other>[^.•]+?) aside)(?:,? out of play)?"
    rf"(?:,? until {WHEN_BACK.format('until')}(?:,? (?:and )?then {BACK_HOME})?)?"
    r"(?:[.,] (?:and )?(?:It|it|They|That character) (?:is|are) (?:not|neither) (?:destroyed|discarded)(?:,? (?:n?or|and) (?:not"
    r" )?(?:destroyed|discarded))?)?"
    rf"(?:\. (?:At |When |On )?{WHEN_BACK.format('when')},? {BACK_HOME}|\. (?i:{BACK_HOME}),? (?:at |when )?{WHEN_BACK.format('behind')})?(?=\.|$)"
)
"""Who is set aside, out of play, and when they come back."""


def _set_aside(found: re.Match[str]) -> str:
    """Setting aside in one sentence: `Set target character aside until Dusk begins`."""
    when = (found["until"] or found["when"] or found["behind"] or "").casefold()
    until = " until Dusk begins" if "dusk" in when else " until the end of the Day" if when else ""
    return f"{found['s']}et {found['one'] or found['other']} aside{until}"


MEANT = Table(
    (SET_ASIDE, _set_aside),
    (r"\b[Ss]et ([^.•]+?) aside (?=(?:until|for) (?!Dusk begins|the end of the Day))", r"Keep \1 aside "),
    (RENOWN_THERE, _of_that_renown),
    (r"\b([Mm]ove (?:up to|one or) [^.•]*\b(?:performers|performing characters)\b[^.•]*)\. They (?:must )?(?:all )?move together\b", r"\1"),
    (NONE_OF_TWO, _neither),
    (r"(^|, )([Ee]ngage|[Dd]estroy|[Ww]ound) your performing ([A-Z][\w-]+(?: [A-Z][\w-]+)?)(?=[^•]*•)", _performing),
    (
        r"\b([Ee]quip this card to [^.•]+\. )(Destroy|Discard|Sink) it (?=(?:at|when|after) (?:the )?(?:end of |Day |duel |round )[^.•]*)",
        r"\1\2 this card ",
    ),
    (
        r"\b([Ee]quip this card to [^.•]+\. )It is (destroyed|discarded) (?=(?:at|when|after) (?:the )?(?:end of |Day |duel |round )[^.•]*)",
        lambda m: f"{m[1]}{m[2].title().removesuffix('ed')} this card ",
    ),
    (
        r"\b([Ee]quip this card to [^.•]+\. (?:At|When|After) [^.,•]*\b(?:Day|duel|round)\b[^.,•]*, )(destroy|discard|sink) it(?=\.|$)",
        r"\1\2 this card",
    ),
    (PLAYED, lambda m: f"{m[0][0] if m[0][0] in 'Yy' else 'Y' if m[0][0] == 'T' else 'y'}our combat card"),
    (r"(?i)\b(the adversary\b[^.]*?\b(?:attachment|weapon|armor|attire)) (?:on|equipped to) them\b", r"\1 equipped to the adversary"),
    (
        r"(?i)\b([Ii]f )your (?:character (?:that|who) (?:participated|took part|fought)|participating character) is "
        r"(?:here|at (?:this|[A-Z]\w+['’]s) location) • ([^.]*?) from them\b",
        r"\1your participant is here • \2 from your participant",
    ),
    (r"(?i)\b[Uu]ntil (?:the )?(?:Day|day) ends\b", "until the end of the Day"),
    (r"(?i)\b[Uu]ntil (?:the )?(duel|round) ends\b", r"until the end of the \1"),
    (r"(?i)\b([Uu]ntil|[Aa]t|by) (?:the )?end of (?:the |this )?turn\b", r"\1 the end of the Day"),
    (
        r"(?i)\b([Ii]f [^,.•]*?\b(?:gambled|wounds?|wounded|played|moved|claimed)\b[^,.•]*?),? "
        r"(?:earlier )?(?:during |in |so far )?this (duel|round)\b",
        r"\1 since the \2 began",
    ),
    (r"(?i)\b[Tt]his (?:attachment|risk|event|scheme)\b", "this card"),
    (
        r"^(?:While|If) ([^,.•]+), this card (?:has -(\d|one|two|three) (?:wealth )?cost|costs (\d|one|two|three) less)(?=\s*•)",
        lambda m: f"This card costs {m[2] or m[3]} less while {m[1]}",
    ),
    (r"^(?:T|t)his card has -(\d) (?:wealth )?cost (?:while|if) (?=[^,.•]+•)", r"This card costs \1 less while "),
    (
        r"(?i)([^.•:]+?)\. If (they|it|she|he|that character) (?:was|were)(?: already)? "
        r"(engaged|wounded|unwounded|en garde), ([^.•]+?)(?! instead)(?=\.)",
        r"\1, and if before that \2 is \3, \4",
    ),
    (r"(?<!is )(?<!are )\b[Yy]our adversary\b", "the adversary"),
    (r"\b([Ww]hen|[Aa]fter|[Bb]efore) an adversary\b", r"\1 the adversary"),
    (r"\b(?:an|your|one|the|an enemy|target) (?:opponent|enemy player)(?:'s)? deck\b", "target opponent's deck"),
    (r"\b(claim(?:ed)?(?: (?:a|any) location)?) this Day\b", r"\1 today"),
    capitals=True,
)
