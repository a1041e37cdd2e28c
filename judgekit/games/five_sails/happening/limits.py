"""Limits that are mended at once: the Crew Cap, and one each of Armor, Attire and Weapon."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.facts import decision
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Ask, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.bounds import counts_beside, may_bear
from judgekit.games.five_sails.standing.values import says
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import EXCLUSIVE, characters, equipped, has, leader_of, lost_leaders


def crew_size(p: Position, player: int) -> int:
    """How many characters count towards the Crew Cap: all but Brutes."""
    return sum(not has(p, n, "Brute") and not says(p, "uncounted", n) for n in characters(p, player))


NO_CAP, OPEN_CAP = 10_000, -1


def cap_of(p: Position, player: int) -> int:
    """How many characters the Crew Cap allows; a Leader without one sets no limit, and of a lost Leader's the judge decides."""
    leader = leader_of(p, player)
    if leader >= 0:
        return stat(p, leader, "crew cap") or NO_CAP
    caps = (p.definition(n).printed.get("crew cap") for n in lost_leaders(p, player))
    cap = next((c for c in caps if c), 0)
    if not cap:
        return NO_CAP
    reading = decision(p, "unsettled/no-leader")
    return OPEN_CAP if reading is None else (0, NO_CAP, cap)[reading]


def over_cap(p: Position, player: int) -> bool:
    """Whether a player has more characters than the Crew Cap allows, or may have."""
    return crew_size(p, player) > cap_of(p, player)


def too_many(p: Position, bearer: int, without: Sequence[int] = ()) -> tuple[str, ...]:
    """The exclusive traits of which a character has more cards equipped than it may, some of them left out."""
    found = [n for n in equipped(p, bearer) if n not in without]
    return tuple(t for t in EXCLUSIVE if sum(has(p, n, t) and counts_beside(p, n, t) for n in found) > may_bear(p, bearer, t))


def check_crew(p: Position, player: int, log: Log | None) -> Position:
    """Begins choosing who goes to The Locker while a player is over the Crew Cap."""
    return push(p, "crew cap", (player,)) if over_cap(p, player) else p


def check_exclusive(p: Position, bearer: int, log: Log | None) -> Position:
    """Begins choosing which card is destroyed while a character has two with the same exclusive trait."""
    return push(p, "one each", (bearer,)) if too_many(p, bearer) else p


def chosen_before(p: Position) -> tuple[int, ...]:
    """The cards that were chosen already by the procedure that asks: something may have kept one of them in play."""
    frame = next((f for f in reversed(p.stack) if isinstance(f, Run) and f.procedure in {"crew cap", "one each"}), None)
    return frame.data[1:] if frame else ()


def choose(p: Position, card: int) -> Position:
    """Keeps in mind that a card was chosen, and checks again when it is gone."""
    top = p.stack[-1]
    assert isinstance(top, Run)
    return p.on((*p.stack[:-1], top._replace(row=0, data=(*top.data, card))))


def spare(p: Position, player: int) -> list[int]:
    """The characters that may go for the Crew Cap and have not been chosen before."""
    return [n for n in characters(p, player) if not has(p, n, "Brute") and n not in chosen_before(p)]


def doubles(p: Position, bearer: int, without: Sequence[int] = ()) -> list[int]:
    """The equipped cards with a trait of which there are too many that have not been chosen before, some of them left out."""
    traits = too_many(p, bearer, without)
    gone = {*without, *chosen_before(p)}
    return [n for n in equipped(p, bearer) if n not in gone and any(has(p, n, t) for t in traits)]


def in_order(p: Position, bearer: int, cards: Sequence[int], without: tuple[int, ...] = ()) -> tuple[int, ...] | None:
    """An order in which just these cards are destroyed, each while there are too many of its traits, until there are not; None without one."""
    if not cards:
        return None if doubles(p, bearer, without) else ()
    for n in (n for n in doubles(p, bearer, without) if n in cards):
        rest = in_order(p, bearer, [x for x in cards if x != n], (*without, n))
        if rest is not None:
            return (n, *rest)
    return None


def _crew(p: Position, log: Log | None) -> Position:
    player = _subject(p)
    if not over_cap(p, player) or not spare(p, player):
        return p
    cap = cap_of(p, player)
    if cap == OPEN_CAP:
        return ask_judge(p, "unsettled/no-leader")
    say(log, p, "anatomy/crew-cap-exceeded", "{} has {} characters and a Crew Cap of {}.", Player(player), crew_size(p, player), cap)
    return p.on((*p.stack, Ask(player, "crew overflow")))


def _each(p: Position, log: Log | None) -> Position:
    bearer = _subject(p)
    if not doubles(p, bearer):
        return p
    traits = " and ".join(f"more than one {t}" for t in too_many(p, bearer))
    say(log, p, "attachment/one-weapon", "{} has {} equipped.", Card(bearer), traits)
    return p.on((*p.stack, Ask(p.cards[bearer].control, "one each", (bearer,))))


def _subject(p: Position) -> int:
    top = p.stack[-1]
    assert isinstance(top, Run)
    return int(top.data[0])


GAME.procedure(
    Procedure("crew cap", "Too many for the Crew Cap", (Row("who", "anatomy/crew-cap-exceeded", _crew),)),
    Procedure("one each", "One each of Armor, Attire and Weapon", (Row("which", "attachment/one-weapon", _each),)),
)
