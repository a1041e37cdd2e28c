"""What is done otherwise, instead, or where something succeeds or fails."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

ALTERNATIVES = Table(
    (
        r"(?i)\b(?:choose|target) an? ([^.•:]+?)\. (?:its|their|that character's) controller chooses one: ",
        r"The controller of target \1 chooses one: ",
    ),
    (r"; otherwise,? ", ". Otherwise, "),
    (r"(\b[Ii]f [^.•]+)[;.] [Ii]f (?:it|they|s?he|not)(?: (?:is|are|was|were) not)?, (?=\w)(?<=not, )", r"\1. Otherwise, "),
    (r"((?:^|(?<=[•.] ))[^.•;:]+?) if ([^.•;:,]+?)(?:[;,] (?:otherwise|if not)|\. (?:Otherwise|If not)),? ([^.•]+)", r"\3, or if \2, \1 instead"),
    (r"^If ([^•,]+?)\s*• ([^•.;]+)[.;] (?:[Oo]therwise|[Ii]f not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (
        r"\b(If (?:you|they) do|If successful|If it succeeds|If you succeed), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)",
        r"\1, \2. If they do not, \3",
    ),
    (r"\bIf (?!they do|you do|success)([^,.•]+), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (r"\b(Choose (?:two|three)(?: of them)?):([^.•]+)", lambda m: f"{m[1]}:{m[2].replace(';', ',')}"),
    (r"[;:] or ", ", or "),
    (
        r"\bIf (?:you win(?: the pressure| it)?|you (?:succeed|are successful)|(?:the|this|that|your) pressure (?:succeeds|is successful)"
        r"|(?:it|this|that) (?:is successful|succeeds)), ",
        "If successful, ",
    ),
    (
        r"\bIf (?:you (?:lose(?: the pressure| it)?|fail|are unsuccessful|do not succeed)|unsuccessful|not successful|it fails|(?:the|this|that|your)"
        r" pressure (?:fails|is unsuccessful|is not successful)|it is unsuccessful|it is not successful), ",
        "If it does not succeed, ",
    ),
    capitals=True,
)
INSTEAD = Table(
    (
        r"((?:^|(?<=[•:.] ))[^.•:]+)\. If (?!(?:they|you|it) do|(?:un)?success|it (?:is|fails|succeeds)|the pressure)([^,.•]+), "
        r"(?:(?:s?he|it|they|you) may )?([^.•]+) instead(?=\.|$)",
        lambda m: f"{m[1]}, or if {m[2]}, {re.sub('^move to', 'move this character to', m[3])} instead",
    ),
    capitals=True,
)
"""What is done in place of the sentence before; in a Reaction `instead` means the event."""
