"""Sentences as people say them who have never seen the vocabulary, brought to its wording; tried before everything else."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

YOURS = r"(?:of your (?:own )?characters|(?:other )?characters (?:that )?you control)"
POOL = r"(?:threat )?pools?"


def _singular(found: re.Match[str]) -> str:
    """One of those that a player controls."""
    noun = re.sub(r"ies$", "y", found[1]) if found[1].endswith("ies") else found[1].removesuffix("s")
    return f"a {noun} you control"


EVERY = Table(
    (
        r"\b(?:any )?one of your (?:own )?((?:(?:other|engaged|en garde|wounded|(?-i:[A-Z])\w+) )*(?:characters|attachments|(?-i:[A-Z])\w+s))\b",
        _singular,
    ),
    (r"\b(?:is|are) (?:treated|considered) (?:as having|to have) the (.+?) trait\b", r"has the trait \1"),
    (r"\b(?:is|are) (?:treated as|considered(?: to be)?|counted as) an? ((?-i:[A-Z])[\w' -]*)(?=$|[.,])", r"has the trait \1"),
    (r"\bcounts as (?:an? |having the )((?-i:[A-Z])[\w' -]*?)(?: trait)?(?=$|[.,])", r"has the trait \1"),
)
"""For every kind of sentence."""
EFFECTS = Table(
    (
        rf"^(?:exchange|swap|switch) (?:the )?(?:locations|positions|places) of two {YOURS}$",
        "exchange the locations of a chosen character you control and another chosen character you control",
    ),
    (rf"^(?:exchange|swap|switch) (?:the )?{POOL} of (?:both|the)(?: two)? participants$", "exchange the pools of the participants"),
    (rf"^both participants (?:exchange|swap|switch) (?:their )?{POOL}$", "exchange the pools of the participants"),
    (
        rf"^double (?:all )?(?:the )?threat in the adversary's {POOL}$",
        "add 1 threat to the adversary's pool for each threat in the adversary's pool",
    ),
    (
        rf"^double (?:all )?(?:the )?threat in your(?: participant's)? {POOL}$",
        "add 1 threat to the pool of your participant for each threat in your pool",
    ),
    (r"^(return|put|take) another (.+?) from (your dueling line) (?:back )?(?:in)?to your hand$", r"return a chosen other \2 in \3 to your hand"),
    (
        r"^(?:return|put|take) an? (?!chosen)(.+?) (?:from|in) (your dueling line|your discard pile|your Locker) (?:back )?(?:in)?to your hand$",
        r"return a chosen \1 in \2 to your hand",
    ),
    (
        r"^((?:return|put|move|en garde|heal|draw) .+?) (?:after|at the end of) (?:this|the|your) round(?: of the duel)?$",
        r"after your participant's round ends, \1",
    ),
    (
        r"^choose an? (.+?) (?:from|in) (?:it|that hand|their hand)(?:, (?:and|then) discard (?:it|that card)| and discard (?:it|that card))$",
        r"discard a \1 from that hand",
    ),
    (r"^discard an? (?!card\b)(.+?) (?:of your choice )?from (?:it|that hand|their hand)$", r"discard a \1 from that hand"),
    (r"^((?!you\b|return|send|move).+?) moves? Home( engaged)?$", r"move \1 Home\2"),
    (
        r"^(?:you may )?put the (?:other|rest|remaining) (?:cards )?on the bottom of your deck in any order$",
        "put the rest on the bottom in any order",
    ),
)
"""The sentences of effects."""
CONDITIONS = Table(
    (r"^no (.+?)s? (?:is|are) (here|there|at .+|in .+)$", r"there is no \1 \2"),
    (r"^there (?:is not|isn't|are not|aren't) (?:an?|any) (.+?)s?( (?:here|there|at .+|in .+))$", r"there is no \1\2"),
)
"""The sentences of conditions."""
TABLES = {"effect": EFFECTS, "condition": CONDITIONS}


def loosely(role: str, sentence: str) -> str:
    """A sentence nearer to the vocabulary."""
    plain = EVERY(sentence)
    return TABLES[role](plain) if role in TABLES else plain
