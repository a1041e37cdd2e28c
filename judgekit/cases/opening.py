"""Opening a case: the position in which it begins, in one of its editions."""

from __future__ import annotations

from collections.abc import Mapping

import judgekit.games.five_sails as five_sails
from judgekit.cases.model import Case, CaseErrors
from judgekit.engine import CardDef, Position
from judgekit.errors import Problem
from judgekit.games.five_sails.boards.setup import build

EDITIONS = {"2023": "rulebook-2023", "playtest": "playtest-5.9.4e"}


def edition_id(name: str) -> str:
    """The full id of an edition."""
    return EDITIONS.get(name, name)


def short_edition(edition: str) -> str:
    """The short name of an edition."""
    return next((k for k, v in EDITIONS.items() if v == edition), edition)


def open_case(case: Case, edition: str, known: Mapping[str, CardDef] | None = None) -> Position:
    """The position in which a case begins, before any automatic step."""
    full = edition_id(edition)
    if full not in five_sails.GAME.editions:
        raise CaseErrors([Problem(case.file, case.place_of("edition"), f"unknown edition {edition!r}; it is one of 2023, playtest")])
    lines = [(b.depth, b.text, b.line) for b in case.board]
    decide = [(point, reading) for point, reading in case.decide]
    if known is None and case.board:
        from judgekit.cases.known import known_cards

        known = known_cards()
    p, wrong = build(case.players, full, lines, time=case.time, first=case.first_player, renown=case.renown, decide=decide, known=known)
    if p is None:
        raise CaseErrors([Problem(case.file, line or case.place_of(message), message) for line, message in wrong])
    return p
