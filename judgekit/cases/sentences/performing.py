"""Who performs what a sentence says without naming a performer: whoever alone can, or anybody where it comes to the same."""

from __future__ import annotations

from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import Pause, Walk, choose
from judgekit.engine import Option, Position
from judgekit.engine.values import Choice, Use
from judgekit.games.five_sails.values import RULEBOOK


def only_able(walk: Walk, free: list[Option], pause: Pause | None) -> Choice | None:
    """The performer who is meant though nobody named one: only with them can everything else be done, or it comes to the same with others."""
    able = able_performers(walk, free, pause)
    return able[0][0].choice if able and all(_whoever(p) == _whoever(able[0][1]) for _, p in able) else None


def _whoever(p: Position) -> Position:
    """A position without who performs the rulebook's own Action that is being used: where nothing else tells them apart, anybody will do."""
    return p.on(tuple(f._replace(performer=0) if isinstance(f, Use) and f.card == RULEBOOK else f for f in p.stack))


def able_performers(walk: Walk, free: list[Option], pause: Pause | None) -> list[tuple[Option, Position]]:
    """With whom as performer everything else that is said can be done, and where that leads."""
    from judgekit.cases.sentences.phrases import walk_phrase  # which asks here in its turn

    able: list[tuple[Option, Position]] = []
    for option in free:
        trial = walk_phrase(walk.position, option.choice.player, "", pause, pieces=[Piece(option.text, "with"), *walk.left])
        if not trial.problem and not trial.left and not trial.waiting and trial.verdict == "legal":
            able.append((option, trial.position))
    return able


def perform(walk: Walk, able: list[tuple[Option, Position]], pause: Pause | None) -> bool:
    """Takes whoever can perform what is said, where it comes to the same; otherwise somebody has to be named, but for the rulebook's own actions."""
    same = all(p == able[0][1] for _, p in able)
    if same:
        choose(walk, able[0][0].choice, pause)
    elif any(isinstance(f, Use) and f.card != RULEBOOK for f in walk.position.stack):
        names = " or ".join(option.text for option, _ in able)
        walk.problem = f"nobody is named who performs it: it could be {names}; say 'with …'"
    return same or bool(walk.problem)
