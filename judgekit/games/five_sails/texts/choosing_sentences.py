"""Sentences of effects in which somebody chooses, which do the same to two, or which say what a Passive ability could say too."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts import effect_sentences as whole
from judgekit.games.five_sails.texts.slots import NUMBERS

BACKWARD = re.compile(r"\b(?:that|it|they|them|him|her|its|their|those)\b", re.I)
"""Words that would speak of what was named before, which a text of its own does not know."""


OBJECTS = re.compile(
    r"(?P<verb>move|send|engage|wound|destroy|discard|en garde|heal an? wound from|heal \d wounds from) (?P<one>.+?) and (?P<other>.+?)"
    r"(?P<rest> (?:to|into) .+| Home(?: engaged)?)?",
    re.I,
)


def each_object(sentence: str, reading: Reading) -> list[Word]:
    """The same done to two: `move your participant and the adversary to The Docks`; nothing where a sentence does not say that."""
    found = OBJECTS.fullmatch(sentence)
    before = len(reading.targets)
    if found is None:
        return []
    try:
        return [w for who in (found["one"], found["other"]) for w in whole.read_effects(f"{found['verb']} {who}{found['rest'] or ''}", reading)]
    except Unreadable:
        del reading.targets[before:]
        return []


ENGAGED = re.compile(r"((?:move|send|return) (.+?) (?:to (?:its|their|his|her) )?Home) engaged", re.I)


def home_engaged(sentence: str, reading: Reading) -> list[Word]:
    """Who moves Home and is engaged: `move the adversary Home engaged`; nothing where a sentence does not say that."""
    found, before = ENGAGED.fullmatch(sentence), list(reading.targets)
    if found is None:
        return []
    try:
        moved = whole.read_effects(found[1], reading)
        reading.targets[:] = before
        return [*moved, *whole.read_effects(f"engage {found[2]}", reading)]
    except Unreadable:
        reading.targets[:] = before
        return []


SUBJECTS = re.compile(
    r"(?P<one>.+?) and (?P<other>.+?) (?:each |both )?(?P<verb>gain|get|have|suffer|heal|lose|move|become|engage|en garde)s?(?P<rest> .+)?", re.I
)
OBJECTS_NOW = {"engage", "en garde"}
"""What is said of somebody to whom it is done at once, where nothing follows."""


def each_subject(sentence: str, reading: Reading) -> list[Word]:
    """The same said of two: `Bo and another character you control each gain +1 Combat`; nothing where a sentence does not say that."""
    found = SUBJECTS.fullmatch(sentence)
    before = len(reading.targets)
    if found is None or (found["rest"] is None and found["verb"].casefold() not in OBJECTS_NOW):
        return []
    try:
        ways = [_done_by(who, found["verb"], found["rest"] or "") for who in (found["one"], found["other"])]
        return [w for way in ways for w in whole.read_effects(way, reading)]
    except Unreadable:
        del reading.targets[before:]
        return []


def _done_by(who: str, verb: str, rest: str) -> str:
    """What is said of one of two."""
    return f"{who} {verb}s{rest}".replace(" haves ", " has ") if rest else f"{verb} {who}"


DOING = r"(?:engage|en garde|move|go|return)"
BOTH_DO = re.compile(
    rf"(?P<who>.+? and .+?) (?:each |both )?(?P<first>{DOING}(?: [^,]+?)?),? (?:and|then|and then) (?P<second>{DOING}(?: .+)?)", re.I
)


def both_do(sentence: str, reading: Reading) -> list[Word]:
    """Two things that two do, one after the other: `Bo and the adversary both engage and go Home`; nothing where a sentence does not say that."""
    found, before = BOTH_DO.fullmatch(sentence), list(reading.targets)
    if found is None:
        return []
    words: list[Word] = []
    try:
        for part in (found["first"], found["second"]):
            reading.targets[:] = before
            words += whole.read_effects(f"{found['who']} {part}", reading)
    except Unreadable:
        reading.targets[:] = before
        return []
    return words


def so_for_a_while(sentence: str, reading: Reading) -> Word | None:
    """A sentence that a Passive ability could say, as something that is so for a while; it may speak of nothing that was chosen or named before."""
    from judgekit.games.five_sails.texts.sentences import read_passive

    if BACKWARD.search(sentence) or re.search(r"\btarget\b", sentence, re.I):
        return None
    try:
        said = read_passive(sentence, reading.own_name, reading.quotes)
    except Unreadable:
        return None
    plain = said.kind == "Passive" and not said.targets and all(w.name not in AT_ONCE for w in said.effects)
    return Word("stands", (replace(said, text=f"{sentence}."),)) if plain else None


AT_ONCE = {"note", "gives", "has trait", "grants", "cannot", "must", "fixes"}
"""What Passive abilities say and effects say too, each in its own way."""


CHOOSER = re.compile(
    r"(?:(?P<of>the controller of .+?)|(?P<whose>.+?)(?:'s)? controller|(?P<side>the adversary)) "
    r"(?:(?:must|has to|chooses to|may choose to) (?:either )?|does one: |chooses(?: one(?: of)?)?:? )(?P<ways>.+? or .+)",
    re.I,
)
OF_A_PLAYER = re.compile(r"(discard|draw|lose|gain)s? (.*\b(?:cards?|renown)\b.*)", re.I)


UP_TO = re.compile(r"(remove|heal|move|add|gain|lose|discard|take|sink) up to (\d|two|three|four|five) (threat|wounds?|Renown)\b(.*)", re.I)


def up_to(sentence: str, reading: Reading) -> list[Word]:
    """As much of something as the player says, up to a number; nothing where a sentence does not say that."""
    found = UP_TO.fullmatch(sentence)
    if found is None:
        return []
    thing = found[3].removesuffix("s")
    inner = whole.read_effects(f"{found[1]} 1 {thing}{found[4]}", reading)
    asked = Word("how many", (NUMBERS.get(found[2].casefold()) or int(found[2]), f"{found[1].casefold()} {{}} {found[3]}"))
    return [asked, *(Word("for each", (("how many",), w)) for w in inner)]


def they_choose(sentence: str, reading: Reading) -> list[Word]:
    """What somebody else chooses among: the controller of a character, or the adversary; nothing where a sentence does not say that."""
    found = CHOOSER.fullmatch(sentence)
    if found is None:
        return []
    said = found["side"] or (found["of"] or "")[len("the controller of ") :] or found["whose"]
    said = "that character" if said.casefold() in {"its", "their", "his", "her"} else said
    who = GAME.vocabulary.slots["who"].parse(said, reading)
    if who is None:
        return []
    again = said if found["side"] or who[0] != "target" else "that character"
    owner = again if found["side"] else f"the controller of {again}"
    ways = []
    for part in re.split(r",?;? or (?:must )?", found["ways"]):
        text = OF_A_PLAYER.sub(lambda m: f"{owner} {m[1]}s {m[2]}", part)
        text = re.sub(r"^suffer ", f"{again} suffers ", text)
        ways.append((part, *whole.read_effects(text, reading)))
    return [Word("they choose", (who, *ways))]


SEVERAL = re.compile(r"choose (two|three)(?: of (?:them|these|the following))?(?: different(?: ones)?)?\s*[:—-]\s*(.+)", re.I)


def choose_several(sentence: str, reading: Reading) -> list[Word]:
    """So many of several effects; nothing where a sentence does not say that."""
    found = SEVERAL.fullmatch(sentence)
    if found is None:
        return []
    ways = [w.strip(" ,;") for w in re.split(r"[;,]\s*(?:or\s+|and\s+)?|\s+or\s+", found[2]) if w.strip(" ,;")]
    return [Word("choose several", (NUMBERS[found[1].casefold()], *((w, *whole.read_effects(w, reading)) for w in ways)))]
