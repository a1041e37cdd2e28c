"""What is so where a condition does not hold: the values that its reason names beside the sentence, "(2)" or "(Kaspar 2, Soline 3)"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.compared import SHOWN, Counted
from judgekit.games.five_sails.conditions.line import pool_of
from judgekit.games.five_sails.conditions.measured import value_of
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.stats import combat_value, is_dash
from judgekit.games.five_sails.texts.references import card_meant, cards_meant, matches
from judgekit.games.five_sails.values import (
    characters,
    equipped,
    first_player,
    has,
    in_city,
    location,
    pile,
    place_of,
)

Shown = Callable[..., str]
NAMED = 4  # more of a kind are counted only


def each(p: Position, cards: Iterable[int], say: Callable[[int], object]) -> str:
    """What is so of each of several cards, after their names; of one card alone its name stands in the sentence already."""
    found = [(card_name(p, n), value) for n in cards if n >= 0 and (value := say(n)) not in (None, "")]
    return str(found[0][1]) if len(found) == 1 else ", ".join(f"{name} {value}" for name, value in found)


def things_meant(p: Position, use: Use, args: Iterable[object]) -> list[int]:
    """The cards that the references among a condition's arguments mean."""
    found: list[int] = []
    for who in args:
        if isinstance(who, tuple) and who and who[0] not in {"character", "attachment", "card", "risk", "location", "scheme", "event"}:
            found += cards_meant(p, use, who)
    return list(dict.fromkeys(found))


def value_in_words(p: Position, card: int, name: str) -> str:
    """A value of a card, which may be a dash."""
    return "a dash" if is_dash(p, card, name) else str(value_of(p, card, name))


def _stats(p: Position, use: Use, *args: Any) -> str:  # noqa: ANN401  # as above
    name = next(a for a in args if isinstance(a, str))
    return each(p, things_meant(p, use, args), lambda n: value_in_words(p, n, name))


def _wounds(p: Position, use: Use, *args: object) -> str:
    return each(p, things_meant(p, use, args), lambda n: p.cards[n].wounds)


def where(p: Position, card: int) -> str:
    """Where a card is, in words."""
    return f"at {at}" if (at := location(p, card)) else f"in {zone_name(p, card)}"


def _places(p: Position, use: Use, *args: object) -> str:
    return each(p, things_meant(p, use, args), lambda n: where(p, n))


def _company(p: Position, use: Use, *args: object) -> str:
    here = [n for one in things_meant(p, use, args)[:1] for n in characters(p, place=location(p, one)) if n != one]
    return f"{_names(p, here)} {'is' if len(here) == 1 else 'are'} there as well" if here else ""


def _names(p: Position, cards: list[int]) -> str:
    return ", ".join(card_name(p, n) for n in cards[:NAMED]) + (f" and {len(cards) - NAMED} more" if len(cards) > NAMED else "")


def _gear(p: Position, use: Use, *args: object) -> str:
    return each(p, things_meant(p, use, args)[:1], lambda n: bears(p, n))


def bears(p: Position, card: int) -> str:
    """What a character has equipped, in words."""
    return f"bears {_names(p, found)}" if (found := list(equipped(p, card))) else "bears nothing"


def _kinds(p: Position, use: Use, *args: object) -> str:
    found = things_meant(p, use, args)
    return traits(p, found[0]) if len(found) == 1 else "; ".join(f"{card_name(p, n)}: {traits(p, n)}" for n in found)


def traits(p: Position, card: int) -> str:
    """The traits of a card, in words."""
    found = sorted(t for t in p.definition(card).traits if has(p, card, t))
    return ", ".join(found) if found else "no traits"


def _own(p: Position, use: Use, *_: object, size: Callable[[Position, int], int]) -> str:
    return str(size(p, use.player))


def _of_a_kind(p: Position, use: Use, *args: Any, own: bool = True) -> str:  # noqa: ANN401  # as above
    noun = next(a for a in args if isinstance(a, tuple))
    if noun[0] == "location":
        return _names_of_places(p, [name for name in p.cast.places if place_of(p, name).control == use.player])
    kind = Target(noun[0], tuple(noun[1:]))
    found = [n for n in range(len(p.cards)) if (not own or p.cards[n].control == use.player) and matches(p, use, kind, n)]
    return f"{len(found)}: {_names(p, found)}" if found else ""


def _names_of_places(p: Position, names: list[str]) -> str:
    return ", ".join(names)


def _renown_there(p: Position, use: Use, *args: Any) -> str:  # noqa: ANN401  # as above
    from judgekit.games.five_sails.acts.spots import fixed

    return ", ".join(f"{name} {place_of(p, name).renown}" for name in fixed(p, use, args[-1]) or [])


