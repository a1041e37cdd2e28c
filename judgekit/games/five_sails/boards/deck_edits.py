"""Decks changed by hand before the game: handed in with so many cards, a card in place of another, the one of several lists that is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judgekit.engine.cast import CardDef
from judgekit.engine.errors import Unreadable
from judgekit.engine.values import NOBODY, CardState, Position
from judgekit.games.five_sails.acts.deck_building import cards_of, list_of, reasons_against
from judgekit.games.five_sails.boards.edits import ASIDE, IN_DECK, edit, seat
from judgekit.games.five_sails.boards.list_names import LIST, ZONE
from judgekit.games.five_sails.boards.story.words import NUMBER, number
from judgekit.games.five_sails.days.decks import UNKNOWN_FACE
from judgekit.games.five_sails.values import with_card

NTH = {"second": 2, "third": 3, "fourth": 4}
NEW_DECK = re.compile(
    rf"(?P<who>\S+?)['’]s (?P<which>Faction|Approach) Deck is now one (?:of|with) (?:exactly )?(?P<n>{NUMBER}) cards?(?P<rest>[,:;]? .+)?",
    re.IGNORECASE,
)
SWAP = re.compile(
    r"in (?P<who>\S+?)['’]s (?P<which>Faction |Approach )?Deck (?:(?P<out>.+) gives? way to (?P<put>.+?)|(?P<more>.+) (?:is"
    r"|are) added|(?P<less>.+) (?:is|are) taken out)"
    rf"(?:, which leaves (?P<left>{NUMBER}) cards?)?",
    re.IGNORECASE,
)
PLAYED = re.compile(
    rf"(?P<who>\S+?)['’]s Faction Deck is (?P<list>{LIST})(?P<given>, if that is legal(?:, otherwise (?P<other>{LIST}))?)?", re.IGNORECASE
)
THING = re.compile(
    rf"(?:(?:(?:an? |the |another )?(?P<nth>second|third|fourth|further|other)|(?P<n>{NUMBER}|an?|the|another|both|its|his"
    rf"|her)(?: (?:further|more|other))?)"
    r" (?:single )?)?(?:cop(?:y|ies) of )?(?:the )?(?P<name>.+)",
    re.IGNORECASE,
)
ANY_CARD = re.compile(
    r"(?:(?:of the )?(?:\w+ )?(?:other |unnamed |more |further |Neutral |non-Unique |Loyal |legal )*cards?(?: (?:that"
    r"|which) (?:the steps do not name|(?:is|are) not (?:named|Unique)|has no name here))?"
    r"|others?|(?:of )?(?:the )?(?:other|rest)(?: cards?)?)",
    re.IGNORECASE,
)
KIND = re.compile(
    rf"(?:of )?(?:the |its |his |her )?(?:(?:{NUMBER}) )?(?:Neutral |non-Unique |Loyal |other "
    rf"|different )*(?P<kind>character|scheme|attachment|risk|brute)s?(?: (?:without|that is (?:no|not an?)) Brute)?",
    re.IGNORECASE,
)
NUMBERED = re.compile(r"(?:Unique Card|Card|Brute|Character|Scheme|Risk|Attachment) \d+ of \S+(?: \d+)?|unknown card of \S+(?: \d+)?")
"""What a card is called that was told of by its number alone."""
UNNAMED = "cards that are not named"


def read_deck_edit(p: Position, body: str) -> tuple[str, ...]:
    """The edit of a deck that a sentence says; nothing for another sentence."""
    found = NEW_DECK.fullmatch(body) or PLAYED.fullmatch(body) or SWAP.fullmatch(body)
    if found is None:
        return ()
    if found["who"] not in p.cast.seats:
        raise Unreadable(f"there is no player {found['who']!r}")
    if p.board.phase != "Set-up":
        raise Unreadable("a deck is changed before the game alone; 'edit: Jab goes to discard' moves a card in a game")
    if found.re is PLAYED:
        return _list_played(p, found)
    which = (found["which"] or "").strip().casefold()
    if found.re is NEW_DECK:
        return _new_deck(p, found, which)
    out, put = found["out"] or found["less"] or "", found["put"] or found["more"] or ""
    which = which or _deck_meant(p, found["who"], out)
    gone, added = (_thing(p, found["who"], which, said) for said in (out, put))
    _counts(p, found, which, gone, added)
    return "swapped", found["who"], which.title(), *map(str, gone[:2]), *map(str, added[:2])


def _list_played(p: Position, found: re.Match[str]) -> tuple[str, ...]:
    """The list that a player plays with: the other one where the first is played only if it is legal, and is not."""
    player = p.cast.seats.index(found["who"])
    for label in filter(None, (found["list"], found["other"])):
        cards = list_of(p, player, label)
        if not cards:
            raise Unreadable(f"{found['who']} has no list called {label!r}")
        if not found["given"] or not any(True for _ in reasons_against(p, player, "faction", cards)):
            return "list played", found["who"], label
    raise Unreadable(f"neither {found['list']!r} nor another list that is named is legal")


def _deck_meant(p: Position, who: str, out: str) -> str:
    """The deck that holds what is taken out, where none is named."""
    said = THING.fullmatch(out)
    names = {p.definition(n).name for n in cards_of(p, p.cast.seats.index(who), "approach")}
    return "approach" if said and said["name"] in names else "faction"


def _thing(p: Position, who: str, which: str, said: str) -> tuple[int, str, int]:
    """How many of what: a card's name, a kind of card, or any; and the how manieth copy the last of them is said to be."""
    found = THING.fullmatch(said.strip()) if said else None
    if found is None:
        return 0, "", 0
    many = (found["n"] or "one").casefold()
    count = 2 if many == "both" else 1 if many in {"a", "an", "the", "another", "its", "his", "her"} else number(many)
    nth = NTH.get((found["nth"] or "").casefold(), 0)
    name = found["name"].strip()
    names = {p.definition(n).name for n in cards_of(p, p.cast.seats.index(who), which)} | {f.name for f in p.cast.faces[2:]}
    known = next((x for x in names if x.casefold() in {name.casefold(), name.casefold().removesuffix("s")}), "")
    if known:
        return count, known, nth
    if kind := KIND.fullmatch(name):
        return count, kind["kind"].casefold(), nth
    if ANY_CARD.fullmatch(name):
        return count, UNNAMED, nth
    raise Unreadable(f"{name!r} is no card that is known here; the set-up names what is in a deck, or '{name} (Risk, not Unique)' beside it")


