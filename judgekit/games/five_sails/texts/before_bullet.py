"""What stands before the bullet of an ability: timing, conditions, costs and what is targeted with them."""

from __future__ import annotations

import re

from judgekit.engine.cast import Target, Trigger, Word
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.reading_words import read_condition, read_word, unknown
from judgekit.games.five_sails.texts.wordings import usual

DUELLING = re.compile(r"(.*\b(?:wound|destroy|suffer|engage|move)\w*\b.*) (?:in|during|from) (?:a|the|this) duel", re.IGNORECASE)
OFTEN = re.compile(r"(.+) (?:each|every|in a) (day|duel)", re.IGNORECASE)
BEFORE = re.compile(r"(before|after|when|at|while|the first time|whenever|each time)\s+(.+)", re.IGNORECASE)

DOING = "(?:engage|discard|destroy|wound|spend|pay|sink|move|send)"
"""How a second cost begins that is joined to the first."""


def before_bullet(text: str, kind: str, reading: Reading) -> tuple[Trigger | None, tuple[Word, ...], tuple[Word, ...]]:
    """What stands before the bullet: timing, conditions, costs and targets."""
    trigger: Trigger | None = None
    conditions: list[Word] = []
    costs: list[Word] = []
    for part in [q.strip() for q in re.split(r",\s*(?:and\s+)?", text) if q.strip()]:
        timing = BEFORE.fullmatch(part)
        if timing and trigger is None and kind in {"Reaction", "Forced"}:
            duelling = DUELLING.fullmatch(timing[2])
            if duelling:
                conditions.append(Word("in a duel"))
                timing = BEFORE.fullmatch(f"{timing[1]} {duelling[1]}") or timing
            often = OFTEN.fullmatch(timing[2]) if timing[1].casefold() == "the first time" else None
            if often:
                conditions += [Word("in a duel")] if often[2].casefold() == "duel" else []
                timing = BEFORE.fullmatch(f"{timing[1]} {often[1]}") or timing
            word = read_word("trigger", timing[2], reading)
            name = timing[1].title()
            name = {"At": "After", "Whenever": "When", "Each Time": "After", "The First Time": "After"}.get(name, name)
            if name in {"When", "After"} and re.search(r"\bwould\b", timing[2]):
                name = "Before"
            if timing[1].casefold() == "the first time":
                conditions.append(Word("first time", ("duel" if Word("in a duel") in conditions else "day",)))
            trigger = Trigger(name, GAME.vocabulary.get("trigger", word.name).event, word)
        elif part.casefold() == "during a duel":
            conditions.append(Word("in a duel"))
        elif part.casefold().startswith(("if ", "while ")):
            conditions.append(read_condition(part.split(" ", 1)[1], reading))
        elif " by " in part and (dear := GAME.vocabulary.read("cost", usual("cost", part), reading)) is not None:
            costs.append(dear)
        elif re.match(r"(?:choose (?:a |an |target )|target )", part, re.IGNORECASE):
            chosen = re.sub(r"^choose (?:an? |target )?", "target ", part, flags=re.IGNORECASE)
            chosen = re.sub(r"^target ((?:up to )?(?:two|three|four|\d)) ", r"\1 target ", chosen, flags=re.IGNORECASE)
            word_who = GAME.vocabulary.slots["who"].parse(chosen, reading)
            if word_who is None:
                raise unknown("cost", part)
        else:
            costs.extend(_costs(part, reading))
    return trigger, tuple(conditions), tuple(costs)


def _costs(part: str, reading: Reading) -> list[Word]:
    """The costs that a part names: one, or two things to which the same is done."""
    parts = re.split(rf" and (?={DOING} )", part, flags=re.IGNORECASE)
    if len(parts) > 1 and all(GAME.vocabulary.read("cost", usual("cost", x), Reading(reading.own_name, kind=reading.kind)) for x in parts):
        return [_chosen(read_word("cost", x, reading), reading) for x in parts]
    both = re.fullmatch(r"(\w+) (.+?) and ((?:an?|one) other .+|another .+|an? .+)", part, re.IGNORECASE)
    if both is None or GAME.vocabulary.read("cost", usual("cost", part), reading) is not None:
        return [_chosen(read_word("cost", part, reading), reading)]
    several = re.match(r"(?:an?|another|target)\b", both[2], re.IGNORECASE)
    second = re.sub(r"^(?:(?:an?|one) other|an?|another) ", "another chosen " if several else "a chosen other ", both[3])
    return [_chosen(read_word("cost", f"{both[1]} {both[2]}", reading), reading), read_word("cost", f"{both[1]} {second}", reading)]


def _chosen(word: Word, reading: Reading) -> Word:
    """A cost that is paid with a card of a kind: one that the player chooses with the cost."""
    args = list(word.args)
    for n, a in enumerate(args):
        if isinstance(a, tuple) and len(a) > 1 and a[0] == "any" and a[1] in {"character", "attachment", "card", "risk"}:
            reading.targets.append(Target(a[1], ("chosen", *a[2:])))
            args[n] = ("target", len(reading.targets) - 1)
    return Word(word.name, tuple(args))
