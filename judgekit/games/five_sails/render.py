"""Abilities back as the text that says them: reading the text gives the ability again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from judgekit.engine.cast import Ability, Word
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME

HOLDING: dict[str, str] = {
    "if successful": "if it succeeds, {}",
    "if not": "if it does not succeed, {}",
    "later": "after your participant's round ends, {}",
    "may": "you may {}",
    "instead": "{} instead",
}
"""Words around an effect, and the sentence that they make of it."""
DONE = {"pressure": ("if it succeeds, {}", "if it does not succeed, {}"), "target may engage": ("if they do, {}", "if they do not, {}")}
"""How "if that was done" is said behind a word that can fail."""
CHOSEN = ("if you do, {}", "if you do not, {}")


def ability_text(ability: Ability, name: str = "", *, character: bool = True) -> str:
    """The text of an ability, without its kind and qualifiers."""
    reading = Reading(name, kind=ability.kind, all=ability.targets, character=character)
    if ability.kind == "Passive":
        return passive_text(ability, reading)
    before = [*_trigger(ability, reading)]
    before += [f"if {written('condition', w, reading)}" for w in ability.conditions]
    before += [written("cost", w, reading) for w in ability.costs]
    while len(reading.targets) < ability.early_targets:
        before.append(GAME.vocabulary.slots["who"].write(("target", len(reading.targets)), reading))
    after = [*sentences(ability.effects, reading), *(f"{k}." for k in ability.keywords)]
    head = f"{capital(', '.join(before))} • " if before else ""
    return head + " ".join(after)


def passive_text(ability: Ability, reading: Reading) -> str:
    """The text of a Passive ability: a sentence, with what must be so in front."""
    if len(ability.effects) == 1 and ability.effects[0].name == "note":
        return f"({ability.effects[0].args[0]})"
    said = [f"while {written('condition', w, reading)}" for w in ability.conditions]
    said += [written("passive", w, reading) for w in ability.effects]
    return f"{capital(', '.join(said))}."


def _trigger(ability: Ability, reading: Reading) -> Iterator[str]:
    """The timing and what is answered."""
    if ability.trigger is None:
        return
    said = written("trigger", ability.trigger.word, reading)
    yield f"{ability.trigger.timing} {said}"


def sentences(effects: Iterable[Word], reading: Reading) -> Iterator[str]:
    """The effects as sentences."""
    can_fail = ""
    for name, group in groupby(effects, key=lambda w: w.name):
        words = list(group)
        if name in {"if successful", "if not"} and len(words) > 1 and all(simple(w.args[0]) for w in words):
            inner = " and ".join(written("effect", w.args[0], reading) for w in words)
            yield f"{capital(frame(name, can_fail).format(inner))}."
            continue
        for word in words:
            yield f"{capital(effect_text(word, reading, can_fail))}."
        if name in DONE or name == "may":
            can_fail = name


def simple(word: Word) -> bool:
    """Whether an effect is said in a few words, without a comma."""
    return word.name not in {*HOLDING, "when condition", "either", "manual"}


def frame(name: str, can_fail: str) -> str:
    """The words around an effect that hangs on another one."""
    if name in {"if successful", "if not"}:
        return (DONE.get(can_fail) or (CHOSEN if can_fail else (HOLDING["if successful"], HOLDING["if not"])))[name == "if not"]
    return HOLDING[name]


def effect_text(word: Word, reading: Reading, can_fail: str = "") -> str:
    """An effect in words; one that holds another one, with it."""
    if word.name in HOLDING and len(word.args) == 1 and isinstance(word.args[0], Word):
        return frame(word.name, can_fail).format(effect_text(word.args[0], reading))
    if word.name == "when condition":
        condition, inner = word.args
        return f"if {written('condition', condition, reading)}, {effect_text(inner, reading)}"
    if word.name == "manual":
        return f"manual: {word.args[0]}"
    return written("effect", word, reading)


def written(role: str, word: Word, reading: Reading) -> str:
    """A word in its first sentence that fits, with the plural where it is more than one."""
    return GAME.vocabulary.write(role, word, reading)


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
