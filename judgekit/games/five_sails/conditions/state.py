"""Conditions and tests on what is compared, counted and remembered: wounds, Renown, the hand, who is where."""

from __future__ import annotations

from judgekit.engine.cast import Target, Word
from judgekit.engine.facts import find_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.basic import adjacent, here_of
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant, matches
from judgekit.games.five_sails.values import NEW, OLD, characters, equipped, has, in_city, location, place_of

word = GAME.vocabulary.word
RENOWN = {NEW: "term/renown", OLD: "action/control-for-renown"}
WOUNDED = {NEW: "wound/have-been-wounded", OLD: "anatomy/resolve"}
Noun = tuple[str, ...]


@word("selector", "adjacent city", rule="action/move-adjacent", fails="{thing} is not at a City location adjacent to {here}")
def adjacent_city(p: Position, use: Use, thing: int) -> bool:
    """At a City location adjacent to that of the ability."""
    at = location(p, thing)
    return in_city(p, at) and adjacent(p, here_of(p, use), at) is True


@word("selector", "chosen", rule="play/resolve")
def chosen(p: Position, use: Use, thing: int) -> bool:
    """Chosen by the player, but not targeted."""
    return True


@word("selector", "unequipped", rule="term/equip", fails="{thing} has something equipped")
def unequipped(p: Position, use: Use, thing: int) -> bool:
    """With nothing equipped."""
    return next(equipped(p, thing), -1) < 0


