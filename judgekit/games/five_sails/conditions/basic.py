"""The named tests on things (selectors) and on the situation (conditions), each with what it says when it fails."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.cast import Target
from judgekit.engine.facts import has_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant, matches
from judgekit.games.five_sails.values import NEW, OLD, adversary_side, equipped, first_player, has, home_of, in_city, in_play, location, place_of

word = GAME.vocabulary.word


def here_of(p: Position, use: Use) -> str:
    """The location at which an ability is used: its performer's, its card's (the last one if that left play), or else that of what is answered."""
    card = use.performer if use.performer >= 0 else use.card
    seen = location(p, card) or next((f.key for f in reversed(p.facts) if f.name == "last seen" and f.card == card), "")
    return seen or _of_event(p, use)


def _of_event(p: Position, use: Use) -> str:
    """The location at which what is answered has happened: the one that is claimed, or where the challenge is."""
    if use.event is None:
        return ""
    if use.event.kind == "claimed":
        return use.event.place
    return location(p, use.event.card) if use.event.kind.startswith("challenge ") and use.event.card >= 0 else ""


def adjacent(p: Position, one: str, other: str) -> bool | None:
    """Whether two locations are adjacent: neighbours in the line, and a Home and any City location. None: the books do not say."""
    if one == other:
        return False
    if in_city(p, one) and in_city(p, other):
        if abs(p.cast.places.index(one) - p.cast.places.index(other)) == 1:
            return True
        from judgekit.games.five_sails.standing.daily import said_adjacent

        return True if said_adjacent(p, one, other) else None
    return in_city(p, one) or in_city(p, other)


def locations_like(p: Position, use: Use, tests: tuple[str, ...]) -> list[str]:
    """The City locations of a kind: whose, whether another than that of the ability, or one beside it."""
    here = here_of(p, use)
    kept: dict[str, Callable[[str], bool]] = {
        "yours": lambda name: place_of(p, name).control == use.player,
        "enemy": lambda name: place_of(p, name).control not in (use.player, -1),
        "uncontrolled": lambda name: place_of(p, name).control < 0,
        "controlled": lambda name: place_of(p, name).control >= 0,
        "other": lambda name: name != here,
        "adjacent": lambda name: adjacent(p, here, name) is True,
    }
    return [name for name in p.cast.places if all(kept[t](name) for t in tests if t in kept)]


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
    """An enemy at the same location."""
    return enemy(p, use, thing) and location(p, thing) == here_of(p, use)


@word("selector", "yours", rule="term/crew", fails="{thing} is not controlled by {player}", remedy="choose one of {player}'s own")
def yours(p: Position, use: Use, thing: int) -> bool:
    """Controlled by the player who uses the ability; a location: controlled by that player."""
    return p.cards[thing].control == use.player


@word("selector", "engaged", rule="term/engaged", fails="{thing} is en garde", remedy="it would have to be engaged")
def engaged(p: Position, use: Use, thing: int) -> bool:
    """Turned sideways."""
    return p.cards[thing].engaged


@word("selector", "en garde", rule="term/en-garde", fails="{thing} is engaged", remedy="it would have to be en garde")
def en_garde(p: Position, use: Use, thing: int) -> bool:
    """Upright."""
    return not p.cards[thing].engaged


@word("selector", "wounded", rule="glossary/wound-destroyed", fails="{thing} has no wounds")
def wounded(p: Position, use: Use, thing: int) -> bool:
    """With wounds on it."""
    return p.cards[thing].wounds > 0


@word("selector", "unwounded", rule="glossary/wound-destroyed", fails="{thing} has wounds")
def unwounded(p: Position, use: Use, thing: int) -> bool:
    """Without wounds."""
    return p.cards[thing].wounds == 0


@word("selector", "other", rule="self-reference/this-card", fails="{thing} is the very character that performs it")
def other(p: Position, use: Use, thing: int) -> bool:
    """Another than the performer."""
    return thing not in (use.performer, use.card)


@word("selector", "in city", rule="term/city", fails="{thing} is not at a City location", remedy="choose a character at a City location")
def at_city(p: Position, use: Use, thing: int) -> bool:
    """At a City location."""
    return in_city(p, location(p, thing))


@word("selector", "here", rule={NEW: "term/location", OLD: "term/opposing"}, fails="{thing} is not at {here}", remedy="choose one at {here}")
def here(p: Position, use: Use, thing: int) -> bool:
    """At the location of the ability."""
    return location(p, thing) == here_of(p, use)


@word("selector", "anywhere", rule="play/do-as-much")
def anywhere(p: Position, use: Use, thing: int) -> bool:
    """Wherever it is."""
    return True


@word("selector", "adjacent", rule="action/move-adjacent", fails="{thing} is not adjacent to {here}")
def adjacent_test(p: Position, use: Use, thing: int) -> bool:
    """At a location adjacent to that of the ability."""
    return adjacent(p, here_of(p, use), location(p, thing)) is True


@word("selector", "at home", rule="glossary/home-qualifier", fails="{thing} is not at {player}'s Home")
def at_home(p: Position, use: Use, thing: int) -> bool:
    """At the Home of the player who uses the ability."""
    return location(p, thing) == home_of(p, use.player)


@word("selector", "available", rule="term/available", fails="{thing} is not available")
def available(p: Position, use: Use, thing: int) -> bool:
    """At a City location, and nobody controls it."""
    c = p.cards[thing]
    return in_play(p, thing) and c.control < 0 and in_city(p, c.at) and c.on < 0 and p.definition(thing).kind not in {"location", "event"}


@word("selector", "city card", rule="term/city-deck", fails="{thing} does not belong to the City Deck", remedy="choose a card of the City Deck")
def city_card(p: Position, use: Use, thing: int) -> bool:
    """A card of the City Deck, whoever controls it."""
    return p.cards[thing].owner < 0 and p.definition(thing).kind != "location"


@word("selector", "equipped", rule="term/equip", fails="{thing} has nothing equipped")
def equipped_test(p: Position, use: Use, thing: int) -> bool:
    """With a card equipped."""
    return next(equipped(p, thing), -1) >= 0


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


@word("selector", "another target", rule="play/targeting", fails="{thing} has been chosen already")
def another_target(p: Position, use: Use, thing: int) -> bool:
    """Not chosen before by the same ability."""
    return thing not in use.targets


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


@word("condition", "first player", "you are the first player", rule="first-player/token", fails="{player} does not have the First Player Token")
def is_first(p: Position, use: Use) -> bool:
    """The player has the First Player Token."""
    return first_player(p) == use.player and not _as_if(p, use)


def _as_if(p: Position, use: Use) -> bool:
    """Whether an ability resolves as if its player were not the First Player."""
    return has_fact(p, "as if not first", card=use.card, player=use.player)


@word("condition", "not first player", "you are not the first player", rule="first-player/token", fails="{player} has the First Player Token")
def is_not_first(p: Position, use: Use) -> bool:
    """The player does not have the First Player Token."""
    return first_player(p) != use.player or _as_if(p, use)


@word(
    "condition",
    "control here",
    "you control this location",
    "you control that location",
    rule="term/uncontrolled",
    fails="{player} does not control {here}",
)
def control_here(p: Position, use: Use) -> bool:
    """The player controls the location of the ability."""
    at = here_of(p, use)
    return in_city(p, at) and place_of(p, at).control == use.player


@word("condition", "control", "you control {who}", rule="term/crew", fails="{player} controls no such character")
def controls(p: Position, use: Use, who: Who) -> bool:
    """The player controls a character of the kind, or a location."""
    if who[:2] in {("any", "location"), ("each", "location")}:
        return bool(locations_like(p, use, ("yours", *map(str, who[2:]))))
    return any(p.cards[n].control == use.player for n in cards_meant(p, use, who))


@word("condition", "is", "{who} is a {noun}", "{who} is {noun}", rule="anatomy/trait-requirement", fails="{who} is not a {noun}")
def is_a(p: Position, use: Use, who: Who, noun: tuple[str, ...]) -> bool:
    """A card is of a kind; of one that is out of play, only what is printed is looked at."""
    found = cards_meant(p, use, who)
    if who == ("revealed",):
        from judgekit.games.five_sails.effects.reveal import of_kind

        return bool(found) and all(of_kind(p, use, noun, n) for n in found)
    return bool(found) and all(matches(p, use, Target(noun[0], noun[1:]), n) for n in found)


@word("condition", "is state", "{who} is engaged", "{who} is already engaged", rule="term/engaged", fails="{who} is en garde")
def is_engaged(p: Position, use: Use, who: Who) -> bool:
    """A card is engaged."""
    return all(p.cards[n].engaged for n in cards_meant(p, use, who))


@word("condition", "is wounded", "{who} is wounded", "{who} has any wounds", rule="glossary/wound-destroyed", fails="{who} has no wounds")
def has_wounds(p: Position, use: Use, who: Who) -> bool:
    """A card has wounds."""
    return all(p.cards[n].wounds > 0 for n in cards_meant(p, use, who))


@word(
    "condition",
    "has equipped",
    "{who} has a {noun} equipped",
    "{who} is equipped with a {noun}",
    "{who} is equipped with {noun}",
    rule="term/equip",
    fails="{who} has no such card equipped",
)
def has_equipped(p: Position, use: Use, who: Who, noun: tuple[str, ...]) -> bool:
    """A character has a card of the kind equipped."""
    tests = noun[1:]
    return any(all(has(p, c, t[6:]) for t in tests if t.startswith("trait:")) for n in cards_meant(p, use, who) for c in equipped(p, n))


@word(
    "condition",
    "stat at least",
    "{who} has {n} {stat} or more",
    "{who} has {n} or more {stat}",
    rule="anatomy/four-stats",
    fails="{who} has less {stat}",
)
def stat_at_least(p: Position, use: Use, who: Who, n: int, name: str) -> bool:
    """A value is so much or more."""
    return all(stat(p, c, name) >= n for c in cards_meant(p, use, who))


@word("condition", "more stat", "{who} has more {stat} than {who2}", rule="anatomy/four-stats", fails="{who} does not have more {stat}")
def more_stat(p: Position, use: Use, who: Who, name: str, than: Who) -> bool:
    """A value is greater than that of another card."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and stat(p, one, name) > stat(p, two, name)


@word("condition", "cards in hand", "you have {n} or fewer cards in hand", rule="risk/hidden", fails="{player} has more cards in hand")
def few_cards(p: Position, use: Use, n: int) -> bool:
    """The hand holds so many cards or fewer."""
    return sum(c.zone == "hand" and c.owner == use.player for c in p.cards) <= n


@word("condition", "in a duel", "a duel is going on", rule="duel/rounds", fails="no duel is going on")
def duel_on(p: Position, use: Use) -> bool:
    """A duel is going on."""
    return p.board.duel is not None
