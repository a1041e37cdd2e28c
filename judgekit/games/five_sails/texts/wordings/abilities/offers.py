"""What somebody else may do, and what is done where they do not: said as what is done unless they do."""

from __future__ import annotations

import re

from judgekit.games.five_sails.texts.wordings.terms import NUMBER

OFFER = re.compile(
    r"(?:(?P<whose>[Tt]arget [^.•,;]+?|[Aa]n? (?:chosen )?[^.•,;]+?)['’]s? controller|(?P<that>[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Tt]hat [a-z]+['’]s)"
    r" controller"
    r"|[Tt]he controller of (?P<of>target [^.•,;]+?))"
    rf" (?:may|can|must either) (?P<deed>(?:spend|pay|lose|give up) (?P<renown>{NUMBER}) Renown"
    rf"|discard (?P<cards>{NUMBER}) cards?(?: from (?:their )?hand)?)"
    r"(?:[.;,] (?:[Ii]f (?:they|that player) (?:do|does) not|[Oo]therwise|[Ii]f not),? |,? or )(?P<then>[^.•]+?)(?: instead)?(?=\.|$)"
)
THEM = re.compile(r"\b(?:that character|that Leader|that Mercenary|that attachment|them|it|him|her)\b(?!['’])")


def _unless(found: re.Match[str]) -> str:
    """What is done unless a controller gives something up."""
    whose, then = found["whose"] or found["of"], found["then"]
    if whose:
        named = THEM.sub(lambda m: whose[:1].lower() + whose[1:], then, count=1)
        if named == then:
            return found[0]
        then = named
    price = f"loses {found['renown']} Renown" if found["renown"] else f"discards {found['cards']} card"
    return f"{then[:1].upper()}{then[1:]} unless their controller {price}"


AGAIN = re.compile(
    r"(?P<first>\b[Ww]ound (?P<whom>the adversary|target [^.•,;]+?|an? chosen [^.•,;]+?|that character)\. )(?P<so>If [^.•,]+, )?"
    r"(?P<then>[^.•]+?) unless (?:they|it|s?he|that character|the adversary) (?:takes?|suffers?|receives?) "
    r"(?:another|a second|a further|one more|an additional) wound(?=\.|$)"
)


def _second_wound(found: re.Match[str]) -> str:
    """What is done to somebody who has been wounded, unless their controller has them wounded again."""
    whom = found["whom"] if found["whom"] == "the adversary" else "that character"
    their, then = "their" if found["so"] else "Their", found["then"]
    return f"{found['first']}{found['so'] or ''}{their} controller may wound {whom}. If they do not, {then[:1].lower()}{then[1:]}"


IGNORED = re.compile(
    r"\b([Yy]ou may engage [^.•,]+?)(?:\. If you do,?|, and if you do,?| and) ignore (?:all|the) (?:wealth )?costs(?: of this card)?(?= *•)"
)
"""What may be done in place of every cost."""


ENGAGING = re.compile(
    r"(?P<deed>(?:^|(?<=[.•] ))[^.•,:]*?)(?P<whom>[Tt]arget (?:(?! Home\b| to )[^.•,:])+?|[Tt]he adversary|[Tt]hat character|them)"
    r"(?P<tail>(?: Home| to [^.•,:]+?)?) unless (?:they|s?he|it|that character) engages?(?: (?:them|him|her|it)sel(?:f|ves))?(?=\.|$)"
)


def _or_engages(found: re.Match[str]) -> str:
    """What is done to somebody who does not engage."""
    whom = "they" if found["whom"] == "them" else found["whom"]
    return f"{whom[:1].upper()}{whom[1:]} may engage. If they do not, {found['deed'][:1].lower()}{found['deed'][1:]}them{found['tail']}"


def offered(text: str) -> str:
    """The text of an ability in which a controller may avert something: by giving something up, with "unless"; by a wound, as what they may do."""
    return AGAIN.sub(_second_wound, ENGAGING.sub(_or_engages, OFFER.sub(_unless, IGNORED.sub(r"\1 to ignore all costs", text))))