def _fitting(p: Position, player: int, which: str, what: str) -> list[int]:
    """The cards of a deck that are meant by a name, by a kind, or by none."""
    cards = cards_of(p, player, which)
    if what == UNNAMED:
        return [n for n in cards if NUMBERED.fullmatch(p.cast.names[n])]
    if what == "brute":
        return [n for n in cards if p.definition(n).has("Brute")]
    if what in {"character", "scheme", "attachment", "risk"}:
        return [n for n in cards if p.definition(n).kind == what]
    return [n for n in cards if p.definition(n).name == what]


def _counts(p: Position, found: re.Match[str], which: str, gone: tuple[int, str, int], added: tuple[int, str, int]) -> None:
    """Refuses a change that does not fit: fewer cards than are taken out, another copy than the one that is named, another size than is said."""
    player, size = p.cast.seats.index(found["who"]), 0
    there = len(_fitting(p, player, which, gone[1])) if gone[0] else 0
    if there < gone[0]:
        raise Unreadable(f"the {which.title()} Deck of {found['who']} holds {there} of {gone[1]!r}, and {gone[0]} are to be taken out")
    if gone[2] and there != gone[2]:
        raise Unreadable(f"there are {there} copies of {gone[1]}, and one is called number {gone[2]}")
    if added[2] and (copies := len(_fitting(p, player, which, added[1])) + added[0]) != added[2]:
        raise Unreadable(f"there would be {copies} copies of {added[1]}, and the last is called number {added[2]}")
    size = len(cards_of(p, player, which)) - gone[0] + added[0]
    if found["left"] and number(found["left"]) != size:
        raise Unreadable(f"{size} cards would be left in the {which.title()} Deck of {found['who']}, not {found['left']}")


