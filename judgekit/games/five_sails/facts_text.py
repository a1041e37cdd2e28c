"""Facts as a case states them: `Soline threat 2`, `Kaspar at The Docks`, `duel over`, `winner A`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from judgekit.engine.facts import find_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Line, Position
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.leaving import zone_name
from judgekit.games.five_sails.stats import combat_value, stat, worth
from judgekit.games.five_sails.values import adversary_side, first_player, in_play, location, pile


class Known(NamedTuple):
    """What a fact is read from: the position, and the lines so far."""

    p: Position
    lines: tuple[Line, ...]


class Form(NamedTuple):
    """A way to state a fact: the sentence with its gaps, and what the value is."""

    pattern: str
    value: Callable[..., str]


FORMS: list[Form] = []
GAPS = {
    "card": r"(?P<card>.+?)",
    "player": r"(?P<player>.+?)",
    "place": r"(?P<place>.+?)",
    "stat": r"(?P<stat>resolve|combat|finesse|influence|panache|crew cap|initiative)",
    "value": r"(?P<value>riposte|parry|thrust)",
    "text": r"(?P<text>.+?)",
}


def form(*patterns: str) -> Callable[[Callable[..., str]], Callable[..., str]]:
    """Registers ways to state a fact, the gaps in braces; `=` is where the value is written."""

    def register(value: Callable[..., str]) -> Callable[..., str]:
        FORMS.extend(Form(x, value) for x in patterns)
        return value

    return register


def yes_no(truth: bool) -> str:
    """A truth in words."""
    return "yes" if truth else "no"


@form("{card} threat =", "{card} threat pool =")
def threat(k: Known, card: int) -> str:
    """How much threat is in the pool of a character; 0 without a duel."""
    side = adversary_side(k.p, card)
    return str(k.p.board.duel.sides[side].pool) if side >= 0 else "0"


@form("{card} wounds when destroyed =")
def last_wounds(k: Known, card: int) -> str:
    """How many wounds a character had when it was destroyed."""
    fact = find_fact(k.p, "wounds when destroyed", card)
    return str(fact.amount) if fact else "not destroyed"


@form("{card} wounds =")
def wounds(k: Known, card: int) -> str:
    """The wounds on a character."""
    return str(k.p.cards[card].wounds)


@form("{card} {stat} =")
def stat_value(k: Known, card: int, stat_: str) -> str:
    """A value as modified."""
    return str(stat(k.p, card, stat_))


@form("combat card {value} =")
def card_value(k: Known, value: str) -> str:
    """A combat value of the card played this round, as modified."""
    duel = k.p.board.duel
    return str(combat_value(k.p, duel.turn, value)) if duel and duel.card >= 0 else "none"


@form("{card} engaged =", "{card} is engaged =")
def engaged(k: Known, card: int) -> str:
    """Whether a card is engaged."""
    return yes_no(k.p.cards[card].engaged)


@form("{card} en garde =", "{card} is en garde =")
def en_garde(k: Known, card: int) -> str:
    """Whether a card is en garde."""
    return yes_no(not k.p.cards[card].engaged)


@form("{card} in play =", "{card} is in play =")
def is_in_play(k: Known, card: int) -> str:
    """Whether a card is in play."""
    return yes_no(in_play(k.p, card))


@form("{card} at =", "{card} location =", "{card} is at =")
def at(k: Known, card: int) -> str:
    """Where a card in play is."""
    return location(k.p, card) or "nowhere"


@form("{card} zone =", "{card} in =", "{card} is in =")
def zone(k: Known, card: int) -> str:
    """The zone of a card in words."""
    return zone_name(k.p, card).removeprefix("the ")


@form("{card} equipped to =")
def bearer(k: Known, card: int) -> str:
    """Who has a card equipped."""
    return card_name(k.p, k.p.cards[card].on)


@form("{card} controlled by =", "{card} controller =")
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


@form("{card} fires =", "{card} fired =")
def fires(k: Known, card: int) -> str:
    """How often the abilities of a card have answered something."""
    return str(sum(line.text.endswith(f": {card_name(k.p, card)} answers.") for line in k.lines))


@form("{place} controlled by =", "{place} controller =")
def place_controller(k: Known, place: int) -> str:
    """Who controls a location."""
    return player_name(k.p, k.p.board.places[place].control)


@form("{place} uncontrolled =")
def place_free(k: Known, place: int) -> str:
    """Whether nobody controls a location."""
    return yes_no(k.p.board.places[place].control < 0)


@form("{place} Renown =")
def place_renown(k: Known, place: int) -> str:
    """The Renown on a location."""
    return str(k.p.board.places[place].renown)


@form("{player} Renown =")
def renown(k: Known, player: int) -> str:
    """A player's Renown."""
    return str(k.p.players[player].renown)


@form("{player} hand =", "{player} hand size =")
def hand(k: Known, player: int) -> str:
    """How many cards a player holds."""
    return str(len(pile(k.p, "hand", player)))


