"""Tests by the part that somebody plays in a duel or in what is answered: what the challenger bears, everybody but the adversary."""

from __future__ import annotations

from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.nouns import ROLES
from judgekit.games.five_sails.references import card_meant
from judgekit.games.five_sails.stats import combat_value
from judgekit.games.five_sails.values import side_of_player

word = GAME.vocabulary.word


def in_role(p: Position, use: Use, role: str) -> int:
    """The character that plays a part, or no card."""
    return card_meant(p, use, (ROLES[role],))


@word("selector", "borne by", rule="attachment/equipped", fails="{thing} is not equipped to {value}")
def borne_by(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Equipped to whoever plays that part: the challenger, the challenged character, the participant."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == in_role(p, use, value)


@word("selector", "besides", rule="play/targeting", fails="{thing} is {value}, who is left out")
def besides(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Another character than the one who plays that part."""
    return thing != in_role(p, use, value)


@word(
    "condition",
    "combat value at most",
    "your combat card has {n} or less {value}",
    "your combat card has {n} {value} or less",
    rule="combat-value/modified",
    fails="the combat card has more {stat}",
)
def value_at_most(p: Position, use: Use, n: int, value: str) -> bool:
    """A combat value of the card played this round, as modified, is so much or less."""
    duel = p.board.duel
    return duel is not None and duel.card >= 0 and combat_value(p, duel.turn, value) <= n


@word("condition", "accepter", "your participant accepted the challenge", rule="duel/alternate", fails="the participant issued the challenge")
def is_accepter(p: Position, use: Use) -> bool:
    """The player's participant is the one who took the challenge up."""
    return side_of_player(p, use.player) == 1


@word("condition", "from hand", "your combat card was not gambled", rule="gamble-duel/hand-or-gamble", fails="the combat card was gambled")
def from_hand(p: Position, use: Use) -> bool:
    """The combat card of this round was played from hand."""
    duel = p.board.duel
    return duel is not None and duel.card >= 0 and not duel.gambled


@word("condition", "duel of", "the duel is of {stat}", rule="challenge/names-stat", fails="the duel is of another stat")
def duel_of_stat(p: Position, use: Use, name: str) -> bool:
    """The duel that is going on, or the challenge that was issued, uses a stat."""
    return p.board.duel is not None and p.board.duel.stat == name
