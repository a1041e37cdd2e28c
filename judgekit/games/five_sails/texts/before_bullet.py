"""What stands before the bullet of an ability: timing, conditions, costs and what is targeted with them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from judgekit.engine.cast import COUNTS, Target, Trigger, Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.left import left, nothing_answered
from judgekit.games.five_sails.texts.mentions import call_to_mind
from judgekit.games.five_sails.texts.reading_words import read_condition, read_word, unknown
from judgekit.games.five_sails.texts.triggers_read import read_trigger
from judgekit.games.five_sails.texts.whereabouts import somewhere
from judgekit.games.five_sails.texts.wordings import usual

DUELLING = re.compile(r"(.*\b(?:wound|destroy|suffer|engage|move)\w*\b.*) (?:in|during|from) (?:a|the|this) duel", re.IGNORECASE)
OVER = re.compile(r"after (?:the )?(Dawn|Planning|High Drama|Plunder|Dusk)(?: phase)?", re.IGNORECASE)
OFTEN = re.compile(r"(.+) (?:each|every|in a) (day|duel)", re.IGNORECASE)
BEFORE = re.compile(r"(before|after|when|at|while|the first time|whenever|each time)\s+(.+)", re.IGNORECASE)
IN_PLUNDER = re.compile(r"^(?:during|in) plunder$", re.IGNORECASE)
"""A moment without a word for when: what is gained in Plunder is gained in the step for it."""

ENEMY = re.compile(r"(?:an?|any|another) (?:enemy|opposing|opponent)\b", re.IGNORECASE)
PLAYED = re.compile(r" combat card$", re.IGNORECASE)
"""How a trigger ends that speaks of a card last, which "it" means then."""
MOMENTS = {"begins", "ends"}
"""Triggers that speak of nobody, behind which a pronoun means the card itself."""
EARLIER = re.compile(r"\b(?:announc|target)", re.IGNORECASE)
"""What is over before the effects begin; an ability has been used only once it is resolved."""
CARDLESS = {"renown placed", "renown gained", "renown moved", "renown taken", "location lost", "control lost", "passed", "drawn"}
"""Events that happen to no card."""
LEAVING = {"destroyed", "discarded", "sent to the locker", "left play", "in discard"}
"""Events by which a card leaves play."""
ENTERING = {"entered", "mustered", "recruited"}
"""Triggers by which a card comes into play: what is printed on that card itself is there only afterwards."""
TOP = re.compile(r"^(?:discard|mill|put) (the top .+?) (?:of|from) your deck(?: into your discard pile)?$", re.IGNORECASE)
DOING = "(?:engage|discard|destroy|wound|spend|pay|sink|move|send)"
"""How a second cost begins that is joined to the first."""


@dataclass
class Before:
    """What has been found before a bullet."""

    trigger: Trigger | None = None
    conditions: list[Word] = field(default_factory=list)
    costs: list[Word] = field(default_factory=list)


def before_bullet(text: str, kind: str, reading: Reading) -> tuple[Trigger | None, tuple[Word, ...], tuple[Word, ...]]:
    """What stands before the bullet: timing, conditions, costs and targets. What no word says is the judge's, where the reading leaves it."""
    found = Before()
    for part in in_time(parts_of(text), kind, reading):
        before = len(reading.targets)
        answers = found.trigger is None and kind in {"Reaction", "Forced"} and BEFORE.fullmatch(part) is not None
        try:
            _read_part(part, found, kind, reading)
        except Unreadable:
            if reading.left is None:
                raise
            del reading.targets[before:]
            word = left(part, reading)
            if answers:
                found.trigger = nothing_answered(kind, text, reading)
            else:
                found.costs.append(word)
    return found.trigger, tuple(found.conditions), tuple(found.costs)


AND_TARGET = re.compile(rf"({DOING} .+?) and ((?:target|choose) (?:an?|another|up to|two|three|\d)\b.+)", re.IGNORECASE)
"""A cost, and what is targeted with it, without a comma between them."""


