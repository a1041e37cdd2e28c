"""The board of a case's text as sections and entries, to be changed by tapping and written back as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from judgekit.cases.known import known_cards
from judgekit.engine.errors import EngineError
from judgekit.games.five_sails.boards.card_lines import behind_heading, cards_on
from judgekit.games.five_sails.boards.headings import common_to_all
from judgekit.games.five_sails.boards.reader import QUOTED, ROW, Builder
from judgekit.games.five_sails.boards.text import Typed, is_borne, read_card

PILES = ("hand", "deck", "discard", "locker", "approach deck", "chosen", "scheme")
ZONES = {"approach": "approach deck", "line": "dueling line"}
BOARD, STEPS = re.compile(r"board\s*:\s*$"), re.compile(r"steps\s*:")


@dataclass
class Entry:
    """A card on the board as it was typed: its words, where they stand in the text, and what is equipped to it."""

    text: str
    line: int
    attached: list[Entry] = field(default_factory=list)
    number: int = -1
    """Its number on the board, by which it is named when it is changed."""

    def typed(self, players: tuple[str, ...]) -> Typed:
        """The entry read; as far as it can be, where something in it is not understood."""
        try:
            return read_card(self.text, players, known_cards())
        except EngineError:
            return Typed(self.text.partition(":")[0].strip())

    def set(self, word: str, value: str) -> None:
        """Says, or with an empty value no longer says, one thing of how the card lies: `engaged`, `wounds 2`."""
        head, _, rest = cut(self.text)
        quotes = re.findall(r'"[^"]*"', rest)
        plain = [x.strip() for x in re.split(r"[,;]", re.sub(r'"[^"]*"', "", rest)) if x.strip()]
        kept = [x for x in plain if not re.fullmatch(rf"{word}(?: \d+)?|\d+ {word}", x.casefold())]
        said = ", ".join([*kept, *([value] if value else [])])
        tail = "; ".join(x for x in (said, *quotes) if x)
        self.text = f"{head}: {tail}" if tail else head


@dataclass
class Section:
    """A location, a hand, a pile: its heading and the cards beneath it."""

    name: str
    kind: str = "play"
    owner: str = ""
    control: str = ""
    renown: int = 0
    remarks: tuple[str, ...] = ()
    line: int = 0
    prints: str = ""
    """What a location says itself, behind its heading."""
    entries: list[Entry] = field(default_factory=list)

    def heading(self) -> str:
        """As it is written."""
        said = [f"controlled by {self.control}"] if self.control else []
        said += [f"{self.renown} Renown"] if self.renown else []
        said += self.remarks
        return (f"{self.name} ({', '.join(said)}):" if said else f"{self.name}:") + (f" {self.prints}" if self.prints else "")


Bearer = tuple[int, Entry, bool]
"""What a card below may be equipped to: how deep it stands, which it is, and whether it stands behind its heading."""


def cut(text: str) -> tuple[str, str, str]:
    """A card's line before and behind its first colon outside quotation marks."""
    found = re.match(r'((?:[^":]|"[^"]*")*):(.*)$', text)
    return (found[1].strip(), ":", found[2].strip()) if found else (text.strip(), "", "")


CONTRARY = (r"engaged|en garde", r"unwounded|\d+ wounds?|wounds? \d+")
"""Ways of lying of which a card has one."""


def lying_too(card: str, common: str) -> str:
    """A card's line with how all below its heading lie, as far as the line itself says nothing else."""
    own = card.rpartition(")")[2]
    parts = [x for x in common.split(", ") if x and not any(re.search(way, x) and re.search(way, own) for way in CONTRARY)]
    return ", ".join([card, *parts])


