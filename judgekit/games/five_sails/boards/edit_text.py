"""Edits as a judge types them: `Kaspar has 2 wounds, because a token was forgotten`."""

from __future__ import annotations

import re

from judgekit.engine.errors import Unreadable
from judgekit.engine.values import JUDGE, Choice, Position
from judgekit.games.five_sails.values import NEW

PILES = ("hand", "deck", "discard", "locker")
FORMS = (
    (r"(.+) has (\d+) wounds?", "wounds"),
    (r"(.+) has (\d+) threat", "threat"),
    (r"(.+) is engaged", "engaged"),
    (r"(.+) is en garde", "readied"),
    (r"(.+) is at (.+)", "at"),
    (r"(.+) (?:goes to|is put into) (hand|deck|discard|locker)", "to"),
    (r"(.+) of (.+) comes to (.+)", "joins"),
    (r"(.+) (?:is first player|has the First Player Token)", "first player"),
    (r"(.+) (?:has|holds) (\d+) renown", "renown"),
    (r"(.+) is controlled by (.+)", "control"),
    (r"(?:the )?(time) (?:runs out|has run out|is (?:called|up|over))(?: in competitive play)?", "time"),
)


def read_edit(p: Position, text: str) -> Choice:
    """The edit that a sentence says; what follows `because` is its reason."""
    body, _, reason = text.partition(" because ")
    body = body.strip().rstrip(",")
    for pattern, name in FORMS:
        found = re.fullmatch(pattern, body, re.IGNORECASE)
        if found:
            return Choice(JUDGE, "edit", (*_arguments(p, name, list(found.groups())), reason.strip()))
    raise Unreadable(
        f"no edit reads {body!r}; write for instance 'Kaspar has 2 wounds', 'Kaspar is at The Docks', 'Jab goes to discard', 'A has 3 Renown'"
    )


def _arguments(p: Position, name: str, values: list[str]) -> tuple[str, ...]:
    first = values[0]
    if name == "time" and p.edition == NEW:
        raise Unreadable("the 2023 rulebook says nothing of time that runs out; the playtest rules do")
    if name == "time":
        return ("time",)
    if name in {"engaged", "readied"}:
        return ("engaged", _known(p, first), "yes" if name == "engaged" else "no")
    if name in {"renown", "control"} and first in p.cast.places:
        return ("place renown" if name == "renown" else "controller", *values)
    if name in {"renown", "first player"}:
        if first not in p.cast.seats:
            raise Unreadable(f"there is no player {first!r}")
        return (name, *values)
    if name == "joins":
        return _joining(p, *values)
    if name == "at" and values[1] not in p.cast.places and values[1] not in {f"Home of {s}" for s in p.cast.seats}:
        raise Unreadable(f"there is no location {values[1]!r}; the locations are {', '.join(p.cast.places)} and the Homes")
    return (name, _known(p, first), *values[1:])


def _joining(p: Position, name: str, owner: str, where: str) -> tuple[str, ...]:
    """A card that comes onto the board by hand: it must be known to the case, at the latest in its catalogue."""
    if name not in {f.name for f in p.cast.faces[2:]}:
        raise Unreadable(f"there is no card {name!r} to bring in; list it on the board under 'catalogue:'")
    if owner not in p.cast.seats:
        raise Unreadable(f"there is no player {owner!r}")
    homes = [f"Home of {s}" for s in p.cast.seats]
    if where not in (*PILES, *p.cast.places, *homes, *p.cast.names[1:]):
        raise Unreadable(f"nothing can be brought to {where!r}; it is a pile ({', '.join(PILES)}), a location, or a card that bears it")
    return ("joins", name, owner, where)


def _known(p: Position, name: str) -> str:
    if name not in p.cast.names:
        raise Unreadable(f"there is no card {name!r}")
    return name
