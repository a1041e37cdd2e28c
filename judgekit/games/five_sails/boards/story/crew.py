"""Clauses of a board told in prose that tell of a crew and its Leader: who belongs to it, of what Panache, in play, destroyed or nobody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.aside import BEARING
from judgekit.games.five_sails.boards.story.cards import Told, listed, nameless, without_borne
from judgekit.games.five_sails.boards.story.denied import Denial, places_named
from judgekit.games.five_sails.boards.story.lacking import ANYWHERE_IN_THE_CITY, Lack
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

AND = r",\s*(?:and\s+)?|\s+and\s+"


def crew(teller: Teller, said: Bit) -> bool:
    """`A's Leader Valdo (Crew Cap 4), Perrin and the Mercenary Brona are A's characters`, at Home where nothing is said; `Bo is B's only one`."""
    seats = teller.story.seats
    at = rf"(?P<at> (?:at|in|on) (?:{CITY}|(?:\w+['’]s |the )?Home)| there)?"
    their = rf"(?P<of>{seats}|his|her|its|their)(?:['’]s)? (?P<only>only )?(?P<other>other )?(?:characters?|crew|one)(?: in play)?{at}"
    found = re.fullmatch(rf"(?P<who>.+?) (?:are|is|makes? up|forms?) (?:all )?{their}", said.plain)
    found = found or re.fullmatch(rf"{their}(?: (?:are|is|consists of))?:? (?!has |have |counts |numbers )(?P<who>.+)", said.plain)
    if found is None:
        return False
    listed = said.group(found, "who")
    together = re.search(rf",? (?:all|both) (?:at|in|on) ({CITY}|(?:\w+['’]s |the )?Home)$", listed.plain)
    cards = (listed.cut(0, together.start()) if together else listed).split(rf"(?:{AND})(?!\s*{BEARING} )")
    owner = found["of"] if found["of"] in teller.story.players else (re.match(rf"({seats})['’]s ", cards[0].plain) or [""] * 2)[1]
    if not owner:
        return False
    home = together is None or together[1].endswith("Home")
    names = [_member(teller, owner, card, f"Home of {owner}" if home or together is None else together[1]) for card in cards]
    if found["only"]:
        where = places_named(teller, found["at"] or "") if found["at"] else ()
        lack = Lack("characters", (owner,), where=where, but=tuple(names))
        teller.denials.append(Denial(said, (lack,), range(said.at if found["other"] else 0)))
    return True


def _member(teller: Teller, owner: str, card: Bit, place: str) -> str:
    """The name of somebody in a crew, who is at that place where nothing has been told of him before; a Leader without a name is called so."""
    card, bears, _ = without_borne(card)
    name = re.sub(rf"^(?:(?:{teller.story.seats})['’]s |the |his |her |their )", "", card.text)
    bare = re.sub(r"\s*\(.*", "", name)
    called = "Leader" if bare == "Leader" else bare.removeprefix("Leader ")
    if not teller.story.knows(called) and not (bare == "Leader" and teller.story.knows(f"{owner}'s Leader")):
        of_the_city = re.match(r"Mercenary ([A-Z][^(]*?)(?: \(|$)(.*?)\)?$", name)
        name = f"{of_the_city[1]} (Mercenary{', ' if of_the_city[2] else ''}{of_the_city[2]})" if of_the_city else name
        name = re.sub(r"^Leader(?=\s*(?:\(|$))(\s*\()?", lambda m: f"Leader of {owner} (Leader{', ' if m[1] else ')'}", name)
        teller.board(place, [Told(f"{owner}'s {name}", card.at, bears=bears)], card.at)
    elif bears:
        teller.story.bears(called, bears)
    return called


PLAIN_NAME = r"((?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*)"


OF_A_FACTION = r"(?: (?:belonging to|belongs to|of|from|is (?:of|from)|comes from)(?: the(?: faction)?)?)?"
LIES_SO = r"(?:,|,? (?:already )?(?:has|is)(?: suffered| taken)?|,? with) (?:(?P<wounds>\d+ wounds?)|(?P<lies>unwounded|en garde|engaged))"


def leader(teller: Teller, said: Bit) -> bool:
    """A Leader of whom nothing says where: `A's Leader Ida (resolve 8) has 2 wounds`, `A's Leader is Valdo (resolve 8)`; at Home, then."""
    whose = rf"({teller.story.seats})(?:['’]s (?:only character(?: in play)? is )?| has only )(?:(?:the|his|her|their|\w+['’]s) )?"
    told = re.fullmatch(rf"{whose}Leader (?:is )?([A-Z][^(,]*\([^()]*\)|\([^()]*\)(?=.*\bequipped with ))(?:,| (?:is|has))?\s*(.*)", said.plain)
    if told is None:
        named = re.fullmatch(
            rf"({teller.story.seats})['’]s Leader(?: is)? {PLAIN_NAME}(?:(?:(?:,| is|, is)?{OF_A_FACTION} (?:an? |the )?|,? (?:has|bears|with) the )"
            rf"([A-Z]\w+)(?: Leader| (?:faction )?symbol| faction)?|{LIES_SO})?",
            said.plain,
        )
        if named:  # perhaps with a trait, as that of the faction
            trait = f", {named[3]}" if named[3] else ""
            lies = f", {named['wounds'] or named['lies']}" if named["wounds"] or named["lies"] else ""
            teller.board(f"Home of {named[1]}", [Told(f"{named[1]}'s Leader {named[2]} (Leader{trait}){lies}", said.at)], said.at)
            teller.unplaced.append(f"{named[1]}'s {named[2]}")
        return named is not None
    lying, bears, behind = without_borne(said.group(told, 3))
    how = ", ".join(listed(x.text) for x in (lying, behind) if x.text) if bears else lying.text
    if not re.match(r"(?:at|in) (?:\S+ )?Home", how):
        teller.unplaced.append(re.sub(r"\s*\(.*", "", f"{told[1]}'s {said.group(told, 2).text}").rstrip())
    how = "" if re.fullmatch(r"none|no wounds|(?:at|in) (?:\S+ )?Home", how) else re.sub(r"^(?:at|in) (?:\S+ )?Home,?\s*", "", how)
    line = nameless(f"{told[1]}'s Leader {said.group(told, 2).text}", told[1]) + (f", {how}" if how else "")
    teller.board(f"Home of {told[1]}", [Told(line, said.at, bears=bears)], said.at)
    return True


ONLY_ONE = r"(?:the )?only character(?: in play)?(?: (?:on|of) (?:its|their|that) (?:side|player|own))?"
OF_A_LEADER = re.compile(
    rf"(?P<stat>(?:an? )?(?:Panache|Crew Cap)(?: of)? \d+)|(?P<lying>unwounded|en garde|engaged|(?:\d+|no) wounds?)|(?P<only>{ONLY_ONE})"
    r"|(?:(?:still )?(?:alive|in play))?(?P<home> ?(?:at|in) (?:(?:their|its|the)(?: own)? )?Homes?)?",
    re.IGNORECASE,
)
A_HOME = re.compile(r"(?<=\w) (?=(?:at|in) (?:(?:their|its|the)(?: own)? )?Homes?\b)|(?<=\bHome) (?=en |un)|(?<=\bHomes) (?=en |un)", re.IGNORECASE)
"""Around the place of Leaders, where nothing parts it from how they lie: `unwounded at their Homes`."""


def leaders(teller: Teller, said: Bit) -> bool:
    """`Both Leaders are in play and unwounded` · `the Leaders of B and C are at their Homes` · `each Leader has Crew Cap 5`."""
    seats = teller.story.seats
    named = rf"(?:{seats})(?:(?:,? and |, )(?:{seats}))*"
    whose = (
        rf"(?:both|(?:all|the|each|every)(?: of the)?(?: two| three| four)?)(?P<other> other)?(?: players?['’]s?)? leaders?(?: of (?P<of>{named}))?"
    )
    whose += rf"|(?P<own>{seats})['’]s leader"
    have = r"(?:each|every|both|all) players? (?:still )?(?:ha(?:s|ve)|controls?) (?P<alone>only |just )?(?:one character, )?(?:a|the|their) leaders?"
    are = r"(?: (?:is|are|has|have)(?: each| all| both)?|(?= (?:still )?(?:in play|alive|en garde|unwounded|with|at|in)\b))"
    found = re.fullmatch(rf"(?:(?:{whose}){are}|{have})(?:,? (?P<how>.+))?", said.plain, re.IGNORECASE)
    parts = re.split(r",?(?: and| with)(?: (?:is|are|has|have))? |, ", A_HOME.sub(", ", found["how"] or "in play")) if found else []
    told = [one for part in parts if (one := OF_A_LEADER.fullmatch(re.sub("^(?:each|with) | each$", "", part)))]
    if found is None or len(told) < len(parts):
        return False
    how = "".join(f", {re.sub('^an? | of', '', (one['stat'] or one['lying']).casefold())}" for one in told if one["stat"] or one["lying"])
    players = re.findall(rf"\b(?:{seats})\b", found["of"] or found["own"] or "") or teller.story.players
    players = [player for player in players if not (found["other"] and teller.story.leader_of(player) is not None)]
    teller.leaders |= {player: f"{teller.leaders.get(player, '')}{how}" for player in players}
    if any(one["only"] for one in told) or found["alone"]:
        teller.denials.append(Denial(said, (Lack("characters", but=("Leader",)),)))
    if any(one["home"] for one in told):
        teller.denials.append(Denial(said, (Lack("characters", tuple(players), ("Leader",), (ANYWHERE_IN_THE_CITY,)),)))
    return True


def panache(teller: Teller, said: Bit) -> bool:
    """`A's Leader Irena has Panache 5 and C's Leader Tadeo Panache 4`: a Leader of whom no place is told is at Home."""
    name = r"[A-Z][\w'’-]*(?: (?:of|the|de|la|von|van|[A-Z][\w'’-]*))*?"
    shape = rf"(?P<who>{teller.story.seats})['’]s Leader(?: (?P<name>{name}))?(?:,? (?:has|with|is))?(?: (?:a|an|the))?"
    parts = said.split(AND)
    found = [re.fullmatch(rf"{shape} (?P<stat>Panache|Crew Cap)(?: of| is)? (?P<n>\d+)", part.plain) for part in parts]
    for one in found if all(found) else ():
        assert one is not None
        _with_stat(teller, one["who"], one["stat"], one["n"], said.at, one["name"] or "")
    return all(found)


def _with_stat(teller: Teller, player: str, stat: str, amount: str, at: int, name: str = "") -> None:
    """Gives a Leader Panache or a Crew Cap; one of whom nothing was told is at Home."""
    called, value = name or f"Leader of {player}", f"{stat.casefold()} {amount}"
    if not teller.story.is_said(name or f"{player}'s Leader", value) and not teller.story.is_said(called, value):
        teller.board(f"Home of {player}", [Told(f"{player}'s {called} (Leader, {value})", at)], at)


LEADERS_STAT = r"(?P<stat>Crew Cap|Panache|Resolve|Combat|Finesse|Influence)s?(?: values?)?"
OF_LEADERS = (
    rf"(?:(?:the |both |all )*(?:players['’] )?Leaders['’]s? {LEADERS_STAT}"
    rf"|(?:the )?{LEADERS_STAT.replace('<stat>', '<of>')} of (?:the |both |all )*Leaders)"
)
LED = (
    rf"(?:(?:the )?(?P<bare>Crew Cap|Panache)s?(?: values?)?|{OF_LEADERS}|(?:the "
    rf"|both |all )*Leaders have {LEADERS_STAT.replace('<stat>', '<have>')})"
)


def limits(teller: Teller, said: Bit) -> bool:
    """`A's Crew Cap is 3` · `Crew Caps: A 4, B 5` · `Leaders' Panache: A 6, B 5` · `the Leaders have Panache 6 (A) and 5 (B)`."""
    seats = teller.story.seats
    own = re.fullmatch(rf"(?P<of>{seats})(?:['’]s| has) (?:an? )?(?P<stat>Crew Cap|Panache)(?: is| of)? (?P<n>\d+)", said.plain, re.IGNORECASE)
    if own:
        _with_stat(teller, own["of"], own["stat"], own["n"], said.at)
        return True
    one = rf"(?:(?:{seats})(?:['’]s|:)? \d+|\d+ (?:for|of) (?:{seats})\b|\d+ \((?:{seats})\))"
    found = re.fullmatch(rf"{LED}(?: is| are)?:? (?P<each>{one}(?:(?:, and |,? and |, ){one})*)", said.text, re.IGNORECASE)
    stat = next(x for x in found.group("bare", "stat", "of", "have") if x) if found else ""
    for each in re.finditer(one, found["each"]) if found else ():
        player, amount = re.search(rf"\b(?:{seats})\b", each[0]), re.search(r"\d+", each[0])
        _with_stat(teller, player[0] if player else "", stat, amount[0] if amount else "", said.at)
    return found is not None


def lost_leaders(teller: Teller, said: Bit) -> bool:
    """`The Leaders of B and C were destroyed on Day 2`: each of them was."""
    seats = teller.story.seats
    own = rf"(?P<own>(?:{seats})['’]s(?:(?:, |,? and )(?:{seats})['’]s)+) Leaders"
    several = rf"(?:the )?(?:Leaders of (?P<of>(?:{seats})(?:(?:, |,? and )(?:{seats}))+)|{own})"
    found = re.fullmatch(rf"{several} (?P<how>(?:were|have been|are|lie)\b.*)", said.plain, re.IGNORECASE)
    if found is None:
        return False
    how = re.sub(r"^(?:were|are)\b", "was", re.sub(r"^have\b", "has", found["how"]))
    return all(lost_leader(teller, anew(said, f"{who}'s Leader {how}")) for who in re.findall(rf"\b(?:{seats})\b", found["of"] or found["own"]))


def lost_leader(teller: Teller, said: Bit) -> bool:
    """`B's Leader was destroyed on Day 2` · `B's Leader lies in The Locker of B` · `B is out of the game`."""
    seats = rf"(?P<who>{teller.story.seats})"
    when = r"(?: (?:on|in|earlier|before|during)\b[^,;]*?)?"
    locker = r"(?:lies? |is )?(?:now )?in (?:The Locker(?: of \S+)?|(?:his|her|their|\S+['’]s) Locker)"
    name_told = r"(?: (?P<name>[A-Z][^,()]*?))?(?: (?P<said>\(_*\)))?,?(?: who)?"
    gone = rf"{seats}['’]s Leader{name_told} (?:(?:was|has been|is) destroyed{when}(?: and {locker})?|{locker})"
    out = r"(?:is (?:already )?(?:out of the game|eliminated)|(?:has|was) (?:already )?(?:been )?eliminated)"
    since = r"(?: (?:since|on) Day \d)?"
    without = (
        rf"{seats} (?:has no Leader(?: in play)?(?: any more)?|has had no Leader (?:since|from) Day \d(?: on)?|{out}{since}"
        rf"|(?:has )?lost (?:his|her|their|the) Leader{when}(?: and {out})?)"
    )
    found = re.fullmatch(rf"{gone}(?: and \S+ {out})?", said.plain) or re.fullmatch(without, said.plain)
    if found is None:
        return False
    name = found.groupdict().get("name") or f"Leader of {found['who']}"
    how = "" if re.search(r"['’]s Leader(?: [^,]*?)? (?:lies|is (?:now )?in)\b", found[0]) else ", destroyed"
    said_of = f", {said.text[slice(*found.span('said'))].strip('()')}" if found.groupdict().get("said") else ""
    lines = [f"locker of {found['who']}:", f"{found['who']}'s {name} (Leader{said_of}{how})"]
    if not any(text == lines[1] for _, text, _ in teller.story.lines):
        teller.board(lines[0][:-1], [Told(lines[1], said.at)], said.at)
    return True


def at_home(teller: Teller, said: Bit) -> bool:
    """`All of B's characters are at B's Home` · `all characters of A are at Home`: a Leader is, and nobody of theirs in the City."""
    seats = teller.story.seats
    whose = (
        rf"(?:all(?: of)?|each of|every one of) (?P<own>{seats})['’]s (?P<a>other )?(?:characters?|crew)|(?P<own2>{seats})['’]s (?:whole|entire) crew"
    )
    of = rf"(?:all(?: the)?|every|each) (?P<b>other )?characters? of (?P<of>{seats})"
    home = rf"(?:is|are|stands?|stays?)(?: still| all)? (?:at|in) (?:(?P<at>{seats})['’]s |(?:their|its|the)(?: own)? )?Home"
    found = re.fullmatch(rf"(?:{whose}|{of}) {home}", said.plain, re.IGNORECASE)
    player = (found["own"] or found["own2"] or found["of"]) if found else ""
    if found is None or (found["at"] or player) != player:
        return False
    others = range(said.at) if found["a"] or found["b"] else range(0)
    teller.denials.append(Denial(said, (Lack("characters", (player,), where=places_named(teller, "")),), others))
    teller.leaders.setdefault(player, "")
    return True


CREW: tuple[Callable[[Teller, Bit], bool], ...] = (crew, at_home, panache, lost_leaders, lost_leader, leader, leaders, limits)
