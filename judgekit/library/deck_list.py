"""A deck list as people write them: a card and a count a line, headings, marks for neutral cards, comments, typos."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from judgekit.errors import JudgekitError, UnknownName
from judgekit.library.card_names import AmbiguousCard, find_card
from judgekit.library.cards import FACTIONS, Card, name_key
from judgekit.library.reading import decoded
from judgekit.nearest import did_you_mean

LEADER, APPROACH, FACTION = "leader", "approach", "faction deck"
HEADINGS = {
    **dict.fromkeys(("leader", "leaders"), LEADER),
    **dict.fromkeys(("approach", "approach deck", "scheme", "schemes", "character", "characters"), APPROACH),
    **dict.fromkeys(
        ("risk", "risks", "attachment", "attachments", "brute", "brutes", "faction", "faction deck", "main", "main deck", "deck"), FACTION
    ),
}
TITLES = ("name", "title", "deck name", "player", "author", "date", "event")
LARGEST = 200_000
MOST_LINES = 1000
MOST_COPIES = 99
STRAY = 3
"""As many lines that name no card, with none that is certainly a deck's, are another kind of text."""
COMMENT = re.compile(r"(?:^|\s)(?:#|//).*$")
BULLET = re.compile(r"^\s*(?:[-–•·]\s+|\*\s+)")
FIRST = re.compile(r"^(\d{1,9})\s*[x×]?\s+(?=\S)|^(\d{1,9})[x×](?=\S)|^[x×](\d{1,9})\s+(?=\S)", re.IGNORECASE)
LAST = re.compile(r"\s+\(?(?:[x×]\s*)?(\d{1,9})\s*[x×]?\)?$|\s*\((?:[x×]\s*)?(\d{1,9})\)$", re.IGNORECASE)


class BadDeck(JudgekitError):
    """A file that is no deck list."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: how many of which card, in which deck, and whether it was marked as neutral."""

    count: int
    card: Card
    place: str
    line: int
    marked: bool = False


@dataclass(slots=True)
class DeckList:
    """A list as read: its entries, what could not be read, and what was understood differently from how it was written."""

    name: str = ""
    entries: list[Entry] = field(default_factory=list)
    problems: list[tuple[int, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    certain: int = 0  # lines that only a deck list has: a count, a heading, a card's name as it stands

    def of(self, place: str) -> list[Entry]:
        """The entries of one of the decks."""
        return [e for e in self.entries if e.place == place]


def read_file(file: Path) -> str:
    """The text of a list; raises BadDeck with what is wrong with the file."""
    try:
        if not file.is_file():
            raise BadDeck(f"{file} is not a file; name a text file with a card and a count a line")
        if file.stat().st_size > LARGEST:
            raise BadDeck(f"{file} has {file.stat().st_size:,} bytes; a deck list has at most {LARGEST:,}")
        data = file.read_bytes()
    except OSError as error:
        raise BadDeck(f"{file} cannot be read: {error.strerror}") from error
    return decoded(file, data)


def read_list(text: str, cards: Iterable[Card], *, empty: bool = False) -> DeckList:
    """The list with its cards looked up; every line that cannot be read is among the problems.

    A list without a card is refused, unless it may be `empty`.
    """
    deck = ListReader(list(cards)).read(text)
    if not (empty or deck.entries or deck.problems):
        raise BadDeck("the list is empty; write a card and a count a line, such as `2 Amour`")
    if len(deck.problems) >= STRAY and not deck.certain:
        stray = f"{len(deck.problems)} of its lines name no card, and no line has a count"
        raise BadDeck(f"this is no deck list: {stray}; write a card and a count a line, such as `2 Amour`")
    return deck


class ListReader:
    """Reads a list line by line."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.exact = {name_key(n): c for c in reversed(cards) for n in c.names}
        self.out = DeckList()
        self.place = ""

    def read(self, text: str) -> DeckList:
        """The list."""
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise BadDeck(f"the list has {len(lines):,} lines; a deck list has at most {MOST_LINES:,}")
        for number, line in enumerate(lines, 1):
            left = COMMENT.sub("", line.replace("\ufeff", "")).strip()
            left = self._heading(left, number)
            if left:
                self._card(left, number)
        return self.out

    def _heading(self, line: str, number: int) -> str:
        """What a line says besides a heading."""
        if not line or set(line) <= set("-=_*~ "):
            return ""
        bare = line.strip("#*=[]- ").rstrip(":").casefold()
        if bare in {f.casefold() for f in FACTIONS} and name_key(bare) not in self.exact:
            self.out.name = self.out.name or bare.capitalize()
            return ""
        word, colon, rest = (part.strip() for part in line.partition(":"))
        key = re.sub(r"\s*\(?\d+\)?$", "", word.strip("#*=[] ")).casefold()
        if key in HEADINGS and (colon or (key not in {"main", "deck"} and re.fullmatch(rf"{re.escape(key)}\s*(\(?\d+\)?)?", bare))):
            self.place = HEADINGS[key]
            self.out.certain += 1
            return "" if re.fullmatch(r"[\d\s(/)cards]*", rest) else rest
        if colon and key in TITLES:
            self.out.name = rest or self.out.name
            return ""
        if colon and not rest:
            self.out.problems.append((number, f"unknown heading {word[:60]!r}{did_you_mean(key, list(HEADINGS))}"))
            return ""
        return line

    def _card(self, line: str, number: int) -> None:
        """Reads one line with a card."""
        left = BULLET.sub("", line).strip()
        marked = "*" in left
        left = left.replace("*", " ").strip()
        counts = []
        if name_key(left) not in self.exact:
            for pattern in (FIRST, LAST):
                if found := pattern.search(left):
                    counts.append(int(next(g for g in found.groups() if g)))
                    left = (left[: found.start()] + left[found.end() :]).strip()
        count = counts[0] if counts else 1
        self.out.certain += bool(counts) or name_key(left) in self.exact
        if len(counts) > 1 or not 1 <= count <= MOST_COPIES:
            said = " and ".join(map(str, counts))
            self.out.problems.append((number, f"{line[:80]!r} says {said} copies; write one count from 1 to {MOST_COPIES}"))
            return
        card = self._found(left, number)
        if card:
            self.out.entries.append(Entry(count, card, self.place or place_of(card), number, marked))
            self.place = "" if self.place == LEADER else self.place

    def _found(self, name: str, number: int) -> Card | None:
        """The card that a line names."""
        if card := self.exact.get(name_key(name)):
            return card
        try:
            card = find_card(self.cards, name)
        except AmbiguousCard as error:
            names = ", ".join(c.name for c in error.cards[:8])
            self.out.problems.append((number, f"{name[:80]!r} fits {len(error.cards)} cards: {names}"))
            return None
        except UnknownName as error:
            self.out.problems.append((number, str(error)))
            return None
        self.out.notes.append(f"line {number}: read {name!r} as {card.name}")
        return card


def place_of(card: Card) -> str:
    """The deck that a card belongs to where the list does not say."""
    if card.type == "leader":
        return LEADER
    if card.type == "scheme" or (card.type == "character" and "Brute" not in card.keywords):
        return APPROACH
    return FACTION


def counted(entries: Iterable[Entry]) -> Iterator[tuple[Card, int, list[int]]]:
    """Each card of some entries once: how many, and the lines that name it."""
    out: dict[str, tuple[Card, int, list[int]]] = {}
    for entry in entries:
        card, count, lines = out.get(entry.card.id, (entry.card, 0, []))
        out[entry.card.id] = (card, count + entry.count, [*lines, entry.line])
    yield from out.values()
