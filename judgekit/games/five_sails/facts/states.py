"""Facts about players, Leaders and the state of the game: who counts, who is still in, what a value is in print, what was drawn."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name, player_name
from judgekit.games.five_sails.days.initiative import initiative_of
from judgekit.games.five_sails.effects.bring import city_cards
from judgekit.games.five_sails.facts.cards import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.game import first, over, winner
from judgekit.games.five_sails.facts.text import Form, eliminated, form, place_controller, yes_no
from judgekit.games.five_sails.happening.limits import cap_of, crew_size, over_cap
from judgekit.games.five_sails.stats import is_dash, panache, stat
from judgekit.games.five_sails.values import characters, clockwise, has, in_play, leader_of, pile

__all__ = ["FORMS", "GAPS", "Known"]
for _value, _patterns in (
    (eliminated, ("{player} has lost =", "{player} is out =", "{player} has lost the game =")),
    (over, ("game has ended =", "has the game ended =", "game ended =", "game is over =", "the game is over =", "end of the game =")),
    (winner, ("game winner =", "winner of the game =", "who wins =", "who has won =")),
    (first, ("holder of the First Player Token =", "First Player Token =", "who has the First Player Token =")),
    (place_controller, ("{place} is controlled by =",)),
):
    FORMS.extend(Form(pattern, _value) for pattern in _patterns)


@form("{player} still in the game =", "{player} is still in the game =", "{player} in the game =")
def still_in(k: Known, player: int) -> str:
    """Whether a player is in the game."""
    return yes_no(not k.p.players[player].out)


@form("player with priority =", "who has priority =", "priority is with =")
def with_priority(k: Known) -> str:
    """Who has priority in High Drama."""
    return player_name(k.p, k.p.board.active) if k.p.board.phase == "High Drama" else "nobody"


@form("duel in progress =", "duel going on =", "duel is going on =", "duel underway =")
def dueling(k: Known) -> str:
    """Whether a duel is going on."""
    return yes_no(k.p.board.duel is not None and not k.p.board.over)


@form("cards in Locker of {player} =", "cards in The Locker of {player} =", "{player} Locker size =", "{player} cards in The Locker =")
def in_locker(k: Known, player: int) -> str:
    """How many cards are in a player's Locker."""
    return str(len(pile(k.p, "locker", player)))


@form("cards in Approach Deck of {player} =", "{player} Approach Deck size =", "{player} cards in the Approach Deck =")
def in_approach(k: Known, player: int) -> str:
    """How many cards a player's Approach Deck has."""
    return str(len(pile(k.p, "approach", player)))


@form(
    "{player} characters counted =",
    "{player} characters counted towards the Crew Cap =",
    "{player} characters that count towards the Crew Cap =",
    "characters counted towards {player} Crew Cap =",
    "characters of {player} counted towards the Crew Cap =",
    "characters of {player} that count towards the Crew Cap =",
    "characters counting towards {player} Crew Cap =",
)
def counted_towards(k: Known, player: int) -> str:
    """How many characters count towards a player's Crew Cap: all but Brutes."""
    return str(crew_size(k.p, player))


@form("characters {player} must send to The Locker =", "characters over {player} Crew Cap =")
def to_send(k: Known, player: int) -> str:
    """How many characters a player still has to send to The Locker for the Crew Cap."""
    cap, size = cap_of(k.p, player), crew_size(k.p, player)
    return str(size - cap) if 0 <= cap < size else "0"


@form("{player} over Crew Cap =", "{player} exceeds Crew Cap =", "{player} over the Crew Cap =", "{player} exceeds the Crew Cap =")
def too_many(k: Known, player: int) -> str:
    """Whether a player has more characters than the Leader's Crew Cap."""
    return yes_no(over_cap(k.p, player))


@form(
    "{card} printed {stat} =",
    "{card} base {stat} =",
    "{card} unmodified {stat} =",
    "printed {stat} of {card} =",
    "base {stat} of {card} =",
    "unmodified {stat} of {card} =",
)
def in_print(k: Known, *values: int | str) -> str:
    """A value as it is printed; a dash stays one."""
    card = next(v for v in values if isinstance(v, int))
    name = next(str(v) for v in values if isinstance(v, str))
    return "-" if is_dash(k.p, card, name) else str(k.p.definition(card).printed.get(name) or 0)


@form("{card} panache =", "{card} modified panache =", "modified panache of {card} =")
def panache_of(k: Known, card: int) -> str:
    """A Leader's Panache as the scheme and other cards modify it."""
    player = k.p.cards[card].control
    return str(panache(k.p, card, player) if player >= 0 and leader_of(k.p, player) == card else stat(k.p, card, "panache"))


@form("{card} modified {stat} =", "modified {stat} of {card} =")
def as_modified(k: Known, *values: int | str) -> str:
    """A value as modified."""
    return str(stat(k.p, next(v for v in values if isinstance(v, int)), next(str(v) for v in values if isinstance(v, str))))


