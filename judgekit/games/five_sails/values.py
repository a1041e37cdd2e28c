"""What a position of City of Five Sails keeps beside cards and players, and how it is read: who, where, which stat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judgekit.engine.facts import facts_of, has_fact
from judgekit.engine.replacing import changed, swapped
from judgekit.engine.values import NO_CARD, NOBODY, CardState, PlayerState, Position, Use

NEW, OLD = "rulebook-2023", "playtest-5.9.4e"
RENOWN = {NEW: "term/renown", OLD: "play/resolve"}
"""The rule of what gains, loses or moves Renown; the playtest rules say of Renown only how locations give it, and effects are resolved."""
HELD_RENOWN = {NEW: "term/renown", OLD: "ability/bullet"}
"""The rule of a condition that speaks of Renown."""
PLACED = {NEW: "term/location", OLD: "term/city-location"}
"""The rule of where a card is: characters occupy locations; in the playtest rules the cards of the City are where they play."""
WOUNDS = {NEW: "wound/is-wounded", OLD: "anatomy/resolve"}
"""The rule of the wounds that a character has."""
WOUNDED = {NEW: "wound/have-been-wounded", OLD: "anatomy/resolve"}
"""The rule of suffering wounds."""
WOUNDED_BY_EFFECT = {NEW: WOUNDED[NEW], OLD: "play/resolve"}
"""The rule by which wounds are suffered that no threat has become: the playtest rules have none for them beside that of effects."""
SINK = {NEW: "sink/bottom", OLD: "term/sink"}
"""What the editions have different rules for."""
STATS = ("resolve", "combat", "finesse", "influence")
CORE = ("The Docks", "The Forums", "The Grand Bazaar")
CITY_PLAYER = NOBODY
RULEBOOK = 0
"""The card that holds what every player may always do."""
EXCLUSIVE = ("Armor", "Attire", "Weapon")


class Place(NamedTuple):
    """A City location: who controls it, and the Renown on it."""

    control: int = NOBODY
    renown: int = 0


class Side(NamedTuple):
    """One side of a duel."""

    card: int
    player: int
    pool: int = 0
    gambles: int = 0
    lethal: bool = False
    where: str = ""
    """Playtest: where the threat in its pool was resolved; empty while it has not been."""
    missed: bool = False
    """Playtest: whether that was a place where the participant was not."""
    last: int = -1
    """The last known value of the duel's stat, once the participant has left play."""


class Duel(NamedTuple):
    """A challenge, and the duel that follows. Side 0 is the challenger, side 1 whoever was challenged or intervened."""

    stat: str
    sides: tuple[Side, Side]
    turn: int = 1
    round: int = 0
    card: int = NO_CARD
    gambled: bool = False
    technique: bool = False
    maneuver: bool = False
    announced: Use | None = None
    """The Technique that was activated with the challenge; its effects wait."""
    answer: str = ""
    bonus: tuple[int, int, int] = (0, 0, 0)
    """What this round's abilities add to Riposte, Parry and Thrust."""
    thrust: int = 0
    """What the Technique of the challenge adds to the threat."""
    excess: int = 0
    """Threat that was discarded as excess when threat was last resolved."""


class Board(NamedTuple):
    """The game's own part of a position."""

    day: int = 1
    phase: str = "High Drama"
    token: int = NOBODY
    """Who has the First Player Token."""
    active: int = 0
    passes: int = 0
    places: tuple[Place, ...] = ()
    duel: Duel | None = None
    winner: int = NOBODY
    victory: str = ""
    over: str = ""
    """How the game ended: won, or draw."""
    pressure: tuple[int, ...] = ()
    """The sums of the last pressure, a player each."""
    check: str = ""
    """The check of victory that decided."""
    duels: int = 0
    """How many duels have ended."""
    began: int = 0
    """The Day in which the board was set up."""


BOARD, DUEL, SIDES = Position._fields.index("board"), Board._fields.index("duel"), Duel._fields.index("sides")
"""The numbers of the fields that change most often."""


def board(p: Position) -> Board:
    """The game's part of a position."""
    b: Board = p.board
    return b


def with_board(p: Position, **changes: object) -> Position:
    """The position with its board changed."""
    return Position(p[0], p[1], p[2], p[3], p[4], p[5], p[6], changed(p.board, changes))


def with_card(p: Position, card: int, **changes: object) -> Position:
    """The position with one card changed."""
    cards = p.cards
    new = changed(cards[card], changes)
    return Position(p[0], p[1], p[2], (*cards[:card], new, *cards[card + 1 :]), p[4], p[5], p[6], p[7])


def with_player(p: Position, player: int, **changes: object) -> Position:
    """The position with one player changed."""
    new: PlayerState = p.players[player]._replace(**changes)  # type: ignore[arg-type]  # the names are checked by the tuple itself
    return p._replace(players=(*p.players[:player], new, *p.players[player + 1 :]))


def with_place(p: Position, name: str, **changes: int) -> Position:
    """The position with one City location changed."""
    n = p.cast.places.index(name)
    b = board(p)
    return with_board(p, places=(*b.places[:n], b.places[n]._replace(**changes), *b.places[n + 1 :]))


def with_duel(p: Position, **changes: object) -> Position:
    """The position with its duel changed."""
    return put_duel(p, changed(p.board.duel, changes))


