"""When a question comes again: the card of fsrs, as plain data that the learner's device keeps. Nothing is kept here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from fsrs import Card, Rating, Scheduler, State

from judgekit.errors import JudgekitError

RETENTION = 0.9
FIELDS = {"card_id", "state", "step", "stability", "difficulty", "due", "last_review"}
scheduler = Scheduler(desired_retention=RETENTION, enable_fuzzing=False)


class BadCard(JudgekitError):
    """A card's state that is none."""


def review(state: dict[str, Any] | None, rating: int, now: datetime | None = None) -> dict[str, Any]:
    """A card's next state after an answer: 1 wrong, 2 hard, 3 right, 4 easy. A new card has no state."""
    if rating not in {1, 2, 3, 4}:
        raise BadCard(f"a rating is 1 (wrong), 2 (hard), 3 (right) or 4 (easy), not {rating!r}")
    at = (now or datetime.now(UTC)).astimezone(UTC)
    card = Card(card_id=1, due=at) if state is None else read_card(state)
    if card.last_review is not None and card.last_review > at:
        at = card.last_review
    after, _ = scheduler.review_card(card, Rating(rating), at)
    return dict(after.to_dict())


def read_card(state: dict[str, Any]) -> Card:
    """A card from its state; says what is wrong with one that is none."""
    if not isinstance(state, dict) or not set(state) >= FIELDS - {"card_id"}:
        raise BadCard(f"a card's state has {', '.join(sorted(FIELDS))}; export the progress again, or leave the state away")
    try:
        card = Card.from_dict({**state, "card_id": 1})  # type: ignore[typeddict-item]  # it comes from outside; from_dict looks at it
        if card.state is not State.Learning and (card.stability is None or card.difficulty is None):
            raise ValueError("a card under review has a stability and a difficulty")
    except (TypeError, ValueError, KeyError, OverflowError) as error:
        raise BadCard(f"this is no card's state: {error}") from error
    card.due = aware(card.due)
    card.last_review = aware(card.last_review) if card.last_review else None
    return card


def aware(when: datetime) -> datetime:
    """A time with its zone; one without is taken for UTC."""
    return when.replace(tzinfo=UTC) if when.tzinfo is None else when.astimezone(UTC)


def due(state: dict[str, Any]) -> datetime:
    """When a card is due."""
    return read_card(state).due
