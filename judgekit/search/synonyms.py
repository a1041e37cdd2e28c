"""What players say and what the book calls it, as data: synonyms.toml beside a game's rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judgekit import paths
from judgekit.errors import DataErrors, Problem
from judgekit.search.words import STOP, stem, tokens

KEYS = {"said", "meant", "weight", "source"}
OBJECTS = frozenset(map(stem, "him her it them me us you".split()))


@dataclass(frozen=True, slots=True)
class Synonym:
    """A word or phrase that is said, as stems, and the words meant by it, each with its weight."""

    said: tuple[str, ...]
    meant: tuple[str, ...]
    weight: float


def load_synonyms(file: Path, base: Path) -> list[Synonym]:
    """The synonyms of a game; raises DataErrors with everything wrong in the file."""
    if not file.exists():
        return []
    shown = str(file.relative_to(base.parent))
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataErrors([Problem(shown, 1, f"not readable as TOML: {error}")]) from error
    problems = [Problem(shown, 1, f"unknown key {key!r}; the file holds [[synonym]] entries") for key in data.keys() - {"synonym"}]
    out: list[Synonym] = []
    for number, row in enumerate(data.get("synonym", []), 1):
        wrong = row.keys() - KEYS
        if wrong or not all(isinstance(row.get(key), list) and row[key] for key in ("said", "meant")):
            problems.append(
                Problem(
                    shown,
                    1,
                    f"synonym {number}: needs the lists `said` and `meant`, may have `weight` and `source`"
                    + (f"; unknown: {', '.join(sorted(wrong))}" if wrong else ""),
                )
            )
            continue
        meant = tuple(dict.fromkeys(s for text in row["meant"] for s in stemmed(text)))
        out.extend(Synonym(said, meant, float(row.get("weight", 0.8))) for text in row["said"] if (said := tuple(stemmed(text))))
    if problems:
        raise DataErrors(problems)
    return out


def stemmed(text: str) -> list[str]:
    """The stems of a synonym; a stop word stays where it stands in a phrase."""
    words = tokens(text)
    return [stem(w) for w in words if len(words) > 1 or w not in STOP]


class Thesaurus:
    """Finds the synonyms in a question."""

    def __init__(self, synonyms: list[Synonym]) -> None:
        self.by_first: dict[str, list[Synonym]] = {}
        for synonym in synonyms:
            self.by_first.setdefault(synonym.said[0], []).append(synonym)
        for found in self.by_first.values():
            found.sort(key=lambda s: -len(s.said))

    def meant(self, words: list[str]) -> Iterator[tuple[int, int, Synonym]]:
        """Each synonym that stands in a list of stems: its place, its length, itself; the longest phrase first."""
        for place, word in enumerate(words):
            for synonym in self.by_first.get(word, ()):
                if length := said_at(words, place, synonym.said):
                    yield place, length, synonym

    def words(self) -> set[str]:
        """Every stem that players may say."""
        return {s for found in self.by_first.values() for synonym in found for s in synonym.said}


def said_at(words: list[str], place: int, said: tuple[str, ...]) -> int:
    """How many words a phrase takes up at a place, 0 where it does not stand there; an object may stand in it: "turns him down"."""
    at = place + 1
    for word in said[1:]:
        at += at < len(words) and words[at] in OBJECTS and words[at] != word
        if at >= len(words) or words[at] != word:
            return 0
        at += 1
    return at - place


def synonyms_of(game: str) -> list[Synonym]:
    """The synonyms of a game."""
    base = paths.rules_text()
    wanted = re.compile(rf'^game = "{re.escape(game)}"$', re.MULTILINE)
    folder = next((f.parent for f in base.glob("*/book.toml") if wanted.search(f.read_text(encoding="utf-8"))), None)
    return load_synonyms(folder / "synonyms.toml", base) if folder else []
