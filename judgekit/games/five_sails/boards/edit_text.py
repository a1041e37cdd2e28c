"""Edits as a judge types them: `Kaspar has 2 wounds, because a token was forgotten`."""

from __future__ import annotations

import re

from judgekit.engine.errors import Unreadable
from judgekit.engine.values import JUDGE, Choice, Position
from judgekit.games.five_sails.boards.deck_edits import read_deck_edit
from judgekit.games.five_sails.boards.edit_places import (
    ANY_PILE,
    PILES,
    SCHEME,
    as_scheme,
    fewer,
    held_before,
    holdings_said,
    in_a_pile,
    location_said,
    new_card,
    owner_of,
    pile_said,
    put_somewhere,
)
from judgekit.games.five_sails.boards.edit_printed import read_printed
from judgekit.games.five_sails.boards.edit_uses import read_use
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.boards.story.words import NUMBER
from judgekit.games.five_sails.values import NEW

FORMS = (
    (r"(.+) has (\d+) wounds?", "wounds"),
    (r"(.+) has (\d+) threat", "threat"),
    (r"(.+) (?:is|becomes|stays) engaged", "engaged"),
    (r"(.+) (?:is|becomes|stays) en garde", "readied"),
    (r"(.+) of (.+) (?:comes|is brought) to (.+)", "joins"),
    (r"(.+) (?:is (?:the )?first player|has the First Player Token)", "first player"),
    (r"(.+) (?:has|holds) (\d+) renown", "renown"),
    (r"(.+) is controlled by (.+)", "control"),
    (r"(?:(?:it|this) is (?:now )?|the )?day(?: is| becomes)?(?: now)? (\d+)(?: now)?", "day"),
    (r"(.+) (?:is to act|acts next|has priority|is the active player)|it is (.+?)['’]s turn(?: to act)?", "active"),
    (r"(.+) (?:is|gets) (?:equipped|attached) to (.+)", "equipped"),
    (r"(.+?) (?:is|has been|was) announced,? (?:and|although|but) (?:its cost|it|the cost|its costs|the costs) cannot be paid", "announced"),
    (rf"({NUMBER}) (?:(Unique|non-Unique) )?cards? (?:is|are) (?:taken|left) out of (\S+?)['’]s (?:(Faction|Approach) )?Deck", "fewer"),
    (r"(?:the )?(time) (?:runs out|has run out|is (?:called|up|over))(?: in competitive play)?", "time"),
    (r"(?:it|this|the game) is (?:now )?(?:an? )?(?:not )?(casual|friendly|informal|competitive|tournament)(?: (?:game|play|match))?", "way of play"),
)
ALSO = (
    (r"there (?:is|are) (?:now )?(\d+|no) Renown (?:on|at) (.+)", r"\2 has \1 Renown"),
    (r"(.+) controls (.+)", r"\2 is controlled by \1"),
    (r"(.+) is (?:now )?uncontrolled", r"\1 is controlled by nobody"),
    (r"(.+) is (?:now )?unwounded", r"\1 has 0 wounds"),
    (r"(.+) (?:has|suffers) (?:a|one) (wound|threat)", r"\1 has 1 \2"),
    (r"(\S+?)['’]s scheme is (?:now )?(.+)", r"\2 is in \1's scheme"),
    (r"(.+) (?:is|becomes) (?:now )?(?:the )?scheme of (\S+)", r"\1 is in \2's scheme"),
    (
        r"(.+) (?:is|becomes|(?:is|comes|goes|is put) (?:in|into) play as) (?:now )?(?:(\S+?)['’]s scheme|the scheme of (\S+))",
        r"\1 is in \2\3's scheme",
    ),
    (r"(.+) (?:has|holds) no (wounds?|threat|Renown)", r"\1 has 0 \2"),
)
"""What is said otherwise than in the usual words, one after the other."""


INSTEAD_OF = re.compile(r",? (?:instead of|rather than) (?P<n>\d+|no|none)$", re.IGNORECASE)
"""What was there before an edit."""


def read_edit(p: Position, text: str) -> Choice:
    """The edit that a sentence says; what follows `because` is its reason."""
    body, _, reason = text.partition(" because ")
    body = with_full_names(p, body.strip().rstrip(",."), spelt=True, cards=False)
    if before := INSTEAD_OF.search(body):
        edit = read_edit(p, body[: before.start()])
        held_before(p, edit.args, 0 if before["n"].casefold() in {"no", "none"} else int(before["n"]))
        return edit._replace(args=(*edit.args[:-1], reason.strip()))
    if held := holdings_said(p, body):
        return Choice(JUDGE, "edit", (*held, reason.strip()))
    for otherwise, usual in ALSO:
        body = re.sub(rf"^{otherwise}$", usual, body, flags=re.IGNORECASE)
    return Choice(JUDGE, "edit", (*_meant(p, body), reason.strip()))


