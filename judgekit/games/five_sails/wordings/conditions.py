"""What conditions say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

from judgekit.engine.rewriting import Table

TABLE = Table(
    (
        r"^(?:this card was gambled|you gambled this card|your combat card was gambled|you gambled this round|you gambled)$",
        "your combat card was gambled",
    ),
    (r"^(.+?) has (\d+|one|two|three) wounds or more$", r"\1 has \2 or more wounds"),
    (r"^(.+?) is at (?:a|any) City location$", r"\1 is in the City"),
    (r"^(.+?) (?:is in|is participating in|participates in|is a participant in) a duel$", r"\1 is a participant"),
    (r"^this is the first round(?: of the duel)?$", "it is the first round"),
    (r"^(.+?) has (?:less|lower) (combat|finesse|influence|resolve) than (.+)$", r"\3 has more \2 than \1"),
    (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
    (r"^there is an? (.+)$", r"there is a \1"),
)
