"""What stepping a case shows: a line with its rule, an option with its number and reasons, who is asked what; and what can be typed."""

from __future__ import annotations

from judgekit.cases.board_view import asked, pending
from judgekit.cases.model import Step
from judgekit.cases.run import Runner
from judgekit.cases.sentences.judged import judge_phrase
from judgekit.cases.sentences.walking import NOT_LEGAL, ONCE_DONE, Pause
from judgekit.engine import Line, Option, Position, Reason, game_of
from judgekit.engine.values import Run
from judgekit.games.five_sails.facts.steps import OF_PLANNING, ROWS

HELP = (
    "A number chooses; 'follow' (or 'f') does the next step of the case; 'why N' or 'why recruit Selma' explains; "
    "'fact Kaspar wounds' says what is so, '> Kaspar wounds 2' whether it is; "
    "'undo', 'redo', 'branch', 'name X', 'go X', 'compare X'; 'options', 'lines', 'stack', 'board', 'save FILE', 'quit'; "
    "'edit Kaspar has 2 wounds because …' changes the board by hand; anything else is read as a choice in words."
)


def show_line(line: Line) -> str:
    """A line with its rule where it has one, indented under what caused it."""
    rule = f"  [{line.rule.partition('/')[2]}]" if line.rule else ""
    return f"{'  ' * max(0, line.depth - 2)}{line.text}{rule}"


def show_reason(reason: Reason) -> str:
    """A reason with what would make it otherwise, and its rule."""
    return f"  {reason.in_full} [{reason.rule.partition('/')[2]}]"


def show_option(n: int, option: Option, reading: str = "") -> str:
    """An option with its number, the sentence of the reading that it stands for, and the reasons against it."""
    mark = {"yes": " ", "no": "x", "unsettled": "?"}[option.verdict]
    said = f"{option.text}: {reading}" if reading else option.text
    return f"{n:3} {mark} {said}" + "".join(f"\n        {r.text} [{r.rule.partition('/')[2]}]" for r in option.reasons)


def show_refused(runner: Runner, step: Step, known: int) -> tuple[list[str], list[str]]:
    """What a step asked for in vain, and why: of what was refused before the step did anything, and of what was refused behind that.

    Nothing of it is done, so no line of the game says so; what was refused before, as many as are `known`, has been shown.
    """
    first: list[str] = []
    behind: list[str] = []
    for p, wanted, player in runner.refused[known:]:
        reasons = judge_phrase(p, player, wanted)[1]
        said = [f"refused: {wanted}", *(f"  {r.text} [{r.rule.partition('/')[2]}]" for r in reasons)]
        (behind if runner.chosen < len(runner.report.choices) and p == runner.p else first).extend(said)
    return first, behind


def why_not(runner: Runner, step: Step) -> list[str]:
    """Why a step could not be done, with every reason."""
    if runner.stopped is not None:
        return [runner.stopped.problem or NOT_LEGAL, *map(show_reason, runner.stopped.reasons)]
    case, edition = runner.report.case, runner.report.edition
    return [runner.report.failures[-1].removeprefix(f"{case.file}:{step.line}: [{edition}] ").removeprefix(f"{step.who}: {step.what}: ")]


def nothing_said(step: Step) -> list[str]:
    """What is said of a step of which no line of the game speaks."""
    return {
        "judge": ["decided already"],
        "undo": ["undone"],
        "again": ["again from the beginning"],
        "go": ["here"],
        "name": [f"this point is called {step.what!r}"],
        "pause": [f"from now on the game stops by itself before: {step.what}"],
        "go on": [f"from now on the game goes on by itself to: {step.what or 'the next question'}"],
    }.get(step.who, [])


def prompt_of(p: Position) -> str:
    """Who is asked what; where nobody is, what is going on, the outermost first."""
    if p.asking is not None:
        return asked(p, p.asking)
    going_on = [f"{x['what']} ({x['now']})" if x["now"] else x["what"] for x in pending(p)]
    if before := _stands_before(p):
        return f"Nothing is asked yet: the game stands before {before}, of which nothing has been done. Pending: {'; '.join(going_on)}."
    return f"Nothing is asked yet; pending: {'; '.join(going_on)}." if going_on else "Nothing is pending."


def _stands_before(p: Position) -> str:
    """The step of Planning before which the game stands; empty where a part of it has been done, and outside Planning."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, Run) or top.procedure != "planning":
        return ""
    row = game_of(p).procedures["planning"].rows(p.edition)[top.row].name
    parts = (Pause("planning", done, seat) for done, of in ONCE_DONE.items() if of == row for seat in p.cast.seats)
    return "" if any(part.has_done(p) for part in parts) else OF_PLANNING.get(ROWS.get(row, row), "")
