"""Tests by the part that somebody plays in a duel or in what is answered: what the challenger bears, everybody but the adversary."""

from __future__ import annotations

from judgekit.engine.facts import find_fact
from judgekit.engine.values import NOBODY, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import combat_value
from judgekit.games.five_sails.texts.nouns import ROLES
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import in_play, location, side_of_player

word = GAME.vocabulary.word


def in_role(p: Position, use: Use, role: str) -> int:
    """The character that plays a part, or no card."""
    return card_meant(p, use, (ROLES[role],))


@word("selector", "borne by", rule="attachment/equipped", fails="{thing} is not equipped to {value}")
def borne_by(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Equipped to whoever plays that part: the challenger, the challenged character, the participant."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == in_role(p, use, value)


@word("selector", "opposing whom", rule="opposing/same-location", fails="{thing} is not opposing {value}")
def opposing_whom(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """An enemy of whoever plays that part, at the same location; of one who was destroyed, where that was."""
    one = in_role(p, use, value)
    last = None if in_play(p, one) else next((f for f in reversed(p.facts) if f.name == "last seen" and f.card == one), None)
    player, place = (last.player, last.key) if last else (p.cards[one].control, location(p, one)) if one >= 0 else (NOBODY, "")
    return p.cards[thing].control not in (player, NOBODY) and location(p, thing) == place != ""


@word("selector", "besides", rule="play/targeting", fails="{thing} is {value}, who is left out")
def besides(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Another character than the one who plays that part."""
    return thing != in_role(p, use, value)


@word("selector", "called", rule="play/targeting", fails="{thing} is not called {value}")
def called(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """The card of that name."""
    return p.definition(thing).name == value


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


@word("condition", "challenged", "{who} was challenged", rule="challenge/participants", fails="{who} was not challenged")
def was_challenged(p: Position, use: Use, who: Who) -> bool:
    """A character is the one who was challenged, or who took the challenge over."""
    return p.board.duel is not None and p.board.duel.sides[1].card == card_meant(p, use, who)


@word("condition", "intervened", "{who} intervened", rule="challenge/intervene", fails="{who} has not intervened")
def has_intervened(p: Position, use: Use, who: Who) -> bool:
    """A character has taken the challenge of this duel over by intervening."""
    return find_fact(p, "has intervened", card_meant(p, use, who)) is not None


@word("condition", "in play", "{who} is in play", rule="term/in-play", fails="{who} is not in play")
def is_in_play(p: Position, use: Use, who: Who) -> bool:
    """A card has not left play."""
    return in_play(p, card_meant(p, use, who))


@word("condition", "used this round", "you used a {kind}", rule="duel/technique-and-maneuver", fails="none was used in this round")
def used_this_round(p: Position, use: Use, kind: str) -> bool:
    """The player has used an ability of such a kind in this round already."""
    duel = p.board.duel
    mine = duel is not None and duel.turn == side_of_player(p, use.player)
    return mine and bool({"Technique": duel.technique, "Maneuver": duel.maneuver}.get(kind, False))
