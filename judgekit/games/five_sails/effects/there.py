"""What is done to the location at which somebody is, wherever the ability is performed."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Log
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import place_of_card
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import in_city

word = GAME.vocabulary.word


@word("effect", "claim where", "claim the location of {who}", "take control of the location of {who}", rule="action/claim-control")
def claim_where(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Takes control of the City location at which a card is, or was when it left play."""
    at = place_of_card(p, card_meant(p, use, who))
    return happen(p, Event("claimed", use.performer, use.player, place=at, by=use.card), log) if in_city(p, at) else p


@word("effect", "uncontrol where", "the location of {who} becomes uncontrolled", rule="term/uncontrolled")
def uncontrol_where(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The City location at which a card is, or was when it left play, becomes uncontrolled."""
    at = place_of_card(p, card_meant(p, use, who))
    return happen(p, Event("control lost", place=at, by=use.card), log) if in_city(p, at) else p


@word("effect", "pressure where", "pressure the location of {who} with {stat}", rule="pressure/compares")
def pressure_where(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """Pressures the City location at which a card is, wherever the performer is."""
    from judgekit.games.five_sails.acts.pressure import press

    at = place_of_card(p, card_meant(p, use, who))
    return press(p, use, at, name, log) if in_city(p, at) else p
