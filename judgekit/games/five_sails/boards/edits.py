"""What a judge can change by hand: cards, wounds, Renown, threat, whose turn it is. Each change stays in the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce

from judgekit.engine.facts import add_fact, drop_facts, forget
from judgekit.engine.game import Edit
from judgekit.engine.procedures import Rule
from judgekit.engine.values import NO_CARD, CardState, Position, Run, Use
from judgekit.games.five_sails.boards.edit_places import ANY_PILE, BOTTOM, SCHEME, SHOWN, of_kind
from judgekit.games.five_sails.boards.edit_uses import with_use, without_use
from judgekit.games.five_sails.days.competitive import competitive
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.happening.spans import day_over
from judgekit.games.five_sails.values import NEW, OLD, PLACED, WOUNDS, adversary_side, with_board, with_card, with_place, with_player, with_side

IN_DECK = "faction-deck/setup"
LIES = {"hand": "risk/hidden", "deck": IN_DECK, BOTTOM: IN_DECK, "locker": "locker/removed", "approach": "approach-deck/role"}
"""The rules of where a card lies out of play, besides the discard pile."""
ASIDE = "aside"
"""The zone of cards that have been taken out of a deck before the game."""
STAYS = "day/scheme-stays"
"""The rule of where a scheme is once it has been resolved."""
IN_DUELS = {"Technique": "limit/technique", "Maneuver": "duel/once-per-copy"}
"""The rules of how often what is used in duels can be."""


Do = Callable[..., Position]
SAME: Mapping[str, str] = {}


def edit(name: str, pattern: str, rule: Rule, last: Mapping[str, str] = SAME, ways: Mapping[str, str] = SAME) -> Callable[[Do], Do]:
    """Registers an edit; its arguments are numbers of cards and players, names and amounts.

    The books do not speak of corrections: the rule is that of what is changed, and the line says that it is done by hand.
    Where the `last` of the arguments decides what is changed, each has a rule of its own; in some `ways` it is said otherwise.
    """

    def register(do: Do) -> Do:
        GAME.edits[name] = Edit(name, pattern, do, rule, last, ways)
        return do

    return register


def number(p: Position, card: int | str) -> int:
    """A card by number or name."""
    return card if isinstance(card, int) else p.cast.number_of[card]


def seat(p: Position, player: int | str) -> int:
    """A player by number or name."""
    return player if isinstance(player, int) else p.cast.seats.index(player)


@edit("wounds", "{0} has {1} wounds", WOUNDS)
def wounds(p: Position, card: int | str, amount: int) -> Position:
    """Sets the wounds of a character."""
    return with_card(p, number(p, card), wounds=max(0, int(amount)))


@edit("engaged", "{0} is engaged", "term/engaged", {"no": "term/en-garde"}, {"no": "{0} is en garde"})
def engaged(p: Position, card: int | str, yes: str = "yes") -> Position:
    """Engages a card or makes it en garde."""
    return with_card(p, number(p, card), engaged=str(yes) == "yes")


@edit("at", "{0} is at {1}", "action/moving")
def at(p: Position, card: int | str, place: str) -> Position:
    """Puts a card at a location; one that was out of play comes under the control of its owner."""
    n = number(p, card)
    state = p.cards[n]
    return with_card(p, n, zone="play", at=place, on=NO_CARD, control=state.control if state.zone == "play" else state.owner)


@edit("to", "{0} is put into the {1}", "term/discard-pile", LIES, {pile: f"{{0}} is put into the {shown}" for pile, shown in SHOWN.items()})
def to(p: Position, card: int | str, zone: str) -> Position:
    """Puts a card into a pile of its owner; what is equipped to it goes to the discard piles of those who own it."""
    n = number(p, card)
    for borne, state in enumerate(p.cards):
        p = to_pile(p, borne, "discard", state.owner) if state.on == n else p
    return to_pile(p, n, "deck" if zone == BOTTOM else zone, p.cards[n].owner, bottom=zone == BOTTOM)


@edit("fewer", "{1} {2} are taken out of the {3} Deck of {0}", IN_DECK)
def taken_out(p: Position, player: int | str, many: str, kind: str, which: str) -> Position:
    """Takes cards out of a deck before the game, the last ones of their kind: they are nowhere from then on."""
    for n in of_kind(p, seat(p, player), which.casefold(), kind)[-int(many) :]:
        p = with_card(p, n, zone=ASIDE)
    return p


@edit("control", "{0} is controlled by {1}", "term/crew")
def control(p: Position, card: int | str, player: int | str) -> Position:
    """Gives a card in play to a player."""
    return with_card(p, number(p, card), control=seat(p, player))


@edit("renown", "{0} has {1} Renown", {NEW: "term/renown", OLD: "victory/economic"})
def renown(p: Position, player: int | str, amount: int) -> Position:
    """Sets a player's Renown."""
    return with_player(p, seat(p, player), renown=max(0, int(amount)))


