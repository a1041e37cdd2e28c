"""Filters over cards, as users write them: by kind, trait or keyword, by numbers, combined with AND, OR and NOT."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.library.cards import COVERAGE, KEYWORDS, KINDS, PLACES, TYPES, VALUES, Card, name_key
from judgekit.nearest import did_you_mean
from judgekit.search.question import Piece, is_prefix

Test = Callable[[Card], bool]
COMPARISON = re.compile(r"^(<=|>=|!=|<|>|=)?\s*([+-]?\d{1,6}|-)$")
RANGE = re.compile(r"^(-?\d{1,6})\.\.(-?\d{1,6})$")
NUMBERS = {name: name for name in VALUES} | {
    "crew": "crew_cap",
    "crewcap": "crew_cap",
    "modifier": "panache_modifier",
    "city": "city_number",
    "number": "number",
}
"""The filters that compare a number, and the value that each means."""


class CardFilter:
    """Turns the operators of a question into a test of a card; words beside them only rank, unless AND or OR stands there."""

    def __init__(self, cards: list[Card], notes: list[str], has_word: Callable[[Card, str], bool]) -> None:
        self.cards = cards
        self.notes = notes
        self.has_word = has_word
        self.pieces: list[Piece] = []
        self.needed = False

    def test(self, pieces: list[Piece]) -> Test | None:
        """The test, or None where nothing restricts."""
        self.pieces = list(pieces)
        self.needed = any(p.kind == "op" and p.text in {"AND", "OR"} for p in pieces)
        return self._either()

    def _either(self) -> Test | None:
        found = [self._all()]
        while self.pieces and self.pieces[0].text == "OR" and self.pieces[0].kind == "op":
            self.pieces.pop(0)
            found.append(self._all())
        tests = [f for f in found if f]
        return (lambda card: any(t(card) for t in tests)) if tests else None

    def _all(self) -> Test | None:
        tests: list[Test] = []
        while self.pieces and self.pieces[0].kind != "close" and not (self.pieces[0].kind == "op" and self.pieces[0].text == "OR"):
            if one := self._one():
                tests.append(one)
        return (lambda card: all(t(card) for t in tests)) if tests else None

    def _one(self, *, always: bool = False) -> Test | None:
        piece = self.pieces.pop(0)
        if piece.kind == "op":
            if piece.text == "NOT" and self.pieces and self.pieces[0].kind not in {"op", "close"}:
                inner = self._one(always=True)
                return (lambda card: not inner(card)) if inner else None
            return None
        if piece.kind == "open":
            inside = self._either()
            if self.pieces and self.pieces[0].kind == "close":
                self.pieces.pop(0)
            return inside
        if piece.kind == "field":
            return self._field(piece.name, piece.text.strip())
        if piece.kind == "phrase" or is_prefix(piece.text) or self.needed or always:
            return lambda card: self.has_word(card, piece.text)
        return None

    def _field(self, name: str, value: str) -> Test | None:
        """The test of one filter; a value that no card has is said in a note."""
        if name in NUMBERS:
            return self._number(name, value)
        if name == "sort" or name == "edition":
            return None
        if name == "kind":
            return lambda _: value.lower() == "card"
        if name == "game":
            return lambda card: card.game == value.lower()
        if name in {"title", "name"}:
            return lambda card: any(name_key(value) in name_key(n) for n in (*card.names, card.title))
        if name in {"text", "id"}:
            return lambda card: self.has_word(card, value) if name == "text" else value.lower() in {card.id, card.id.partition("/")[2]}
        if name not in SAID:
            return lambda _: False
        wanted = name_key(value)
        alone = wanted.removesuffix("s") if name == "type" else wanted
        known = {w for c in self.cards for w in SAID[name](c)} | LISTED.get(name, frozenset())
        if not {wanted, alone} & known:
            self.notes.append(f"no card has {name}:{value}{did_you_mean(wanted, sorted(known))}")
        return lambda card: not {wanted, alone}.isdisjoint(SAID[name](card))

    def _number(self, name: str, value: str) -> Test | None:
        """The test of a comparison such as <=2, 2..4 or - for a dash."""
        if between := RANGE.match(value):
            low, high = int(between[1]), int(between[2])
            return lambda card: (found := number(card, name)) is not None and low <= found <= high
        compared = COMPARISON.match(value)
        if not compared:
            self.notes.append(f"{name}: wants a number, as in {name}:2, {name}:<=2, {name}:1..3 or {name}:- for a dash; {value!r} is none")
            return lambda _: False
        sign, text = compared[1] or "=", compared[2]
        if text == "-":
            return lambda card: (card.value(NUMBERS[name]) == "-") == (sign != "!=")
        wanted = int(text)
        return lambda card: (found := number(card, name)) is not None and COMPARE[sign](found, wanted)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def number(card: Card, name: str) -> int | None:
    """What a filter compares: a value as a number, or the card's own number."""
    return (card.number or None) if name == "number" else card.number_of(NUMBERS[name])


def abilities_of(card: Card) -> set[str]:
    """Every way to name the kinds of a card's abilities: `action`, `city`, `city action`."""
    out: set[str] = set()
    for ability in card.abilities:
        kind, words = ability.kind, [name_key(q) for q in ability.qualifier]
        out |= {kind, *words, *(f"{w} {kind}" for w in words), " ".join((*words, kind))}
    return out


def keywords_of(card: Card) -> set[str]:
    """The keywords that a card has, and those that its abilities speak of."""
    said = card.rules_text
    return {name_key(k) for k in KEYWORDS if k in card.keywords or k in said}


SAID: dict[str, Callable[[Card], set[str]]] = {
    "type": lambda c: {name_key(c.type), name_key(c.type).removesuffix("s")} | ({"character"} if c.type == "leader" else set()),
    "faction": lambda c: {name_key(c.faction)},
    "trait": lambda c: {name_key(t) for t in c.traits},
    "keyword": keywords_of,
    "ability": abilities_of,
    "coverage": lambda c: {a.coverage for a in c.abilities},
    "has": lambda c: abilities_of(c) | keywords_of(c) | {v for v, x in c.values if x not in {"-", ""}},
    "set": lambda c: {name_key(c.set), name_key(c.source)},
}
"""What each filter by name compares with."""
LISTED: dict[str, frozenset[str]] = {
    "type": frozenset(TYPES),
    "keyword": frozenset(map(name_key, KEYWORDS)),
    "coverage": frozenset(COVERAGE),
    "ability": frozenset((*KINDS, *map(str.lower, PLACES))),
    "has": frozenset(VALUES) | frozenset(map(name_key, KEYWORDS)),
}
