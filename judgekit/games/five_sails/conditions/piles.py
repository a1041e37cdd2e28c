"""Tests by the pile in which a card lies."""

from __future__ import annotations

from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import in_city

word = GAME.vocabulary.word


@word("selector", "in your locker", rule="term/the-locker", fails="{thing} is not in {player}'s Locker")
def in_your_locker(p: Position, use: Use, thing: int) -> bool:
    """In The Locker of the player who uses the ability."""
    return p.cards[thing].zone == "locker" and p.cards[thing].owner == use.player


@word("selector", "in any locker", rule="term/the-locker", fails="{thing} is not in The Locker")
def in_any_locker(p: Position, use: Use, thing: int) -> bool:
    """In the Locker of any player."""
    return p.cards[thing].zone == "locker"


@word("selector", "in your discard pile", rule="term/discard-pile", fails="{thing} is not in {player}'s discard pile")
def in_discard(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of the player who uses the ability."""
    return p.cards[thing].zone == "discard" and p.cards[thing].owner == use.player


@word("selector", "enemy pile", rule="term/discard-pile", fails="{thing} is not in the discard pile of an opponent")
def enemy_pile(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of another player."""
    return p.cards[thing].zone == "discard" and p.cards[thing].owner not in (use.player, -1)


@word("selector", "city pile", rule="term/discard-pile", fails="{thing} is not in the City Deck's discard pile")
def city_pile(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of the City Deck."""
    return p.cards[thing].zone == "discard" and p.cards[thing].owner < 0


@word("selector", "hand or available", rule="term/available", fails="{thing} is neither in the hand of {player} nor available")
def hand_or_available(p: Position, use: Use, thing: int) -> bool:
    """In the player's hand, or available at a City location."""
    c = p.cards[thing]
    return (c.zone == "hand" and c.owner == use.player) or (c.zone == "play" and c.control < 0 and c.on < 0 and in_city(p, c.at))


@word("selector", "in your hand", rule="risk/hidden", fails="{thing} is not in the hand of {player}")
def in_your_hand(p: Position, use: Use, thing: int) -> bool:
    """In the hand of the player who uses the ability."""
    return p.cards[thing].zone == "hand" and p.cards[thing].owner == use.player


@word("selector", "in any discard pile", rule="term/discard-pile", fails="{thing} is in no discard pile")
def in_any_pile(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of any player, or of the City Deck."""
    return p.cards[thing].zone == "discard"
