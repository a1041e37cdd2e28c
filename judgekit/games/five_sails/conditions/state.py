"""Conditions on what is compared, joined and remembered: values and wounds of two cards, who is where with whom, what a round or duel has seen."""

from __future__ import annotations

from judgekit.engine.cast import Target, Word
from judgekit.engine.facts import find_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant, matches
from judgekit.games.five_sails.values import PLACED, WOUNDED, WOUNDS, characters, location

word = GAME.vocabulary.word


Noun = tuple[str, ...]


@word("condition", "same stat", "{who} has as much {stat} as {who2} or more", rule="anatomy/four-stats", fails="{who} has less {stat}")
def same_stat(p: Position, use: Use, who: Who, name: str, than: Who) -> bool:
    """A value is as great as that of another card, or greater."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and stat(p, one, name) >= stat(p, two, name)


@word("condition", "as many wounds", "{who} has as many wounds as {who2} or more", rule=WOUNDS, fails="{who} has fewer wounds")
def as_many_wounds(p: Position, use: Use, who: Who, than: Who) -> bool:
    """A character has as many wounds as another, or more."""
    one, two = card_meant(p, use, who), card_meant(p, use, than)
    return one >= 0 and two >= 0 and p.cards[one].wounds >= p.cards[two].wounds


@word("condition", "fewer wounds", "{who} has fewer wounds than {who2}", rule=WOUNDS, fails="{who} does not have fewer wounds")
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


@word("condition", "targets a", "this card targets a {noun} or a {noun2}", rule="play/targeting", fails="the target is neither")
def targets_either(p: Position, use: Use, one: Noun, other: Noun) -> bool:
    """What the card targets is of one of two kinds."""
    return any(matches(p, use, Target(k[0], k[1:]), n) for n in use.targets if n >= 0 for k in (one, other))


@word(
    "condition",
    "is here",
    "{who} is here",
    "{who} is at this location",
    rule=PLACED,
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


@word(
    "condition", "at the challenge", "you control a {noun} where the challenge is issued", rule="term/crew", fails="{player} controls no {noun} there"
)
def at_challenge(p: Position, use: Use, noun: Noun) -> bool:
    """The player controls something of a kind at the location of the challenge."""
    duel = p.board.duel
    at = location(p, duel.sides[0].card) if duel is not None else ""
    found = list(characters(p, use.player, at)) if at else []
    return any(matches(p, use, Target(noun[0], noun[1:]), n) for n in found)
