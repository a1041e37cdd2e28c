"""Clauses of a board told in prose that tell of schemes: in play with their values and texts, chosen for the Day, or revealed with a character."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.boards.story.cards import Told, cards_told
from judgekit.games.five_sails.boards.story.denied import Denial
from judgekit.games.five_sails.boards.story.lacking import Lack
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import EVERYBODY, whose
from judgekit.games.five_sails.boards.text import NO_BAR

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

STAT = r"(?:initiative|panache modifier)"
VALUE = Table(
    (r"^\((.*)\)$", r"\1"),
    (r"^(?:(?:its )?(?:has|have|is|with|reads?|says?|shows?|gives?|which|that|likewise|also|lies|and)\b:? ?)+", ""),
    (r"^(?:an?|the|its) (?=initiative|panache|texts?\b|\")", ""),
    (r"^texts?:? (?=\")", ""),
    (r"^modifies (?:the )?panache by |^modifier(?: of| is)? (?=[+-]?\d)", "panache modifier "),
    (r"^(panache|initiative)( modifier)?(?: value)?(?:,? (?:of|is|are))? (?=[+-]?\d)", r"\1\2 "),
    (r"^(?:gives?|grants?|adds?|does|do|yields?|brings?|says|modif(?:y|ies)) (?=(?:no|nothing)\b)", ""),
    (rf"^{NO_BAR.pattern}(?=\")", ""),
    (r"^(?:no|without)\b[^\"]*$|^none$|^in play$|^nothing(?: else)?$", ""),
)
"""What is said of a scheme, as attributes of cards are written; nothing where it only says what it has not."""
IN_PLAY = re.compile(r",? (?:(?:is|lies) )?(?:in play|for the Day|this Day|of the Day)\b,?")


def schemes_of(teller: Teller, said: Bit) -> bool:
    """`B's and C's each have initiative 62` · `the schemes of A and B have initiative 40`: the same of several schemes."""
    seats, stats = teller.story.seats, rf"{STAT} (?:of |is )?[+-]?\d+"
    several = rf"(?P<own>(?:(?:{seats})['’]s(?:, |,? and )?){{2,}})(?: schemes?)?|(?:[Tt]he )?schemes of (?P<of>(?:(?:{seats})(?:, |,? and )?){{2,}})"
    found = re.fullmatch(
        (
            rf"(?:{several}),? (?:(?:each|both|all) )?(?:have|has|with|show)(?: each| both| all)? (?P<told>{stats}(?:,? and"
            rf" {stats})?)(?: each)?"
        ),
        said.plain,
    )
    if found is None or (teller.counting != "scheme" and "scheme" not in said.plain):
        return False
    for player in re.findall(rf"\b(?:{seats})\b", found["own"] or found["of"]):
        for value in re.split(r",? and ", found["told"]):
            _with_value(teller, player, re.sub(" (?:of|is) ", " ", value), said.at)
    teller.counted = "scheme"
    return True


def scheme(teller: Teller, said: Bit) -> bool:
    """`A's scheme in play, Full House, has panache modifier +2` · `B's likewise initiative 40` · `A has a scheme with initiative 62`."""
    seats = teller.story.seats
    ahead = re.match(r"(?:the )?schemes?: ", said.plain, re.IGNORECASE)
    likewise = rf"|({seats})(?:['’]s)? one (?=with )|({seats})['’]s (?=(?:is|has|likewise|reads|says)\b)"
    likewise = likewise if teller.counting == "scheme" or ahead else ""
    values = rf"|({seats})['’]s (?=(?:(?:also )?(?:has|is|with|likewise) )?(?:an? )?{STAT}\b)"
    owned = rf"({seats})['’]s scheme\b|(?:[Tt]he )?scheme of ({seats})\b|({seats}) has (?:in play )?(?:(?:the|an?|one) )?scheme\b"
    found = re.match(rf"(?:(?:[Tt]he )?[Ss]chemes?: |[Ii]n play (?:is|lies) )?(?:{owned}{values}{likewise})", said.plain)
    if found is None:
        return False
    owner = next(group for group in found.groups() if group)
    name, values_told = _named(said.cut(found.end()))
    values = ", ".join(x for part in values_told.split(r",\s*(?:and\s+)?|;\s*|\s+and\s+") if (x := VALUE(part.text)))
    teller.counted = "scheme"
    if not name and any(text == f"scheme of {owner}:" for _, text, _ in teller.story.lines):  # what more is said of it
        if values:
            _with_value(teller, owner, values, said.at)
        return True
    teller.board(f"scheme of {owner}", [Told(f"{name or f'Scheme of {owner}'} (scheme{', ' if values else ''}{values})", said.at)], said.at)
    teller.counted = "scheme"
    return True


def _named(said: Bit) -> tuple[str, Bit]:
    """The name that is told of a scheme, and its values, in brackets or behind them."""
    while there := IN_PLAY.search(f" {said.plain}"):
        said = said.without(max(0, there.start() - 1), there.end() - 1).cut(0)
    begins = re.match(r"(?:(?:is|named|called) )?(?=[A-Z])(?!Panache|Initiative)", said.plain)
    end = r"(?=,|:| \(| (?:is|has|with|an?|reads|says|gives|lies|likewise|below|above)\b|$)"
    named = re.match(rf"[A-Z][^,(:\"]*?{end}", said.plain[begins.end() :]) if begins else None
    if begins is None or named is None:
        return "", _unbracketed(said)
    behind = begins.end() + named.end()
    return named[0].strip(), _unbracketed(said.cut(behind + 1 if said.plain[behind : behind + 1] == ":" else behind))


def _unbracketed(said: Bit) -> Bit:
    """The values without the brackets around them."""
    found = re.match(r"\(([^()]*)\)\s*", said.plain)
    if found is None:
        return said
    inside, behind = said.text[slice(*found.span(1))], said.text[found.end() :].lstrip(" :,")
    return anew(said, f"{inside}, {behind}" if behind else inside)


def scheme_text(teller: Teller, said: Bit) -> bool:
    """`above the bar: "Add a Renown to The Docks."`, of the scheme told before."""
    side = r"((?:above|below) (?:the |its )?(?:separation )?(?:bar|it))"
    found = re.fullmatch(rf"(?:its )?(?:text )?{side}:?(?: it)?(?: (?:reads|says|is))?:? (\"_*\")", said.plain)
    lines = teller.story.lines
    if found is None or teller.counting != "scheme" or not lines:
        return False
    depth, text, at = lines[-1]
    lines[-1] = depth, f"{text}, {found[1]}: {said.text[slice(*found.span(2))]}", at
    teller.counted = "scheme"
    return True


NO_TEXT = re.compile(
    r"(?:(?:and|with|but|has|there is) )*(?:nothing|no (?:text|effect)s?|none)(?: (?:is|stands|lies|printed|at all))* "
    r"(?P<side>above|below|under(?:neath)?|beneath|over) (?:it|that|(?:the |its )?(?:separation )?bar)"
)


def no_scheme_text(teller: Teller, said: Bit) -> bool:
    """`nothing below it`, of the scheme told before; what is told of it besides is held against that."""
    found = NO_TEXT.fullmatch(said.plain)
    if found is None or teller.counting != "scheme" or not teller.story.lines:
        return False
    heading = next((text for depth, text, _ in reversed(teller.story.lines) if depth == 2), "")
    owner = re.match(r"(?:scheme|chosen) of (\w+)", heading)
    side = "above" if found["side"] in {"above", "over"} else "below"
    if owner:
        teller.denials.append(Denial(said, (Lack(f"text {side} the bar", (owner[1],)),)))
    teller.counted = "scheme"
    return owner is not None


CHOSE = r"(?:already )?(?:revealed|chosen|chose|chooses|selected|selects|picked|picks|reveals)"


CHOSEN = "chosen"
"""What a clause has told of a player that has told of the cards of the Day."""
ANOTHER_CARD = r",?\s+and\s+(?=an? scheme\b|an? character\b|the character\b|[A-Z])"
"""Between the cards that a player has chosen."""


def revealed(teller: Teller, said: Bit) -> bool:
    """`A has revealed the character Quill (…)` · `B's chosen character is Wim (…)`: the cards of the Day, chosen and not yet in play."""
    seats = teller.story.seats
    card = r"(?:cards?|characters?|schemes?)(?: (?:and|or) (?:schemes?|characters?))?"
    shape = rf"(?: (?:has |have )?{CHOSE}(?: the)?(?: {card})?|['’]s {CHOSE} {card} (?:is|are))(?: for (?:the|this) day)?[:,]?"
    shape = rf"{shape}(?=\s*(?:[A-Z]|an? scheme\b))"
    behind = r",? (?:as|for) (?:(?:the|his|her|their|its) )?(?:(?:character|scheme)s?)?(?: ?(?:of|for)? ?(?:the|this) [Dd]ay)?"
    own = rf"['’]s (?:(?:{CHOSE} )?(?:{card}|one) )?(?:(?:is|are|being) )?"
    another = rf",?\s+(?:and\s+|while\s+)?(?=(?:{seats})(?: (?:(?:has |have )?{CHOSE} )?|{own})(?:the |an? )?(?:scheme|character|[A-Z]))"
    likewise = (
        rf"|({seats})(?:{own}| (?:(?:has |have )?{CHOSE} )?(?:the )?)(?=[A-Z])((?:(?! (?:has|have|is|are|holds?|lies?|at|in|on) ).)+)"
        if teller.counting == CHOSEN
        else ""
    )
    found = re.fullmatch(rf"({seats}){shape} (\S.*?)(?:{behind})?{likewise}", said.plain)
    if found is None:
        return False
    teller.counted = CHOSEN
    if found[1] is None:  # of another player the same has just been told
        teller.board(
            f"chosen of {found[3]}", [x for part in said.group(found, 4).split(ANOTHER_CARD) for x in _chosen(teller, found[3], part)], said.at
        )
        return True
    first, *others = said.group(found, 2).split(another)
    begins = [m.end() if (m := re.match(rf"\S+?(?: (?:(?:has |have )?{CHOSE} )?|{own})", each.plain)) else 0 for each in others]
    theirs = [(found[1], first), *((re.sub("['’]s$", "", each.plain.split()[0]), each.cut(at)) for each, at in zip(others, begins, strict=True))]
    for owner, cards in theirs:
        teller.board(f"chosen of {owner}", [x for part in cards.split(ANOTHER_CARD) for x in _chosen(teller, owner, part)], said.at)
    return True


OF_THE_DAY = r",? (?:as|for) (?:(?:the|his|her|their|its) )?(?:(?:character|scheme)s?)?(?: ?(?:of|for)? ?(?:the|this) [Dd]ay)?"
THE_SAME = (
    r"(?:(?:each|both|all) )?(?:(?:the same|an?|one|the) (?:schemes?|characters?"
    r"|cards?)[,:]? |(?:one|a) copy of |copies of |the same,? )?(?:namely )?"
)


def all_chose(teller: Teller, said: Bit) -> bool:
    """`Both players have chosen Full House (…)`: each of them a copy of it."""
    seats = teller.story.seats
    who = rf"(?P<who>(?i:{EVERYBODY}|the players)|(?:{seats})(?:(?:, |,? and )(?:{seats}))+)"
    found = re.fullmatch(
        rf"{who} (?:(?:each|both|all|has|have|also) )*{CHOSE} {THE_SAME}(?P<cards>(?:the (?:scheme|character) )?[A-Z].*?)(?:{OF_THE_DAY})?",
        said.plain,
    )
    players = list(teller.story.players) if found and found["who"].casefold() == "the players" else whose(teller, found["who"]) if found else []
    cards = said.group(found, "cards").split(ANOTHER_CARD) if found and players else []
    for player in players:
        teller.board(f"chosen of {player}", [x for part in cards for x in _chosen(teller, player, part)], said.at)
    return bool(cards)


EVERYBODY_CHOSE = re.compile(
    rf"(?:{EVERYBODY}|the players) (?:has |have )?(?:also )?{CHOSE} (?:also )?(?:an?|one) (?:unnamed |other )?character"
    r"(?: (?:each|too|as well))?(?: for (?:the|this) Day)?",
    re.IGNORECASE,
)


def characters_chosen(teller: Teller, said: Bit) -> bool:
    """`Each player has also chosen a character`: one whom nobody names lies chosen by each of them."""
    found = EVERYBODY_CHOSE.fullmatch(said.plain)
    for player in teller.story.players if found else ():
        teller.board(f"chosen of {player}", [Told(f"Character of {player} (character)", said.at)], said.at)
    return found is not None


NAMELESS = re.compile(rf"an? scheme (?:with|of|that has) (?:an? )?(?={STAT})(.+)", re.IGNORECASE)


def _chosen(teller: Teller, player: str, said: Bit) -> list[Told]:
    """Cards that were chosen; of a scheme only its values may be told: `a scheme with initiative 40 and panache modifier -1`."""
    if re.fullmatch(r"(?:an?|one) (?:other )?character", said.plain):
        return [Told(f"Character of {player} (character)", said.at)]
    values = NAMELESS.fullmatch(said.plain)
    if values is None:
        return cards_told(said, teller.story.players, hidden=True)
    told = re.sub(r",? and (?:an? )?", ", ", said.group(values, 1).text)
    return [Told(f"Scheme of {player} (scheme, {re.sub(r' of (?=[+-]?[0-9])', ' ', told)})", said.at)]


def alike_schemes(teller: Teller, said: Bit) -> bool:
    """`their schemes have panache modifier 0` · `panache modifiers 0`: for the schemes that were told, and for a player without one."""
    theirs = (
        r"(?:(?:with )?(?:both |all |the |their |every |each )*(?:(?:players['’] )?schemes? (?:of (?:(?:both|all|the|these|two|three) )+players )?)?"
        r"(?:(?:each )?(?:have|has|with) )?(?:a )?)"
    )
    each = r"(?: of| are| is)?(?: all| each| both)? [+-]?\d+(?: each)?"
    none = r"(?:no|nor any|without(?: an?)?) [^,;]*?(?:texts?|effects?|abilit(?:y|ies))"
    found = re.fullmatch(rf"{theirs}((?:an? )?{STAT}s?{each}(?:(?:,? and|,) (?:(?:an? )?{STAT}s?{each}|{none}))*)", said.plain, re.IGNORECASE)
    for stat, value in re.findall(rf"({STAT})s?(?: of| are| is)?(?: all| each| both)? ([+-]?\d+)", found[1], re.IGNORECASE) if found else ():
        _alike(teller, said, stat.casefold(), value)
    return found is not None


def _alike(teller: Teller, said: Bit, kind: str, value: str) -> None:
    """Gives the schemes a value that were told without it, and each player without a scheme one with it."""
    lines, stat = teller.story.lines, f"{kind} {value}"
    for n, (depth, text, at) in enumerate(lines):
        if depth > 2 and lines[n - 1][1].startswith("scheme of ") and kind not in text:
            lines[n] = depth, f"{text}, {stat}", at
    for player in teller.story.players:
        if not any(text == f"scheme of {player}:" for _, text, _ in lines):
            teller.board(f"scheme of {player}", [Told(f"Scheme of {player} (scheme, {stat})", said.at)], said.at)


def of_the_same_stat(teller: Teller, said: Bit) -> bool:
    """`A's has initiative 55, B's 40`: what has been told of one scheme last is told of the next."""
    found = re.fullmatch(rf"({teller.story.seats})['’]s(?: has| is)? ([+-]?\d+)", said.plain)
    told = re.findall(rf"\b({STAT}) [+-]?\d", teller.story.lines[-1][1]) if found and teller.story.lines else []
    if found is None or not told or teller.counting != "scheme":
        return False
    _with_value(teller, found[1], f"{told[-1]} {found[2]}", said.at)
    teller.counted = "scheme"
    return True


def schemes_listed(teller: Teller, said: Bit) -> bool:
    """`The schemes revealed are A's Ambush (initiative 50) and B's Bribe (initiative 22)` · `the initiatives are A 44, B 61`."""
    seat = rf"(?:{teller.story.seats})"
    of = r"(?: (?:values )?(?:of|on) (?:the|their) schemes)?"
    stat = rf"(?:the )?(?:schemes['’] )?({STAT})(?: value)?s?{of}(?: are| is)?:?"
    values = rf"{stat} ((?:{seat}(?:['’]s)? [+-]?\d+(?:,? and |, )?)+)"
    told = re.fullmatch(values, said.plain, re.IGNORECASE)
    for who, value in re.findall(rf"\b({seat})(?:['’]s)? ([+-]?\d+)", told[2]) if told else ():
        _with_value(teller, who, f"{told[1].casefold()} {value}" if told else "", said.at)
    which = r"(?:the |both |all )?(?:revealed |chosen )?schemes(?: (?:revealed|in play|chosen))?(?: are(?: now)?)?:?"
    listed = re.fullmatch(rf"{which} ({seat}['’]s (?-i:[A-Z]).+)", said.plain, re.IGNORECASE)
    for card in cards_told(said.group(listed, 1), teller.story.players) if listed else ():
        who, _, name = card.line.partition("'s ") if "'s " in card.line else card.line.partition("’s ")
        teller.board(f"scheme of {who}", [Told(name, card.at)], card.at)
    return told is not None or listed is not None


BY_PLAYER = r"[+-]?\d+ \(<seat>\)(?:(?:,? and |, )[+-]?\d+ \(<seat>\))*"


def by_player(teller: Teller, said: Bit) -> bool:
    """`The schemes have initiative 45 (A) and 70 (B) and panache modifiers +1 (A) and 0 (B)`."""
    each = BY_PLAYER.replace("<seat>", f"(?:{teller.story.seats})")
    stats = rf"{STAT}s?(?: of)? {each}(?:(?:,? and |, )(?:panache modifiers?|initiatives?)(?: of)? {each})*"
    found = re.fullmatch(rf"(?:the )?(?:(?:revealed|chosen|players['’]) )?schemes (?:have|show|are of) ({stats})", said.text, re.IGNORECASE)
    for stat, values in re.findall(rf"({STAT})s?(?: of)? ({each})", found[1], re.IGNORECASE) if found else ():
        for value, who in re.findall(r"([+-]?\d+) \((\w+)\)", values):
            _with_value(teller, who, f"{stat.casefold()} {value}", said.at)
    teller.counted = "scheme" if found else teller.counted
    return found is not None


def _with_value(teller: Teller, player: str, stat: str, at: int) -> None:
    """Gives the scheme of a player a value; a player of whom none was told has one."""
    lines = teller.story.lines
    n = next((n for n, (_, text, _) in enumerate(lines) if text == f"scheme of {player}:"), -1)
    if n >= 0:
        depth, text, begins = lines[n + 1]
        lines[n + 1] = depth, f"{text}, {stat}", begins
    else:
        teller.board(f"scheme of {player}", [Told(f"Scheme of {player} (scheme, {stat})", at)], at)


SCHEMES: tuple[Callable[[Teller, Bit], bool], ...] = (
    scheme_text,
    no_scheme_text,
    by_player,
    of_the_same_stat,
    schemes_listed,
    schemes_of,
    scheme,
    all_chose,
    revealed,
    characters_chosen,
    alike_schemes,
)
