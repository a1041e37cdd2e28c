"""Where the automatic steps of a case stop: before a row of a procedure, or before those of several."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.cases.sentences.walking import ANY_PART, NEXT_ONES, ONCE_DONE, Pause
from judgekit.engine import Position, game_of
from judgekit.engine.errors import Unreadable
from judgekit.engine.facts import find_fact
from judgekit.engine.values import Run
from judgekit.games.five_sails.boards.moments.words import NEXT_DAY, PROCEDURES, THIS_DAY, At
from judgekit.nearest import did_you_mean

EARLY: dict[At, At] = {("planning", "initiative"): ("planning", "early initiative")}
"""Rows of which what is told of a step may mean an earlier one, where that comes."""


def stop_before(p: Position, at: At | None, card: str = "") -> Pause | None:
    """The pause before a row, or before the next one that the edition has."""
    if at is None or at == THIS_DAY:
        return None
    procedure, row = at
    if row in ONCE_DONE:
        return Pause(procedure, row, card)
    card = card if card in p.cast.names else ""
    if row in {ANY_PART, *NEXT_ONES}:
        return Pause(procedure, row, card)
    table = game_of(p).procedures[procedure].table
    here = {r.name for r in game_of(p).procedures[procedure].rows(p.edition)}
    names = [r.name for r in table]
    early = (Pause(*EARLY[at], card, due=True),) if at in EARLY else ()
    ahead = names[names.index(row) :] if row in names else []
    return next((Pause(procedure, name, card, early) for name in ahead if name in here), None)


LISTED = "; docs/engine.md lists procedures and rows"
A_ROW = re.compile(rf"(?P<procedure>{PROCEDURES}), (?P<row>[a-z -]+)", re.IGNORECASE)
"""A row that a case names just as docs/engine.md does."""


def row_problem(p: Position, text: str) -> str:
    """What is wrong with a row that a case names as `dusk, end`: there is none of that name, or the edition has none; empty where nothing is."""
    procedure, _, row = (x.strip().casefold() for x in text.rpartition(","))
    tables = game_of(p).procedures
    if procedure and procedure not in tables:
        return f"there is no procedure {procedure!r}{did_you_mean(procedure, tables, alike=50)}{LISTED}"
    within = [procedure] if procedure else list(tables)
    rows = [r.name for name in within for r in tables[name].table]
    if row not in rows:
        return f"{procedure or 'no procedure'} has no row {row!r}{did_you_mean(row, rows, alike=50)}{LISTED}"
    if all(r.name != row for name in within for r in tables[name].rows(p.edition)):
        which = f"{procedure} has no row" if procedure else "there is no row"
        return f"{which} {row!r} in {p.edition}; a step of one edition alone begins with '[2023]' or '[playtest]'"
    return ""


def named_row_problem(p: Position, text: str) -> str:
    """The same of what a case tells to be gone on to, where that is a row by its name."""
    return row_problem(p, text) if A_ROW.fullmatch(text.strip(" .")) else ""


def named_pause(p: Position, text: str) -> Pause:
    """The pause that a case asks for as `dusk, end`; without a procedure, before a row of that name in any."""
    if problem := row_problem(p, text):
        raise Unreadable(f"pause: {problem}")
    procedure, _, row = (x.strip().casefold() for x in text.rpartition(","))
    return (stop_before(p, (procedure, row)) if procedure else None) or Pause(procedure, row)


def both(one: Pause | None, other: Pause | None) -> Pause | None:
    """A pause before the rows of either."""
    return replace(one, also=(*one.also, other)) if one and other else one or other


def place_of(p: Position, pause: Pause) -> int:
    """The place of a pause in its procedure."""
    row = "effects" if pause.row in {ANY_PART, *NEXT_ONES} else pause.row
    return game_of(p).procedures[pause.procedure].row(row, p.edition)


def still_comes(p: Position, at: At) -> bool:
    """Whether a row is still ahead of what is pending."""
    procedure, row = at
    if at in EARLY and find_fact(p, "initiative early"):
        return False
    if at == NEXT_DAY:
        return any(isinstance(f, Run) and f.procedure == "day" and f.row > 0 for f in p.stack)
    for frame in reversed(p.stack):
        if isinstance(frame, Run) and frame.procedure == procedure:
            return frame.row <= next((n for n, r in enumerate(game_of(p).procedures[procedure].rows(p.edition)) if r.name == row), 0)
    day = next((f for f in p.stack if isinstance(f, Run) and f.procedure == "day"), None)
    rows = [r.name for r in game_of(p).procedures["day"].rows(p.edition)]
    return day is not None and procedure in rows and day.row <= rows.index(procedure)
