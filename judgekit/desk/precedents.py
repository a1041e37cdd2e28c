"""Earlier rulings on what is before the judge: on the same rules or cards, on a like question or a like board, each with its why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from judgekit.desk.desk import Desk
from judgekit.desk.groups import Groups
from judgekit.desk.index import GROUPED, ON_A_BOARD
from judgekit.desk.model import Authority, Ruling
from judgekit.desk.positions import ALIKE, likeness
from judgekit.search.words import FAINT_STEMS, stems

RULE, CARD, POSITION, QUESTION = 2.0, 2.0, 4.0, 4.0
"""What each reason is worth."""
ENOUGH = 0.5
"""The share of a question that a ruling must have to be like it."""
STANDING = {Authority.PUBLISHER: 0.3, Authority.HOUSE: 0.2, Authority.EVENT: 0.1}
NO_LONGER = 100.0
"""What puts rulings that hold no longer behind all others."""


@dataclass(frozen=True, slots=True)
class Precedent:
    """An earlier ruling, and why it may matter."""

    ruling: Ruling
    score: float
    share: float
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    likeness: float = 0.0


@dataclass(frozen=True, slots=True)
class Matter:
    """What is before the judge."""

    question: str = ""
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    case: str = ""
    game: str = ""
    besides: frozenset[str] = field(default=frozenset())


def precedents(desk: Desk, groups: Groups, matter: Matter, limit: int = 5) -> list[Precedent]:
    """The earlier rulings that may matter, best first; those that hold no longer come last."""
    if desk.is_empty:
        return []
    known, index = desk.rulings, desk.index
    words = [s for s in stems(matter.question) if s not in FAINT_STEMS] or stems(matter.question)
    texts = index.sharing(words, ENOUGH)
    named = index.naming(*matter.rules, *matter.cards, *([GROUPED] if matter.cards else []), *([ON_A_BOARD] if matter.case else []))
    found = [p for name in {*texts, *named} if (r := known.get(name)) and (p := weighed(r, texts.get(name, 0.0), groups, matter))]
    found.sort(key=lambda p: (-p.score, p.ruling.time, p.ruling.id))
    return found[:limit]


def weighed(ruling: Ruling, share: float, groups: Groups, matter: Matter) -> Precedent | None:
    """What speaks for a ruling as a precedent; None where nothing does."""
    if ruling.id in matter.besides or not ruling.is_whole or (matter.game and ruling.text("game") not in {"", matter.game}):
        return None
    rules = tuple(r for r in matter.rules if r in ruling.rules or r in ruling.list("contradicts"))
    cards = tuple(c for c in matter.cards if groups.covers(ruling, c))
    case = ruling.text("case") if matter.case else ""
    alike = likeness(matter.case, case) if case else 0.0
    alike = alike if alike >= ALIKE else 0.0
    if not (rules or cards or alike or share):
        return None
    score = RULE * len(rules) + CARD * len(cards) + POSITION * alike + QUESTION * share + STANDING[ruling.authority]
    return Precedent(ruling, round(score - (0 if ruling.state.holds else NO_LONGER), 3), share, rules, cards, alike)


def in_order(rulings: Iterable[Ruling]) -> list[Ruling]:
    """Rulings as they stand beside a rule or a card: those that hold first, by authority, of each the latest first."""
    ranks = list(Authority)
    newest = sorted(rulings, key=lambda r: (r.text("date") or r.time, r.id), reverse=True)
    return sorted(newest, key=lambda r: (not r.state.holds, ranks.index(r.authority)))


def about_rule(desk: Desk, rule: str) -> list[Ruling]:
    """The rulings on a rule."""
    if desk.is_empty:
        return []
    known = desk.rulings
    return in_order(r for name in desk.index.naming(rule) if (r := known.get(name)) and r.is_whole)


def about_card(desk: Desk, groups: Groups, card: str) -> list[Ruling]:
    """The rulings on a card, those on a group of it included."""
    if desk.is_empty:
        return []
    known = desk.rulings
    return in_order(r for name in desk.index.naming(card, GROUPED) if (r := known.get(name)) and r.is_whole and groups.covers(r, card))
