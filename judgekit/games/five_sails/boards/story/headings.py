"""Headings of a board told in prose that are neither location nor zone: everybody's own Home, cards that nobody controls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import CITY, NAMED, cards_told
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

CITY_CARDS = re.compile(
    r"(?:the )?(?:available )?(Mercenary|Mercenaries|attachments?|events?)(?: are| is)?(?: (?:available|in the City))*",
    re.IGNORECASE,
)
"""A heading of cards that nobody controls."""
OWN_HOMES = re.compile(r"(?:their (?:own )?)?Homes?", re.IGNORECASE)


def with_remarks(heading: str, seats: str) -> str:
    """A heading with what it says of its location in brackets: `At The Forums, uncontrolled` is `At The Forums (uncontrolled)`."""
    one = rf"controlled by (?:{seats})|(?:{seats}|nobody) controls(?: it)?|uncontrolled|(?:{NUMBER}|no) Renown(?: (?:on it|there|lies? there))?"
    one += r"|(?:no|without(?: the| any)?) (?:[A-Z]\w* )?traits?(?: [A-Z]\w*| (?:but|except) City)?|no(?:t an?)? [A-Z]\w* location"
    led = r"(?:and |with |(?:which|where|that) (?:there )?(?:is |has |holds |bears )?|(?:is|has|holds) )*"
    found = re.match(rf"((?:[Aa]t |[Oo]n |[Ii]n )?{CITY})(?: \(([^()\"]*)\))?((?:,? {led}(?:{one}))+)(?=$|,| all\b)", heading)
    if found is None:
        return heading
    said = (re.sub(r"^(\S+) controls.*", r"controlled by \1", x).replace("controlled by nobody", "uncontrolled") for x in re.findall(one, found[3]))
    figures = (re.sub(rf"^({NUMBER}) Renown.*", lambda m: f"{number(m[1])} Renown", x) for x in said)
    before = f"{found[2]}, " if found[2] else ""
    return f"{found[1]} ({before}{', '.join(figures)}){heading[found.end() :]}"


def at_own_homes(teller: Teller, bare: str, common: str, heading: Bit, cards: Bit) -> bool:
    """Hears cards each of which stands at its player's Home: `All characters are at their Homes: …`; says whether the heading is of that kind."""
    if not OWN_HOMES.fullmatch(bare):
        return False
    leaders = "Leader" if re.search(r"\bleaders?\b", heading.plain, re.IGNORECASE) else ""
    for card in cards_told(cards, teller.story.players, below=True):
        owner = re.match(rf"({teller.story.seats})['’]s ", card.line)
        card.line = ", ".join(x for x in (card.line, common, leaders) if x)
        teller.board(card.place or f"Home of {owner[1] if owner else '?'}", [card], card.at)
    return True


def renown_on(teller: Teller, heading: Bit, said: Bit) -> bool:
    """Hears `Renown on the locations: The Docks 2, The Forums 1`, or `2 on The Docks, 1 on The Forums`."""
    if not re.fullmatch(r"renown\b.*\b(?:locations|city)\b.*", heading.plain, re.IGNORECASE):
        return False
    turned = rf"(?P<place>{CITY}):? (?:has |holds )?(?P<n>\d+)(?: Renown)?|(?P<m>\d+)(?: Renown)? on (?P<at>{CITY})"
    parts = said.split(r",\s*(?:and\s+)?|\s+and\s+|;\s*")
    found = [re.fullmatch(turned, part.plain) for part in parts]
    for part, each in zip(parts, found, strict=True):
        if each is not None and all(found):
            teller.board(f"{teller.locations(part)[0]} ({each['n'] or each['m']} Renown)", at=part.at)
    return all(found)


def available(teller: Teller, heading: Bit, cards: Bit) -> bool:
    """Hears cards of the City Deck of one kind, each with its place: `Available Mercenaries: Gast (…) at The Docks, Holm (…) at The Forums`."""
    kind = CITY_CARDS.fullmatch(heading.plain)
    if kind is None:
        return False
    one = "Mercenary" if kind[1].casefold().startswith("mercenar") else kind[1].casefold().rstrip("s")
    return teller.placed(anew(cards, "; ".join(each_called(cards, one))))


def each_called(cards: Bit, kind: str) -> list[str]:
    """The cards of a list, each with the kind that is told once of all."""
    another = rf"(?={NAMED}|[A-Z][\w'’ -]*? (?:at|on|in) {CITY})"
    joint = rf"(?<=[)\w]),\s*(?:and\s+)?{another}|;\s*(?:and\s+)?|,?\s+and\s+{another}"
    return [f"the available {kind} {part.text}" if re.match(r"[A-Z](?!['’]s )", part.text) else part.text for part in cards.split(joint)]


OF_ONE_KIND = re.compile(
    rf"(?:^|(?P<joint>[;,] (?:and )?|,? and ))(?:the )?(?:(?P<n>{NUMBER}) )?(?:further |other )?(?P<free>available )?"
    r"(?P<kind>Mercenaries|[Ee]vents|[Aa]ttachments)(?:[,:]| called| named|,? namely:?)? (?=[A-Z](?!['’]s ))"
)
"""What is said once of several cards that nobody controls: `the Mercenaries Vell (…) and Osk (…)`, `two available events, Fair (…) and Fog (…)`."""


def of_one_kind(cards: Bit) -> Bit:
    """Cards below a heading, some of which are called together what each of them is; they go on to the next semicolon."""
    kind = OF_ONE_KIND.search(cards.plain)
    if kind is None or (kind["joint"] and not (kind["free"] or kind["n"])):
        return cards
    end = cards.plain.find(";", kind.end())
    those = cards.cut(kind.end(), end if end >= 0 else None)
    one = "Mercenary" if kind["kind"] == "Mercenaries" else kind["kind"].casefold().rstrip("s")
    each = each_called(those, one)
    if kind["n"] and sum(x.startswith(f"the available {one} ") for x in each) != number(kind["n"]):  # it is named as what nobody understands
        each = [cards.group(kind, 0).text.removeprefix("and "), *each]
    before = cards.cut(0, kind.start()).text
    behind = of_one_kind(cards.cut(end + 1)).text if end >= 0 else ""
    return anew(cards, "; ".join(x for x in (before, *each, behind) if x))
