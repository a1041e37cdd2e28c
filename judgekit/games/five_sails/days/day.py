"""The Day: Dawn, Planning, High Drama, Plunder, Dusk, and another Day, in the order of the books."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts, facts_of, find_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Position
from judgekit.games.five_sails.days import dusk, planning, plunder
from judgekit.games.five_sails.days.decks import ask_identity, ask_top, forget_top, is_unknown, order_unknown
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import CITY_PLAYER, NEW, OLD, pile, with_board, with_card

Act = Callable[[Position, "Log | None"], Position]


def begins(what: str, rule: dict[str, str] | str) -> Act:
    """A row for the beginning of a phase: a moment that abilities can answer."""

    def act(p: Position, log: Log | None) -> Position:
        if what != "Day":
            p = with_board(p, phase=what)
        say(log, p, rule if isinstance(rule, str) else rule[p.edition], "{} begins.", what if what != "Day" else f"Day {p.board.day}")
        return happen(p, Event("begins", place=what), log)

    return act


def ends(what: str, rule: str) -> Act:
    """A row for the end of a phase."""

    def act(p: Position, log: Log | None) -> Position:
        say(log, p, rule, "{} ends.", what)
        return happen(p, Event("ends", place=what), log)

    return act


def from_the_deck(p: Position) -> tuple[str, ...]:
    """The City locations from the City Deck outwards; the judge may have decided that The Docks come before Ole's Inn."""
    if p.edition == NEW and decision(p, "unsettled/closest-to-city-deck") == 1:
        return tuple(sorted(p.cast.places, key=lambda name: name == "Ole's Inn"))
    return p.cast.places


def _first_matters(p: Position, deck: list[int]) -> bool:
    """Whether it changes the board which location gets the first card: there is an inn, and the cards are known and not alike."""
    if p.edition != NEW or "Ole's Inn" not in p.cast.places or decision(p, "unsettled/closest-to-city-deck") is not None:
        return False
    return not order_unknown(p, CITY_PLAYER, deck) and len({p.cards[n].face for n in deck[: len(p.cast.places)]}) > 1


def _city_cards(p: Position, log: Log | None) -> Position:
    """One card from the City Deck to each location, the one closest to the deck first."""
    done = [f.key for f in facts_of(p, "city card")]
    left = [name for name in from_the_deck(p) if name not in done]
    if not left:
        return drop_facts(p, "dawn")
    deck = pile(p, "deck", CITY_PLAYER)
    if not deck:
        return _no_city_card(p, log)
    if len(left) == len(p.cast.places) and _first_matters(p, deck):
        return ask_judge(p, "unsettled/closest-to-city-deck")
    if order_unknown(p, CITY_PLAYER, deck):
        return ask_top(goto(p, "city cards"), CITY_PLAYER, ("city",))
    from judgekit.engine.facts import add_fact
    from judgekit.engine.values import Fact

    p = goto(with_card(forget_top(p, CITY_PLAYER), deck[0], zone="play", at=left[0], control=-1, place=0), "city cards")
    p = add_fact(p, Fact("city card", key=left[0], until="dawn"))
    say(log, p, "day/dawn-city-cards", "{} is added to {}.", Card(deck[0]), left[0])
    p = happen(p, Event("city card", deck[0], place=left[0]), log)
    return ask_identity(p, deck[0], ("dawn",)) if is_unknown(p, deck[0]) else p


def _no_city_card(p: Position, log: Log | None) -> Position:
    if find_fact(p, "city deck stated") is None:
        say(log, p, "day/dawn-city-cards", "The case does not tell of the City Deck: nobody knows its cards, and none is added to a location.")
        return drop_facts(p, "dawn")
    found = pile(p, "discard", -1)
    if found:
        reading = decision(p, "unsettled/empty-city-deck")
        if reading is None:
            return ask_judge(p, "unsettled/empty-city-deck")
        if reading == 1:
            for n, card in enumerate(found):
                p = with_card(p, card, zone="deck", place=n)
            return goto(p, "city cards")
    say(log, p, "play/do-as-much", "The City Deck holds no card: the remaining locations get none.")
    return drop_facts(p, "dawn")


def _run(name: str) -> Act:
    def act(p: Position, log: Log | None) -> Position:
        return push(p, name)

    return act


def _next_day(p: Position, log: Log | None) -> Position:
    if p.board.day >= 5:
        say(log, p, "victory/five-days", "The fifth Day is over: the game ends.")
        return with_board(p, over=p.board.over or "draw").on(())
    return goto(with_board(p, day=p.board.day + 1), "dawn")


DAWN = Procedure(
    "dawn",
    "Dawn",
    (
        Row("day begins", "day/day-begin", begins("Day", "day/day-begin")),
        Row("begin", "day/dawn-begin", begins("Dawn", "day/dawn-begin"), editions=(NEW,)),
        Row("begin", "day/dawn-steps", lambda p, log: happen(with_board(p, phase="Dawn"), Event("begins", place="Dawn"), log), editions=(OLD,)),
        Row("city cards", "day/dawn-city-cards", _city_cards),
        Row("end", "day/dawn-end", ends("Dawn", "day/dawn-end"), editions=(NEW,)),
        Row("end", "day/dawn-steps", lambda p, log: happen(p, Event("ends", place="Dawn"), log), editions=(OLD,)),
    ),
)
DAY = Procedure(
    "day",
    "The Day",
    (
        Row("dawn", "day/phase-dawn", _run("dawn")),
        Row("planning", "day/phase-planning", _run("planning")),
        Row("high drama", "day/phase-high-drama", _run("high drama")),
        Row("plunder", "day/phase-plunder", _run("plunder")),
        Row("dusk", "day/phase-dusk", _run("dusk")),
        Row("victory", "victory/dominance", plunder.at_the_end),
        Row("next", "day/turns-are-days", _next_day),
    ),
)
GAME.procedure(DAY, DAWN, planning.PLANNING, plunder.PLUNDER, plunder.VICTORY, plunder.TIME, dusk.DUSK)
