"""Sentences of effects as words: those that hold others, those that say several things, and the plain ones of the vocabulary."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from judgekit.engine.cast import Target, Word
from judgekit.engine.errors import Misquoted, Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import span_of
from judgekit.games.five_sails.texts.choosing_sentences import (
    BACKWARD,
    choose_several,
    each_object,
    each_subject,
    home_engaged,
    so_for_a_while,
    they_choose,
    up_to,
)
from judgekit.games.five_sails.texts.reading_words import read_condition, unknown
from judgekit.games.five_sails.texts.reference_words import call_to_mind
from judgekit.games.five_sails.texts.wordings import several, usual


def read_effects(sentence: str, reading: Reading) -> list[Word]:
    """The effects that a sentence names, in order; what a Passive ability would say is so for a while."""
    sentence = re.sub(r"^during (?=the adversary's next round)", "in ", sentence.strip(), flags=re.IGNORECASE)
    sentence = re.sub(r"^(?:then,?|and)\s+", "", sentence.strip(), flags=re.IGNORECASE)
    before = len(reading.targets)
    try:
        parts = several.predicates(sentence)
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
    shaped = _shaped(sentence, reading)
    if shaped:
        return shaped
    before = len(reading.targets)
    word = GAME.vocabulary.read("effect", sentence, reading)
    if word and not _holds_another(word) and (word.name not in PLACED or _is_place(word.args[-1], reading)):
        call_to_mind(sentence, reading, before)
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
    each = home_engaged(sentence, reading) or each_object(sentence, reading) or each_subject(sentence, reading)
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
    together, ways = several.both(sentence), several.ways(sentence)
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


PLACED = {"free target", "claim target", "renown on target", "renown off target"}
"""Effects on a location that is targeted: what names no such thing does not say them."""
THINGS = {"character", "attachment", "card", "risk", "event", "scheme"}


def _one_of(word: Word, reading: Reading) -> Word:
    """An effect on "a character": one that the player chooses when it takes place. What is forbidden is forbidden to all."""
    args = list(word.args)
    for n, a in enumerate(args):
        if word.name != "forbid" and isinstance(a, tuple) and len(a) > 1 and a[0] == "any" and a[1] in THINGS:
            reading.targets.append(Target(a[1], ("chosen", *a[2:])))
            args[n] = ("target", len(reading.targets) - 1)
    return Word(word.name, tuple(args))


SHAPES = (
    (re.compile(r"if (?:it is )?success(?:ful|fully)?,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if you succeed,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if it succeeds,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if (?:they|you) do,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if (?:they|you|it) do(?:es)? not(?: succeed)?,\s*(.+)", re.I), "if not"),
    (re.compile(r"(?:(?:when|after) your (?:participant's )?round ends|at the end of your participant's round),\s*(.+)", re.I), "later"),
    (re.compile(r"after the adversary's next round ends, (.+)", re.I), "later theirs"),
    (re.compile(r"when the adversary's next round begins, (.+)", re.I), "their round later"),
    (re.compile(r"when your next round begins, (.+)", re.I), "your round later"),
    (re.compile(r"when this day ends, (.+)", re.I), "day ends later"),
    (re.compile(r"when the duel ends, (.+)", re.I), "duel ends later"),
    (re.compile(r"after your riposte is resolved, (.+)", re.I), "riposte later"),
    (re.compile(r"after your parry is resolved, (.+)", re.I), "parry later"),
    (re.compile(r"after your combat values are resolved, (.+)", re.I), "values later"),
    (re.compile(r"after your wounds are resolved, (.+)", re.I), "wounds later"),
    (re.compile(r"you may (.+)", re.I), "may"),
    (re.compile(r"instead,?\s+(.+)", re.I), "instead"),
    (re.compile(r"(.+) instead", re.I), "instead"),
)


UNLESS = re.compile(r"(.+) unless their controller (discards|loses) (\d+) (?:cards?|Renown)", re.I)
EACH = re.compile(r"(.+?) for each (.+)", re.I)
MOMENT = re.compile(r"(?:after|when|at the end of) [^,]+, ", re.I)
"""How a sentence begins that takes place later: what it counts is counted then."""


def _ways(listed: str, reading: Reading) -> tuple[tuple[Any, ...], ...]:
    """The ways of which one is taken: with commas between them too, where each part is a sentence of its own."""
    before = list(reading.targets)
    for mark in (r"[,;]\s*(?:or\s+)?(?!then\b|and\b)|\s+or\s+", r"(?:[,;]\s*|\s+)or\s+"):
        parts = [w.strip(" ,;") for w in re.split(mark, listed, flags=re.IGNORECASE) if w.strip(" ,;")]
        reading.targets[:] = before
        try:
            return tuple((part, *read_effects(part, reading)) for part in parts)
        except Unreadable:
            continue
    raise unknown("effect", listed)


def _of_itself(sentence: str, reading: Reading) -> bool:
    """Whether a word of the vocabulary says a sentence together with how long it lasts."""
    word = GAME.vocabulary.read("effect", sentence, replace(reading, targets=list(reading.targets)))
    return word is not None and word.name != "until"


def _shaped(sentence: str, reading: Reading) -> list[Word] | None:
    """Sentences that hold another one."""
    once = _once(sentence, reading) or _watched(sentence, reading)
    if once:
        return once
    span = span_of(sentence)
    if span is not None and not _of_itself(sentence, reading):
        inner = read_effects(span[1], reading)
        if span[0] == "round" and any(w.name in NEXT_ROUND for w in inner):
            raise unknown("effect", sentence)  # this round is the player's own
        lasting = [Word("until", (span[0], w)) for w in inner]
        return [*lasting, *read_effects(span[2], reading)] if span[2] else lasting
    listed = re.fullmatch(r"for each (.+?), (choose one.+)", sentence, re.I)
    if listed:
        count = GAME.vocabulary.slots["count"].parse(listed[1], reading)
        return [Word("for each", (count, w)) for w in read_effects(listed[2], reading)] if count else None
    ways = re.fullmatch(r"choose one(?: of them)?\s*[:—-]\s*(.+)", sentence, re.I)
    if ways:
        return [Word("choose one", _ways(ways[1], reading))]
    theirs = they_choose(sentence, reading) or choose_several(sentence, reading) or (not _of_itself(sentence, reading) and up_to(sentence, reading))
    if theirs:
        return theirs
    counted = None if MOMENT.match(sentence) else EACH.fullmatch(sentence)
    if counted:
        inner = read_effects(counted[1], reading)
        count = GAME.vocabulary.slots["count"].parse(counted[2], reading)
        return [Word("for each", (count, w)) for w in inner] if count else None
    either = re.fullmatch(r"(.+?), or if (.+?), (.+) instead", sentence, re.I)
    if either:
        usually = read_effects(either[1], reading)
        asked = read_condition(either[2], reading)
        otherwise = read_effects(either[3], reading)
        return [Word("check", (asked,)), *(Word("if not", (w,)) for w in usually), *(Word("if successful", (w,)) for w in otherwise)]
    before = re.fullmatch(r"(.+?), and if before that (.+?), (.+)", sentence, re.I)
    if before:
        first = read_effects(before[1], reading)
        asked = read_condition(before[2], reading)
        return [Word("check", (asked,)), *first, *(Word("if successful", (w,)) for w in read_effects(before[3], reading))]
    so = re.fullmatch(r"you may (.+?) in order to (.+)", sentence, re.I)
    if so:
        return [Word("may so", (read_effects(so[1], reading)[0], read_effects(so[2], reading)[0]))]
    unless = UNLESS.fullmatch(sentence)
    if unless:
        inner = read_effects(unless[1], reading)
        return [Word(f"unless {unless[2].casefold()}", (inner[0], int(unless[3])))] if len(inner) == 1 else None
    for regex, name in SHAPES:
        found = regex.fullmatch(sentence)
        if found:
            return [Word(name, (w,)) for w in read_effects(found[1], reading)]
    return _conditional(sentence, reading)


NEXT_ROUND = {"ignored value", "next card", "cannot next round", "must play"}
"""Effects on the adversary's next round, which are over with that round."""


