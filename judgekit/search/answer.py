"""What a question found."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgekit.library import Rule


@dataclass(frozen=True, slots=True)
class Hit:
    """One answer: a rule as it holds in an edition."""

    rank: int
    rule: Rule
    edition: str
    score: float
    marks: tuple[tuple[int, int], ...]
    words: tuple[str, ...] = ()


@dataclass(slots=True)
class Answer:
    """What a question found."""

    question: str
    game: str | None
    edition: str | None
    hits: list[Hit] = field(default_factory=list)
    answered: bool = True
    corrections: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    confidence: float = 1.0
