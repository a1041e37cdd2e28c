"""Limits that are mended at once: the Crew Cap, and one each of Armor, Attire and Weapon."""

from __future__ import annotations

from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import Ask, Position
from judgekit.games.five_sails.standing_more import counts_beside
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import EXCLUSIVE, characters, equipped, has, leader_of


def crew_size(p: Position, player: int) -> int:
    """How many characters count towards the Crew Cap: all but Brutes."""
    return sum(not has(p, n, "Brute") for n in characters(p, player))


def check_crew(p: Position, player: int, log: Log | None) -> Position:
    """Asks which character goes to The Locker while a player is over the Crew Cap."""
    leader = leader_of(p, player)
    if leader < 0:
        return p
    cap = stat(p, leader, "crew cap")
    if cap and crew_size(p, player) > cap:
        say(log, p, "anatomy/crew-cap-exceeded", "{} has {} characters and a Crew Cap of {}.", Player(player), crew_size(p, player), cap)
        return p.on((*p.stack, Ask(player, "crew overflow")))
    return p


def check_exclusive(p: Position, bearer: int, log: Log | None) -> Position:
    """Asks which card is destroyed while a character has two with the same exclusive trait."""
    for trait in EXCLUSIVE:
        if sum(has(p, n, trait) and counts_beside(p, n, trait) for n in equipped(p, bearer)) > 1:
            say(log, p, "attachment/one-weapon", "More than one {} is equipped to one character.", trait)
            return p.on((*p.stack, Ask(p.cards[bearer].control, "one each", (bearer, trait))))
    return p
