"""What still lasts of a card that was played earlier this Day, and what a character is told to have until the Day ends."""

from __future__ import annotations

import re

from judgekit.engine.cast import Ability, Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.facts import add_fact
from judgekit.engine.procedures import pop
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.game import GAME

PLAYED = re.compile(
    r"(?:(?:was|has been|had been) )?(?:already |earlier )?played (?:on|targeting|against) (?:\w+['’]s )?(?:Leader )?(?P<who>[A-Z].*?)"
    r"(?: (?:earlier|before|this Day|today|in High Drama))?",
)
"""What says of a card on whom it was played."""
TODAY = r"(?:until (?:the )?end of (?:the|this) Day|until the Day ends|for (?:the rest of )?(?:the|this) Day|this Day|today)"
FOR_NOW = re.compile(rf"(?P<n>[+-]\d+) (?P<stat>resolve|combat|finesse|influence) {TODAY}", re.IGNORECASE)
"""A value that a character has for the Day besides those that are printed."""
LASTS = {"gives", "gains trait", "cannot for now", "loses traits"}
"""What goes on until the Day ends."""
OVER = {
    "wound",
    "heal",
    "draw",
    "discard",
    "gain renown",
    "lose renown",
    "add renown",
    "renown on place",
    "engage",
    "ready",
    "move city",
    "move home",
}
"""What is over at once: the board shows what has come of it."""


def played_on(p: Position, card: int, target: int) -> Position:
    """The board on which a card has been played on a character: what it gives for the Day holds, what it does at once was done."""
    name, found = p.cast.names[card], [(n, a) for n, a in p.abilities(card) if a.kind in {"Action", "Reaction"}]
    if len(found) != 1:
        raise Unreadable(f"{name} was played before, and has {len(found)} abilities that can be; tell what it has left behind")
    number, ability = found[0]
    lasting = _that_last(name, ability)
    player = p.cards[card].owner
    p = p.on((*p.stack, Use(card, number, player, target, (target,))))
    height = len(p.stack)
    for word in lasting:
        p = GAME.vocabulary.get("effect", word.name).run(p, p.stack[-1], None, *word.args)
        if len(p.stack) != height:
            raise Unreadable(f"{name} was played before, and the judge has to decide about it; play it among the steps")
    return pop(p)


def _that_last(name: str, ability: Ability) -> list[Word]:
    """The effects of an ability that go on; one of which nobody knows that is a fault of the board."""
    words = [w.args[1] if w.name == "until" and w.args[0] == "day" else w for w in ability.effects]
    odd = next((w for w in words if w.name not in LASTS | OVER), None)
    if odd is not None or ability.left or len(ability.targets) != 1:
        raise Unreadable(f"{name} was played before; tell what it has left behind, or play it among the steps")
    return [w for w in words if w.name in LASTS]


def gives_for_now(p: Position, card: int, stat: str, amount: int) -> Position:
    """The board on which a character has so much more of a value until the Day ends."""
    return add_fact(p, Fact("gives", card, card, stat, amount, "day"))
