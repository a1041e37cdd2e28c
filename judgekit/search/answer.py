"""What a question found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from judgekit.library import Card, Rule
from judgekit.library.casebook import CaseEntry

if TYPE_CHECKING:
    from judgekit.desk import Precedent


@dataclass(frozen=True, slots=True)
class Hit:
    """One answer: a rule as it holds in an edition."""

    rank: int
    rule: Rule
    edition: str
    score: float
    marks: tuple[tuple[int, int], ...]
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardHit:
    """A card that answers."""

    rank: int
    card: Card
    score: float


@dataclass(slots=True)
class Answer:
    """What a question found: cards that were asked for, then rules; `mentioned` are cards whose name stands in the question."""

    question: str
    game: str | None
    edition: str | None
    hits: list[Hit] = field(default_factory=list)
    answered: bool = True
    corrections: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    confidence: float = 1.0
    nearest: list[Rule] = field(default_factory=list)
    cards: list[CardHit] = field(default_factory=list)
    mentioned: list[Card] = field(default_factory=list)
    of_cards: bool = False
    sorted_by: tuple[str, ...] = ()
    cases: list[CaseEntry] = field(default_factory=list)
    rulings: list[Precedent] = field(default_factory=list)
