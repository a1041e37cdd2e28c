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


@lru_cache(maxsize=64)
def _patterns(seats: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(x.replace("<seat>", f"(?-i:{one_of(seats)})"), re.IGNORECASE) for x in (ACTIVE, PASSIVE))


def taken_out(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line in which cards are taken out of a deck as that change, and what is done then; any other line as it is."""
    found = next((m for x in _patterns(seats) if (m := x.fullmatch(line.strip()))), None) if seats else None
    if found is None:
        return [line]
    kind = (found["kind"] or found["behind"] or "").casefold().replace("not ", "non-").replace("unique", "Unique")
    which = (found["which"] or "Faction ").strip().title()
    many = "one" if found["n"].casefold() in {"another", "a"} else found["n"]
    change = f"edit: {many} {kind}{' ' if kind else ''}cards are taken out of {found['who']}'s {which} Deck"
    behind = IT.sub(r"\1 the deck", found["rest"] or "")
    return [change, *([f"{found['who']} {behind}"] if behind else [])]