@form("{player} deck =", "{player} deck size =")
def deck(k: Known, player: int) -> str:
    """How many cards a deck has."""
    return str(len(pile(k.p, "deck", player)))


@form("{player} discards =", "{player} discard pile =")
def discards(k: Known, player: int) -> str:
    """How many cards a discard pile has."""
    return str(len(pile(k.p, "discard", player)))


@form("{player} eliminated =", "{player} out of the game =", "{player} is eliminated =")
def eliminated(k: Known, player: int) -> str:
    """Whether a player is out of the game."""
    return yes_no(k.p.players[player].out)


@form("pressure {player} =", "{player} pressure =")
def pressure(k: Known, player: int) -> str:
    """A player's sum in the last pressure."""
    return str(k.p.board.pressure[player]) if k.p.board.pressure else "none"


@form("{player} gambled =")
def gambled(k: Known, player: int) -> str:
    """How often a player has gambled in this duel."""
    duel = k.p.board.duel
    return str(next((s.gambles for s in duel.sides if s.player == player), 0)) if duel else "0"


@form("pressure successful =")
def pressed(k: Known) -> str:
    """Whether the last pressure succeeded."""
    last = next((line for line in reversed(k.lines) if line.rule.endswith(("pressure/success", "pressure/fails"))), None)
    return yes_no(last is not None and last.rule.endswith("pressure/success"))


@form("duel over =")
def duel_over(k: Known) -> str:
    """Whether no duel is going on any more."""
    return yes_no(k.p.board.duel is None or bool(k.p.board.over))


@form("active participant =")
def participant(k: Known) -> str:
    """Whose round it is."""
    duel = k.p.board.duel
    return card_name(k.p, duel.sides[duel.turn].card) if duel else "none"


@form("round =")
def round_number(k: Known) -> str:
    """The number of the round."""
    return str(k.p.board.duel.round) if k.p.board.duel else "none"


@form("excess =", "excess threat discarded =")
def excess(k: Known) -> str:
    """How much threat Restricted Hostilities kept from becoming wounds when threat was last resolved."""
    for line in reversed(k.lines):
        found = re.match(r"Restricted Hostilities keep (\d+) threat", line.text)
        if found:
            return found[1]
        if line.rule.endswith(("duel/resolve-threat", "duel/declining-wounds")):
            return "0"
    return "0"


@form("active player =", "priority =")
def active(k: Known) -> str:
    """Who has priority in High Drama."""
    return player_name(k.p, k.p.board.active)


@form("asks =", "who chooses =", "player who chooses the order =")
def asked(k: Known) -> str:
    """Who has to answer the open question."""
    return player_name(k.p, k.p.asking.player) if k.p.asking else "nobody"


@form("question =")
def question(k: Known) -> str:
    """The kind of the open question."""
    return k.p.asking.question if k.p.asking else "none"


@form("first player =", "token =", "First Player Token holder =")
def first(k: Known) -> str:
    """Who has the First Player Token."""
    return player_name(k.p, first_player(k.p)) if first_player(k.p) >= 0 else "none"


@form("first player by chance =")
def by_chance(k: Known) -> str:
    """Whether the First Player is, or is about to be, found by chance."""
    ask = k.p.asking
    return yes_no(any(f.name == "token by chance" for f in k.p.facts) or (ask is not None and ask.question == "token"))


@form("winner =")
def winner(k: Known) -> str:
    """Who has won."""
    return player_name(k.p, k.p.board.winner) if k.p.board.winner >= 0 else "none"


@form("victory =", "victory type =")
def victory(k: Known) -> str:
    """The kind of victory."""
    return k.p.board.victory or "none"


@form("check =", "deciding check =")
def check(k: Known) -> str:
    """The check of victory that came last."""
    return k.p.board.check or "none"


@form("game over =")
def over(k: Known) -> str:
    """Whether the game is over, and how."""
    return k.p.board.over or "no"


@form("day =")
def day(k: Known) -> str:
    """The Day."""
    return str(k.p.board.day)


@form("phase =")
def phase(k: Known) -> str:
    """The phase."""
    return str(k.p.board.phase)


@form("rule status =")
def status(k: Known) -> str:
    """Whether the books are silent on what is open now, or on what the judge has decided."""
    from judgekit.engine.options import options

    if k.p.asking and (k.p.asking.question == "decide" or any(o.verdict == "unsettled" for o in options(k.p, expected=False))):
        return "silent"
    return "silent" if any(f.name == "decided" for f in k.p.facts) else "explicit"


@form("readings =", "open readings =")
def readings(k: Known) -> str:
    """The readings that are open now."""
    from judgekit.engine.options import options

    if k.p.asking and k.p.asking.question == "decide":
        return " | ".join(r[0] for r in GAME.points[k.p.asking.data[0]].readings)
    found = [r for o in options(k.p) for r in o.reasons if r.verdict == "unsettled"] if k.p.asking else []
    if found:
        return " | ".join(r[0] for r in found[0].readings)
    return next((" | ".join(r[0] for r in GAME.points[f.key].readings) for f in k.p.facts if f.name == "decided"), "none")
