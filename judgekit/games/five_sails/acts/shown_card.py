"""The card that an ability has revealed, for what the ability says of it once it lies elsewhere."""

from __future__ import annotations

from functools import lru_cache

from judgekit.engine.cast import Word
from judgekit.engine.facts import forget, has_fact, put_fact
from judgekit.engine.trace import Log, card_name, listed, say
from judgekit.engine.values import Ask, Fact, Position, Use

WAS_REVEALED = "was revealed"
"""The fact that keeps it."""


@lru_cache(maxsize=1024)
def _spoken_of(effects: tuple[Word, ...]) -> bool:
    """Whether effects speak of "the revealed card"."""
    return any(_holds(word) for word in effects)


def _holds(value: object) -> bool:
    return isinstance(value, tuple) and (value == ("revealed",) or any(_holds(one) for one in value))


def note_shown(p: Position, use: Use, effects: tuple[Word, ...]) -> Position:
    """Keeps in mind the one card that lies revealed, where what is still to be done speaks of it."""
    if use.item == 0 or not _spoken_of(effects):
        return p
    found = [n for n, c in enumerate(p.cards) if c.zone == "revealed"]
    if len(found) != 1:
        return p
    return put_fact(p, Fact(WAS_REVEALED, use.card, amount=found[0], until="day"))


def end_shown(p: Position, use: Use, log: Log | None) -> Position:
    """The end of the ability: it is forgotten, and what was shown and went nowhere lies on top of its deck as before."""
    for name in (WAS_REVEALED, "discarded this way"):
        p = forget(p, name, card=use.card) if has_fact(p, name, card=use.card) else p
    held = any(isinstance(f, Use) or (isinstance(f, Ask) and f.question == "gamble") for f in p.stack) or has_fact(p, "gambled aside")
    found = [] if held else [n for n, c in enumerate(p.cards) if c.zone == "revealed"]
    if not found:
        return p
    from judgekit.games.five_sails.effects.reveal import replace_rest

    say(log, p, "term/reveal", "Nothing more is done with {}: on top of the deck again.", listed([card_name(p, n) for n in found]))
    return replace_rest(p, use, log)
