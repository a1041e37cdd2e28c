"""Plunder: the checks of victory and the Renown, in the order of the books; ties; the fifth Day."""

from __future__ import annotations

from judgekit.engine.events import after_windows, happen, happen_all
from judgekit.engine.facts import decision, find_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, listed, say
from judgekit.engine.values import Event, Position
from judgekit.games.five_sails.days.competitive import drawn
from judgekit.games.five_sails.happening.board import moment
from judgekit.games.five_sails.happening.lost_leader import win
from judgekit.games.five_sails.judged.open_points import tell_open
from judgekit.games.five_sails.standing.city import may_win, renown_stays
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import (
    CORE,
    NEW,
    OLD,
    characters,
    clockwise,
    in_city,
    leader_of,
    lost_leaders,
    with_board,
    with_place,
    with_player,
)

VICTORY_POINT = "unsettled/when-victory-is-checked"
ENOUGH_RENOWN = 7
"""The Renown that an Economic Victory asks for."""
IN_PLUNDER = "The steps of Plunder check this now, while locations are controlled, and not at the end of the Day"

moment("conditional renown", "day/plunder-conditional-renown")
moment("renown taken", "day/plunder-renown")


def _begin(p: Position, log: Log | None) -> Position:
    p = with_board(p, phase="Plunder")
    if p.edition == NEW:
        say(log, p, "day/plunder-begin", "Plunder begins.")
    return happen(p, Event("begins", place="Plunder"), log)


def dominates(p: Position) -> int:
    """The player in the game who controls all three core locations; -1 where nobody does."""
    holders = {p.board.places[p.cast.places.index(name)].control for name in CORE if name in p.cast.places}
    player = holders.pop() if len(holders) == 1 else -1
    return player if player >= 0 and not p.players[player].out else -1


def _dominance(p: Position, log: Log | None) -> Position:
    """All three core locations under one player."""
    player = dominates(p)
    p = with_board(p, check="Dominance")
    if player >= 0:
        if not may_win(p, player, "Dominance", log):
            return p
        tell_open(p, log, VICTORY_POINT, f"{IN_PLUNDER}, when, as another passage has it, nobody controls one.")
        return win(p, player, "Dominance", log)
    say(log, p, "day/plunder-dominance", "Nobody controls all three core locations.")
    return p


def _renown(p: Position, log: Log | None) -> Position:
    """Players take the Renown of the locations they control; then what answers it is asked, in the order of the locations."""
    taken: list[Event] = []
    for name, place in zip(p.cast.places, p.board.places, strict=True):
        keeper = renown_stays(p, name) if place.control >= 0 and place.renown else -1
        if keeper >= 0:
            say(log, p, "passive/always-active", "{} keeps the {} Renown at {}.", Card(keeper), place.renown, name)
        elif place.control >= 0 and place.renown:
            p = with_place(p, name, renown=0)
            taken.append(Event("renown taken", player=place.control, place=name, amount=place.renown))
            p = with_player(p, place.control, renown=p.players[place.control].renown + place.renown)
            say(
                log,
                p,
                "day/plunder-renown",
                "{} takes {} Renown from {} and now has {}.",
                Player(place.control),
                place.renown,
                name,
                p.players[place.control].renown,
            )
    gained = {q: sum(e.amount for e in taken if e.player == q) for q in clockwise(p, p.board.token)}
    if taken and "renown gained" in p.cast.answered:
        p = after_windows(p, tuple(Event("renown gained", player=q, amount=n) for q, n in gained.items() if n))
    return happen_all(p, taken, log) if taken and "renown taken" in p.cast.answered else p


def _conditional(p: Position, log: Log | None) -> Position:
    some = "conditional renown" in p.cast.answered
    say(log, p, "day/plunder-conditional-renown", "Conditional Renown is taken." if some else "No ability gives conditional Renown.")
    return happen(p, Event("conditional renown"), log)


