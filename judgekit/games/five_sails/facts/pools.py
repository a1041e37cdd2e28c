"""Facts of what goes into the pools of threat and out of them in a round: removed, returned, added, discarded as the adversary is elsewhere."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name
from judgekit.engine.values import Line
from judgekit.games.five_sails.facts.duels import GAPS, Known, duel_lines, rounds
from judgekit.games.five_sails.facts.text import form, stat_value, yes_no
from judgekit.games.five_sails.values import location

__all__ = ["GAPS", "Known"]
STATS = {"resolve", "combat", "finesse", "influence"}
IN_ROUND = "[ in round {number}|]"
REMOVED = re.compile(r"(Riposte|Parry) \d+: (\d+) threat is removed from the pool of (.+?)(?:\.|;|, and (as much is returned))")
ADDED = re.compile(r"(\d+) threat is added to the pool of (.+), which now holds \d+\.")
LOST = re.compile(r"(.+?) is (?:not with .+|not here|no longer in play): the (\d+) threat (?:in that pool )?is discarded\.")
ABSENT = (
    "[absent|elsewhere|away|gone|not there|not here|no longer there|not present|out of reach|somewhere else"
    "|at another location|not at the same location|not at that location|not at the location|not with the participant|no longer in play]"
)
ADVERSARY = "[the |an |][absent |missing |][adversary|opponent]"
LOST_SO = "threat[ that is| that was| which is|] [discarded|lost]"
GAPS["other"] = r"(?P<other>.+?)"


def _of_round(k: Known, number: str) -> list[Line]:
    """The lines of a round of the last duel, of its last one where none is named."""
    told = [*rounds(duel_lines(k))]
    wanted = int(number) if number else max(dict(told), default=0)
    return [line for n, lines in told if n == wanted for line in lines]


def _texts(k: Known, number: str) -> list[str]:
    return [line.text.strip() for line in _of_round(k, number)]


def _named(k: Known, values: tuple[int | str, ...]) -> tuple[str, str]:
    """The name of the card among some values, and the number among them; empty where there is none."""
    card = next((card_name(k.p, v) for v in values if isinstance(v, int)), "")
    return card, next((v for v in values if isinstance(v, str) and v.isdigit()), "")


@form(
    f"{LOST_SO} [because|as|since|where|when] {ADVERSARY} [is|was] {ABSENT}{IN_ROUND} =",
    f"{LOST_SO} [because|as|since|where|when] {{card}} [is|was] {ABSENT}{IN_ROUND} =",
    f"{LOST_SO} [for|to] [the|an] [absent|missing] [adversary|opponent|participant]{IN_ROUND} =",
    f"{LOST_SO} [for|because of|due to] [lack of|want of] an adversary{IN_ROUND} =",
    f"{LOST_SO} [instead of|rather than] [being added to|going to|going into|coming into|reaching] {{card}}[ pool| threat pool|]{IN_ROUND} =",
)
def lost_on_the_way(k: Known, *named: int | str) -> str:
    """How much threat did not reach a pool in a round, as that participant was somewhere else or no longer in play."""
    card, number = _named(k, named)
    found = [m for text in _texts(k, number) if (m := LOST.fullmatch(text)) and card in {"", m[1]}]
    return str(sum(int(m[2]) for m in found))


@form(
    f"threat [removed|taken away|taken out|cancelled|taken] by [the |]{{value}}{IN_ROUND} =",
    f"threat {{value}} [removes|removed|takes away|took away]{IN_ROUND} =",
)
def removed_by(k: Known, value: str, number: str = "") -> str:
    """How much threat Riposte or Parry has removed in a round."""
    if value.casefold() == "thrust":
        return "none: Thrust removes no threat"
    found = (m for text in _texts(k, number) if (m := REMOVED.match(text)) and m[1].casefold() == value.casefold())
    return str(sum(int(m[2]) for m in found))


@form(f"threat [removed|taken away|taken out] from {{card}}[ pool| threat pool|]{IN_ROUND} =")
def removed_from(k: Known, card: int, number: str = "") -> str:
    """How much threat Riposte and Parry have removed from a pool in a round."""
    found = (m for text in _texts(k, number) if (m := REMOVED.match(text)) and m[3] == card_name(k.p, card))
    return str(sum(int(m[2]) for m in found))


@form(f"threat [returned|riposted|sent back] to {{card}}[ pool| threat pool|][ by Riposte| by the Riposte|]{IN_ROUND} =")
def returned_to(k: Known, card: int, number: str = "") -> str:
    """How much threat Riposte has sent back in a round to the adversary of whoever's pool it came from."""
    found = (m for text in _texts(k, number) if (m := REMOVED.match(text)) and m[4] and m[3] != card_name(k.p, card))
    return str(sum(int(m[2]) for m in found))


