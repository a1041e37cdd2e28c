"""Clauses of a board told in prose that tell of a Day under way: cards of which only their number is said, what was revealed, lost Leaders."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.prose import Bit
from judgekit.games.five_sails.boards.story_cards import CITY, Told, cards_told
from judgekit.games.five_sails.boards.story_words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Teller

EACH = r"(?:each|every|both|all)"
EVERYBODY = rf"{EACH}(?: of the)? players?|everybody|everyone|players|both(?: of them)?|(?:each|all) of them|they"


def whose(teller: Teller, said: str) -> list[str]:
    """The players of a list, `A and B`, or all of them."""
    if re.fullmatch(EVERYBODY, said, re.IGNORECASE):
        return list(teller.story.players)
    named = re.split(r",\s*(?:and\s+)?|\s+and\s+", said)
    return named if all(x in teller.story.players for x in named) else []


def crew(teller: Teller, said: Bit) -> bool:
    """`A's Leader Valdo (Crew Cap 4), Perrin and the Mercenary Brona are A's characters`: at Home, where nothing else is said."""
    seats = teller.story.seats
    theirs = rf"(?P<of>{seats})['’]s (?:only )?(?:characters|crew)(?: in play)?"
    found = re.fullmatch(rf"(?P<who>.+) (?:are|make up|form) (?:all )?{theirs}", said.plain)
    found = found or re.fullmatch(rf"{theirs} (?:are|is|consists of):? (?P<who>.+)", said.plain)
    if found is None:
        return False
    owner = found["of"]
    for card in said.group(found, "who").split(r",\s*(?:and\s+)?|\s+and\s+"):
        name = re.sub(rf"^(?:(?:{seats})['’]s |the |his |her |their )", "", card.text)
        name = re.sub(r"^Mercenary ([A-Z][^(]*?)(?: \(|$)(.*?)\)?$", lambda m: f"{m[1]} (Mercenary{', ' if m[2] else ''}{m[2]})", name)
        teller.board(f"Home of {owner}", [Told(f"{owner}'s {name}", card.at)], card.at)
    return True


def holdings(teller: Teller, said: Bit) -> bool:
    """Who holds how much, in a list: `A 2, B 5` · `A and B 3 each` · `A holds 9 Renown and B 0`."""
    seat = rf"(?:{teller.story.seats})"
    who = rf"{seat}(?:(?:,? and |, ){seat})*|{EVERYBODY}"
    one = rf"({who})(?:\s*:|,?(?: (?:each|both|all))?(?: (?:has|have|holds?))?) ({NUMBER})(?: Renown)?(?: each)?(?:\s*\([^)]*\))?"
    if not re.fullmatch(rf"{one}(?:(?:,|,? and) {one})*", said.plain, re.IGNORECASE):
        return respectively(teller, said)
    for found in re.finditer(one, said.plain, re.IGNORECASE):
        teller.story.renown |= {player: number(found[2]) for player in whose(teller, found[1])}
    return True


def respectively(teller: Teller, said: Bit) -> bool:
    """`A, B and C hold 8, 8 and 7 Renown`."""
    found = re.fullmatch(rf"(.+?) (?:have|hold) ((?:{NUMBER})(?:(?:,? and |, )(?:{NUMBER}))+) Renown(?:,? respectively)?", said.plain)
    players, amounts = (whose(teller, found[1]), re.split(r",? and |, ", found[2])) if found else ([], [])
    if not players or len(players) != len(amounts):
        return False
    teller.story.renown |= {player: number(amount) for player, amount in zip(players, amounts, strict=True)}
    return True


def listed_renown(teller: Teller, said: Bit) -> bool:
    """`A and B each hold 3 Renown` · `B holds 9 Renown, A 0`."""
    return re.search(r"\bRenown\b", said.plain, re.IGNORECASE) is not None and holdings(teller, said)


ON_IT = r"(?:,? on which (?:there (?:is|are)|lies?)|,? with|,? which (?:has|holds|bears))"
LIES_THERE = rf"{ON_IT} (?:({NUMBER}) Renown|(?P<none>none|nothing))(?: on it)?"
RENOWN_THERE = re.compile(rf"({CITY})(?:{LIES_THERE}|\s*\((?P<many>\d+) Renown(?: on it)?\))?", re.IGNORECASE)
"""A location, and how much Renown lies on it."""


def control_with_renown(teller: Teller, said: Bit) -> bool:
    """`A controls The Docks, on which there is 1 Renown` · `A controls The Docks (1 Renown) and The Forums (2 Renown)` · `nobody controls …`."""
    found = re.match(rf"({teller.story.seats}|nobody|no ?one|no player) controls (?={CITY})", said.plain, re.IGNORECASE)
    parts = said.cut(found.end()).split(rf",\s*(?:and\s+)?(?={CITY})|\s+and\s+(?={CITY})") if found else []
    lies = [RENOWN_THERE.fullmatch(part.text) for part in parts]
    if found is None or not all(lies) or not any(each and (each[2] or each["none"] or each["many"]) for each in lies):
        return False
    whose = f"controlled by {found[1]}" if found[1] in teller.story.players else "uncontrolled"
    for part, each in zip(parts, lies, strict=True):
        many = number(each[2] or each["many"] or "0") if each else 0
        teller.board(f"{teller.locations(part)[0]} ({whose}{f', {many} Renown' if many else ''})", at=said.at)
    return True


def control_each(teller: Teller, said: Bit) -> bool:
    """`They each control one location, A The Docks and B The Forums`."""
    seats = "|".join(map(re.escape, teller.story.players))
    who = rf"(?:they|both(?: players)?|the players|each player|(?:{seats})(?:,? and (?:{seats}))*)"
    one = rf"(?P<who>{seats}) (?P<place>{CITY})"
    found = re.fullmatch(rf"{who}(?: each| both)? controls? (?:exactly )?one (?:city )?location(?: each)?[,:] (.+)", said.text, re.IGNORECASE)
    if found is None or re.sub(rf"{one}|,|\band\b|\s", "", found[1]):
        return False
    for each in re.finditer(one, found[1]):
        teller.board(f"{each['place']} (controlled by {each['who']})", at=said.at)
    return True


def panache(teller: Teller, said: Bit) -> bool:
    """`A's Leader Irena has Panache 5 and C's Leader Tadeo Panache 4`: a Leader of whom no place is told is at Home."""
    name = r"[A-Z][\w'’-]*(?: (?:of|the|de|la|von|van|[A-Z][\w'’-]*))*?"
    shape = rf"(?P<who>{teller.story.seats})['’]s Leader(?: (?P<name>{name}))?(?:,? (?:has|with|is))?(?: (?:a|an|the))?"
    parts = said.split(r",\s*(?:and\s+)?|\s+and\s+")
    found = [re.fullmatch(rf"{shape} (?P<stat>Panache|Crew Cap)(?: of| is)? (?P<n>\d+)", part.plain) for part in parts]
    for one in found if all(found) else ():
        assert one is not None
        who, called, stat = one["who"], one["name"] or f"Leader of {one['who']}", f"{one['stat'].casefold()} {one['n']}"
        if not teller.is_said(called, stat):
            teller.board(f"Home of {who}", [Told(f"{who}'s {called} (Leader, {stat})", said.at)], said.at)
    return all(found)


def revealed(teller: Teller, said: Bit) -> bool:
    """`A has revealed the character Quill (…)` · `B's chosen character is Wim (…)`: the cards of the Day, chosen and not yet in play."""
    chosen = r"(?:already )?(?:revealed|chosen|selected)"
    card = r"(?:cards?|characters?|schemes?)(?: (?:and|or) (?:schemes?|characters?))?"
    shape = rf"(?: (?:has |have )?{chosen}(?: the)?(?: {card})?|['’]s {chosen} {card} (?:is|are))(?: for (?:the|this) day)?[:,]?"
    shape = rf"{shape}(?=\s*(?:[A-Z]|an? scheme\b))"
    behind = r",? (?:as|for) (?:(?:the|his|her|their|its) )?(?:(?:character|scheme)s?)?(?: ?(?:of|for)? ?(?:the|this) [Dd]ay)?"
    found = re.fullmatch(rf"({teller.story.seats}){shape} (\S.*?)(?:{behind})?", said.plain)
    if found is None:
        return False
    cards, joint = said.group(found, 2), r",?\s+and\s+(?=an? scheme\b|the character\b)"
    teller.board(f"chosen of {found[1]}", [x for part in cards.split(joint) for x in chosen_told(teller, found[1], part)], said.at)
    return True


NAMELESS = re.compile(r"an? scheme (?:with|of|that has) (?:an? )?(?=initiative|panache modifier)(.+)", re.IGNORECASE)


def chosen_told(teller: Teller, player: str, said: Bit) -> list[Told]:
    """Cards that were chosen; of a scheme only its values may be told: `a scheme with initiative 40 and panache modifier -1`."""
    values = NAMELESS.fullmatch(said.plain)
    if values is None:
        return cards_told(said, teller.story.players, hidden=True)
    told = re.sub(r",? and (?:an? )?", ", ", said.group(values, 1).text)
    return [Told(f"Scheme of {player} (scheme, {re.sub(r' of (?=[+-]?[0-9])', ' ', told)})", said.at)]


def lost_leader(teller: Teller, said: Bit) -> bool:
    """`B's Leader was destroyed on Day 2` · `B's Leader lies in The Locker of B` · `B is out of the game`."""
    seats = rf"(?P<who>{teller.story.seats})"
    when = r"(?: (?:on|in|earlier|before|during)\b[^,;]*?)?"
    locker = r"(?:lies? |is )?(?:now )?in (?:The Locker(?: of \S+)?|(?:his|her|their|\S+['’]s) Locker)"
    gone = rf"{seats}['’]s Leader(?: (?P<name>[A-Z][^,()]*?))? (?:(?:was|has been|is) destroyed{when}(?: and {locker})?|{locker})"
    out = r"(?:is (?:already )?(?:out of the game|eliminated)|(?:has|was) (?:already )?(?:been )?eliminated)"
    without = rf"{seats} (?:has no Leader(?: in play)?(?: any more)?|{out}|lost (?:his|her|their|the) Leader{when})"
    found = re.fullmatch(rf"{gone}(?: and \S+ {out})?", said.plain) or re.fullmatch(without, said.plain)
    if found is None:
        return False
    name = found.groupdict().get("name") or f"Leader of {found['who']}"
    how = "" if re.search(r"['’]s Leader(?: [^,]*?)? (?:lies|is (?:now )?in)\b", found[0]) else ", destroyed"
    lines = [f"locker of {found['who']}:", f"{found['who']}'s {name} (Leader{how})"]
    if not any(text == lines[1] for _, text, _ in teller.story.lines):
        teller.board(lines[0][:-1], [Told(lines[1], said.at)], said.at)
    return True


def alike_schemes(teller: Teller, said: Bit) -> bool:
    """`their schemes have panache modifier 0` · `panache modifiers 0`: for the schemes that were told, and for a player without one."""
    found = re.fullmatch(
        r"(?:(?:with )?(?:both |all |the |their )?(?:schemes )?(?:(?:each )?(?:have|has|with) )?(?:a )?)"
        r"(initiative|panache modifier)s?(?: of| are| is)? ([+-]?\d+)(?: each)?",
        said.plain,
        re.IGNORECASE,
    )
    if found is None:
        return False
    lines, stat = teller.story.lines, f"{found[1].casefold()} {found[2]}"
    for n, (depth, text, at) in enumerate(lines):
        if depth > 2 and lines[n - 1][1].startswith("scheme of ") and found[1].casefold() not in text:
            lines[n] = depth, f"{text}, {stat}", at
    for player in teller.story.players:
        if not any(text == f"scheme of {player}:" for _, text, _ in lines):
            teller.board(f"scheme of {player}", [Told(f"Scheme of {player} (scheme, {stat})", said.at)], said.at)
    return True


def schemes_listed(teller: Teller, said: Bit) -> bool:
    """`The schemes revealed are A's Ambush (initiative 50) and B's Bribe (initiative 22)` · `the initiatives are A 44, B 61`."""
    seat = rf"(?:{teller.story.seats})"
    of = r"(?: (?:values )?(?:of|on) (?:the|their) schemes)?"
    stat = rf"(?:the )?(?:schemes['’] )?(initiative|panache modifier)(?: value)?s?{of}(?: are| is)?:?"
    values = rf"{stat} ((?:{seat}(?:['’]s)? [+-]?\d+(?:,? and |, )?)+)"
    told = re.fullmatch(values, said.plain, re.IGNORECASE)
    for who, value in re.findall(rf"\b({seat})(?:['’]s)? ([+-]?\d+)", told[2]) if told else ():
        with_value(teller, who, f"{told[1].casefold()} {value}" if told else "", said.at)
    which = r"(?:the |both |all )?(?:revealed |chosen )?schemes(?: (?:revealed|in play|chosen))? are(?: now)?:?"
    listed = re.fullmatch(rf"{which} ({seat}['’]s [A-Z].+)", said.plain, re.IGNORECASE)
    for card in cards_told(said.group(listed, 1), teller.story.players) if listed else ():
        who, _, name = card.line.partition("'s ") if "'s " in card.line else card.line.partition("’s ")
        teller.board(f"scheme of {who}", [Told(name, card.at)], card.at)
    return told is not None or listed is not None


def with_value(teller: Teller, player: str, stat: str, at: int) -> None:
    """Gives the scheme of a player a value; a player of whom none was told has one."""
    lines = teller.story.lines
    n = next((n for n, (_, text, _) in enumerate(lines) if text == f"scheme of {player}:"), -1)
    if n >= 0:
        depth, text, begins = lines[n + 1]
        lines[n + 1] = depth, f"{text}, {stat}", begins
    else:
        teller.board(f"scheme of {player}", [Told(f"Scheme of {player} (scheme, {stat})", at)], at)


DAY: tuple[Callable[[Teller, Bit], bool], ...] = (
    crew,
    listed_renown,
    control_with_renown,
    control_each,
    panache,
    revealed,
    lost_leader,
    schemes_listed,
    alike_schemes,
)
