"""What a noun phrase says of the thing in a clause: `who has 2 or more wounds`, `whose controller has no Renown`. Any condition may stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from judgekit.engine.cast import Cast, Word, named
from judgekit.engine.errors import Unreadable
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.game import GAME

CLAUSE = re.compile(r"(.+?) (?:who|that|which) ((?:is|are|has|have|had|was|were|controls?|bears?|opposes?|does|did)\b.+)", re.IGNORECASE)
OF_CONTROLLER = re.compile(r"(.+?) (?:whose (?:controller|player)|with a controller who) ((?:is|has|controls?|does)\b.+)", re.IGNORECASE)
PLURAL = re.compile(r"^(?:are|have|were)\b")
CANDIDATE = ("candidate",)


def taken_off(text: str) -> tuple[str, str] | None:
    """(the phrase without its clause, the test that the clause says); None where it has none that can be read."""
    for pattern, whose in ((CLAUSE, ""), (OF_CONTROLLER, "controller ")):
        found = pattern.fullmatch(text)
        if found and condition_in(f"{whose}{found[2]}") is not None:
            return found[1], f"so:{whose}{found[2]}"
    return None


def clause_of(said: str) -> str:
    """A clause as it stands behind a noun."""
    return f"whose {said}" if said.startswith("controller ") else f"who {said}"


@lru_cache(maxsize=1024)
def condition_in(said: str) -> Word | None:
    """The condition that a clause says of the thing; None where no word says it, or it is about something else."""
    from judgekit.games.five_sails.texts.reading_words import read_condition

    said = PLURAL.sub(lambda m: {"are": "is", "have": "has", "were": "was"}[m[0]], said)
    subject = "the controller of the candidate" if said.startswith("controller ") else "the candidate"
    try:
        word = read_condition(f"{subject} {said.removeprefix('controller ')}", Reading(kind="Action"))
    except Unreadable:
        return None
    return word if _about_candidate(word) else None


def _about_candidate(value: Any) -> bool:  # noqa: ANN401  # whatever a word takes
    """Whether a condition speaks of the thing in every part of it."""
    if isinstance(value, Word) and any(isinstance(a, Word) for a in value.args):
        return all(_about_candidate(a) for a in value.args if isinstance(a, Word)) or CANDIDATE in value.args
    return isinstance(value, Word) and CANDIDATE in value.args


def _said_of(value: Any, thing: int) -> Any:  # noqa: ANN401  # as above
    """A condition with the thing in the place of "the candidate"."""
    if value == CANDIDATE:
        return ("one", thing)
    if isinstance(value, Word):
        return Word(value.name, tuple(_said_of(a, thing) for a in value.args))
    return value


@GAME.vocabulary.word("selector", "so", rule="play/targeting", fails="{thing} is not one {clause}")
def so_of_it(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """Of which a condition holds, as the clause behind the noun says it."""
    word = condition_in(value)
    return word is not None and is_so(p, use, _said_of(word, thing))


@lru_cache(maxsize=64)
def conditions_asked(cast: Cast) -> frozenset[str]:
    """The conditions that some ability of a case names, those in the clauses of its nouns too: what they look back at has to be kept in mind."""
    clauses = {t for a in cast.lent for w in (*a.costs, *a.effects, *a.conditions, *([a.trigger.word] if a.trigger else ())) for t in _clauses(w)}
    clauses |= {t for a in cast.lent for target in a.targets for t in target.tests if t.startswith("so:")}
    said = (condition_in(t.removeprefix("so:")) for t in clauses)
    return cast.conditions | {w.name for word in said if word is not None for w in named((word,))}


def _clauses(value: Any) -> Iterator[str]:  # noqa: ANN401  # as above
    """The clauses of nouns in what an ability says."""
    if isinstance(value, str):
        yield from ([value] if value.startswith("so:") else ())
    elif isinstance(value, tuple):
        for one in value:
            yield from _clauses(one)
