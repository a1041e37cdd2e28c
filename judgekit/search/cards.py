"""Cards in the search: filters over what is printed on them, words in what they do, and the cards that a question names."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from rapidfuzz.distance import OSA

from judgekit.library.card_names import short_key
from judgekit.library.cards import Card, name_key
from judgekit.nearest import did_you_mean
from judgekit.search.answer import Answer, CardHit
from judgekit.search.card_filters import NUMBERS, CardFilter, number
from judgekit.search.operators import searched_words
from judgekit.search.question import CARD_FIELDS, Piece, Question, is_prefix
from judgekit.search.words import FAINT, STOP, stem, stems, tokens

IN_NAME = 4.0  # what a word in the name of a card is worth beside one in its text
FILLER = frozenset("card cards ability abilities text show explain find does called".split())
SHORTEST = 5  # letters a word needs before a mistake in it is mended
BEGUN = 4  # letters of a name that are enough to tell whose it is


def asks_for_cards(pieces: Iterable[Piece]) -> bool:
    """Whether an operator of a question is about cards."""
    return any(p.kind == "field" and (p.name in CARD_FIELDS or (p.name == "kind" and p.text.lower() == "card")) for p in pieces)


class CardSearch:
    """Searches cards, those that the user imported among them."""

    def __init__(self, cards: list[Card], english: Mapping[str, int]) -> None:
        self.cards = cards
        self.english = english

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

    def answer(self, out: Answer, pieces: list[Piece], *, limit: int = 10, mend: bool = True) -> None:
        """Puts the cards that the operators leave into an answer: by their words, else in the order asked for, else by name."""
        test = CardFilter(self.cards, out.notes, self._has_word).test(pieces)
        order = [(p.text.lstrip("-+").lower(), p.text.startswith("-")) for p in pieces if p.kind == "field" and p.name == "sort"]
        words = self._terms([p.text for p in searched_words(pieces)], out, mend)
        left = [n for n, c in enumerate(self.cards) if out.game in (None, c.game) and (test is None or test(c))]
        scores = {n: self._score(n, words) for n in left}
        if words:
            left = [n for n in left if scores[n] > 0]
        left.sort(key=lambda n: (-scores[n], name_key(self.cards[n].name), self.cards[n].id))
        for name, down in reversed(order):
            left = self._sorted(left, name, down, out)
        out.sorted_by = tuple(NUMBERS[n] for n, _ in order if n in NUMBERS)
        out.cards = [CardHit(rank, self.cards[n], round(scores[n] or 1.0, 3)) for rank, n in enumerate(left[:limit], 1)]
        out.of_cards, out.answered, out.confidence = True, bool(left), 1.0 if left else 0.0
        if not left and not out.notes:
            out.notes.extend(self._without_one(pieces, out.game))
        if len(left) > limit:
            out.notes.append(f"{len(left)} cards fit; the first {limit} are shown")

    def _without_one(self, pieces: list[Piece], game: str | None) -> list[str]:
        """Where each filter fits some card and all together none: how many would fit without one of them."""
        said = []
        for one in (p for p in pieces if p.kind == "field" and p.name not in {"sort", "kind", "game", "edition"}):
            test = CardFilter(self.cards, [], self._has_word).test([p for p in pieces if p is not one])
            if test and (fits := sum(test(c) for c in self.cards if game in (None, c.game))):
                said.append(f"without {one.name}:{one.text} {fits} would")
        return ["; ".join(said)] if said else []

    def add_named(self, out: Answer, question: Question, limit: int) -> None:
        """Puts the cards that a question consists of before the rules of an answer, and notes those that it mentions."""
        whole, out.mentioned = self.named(question, out.game)
        if not whole and not question.has_operators:
            whole = self.partly_named(question, out.game, sure=out.answered)
            out.mentioned = [card for card in out.mentioned if card not in whole]
        if not (whole or out.answered):
            whole, out.mentioned = out.mentioned, []  # what the books do not answer, the card that is named may
        known = {w for card in out.mentioned for w in tokens(" ".join(card.names))}
        out.unknown = [w for w in out.unknown if w not in known]
        places = [card for card in whole if card.type == "location" and out.hits]  # the rules say more about a place
        whole = [card for card in whole if card not in places]
        out.mentioned = [*places, *out.mentioned]
        if not whole:
            return
        out.cards = [CardHit(rank, card, 100.0) for rank, card in enumerate(whole[:limit], 1)]
        if any(typed in known or any(w.startswith(typed) for card in whole for w in tokens(" ".join(card.names))) for typed, _ in out.corrections):
            out.corrections, out.hits = [], []  # the name was no mistake
        left = max(0, limit - len(out.cards))
        out.hits = [replace(hit, rank=rank) for rank, hit in enumerate(out.hits[:left], len(out.cards) + 1)]
        out.answered, out.confidence, out.unknown = True, 1.0, []

    def _sorted(self, left: list[int], name: str, down: bool, out: Answer) -> list[int]:
        """The cards by a value, those without it last."""
        if name in {"name", "type", "faction"}:
            return sorted(left, key=lambda n: name_key(str(getattr(self.cards[n], name))), reverse=down)
        if name not in NUMBERS:
            known = ["name", "type", "faction", *NUMBERS]
            out.notes.append(f"cards cannot be sorted by {name!r}{did_you_mean(name, known) or ';'} they can by {', '.join(known)}")
            return left
        found = {n: number(self.cards[n], name) for n in left}
        valued = sorted((n for n in left if found[n] is not None), key=lambda n: (found[n] or 0) * (-1 if down else 1))
        return valued + [n for n in left if found[n] is None]

    def _terms(self, words: list[str], out: Answer, mend: bool) -> list[str]:
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

    def named(self, question: Question, game: str | None) -> tuple[list[Card], list[Card]]:
        """The cards that a question consists of, and those whose name stands in it.

        A name of one word that English uses too counts only where it is the whole question, as every name does beside operators, or where a capital
        within the sentence says that it is a name.
        """
        asked = f" {' '.join(tokens(question.words))} "
        told = {w for w in tokens(question.words) if w not in STOP and w not in FILLER}
        typed = name_key(question.typed)
        marked = question.has_operators
        whole, within = [], []
        heard = set(asked.split())
        capital = {w for piece in question.words.split()[1:] if piece[:1].isupper() for w in tokens(piece)}
        for card, names, keys, words in self._keys:
            if game not in (None, card.game) or (words.isdisjoint(heard) and typed not in names and not question.exact):
                continue
            if typed in names or question.exact in {card.id, card.id.partition("/")[2]}:
                whole.append(card)
            elif marked:
                continue
            elif asked.strip() in keys or (told and any(set(k.split()) - STOP == told for k in keys)):
                whole.append(card)
            elif any(f" {k} " in asked and (" " in k or k not in self.english or k in capital) for k in keys) or self._called(card, told):
                within.append(card)
        return whole, within

    def partly_named(self, question: Question, game: str | None, *, sure: bool) -> list[Card]:
        """The cards of whose name the whole question is a part, as a first name is; the last word may be only begun.

        Where the books have an answer (`sure`), a part counts that is no English word and is not only begun.
        """
        told = [w for w in tokens(question.words) if w not in STOP and w not in FILLER]
        if not told or (sure and any(w in self.english for w in told)):
            return []
        cards = [(card, words) for card, _, _, words in self._keys if game in (None, card.game)]
        found = [card for card, words in cards if words.issuperset(told)]
        if found or sure or len(told[-1]) < BEGUN:
            return found
        return [card for card, words in cards if words.issuperset(told[:-1]) and any(w.startswith(told[-1]) for w in words)]

    def _called(self, card: Card, told: set[str]) -> bool:
        """Whether a question calls a character by one of its names that nothing else has: "can Kaspar intervene"."""
        return bool(told & self._first_names.get(card.id, set()))

    @cached_property
    def _first_names(self) -> dict[str, set[str]]:
        """Of every character the words of its name that are neither English nor a trait or faction, and that no other character bears."""
        characters = [(card.id, words) for card, _, _, words in self._keys if card.type in {"character", "leader"}]
        called = {name: {w for w in words if len(w) >= BEGUN} for name, words in characters}
        bearers = Counter(w for words in called.values() for w in words)
        common = {w for c in self.cards for w in tokens(" ".join((*c.traits, c.faction, c.type)))}
        return {name: {w for w in words if bearers[w] == 1 and w not in self.english and w not in common} for name, words in called.items()}

    @cached_property
    def _keys(self) -> list[tuple[Card, set[str], list[str], frozenset[str]]]:
        """Each card's names as they are compared with a question, and all their words."""
        out = []
        for card in self.cards:
            keys = [" ".join(tokens(n)) for n in card.names]
            keys = list(dict.fromkeys(k for k in (*keys, *map(short_key, keys)) if k))
            out.append((card, {name_key(n) for n in card.names}, keys, frozenset(w for k in keys for w in k.split())))
        return out


def card_hit_json(hit: CardHit) -> dict[str, Any]:
    """A card among the hits, as other programs get it."""
    return {"rank": hit.rank, "score": hit.score, **hit.card.as_record()}
