"""A heading of a board told in prose, and what it stands over behind its colon: a location, a hand or another pile, Renown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.headings import HEADING, common_to_all
from judgekit.games.five_sails.boards.story.below import below
from judgekit.games.five_sails.boards.story.cards import CITY, Told, cards_told, nameless
from judgekit.games.five_sails.boards.story.contents import pile_told
from judgekit.games.five_sails.boards.story.control import holdings
from judgekit.games.five_sails.boards.story.decks import made_of
from judgekit.games.five_sails.boards.story.denied import Denial, without_traits
from judgekit.games.five_sails.boards.story.headings import at_own_homes, available, of_one_kind, renown_on, with_remarks
from judgekit.games.five_sails.boards.story.lacking import Lack
from judgekit.games.five_sails.boards.story.piles import all_hands, counted_piles, several_piles
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

RENOWN = re.compile(r"(?:the )?(?:players['’] )?renown(?: (?:in|of) (?:the )?players(?:['’] pools)?| held)?", re.IGNORECASE)
"""A heading of how much Renown each player holds."""
ON_THE_BOARD = re.compile(
    r"(?:(?:still|also|left|there|is|are|remains?|remaining|cards?|characters?|the|everybody|everyone|who|that|all|both|everything|over)\b,? ?)*"
    r"(?:in play|on the board|in the game|left)(?: (?:is|are|still|also|left|there|now))*",
    re.IGNORECASE,
)
"""A heading that says only that those below it are in play."""


def listed(teller: Teller, said: Bit) -> bool:
    """Hears a heading with a colon and what it stands over; says whether it is one."""
    heading = re.match(r"([^:(]+(?:\([^)]*\))?[^:(]*):\s", said.plain)
    return heading is not None and headed(teller, said, said.group(heading, 1), said.cut(heading.end()))


def headed(teller: Teller, sentence: Bit, heading: Bit, cards: Bit) -> bool:
    """Hears what stands below a heading; says whether it is one."""
    if RENOWN.fullmatch(heading.plain):
        return holdings(teller, cards)
    bare, common = common_to_all(HEADING(with_remarks(heading.text, teller.story.seats)))
    bare, lacking = without_traits(bare)
    for clause in lacking:
        teller.unsaid(anew(heading, clause))
    if counted_piles(teller, heading, cards) or all_hands(teller, heading, cards) or at_own_homes(teller, bare, common, heading, cards):
        return True
    if available(teller, heading, cards) or renown_on(teller, heading, cards):
        return True
    bare = teller.here if bare.casefold() in {"there", "also there", "there also", "there too"} else bare
    cards = of_one_kind(cards)
    if several_piles(teller, bare, cards):
        return True
    if _pile(teller, teller.zone(bare), heading, cards, sentence.at) or _place(teller, bare, common, cards, sentence.at):
        return True
    return teller.placed(cards) if ON_THE_BOARD.fullmatch(heading.plain) else False


def _pile(teller: Teller, zone: str, heading: Bit, cards: Bit, at: int) -> bool:
    """Puts cards into a pile; says whether the heading names one."""
    if not zone:
        return False
    if SAME_AGAIN.fullmatch(cards.plain) and (told := last_told(teller, zone)):
        below(teller, zone, [Told(line, cards.at) for line in told], at)
        return True
    found = re.search(rf"({NUMBER}) cards?\b", heading.text, re.IGNORECASE)
    whole = number(found[1]) if found else 0
    deck = re.fullmatch(r"(approach deck|deck) of (\S+)", zone)
    if not deck or not made_of(teller, deck[2], cards, approach=deck[1] != "deck", whole=whole):
        below(teller, zone, pile_told(cards, teller.story.players, whole), at)
    return True


SAME_AGAIN = re.compile(
    r"(?:exactly |just )?(?:the )?(?:same|likewise|ditto|identical)(?: (?:again|too|as well|cards?|hand|one|\w+ cards?))*"
    r"(?: (?:as|to) (?:in )?\w+['’]s(?: hand)?)?",
    re.IGNORECASE,
)
"""That a pile holds what the one of the same kind holds that was told of before."""


def last_told(teller: Teller, zone: str) -> list[str]:
    """The lines of the pile of the same kind that was told of last; nothing where there is none."""
    kind = f"{zone.rpartition(' of ')[0]} of "
    starts = [n for n, (depth, text, _) in enumerate(teller.story.lines) if depth == 2 and text.startswith(kind)]
    told: list[str] = []
    for depth, text, _ in teller.story.lines[starts[-1] + 1 :] if starts else ():
        if depth == 2:
            break
        told.append(text)
    return told


def _place(teller: Teller, bare: str, common: str, cards: Bit, at: int) -> bool:
    """Puts cards where they stand; says whether the heading names a location or a Home."""
    seats = teller.story.seats
    if not re.fullmatch(rf"{CITY}|(?:{seats})['’]s Home|Home of (?:{seats})", re.sub(r"\s*\(.*\)$", "", bare)):
        return False
    teller.here = re.sub(r"\s*\(.*\)$", "", bare)
    if nobody := NOBODY_ELSE.search(cards.plain):
        teller.denials.append(Denial(cards, (Lack("characters", where=(teller.here,)),), range(at, cards.at + len(cards.text))))
        cards = cards.cut(0, nobody.start())
    told = cards_told(cards, teller.story.players, below=True)
    if home := re.fullmatch(rf"({seats})['’]s Home|Home of ({seats})", teller.here):
        owned_by(told, home[1] or home[2], seats)
    below(teller, bare, told, at, common)
    return True


def owned_by(cards: list[Told], player: str, seats: str) -> None:
    """Cards at somebody's Home are of that player where no player is named."""
    for card in cards:
        bare = re.sub(r"^[Tt]he (?=Leader\b|Mercenary [A-Z])", "", card.line)
        if not re.match(rf"(?:{seats})['’]s ", bare) and re.match("[A-Z]", bare):
            card.line = nameless(f"{player}'s {bare}", player)


NOBODY_ELSE = re.compile(
    r"(?:[,;]|,? (?:and|but)) (?:there is )?(?:(?:nobody|no ?one)(?: and nothing)? else|no other (?:characters?|cards?))(?: (?:is )?(?:there|here))?$"
)
"""What says behind those who are at a place that nobody else is."""
