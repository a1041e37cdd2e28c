"""Facts as a case states them: `Soline threat 2`, `Kaspar at The Docks`, `duel over`, `winner A`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from judgekit.engine.facts import find_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Line, Position, Reason
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.last_known import wounds_on_leaving
from judgekit.games.five_sails.stats import is_dash, stat, worth
from judgekit.games.five_sails.values import hidden_at, home_of, in_play, location


class Unknown(Exception):
    """A fact that cannot be read."""


class Known(NamedTuple):
    """What a fact is read from: the position, and the lines so far."""

    p: Position
    lines: tuple[Line, ...]


WAYS = re.compile(r"\[([^\]]*)\]")
"""In a sentence, ways of saying the same: `duel [began|took place]`; behind a stroke may stand nothing."""


class Form(NamedTuple):
    """A way to state a fact: the sentence with its gaps and ways of saying the same, and what the value is."""

    pattern: str
    value: Callable[..., str]

    @property
    def plain(self) -> str:
        """The sentence in the first of its ways."""
        return WAYS.sub(lambda m: m[1].split("|")[0], self.pattern)

    @property
    def length(self) -> int:
        """How long the sentence is in the longest of its ways."""
        return len(WAYS.sub(lambda m: max(m[1].split("|"), key=len), self.pattern))


FORMS: list[Form] = []
GAPS = {
    "card": r"(?P<card>.+?)",
    "player": r"(?P<player>.+?)",
    "place": r"(?P<place>.+?)",
    "stat": r"(?P<stat>resolve|combat|finesse|influence|panache|crew cap|initiative)",
    "value": r"(?P<value>riposte|parry|thrust)",
    "phase": r"(?P<phase>dawn|planning|high drama|plunder|dusk)",
    "ability_kind": r"(?P<ability_kind>action|reaction|technique|maneuver|forced|final strike)",
    "text": r"(?P<text>.+?)",
}


def form(*patterns: str) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """Registers ways to state a fact, the gaps in braces and ways of saying the same in brackets; `=` is where the value is written."""

    def register(value: Callable[..., str]) -> Callable[..., str]:
        FORMS.extend(Form(x, value) for x in patterns)
        return value

    return register


def of_ability(*patterns: str) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """Registers ways to state a fact of `{ability}`: whatever abilities a card has, or those of the kind that is named."""
    ways = ("{card}[| ability|'s ability]", "{card}[|'s][ City| Home|] {ability_kind}[ ability|]")
    return form(*(x.replace("{ability}", way) for x in patterns for way in ways))


WHY: dict[Callable[..., str], Callable[..., Iterable[Reason]]] = {}
"""Of facts that say whether something is allowed: what gives the reasons against it, from the position and the values of the fact."""


def because(reasons: Callable[..., Iterable[Reason]]) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """Registers what gives the reasons behind a fact."""

    def register(value: Callable[..., str]) -> Callable[..., str]:
        WHY[value] = reasons
        return value

    return register


def yes_no(truth: bool) -> str:
    """A truth in words."""
    return "yes" if truth else "no"


DESTROYED = "[when|as|once] [destroyed|it is destroyed|he is destroyed|she is destroyed]"


@form(
    f"{{card}} wounds {DESTROYED} =",
    f"wounds [on|of] {{card}} {DESTROYED} =",
    "{card} wounds at [the moment of |the time of |]destruction =",
    "wounds {card} [is|was] destroyed with =",
)
def last_wounds(k: Known, card: int) -> str:
    """How many wounds a character had when it was destroyed."""
    fact = find_fact(k.p, "wounds when destroyed", card)
    return str(fact.amount) if fact else "not destroyed"


LEFT = "[when|as|before] [leaving play|leaving|it left play|he left play|she left play|it leaves play|he leaves play|she leaves play"
LEFT += "|sent to The Locker|it left|last in play]"


@form(f"{{card}} wounds {LEFT} =", f"wounds [on|of] {{card}} {LEFT} =")
def wounds_when_leaving(k: Known, card: int) -> str:
    """How many wounds a character had when it left play, destroyed or not."""
    kept = wounds_on_leaving(k.p, card)
    return str(kept) if kept is not None else "in play" if in_play(k.p, card) else last_wounds(k, card)


@form("{card} wounds =", "wounds on {card} =")
def wounds(k: Known, card: int) -> str:
    """The wounds on a character."""
    return str(k.p.cards[card].wounds)


@form("{card} {stat} =", "{card} has {stat} =", "{stat} of {card} =")
def stat_value(k: Known, *named: int | str) -> str:
    """A value as modified; a dash stays one."""
    card, stat_ = next(n for n in named if isinstance(n, int)), next(n for n in named if isinstance(n, str))
    return "-" if is_dash(k.p, card, stat_) else str(stat(k.p, card, stat_))


@form("{card} [is |becomes |stays |remains |lies |]engaged =")
def engaged(k: Known, card: int) -> str:
    """Whether a card is engaged."""
    return yes_no(k.p.cards[card].engaged)


@form("{card} [is |becomes |stays |remains |lies |]en garde =")
def en_garde(k: Known, card: int) -> str:
    """Whether a card is en garde."""
    return yes_no(not k.p.cards[card].engaged)


@form("{card} [is |stays |remains |]in play =", "{card} [is |]still in play =", "{card} [survives|is alive|lives] =")
def is_in_play(k: Known, card: int) -> str:
    """Whether a card is in play."""
    return yes_no(in_play(k.p, card))


@form("{card} [location|position] =", "[location|position|whereabouts|place] of {card} =", "where {card} is =")
def whereabouts(k: Known, card: int) -> str:
    """Where a card is: its location, or the pile in which it lies."""
    return location(k.p, card) or hidden_at(k.p, card) or zone_name(k.p, card).removeprefix("the ")


@form("{card} at =", "{card} [is|stays|remains] at =")
def at(k: Known, card: int) -> str:
    """Where a card in play is, or where it lies face down."""
    return location(k.p, card) or hidden_at(k.p, card) or "nowhere"


@form("{card} [is |stays |]at Home =")
def at_home(k: Known, card: int) -> str:
    """Whether a character is at the Home of the player who controls it."""
    player = k.p.cards[card].control
    return yes_no(player >= 0 and location(k.p, card) == home_of(k.p, player))


@form("{card} facedown =", "{card} is facedown =", "{card} face down =", "{card} is face down =")
def facedown(k: Known, card: int) -> str:
    """Whether a card lies face down at a location."""
    return yes_no(hidden_at(k.p, card) != "")


@form("{card} zone =", "{card} in =", "{card} is in =")
def zone(k: Known, card: int) -> str:
    """The zone of a card in words."""
    return zone_name(k.p, card).removeprefix("the ")


@form("{card} equipped to =", "{card} is equipped to =", "{card} attached to =", "{card} is attached to =")
def bearer(k: Known, card: int) -> str:
    """Who has a card equipped."""
    return card_name(k.p, k.p.cards[card].on)


@form("{card} [is |]controlled by =", "{card} controller =", "controller of {card} =", "[player who|who] controls {card} =", "{card} belongs to =")
def controller(k: Known, card: int) -> str:
    """Who controls a card."""
    return player_name(k.p, k.p.cards[card].control)


@form("{card} abilities =")
def abilities(k: Known, card: int) -> str:
    """How many abilities a card has, those that it was given included."""
    return str(len(k.p.abilities(card)))


@form("{card} worth =")
def card_worth(k: Known, card: int) -> str:
    """What a card is worth as payment."""
    return str(worth(k.p, card))


def answers(k: Known, card: int, line: Line) -> bool:
    """Whether a line says that an ability of a card answers something."""
    name = card_name(k.p, card)
    return line.text.endswith((f": {name} answers.", f"The text of {name} takes effect."))


@form("{place} [is |]controlled by =", "{place} controller =", "controller of {place} =", "[player who|who] controls {place} =")
def place_controller(k: Known, place: int) -> str:
    """Who controls a location."""
    return player_name(k.p, k.p.board.places[place].control)


@form("{player} controls {place} =")
def controls_place(k: Known, player: int, place: int) -> str:
    """Whether a player controls a location."""
    return yes_no(k.p.board.places[place].control == player)


@form("{place} [is |is still |still |]controlled =")
def place_held(k: Known, place: int) -> str:
    """Whether anybody controls a location."""
    return yes_no(k.p.board.places[place].control >= 0)


@form("{place} [is |becomes |stays |remains |]uncontrolled =")
def place_free(k: Known, place: int) -> str:
    """Whether nobody controls a location."""
    return yes_no(k.p.board.places[place].control < 0)


@form("{place} Renown[ on it|] =", "Renown [on|at|left on|left at] {place} =")
def place_renown(k: Known, place: int) -> str:
    """The Renown on a location."""
    return str(k.p.board.places[place].renown)


@form("Renown [on|at] {place} [added|put there] =", "Renown [added to|put on|placed on|added on] {place} =")
def renown_added(k: Known, place: int) -> str:
    """How much Renown was put on a location so far."""
    told = re.compile(rf"(\d+) Renown is added to {re.escape(k.p.cast.places[place])}: ")
    return str(sum(int(found[1]) for line in k.lines if (found := told.match(line.text.strip()))))


@form("{player} [total |]Renown =", "Renown [total |][of|held by|with] {player} =", "Renown {player} [has|holds] =")
def renown(k: Known, player: int) -> str:
    """A player's Renown."""
    return str(k.p.players[player].renown)


@form("{player} [is |]eliminated =", "{player} [is |]out[ of the game|] =", "{player} has lost[ the game|] =")
def eliminated(k: Known, player: int) -> str:
    """Whether a player is out of the game."""
    return yes_no(k.p.players[player].out)


@form("[total|sum] of {player} in the [last |]pressure =", "pressure total for {player} =")
def total_pressed(k: Known, player: int) -> str:
    """A player's sum in the last pressure."""
    return pressure(k, player)


@form("pressure {player} =", "{player} pressure =", "pressure total of {player} =", "{player} pressure total =")
def pressure(k: Known, player: int) -> str:
    """A player's sum in the last pressure."""
    return str(k.p.board.pressure[player]) if k.p.board.pressure else "none"