@edit("place renown", "{0} holds {1} Renown", "day/plunder-renown")
def place_renown(p: Position, place: str, amount: int) -> Position:
    """Sets the Renown on a location."""
    return with_place(p, place, renown=max(0, int(amount)))


@edit("controls", "{0} controls {1}", "action/claim-control", ways={"alone": "{0} controls {1} and nothing else", "none": "{0} controls no location"})
def controls(p: Position, player: int | str, places: str, only: str = "") -> Position:
    """Gives several locations to a player; where they are the only ones, the others of that player are uncontrolled."""
    q = seat(p, player)
    given = [place for place in p.cast.places if place in str(places).split(" and ")]
    for place, state in zip(p.cast.places, p.board.places, strict=True):
        p = with_place(p, place, control=q) if place in given else with_place(p, place, control=-1) if only and state.control == q else p
    return p


@edit("controller", "{0} is controlled by {1}", "action/claim-control", {"nobody": "term/uncontrolled"})
def controller(p: Position, place: str, player: int | str) -> Position:
    """Sets who controls a location; nobody for none."""
    return with_place(p, place, control=-1 if player == "nobody" else seat(p, player))


@edit("threat", "{0} has {1} threat", "term/threat-pool")
def threat(p: Position, card: int | str, amount: int) -> Position:
    """Sets the threat pool of a participant."""
    side = adversary_side(p, number(p, card))
    return with_side(p, side, pool=max(0, int(amount))) if side >= 0 else p


@edit("first player", "{0} has the First Player Token", "first-player/token")
def first_player(p: Position, player: int | str) -> Position:
    """Moves the First Player Token; an order that its holder is asked for is the new holder's to decide."""
    now = seat(p, player)
    ask = p.asking
    if ask is not None and ask.player == p.board.token and GAME.questions[ask.question].role == "order":
        p = p.on((*p.stack[:-1], ask._replace(player=now)))
    return with_board(p, token=now)


@edit("active", "it is {0}'s turn", "action-ability/priority")
def active(p: Position, player: int | str) -> Position:
    """Makes a player the one who acts; who was asked for an Action is asked no more."""
    now, ask = seat(p, player), p.asking
    if ask is not None and ask.question == "action":
        p = p.on((*p.stack[:-1], ask._replace(player=now)))
    return with_board(p, active=now)


@edit("day", "it is Day {0}", "term/day")
def day(p: Position, number: int | str) -> Position:
    """Sets the Day; on another Day nothing is left of what has been used, or was to last, on the one before."""
    now = max(1, int(number))
    if now == p.board.day:
        return p
    kept = [f for f in p.facts if f.until == "day" and f.name == "resolved"] if p.board.phase == "Planning" else []
    q = drop_facts(day_over(p), "high drama", "plunder", *(() if now == p.board.day + 1 else ("day",)))
    return with_board(reduce(add_fact, kept, q), day=now)


