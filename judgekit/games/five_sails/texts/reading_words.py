"""Reading one sentence as a word of the vocabulary, and saying which is the nearest where none says it."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.hints import in_words
from judgekit.games.five_sails.texts.mentions import call_to_mind
from judgekit.games.five_sails.texts.wordings import usual


def read_word(role: str, text: str, reading: Reading) -> Word:
    """The word of a role that a sentence says, in whatever wording."""
    word = GAME.vocabulary.read(role, usual(role, text), reading)
    if word is None:
        raise unknown(role, text)
    return word


SPEAKING = {"has equipped", "you control noun", "some noun", "opposes"}
"""Conditions that speak of something without choosing it, which "it" might mean afterwards."""
NO_VERB = re.compile(
    r"(?:not )?(?:at|in|on|here|alone|opposed|unopposed|opposing|engaged|en garde|wounded|unwounded|equipped|unequipped|an? [A-Z])\b", re.IGNORECASE
)
"""How a condition begins whose subject was named before it."""
PRONOUN = re.compile(r"(?:they|it|s?he)(?: (?:is|are))?\b", re.IGNORECASE)
NEGATIVE = re.compile(r"(.+? )(?:(is|are|has|have|was|were)(?:n't| not)|(?:do|does)(?:n't| not) (have|control|oppose)) (.+)", re.IGNORECASE)
SUBJECT = re.compile(r"(.+?) (?:is|are|has|have|had|was|were|controls?|opposes?|bears?)\b", re.IGNORECASE)


VERB = re.compile(r"(?:is|are|has|have|had|was|were|controls?|opposes?|bears?)\b", re.IGNORECASE)


KINDS_ASKED = {"is", "is not", "either of"}
ROLES = {"adversary", "participant", "performer", "equipped", "leader", "challenger", "challenged"}
"""Who is a character, whatever is asked of them."""


def _may_be(word: Word) -> bool:
    """Whether what is asked of somebody can be so: a character is no attachment and no risk."""
    who, kinds = word.args[0], {a[0] for a in word.args[1:] if isinstance(a, tuple)}
    return who[0] not in ROLES or bool(kinds & {"character", "card"})


def read_condition(text: str, reading: Reading, about: str = "") -> Word:
    """The word of a condition: one, two that hold at once, one of two, or one that does not hold. It may leave out whom it is about."""
    if about and NO_VERB.match(text):
        text = f"{about} is {text}"
    elif about and (found := PRONOUN.match(text)):
        text = f"{about}{' is' if found[0].endswith((' is', ' are')) else ''}{text[found.end() :]}"
    text = re.sub(r" (?:at|in) (?:the same|their) location$", f" at the same location as {about}", text) if about else text
    before = len(reading.targets)
    word = GAME.vocabulary.read("condition", usual("condition", text), reading)
    if word is not None and word.name in KINDS_ASKED and not _may_be(word):
        del reading.targets[before:]
        raise unknown("condition", text)
    if word is not None:
        call_to_mind(text, reading, before)
    if word is not None and word.name in SPEAKING:
        reading.others, reading.thing = reading.others or word.name != "has equipped", word.name == "has equipped"
    negative = NEGATIVE.fullmatch(text)
    if word is None and (theirs := _of_controller(text, reading)) is not None:
        return theirs
    if word is None and negative:
        return Word("not so", (read_condition(f"{negative[1]}{negative[2] or negative[3]} {negative[4]}", reading),))
    return word if word is not None else _one_and_another(text, reading, about)


def _one_and_another(text: str, reading: Reading, about: str) -> Word:
    """Two conditions that hold at once, or one of two: divided where both can be read, since a comparison may have an "or" of its own."""
    before, trouble = list(reading.targets), None
    for mark, name in ((" and ", "and"), (" or ", "or")):
        for cut in re.finditer(mark, text):
            reading.targets[:] = before
            try:
                first, second = _two(text[: cut.start()], text[cut.end() :])
                return Word(name, (read_condition(first, reading, about), read_condition(second, reading, about)))
            except Unreadable as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble
    raise unknown("condition", text)


def _two(first: str, second: str) -> tuple[str, str]:
    """Two conditions; the second has the subject of the first where it names none."""
    subject = SUBJECT.match(first)
    second = re.sub(r"^(?:if|while|either|both) ", "", second, flags=re.IGNORECASE)
    first = re.sub(r"^(?:either|both) ", "", first, flags=re.IGNORECASE)
    whose = subject and (subject[1] if VERB.match(second) else subject[0])
    return first, second if not whose or (SUBJECT.match(second) and not NO_VERB.match(second)) else f"{whose} {second}"


def _of_controller(text: str, reading: Reading) -> Word | None:
    """A condition on the controller of a card; None where it is none."""
    from judgekit.games.five_sails.conditions.controllers import asked_of_controller

    asked, before = asked_of_controller(text), len(reading.targets)
    who = GAME.vocabulary.slots["who"].parse(asked[0], reading) if asked else None
    if asked is None or who is None:
        return None
    try:
        return Word("controller so", (who, read_condition(asked[1], reading)))
    except Unreadable:
        del reading.targets[before:]
        return None


def unknown(role: str, text: str) -> Unreadable:
    """That no word of a role says a sentence."""
    hint = nearest(text, role)
    return Unreadable(
        f"no {role} reads {text!r}"
        + (f"; the nearest is {hint!r}" if hint else "")
        + "; docs/abilities.md lists all sentences; 'manual: …' in front of it leaves it to the judge"
    )


@lru_cache(maxsize=1024)
def nearest(text: str, *roles: str) -> str:
    """The sentence of the vocabulary that is nearest to a text, as it can be typed; empty where none is near."""
    hint = max(GAME.vocabulary.sentences(*roles), key=lambda k: _nearness(k, text), default="")
    return in_words(hint) if _nearness(hint, text) > 0.9 and _alike(hint, text) > 0.45 else ""


def _nearness(pattern: str, text: str) -> float:
    """How near a text is to a sentence: its fixed words, the first of them twice."""
    first = SequenceMatcher(None, _fixed(pattern).split(" ")[0], text.casefold().split(" ")[0]).ratio()
    return first + _alike(pattern, text)


def _alike(pattern: str, text: str) -> float:
    """How much of a text is in the fixed words of a sentence: to begin alike, with "the", is not enough."""
    return SequenceMatcher(None, _fixed(pattern), text.casefold()).ratio()


def _fixed(pattern: str) -> str:
    """The fixed words of a sentence."""
    return re.sub(r"\s*\{\w+\}\s*", " ", pattern).strip().casefold()
