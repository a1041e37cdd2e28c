"""Groups of cards for which one ruling stands: a filter over what is printed on them, with exceptions."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.desk.model import Ruling
from judgekit.errors import BadQuestion, JudgekitError
from judgekit.library.cards import Card
from judgekit.search.card_filters import CardFilter, Test
from judgekit.search.question import CARD_FIELDS, parse_question
from judgekit.search.words import stem, tokens


class BadGroup(JudgekitError):
    """A filter that names no group of cards."""


def test_of(group: str, cards: Sequence[Card]) -> Test:
    """The test by which a card belongs to a group such as `trait:duelist type:character`; raises BadGroup."""
    try:
        question = parse_question(group)
    except BadQuestion as error:
        raise BadGroup(str(error)) from error
    if not any(p.kind == "field" and p.name in CARD_FIELDS and p.name != "sort" for p in question.pieces):
        raise BadGroup(f"{group[:60]!r} names no group of cards; write filters such as trait:duelist or type:risk cost:<=2 (docs/cards.md)")
    notes = list(question.notes)
    found = CardFilter(list(cards), notes, has_words).test(question.pieces)
    if notes or found is None:
        raise BadGroup("; ".join(notes) or f"{group[:60]!r} names no group of cards")
    return found


def has_words(card: Card, text: str) -> bool:
    """Whether a card has these words one after another."""
    said, wanted = [stem(w) for w in tokens(card.words)], [stem(w) for w in tokens(text)]
    return any(said[n : n + len(wanted)] == wanted for n in range(len(said) - len(wanted) + 1)) if wanted else True


def members(group: str, cards: Sequence[Card], exceptions: Sequence[str] = ()) -> list[Card]:
    """The cards of a group without its exceptions."""
    test = test_of(group, cards)
    return [c for c in cards if c.id not in exceptions and test(c)]


class Groups:
    """Which rulings stand for which cards; each group is read once."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self._tests: dict[str, frozenset[str]] = {}

    def of(self, group: str) -> frozenset[str]:
        """The ids of the cards of a group; of a filter that is none, no card."""
        if group not in self._tests:
            try:
                self._tests[group] = frozenset(c.id for c in members(group, self.cards))
            except BadGroup:
                self._tests[group] = frozenset()
        return self._tests[group]

    def covers(self, ruling: Ruling, card: str) -> bool:
        """Whether a ruling stands for a card: it names the card, or a group of it without making an exception."""
        if card in ruling.list("cards"):
            return True
        group = ruling.text("group")
        return bool(group) and card not in ruling.list("exceptions") and card in self.of(group)
