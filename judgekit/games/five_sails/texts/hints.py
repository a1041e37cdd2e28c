"""Sentences of the vocabulary as somebody can type them, for messages that name the nearest one: words of the game in place of the gaps."""

from __future__ import annotations

import re

from judgekit.engine.vocabulary import filled, slots_of

EXAMPLES = {
    "ability": "Technique",
    "act": "parley",
    "answer": "refused",
    "away": "sink",
    "condition": "you control this location",
    "condition2": "you have 2 or more Renown",
    "cost": "discard a card",
    "cost2": "sink a card",
    "count": "location you control",
    "deck": "your Deck",
    "deed": "draws a card",
    "deeds": "draw a card, or gain a Renown",
    "destination": "The Docks",
    "kind": "Action",
    "n": "2",
    "noun": "enemy character",
    "nth": "second",
    "phase": "Dusk",
    "place": "The Docks",
    "players": "each opponent who has more Renown than you",
    "plus": "+1",
    "quote": "'Action: Draw a card.'",
    "ranked": "the player with the most Renown",
    "span": "Day",
    "spot": "The Docks",
    "stat": "Combat",
    "text": "draw a card",
    "trait": "Duelist",
    "trigger": "this character is wounded",
    "trigger2": "this character is destroyed",
    "value": "Riposte",
    "way": "up",
    "who": "this character",
    "who2": "the adversary",
    "within": "each round",
}
"""What may stand in each gap of a sentence, and in a second one of its kind."""


def in_words(sentence: str) -> str:
    """A sentence of the vocabulary with an example in each of its gaps."""
    said = filled(sentence, {slot: EXAMPLES.get(slot) or EXAMPLES[re.sub(r"\d+$", "", slot)] for slot in slots_of(sentence)})
    return re.sub(r"\b2 (card|wound|location)\b", r"1 \1", said)
