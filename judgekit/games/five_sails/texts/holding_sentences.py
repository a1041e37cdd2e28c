"""Sentences of effects that hold others: what waits, lasts, is repeated, may be done, or takes place only if something is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import span_of
from judgekit.games.five_sails.texts.choosing_sentences import BACKWARD, choose_several, they_choose, up_to
from judgekit.games.five_sails.texts.reading_words import read_condition, unknown

Read = Callable[[str, Reading], list[Word]]
"""Reads the effects that a sentence names, in order; what no word says is an error."""
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
"""What stands before or behind another sentence, and the word that holds it."""
UNLESS = re.compile(r"(.+) unless their controller (discards|loses) (\d+) (?:cards?|Renown)", re.I)
EACH = re.compile(r"(.+?) for each (.+)", re.I)
AMOUNTS = {"prevent", "raise"}
"""Effects that leave what is about to happen as it is but for its amount: `instead` says no more of them."""
MOMENT = re.compile(r"(?:after|when|at the end of) [^,]+, ", re.I)
"""How a sentence begins that takes place later: what it counts is counted then."""
NEXT_ROUND = {"ignored value", "next card", "next set", "cannot next round", "must play"}
"""Effects on the adversary's next round, which are over with that round."""
ONCE = re.compile(
    r"(?:if|when|once|the (?:next|first) time) (.+?) (?:is|are) (destroyed|wounded) "
    r"(?:(?:during|in|within|for the rest of|later|before the end of|until the end of) )?(?:this|the|that) (round|duel|day),\s*(.+)",
    re.I,
)
ONCE_SO = re.compile(r"once (.+?) is (destroyed|wounded) before the (round|duel|day) ends,\s*(.+)", re.I)
"""What waits for something that may happen within a while."""
WHENEVER = re.compile(
    r"(?P<how>whenever|each time|every time|the next time) (?P<what>.+?)"
    r"(?: (?:(?:during|in|until the end of|for the rest of) )?(?:this|the) (?P<span>round|duel|day))?, (?P<then>.+)",
    re.I,
)


