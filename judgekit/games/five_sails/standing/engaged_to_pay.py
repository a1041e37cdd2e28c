"""Cards that are engaged to pay, each in place of one card that would be discarded."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.values import Position
from judgekit.games.five_sails.standing.basic import held, standing
from judgekit.games.five_sails.texts.references import cards_meant, matches

held(
    "engages to pay",
    "you can engage {who} in place of a card that pays for a {noun}",
    doc="While such a card is being paid for, engaging counts one, as often as there is something en garde to engage.",
)


def payers(p: Position, player: int, paid: int) -> Iterator[int]:
    """The cards that a player can engage to pay for a card."""
    if "engages to pay" not in p.cast.passive_words or paid < 0:
        return
    for use, said in standing(p, "engages to pay"):
        kind, *tests = said.args[1]
        loose = tuple(t for t in tests if t.startswith(("trait:", "not:", "so:", "at ")))
        fits = kind in {"card", p.definition(paid).kind} and matches(p, use, Target("card", loose), paid)
        if use.player == player and fits:
            yield from (n for n in cards_meant(p, use, said.args[0]) if not p.cards[n].engaged and p.cards[n].control == player)
