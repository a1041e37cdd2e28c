"""Clauses of a board told in prose that say who controls which locations, and how much Renown lies where or is held by whom."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.boards.reader import ROW
from judgekit.games.five_sails.boards.story.denied import Denial
from judgekit.games.five_sails.boards.story.lacking import ANYWHERE_IN_THE_CITY, Lack
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import EVERYBODY, MANY, number, whose

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

AND = r"(?:,? and |, )"
LIES_THERE = (
    rf"(?:,? (?:each )?(?:with|(?:on (?:it|which)|where) (?:there )?(?:is|are|lies?)|(?:which|that) (?:has|holds|bears)) "
    rf"(?:{MANY})(?: Renown)?(?: (?:lies? )?on (?:it|them|each(?: of them)?))?"
    rf"| \((?:none|nothing)\)| \((?:with )?(?:{MANY})(?: Renown| (?:lies? )?(?:on (?:it|each)|there)| Renown (?:lies? )?(?:on (?:it|each)|there))\))"
)
"""How much Renown lies at a location, behind its name."""
PLACES = rf"{CITY}(?:{LIES_THERE})?(?:{AND}{CITY}(?:{LIES_THERE})?)*"
ON_EACH = re.compile(rf",? (?:each )?with (?P<n>{MANY}) Renown on each(?: of (?:them|these|the (?:two|three)))?$", re.IGNORECASE)
"""That so much Renown lies on each of the locations that a sentence has named."""
NO_OTHER = re.compile(
    r",? (?:and|but) (?:(?:controls )?(?:no (?:other|further|more)(?: [Cc]ity)? locations?"
    r"|no (?:other )?location (?:else|besides)|none (?:else|besides)|no other)"
    r"|(?:no other(?: [Cc]ity)? location|nothing else|none of the others?) (?:is )?under (?:his|her|their|\w+['’]s) control)$"
)
"""What says behind the locations that somebody controls that these are all."""
NOBODY = r"nobody|no ?one|no player|neither(?: player)?"
EVERYWHERE = (
    r"(?:(?:each|all|every|both)(?: of)?(?: (?:the|these|those))?(?: (?:two|three|four|five|core|[Cc]ity))* locations?"
    r"|(?:all|each|both) of (?:them|these|those))"
)
OTHERS = r"(?:(?:all |both )?the (?:other|remaining|rest)s?(?: (?:two|three|four))?(?: [Cc]ity)?(?: locations)?|elsewhere)"
END = r"(?=$|,? (?:and|but|while) |, )(?:,? (?:and|but|while) |, )?"


USUAL = Table(
    (r"\b(?:is|are) in control of\b|\b(?:has|have) control of\b", "controls"),
    (r"\b(is|are) under (\w+)['’]s control\b|\b(belongs?) to (\w+)\b", lambda m: f"{m[1] or 'is'} controlled by {m[2] or m[4]}"),
    (rf"\b(?:on|where) which (?:there (?:is|are) )?({MANY}) Renown(?: lies?)?\b", r"with \1 Renown"),
    (r"\bwithout any(?: Renown)?\b", "with none"),
    (
        rf"^({CITY})((?:,? (?:with|on which (?:there )?(?:is|are|lies?)) (?:{MANY}) Renown(?: on it)?),?)? is "
        r"(?:the|his|her) (?:only|single|sole) (?:[Cc]ity )?location (?:that )?(\w+) controls$",
        lambda m: f"{m[3]} controls only {m[1]}{(m[2] or '').rstrip(',')}",
    ),
    (
        rf"^[Nn]either ({CITY}) nor ({CITY}) is (?:controlled|under control)(?: by (?:anybody|anyone|any player))?$",
        r"\1 and \2 are controlled by nobody",
    ),
    (rf"^(?:[Tt]he |his |her )?(?:only|single|sole|one) (?:[Cc]ity )?location (?:that )?(\w+) controls (?:is|:) (?={CITY})", r"\1 controls only "),
    (rf"^(\w+)['’]s (?:only|single|sole|one) (?:controlled )?(?:[Cc]ity )?location (?:is|:) (?={CITY})", r"\1 controls only "),
    (rf"\b(?:exactly|only|just) (?=(?:{MANY}) Renown\b)", ""),
    (
        rf"^Renown (?:on|at) ((?:{CITY}(?:,? and |, )?)+)(?::| is| =|,)? ({MANY}),? (?:and |but )?(?:none|nothing|0|no Renown) (?:lies |is )?"
        r"(?:elsewhere|anywhere else|on (?:the|any) others?(?: locations?)?)$",
        r"there is \2 Renown on \1 and none elsewhere",
    ),
    (rf"^Renown (?:on|at) (?=(?:{CITY} (?:{MANY})(?:,? and |, )?){{2,}}$)", "Renown: "),
    (rf"^(?:[Oo]n|[Aa]t) ((?:{CITY}|{AND}|each(?: of (?:them|these))?)+) (?:there )?(?:is|are|lies?) ({MANY}) Renown$", r"there are \2 Renown on \1"),
    (rf"^({CITY}) \(controlled by (\w+)\) (?:has|bears|holds) ({MANY}) Renown(?: on it)?$", r"\1 with \3 Renown is controlled by \2"),
    (rf"^({CITY}) (?:bears|has|holds) ({MANY}) Renown(?: on it)? and is controlled by (\w+)$", r"\1 with \2 Renown is controlled by \3"),
    (rf"^({CITY}) is controlled by (\w+)(?: and (?:bears|has|holds)|, with) ({MANY}) Renown(?: on it)?$", r"\1 with \3 Renown is controlled by \2"),
    (rf"^({CITY}) is uncontrolled (\([^()]*Renown[^()]*\))$", r"\1 \2 is controlled by nobody"),
    (rf"^({CITY} \([^()]*Renown[^()]*\)) is uncontrolled$", r"\1 is controlled by nobody"),
    (r"\b(\w+)['’]s (?:renown )?pool (?:holds|has|contains)\b", r"\1 has"),
    (r"\b(has|have) (?:already )?(?:collected|gained|won|taken)(?= \w+ Renown)", r"\1"),
    (r"(?<=Renown) (?:in (?:the|his|her|their) pool|so far|already)\b", ""),
    capitals=True,
)
"""What is said of control and Renown in the usual words."""


def control(teller: Teller, said: Bit) -> bool:
    """`The Forums is controlled by B` · `A controls The Docks and The Forums, B The Grand Bazaar` · `nobody controls The Docks`."""
    said = anew(said, USUAL(said.text))
    on_each = ON_EACH.search(said.plain)
    said = said.cut(0, on_each.start()) if on_each else said
    alone = NO_OTHER.search(said.plain)
    said = said.cut(0, alone.start()) if alone else said
    who = rf"(?P<who>{'|'.join(map(re.escape, teller.story.players))}|{NOBODY})"
    counted = rf"(?:(?:all )?(?:of )?(?:the )?(?:{MANY}) (?:[Cc]ity |core )?locations?[:,]? )?"
    ahead = rf"(?:{EVERYBODY}|the players)? ?(?:each |both )?controls? (?:exactly )?(?:one|a) (?:[Cc]ity )?location(?: each)?[:,]? "
    start = m.end() if (m := re.match(ahead, said.plain, re.IGNORECASE)) else 0
    where = rf"{PLACES}|{EVERYWHERE}(?:{LIES_THERE})?"
    does = re.compile(rf"{who}(?: (?:each )?controls?)? (?:only |just )?{counted}(?P<what>{where})(?: (?:alone|only))?{END}", re.IGNORECASE)
    done = re.compile(rf"(?P<what>{PLACES}|{OTHERS})(?: (?:is|are) (?:both |all |each )?controlled)? by {who}{END}", re.IGNORECASE)
    pattern = done if re.search(r"\bby\b", said.plain) else does
    found = list(_chain(pattern, said.text, start))
    if not found or not (start or re.search(r"\bcontrol", found[0][0])):
        return False
    named: list[str] = []
    for one in found:
        holder = one["who"] if one["who"] in teller.story.players else ""
        for place, lies in _places(teller, said.cut(*one.span("what"))):
            teller.board(f"{place} ({f'controlled by {holder}' if holder else 'uncontrolled'}{lies})", at=said.at)
            named.append(place)
    teller.named = named
    teller.together += named
    teller.counted = "Renown" if re.search(r"\bRenown\b", said.plain) else teller.counted
    for place in teller.together if on_each else ():
        teller.board(f"{place} ({number(on_each['n'])} Renown)" if on_each else place, at=said.at)
    if alone or re.search(r"\b(?:only|just|alone)\b", said.plain):
        teller.denials.append(Denial(said, (Lack("controlled", (found[0]["who"],)),), range(said.at, said.at + len(said.text))))
    return True


def _chain(pattern: re.Pattern[str], text: str, start: int = 0) -> Iterator[re.Match[str]]:
    """What a pattern finds one behind the other to the end of a text; nothing where something else is left."""
    out = []
    while start < len(text):
        found = pattern.match(text, start)
        if found is None:
            return iter(())
        out.append(found)
        start = found.end()
    return iter(out)


def _places(teller: Teller, what: Bit) -> Iterator[tuple[str, str]]:
    """Each of some locations, and how much Renown is said to lie there, as a board tells it."""
    each = re.search(r"\beach\b|\bevery\b|\ball\b", what.text) is not None
    found = list(re.finditer(rf"(?P<place>{CITY})(?P<lies>{LIES_THERE})?", what.text))
    own = any(one["lies"] for one in found)  # then what one bears is not said of the others
    alike = found[-1]["lies"] if each and found else m[0] if not own and (m := re.search(LIES_THERE, what.text)) else None
    if not found:
        those = teller.named if re.search(r"\b(?:them|these|those)\b", what.text) and teller.named else teller.story.all_locations()
        those = [place for place in those if place in ROW[1:4]] if "core" in what.text else those
        found = [one for place in those for one in re.finditer(rf"(?P<place>{CITY})(?P<lies>)", place)]
    teller.locations(what)
    for one in found:
        many = re.search(rf"\b({MANY})\b", re.sub(r"on it|each|there", "", one["lies"] or alike or ""))
        yield one["place"], f", {number(many[1])} Renown" if many else ""


def renown(teller: Teller, said: Bit) -> bool:
    """`There is 1 Renown on The Docks and 2 on The Forums` · `The Docks has 3 Renown, the others none` · `each location bears 1 Renown`."""
    said = anew(said, USUAL(said.text))
    if re.search("Renown", said.plain, re.IGNORECASE) is None:
        return False
    of_somebody = rf"(?:each of )?(?:the )?(?:(?:{MANY}) )?(?:[Cc]ity )?locations? (?:that )?(?:{teller.story.seats}) controls"
    of_all = r"(?:(?:each|all|every|both) (?:of )?|(?=these|those))(?:(?:the|these|those) )?(?:(?:two|three|four|five|core|City) )*locations?"
    where = rf"(?P<where>{of_somebody}|{of_all}|each(?: of (?:them|these|the (?:two|three|four)))?|{OTHERS}|(?:each of )?{CITY}(?:{AND}{CITY})*)"
    there = rf"(?:there (?:is|are|lies?) )?(?P<n>{MANY})(?: Renown)?(?: (?:is|lies?|are))? (?:(?:on|at) )?{where}{END}"
    bears = rf"{where}(?: (?:each )?(?:has|have|holds?|bears?))? (?P<n>{MANY})(?: Renown)?(?: (?:each|on (?:it|them|each)))?{END}"
    counted = rf"Renown (?:on|at) {where}(?:: | is | = | )(?P<n>{MANY}){END}"
    start = len("Renown: ") if said.plain.startswith("Renown: ") else 0
    for pattern in (there, bears, counted):
        if found := list(_chain(re.compile(pattern, re.IGNORECASE), said.plain, start)):
            told = [_lies(teller, said, said.group(one, "where"), number(one["n"])) for one in found]
            return all(told)
    return False


def _lies(teller: Teller, said: Bit, where: Bit, many: int) -> bool:
    """Puts Renown on some locations; says whether there are such."""
    others = re.fullmatch(OTHERS, where.plain, re.IGNORECASE) is not None
    if others and not many:
        teller.denials.append(Denial(said, (Lack("Renown", where=(ANYWHERE_IN_THE_CITY,)),), range(said.at + len(said.text))))
        return True
    told = [text for _, text, _ in teller.story.lines if " Renown" in text]
    named = re.search(rf"{CITY}|\b(?:these|those|them|controls|each$)", where.plain) is not None
    places = teller.locations(where) if named else [x for x in teller.story.all_locations() if not (others and any(t.startswith(x) for t in told))]
    for place in places:
        teller.board(f"{place} ({many} Renown)", at=said.at)
    return bool(places)


def holdings(teller: Teller, said: Bit) -> bool:
    """Who holds how much, in a list: `A 2, B 5` · `A and B 3 each` · `A holds 9 Renown and B none` · `A, B and C hold 8, 8 and 7 Renown`."""
    seat = rf"(?:{teller.story.seats})"
    who = rf"{seat}(?:{AND}{seat})*|{EVERYBODY}"
    each = r"(?: (?:each|both|all))?"
    one = rf"(?P<who>{who})(?:\s*:|,?{each}(?: (?:has|have|holds?))?){each} (?P<n>{MANY})(?: Renown)?(?: each)?(?:\s*\([^)]*\))?{END}"
    if re.fullmatch("none|nothing|0", said.plain):
        teller.story.renown |= dict.fromkeys(teller.story.players, 0)
        return True
    found = list(_chain(re.compile(one, re.IGNORECASE), said.plain))
    if not found:
        return _respectively(teller, said)
    for told in found:
        teller.story.renown |= dict.fromkeys(whose(teller, told["who"]), number(told["n"]))
    return True


def _respectively(teller: Teller, said: Bit) -> bool:
    """`A, B and C hold 8, 8 and 7 Renown`."""
    found = re.fullmatch(rf"(.+?) (?:have|hold) ((?:{MANY})(?:{AND}(?:{MANY}))+) Renown(?:,? respectively)?", said.plain)
    players, amounts = (whose(teller, found[1]), re.split(AND, found[2])) if found else ([], [])
    if not players or len(players) != len(amounts):
        return False
    teller.story.renown |= {player: number(amount) for player, amount in zip(players, amounts, strict=True)}
    return True


def listed_renown(teller: Teller, said: Bit) -> bool:
    """`A and B each hold 3 Renown` · `B holds 9 Renown, A 0`."""
    said = anew(said, USUAL(said.text))
    if not re.search(r"\bRenown\b", said.plain, re.IGNORECASE) or not holdings(teller, said):
        return False
    teller.counted = "Renown"
    return True


def laid_out(teller: Teller, said: Bit) -> bool:
    """`The locations in play are The Docks, The Forums and The Grand Bazaar`: all that a game of so many players has, and in their order."""
    order = r"(?:,? (?:counted )?from the City Deck(?: outwards?)?,?|,? in (?:this|that|the) (?:order|row),?)"
    which = rf"(?:the )?(?:\w+ )*locations(?: (?:in play|in (?:the|this) game|on the table))?(?P<a>{order})? (?:are|lie)(?P<b>{order})?:?"
    where = rf"(?P<where>{CITY}(?:{AND}{CITY})*)(?P<c>{order})?(?:,? laid out (?:as .+|in .+))?"
    found = re.fullmatch(rf"{which} {where}", said.plain, re.IGNORECASE)
    if found is None:
        return False
    named = teller.locations(said.group(found, "where"))
    missing = [place for place in teller.story.all_locations() if place not in named]
    if missing:
        teller.wrong(said, f"{said.text!r} leaves out {missing[0]}, which is in every game of {len(teller.story.players)} players (setup/pieces)")
    if (found["a"] or found["b"] or found["c"]) and named != sorted(named, key=ROW.index):
        teller.wrong(said, f"the locations lie in the order {', '.join(sorted(named, key=ROW.index))} (setup/pieces)")
    for place in named:
        teller.board(place, at=said.at)
    return True


CONTROL: tuple[Callable[[Teller, Bit], bool], ...] = (laid_out, control, renown, listed_renown)
