"""The lines of a typed board: headings of locations and zones, remarks on a location, cards and who bears them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from judgekit.engine.cast import CardDef
from judgekit.engine.errors import EngineError
from judgekit.games.five_sails.boards.card_lines import behind_heading, cards_on, lying_so
from judgekit.games.five_sails.boards.definitions import defined
from judgekit.games.five_sails.boards.headings import common_to_all, usual_heading
from judgekit.games.five_sails.boards.list_names import LIST, ZONE
from judgekit.games.five_sails.boards.text import Typed, is_borne, read_card
from judgekit.games.five_sails.texts.called import others_called
from judgekit.games.five_sails.values import Place
from judgekit.nearest import did_you_mean

UNKNOWN = CardDef("unknown", "unknown")

HOW_MANY = re.compile(r",? \(?(?:exactly|in all) (?:\d+|one|two|three|four|five|six|seven) cards?\)?$", re.IGNORECASE)
"""How many cards a hand holds, behind its name: they are named anyway."""

ROW = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")

SECTIONS = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "discard pile": "discard",
    "locker": "locker",
    "the locker": "locker",
    "approach deck": "approach",
    "chosen": "chosen",
    "scheme": "scheme",
    "schemes": "scheme",
    "dueling line": "line",
    "city deck": "city",
    "city discard": "city discard",
    "catalogue": "catalogue",
}

ONCE_SHUFFLED = "once shuffled"
"""The line of a deck that says that its cards lie so as soon as it is shuffled, before the game."""

QUOTED = re.compile(r'(?:"[^"]*"[;,.]?\s*)+')
"""Nothing but texts in quotation marks: what a location prints."""

MOST_CARDS = 1000

Wrong = tuple[int, str]

Lines = Sequence[tuple[int, str, int]]


@dataclass
class Placed:
    """A typed card and where it goes."""

    typed: Typed
    zone: str
    place: str
    bearer: str
    line: int
    definition: CardDef | None = None
    where: str = ""
    """What its place makes of a card that does not say of what kind it is."""
    text: str = ""
    """Its text as it was typed."""
    called: str = ""
    """Its name as it was typed, where it was taken for that of a known card which is near."""


@dataclass
class Builder:
    """Collects a board line by line."""

    players: tuple[str, ...]
    edition: str
    known: Mapping[str, CardDef]
    problems: list[Wrong] = field(default_factory=list)
    cards: list[Placed] = field(default_factory=list)
    places: dict[str, Place] = field(default_factory=dict)
    decks: set[str] = field(default_factory=set)
    """The players whose decks the board tells of, the City Deck under no name; of another deck nobody knows that it is empty."""
    shuffled: dict[str, int] = field(default_factory=dict)
    """The players of whose decks the board tells how they lie once they are shuffled, and the lines that say so."""
    common: str = ""
    """How all the cards lie that stand directly below the last heading."""
    where: tuple[str, str, str] = ("", "", "")
    """Zone, place and owner of the last heading."""
    unread: set[str] = field(default_factory=set)
    """The cards that are told of and could not be read."""
    bearers: list[tuple[int, str, bool]] = field(default_factory=list)
    """The cards below which the next one may stand: how deep, which, and whether it stands behind its heading."""

    def read(self, lines: Lines) -> None:
        """Reads the board."""
        for depth, text, line in lines:
            if text.endswith(":") and not text.startswith('"'):
                bare, self.common = common_to_all(text[:-1])
                self._go(self.heading(bare, line) or (SECTIONS["catalogue"], "", ""))
            elif not self._one_line(depth, text, line):
                self._below(depth, text, line)
        self._copies_named()
        self._texts_with_names()

    def _copies_named(self) -> None:
        """Gives a card of which nothing but the name is told what is printed on the one of that name of which the board tells: it is a copy."""
        printed = {c.typed.name.casefold(): c for c in reversed(self.cards) if c.definition is None or not c.typed.only_named}
        for card in self.cards:
            name = card.called or card.typed.name
            same = printed.get(name.casefold())
            if same is not None and card.typed.only_named and card.definition is not UNKNOWN and name not in self.known:
                lying = card.typed
                card.typed = replace(same.typed, **{k: getattr(lying, k) for k in ("owner", "flags", "on", "count", "said")})
                card.definition, card.where, card.text = same.definition, same.where, same.text

    def _texts_with_names(self) -> None:
        """Reads the texts again of which something was not understood, now that it is known what else is called by its name."""
        kinds = {c.typed.name: c.definition.kind if c.definition else c.typed.kind_at(c.where) for c in self.cards}
        again: dict[int, CardDef | None] = {}
        for card in self.cards:
            if card.definition is None or any(a.left for a in card.definition.abilities):
                if id(card.typed) not in again:
                    again[id(card.typed)] = self._with_names(card, {name: kind for name, kind in kinds.items() if name != card.typed.name})
                card.definition = again[id(card.typed)]
        self.unread = {c.typed.name for c in self.cards if c.definition is None}
        self.cards = [c for c in self.cards if c.definition is not None]

    def _with_names(self, card: Placed, kinds: Mapping[str, str]) -> CardDef | None:
        """The printed card, with what other cards are called in its text; None, and a problem, where it says what nobody understands."""
        named = others_called(card.text, kinds)
        if named == card.text and card.definition is not None:
            return card.definition
        first, card.typed.text = card.typed.text, named
        try:
            return defined(card.typed, card.where, self.known)
        except EngineError as error:
            card.typed.text = first
            if card.definition is None:
                self.problems.append((card.line, str(error)))
        return card.definition

    def _go(self, where: tuple[str, str, str]) -> None:
        """From now on cards stand there, and none is borne."""
        self.where = where
        self.bearers.clear()

    def _one_line(self, depth: int, text: str, line: int) -> bool:
        """A heading with its first cards, or what it prints, behind it; says whether the line is one."""
        found = re.match(r"([^:\"]+):\s*(.+)", text)
        short = self.heading(found[1], line, quiet=True) if found else None
        if found is None or short is None:
            return False
        self._go(short)
        if short[1] in ROW and QUOTED.fullmatch(found[2]):
            self._printed(short[1], line, text=found[2])
            return True
        behind = [self._card(part, *short, "", line) for part in behind_heading(found[2], self._named(*short), self.known)]
        self.bearers += [(depth, behind[0], True)] if len(behind) == 1 else []
        return True

    def _named(self, zone: str, _place: str, owner: str) -> tuple[str, ...]:
        """The players who may be named before a card there: in a hand or a pile its own player alone, elsewhere `A Fine Plan` is a whole name."""
        return (owner,) if owner and zone != "play" else self.players

    def _below(self, depth: int, text: str, line: int) -> None:
        """A card, or several, below a heading or a character; beside a character who stands behind the heading, unless it is one that is borne."""
        zone, place, owner = self.where
        while self.bearers and self.bearers[-1][0] >= depth:
            self.bearers.pop()
        above = self.bearers[-1] if self.bearers and zone == "play" else (0, "", False)
        bearer = above[1] if not above[2] or is_borne(text) else ""
        for part in cards_on(text, self._named(zone, place, owner), self.known, in_play=zone in {"", "play"}):
            self.bearers.append((depth, self._card(part, zone, place, owner, bearer, line), False))

    def heading(self, text: str, line: int, quiet: bool = False) -> tuple[str, str, str] | None:
        """(zone, place, owner) of a heading such as `The Forums (controlled by B, 2 Renown)` or `hand of B`."""
        text = HOW_MANY.sub("", text.strip())
        found = re.match(r"(.+?)\s*\((.+)\)$", text) or re.match(r"([^,\"]+), ((?:un)?controlled\b.*|\d+ Renown\b.*)$", text)
        name, remarks = (found[1], found[2]) if found else (text, "")
        name = usual_heading(name, self.players)
        low = name.casefold()
        if low.startswith("home of "):
            who = name[8:].strip()
            if who not in self.players:
                self.problems.append((line, f"there is no player {who!r}; the players are {', '.join(self.players)}"))
            return "play", f"Home of {who}", who
        of = re.match(r"(.+?) of (\w.*)$", name)
        if of and of[1].casefold() in SECTIONS and of[2] in self.players:
            self.decks |= {of[2]} if of[1].casefold() == "deck" else set()
            return SECTIONS[of[1].casefold()], "", of[2]
        if of and of[2] in self.players and (of_a_list := re.fullmatch(rf"list ({LIST})", of[1], re.IGNORECASE)):
            return ZONE, of_a_list[1], of[2]
        if low in SECTIONS:
            self.decks |= {""} if SECTIONS[low] == "city" else set()
            return SECTIONS[low], "", ""
        near = get_close_matches(low, [r.casefold() for r in ROW], 1, 0.75)
        if near:
            at = next(r for r in ROW if r.casefold() == near[0])
            self._remarks(at, remarks, line)
            return "play", at, ""
        if not quiet:
            self.problems.append((line, self._no_heading(text, of)))
        return None

    def _no_heading(self, text: str, of: re.Match[str] | None) -> str:
        """What is wrong with a heading: whose it is, or what it says."""
        if of and of[1].casefold() in SECTIONS:
            return f"there is no player {of[2]!r}; the players are {', '.join(self.players)}"
        known = (*ROW, *(f"{s} of {p}" for s in SECTIONS for p in self.players))
        return f"{text!r} is no location and no zone{did_you_mean(text.strip(), known, alike=40)}"

    def _remarks(self, place: str, remarks: str, line: int) -> None:
        now = self.places.get(place, Place())
        if '"' in remarks:
            self._printed(place, line, text=" ".join(re.findall(r'"[^"]*"', remarks)))
        for each in (r.strip() for r in re.split("[,;]", re.sub(r'"[^"]*"', "", remarks)) if r.strip()):
            by = re.fullmatch(r"controlled by (.+)", each)
            renown = re.fullmatch(r"(?:Renown:? )?(\d+)(?: Renown)?", each, re.I) if "renown" in each.casefold() else None
            if each.casefold() in {"uncontrolled", "no renown"}:
                continue
            if by and by[1] in self.players:
                now = now._replace(control=self.players.index(by[1]))
            elif each.startswith("trait "):
                self._printed(place, line, trait=each[6:].strip())
            elif renown:
                now = now._replace(renown=int(renown[1]))
            else:
                self.problems.append((line, f"{each!r} says nothing of a location; write 'controlled by A' or '2 Renown'"))
        self.places[place] = now

    def _printed(self, place: str, line: int, *, trait: str = "", text: str = "") -> None:
        """What is printed on a location: its traits and its text."""
        card = next((c for c in self.cards if c.typed.kind == "location" and c.place == place), None)
        if card is None:
            card = Placed(Typed(place, kind="location"), "play", place, "", line, where="play")
            self.cards.append(card)
        card.typed.traits += [trait] if trait else []
        card.text = card.typed.text = f"{card.text} {text.replace(chr(34), '')}".strip()
        card.definition = self._understood(card.typed, "play")

    def _card(self, text: str, zone: str, place: str, owner: str, bearer: str, line: int) -> str:
        if text.strip().casefold() in {"empty", "no cards", "nothing"}:
            return ""
        if text.strip() == "others" and zone in {"deck", "city"}:
            self.decks.discard(owner)
            return ""
        if text.strip() == ONCE_SHUFFLED and zone in {"deck", "city"}:
            self.shuffled[owner] = line
            return ""
        found = re.match(r"(\d+|an?)\s+unknown(?: cards?)?$", text.strip())
        if found:
            for _ in range(1 if found[1] in {"a", "an"} else self._count(found[1], line)):
                self.cards.append(Placed(Typed("unknown", owner), zone, place, "", line, UNKNOWN))
            return "unknown"
        try:
            said = text if bearer or not self.common else lying_so(text, self.common)
            typed = read_card(said, self.players, self.known, pile=owner if zone != "play" else "")
        except EngineError as error:
            self.problems.append((line, str(error)))
            return ""
        if typed.owner and typed.owner not in self.players:
            self.problems.append((line, f"{typed.name!r} is said to be owned by {typed.owner!r}; the players are {', '.join(self.players)}"))
        typed.owner = typed.owner or owner
        where = "equipped" if bearer or typed.on else "play" if zone in {"play", "city"} else zone
        text, called = typed.text, typed.name
        definition = self._understood(typed, where)
        if not zone:
            self.problems.append((line, f"{typed.name!r} stands under no location and no zone; write for instance 'The Forums:' above it"))
        for _ in range(self._count(str(typed.count), line)):
            self.cards.append(Placed(typed, zone, place, typed.on or bearer, line, definition, where, text, called))
        return typed.name

    def _understood(self, typed: Typed, where: str) -> CardDef | None:
        """The printed card; None where its text says something that is not understood yet."""
        try:
            return defined(typed, where, self.known)
        except EngineError:
            return None

    def _count(self, number: str, line: int) -> int:
        """How many cards a line puts on the board, none where they would be too many."""
        count = int(number[:9])
        if count + len(self.cards) <= MOST_CARDS:
            return count
        self.problems.append((line, f"with {count:,} more there are too many cards; a board may have {MOST_CARDS}"))
        return 0
