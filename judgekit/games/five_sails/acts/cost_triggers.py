"""Whether what is paid as a cost meets a triggering condition: in the playtest rules, which speak of any effect of an ability, that is open."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, YES, Event, Happen, Position, Reason, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import OLD


@GAME.hook("pays")
def pays(p: Position) -> bool:
    """Whether the costs of the innermost ability that is being used are just being paid."""
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    return use is not None and not use.copied and use.stage == GAME.procedures["use"].row("costs", p.edition)


def _is_paid_now(p: Position, event: Event) -> bool:
    """Whether the event whose window is open is being paid as a cost."""
    at = next((n for n in range(len(p.stack) - 1, -1, -1) if isinstance(p.stack[n], Happen)), None)
    window = p.stack[at] if at is not None else None
    return isinstance(window, Happen) and event in (window.event, *window.also) and pays(p.on(p.stack[:at]))


def of_costs(p: Position, use: Use) -> Iterator[Reason]:
    """What hangs on it, where an ability answers what was paid as a cost."""
    if p.edition == OLD and use.event is not None and (use.event.cost or _is_paid_now(p, use.event)):
        yield from of_a_cost(p, use)


def of_a_cost(p: Position, use: Use) -> Iterator[Reason]:
    """That an ability answers a cost: of which the book does not say that anything can."""
    kind = p.ability(use.card, use.number).kind
    text = f"The {kind} of {card_name(p, use.card)} answers what was paid as a cost; the playtest rules say it of any effect, not of costs."
    yield from by_point(p, "unsettled/cost-as-trigger", text, (YES, NO))
