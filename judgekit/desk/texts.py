"""Errata and rulings as a text file: read whole or not at all, everything wrong with it at once. docs/desk.md describes the format."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from judgekit.desk.check import LONGEST, SHORT, checked, is_day, now
from judgekit.desk.desk import Desk
from judgekit.desk.groups import BadGroup, test_of
from judgekit.desk.model import BY_CONTENT, Authority, Entry, Ruling, State
from judgekit.errors import DataErrors, Problem, UnknownName
from judgekit.library import Library
from judgekit.nearest import did_you_mean

LINE = re.compile(r"^([A-Za-z_]+)\s*:\s*(.*)$")
HEAD = ("source", "date", "game", "edition", "authority")
BLOCK = (*HEAD, "asked", "ruled", "rules", "cards", "group", "except", "contradicts", "state")
BEGINS = ("ruling", "erratum")
NAMED = {"rules": "rules", "contradicts": "contradicts", "cards": "cards", "except": "exceptions"}
LARGEST = 4 * 1024 * 1024


@dataclass(slots=True)
class Block:
    """A ruling as it stands in the file: its key, and each value with its line."""

    key: str
    line: int
    erratum: bool = False
    values: dict[str, tuple[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Imported:
    """What a file brought."""

    new: tuple[Ruling, ...]
    changed: tuple[Ruling, ...]
    same: int
    gone: tuple[Ruling, ...]

    def __str__(self) -> str:
        said = f"{len(self.new)} new, {len(self.changed)} changed, {self.same} as before"
        if self.gone:
            keys = ", ".join(r.text("key") for r in self.gone)
            said += f"; {len(self.gone)} of the same source no longer in it: {keys} (they stay; overturn or supersede what holds no longer)"
        return said


class Reader:
    """Reads one file line by line."""

    def __init__(self, file: str, library: Library) -> None:
        self.file, self.library = file, library
        self.problems: list[Problem] = []
        self.head = Block("", 0)
        self.blocks: list[Block] = []

    def wrong(self, line: int, message: str) -> None:
        """Notes what is wrong in a line."""
        self.problems.append(Problem(self.file, line, message))

    def read(self, text: str) -> None:
        """Takes the file apart."""
        last: tuple[Block, str] | None = None
        for number, raw in enumerate(text.split("\n"), 1):
            line = raw.rstrip()
            if not line.strip() or line.startswith("#"):
                continue
            if line[0] in " \t":
                if last is None:
                    self.wrong(number, "a line that begins with a space goes on with the one above it, and there is none")
                else:
                    block, name = last
                    said, at = block.values.get(name, ("", number))
                    block.values[name] = (f"{said}\n{line.strip()}".strip(), at)
                continue
            last = self._line(line, number)

    def _line(self, line: str, number: int) -> tuple[Block, str] | None:
        """One line with a key."""
        found = LINE.match(line)
        if not found:
            self.wrong(number, f"{line[:60]!r} is no `key: value`; a line that goes on begins with a space")
            return None
        name, value = found[1].lower(), found[2].strip()
        if name in BEGINS:
            self._begin(name, value, number)
            return None
        block = self.blocks[-1] if self.blocks else self.head
        known = BLOCK if self.blocks else HEAD
        if name not in known:
            where = "" if self.blocks else " above the first ruling"
            self.wrong(number, f"there is no key {name!r}{where}{did_you_mean(name, [*known, *BEGINS])}")
            return None
        if name in block.values:
            self.wrong(number, f"{name} stands twice here; first in line {block.values[name][1]}")
        block.values[name] = (value, number)
        return block, name

    def _begin(self, name: str, key: str, number: int) -> None:
        """A new ruling."""
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,60}", key):
            self.wrong(number, f"{name}: wants a key of small letters, digits and - that stays the same in later versions, such as brutes-in-duels")
        if same := next((b for b in self.blocks if b.key == key), None):
            self.wrong(number, f"the key {key!r} stands twice; first in line {same.line}")
        self.blocks.append(Block(key, number, name == "erratum"))

    def rulings(self) -> list[dict[str, Any]]:
        """The fields of every ruling, all names resolved."""
        if not self.blocks and not self.problems:
            self.wrong(1, "there is no ruling in it; each begins with `ruling: its-key`")
        return [self._fields(b) for b in self.blocks]

    def _fields(self, block: Block) -> dict[str, Any]:
        """The fields of a ruling; what the head of the file says holds where the ruling says nothing."""
        said = self.head.values | block.values
        out: dict[str, Any] = {"key": block.key, "erratum": block.erratum}
        game, edition = self._game(said, block)
        out |= {"game": game, "edition": edition, "authority": self._choice(said, "authority", list(Authority), Authority.PUBLISHER)}
        if "state" in said:
            out["state"] = self._choice(said, "state", list(State), State.OPEN)
        for name in ("asked", "ruled", "source", "date", "group"):
            text, line = said.get(name, ("", block.line))
            if len(text) > LONGEST.get(name, SHORT):
                self.wrong(line, f"{name} has {len(text):,} characters; at most {LONGEST.get(name, SHORT):,}")
            needed = name in {"asked", "ruled"} or (name in {"source", "date"} and out["authority"] == Authority.PUBLISHER)
            if needed and not text:
                self.wrong(block.line, f"{block.key}: {name} is missing")
            out[name] = text
        if out["date"] and not is_day(out["date"]):
            self.wrong(said["date"][1], f"{out['date']!r} is no date such as 2024-05-02")
        self._names(said, game, out)
        return out

    def _choice(self, said: dict[str, tuple[str, int]], name: str, known: Sequence[str], default: str) -> str:
        """One of several words."""
        value, line = said.get(name, (default, 0))
        if value not in set(known):
            self.wrong(line, f"{name}: {value!r} is none of {', '.join(known)}{did_you_mean(value, list(known))}")
            return default
        return str(value)

    def _game(self, said: dict[str, tuple[str, int]], block: Block) -> tuple[str, str]:
        """The game and the edition."""
        game, line = said.get("game", (self.library.books[0].game, block.line))
        try:
            game = self.library.book(game).game
            edition, line = said.get("edition", ("", line))
            return game, self.library.edition(game, edition).id if edition else ""
        except UnknownName as error:
            self.wrong(line, str(error))
            return self.library.books[0].game, ""

    def _names(self, said: dict[str, tuple[str, int]], game: str, out: dict[str, Any]) -> None:
        """The rules and cards that a ruling names, and its group of cards."""
        for name, fieldname in NAMED.items():
            text, line = said.get(name, ("", 0))
            found = []
            for part in (p for p in re.split(r"\s*[;\n]\s*|\s*,\s+", text) if p):
                try:
                    found.append(self.library.rule(part, game).id if name in {"rules", "contradicts"} else self.library.card(part, game).id)
                except UnknownName as error:
                    self.wrong(line, str(error))
            out[fieldname] = list(dict.fromkeys(found))
        if out["group"]:
            try:
                test_of(out["group"], self.library.all_cards)
            except BadGroup as error:
                self.wrong(said["group"][1], str(error))


def read_text(text: str, file: str, library: Library) -> list[dict[str, Any]]:
    """The fields of every ruling of a file; raises DataErrors with everything wrong in it."""
    reader = Reader(file, library)
    if len(text) > LARGEST:
        raise DataErrors([Problem(file, 1, f"the file has more than {LARGEST // 2**20} MB")])
    reader.read(text.replace("\r\n", "\n").lstrip("\ufeff"))
    found = reader.rulings()
    if reader.problems:
        raise DataErrors(reader.problems)
    return found


def import_text(desk: Desk, text: str, file: str, library: Library, judge: str) -> Imported:
    """Keeps the rulings of a file: new ones, and of known ones what changed; all or nothing."""
    fields = read_text(text, file, library)
    before = desk.rulings
    entries: list[Entry] = []
    new: list[str] = []
    changed: list[str] = []
    for values in fields:
        name = ruling_id(values)
        known = before.get(name)
        entry = entry_for(name, values, known, judge, file)
        if entry:
            entries.append(entry)
            (changed if known else new).append(name)
    if entries:
        desk.add(entries)
    now_known = desk.rulings
    sources, kept = {v["source"] for v in fields if v["source"]}, {ruling_id(v) for v in fields}
    gone = [r for i, r in before.items() if r.text("key") and r.text("source") in sources and i not in kept and r.state.holds]
    return Imported(tuple(now_known[n] for n in new), tuple(now_known[n] for n in changed), len(fields) - len(entries), tuple(gone))


def ruling_id(values: dict[str, Any]) -> str:
    """The id of a ruling from a file: the same on every machine, and in later versions of the file."""
    return sha256(f"{values['game']}/{values['authority']}/{values['key']}".encode()).hexdigest()[:24]


def entry_for(ruling: str, values: dict[str, Any], known: Ruling | None, judge: str, file: str) -> Entry | None:
    """The entry by which a file begins or changes a ruling; None where it says what is known. Its id follows from what it says."""
    if known:
        default = {True: [], False: ""}
        values = {n: v for n, v in values.items() if v != known.values.get(n, False if n == "erratum" else default[isinstance(v, list)])}
        if not values:
            return None
    base = list(known.heads) if known else []
    said = {"ruling": ruling, "kind": "changed" if known else "ruled", "set": {k: v for k, v in values.items() if known or v}}
    base = list(known.heads) if known else []
    name = sha256(json.dumps([said, base], sort_keys=True).encode()).hexdigest()[:24]
    return checked(said | {"id": name, "judge": judge, "made": now(), "base": base, "note": file[:100], "device": BY_CONTENT})
