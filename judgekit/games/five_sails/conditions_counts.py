"""Conditions that count and compare: locations, characters, what is of a kind, who is alone."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.references import Who, card_meant, matches
from judgekit.games.five_sails.values import characters, location

word = GAME.vocabulary.word
Noun = tuple[str, ...]


@word(
    "condition",
    "locations at least",
    "you control {n} or more locations",
    "you control {n} or more City locations",
    rule="term/uncontrolled",
    fails="{player} controls fewer locations",
)
def locations_at_least(p: Position, use: Use, n: int) -> bool:
    """The player controls so many locations or more."""
    return sum(1 for place in p.board.places if place.control == use.player) >= n


@word("condition", "control at least", "you control {n} or more {noun}", rule="term/crew", fails="{player} controls fewer")
def control_at_least(p: Position, use: Use, n: int, noun: Noun) -> bool:
    """The player controls so many of a kind or more."""
    kind = Target(noun[0], tuple(noun[1:]))
    return sum(c.control == use.player and matches(p, use, kind, k) for k, c in enumerate(p.cards)) >= n


def _crews(p: Position, use: Use) -> tuple[int, list[int]]:
    sizes = [sum(1 for _ in characters(p, q)) for q in range(len(p.players))]
    return sizes[use.player], [n for q, n in enumerate(sizes) if q != use.player]


@word("condition", "larger crew", "an opponent has more characters than you", rule="term/crew", fails="no opponent has more characters")
def larger_crew(p: Position, use: Use) -> bool:
    """Another player has more characters in play."""
    mine, others = _crews(p, use)
    return any(n > mine for n in others)


@word("condition", "smaller crew", "an opponent has fewer characters than you", rule="term/crew", fails="no opponent has fewer characters")
def smaller_crew(p: Position, use: Use) -> bool:
    """Another player has fewer characters in play."""
    mine, others = _crews(p, use)
    return any(n < mine for n in others)


@word(
    "condition",
    "more characters",
    "you have more characters than each opponent",
    "you have more characters than an opponent",
    rule="term/crew",
    fails="{player} does not have more characters",
)
def more_characters(p: Position, use: Use) -> bool:
    """The player has more characters in play than every other."""
    mine, others = _crews(p, use)
    return all(n < mine for n in others)


@word("condition", "is alone", "{who} is alone", rule="term/location", fails="{who} is not the only character there")
def is_alone(p: Position, use: Use, who: Who) -> bool:
    """No other character is at the location of a character."""
    one = card_meant(p, use, who)
    return one >= 0 and location(p, one) != "" and sum(1 for _ in characters(p, place=location(p, one))) == 1
