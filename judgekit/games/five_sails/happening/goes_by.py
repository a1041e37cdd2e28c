"""The rules by which things happen to cards: a card that leaves play goes where it goes, and an ability wounds."""

from __future__ import annotations

from judgekit.engine.events import NEXT_CHOICE
from judgekit.engine.facts import put_fact
from judgekit.engine.values import Fact, Position
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import NEW, OLD, WOUNDED_BY_EFFECT, has, location

FOR_THE_CREW_CAP = "Crew Cap"
"""The place of the event by which a character is sent to The Locker as there are too many for the Crew Cap."""
NOT_DESTROYED = "left otherwise"
"""The fact that a card has left play without being destroyed, while abilities of the case answer that; its key says where it was."""


def goes_by(p: Position, card: int, zone: str, *, destroyed: bool = False) -> str:
    """The rule by which a card that leaves play goes to a zone."""
    kind, state = p.definition(card).kind, p.cards[card]
    if zone == "discard" and not has(p, card, "Brute"):
        pile_of = "glossary/discard-pile-city" if state.owner < 0 else "term/discard-pile"
        return "attachment/discard" if kind == "attachment" and state.owner >= 0 else pile_of
    if zone == "discard":
        return "brute/discard-pile"
    if zone == "locker" and destroyed and kind == "character":
        return "wound/destroyed" if state.wounds >= stat(p, card, "resolve") else "character/destroyed"
    if zone == "locker" and destroyed and p.edition == NEW:
        return "glossary/destroyed-where"
    return "locker/removed" if zone == "locker" else "play/resolve"


def wounds_by(p: Position) -> str:
    """The rule by which an ability wounds a character: as its cost, or as its effect; in 2023 there is one for both."""
    return "ability/additional-costs" if p.edition == OLD and GAME.hooks["pays"](p) else WOUNDED_BY_EFFECT[p.edition]


def note_not_destroyed(p: Position, before: Position, cards: list[int]) -> Position:
    """Keeps until the next choice which cards have left play undestroyed, so that what answers their destruction is refused for that."""
    for n in cards if "destroyed" in p.cast.answered else []:
        if p.cards[n].zone != "play":
            p = put_fact(p, Fact(NOT_DESTROYED, n, before.cards[n].control, location(before, n), until=NEXT_CHOICE))
    return p