@edit("used", "{0}'s {2} has been used{1}", "limit/once-a-day", IN_DUELS)
def used(p: Position, card: int | str, by: str, kind: str) -> Position:
    """An ability of a card has had its use."""
    return with_use(p, number(p, card), kind, by)


@edit("unused", "{0}'s {2} is unused{1}", "limit/once-a-day", IN_DUELS)
def unused(p: Position, card: int | str, by: str, kind: str) -> Position:
    """The abilities of a card, or those of one kind, have not been used."""
    return without_use(p, number(p, card), kind, by)


@edit("all unused", "all {0} are unused", "limit/once-a-day")
def all_unused(p: Position, _: str = "abilities") -> Position:
    """No ability has been used."""
    for n in range(1, len(p.cards)):
        p = without_use(p, n, "ability", "")
    return p


@edit("equipped", "{0} is equipped to {1}", "attachment/equipped")
def equipped(p: Position, card: int | str, bearer: int | str) -> Position:
    """Puts a card onto the one that bears it."""
    n, on = number(p, card), number(p, bearer)
    return with_card(p, n, zone="play", at="", on=on, control=p.cards[on].control)


@edit("announced", "{0} has been announced, and its cost cannot be paid", {NEW: "cost-effect/unpayable", OLD: "cost-effect/unpayable"})
def announced(p: Position, card: int | str) -> Position:
    """A card in hand has been announced although its cost cannot be paid: what becomes of it is settled like a cost that turns out unpayable."""
    n = number(p, card)
    ability = next((k for k, a in enumerate(p.definition(n).abilities) if a.kind in {"Action", "Reaction"}), 0)
    p = with_card(p, n, zone="resolving", control=p.cards[n].owner)
    return p.on((*p.stack, Use(n, ability, p.cards[n].owner), Run("unpayable cost", 0)))


@edit("scheme", "{0} is in play as the scheme of {1}", STAYS)
def scheme(p: Position, card: int | str, player: int | str) -> Position:
    """Puts a scheme into play, where it stays at the side."""
    return with_card(p, number(p, card), zone="play", at="", on=NO_CARD, control=seat(p, player))


@edit("way of play", "it is a {0} game", {NEW: "victory/tie-fifth-day", OLD: "victory/draw-at-random"})
def way_of_play(p: Position, way: str) -> Position:
    """Whether the game is played competitively; of the editions the playtest rules alone tell of that."""
    return competitive(p) if way == "competitive" else forget(p, "competitive")


@edit("time", "time runs out", {NEW: "victory/five-days", OLD: "victory/ties-time-called"})
def time_runs_out(p: Position) -> Position:
    """Ends a game of competitive play, whichever Day it is."""
    return competitive(p).on((*p.stack, Run("time", 0)))


AS_SCHEME = {SCHEME: "{0} comes into play as the scheme of {1}"}


@edit("joins", "{0} of {1} comes to {2}", PLACED, {**LIES, "discard": "term/discard-pile", SCHEME: STAYS}, AS_SCHEME)
def joins(p: Position, name: str, player: int | str, where: str) -> Position:
    """Brings a card onto the board that was not there, for a player: into a pile, to a location, or onto the card that bears it."""
    face = next(n for n, f in enumerate(p.cast.faces) if n > 1 and f.name == name)
    n, owner = len(p.cards), seat(p, player)
    called = next(x for x in (name, *(f"{name} {k}" for k in range(2, n + 2))) if x not in p.cast.names)
    bearer = p.cast.number_of.get(where, NO_CARD)
    is_pile = where in ANY_PILE
    card = CardState(face, "play", owner, owner, "" if is_pile or where == SCHEME or bearer >= 0 else where, bearer)
    p = p._replace(cast=replace(p.cast, names=(*p.cast.names, called)), cards=(*p.cards, card))
    return to(p, n, where) if is_pile else p