def holder(p: Position, place: str) -> str:
    """Who controls a location, in words."""
    if not in_city(p, place):
        return f"{place} is no City location" if place else ""
    control = place_of(p, place).control
    return f"{player_name(p, control)} controls it" if control >= 0 else "nobody controls it"


def _token(p: Position, use: Use) -> str:
    first = first_player(p)
    return "nobody has it" if first < 0 else "" if first == use.player else f"{player_name(p, first)} has it"


def _day(p: Position, use: Use, *_: object) -> str:
    return f"it is Day {p.board.day}"


def _round(p: Position, use: Use, *_: object) -> str:
    return f"it is round {p.board.duel.round}" if p.board.duel is not None else "no duel is going on"


def _combat_card(p: Position, use: Use, *args: Any) -> str:  # noqa: ANN401  # as above
    duel = p.board.duel
    if duel is None or duel.card < 0:
        return "there is no combat card"
    return f"{card_name(p, duel.card)} has {combat_value(p, duel.turn, next(a for a in args if isinstance(a, str)))}"


def _challenger(p: Position, use: Use) -> str:
    duel = p.board.duel
    return f"{card_name(p, duel.sides[0].card)} issued the challenge" if duel is not None else "no duel is going on"


def _pool(p: Position, use: Use, *args: object) -> str:
    return each(p, things_meant(p, use, args), lambda n: pool_of(p, n))


def _duel_stat(p: Position, use: Use, *_: object) -> str:
    return f"it is of {p.board.duel.stat.capitalize()}" if p.board.duel is not None else "no duel is going on"


def _adversary(p: Position, use: Use, *_: object) -> str:
    one = card_meant(p, use, ("adversary",))
    return f"the adversary is {card_name(p, one)}" if one >= 0 else "there is no adversary"


def _of_controller(p: Position, use: Use, who: Any, *, size: Callable[[Position, int], int]) -> str:  # noqa: ANN401  # as above
    control = p.cards[one].control if (one := card_meant(p, use, who)) >= 0 else -1
    return f"{player_name(p, control)} {size(p, control)}, {player_name(p, use.player)} {size(p, use.player)}" if control >= 0 else ""


def _hand_of(p: Position, player: int) -> int:
    return len(pile(p, "hand", player))


def _crew_of(p: Position, player: int) -> int:
    return sum(1 for _ in characters(p, player))


def _held(p: Position, player: int) -> int:
    return sum(place.control == player for place in p.board.places)


def _renown_of(p: Position, player: int) -> int:
    return p.players[player].renown


def _compared(counted: Counted, p: Position, use: Use) -> str:
    return counted.told(p)


CONDITIONS: dict[str, Shown] = {
    "first player": _token,
    "control here": lambda p, use: holder(p, here_of(p, use)),
    "no control here": lambda p, use: holder(p, here_of(p, use)),
    "control place": lambda p, use, place: holder(p, place),
    "controls where": lambda p, use, who: holder(p, location(p, card_meant(p, use, who))),
    "is": _kinds,
    "is not": _kinds,
    "either of": _kinds,
    "has equipped": _gear,
    "has none equipped": _gear,
    "not equipped": _gear,
    "stat at least": _stats,
    "more stat": _stats,
    "same stat": _stats,
    "wounds at least": _wounds,
    "as many wounds": _wounds,
    "fewer wounds": _wounds,
    "cards in hand": partial(_own, size=_hand_of),
    "no wealth left": partial(_own, size=_hand_of),
    "fewer in hand": partial(_of_controller, size=_hand_of),
    "as many characters": partial(_of_controller, size=_crew_of),
    "locations at least": partial(_own, size=_held),
    "renown at least": partial(_own, size=_renown_of),
    "own renown at most": partial(_own, size=_renown_of),
    "renown at least there": _renown_there,
    "renown at most": _renown_there,
    "no renown": _renown_there,
    "control at least": _of_a_kind,
    "control none": _of_a_kind,
    "there at least": partial(_of_a_kind, own=False),
    "no noun": partial(_of_a_kind, own=False),
    "day at least": _day,
    "round at least": _round,
    "first round": _round,
    "is at": _places,
    "is here": _places,
    "is at home": _places,
    "is in the city": _places,
    "opposes who": _places,
    "same location": _places,
    "is alone": _company,
    "only one here": _company,
    "combat value at least": _combat_card,
    "combat value at most": _combat_card,
    "combat value none": _combat_card,
    "challenger": _challenger,
    "accepter": _challenger,
    "duel of": _duel_stat,
    **dict.fromkeys(("threat at least", "threat at most", "more threat"), _pool),
    "is adversary": _adversary,
}
CONDITIONS |= {name: partial(_compared, counted) for name, counted in SHOWN.items()}
