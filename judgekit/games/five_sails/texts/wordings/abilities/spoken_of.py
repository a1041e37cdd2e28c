"""Whom or what a pronoun means that stands for something no target names: who is controlled, whose card is targeted, what has been revealed."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

GEAR = r"(?:(?:[A-Z][\w-]+ )?attachment|Weapon|Armor|Attire|Artifact|Hat|Poison|Trinket|Sword|Pistol|Rifle|Knife)"
BEARER = r"(?:the adversary|your performer|your participant|this character)"


def _of_bearer(found: re.Match[str]) -> str:
    """A target that is told by whose it is."""
    what = found["what"] if found["what"].endswith("attachment") else f"{found['what']} attachment"
    return f"{found['target']} {what} equipped to {found['whose']}"


CONTROLLED = re.compile(
    r"(?P<if>\b[Ii]f you control )an? (?P<kind>(?:(?:engaged|en garde|wounded|unwounded) )?(?:(?:[A-Z][\w-]+ )?character|[A-Z][\w-]+))"
    r"(?P<where> at any location| here| at this location)?(?P<bullet> *• *)"
    r"(?:(?P<do>Wound|Engage|En garde|Destroy|Heal an? wound from|Move) (?:them|him|her|that character|that [A-Z][\w-]+)\b"
    r"|(?P<to>Move (?:your participant|your performer|this character)) to (?:their|his|her|that character['’]s) location\b"
    r"|(?:They|He|She|That character) (?P<does>gain|get|suffer|become|heal|move)s?\b)(?P<rest>.*)",
    re.DOTALL,
)
ALONE = re.compile(
    r"(?:(?:when|after) (?:(?:this (?:card|risk) is )?played|you play this card) (?:during|in) a duel,?(?: and)? "
    r"|(?:at|after) (?:the (?:beginning|start|end) of )?(?:the )?(?:Day|Dawn|Planning|High Drama|Plunder|Dusk)(?: begins| ends)?,?(?: and)? )?",
    re.IGNORECASE,
)
"""What may stand before such a condition, since nobody is spoken of in it whom the pronoun could mean."""
THEIRS = re.compile(r"\b(to|at) (?:their|his|her|that character's) location\b")


def _one_controlled(text: str) -> str:
    """The text of an ability that asks for somebody whom its player controls, and does something to that one."""
    found = CONTROLLED.search(text)
    if found is None or not ALONE.fullmatch(text[: found.start()]) or re.search(r"\btarget\b", text, re.IGNORECASE):
        return text
    where = found["where"] or " at any location"
    rest = THEIRS.sub(r"\1 the location of that character", found["rest"])
    chosen = f"a chosen friendly {found['kind']}{where}"
    if found["does"]:
        one = f"A{chosen[1:]} {found['does']}s"
    else:
        one = f"{found['do']} {chosen}" if found["do"] else f"{found['to']} to the location of {chosen}"
    return f"{text[: found.start()]}{found['if']}a {found['kind']}{where}{found['bullet']}{one}{rest}"


THEIR_CARD = Table(
    (rf"(?P<target>\b[Tt]arget) (?:(?:an?|one) of )?(?P<whose>{BEARER})['’]s (?P<what>{GEAR})s?\b", _of_bearer),
    (rf"(?P<target>\b[Tt]arget) (?:an? )?(?P<what>{GEAR}) (?:of|on) (?P<whose>the adversary)\b(?!['’])", _of_bearer),
    (
        r"((?:^|• *)[Tt]arget [^•.]*?\battachment equipped to the adversary\b[^•]*?• *)(?:They|The adversary|(?:Its|Their) controller) may "
        r"(destroy) (?:it|that attachment|that card)\b",
        r"\1Their controller may \2 that attachment",
    ),
    (
        r"((?:^|• *)[Tt]arget [^•.]*?\battachment equipped to the adversary\b[^•]*•.*?\b(?:[Ww]ound|[Ee]ngage|[Ee]n garde)) them\b",
        r"\1 the adversary",
    ),
    capitals=True,
)
"""What is done about an attachment of the adversary: "they" is the adversary then, and "it" the attachment."""
SHOWN = Table(
    (
        rf"\b[Rr]eveal and (?:replace|put back|return) the top card of ([\w' ]+?deck)\. "
        rf"(?=[^•]*?\bthey may (?:play|discard {NUMBER} cards? to play) (?:it|that card)\b)",
        r"Reveal the top 1 card of \1. Remember the revealed card. Put the rest back on top. ",
    ),
    (
        r"\b[Rr]eveal and (?:replace|put back|return) the top card of ([\w' ]+?deck)\b",
        r"Reveal the top 1 card of \1. Put the rest back on top",
    ),
    (
        rf"(?P<before>Remember the revealed card\..*?)(?P<when>\bWhen (?:their|the adversary['’]s) next round begins, )they may "
        rf"(?:play (?:it|that card) as their combat card by discarding (?P<n>{NUMBER}) cards?"
        rf"|discard (?P<m>{NUMBER}) cards? to play (?:it|that card) as their combat card)(?P<else>\. If they do not, (?P<then>[^.•]+))?",
        lambda m: _played_by_them(m),
    ),
    capitals=True,
)
"""A card that is turned over and put back, which may be played later."""


def _played_by_them(found: re.Match[str]) -> str:
    """What the adversary may do with the card that was shown, and what is done otherwise."""
    when = "When the adversary's next round begins, "
    may = f"{when}they may discard {found['n'] or found['m']} card to play the remembered card as their combat card"
    then = re.sub(r"\b(?:them|that character)\b", "the adversary", found["then"] or "")
    otherwise = f". {when}if the remembered card is not the combat card, {then}" if then else ""
    return f"{found['before']}{may}{otherwise}"


def spoken_of(text: str) -> str:
    """The text of an ability in which such a pronoun is said by what it means."""
    return SHOWN(THEIR_CARD(_one_controlled(text)))
