"""What works the first time only, and has had it: where somebody would expect it again, a line says when that was."""

from __future__ import annotations

from judgekit.engine.facts import find_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.acts.abilities import ordinal
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.game import GAME


@GAME.hook("had its time")
def had_its_time(p: Position, use: Use, log: Log) -> None:
    """Says of what works the first time only, and would be expected again, when its first time was."""
    ability = p.ability(use.card, use.number)
    first = next((w for w in ability.conditions if w.name == "first time"), None)
    had = find_fact(p, "answered", use.card, use.player, str(use.number))
    if first is None or had is None or not all(is_so(p, use, w) for w in ability.conditions if w != first):
        return
    same = [n for n, a in p.abilities(use.card) if a.kind == ability.kind]
    which = f"The {ordinal(same.index(use.number))} Forced ability" if len(same) > 1 else "The Forced ability"
    in_duel = first.args[0] == "duel"
    when = f"in round {had.amount}" if in_duel and had.amount else "before round 1" if in_duel else "earlier this Day"
    span = "in a duel" if in_duel else "each Day"
    text = "{} of {} works the first time {} only, and that was {}: it does not work again."
    say(log, p, "reaction/triggering-condition", text, which, Card(use.card), span, when)
