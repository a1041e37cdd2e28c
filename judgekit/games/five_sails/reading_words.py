"""Reading one sentence as a word of the vocabulary, and saying which is the nearest where none says it."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.wordings import usual


def read_word(role: str, text: str, reading: Reading) -> Word:
    """The word of a role that a sentence says, in whatever wording."""
    word = GAME.vocabulary.read(role, usual(role, text), reading)
    if word is None:
        raise unknown(role, text)
    return word


def unknown(role: str, text: str) -> Unreadable:
    """That no word of a role says a sentence."""
    known = list(GAME.vocabulary.sentences(role))
    hint = max(known, key=lambda k: _nearness(k, text), default="")
    hint = hint if _nearness(hint, text) > 0.9 else ""
    return Unreadable(
        f"no {role} reads {text!r}"
        + (f"; the nearest is {hint!r}" if hint else "")
        + "; docs/abilities.md lists all sentences; 'manual: …' leaves an effect to the judge"
    )


def _nearness(pattern: str, text: str) -> float:
    """How near a text is to a sentence: its fixed words, the first of them twice."""
    fixed = re.sub(r"\s*\{\w+\}\s*", " ", pattern).strip().casefold()
    first = SequenceMatcher(None, fixed.split(" ")[0], text.casefold().split(" ")[0]).ratio()
    return first + SequenceMatcher(None, fixed, text.casefold()).ratio()