def parts_of(text: str) -> list[str]:
    """The parts before a bullet, which commas divide; a comma before "or" divides no two of them."""
    found: list[str] = []
    for part in (q.strip() for q in re.split(r",\s*(?:and\s+)?", text)):
        if re.match(r"or\b", part, re.IGNORECASE) and found:
            found[-1] += f" {part}"
        elif both := AND_TARGET.fullmatch(part):
            found += both.groups()
        elif part:
            found.append(part)
    return found


WHILE = re.compile(r"(?P<what>(?P<who>.+?) (?:would|is|are|has|[a-z]+s)\b.*?) (?:while|if|provided) (?P<so>.+)", re.IGNORECASE)
STATE = re.compile(r"(?:en garde|engaged|wounded|unwounded|at|in|equipped|alone|opposed)\b", re.IGNORECASE)
"""What is said of the one who was spoken of before, without a verb."""


IN_DUEL = re.compile(r"(?:during|in|within) (?:a|any|each|every) duel", re.IGNORECASE)
"""That something is answered in a duel only: said first, since "the first time" is counted within it then."""


def in_time(parts: list[str], kind: str, reading: Reading) -> list[str]:
    """The parts before a bullet, what is answered first: `While Bo is en garde, when Bo is wounded`, `when Bo is wounded while en garde`."""
    if kind not in {"Reaction", "Forced"}:
        return parts
    duelling = ["during a duel"] if any(IN_DUEL.fullmatch(x) for x in parts) else []
    return duelling + _answered_first([x for x in parts if not IN_DUEL.fullmatch(x)], reading)


def _answered_first(parts: list[str], reading: Reading) -> list[str]:
    """The parts without what says that it is in a duel: what is answered, and then what is so meanwhile."""
    answers = [n for n, x in enumerate(parts) if BEFORE.fullmatch(x) and not x.casefold().startswith("while ")]
    if not answers:
        return parts
    timing = BEFORE.fullmatch(parts[answers[0]])
    narrowed = WHILE.fullmatch(timing[2]) if timing else None
    rest = [x for n, x in enumerate(parts) if n != answers[0]]
    if timing is None or narrowed is None or _is_trigger(timing[2], reading):
        return [parts[answers[0]], *rest]
    so = f"{narrowed['who']} is {narrowed['so']}" if STATE.match(narrowed["so"]) else narrowed["so"]
    return [f"{timing[1]} {narrowed['what']}", f"while {so}", *rest]


def _is_trigger(text: str, reading: Reading) -> bool:
    """Whether a trigger of the vocabulary says all of it."""
    try:
        return bool(read_trigger(text, replace(reading, targets=list(reading.targets))))
    except Unreadable:
        return False


def _read_part(part: str, found: Before, kind: str, reading: Reading) -> None:
    """One part of what stands before the bullet."""
    timing = BEFORE.fullmatch(IN_PLUNDER.sub("when conditional Renown is taken", part))
    if timing and found.trigger is None and kind in {"Reaction", "Forced"}:
        found.trigger = _trigger(timing, found.conditions, reading)
    elif part.casefold() == "during a duel":
        found.conditions.append(Word("in a duel"))
    elif part.casefold().startswith(("if ", "while ")):
        found.conditions.append(read_condition(part.split(" ", 1)[1], reading))
    elif part.casefold().startswith("unless "):
        found.conditions.append(Word("not so", (read_condition(part.split(" ", 1)[1], reading),)))
    elif " by " in part and (dear := GAME.vocabulary.read("cost", usual("cost", part), reading)) is not None:
        found.costs.append(dear)
    elif re.match(r"(?:choose (?:a |an |target )|target )", part, re.IGNORECASE):
        chosen = re.sub(r"^(?:choose (?:an? |target )?|target an? )", "target ", part, flags=re.IGNORECASE)
        chosen = re.sub(r"^target ((?:up to )?(?:two|three|four|\d)) ", r"\1 target ", chosen, flags=re.IGNORECASE)
        who = GAME.vocabulary.slots["who"]
        if who.parse(chosen, reading) is None and who.parse(usual("cost", chosen), reading) is None:
            raise unknown("cost", part)
    else:
        found.costs.extend(_costs(part, reading))


