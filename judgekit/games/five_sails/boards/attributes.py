"""What is said of a card, part by part: `resolve 6`, `engaged`, `owned by B`, `title The Boar`, `Duelist`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.boards.card_words import KINDS, NUMBERS, denied, is_trait, plainly
from judgekit.games.five_sails.boards.played import FOR_NOW, PLAYED
from judgekit.games.five_sails.texts.sentences import KEYWORDS
from judgekit.nearest import did_you_mean

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.text import Typed

FLAGS = ("wounds", "threat", "gambled", "renown")
IN_WORDS = {word: n for n, word in enumerate(("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"))} | {"a": 1}
"""Amounts in words."""
STATS = {"resolve": 5, "combat": 1, "finesse": 1, "influence": 1}
"""The values of a character of whom nothing else is said."""
OWNED = re.compile(
    r"(?:a card )?(?:from|of|out of) (\w+)['’]s (?:faction )?deck|(?:owned by|controlled by|belong(?:s|ing) to) (\w+)",
    re.IGNORECASE,
)
"""What says whose card it is that somebody else may have."""
CITY_CARD = re.compile(
    r"(?:from |of )?(?:the )?city(?: deck)?(?: (?:card|attachment))|(?:from |of )(?:the )?city(?: deck)?|city deck|belongs to the city deck"
)
"""What says that a card belongs to the City Deck."""
TO_BE_CHOSEN = "to be chosen"
"""How a card of the Approach Deck lies that its player is told to choose in the next Planning."""
LYING = ("engaged", "en garde", "lethal", "destroyed", TO_BE_CHOSEN)
"""How a card lies, what its participant has, and that it was destroyed before."""
USED = re.compile(
    r"(?:(?P<kind>technique|maneuver|action|reaction|ability) )?(?:has been |is )?(?P<not>not |un)?(?:already )?used(?: up| already| yet| so far)*"
    r"(?: by (?P<by>\S+))?(?: (?:in )?this (?:day|duel))?",
    re.IGNORECASE,
)
"""What says that a card's ability has had its use."""
PLAIN = ("Wealth", "Negotiable", "Unlimited", "City Card")
"""What stands among the keywords of a card, not among its traits."""


MIND = r"(?:chosen|remembered|named)"
REMEMBERS = re.compile(
    rf"(?:(?:which |that |it )?remembers?|remembering|(?:with |whose |the "
    rf"|its )*{MIND} (?:enemy |opposing )?(?:character|card)(?:,? (?:being|is)|:)?)"
    r" (?:the )?(?:\w+['’]s )?(?:Leader )?(?P<who>[A-Z].*)"
    rf"|(?:with )?(?:\w+['’]s )?(?:Leader )?(?P<as>[A-Z].*?) (?:as|being) (?:the|its) {MIND} (?:enemy |opposing )?(?:character|card)"
)
"""What says which card one keeps in mind: `remembers Una`, `the chosen character being B's Una`."""
BEHIND_PLACE = re.compile(r"with (?:\S+ )?renown\b", re.IGNORECASE)
"""Renown of which nobody knows whether it lies on the card or on the location that is named before it."""


def attribute(card: Typed, part: str) -> None:
    """Keeps what one part of a card's line says of it."""
    if BEHIND_PLACE.match(part):
        raise Unreadable(f"{part!r} may be said of the location or of {card.name}; write 'The Docks (2 Renown)', or '(renown 2)' behind the card")
    card.denied += (without := denied(part))
    card.traits += ["Non-Unique"] if "Unique" in without else []
    for said in [] if without else plainly(part):
        _one_attribute(card, said)


def _otherwise(part: str) -> str:
    """How what no word of cards says might be told: `wounds 2` for `has 2 wounds`, or apart from the card."""
    counted = re.fullmatch(r"(?:\w+ )?(\d+) (\w+)", part)
    if counted and counted[2].casefold() in {*NUMBERS, *FLAGS}:
        return f"; write '{counted[2]} {counted[1]}'"
    return "; what it tells of a place, or of other cards, wants a sentence of its own"


def _one_attribute(card: Typed, part: str) -> None:
    if not any(kind(card, part) for kind in (_combat_values, _number, _lies, _belongs, _called)):
        known = (*KINDS, *NUMBERS, *FLAGS, "engaged", "equipped to", "trait")
        raise Unreadable(f"{part!r} says nothing of a card{did_you_mean(part, known, _otherwise(part), alike=50)}")


