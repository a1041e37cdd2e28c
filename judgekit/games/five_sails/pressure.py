"""Pressure: the sums of a stat at a location, compared."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing import also_counted, pressure_bonus
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import ask_before_effect, characters, replace_use, top_use, with_board

word = GAME.vocabulary.word


def total(p: Position, player: int, place: str, name: str) -> int:
    """A player's sum of a stat over all their characters at a location, engaged ones too."""
    names = [name, *also_counted(p, place, name)]
    return sum(stat(p, n, s) for n in characters(p, player, place) for s in names) + pressure_bonus(p, player, place, name)


def press(p: Position, use: Use, place: str, name: str, log: Log | None) -> Position:
    """Compares the sums; only the strictly highest succeeds."""
    sums = tuple(total(p, q, place, name) for q in range(len(p.players)))
    mine = sums[use.player]
    others = max((s for q, s in enumerate(sums) if q != use.player), default=0)
    success = mine > others
    if mine == 0 and not others and not any(True for q in range(len(sums)) if q != use.player for _ in characters(p, q, place)):
        reading = decision(p, "unsettled/pressure-zero")
        if reading is None and p.stack and p.stack[-1] == use:
            return ask_before_effect(p, "unsettled/pressure-zero")
        success = reading == 1
    if log is not None:
        listed = ", ".join(f"{p.cast.seats[q]} {s}" for q, s in enumerate(sums))
        say(log, p, "pressure/compares", "{} at {}: {}.", name.title(), place, listed)
    if success:
        say(log, p, "pressure/success", "{} has the highest sum: the pressure succeeds.", Player(use.player))
    else:
        say(log, p, "pressure/fails", "{} does not have the highest sum ({} against {}): the pressure fails.", Player(use.player), mine, others)
    return replace_use(with_board(p, pressure=sums), top_use(p)._replace(success=success))


@word("effect", "equip target", "equip the chosen attachment to your performer", rule="action/equip")
def equip_target(p: Position, use: Use, log: Log | None) -> Position:
    """The attachment that was paid for is equipped to the performer."""
    return happen(p, Event("equipped", use.targets[0], use.player, other=use.performer, by=use.card), log)


@word("effect", "bring in target", "put the chosen Brute into play", rule="brute/enter-home")
def bring_in(p: Position, use: Use, log: Log | None) -> Position:
    """The Brute that was paid for enters play at its player's Home."""
    return happen(p, Event("mustered", use.targets[0], use.player, by=use.card), log)


@word("effect", "recruit target", "recruit the chosen Mercenary", rule="action/recruit")
def recruit_target(p: Position, use: Use, log: Log | None) -> Position:
    """The Mercenary that was paid for joins the Crew."""
    say(log, p, "action/recruit", "{} recruits {}.", Player(use.player), Card(use.targets[0]))
    return happen(p, Event("recruited", use.targets[0], use.player, by=use.card), log)
