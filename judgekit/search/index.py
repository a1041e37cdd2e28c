"""The Whoosh index: one document for each rule in each edition, one field for ranking and others for operators."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

from whoosh import analysis, fields
from whoosh import index as whoosh_index
from whoosh.filedb.filestore import FileStorage, RamStorage

from judgekit.library.model import Book, Kind, Rule
from judgekit.search.synonyms import synonyms_of
from judgekit.search.usage import write_usage
from judgekit.search.words import STOP, stem, tokens

COMMON_WORDS, KNOWN_WORDS = 25_000, 50_000
SUMS = "sums.json"
RANKED = ("content", "heard")
"""The fields whose words a question's are looked for in."""


class Stems(analysis.Tokenizer):  # type: ignore[misc]  # whoosh ships no types
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
    text, title = fields.TEXT(analyzer=Stems(), phrase=True), fields.TEXT(analyzer=Stems(), phrase=True)
    text.scorable = title.scorable = False  # they only choose, and lengths cost time
    return fields.Schema(
        key=fields.ID(stored=True, unique=True),
        view=fields.KEYWORD(lowercase=True),
        content=fields.TEXT(analyzer=Stems(), phrase=False),
        heard=fields.TEXT(analyzer=Stems(), phrase=False),
        text=text,
        title=title,
        kind=fields.KEYWORD(lowercase=True),
        game=fields.ID,
        edition=fields.KEYWORD(lowercase=True),
        chapter=fields.ID,
        standing=fields.ID,
    )


class Memory(RamStorage):  # type: ignore[misc]  # whoosh ships no types
    """An index while it is written: Whoosh asks its storage for every word whether a file exists."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def temp_storage(self, name: str | None = None) -> FileStorage:
        """A folder of its own beside the index, for what a large library sorts on the disk."""
        return FileStorage(tempfile.mkdtemp(dir=self.folder)).create()


def write_index(folder: Path, books: list[Book]) -> None:
    """Writes an index for each game, and the words that questions are compared with, into a new folder."""
    folder.mkdir(parents=True)
    for book in books:
        inside = folder / book.game
        inside.mkdir()
        with tempfile.TemporaryDirectory(dir=inside) as work:
            memory = Memory(Path(work))
            index = memory.create_index(schema())
            writer = index.writer(limitmb=32)
            keys = []
            for each in documents(book):
                writer.add_document(**each)
                keys.append(each["key"])
            writer.commit()
        for name in memory.list():
            (inside / name).write_bytes(memory.files[name])
        words = lexicon(book, spread(index, "heard")) | {"keys": keys, "spread": spread(index, *RANKED)}
        (inside / "words.json").write_text(json.dumps(words, ensure_ascii=False), encoding="utf-8")
    english, rare = common_english()
    (folder / "english.json").write_text(json.dumps(english), encoding="utf-8")
    write_usage(folder, books, english["words"], rare)
    (folder / SUMS).write_text(json.dumps(sums(folder)), encoding="utf-8")


def spread(index: whoosh_index.Index, *names: str) -> dict[str, int]:
    """In how many documents each stem stands, in that of some fields in which it stands in most."""
    out: dict[str, int] = {}
    with index.reader() as reader:
        for field in names:
            for word, info in reader.iter_field(field):
                found = word.decode()
                out[found] = max(out.get(found, 0), int(info.doc_frequency()))
    return out


def sums(folder: Path) -> dict[str, int]:
    """A checksum of every file of a folder of indexes that holds something."""
    files = (f for f in sorted(folder.rglob("*")) if f.is_file() and f.name != SUMS)
    return {f.relative_to(folder).as_posix(): crc32(held) for f in files if (held := f.read_bytes())}


def documents(book: Book) -> Iterator[dict[str, str]]:
    """Everything of a game that can be found, as the index holds it."""
    sections = {s.id: s.title for c in book.chapters for s in c.sections}
    for rule in book.rules:
        for edition in rule.editions:
            yield document(book, rule, edition, sections.get(rule.section, ""))


def views(book: Book, rule: Rule, edition: str) -> str:
    """In which choices of an edition a document is found: its own, and none where nothing newer has the rule."""
    shown = book.current.id if rule.stands_in(book.current.id) else rule.editions[0]
    return f"{edition} shown" if edition == shown else edition


def document(book: Book, rule: Rule, edition: str, section: str) -> dict[str, str]:
    """One rule in one edition as the index holds it."""
    text = rule.text_in(edition)
    kinds = {rule.kind.value, rule.form.value} - {"statement"} | ({rule.standing.value, "open"} if rule.readings else set())
    aliases = next(e for e in book.editions if e.id == edition).aliases
    return {
        "key": f"{rule.id}|{edition}",
        "view": views(book, rule, edition),
        "content": "\n".join([rule.title, rule.title, section, text, *rule.also, *rule.also, *rule.asked, *(r.text for r in rule.readings)]),
        "heard": rule.heard_text,
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


def lexicon(book: Book, heard: Iterable[str]) -> dict[str, Any]:
    """The words of a game's rules with their counts, those that are only `heard`, and those of each part of its book."""
    counts = Counter(word for c in book.chapters for s in c.sections for word in tokens(s.title))
    neighbourhoods: dict[str, Counter[str]] = {}
    for rule in (r for r in book.rules if r.kind is not Kind.REMARK):
        near = neighbourhoods.setdefault(neighbourhood(rule), Counter())
        for part in (rule.title, *rule.also, *rule.asked, *(rule.text_in(e) for e in rule.editions)):
            words = tokens(part)
            counts.update(words)
            near.update({stem(w) for w in words if w not in STOP})
    synonyms = [[s.said, s.meant, s.weight] for s in synonyms_of(book.game)]
    own: Counter[str] = Counter()
    for word, count in counts.items():
        own[stem(word)] += count
    return {"words": dict(counts), "stems": own, "heard": sorted(set(heard) - own.keys()), "neighbourhoods": neighbourhoods, "synonyms": synonyms}


def common_english() -> tuple[dict[str, Any], list[str]]:
    """The commonest words of English with their counts, and the same by stem: they tell what is said elsewhere; and the rarer ones."""
    from spellchecker import SpellChecker

    every = Counter(SpellChecker(distance=1).word_frequency.dictionary).most_common()
    found = every[:COMMON_WORDS]
    stemmed: Counter[str] = Counter()
    for word, count in found:
        stemmed[stem(word.replace("'", ""))] += count
    return {"words": rough(dict(found)), "stems": rough(stemmed)}, [word for word, _ in every[COMMON_WORDS:KNOWN_WORDS] if word.isalpha()]


def rough(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts to two digits: only how many times more often matters, and a shorter file is opened and sent sooner."""
    return {word: int(float(f"{count:.1e}")) for word, count in counts.items()}
