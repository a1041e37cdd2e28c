"""What Reactions and Forced abilities answer by whomever it is done: claims, pressures, combat cards, and leaving play in either of two ways."""

from __future__ import annotations

from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.basic import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.acts import kind_used
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import location

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
FROM_PLAY = "play"
"""The place of the event that a card comes into a discard pile, where it has left play for it."""


@word(
    "trigger",
    "discarded or destroyed",
    "{who} is discarded or destroyed",
    "{who} would be discarded or destroyed",
    rule=RULE,
    event="discarded|destroyed",
)
def discarded_or_destroyed(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's being discarded and its being destroyed: one ability, whichever of the two it is."""
    return meant(p, use, who, e.card)


@word("trigger", "in your discard", "{who} enters your discard pile", rule=RULE, event="in discard")
def in_your_discard(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's coming into the discard pile of the player, from wherever."""
    return p.cards[e.card].owner == use.player and meant(p, use, who, e.card)


@word("trigger", "in discard from play", "{who} enters a discard pile from play", rule=RULE, event="in discard")
def from_play(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's leaving play for a discard pile; one that was played from hand was in play while it resolved."""
    return e.place == FROM_PLAY and meant(p, use, who, e.card)


@word("trigger", "in your discard from play", "{who} enters your discard pile from play", rule=RULE, event="in discard")
def yours_from_play(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's leaving play for the discard pile of the player; one that was played from hand was in play while it resolved."""
    return in_your_discard(p, use, e, who) and from_play(p, use, e, who)


def _outcome(name: str, event: str, said: str) -> None:
    """The two triggers of how anybody's pressure comes out: anywhere, and at the location of the ability."""

    def anywhere(p: Position, use: Use, e: Event) -> bool:
        return True

    def here(p: Position, use: Use, e: Event) -> bool:
        return e.place == here_of(p, use)

    anywhere.__doc__ = f"Answers a pressure that {said}, by whomever."
    here.__doc__ = f"Answers a pressure that {said} at the location of the ability, by whomever."
    word("trigger", name, f"a pressure {said}", rule=RULE, event=event)(anywhere)
    word("trigger", f"{name} here", f"a pressure {said} at this location", rule=RULE, event=event)(here)


_outcome("a pressure is won", "pressure succeeds", "succeeds")
_outcome("a pressure is lost", "pressure failed", "fails")


@word("trigger", "somebody plays", "a combat card is played", rule=RULE, event="card played")
def somebody_plays(p: Position, use: Use, e: Event) -> bool:
    """Answers a combat card of either participant."""
    return True


@word("trigger", "any action here", "an Action is used at this location", rule=RULE, event="ability used")
def any_action_here(p: Position, use: Use, e: Event) -> bool:
    """Answers another Action on a card, by whomever, that is performed at the location of the ability."""
    other = e.card > 0 and e.card != use.card and kind_used(p, e) == "Action"
    return other and location(p, e.by if e.by >= 0 else e.card) == here_of(p, use)
