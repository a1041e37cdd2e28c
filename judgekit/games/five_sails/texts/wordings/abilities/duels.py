"""Sentences that belong together about challenges, duels and pressures."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import STAT

CAN = r"(?:may|can)"
GIVEN = re.compile(r"-(\d) \[?(Riposte|Parry|Thrust)\]?(?:,? and (?=-))?", re.IGNORECASE)


def _given_up(found: re.Match[str]) -> str:
    """Parts of combat values that are given up as a cost: `-1 Riposte and -1 Parry •`."""
    return GIVEN.sub(lambda m: f"give up {m[1]} {m[2]}{', ' if ' and' in m[0] else ''}", found[0])


UNREFUSABLE = r"(?:they|it|that character|the challenge|this challenge) cannot (?:be )?refused?"
DUELS = Table(
    (r"^[^•]*-\d \[?(?i:Riposte|Parry|Thrust)\]?[^•]*(?=•)", _given_up),
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
    (r"\b([Pp]ressure (?:this location |the location )?(?:with|using) \w+)\. You win ties\b", r"\1, where a tie is enough"),
    capitals=True,
)
