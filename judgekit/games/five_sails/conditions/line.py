"""Tests on cards in the dueling lines, and conditions on the threat pools."""

from __future__ import annotations

from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, OLD, pile, side_of_player

word = GAME.vocabulary.word
LINE = {NEW: "duel/dueling-line-stays", OLD: "duel/combat-card"}


def line_of(p: Position, player: int, *, theirs: bool) -> list[int]:
    """The cards in a player's dueling line, or in that of the adversary, in the order in which they were played."""
    side = side_of_player(p, player)
    return pile(p, "line", p.board.duel.sides[1 - side if theirs else side].player) if side >= 0 else []


@word("selector", "in your line", rule=LINE, fails="{thing} is not in the dueling line of {player}")
def in_your_line(p: Position, use: Use, thing: int) -> bool:
    """In the dueling line of the player who uses the ability."""
    return thing in line_of(p, use.player, theirs=False)


@word("selector", "in their line", rule=LINE, fails="{thing} is not in the adversary's dueling line")
def in_their_line(p: Position, use: Use, thing: int) -> bool:
    """In the adversary's dueling line."""
    return thing in line_of(p, use.player, theirs=True)


@word("selector", "last in your line", rule=LINE, fails="{thing} is not the last card in the dueling line of {player}")
def last_in_yours(p: Position, use: Use, thing: int) -> bool:
    """The card that was played last into the dueling line of the player who uses the ability."""
    return line_of(p, use.player, theirs=False)[-1:] == [thing]


@word("selector", "last in their line", rule=LINE, fails="{thing} is not the last card in the adversary's dueling line")
def last_in_theirs(p: Position, use: Use, thing: int) -> bool:
    """The card that was played last into the adversary's dueling line."""
    return line_of(p, use.player, theirs=True)[-1:] == [thing]


def pool_of(p: Position, card: int) -> int:
    """How much threat a character has in its pool; none outside a duel."""
    sides = p.board.duel.sides if p.board.duel else ()
    return next((s.pool for s in sides if s.card == card), 0)


@word("condition", "threat at least", "{who} has {n} or more threat", rule="term/threat-pool", fails="{who} has less threat")
def threat_at_least(p: Position, use: Use, who: Who, n: int) -> bool:
    """A participant has so much threat in the pool or more."""
    return any(pool_of(p, c) >= n for c in cards_meant(p, use, who))


@word("condition", "threat at most", "{who} has {n} or less threat", rule="term/threat-pool", fails="{who} has more threat")
def threat_at_most(p: Position, use: Use, who: Who, n: int) -> bool:
    """A participant has so much threat in the pool or less."""
    return all(pool_of(p, c) <= n for c in cards_meant(p, use, who))


@word("condition", "more threat", "{who} has more threat than {who2}", rule="term/threat-pool", fails="{who} has no more threat than {who2}")
def more_threat(p: Position, use: Use, who: Who, other: Who) -> bool:
    """One participant has more threat in the pool than the other."""
    return pool_of(p, card_meant(p, use, who)) > pool_of(p, card_meant(p, use, other))
