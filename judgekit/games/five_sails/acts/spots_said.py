"""How a card names a location that a player chooses, or several at once, and what must be so of such a one."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.procedures import Rule
from judgekit.engine.trace import player_name
from judgekit.engine.values import Position
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.whereabouts import ANSWERING, target_spoken_of
from judgekit.games.five_sails.values import HELD_RENOWN, characters, city_cards, place_of

Spot = tuple[str, ...]
SPOTS: dict[str, Spot] = {
    "this location": ("here",),
    "that location": ("event",),
    "a location": ("any",),
    "any location": ("any",),
    "a City location": ("any",),
    "any City location": ("any",),
    "a City location you control": ("any", "yours"),
    "an adjacent City location": ("any", "adjacent"),
    "a location you control": ("any", "yours"),
    "an adjacent location": ("any", "adjacent"),
    "a different location": ("any", "different"),
    "another location": ("any", "different"),
    "a location without Renown": ("any", "empty"),
    "each location without Renown": ("each", "empty"),
    "each location": ("each",),
    "each City location": ("each",),
    "every City location": ("each",),
    "each location you control": ("each", "yours"),
    "each location without characters": ("each", "deserted"),
    "a location without characters": ("any", "deserted"),
    "each chosen location": ("each", "chosen"),
    "each location that was chosen": ("each", "chosen"),
    "each location that was not chosen": ("each", "unchosen"),
    "each location without City Cards": ("each", "cardless"),
    "a location without City Cards": ("any", "cardless"),
    "each City location without City Cards": ("each", "cardless"),
    "a City location without City Cards": ("any", "cardless"),
    "each location with a City Card": ("each", "with card"),
    "a location with a City Card": ("any", "with card"),
    "a location where an opponent has a character": ("any", "enemy there"),
    "a location where you have a character": ("any", "crew there"),
    "each location where you have a character": ("each", "crew there"),
    "an uncontrolled location": ("any", "uncontrolled"),
    "each uncontrolled location": ("each", "uncontrolled"),
    "a location an opponent controls": ("any", "theirs"),
    "a location you do not control": ("any", "not yours"),
    "the location with the most Renown": ("any", "richest", "one"),
    "a location with the most Renown": ("any", "richest"),
    "an outermost location": ("any", "outermost"),
    "the location chosen first": ("chosen first",),
}
"""How a card names a location. A different one is another than those that the same card has named on this Day."""
OF_TARGET = "of target"
"""A location by the number of the target that is there."""
WRITTEN = {spot: words for words, spot in reversed(SPOTS.items()) if "City location" not in words}


def is_spot(said: tuple[object, ...]) -> bool:
    """Whether one of a kind is a location, and no card."""
    return said[:2] in SPOTS.values()


def spot_of_target(words: str, reading: Reading) -> Spot | None:
    """Where the last target is, which an ability that answers nothing calls "that location"."""
    index = -1 if reading.kind in ANSWERING else target_spoken_of(reading)
    return (OF_TARGET, str(index)) if index >= 0 and words.casefold() == "that location" else None


def unlike(p: Position, player: int, spot: Spot, name: str) -> Iterator[tuple[Rule, str]]:
    """Why a location is not such a one, each with its rule: by who is there, by who controls it, and by its Renown."""
    there = [p.cards[n].control for n in characters(p, place=name)]
    control = place_of(p, name).control
    if "deserted" in spot and there:
        yield "play/resolve", f"There are characters at {name}."
    if "enemy there" in spot and all(q in (player, -1) for q in there):
        yield "term/crew", f"No opponent of {player_name(p, player)} has a character at {name}."
    if "crew there" in spot and player not in there:
        yield "term/crew", f"{player_name(p, player)} has no character at {name}."
    if "richest" in spot and place_of(p, name).renown < max(place.renown for place in p.board.places):
        yield HELD_RENOWN, f"There is more Renown at another location than at {name}."
    if ("cardless" in spot or "with card" in spot) and bool(city_cards(p, name)) == ("cardless" in spot):
        yield "term/city-deck", f"There is {'a' if 'cardless' in spot else 'no'} City Card at {name}."
    yield from (("term/uncontrolled", text) for text in _controlled_otherwise(p, player, spot, name, control))


def _controlled_otherwise(p: Position, player: int, spot: Spot, name: str, control: int) -> Iterator[str]:
    """Why a location is not such a one by who controls it."""
    if "not yours" in spot and control == player:
        yield f"{player_name(p, player)} controls {name}."
    if "uncontrolled" in spot and control >= 0:
        yield f"{name} is controlled."
    if "theirs" in spot and control in (player, -1):
        yield f"No opponent of {player_name(p, player)} controls {name}."
