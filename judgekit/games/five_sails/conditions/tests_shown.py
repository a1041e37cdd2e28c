"""What is so of a thing that does not pass a test: the values that its reason names beside the sentence, such as "(at The Forums)"."""

from __future__ import annotations

from typing import Any

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.measured import value_of
from judgekit.games.five_sails.conditions.roles import in_role
from judgekit.games.five_sails.conditions.shown import CONDITIONS, Shown, bears, each, holder, traits, value_in_words, where
from judgekit.games.five_sails.values import in_city, in_play, leader_of, location, place_of


def _control(p: Position, use: Use, thing: int, *_: object) -> str:
    control = p.cards[thing].control
    return f"{player_name(p, control)} controls it" if control >= 0 else "nobody controls it" if in_play(p, thing) else where(p, thing)


def _where(p: Position, use: Use, thing: int, *_: object) -> str:
    return where(p, thing)


def _not_available(p: Position, use: Use, thing: int) -> str:
    if p.definition(thing).kind == "event":
        return "it is an event"
    host = p.cards[thing].on
    return f"{card_name(p, host)} bears it" if host >= 0 else _control(p, use, thing) if p.cards[thing].control >= 0 else _where(p, use, thing)


def _bearer(p: Position, use: Use, thing: int, *_: object) -> str:
    host = p.cards[thing].on
    return f"{card_name(p, host)} bears it" if host >= 0 else where(p, thing)


def _limit(p: Position, use: Use, thing: int, value: str) -> str:
    return value_in_words(p, thing, value.rpartition(" ")[0])


def _renown_where(p: Position, use: Use, thing: int, *_: object) -> str:
    at = location(p, thing)
    return f"{at} {place_of(p, at).renown}" if in_city(p, at) else where(p, thing)


def _against_performer(p: Position, use: Use, thing: int, value: str) -> str:
    one = use.performer if use.performer >= 0 else use.card
    return f"{value_of(p, thing, value)} against {value_of(p, one, value)}"


def _in_role(p: Position, use: Use, role: str) -> str:
    """Who plays a part, in words."""
    one = in_role(p, use, role)
    return f"{role} is {card_name(p, one)}" if one >= 0 else f"there is no {role.removeprefix('the ')}"


TESTS: dict[str, Shown] = {
    "enemy": _control,
    "yours": _control,
    "available": _not_available,
    "unwounded": lambda p, use, thing: str(p.cards[thing].wounds),
    "in city": _where,
    "here": _where,
    "adjacent": _where,
    "adjacent city": _where,
    "at home": _where,
    "at place": _where,
    "where targeted": _where,
    "with target": _where,
    "where your leader is": lambda p, use, thing: each(p, (thing, leader_of(p, use.player)), lambda n: where(p, n)),
    "place yours": lambda p, use, thing: holder(p, location(p, thing)),
    "in your locker": _where,
    "in any locker": _where,
    "in your discard pile": _where,
    "enemy pile": _where,
    "city pile": _where,
    "hand or available": _where,
    "in your hand": _where,
    "in any discard pile": _where,
    "at most": _limit,
    "at least": _limit,
    "less than performer": _against_performer,
    "more than performer": _against_performer,
    "no more than performer": _against_performer,
    "no less than performer": _against_performer,
    "on an enemy": _bearer,
    "on your own": _bearer,
    "on the adversary": _bearer,
    "on performer": _bearer,
    "borne by": lambda p, use, thing, value: f"{_bearer(p, use, thing)}; {_in_role(p, use, value)}",
    "unequipped": lambda p, use, thing: bears(p, thing),
    "with equipped": lambda p, use, thing, value: bears(p, thing),
    "with renown": _renown_where,
    "trait": lambda p, use, thing, value: traits(p, thing),
}


def shown_beside(p: Position, use: Use, role: str, name: str, *args: Any) -> str:  # noqa: ANN401  # whatever the word takes
    """The values beside the sentence of a condition or test that does not hold, in brackets; empty where the sentence says all."""
    show = (CONDITIONS if role == "condition" else TESTS).get(name)
    said = show(p, use, *args) if show else ""
    return f" ({said})" if said else ""
