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
A_STEP = (
    rf"(?:the )?(?:{PHASES}|Muster(?: step)?|mustering|Draw(?: step)?|(?:Determine )?Initiative(?: step)?"
    r"|(?:resolution|resolving) of (?:the|both|all) schemes|(?:Resolve )?Schemes?(?: step)?)"
)


def _followed(m: re.Match[str]) -> str:
    """`Muster and the resolution of the schemes follow` as steps that are carried out one after the other."""
    return m["begin"] + "; ".join(_carried_out(x) for x in m.group("one", "other") if x)


def _carried_out(step: str) -> str:
    """A step or a phase that is told to follow."""
    bare = re.sub(r"^the | step$", "", step, flags=re.IGNORECASE).casefold()
    if "scheme" in bare:
        return "the schemes are resolved"
    if "initiative" in bare:
        return "the Determine Initiative step is carried out"
    return (
        f"the {'Muster' if bare.startswith('muster') else 'Draw'} step is carried out"
        if bare.startswith(("muster", "draw"))
        else f"{step} is carried out"
    )


NO_MORE_DONE = (
    r"(?P<begin>^|[;.] )(?:(?:(?:neither|no) player|nobody|no ?one|none of the players|neither of them) (?:does|do|takes|uses|carries out|tries)"
    r" (?:(?:anything|any|an?|else|further|more|other|actions?) ?)+"
    rf"(?:in|during) (?:the rest of )?(?P<phase>{PHASES})"
    rf"|(?:for|during|in) the rest of (?P<phase3>{PHASES}),? (?:nobody|no ?one|(?:neither|no) player) (?:does|do|takes|uses)"
    r" (?:(?:anything|any|an?|else|further|more|other|actions?) ?)+"
    rf"|(?P<phase2>{PHASES}) (?:ends|closes|goes by|is over|passes) without (?:any(?:body|one)? ?)?(?:doing )?"
    r"(?:(?:anything|any|an?|else|further|more|other|actions?|being taken|by anybody) ?)+)(?=$|[;,.]| and\b)"
)
"""That nothing more is done in a phase."""


def _nothing_more(m: re.Match[str]) -> str:
    """`Neither player takes any further action in High Drama` in the usual words."""
    return f"{m['begin']}nobody does anything further in {m['phase'] or m['phase2'] or m['phase3']}"


COURSE: tuple[tuple[str, Instead], ...] = (
    (
        r"(?:,? and|[,;]),? (?:(?:the|two|more|some|further|new) )*(?:cards?|one|it|that|this) being "
        r"(?:needed|required|due|called for|wanted)[,;]? (?=\S)",
        "; ",
    ),
    (
        r"(?P<begin>^|[;.] )(?:after|once|when|as soon as) (?P<who><seat>) (?:has |have )?pass(?:ed|es),? (?:then )?(?=<seat> )",
        r"\g<begin>\g<who> passes; ",
    ),
    (
        rf"(?P<begin>^|[;.] )(?:and |then )?(?P<one>{A_STEP})(?:(?:,? and(?: then)?|,) (?P<other>{A_STEP}))? (?:then |now )?(?:follow|come"
        rf" next|take place)s?(?=$|[;.])",
        _followed,
    ),
    (
        rf"[;,:] (?:and )?(?P<card>(?!<seat> ){NAME})(?: alone| only| by itself)? pays (?:for (?:it|this|that|all of it)|the (?:whole |full"
        rf" )?cost)(?=$|[;.])",
        r", paying \g<card>",
    ),
    (
        r"(?P<who>(?:^|[;.] )(?:<seat> )?)(?:completes|finishes|concludes) (?:the|this|that) (?:Recruit |Equip |Claim |Move )?(?:Action"
        r"|recruiting|recruitment"
        r"|equipping),? (?:by )?(?:and )?pay(?:s|ing) (?:for )?(?:(?:the|its|what|whatever) (?:(?:full|whole|remaining|reduced) )*(?:cost|price|rest"
        r"|is (?:left|due))(?: of (?:it|the cost))?)(?: (?:from|with cards from) (?:(?:the|his|her|their) )?hand)?(?=$|[;.])",
        r"\g<who>pays the cost from hand",
    ),
    (r"\b(checks? (?:for|of)) (?:an?|the|any) (?=(?:Economic|Dominance|Fifth Day)\b)", r"\1 "),
    (NO_MORE_DONE, _nothing_more),
    (
        rf"(?P<told>\b(?:{PHASES}) is carried out),? and (?:then )?(?P<and>the (?:Dusk clean-up|clean-up (?:of|in) Dusk))(?=$|[;.])",
        r"\g<told>; \g<and> is carried out",
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