@form("{player} Initiative =")
def initiative(k: Known, player: int) -> str:
    """The Initiative of the scheme that a player has revealed."""
    value = initiative_of(k.p, player)
    return str(value) if value >= 0 else "none"


@form("highest Initiative =", "player with the highest Initiative =")
def fastest(k: Known) -> str:
    """Who has the highest Initiative."""
    values = {q: initiative_of(k.p, q) for q in clockwise(k.p, 0)}
    return ", ".join(player_name(k.p, q) for q, n in values.items() if n == max(values.values()) >= 0) or "none"


@form("Leaders in play =", "number of Leaders in play =", "players with a Leader in play =", "players with a Leader =")
def leaders(k: Known) -> str:
    """How many players have a Leader in play."""
    return str(sum(leader_of(k.p, q) >= 0 for q in range(len(k.p.players))))


@form("{player} has a Leader in play =", "{player} has a Leader =", "{player} Leader in play =")
def has_leader(k: Known, player: int) -> str:
    """Whether a player has a Leader in play."""
    return yes_no(leader_of(k.p, player) >= 0)


@form("{card} wounded =", "{card} is wounded =")
def is_wounded(k: Known, card: int) -> str:
    """Whether a character has any wounds."""
    return yes_no(in_play(k.p, card) and k.p.cards[card].wounds > 0)


@form("bearer of {card} =", "{card} bearer =", "{card} is borne by =")
def borne_by(k: Known, card: int) -> str:
    """Who has a card equipped."""
    host = k.p.cards[card].on
    return card_name(k.p, host) if host >= 0 else "nobody"


@form("{card} is a {text} =", "{card} is an {text} =", "{card} has the trait {text} =")
def of_trait(k: Known, card: int, name: str) -> str:
    """Whether a card has a Trait or keyword."""
    return yes_no(any(has(k.p, card, known) for known in k.p.definition(card).traits if known.casefold() == name) or has(k.p, card, name.title()))


@form("characters controlled by {player} =", "{player} characters =", "{player} number of characters =", "characters of {player} =")
def people_of(k: Known, player: int) -> str:
    """How many characters a player has in play."""
    return str(len(list(characters(k.p, player))))


@form("cards drawn by {player} =", "{player} cards drawn =", "cards {player} has drawn =")
def drawn_by(k: Known, player: int) -> str:
    """How many cards a player has drawn so far."""
    drew = re.compile(rf"{re.escape(player_name(k.p, player))} draws ")
    return str(sum(line.rule.endswith("faction-deck/draw-from") and drew.match(line.text.strip()) is not None for line in k.lines))


@form("game continues =", "game goes on =", "another Day is played =", "next Day is played =")
def goes_on(k: Known) -> str:
    """Whether the game goes on."""
    return yes_no(not k.p.board.over)


TIEBREAKERS = {"locations controlled": "locations", "on locations": "influence", "on Influence": "wounds"}
"""What a line of the fifth Day's tiebreakers compares."""


@form("tiebreaker =", "deciding tiebreaker =", "tie-breaker =", "deciding tie-breaker =", "tie broken by =")
def tiebreaker(k: Known) -> str:
    """What has broken a tie for victory: Renown, locations, Influence, or the wounds of the Leaders."""
    if k.p.board.over != "won":
        return "none"
    for line in reversed(k.lines):
        if line.rule.endswith("victory/tie-renown") or "every tiebreaker is checked" in line.text:
            return "renown"
        if line.rule.endswith("victory/tie-fifth-day"):
            return next((name for words, name in reversed(TIEBREAKERS.items()) if words in line.text), "none")
    return "none"


@form(
    "deck of {player} shuffled =",
    "{player} deck shuffled =",
    "{player} deck renewed =",
    "discard pile of {player} reshuffled =",
    "{player} discard pile shuffled =",
)
def renewed(k: Known, player: int) -> str:
    """Whether a player's deck was shuffled: as the game was set up, by an ability, or because it was empty and was renewed from the discard pile."""
    name = player_name(k.p, player)
    told = (f"The deck of {name} is empty", f"{name} shuffles the deck")
    anew = any(line.rule.endswith(("faction-deck/empty", "faction-deck/setup")) and line.text.strip().startswith(told) for line in k.lines)
    return yes_no(anew or any(line.rule.endswith("setup/faction-deck") for line in k.lines))


@form("consecutive passes =", "passes in a row =", "number of consecutive passes =")
def passes(k: Known) -> str:
    """How many players in a row have passed."""
    return str(k.p.board.passes)


@form("City Card at {place} =", "City Deck card at {place} =", "City Cards at {place} =", "City Deck cards at {place} =")
def city_cards_at(k: Known, place: int) -> str:
    """The cards of the City Deck at a location that nobody controls."""
    return ", ".join(card_name(k.p, n) for n in city_cards(k.p, k.p.cast.places[place])) or "none"
