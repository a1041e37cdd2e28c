"""Tests that hold a value, and conditions about locations, Renown, rounds and what has happened."""

from __future__ import annotations

from judgekit.engine.facts import find_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import combat_value, cost_of, stat
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.texts.whereabouts import WITH, where_target_is
from judgekit.games.five_sails.values import HELD_RENOWN, PLACED, WOUNDS, home_of, in_city, in_play, location, place_of, side_of_player

word = GAME.vocabulary.word


def value_of(p: Position, card: int, name: str) -> int:
    """A stat, the wounds or the cost of a card."""
    if name == "wounds":
        return p.cards[card].wounds
    return cost_of(p, card) if name == "cost" else stat(p, card, name)


@word("selector", "at most", rule="anatomy/four-stats", fails="{thing} has more than that: {value} is the most")
def at_most(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a value of so much or less."""
    name, _, number = value.rpartition(" ")
    return value_of(p, thing, name) <= int(number)


@word("selector", "at least", rule="anatomy/four-stats", fails="{thing} has less than that: {value} is the least")
def at_least(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a value of so much or more."""
    name, _, number = value.rpartition(" ")
    return value_of(p, thing, name) >= int(number)


@word("selector", "less than performer", rule="anatomy/four-stats", fails="the {value} of {thing} is not lower than that of {performer}")
def less(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a lower value than the performer's."""
    return value_of(p, thing, value) < value_of(p, use.performer if use.performer >= 0 else use.card, value)


@word("selector", "more than performer", rule="anatomy/four-stats", fails="the {value} of {thing} is not higher than that of {performer}")
def more(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a higher value than the performer's."""
    return value_of(p, thing, value) > value_of(p, use.performer if use.performer >= 0 else use.card, value)


@word("selector", "on an enemy", rule="attachment/equipped", fails="{thing} is not equipped to an enemy character")
def on_enemy(p: Position, use: Use, thing: int) -> bool:
    """Equipped to a character of another player."""
    host = p.cards[thing].on
    return host >= 0 and p.cards[host].control not in (use.player, -1)


@word("selector", "on an opposing one", rule="opposing/same-location", fails="{thing} is not equipped to an opposing character")
def on_opposing(p: Position, use: Use, thing: int) -> bool:
    """Equipped to a character of another player at the location of the ability."""
    return on_enemy(p, use, thing) and location(p, thing) == here_of(p, use)


@word("selector", "where target", rule="play/targeting", fails="{thing} is not at the location that is targeted")
def where_target(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At a location that the ability itself targets."""
    index = int(value)
    return index < len(use.targets) and use.targets[index] >= 0 and location(p, thing) == place_name(p, use.targets[index])


@word("selector", WITH, rule="play/targeting", fails="{thing} is not where the target before it is")
def with_target(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At the location of something that the ability itself targets."""
    at = where_target_is(p, use, int(value))
    return bool(at) and location(p, thing) == at


@word("selector", "borne by target", rule="attachment/equipped", fails="{thing} is not equipped to what is targeted")
def borne_by_target(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Equipped to a character that the ability itself targets."""
    index = int(value)
    return index < len(use.targets) and use.targets[index] >= 0 and p.cards[thing].on == use.targets[index]


@word("selector", "on your own", rule="attachment/equipped", fails="{thing} is not equipped to a character of {player}")
def on_own(p: Position, use: Use, thing: int) -> bool:
    """Equipped to a character of the player who uses the ability."""
    host = p.cards[thing].on
    return host >= 0 and p.cards[host].control == use.player


@word("condition", "is at", "{who} is at {place}", rule=PLACED, fails="{who} is not there")
def is_at(p: Position, use: Use, who: Who, place: str) -> bool:
    """A card is at the location that is named."""
    return any(location(p, n) == place for n in cards_meant(p, use, who))


@word(
    "condition",
    "opposes who",
    "{who} opposes {who2}",
    "{who} is opposing {who2}",
    rule="opposing/same-location",
    fails="they do not oppose each other",
)
def opposes_who(p: Position, use: Use, who: Who, other: Who) -> bool:
    """Two characters of different players are at one location."""
    one, two = card_meant(p, use, who), card_meant(p, use, other)
    apart = one < 0 or two < 0 or p.cards[one].control == p.cards[two].control
    return not apart and location(p, one) != "" and location(p, one) == location(p, two)


@word(
    "condition",
    "same location",
    "{who} is at the same location as {who2}",
    rule=PLACED,
    fails="they are not at one location",
)
def same_location(p: Position, use: Use, who: Who, other: Who) -> bool:
    """Two cards are at one location."""
    one, two = card_meant(p, use, who), card_meant(p, use, other)
    return one >= 0 and two >= 0 and location(p, one) != "" and location(p, one) == location(p, two)


@word("condition", "is in the city", "{who} is in the City", rule="term/city", fails="{who} is not at a City location")
def is_in_city(p: Position, use: Use, who: Who) -> bool:
    """A card is at a City location."""
    return any(in_city(p, location(p, n)) for n in cards_meant(p, use, who))


@word("condition", "is at home", "{who} is at Home", "{who} is at your Home", rule="term/home", fails="{who} is not at Home")
def is_home(p: Position, use: Use, who: Who) -> bool:
    """A character is at its own Home."""
    return any(p.cards[n].control >= 0 and location(p, n) == home_of(p, p.cards[n].control) for n in cards_meant(p, use, who))


@word("condition", "theirs place", "an opponent controls {place}", rule="action/claim-control", fails="no opponent of {player} controls it")
def theirs_place(p: Position, use: Use, place: str) -> bool:
    """Another player controls the location that is named."""
    return in_city(p, place) and place_of(p, place).control not in (use.player, -1)


@word(
    "condition",
    "theirs here",
    "an opponent controls this location",
    rule="action/claim-control",
    fails="no opponent of {player} controls {here}",
)
def theirs_here(p: Position, use: Use) -> bool:
    """Another player controls the location of the ability."""
    return theirs_place(p, use, here_of(p, use))


@word("condition", "nobody's place", "{place} is uncontrolled", rule="term/uncontrolled", fails="somebody controls it")
def nobodys_place(p: Position, use: Use, place: str) -> bool:
    """Nobody controls the location that is named."""
    return in_city(p, place) and place_of(p, place).control < 0


@word("condition", "control place", "you control {place}", rule="action/claim-control", fails="{player} does not control it")
def controls_place(p: Position, use: Use, place: str) -> bool:
    """The player controls the location that is named."""
    return in_city(p, place) and place_of(p, place).control == use.player


@word("condition", "renown at least", "you have {n} or more Renown", rule=HELD_RENOWN, fails="{player} has less Renown")
def enough_renown(p: Position, use: Use, n: int) -> bool:
    """The player has so much Renown or more."""
    return p.players[use.player].renown >= n


@word("condition", "gambled", "your combat card was gambled", rule="gamble/duel-combat-card", fails="the combat card was not gambled")
def gambled(p: Position, use: Use) -> bool:
    """The combat card of this round was gambled."""
    return p.board.duel is not None and bool(p.board.duel.gambled)


@word(
    "condition",
    "combat value at least",
    "your combat card has {n} or more {value}",
    "your combat card has {n} {value} or more",
    rule="combat-value/modified",
    fails="the combat card has less {stat}",
)
def value_at_least(p: Position, use: Use, n: int, value: str) -> bool:
    """A combat value of the card played this round, as modified, is so much or more."""
    duel = p.board.duel
    return duel is not None and duel.card >= 0 and combat_value(p, duel.turn, value) >= n


@word("condition", "combat value none", "your combat card has no {value}", rule="combat-value/modified", fails="the combat card has {stat}")
def value_none(p: Position, use: Use, value: str) -> bool:
    """A combat value of the card played this round, as modified, is 0."""
    duel = p.board.duel
    return duel is not None and duel.card >= 0 and combat_value(p, duel.turn, value) == 0


@word(
    "condition",
    "is destroyed",
    "{who} is destroyed",
    "{who} was destroyed",
    "{who} is destroyed this way",
    rule="term/destroyed",
    fails="{who} is still in play",
)
def is_destroyed(p: Position, use: Use, who: Who) -> bool:
    """What was meant has been destroyed."""
    from judgekit.games.five_sails.texts.references import card_meant

    card = card_meant(p, use, who)
    return card >= 0 and not in_play(p, card)


@word("condition", "wounds at least", "{who} has {n} or more wounds", rule=WOUNDS, fails="{who} has fewer wounds")
def wounds_at_least(p: Position, use: Use, who: Who, n: int) -> bool:
    """A character has so many wounds or more."""
    return any(p.cards[c].wounds >= n for c in cards_meant(p, use, who))


@word("condition", "is en garde", "{who} is en garde", rule="term/en-garde", fails="{who} is engaged")
def is_en_garde(p: Position, use: Use, who: Who) -> bool:
    """A card is en garde."""
    return any(not p.cards[n].engaged for n in cards_meant(p, use, who))


@word("condition", "no control here", "this location is uncontrolled", rule="term/uncontrolled", fails="{here} is controlled")
def free_here(p: Position, use: Use) -> bool:
    """Nobody controls the location of the ability."""
    at = here_of(p, use)
    return in_city(p, at) and place_of(p, at).control < 0


@word("condition", "challenger", "your participant is the challenger", rule="challenge/performer-and-target", fails="the participant was challenged")
def is_challenger(p: Position, use: Use) -> bool:
    """The player's participant issued the challenge."""
    return side_of_player(p, use.player) == 0


@word("condition", "no wealth left", "your hand is empty", "you have no cards in hand", rule="risk/hidden", fails="{player} holds cards")
def empty_hand(p: Position, use: Use) -> bool:
    """The player holds no card."""
    return not any(c.zone == "hand" and c.owner == use.player for c in p.cards)


@word("condition", "first round", "it is the first round", rule="duel/first-round", fails="it is not the first round")
def first_round(p: Position, use: Use) -> bool:
    """The duel is in its first round."""
    return p.board.duel is not None and p.board.duel.round == 1


@word("condition", "first time", "it is the first time in this {span}", rule="reaction/triggering-condition", fails="it is not the first time")
def first_time(p: Position, use: Use, span: str) -> bool:
    """The ability has not answered anything in this Day or duel."""
    return find_fact(p, "answered", use.card, use.player, str(use.number)) is None
