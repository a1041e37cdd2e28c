"""Why just what a sentence says cannot be done: with the performer and on the targets that it names."""

from __future__ import annotations

from itertools import chain, takewhile

from judgekit.cases.sentences.pieces import Piece, normal, pieces_of
from judgekit.cases.sentences.sayings import sayings
from judgekit.engine import Position, game_of, options
from judgekit.engine.values import Choice, Reason

ASKED = {"action", "react"}
"""The questions that a use of an ability answers."""


def named_use(p: Position, player: int, text: str) -> tuple[Choice, list[tuple[str, str]]] | None:
    """The use of an ability that a sentence begins with, offered or not, and what it names besides: how it is joined, and its name."""
    parts = pieces_of(text, tuple(chain(p.cast.names, p.cast.places, (f"Home of {s}" for s in p.cast.seats))))
    if not parts:
        return None
    first, *others = parts
    said = normal(first.text)
    best: tuple[int, Choice] | None = None
    for option in options(p):
        choice = option.choice
        if choice.player == player and choice.question in ASKED and choice.args[0] == "use":
            for s in sayings(option):
                if (said == s or said.startswith(s + " ")) and (best is None or len(s) > best[0]):
                    best = (len(s), choice)
    if best is None:
        return None
    rest = said[best[0] :].strip()
    return best[1], ([("", rest)] if rest else []) + [(x.link, x.text) for x in others if x.link not in {"paying", "pay"}]


def against(p: Position, player: int, text: str) -> tuple[Reason, ...]:
    """The reasons against just what was said, where a performer or targets were named."""
    use = named_use(p, player, text) if player >= 0 else None
    if use is None or not use[1]:
        return ()
    return tuple(game_of(p).hooks["why exactly"](p, player, *use[0].args[1:3], use[1]))


def with_performer(p: Position, player: int, text: str, parts: list[Piece]) -> tuple[list[Piece], tuple[Reason, ...]]:
    """The parts without a performer who needs no choosing, and the reasons against one where the rules fix that somebody else performs."""
    behind = list(takewhile(lambda x: x.link, parts[1:]))  # `use Bell's Action; claim with Bo` has Bo perform something else
    use = named_use(p, player, text) if player >= 0 and any(x.link == "with" for x in behind) else None
    if use is None:
        return parts, ()
    hooks, (card, number) = game_of(p).hooks, use[0].args[1:3]
    said = [(x.link, x.text) for x in behind if x.link not in {"paying", "pay"}]
    if hooks["another performs"](p, player, card, number, said):
        return [], tuple(hooks["why exactly"](p, player, card, number, said))
    left = [x for x in behind if x.link != "with" or not hooks["performs anyway"](p, player, card, number, x.text)]
    return [parts[0], *left, *parts[1 + len(behind) :]], ()


def stranger(p: Position, left: list[Piece], taken: int) -> bool:
    """Whether a sentence says with whom something is done, and that is somebody of another player, not the part that was taken for it."""
    if p.asking is None or left[taken].link == "with":
        return False
    names = {normal(p.cast.names[n]) for n, c in enumerate(p.cards) if c.zone == "play" and c.control != p.asking.player}
    return any(x.link == "with" and normal(x.text) in names for x in left)
