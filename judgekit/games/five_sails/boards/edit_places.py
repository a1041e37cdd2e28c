"""Where an edit puts a card, in whatever words: a location, a Home, or a pile."""

from __future__ import annotations

import re

from judgekit.engine.errors import Unreadable
from judgekit.engine.values import Position
from judgekit.games.five_sails.acts.deck_building import cards_of
from judgekit.games.five_sails.boards.short_names import plain_letters
from judgekit.games.five_sails.boards.story.words import number
from judgekit.games.five_sails.happening.one_of_each import rule_of_one

PILES = ("hand", "deck", "discard", "locker")
"""The piles of every player into which a card can be put by hand, on top."""
BOTTOM = "bottom"
SCHEME = "scheme"
"""In place of a pile: in play, as the scheme of a player."""
ANY_PILE = {*PILES, "approach", BOTTOM}
SHOWN = {"hand": "hand", "deck": "deck", "discard": "discard pile", "locker": "Locker", "approach": "Approach Deck", BOTTOM: "bottom of the deck"}
"""The piles as a line tells them."""
IN_WORDS = {
    "hand": "hand",
    "deck": "deck",
    "faction deck": "deck",
    "city deck": "deck",
    "draw pile": "deck",
    "discard": "discard",
    "discards": "discard",
    "discard pile": "discard",
    "city deck discard pile": "discard",
    "city discard pile": "discard",
    "city discard": "discard",
    "locker": "locker",
    "approach deck": "approach",
    "scheme": SCHEME,
    "schemes": SCHEME,
    "scheme in play": SCHEME,
    "schemes in play": SCHEME,
    "scheme zone": SCHEME,
}
CITY = ("city deck", "city deck discard pile", "city discard pile", "city discard")
GOES = (
    r"(?: is| are| has been| was| has)?(?: (?:now|back|again|instead|still|really))?"
    r" ?(?:stands?|lies?|goes|comes?|returns?|moves?|moved|put|placed|returned|set|sent)?(?: (?:now|back|again|down))?"
)
WHERE = re.compile(rf"(?P<card>.+?){GOES},? (?:(?:at|in|into|to|on|onto|inside) )+(?P<where>.+)", re.IGNORECASE)
HOMEWARD = re.compile(rf"(?P<card>.+?){GOES} (?P<where>Home)", re.IGNORECASE)
HOLDS = re.compile(
    r"(?P<player>\S+) (?:has|holds) (?P<card>.+?) in (?:(?:his|her|their|its) )?(?P<pile>hand|deck|discard pile|locker)", re.IGNORECASE
)
DISCARDED = re.compile(r"(?P<card>.+?) (?:is|has been|was) discarded", re.IGNORECASE)


def put_somewhere(p: Position, body: str) -> tuple[str, str] | None:
    """The card and the place of a sentence that says where a card is to be; None for another sentence."""
    if found := DISCARDED.fullmatch(body):
        return found["card"], "discard"
    if (found := HOLDS.fullmatch(body)) and found["player"] in p.cast.seats:
        return found["card"], f"{found['pile']} of {found['player']}"
    found = WHERE.fullmatch(body) or HOMEWARD.fullmatch(body)
    return (found["card"].strip(), found["where"]) if found else None


def location_said(p: Position, where: str, whose: str) -> str:
    """A location in whatever words; `Home` alone is that of the player named. Empty where it is none."""
    text = where.strip(" .")
    own = re.fullmatch(r"(?:the )?(?:(?P<one>\S+?)['’]s Home|Home of (?P<two>\S+)|(?:(?:its|his|her|their) (?:own )?)?Home)", text, re.IGNORECASE)
    if own:
        said = own["one"] or own["two"] or whose
        player = next((s for s in p.cast.seats if s.casefold() == said.casefold()), "")
        return f"Home of {player}" if player else ""
    plain = plain_letters(text).removeprefix("the ")
    return next((x for x in p.cast.places if plain_letters(x).removeprefix("the ") == plain), "")


def pile_said(p: Position, where: str) -> tuple[str, str]:
    """(pile, player) of a pile in whatever words; the player is empty where nobody is named, the pile where it is none."""
    end, text = "", re.sub(r"^the ", "", where.strip(" ."), flags=re.IGNORECASE)
    if part := re.fullmatch(r"(?P<end>top|bottom) of (?:the )?(?P<pile>.+)", text, re.IGNORECASE):
        end, text = part["end"].casefold(), part["pile"]
    player = ""
    if owned := re.fullmatch(r"(?P<one>\S+?)['’]s (?P<pile>.+)|(?P<pile2>.+?) of (?P<two>\S+)", text, re.IGNORECASE):
        player, text = owned["one"] or owned["two"], owned["pile"] or owned["pile2"]
        if player not in p.cast.seats:
            return "", ""
    said = re.sub(r"^(?:the|its|his|her|their) (?:owner['’]s )?", "", text, flags=re.IGNORECASE).casefold()
    pile = IN_WORDS.get(said, "")
    if said in CITY:
        player = "the City Deck"
    return (BOTTOM if (pile, end) == ("deck", "bottom") else pile), player