def _new_deck(p: Position, found: re.Match[str], which: str) -> tuple[str, ...]:
    """A deck of so many cards, of which some are named."""
    rest = re.sub(
        r"^[,:;]?\s*(?:(?:with|including|holding|among (?:them|which)(?: are)?|(?:that|which) (?:has|holds|includes))\s+)?", "", found["rest"] or ""
    )
    named = []
    for part in re.split(r",\s*(?:and\s+)?|;\s*|\s+and\s+", rest) if rest else ():
        many, name, _ = _thing(p, found["who"], which, part)
        named.append(f"{many} x {name}")
    if sum(int(x.partition(" x ")[0]) for x in named) > number(found["n"]):
        raise Unreadable(f"more cards are named than {found['n']}")
    return "deck handed in", found["who"], which.title(), str(number(found["n"])), "; ".join(named) or "none named"


def with_new(p: Position, player: int, which: str, faces: Sequence[int]) -> Position:
    """Cards put into a deck that were nowhere before."""
    names, cards = list(p.cast.names), list(p.cards)
    taken, zone = set(names), "deck" if which.casefold() == "faction" else "approach"
    for face in faces:
        name = p.cast.faces[face].name if face != UNKNOWN_FACE else f"unknown card of {p.cast.seats[player]}"
        called = next(x for x in (name, *(f"{name} {k}" for k in range(2, len(names) + 2))) if x not in taken)
        taken.add(called)
        names.append(called)
        cards.append(CardState(face, zone, player, NOBODY, "", place=len(cards)))
    return p._replace(cast=replace(p.cast, names=tuple(names)), cards=tuple(cards))


def _face(p: Position, what: str) -> tuple[Position, int]:
    """The number of the definition that a card has by its name or kind, which may be new."""
    if what == UNNAMED:
        return p, UNKNOWN_FACE
    known = next((n for n, f in enumerate(p.cast.faces) if n > 1 and f.name == what), -1)
    if known >= 0:
        return p, known
    if what not in {"character", "scheme", "attachment", "risk"}:
        raise Unreadable(f"{what!r} is no card that is known here")
    cast = replace(p.cast, faces=(*p.cast.faces, CardDef(f"Another {what}", what)))
    return p._replace(cast=cast), len(cast.faces) - 1


@edit("list played", "{0} plays with {1}", IN_DECK)
def list_played(p: Position, player: int | str, label: str) -> Position:
    """Makes one of the lists of a player the Faction Deck; the others are nowhere from then on."""
    who = seat(p, player)
    cards = list_of(p, who, label)
    for n in (*cards_of(p, who, "faction"), *(n for n, c in enumerate(p.cards) if c.zone == ZONE and c.owner == who and n not in cards)):
        p = with_card(p, n, zone=ASIDE)
    for n in cards:
        p = with_card(p, n, zone="deck", at="")
    return p


@edit("swapped", "in the {1} Deck of {0}: {2} of '{3}' out, {4} of '{5}' in", IN_DECK)
def swapped(p: Position, player: int | str, which: str, gone: str, out: str, added: str, put: str) -> Position:
    """Takes cards out of a deck before the game, and puts others in."""
    who = seat(p, player)
    for n in _fitting(p, who, which.casefold(), out)[-int(gone) :] if int(gone) else ():
        p = with_card(p, n, zone=ASIDE)
    if not int(added):
        return p
    p, face = _face(p, put)
    return with_new(p, who, which, [face] * int(added))


@edit("deck handed in", "{0} hands in the {1} Deck: {2} cards ({3})", IN_DECK)
def handed_in(p: Position, player: int | str, which: str, size: str, named: str) -> Position:
    """Makes a deck one of so many cards; all that was in it before is nowhere from then on."""
    who, left = seat(p, player), int(size)
    for n in cards_of(p, who, which.casefold()):
        p = with_card(p, n, zone=ASIDE)
    for part in named.split("; ") if named != "none named" else ():
        many, _, name = part.partition(" x ")
        p, face = _face(p, name)
        p, left = with_new(p, who, which, [face] * int(many)), left - int(many)
    return with_new(p, who, which, [UNKNOWN_FACE] * left)
