"""Facts about players, Leaders and the state of the game: who counts, who is still in, what a value is in print, what was drawn."""

from __future__ import annotations

import re

from judgekit.engine.facts import find_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.games.five_sails.days.dusk import hand_limit
from judgekit.games.five_sails.days.initiative import initiative_of, untold
from judgekit.games.five_sails.facts.cards import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.text import form, yes_no
from judgekit.games.five_sails.happening.limits import cap_of, crew_size, over_cap
from judgekit.games.five_sails.stats import is_dash, panache, stat
from judgekit.games.five_sails.values import characters, city_cards, clockwise, has, in_play, leader_of, pile

__all__ = ["FORMS", "GAPS", "Known"]


@form("{player} [still |is still |is |]in the game =")
def still_in(k: Known, player: int) -> str:
    """Whether a player is in the game."""
    return yes_no(not k.p.players[player].out)


@form(
    "{player} characters counted =",
    "{player} characters [counted|counting|that count|who count|that are counted] [towards|toward|for|against] [the |their |]Crew Cap =",
    "characters [counted|counting|that count|who count|that are counted] [towards|toward|for|against] {player} Crew Cap =",
    "characters of {player} [counted|counting|that count|who count|that are counted] [towards|toward|for|against] [the |their |]Crew Cap =",
)
def counted_towards(k: Known, player: int) -> str:
    """How many characters count towards a player's Crew Cap: all but Brutes."""
    return str(crew_size(k.p, player))


@form("characters over {player} Crew Cap =", "{player} [is |]over the Crew Cap by =")
def over_by(k: Known, player: int) -> str:
    """By how many characters a player is above the Crew Cap now."""
    cap, size = cap_of(k.p, player), crew_size(k.p, player)
    return str(size - cap) if 0 <= cap < size else "0"


@form(
    "characters {player} [must send|has to send|sends|sent|must put] to The Locker[ for the Crew Cap| because of the Crew Cap|] =",
    "{player} [must send|has to send|sends|sent|has sent] characters to The Locker[ for the Crew Cap| because of the Crew Cap|] =",
    "characters [to be sent|sent] to The Locker by {player}[ for the Crew Cap|] =",
)
def to_send(k: Known, player: int) -> str:
    """How many characters a player had to send to The Locker when the Crew Cap was exceeded last, those who are there already included."""
    said = re.compile(rf"{re.escape(player_name(k.p, player))} has (\d+) characters and a Crew Cap of (\d+)\.")
    over = [int(m[1]) - int(m[2]) for line in k.lines if (m := said.match(line.text.strip()))]
    first = next((n for n in reversed(range(len(over))) if n == 0 or over[n] >= over[n - 1]), 0)
    return str(over[first]) if over else over_by(k, player)


GONE = re.compile(r"(.+) goes to The Locker of (\S+)\.")


@form(
    "{player} characters [sent|put|gone|that went|that were sent] to The Locker =",
    "characters of {player} [sent|put|gone|that went|that were sent] to The Locker =",
    "characters {player} [has sent|has put|put] to The Locker[ so far|] =",
)
def sent_away(k: Known, player: int) -> str:
    """How many characters of a player have been sent to The Locker so far, without being destroyed."""
    named = [k.p.cast.number_of.get(m[1], -1) for line in k.lines if (m := GONE.fullmatch(line.text.strip())) and m[2] == player_name(k.p, player)]
    kind = [n for n in named if n >= 0 and k.p.definition(n).kind == "character"]
    return str(sum(find_fact(k.p, "wounds when destroyed", n) is None for n in kind))


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


@form("{player}[ modified|][ Leader|] Panache =", "[modified |]Panache of {player} =")
def panache_of_player(k: Known, player: int) -> str:
    """The Panache of a player's Leader as the scheme and other cards modify it."""
    leader = leader_of(k.p, player)
    return str(panache(k.p, leader, player)) if leader >= 0 else "none"


