"""For a reader who did not say which edition is played: what holds in the current one comes first."""

from __future__ import annotations

from judgekit.library import Library
from judgekit.search.answer import Answer, Hit


def holding_first(library: Library, answer: Answer) -> Hit | None:
    """Puts what holds in the current editions before what does not, unless an edition was named; gives the best hit where that holds no more."""
    if answer.edition or not answer.hits or holds(library, answer.hits[0]):
        return None
    best = answer.hits[0]
    answer.hits.sort(key=lambda hit: not holds(library, hit))
    return best


def holds(library: Library, hit: Hit) -> bool:
    """Whether a rule stands in the current edition of its game."""
    return hit.rule.stands_in(library.book(hit.rule.game).current.id)