def _combat_values(card: Typed, part: str) -> bool:
    """`5/0/0`."""
    values = re.fullmatch(r"(-|\d+)\s*/\s*(-|\d+)\s*/\s*(-|\d+)", part)
    for key, value in zip(("riposte", "parry", "thrust"), values.groups() if values else (), strict=False):
        card.numbers[key] = None if value == "-" else int(value)
    return values is not None


def _number(card: Typed, part: str) -> bool:
    """`resolve 6` · `combat -` · `+1 combat` · `2 wounds`."""
    low = part.casefold()
    turned = re.fullmatch(rf"(\d+|-|dash) ({'|'.join(NUMBERS)})", low)
    plus = re.fullmatch(r"([+-]\d+)\s+(\w[\w ]*)", low)
    found = re.fullmatch(r"(.+?)\s*([+-]?\d+|-|dash)", f"{turned[2]} {turned[1]}" if turned else low)
    if plus and plus[2] in NUMBERS:
        card.numbers[plus[2]] = int(plus[1])
        card.flags |= {"modifies": 1} if plus[2] in STATS else {}
    elif found and found[1] in NUMBERS:
        card.numbers[found[1]] = None if found[2] in {"-", "dash"} else int(found[2])
        card.flags |= {"modifies": 1} if found[1] in STATS and found[2][0] in "+-" and found[2] != "-" else {}
    elif found and found[1] in FLAGS:
        _once(card, found[1], int(found[2]))
    elif lying := re.fullmatch(r"(\d+) renown(?: (?:lies? )?on (?:it|him|her|the card))?", low):
        _once(card, "renown", int(lying[1]))
    elif lying := re.fullmatch(rf"(\d+|{'|'.join(IN_WORDS)}) (?:wounds?|threat)", low):
        amount = IN_WORDS.get(lying[1])
        _once(card, "wounds" if "wound" in low else "threat", int(lying[1]) if amount is None else amount)
    else:
        return False
    return True


def _once(card: Typed, what: str, amount: int) -> None:
    """Keeps how much lies on a card; of two numbers nobody knows which is meant."""
    if card.flags.get(what, amount) != amount:
        raise Unreadable(f"{card.name!r} is said to have {card.flags[what]} {what}, and {amount}; say one of them")
    card.flags[what] = amount


def _lies(card: Typed, part: str) -> bool:
    """`engaged` · `technique used` · `equipped to Ezra`."""
    low = part.casefold()
    if low in LYING:
        card.flags[low] = 1
        if {"engaged", "en garde"} <= {*card.flags}:
            raise Unreadable(f"{card.name!r} is said to be engaged, and to be en garde")
    elif used := USED.fullmatch(part):
        by = f" by {used['by']}" if used["by"] else ""
        card.flags |= {} if used["not"] else {f"{(used['kind'] or 'ability').casefold()} used{by}": 1}
    elif low.startswith("equipped to "):
        card.on = part[12:].strip()
    elif before := PLAYED.fullmatch(part):
        card.played_on = before["who"].strip()
    elif given := FOR_NOW.fullmatch(part):
        _once(card, f"{given['stat'].casefold()} for the Day", int(given["n"]))
    elif kept := REMEMBERS.fullmatch(part):
        card.remembers = (kept["who"] or kept["as"]).strip()
    else:
        return False
    return True


def _belongs(card: Typed, part: str) -> bool:
    """`City Card` · `owned by B`."""
    if CITY_CARD.fullmatch(part.casefold()):
        card.traits.append("City Card")
    elif owned := OWNED.fullmatch(part):
        card.owner = card.owner or owned[1] or owned[2]
    else:
        return False
    return True


def _called(card: Typed, part: str) -> bool:
    """`attachment` · `title The Boar` · `Duelist`."""
    low = part.casefold()
    if low in KINDS:
        card.kind = low
    elif low.startswith(("title ", "titled ")):
        card.title = part.partition(" ")[2].strip()
    elif low.startswith("trait "):
        card.traits += [t.strip() for t in part[6:].split(" and ")]
    elif part.title() in KEYWORDS or is_trait(part):
        card.traits.append(part.title() if part.title() in KEYWORDS else part)
    else:
        return False
    return True
