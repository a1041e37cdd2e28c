"""What several engine tests use: the case book, the rules of each edition, random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judgekit.cases import Case, read_cases, run_case
from judgekit.cases.report import Report
from judgekit.engine import Option, Position, legal, options, step
from judgekit.library import Book, load_books, load_cards

ROOT = Path(__file__).parent.parent
CASES = sorted((ROOT / "rules_text").glob("*/cases/*.case"))
by_topic = pytest.mark.parametrize("topic", [f.stem for f in CASES])
"""The book a file at a time: whichever process runs a topic plays its cases once, for all tests (`by_topic` in conftest.py)."""


@cache
def cases_in(file: Path) -> tuple[Case, ...]:
    """The cases of one file of the book."""
    return tuple(read_cases(file.read_text(encoding="utf-8"), str(file.relative_to(ROOT))))


@cache
def cases() -> tuple[Case, ...]:
    return tuple(c for f in CASES for c in cases_in(f))


@cache
def report_of(case: Case, edition: str) -> Report:
    """A case run in an edition, once for all tests."""
    (report,) = run_case(case, edition)
    return report


@cache
def starts() -> tuple[tuple[Case, str], ...]:
    """Every case in each of its editions."""
    return tuple((c, e) for c in cases() for e in c.editions)


def of_topic(topic: str) -> list[tuple[Case, str]]:
    """The cases of one file of the book, in each of their editions."""
    return [(c, e) for c, e in starts() if c.number.rpartition("-")[0] == topic]


def reports(topic: str) -> list[Report]:
    return [report_of(c, e) for c, e in of_topic(topic)]


@cache
def books() -> tuple[Book, ...]:
    """The books as they are written, with links to the cards that there are."""
    return tuple(load_books(ROOT / "rules_text", [c.name for c in load_cards(ROOT / "card_texts")]))


@cache
def rules_of(edition: str) -> frozenset[str]:
    return frozenset(r.id for b in books() for r in b.rules if r.stands_in(edition))


def positions(topic: str) -> Iterator[Position]:
    """Where the cases of a topic come through, each position once."""
    yield from dict.fromkeys(p for r in reports(topic) for p in r.positions)


def wrong_rules(p: Position, rules: list[str]) -> list[str]:
    return sorted({r for r in rules if r not in rules_of(p.edition)})


def check_options(p: Position) -> list[str]:
    return wrong_in(p, options(p))


def wrong_in(p: Position, found: list[Option]) -> list[str]:
    return wrong_rules(p, [o.rule for o in found if o.rule] + [r.rule for o in found for r in o.reasons])


def check_cards(p: Position) -> None:
    assert len(p.cards) == len(p.cast.names)
    for n, c in enumerate(p.cards):
        assert 0 <= c.face < len(p.cast.faces)
        assert c.wounds >= 0
        if c.on >= 0:
            assert c.zone == "play", (p.cast.names[n], c)
            assert p.cards[c.on].zone == "play", (p.cast.names[n], c)
    assert all(q.renown >= 0 for q in p.players)
    duel = p.board.duel
    if duel:
        assert all(s.pool >= 0 for s in duel.sides)


def play_at_random(p: Position, seed: int, choices: int, *, every: int = 10) -> tuple[Position, int]:
    """Random legal choices; the cited rules and the cards are checked on the way."""
    rng = random.Random(seed)
    made = 0
    for k in range(choices):
        found = legal(p)
        if not found:
            break
        p, lines = step(p, rng.choice(found))
        made += 1
        bad = wrong_rules(p, [x.rule for x in lines])
        assert not bad, bad
        check_cards(p)
        if k % every == 0:
            assert not check_options(p), check_options(p)
    return p, made
