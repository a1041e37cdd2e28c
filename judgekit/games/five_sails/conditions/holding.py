"""Whether a condition is so: of whom or what it names, or of any of those that it speaks of."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.facts import add_fact, decision
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.acts.spots_said import is_spot
from judgekit.games.five_sails.conditions.compared import EACH, NOBODY, ONE, SUPERLATIVES, TIED
from judgekit.games.five_sails.game import GAME


def hangs_on(p: Position, use: Use, condition: Word) -> str:
    """The open point that decides whether a condition is so; empty where it is so, or not, in any case or the judge has decided."""
    if decision(p, TIED) is not None or not _superlative(condition):
        return ""
    return TIED if len(set(by_reading(p, use, condition))) > 1 else ""


def by_reading(p: Position, use: Use, condition: Word) -> tuple[bool, ...]:
    """Whether a condition is so under each reading of who has the most or the fewest in a tie."""
    return tuple(is_so(add_fact(p, Fact("decided", key=TIED, amount=n)), use, condition) for n in (NOBODY, EACH, ONE))


def _superlative(condition: Word) -> bool:
    """Whether a condition, or one of which it is made, speaks of the most or the fewest."""
    return condition.name in SUPERLATIVES or any(_superlative(a) for a in condition.args if isinstance(a, Word))


def is_so(p: Position, use: Use, condition: Word) -> bool:
    """Whether a condition holds; "a character is wounded" holds as soon as one is."""
    from judgekit.games.five_sails.texts.references import cards_meant

    run = GAME.vocabulary.get("condition", condition.name).run
    who = condition.args[0] if condition.args else None
    if isinstance(who, tuple) and who[:1] == ("any",) and who[1:2] != ("location",) and not is_spot(who):
        return any(run(p, use, ("one", n), *condition.args[1:]) for n in cards_meant(p, use, who))
    return bool(run(p, use, *condition.args))
