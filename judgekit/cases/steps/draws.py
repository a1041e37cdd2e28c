"""A draw that is told in two parts: the cards before the deck runs out, and those of the new deck."""

from __future__ import annotations

import re

from judgekit.cases.sentences.walking import Pause, Walk
from judgekit.games.five_sails.boards.moments.words import At
from judgekit.games.five_sails.boards.story.words import NUMBER, number

RUN_OUT: At = ("new deck", "shuffle")
"""In the middle of a draw, where the deck has run out and the discard pile has not been shuffled."""


def drawn_so_far(walk: Walk, clause: str) -> str:
    """What is wrong where cards are told to be drawn before a deck runs out: it does not, or it was another number."""
    if not Pause(*RUN_OUT).here(walk.position):
        return walk.problem or f"{clause!r}: the deck does not run out in this draw, which goes on without a stop; tell the whole of it"
    drawn = sum(re.match(r"\S+ draws (?!\d+ cards?\.)", line.text.strip()) is not None for line in walk.lines)
    said = re.search(rf"\b(?:{NUMBER})\b(?= cards?\b)", clause)
    if said and number(said[0]) != drawn:
        return f"{clause!r}: {drawn} {'card has' if drawn == 1 else 'cards have'} been drawn when the deck runs out"
    return walk.problem
