"""The gaps in the sentences of the vocabulary: numbers, stats, references, noun phrases, places, and how each is read and written."""

from __future__ import annotations

import re
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.noun_phrases import joined, parse_noun, write_noun
from judgekit.games.five_sails.texts.reference_words import parse_who
from judgekit.games.five_sails.texts.reference_written import write_who

ABILITY_KINDS = ("Action", "Reaction", "Forced", "Technique", "Maneuver")
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "once": 1, "twice": 2}


def _number(text: str, _: Reading) -> int | None:
    return NUMBERS.get(text.casefold(), int(text) if text.lstrip("+-").isdigit() else None)


def _stat(text: str, _: Reading) -> str | None:
    low = text.strip("[]").casefold()
    return low if low in {"resolve", "combat", "finesse", "influence", "panache", "riposte", "parry", "thrust", "cost", "crew cap"} else None


TRAIT = re.compile(r"[A-Z][\w'-]*(?: (?:(?:of|the|de) )?[A-Z][\w'-]*)*")
PLACE_NAMES = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")


def _place(text: str, _: Reading) -> str | None:
    low = text.casefold().removeprefix("the ")
    return next((n for n in PLACE_NAMES if n.casefold().removeprefix("the ") == low), None)


QUALIFIED = re.compile(rf"(enemy )?((?:(?-i:[A-Z])[\w'-]* )*)(ability|{'|'.join(ABILITY_KINDS)})", re.IGNORECASE)


def _ability(text: str, _: Reading) -> tuple[str, ...] | None:
    """Which abilities are meant: whose they are, their kind, and the words before it."""
    found = QUALIFIED.fullmatch(text)
    if found is None:
        return None
    kind = "" if found[3].casefold() == "ability" else found[3].title()
    return ("enemy" if found[1] else "", kind, *joined(found[2].split()))


def _abilities(said: tuple[str, ...], _: Reading) -> str:
    return " ".join(x for x in (said[0], *said[2:], said[1] or "ability") if x)


def _noun(text: str, reading: Reading) -> tuple[Any, ...] | None:
    found = parse_noun(text, reading)
    return (found.kind, *found.tests) if found else None


GAME.vocabulary.slots.update(
    {
        "n": Slot(_number, lambda v, _: str(v), r"\d+|a|an|one|two|three|four|five|six|seven", int),
        "plus": Slot(_number, lambda v, _: f"{v:+d}", r"[+-]\d+", int),
        "stat": Slot(_stat, lambda v, _: str(v).title(), r"\[?[A-Za-z]+(?: cap)?\]?"),
        "value": Slot(
            lambda t, r: v if (v := _stat(t, r)) in {"riposte", "parry", "thrust"} else None, lambda v, _: str(v).title(), r"\[?[A-Za-z]+\]?"
        ),
        "who": Slot(parse_who, write_who, takes=tuple),
        "noun": Slot(_noun, lambda v, _: write_noun(Target(v[0], tuple(v[1:]))), takes=tuple),
        "place": Slot(_place, lambda v, _: str(v), r"(?:The |Ole's |Governor's )?[A-Z][\w']+(?: [A-Z][\w']+)*"),
        "trait": Slot(lambda t, _: t if TRAIT.fullmatch(t) and t != "Lethal" else None, lambda v, _: str(v), r"[A-Z][\w' -]+"),
        "phase": Slot(lambda t, _: t.title().replace("The ", "the "), lambda v, _: str(v), r"(?:the )?(?:Dawn|Planning|High Drama|Plunder|Dusk|Day)"),
        "kind": Slot(
            lambda t, _: t.title() if t.title() in ABILITY_KINDS else None, lambda v, _: str(v), r"Action|Reaction|Forced|Technique|Maneuver"
        ),
        "ability": Slot(_ability, _abilities, takes=tuple),
        "text": Slot(lambda t, _: t, lambda v, _: str(v), r".+"),
    }
)
