"""A typed board as a position: defaults for everything that was not said, and everything that is wrong at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from judgekit.engine.cast import CardDef, Cast
from judgekit.engine.errors import EngineError
from judgekit.engine.facts import add_fact
from judgekit.engine.values import NO_CARD, NOBODY, CardState, Fact, PlayerState, Position
from judgekit.games.five_sails.board_text import Typed, read_card
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.rulebook import rulebook
from judgekit.games.five_sails.times import set_time
from judgekit.games.five_sails.values import Board, Place, with_board

UNKNOWN = CardDef("unknown", "unknown")
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
LIMIT = 400
"""How many lines a board may have."""
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
    """The players whose decks the board tells of; of another's deck nobody knows that it is empty."""

    def read(self, lines: Lines) -> None:
        """Reads the board."""
        zone = place = owner = ""
        bearers: list[tuple[int, str]] = []
        for depth, text, line in lines:
            if text.endswith(":") and not text.startswith('"') and (heading := self._heading(text[:-1], line)):
                zone, place, owner = heading
                bearers.clear()
                continue
            inline = re.match(r"([^:\"]+):\s*(.+)", text)
            short = self._heading(inline[1], line, quiet=True) if inline else None
            if short and inline:
                for part in _parts(inline[2]):
                    self._card(part, short[0], short[1], short[2], "", line)
                continue
            while bearers and bearers[-1][0] >= depth:
                bearers.pop()
            bearer = bearers[-1][1] if bearers and zone == "play" else ""
            if re.fullmatch(r"[^:;\"]+(;[^:;\"]+)+", text):
                for part in _parts(text):
                    self._card(part, zone, place, owner, bearer, line)
                continue
            name = self._card(text, zone, place, owner, bearer, line)
            bearers.append((depth, name))

    def _heading(self, text: str, line: int, quiet: bool = False) -> tuple[str, str, str] | None:
        """(zone, place, owner) of a heading such as `The Forums (controlled by B, 2 Renown)` or `hand of B`."""
        found = re.match(r"(.+?)\s*\((.+)\)$", text.strip())
        name, remarks = (found[1], found[2]) if found else (text.strip(), "")
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
        if low in SECTIONS:
            return SECTIONS[low], "", ""
        near = get_close_matches(low, [r.casefold() for r in ROW], 1, 0.75)
        if near:
            at = next(r for r in ROW if r.casefold() == near[0])
            self._remarks(at, remarks, line)
            return "play", at, ""
        if not quiet:
            close = get_close_matches(low, [r.casefold() for r in ROW] + [f"{s} of {p}".casefold() for s in SECTIONS for p in self.players], 1, 0.4)
            self.problems.append((line, f"{text!r} is no location and no zone" + (f"; did you mean {close[0]!r}?" if close else "")))
        return None

    def _remarks(self, place: str, remarks: str, line: int) -> None:
        now = self.places.get(place, Place())
        for each in (r.strip() for r in remarks.split(",") if r.strip()):
            by = re.fullmatch(r"controlled by (.+)", each)
            renown = re.fullmatch(r"(\d+) Renown", each, re.I)
            if by and by[1] in self.players:
                now = now._replace(control=self.players.index(by[1]))
            elif each.startswith("trait "):
                typed = Typed(place, kind="location", traits=[each[6:].strip()])
                self.cards.append(Placed(typed, "play", place, "", line, CardDef(place, "location", (), (each[6:].strip(),))))
            elif renown:
                now = now._replace(renown=int(renown[1]))
            else:
                self.problems.append((line, f"{each!r} says nothing of a location; write 'controlled by A' or '2 Renown'"))
        self.places[place] = now

    def _card(self, text: str, zone: str, place: str, owner: str, bearer: str, line: int) -> str:
        if text.strip().casefold() in {"empty", "no cards", "nothing"}:
            return ""
        found = re.match(r"(\d+|an?)\s+unknown(?: cards?)?$", text.strip())
        if found:
            for _ in range(1 if found[1] in {"a", "an"} else int(found[1])):
                self.cards.append(Placed(Typed("unknown", owner), zone, place, "", line, UNKNOWN))
            return "unknown"
        try:
            typed = read_card(text, self.players)
            typed.owner = typed.owner or owner
            where = "equipped" if bearer or typed.on else "play" if zone in {"play", "city"} else zone
            definition = self._definition(typed, where)
        except EngineError as error:
            self.problems.append((line, str(error)))
            return ""
        if not zone:
            self.problems.append((line, f"{typed.name!r} stands under no location and no zone; write for instance 'The Forums:' above it"))
        for _ in range(typed.count):
            self.cards.append(Placed(typed, zone, place, typed.on or bearer, line, definition))
        return typed.name

    def _definition(self, typed: Typed, where: str) -> CardDef:
        """The card as typed, or as it stands in the library of cards when it was only named."""
        printed = typed.numbers or typed.text or typed.kind
        if not printed and self.known:
            names = {n.casefold(): n for n in self.known}
            low = typed.name.casefold()
            hit = names.get(low) or next((n for k, n in names.items() if k.startswith(low)), None)
            if hit is None:
                near = get_close_matches(low, list(names), 1, 0.82)
                hit = names[near[0]] if near else None
            if hit:
                typed.name = hit
                return self.known[hit]
        definition = typed.definition(where)
        if where in {"scheme"} or typed.kind == "scheme":
            return CardDef(
                definition.name,
                "scheme",
                tuple((k, v) for k, v in definition.stats if k not in {"resolve", "combat", "finesse"}),
                definition.traits,
                definition.keywords,
                definition.abilities,
            )
        return definition


