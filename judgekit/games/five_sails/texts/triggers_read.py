"""Reading what a Reaction or a Forced ability answers: a trigger of the vocabulary, one of two, or one that something narrows."""

from __future__ import annotations

import re

from judgekit.engine.cast import COUNTS, Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.reading_words import read_word, unknown
from judgekit.games.five_sails.texts.slots import ABILITY_KINDS, NUMBERS
from judgekit.games.five_sails.texts.wordings import usual

AT_PLACE = re.compile(r"(.+?) at (The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)", re.IGNORECASE)
OPPONENT = r"(?:an? |your |any )?(?:opponent|enemy|enemies|opposing player)(?:['’]s|s['’])?(?: player| character)?(?:['’]s)?"
BY_RISK = re.compile(rf"(.+?) by {OPPONENT} risk", re.IGNORECASE)
BY_THEM = re.compile(rf"(.+?) (?:by|due to|because of) {OPPONENT} (?:ability|abilities|effects?|cards?|card effects?)", re.IGNORECASE)
BY_KIND = re.compile(rf"(.+?) (?:by|due to|because of) {OPPONENT} (action|reaction|technique|maneuver)", re.IGNORECASE)
BY_ABILITY = re.compile(
    r"(.+?) (?:by|due to|because of|from) (?:the effects? of )?"
    rf"(an? (?:enemy )?(?:(?-i:[A-Z])[\w'-]* )*(?:ability|{'|'.join(ABILITY_KINDS)}))(?: ability)?",
    re.IGNORECASE,
)
BY_CARD = re.compile(
    r"(.+?) (?:by|due to|because of|(?<=wounds )from) an? ((?:(?-i:[A-Z])[\w'-]* )*(?:risk|attachment|scheme|event|card))", re.IGNORECASE
)
BY_ONE = re.compile(
    r"(.+? (?:would be|is|are) (?:engaged|wounded|destroyed|moved|discarded|healed)) by (?:an? |your |any )?(?:opponents?|enemy player)",
    re.IGNORECASE,
)
NO_VALUE = re.compile(r"(.+? combat card) (?:that has |with )(?:no|0) (riposte|parry|thrust)", re.IGNORECASE)
VALUE = re.compile(
    r"(.+? combat card) (?:that has |with )(?:at least )?(\d|one|two|three|four)(?: or (more|less|fewer))?"
    r" (riposte|parry|thrust)(?: or (more|less|fewer))?",
    re.IGNORECASE,
)
TRAIT = re.compile(r"(.+? combat card) (?:that has |with )the (.+) trait", re.IGNORECASE)
NTH = re.compile(r"(.+?) for the (first|second|third|fourth|fifth) time in one (day|duel)", re.IGNORECASE)
MANEUVER = re.compile(r"(.+? combat card) (?:(?:that has |with )a|(without|with no)(?: a)?) maneuver", re.IGNORECASE)


def read_trigger(text: str, reading: Reading) -> Word:
    """The word of what is answered."""
    before = len(reading.targets)
    word = GAME.vocabulary.read("trigger", usual("trigger", text), reading)
    if word is not None and word.name == "entered" and word.args[0][:1] == ("any",) and word.args[0][1] != "character":
        raise unknown("trigger", text)  # of what enters play only characters have a moment for it
    if word is not None and word.name.endswith(" such") and word.args[0][0] not in {"risk", "card", "character"}:
        raise unknown("trigger", text)  # an attachment is equipped
    if word is not None:
        return word
    del reading.targets[before:]
    word = _narrowed(text, reading) or _either(text, reading) or _narrowed(usual("trigger", text), reading) or _placed(text, reading)
    if word is None:
        raise unknown("trigger", text)
    return word


