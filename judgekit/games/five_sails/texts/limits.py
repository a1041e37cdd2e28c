"""Sentences that limit an ability to when something is so, wherever they stand in its text: `Use only if your Leader is engaged`."""

from __future__ import annotations

import re

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.reading_words import read_condition

THIS = r"(?:this(?: ability| card| action| reaction| technique| maneuver)?|it)"
ONLY = re.compile(
    rf"(?:you (?:may|can) )?(?:only )?(?:use|activate|play)(?: {THIS})? (?:only )?(?P<how>if|while|when|during|in) (?P<so>.+)"
    rf"|{THIS} (?:may|can) (?:only be|be) (?:used|activated|played)(?: only)? (?P<when>if|while|when|during|in) (?P<then>.+)"
    r"|(?:only usable|usable only|only) (?P<as>if|while|when|during|in) (?P<is>.+)",
    re.IGNORECASE,
)
NEVER = re.compile(
    rf"(?:(?:{THIS} |you )?(?:cannot|do not|may not) (?:be )?(?:used?|activated?|played?)(?: {THIS})?|not(?: usable| used)?)"
    r" (?P<how>if|while|when|during|in) (?P<so>.+)",
    re.IGNORECASE,
)
PHASE = re.compile(r"(?:the )?(Dawn|Planning|High Drama|Plunder|Dusk)(?: phase)?", re.IGNORECASE)
EACH_PLAYER = re.compile(r"each player (?:may|can) (?:use|activate) (?:this|it)(?: ability| action)? once (?:per|each|a|every) day", re.IGNORECASE)
"""What the books say of every event."""


def limited_or_none(sentence: str, reading: Reading) -> list[Word] | None:
    """The conditions that a limiting sentence sets an ability; None where a sentence is none, or its condition cannot be read."""
    only, never, before = ONLY.fullmatch(sentence), NEVER.fullmatch(sentence), len(reading.targets)
    if EACH_PLAYER.fullmatch(sentence):
        return []
    if never:
        how, said = never["how"], never["so"]
    elif only:
        how, said = only["how"] or only["when"] or only["as"], only["so"] or only["then"] or only["is"]
    else:
        return None
    try:
        asked = _during(said) if how.casefold() in {"during", "in"} else read_condition(said, reading)
        return [Word("not so", (asked,)) if never else asked]
    except Unreadable:
        del reading.targets[before:]
        return None


def _during(said: str) -> Word:
    """A condition that names a time."""
    if re.fullmatch(r"an? duel|duels", said, re.IGNORECASE):
        return Word("in a duel")
    if re.fullmatch(r"the first round(?: of (?:a|the) duel)?", said, re.IGNORECASE):
        return Word("first round")
    if phase := PHASE.fullmatch(said):
        return Word("in the phase", (phase[1].title(),))
    raise Unreadable(f"no time reads {said!r}")
