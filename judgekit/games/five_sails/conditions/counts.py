"""Conditions that count and compare: locations, characters, what is of a kind, who is alone."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.values import NO, Position, Use
from judgekit.games.five_sails.acts.spots import fixed, speaks_against
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.conditions.where import here_of, locations_like
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import HELD_RENOWN, characters, clockwise, equipped, has, location, pile, place_of

word = GAME.vocabulary.word
Noun = tuple[str, ...]


@word(
    "condition",
    "locations at least",
    "you control {n} or more locations",
    "you control {n} or more City locations",
    rule="action/claim-control",
    fails="{player} controls fewer locations",
)
def locations_at_least(p: Position, use: Use, n: int) -> bool:
    """The player controls so many locations or more."""
    return sum(1 for place in p.board.places if place.control == use.player) >= n


@word("condition", "control at least", "you control {n} or more {noun}", rule="term/crew", fails="{player} controls fewer than {n} {noun}")
def control_at_least(p: Position, use: Use, n: int, noun: Noun) -> bool:
    """The player controls so many of a kind or more."""
    if noun[0] == "location":
        return len(locations_like(p, use, ("yours", *noun[1:]))) >= n
    kind = Target(noun[0], tuple(noun[1:]))
    return sum(c.control == use.player and matches(p, use, kind, k) for k, c in enumerate(p.cards)) >= n


@word("condition", "control none", "you control no {noun}", rule="term/crew", fails="{player} controls a {noun}")
def control_none(p: Position, use: Use, noun: Noun) -> bool:
    """The player controls nothing of a kind."""
    return not control_at_least(p, use, 1, noun)


@word("condition", "there at least", "there are {n} or more {noun}", rule="term/location", fails="there are fewer than {n} {noun}")
def there_at_least(p: Position, use: Use, n: int, noun: Noun) -> bool:
    """So many of a kind are in play, or more."""
    kind = Target(noun[0], tuple(noun[1:]))
    return sum(matches(p, use, kind, k) for k in range(len(p.cards))) >= n


def _meant(p: Position, use: Use, spot: Spot) -> list[int]:
    """The Renown on each of the locations that are meant; where one of a kind is meant, on each of that kind."""
    found = fixed(p, use, spot)
    if found is None:
        here = here_of(p, use)
        found = [n for n in p.cast.places if not any(r.verdict == NO for r in speaks_against(p, use.player, spot, here, use.card, n, take=False))]
    return [place_of(p, name).renown for name in found]


@word("condition", "renown at least there", "there are {n} or more Renown at {spot}", rule=HELD_RENOWN, fails="there is less Renown there")
def renown_there(p: Position, use: Use, n: int, spot: Spot) -> bool:
    """A location holds so much Renown or more; of several that could be meant, one of them."""
    found = [renown >= n for renown in _meant(p, use, spot)]
    return bool(found) and (any(found) if spot[0] == "any" else all(found))


@word("condition", "day at least", "it is Day {n} or later", rule="day/turns-are-days", fails="the Day has not come yet")
def day_at_least(p: Position, use: Use, n: int) -> bool:
    """So many Days have begun."""
    return bool(p.board.day >= n)


@word("condition", "in the phase", "it is {phase}", rule="day/five-phases", fails="it is another phase")
def in_the_phase(p: Position, use: Use, phase: str) -> bool:
    """A phase of the Day is going on."""
    return bool(p.board.phase == phase)


@word("condition", "has none equipped", "{who} has no {noun} equipped", rule="term/equip", fails="{who} has such a card equipped")
def has_none(p: Position, use: Use, who: Who, noun: Noun) -> bool:
    """A character has no card of a kind equipped."""
    one = card_meant(p, use, who)
    traits = [t[6:] for t in noun[1:] if t.startswith("trait:")]
    return one >= 0 and not any(all(has(p, c, t) for t in traits) for c in equipped(p, one))


@word("condition", "is alone", "{who} is alone", rule="term/location", fails="{who} is not the only character there")
def is_alone(p: Position, use: Use, who: Who) -> bool:
    """No other character is at the location of a character."""
    one = card_meant(p, use, who)
    return one >= 0 and location(p, one) != "" and sum(1 for _ in characters(p, place=location(p, one))) == 1


@word("condition", "renown at most", "there are {n} or fewer Renown at {spot}", rule=HELD_RENOWN, fails="there is more Renown there")
def renown_at_most(p: Position, use: Use, n: int, spot: Spot) -> bool:
    """A location holds so much Renown or less; of several that could be meant, one of them."""
    found = [renown <= n for renown in _meant(p, use, spot)]
    return bool(found) and (any(found) if spot[0] == "any" else all(found))


@word("condition", "no renown", "there is no Renown at {spot}", rule=HELD_RENOWN, fails="there is Renown there")
def no_renown(p: Position, use: Use, spot: Spot) -> bool:
    """A location holds no Renown; of several that could be meant, none of them does."""
    found = _meant(p, use, spot)
    return bool(found) and not any(found)


@word("condition", "more in hand", "the controller of {who} has more cards in hand than you", rule="risk/hidden", fails="they do not hold more cards")
def more_in_hand(p: Position, use: Use, who: Who) -> bool:
    """The hand of a character's controller is larger than the player's."""
    one = card_meant(p, use, who)
    return one >= 0 and len(pile(p, "hand", p.cards[one].control)) > len(pile(p, "hand", use.player))


@word("condition", "fewer in hand", "the controller of {who} has fewer cards in hand than you", rule="risk/hidden", fails="they hold as many cards")
def fewer_in_hand(p: Position, use: Use, who: Who) -> bool:
    """The hand of a character's controller is smaller than the player's."""
    one = card_meant(p, use, who)
    return one >= 0 and len(pile(p, "hand", p.cards[one].control)) < len(pile(p, "hand", use.player))


@word(
    "condition",
    "as many characters",
    "the controller of {who} controls as many characters as you or more",
    rule="term/crew",
    fails="they control fewer characters",
)
def as_many_characters(p: Position, use: Use, who: Who) -> bool:
    """The crew of a character's controller is as large as the player's, or larger."""
    one = card_meant(p, use, who)
    return one >= 0 and sum(1 for _ in characters(p, p.cards[one].control)) >= sum(1 for _ in characters(p, use.player))


@word("condition", "no noun", "there is no {noun}", rule="play/resolve", fails="there is a {noun}")
def none_there(p: Position, use: Use, noun: Noun) -> bool:
    """Nothing of a kind is in play."""
    return not any(matches(p, use, Target(noun[0], noun[1:]), n) for n in range(len(p.cards)))


@word("condition", "some noun", "there is a {noun}", "there is an {noun}", rule="play/resolve", fails="there is no {noun}")
def some_there(p: Position, use: Use, noun: Noun) -> bool:
    """Something of a kind is in play."""
    return not none_there(p, use, noun)


@word("condition", "you control noun", "you control a {noun}", "you control an {noun}", rule="term/crew", fails="{player} controls no {noun}")
def you_control(p: Position, use: Use, noun: Noun) -> bool:
    """The player controls something of a kind."""
    return control_at_least(p, use, 1, noun)


@word("condition", "opposed by", "{who} is opposed by {n} or more characters", rule="opposing/same-location", fails="{who} is opposed by fewer")
def opposed_by(p: Position, use: Use, who: Who, n: int) -> bool:
    """So many enemies of a character are where it is, or more."""
    one = card_meant(p, use, who)
    if one < 0 or not location(p, one):
        return False
    return sum(p.cards[c].control not in (p.cards[one].control, -1) for c in characters(p, place=location(p, one))) >= n


@word("condition", "no others in hand", "you have no other cards in hand", rule="risk/hidden", fails="{player} holds other cards")
def no_others_in_hand(p: Position, use: Use) -> bool:
    """The player holds no card but the one that says so."""
    return not any(n != use.card for n in pile(p, "hand", use.player))


@word(
    "condition",
    "more renown than elsewhere",
    "this location has more Renown than each other location",
    rule=HELD_RENOWN,
    fails="another location has as much Renown",
)
def more_than_elsewhere(p: Position, use: Use) -> bool:
    """At the location of the ability lies more Renown than at every other one."""
    at = here_of(p, use)
    return at in p.cast.places and all(place_of(p, at).renown > place_of(p, n).renown for n in p.cast.places if n != at)


for _how, _sign in (("more", 1), ("fewer", -1)):

    def _here(p: Position, use: Use, sign: int = _sign) -> bool:
        """Compared with one opponent at least who is still in the game, at the location of the ability."""
        sizes = {q: sum(1 for _ in characters(p, q, here_of(p, use))) for q in clockwise(p, 0)}
        return any(sign * sizes[use.player] > sign * n for q, n in sizes.items() if q != use.player)

    word(
        "condition",
        f"{_how} characters here",
        f"you have {_how} characters here than an opponent",
        rule="term/crew",
        fails=f"{{player}} does not have {_how} characters there",
    )(_here)
