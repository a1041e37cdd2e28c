"""Which game and which edition a question is about: as chosen, as filtered for, or as the question itself names them."""

from __future__ import annotations

from judgekit.errors import UnknownName
from judgekit.library import Library
from judgekit.search.answer import Answer
from judgekit.search.operators import searched_words
from judgekit.search.question import Piece, Question
from judgekit.search.words import tokens

MARKS = ".,;:?!()'\""
BEFORE_NAME = frozenset("in under with by per the".split())
"""Words that belong to the name of an edition that follows them."""


def choose_scope(library: Library, question: Question, answer: Answer, game: str | None, edition: str | None) -> None:
    """Settles the game and the edition: as chosen, as filtered for, or as the question itself names them."""
    filters = {p.name: p.text for p in question.pieces if p.kind == "field" and p.name in {"game", "edition"}}
    question.pieces = [p for p in question.pieces if not (p.kind == "field" and p.name == "game")] or question.pieces
    game = game or filters.get("game")
    answer.game = library.book(game).game if game else _game_named(library, question.pieces)
    edition = edition or filters.get("edition")
    named, question.pieces = _edition_named(library, question.pieces, answer)
    if edition:
        answer.edition = library.edition(answer.game, edition).id if answer.game else _edition_anywhere(library, edition, answer)
    else:
        answer.edition = named


def _edition_anywhere(library: Library, name: str, answer: Answer) -> str:
    """An edition named without its game; where only one game has it, that is the game."""
    having = [(b, found) for b in library.books if (found := b.edition(name))]
    if not having:
        known = [e.id for b in library.books for e in b.editions]
        raise UnknownName(f"no edition {name!r}; the editions are {', '.join(dict.fromkeys(known))}")
    if len(having) == 1:
        answer.game = having[0][0].game
    return having[0][1].id


def _game_named(library: Library, pieces: list[Piece]) -> str | None:
    """The game whose name stands in the question."""
    said = f" {' '.join(tokens(' '.join(p.text for p in pieces if p.kind in {'word', 'phrase'})))} "
    named = [b.game for b in library.books if any(f" {' '.join(tokens(n))} " in said for n in (b.short, b.title, b.game.replace("-", " ")))]
    return named[0] if len(named) == 1 else None


def _edition_named(library: Library, pieces: list[Piece], answer: Answer) -> tuple[str | None, list[Piece]]:
    """An edition that the question itself names ("in the playtest rules"), and the question without that name."""
    for book in library.books:
        if answer.game not in (None, book.game) or len(book.editions) < 2:
            continue
        for edition in book.editions:
            left = without_name(pieces, {edition.id, *edition.aliases} - {"rulebook"})
            if left is not None:
                answer.game = book.game
                return edition.id, left
    return None, pieces


def without_name(pieces: list[Piece], names: set[str]) -> list[Piece] | None:
    """A question without the name of an edition; None where it does not stand there, or is all there is."""
    at = next((n for n, p in enumerate(pieces) if p.kind == "word" and p.text.strip(MARKS).casefold() in names), None)
    if at is None:
        return None
    rest = {"rules", "edition", "version", "doc", "document", "rulebook", "text"}
    begin = at
    while begin and pieces[begin - 1].kind == "word" and pieces[begin - 1].text.casefold() in BEFORE_NAME:
        begin -= 1
    left = [p for n, p in enumerate(pieces) if not (begin <= n <= at or (n == at + 1 and p.text.casefold().strip(MARKS) in rest))]
    return left if searched_words(left) or any(p.kind == "field" for p in left) else None
