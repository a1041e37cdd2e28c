"""What Dawn has brought to the City, in a board told in prose: `Dawn has put Fog (Event) on The Docks and Selma (Mercenary) on The Forums`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.prose import Bit, anew

OF_THE_DAY = r"(?: of (?:(?:the|this) Day|Day \d))?"
DAWN = rf"(?:(?:[Tt]he |[Tt]his Day['’]s |[Tt]oday['’]s )?Dawn{OF_THE_DAY})"
PUT = r"(?:already |just |since )?(?:put|placed|laid|added|dealt|brought|revealed|turned up)(?: (?:down|out|face ?up))?"
PASSIVE = rf"(?:was|were|has been|have been) {PUT}"
LED = re.compile(
    rf"^(?:{DAWN}(?: has| had)? {PUT}(?: from the City Deck)?:? (?:there )?(?P<does>)"
    rf"|(?:[Ii]n|[Aa]t|[Dd]uring|[Oo]n) {DAWN},? (?:(?:the City Deck (?:has )?{PUT}|there {PASSIVE}):? (?P<done>))?)"
)
"""What says that what follows came from the City Deck in Dawn."""
KIND = r"(?:[Tt]he |[Aa]n? )?(?:available |uncontrolled )?(?:(?P<kind>Mercenary|event|attachment) |(?:City (?:Deck )?)?card )?"
NAME = r"(?P<name>[A-Z](?!['’]s )[^,;()]*?)(?P<said> \(_*\))?"
TO = r"(?:on|at|to|onto|in)"
TAKEN = r"(?:taken|recruited|claimed|hired|equipped)"
LEFT = re.compile(
    rf"^(?:(?:[Ss]till )?(?:[Ll]eft(?: over| behind)?|[Rr]emaining|[Uu]n{TAKEN}|[Nn]ot (?:yet )?{TAKEN}|(?:[Tt]he )?[Ll]eft-?overs?)"
    r"|[Ss]till (?:available|there|lying there|in the City)|[Ii]n the City still)"
    rf"(?: (?:in|on) the (?:City|board|table)| from (?:the City Deck|Dawn|this Day)| (?P<at>(?:on|at|in) {CITY}))?(?: (?:is|are|lies?))?: "
)
"""What says of cards of the City that nobody has taken them, before where each of them lies."""
LEFT_OF_ALL = re.compile(
    rf"^(?:[Oo]f (?:the|all|this Day['’]s|Dawn['’]s) (?:City )?cards,? )?(?:[Oo]nly )?(?P<card>{KIND}{NAME}) (?:is|are|has been|lies)"
    rf" (?:still )?(?:left(?: over)?|un{TAKEN}|not (?:yet )?{TAKEN}),? (?P<at>(?:on|at|in) {CITY})$"
)
A_KIND = re.compile(
    rf"^(?P<at>(?:[Oo]n|[Aa]t|[Ii]n) {CITY}) (?P<is>is|lies|stands) (?:still )?(?P<name>[A-Z]"
    rf"(?!['’]s )[^,;()]*?),? an? (?:still |yet )?(?:available |"
    rf"un{TAKEN} )?(?P<kind>Mercenary|event|attachment)(?: card)?,?(?: (?:that|whom|which) (?:nobody|no ?one|no player|neither player) has"
    rf"(?: yet)? {TAKEN}(?: yet)?| (?:that|which|who) (?:is|has) (?:still )?(?:available|not (?:yet )?(?:been )?{TAKEN}(?: yet)?))?$"
)
CARD_FIRST = re.compile(rf"{KIND}{NAME}(?P<verb> {PASSIVE})?,? {TO} (?P<place>{CITY})")
PLACE_FIRST = re.compile(rf"{TO} (?P<place>{CITY}),? (?:(?:there )?(?P<verb>{PASSIVE}) )?{KIND}{NAME}")
BEHIND = re.compile(rf",? (?:in|at|during|by) {DAWN}$")
JOINT = rf";\s*(?:and\s+)?|,?\s+and\s+(?={TO} {CITY}|[A-Z]|the |an? )|,\s+(?={TO} {CITY}|[A-Z]|the |an? )"


CITY_CARDS = re.compile(
    r"^(?:The )?City (?:Deck )?[Cc]ards(?: (?:on the board|in play|in the City|on the table|there))?(?: are)?: (?=(?:[Oo]n|[Aa]t|[Ii]n) )"
)
"""A heading of cards of the City Deck, before the location of the first."""
OF_A_PLACE = re.compile(
    rf"(?:[Oo]n|[Aa]t|[Ii]n) (?P<place>{CITY}),? (?:there )?(?:(?:is|are|lies?|stands?) )?"
    r"(?P<cards>(?:the |an? )?(?:available )?(?:City Deck )?(?:event|Mercenary|Mercenaries|attachment|[A-Z](?!['’]s )).*)"
)


def at_their_places(said: Bit) -> Bit:
    """`City cards: on The Docks the event Fog (…); on The Forums the Mercenary Vell` with each location as a heading."""
    led = CITY_CARDS.match(said.plain)
    parts = said.cut(led.end()).split(r";\s*(?:and\s+)?|,? and (?=on [A-Z])") if led else []
    found = [OF_A_PLACE.fullmatch(part.plain) for part in parts]
    if not found or not all(found):
        return said
    return anew(said, "; ".join(f"At {one['place']}: {part.group(one, 'cards').text}" for part, one in zip(parts, found, strict=True) if one))


def brought(said: Bit) -> Bit:
    """A sentence that tells what lies in the City, or what Dawn has brought, as cards that are available where they lie."""
    said = at_their_places(said)
    if kind := A_KIND.match(said.plain):
        return anew(said, f"{kind['at']} {kind['is']} the available {kind['kind']} {said.text[slice(*kind.span('name'))]}")
    if left := LEFT_OF_ALL.match(said.plain):
        said = anew(said, f"Left over: {said.text[slice(*left.span('card'))]} {left['at']}")
    if left := LEFT.match(said.plain):
        if left["at"]:
            return anew(said, f"{left['at'][0].upper()}{left['at'][1:]}: {said.text[left.end() :]}")
        cards = list(_cards(said.cut(left.end()), active=True))
        return anew(said, "; ".join(cards)) if all(cards) else said
    led, behind = LED.match(said.plain), BEHIND.search(said.plain)
    if led is None and behind is None:
        return said
    told = said.cut(led.end()) if led else said.cut(0, behind.start() if behind else None)
    cards = list(_cards(told, active=led is not None and (led["does"] is not None or led["done"] is not None)))
    return anew(said, "; ".join(cards)) if cards and all(cards) else said


def _cards(told: Bit, *, active: bool) -> Iterator[str]:
    """Each card of the list, told as one that is available; nothing in place of one that is told otherwise."""
    for n, part in enumerate(told.split(JOINT)):
        found = CARD_FIRST.fullmatch(part.plain) or PLACE_FIRST.fullmatch(part.plain)
        if found is None or (n == 0 and not active and not found["verb"]):
            yield ""
            return
        kind = f"{found['kind']} " if found["kind"] else ""
        card = "".join(part.text[slice(*found.span(key))] for key in ("name", "said") if found[key])
        card = re.sub(r"(?<=\()(?:an? )?(?:still )?available (?=attachment|Mercenary|event)", "", card)
        yield f"the available {kind}{card} is at {found['place']}"