def _meant(p: Position, body: str) -> tuple[str, ...]:
    """Which edit a sentence in the usual words says, and of what."""
    if use := read_use(p, body):
        return use
    if printed := read_printed(p, body):
        return printed
    if of_deck := read_deck_edit(p, body):
        return of_deck
    for pattern, name in FORMS:
        found = re.fullmatch(pattern, body, re.IGNORECASE)
        if found and not (name == "joins" and _is_card(p, found[0].rpartition(" comes ")[0])):
            return fewer(p, found) if name == "fewer" else _arguments(p, name, [x for x in found.groups() if x])
    if put := put_somewhere(p, body):
        return _put(p, *put)
    raise Unreadable(
        f"no edit reads {body!r}; write for instance 'Kaspar has 2 wounds', 'Kaspar is at The Docks', 'Jab goes to discard', "
        "'Kaspar's Action is unused', 'A has 3 Renown'"
    )


def _arguments(p: Position, name: str, values: list[str]) -> tuple[str, ...]:
    first = values[0]
    if name == "time" and p.edition == NEW:
        raise Unreadable("the 2023 rulebook says nothing of time that runs out; the playtest rules do")
    if name == "way of play":
        return name, "competitive" if first.casefold() in {"competitive", "tournament"} else "casual"
    if name in {"time", "day"}:
        return (name, *(values if name == "day" else ()))
    if name in {"engaged", "readied"}:
        return ("engaged", _known(p, first), "yes" if name == "engaged" else "no")
    if name == "equipped":
        return (name, _known(p, first), _known(p, values[1]))
    if name in {"renown", "control"} and (place := location_said(p, first, "")):
        return ("place renown" if name == "renown" else "controller", place, *values[1:])
    if name in {"renown", "first player", "active"}:
        if first not in p.cast.seats:
            raise Unreadable(f"there is no player {first!r}")
        return (name, *values)
    if name == "joins":
        return _joining(p, *values)
    return (name, _known(p, first), *values[1:])


def _put(p: Position, said: str, where: str) -> tuple[str, ...]:
    """A card that is put somewhere: at a location or a Home, or into a pile of its owner."""
    if new := new_card(p, said, pile_said(p, where)[1]):
        return _joining(p, *new, where)
    card = _known(p, said)
    control = p.cards[p.cast.number_of[card]].control
    whose = p.cast.seats[control] if control >= 0 else owner_of(p, card)
    if place := location_said(p, where, whose):
        return "at", card, place
    pile, player = pile_said(p, where)
    if pile == SCHEME:
        as_scheme(p, card, player or whose)
        return SCHEME, card, player or whose
    if pile:
        return in_a_pile(p, card, pile, player)
    raise Unreadable(
        f"there is no location {where!r}; the locations are {', '.join(p.cast.places)} and the Homes; "
        f"and it is no pile: those are {', '.join(PILES)} and approach deck"
    )


def _joining(p: Position, name: str, owner: str, where: str) -> tuple[str, ...]:
    """A card that comes onto the board by hand: it must be known to the case, at the latest in its catalogue."""
    if name not in {f.name for f in p.cast.faces[2:]}:
        raise Unreadable(f"there is no card {name!r} to bring in; list it on the board under 'catalogue:'")
    if owner not in p.cast.seats:
        raise Unreadable(f"there is no player {owner!r}")
    kind = next(f.kind for f in p.cast.faces[2:] if f.name == name)
    at = where if where in p.cast.names[1:] else location_said(p, where, owner) or pile_said(p, where)[0]
    if not at:
        raise Unreadable(f"nothing can be brought to {where!r}; it is a pile ({', '.join(PILES)}), a location, or a card that bears it")
    if at == SCHEME:
        as_scheme(p, name, owner)
    elif kind == SCHEME and at not in ANY_PILE:
        raise Unreadable(f"a scheme is at no location and on no card; write '{name} is {owner}'s scheme', or name a pile")
    return ("joins", name, owner, at)


def _is_card(p: Position, name: str) -> bool:
    return name in p.cast.number_of


def _known(p: Position, name: str) -> str:
    """The card of a name, also where its article or its player is said with it."""
    if name in p.cast.names:
        return name
    seats = "|".join(re.escape(s) for s in p.cast.seats)
    bare = re.sub(rf"^(?:the |(?:{seats})['’]s )", "", name)
    if bare not in p.cast.names:
        raise Unreadable(f"there is no card {name!r}")
    return bare
