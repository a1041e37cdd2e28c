"""Cards in the search: filters over what is printed on them, words in what they do, and the cards that a question names."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz.distance import OSA

from judgekit.library.card_names import short_key
from judgekit.library.cards import KEYWORDS, KINDS, PLACES, TYPES, VALUES, Card, name_key
from judgekit.library.parse import did_you_mean
from judgekit.search.question import CARD_FIELDS, Piece, is_prefix
from judgekit.search.words import FAINT, STOP, stem, stems, tokens

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
IN_NAME = 4.0  # what a word in the name of a card is worth beside one in its text
FILLER = frozenset("card cards ability abilities text show explain find does called".split())
SHORTEST = 5  # letters a word needs before a mistake in it is mended


@dataclass(frozen=True, slots=True)
class CardHit:
    """A card that answers."""

    rank: int
    card: Card
    score: float


@dataclass(slots=True)
class Found:
    """What a search among cards found, and what there is to say about it."""

    hits: list[CardHit]
    notes: list[str]
    corrections: list[tuple[str, str]]
    unknown: list[str]
    sorted_by: tuple[str, ...] = ()


def asks_for_cards(pieces: Iterable[Piece]) -> bool:
    """Whether an operator of a question is about cards."""
    return any(p.kind == "field" and (p.name in CARD_FIELDS or (p.name == "kind" and p.text.lower() == "card")) for p in pieces)


class CardSearch:
    """Searches cards, those that the user imported among them."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    @cached_property
    def _texts(self) -> list[tuple[Counter[str], frozenset[str]]]:
        """The stems of every card, and those of its names."""
        return [(Counter(stems(c.words)), frozenset(stems(" ".join((*c.names, c.title))))) for c in self.cards]

    @cached_property
    def _spread(self) -> Counter[str]:
        """In how many cards each stem stands."""
        return Counter(w for counts, _ in self._texts for w in counts)

    @cached_property
    def _words(self) -> set[str]:
        return {w for c in self.cards for w in tokens(c.words)}

    def search(self, pieces: list[Piece], *, game: str | None = None, limit: int = 10, mend: bool = True) -> Found:
        """The cards that the operators leave: by their words where there are any, else in the order asked for, else by name."""
        out = Found([], [], [], [])
        test = CardFilter(self.cards, out.notes, self._has_word).test(pieces)
        order = [(p.text.lstrip("-+").lower(), p.text.startswith("-")) for p in pieces if p.kind == "field" and p.name == "sort"]
        words = self._terms([p.text for p in spoken_words(pieces)], out, mend)
        left = [n for n, c in enumerate(self.cards) if game in (None, c.game) and (test is None or test(c))]
        scores = {n: self._score(n, words) for n in left}
        if words:
            left = [n for n in left if scores[n] > 0]
        left.sort(key=lambda n: (-scores[n], name_key(self.cards[n].name), self.cards[n].id))
        for name, down in reversed(order):
            left = self._sorted(left, name, down, out)
        out.sorted_by = tuple(NUMBERS[n] for n, _ in order if n in NUMBERS)
        out.hits = [CardHit(rank, self.cards[n], round(scores[n] or 1.0, 3)) for rank, n in enumerate(left[:limit], 1)]
        if len(left) > limit:
            out.notes.append(f"{len(left)} cards fit; the first {limit} are shown")
        return out

    def _sorted(self, left: list[int], name: str, down: bool, out: Found) -> list[int]:
        """The cards by a value, those without it last."""
        if name in {"name", "type", "faction"}:
            return sorted(left, key=lambda n: name_key(str(getattr(self.cards[n], name))), reverse=down)
        if name not in NUMBERS:
            known = ["name", "type", "faction", *NUMBERS]
            out.notes.append(f"cards cannot be sorted by {name!r}{did_you_mean(name, known)}; they can by {', '.join(known)}")
            return left
        found = {n: number(self.cards[n], name) for n in left}
        valued = sorted((n for n in left if found[n] is not None), key=lambda n: (found[n] or 0) * (-1 if down else 1))
        return valued + [n for n in left if found[n] is None]

    def _terms(self, words: list[str], out: Found, mend: bool) -> list[str]:
        """The stems to search for; a word that no card has is mended to the nearest, or is unknown."""
        wanted = []
        for word in (w for text in words for w in tokens(text) if w not in STOP):
            if stem(word) in self._spread:
                wanted.append(stem(word))
            elif mend and (other := self._nearest(word)):
                out.corrections.append((word, other))
                wanted.append(stem(other))
            elif word not in FAINT:
                out.unknown.append(word)
        return list(dict.fromkeys(wanted)) or (["\0"] if out.unknown else [])

    def _nearest(self, word: str) -> str | None:
        most = 0 if len(word) < SHORTEST else 1 if len(word) < 8 else 2
        near = [(OSA.distance(word, w, score_cutoff=most), w) for w in self._words if abs(len(w) - len(word)) <= most]
        return min(((d, w) for d, w in near if 0 < d <= most), default=(0, None))[1]

    def _score(self, n: int, words: list[str]) -> float:
        """How well a card answers some words."""
        counts, names = self._texts[n] if words else (Counter[str](), frozenset[str]())
        total = 0.0
        for word in words:
            if count := counts[word]:
                rarity = math.log(1 + len(self.cards) / self._spread[word])
                total += rarity * count / (count + 1.0) * (IN_NAME if word in names else 1.0)
        return total

    def _has_word(self, card: Card, text: str) -> bool:
        """Whether a card has these words one after another, or a word with that beginning."""
        said = tokens(card.words)
        if is_prefix(text):
            return any(w.startswith(text[:-1].lower()) for w in said)
        wanted, found = [stem(w) for w in tokens(text)], [stem(w) for w in said]
        return any(found[n : n + len(wanted)] == wanted for n in range(len(found) - len(wanted) + 1)) if wanted else True

    def named(self, text: str, game: str | None, common: Callable[[str], bool]) -> tuple[list[Card], list[Card]]:
        """The cards that a question consists of, and those whose name stands in it.

        A name of one word that English uses too counts only where it is the whole question.
        """
        asked = f" {' '.join(tokens(text))} "
        told = {w for w in tokens(text) if w not in STOP and w not in FILLER}
        whole, within = [], []
        for card, keys in self._keys:
            if game not in (None, card.game):
                continue
            if any(set(k.split()) - STOP == told for k in keys):
                whole.append(card)
            elif any(f" {k} " in asked and (" " in k or not common(k)) for k in keys):
                within.append(card)
        return whole, within

    @cached_property
    def _keys(self) -> list[tuple[Card, list[str]]]:
        """Each card's names as they are compared with a question; a leader's and a character's first name too."""
        out = []
        for card in self.cards:
            keys = [" ".join(tokens(n)) for n in card.names]
            out.append((card, [k for k in dict.fromkeys((*keys, *map(short_key, keys))) if set(k.split()) - STOP]))
        return out


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
    "type": lambda c: {name_key(c.type)} | ({"character"} if c.type == "leader" else set()),
    "faction": lambda c: {name_key(c.faction)},
    "trait": lambda c: {name_key(t) for t in c.traits},
    "keyword": keywords_of,
    "ability": abilities_of,
    "has": lambda c: abilities_of(c) | keywords_of(c) | {v for v, x in c.values if x not in {"-", ""}},
    "set": lambda c: {name_key(c.set), name_key(c.source)},
}
"""What each filter by name compares with."""
LISTED: dict[str, frozenset[str]] = {
    "type": frozenset(TYPES),
    "keyword": frozenset(map(name_key, KEYWORDS)),
    "ability": frozenset((*KINDS, *map(str.lower, PLACES))),
    "has": frozenset(VALUES) | frozenset(map(name_key, KEYWORDS)),
}


def spoken_words(pieces: list[Piece]) -> list[Piece]:
    """The words and phrases that rank: all but what stands behind NOT."""
    from judgekit.search.operators import searched_words

    return searched_words(pieces)
