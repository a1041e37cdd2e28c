"""How words sound, roughly: what is written by ear is compared by it."""

from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(maxsize=4096)
def sound(word: str) -> str:
    """How a word sounds: the same for "night" and "nite", "ghost" and "goast", "crew" and "crue"."""
    for pattern, instead in SOUNDS:
        word = pattern.sub(instead, word)
    return word


@lru_cache(maxsize=4096)
def frame(word: str) -> str:
    """What is left of a word's sound without its vowels, but that it begins with one, and without the voice of its consonants.

    The same for "enemies" and "enamys", "have" and "haf", "confront" and "cunfrond".
    """
    heard = sound(word)
    return ("a" if heard[:1] in VOWELS else "") + heard.translate(FRAME)


SOUNDS = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r"^gh", "g"),
        (r"^kn", "n"),
        (r"^wr", "r"),
        (r"^wh", "w"),
        (r"igh", "i"),
        (r"ph", "f"),
        (r"ough$", "uf"),
        (r"mb$", "m"),
        (r"tch", "ch"),
        (r"(?:[ct]i|sh)ous$", "shus"),
        (r"[cst]{1,2}ion", "shn"),
        (r"shun$", "shn"),
        (r"dg(?=e)", "j"),
        (r"[aeo]u?r(?=s?$)", "r"),
        (r"ay(?=ed$)|a[iy]", "a"),
        (r"(?<=^[a-z])[iy]ed$", "Id"),
        (r"(?<=[aeiouy])ed$", "d"),
        (r"(?<=[^aeiouydt])ed$", "d"),
        (r"oa", "o"),
        (r"ea|ee|ie|ei", "e"),
        (r"ew|ue|oo|ou", "u"),
        (r"ow", "u"),
        (r"sc(?=[eiy])|c(?=[eiy])", "s"),
        (r"ck|c|qu?", "k"),
        (r"x", "ks"),
        (r"y", "i"),
        (r"z", "s"),
        (r"e$", ""),
        (r"(.)\1", r"\1"),
    )
)
VOWELS = frozenset("aeiou")
FRAME = str.maketrans({**dict.fromkeys("aeiouhwI"), "v": "f", "d": "t", "b": "p", "g": "k", "j": "k"})