def holding(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """The effects of a sentence that holds another one; None where it holds none, or none that can be read in that way."""
    for way in WAYS:
        found = way(sentence, reading, read)
        if found is not None:
            return found or None
    return _conditional(sentence, reading, read)


def _once(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What takes place once something has happened within a while."""
    once = ONCE.fullmatch(sentence) or ONCE_SO.fullmatch(sentence)
    who = GAME.vocabulary.slots["who"].parse(once[1], reading) if once else None
    if once is None or who is None:
        return None
    return [Word(f"once {once[2].casefold()}", (who, once[3].casefold(), w)) for w in read(once[4], reading)]


def _watched(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What happens whenever something does from then on."""
    from judgekit.games.five_sails.texts.sentences import read_ability

    found = WHENEVER.fullmatch(sentence)
    if found is None or BACKWARD.search(found["what"]):
        return None
    once = found["how"].casefold() == "the next time"
    before = re.search(r"\bwould\b", found["what"]) is not None
    timing = "The first time" if once else "When" if before else "After"
    each = f" each {'duel' if (found['span'] or '').casefold() in {'duel', 'round'} else 'Day'}" if once else ""
    ability = read_ability("Forced", (), f"{timing} {found['what']}{each} • {found['then']}", reading.own_name, reading.quotes)
    return [Word("until", (found["span"].casefold(), Word("watch", (ability,))))] if found["span"] else [Word("watch", (ability,))]


def _for_a_while(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What is so until something ends."""
    span = span_of(sentence)
    if span is None or _of_itself(sentence, reading):
        return None
    inner = read(span[1], reading)
    if span[0] == "round" and any(w.name in NEXT_ROUND for w in inner):
        raise unknown("effect", sentence)  # this round is the player's own
    lasting = [Word("until", (span[0], w)) for w in inner]
    return [*lasting, *read(span[2], reading)] if span[2] else lasting


def _of_itself(sentence: str, reading: Reading) -> bool:
    """Whether a word of the vocabulary says a sentence together with how long it lasts."""
    word = GAME.vocabulary.read("effect", sentence, replace(reading, targets=list(reading.targets)))
    return word is not None and word.name != "until"


def _ways_for_each(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """One of several ways, chosen as often as something is there."""
    listed = re.fullmatch(r"for each (.+?), (choose one.+)", sentence, re.I)
    if listed is None:
        return None
    count = GAME.vocabulary.slots["count"].parse(listed[1], reading)
    return [Word("for each", (count, w)) for w in read(listed[2], reading)] if count else []


def _ways_to_choose(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """One of several ways."""
    ways = re.fullmatch(r"choose one(?: of them)?\s*[:—-]\s*(.+)", sentence, re.I)
    return [Word("choose one", _ways(ways[1], reading, read))] if ways else None


def _ways(listed: str, reading: Reading, read: Read) -> tuple[tuple[Any, ...], ...]:
    """The ways of which one is taken: with commas between them too, where each part is a sentence of its own."""
    before = list(reading.targets)
    for mark in (r"[,;]\s*(?:or\s+)?(?!then\b|and\b)|\s+or\s+", r"(?:[,;]\s*|\s+)or\s+"):
        parts = [w.strip(" ,;") for w in re.split(mark, listed, flags=re.IGNORECASE) if w.strip(" ,;")]
        reading.targets[:] = before
        try:
            return tuple((part, *read(part, reading)) for part in parts)
        except Unreadable:
            continue
    raise unknown("effect", listed)


def _chosen(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What other players choose, several that are chosen, or up to so many."""
    found = they_choose(sentence, reading) or choose_several(sentence, reading) or (not _of_itself(sentence, reading) and up_to(sentence, reading))
    return found or None


def _for_each(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What is done as often as something is there."""
    counted = None if MOMENT.match(sentence) else EACH.fullmatch(sentence)
    if counted is None:
        return None
    inner = read(counted[1], reading)
    count = GAME.vocabulary.slots["count"].parse(counted[2], reading)
    return [Word("for each", (count, w)) for w in inner] if count else []


def _one_or_the_other(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What is done unless something is so, and what then."""
    either = re.fullmatch(r"(.+?), or if (.+?), (.+) instead", sentence, re.I)
    if either is None:
        return None
    usually, asked, otherwise = read(either[1], reading), read_condition(either[2], reading), read(either[3], reading)
    return [Word("check", (asked,)), *(Word("if not", (w,)) for w in usually), *(Word("if successful", (w,)) for w in otherwise)]


def _looked_at_before(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What is done, and what then, if something was so before."""
    before = re.fullmatch(r"(.+?), and if before that (.+?), (.+)", sentence, re.I)
    if before is None:
        return None
    first, asked = read(before[1], reading), read_condition(before[2], reading)
    return [Word("check", (asked,)), *first, *(Word("if successful", (w,)) for w in read(before[3], reading))]


def _in_order_to(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What may be done so that something else is."""
    so = re.fullmatch(r"you may (.+?) in order to (.+)", sentence, re.I)
    if so is None:
        return None
    done, then = read(so[1], reading), read(so[2], reading)
    if len(done) > 1 or len(then) > 1:
        raise unknown("effect", sentence)  # of which only the first would hang on it
    return [Word("may so", (done[0], then[0]))]


def _averted(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What is done unless a controller gives something up."""
    unless = UNLESS.fullmatch(sentence)
    if unless is None:
        return None
    inner = read(unless[1], reading)
    return [Word(f"unless {unless[2].casefold()}", (inner[0], int(unless[3])))] if len(inner) == 1 else []


def _held(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What a word holds by what stands before or behind it."""
    for regex, name in SHAPES:
        found = regex.fullmatch(sentence)
        if found:
            inner = read(found[1], reading)
            return _in_its_place(inner) if name == "instead" else [Word(name, (w,)) for w in inner]
    return None


def _in_its_place(words: list[Word]) -> list[Word]:
    """What is done in place of what was about to happen: the first thing replaces it, and the others are done beside."""
    first = next((n for n, w in enumerate(words) if w.name not in AMOUNTS), -1)
    return [Word("instead", (w,)) if n == first else w for n, w in enumerate(words)]


def _conditional(sentence: str, reading: Reading, read: Read) -> list[Word] | None:
    """What takes place only if something is so, or unless it is."""
    found = re.fullmatch(r"(?:if|unless) (.+?),\s*(.+)", sentence, re.I)
    tail = re.fullmatch(r"(.+?)(?<! as) (?:if|while|unless) (.+)", sentence, re.I)
    if not found and not tail:
        return None
    condition, body = (found[1], found[2]) if found else (tail[2], tail[1]) if tail else ("", "")
    words = [] if found else read(body, reading)  # whose pronouns mean whom the part in front of them has named
    word = read_condition(condition, reading)
    if (found and sentence.casefold().startswith("unless ")) or (not found and f" unless {condition}" in sentence):
        word = Word("not so", (word,))
    return [Word("when condition", (word, w)) for w in words or read(body, reading)]


WAYS = (
    _once,
    _watched,
    _for_a_while,
    _ways_for_each,
    _ways_to_choose,
    _chosen,
    _for_each,
    _one_or_the_other,
    _looked_at_before,
    _in_order_to,
    _averted,
    _held,
)
"""The ways in which a sentence holds another, as they are tried; behind one that gives nothing because it cannot be read, none is tried."""
