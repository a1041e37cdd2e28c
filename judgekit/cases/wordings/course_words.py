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


NTH = ("first", "second", "third", "fourth", "fifth")
BEGINS = r"(?:begins?|starts?|gets under ?way)"
ROUND = rf"(?:the )?(?:round (?P<n>\d+)|(?P<nth>{'|'.join(NTH)}) round)(?: of (?:the|this) duel)?"
AT_ITS_BEGINNING = (
    rf"(?P<begin>^|[;.] )(?:and |then )*(?:(?:right |just |still )?(?:at|in|with) the (?:very )?(?:beginning|start|outset|opening) of {ROUND}"
    rf"|(?:just )?(?:as|when|once) {ROUND.replace('<n>', '<m>').replace('<nth>', '<mth>')} {BEGINS})(?:[,:]| (?=<seat>\b)) ?(?=<seat> [a-z]+s\b)"
)
"""The very beginning of a round, before what somebody does there: the game has nothing else to do in it before."""


def _of_that_round(m: re.Match[str]) -> str:
    """`At the beginning of round 1 B uses …` as what is done in that round."""
    number, nth = m["n"] or m["m"], m["nth"] or m["mth"]
    return f"{m['begin']}Round {number or NTH.index(nth.casefold()) + 1}: "


RUNS_OUT = (
    r"(?:the|his|her|their|its|<seat>['’]s) empty (?:Faction )?deck (?:of <seat> )?(?:is|gets) (?:then |now )?"
    r"(?:dealt with|replaced|refilled|made anew|seen to|taken care of|replenished|rebuilt|provided for)"
    r"|a new (?:Faction )?deck is (?:then |now )?(?:made|shuffled|formed|built|put together)(?: (?:of|from|out of) the discard pile)?"
)
"""That an empty deck is replaced by the discard pile, as the game does it."""
COURSE: tuple[tuple[str, Instead], ...] = (
    (
        r"(?:,? and|[,;]),? (?:(?:the|two|more|some|further|new) )*(?:cards?|one|it|that|this) being "
        r"(?:needed|required|due|called for|wanted)[,;]? (?=\S)",
        "; ",
    ),
    (RUNS_OUT, "the discard pile is shuffled"),
    (AT_ITS_BEGINNING, _of_that_round),
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
