"""Which ability is copied, and whose, in whatever order a card says it."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import COPIED

COPY = r"(?:copy(?: the effects? of)?|(?:use|resolve|repeat) the effects? of)"
KIND = r"((?:City )?(?:Action|Technique|Maneuver|Reaction|Forced))(?: ability)?"


def _of_whom(found: re.Match[str]) -> str:
    """The copy of an ability; what is not targeted is chosen."""
    whose = re.sub(r"^an?(other)? (?!chosen\b|target\b)", lambda m: f"a chosen {'other ' if m[1] else ''}", found[2])
    return f"copy the {found[1]} of {whose}"


def _another_of(found: re.Match[str]) -> str:
    """The copy of an ability other than the one that copies: it is on another card."""
    if re.match(r"target\b", found[2]):
        return f"copy the {found[1]} of {found[2]}"
    whose = re.sub(r"^(?:an?(?:other)?|one(?: other)?|any(?: other)?) (?:other )?(?:chosen )?", "", found[2])
    whose = re.sub(r"^(?:of )?your (?:other )?(attachment|character|event|card)s?$", r"\1 you control", whose)
    return f"copy the {found[1]} of a chosen other {whose}"


def _whose(found: re.Match[str]) -> str:
    """The copy of an ability that is called by its bearer's name."""
    return f"copy the effects of the {found[2]} of {found[1]}"


EFFECTS = Table(
    (
        r"^(?!you\b)(.+?) (?:performs?|uses?) a copy of (?:it|that ability),? (?:(?:by |while )?paying|at) (?:all (?:of )?)?(?:its |the )?costs?"
        r"(?:,? (?:and |with )?(?:(?:choosing|may choose|can choose) )?new targets)?$",
        r"\1 performs a copy of that ability at all its costs, with targets chosen anew",
    ),
    (
        rf"^{COPY} (?:the adversary's technique"
        rf"|an? (?:chosen )?Technique (?:on|of) the adversary or (?:on |of )?one of their (?:equipped )?attachments)$",
        "copy a Technique of the adversary or of a card they have equipped",
    ),
    (
        rf"^{COPY} (?:an?|the|one)(?: chosen)? {KIND} (?:of|on|printed on) another (?:card|attachment) (?:you have )?equipped to (.+)$",
        r"copy the \1 of a chosen other attachment equipped to \2",
    ),
    (
        rf"^{COPY} (?:an?|the|one)(?: chosen)? {KIND} (?:of|on|printed on) (?:a card|an attachment) (?:you have|your participant has) equipped$",
        r"copy the \1 of a chosen attachment equipped to your performer",
    ),
    (rf"^{COPY} target {KIND} (?:of|on|printed on) (?:an?|any) (.+)$", r"copy the \1 of target \2"),
    (rf"^{COPY} (?:an?|the|one)(?: chosen)? {KIND} (?:of|on|printed on) (?!the adversary or )(.+)$", _of_whom),
    (rf"^{COPY} (?:another|an?other|one other|any other) {KIND} (?:of|on|printed on|from) (?!the adversary or )(.+)$", _another_of),
    (rf"^{COPY} (?:another|any other|one other) (.+?)'s {KIND}$", lambda m: f"copy the effects of the {m[2]} of a chosen other {m[1]}"),
    (rf"^{COPY} (target [^']+|another [^']+|an? [^']+)'s {KIND}$", _whose),
    (
        rf"^copy (?:the effects? of )?(?:the adversary's (?:last|latest|most recent)(?: used| played)? {COPIED}"
        rf"|the last {COPIED} (?:that )?the adversary (?:has )?used|the {COPIED} (?:that )?the adversary (?:has )?used last)"
        r"(?: (?:in |during )?this duel)?$",
        lambda m: f"copy the {m[1] or m[2] or m[3]} that the adversary used last",
    ),
)

copying = ByKind(effect=EFFECTS)
