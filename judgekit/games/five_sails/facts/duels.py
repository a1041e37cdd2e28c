"""Facts of any duel of a case, and of any of its rounds, by number: excess threat, gambles, whose round it was."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import Line
from judgekit.games.five_sails.facts.game import STAYS
from judgekit.games.five_sails.facts.sums import GAPS, Known
from judgekit.games.five_sails.facts.text import form, yes_no
from judgekit.games.five_sails.values import adversary_side

__all__ = ["GAPS", "Known"]
GAPS["duel"] = r"(?P<duel>\d+)"
KEPT = re.compile(r"Restricted Hostilities keep (\d+) threat")
ROUND = re.compile(r"Round (\d+): it is the round of (.+)\.$")
IN_A_ROUND = ("duel/resolve-threat", "duel/declining-wounds", "duel/combat-card", "duel/decline-card", "gamble-duel/hand-aside")
"""Rules of steps that only a duel has: where one of them comes first, the case began in the middle of a duel."""


def duels(lines: tuple[Line, ...]) -> list[list[Line]]:
    """The lines of each duel, in order; of one that was going on when the case began, those since then."""
    out: list[list[Line]] = []
    for line in lines:
        begins = line.rule.endswith("duel/begins")
        if begins or (not out and (ROUND.match(line.text) or line.rule.endswith(IN_A_ROUND))):
            out.append([])
        if out:
            out[-1].append(line)
    return out


def duel_lines(k: Known, number: int = 0) -> list[Line]:
    """The lines of a duel by its number; of the last one without."""
    found = duels(k.lines)
    if number:
        return found[number - 1] if number <= len(found) else []
    return found[-1] if found else []


def rounds(lines: list[Line]) -> Iterator[tuple[int, list[Line]]]:
    """The lines of each round with its number; what comes before the first that is announced belongs to the one before it."""
    first = next((int(m[1]) for line in lines if (m := ROUND.match(line.text))), 1)
    number, found = max(first - 1, 0), list[Line]()
    for line in lines:
        said = ROUND.match(line.text)
        if said:
            yield number, found
            number, found = int(said[1]), []
        found.append(line)
    yield number, found


def kept_from(lines: list[Line]) -> int:
    """How much threat Restricted Hostilities kept from becoming wounds."""
    return sum(int(m[1]) for line in lines if (m := KEPT.match(line.text)))


def excess_in(k: Known, number: int, duel: int = 0) -> str:
    """The excess threat of a round."""
    found = [kept_from(lines) for n, lines in rounds(duel_lines(k, duel)) if n == number]
    return str(sum(found))


def discarded_of(lines: list[Line]) -> int:
    """How much of the excess threat was discarded: all but what a card keeps in the pool."""
    return kept_from(lines) - sum(int(m[1]) for line in lines if (m := STAYS.match(line.text)))


def discarded_in(k: Known, number: int, duel: int = 0) -> str:
    """The excess threat that was discarded in a round."""
    return str(sum(discarded_of(lines) for n, lines in rounds(duel_lines(k, duel)) if n == number))


@form("excess threat discarded in round {number} =")
def discarded_round(k: Known, number: str) -> str:
    """The excess threat that was discarded in a round of the last duel."""
    return discarded_in(k, int(number))


@form("excess threat discarded in round {number} of duel {duel} =")
def discarded_round_of(k: Known, number: str, duel: str) -> str:
    """The excess threat that was discarded in a round of a duel."""
    return discarded_in(k, int(number), int(duel))


@form("excess threat discarded in duel {duel} =")
def discarded_duel(k: Known, duel: str) -> str:
    """The excess threat that was discarded in a whole duel."""
    return str(discarded_of(duel_lines(k, int(duel))))


@form("excess threat in round {number} =", "excess in round {number} =")
def excess_round(k: Known, number: str) -> str:
    """The excess threat of a round of the last duel."""
    return excess_in(k, int(number))


@form(
    "excess threat in round {number} of duel {duel} =",
    "excess in round {number} of duel {duel} =",
)
def excess_round_of(k: Known, number: str, duel: str) -> str:
    """The excess threat of a round of a duel."""
    return excess_in(k, int(number), int(duel))


@form("excess threat in duel {duel} =", "excess in duel {duel} =")
def excess_duel(k: Known, duel: str) -> str:
    """The excess threat of a whole duel."""
    return str(kept_from(duel_lines(k, int(duel))))


def times_gambled(k: Known, player: int, duel: int = 0) -> int:
    """How often a player has gambled in a duel."""
    now = k.p.board.duel
    count = len(duels(k.lines))
    if now is not None and duel in {0, max(count, 1)}:
        return next((s.gambles for s in now.sides if s.player == player), 0)
    said = f"{k.p.cast.seats[player]} sets the hand aside and gambles."
    return sum(line.text == said for line in duel_lines(k, duel))


@form(
    "{player} [gambled|has gambled|gambles] =",
    "times {player} [gambled|has gambled|gambles] =",
    "[gambles|number of gambles] [of|by|made by|counted for|counted against|counting against|counted of] {player} =",
    "gambles {player} has made =",
    "gamble count of {player} =",
)
def gambled(k: Known, player: int) -> str:
    """How often a player has gambled in this duel, or in the last one."""
    return str(times_gambled(k, player))


@form(
    "{player} gambled in duel {duel} =",
    "times {player} gambled in duel {duel} =",
    "times {player} has gambled in duel {duel} =",
    "gambles of {player} in duel {duel} =",
)
def gambled_in(k: Known, player: int, duel: str) -> str:
    """How often a player has gambled in a duel."""
    return str(times_gambled(k, player, int(duel)))


@form("active participant in round {number} of duel {duel} =")
def round_in(k: Known, number: str, duel: str) -> str:
    """Whose round of a duel it was."""
    found = [m[2] for line in duel_lines(k, int(duel)) if (m := ROUND.match(line.text)) and m[1] == number]
    return found[-1] if found else "none"


@form(
    "times {card} [gambled|has gambled|gambles] =",
    "{card} gambles[ counted|] =",
    "[gambles|number of gambles] [of|by|made by|counted for|counted against|counting against|counted of] {card} =",
)
def gambled_for(k: Known, card: int) -> str:
    """How often was gambled for a participant in this duel, or in the last one: it counts for whoever is the player's participant."""
    side = adversary_side(k.p, card)
    return str(times_gambled(k, k.p.board.duel.sides[side].player if side >= 0 else k.p.cards[card].control))


