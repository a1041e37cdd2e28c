"""A slip of the pen in a sentence that no word says: which sentence was meant, where one misspelt word or two keep it from being read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import product

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.noun_phrases import ADJECTIVES, KINDS, PLACES, VALUES

WORD = re.compile(r"[A-Za-z]{3,}")
NEAR, MOST = 0.72, 2
"""How alike a misspelt word is to the one that was meant, and how many there are in one sentence."""


@lru_cache(maxsize=1)
def spelt() -> tuple[str, ...]:
    """Every word in which the vocabulary is said."""
    said = (re.sub(r"\{\w+\}", " ", s) for s in GAME.vocabulary.sentences("effect", "cost", "condition", "trigger", "passive"))
    return tuple(sorted({w.casefold() for s in (*said, *ADJECTIVES, *KINDS, *VALUES, *(words for words, _ in PLACES)) for w in WORD.findall(s)}))


def meant(sentence: str, name: str, reads: Callable[[str], object]) -> str:
    """The sentence that was meant, where it can be read; empty where it would take more than a mended word or two."""
    own = {w.casefold() for w in WORD.findall(name)}
    odd = [m for m in WORD.finditer(sentence) if m[0].casefold() not in {*spelt(), *own}]
    near = {m: close for m in odd if (close := get_close_matches(m[0].casefold(), spelt(), 3, NEAR))}
    if not 0 < len(near) <= MOST:
        return ""
    kept = [[m[0].casefold(), *close] if m[0][0].isupper() else close for m, close in near.items()]  # it may be the name of a Trait
    return next((text for text in _mended(sentence, [*near], kept) if text != sentence and _can_be_read(text, reads)), "")


def _mended(sentence: str, wrong: list[re.Match[str]], near: list[list[str]]) -> Iterator[str]:
    """The sentence with each of its misspelt words as it may have been meant."""
    for words in product(*near):
        text = sentence
        for found, word in reversed([*zip(wrong, words, strict=True)]):
            text = text[: found.start()] + (word.capitalize() if found[0][0].isupper() else word) + text[found.end() :]
        yield text


def _can_be_read(text: str, reads: Callable[[str], object]) -> bool:
    try:
        reads(text)
    except Unreadable:
        return False
    return True
