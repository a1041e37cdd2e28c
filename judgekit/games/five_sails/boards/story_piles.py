"""Clauses of a board told in prose that say which cards somebody has in each pile, or how many, and how much Renown with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import Told, pile_told
from judgekit.games.five_sails.boards.story_day import EVERYBODY, whose
from judgekit.games.five_sails.boards.story_words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller

EMPTY_HANDS = re.compile(
    r"(?:there are )?no cards (?:are )?in (?:either |any )?hands?|(?:both|all)(?: players['’]?)? hands are empty"
    r"|(?:neither player|nobody|no ?one|no player) (?:has|holds) (?:any |a )?cards?(?: in hand)?",
    re.IGNORECASE,
)
PILE = r"(?:his |her |their |the )?(?P<zone>hand|(?:faction )?deck|discard pile|locker)s?"


def alike_holdings(teller: Teller, said: Bit) -> bool:
    """`A and B have no cards in hand` · `both have 0 Renown, no cards in hand and forty cards in the deck`."""
    found = re.fullmatch(r"(.+?) (?:each |both |all )?(?:has|have|holds?) (.+)", said.plain, re.IGNORECASE)
    players = whose(teller, found[1]) if found else []
    many = rf"(?:exactly |only )?(?:{NUMBER}) "
    parts = said.group(found, 2).split(rf",?\s+and\s+(?={many})|,\s+(?={many})") if found else []
    cards = rf"(?P<cards>{many}(?:unknown |other )?cards?(?:[,:] .+?)?),? in {PILE}"
    told = [re.fullmatch(rf"(?P<renown>{NUMBER}) Renown|{cards}", part.plain, re.IGNORECASE) for part in parts]
    if not players or not all(told):
        return False
    for player in players:
        for part, each in zip(parts, told, strict=True):
            if each and each["renown"]:
                teller.story.renown[player] = number(each["renown"])
            elif each:
                teller.board(teller.zone(f"{player}'s {each['zone']}"), pile_told(part.group(each, "cards"), teller.story.players), said.at)
    return True


def lying_in(teller: Teller, said: Bit) -> bool:
    """`one card of A's is in The Locker` · `two of B's cards lie in the discard pile`."""
    whose_cards = rf"({NUMBER}) (?:cards? of (?P<of>{teller.story.seats})(?:['’]s)?|of (?P<own>{teller.story.seats})['’]s cards)"
    found = re.fullmatch(rf"{whose_cards} (?:is|are|lies?)(?: already)? in {PILE}", said.plain, re.IGNORECASE)
    if found is None:
        return False
    teller.board(teller.zone(f"{found['of'] or found['own']}'s {found['zone']}"), [Told(f"{number(found[1])} unknown", said.at)], said.at)
    return True


def none_either(teller: Teller, said: Bit) -> bool:
    """`B has none`, behind the hand of another player."""
    found = re.fullmatch(rf"({teller.story.seats}) has none", said.plain)
    headings = [text for _, text, _ in teller.story.lines if text.endswith(":")]
    if found is None or not headings or not headings[-1].startswith("hand of "):
        return False
    teller.board(f"hand of {found[1]}", [Told("empty", said.at)], said.at)
    return True


def piles(teller: Teller, said: Bit) -> bool:
    """`A's hand is empty` · `A's hand holds Jab (risk, 1/0/0)` · `the two top cards of A's deck, ten cards in all, are …`."""
    order = r"(?:,? (?:from the top(?: down)?|in (?:this|that) order)[,:]?)?"
    whole = rf"(?:,? (?:of|with|which has|which holds)? ?(?P<whole>{NUMBER}) cards(?: in all)?,?)?"
    first = rf"(?:(?:{NUMBER}) )?top(?:most)? (?:(?:{NUMBER}) )?cards?"
    top = re.fullmatch(rf"the {first} (?:of|in|on) (.+?){whole} (?:is|are){order} (?P<cards>.+)", said.plain, re.IGNORECASE)
    verbs = r"(?:is|are|has|holds?|contains?|consists of)(?: exactly| only|,? from the top(?: down)?[,:]?)?"
    found = top or re.fullmatch(rf"(.+?) {verbs} (.+)", said.plain) or re.fullmatch(rf"(.+?) ((?:{NUMBER}) cards?)", said.plain, re.IGNORECASE)
    zone = teller.zone(said.group(found, 1).text) if found else ""
    if found is None or not zone or zone.startswith("scheme"):
        return False
    cards = pile_told(said.group(found, "cards" if top else 2), teller.story.players)
    below = number(top["whole"]) - len(cards) if top and top["whole"] else 0
    teller.board(zone, [*cards, Told(f"{below} unknown", said.at)] if below > 0 else cards, said.at)
    return True


def hands(teller: Teller, said: Bit) -> bool:
    """`B has 7 cards in hand` · `A has 6 cards in hand, B 4` · `A has Jab (risk, 1/0/0) in hand` · `neither player has cards in hand`."""
    seats = teller.story.seats
    if EMPTY_HANDS.fullmatch(said.plain):
        for player in teller.story.players:
            teller.board(f"hand of {player}", [Told("empty", said.at)], said.at)
        return True
    other = rf"({seats})(?: has)? ({NUMBER}|none)"
    listed = re.fullmatch(rf"({seats}) (?:has|holds) ((?:exactly |only )?(?:{NUMBER}) cards? in (?:\w+ )?hand[,:] (?!{other}$).+)", said.plain)
    if listed:
        teller.board(f"hand of {listed[1]}", pile_told(said.group(listed, 2), teller.story.players), said.at)
        return True
    if empty := re.fullmatch(rf"({seats}) (?:has|holds) (?:an )?empty (hand|deck)", said.plain):
        teller.board(f"{empty[2]} of {empty[1]}", [Told("empty", said.at)], said.at)
        return True
    counted = rf"({NUMBER}) (?:unknown |other )?cards? in (?:his |her |their |the )?(?P<zone>hand|deck)"
    found = re.fullmatch(rf"({seats}) has {counted}(?:(?:,| and|, and) {other})?", said.plain, re.IGNORECASE)
    said_of = [(found[1], found[2]), (found[4], found[5])] if found else []
    for who, many in (pair for pair in said_of if pair[0]):
        zone = "deck" if found and found[3].casefold() == "deck" else "hand"
        count = 0 if many == "none" else number(many)
        teller.board(f"{zone} of {who}", [Told(f"{count} unknown" if count else "empty", said.at)], said.at)
    named = re.fullmatch(rf"({seats}) (?:has|holds) (.+) in (?:his |her |their )?hand", said.plain)
    named = named or re.fullmatch(rf"({seats}) holds (.+\).*)", said.plain)
    if named and not found:
        teller.board(f"hand of {named[1]}", pile_told(said.group(named, 2), teller.story.players), said.at)
    return found is not None or named is not None


def own_piles(teller: Teller, said: Bit) -> bool:
    """`Each player has a Faction Deck of 40 cards`."""
    own = re.fullmatch(rf"(?:{EVERYBODY}) (?:has|have) an? (hand|(?:faction )?deck|discard pile) of (.+)", said.plain, re.IGNORECASE)
    if own is None:
        return False
    for who in teller.story.players:
        teller.board(teller.zone(f"{who}'s {own[1]}"), pile_told(said.group(own, 2), teller.story.players), said.at)
    return True


def piles_of_all(teller: Teller, said: Bit) -> bool:
    """`Each player's deck has ten unknown cards` · `both Faction Decks hold 20 cards` · `all hands are empty`."""
    seats = teller.story.seats
    whose = r"(?:each|every|both|all|the|(?:each|every) player['’]s)(?: the)?(?: players['’])?"
    but = rf"(?: (?:but|except|other than) (?P<but>(?:{seats})['’]s(?:,? (?:and|or) (?:{seats})['’]s)*)(?: hand| deck)?)?"
    named = rf"(?: of (?P<of>(?:{seats})(?:(?:,? and |, )(?:{seats}))*|both players|all players|each player))?"
    zone = r"(?P<zone>hand|(?:faction )?deck|discard pile)"
    verb = r"(?:is|are|has|have|holds?|contains?)(?: each| both| all)?"
    found = re.fullmatch(rf"{whose}(?P<other> other)? {zone}s?{named}{but} {verb} (?P<what>.+)", said.plain, re.IGNORECASE)
    if found is None:
        return False
    told = {text for _, text, _ in teller.story.lines}
    left_out = re.findall(rf"\b(?:{seats})\b", found["but"] or "")
    for who in re.findall(rf"\b(?:{seats})\b", found["of"] or "") or teller.story.players:
        zone = teller.zone(f"{who}'s {found['zone']}")
        if who in left_out or (found["other"] and f"{zone}:" in told):
            continue
        teller.board(zone, pile_told(said.group(found, "what"), teller.story.players), said.at)
    return True


PILES: tuple[Callable[[Teller, Bit], bool], ...] = (
    alike_holdings,
    lying_in,
    none_either,
    piles,
    hands,
    own_piles,
    piles_of_all,
)