@form("{player} Crew Cap =", "Crew Cap of {player} =")
def crew_cap(k: Known, player: int) -> str:
    """How many characters the Crew Cap of a player's Leader allows."""
    cap = cap_of(k.p, player)
    return str(cap) if cap >= 0 else "none"


@form("{player} hand limit =", "hand limit of {player} =")
def limit_of_hand(k: Known, player: int) -> str:
    """How many cards a player may keep in Dusk."""
    limit = hand_limit(k.p, player)
    return str(limit) if limit >= 0 else "none"


@form("cards {player} [must|has to] discard[ for the hand limit| down| in Dusk|] =")
def to_discard(k: Known, player: int) -> str:
    """How many cards a player holds above the hand limit."""
    limit = hand_limit(k.p, player)
    return str(max(0, len(pile(k.p, "hand", player)) - limit)) if limit >= 0 else "0"


@form("{card} panache =", "{card} modified panache =", "modified panache of {card} =")
def panache_of(k: Known, card: int) -> str:
    """A Leader's Panache as the scheme and other cards modify it."""
    player = k.p.cards[card].control
    return str(panache(k.p, card, player) if player >= 0 and leader_of(k.p, player) == card else stat(k.p, card, "panache"))


@form("{card} modified {stat} =", "modified {stat} of {card} =")
def as_modified(k: Known, *values: int | str) -> str:
    """A value as modified."""
    return str(stat(k.p, next(v for v in values if isinstance(v, int)), next(str(v) for v in values if isinstance(v, str))))


UNTOLD = "not told"
"""What is said of an Initiative that a case does not tell."""


@form("{card} Initiative =", "Initiative of {card} =")
def initiative_of_scheme(k: Known, card: int) -> str:
    """The Initiative of a scheme, as abilities have changed it once it is revealed."""
    scheme, told = k.p.definition(card).kind == "scheme", k.p.definition(card).printed.get("initiative")
    if scheme and told is None:
        return UNTOLD
    return str(initiative_of(k.p, k.p.cards[card].control)) if scheme and k.p.cards[card].zone == "play" else str(told or 0)


@form("{player}[ scheme|] Initiative =", "Initiative of {player}[ scheme|] =")
def initiative(k: Known, player: int) -> str:
    """The Initiative of the scheme that a player has revealed."""
    value = initiative_of(k.p, player)
    if any(k.p.cards[n].control == player for n in untold(k.p)):
        return UNTOLD
    return str(value) if value >= 0 else "none"


@form("highest Initiative =", "[player|players|who] [with|has|have|sharing] [the |]highest Initiative =")
def fastest(k: Known) -> str:
    """Who has the highest Initiative."""
    if untold(k.p):
        return UNTOLD
    values = {q: initiative_of(k.p, q) for q in clockwise(k.p, 0)}
    return ", ".join(player_name(k.p, q) for q, n in values.items() if n == max(values.values()) >= 0) or "none"


def highest(k: Known) -> str:
    """The highest Initiative of all, as a number."""
    return UNTOLD if untold(k.p) else str(max(initiative_of(k.p, q) for q in clockwise(k.p, 0)))


@form("[tied players|players tied|players who are tied][ for| with| on| in|][ the|][ highest|][ Initiative|] =")
def tied(k: Known) -> str:
    """The players who share the highest Initiative; nobody where one of them has it alone."""
    found = fastest(k)
    return found if ", " in found else "none"


TIED = "[ for| with| on| in|][ the|][ highest|][ Initiative|]"


@form(
    f"{{player}} [is |was |]tied{TIED} =",
    f"{{player}} [is |was |][among|one of] [the |][tied players|tied|players tied|players who are tied|those tied|those who are tied]{TIED} =",
)
def is_tied(k: Known, player: int) -> str:
    """Whether a player shares the highest Initiative with another one."""
    return yes_no(player_name(k.p, player) in tied(k).split(", "))