def put_duel(p: Position, duel: Duel) -> Position:
    """The position with another duel in place of its own."""
    found: Position = swapped(p, BOARD, swapped(p.board, DUEL, duel))
    return found


def with_side(p: Position, side: int, **changes: object) -> Position:
    """The position with one side of its duel changed."""
    duel = p[7].duel
    one, two = duel.sides
    sides = (one, changed(two, changes)) if side else (changed(one, changes), two)
    return put_duel(p, swapped(duel, SIDES, sides))


def home_of(p: Position, player: int) -> str:
    """The name of a player's Home."""
    return f"Home of {p.cast.seats[player]}"


def in_city(p: Position, place: str) -> bool:
    """Whether a location is a City location."""
    return place in p.cast.places


def place_of(p: Position, name: str) -> Place:
    """A City location as it is now."""
    found: Place = p.board.places[p.cast.places.index(name)]
    return found


def location(p: Position, card: int) -> str:
    """Where a card is: an equipped card where its bearer is."""
    state = p.cards[card]
    if state.on >= 0 and state.zone == "play":
        return location(p, state.on)
    return state.at if state.zone == "play" else ""


def lost_leaders(p: Position, player: int) -> list[int]:
    """The Leaders of a player that are not in play any more."""
    return [n for n, c in enumerate(p.cards) if c.owner == player and c.zone != "play" and "Leader" in p.definition(n).traits]


def hidden_at(p: Position, card: int) -> str:
    """Where a card lies face down; empty where it does not."""
    return next((f.key for f in facts_of(p, "facedown", card=card)), "") if p.cards[card].zone == "facedown" else ""


def in_play(p: Position, card: int) -> bool:
    """Whether a card is in play."""
    return card >= 0 and p.cards[card].zone == "play"


def is_character(p: Position, card: int) -> bool:
    """Whether a card is a character."""
    return p.cast.faces[p.cards[card].face].kind == "character"


def has(p: Position, card: int, word: str) -> bool:
    """Whether a card has a trait or keyword, printed or given."""
    if "lacks trait" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.basic import lacks_trait

        if lacks_trait(p, card, word):
            return False
    if p.cast.faces[p.cards[card].face].has(word):
        return not has_fact(p, "loses", card=card, key=word)
    if has_fact(p, "gains", card=card, key=word):
        return True
    if "has trait" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.basic import given_trait

        return given_trait(p, card, word)
    return False


def characters(p: Position, player: int | None = None, place: str | None = None) -> Iterator[int]:
    """The characters in play, in order: of a player, at a location. Available Mercenaries have no controller."""
    faces = p.cast.faces
    for n, c in enumerate(p.cards):
        if c.zone == "play" and faces[c.face].kind == "character" and (player is None or c.control == player) and (place is None or c.at == place):
            yield n


def equipped(p: Position, card: int) -> Iterator[int]:
    """The cards that a card has equipped, in order."""
    for n, c in enumerate(p.cards):
        if c.on == card and c.zone == "play":
            yield n


def pile(p: Position, zone: str, player: int) -> list[int]:
    """The cards of a pile or hand, the top one first."""
    found = [(c.place, n) for n, c in enumerate(p.cards) if c.zone == zone and c.owner == player]
    found.sort()
    return [n for _, n in found]


def city_cards(p: Position, place: str) -> list[int]:
    """The City Cards at a location that nobody controls."""
    return [
        n for n, c in enumerate(p.cards) if c.zone == "play" and c.control < 0 and c.on < 0 and c.at == place and p.definition(n).kind != "location"
    ]


def leader_of(p: Position, player: int) -> int:
    """A player's Leader in play, or no card."""
    for n, c in enumerate(p.cards):
        if c.control == player and c.zone == "play" and "Leader" in p.cast.faces[c.face].traits:
            return n
    return NO_CARD


def next_player(p: Position, player: int) -> int:
    """The next player clockwise who is still in the game."""
    n = len(p.players)
    for k in range(1, n + 1):
        if not p.players[(player + k) % n].out:
            return (player + k) % n
    return player


def clockwise(p: Position, first: int) -> tuple[int, ...]:
    """All players still in the game, clockwise from one."""
    n = len(p.players)
    return tuple(q for q in ((max(first, 0) + k) % n for k in range(n)) if not p.players[q].out)


def first_player(p: Position) -> int:
    """The First Player: whoever has the token."""
    return p.board.token  # type: ignore[no-any-return]  # the board is the game's own


def adversary_side(p: Position, card: int) -> int:
    """The side of the duel that a card is a participant of; -1 for a bystander."""
    duel: Duel | None = p.board.duel
    if duel is None:
        return -1
    return 0 if duel.sides[0].card == card else 1 if duel.sides[1].card == card else -1


def side_of_player(p: Position, player: int) -> int:
    """The side of the duel that a player is on; -1 for a bystander."""
    duel: Duel | None = p.board.duel
    if duel is None:
        return -1
    return 0 if duel.sides[0].player == player else 1 if duel.sides[1].player == player else -1


def state(p: Position, card: int) -> CardState:
    """Where a card is now."""
    return p.cards[card]


def inside_duel(p: Position) -> bool:
    """Whether a duel is going on (a challenge that has not been accepted is not yet one)."""
    return p.board.duel is not None and p.board.duel.round > 0
