"""Orders that come to the same, whichever it is: nobody has to say one."""

from __future__ import annotations

from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, run_on
from judgekit.engine import Choice, Line, Position, game_of, options
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import NO, Happen

ORDERED = ("order", "which effect")
"""Questions of what comes first of several things."""
UNSEEN = ("identity", "shuffle")
"""Questions about cards that nobody has seen."""
ANY_ORDER = "Nobody has said an order, and every order comes to the same: this is one of them."
"""The line before what comes in an order that nobody said."""

DEEPEST = 6
"""How many orders are tried one behind the other: Forced abilities that answer each other may never come to an end."""


def by_itself(p: Position) -> Walk:
    """Where the game goes from here without anybody saying anything: cards that nobody has seen stay unknown."""
    walk = Walk(p)
    walk.position = run_on(p, walk.lines, None)
    while (ask := walk.position.asking) is not None and ask.question in UNSEEN and (unseen := default_choice(walk.position)) is not None:
        choose(walk, unseen, None)
    return walk


def same_anyway(p: Position, pause: Pause | None, deep: int = 0) -> Choice | None:
    """The first of the orders in which what waits can be put, where each of them comes to the same; None where the order matters."""
    ask = p.asking
    if ask is None or ask.question not in ORDERED or deep > DEEPEST:
        return None
    found = [o.choice for o in options(p, expected=False) if o.verdict != NO]
    ends = [_ordered(p, choice, pause, deep) for choice in found]
    return found[0] if found and ends[0] is not None and all(end == ends[0] for end in ends) else None


def choose_unsaid(walk: Walk, choice: Choice, pause: Pause | None) -> None:
    """Takes a choice that goes without saying; of an order a line says once that nobody has said it, and why none was needed."""
    ask = walk.position.asking
    if ask is not None and ask.question in ORDERED and not any(line.text == ANY_ORDER for line in walk.lines):
        rule = rule_for(game_of(walk.position).questions[ask.question].rule, walk.position.edition)
        walk.lines.append(Line(f"{walk.position.game}/{rule}", ANY_ORDER))
    choose(walk, choice, pause)


def _ordered(p: Position, choice: Choice, pause: Pause | None, deep: int) -> Position | None:
    """Where an order leads once nothing waits any more; None where what comes next is put in order too, and that matters."""
    choose(walk := Walk(p), choice, pause)
    while (ask := walk.position.asking) is not None and ask.question in {*ORDERED, *UNSEEN}:
        further = same_anyway(walk.position, pause, deep + 1) if ask.question in ORDERED else default_choice(walk.position)
        if further is None:
            return None
        choose(walk, further, pause)
    stack = tuple(f._replace(used=tuple(sorted(f.used))) if isinstance(f, Happen) else f for f in walk.position.stack)
    return walk.position._replace(facts=tuple(sorted(walk.position.facts, key=repr)), stack=stack)
