"""Tests on a thing: whose it is, how it stands, of what kind it is."""

from __future__ import annotations

from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.measured import value_of
from judgekit.games.five_sails.conditions.where import here_of, place_of_card
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.whereabouts import BESIDES
from judgekit.games.five_sails.values import WOUNDS, adversary_side, characters, has, in_city, in_play, location

word = GAME.vocabulary.word


@word(
    "selector",
    "enemy",
    rule="opposing/same-location",
    fails="{thing} is not an enemy character",
    remedy="choose a character that another player controls",
)
def enemy(p: Position, use: Use, thing: int) -> bool:
    """Controlled by another player."""
    return p.cards[thing].control not in (use.player, -1)


@word(
    "selector",
    "opposing",
    rule="opposing/same-location",
    fails="{not_opposing}",
    remedy="choose an enemy character at {here}",
)
def opposing_test(p: Position, use: Use, thing: int) -> bool:
    """An enemy at the same location; of a card out of play that nobody performs, at one where the player has a character."""
    here = here_of(p, use)
    return enemy(p, use, thing) and location(p, thing) == here and faced(p, use, here)


def faced(p: Position, use: Use, here: str) -> bool:
    """Whether somebody of the player's is there to be opposed: the performer, the card itself, or where neither is in play any character."""
    placed = place_of_card(p, use.performer if use.performer >= 0 else use.card)
    return bool(placed) or any(location(p, n) == here for n in characters(p, use.player))


@word("selector", "yours", rule="term/crew", fails="{thing} is not controlled by {player}", remedy="choose one of {player}'s own")
def yours(p: Position, use: Use, thing: int) -> bool:
    """Controlled by the player who uses the ability; a location: controlled by that player."""
    return p.cards[thing].control == use.player


@word("selector", "engaged", rule="term/engaged", fails="{thing} is en garde", remedy="{thing} would have to be engaged")
def engaged(p: Position, use: Use, thing: int) -> bool:
    """Turned sideways."""
    return p.cards[thing].engaged


@word("selector", "en garde", rule="term/en-garde", fails="{thing} is engaged", remedy="{thing} would have to be en garde")
def en_garde(p: Position, use: Use, thing: int) -> bool:
    """Upright."""
    return not p.cards[thing].engaged


@word("selector", "wounded", rule=WOUNDS, fails="{thing} has no wounds")
def wounded(p: Position, use: Use, thing: int) -> bool:
    """With wounds on it."""
    return p.cards[thing].wounds > 0


@word("selector", "unwounded", rule=WOUNDS, fails="{thing} has wounds")
def unwounded(p: Position, use: Use, thing: int) -> bool:
    """Without wounds."""
    return p.cards[thing].wounds == 0


@word("selector", "other", rule="self-reference/this-card", fails="{thing} performs it, and another character is to be chosen")
def other(p: Position, use: Use, thing: int) -> bool:
    """Another than the performer."""
    return thing not in (use.performer, use.card)


@word("selector", "available", rule="term/available", fails="{thing} is not available")
def available(p: Position, use: Use, thing: int) -> bool:
    """At a City location, and nobody controls it."""
    c = p.cards[thing]
    return in_play(p, thing) and c.control < 0 and in_city(p, c.at) and c.on < 0 and p.definition(thing).kind not in {"location", "event"}


@word("selector", "city card", rule="term/city-deck", fails="{thing} does not belong to the City Deck", remedy="choose a card of the City Deck")
def city_card(p: Position, use: Use, thing: int) -> bool:
    """A card of the City Deck, whoever controls it."""
    return p.cards[thing].owner < 0 and p.definition(thing).kind != "location"


@word("selector", "participant", rule="term/participant", fails="{thing} takes no part in the duel")
def participant(p: Position, use: Use, thing: int) -> bool:
    """Takes part in the duel."""
    return adversary_side(p, thing) >= 0


@word("selector", "non-leader", rule="leader/special-character", fails="{thing} is a Leader")
def non_leader(p: Position, use: Use, thing: int) -> bool:
    """No Leader."""
    return not has(p, thing, "Leader")


@word("selector", "optional", rule="passive/may", fails="{thing} need not be chosen")
def optional(p: Position, use: Use, thing: int) -> bool:
    """Need not be chosen at all."""
    return True


@word("selector", BESIDES, rule="play/targeting", fails="{thing} is what is targeted, and another one is to be chosen")
def besides_target(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Another than something that the ability itself targets."""
    return int(value) >= len(use.targets) or use.targets[int(value)] != thing


@word("selector", "another target", rule="play/targeting", fails="{thing} has been chosen already")
def another_target(p: Position, use: Use, thing: int) -> bool:
    """Not chosen before by the same ability."""
    return thing not in use.targets


@word("selector", "trait", rule="anatomy/trait-requirement", fails="{thing} does not have the trait {value}")
def trait(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a trait, or counting as if it had it; characters and schemes are Unique unless they say otherwise."""
    if value == "Unique" and p.definition(thing).kind in {"character", "scheme"}:
        return not has(p, thing, "Non-Unique")
    if has(p, thing, value) or "counts as" not in p.cast.passive_words:
        return has(p, thing, value)
    from judgekit.games.five_sails.standing.acts import counts_as

    return counts_as(p, use, thing, value)


@word("selector", "not", rule="anatomy/trait-requirement", fails="{thing} is {value}")
def without_trait(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Without a trait, or not of that kind."""
    return not trait(p, use, thing, value) and p.definition(thing).kind != value.casefold()


@word("selector", "chosen", rule="play/resolve")
def chosen(p: Position, use: Use, thing: int) -> bool:
    """Chosen by the player, but not targeted."""
    return True


@word("selector", "no more than performer", rule="anatomy/four-stats", fails="the {value} of {thing} is higher than that of {performer}")
def no_more(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a value that is no higher than the performer's."""
    one = use.performer if use.performer >= 0 else use.card
    return value_of(p, thing, value) <= value_of(p, one, value)


@word("selector", "no less than performer", rule="anatomy/four-stats", fails="the {value} of {thing} is lower than that of {performer}")
def no_less(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a value that is no lower than the performer's."""
    one = use.performer if use.performer >= 0 else use.card
    return value_of(p, thing, value) >= value_of(p, one, value)
