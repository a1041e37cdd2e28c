"""Effects that wait for a step of the round in which they are used: its Riposte, its Parry, its Combat Values, its wounds."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.cast import Word
from judgekit.engine.facts import add_fact, facts_of, has_fact, without_facts
from judgekit.engine.procedures import Row
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME

word = GAME.vocabulary.word


def _wait(p: Position, step: str, log: Log | None) -> Position:
    """The effect that would take place now is kept until a step of the round."""
    use = top_use(p)
    say(log, p, "play/resolve", "This waits until {} resolved.", step)
    return add_fact(p, Fact("later", use.card, use.player, step, use.number * 100 + use.item - 1, "round"))


@word("effect", "riposte later", "after your Riposte is resolved, {text}", rule="duel/riposte")
def after_riposte(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that waits until the Riposte of the round has done its work."""
    return _wait(p, "the Riposte of the round is", log)


@word("effect", "parry later", "after your Parry is resolved, {text}", rule="duel/parry")
def after_parry(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that waits until the Parry of the round has done its work."""
    return _wait(p, "the Parry of the round is", log)


@word("effect", "values later", "after your combat values are resolved, {text}", rule="duel/values-in-order")
def after_values(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that waits until Riposte, Parry and Thrust are through, and comes before the threat becomes wounds."""
    return _wait(p, "the Combat Values of the round are", log)


@word("effect", "wounds later", "after your wounds are resolved, {text}", rule="duel/resolve-threat")
def after_wounds(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that waits until the threat in the player's own pool has become wounds."""
    return _wait(p, "the wounds of the round are", log)


def waiting_row(name: str, rule: str, step: str) -> Row:
    """The row of a round in which what waits for a step takes effect."""
    return Row(name, rule, _due(name, step), lambda p: has_fact(p, "later", key=step))


def _due(name: str, step: str) -> Callable[[Position, Log | None], Position]:
    def due(p: Position, log: Log | None) -> Position:
        from judgekit.games.five_sails.acts.use import later_use

        first = facts_of(p, "later", key=step)[0]
        p = goto(without_facts(p, [first]), name)
        say(log, p, "play/resolve", "What {} keeps until {} resolved takes effect now.", Card(first.card), step)
        return p.on((*p.stack, later_use(p, first)))

    return due
