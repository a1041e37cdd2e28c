"""Whether a clause of a line has the words of a clause of a step that matter: the same side, the same number, no other thing of the game."""

from __future__ import annotations

from judgekit.cases.expecting.doings import TO_ITSELF, is_told
from judgekit.cases.expecting.sources import Source
from judgekit.cases.expecting.told_clauses import KINDS, Told

ENOUGH = 0.6
"""How much of what a step says a line must say in the same words, beside all that must be told."""
OPPOSITES = (
    ("top", "bottom"), ("engaged", "garde"), ("faceup", "facedown"), ("seen", "unseen"), ("left", "right"), ("highest", "lowest"),
    ("most", "fewest"), ("more", "les"), ("controlled", "uncontrolled"), ("closest", "farthest"), ("inner", "outer"), ("first", "last"),
    ("friendly", "enemy"), ("above", "below"),
)  # fmt: skip
SIDES = frozenset(x for pair in OPPOSITES for x in pair) - {"first", "last", "more"} | frozenset("fewer hardly barely nearly almost".split())
UNITS = frozenset({"card", "wound", "renown", "threat"})
OF_THE_GAME = frozenset(
    "scheme mercenary risk attachment event location brute character renown threat influence combat finesse resolve riposte parry thrust control "
    "token initiative panache lethal pool deck hand locker pile crew home line duel round day dawn planning plunder dusk priority cost wealth "
    "victory leader mercenary approach faction reaction forced technique maneuver action".split()
)
"""What a step names of the game must be named by the line as well."""
UNTOLD = {"draw": {"deck", "hand", "faction"}, "discard": {"hand"}, "reveal": {"hand", "deck"}}
"""From where something comes is nothing that a line tells, as it comes from nowhere else."""


def in_words(said: Told, told: Told, source: Source) -> bool:
    """Whether a clause of a line has the words that matter, and most of the others."""
    mine, theirs = said.words, told.words
    if any((a in mine and b in theirs - mine and a not in theirs) or (b in mine and a in theirs - mine and b not in theirs) for a, b in OPPOSITES):
        return False
    untold = mine - theirs - _of_source(said, told, source) - {x for verb in said.verbs for x in UNTOLD.get(verb, ())}
    untold = frozenset(x for x in untold if not (x.endswith(" (noun)") and is_told(x.removesuffix(" (noun)"), set(told.verbs))))
    if any(x.endswith(" (noun)") for x in untold) or untold & (OF_THE_GAME | SIDES | said.called | {said.main}):
        return False
    every = len(mine) + len(said.names) + len(said.verbs)
    return every > 0 and every - len(untold) >= ENOUGH * every


def _of_source(said: Told, told: Told, source: Source) -> frozenset[str]:
    """The words that speak of the ability of which a line comes, and not of what it tells."""
    mine = source.card.removeprefix("the ") in said.names
    answers = "answer" in told.verbs and said.words & KINDS <= {"reaction", "forced"}
    seen = {"seen"} if "draw" in told.verbs and "unseen" not in told.words and told.objects else set()
    return frozenset({x for x in said.words & KINDS if (mine and x in source.kind) or answers} | {"city"} | seen)


def is_as_told(said: Told, told: Told) -> bool:
    """Whether a clause in which nothing is done, and nothing is denied, is of the same, with anything said of it."""
    if said.denied or (said.state and (told.verbs or not said.words or not said.subject <= told.subject)):
        return False
    nouns = [x.removesuffix(" (noun)") for x in said.words if x.endswith(" (noun)")]
    return bool(said.words or said.names <= told.names) and all(not told.verbs or is_told(x, set(told.verbs)) for x in nouns)


def is_done_to(told: Told) -> bool:
    """Whether the subject of a clause is that to which something is done."""
    return told.passive or told.suffers or (not told.objects and bool(told.verbs & TO_ITSELF))


def as_often(said: Told, told: Told) -> bool:
    """Whether the numbers are the same, each of what it counts; one goes without saying."""
    for n, of in said.numbers:
        theirs = [x for x, what in told.numbers if what == of] or [x for x, what in told.numbers if not {what, of} <= UNITS]
        if (theirs and n not in theirs) or (not theirs and n != "1") or (not theirs and told.numbers and of in UNITS):
            return False
    return True
