"""The operators that a user marked, as a Whoosh query: what they leave is ranked by the plain words beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from whoosh import query as q

from judgekit.search.question import Piece, is_prefix
from judgekit.search.words import STOP, stem, tokens

Query = Any  # whoosh ships no types


class Known(Protocol):
    """What the operators need to know of an index."""

    beginnings: list[str]
    words: dict[str, int]

    def stem_in_index(self, word: str) -> str:
        """The stem of a word as the index knows it, mended where it does not."""


class Restriction:
    """Turns the operators of a question into a Whoosh query; plain words beside them only rank."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.pieces: list[Piece] = []
        self.boolean = False

    def query(self, pieces: list[Piece]) -> Query:
        """The query, or None where the words alone decide."""
        self.boolean = any(p.kind == "op" and p.text in {"AND", "OR"} for p in pieces) or any(p.kind == "open" for p in pieces)
        self.pieces = list(pieces)
        return self._either()

    def _either(self) -> Query:
        found = [self._all()]
        while self.pieces and self.pieces[0].kind == "op" and self.pieces[0].text == "OR":
            self.pieces.pop(0)
            found.append(self._all())
        kept = [f for f in found if f is not None]
        return q.Or(kept) if len(kept) > 1 else kept[0] if kept else None

    def _all(self) -> Query:
        kept = []
        while self.pieces and self.pieces[0].kind != "close" and not (self.pieces[0].kind == "op" and self.pieces[0].text == "OR"):
            one = self._one()
            if one is not None:
                kept.append(one)
        if kept and all(isinstance(k, q.Not) for k in kept):
            kept.append(q.Every())
        return q.And(kept) if len(kept) > 1 else kept[0] if kept else None

    def _one(self) -> Query:
        piece = self.pieces.pop(0)
        if piece.kind == "op":
            if piece.text == "NOT" and self.pieces and self.pieces[0].kind not in {"op", "close"}:
                inner = self._one_always()
                return q.Not(inner) if inner is not None else None
            return None
        if piece.kind == "open":
            inner = self._either()
            if self.pieces and self.pieces[0].kind == "close":
                self.pieces.pop(0)
            return inner
        return self._leaf(piece, needed=self.boolean)

    def _one_always(self) -> Query:
        """What stands behind NOT always counts."""
        before, self.boolean = self.boolean, True
        try:
            return self._one()
        finally:
            self.boolean = before

    def _leaf(self, piece: Piece, *, needed: bool) -> Query:
        if piece.kind == "field":
            return self._field(piece)
        if piece.kind == "phrase":
            return self._phrase("text", piece.text)
        if is_prefix(piece.text):
            return self._prefix(piece.text[:-1].lower())
        if not needed:
            return None
        words = [self.known.stem_in_index(w) for w in tokens(piece.text) if w not in STOP]
        return q.And([q.Term("content", w) for w in words]) if words else None

    def _prefix(self, beginning: str) -> Query:
        """Every word of the rules with a beginning; stems are compared through the words they come from."""
        found = {stem(w) for w in self.known.words if w.startswith(beginning)}
        return q.Or([q.Term("content", w) for w in sorted(found)]) if found else q.NullQuery

    def _phrase(self, name: str, text: str) -> Query:
        words = [stem(w) for w in tokens(text)]
        if not words:
            return None
        if len(words) == 1:
            return q.Or([q.Term("text", words[0]), q.Term("title", words[0])])
        return q.Or([q.Phrase("text", words), q.Phrase("title", words)]) if name == "text" else q.Phrase(name, words)

    def _field(self, piece: Piece) -> Query:
        value = piece.text.strip().lower()
        if piece.name in {"text", "title"}:
            return self._phrase(piece.name, value) if len(tokens(value)) > 1 else q.Term(piece.name, stem(next(iter(tokens(value)), value)))
        if piece.name == "id":
            wanted = value.removesuffix("*") if value.endswith("*") else f"{value}|"
            if not wanted:
                return None
            return q.Or([q.Prefix("key", start + wanted) for start in ("", *self.known.beginnings)])
        if piece.name == "edition":
            return None
        return q.Term(piece.name, value)


def searched_words(pieces: Iterable[Piece]) -> list[Piece]:
    """The words and phrases that are searched for: all but what stands behind NOT."""
    out: list[Piece] = []
    skip = 0
    before: Piece | None = None
    for piece in pieces:
        negated = before is not None and before.kind == "op" and before.text == "NOT"
        if skip or (negated and piece.kind == "open"):
            skip += {"open": 1, "close": -1}.get(piece.kind, 0)
        elif piece.kind in {"word", "phrase"} and not negated:
            out.append(Piece("word", piece.text.removesuffix("*")))
        before = piece
    return out
