"""Who is told to go somewhere, as the target of what is used: `plays Quick Step: Tess moves to The Docks` targets Tess, and then names the place."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.cases.sentences.unasked import GOES, OF_IT
from judgekit.engine import Option, Position


def mover_targeted(p: Position, found: Sequence[Option], left: list[Piece]) -> list[Piece]:
    """The parts, where a target is asked for, with whoever is told to go somewhere as a target by name: the place is asked for behind it."""
    offered = {normal(o.text).removeprefix("choose ") for o in found}
    places = {normal(place) for place in p.cast.places}
    out: list[Piece] = []
    for n, piece in enumerate(left):
        goes = GOES.fullmatch(normal(piece.text)) if n + 1 < len(left) and left[n + 1].link == "to" else None
        there = goes is not None and (normal(left[n + 1].text) in places or "home" in normal(left[n + 1].text).split())
        who = {normal(x) for x in ((goes["whom"], goes["who"]) if goes else ()) if x} - OF_IT
        one = next(iter(who), "")
        before = {normal(x.text) for x in left[:n]} & offered
        named = bool(before)
        if there and len(who) == 1 and one in (before or offered):
            out += [] if named else [Piece(one, "on")]
        elif not (there and not who and named):
            out.append(piece)
    return out