class Sheet:
    """A text in three parts: headings, board, steps. Only the board is taken apart."""

    def __init__(self, text: str, players: tuple[str, ...]) -> None:
        self.players = players
        lines = text.splitlines()
        begin = next((n for n, line in enumerate(lines) if BOARD.match(line)), None)
        end = next((n for n, line in enumerate(lines) if STEPS.match(line) and (begin is None or n > begin)), len(lines))
        self.head = lines[: end if begin is None else begin]
        self.tail = lines[end:]
        self.sections: list[Section] = []
        self._read([] if begin is None else [(n, line) for n, line in enumerate(lines[begin + 1 : end], begin + 2)])
        for number, entry in enumerate(self.entries()):
            entry.number = number

    def _read(self, lines: list[tuple[int, str]]) -> None:
        bearers: list[Bearer] = []
        now, common = Section(""), ""
        for number, raw in lines:
            text = re.sub(r"(?:^|\s)#(?![^\"]*\"\s*$).*$", "", raw).strip()
            depth = len(raw) - len(raw.lstrip())
            if not text:
                continue
            bare, said = common_to_all(text[:-1]) if text.endswith(":") and not text.startswith('"') else ("", "")
            if bare and (found := self._heading(bare, number)):
                now, common = found, said
                bearers.clear()
                continue
            inline = re.match(r"([^:\"]+):\s*(.+)", text)
            found = self._heading(inline[1], number) if inline else None
            if found and inline:
                now, bearers = found, self._behind(found, inline[2], depth, number)
                continue
            while bearers and bearers[-1][0] >= depth:
                bearers.pop()
            several = cards_on(text, self.players, known_cards(), in_play=now.kind in {"", "play"})
            under = now.entries
            if bearers and now.kind == "play" and (not bearers[-1][2] or is_borne(text)):
                under = bearers[-1][1].attached
            lying = common if under is now.entries else ""
            under += [Entry(lying_too(self._owned(part, now), lying), number) for part in several]
            bearers.append((depth, under[-1], False))
            if not now.name and now not in self.sections:
                self.sections.append(now)

    def _behind(self, section: Section, text: str, depth: int, line: int) -> list[Bearer]:
        """What stands behind a heading: what the location prints, or cards; the one that what comes below may be equipped to."""
        if section.name in ROW and QUOTED.fullmatch(text):
            section.prints = text
            return []
        cards = [Entry(self._owned(part, section), line) for part in behind_heading(text, self.players, known_cards())]
        section.entries += cards
        return [(depth, cards[0], True)] if len(cards) == 1 else []

    def _owned(self, text: str, section: Section) -> str:
        """A card's line in a player's pile, with the player in front."""
        unowned = re.match(r"(\d+|an?)\s+(x\s|unknown)|(?:empty|others|once shuffled)$", text)
        if section.kind == "play" or not section.owner or unowned or re.match(rf"{re.escape(section.owner)}(?:['’]s)? ", text):
            return text
        return f"{section.owner} {text}"

    def _heading(self, text: str, line: int) -> Section | None:
        maker = Builder(self.players, "", {})
        found = maker.heading(text, line, quiet=True)
        if found is None:
            return None
        zone, place, owner = found
        if zone == "play":
            at = maker.places.get(place)
            bracket = re.search(r"\((.+)\)$", text.strip())
            remarks = [r.strip() for r in bracket[1].split(",")] if bracket else []
            others = tuple(r for r in remarks if not re.fullmatch(r"controlled by .+|\d+ Renown", r, re.IGNORECASE))
            who = self.players[at.control] if at and at.control >= 0 else ""
            made = Section(place, "play", owner, who, at.renown if at else 0, others, line)
        else:
            name = {"city": "city deck", "city discard": "city discard", "catalogue": "catalogue"}.get(zone) or f"{ZONES.get(zone, zone)} of {owner}"
            made = Section(name, zone, owner, line=line)
        known = next((s for s in self.sections if s.name == made.name), None)
        if known is None:
            self.sections.append(made)
        elif made.control or made.renown:
            known.control, known.renown = made.control, made.renown
        return known or made

    def entries(self) -> Iterator[Entry]:
        """Every entry, those that are equipped behind their bearers."""
        todo = [e for s in self.sections for e in s.entries]
        while todo:
            entry = todo.pop(0)
            yield entry
            todo = entry.attached + todo

    def section(self, name: str) -> Section:
        """A section by its name; a new one in its place where it is not there yet."""
        found = next((s for s in self.sections if s.name == name), None)
        if found is None:
            made = self._heading(name, 0)
            if made is None:
                raise EngineError(f"{name!r} is no location and no zone")
            self.sections.remove(made)
            at = next((n for n, s in enumerate(self.sections) if rank(s.name, self.players) > rank(made.name, self.players)), len(self.sections))
            self.sections.insert(at, made)
            found = made
        return found

    def text(self) -> str:
        """The text, with the board written anew."""
        out = [*self.head]
        shown = [s for s in self.sections if s.entries or s.heading() != f"{s.name}:" or s.name in (ROW[0], ROW[4]) or s.kind == "deck"]
        if shown:
            out.append("board:")
        for s in shown:
            out += [f"  {s.heading()}"] if s.name else []
            out += [line for e in s.entries for line in _written(e, 4)]
            if s.kind == "deck" and not s.entries:
                out.append("    empty")
        return "\n".join([*out, *self.tail]) + "\n"


def _written(entry: Entry, depth: int) -> list[str]:
    return [" " * depth + entry.text, *(line for e in entry.attached for line in _written(e, depth + 2))]


def rank(name: str, players: tuple[str, ...]) -> tuple[int, int]:
    """Where a section stands among the others: the city's row, the Homes, each player's piles, the rest."""
    if name in ROW:
        return 0, ROW.index(name)
    for n, player in enumerate(players):
        if name == f"Home of {player}":
            return 1, n
        for k, pile in enumerate(PILES):
            if name == f"{pile} of {player}":
                return 2, n * 10 + k
    return 3, 0
