"""An ability that somebody uses, or asks to use, and is not asked about since it cannot be used: what speaks against it at its own time.

Where nobody may use anything, the game goes on without a question. What is said of an ability then is judged between the choice before it and
where the game stands: at the first moment at which nothing says that this is not its time, and otherwise when the least speaks against it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.cases.sentences.judged import Judged, judge_phrase, not_there
from judgekit.cases.sentences.walking import Walk
from judgekit.engine import Choice, Position
from judgekit.engine.errors import EngineError
from judgekit.engine.step import advance, take

Made = tuple[Position, Choice]
ABILITY = re.compile(r"\b(?:Actions?|Reaction|Technique|Maneuver|ability)\b")
ACTION = re.compile(r"\bActions?\b")
"""What is used where its player is asked for it, and at no other moment."""
IN_BETWEEN = ("action-ability/priority", "reaction/response")
"""The rules of what speaks against anything while something else is under way: that is not when an ability would have been used."""
UNTIMELY = (
    *IN_BETWEEN,
    "reaction/triggering-condition",
    "reaction/before",
    "reaction/when",
    "reaction/after",
    "reaction/optional",
    "first-player/first-chance",
    "first-player/simultaneous",
    "unsettled/reaction-order",
    "duel/round-order",
    "challenge/order",
    "technique/only-in-duels",
    "maneuver/on-combat-cards",
    "duel/maneuver-tied",
)
"""The rules of what says that a moment is not the one of an ability."""
MOST = 120
"""More automatic steps do not lie between two questions about one thing."""


def at_its_time(p: Position, player: int, text: str, last: Made | None) -> tuple[Position, Judged]:
    """Where, and how, an ability that is illegal where the game stands is judged; what is no ability is judged there."""
    now = p, judge_phrase(p, player, text)
    if now[1][0] != "illegal" or last is None or ACTION.search(text) or not ABILITY.search(text):
        return now
    before = ((q, judge_phrase(q, player, text)) for q in _since(last, p))
    found = [*(x for x in before if not any(r.rule.endswith(IN_BETWEEN) for r in x[1][1])), now]
    illegal = [x for x in found if x[1][0] == "illegal" and not x[1][2]]
    in_time = [x for x in illegal if not any(r.rule.endswith(UNTIMELY) for r in x[1][1])]
    return in_time[0] if in_time else min(illegal, key=lambda x: len(x[1][1]), default=now)


def _since(last: Made, p: Position) -> Iterator[Position]:
    """The positions between a choice and where the game stands."""
    at, choice = last
    try:
        at = take(at, choice)
        for _ in range(MOST):
            yield at
            if at == p or at.asking is not None or not at.stack:
                return
            at = advance(at)
    except EngineError:
        return


def explained(walk: Walk, p: Position, player: int, text: str, made: list[Made]) -> Walk:
    """A sentence that names an ability about which nobody is asked, with what speaks against that ability in place of who is asked."""
    if (walk.problem or walk.verdict == "illegal") and (wrong := not_there(p, text)):
        walk.problem, walk.verdict, walk.reasons = wrong, "legal", ()
        return walk
    if not walk.problem or not any(ABILITY.search(x.text) for x in walk.left[:1]):
        return walk
    own = [x for x in made if x[1].player == player]
    _, (verdict, reasons, problem) = at_its_time(p, player, text, own[-1] if own and not walk.steps else None)
    if verdict == "illegal" and reasons and not problem:
        walk.verdict, walk.reasons, walk.problem = verdict, reasons, ""
    return walk
