"""Triggers that count: the second risk of a Day, the third combat card of a duel. What has happened is counted wherever the card is."""

from __future__ import annotations

from judgekit.engine.cast import COUNTS, Word
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.triggers.narrowed import answers

TIMES = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
SAID = {n: word for word, n in TIMES.items()}
GAME.vocabulary.slots["nth"] = Slot(lambda text, _: TIMES.get(text.casefold()), lambda v, _: SAID[v], "|".join(TIMES), int)


@GAME.vocabulary.word("trigger", COUNTS, "{trigger} for the {nth} time in one {span}", rule="reaction/triggering-condition")
def so_manieth(p: Position, use: Use, e: Event, inner: Word, n: int, span: str) -> bool:
    """Answers only that one of the things that happen in a Day or a duel, all of them counted."""
    ability = p.ability(use.card, use.number)
    after = ability.trigger is not None and ability.trigger.timing == "After"
    fact = find_fact(p, "counted", use.card, use.player, str(use.number))
    return (fact.amount if fact else 0) == (n if after else n - 1) and answers(p, use, e, inner)


@GAME.hook("count")
def count(p: Position, event: Event) -> Position:
    """Counts what has happened for every ability that answers so manieth of it."""
    for card, state in enumerate(p.cards):
        for number, ability in p.definition(card).numbered:
            said = ability.trigger.word if ability.trigger else None
            use = Use(card, number, state.control if state.control >= 0 else state.owner, event=event)
            if said is not None and said.name == COUNTS and answers(p, use, event, said.args[0]):
                before = find_fact(p, "counted", card, use.player, str(number))
                p = put_fact(p, Fact("counted", card, use.player, str(number), 1 + (before.amount if before else 0), str(said.args[2])))
    return p
