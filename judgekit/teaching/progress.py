"""What a learner's device keeps, and what follows from it: what is due, how well each topic goes, which are weak."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import sqrt
from typing import Any

from judgekit.errors import JudgekitError
from judgekit.teaching.schedule import due, review

VERSION = 1
MOST = 20_000
ENOUGH = 3
WEAK = 0.75
SURE = 1.0


class BadProgress(JudgekitError):
    """A file of progress that is none."""


@dataclass
class Tally:
    """How often something was asked, and answered rightly the first time."""

    right: int = 0
    asked: int = 0


@dataclass
class Progress:
    """A learner's progress: the cards' states, the score by topic, the lessons done."""

    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    topics: dict[str, Tally] = field(default_factory=dict)
    lessons: dict[str, Tally] = field(default_factory=dict)

    def answered(self, id_: str, topic: str, rating: int, now: datetime | None = None, *, again: bool = True) -> None:
        """Keeps an answer: the score of its topic, and (unless it never comes again) when the question is due next."""
        tally = self.topics.setdefault(topic, Tally())
        tally.asked += 1
        tally.right += rating > 1
        if again:
            self.cards[id_] = review(self.cards.get(id_), rating, now)

    def due(self, now: datetime | None = None) -> list[str]:
        """The questions that are due, the longest due first."""
        at = now or datetime.now(UTC)
        when = {k: due(v) for k, v in self.cards.items()}
        return sorted((k for k, v in when.items() if v <= at), key=lambda k: (when[k], k))

    def weak(self) -> list[str]:
        """The topics that go badly, the worst first: where even a kind estimate stays below three in four."""
        found = {t: kind(x) for t, x in self.topics.items() if x.asked >= ENOUGH}
        return sorted((t for t, share in found.items() if share < WEAK), key=lambda t: (found[t], t))

    def as_json(self) -> dict[str, Any]:
        """As it is exported."""
        tallies = {
            name: {k: {"right": t.right, "asked": t.asked} for k, t in found.items()}
            for name, found in (("topics", self.topics), ("lessons", self.lessons))
        }
        return {"judgekit": "progress", "version": VERSION, "cards": self.cards, **tallies}


def kind(tally: Tally) -> float:
    """The upper end of what the share of right answers may be (Wilson): few answers condemn nobody."""
    n, p = tally.asked, tally.right / tally.asked
    return (p + SURE**2 / (2 * n) + SURE * sqrt(p * (1 - p) / n + SURE**2 / (4 * n * n))) / (1 + SURE**2 / n)


def read_progress(data: object, file: str = "the progress") -> Progress:
    """Progress from what was exported; everything wrong with it in one sentence."""
    if not isinstance(data, dict) or data.get("judgekit") != "progress":
        raise BadProgress(f"{file} is no progress of judgekit: it has no 'judgekit': 'progress'")
    if data.get("version") != VERSION:
        raise BadProgress(f"{file} is of version {data.get('version')!r}; this judgekit reads version {VERSION}")
    if sum(len(data.get(k) or ()) for k in ("cards", "topics", "lessons")) > MOST:
        raise BadProgress(f"{file} has more than {MOST:,} entries")
    cards = data.get("cards", {})
    if not isinstance(cards, dict) or not all(isinstance(k, str) for k in cards):
        raise BadProgress(f"{file}: 'cards' is not a list of questions with their states")
    for id_, state in cards.items():
        try:
            due(state)
        except JudgekitError as error:
            raise BadProgress(f"{file}: {id_[:60]}: {error}") from error
    return Progress(dict(cards), tallies(data, "topics", file), tallies(data, "lessons", file))


def tallies(data: dict[str, Any], key: str, file: str) -> dict[str, Tally]:
    """The scores under a key."""
    found = data.get(key, {})
    good = isinstance(found, dict) and all(
        isinstance(k, str) and isinstance(v, dict) and all(type(v.get(n)) is int for n in ("right", "asked")) and 0 <= v["right"] <= v["asked"]
        for k, v in found.items()
    )
    if not good:
        raise BadProgress(f"{file}: '{key}' is to hold numbers 'right' and 'asked', right not above asked")
    return {k: Tally(v["right"], v["asked"]) for k, v in found.items()}


def load(text: str, file: str = "the progress") -> Progress:
    """Progress from a file's text."""
    try:
        return read_progress(json.loads(text), file)
    except ValueError as error:
        raise BadProgress(f"{file} is no JSON: {error}") from error
