"""What came of expectations at one moment: of each by itself, of several ways together, and what is being asked while one is not so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from judgekit.cases.board_view import asked
from judgekit.cases.expecting.standing import Found
from judgekit.cases.expecting.words import NO_FACT, UNSETTLED_FACT, usual
from judgekit.cases.model import Expectation, Step
from judgekit.engine import Position


@dataclass(frozen=True)
class Outcome:
    """What came of some expectations at one moment: what is wrong with each, and what was so of it."""

    said: tuple[tuple[str, ...], ...]
    found: tuple[Found | None, ...]

    @property
    def wrong(self) -> int:
        """How many of them are not so."""
        return sum(bool(x) for x in self.said)


def all_of(found: Sequence[Outcome | None]) -> Outcome | None:
    """What holds in each of several ways; None where one of them leads nowhere."""
    done = [x for x in found if x is not None]
    if not done or len(done) < len(found):
        return None
    said = tuple(next((x for x in each if x), ()) for each in zip(*(x.said for x in done), strict=True))
    return Outcome(said, done[-1].found)


def values_in(ways: Sequence[Outcome | None], n: int) -> list[str]:
    """What one of some facts is in several ways, each value once; in a way in which it hangs on a choice, all that it can be."""
    found = dict.fromkeys(x.value for way in ways if way is not None and (x := way.found[n]) is not None)
    return list(dict.fromkeys(value for each in found for value in each.split(" or "))) if len(found) > 1 else [*found]


def unsettled_in(ways: Sequence[Outcome | None], es: Sequence[Expectation]) -> list[tuple[str, ...] | None]:
    """What is wrong with each expectation that says that a fact is unsettled, or is not: its values in several ways; None for any other."""
    said: list[tuple[str, ...] | None] = []
    for n, e in enumerate(es):
        values = list(dict.fromkeys(x.value for way in ways if way is not None and (x := way.found[n]) is not None))
        denied = e.text.startswith("not ")
        wrong = () if (len(values) > 1) != denied else (f"it is {' or '.join(values)}",)
        said.append(wrong if UNSETTLED_FACT.fullmatch(e.text) else None)
    return said


def still_asked(p: Position, e: Expectation) -> str:
    """What is being asked while a fact is otherwise: perhaps nobody has said yet on what it hangs. Whose turn it is goes without saying."""
    ask = p.asking
    if ask is None or ask.question == "action" or (NO_FACT.match(usual(e.text)) and ask.question != "decide"):
        return ""
    return f"; still open: {asked(p, ask)}"


def apart_in(ways: Sequence[Outcome | None], many: int) -> list[tuple[str, ...]]:
    """What each of some facts is in several ways, each value once; nothing of a fact that is so in all of them, or in none."""
    led = [way for way in ways if way is not None]
    hangs = [0 < sum(bool(way.said[n]) for way in led) < len(led) for n in range(many)]
    values = [tuple(dict.fromkeys(x.value for way in led if (x := way.found[n]) is not None)) for n in range(many)]
    return [each if hang else () for each, hang in zip(values, hangs, strict=True)]


def best_of(best: Outcome, others: Iterable[Outcome | None]) -> Outcome:
    """The outcome in which the fewest are wrong, the first of them."""
    for other in others:
        if other is not None and other.wrong < best.wrong:
            best = other
        if not best.wrong:
            break
    return best


def is_asked_of(e: Expectation, p: Position) -> bool:
    """Whether an option is expected of the player who is being asked: it is judged here, whatever else is left undone."""
    about = re.match(r"option (\S+?):?\s", usual(e.text))
    return bool(about and p.asking and p.asking.player >= 0 and about[1] == p.cast.seats[p.asking.player])


def expected_next(later: Iterable[Step | Expectation]) -> Iterator[Expectation]:
    """What is expected before the next step."""
    for each in later:
        if not isinstance(each, Expectation):
            return
        yield each
