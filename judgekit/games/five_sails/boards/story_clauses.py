"""Clauses of a board told in prose, each saying whether it was one of its kind: control, Renown, schemes, Leaders; and the order of all kinds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import CITY, Told, borne_cards
from judgekit.games.five_sails.boards.story_day import DAY
from judgekit.games.five_sails.boards.story_decks import deck
from judgekit.games.five_sails.boards.story_duel import DUELS
from judgekit.games.five_sails.boards.story_lying import lying
from judgekit.games.five_sails.boards.story_moment import is_first
from judgekit.games.five_sails.boards.story_piles import PILES
from judgekit.games.five_sails.boards.story_words import NUMBER, TIME, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller


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
    leader,
    leaders,
    lying,
    bearing,
    location_trait,
    limit,
    moment,
)
