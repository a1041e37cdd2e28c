"""Abilities back as the text that says them: reading the text gives the ability again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from judgekit.engine.cast import Ability, Word
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import SAID
from judgekit.games.five_sails.texts.quotes import show_quotes
from judgekit.games.five_sails.texts.reference_written import write_who

HOLDING: dict[str, str] = {
    "if successful": "if it succeeds, {}",
    "if not": "if it does not succeed, {}",
    "later": "at the end of your participant's round, {}",
    "later theirs": "after the adversary's next round ends, {}",
    "their round later": "when the adversary's next round begins, {}",
    "your round later": "when your next round begins, {}",
    "day ends later": "when this Day ends, {}",
    "duel ends later": "when the duel ends, {}",
    "riposte later": "after your Riposte is resolved, {}",
    "parry later": "after your Parry is resolved, {}",
    "values later": "after your combat values are resolved, {}",
    "wounds later": "after your wounds are resolved, {}",
    "may": "you may {}",
    "instead": "{} instead",
}
"""Words around an effect, and the sentence that they make of it."""
BEHIND = {
    "pressure": ("if it succeeds, {}", "if it does not succeed, {}"),
    "target may engage": ("if they do, {}", "if they do not, {}"),
    "may": ("if you do, {}", "if you do not, {}"),
    **dict.fromkeys(("they may destroy", "they may go home", "they may wound"), ("if they do, {}", "if they do not, {}")),
}
"""How "if that was done" is said behind a word that can fail."""


def ability_text(ability: Ability, name: str = "", *, character: bool = True) -> str:
    """The text of an ability, without its kind and qualifiers."""
    quotes = tuple(quoted((*ability.costs, *ability.effects)))
    reading = Reading(name, kind=ability.kind, all=ability.targets, character=character, quotes=quotes)
    if ability.kind == "Passive":
        return show_quotes(_passive(ability, reading), quotes)
    before = [*_trigger(ability, reading)]
    before += [_condition(w, reading) for w in ability.conditions]
    before += [GAME.vocabulary.write("cost", w, reading) for w in ability.costs]
    while len(reading.targets) < ability.early_targets:
        before.append(GAME.vocabulary.slots["who"].write(("target", len(reading.targets)), reading))
    after = [*sentences(ability.effects, reading), *(f"{k}." for k in ability.keywords)]
    head = f"{capital(', '.join(before))} • " if before else ""
    head = f"When schemes are revealed: {head}" if ability.kind == "Reveal" else head
    return show_quotes(head + " ".join(after), quotes)


def quoted(words: Iterable[Any]) -> Iterator[str]:
    """The texts of the abilities that stand in quotation marks."""
    for word in words:
        if isinstance(word, Ability):
            yield word.text
        elif isinstance(word, tuple):
            yield from quoted(word)


def _condition(word: Word, reading: Reading) -> str:
    if word == Word("in a duel"):
        return "during a duel"
    return f"if {GAME.vocabulary.write('condition', word, reading)}"


def _passive(ability: Ability, reading: Reading) -> str:
    """The text of a Passive ability: a sentence, with what must be so in front."""
    word = ability.effects[0]
    if word.name == "note":
        return f"({word.args[0]})"
    parts = [f"while {GAME.vocabulary.write('condition', w, reading)}" for w in ability.conditions]
    several = "".join(f" and {w.args[1]:+d} {str(w.args[2]).title()}" for w in ability.effects[1:])
    if word.name == "gives" and word.args[0] == ("this",) and word.args[2] == "cost" and not several:
        amount = int(word.args[1])
        counted = f" for each {GAME.vocabulary.slots['count'].write(word.args[3], reading)}" if len(word.args) == 4 else ""
        parts.append(f"this card costs {abs(amount)} {'less' if amount < 0 else 'more'}{counted}")
        return f"{capital(' '.join(reversed(parts)) if len(parts) == 2 else ', '.join(parts))}."
    parts.append(_standing(word, reading) + several)
    return f"{capital(', '.join(parts))}."


def _standing(word: Word, reading: Reading) -> str:
    """What one Passive sentence says, without its conditions."""
    each = ""
    if word.name == "gives" and len(word.args) == 4:
        each = f" for each {GAME.vocabulary.slots['count'].write(word.args[3], reading)}"
        word = Word("gives", word.args[:3])
    if word.name in {"cannot", "must"}:
        entry = next(e for e in GAME.vocabulary.of("passive") if e.name.startswith(f"{word.name} {word.args[1]}"))
        word = Word(entry.name, word.args[:1])
    return GAME.vocabulary.write("passive", word, reading) + each


WOULD = re.compile(r": (?:when|the first time|during a duel)\b[^•]*\bwould\b", re.IGNORECASE)


def _trigger(ability: Ability, reading: Reading) -> Iterator[str]:
    """The timing and what is answered; the first time, where it is answered only then."""
    if ability.trigger is not None:
        would = ability.trigger.timing == "Before" and WOULD.search(ability.text) is not None
        would = would and any("would" in said for said in GAME.vocabulary.get("trigger", ability.trigger.word.name).patterns)
        timing, like = ("When", "would") if would else (ability.trigger.timing, "")
        yield f"{timing} {GAME.vocabulary.write('trigger', ability.trigger.word, reading, like)}"


def sentences(effects: Iterable[Word], reading: Reading) -> Iterator[str]:
    """The effects as sentences; what hangs on the same thing stands in one."""
    can_fail, effects = "", list(effects)
    while effects and effects[0].name == "check":
        yield _either(effects, reading)
    before = next((n for n, w in enumerate(effects) if w.name == "check"), len(effects))
    if before < len(effects):
        yield from sentences(effects[:before], reading)
        yield from sentences(effects[before:], reading)
        return
    for _, group in groupby(effects, key=_around):
        words = list(group)
        together = len(words) > 1 and all(plain(w.args[-1]) for w in words)
        for some in [words] if together else [[w] for w in words]:
            yield f"{capital(said(some, reading, can_fail))}."
            inner = some[0].args[-1] if some[0].name == "when condition" else some[0]
            can_fail = inner.name if inner.name in BEHIND else can_fail


def _either(effects: list[Word], reading: Reading) -> str:
    """What usually happens, and what does instead when a condition holds; both are taken off the list."""
    condition = effects.pop(0).args[0]
    ways: list[str] = []
    for name in ("if not", "if successful"):
        inner = []
        while effects and effects[0].name == name:
            inner.append(effects.pop(0).args[0])
        if name == "if successful":
            ways.append(GAME.vocabulary.write("condition", condition, reading))
        ways.append(" and ".join(said([w], reading) for w in inner))
    return f"{capital(ways[0])}, or if {ways[1]}, {ways[2]} instead."


def _around(word: Word) -> tuple[Any, ...]:
    """What stands around an effect; every other effect stands alone."""
    holds = word.name in {"if successful", "if not", "when condition", "until"}
    return (word.name, word.args[:-1]) if holds else (word.name, id(word))


def plain(word: object) -> bool:
    """Whether an effect is said in a few words that can be joined to others."""
    long = {*HOLDING, "when condition", "either", "choose", "choose several", "manual", "may so", "for each", "until"}
    long |= {"once destroyed", "once wounded", "they choose"}
    return isinstance(word, Word) and word.name not in long


def said(words: list[Word], reading: Reading, can_fail: str = "") -> str:
    """Effects with what stands around all of them, in words."""
    word = words[0]
    name, args = word.name, word.args
    if name == "manual":
        return f"manual: {args[0]}"
    if name == "may so":
        return f"you may {said([args[0]], reading)} in order to {said([args[1]], reading)}"
    if name == "choose one":
        return "choose one: " + ", or ".join(" and ".join(said([w], reading) for w in way[1:]) for way in args)
    if name == "choose several":
        ways = (" and ".join(said([w], reading) for w in way[1:]) for way in args[1:])
        return f"choose {'two' if args[0] == 2 else 'three'}: " + ", or ".join(ways)
    if name == "they choose":
        ways = (" and ".join(said([w], reading) for w in way[1:]) for way in args[1:])
        return f"the controller of {write_who(args[0], reading)} does one: " + ", or ".join(ways)
    if name == "when condition":
        around = f"if {GAME.vocabulary.write('condition', args[0], reading)}, {{}}"
    elif name == "for each":
        around = "for each COUNT, {}" if args[1].name == "choose one" else "{} for each COUNT"
    elif name.startswith("once "):
        around = f"once {write_who(args[0], reading)} is {name[5:]} before the {'Day' if args[1] == 'day' else args[1]} ends, {{}}"
    elif name == "until":
        around = f"until {SAID[args[0]]}, {{}}"
    elif name in HOLDING:
        around = BEHIND[can_fail][name == "if not"] if name in {"if successful", "if not"} and can_fail else HOLDING[name]
    else:
        return GAME.vocabulary.write("effect", word, reading)
    inner = " and ".join(said([w.args[-1]], reading) for w in words)
    text = around.format(inner)
    return text.replace("COUNT", GAME.vocabulary.slots["count"].write(args[0], reading)) if name == "for each" else text


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


KINDS = ("character", "attachment", "location", "card", "risk", "scheme", "event", "participant")


def several(noun: str) -> str:
    """A noun phrase in the plural: "other City locations", "Mercenaries here"."""
    kind = re.sub(rf"\b({'|'.join(KINDS)})\b", r"\1s", noun, count=1)
    if kind != noun:
        return kind
    return re.sub(r"\b([A-Z][\w-]*?)(y?)\b(?!.*\b[A-Z])", lambda m: m[1] + ("ies" if m[2] else "s"), noun, count=1)
