"""Cards that somebody takes out of a deck before the game, as the change by hand that it is: `A takes out two cards and presents the deck again`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.boards.story.words import NUMBER

TAKES = r"(?:takes out|removes|leaves out|cuts|drops|withdraws|takes(?=.* (?:out|away)\b))"
CARDS = (
    rf"(?P<n>{NUMBER}|another)(?: (?:more|further|other))?(?: (?P<kind>(?:non-)?Unique))? cards?"
    r"(?:,? (?:(?:that|which) (?:is|are) )?(?P<behind>(?:not |non-)?Unique),?)?"
)
REST = r"(?:(?:,? and|,|;)(?: then)? (?:<seat> )?(?P<rest>.+?))?\.?"
ACTIVE = (
    rf"(?P<who><seat>) (?:(?:now|then|also) )?{TAKES} {CARDS}"
    rf"(?: (?:out of|from|of) (?:the|his|her|their|its|<seat>['’]s) (?P<which>(?:Faction|Approach) )?Deck)?(?: (?:out|away))?(?: again)?{REST}"
)
PASSIVE = (
    rf"{CARDS} (?:is|are) (?:now |then )?(?:taken out|removed|left out|taken|cut|withdrawn) (?:of|from|out of) "
    rf"(?P<who><seat>)['’]s (?P<which>(?:Faction|Approach) )?Deck{REST}"
)
IT = re.compile(r"^((?:present|show|register|submit)s) (?:it|them)\b", re.IGNORECASE)


WITH_LEGAL_DECKS = re.compile(
    r"(?:With|Once|After|When|As soon as|Now that|As) (?:(?:[A-Z]|both|all|the|two|three|four|their|players|players['’]|[A-Z]['’]s|and|these|such) )*"
    r"(?:(?:legal|correct|proper|checked|approved) )*(?:(?:Faction|Approach) )?[Dd]ecks?"
    r"(?: (?:on the table|in front of (?:them|(?:the|both|all) players|everybody)|in place|(?:is|are|being|have been|has been|were)(?: now| all| both)?"
    r" (?:legal|in order|checked|approved|accepted|corrected|found legal|put right|mended)))?"
    r", (?=(?:the |a )?(?:set-?up|game|table)\b|(?:both|all|the|each) (?:players? )?(?:sets?|finish))",
    re.IGNORECASE,
)
"""What leads to the set-up and says of the decks that they may be played with: the book has no other ones set up."""


LOOKS = r"(?:checks?|inspects?|examines?|reviews?|verif(?:y|ies)|counts?|looks?|goes|go|reads?|rules?|controls?|compares?)"
LOOKED = r"(?:checked|inspected|examined|reviewed|verified|counted|looked at|gone through|looked over|read|presented|handed in|registered|submitted|shown)"
WHAT = r"(?:(?!\b(?:the )?City Deck\b)[^,;:.])*?\b(?:decks?|lists?|deck ?lists?)"
HOW = r"(?: (?:by|against|for|according to|together|one (?:by|after)|before|of|as|in|to|at|again|now)\b[^,;:.]*)?"
CHECKS = re.compile(
    rf"(?:(?:First|Now|Then|Next|Before the game),? )?(?:(?:(?:the|a|an) (?:head |other )?(?:judge|referee|organi[sz]er)|the judges) (?:(?:now|then|first|also) )?"
    rf"{LOOKS}(?: (?:at|over|through|on|up|whether))* {WHAT}{HOW}"
    rf"|{WHAT} (?:is|are|has been|have been)(?: (?:now|then|both|all|first|to be|being))* {LOOKED}{HOW}"
    r"|(?:the |a )?deck ?(?:check|inspection|registration)s? (?:is|takes|begins|starts|happens|follows)(?: (?:place|now|made|done|carried out|held))*)\.?",
    re.IGNORECASE,
)
"""That decks are looked at before the game, whoever looks at them."""


@lru_cache(maxsize=64)
def _patterns(seats: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(x.replace("<seat>", f"(?-i:{one_of(seats)})"), re.IGNORECASE) for x in (ACTIVE, PASSIVE))


def taken_out(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line in which cards are taken out of a deck as that change, and what is done then; any other line as it is."""
    if not re.search(r"\b(?:deck ?)?(?:decks?|lists?|cards?)\b", line, re.IGNORECASE):
        return [line]
    if CHECKS.fullmatch(line.strip()) and not line.startswith(tuple(f"{seat} " for seat in seats)):
        return [f"{seats[0]} presents the decks"]
    if lead := WITH_LEGAL_DECKS.match(line):
        return [f"{line[lead.end()].upper()}{line[lead.end() + 1 :]}"]
    found = next((m for x in _patterns(seats) if (m := x.fullmatch(line.strip()))), None) if seats else None
    if found is None:
        return [line]
    kind = (found["kind"] or found["behind"] or "").casefold().replace("not ", "non-").replace("unique", "Unique")
    which = (found["which"] or "Faction ").strip().title()
    many = "one" if found["n"].casefold() in {"another", "a"} else found["n"]
    change = f"edit: {many} {kind}{' ' if kind else ''}cards are taken out of {found['who']}'s {which} Deck"
    behind = IT.sub(r"\1 the deck", found["rest"] or "")
    return [change, *([f"{found['who']} {behind}"] if behind else [])]