def new_card(p: Position, said: str, player: str) -> tuple[str, str] | None:
    """The name of a card that is not on the board and that the case knows, and whose it is to be: `Toll of A`, or the player of where it goes."""
    seats = "|".join(re.escape(s) for s in p.cast.seats)
    owned = re.fullmatch(rf"(?P<name>.+) of (?P<of>{seats})|(?P<by>{seats})(?:['’]s)? (?P<its>.+)", said)
    name, owner = (owned["name"] or owned["its"], owned["of"] or owned["by"]) if owned else (said, player)
    known = name in {f.name for f in p.cast.faces[2:]} and name not in p.cast.number_of
    return (name, owner) if known and owner in p.cast.seats else None


def as_scheme(p: Position, name: str, player: str) -> None:
    """Refuses what is no scheme as the scheme of a player."""
    kind = next((f.kind for f in p.cast.faces[2:] if f.name == re.sub(r" \d+$", "", name) or f.name == name), SCHEME)
    if kind != SCHEME or player not in p.cast.seats:
        raise Unreadable(f"{name} is no scheme" if kind != SCHEME else f"{name} is to be whose scheme? The players are {', '.join(p.cast.seats)}")


def owner_of(p: Position, card: str) -> str:
    """Who owns a card, in words."""
    owner = p.cards[p.cast.number_of[card]].owner
    return p.cast.seats[owner] if owner >= 0 else "the City Deck"


def in_a_pile(p: Position, card: str, pile: str, player: str) -> tuple[str, ...]:
    """A card that goes to a pile: that of its owner, for no other can hold it."""
    if player and player != owner_of(p, card):
        raise Unreadable(f"{card} is owned by {owner_of(p, card)}: it cannot go to the {pile} of {player}")
    if owner_of(p, card) == "the City Deck" and pile in {"hand", "approach"}:
        raise Unreadable(f"{card} is a City Card: it cannot go to a {pile}; 'edit: {card} of A comes to hand' brings in a copy")
    return "to", card, pile


KINDS = {"": "cards", "unique": "Unique cards", "non-unique": "cards that are not Unique"}
"""Which cards are taken out of a deck, as an edit names them."""


def of_kind(p: Position, player: int, which: str, kind: str) -> list[int]:
    """The cards of a player's deck before the game that are of a kind."""
    return [n for n in cards_of(p, player, which) if kind == KINDS[""] or bool(rule_of_one(p, n)) == (kind == KINDS["unique"])]


def fewer(p: Position, found: re.Match[str]) -> tuple[str, ...]:
    """So many cards of a kind that are taken out of a deck before the game; where no such deck is looked at, that cannot be."""
    player, which, kind = found[3], (found[4] or "Faction").casefold(), KINDS[(found[2] or "").casefold()]
    if player not in p.cast.seats:
        raise Unreadable(f"there is no player {player!r}")
    if p.board.phase != "Set-up":
        raise Unreadable("cards are taken out of a deck before the game alone; 'edit: Jab goes to discard' moves a card in a game")
    many, there = number(found[1]), len(of_kind(p, p.cast.seats.index(player), which, kind))
    if there < many:
        raise Unreadable(f"the {which.title()} Deck of {player} has {there} {kind}, and {many} are to be taken out")
    return "fewer", player, str(many), kind, which.title()


CONTROLS = re.compile(r"(?P<who>\S+) controls (?P<only>(?:only|just|nothing but|exactly) )?(?P<what>.+)", re.IGNORECASE)
NONE = re.compile(r"nothing|none|no (?:City )?locations?", re.IGNORECASE)


def holdings_said(p: Position, body: str) -> tuple[str, ...]:
    """Several locations that a player controls, or the only ones: `A controls The Docks and The Forums`; nothing for any other sentence."""
    found = CONTROLS.fullmatch(body)
    if found is None or found["who"] not in p.cast.seats:
        return ()
    if NONE.fullmatch(found["what"]):
        return "controls", found["who"], "", "none"
    said = re.split(r",? and |, ", found["what"])
    places = [location_said(p, x, "") for x in said]
    if not all(places) or (len(places) == 1 and not found["only"]):
        return ()
    return "controls", found["who"], " and ".join(places), "alone" if found["only"] else ""


def held_before(p: Position, edit: tuple[int | str, ...], amount: int) -> None:
    """Refuses an edit that says how much there was before, where it was another number."""
    name, what = edit[0], str(edit[1])
    if name == "place renown":
        was = next((x.renown for place, x in zip(p.cast.places, p.board.places, strict=True) if place == what), 0)
    elif name == "renown":
        was = p.players[p.cast.seats.index(what)].renown
    elif name == "wounds":
        was = p.cards[p.cast.number_of[what]].wounds
    else:
        raise Unreadable(f"'instead of {amount}' is said of wounds and Renown alone; leave it out")
    if was != amount:
        raise Unreadable(f"{what} is told to have had {amount}, and it was {was}")
