"""How often something is done, and phases that go by together, in plainer words: `repeats it twice more`, `High Drama and Plunder pass`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.tail_words import NAME
from judgekit.engine.rewriting import Instead

PHASES = r"(?:Dawn|Planning|High Drama|Plunder|Dusk)(?: phase)?"
TIMES = {"twice": 2, "two": 2, "three": 3, "four": 4, "thrice": 3}


def _so_often(m: re.Match[str]) -> str:
    """`repeats it twice more` as what is done one after the other."""
    return f"{m['lead']}{'; '.join(['repeats'] * TIMES[m['n'].casefold()])}"


COURSE: tuple[tuple[str, Instead], ...] = (
    (
        rf"(?P<begin>^|[;.] )(?:the )?(?P<one>{PHASES})(?:,? and|,) (?:the )?(?P<other>{PHASES})"
        rf"(?: of Day \d+)? (?:both )?(?:pass|go by|run their course)"
        rf"(?P<without>(?:,? (?:and )?without [^;.]+)?)(?=$|[;.])",
        r"\g<begin>\g<one> passes; \g<other> passes",
    ),
    (
        rf"(?P<lead>(?:^|[;.,] (?:and )?)(?:<seat> )?(?:then )?)repeats (?:it|{NAME}) (?P<n>{'|'.join(TIMES)})(?: times)?(?: more| again)?(?=$|[;.])",
        _so_often,
    ),
    (r"((?:^|[;.] )(?:<seat> )?uses (?!the (?:\w+ )?(?:Action|Reaction)\b)[^;,.:]+? on [^;,.:]+?) once(?=$|[;.])", r"\1"),
)
"""What is said of the course of things, brought to plainer words."""
