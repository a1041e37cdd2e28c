"""What a card is, as frozen values: what is printed on it, and each of its abilities in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from judgekit.library.passages import plain

Value = int | str

TYPES = ("leader", "character", "scheme", "attachment", "risk", "event", "location")
FACTIONS = ("Castille", "Eisen", "Montaigne", "Ussura", "Vodacce", "Neutral", "City")
KINDS = ("passive", "action", "reaction", "forced", "technique", "maneuver")
PLACES = ("City", "Home")
KEYWORDS = ("Brute", "Final Strike", "Lethal", "Negotiable", "Repeatable", "Unlimited", "Wealth")
COVERAGE = ("full", "partial", "manual")
DASH = "-"
MANUAL = re.compile(r"\bmanual: ", re.IGNORECASE)
"""What comes behind it is left to the judge."""
STATS = ("resolve", "combat", "finesse", "influence")
COMBAT_VALUES = ("riposte", "parry", "thrust")
VALUES: dict[str, tuple[int, int]] = {
    "cost": (0, 20),
    **dict.fromkeys(STATS, (0, 20)),
    "crew_cap": (1, 20),
    "panache": (1, 20),
    "initiative": (0, 99),
    "panache_modifier": (-9, 9),
    **dict.fromkeys(COMBAT_VALUES, (0, 9)),
    "city_number": (1, 999),
}
"""The values a card can have, in the order in which they are shown, with the smallest and the largest number."""


@dataclass(frozen=True, slots=True)
class CardAbility:
    """One printed ability: its kind, who or where its qualifier asks for, and what it does.

    `says` is read by the engine's vocabulary and runs; `gist` stands where it does not say everything.
    """

    kind: str
    gist: str = ""
    qualifier: tuple[str, ...] = ()
    says: str = ""

    @property
    def coverage(self) -> str:
        """How much of it the engine runs."""
        return coverage_of(self.says)

    @property
    def text(self) -> str:
        """What it does, as it is shown."""
        return self.says or self.gist

    @property
    def label(self) -> str:
        """The kind with its qualifiers, as it stands on the card: `City Pirate Action`."""
        return " ".join((*self.qualifier, self.kind.capitalize()))


@dataclass(frozen=True, slots=True)
class Card:
    """A card. `text` is the text of a card that the user imported, and `source` says where that came from."""

    id: str
    game: str
    name: str
    type: str
    number: int = 0
    title: str = ""
    faction: str = ""
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    values: tuple[tuple[str, Value], ...] = ()
    above_bar: str = ""
    above_bar_runs: bool = False
    """Whether the text above the bar is one that the engine's vocabulary reads."""
    abilities: tuple[CardAbility, ...] = ()
    also: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    """The points left open by the books that the card meets, without the game."""
    note: str = ""
    set: str = ""
    text: str = ""
    source: str = ""
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    def value(self, name: str) -> Value | None:
        """A value as printed; None where the card has none."""
        return dict(self.values).get(name)

    def number_of(self, name: str) -> int | None:
        """A value as a number: `+1` is 1; a dash and a missing value are none."""
        value = self.value(name)
        if isinstance(value, str):
            return int(value) if re.fullmatch(r"[+-]?\d{1,9}", value) else None
        return value

    @property
    def names(self) -> tuple[str, ...]:
        """The card's name and its other names."""
        return (self.name, *self.also)

    @property
    def is_unique(self) -> bool:
        """Whether the card has the Unique trait."""
        return "Unique" in self.traits

    @property
    def words(self) -> str:
        """Everything that the card says, to search in."""
        said = (f"{a.label}: {a.text}" for a in self.abilities)
        parts = (
            *self.names,
            self.title,
            self.type,
            self.faction,
            ", ".join(self.traits),
            ", ".join(self.keywords),
            self.above_bar,
            *said,
            self.text,
        )
        return "\n".join(p for p in parts if p)

    def as_record(self) -> dict[str, Any]:
        """The card as other programs get it."""
        record: dict[str, Any] = {
            "id": self.id,
            "kind": "card",
            "game": self.game,
            "number": self.number or None,
            "title": self.name,
            "subtitle": self.title or None,
            "text": self.rules_text,
            "type": self.type,
            "faction": self.faction or None,
            "traits": list(self.traits),
            "keywords": list(self.keywords),
            "values": dict(self.values),
            "abilities": [{"kind": a.kind, "qualifier": list(a.qualifier), "text": a.text, "coverage": a.coverage} for a in self.abilities],
            "set": self.set or None,
            "source": self.source or None,
            "citations": [],
        }
        more = {"above_bar": self.above_bar, "also": list(self.also), "note": self.note, "touches": list(self.touches)}
        return record | {name: value for name, value in more.items() if value}

    @property
    def rules_text(self) -> str:
        """What the card does, a line an ability."""
        lines = [self.above_bar, *(f"{a.label}: {a.text}" for a in self.abilities), self.text]
        return "\n".join(line for line in lines if line)


def coverage_of(says: str) -> str:
    """How much of a text the engine runs: all of it, all but what is left to the judge, or nothing."""
    return "manual" if not says else "partial" if MANUAL.search(says) else "full"


def coverage(cards: Iterable[Card]) -> str:
    """How much of the cards' abilities the engine runs, in words."""
    found = [a.coverage for c in cards for a in c.abilities]
    return f"{len(found)} abilities: " + ", ".join(f"{found.count(what)} {what}" for what in COVERAGE)


def name_key(name: str) -> str:
    """A name as it is compared: no case, accents, punctuation; spaces between the words."""
    return " ".join(re.findall(r"[^\W_]+", re.sub(r"['’`´]", "", plain(name))))


def card_id(game: str, name: str) -> str:
    """The id of a card: `five-sails/card/soline-el-gato`."""
    return f"{game}/card/{re.sub(r'[^a-z0-9]+', '-', name_key(name)).strip('-') or 'card'}"