@form(
    "{player} [keeps|retains|has kept|still has|still holds|has|holds] [the |]First Player Token =",
    "[First Player |]Token [stays|remains|is still|has stayed|lies|is] with {player} =",
)
def keeps_token(k: Known, player: int) -> str:
    """Whether a player has the First Player Token."""
    return yes_no(k.p.board.token == player)


@form("players [still |left |]in the game =", "players left =")
def players_left(k: Known) -> str:
    """Who is in the game."""
    return ", ".join(player_name(k.p, q) for q, player in enumerate(k.p.players) if not player.out)


@form(
    "Renown [taken|gained] by {player}[ in Plunder| in the Plunder phase|] =",
    "Renown {player} [takes|took|gains|gained][ in Plunder| from locations|] =",
)
def renown_taken(k: Known, player: int) -> str:
    """How much Renown a player has taken in Plunder, or gained otherwise."""
    told = re.compile(rf"{re.escape(player_name(k.p, player))} (?:takes|gains) (\d+) Renown")
    return str(sum(int(m[1]) for line in k.lines if (m := told.match(line.text.strip()))))


@form("Leaders in play =", "number of Leaders in play =", "players with a Leader in play =", "players with a Leader =")
@form(
    "[players|player|only player|the only player] [with|who has|who have|that has|that have|still having|who still has|who still have]"
    " a Leader[ in play| left|] ="
)
def leaders(k: Known) -> str:
    """How many players have a Leader in play."""
    return str(sum(leader_of(k.p, q) >= 0 for q in range(len(k.p.players))))


def led(k: Known) -> str:
    """The players who have a Leader in play, or none."""
    return ", ".join(player_name(k.p, q) for q in range(len(k.p.players)) if leader_of(k.p, q) >= 0) or "none"


@form("{player} has a Leader in play =", "{player} has a Leader =", "{player} Leader in play =")
def has_leader(k: Known, player: int) -> str:
    """Whether a player has a Leader in play."""
    return yes_no(leader_of(k.p, player) >= 0)


@form("{card} [is |stays |]unwounded =")
def is_unwounded(k: Known, card: int) -> str:
    """Whether a character in play has no wounds."""
    return yes_no(in_play(k.p, card) and not k.p.cards[card].wounds)


@form("{card} wounded =", "{card} is wounded =")
def is_wounded(k: Known, card: int) -> str:
    """Whether a character has any wounds."""
    return yes_no(in_play(k.p, card) and k.p.cards[card].wounds > 0)


@form("bearer of {card} =", "{card} bearer =", "{card} is borne by =")
def borne_by(k: Known, card: int) -> str:
    """Who has a card equipped."""
    host = k.p.cards[card].on
    return card_name(k.p, host) if host >= 0 else "nobody"


@form("{card} is [a|an] {text} =", "{card} [has the |]trait {text} =", "{card} has the {text} trait =")
def of_trait(k: Known, card: int, name: str) -> str:
    """Whether a card has a Trait or keyword."""
    return yes_no(any(has(k.p, card, known) for known in k.p.definition(card).traits if known.casefold() == name) or has(k.p, card, name.title()))


@form(
    "characters [controlled by|of] {player} =",
    "{player} [characters|number of characters] =",
    "characters {player} controls =",
    "characters in {player} crew =",
)
def people_of(k: Known, player: int) -> str:
    """How many characters a player has in play."""
    return str(len(list(characters(k.p, player))))


@form("[game|match] [continues|goes on] =")
def goes_on(k: Known) -> str:
    """Whether the game goes on."""
    return yes_no(not k.p.board.over)


@form("consecutive passes =", "passes in a row =", "number of consecutive passes =")
def passes(k: Known) -> str:
    """How many players in a row have passed."""
    return str(k.p.board.passes)


@form("[City Card|City Cards|City Deck card|City Deck cards|card] [at|on] {place} =")
def city_cards_at(k: Known, place: int) -> str:
    """The cards of the City Deck at a location that nobody controls."""
    return ", ".join(card_name(k.p, n) for n in city_cards(k.p, k.p.cast.places[place])) or "none"
