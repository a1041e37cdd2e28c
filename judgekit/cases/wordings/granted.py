"""What is done behind a question, on the condition that it may be: `asks whether Jab may be played and, if it may, plays it on Una`.

The question and the act are brought to one request, in the form of judgekit/cases/wordings/requests.py. Where the two cannot be made one, what
is done is asked for by itself behind the question: neither is lost.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.cases.wordings.may_words import MAY

YES = r"(?:if so|where so|if yes|if the answer is yes|in that case)"
"""What says in a word that what was asked about may be done."""
DEEDS = {"played": "play", "used": "use", "activated": "activate", "engaged": "engage", "claimed": "claim", "recruited": "recruit"}
DEEDS |= {"equipped": "equip", "moved": "move", "challenged": "challenge", "discarded": "discard", "targeted": "target", "announced": "announce"}
"""What is asked about in the passive, and the verb of whoever does it."""
CAN = r"(?:may|can|could|might|is (?:allowed|able|permitted|free) to)(?: (?:still|even|then|now))?"
PASSIVE = re.compile(rf"(?P<thing>[^;,:]+?) {CAN} be (?P<deed>{'|'.join(DEEDS)})\b(?P<how>[^;:]*)")
ACTIVE = re.compile(rf"(?P<who>[^;,:]+?) {CAN} (?P<verb>(?!be\b|have\b)[a-z]+)\b(?P<rest>[^;:]*)")
KIND = r"(?:City |Home )?(?:Action|Reaction|Technique|Maneuver)"
AGAIN = re.compile(rf"(?:it|them|that|this|one|(?:this|that|the) (?:{KIND}|ability|card|challenge|move))\b")
"""What stands for the thing that has been asked about."""


ASKS = r"\basks (?:whether|if) (?P<own>(?:<seat>|he|she|they) (?=\w+ ))?(?P<question>(?:(?!\basks\b)[^;])+?)"
DOES = r"(?:<seat> )?(?!asks )(?P<does>(?-i:[a-z])+s)\b(?P<rest>[^;]*?)"
IF_SO = (
    rf"{ASKS}(?:,? and|[;,.]| but)?,? (?:then )?(?:only )?(?:{YES}|{MAY}),? (?:then )?{DOES}(?=$|[;.])",
    rf"{ASKS},? and (?:then )?{DOES},? (?:{YES}|{MAY})(?=$|[;.])",
)
"""A question with what is done where the answer is yes."""
AND_THEN = rf"{ASKS}(?:,? and then|[,;.] then) {DOES}(?=$|[;.])"
"""A question with what is done behind it whatever the answer."""


class Act(NamedTuple):
    """What a question is about: what would be done to what, and how."""

    verb: str
    thing: str
    how: str = ""


def asked_and_done(own: str, question: str, verb: str, rest: str) -> str:
    """A request, from what is asked, of the player's `own` doing where it is that, and what is done where that may be."""
    act = _asked(own, re.sub(r",? at all$", "", question.strip(" ,")))
    if act is None:
        return f"asks whether {own}{question}; asks to {verb}{rest} if legal"
    behind = rest.strip()
    so = re.match(r"(?:so|it|that|this)\b", behind) if verb == "do" else None
    again = AGAIN.match(behind) or re.match(rf"{re.escape(act.thing)}(?!\w)|$", behind) if verb == act.verb else None
    if (said := so or again) is not None:
        return f"asks to {act.verb} {act.thing}{act.how}{behind[said.end() :]} if legal"
    named = re.sub(r"^(?:it|them)\b", act.thing, behind)
    return f"asks whether {own}{question}; asks to {verb} {named}".rstrip() + " if legal"


def asked_then_done(own: str, question: str, verb: str, does: str, rest: str) -> str:
    """A question, and what is done behind it in any case, with the thing that it speaks of: `asks whether Bo may use the Action, then uses it`."""
    act = _asked(own, re.sub(r",? at all$", "", question.strip(" ,")))
    again = AGAIN.match(rest.strip()) if act is not None and verb == act.verb else None
    done = f"{does} {act.thing}{act.how}{rest.strip()[again.end() :]}" if act is not None and again is not None else f"{does}{rest}"
    return f"asks whether {own}{question}; {done}"


def _asked(own: str, question: str) -> Act | None:
    """The act that a question is about; None where it is about none, or several."""
    if passive := PASSIVE.fullmatch(question):
        return Act(DEEDS[passive["deed"]], passive["thing"], passive["how"])
    active = ACTIVE.fullmatch(f"{own}{question}")
    if active is None:
        return None
    who, verb, rest = active["who"], active["verb"], active["rest"].strip()
    if own:
        named = re.match(r"(?:[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)?", rest)
        end = named.end() if named else 0
        return Act(verb, rest[:end], rest[end:])
    its = re.match(rf"(?:the|its|his|her|their) (?P<kind>{KIND})\b", rest)
    if verb in {"use", "activate"} and its:
        return Act(verb, f"{who}'s {its['kind']}", rest[its.end() :])
    if verb == "move":
        return Act(verb, who, f" {rest}")
    return Act(verb, f"{rest} with {who}".strip())
