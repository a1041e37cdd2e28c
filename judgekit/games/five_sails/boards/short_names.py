"""Characters called by a word of their name, as people at a table do: `Soline` is Soline el Gato as long as nobody else is called so."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

from judgekit.engine import Position

WORD = r"[\w’'-]+"
GAME_WORDS = frozenset(
    "leader mercenary brute risk attachment event scheme city home locker action reaction technique maneuver forced challenge claim equip move pass "
    "recruit parley riposte parry thrust renown round duel threat pool day deck hand discard pile first player the "
    "dawn planning high drama plunder dusk crew cap faction approach final strike".split()
)
"""Words that mean something in the game whatever a card is called."""


@lru_cache(maxsize=8192)
def plain_letters(text: str) -> str:
    """A text as somebody types it who has no accents at hand."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def calling(name: str) -> list[str]:
    """The words of a name by which its bearer may be called."""
    words = [w for w in re.findall(WORD, name) if len(w) > 2 and w[0].isupper() and w.casefold() not in GAME_WORDS]
    return words if len(re.findall(WORD, name)) > 1 else []


def short_names(p: Position) -> dict[str, str]:
    """The words of characters' names that stand in no other name, and whose they are."""
    characters = tuple(name for n, name in enumerate(p.cast.names) if n and p.definition(n).kind == "character")
    return _short((*p.cast.names, *p.cast.seats, *p.cast.places), characters)


@lru_cache(maxsize=256)
def _short(names: tuple[str, ...], characters: tuple[str, ...]) -> dict[str, str]:
    count = Counter(plain_letters(w) for name in names for w in {*re.findall(WORD, name)})
    words = {plain_letters(w): name for name in characters for w in calling(name) if count[plain_letters(w)] == 1}
    whole = [plain_letters(name) for name in names]
    runs = {plain_letters(run): name for name in characters for run in runs_of(name)}
    return words | {run: name for run, name in runs.items() if sum(run in each for each in whole) == 1}


def runs_of(name: str) -> list[str]:
    """Several words of a longer name, one after another, by which its bearer may be called: `Don Rico` of `Don Rico Vela`."""
    words, calls = [*re.finditer(WORD, name)], calling(name)
    ends = [(a, b) for n, a in enumerate(words) for b in words[n + 1 :] if {a[0], b[0]} <= {*calls} and len(words) > 2]
    return [name[a.start() : b.end()] for a, b in ends if b.end() - a.start() < len(name)]


def with_full_names(p: Position, text: str, *, spelt: bool = False) -> str:
    """The text with whole names where a word of one was said; `spelt` only where it begins with a capital letter."""
    short = short_names(p)
    if not short:
        return text

    def called(m: re.Match[str]) -> str:
        return m[0] if spelt and not m[0][0].isupper() else short.get(plain_letters(m[0]), m[0])

    return _called_whole(p.cast.names, tuple(run for run in short if " " in run)).sub(called, text)


@lru_cache(maxsize=256)
def _called_whole(names: tuple[str, ...], runs: tuple[str, ...]) -> re.Pattern[str]:
    """Names of several words as they are, several words of one, and any other word."""
    parts = {run for name in names for run in runs_of(name) if plain_letters(run) in runs}
    whole = [re.escape(n) for n in sorted((n for n in names if " " in n), key=len, reverse=True)]
    whole += [rf"{re.escape(part)}(?![\w'’-]*\w)" for part in sorted(parts, key=len, reverse=True)]
    return re.compile("|".join([*whole, r"[\w-]+(?:['’](?!s\b)[\w-]+)*"]), re.IGNORECASE)
