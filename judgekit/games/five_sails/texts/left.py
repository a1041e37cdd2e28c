"""What no word of the vocabulary says is left to the judge: the rest of a text is read all the same, and nothing is dropped in silence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.engine.cast import Ability, Trigger, Word
from judgekit.engine.errors import Misquoted, Unreadable
from judgekit.engine.values import Line, Position
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.texts.effect_sentences import read_effects
from judgekit.games.five_sails.texts.reading_words import nearest, unknown

ROLES = ("effect", "cost", "condition", "trigger", "passive")
BACKWARD = re.compile(
    r"\b(?:it|its|they|them|their|him|his|her|that|those|these|this way|instead|the (?:rest|others?|chosen|named|revealed))\b"
    r"|^(?:if (?:you|they|it|not)\b|otherwise|then)",
    re.IGNORECASE,
)
"""Words that speak of what was said before: behind what is left to the judge nobody knows of what."""


LOOSE = re.compile(
    r"(?:you (?:may )?|then,? )?"
    r"(?:(?:draw|discard|search|add|take|put|return)s? (?:[\w ]+? for )?(?:an?|one|1|the top) [\w ]*?(?:card|risk|attachment)\b"
    r"|(?:reveal|look at) the top (?!card|1 ))",
    re.IGNORECASE,
)
"""What speaks of a card that nobody has chosen or targeted: `Draw a card`, `Add a City Card to this location`."""
ASKED = r"\bif (?:it|that card) (?:is|was) (?:not )?(?:an? )?(?:(?-i:[A-Z])[\w-]+ )*"
OF_LOOSE = re.compile(
    r"\b(?:discard|play|put|sink|reveal|return|draw|send|equip|shuffle|add|keep|take)s? (?:it|that card)\b"
    rf"|{ASKED}(?:risk|attachment|card|event|character|Mercenary)\b",
    re.IGNORECASE,
)
OF_TRAIT = re.compile(rf"{ASKED}(?-i:[A-Z])", re.IGNORECASE)
"""What is said of such a card behind it, and of nothing else: whom the vocabulary would take it for is not meant."""


def effects_or_left(sentence: str, reading: Reading) -> list[Word]:
    """The effects of a sentence; the judge's where no word says it, or where it speaks of what was left to the judge already."""
    before = len(reading.targets)
    if not (reading.left and BACKWARD.search(sentence)):
        try:
            if reading.loose_card and (OF_LOOSE.search(sentence) or (not reading.targets and OF_TRAIT.search(sentence))):
                raise unknown("effect", sentence)
            words = read_effects(sentence, reading)
            reading.loose_card = LOOSE.match(sentence) is not None and len(reading.targets) == before and reading.named != ("revealed",)
            return words
        except Unreadable as error:
            if reading.left is None or isinstance(error, Misquoted):
                raise
    del reading.targets[before:]
    return [left(sentence, reading)]


DENIED = re.compile(
    r"(?:(?:s?he|it|they|that \w+|this \w+|the equipped character|[A-Z][\w' -]*?) (?:does|do|is|are) not (?:become )?"
    r"(?P<act>en garde|engage|move|leave play|suffer|wound|destroy|discard|heal|issue|become uncontrolled|uncontrolled)(?:d|ed|s)?\b.*)",
    re.IGNORECASE,
)
EVENTS = {
    "en garde": "readied",
    "engage": "engaged",
    "move": "moved",
    "leave play": "destroyed|discarded|sent to the locker|left play",
    "suffer": "wounded",
    "wound": "wounded",
    "destroy": "destroyed",
    "discard": "discarded|in discard",
    "heal": "healed",
    "issue": "challenge issued",
    "become uncontrolled": "control lost",
    "uncontrolled": "control lost",
}
"""What somebody is said not to do, and the events that this cancels."""


def undone_or_left(sentence: str, trigger: Trigger | None, reading: Reading) -> list[Word]:
    """The effects of a sentence; that something is not done cancels what is answered only where that is what would be done."""
    effects, denied = effects_or_left(sentence, reading), DENIED.fullmatch(sentence)
    if trigger is not None and effects == [Word("cancel")] and _of_what_does_it(sentence, trigger):
        return [Word("cancel ability")]
    if trigger is None or denied is None or effects != [Word("cancel")]:
        return effects
    if {*EVENTS[denied["act"].casefold()].split("|")} & {*trigger.event.split("|")} or trigger.word.name == "manual":
        return effects
    if reading.left is None:
        raise unknown("effect", sentence)
    return [left(sentence, reading)]


BY_ABILITY = "wounded by opponent"
"""The trigger that an ability of an opponent wounds somebody."""


def _of_what_does_it(sentence: str, trigger: Trigger) -> bool:
    """Whether all the effects of an ability are cancelled by what answers one of them."""
    if {"ability used", "ability resolving"} & {*trigger.event.split("|")} or trigger.word.name == "manual":
        return False
    by_them = trigger.word.name.startswith("by an opponent") or trigger.word.name == BY_ABILITY
    return by_them and sentence.casefold() in {"cancel its effects", "cancel all of its effects"}


def left(text: str, reading: Reading) -> Word:
    """What the judge carries out by hand, kept among what is left."""
    assert reading.left is not None
    reading.left.append(text)
    return Word("manual", (text,))


def nothing_answered(kind: str, text: str, reading: Reading) -> Trigger:
    """What a Reaction or Forced ability answers that does not say it, or says it in words that nobody knows."""
    if reading.left is None:
        raise Unreadable(f"the {kind} does not say what it answers: {text!r}; write for instance 'After this character is wounded • …'")
    if not reading.left:
        reading.left.append(text)
    return Trigger("After", "manual", Word("manual", (reading.left[0],)))


def nothing_understood(ability: Ability) -> bool:
    """Whether no part of an ability is understood: its text is a mistake rather than more than the engine can carry out."""
    body = ability.text.partition(": ")[2] or ability.text
    return bool(ability.left) and " ".join(x.partition(": ")[2] or x for x in ability.left).strip(" .") == body.strip(" .")


def unreadable(abilities: Sequence[Ability]) -> bool:
    """Whether a card's text is a mistake: nothing of an ability is understood, or nothing of a sentence without a marker that stands alone."""
    lost = [a for a in abilities if nothing_understood(a)]
    return any(a.kind != "Passive" for a in lost) or (bool(lost) and len(lost) == len(abilities))


def left_to_judge(p: Position) -> tuple[Line, ...]:
    """What of the cards' texts is left to the judge, a line for each ability, to be told before anything happens."""
    told = [notice(p.definition(n).name, a.text, a.left) for n in range(len(p.cards)) for a in p.definition(n).abilities if a.left]
    return tuple(Line(rid("play/resolve"), text) for text in dict.fromkeys(told))


def notice(name: str, text: str, words: tuple[str, ...]) -> str:
    """Which words of a card are not understood, and what becomes of them."""
    said = ", ".join(repr(w) for w in words)
    whole = f" in {text!r}" if words != (text,) else ""
    near = nearest(words[0].partition(": ")[2] or words[0], *ROLES)
    known = f"the nearest that can be said is {near!r}" if near else "docs/abilities.md lists what can be said"
    return f"{name} says more than the engine can carry out: the words {said}{whole} are not understood and are left to the judge ({known})."
