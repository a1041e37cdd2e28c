"""Sentences of effects as words: those that hold others, those that say several things, and the plain ones of the vocabulary."""

from __future__ import annotations

import re
from typing import Any

from judgekit.engine.cast import Target, Word
from judgekit.engine.errors import Misquoted, Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.choosing_sentences import both_do, each_object, each_subject, home_engaged, so_for_a_while
from judgekit.games.five_sails.texts.holding_sentences import holding
from judgekit.games.five_sails.texts.mentions import call_to_mind
from judgekit.games.five_sails.texts.reading_words import unknown
from judgekit.games.five_sails.texts.whereabouts import ANSWERING, located, somewhere
from judgekit.games.five_sails.texts.wordings import splitting, usual

MANUAL = re.compile(r"manual:\s*", re.IGNORECASE)
"""What leaves the whole of a sentence to the judge, whatever is counted in it or hangs on what."""
DOES = r"(?:suffers?|gains?|gets?|has|becomes?|engages?|moves?|draws?|discards?|heals?|loses?|issues?|returns?|goes|may)"
THEN = re.compile(rf"(?<=\w)(?<!\band) then(?= {DOES}\b)", re.IGNORECASE)
"""That something comes after what was said before it, where no comma divides it from what does it."""


def read_effects(sentence: str, reading: Reading) -> list[Word]:
    """The effects that a sentence names, in order; what a Passive ability would say is so for a while."""
    sentence = re.sub(r"^during (?=the adversary's next round)", "in ", sentence.strip(), flags=re.IGNORECASE)
    sentence = located(THEN.sub("", re.sub(r"^(?:then,?|and)\s+", "", sentence.strip(), flags=re.IGNORECASE)), reading)
    if by_hand := MANUAL.match(sentence):
        return [Word("manual", (sentence[by_hand.end() :],))]
    before = len(reading.targets)
    try:
        parts = splitting.predicates(sentence)
        if parts and (each := _tried(parts, reading)):
            return [w for words in each for w in words]
        return _read(usual("effect", sentence), reading)
    except Misquoted:
        raise
    except Unreadable:
        del reading.targets[before:]
        standing = so_for_a_while(sentence, reading)
        if standing is None:
            raise
        return [standing]


def _read(sentence: str, reading: Reading) -> list[Word]:
    """The effects that a sentence names in the wording of the vocabulary."""
    held = holding(sentence, reading, read_effects)
    if held:
        return held
    before = len(reading.targets)
    word = GAME.vocabulary.read("effect", sentence, reading)
    if word and word.name == "move to event" and reading.somewhere and reading.kind not in ANSWERING:
        raise unknown("effect", sentence)  # it would be another location than the one that is meant
    if word and word.name in THERE and not any(t.kind == "location" for t in reading.targets):
        raise unknown("effect", sentence)  # no location was named
    if word and not _holds_another(word) and (word.name not in PLACED or _is_place(word.args[PLACED[word.name]], reading)):
        call_to_mind(sentence, reading, before)
        somewhere(word, reading)
        return [_one_of(word, reading)]
    del reading.targets[before:]
    same = _of_the_same(sentence, reading)
    if same:
        return same
    for cut in (m for mark in (", then ", " and then ", ", and ", "; and ", " and ", ", ") for m in re.finditer(re.escape(mark), sentence)):
        try:
            return [*read_effects(sentence[: cut.start()], reading), *read_effects(sentence[cut.end() :], reading)]
        except Unreadable:
            del reading.targets[before:]
    each = home_engaged(sentence, reading) or each_object(sentence, reading) or both_do(sentence, reading) or each_subject(sentence, reading)
    if each:
        return each
    either = _either_of(sentence, reading)
    if either:
        return either
    raise unknown("effect", sentence)


def _is_place(who: tuple[Any, ...], reading: Reading) -> bool:
    """Whether a reference is to a location that is targeted or chosen."""
    return who[0] == "target" and int(who[1]) < len(reading.targets) and reading.targets[int(who[1])].kind == "location"


def _holds_another(word: Word) -> bool:
    """Whether a word holds another sentence, which only its shape takes apart; what is left to the judge is not taken apart."""
    return word.name != "manual" and any("{text}" in pattern for pattern in GAME.vocabulary.get("effect", word.name).patterns)


def _either_of(sentence: str, reading: Reading) -> list[Word]:
    """Two effects with "or" between them, of which the player takes one; none where that is not what a sentence says."""
    for mark in (", or ", "; or ", " or "):
        before = len(reading.targets)
        parts = sentence.split(mark)
        try:
            if len(parts) > 1:
                return [Word("choose one", tuple((part, *read_effects(part, reading)) for part in parts))]
        except Unreadable:
            del reading.targets[before:]
    return []


def _of_the_same(sentence: str, reading: Reading) -> list[Word] | None:
    """A sentence that says several things of the same, or several ways of which the player takes one: each speaks of the same targets."""
    together, ways = splitting.both(sentence), splitting.ways(sentence)
    if not together and not ways:
        return None
    found = _alike(together or tuple(text for _, text in ways), reading)
    if together:
        return [w for words in found for w in words]
    return [Word("choose one", tuple((name, *words) for (name, _), words in zip(ways, found, strict=True)))]


def _tried(parts: tuple[str, ...], reading: Reading) -> list[list[Word]]:
    """The same, where the sentence could be meant otherwise: nothing if one of the parts cannot be read."""
    before = list(reading.targets)
    try:
        return _alike(parts, reading)
    except Unreadable:
        reading.targets[:] = before
        return []


def _alike(parts: tuple[str, ...], reading: Reading) -> list[list[Word]]:
    """The effects of sentences that speak of the same targets."""
    before, found = list(reading.targets), []
    for part in parts:
        reading.targets[:] = before
        found.append(read_effects(part, reading))
    return found


PLACED = {"free target": -1, "claim target": -1, "renown on target": -1, "renown off target": -1, "pressure whom": 0}
"""Effects on a location that is targeted, and where they name it: what names no such thing does not say them."""
THERE = {"move there", "move to target"}
"""Effects that move somebody to the location that is targeted."""
THINGS = {"character", "attachment", "card", "risk", "event", "scheme"}


def _one_of(word: Word, reading: Reading) -> Word:
    """An effect on "a character": one that the player chooses when it takes place. What is forbidden is forbidden to all."""
    args = list(word.args)
    for n, a in enumerate(args):
        if word.name != "forbid" and isinstance(a, tuple) and len(a) > 1 and a[0] == "any" and a[1] in THINGS:
            reading.targets.append(Target(a[1], ("chosen", *a[2:])))
            args[n] = ("target", len(reading.targets) - 1)
    return Word(word.name, tuple(args))
