"""card_texts into cards: every file read, every name and number taken once, every fault reported at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judgekit.errors import DataErrors, Problem
from judgekit.library.card_reader import CardReader
from judgekit.library.cards import PLACES, Card, name_key
from judgekit.nearest import did_you_mean

SET_FILE = "set.toml"
SET_KEYS = {"game", "set", "title"}


def load_cards(folder: Path) -> list[Card]:
    """The cards of every game below `folder`, by number; raises DataErrors with everything that is wrong."""
    problems: list[Problem] = []
    cards: list[Card] = []
    for file in sorted(folder.glob(f"*/{SET_FILE}")):
        loader = SetLoader(file, folder)
        cards.extend(loader.load())
        problems.extend(loader.problems)
    if problems:
        raise DataErrors(problems)
    return sorted(cards, key=lambda c: (c.game, c.number))


class SetLoader:
    """Loads the folder of one set."""

    def __init__(self, file: Path, base: Path) -> None:
        self.file = file
        self.base = base
        self.problems: list[Problem] = []
        self.game = ""
        self.set = ""
        self.numbers: dict[int, str] = {}
        self.names: dict[str, str] = {}

    def load(self) -> list[Card]:
        """The cards of the set, as far as they can be read; the faults are in `problems`."""
        meta = self._toml(self.file)
        for key in meta.keys() - SET_KEYS:
            self._fault(self.file, 1, f"unknown key {key!r}{did_you_mean(key, sorted(SET_KEYS))}")
        if missing := sorted(k for k in SET_KEYS if not isinstance(meta.get(k), str)):
            self._fault(self.file, 1, f"missing, or no text: {', '.join(missing)}")
            return []
        self.game, self.set = meta["game"], meta["title"]
        cards = [c for f in sorted(self.file.parent.glob("*.toml")) if f.name != SET_FILE for c in self._cards(f)]
        for card in cards:
            self._register(card)
        traits = {t for c in cards for t in c.traits}
        for card in cards:
            self._other_names(card)
            self._qualifiers(card, traits)
        return cards

    def _fault(self, file: Path | str, line: int, message: str) -> None:
        shown = str(file.relative_to(self.base.parent)) if isinstance(file, Path) else file
        self.problems.append(Problem(shown, line, message))

    def _toml(self, file: Path) -> dict[str, Any]:
        try:
            return tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            found = re.search(r"line (\d+)", str(error))
            self._fault(file, int(found[1]) if found else 1, f"not readable as TOML: {error}")
            return {}

    def _cards(self, file: Path) -> Iterator[Card]:
        """The cards of a file; each problem with the line of its card, or of the key where that is found."""
        data = self._toml(file)
        for key in data.keys() - {"card"}:
            self._fault(file, 1, f"unknown key {key!r}{did_you_mean(key, ['card']) or ';'} a card begins with [[card]]")
        rows = data.get("card", [])
        if not isinstance(rows, list) or not all(isinstance(r, dict) for r in rows):
            self._fault(file, 1, "a card begins with [[card]], in double brackets")
            return
        lines = file.read_text(encoding="utf-8").splitlines() if rows else []
        starts = [n for n, text in enumerate(lines, 1) if text.strip() == "[[card]]"]
        for place, row in enumerate(rows):
            first = starts[place] if place < len(starts) else 1
            last = starts[place + 1] - 1 if place + 1 < len(starts) else len(lines)
            reader = CardReader(row, lines, first, last)
            card = reader.read(self.game, self.set, str(file.relative_to(self.base.parent)))
            for line, message in reader.faults:
                self._fault(file, line, message)
            if card:
                yield card

    def _register(self, card: Card) -> None:
        """Notes a card's number and name, and reports what is taken."""
        taken = self.numbers.setdefault(card.number, card.name)
        if taken != card.name:
            self._fault(card.file, card.line, f"the number {card.number} of {card.name!r} belongs to {taken!r} already")
        key = name_key(card.name)
        if key in self.names:
            self._fault(card.file, card.line, f"there are two cards called {card.name!r}; a name leads to one card")
        self.names.setdefault(key, card.name)

    def _other_names(self, card: Card) -> None:
        for name in card.also:
            taken = self.names.setdefault(name_key(name), card.name)
            if taken != card.name:
                self._fault(card.file, card.line, f"the other name {name!r} of {card.name!r} belongs to {taken!r} already")

    def _qualifiers(self, card: Card, traits: set[str]) -> None:
        """Reports a qualifier that is no place, and no trait of any card."""
        for word in {q for a in card.abilities for q in a.qualifier} - traits - set(PLACES):
            near = did_you_mean(word, [*PLACES, *sorted(traits)])
            self._fault(card.file, card.line, f"{card.name}: no card has the trait {word!r}, which qualifies an ability{near}")