@form(
    f"threat [added to|put into|that goes to|that goes into|going to|going into|that reaches|reaching] {{card}}[ pool| threat pool|]{IN_ROUND} =",
    f"threat {{card}} [receives|received|gets|got]{IN_ROUND} =",
)
def added_to(k: Known, card: int, number: str = "") -> str:
    """How much threat came into a pool in a round."""
    found = (m for text in _texts(k, number) if (m := ADDED.match(text)) and m[2] == card_name(k.p, card))
    return str(sum(int(m[1]) for m in found))


@form("[both|all|the two] [threat |]pools [hold|contain|have] threat =", "threat in both[ threat|] pools =")
def both_hold(k: Known) -> str:
    """Whether there is threat in the pool of each participant."""
    duel = k.p.board.duel
    return yes_no(duel is not None and all(side.pool for side in duel.sides))


@form(
    "next active participant =",
    "[active participant|participant] of the next round =",
    "[whose|which participant's] round[ comes| is|] next =",
    "next round [belongs to|is the round of|is that of] =",
)
def whose_next(k: Known) -> str:
    """Whose round is the next one: the one that has just begun, of which nothing has been done yet; before that nobody knows."""
    duel, ask = k.p.board.duel, k.p.asking
    begun = duel is not None and duel.round > 0 and ask is not None and ask.question == "combat card"
    return card_name(k.p, duel.sides[duel.turn].card) if begun else "none" if duel is None else "not settled"


AT_ONE = "at [the same|one] [location|place]"


@form(
    f"[both |the |]participants [are |are still |still |]{AT_ONE} =",
    "[both |the |]participants [are |are still |still |][together|there] =",
)
def together(k: Known) -> str:
    """Whether both participants of the duel are in play at the same location."""
    duel = k.p.board.duel
    places = {location(k.p, side.card) for side in duel.sides} if duel is not None else set()
    return yes_no(len(places) == 1 and "" not in places)


@form("{stat} of {card} [with|counting|including] {other} =", "{card} {stat} [with|counting|including] {other} =")
def with_equipment(k: Known, *named: int | str) -> str:
    """A value of a character as it is with a card that it must have equipped."""
    card = next(n for n in named if isinstance(n, int))
    stat_ = next(str(n) for n in named if str(n).casefold() in STATS)
    other = next(str(n) for n in named if isinstance(n, str) and n != stat_).strip()
    if not any(k.p.cards[n].on == card and name.casefold() == other.casefold() for n, name in enumerate(k.p.cast.names)):
        return f"{other} is not equipped to {card_name(k.p, card)}"
    return stat_value(k, card, stat_)


@form(
    f"{{card}} and {{other}} [are |are still |are now |]{AT_ONE} =",
    f"{{card}} [is |is now |is still |]{AT_ONE} as {{other}} =",
    "{card} [is |is now |is still |]together with {other} =",
)
def at_one_place(k: Known, card: int, other: str) -> str:
    """Whether two cards are at the same location."""
    numbers = [n for n, name in enumerate(k.p.cast.names) if name.casefold() == other.strip().casefold()]
    if len(numbers) != 1:
        return f"no card of the case is called {other!r}"
    here = location(k.p, card)
    return yes_no(bool(here) and here == location(k.p, numbers[0]))