TAKES_PLACE = "[ is| was| has been|] [played|fought|begun|reached|takes place|took place|follows|begins|began]"


@form(f"round {{number}}[ of the duel|]{TAKES_PLACE} =", "[there is|there was] a round {number}[ of the duel|] =")
def round_played(k: Known, number: str) -> str:
    """Whether a duel has come to that round."""
    return yes_no(int(round_count(k)) >= int(number))


@form("rounds played =", "[number of rounds|rounds][ of the duel| in the duel|] =", "[last round|number of the last round][ of the duel|] =")
def round_count(k: Known) -> str:
    """How many rounds the last duel has had so far."""
    return str(max((int(m[1]) for line in duel_lines(k) if (m := ROUND.match(line.text))), default=k.p.board.duel.round if k.p.board.duel else 0))


@form("duels fought =", "number of duels =", "number of duels this Day =")
def duel_count(k: Known) -> str:
    """How many duels have begun."""
    return str(len(duels(k.lines)))


@form("{card} excess threat =", "excess threat of {card} =")
def excess_of(k: Known, card: int) -> str:
    """What was kept from becoming wounds when the threat of a character was last resolved."""
    name = card_name(k.p, card)
    own = [kept_from(lines) for _, lines in rounds(duel_lines(k)) if any((m := ROUND.match(x.text)) and m[2] == name for x in lines)]
    return str(own[-1]) if own else "0"
