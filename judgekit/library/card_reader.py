"""One card of card_texts: its table into a card, every value checked against what a card of its type has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judgekit.library.cards import (
    COVERAGE,
    DASH,
    FACTIONS,
    KEYWORDS,
    KINDS,
    PLACES,
    STATS,
    TYPES,
    VALUES,
    Card,
    CardAbility,
    Value,
    card_id,
    coverage_of,
)
from judgekit.nearest import did_you_mean

TEXTS = ("name", "title", "type", "faction", "above_bar", "above_bar_says", "note")
LISTS = ("traits", "keywords", "also", "touches")
CARD_KEYS = {"number", "negotiable", "ability", *TEXTS, *LISTS, *VALUES}
ABILITY_KEYS = {"kind", "qualifier", "says", "gist", "coverage"}
LONGEST_GIST = 700
NEEDED = {
    "leader": ("resolve", "combat", "finesse", "influence", "crew_cap", "panache"),
    "character": ("resolve", "combat", "finesse", "influence"),
    "scheme": ("initiative", "panache_modifier"),
    "attachment": ("cost", "resolve", "combat", "finesse", "influence"),
    "risk": ("cost", "riposte", "parry", "thrust"),
}
"""The values that every card of a type has."""


class CardReader:
    """Reads one card's table."""

    def __init__(self, row: dict[str, Any], lines: list[str], first: int, last: int) -> None:
        self.row = row
        self.lines = lines
        self.first = first
        self.last = last
        self.faults: list[tuple[int, str]] = []
        self.name = str(row.get("name", f"the card in line {first}"))

    def read(self, game: str, of_set: str, file: str) -> Card | None:
        """The card, or None where it has faults."""
        self._keys()
        values = tuple(self._values())
        abilities = tuple(self._abilities())
        if self.faults:
            return None
        row = self.row
        keywords = (*row.get("keywords", ()), *(("Negotiable",) if row.get("negotiable") and "Negotiable" not in row.get("keywords", ()) else ()))
        return Card(
            id=card_id(game, row["name"]),
            game=game,
            name=row["name"],
            type=row["type"],
            number=row["number"],
            title=row.get("title", ""),
            faction=row["faction"],
            traits=tuple(row.get("traits", ())),
            keywords=keywords,
            values=values,
            above_bar=row.get("above_bar_says", "") or row.get("above_bar", ""),
            above_bar_runs="above_bar_says" in row,
            abilities=abilities,
            also=tuple(row.get("also", ())),
            note=row.get("note", ""),
            touches=tuple(row.get("touches", ())),
            set=of_set,
            file=file,
            line=self.first,
        )

    def _fault(self, key: str, message: str) -> None:
        pattern = re.compile(rf"\s*{re.escape(key)}\s*=")
        line = next((n for n in range(self.first, self.last + 1) if pattern.match(self.lines[n - 1])), self.first)
        self.faults.append((line, f"{self.name}: {message}"))

    def _keys(self) -> None:
        row = self.row
        for key in row.keys() - CARD_KEYS:
            self._fault(key, f"unknown key {key!r}{did_you_mean(key, sorted(CARD_KEYS))}")
        for key in ("name", "type", "faction", "number"):
            if key not in row:
                self._fault("", f"{key} is missing")
        for key in TEXTS:
            if key in row and (not isinstance(row[key], str) or not row[key].strip()):
                self._fault(key, f"{key} is a text, in quotes, not {row[key]!r}")
        for key in LISTS:
            if key in row and not is_texts(row[key]):
                self._fault(key, f"{key} is a list of texts, not {row[key]!r}")
        if not is_whole(row.get("number", 1)) or row.get("number", 1) < 1:
            self._fault("number", f"number is a whole number from 1, not {row['number']!r}")
        if not isinstance(row.get("negotiable", False), bool):
            self._fault("negotiable", f"negotiable is true or false, not {row['negotiable']!r}")
        self._one_of("type", TYPES, "types")
        self._one_of("faction", FACTIONS, "factions")
        for word in row["keywords"] if is_texts(row.get("keywords")) else ():
            if word not in KEYWORDS:
                self._fault("keywords", f"unknown keyword {word!r}{did_you_mean(word, list(KEYWORDS)) or ';'} the keywords are {', '.join(KEYWORDS)}")

    def _one_of(self, key: str, known: tuple[str, ...], kinds: str) -> None:
        value = self.row.get(key)
        if isinstance(value, str) and value not in known:
            self._fault(key, f"unknown {key} {value!r}{did_you_mean(value, list(known)) or ';'} the {kinds} are {', '.join(known)}")

    def _values(self) -> Iterator[tuple[str, Value]]:
        for key, (least, most) in VALUES.items():
            value = self.row.get(key)
            if value is None:
                if key in NEEDED.get(str(self.row.get("type")), ()):
                    self._fault("", f'{key} is missing; a dash is "-"')
                continue
            if value == DASH or (is_whole(value) and least <= value <= most) or (key in STATS and is_change(value)):
                yield key, value
            elif is_whole(value):
                self._fault(key, f"{key} is {value}, which is not between {least} and {most}")
            else:
                change = ', or a change such as "+1"' if key in STATS else ""
                self._fault(key, f'{key} is a whole number, or "-" for a dash{change}, not {value!r}')

    def _abilities(self) -> Iterator[CardAbility]:
        rows = self.row.get("ability", [])
        if not isinstance(rows, list) or not all(isinstance(r, dict) for r in rows):
            self._fault("ability", "an ability is a table in double brackets, [[card.ability]]")
            return
        for place, row in enumerate(rows, 1):
            before = len(self.faults)
            self._ability(place, row)
            if len(self.faults) == before:
                yield CardAbility(row["kind"], row.get("gist", "").strip(), tuple(row.get("qualifier", ())), row.get("says", "").strip())

    def _ability(self, place: int, row: dict[str, Any]) -> None:
        """Checks one ability."""
        which = f"ability {place}"
        for key in row.keys() - ABILITY_KEYS:
            self._fault(key, f"{which}: unknown key {key!r}{did_you_mean(key, sorted(ABILITY_KEYS))}")
        kind = row.get("kind")
        if kind not in KINDS:
            self._fault("kind", f"{which}: unknown kind {kind!r}{did_you_mean(str(kind), list(KINDS)) or ';'} the kinds are {', '.join(KINDS)}")
        self._said(which, row)
        if not is_texts(row.get("qualifier", [])):
            self._fault("qualifier", f"{which}: qualifier is a list of places ({', '.join(PLACES)}) and traits, not {row['qualifier']!r}")

    def _said(self, which: str, row: dict[str, Any]) -> None:
        """Checks what an ability says: a text that runs, a gist, or both where the text leaves something to the judge."""
        gist, says = row.get("gist", ""), row.get("says", "")
        for key, value in (("gist", gist), ("says", says)):
            if not isinstance(value, str) or (key in row and not value.strip()):
                self._fault(key, f"{which}: {key} is a text, not {value!r}")
                return
            if len(value) > LONGEST_GIST:
                self._fault(key, f"{which}: {key} has {len(value)} characters; say it in at most {LONGEST_GIST}")
        found = coverage_of(says)
        coverage = row.get("coverage", found)
        if found == "manual" and not gist:
            self._fault("gist", f"{which}: gist is missing; say in a sentence what the ability does")
        if found == "full" and gist:
            self._fault("gist", f"{which}: what it says runs in full; a gist beside it could only differ")
        if coverage not in COVERAGE:
            near = did_you_mean(str(coverage), list(COVERAGE))
            self._fault("coverage", f"{which}: unknown coverage {coverage!r}{near}; it is {', '.join(COVERAGE)}")
        elif coverage != found:
            self._fault("coverage", f"{which}: coverage is {coverage!r}, and by what it says it is {found!r}")


def is_texts(value: object) -> bool:
    """Whether a value is a list of texts."""
    return isinstance(value, list) and all(isinstance(v, str) and v.strip() for v in value)


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_change(value: object) -> bool:
    """Whether a value changes another one, such as "+1"."""
    return isinstance(value, str) and re.fullmatch(r"[+-]\d", value) is not None
