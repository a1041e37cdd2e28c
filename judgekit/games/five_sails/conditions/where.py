"""Where an ability is used, which locations are adjacent, and tests by where a thing is."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.facts import facts_of
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import HELD_RENOWN, PLACED, home_of, in_city, location, place_of

word = GAME.vocabulary.word


def here_of(p: Position, use: Use) -> str:
    """The location at which an ability is used: its performer's, its card's (the last one if that left play), or else that of what is answered."""
    return place_of_card(p, use.performer if use.performer >= 0 else use.card) or _of_event(p, use)


def place_of_card(p: Position, card: int) -> str:
    """Where a card is, or was when it was destroyed."""
    return location(p, card) or next((f.key for f in reversed(p.facts) if f.name == "last seen" and f.card == card), "")


def _of_event(p: Position, use: Use) -> str:
    """The location at which what is answered has happened: the one that it is about, or that of the card to which it has happened."""
    if use.event is None:
        return ""
    if in_city(p, use.event.place):
        return use.event.place
    return place_of_card(p, use.event.card) if use.event.card >= 0 else ""


def adjacent(p: Position, one: str, other: str) -> bool | None:
    """Whether two locations are adjacent: neighbours in the line, and a Home and any City location. None: the books do not say."""
    if one == other:
        return False
    if in_city(p, one) and in_city(p, other):
        if abs(p.cast.places.index(one) - p.cast.places.index(other)) == 1:
            return True
        from judgekit.games.five_sails.standing.daily import said_adjacent

        return True if said_adjacent(p, one, other) else None
    return in_city(p, one) or in_city(p, other)


def _most(p: Position, player: int, place: str, *, alone: bool = False) -> bool:
    from judgekit.games.five_sails.conditions.compared import most_there

    return most_there(p, player, place, alone=alone)


def locations_like(p: Position, use: Use, tests: tuple[str, ...]) -> list[str]:
    """The City locations of a kind: whose, whether another than that of the ability, or one beside it."""
    here = here_of(p, use)
    kept: dict[str, Callable[[str], bool]] = {
        "yours": lambda name: place_of(p, name).control == use.player,
        "enemy": lambda name: place_of(p, name).control not in (use.player, -1),
        "uncontrolled": lambda name: place_of(p, name).control < 0,
        "controlled": lambda name: place_of(p, name).control >= 0,
        "with most crew": lambda name: _most(p, use.player, name, alone=True),
        "with top crew": lambda name: _most(p, use.player, name),
        "other": lambda name: name != here,
        "adjacent": lambda name: adjacent(p, here, name) is True,
    }
    return [name for name in p.cast.places if all(kept[t](name) for t in tests if t in kept)]


@word("selector", "in city", rule="term/city", fails="{thing} is not at a City location", remedy="choose a character at a City location")
def at_city(p: Position, use: Use, thing: int) -> bool:
    """At a City location."""
    return in_city(p, location(p, thing))


@word("selector", "here", rule=PLACED, fails="{thing} is not at {here}", remedy="choose one at {here}")
def here(p: Position, use: Use, thing: int) -> bool:
    """At the location of the ability."""
    return location(p, thing) == here_of(p, use)


@word("selector", "anywhere", rule="play/do-as-much")
def anywhere(p: Position, use: Use, thing: int) -> bool:
    """Wherever it is."""
    return True


@word("selector", "adjacent", rule="action/move-adjacent", fails="{thing} is not adjacent to {here}")
def adjacent_test(p: Position, use: Use, thing: int) -> bool:
    """At a location adjacent to that of the ability."""
    return adjacent(p, here_of(p, use), location(p, thing)) is True


@word("selector", "at home", rule="term/home", fails="{thing} is not at {player}'s Home")
def at_home(p: Position, use: Use, thing: int) -> bool:
    """At the Home of the player who uses the ability."""
    return location(p, thing) == home_of(p, use.player)


@word("selector", "adjacent city", rule="action/move-adjacent", fails="{thing} is not at a City location adjacent to {here}")
def adjacent_city(p: Position, use: Use, thing: int) -> bool:
    """At a City location adjacent to that of the ability."""
    at = location(p, thing)
    return in_city(p, at) and adjacent(p, here_of(p, use), at) is True


def _whose(p: Position, place: str) -> int | None:
    """Who controls a City location; None where a location is none, or there is none."""
    return place_of(p, place).control if in_city(p, place) else None


CONTROLLED: dict[str, Callable[[Position, Use, str], bool]] = {
    "place yours": lambda p, use, place: _whose(p, place) == use.player,
    "place not yours": lambda p, use, place: _whose(p, place) not in (None, use.player),
    "place theirs": lambda p, use, place: _whose(p, place) not in (None, use.player, -1),
    "place free": lambda p, use, place: _whose(p, place) == -1,
}
"""What the tests ask of a location by who controls it."""


@word("selector", "place yours", rule="action/claim-control", fails="{player} does not control the location of {thing}")
def place_yours(p: Position, use: Use, thing: int) -> bool:
    """At a location that the player controls."""
    return CONTROLLED["place yours"](p, use, location(p, thing))


@word("selector", "place not yours", rule="term/uncontrolled", fails="{thing} is at no City location, or at one that {player} controls")
def place_not_yours(p: Position, use: Use, thing: int) -> bool:
    """At a City location that the player does not control: that of nobody or of another player. Control is of City locations alone, not of a Home."""
    return CONTROLLED["place not yours"](p, use, location(p, thing))


@word("selector", "place theirs", rule="action/claim-control", fails="no opponent of {player} controls the location of {thing}")
def place_theirs(p: Position, use: Use, thing: int) -> bool:
    """At a location that another player controls."""
    return CONTROLLED["place theirs"](p, use, location(p, thing))


@word("selector", "place free", rule="term/uncontrolled", fails="the location of {thing} is controlled")
def place_free(p: Position, use: Use, thing: int) -> bool:
    """At a City location that nobody controls."""
    return CONTROLLED["place free"](p, use, location(p, thing))


@word("selector", "at chosen", rule="play/resolve", fails="{thing} is not at the location that was chosen")
def at_chosen(p: Position, use: Use, thing: int) -> bool:
    """At the location that the card has had its player choose first on this Day."""
    return any(location(p, thing) == p.cast.places[f.amount] for f in facts_of(p, "named first", card=use.card))


@word("selector", "with renown", rule=HELD_RENOWN, fails="there is less Renown at the location of {thing}")
def with_renown(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At a location with so much Renown or more."""
    at = location(p, thing)
    return in_city(p, at) and place_of(p, at).renown >= int(value)


@word("selector", "at place", rule=PLACED, fails="{thing} is not at {value}")
def at_place(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At the location that is named."""
    return location(p, thing) == value


@word("selector", "where targeted", rule="play/targeting", fails="{thing} is not where a target of that ability is")
def where_targeted(p: Position, use: Use, thing: int) -> bool:
    """Where something is that the answered ability targets."""
    e = use.event
    found = next((f for f in reversed(p.stack) if isinstance(f, Use) and e is not None and f.card == e.card and f.number == e.amount), None)
    if found is None:
        return False
    kinds = p.ability(found.card, found.number).targets
    cards = [n for n, k in zip(found.targets, kinds, strict=False) if n >= 0 and k.kind != "location"]
    return any(location(p, n) == location(p, thing) for n in cards)
