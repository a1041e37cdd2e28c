"""Facts of the Day's phases: which is going on, which is over, and which comes next."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine import game_of
from judgekit.engine.values import Line, Position, Run
from judgekit.games.five_sails.facts.text import Known, form, yes_no

PHASES = ("dawn", "planning", "high drama", "plunder", "dusk")
NEXT_PHASE = dict(zip(PHASES, (*PHASES[1:], PHASES[0]), strict=True))
"""The phase that comes after each; after Dusk that is the next Day's Dawn."""


@form("{phase}[ phase|] [over|is over|ended|has ended|ends|finished|is finished|at an end] =")
def phase_over(k: Known, phase: str) -> str:
    """Whether a phase of the Day is over, as the game is or the next phase has been reached since."""
    by_itself = bool(k.lines) and k.lines[-1].rule.endswith("day/high-drama-turns")  # nobody has done anything in the new Day
    dawn = 0 if by_itself else max((n for n, line in enumerate(k.lines) if "/day/day-begin" in line.rule), default=0)
    if phase_ahead(k.p, phase):
        return yes_no(ended(k.lines[dawn:], phase))
    gone = str(k.p.board.phase).casefold() != phase.casefold()
    return yes_no(bool(k.p.board.over) or gone or ended(k.lines[dawn:], phase))


def phase_ahead(p: Position, phase: str) -> bool:
    """Whether a phase comes after the one that is going on, or on which the game has ended."""
    now, then = str(p.board.phase).casefold(), phase.casefold()
    return now in PHASES and then in PHASES and PHASES.index(then) > PHASES.index(now)


@form(
    "{phase}[ phase|] [over|is over|ended|has ended|ends] [by passing|by passes|because all have passed|by everybody passing|by consecutive passes] ="
)
def over_by_passing(k: Known, phase: str) -> str:
    """Whether High Drama is over since all players have passed in a row; no other phase ends so."""
    passed = any(line.text.strip().startswith("All players have passed") for line in _of_today(k))
    return yes_no(phase.casefold() == "high drama" and passed and phase_over(k, phase) == "yes")


def _of_today(k: Known) -> Sequence[Line]:
    """The lines since the Day began."""
    return k.lines[max((n for n, line in enumerate(k.lines) if "/day/day-begin" in line.rule), default=0) :]


def ended(lines: Sequence[Line], phase: str) -> bool:
    """Whether lines tell that a phase of the Day has come to its end."""
    low = phase.casefold()
    then = "day-end" if low == PHASES[-1] else NEXT_PHASE[low].replace(" ", "-")
    over = (f"/day/{then}", f"/day/{low.replace(' ', '-')}-over", f"/day/{low.replace(' ', '-')}-end")
    return any(end in line.rule for line in lines for end in over)


def coming_phase(p: Position) -> str:
    """The phase that is about to begin, where one is over and nothing of the next has been done; else an empty string."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Run) and top.procedure in NEXT_PHASE and top.row == 0:
        return top.procedure.title()
    if not isinstance(top, Run) or top.procedure != "day":
        return ""
    row = next(iter(game_of(p).procedures["day"].rows(p.edition)[top.row :]), None)
    return row.name.title() if row is not None and row.name in NEXT_PHASE else ""


def between_phases(p: Position, gone: str) -> Position | None:
    """The position between a phase that is over and the next one: none goes on, and another comes; None where that is not so."""
    top = p.stack[-1] if p.stack else None
    if coming_phase(p) in {"", p.board.phase}:
        if p.board.phase == gone or not isinstance(top, Run) or top.procedure != str(p.board.phase).casefold():
            return None
        p = p.on((*p.stack[:-1], top._replace(row=0)))
    return p._replace(board=p.board._replace(phase="none"))


@form(
    "next phase[ of the Day|] =",
    "[coming|following] phase =",
    "phase [that|which] [follows|comes next|is next|begins next|comes then|follows then] =",
)
def next_phase(k: Known) -> str:
    """The phase that comes after the one that is going on; none once the game is over."""
    if k.p.board.over:
        return "none"
    coming = coming_phase(k.p)
    return coming if coming not in {"", k.p.board.phase} else NEXT_PHASE.get(str(k.p.board.phase).casefold(), "none").title()


@form("[current |]phase[ of the Day|] =")
def phase(k: Known) -> str:
    """The phase."""
    return str(k.p.board.phase)


@form("{phase}[ phase|] [continues|goes on|is going on|still going on] =")
def phase_goes_on(k: Known, phase: str) -> str:
    """Whether a phase of the Day is going on."""
    return yes_no(str(k.p.board.phase).casefold() == phase.casefold() and phase_over(k, phase) == "no")
