"""Where a target is, for the sentences behind the one that names it: "at that location", "there", "claim that location"."""

from __future__ import annotations

import re

from judgekit.engine.cast import Word
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.conditions.where import place_of_card
from judgekit.games.five_sails.texts.candidates import place_name

THAT = r"(?:that (?:character|attachment|card|enemy|target|Leader|Mercenary)|the target)"
THERE = re.compile(rf"(?P<what>.+) (?:there|at (?:that|their) location|at {THAT}['’]s location)", re.IGNORECASE)
"""What is said to be where a target is."""
WITH = "with target"
"""The test of a thing that it is where a target is; behind a colon stands which."""
BESIDES = "besides target"
"""The test of a thing that it is another one than a target."""
NOBODY_ELSE = r"(?:(?!\b(?:Renown|it|them|him|her|that)\b)[^,])+?"
GOES = rf"(?P<may>you may )?(?:move (?P<whom>{NOBODY_ELSE})|(?P<who>your performer|this character|(?-i:[A-Z])[\w' -]+?) moves)"
MOVED_THERE = re.compile(rf"{GOES} (?P<where>there|to that location)(?=$|,| and )", re.IGNORECASE)
"""Who moves to where a target is."""
TO_THAT_PLACE = re.compile(r"(?P<move>(?:you may )?move (?!.*\bRenown\b)[^,]+?) to that location(?=$|,| and )", re.IGNORECASE)
"""Who moves to a location that is targeted."""
THAT_PLACE = re.compile(
    r"\b(?P<do>claim|take control of|pressure|you control) that location\b|\bthat location(?= becomes uncontrolled\b)", re.IGNORECASE
)
KINDS = ("character", "attachment", "card", "risk", "event", "scheme", "location")
ANSWERING = {"Reaction", "Forced"}
"""Kinds of abilities in which "that location" is where what is answered has happened."""


def target_spoken_of(reading: Reading) -> int:
    """The number of the target that was spoken of last; -1 where something else was, or nothing."""
    return len(reading.targets) - 1 if reading.targets and reading.named is None else -1


def tail_with_target(text: str, reading: Reading) -> tuple[str, str] | None:
    """(a noun phrase without its place, the test that it is where the last target is); None where its place is another one."""
    index = target_spoken_of(reading)
    found = THERE.fullmatch(text) if index >= 0 else None
    return (found["what"].strip(), f"{WITH}:{index}") if found else None


def than_target(tests: list[str], reading: Reading) -> list[str]:
    """The tests of a thing that is another than the target before it, and not only another than the performer."""
    index = target_spoken_of(reading) if reading.many is None else -1
    if index < 0 or "other" not in tests or ("yours" in tests and "yours" not in reading.targets[index].tests):
        return tests
    return [f"{BESIDES}:{index}" if t == "other" else t for t in tests]


def located(sentence: str, reading: Reading) -> str:
    """A sentence in which "that location" is said to be that of the target it belongs to; unchanged where that is the performer's too."""
    sentence = _moved_there(sentence, reading)
    index = target_spoken_of(reading)
    if index < 0 or reading.kind in ANSWERING or reading.targets[index].kind not in {"character", "attachment"}:
        return sentence
    if {"here", "opposing"} & {*reading.targets[index].tests}:
        return sentence
    return THAT_PLACE.sub(lambda m: f"{m['do'] + ' ' if m['do'] else ''}the location of that {reading.targets[index].kind}", sentence)


def _moved_there(sentence: str, reading: Reading) -> str:
    """A sentence in which somebody moves "there", said with whose location that is, where a character is targeted and no location."""
    from judgekit.games.five_sails.texts.nouns import ORDINALS  # which reads conditions, and they look up where a target is

    who = [n for n, t in enumerate(reading.targets[: len(ORDINALS)]) if t.kind == "character"]
    if any(t.kind == "location" for t in reading.targets):
        return sentence if reading.kind in ANSWERING else TO_THAT_PLACE.sub(r"\g<move> there", sentence)
    if not who:
        return sentence
    found = MOVED_THERE.match(sentence)
    if found is None or (reading.kind in ANSWERING and found["where"].casefold() != "there"):
        return sentence
    moved = f"{found['may'] or ''}move {found['whom'] or found['who']}"
    rest = sentence[found.end() :]
    rest = re.sub(r"^ and (?:then )?(?=(?-i:[a-z])+s\b)", f" and {found['who']} ", rest) if found["who"] else rest
    return f"{moved} to the location of the {ORDINALS[who[-1]]} target{rest}"


def somewhere(word: Word, reading: Reading) -> None:
    """Keeps in mind that a sentence was about a location that is chosen when it takes place."""
    spots = (a for a in word.args if isinstance(a, tuple) and a[:1] == ("any",))
    reading.somewhere = reading.somewhere or any(a[1:2] not in {(kind,) for kind in KINDS} for a in spots)


def where_target_is(p: Position, use: Use, index: int) -> str:
    """The location that an ability targets, or that of the card it targets, the last one of a card that has left play."""
    if index >= len(use.targets) or use.targets[index] < 0:
        return ""
    if p.ability(use.card, use.number).targets[index].kind == "location":
        return place_name(p, use.targets[index])
    return place_of_card(p, use.targets[index])


def earlier(tests: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the earlier targets on which it hangs whether something passes its tests."""
    return tuple(int(t.partition(":")[2]) for t in tests if t.startswith((f"{WITH}:", "borne by target:", "where target:")))
