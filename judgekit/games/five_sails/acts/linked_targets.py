"""Targets that hang on others: what must be where an earlier target is, or equipped to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.engine.articles import an
from judgekit.engine.cast import Target
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, NO_CARD, Position, Reason, Use
from judgekit.games.five_sails.acts.late_targets import open_later
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.texts.candidates import candidates_of
from judgekit.games.five_sails.texts.noun_phrases import write_noun
from judgekit.games.five_sails.texts.whereabouts import WITH, earlier

Against = Callable[[Position, Use, int, int], Iterator[Reason]]


def leads_nowhere(p: Position, use: Use, index: int, thing: int, against: Against) -> Iterator[Reason]:
    """That with something as a target there would be none for a later one, which has to be where it is or equipped to it."""
    ability = p.ability(use.card, use.number)
    for later, target in enumerate(ability.targets):
        if index not in earlier(target.tests) or {"chosen", "optional"} & {*target.tests} or open_later(p, use, ability, later):
            continue
        tried = use._replace(targets=(*(*use.targets, *[NO_CARD] * later)[:index], thing, *[NO_CARD] * (later - index - 1)))
        if not any(all(r.verdict != NO for r in against(p, tried, later, n)) for n in candidates_of(p, target)):
            wanted = an(write_noun(Target(target.kind, tuple(t for t in target.tests if not earlier((t,))))))
            none = f"none is where {card_name(p, thing)} is" if any(t.startswith(WITH) for t in target.tests) else f"{card_name(p, thing)} bears none"
            text = f"With {card_name(p, thing)} as a target, {wanted} is to be targeted as well, and {none}."
            yield Reason(NO, rid("play/cost-targets"), text, thing)
