"""The tables of wordings by kind of sentence, and the one that is for every kind."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.called import found_by_name
from judgekit.games.five_sails.texts.wordings import conditions, costs, effects, passives, triggers
from judgekit.games.five_sails.texts.wordings.answering import answering
from judgekit.games.five_sails.texts.wordings.cardplay import cardplay
from judgekit.games.five_sails.texts.wordings.copying import copying
from judgekit.games.five_sails.texts.wordings.counted import counted
from judgekit.games.five_sails.texts.wordings.counting import counting
from judgekit.games.five_sails.texts.wordings.customary import customary
from judgekit.games.five_sails.texts.wordings.daily import daily
from judgekit.games.five_sails.texts.wordings.delayed import delayed
from judgekit.games.five_sails.texts.wordings.duelling import duelling
from judgekit.games.five_sails.texts.wordings.forbidding import forbidding
from judgekit.games.five_sails.texts.wordings.freely import freely
from judgekit.games.five_sails.texts.wordings.hostilities import hostilities
from judgekit.games.five_sails.texts.wordings.loosely import loosely
from judgekit.games.five_sails.texts.wordings.moments import momentary
from judgekit.games.five_sails.texts.wordings.ordinary import ordinary
from judgekit.games.five_sails.texts.wordings.otherwise import otherwise
from judgekit.games.five_sails.texts.wordings.phases import phases
from judgekit.games.five_sails.texts.wordings.piles import piles
from judgekit.games.five_sails.texts.wordings.pools import pools
from judgekit.games.five_sails.texts.wordings.rounds import rounds
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

DIGITS = {"one": 1, "two": 2, "three": 3}
EVERY = Table(
    (r"\s+", " "),
    (r"\b(increased|raised|reduced|lowered|decreased) by (one|two|three)\b", lambda m: f"{m[1]} by {DIGITS[m[2].casefold()]}"),
    (r"threat pool", "pool"),
    (r"\bthe adversary['’]s participant\b", "the adversary"),
    (r"\bthe (?:claiming|pressuring|recruiting) character\b", "the performer"),
    (r"\b(card|character|attachment|risk|Mercenary) with (?:the )?(Negotiable|Wealth|Brute)(?: keyword)?\b", r"\2 \1"),
    (r"\b(return .+?) to hand\b", r"\1 to your hand"),
    (r"\b(to your hand) instead of (?:discarding (?:it|them)|your discard pile)$", r"\1"),
    (r"\b(?:the )?attached character\b", "the equipped character"),
    (r"\bthe character (?:that |which )?this (?:card|attachment) is (?:attached|equipped) to\b", "the equipped character"),
    (r"\bthe equipped (?:character|performer|participant)['’]s location\b", "this location"),
    (r"\byour acting character\b", "your performer"),
    (r"\bthe (?:performer|performing character)['’]s location\b", "your performer's location"),
    (r"\b(?:the )?acting character\b", "the performing character"),
    (r"\b(?:can't|can not|may not)\b", "cannot"),
    (r"\bcannot (?:be readied|ready|en garde|be en garded|be made en garde|get en garde|be turned en garde)\b", "cannot become en garde"),
    (r"^(.+?) (?:stays|remains) engaged (this Day|until the end of the Day)$", r"\1 cannot become en garde \2"),
    (r"\bany (character|participant|attachment)\b", r"a \1"),
    (r"^(they) (suffer|heal|move|lose|gain|get|become|take|issue)\b(?! home\b)", r"\1 \2s"),
    (r"\bwould become engaged\b", "would engage"),
    (r" from now on$", ""),
    (r"\b(one|two|three) (?=(?:less|lower|higher)\b)", lambda m: f"{DIGITS[m[1].casefold()]} "),
    (r"\b(costs?(?: \w+)?) (one|two|three) (?=more\b)", lambda m: f"{m[1]} {DIGITS[m[2].casefold()]} "),
    (r",? (?:starting|beginning) with (?:the First Player|you)(?: and (?:proceeding|going|then) (?:clockwise|to the left))?$", ""),
    (r"\bbecomes engaged\b", "engages"),
    (r"\b(a|an) (single|additional|extra) ", r"\1 "),
    (rf"\b({NUMBER}) additional\b", r"\1"),
    (r"\ban (card|combat|wound|risk|location|Renown)\b", r"a \1"),
)
everywhere = ByKind(EVERY)
"""A sentence of whatever kind."""
vocabulary = ByKind(effect=effects.TABLE, cost=costs.TABLE, trigger=triggers.TABLE, passive=passives.TABLE, condition=conditions.TABLE)
"""A sentence in the words of the vocabulary: the tables that are tried last but one."""
ORDER = (
    found_by_name,
    hostilities,
    everywhere,
    ordinary,
    delayed,
    copying,
    loosely,
    rounds,
    forbidding,
    phases,
    otherwise,
    customary,
    daily,
    answering,
    pools,
    duelling,
    cardplay,
    momentary,
    counted,
    freely,
    piles,
    vocabulary,
    counting,
)
"""The tables as they are tried, each on what those before it have left."""


def usual(role: str, sentence: str) -> str:
    """A sentence in the wording of the vocabulary."""
    for table in ORDER:
        sentence = table(role, sentence)
    return sentence