def _trigger(timing: re.Match[str], conditions: list[Word], reading: Reading) -> Trigger:
    """What is answered, and when; that it is answered in a duel only, or the first time only, is kept among the conditions."""
    duelling = DUELLING.fullmatch(timing[2])
    if duelling:
        conditions.append(Word("in a duel"))
        timing = BEFORE.fullmatch(f"{timing[1]} {duelling[1]}") or timing
    phase = OVER.fullmatch(f"{timing[1]} {timing[2]}")
    timing = (phase and BEFORE.fullmatch(f"at the end of {phase[1]}")) or timing
    often = OFTEN.fullmatch(timing[2]) if timing[1].casefold() == "the first time" else None
    if often:
        conditions += [Word("in a duel")] if often[2].casefold() == "duel" else []
        timing = BEFORE.fullmatch(f"{timing[1]} {often[1]}") or timing
    from judgekit.games.five_sails.triggers.narrowed import events_of  # which registers words, once all gaps are known

    word = read_trigger(timing[2], reading)
    call_to_mind(timing[2], reading, len(reading.targets))
    if any(isinstance(a, tuple) and a and a[0] == "any" for a in word.args) or ENEMY.match(timing[2]):
        reading.others = True
    elif word.name in MOMENTS:
        reading.named = reading.named or ("this",)
    reading.thing = reading.thing or PLAYED.search(timing[2]) is not None
    name = timing[1].title()
    name = {"At": "After", "Whenever": "When", "Each Time": "After", "The First Time": "After"}.get(name, name)
    if name in {"When", "After"} and re.search(r"\bwould\b", timing[2]):
        name = "Before"
    elif name == "When" and word.name in ENTERING and word.args == (("this",),):
        name = "After"
    event = events_of(word)
    if name == "After" and LEAVING & {*event.split("|")} and "'so:" in str(word.args):
        raise unknown("trigger", timing[2])  # of what has left play no more is known than its values
    reading.cardless = {*event.split("|")} <= CARDLESS
    span = "duel" if Word("in a duel") in conditions else "day"
    if timing[1].casefold() == "the first time" and reading.kind == "Reaction":  # which may be left unused the first time, and is too late the second
        word = Word(COUNTS, (word, 1, span))
    elif timing[1].casefold() == "the first time":
        conditions.append(Word("first time", (span,)))
    over = (
        name == "After"
        and event in {"ability used", "ability resolving"}
        and timing[1].casefold() != "the first time"
        and not EARLIER.search(timing[2])
    )
    return Trigger(name, "ability resolved" if over else event, word)


def _costs(part: str, reading: Reading) -> list[Word]:
    """The costs that a part names: one, or two things to which the same is done."""
    part = TOP.sub(r"turn over \1 of your deck and discard what was turned over", part)
    parts = re.split(rf" and (?={DOING} )", part, flags=re.IGNORECASE)
    if len(parts) > 1 and all(GAME.vocabulary.read("cost", usual("cost", x), Reading(reading.own_name, kind=reading.kind)) for x in parts):
        return [_chosen(read_word("cost", x, reading), reading) for x in parts]
    both = re.fullmatch(r"(\w+) (.+?) and ((?:an?|one) other .+|another .+|an? .+)", part, re.IGNORECASE)
    if both is None or GAME.vocabulary.read("cost", usual("cost", part), reading) is not None:
        before = len(reading.targets)
        word = _chosen(read_word("cost", part, reading), reading)
        call_to_mind(part, reading, before)
        somewhere(word, reading)
        return [word]
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