def _parts(text: str) -> list[str]:
    """Cards on one line: separated by commas, attributes in brackets; or, with attributes after a colon, by semicolons."""
    out, depth, inside, now = [], 0, False, ""
    marks = ";" if re.match(r"[^,;(\"]+:", text) or ";" in re.sub(r'"[^"]*"|\([^)]*\)', "", text) else ","
    for letter in text:
        if letter == '"':
            inside = not inside
        if not inside and letter == "(":
            depth += 1
            now += ":" if depth == 1 else letter
            continue
        if not inside and letter == ")":
            depth -= 1
            if depth:
                now += letter
            continue
        if letter in marks and not depth and not inside:
            out.append(now.strip())
            now = ""
            continue
        now += letter
    parts: list[str] = []
    for part in (x for x in [*out, now.strip()] if x):
        parts[-1:] = [f"{parts[-1]}; {part}"] if parts and part.startswith('"') else [*parts[-1:], part]
    return parts


def build(
    players: tuple[str, ...],
    edition: str,
    lines: Lines,
    *,
    time: str = "",
    first: str = "",
    renown: str = "",
    decide: Sequence[tuple[str, str]] = (),
    known: Mapping[str, CardDef] | None = None,
) -> tuple[Position | None, list[Wrong]]:
    """The position of a typed board, and everything that is wrong with it; without problems there is a position."""
    maker = Builder(players, edition, known or {})
    if len(lines) > LIMIT:
        return None, [(lines[LIMIT][2], f"the board has {len(lines):,} lines; a board may have {LIMIT:,}")]
    maker.read(lines)
    p = _position(maker)
    p = _people(p, maker, first, renown)
    p = _decisions(p, maker, decide)
    p = _flags(p, maker)
    for player in sorted(maker.decks):
        p = add_fact(p, Fact("deck stated", player=maker.players.index(player)))
    problems = list(maker.problems)
    if not problems:
        p, wrong = set_time(p, time)
        p = with_board(p, token=NOBODY) if p.board.phase == "Set-up" and not first else p
        problems += [(0, w) for w in wrong]
    if not problems:
        from judgekit.games.five_sails.validity import invalid

        problems += [(0, w) for w in invalid(p)]
    return (None if problems else p), problems


def _position(maker: Builder) -> Position:
    row = [
        r for r in ROW if r in maker.places or r in ROW[1:4] or (r == ROW[0] and len(maker.players) > 2) or (r == ROW[4] and len(maker.players) > 3)
    ]
    faces: list[CardDef] = [rulebook(maker.edition), UNKNOWN]
    names, states = ["the rulebook"], [CardState(0, "rules", NOBODY, NOBODY)]
    order: dict[tuple[str, str], int] = {}
    index: dict[CardDef, int] = {f: n for n, f in enumerate(faces)}
    taken = Names(names)
    for placed in maker.cards:
        definition = placed.definition
        assert definition is not None
        if definition not in index:
            index[definition] = len(faces)
            faces.append(definition)
        if placed.zone == "catalogue":
            continue
        names.append(taken.unique(definition.name if definition is not UNKNOWN else f"unknown card of {placed.typed.owner or 'the City Deck'}"))
        states.append(_state(maker, placed, index[definition], order))
    for n, placed in enumerate([c for c in maker.cards if c.zone != "catalogue"], 1):
        if placed.bearer:
            states[n] = _equipped(maker, placed, states[n], names, states)
    cast = Cast(tuple(names), tuple(faces), maker.players, tuple(row))
    places = tuple(maker.places.get(r, Place()) for r in row)
    return Position(GAME.id, maker.edition, cast, tuple(states), tuple(PlayerState() for _ in maker.players), (), (), Board(places=places, token=0))


