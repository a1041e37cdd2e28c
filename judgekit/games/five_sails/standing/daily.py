"""Passive abilities about the business of a Day: who counts in a pressure, who parleys, what others pay to recruit, who stays engaged in Dusk."""

from __future__ import annotations

from judgekit.engine.values import Position
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.values import is_character, location

held("no weight", "in pressures, {who} does not count", doc="What the character has is not added up in pressures.")
held(
    "counts instead",
    "in pressures with {stat}, {who} counts {stat2} instead",
    doc="In such a pressure another value of the character is added to the total of its player, in place of this one.",
)
held("recruits cost theirs", "your opponents recruit here at {plus} cost", doc="Others pay more or less for recruiting there.")
held("parleys anyway", "{who} can parley as a Mercenary", doc="Being a Mercenary does not keep the character from parleying.")
held(
    "parleys from afar",
    "{who} can parley with {who2} from where they are",
    doc="Being at another location than the card that is paid for does not keep the character from parleying.",
)
held("claims with", "the Claim Action of {who} uses {stat}", doc="The basic claim of such a character pressures with another value.")
held("parleys engaged", "{who} can parley while engaged", doc="Being engaged does not keep the character from parleying.")
held("claims engaged", "{who} can use the Claim Action while engaged", doc="Being engaged does not keep the character from claiming.")
held("neighbours", "{place} and {place2} are adjacent", doc="Two locations are adjacent whatever lies between them.")
held("next to all", "this location is adjacent to every City location", doc="The location of the ability is adjacent to each other one in the City.")
held("stays engaged", "{who} does not become en garde in Dusk", doc="The clean-up leaves an engaged character engaged.")
held("draws besides", "in Planning, you draw {plus} cards", doc="So many cards more or fewer than the Panache of the Leader says.")
held("all draw besides", "in Planning, each player draws {plus} cards", doc="So many cards more or fewer than the Panache of the Leaders says.")


def drawn_besides(p: Position, player: int) -> int:
    """How many cards more than the Panache says a player draws in Planning; fewer where it is below zero."""
    if not {"draws besides", "all draw besides"} & p.cast.passive_words:
        return 0
    own = sum(int(w.args[0]) for u, w in standing(p, "draws besides") if u.player == player)
    return own + sum(int(w.args[0]) for _, w in standing(p, "all draw besides"))


def weightless(p: Position, card: int) -> bool:
    """Whether a character does not count in pressures."""
    return "no weight" in p.cast.passive_words and any(True for _ in says_of(p, "no weight", card))


def counted_value(p: Position, card: int, name: str) -> str:
    """The value of a character that is added in a pressure with a value: that one, unless a Passive ability says another."""
    if "counts instead" not in p.cast.passive_words:
        return name
    found = (str(w.args[2]) for u, w in standing(p, "counts instead") if w.args[0] == name and speaks_of(p, u, w.args[1], card))
    return next(found, name)


def parleys_anyway(p: Position, card: int) -> bool:
    """Whether a Mercenary may parley all the same."""
    return "parleys anyway" in p.cast.passive_words and any(True for _ in says_of(p, "parleys anyway", card))


def reaches_parley(p: Position, card: int, character: int) -> bool:
    """Whether a character parleys for a card from where it is."""
    return any(speaks_of(p, use, said.args[0], character) and speaks_of(p, use, said.args[1], card) for use, said in standing(p, "parleys from afar"))


def parleys_engaged(p: Position, card: int) -> bool:
    """Whether being engaged does not keep a character from parleying."""
    return "parleys engaged" in p.cast.passive_words and any(True for _ in says_of(p, "parleys engaged", card))


def claim_stat(p: Position, card: int, name: str) -> str:
    """The value with which the basic claim of a character pressures."""
    if "claims with" not in p.cast.passive_words or card < 0:
        return name
    return next((str(w.args[1]) for _, w in says_of(p, "claims with", card)), name)


def claims_engaged(p: Position, card: int) -> bool:
    """Whether being engaged does not keep a character from claiming."""
    return "claims engaged" in p.cast.passive_words and any(True for _ in says_of(p, "claims engaged", card))


def said_adjacent(p: Position, one: str, other: str) -> bool:
    """Whether a card in play says that two locations are adjacent."""
    if not {"neighbours", "next to all"} & p.cast.passive_words:
        return False
    pairs = any({w.args[0], w.args[1]} == {one, other} for _, w in standing(p, "neighbours"))
    return pairs or any(here_of(p, u) in {one, other} for u, _ in standing(p, "next to all"))


def stays_engaged(p: Position, card: int) -> bool:
    """Whether the clean-up of Dusk leaves a character engaged."""
    return "stays engaged" in p.cast.passive_words and any(True for _ in says_of(p, "stays engaged", card))


def dearer_here(p: Position, card: int, player: int) -> int:
    """What Passive abilities of others add to the cost of a Mercenary where they are."""
    there = [int(w.args[0]) for u, w in standing(p, "recruits cost theirs") if u.player != player and location(p, card) == here_of(p, u)]
    return sum(there) if is_character(p, card) else 0