def _economic(p: Position, log: Log | None) -> Position:
    """Seven or more Renown; of several the most; equal ones play on."""
    p = with_board(p, check="Economic")
    able = [q for q in clockwise(p, 0) if p.players[q].renown >= ENOUGH_RENOWN and may_win(p, q, "Economic", log)]
    if not able:
        say(log, p, "day/plunder-economic", "Nobody has seven or more Renown.")
        return p
    most = max(p.players[q].renown for q in able)
    best = [q for q in able if p.players[q].renown == most]
    if len(able) > 1:
        who, held = listed(p.cast.seats[q] for q in able), listed(str(p.players[q].renown) for q in able)
        say(log, p, "day/plunder-economic", "{} have seven or more Renown: {}.", who, held)
    if len(best) == 1:
        if len(able) > 1:
            say(log, p, "victory/tie-renown", "Of them {} has the most, {}.", Player(best[0]), most)
        return win(p, best[0], "Economic", log)
    equal = listed(p.cast.seats[q] for q in best)
    if p.board.day < 5:
        say(log, p, "victory/tie-another-day", "{} have {} Renown each: another Day is played.", equal, most)
        return p
    told = "The check for Economic Victory: {} have {} Renown each, and on the fifth Day the tiebreakers follow."
    say(log, p, "day/plunder-economic", told, equal, most)
    return _break(p, best, "Economic", log)


def _fifth(p: Position, log: Log | None) -> Position:
    """On the fifth Day whoever has the most Renown wins."""
    if p.board.day < 5:
        return p
    p = with_board(p, check="Fifth Day")
    players = clockwise(p, 0)
    most = max(p.players[q].renown for q in players)
    best = [q for q in players if p.players[q].renown == most]
    say(log, p, "victory/fifth-day-winner", "The fifth Day: the most Renown is {}.", most)
    return win(p, best[0], "Fifth Day", log) if len(best) == 1 else _break(p, best, "Fifth Day", log)


def _fifth_step(p: Position, log: Log | None) -> Position:
    """The check as a step of Plunder: it stands in the list of every Day, though before the fifth it finds no winner."""
    if p.board.day < 5:
        say(log, p, "day/plunder-fifth-day", "It is Day {}: the check for Fifth Day Victory decides nothing yet.", p.board.day)
    return _fifth(p, log)


def influence_sum(p: Position, player: int, reading: int) -> int:
    """A player's Influence by one of the readings: of the whole crew, or of the characters in the City."""
    return sum(stat(p, n, "influence") for n in characters(p, player) if reading != 1 or in_city(p, p.cards[n].at))


def _fewest(p: Position, tied: list[int], reading: int) -> list[int]:
    """Whose Leader has the fewest wounds, by what is read for a player without one: none, not compared, those last known."""
    wounds: dict[int, int] = {}
    for q in tied:
        if (leader := leader_of(p, q)) >= 0:
            wounds[q] = p.cards[leader].wounds
        elif reading != 1:
            lost = [find_fact(p, "wounds when destroyed", n) for n in lost_leaders(p, q)]
            wounds[q] = max((f.amount for f in lost if f), default=0) if reading == 2 else 0
    return [q for q in wounds if wounds[q] == min(wounds.values())] or tied