class Names:
    """Names of cards, each used once: a second Jab is called `Jab 2`."""

    def __init__(self, names: list[str]) -> None:
        self.taken, self.last = set(names), dict.fromkeys(names, 1)

    def unique(self, name: str) -> str:
        """The name itself, or with the next free number."""
        found = name
        while found in self.taken:
            self.last[name] = self.last.get(name, 1) + 1
            found = f"{name} {self.last[name]}"
        self.taken.add(found)
        return found


def _state(maker: Builder, placed: Placed, face: int, order: dict[tuple[str, str], int]) -> CardState:
    typed = placed.typed
    owner = maker.players.index(typed.owner) if typed.owner in maker.players else NOBODY
    key = (placed.zone, typed.owner)
    order[key] = order.get(key, 0) + 1
    definition = placed.definition
    assert definition is not None
    zone, at, control, place = placed.zone, placed.place, NOBODY, order[key]
    if zone in {"play", "scheme"}:
        control, place, zone = owner, 0, "play"
        if definition.has("Mercenary") or definition.kind in {"event", "location"}:
            owner = NOBODY
    elif zone in {"city", "city discard"}:
        zone, owner = ("deck" if zone == "city" else "discard"), NOBODY
    engaged = bool(typed.flags.get("engaged"))
    return CardState(face, zone, owner, control, at, NO_CARD, engaged, typed.flags.get("wounds", 0), place)


def _equipped(maker: Builder, placed: Placed, state: CardState, names: list[str], states: list[CardState]) -> CardState:
    if placed.bearer not in names:
        near = get_close_matches(placed.bearer, names, 1, 0.6)
        maker.problems.append(
            (
                placed.line,
                f"{placed.typed.name} cannot be equipped to {placed.bearer!r}: nobody of that name is on the board"
                + (f"; did you mean {near[0]!r}?" if near else ""),
            )
        )
        return state
    n = names.index(placed.bearer)
    bearer = states[n]
    owner = state.owner if placed.typed.owner else bearer.control
    return state._replace(zone="play", on=n, at="", control=bearer.control, owner=owner, place=0)


def _people(p: Position, maker: Builder, first: str, renown: str) -> Position:
    players = list(p.players)
    for who, amount in re.findall(r"([^,\d]+?)\s+(\d+)", renown):
        if who.strip() in maker.players:
            players[maker.players.index(who.strip())] = PlayerState(int(amount))
        else:
            maker.problems.append((0, f"renown: there is no player {who.strip()!r}"))
    token = 0
    if first.casefold() in {"none", "nobody"}:
        token = NOBODY
    elif first:
        if first in maker.players:
            token = maker.players.index(first)
        else:
            maker.problems.append((0, f"first player: there is no player {first!r}"))
    return p._replace(players=tuple(players), board=p.board._replace(token=token, active=max(token, 0)))


def _decisions(p: Position, maker: Builder, decide: Sequence[tuple[str, str]]) -> Position:
    for point, reading in decide:
        name = point if point.startswith("unsettled/") else f"unsettled/{point}"
        if name not in GAME.points:
            near = get_close_matches(name, list(GAME.points), 1, 0.5)
            maker.problems.append((0, f"decide: the engine meets no open point {point!r}" + (f"; did you mean {near[0]!r}?" if near else "")))
            continue
        readings = [r[0].casefold() for r in GAME.points[name].readings]
        near = get_close_matches(reading.casefold(), readings, 1, 0.6)
        if not near:
            maker.problems.append(
                (0, f"decide: {point} has no reading {reading!r}; the readings are {', '.join(r[0] for r in GAME.points[name].readings)}")
            )
            continue
        p = add_fact(p, Fact("decided", key=name, amount=readings.index(near[0])))
    return p


def _flags(p: Position, maker: Builder) -> Position:
    for n, placed in enumerate([c for c in maker.cards if c.zone != "catalogue"], 1):
        for name in ("threat", "gambled"):
            if name in placed.typed.flags:
                p = add_fact(p, Fact(f"typed {name}", n, amount=placed.typed.flags[name], until="setup"))
        if "technique used" in placed.typed.flags:
            p = add_fact(p, Fact("used", n, p.cards[n].control, "0", until="duel"))
    return p
