"""Whether a condition is so: of whom or what it names, or of any of those that it speaks of."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME


def is_so(p: Position, use: Use, condition: Word) -> bool:
    """Whether a condition holds; "a character is wounded" holds as soon as one is."""
    from judgekit.games.five_sails.texts.references import cards_meant

    run = GAME.vocabulary.get("condition", condition.name).run
    who = condition.args[0] if condition.args else None
    if isinstance(who, tuple) and who[:1] == ("any",) and who[1] != "location":
        return any(run(p, use, ("one", n), *condition.args[1:]) for n in cards_meant(p, use, who))
    return bool(run(p, use, *condition.args))