def _break(p: Position, tied: list[int], kind: str, log: Log | None) -> Position:
    """The tiebreakers of the fifth Day, each only if the one before it is tied too."""
    held = {q: sum(pl.control == q for pl in p.board.places) for q in tied}
    left = [q for q in tied if held[q] == max(held.values())]
    if len(left) < len(tied):
        tell_open(p, log, VICTORY_POINT, f"{IN_PLUNDER}, when none is controlled.")
    say(log, p, "victory/tie-fifth-day", "Tied on Renown; locations controlled: {}.", ", ".join(f"{p.cast.seats[q]} {held[q]}" for q in tied))
    if len(left) > 1:
        by_reading = [[q for q in left if influence_sum(p, q, r) == max(influence_sum(p, x, r) for x in left)] for r in range(2)]
        reading = decision(p, "unsettled/most-influence") or 0
        if by_reading[0] != by_reading[1] and decision(p, "unsettled/most-influence") is None:
            return ask_judge(p, "unsettled/most-influence")
        say(
            log,
            p,
            "victory/tie-fifth-day",
            "Tied on locations; Influence: {}.",
            ", ".join(f"{p.cast.seats[q]} {influence_sum(p, q, reading)}" for q in left),
        )
        left = by_reading[reading]
    if len(left) > 1:
        fewest = [_fewest(p, left, r) for r in range(3)]
        without = decision(p, "unsettled/no-leader")
        if without is None and not fewest[0] == fewest[1] == fewest[2]:
            return ask_judge(p, "unsettled/no-leader")
        told = ", ".join(f"{p.cast.seats[q]} {p.cards[leader_of(p, q)].wounds if leader_of(p, q) >= 0 else 'without a Leader'}" for q in left)
        say(log, p, "victory/tie-fifth-day", "Tied on Influence; wounds of the Leaders: {}.", told)
        left = fewest[without or 0]
    if len(left) > 1:
        say(log, p, "victory/tie-fifth-day", "Everything is tied: the game is a draw.")
        return drawn(p, left, kind, log)
    return win(p, left[0], kind, log)


def _time(p: Position, log: Log | None) -> Position:
    """Time has run out: the tiebreakers in their order, the most Renown first, whichever Day it is."""
    p = with_board(p, check="Time")
    players = clockwise(p, 0)
    most = max(p.players[q].renown for q in players)
    best = [q for q in players if p.players[q].renown == most]
    say(log, p, "victory/ties-time-called", "Time has run out: every tiebreaker is checked. The most Renown is {}.", most)
    return win(p, best[0], "Time", log) if len(best) == 1 else _break(p, best, "Time", log)


def in_plunder(p: Position) -> bool:
    """Whether victory is checked in Plunder, as its steps say; the judge may have decided for the end of the Day."""
    return decision(p, VICTORY_POINT) != 1


def at_the_end(p: Position, log: Log | None) -> Position:
    """After Dusk: the checks, if the judge has decided for the end of the Day; the judge is asked where somebody would win only now."""
    reading = decision(p, VICTORY_POINT)
    if reading is None and would_win(p):
        return ask_judge(p, VICTORY_POINT)
    return push(p, "victory") if reading == 1 else p


def would_win(p: Position) -> bool:
    """Whether a check of victory would have a winner as the board stands now."""
    most = max(p.players[q].renown for q in clockwise(p, 0))
    alone = sum(p.players[q].renown == most for q in clockwise(p, 0)) == 1
    return dominates(p) >= 0 or ((most >= ENOUGH_RENOWN or p.board.day >= 5) and alone)


def _end(p: Position, log: Log | None) -> Position:
    if p.edition == NEW:
        say(log, p, "day/plunder-end", "Plunder ends.")
    return happen(p, Event("ends", place="Plunder"), log)


PLUNDER = Procedure(
    "plunder",
    "Plunder",
    (
        Row("begin", {NEW: "day/plunder-begin", OLD: "day/plunder-steps"}, _begin),
        Row("dominance", "day/plunder-dominance", _dominance, in_plunder),
        Row("renown", "day/plunder-renown", _renown),
        Row("conditional", "day/plunder-conditional-renown", _conditional),
        Row("economic", "day/plunder-economic", _economic, in_plunder),
        Row("fifth day", "day/plunder-fifth-day", _fifth_step, in_plunder),
        Row("end", {NEW: "day/plunder-end", OLD: "day/plunder-steps"}, _end),
    ),
)

VICTORY = Procedure(
    "victory",
    "Victory at the end of the Day",
    (
        Row("dominance", "victory/dominance", _dominance),
        Row("economic", "victory/economic", _economic),
        Row("fifth day", "victory/fifth-day-winner", _fifth),
    ),
)

TIME = Procedure("time", "Time runs out", (Row("tiebreakers", "victory/ties-time-called", _time, editions=(OLD,)),))