@word("selector", "with equipped", rule="attachment/equipped", fails="{thing} has no {value} equipped")
def with_equipped(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a card of a trait equipped."""
    return any(has(p, n, value) for n in equipped(p, thing))


@word("selector", "place yours", rule="term/uncontrolled", fails="{player} does not control the location of {thing}")
def place_yours(p: Position, use: Use, thing: int) -> bool:
    """At a location that the player controls."""
    at = location(p, thing)
    return in_city(p, at) and place_of(p, at).control == use.player


@word("selector", "with renown", rule=RENOWN, fails="there is less Renown at the location of {thing}")
def with_renown(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At a location with so much Renown or more."""
    at = location(p, thing)
    return in_city(p, at) and place_of(p, at).renown >= int(value)


@word("selector", "no more than performer", rule="anatomy/four-stats", fails="the {value} of {thing} is higher than that of {performer}")
def no_more(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a value that is no higher than the performer's."""
    return stat(p, thing, value) <= stat(p, use.performer if use.performer >= 0 else use.card, value)


@word("selector", "enemy pile", rule="term/discard-pile", fails="{thing} is not in the discard pile of an opponent")
def enemy_pile(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of another player."""
    return p.cards[thing].zone == "discard" and p.cards[thing].owner not in (use.player, -1)


@word("selector", "city pile", rule="term/discard-pile", fails="{thing} is not in the City Deck's discard pile")
def city_pile(p: Position, use: Use, thing: int) -> bool:
    """In the discard pile of the City Deck."""
    return p.cards[thing].zone == "discard" and p.cards[thing].owner < 0


@word("selector", "on the adversary", rule="attachment/equipped", fails="{thing} is not equipped to the adversary")
def on_adversary(p: Position, use: Use, thing: int) -> bool:
    """Equipped to the adversary."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == card_meant(p, use, ("adversary",))


@word("selector", "at place", rule="action/moving", fails="{thing} is not at {value}")
def at_place(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """At the location that is named."""
    return location(p, thing) == value


@word("condition", "same stat", "{who} has as much {stat} as {who2} or more", rule="anatomy/four-stats", fails="{who} has less {stat}")
def same_stat(p: Position, use: Use, who: Who, name: str, than: Who) -> bool:
    """A value is as great as that of another card, or greater."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and stat(p, one, name) >= stat(p, two, name)


@word("condition", "as many wounds", "{who} has as many wounds as {who2} or more", rule="glossary/wound-destroyed", fails="{who} has fewer wounds")
def as_many_wounds(p: Position, use: Use, who: Who, than: Who) -> bool:
    """A character has as many wounds as another, or more."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and p.cards[one].wounds >= p.cards[two].wounds


@word("condition", "fewer wounds", "{who} has fewer wounds than {who2}", rule="glossary/wound-destroyed", fails="{who} does not have fewer wounds")
def fewer_wounds(p: Position, use: Use, who: Who, than: Who) -> bool:
    """A character has fewer wounds than another."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and p.cards[one].wounds < p.cards[two].wounds


@word("condition", "opposes", "{who} is opposing a {noun}", rule="opposing/same-location", fails="{who} opposes nobody of that kind")
def opposes(p: Position, use: Use, who: Who, noun: Noun) -> bool:
    """A character is at the same location as an enemy of a kind."""
    one = card_meant(p, use, who)
    if one < 0:
        return False
    at, own = location(p, one), p.cards[one].control
    found = [n for n in characters(p, place=at) if p.cards[n].control not in (own, -1)]
    return any(matches(p, use, Target(noun[0], noun[1:]), n) for n in found)


@word("condition", "only one here", "{who} is your only character there", rule="term/opposing", fails="{who} is not the only one there")
def only_one(p: Position, use: Use, who: Who) -> bool:
    """No other character of the same player is at the location."""
    one = card_meant(p, use, who)
    return one >= 0 and sum(1 for _ in characters(p, p.cards[one].control, location(p, one))) == 1


@word(
    "condition",
    "no other enemy",
    "{who} is the only enemy here",
    "{who} is the only enemy character at this location",
    rule="opposing/same-location",
    fails="{who} is not alone",
)
def only_enemy(p: Position, use: Use, who: Who) -> bool:
    """No other enemy is at the location of the ability."""
    here = [n for n in characters(p, place=here_of(p, use)) if p.cards[n].control not in (use.player, -1)]
    return here == [card_meant(p, use, who)]


@word(
    "condition",
    "wounded in the duel",
    "{who} was wounded since the duel began",
    rule=WOUNDED,
    fails="{who} has not been wounded in this duel",
)
def wounded_in_duel(p: Position, use: Use, who: Who) -> bool:
    """A character has suffered a wound since the duel began."""
    return find_fact(p, "was wounded", card_meant(p, use, who), key="duel") is not None


@word(
    "condition",
    "wounded in the round",
    "{who} was wounded since the round began",
    rule=WOUNDED,
    fails="{who} has not been wounded in this round",
)
def wounded_in_round(p: Position, use: Use, who: Who) -> bool:
    """A character has suffered a wound since the round began."""
    return find_fact(p, "was wounded", card_meant(p, use, who), key="round") is not None


@word("condition", "is not", "{who} is no {noun}", rule="anatomy/trait-requirement", fails="{who} is a {noun}")
def is_not(p: Position, use: Use, who: Who, noun: Noun) -> bool:
    """A card is not of a kind."""
    return not any(matches(p, use, Target(noun[0], noun[1:]), n) for n in cards_meant(p, use, who))


@word("condition", "either of", "{who} is a {noun} or a {noun2}", rule="anatomy/trait-requirement", fails="{who} is neither")
def is_either(p: Position, use: Use, who: Who, one: Noun, other: Noun) -> bool:
    """A card is of one of two kinds."""
    found = cards_meant(p, use, who)
    return bool(found) and all(any(matches(p, use, Target(k[0], k[1:]), n) for k in (one, other)) for n in found)


@word("condition", "not equipped", "{who} is not equipped", rule="term/equip", fails="{who} has something equipped")
def not_equipped(p: Position, use: Use, who: Who) -> bool:
    """A character has nothing equipped."""
    return not any(c.on == n and c.zone == "play" for n in cards_meant(p, use, who) for c in p.cards)


@word("condition", "targets a", "this card targets a {noun} or a {noun2}", rule="play/targeting", fails="the target is neither")
def targets_either(p: Position, use: Use, one: Noun, other: Noun) -> bool:
    """What the card targets is of one of two kinds."""
    return any(matches(p, use, Target(k[0], k[1:]), n) for n in use.targets if n >= 0 for k in (one, other))


@word(
    "condition",
    "is here",
    "{who} is here",
    "{who} is at this location",
    rule={NEW: "term/location", OLD: "term/opposing"},
    fails="{who} is not at {here}",
)
def is_here(p: Position, use: Use, who: Who) -> bool:
    """A card is at the location of the ability."""
    return any(location(p, n) == here_of(p, use) for n in cards_meant(p, use, who))


@word("condition", "came from here", "{who} came from this location", rule="action/moving", fails="{who} did not come from {here}")
def came_from_here(p: Position, use: Use, who: Who) -> bool:
    """A character was at the location of the ability before its last move."""
    found = find_fact(p, "moved from", card_meant(p, use, who), key=here_of(p, use))
    return found is not None and location(p, found.card) != found.key


@word(
    "condition",
    "not wounded in the round",
    "{who} was not wounded since the round began",
    rule=WOUNDED,
    fails="{who} has been wounded in this round",
)
def unwounded_in_round(p: Position, use: Use, who: Who) -> bool:
    """A character has suffered no wound since the round began."""
    return not wounded_in_round(p, use, who)


@word("condition", "or", "either {condition} or {condition2}", rule="play/resolve", fails="neither of the two is so")
def either_holds(p: Position, use: Use, one: Word, other: Word) -> bool:
    """One of two conditions holds, or both do."""
    return any(is_so(p, use, w) for w in (one, other))


@word("condition", "and", "both {condition} and {condition2}", rule="play/resolve", fails="not both are so")
def both_hold(p: Position, use: Use, one: Word, other: Word) -> bool:
    """Two conditions hold at the same time."""
    return all(is_so(p, use, w) for w in (one, other))


@word("condition", "not so", "it is not so that {condition}", rule="play/resolve", fails="what must not be so is so")
def not_so(p: Position, use: Use, one: Word) -> bool:
    """A condition does not hold."""
    return not is_so(p, use, one)


@word("condition", "at the challenge", "you control a {noun} where the challenge is issued", rule="term/crew", fails="{player} controls none there")
def at_challenge(p: Position, use: Use, noun: Noun) -> bool:
    """The player controls something of a kind at the location of the challenge."""
    duel = p.board.duel
    at = location(p, duel.sides[0].card) if duel is not None else ""
    found = list(characters(p, use.player, at)) if at else []
    return any(matches(p, use, Target(noun[0], noun[1:]), n) for n in found)


@word("selector", "where targeted", rule="play/targeting", fails="{thing} is not where a target of that ability is")
def where_targeted(p: Position, use: Use, thing: int) -> bool:
    """Where something is that the answered ability targets."""
    e = use.event
    found = next((f for f in reversed(p.stack) if isinstance(f, Use) and e is not None and f.card == e.card and f.number == e.amount), None)
    if found is None:
        return False
    kinds = p.ability(found.card, found.number).targets
    cards = [n for n, k in zip(found.targets, kinds, strict=False) if n >= 0 and k.kind != "location"]
    return any(location(p, n) == location(p, thing) for n in cards)


@word("selector", "on performer", rule="attachment/equipped", fails="{thing} is not equipped to {performer}")
def on_performer(p: Position, use: Use, thing: int) -> bool:
    """Equipped to the performer."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == (use.performer if use.performer >= 0 else use.card)


@word("selector", "not bearer", rule="attachment/equipped", fails="{thing} bears it already")
def not_bearer(p: Position, use: Use, thing: int) -> bool:
    """Another character than the one that bears what was chosen before."""
    return not any(n >= 0 and p.cards[n].on == thing for n in use.targets)


@word("selector", "no more attachments", rule="attachment/equipped", fails="{thing} has more attachments than {performer}")
def no_more_attachments(p: Position, use: Use, thing: int) -> bool:
    """With as many attachments as the performer has, or fewer; a risk that is equipped is no attachment."""
    one = use.performer if use.performer >= 0 else use.card
    return len(attachments(p, thing)) <= len(attachments(p, one))


@word("selector", "bears an attachment", rule="attachment/equipped", fails="{thing} has no attachment equipped")
def bears_an_attachment(p: Position, use: Use, thing: int) -> bool:
    """With an attachment equipped; a risk that is equipped is none."""
    return bool(attachments(p, thing))


def attachments(p: Position, card: int) -> list[int]:
    """The attachments equipped to a card."""
    return [n for n in equipped(p, card) if p.definition(n).kind == "attachment"]


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
