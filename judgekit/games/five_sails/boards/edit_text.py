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
    (r"(.+?) (?:is|comes|goes|is put|is placed)(?: back)? (?:in|to|into) (?:the )?(hand|deck|discard|locker)(?: pile)? of (\w+)", "owned"),
    (r"(.+) of (.+) comes to (.+)", "joins"),
    (r"(.+) (?:is first player|has the First Player Token)", "first player"),
    (r"(.+) (?:has|holds) (\d+) renown", "renown"),
    (r"(.+) is controlled by (.+)", "control"),
    (r"(?:it is |the )?day(?: is| becomes)? (\d+)", "day"),
    (r"(.+) (?:is to act|acts next|has priority|is the active player)|it is (.+?)['’]s turn(?: to act)?", "active"),
    (r"(.+) (?:is|gets) (?:equipped|attached) to (.+)", "equipped"),
    (r"(?:the )?(time) (?:runs out|has run out|is (?:called|up|over))(?: in competitive play)?", "time"),
)
ALSO = (
    (r"(.+) (the )?(\w+)['’]s (hand|deck|discard|locker)(?: pile)?", r"\1 the \4 of \3"),
    (r"there (?:is|are) (?:now )?(\d+|no) Renown (?:on|at) (.+)", r"\2 has \1 Renown"),
    (r"(.+) controls (.+)", r"\2 is controlled by \1"),
    (r"(.+) is (?:now )?uncontrolled", r"\1 is controlled by nobody"),
    (r"(.+) (?:has|suffers) (?:a|one) (wound|threat)", r"\1 has 1 \2"),
    (r"(.+) (?:has|holds) no (wounds?|threat|Renown)", r"\1 has 0 \2"),
)
"""What is said otherwise than in the usual words, one after the other."""


def read_edit(p: Position, text: str) -> Choice:
    """The edit that a sentence says; what follows `because` is its reason."""
    body, _, reason = text.partition(" because ")
    body = body.strip().rstrip(",")
    for otherwise, usual in ALSO:
        body = re.sub(rf"^{otherwise}$", usual, body, flags=re.IGNORECASE)
    for pattern, name in FORMS:
        found = re.fullmatch(pattern, body, re.IGNORECASE)
        if found:
            return Choice(JUDGE, "edit", (*_arguments(p, name, [x for x in found.groups() if x]), reason.strip()))
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
    if name == "day":
        return ("day", first)
    if name == "owned":
        return _to_a_pile(p, *values)
    if name == "equipped":
        return (name, _known(p, first), _known(p, values[1]))
    if name in {"renown", "control"} and first in p.cast.places:
        return ("place renown" if name == "renown" else "controller", *values)
    if name in {"renown", "first player", "active"}:
        if first not in p.cast.seats:
            raise Unreadable(f"there is no player {first!r}")
        return (name, *values)
    if name == "joins":
        return _joining(p, *values)
    if name == "at" and values[1] not in p.cast.places and values[1] not in {f"Home of {s}" for s in p.cast.seats}:
        raise Unreadable(f"there is no location {values[1]!r}; the locations are {', '.join(p.cast.places)} and the Homes")
    return (name, _known(p, first), *values[1:])


def _to_a_pile(p: Position, name: str, pile: str, player: str) -> tuple[str, ...]:
    """A card that goes to a pile: that of its owner, for no other can hold it."""
    owner = p.cards[p.cast.number_of[_known(p, name)]].owner
    whose = p.cast.seats[owner] if owner >= 0 else "nobody"
    if whose != player:
        raise Unreadable(f"{name} is owned by {whose}: it cannot go to the {pile} of {player}")
    return ("to", name, pile)


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