PLACE = (
    r"(?:at this location|here|there|at a location you control|at an? (?:adjacent |uncontrolled )?(?:City )?location"
    r"|at The [A-Z][\w ]+|at Ole's Inn|at Governor's Gardens)"
)
LATER = re.compile(
    rf"(?P<who>(?:an?|another|one of your|your) (?:[\w-]+ )*?(?:character|Mercenary"
    rf"|Brute|Leader|attachment|(?-i:[A-Z])[\w-]+(?: (?-i:[A-Z])[\w-]+)?)) (?P<does>[a-z].*?) (?P<where>{PLACE})",
    re.IGNORECASE,
)
"""A trigger with the place behind it at which somebody does something."""


def _placed(text: str, reading: Reading) -> Word | None:
    """A trigger with its place behind the doing, as if it stood behind whoever does it; None where that says nothing either."""
    found, before = LATER.fullmatch(text), len(reading.targets)
    if found is None:
        return None
    word = GAME.vocabulary.read("trigger", usual("trigger", f"{found['who']} {found['where']} {found['does']}"), reading)
    if word is None:
        del reading.targets[before:]
    return word


def _narrowed(text: str, reading: Reading) -> Word | None:
    """A trigger with what narrows it behind; None where nothing does."""
    for pattern, name in ((BY_RISK, "by an opponent's risk"), (BY_THEM, "by an opponent"), (BY_ONE, "by an opponent")):
        found = pattern.fullmatch(text)
        if found:
            return Word(name, (read_trigger(found[1], reading),))
    if found := BY_KIND.fullmatch(text):
        return Word("by an opponent's kind", (read_trigger(found[1], reading), found[2].title()))
    for pattern, name, slot in ((BY_ABILITY, "by such an ability", "ability"), (BY_CARD, "by such a card", "noun")):
        if found := pattern.fullmatch(text):
            return Word(name, (read_trigger(found[1], reading), GAME.vocabulary.slots[slot].parse(re.sub(r"^an? ", "", found[2]), reading)))
    found = NTH.fullmatch(text)
    if found:
        from judgekit.games.five_sails.triggers.counted import TIMES

        return Word(COUNTS, (read_trigger(found[1], reading), TIMES[found[2].casefold()], found[3].casefold()))
    found = NO_VALUE.fullmatch(text)
    if found:
        return Word("card with less", (read_trigger(found[1], reading), 0, found[2].casefold()))
    found = VALUE.fullmatch(text)
    if found:
        n = NUMBERS.get(found[2].casefold()) or int(found[2])
        how = "card with less" if (found[3] or found[5] or "more").casefold() in {"less", "fewer"} else "card with more"
        return Word(how, (read_trigger(found[1], reading), n, found[4].casefold()))
    found = TRAIT.fullmatch(text)
    if found:
        return Word("card with trait", (read_trigger(found[1], reading), found[2]))
    found = MANEUVER.fullmatch(text)
    if found:
        return Word("card without a Maneuver" if found[2] else "card with a Maneuver", (read_trigger(found[1], reading),))
    found = AT_PLACE.fullmatch(text)
    if found:
        return Word("at a place", (read_trigger(found[1], reading), GAME.vocabulary.slots["place"].parse(found[2], reading)))
    return None


def _either(text: str, reading: Reading) -> Word | None:
    """One of two things; what the second leaves out stands in the first."""
    for mark in re.finditer(r" or ", text):
        first, second = text[: mark.start()], text[mark.end() :]
        subject = re.match(r"(.+?) (would be|would|is|are|has been)? ?\w+(?: .*)?$", first)
        heads = [""]
        if subject and subject[2]:
            heads += [f"{subject[1]} {subject[2]} ", f"{subject[1]} "]
        heads += [f"{first[: m.start()]} " for m in re.finditer(r" (?=[a-z]+s\b)", first)]
        shared = re.match(r"[a-z]+s (.+)$", second)
        whole = [first, *([f"{first} {shared[1]}"] if shared else [])]
        for one, head in ((w, h) for w in whole for h in heads):
            try:
                return Word("either", (read_word("trigger", one, reading), read_word("trigger", head + second, reading)))
            except Unreadable:
                continue
    return None
