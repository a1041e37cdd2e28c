"""Finding a card by what somebody calls it: its name, a part of it, a nickname, without accents, with typos."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import ratio

from judgekit.errors import UnknownName
from judgekit.library.cards import Card, name_key

ARTICLES = ("the ", "a ", "an ")
ALIKE = 60.0  # names this like what was typed are offered
MOST_OFFERED = 5
MOST_LISTED = 30
BY_WHAT_THEY_DO = "a search also finds cards by what they do (`faction:eisen type:risk wounds`)"


class AmbiguousCard(UnknownName):
    """A name that fits several cards; they are in `cards`."""

    def __init__(self, name: str, cards: list[Card]) -> None:
        self.cards = cards
        listed = "\n".join(f"  {described(c)}" for c in cards[:MOST_LISTED])
        more = f"\n  … and {len(cards) - MOST_LISTED} more" if len(cards) > MOST_LISTED else ""
        super().__init__(f"{len(cards)} cards fit {name!r}; name one of them:\n{listed}{more}")


def described(card: Card) -> str:
    """A card in one line."""
    title = f", {card.title}" if card.title else ""
    what = " ".join(x for x in (card.faction, card.type) if x)
    return f"{card.name}{title} ({what}{f'; {card.source}' if card.source else ''})"


@lru_cache(maxsize=50_000)
def short_key(name: str) -> str:
    """A name's key without its article."""
    key = name_key(name)
    return next((key.removeprefix(a) for a in ARTICLES if key.startswith(a)), key)


def find_card(cards: Iterable[Card], name: str) -> Card:
    """The card that a name means; UnknownName with the nearest names, AmbiguousCard where several fit."""
    known = list(cards)
    found = fitting(known, name)
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousCard(name, found)
    near = nearest(known, name)
    offered = f"the nearest names are {', '.join(near)}" if near else BY_WHAT_THEY_DO
    raise UnknownName(f"no card {name[:80]!r}; {offered}")


def fitting(cards: list[Card], name: str) -> list[Card]:
    """The cards that a name fits best: exactly, then in part, then with typos."""
    key = name_key(name)
    if not key:
        return []
    if "/" in name and (found := [c for c in cards if name in {c.id, c.id.partition("/")[2]}]):
        return found
    for fits in (is_named, is_named_shortly, has_number, has_words, has_beginnings):
        if found := [c for c in cards if fits(c, key)]:
            return sorted(found, key=lambda c: (c.name, c.source))
    return mistyped(cards, key)


def is_named(card: Card, key: str) -> bool:
    """Whether this is the card's name or one of its other names."""
    return key in {name_key(n) for n in card.names}


def is_named_shortly(card: Card, key: str) -> bool:
    """Whether this is a name or the title of the card, articles left out."""
    return short_key(key) in {short_key(n) for n in (*card.names, card.title) if n}


def has_number(card: Card, key: str) -> bool:
    """Whether this is the number printed on the card."""
    return bool(card.number) and key == str(card.number)


def has_words(card: Card, key: str) -> bool:
    """Whether every word of this stands in one name of the card."""
    return any(set(short_key(key).split()) <= set(name_key(n).split()) for n in (*card.names, card.title))


def has_beginnings(card: Card, key: str) -> bool:
    """Whether every word of this begins a word in one name of the card."""
    wanted = short_key(key).split()
    return any(all(any(w.startswith(x) for w in name_key(n).split()) for x in wanted) for n in card.names)


def mistyped(cards: list[Card], key: str) -> list[Card]:
    """The cards whose name, or words of it, are a typo or two away; only the nearest."""
    rated = [(min(typos(key, short_key(n)) for n in card.names), card) for card in cards]
    near = [(distance, card) for distance, card in rated if distance <= allowed(key)]
    best = min((d for d, _ in near), default=0)
    return sorted((c for d, c in near if d == best), key=lambda c: (c.name, c.source))


def allowed(key: str) -> int:
    """How many mistakes a name of that length may have."""
    return 0 if len(key) < 4 else 1 if len(key) < 8 else 2 if len(key) < 14 else 3


def typos(key: str, name: str) -> int:
    """How many mistakes lie between what was typed and a name: the whole of it, or word by word a part of it."""
    whole = int(OSA.distance(short_key(key), name))
    words, names = short_key(key).split(), name.split()
    if len(words) >= len(names):
        return whole
    apart = [min((int(OSA.distance(w, n)) for n in names), default=99) for w in words]
    most = [allowed(w) for w in words]
    return min(whole, sum(apart)) if all(a <= m for a, m in zip(apart, most, strict=True)) else whole


def nearest(cards: Iterable[Card], name: str) -> list[str]:
    """The names most like what was typed."""
    names = {short_key(n): c.name for c in cards for n in c.names}
    found = process.extract(short_key(name_key(name)[:200]), list(names), scorer=ratio, limit=MOST_OFFERED, score_cutoff=ALIKE)
    return list(dict.fromkeys(names[n] for n, _, _ in found))
