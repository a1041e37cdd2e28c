"""Mere questions and remarks, after which nothing is done: `A asks whether Una may refuse`, `B points out that Una is engaged`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.left_unused import FORCED, UNUSED
from judgekit.cases.wordings.may_words import THINGS
from judgekit.cases.wordings.plain_lines import DOES

MERE = re.compile(r"asks (?!to )")
"""A question, with which nothing is asked for."""
QUESTION = re.compile(r"\basks (?!to )[^;]*$|^asks to [^;]*$")
"""A question, or a request by itself, at the end of what somebody does."""
ON = (
    r"(?:that )?(?:round \d+|the (?:next |following |second |third |fourth )?(?:round|duel)|the game|another round|a further round|it)"
    r" (?:should |must |is to |has to |shall )?(?:be (?:played|fought|held|continued)|goe?s? on|continues?|takes? place|follows?)"
)
"""That the duel should go on: nobody has to do anything for it."""
OF_WHOM = r"(?:(?:with|by|on|against|for|to|at|from|in|through|of|under) )?(?:whom|who|whose|what|which|where)"
REMARKS = (
    r"(?:points? out|remarks?|objects?|argues?|insists?|maintains?|notes?|reminds? \S+|protests?|observes?|contends?|believes?|thinks?|claims?"
    r"|complains?|holds?|is sure)(?: to \S+)? that"
)
"""How somebody says what is so, or what is thought to be: nothing is done with it."""
SAYS_THAT = (
    r"(?:says?|states?|remarks?|notes?|observes?|mentions?|recalls?|points? out|reminds? \S+)(?: to \S+)? that"
    rf"(?! (?:\S+ ){{1,4}}?(?:{DOES})\b)"
)
"""How somebody says what is so, where that is no act."""
WONDERS = re.compile(
    rf"(?:(?:{REMARKS}|{SAYS_THAT})\b(?!.*(?:[,;]| and)(?: then)? (?:{DOES})\b)"
    rf"|asks? (?:to know )?(?:about|whether|if|for|how|when|why|{OF_WHOM}|{FORCED}|{UNUSED}|{ON})\b|{THINGS}\b)",
    re.IGNORECASE,
)
"""A question, after which nothing is done, or a wish that nobody is asked about: to leave out what is Forced."""
TO_PLAY_WITH = (
    r"(?:asks?(?: (?:the|a) judge| permission| leave)?|wants?|wish(?:es)?|would like|plans?|intends?|means?|offers?|proposes?) to "
    r"(?:(?:play|start|begin|register|enter)(?: the (?:game|match|tournament|event))?(?: with)?|use|present|submit|hand in)"
)
PRESENTS = re.compile(
    rf"(?:{TO_PLAY_WITH}|"
    r"presents?|shows?|registers?|submits?|hands? in|brings?|lays? out|builds?|reveals?) "
    r"(?:(?:both|the|his|her|their|its|own|all|two|these|those|this|that|such|of) )*"
    r"(?:(?:faction|approach|legal|\d+-card)(?: and (?:the )?approach)? )*decks?\b(?! of cards).*",
    re.IGNORECASE,
)
"""What is done with decks before the game: that they are looked at."""


def presents(text: str) -> bool:
    """Whether a sentence says that decks are looked at, after which nothing has been done yet."""
    return PRESENTS.fullmatch(text.strip(" .")) is not None


def anew(text: str) -> bool:
    """Whether decks that are presented have been looked at before: what was changed since then is one with that."""
    return text.strip(" .").casefold().endswith(("again", "anew", "once more"))


def wonders(text: str) -> bool:
    """Whether a sentence is a mere question, after which nothing is done."""
    return WONDERS.match(text) is not None or presents(text)
