"""A typed board as a position: defaults for everything that was not said, and everything that is wrong at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches

from judgekit.engine.cast import CardDef, Cast
from judgekit.engine.errors import Unreadable
from judgekit.engine.facts import add_fact
from judgekit.engine.values import NO_CARD, NOBODY, CardState, Fact, PlayerState, Position, Reason
from judgekit.games.five_sails.boards.attributes import TO_BE_CHOSEN
from judgekit.games.five_sails.boards.edit_uses import COUNTED, which_kind, whose_use, with_use
from judgekit.games.five_sails.boards.moments.times import set_time
from judgekit.games.five_sails.boards.played import gives_for_now, played_on
from judgekit.games.five_sails.boards.reader import ROW, UNKNOWN, Builder, Lines, Placed, Wrong
from judgekit.games.five_sails.boards.text import Typed
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.one_of_each import begin_open
from judgekit.games.five_sails.rulebook import rulebook
from judgekit.games.five_sails.texts.left import left_to_judge
from judgekit.games.five_sails.values import OLD, Board, Place, with_board, with_player
from judgekit.nearest import did_you_mean

NOT_UNDERSTOOD = "is not understood"
"""What is wrong with words whatever the board holds."""
SHUFFLED_LATER = "tells how a deck lies once it is shuffled, which is done in the set-up alone; write 'chance: … on top' among the steps"
"""What is wrong with such a board at another moment."""
LIMIT = 400
"""How many lines a board may have."""


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
        p = add_fact(p, Fact("deck stated", player=maker.players.index(player)) if player else Fact("city deck stated"))
    for player in sorted(maker.shuffled):
        p = add_fact(p, Fact("order told", player=maker.players.index(player)) if player else Fact("order told"))
    problems = list(maker.problems)
    problems += [(_line_of(p, maker, line.text), line.text) for line in left_to_judge(p)] if problems else []
    begun, wrong = set_time(p, time)
    problems += [(line, SHUFFLED_LATER) for line in maker.shuffled.values() if not wrong and begun.board.phase != "Set-up"]
    there = all(line for line, _ in problems) and (bool(maker.problems) or not wrong)
    problems += [(0, w) for w in wrong if not maker.problems or NOT_UNDERSTOOD in w]  # a card that is missing may be one that could not be read
    if not maker.problems:
        p = with_board(begun, token=NOBODY) if begun.board.phase == "Set-up" and not first else begun
    if there:
        from judgekit.games.five_sails.boards.validity import invalid

        problems += [(_line_of(p, maker, w.text), _told(w)) for w in invalid(p)]
        p = with_board(p, began=p.board.day)
    return (None if problems else begin_open(p)), problems


def _position(maker: Builder) -> Position:
    row = [
        r for r in ROW if r in maker.places or r in ROW[1:4] or (r == ROW[0] and len(maker.players) > 2) or (r == ROW[4] and len(maker.players) > 3)
    ]
    maker.cards += _printed_places(maker, row)
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


def _printed_places(maker: Builder, row: list[str]) -> Iterator[Placed]:
    """The cards of the locations that print abilities: in play where the location is laid out, otherwise at hand for a set-up that lays it out."""
    for place in (ROW[0], ROW[4]):
        card = maker.known.get(place)
        typed = next((c for c in maker.cards if c.definition is not None and c.definition.kind == "location" and c.typed.name == place), None)
        if card is None or not card.abilities:
            continue
        if typed is not None and typed.typed.text:
            continue
        if typed is not None and typed.definition is not None:
            traits = tuple(dict.fromkeys((*card.traits, *typed.definition.traits)))
            typed.definition = replace(card, traits=traits)
        elif place in row or len(maker.players) == 3:
            yield Placed(Typed(place, kind="location"), "play" if place in row else "catalogue", place, "", 0, card)


def _told(wrong: Reason) -> str:
    """What is wrong with a board, with its rule and with what to do."""
    rule = f" ({wrong.rule.partition('/')[2]})" if wrong.rule else ""
    return f"{wrong.text}{rule}{'; ' if wrong.remedy else ''}{wrong.remedy}"


def _line_of(p: Position, maker: Builder, wrong: str) -> int:
    """The line of the card with whose name a problem begins; 0 where it is about the board as a whole."""
    lines = dict(zip(p.cast.names[1:], (c.line for c in maker.cards if c.zone != "catalogue"), strict=False))
    return max(((len(name), line) for name, line in lines.items() if wrong.startswith(f"{name} ")), default=(0, 0))[1]


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
        if of_the_city(definition):
            owner = NOBODY
    elif zone in {"city", "city discard"}:
        zone, owner = ("deck" if zone == "city" else "discard"), NOBODY
    engaged = bool(typed.flags.get("engaged"))
    return CardState(face, zone, owner, control, at, NO_CARD, engaged, typed.flags.get("wounds", 0), place)


def of_the_city(definition: CardDef) -> bool:
    """Whether a card belongs to the City Deck and to no player."""
    named = definition.has("Mercenary") or definition.has("City Card")
    return named or definition.kind in {"event", "location"} or "city number" in definition.printed


def _equipped(maker: Builder, placed: Placed, state: CardState, names: list[str], states: list[CardState]) -> CardState:
    if placed.bearer not in names:
        if placed.bearer in maker.unread:
            return state  # what is wrong with the bearer is told already
        maker.problems.append(
            (
                placed.line,
                f"{placed.typed.name} cannot be equipped to {placed.bearer!r}: nobody of that name is on the board"
                + did_you_mean(placed.bearer, names),
            )
        )
        return state
    n = names.index(placed.bearer)
    bearer = states[n]
    definition = placed.definition
    assert definition is not None
    owner = NOBODY if of_the_city(definition) else state.owner if placed.typed.owner else bearer.control
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
            maker.problems.append((0, f"decide: the engine meets no open point {point!r}{did_you_mean(name, GAME.points, alike=50)}"))
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
        for name in ("threat", "gambled", "lethal"):
            if name in placed.typed.flags:
                p = add_fact(p, Fact(f"typed {name}", n, amount=placed.typed.flags[name], until="setup"))
        if "destroyed" in placed.typed.flags and p.edition == OLD and p.definition(n).has("Leader"):
            p = with_player(p, p.cards[n].owner, out=True)
        if placed.typed.flags.get("renown"):
            p = add_fact(p, Fact("renown on card", n, amount=placed.typed.flags["renown"]))
        if TO_BE_CHOSEN in placed.typed.flags:
            p = add_fact(p, Fact("to be chosen", n))
        p = _remembers(p, maker, n, placed) if placed.typed.remembers else p
        p = _played(p, maker, n, placed) if placed.typed.played_on else p
        for said in placed.typed.flags:
            if given := re.fullmatch(r"(\w+) for the Day", said):
                p = gives_for_now(p, n, given[1], placed.typed.flags[said])
            if used := re.fullmatch(r"(\w+) used(?: by (.+))?", said):
                p = _used(p, maker, n, used[1].capitalize(), used[2] or "")
    return p


def _remembers(p: Position, maker: Builder, card: int, placed: Placed) -> Position:
    """A card that keeps another one in mind; who is on no board is a problem of its line."""
    known = p.cast.number_of.get(placed.typed.remembers)
    name = placed.typed.remembers
    those = [known] if known is not None else [n for n, other in enumerate(p.cast.names) if n and other.startswith(f"{name} ")]
    if len(those) == 1:
        return add_fact(p, Fact("remembered", card, amount=those[0]))
    there = did_you_mean(name, p.cast.names[1:])
    maker.problems.append((placed.line, f"{p.cast.names[card]} cannot keep {name!r} in mind: there is no card of that name on the board{there}"))
    return p


def _played(p: Position, maker: Builder, card: int, placed: Placed) -> Position:
    """A card that was played on somebody earlier this Day; one that nobody can have played so is a problem of its line."""
    target = p.cast.number_of.get(placed.typed.played_on, -1)
    if target < 0 or p.cards[target].zone != "play":
        there = did_you_mean(placed.typed.played_on, p.cast.names[1:])
        said = f"{p.cast.names[card]} cannot have been played on {placed.typed.played_on!r}: no card of that name is in play{there}"
        maker.problems.append((placed.line, said))
        return p
    try:
        return played_on(p, card, target)
    except Unreadable as error:
        maker.problems.append((placed.line, str(error)))
        return p


def _used(p: Position, maker: Builder, card: int, kind: str, by: str) -> Position:
    """A card of which an ability has been used; what cannot have been is a problem of its line."""
    name = p.cast.names[card]
    try:
        kind, by = which_kind(p, name, kind if kind in COUNTED else "ability"), whose_use(p, name, by)
    except Unreadable as error:
        maker.problems.append((_line_of(p, maker, f"{name} "), str(error)))
        return p
    return with_use(p, card, kind, by)
