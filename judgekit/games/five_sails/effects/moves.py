"""What abilities do to where characters are: Home, to adjacent locations, to any in the City, to one that is named; and two that change places."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_together
from judgekit.engine.trace import Log, say
from judgekit.engine.values import Ask, Event, Position, Use
from judgekit.games.five_sails.acts.answered import answered
from judgekit.games.five_sails.acts.asking import ask_if_any
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.basic import each
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import home_of, in_city, in_play, location

word = GAME.vocabulary.word


@word("effect", "move home", "move {who} Home", "{who} moves Home", rule="action/moving")
def move_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to its own Home."""
    going = [(n, p.cards[n].control) for n in cards_meant(p, use, who)]
    return happen_together(p, [Event("moved", n, owner, place=home_of(p, owner), by=use.card) for n, owner in going], log)


@word(
    "effect",
    "move adjacent",
    "move {who} to an adjacent location",
    "immediately move {who} to an adjacent location",
    "{who} moves to an adjacent location",
    rule="action/move-adjacent",
)
def move_adjacent(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to an adjacent location, which the player chooses."""
    return _ask_place(p, use, who, "adjacent", log)


@word("effect", "move city", "move {who} to an adjacent City location", rule="action/move-adjacent")
def move_city(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to an adjacent City location, which the player chooses."""
    return _ask_place(p, use, who, "adjacent city", log)


@word("effect", "move any", "move {who} to any City location", rule="action/moving")
def move_any(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to any City location, which the player chooses."""
    return _ask_place(p, use, who, "any city", log)


def _ask_place(p: Position, use: Use, who: Who, how: str, log: Log | None) -> Position:
    going = [n for n in cards_meant(p, use, who) if in_play(p, n)]
    if not going:
        say(log, p, "play/do-as-much", "Nobody is there to move.")
    for card in reversed(going):
        p = ask_if_any(p, Ask(use.player, "where to", (card, how, use.card)), log)
    return p


@word(
    "effect",
    "move here",
    "move {who} to this location",
    "move {who} to your performer's location",
    rule="action/moving",
)
def move_here(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location of the ability."""
    return each(p, use, who, "moved", log, place=here_of(p, use))


@word("effect", "move to theirs", "move {who} to their location", rule="action/moving")
def move_to_theirs(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location of the ability; the one that uses it, to where its target is, or whoever is answered."""
    if card_meant(p, use, who) not in (use.card, use.performer):
        return move_here(p, use, log, who)
    other = next((n for n in reversed(use.targets) if n >= 0), -1)
    other = other if other >= 0 else answered(p, use)
    return each(p, use, who, "moved", log, place=location(p, other)) if in_play(p, other) else p


@word("effect", "move to target", "move your performer there", rule="action/move")
def move_to_target(p: Position, use: Use, log: Log | None) -> Position:
    """The performer moves to the location that was targeted."""
    return happen(p, Event("moved", use.performer, use.player, place=place_name(p, use.targets[0]), by=use.card), log)


@word("effect", "move to place", "move {who} to {place}", "{who} moves to {place}", rule="action/moving")
def move_to_place(p: Position, use: Use, log: Log | None, who: Who, place: str) -> Position:
    """A character moves to the location that is named."""
    return each(p, use, who, "moved", log, place=place) if in_city(p, place) else p


@word("effect", "move to event", "move {who} to that location", rule="action/moving")
def move_to_event(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location that the answered event is about; otherwise to that of the ability."""
    at = use.event.place if use.event is not None and use.event.place else here_of(p, use)
    return each(p, use, who, "moved", log, place=at) if at else p


@word("effect", "move into home", "move {who} into your Home", rule="action/moving")
def move_into_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the Home of the player who uses the ability; what the books say of an enemy's Home holds."""
    home = home_of(p, use.player)
    return happen_together(p, [Event("moved", n, p.cards[n].control, place=home, by=use.card) for n in cards_meant(p, use, who)], log)


@word("effect", "exchange places", "exchange the locations of {who} and {who2}", rule="action/moving")
def exchange_places(p: Position, use: Use, log: Log | None, one: Who, other: Who) -> Position:
    """Two characters move to where the other one is."""
    a, b = card_meant(p, use, one), card_meant(p, use, other)
    if not in_play(p, a) or not in_play(p, b) or p.cards[a].at == p.cards[b].at:
        return p
    here, there = p.cards[a].at, p.cards[b].at
    p = happen(p, Event("moved", b, p.cards[b].control, place=here, by=use.card), log)
    return happen(p, Event("moved", a, p.cards[a].control, place=there, by=use.card), log)
