"""Conditions: the First Player, what is controlled, of what kind a card is and how it stands, values, the hand, the duel."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.facts import has_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.where import here_of, locations_like
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant, matches
from judgekit.games.five_sails.values import WOUNDS, first_player, in_city, place_of

word = GAME.vocabulary.word


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
    rule="action/claim-control",
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
    gone = all(p.cards[n].zone != "play" for n in found) and all(t.startswith(("trait:", "not:", "at most:cost", "at least:cost")) for t in noun[1:])
    if who == ("revealed",) or gone:
        from judgekit.games.five_sails.effects.reveal import of_kind

        return bool(found) and all(of_kind(p, use, noun, n) for n in found)
    return bool(found) and all(matches(p, use, Target(noun[0], noun[1:]), n) for n in found)


@word("condition", "is state", "{who} is engaged", "{who} is already engaged", rule="term/engaged", fails="{who} is en garde")
def is_engaged(p: Position, use: Use, who: Who) -> bool:
    """A card is engaged."""
    return all(p.cards[n].engaged for n in cards_meant(p, use, who))


@word("condition", "is wounded", "{who} is wounded", "{who} has any wounds", rule=WOUNDS, fails="{who} has no wounds")
def has_wounds(p: Position, use: Use, who: Who) -> bool:
    """A card has wounds."""
    return all(p.cards[n].wounds > 0 for n in cards_meant(p, use, who))


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
