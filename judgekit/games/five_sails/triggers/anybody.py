"""What Reactions and Forced abilities answer by whomever it is done: claims, pressures, combat cards, and leaving play in either of two ways."""

from __future__ import annotations

from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.acts.doers import doer
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.rounds import FROM_THREAT
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.acts import by_player
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import first_player, home_of, in_play, location

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


@word("trigger", "about to leave", "{who} would leave play", rule=RULE, event="destroyed|discarded|sent to the locker")
def about_to_leave(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers that a card is about to leave play, whether it is destroyed, discarded or sent to The Locker; what it has equipped is there still."""
    return in_play(p, e.card) and meant(p, use, who, e.card)


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


@word("trigger", "any risk", "a risk is announced", rule=RULE, event="ability used")
def any_risk(p: Position, use: Use, e: Event) -> bool:
    """Answers another risk, by whomever it is played."""
    return e.card != use.card and e.card > 0 and p.definition(e.card).kind == "risk"


@word("trigger", "anybody draws", "a player draws a card", rule=RULE, event="drawn")
def anybody_draws(p: Position, use: Use, e: Event) -> bool:
    """Answers a card that anybody draws."""
    return True


@word("trigger", "any action here", "an Action is used at this location", rule=RULE, event="ability used")
def any_action_here(p: Position, use: Use, e: Event) -> bool:
    """Answers another Action, by whomever, that is performed at the location of the ability, basic ones too."""
    other = e.card != use.card and p.ability(e.card, e.amount).kind == "Action"
    return other and location(p, e.by if e.by >= 0 else e.card) == here_of(p, use)


@word("trigger", "first player passes", "the First Player passes", rule=RULE, event="passed")
def first_player_passes(p: Position, use: Use, e: Event) -> bool:
    """Answers the passing of whoever has the First Player Token."""
    return e.player == first_player(p)


@word("trigger", "moves home", "{who} moves Home", "{who} would move Home", rule=RULE, event="moved")
def moves_home(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a character's move to its own Home."""
    return e.place == home_of(p, p.cards[e.card].control) and meant(p, use, who, e.card)


@word("trigger", "duel begins here", "a duel begins here", rule=RULE, event="duel begins")
def duel_begins_here(p: Position, use: Use, e: Event) -> bool:
    """Answers the beginning of a duel at the location of the ability."""
    duel = p.board.duel
    return duel is not None and here_of(p, use) in {location(p, side.card) for side in duel.sides}


@word("trigger", "renown added here", "Renown is added to this location", rule=RULE, event="renown placed")
def renown_added_here(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that anybody adds to the location of the ability; moving it there is not adding it."""
    return e.place == here_of(p, use) and e.amount > 0


def _by_an_ability(e: Event) -> bool:
    """Whether wounds come from an ability, and not from the threat of a challenge or a duel."""
    return e.by >= 0 and e.other != FROM_THREAT


@word("trigger", "wounded by ability", "{who} is wounded by an ability", "{who} would be wounded by an ability", rule=RULE, event="wounded")
def wounded_by_ability(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers wounds that an ability brings about, not those of a challenge or a duel."""
    return _by_an_ability(e) and meant(p, use, who, e.card)


@word(
    "trigger",
    "wounded by opponent",
    "{who} is wounded by an ability of an opponent",
    "{who} would be wounded by an ability of an opponent",
    rule=RULE,
    event="wounded",
)
def wounded_by_opponent(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers wounds that an ability of another player brings about."""
    return wounded_by_ability(p, use, e, who) and by_player(p, e.by) not in (use.player, -1)


@word("trigger", "wounded by whom", "{who} is wounded by {who2}", "{who} would be wounded by {who2}", rule=RULE, event="wounded")
def wounded_by_whom(p: Position, use: Use, e: Event, who: Who, other: Who) -> bool:
    """Answers wounds that a card brings about: the adversary by the threat, a card by its ability, a character also by what it performs."""
    return meant(p, use, who, e.card) and any(meant(p, use, other, n) for n in {e.by, doer(p, use._replace(event=e))} - {-1})
