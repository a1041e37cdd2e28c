"""The Whoosh index: one document for each rule in each edition, one field for ranking and others for operators."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from whoosh import analysis, fields
from whoosh import index as whoosh_index

from judgekit.library.model import Book, Kind, Rule
from judgekit.search.words import STOP, stem, stems, tokens

COMMON_WORDS = 25_000


class Stems(analysis.Tokenizer):  # type: ignore[misc]
    """Cuts a text as `words` does, so that index and question agree."""

    def __call__(self, value: str, positions: bool = False, chars: bool = False, mode: str = "", **more: object) -> Iterator[analysis.Token]:
        """Yields Whoosh's tokens."""
        token = analysis.Token(positions, chars, mode=mode)
        for place, word in enumerate(tokens(value)):
            if word not in STOP or positions:
                token.text = stem(word)
                token.stopped = False
                token.boost = 1.0
                if positions:
                    token.pos = place
                yield token


def schema() -> fields.Schema:
    """The fields of the index."""
    return fields.Schema(
        key=fields.ID(stored=True, unique=True),
        view=fields.KEYWORD(lowercase=True),
        content=fields.TEXT(analyzer=Stems(), phrase=False),
        text=fields.TEXT(analyzer=Stems(), phrase=True),
        title=fields.TEXT(analyzer=Stems(), phrase=True),
        kind=fields.KEYWORD(lowercase=True),
        game=fields.ID,
        edition=fields.KEYWORD(lowercase=True),
        chapter=fields.ID,
        standing=fields.ID,
    )


def write_index(folder: Path, books: list[Book]) -> None:
    """Writes the index, and the words that questions are compared with, into a new folder."""
    folder.mkdir(parents=True)
    writer = whoosh_index.create_in(str(folder), schema()).writer(limitmb=64)
    for book in books:
        sections = {s.id: s.title for c in book.chapters for s in c.sections}
        for rule in book.rules:
            for edition in rule.editions:
                writer.add_document(**document(book, rule, edition, sections.get(rule.section, "")))
    writer.commit()
    (folder / "words.json").write_text(json.dumps(lexicon(books), ensure_ascii=False), encoding="utf-8")


def views(book: Book, rule: Rule, edition: str) -> str:
    """In which choices of game and edition a document is found: its edition, and the game where nothing newer has the rule."""
    shown = book.current.id if rule.stands_in(book.current.id) else rule.editions[0]
    return f"{book.game}/{edition}" + (f" {book.game} all" if edition == shown else "")


def document(book: Book, rule: Rule, edition: str, section: str) -> dict[str, str]:
    """One rule in one edition as the index holds it."""
    text = rule.text_in(edition)
    kinds = {rule.kind.value, rule.form.value} - {"statement"} | ({rule.standing.value, "open"} if rule.readings else set())
    aliases = next(e for e in book.editions if e.id == edition).aliases
    return {
        "key": f"{rule.id}|{edition}",
        "view": views(book, rule, edition),
        "content": "\n".join([rule.title, rule.title, section, text, *rule.also, *rule.also, *rule.asked, *(r.text for r in rule.readings)]),
        "text": text,
        "title": " | ".join((rule.title, *rule.also)),
        "kind": " ".join(sorted(kinds)),
        "game": book.game,
        "edition": " ".join((edition, *(a.replace(" ", "-") for a in aliases))),
        "chapter": rule.chapter,
        "standing": rule.standing.value,
    }


def neighbourhood(rule: Rule) -> str:
    """The part of the book that a rule stands in, as small as a section."""
    return f"{rule.game}/{rule.chapter}/{rule.section or rule.parent or rule.id}"


def lexicon(books: list[Book]) -> dict[str, Any]:
    """The words of the rules with their counts, the words of each part of the book, and the commonest words of English."""
    from spellchecker import SpellChecker

    counts: Counter[str] = Counter()
    neighbourhoods: dict[str, Counter[str]] = {}
    for rule in (r for b in books for r in b.rules if r.kind is not Kind.REMARK):
        near = neighbourhoods.setdefault(neighbourhood(rule), Counter())
        for part in (rule.title, *rule.also, *rule.asked, *(rule.text_in(e) for e in rule.editions)):
            counts.update(tokens(part))
            near.update(set(stems(part)))
    english = Counter(SpellChecker(distance=1).word_frequency.dictionary).most_common(COMMON_WORDS)
    return {
        "words": dict(counts),
        "english": " ".join(w for w, _ in english),
        "english_counts": [n for _, n in english],
        "neighbourhoods": neighbourhoods,
    }
