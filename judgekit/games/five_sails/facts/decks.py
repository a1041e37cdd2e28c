"""Facts about decks before the game: whether they may be played with."""

from __future__ import annotations

from judgekit.games.five_sails.acts.deck_building import deck_reasons
from judgekit.games.five_sails.facts.cards import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.text import because, form, yes_no

__all__ = ["FORMS", "GAPS", "Known"]


@because(lambda p, player: deck_reasons(p, player, "faction"))
@form("Faction Deck of {player} legal =", "{player} Faction Deck legal =", "Faction Deck of {player} is legal =")
def faction_legal(k: Known, player: int) -> str:
    """Whether a player's Faction Deck may be played with."""
    return yes_no(not any(True for _ in deck_reasons(k.p, player, "faction")))


@because(lambda p, player: deck_reasons(p, player, "approach"))
@form("Approach Deck of {player} legal =", "{player} Approach Deck legal =", "Approach Deck of {player} is legal =")
def approach_legal(k: Known, player: int) -> str:
    """Whether a player's Approach Deck may be played with."""
    return yes_no(not any(True for _ in deck_reasons(k.p, player, "approach")))
