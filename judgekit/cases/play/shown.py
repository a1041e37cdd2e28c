"""What stepping a case shows: a line with its rule, an option with its number and reasons, who is asked what; and what can be typed."""

from __future__ import annotations

from judgekit.cases.board_view import asked, pending
from judgekit.cases.sentences.judged import judge_phrase
from judgekit.cases.sentences.walking import Walk
from judgekit.engine import Line, Option, Position

HELP = (
    "A number chooses; 'follow' (or 'f') does the next step of the case; 'why N' or 'why recruit Selma' explains; "
    "'fact Kaspar wounds' says what is so, '> Kaspar wounds 2' whether it is; "
    "'undo', 'redo', 'branch', 'name X', 'go X', 'options', 'stack', 'board', 'save FILE', 'quit'; "
    "'edit Kaspar has 2 wounds because …' changes the board by hand; anything else is read as a choice in words."
)


def show_line(line: Line) -> str:
    """A line with its rule where it has one, indented under what caused it."""
    rule = f"  [{line.rule.partition('/')[2]}]" if line.rule else ""
    return f"{'  ' * max(0, line.depth - 2)}{line.text}{rule}"


def show_option(n: int, option: Option, reading: str = "") -> str:
    """An option with its number, the sentence of the reading that it stands for, and the reasons against it."""
    mark = {"yes": " ", "no": "x", "unsettled": "?"}[option.verdict]
    said = f"{option.text}: {reading}" if reading else option.text
    return f"{n:3} {mark} {said}" + "".join(f"\n        {r.text} [{r.rule.partition('/')[2]}]" for r in option.reasons)


def show_refused(walk: Walk, player: int) -> tuple[list[str], list[str]]:
    """What a sentence asked for in vain, and why: of what was refused before the sentence did anything, and of what was refused behind that.

    Nothing of it is done, so no line of the game says so.
    """
    first: list[str] = []
    behind: list[str] = []
    for p, wanted in walk.refused:
        reasons = judge_phrase(p, player, wanted)[1]
        said = [f"refused: {wanted}", *(f"  {r.text} [{r.rule.partition('/')[2]}]" for r in reasons)]
        (behind if walk.choices and p == walk.position else first).extend(said)
    return first, behind


def prompt_of(p: Position) -> str:
    """Who is asked what; where nobody is, what is going on, the outermost first."""
    if p.asking is not None:
        return asked(p, p.asking)
    going_on = [f"{x['what']} ({x['now']})" if x["now"] else x["what"] for x in pending(p)]
    return f"Nothing is asked yet; pending: {'; '.join(going_on)}." if going_on else "Nothing is pending."
