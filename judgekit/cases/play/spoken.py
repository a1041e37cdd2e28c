"""Choices as steps of a case: said so that reading the steps makes the same choices again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgekit.cases.model import Step
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.engine import Choice, EngineError, Position, game_of
from judgekit.engine.trace import player_name

LONGEST = 12
"""More choices are never said in one sentence."""


def steps_of(path: Sequence[tuple[Position, Choice]]) -> tuple[Step, ...]:
    """The steps that make these choices, each given with the position in which it was made."""
    return tuple(step for step, _ in spoken(path))


def spoken(path: Sequence[tuple[Position, Choice]]) -> Iterator[tuple[Step, int]]:
    """The same steps, each with how many of the choices it makes."""
    at = 0
    while at < len(path):
        step, made = _edit(*path[at]) if path[at][1].question == "edit" else _sentence(path[at:])
        yield step, made
        at += made


def _edit(p: Position, choice: Choice) -> tuple[Step, int]:
    name, *args, reason = choice.args
    what = game_of(p).edits[name].text_of(args)
    return Step("edit", what + (f" because {reason}" if reason else "")), 1


def _sentence(rest: Sequence[tuple[Position, Choice]]) -> tuple[Step, int]:
    """The shortest sentence that makes just the next choices: what a reader would answer otherwise without being told is said too."""
    p, first = rest[0]
    who = player_name(p, first.player).removeprefix("the ")
    said: list[str] = []
    for n, (q, choice) in enumerate(rest[:LONGEST]):
        if choice.player != first.player or choice.question == "edit":
            continue
        said.append(_text(q, choice))
        made = _made(p, first.player, "; ".join(said))
        if n < len(made) <= len(rest) and made == [c for _, c in rest[: len(made)]]:
            return Step(who, "; ".join(said)), len(made)
    return Step(who, _text(p, first)), 1


def _text(p: Position, choice: Choice) -> str:
    ask = p.asking
    return game_of(p).questions[ask.question].text(p, ask, choice.args) if ask else str(choice)


def _made(p: Position, player: int, text: str) -> list[Choice]:
    """The choices that a reader makes of a sentence; none where it is not understood to its end."""
    try:
        walk = walk_phrase(p, player, text)
    except EngineError:
        return []
    return [] if walk.problem or walk.left or walk.waiting or walk.verdict == "illegal" else walk.choices
