"""Clauses of a board told in prose: who controls what, Renown, piles of cards, schemes, Leaders. Each says whether it was one of its kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import CITY, Told, borne_cards, pile_told
from judgekit.games.five_sails.boards.story_day import DAY, EVERYBODY
from judgekit.games.five_sails.boards.story_decks import deck
from judgekit.games.five_sails.boards.story_duel import DUELS
from judgekit.games.five_sails.boards.story_lying import lying
from judgekit.games.five_sails.boards.story_moment import is_first
from judgekit.games.five_sails.boards.story_piles import PILES
from judgekit.games.five_sails.boards.story_words import NUMBER, TIME, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller

EMPTY_HANDS = re.compile(
    r"(?:there are )?no cards (?:are )?in (?:either |any )?hands?|(?:both|all)(?: players['’]?)? hands are empty"
    r"|(?:neither player|nobody|no ?one|no player) (?:has|holds) (?:any |a )?cards?(?: in hand)?",
    re.IGNORECASE,
)

def control(teller: Teller, said: Bit) -> bool:
    """`The Forums is controlled by B` · `A controls The Docks and The Forums` · `B controls nothing` · `nobody controls The Docks`."""
    by = re.fullmatch(rf"({CITY}.*?) (?:is|are) (?:all |both |each )?controlled by ({teller.story.seats})", said.plain)
    counted = rf"(?:(?:the )?(?:{NUMBER}) (?:city )?locations?[:,]? )?"
    has = re.fullmatch(rf"({teller.story.seats}|nobody|no one|no player) controls? {counted}(.+)", said.plain, re.IGNORECASE)
    if has and re.fullmatch(r"nothing|no (?:city )?locations?|none(?: of .*)?", has[2]):
        return True
    who = by[2] if by else has[1] if has else ""
    what = said.group(by, 1) if by else said.group(has, 2) if has else None
    with_renown = re.search(rf",?(?: each)? with ({NUMBER}) Renown(?: on (?:it|each|them))?$", what.plain) if what else None
    if what and with_renown:
        what = what.cut(0, with_renown.start())
    places = teller.locations(what) if what and not re.sub(rf"{CITY}|,|\band\b|\s", "", what.plain) else []
    for place in places if who in teller.story.players else ():
        lies = f", {number(with_renown[1])} Renown" if with_renown else ""
        teller.board(f"{place} (controlled by {who}{lies})", at=said.at)
    one = rf"({teller.story.seats}) (?:controls |has )?({CITY})"
    who_has = r"(?:(?:each|every) player |they )?(?:each )?controls? (?:one|a) (?:city )?location(?: each)?:?"
    each = re.fullmatch(rf"{who_has} {one}(?:(?:, | and |, and ){one})*", said.plain)
    for found in re.finditer(one, said.plain) if each else ():
        places += (held := teller.locations(said.group(found, 2)))
        teller.board(f"{held[0]} (controlled by {found[1]})", at=said.at)
    free = re.fullmatch(rf"((?:{CITY}|,|and|\s)+)(?:is|are) (?:still )?uncontrolled", said.plain)
    return bool(places or (free and teller.locations(said.group(free, 1))))


def renown(teller: Teller, said: Bit) -> bool:
    """`There is 1 Renown on The Docks and 2 on The Forums` · `1 Renown lies on each of these locations` · `The Forums has 3 Renown on it`."""
    of_somebody = rf"(?:each of )?(?:the )?(?:(?:{NUMBER}) )?(?:city )?locations? (?:that )?(?:{teller.story.seats}) controls"
    all_of_them = r"(?:each of )?(?:these|those|the(?:se)? (?:two|three|four|core)|all)(?: core| City)* locations|each of (?:them|these)"
    places = rf"(?:{of_somebody}|{all_of_them}|(?:each of )?(?:{CITY}|,|\band\b|\s)+)"
    there = rf"({NUMBER})(?: Renown)? (?:(?:is|lies?|are) )?(?:on|at) ({places})"
    bears = rf"({places}) (?:each )?(?:has|have|holds?|bears?) ({NUMBER}) Renown(?: on (?:it|them|each))?"
    counted = rf"Renown (?:on|at) ({places})(?:: | is | = )({NUMBER})"
    lies = rf"(?:there (?:is|are|lies?) )?{there}(?:(?:,? and |, )(?:there (?:is|are) )?(?={NUMBER}))?"
    if re.search("Renown", said.plain, re.IGNORECASE) is None:
        return False
    if re.fullmatch(rf"(?:{lies})+", said.plain, re.IGNORECASE):
        told = [(said.group(found, 2), found[1]) for found in re.finditer(there, said.plain, re.IGNORECASE)]
    elif has := re.fullmatch(bears, said.plain, re.IGNORECASE) or re.fullmatch(counted, said.plain, re.IGNORECASE):
        told = [(said.group(has, 1), has[2])]
    else:
        return False
    for where, many in told:
        for place in (named := teller.locations(where)):
            teller.board(f"{place} ({number(many)} Renown)", at=said.at)
    return bool(named)


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


def scheme(teller: Teller, said: Bit) -> bool:
    """`A's scheme in play, Full House, has panache modifier +2` · `B's likewise initiative 40` · `B's has initiative 62`: nothing else has one."""
    seats = teller.story.seats
    which = r"(?:scheme(?: in play| for the Day| this Day)?|likewise|(?=(?:(?:also )?(?:has|is|with) )?(?:an? )?(?:initiative|panache modifier)\b))"
    name = r"(?:,? ([A-Z][^,(]*?)(?=,| \(| (?:is|has|with|lies|an?)\b|$))?"
    verb = r"(?:(?:is|lies) in play|(?:also )?has|is|with|reads|says|likewise)?(?:,| and)?:?"
    found = re.fullmatch(rf"(?:(?i:the )?[Ss]chemes?: )?({seats})['’]s {which}{name},?\s*{verb}\s*(.*)", said.plain)
    if not found:
        return False
    said_of_it = said.group(found, 3)
    called = re.match(r"([A-Z][^,(]*?)\s*\(([^()]*)\)$", said_of_it.plain) if not found[2] else None
    name = said.group(found, 2).text if found[2] else said_of_it.group(called, 1).text if called else f"Scheme of {found[1]}"
    values = said_of_it.group(called, 2) if called else said_of_it
    said_values = [p for p in values.split(r",\s*(?:and\s+)?|;\s*|\s+and\s+") if not re.match(r"(?:no|without)\b", p.plain)]
    parts = [re.sub(r" (?:of|is) (?=[+-]?\d)|^an? (?=initiative|panache)|^(?:the )?text:? (?=\")", " ", p.text).strip() for p in said_values]
    brackets = ", ".join(p[1:-1] if p.startswith("(") else p for p in parts)
    teller.board(f"scheme of {found[1]}", [Told(f"{name} (scheme{', ' if brackets else ''}{brackets})", said.at)], said.at)
    return True


def leader(teller: Teller, said: Bit) -> bool:
    """A Leader of whom nothing says where: `A's Leader Ida (resolve 8) has 2 wounds`, `A's Leader is Valdo (resolve 8)`; at Home, then."""
    whose = rf"({teller.story.seats})(?:['’]s (?:only character(?: in play)? is )?| has only )(?:(?:the|his|her|their|\w+['’]s) )?"
    told = re.fullmatch(rf"{whose}Leader (?:is )?([A-Z][^(,]*\([^()]*\))(?:,| (?:is|has))?\s*(.*)", said.plain)
    if told is None:
        named = re.fullmatch(rf"({teller.story.seats})['’]s Leader(?: is)? ([A-Z]\w+),?(?: is)? (?:an? )?([A-Z]\w+)(?: Leader)?", said.plain)
        if named:  # with a trait, as that of the faction
            teller.board(f"Home of {named[1]}", [Told(f"{named[1]}'s Leader {named[2]} (Leader, {named[3]})", said.at)], said.at)
        return named is not None
    how = said.group(told, 3).text
    how = "" if re.fullmatch(r"none|no wounds|(?:at|in) (?:\S+ )?Home", how) else re.sub(r"^(?:at|in) (?:\S+ )?Home,?\s*", "", how)
    line = f"{told[1]}'s Leader {said.group(told, 2).text}" + (f", {how}" if how else "")
    teller.board(f"Home of {told[1]}", [Told(line, said.at)], said.at)
    return True


def leaders(teller: Teller, said: Bit) -> bool:
    """`Both Leaders are in play` · `the Leaders of B and C are at their Homes`."""
    named = rf"(?:{teller.story.seats})(?:(?:,? and |, )(?:{teller.story.seats}))*"
    whose = rf"(?:both|(?:all|the)(?: two| three| four)?)(?: other)? leaders(?: of (?P<of>{named}))?|each player['’]s leader"
    where = r"(?: (?:still )?in play)?(?:,? (?:and )?unwounded)?(?: (?:at|in) (?:their|its) Homes?)?(?:,? (?:and )?unwounded)?"
    stat = r"(?P<stat>Panache|Crew Cap) (?:of )?(?P<n>\d+)(?: each)?"
    lying = rf"(?:are|is){where}(?:,? (?:each )?with {stat.replace('P<', 'P<with_')})?"
    found = re.fullmatch(rf"(?:{whose}) (?:{lying}|(?:each )?ha(?:ve|s) {stat})", said.plain, re.IGNORECASE)
    if not found:
        return False
    kind, n = found["stat"] or found["with_stat"], found["n"] or found["with_n"]
    for player in re.findall(rf"\b(?:{teller.story.seats})\b", found["of"] or "") or teller.story.players:
        if not kind or not teller.is_said(f"{player}'s Leader", f"{kind.casefold()} {n}"):
            teller.leaders[player] = f"{teller.leaders.get(player, '')}{f', {kind.casefold()} {n}' if kind else ''}"
    return True


def moment(teller: Teller, said: Bit) -> bool:
    """What one more sentence says of the moment."""
    if not (TIME.match(said.plain) or is_first(said)):
        return False
    teller.moment(said)
    return True


def bearing(teller: Teller, said: Bit) -> bool:
    """What somebody bears of whom was told before: `Cato is equipped with Cloak (Attachment, Attire) and Rope (Attachment)`."""
    found = re.fullmatch(r"([A-Z][^,()]*?) (?:is|has been) (?:also )?(?:equipped with|wearing|bearing|carrying|wielding) (.+)", said.plain)
    if not found:
        return False
    cards, behind = borne_cards(said.group(found, 2))
    return not behind.text and teller.bears(said.group(found, 1).text, cards)


def location_trait(teller: Teller, said: Bit) -> bool:
    """`The Forums has the trait Academy` · `The Docks is a Harbor location`."""
    found = re.fullmatch(rf"({CITY}) (?:(?:has|bears) the traits? ([A-Z][\w ]*)|is an? ([A-Z]\w+)(?: location)?)", said.plain)
    for place in teller.locations(said.group(found, 1)) if found else ():
        teller.board(f"{place} (trait {found[2] or found[3]})" if found else place, at=said.at)
    return found is not None


def limit(teller: Teller, said: Bit) -> bool:
    """`A's Crew Cap is 3`, of the Leader told before."""
    found = re.fullmatch(rf"({teller.story.seats})['’]s (Crew Cap|Panache) is (\d+)", said.plain, re.IGNORECASE)
    return found is not None and teller.is_said(f"{found[1]}'s Leader", f"{found[2]} {found[3]}")


def unsaid(teller: Teller, said: Bit) -> bool:
    """What only says that there is no more to say."""
    return teller.unsaid(said)


CLAUSES: tuple[Callable[[Teller, Bit], bool], ...] = (
    unsaid,
    *DUELS,
    control,
    renown,
    scheme,
    deck,
    *DAY,
    *PILES,
    piles,
    hands,
    own_piles,
    piles_of_all,
    leader,
    leaders,
    lying,
    bearing,
    location_trait,
    limit,
    moment,
)
