"""Several things that a request names in one word, `each of Iwo's two Reactions`, `either Brass Token`, as a request for each of them."""

from __future__ import annotations

import re

from judgekit.cases.wordings.copies import ANY_OF, alike, at_hand
from judgekit.engine import Position
from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.acts.abilities import ordinal

COUNTED = {"both": 2, "two": 2, "three": 3, "four": 4}
KIND = r"(?P<kind>Reaction|Action|Technique|Maneuver)s?"
OF_ALL = rf"(?P<verb>use|activate) (?P<all>both|all|each|every one)(?: (?P<many>{'|'.join(COUNTED)}))?(?: of)?"
WAYS = (
    rf"{OF_ALL} (?P<name><card>)['’]s?(?: (?P<number>{'|'.join(COUNTED)}))? {KIND}(?P<rest>(?: |,).*)?",
    rf"{OF_ALL}(?: the)?(?: (?P<number>{'|'.join(COUNTED)}))? {KIND} (?:of|on) (?P<name><card>)(?P<rest>(?: |,).*)?",
)
"""How all abilities of one kind on a card are asked for at once."""


def each_of_them(p: Position, wanted: str) -> list[str]:
    """`use each of Iwo's two Reactions` as the use of each of them; nothing for another request, or where the card has another number of them."""
    names = one_of(tuple(n for n in p.cast.names if n))
    found = next((m for way in WAYS if (m := re.fullmatch(way.replace("<card>", names), wanted))), None)
    if found is None:
        return []
    those = [n for n, ability in p.abilities(p.cast.number_of[found["name"]]) if ability.kind == found["kind"]]
    told = {COUNTED[word] for word in (found["all"], found["many"] or "", found["number"] or "") if word in COUNTED}
    if len(those) < 2 or told - {len(those)}:
        return []
    return [f"{found['verb']} {found['name']}'s {ordinal(n)} {found['kind']}{found['rest'] or ''}" for n in range(len(those))]


def any_of_them(p: Position, player: int, wanted: str) -> list[str]:
    """`use either Brass Token` as the use of each copy, of which the first that may be used is meant; nothing where no copies are spoken of."""
    for name, those in alike(p.cast.names):
        said = re.search(rf"\b(?P<any>{ANY_OF}) ?{re.escape(name)}(?P<s>e?s)?(?=['’\s,;.]|$)(?! \d)", wanted, re.IGNORECASE)
        if said is None or (said["any"].casefold() == "one" and not said["s"]):
            continue
        hand, there = at_hand(p, player, those)
        return [f"{wanted[: said.start()]}{copy}{wanted[said.end() :]}" for copy in (*hand, *there)]
    return []
