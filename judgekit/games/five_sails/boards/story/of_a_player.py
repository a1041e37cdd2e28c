"""What a board told in prose says behind a player's letter: `A: Leader Ida (…) at The Docks, engaged; scheme Full House (…); 7 cards in hand`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.five_sails.boards.story.members import ALL, Member, against, members, placed_at, with_common, with_places
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

LED = r"^(?:(?:[Pp]layer|[Ff]or|[Oo]f) )?(?P<who><seat>)(?:['’]s (?:side|part|board|cards)(?: of the board)?| (?:has|controls))?:\s+"
ZONE = r"(?:hand|(?:[Ff]action |[Aa]pproach )?[Dd]eck|[Dd]iscard pile|Locker)"
THEIR = r"(?:(?:the|his|her|their|its) )?"
CARDS_IN = rf"(?:\w+ ){{0,2}}cards? (?:left )?in {THEIR}{ZONE}"
Row = tuple[str, Callable[[str, re.Match[str], str], str]]
ROWS: tuple[Row, ...] = (
    (rf"{THEIR}[Ss]cheme(?: in play)?(?: is)?:? (?=[A-Z])", lambda who, _, rest: f"{who}'s scheme is {rest}"),
    (r"(?:an?|one|the) (?=scheme (?:with|of|that)\b)|(?=scheme (?:with|of)\b)", lambda who, _, rest: f"{who} has a {rest}"),
    (rf"{THEIR}(?=(?:chosen|revealed) (?:scheme|character)\b)|{THEIR}(?=Leader\b)", lambda who, _, rest: f"{who}'s {rest}"),
    (
        rf"(?=(?:(?:exactly|only|just) )?(?:(?:{NUMBER}) (?:Renown\b|{CARDS_IN})|an? empty {ZONE}))",
        lambda who, _, rest: f"{who} has {rest}",
    ),
    (rf"Renown:? ({NUMBER})$", lambda who, found, _: f"{who} has {found[1]} Renown"),
    (rf"(?:in )?{THEIR}({ZONE}): ", lambda who, found, rest: f"{who}'s {found[1]}: {rest}"),
    (rf"{THEIR}({ZONE}) (?:of|with) (?=(?:{NUMBER}) cards?\b)", lambda who, found, rest: f"{who}'s {found[1]} holds {rest}"),
    (rf"{THEIR}({ZONE})(?: is)? empty$", lambda who, found, _: f"{who}'s {found[1]} is empty"),
    (rf"{THEIR}({ZONE}) (?=(?:is|holds|has)\b)", lambda who, found, rest: f"{who}'s {found[1]} {rest}"),
    (r"(?=(?:also |each )?(?:controls?|holds?|has)\b)", lambda who, _, rest: f"{who} {rest}"),
    (
        rf"((?:[Aa]t|[Oo]n|[Ii]n) {CITY}(?:,? [a-z][^:;(]*)?): (?=[A-Z])",
        lambda who, found, rest: f"{found[1][0].upper()}{found[1][1:]}: {who}'s {rest}",
    ),
    (rf"(?:[Aa]t )?{THEIR}Home((?:,? [a-z][^:;(]*)?): (?=[A-Z])", lambda who, found, rest: f"At {who}'s Home{found[1]}: {who}'s {rest}"),
    (r"(?=no (?:other |further )?(?:characters?|attachments?|cards?|schemes?|Leader|Renown|locations?)\b)", lambda who, _, rest: f"{who} has {rest}"),
)
"""How a part of it begins, and how it is told as a clause of its own."""
OWN = re.compile(r"(?:[A-Z]['’]s |[A-Z] (?:controls|has|holds|is)\b|there\b)")
"""What stands by itself already."""


def of_a_player(said: Bit, seats: str) -> Bit:
    """A sentence behind a player's letter with the player in each of its parts; as it was where one of them is told otherwise."""
    led = re.match(LED.replace("<seat>", seats), said.plain)
    if led is None:
        return said
    told: list[str] = []
    crew: dict[int, Member] = {}
    for part in said.cut(led.end()).split(r";\s*(?:and\s+)?"):
        if common := ALL.fullmatch(part.plain):
            if not crew or any(against(one, common) for one in crew.values()):
                return said
            crew = {n: with_common(one, common) for n, one in crew.items()}
        elif not OWN.match(part.plain) and (those := members(part)):
            crew |= {len(told) + n: one for n, one in enumerate(with_places(those))}
            told += [""] * len(those)
        else:
            told.append(_part(part, led["who"]))
    told = [placed_at(crew[n], led["who"]) if n in crew else text for n, text in enumerate(told)]
    return anew(said, "; ".join(told)) if all(told) else said


def _part(part: Bit, who: str) -> str:
    """One part of it with its player; empty where it is of no known kind."""
    ways = ((re.match(begins, part.plain), tell) for begins, tell in ROWS)
    return next((tell(who, found, part.text[found.end() :]) for found, tell in ways if found), part.text if OWN.match(part.plain) else "")
