"""Whom a sentence spoke of, for the pronouns of those behind it."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.reference_words import FIXED, always, parse_who
from judgekit.games.five_sails.texts.references import Who

MENTION = re.compile(rf"\b({'|'.join(sorted(FIXED.keys() - {'this card'}, key=len, reverse=True))})\b(?!['’])", re.IGNORECASE)
PRONOUN = re.compile(r"\b(?:it|them|they|him|her|he|she)\b", re.IGNORECASE)
TURNED = re.compile(r"(?:reveal|look at) the top (?:1 )?card\b|gamble and keep the chosen card revealed\b", re.IGNORECASE)
"""What turns over one card, of which "it" speaks then."""

UNTIL = re.compile(r"reveal cards from .+? until ", re.IGNORECASE)
"""What turns over several cards, of which a pronoun tells none."""


def call_to_mind(text: str, reading: Reading, targets: int) -> None:
    """Keeps whom a sentence spoke of, for the pronouns of those behind it: the first as their subject, the last as their object."""
    if TURNED.match(text):
        reading.subject, reading.named, reading.others, reading.thing = ("revealed",), ("revealed",), False, False
    elif UNTIL.match(text):
        reading.named, reading.others, reading.thing = None, True, True
    spoken_of = all_spoken_of(text, reading)
    reading.many = reading.many if spoken_of is None and PRONOUN.search(text) else spoken_of
    if len(reading.targets) > targets or PRONOUN.search(text):
        return
    found = [always(m[0].casefold(), reading) for m in MENTION.finditer(text)]
    if found:
        reading.subject, reading.named, reading.others, reading.thing = found[0], found[-1], False, False


ALL = re.compile(
    r"\b((?:each|all)(?: of)? (?!target\b|other player|opponent|player).+?)(?:"
    r" (?:gains?|gets?|has|have|becomes?|suffers?|heals?|loses?|cannot)\b.*)?$",
    re.IGNORECASE,
)
MOVING = re.compile(r"(?:move|send|return|swap|exchange)\b|.+? (?:moves?|returns?)\b", re.IGNORECASE)
CHANGING = {"engaged", "en garde", "wounded", "unwounded", "equipped", "unequipped"}
"""Tests that what is done to somebody may change."""


def all_spoken_of(text: str, reading: Reading) -> Who | None:
    """All of a kind to whom a sentence does something; nothing where they would be others afterwards, or the sentence is about nobody of the kind."""
    found, trial = ALL.search(text), replace(reading, targets=list(reading.targets))
    who = parse_who(re.sub(r"\b(?:until|for the rest of|this (?:day|duel|round))\b.*$", "", found[1]).strip(), trial) if found else None
    if who is None or who[0] != "each":
        return None
    changed = MOVING.match(text) or any(t in CHANGING or t.startswith(("so:", "at most", "at least")) for t in who[2:])
    return () if changed else who