def _once(sentence: str, reading: Reading) -> list[Word]:
    """What takes place once something has happened within a while; nothing where a sentence does not say that."""
    once = ONCE.fullmatch(sentence) or ONCE_SO.fullmatch(sentence)
    who = GAME.vocabulary.slots["who"].parse(once[1], reading) if once else None
    if once is None or who is None:
        return []
    return [Word(f"once {once[2].casefold()}", (who, once[3].casefold(), w)) for w in read_effects(once[4], reading)]


WHENEVER = re.compile(
    r"(?P<how>whenever|each time|every time|the next time) (?P<what>.+?)"
    r"(?: (?:(?:during|in|until the end of|for the rest of) )?(?:this|the) (?P<span>round|duel|day))?, (?P<then>.+)",
    re.I,
)


def _watched(sentence: str, reading: Reading) -> list[Word]:
    """What happens whenever something does from then on; nothing where a sentence does not say that."""
    from judgekit.games.five_sails.texts.sentences import read_ability

    found = WHENEVER.fullmatch(sentence)
    if found is None or BACKWARD.search(found["what"]):
        return []
    once = found["how"].casefold() == "the next time"
    before = re.search(r"\bwould\b", found["what"]) is not None
    timing = "The first time" if once else "When" if before else "After"
    each = f" each {'duel' if (found['span'] or '').casefold() in {'duel', 'round'} else 'Day'}" if once else ""
    ability = read_ability("Forced", (), f"{timing} {found['what']}{each} • {found['then']}", reading.own_name, reading.quotes)
    return [Word("until", (found["span"].casefold(), Word("watch", (ability,))))] if found["span"] else [Word("watch", (ability,))]


def _conditional(sentence: str, reading: Reading) -> list[Word] | None:
    """What takes place only if something is so, or unless it is."""
    found = re.fullmatch(r"(?:if|unless) (.+?),\s*(.+)", sentence, re.I)
    tail = re.fullmatch(r"(.+?)(?<! as) (?:if|while|unless) (.+)", sentence, re.I)
    if not found and not tail:
        return None
    condition, body = (found[1], found[2]) if found else (tail[2], tail[1]) if tail else ("", "")
    words = [] if found else read_effects(body, reading)  # whose pronouns mean whom the part in front of them has named
    word = read_condition(condition, reading)
    if (found and sentence.casefold().startswith("unless ")) or (not found and f" unless {condition}" in sentence):
        word = Word("not so", (word,))
    return [Word("when condition", (word, w)) for w in words or read_effects(body, reading)]


ONCE = re.compile(
    r"(?:if|when|once|the (?:next|first) time) (.+?) (?:is|are) (destroyed|wounded) "
    r"(?:(?:during|in|within|for the rest of|later|before the end of|until the end of) )?(?:this|the|that) (round|duel|day),\s*(.+)",
    re.I,
)
ONCE_SO = re.compile(r"once (.+?) is (destroyed|wounded) before the (round|duel|day) ends,\s*(.+)", re.I)
"""What waits for something that may happen within a while."""
