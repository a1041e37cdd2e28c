"""A position as a calm picture: locations, who stands there, what they bear, hands, the duel; and what a step has changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from judgekit.engine import Position
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import equipped, first_player, location, pile

STATS = ("combat", "finesse", "influence")


@dataclass(frozen=True)
class Piece:
    """A card in play as it lies there."""

    name: str
    player: str
    kind: str
    traits: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()
    resolve: str = ""
    wounds: int = 0
    threat: int | None = None
    engaged: bool = False
    bears: tuple[str, ...] = ()
    text: str = ""
    changed: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Spot:
    """A location or a Home with what is there."""

    name: str
    control: str = ""
    renown: int = 0
    pieces: tuple[Piece, ...] = ()
    home: bool = False


@dataclass(frozen=True)
class Hand:
    """What a player has beside the board."""

    player: str
    cards: tuple[str, ...]
    renown: int = 0
    token: bool = False
    schemes: tuple[str, ...] = ()
    out: bool = False


@dataclass(frozen=True)
class BoardView:
    """The whole picture."""

    day: int
    phase: str
    spots: tuple[Spot, ...]
    hands: tuple[Hand, ...]
    duel: str = ""
    priority: str = ""
    over: str = ""


def view(p: Position, before: Position | None = None) -> BoardView:
    """The picture of a position; with an earlier one, what differs from it is marked."""
    places = [*p.cast.places, *(f"Home of {s}" for s in p.cast.seats)]
    spots = tuple(s for s in (spot(p, before, place) for place in places) if s.pieces or not s.home)
    b = p.board
    duel = ""
    if b.duel is not None and not b.over:
        names = [p.cast.names[s.card] for s in b.duel.sides if s.card >= 0]
        duel = f"duel of {b.duel.stat.title()}, {' against '.join(names)}" + (f", round {b.duel.round}" if b.duel.round else "")
    priority = p.cast.seats[b.active] if b.phase == "High Drama" and not b.over and b.duel is None and p.stack else ""
    over = f"{p.cast.seats[b.winner]}: {b.victory}" if b.winner >= 0 else b.over
    return BoardView(b.day, b.phase, spots, tuple(hand(p, n) for n in range(len(p.players))), duel, priority, over)


def spot(p: Position, before: Position | None, place: str) -> Spot:
    """One location with its cards."""
    here = [n for n, c in enumerate(p.cards) if n and c.zone == "play" and c.on < 0 and location(p, n) == place and kind_of(p, n) != "location"]
    pieces = tuple(marked(p, before, n) for n in here)
    if place not in p.cast.places:
        return Spot(place, pieces=pieces, home=True)
    state = p.board.places[p.cast.places.index(place)]
    return Spot(place, p.cast.seats[state.control] if state.control >= 0 else "", state.renown, pieces)


def kind_of(p: Position, card: int) -> str:
    """What kind of card it is."""
    return p.cast.faces[p.cards[card].face].kind


def marked(p: Position, before: Position | None, card: int) -> Piece:
    """A card, marked where it lay otherwise before."""
    now = piece(p, card)
    if before is None or card >= len(before.cards):
        return now
    same = piece(before, card) == now and location(before, card) == location(p, card) and before.cards[card].zone == "play"
    return now if same else replace(now, changed=True)


def piece(p: Position, card: int) -> Piece:
    """A card in play."""
    state, face = p.cards[card], p.definition(card)
    player = p.cast.seats[state.control] if state.control >= 0 else ""
    texts = printed(p, card)
    if face.kind != "character":
        return Piece(p.cast.names[card], player, face.kind, (*face.traits, *face.keywords), engaged=state.engaged, text=texts)
    values = tuple((s, shown(stat(p, card, s))) for s in STATS)
    sides = p.board.duel.sides if p.board.duel is not None else ()
    threat = next((s.pool for s in sides if s.card == card), None)
    bears = tuple(with_text(p.cast.names[n], printed(p, n)) for n in equipped(p, card))
    return Piece(
        p.cast.names[card],
        player,
        face.kind,
        (*face.traits, *face.keywords),
        values,
        shown(stat(p, card, "resolve")),
        state.wounds,
        threat,
        state.engaged,
        bears,
        texts,
    )


def shown(value: int | None) -> str:
    """A value; a dash where there is none."""
    return "–" if value is None else str(value)


def hand(p: Position, player: int) -> Hand:
    """A player's hand, Renown and schemes."""
    cards = tuple(card_text(p, n) for n in pile(p, "hand", player))
    mine = [n for n, c in enumerate(p.cards) if n and c.control == player and c.zone == "play" and kind_of(p, n) == "scheme"]
    state = p.players[player]
    return Hand(p.cast.seats[player], cards, state.renown, first_player(p) == player, tuple(p.cast.names[n] for n in mine), state.out)


def card_text(p: Position, card: int) -> str:
    """A card in hand: its name, its cost, its combat values, its text."""
    face = p.definition(card)
    if face.kind == "unknown":
        return "unknown card"
    values = [face.printed.get(v) for v in ("riposte", "parry", "thrust")]
    said = [f"cost {face.printed['cost']}"] if face.printed.get("cost") else []
    said += ["/".join(shown(v) for v in values)] if any(v is not None for v in values) else []
    return with_text(p.cast.names[card] + (f" ({', '.join(said)})" if said else ""), printed(p, card))


def printed(p: Position, card: int) -> str:
    """The text of a card, an ability a sentence."""
    texts = [a.text.strip() for a in p.definition(card).abilities if a.text.strip()]
    return " ".join(t if t.endswith((".", "'", ")")) else f"{t}." for t in texts)


def with_text(name: str, text: str) -> str:
    """A card's name with its text, where it has one."""
    return f"{name}: {text}" if text else name
