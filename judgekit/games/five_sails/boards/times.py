"""When a case begins: `day 2, High Drama, A to act`, or in the middle: `duel, Kaspar against Soline, round 2, before the Maneuver`."""

from __future__ import annotations

import re
from difflib import get_close_matches

from judgekit.engine.procedures import push
from judgekit.engine.values import Ask, Position, Run
from judgekit.games.five_sails.boards.duel_times import day_frame, in_duel, said_of_duel
from judgekit.games.five_sails.boards.headings import usual_time
from judgekit.games.five_sails.boards.told_moments import moment
from judgekit.games.five_sails.days.competitive import competitive
from judgekit.games.five_sails.days.setting_up import begin_setting_up
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW, with_board, with_card

PHASES = {
    "set-up": "Set-up",
    "setup": "Set-up",
    "dawn": "Dawn",
    "planning": "Planning",
    "high drama": "High Drama",
    "plunder": "Plunder",
    "dusk": "Dusk",
}
STEPS = {
    "before the round": "begins",
    "before the combat card": "card",
    "before the technique": "abilities",
    "before the maneuver": "abilities",
    "before the combat values": "riposte",
    "before riposte": "riposte",
    "before parry": "parry",
    "before thrust": "thrust",
    "before the threat is resolved": "resolve",
    "before threat is resolved": "resolve",
    "before the round ends": "ends",
    "reveal": "reveal",
    "initiative": "initiative",
    "muster": "muster",
    "schemes": "schemes",
    "draw": "draw",
    "clean-up": "locations",
    "discard": "hand",
}


TIME_OUT = re.compile(r"(?:the )?time (?:runs out|has run out|is (?:called|up|over))(?: in competitive play)?", re.IGNORECASE)
"""What ends a game of competitive play before its fifth Day."""


def _not_understood(p: Position, part: str, duel: re.Match[str] | None) -> list[str]:
    """What is wrong with a part of the time: nobody of that name on the board, no such moment, or nothing that it could mean."""
    if duel:
        names = [n for k, n in enumerate(p.cast.names) if p.definition(k).kind == "character"]
        return [f"time: nobody on the board is called {who!r}{_near(who, names)}" for who in duel.groups()[:2] if who not in names]
    if part.casefold().startswith("before "):
        moments = [s for s in STEPS if s.startswith("before ")]
        return [f"time: a round has no moment {part!r}{_near(part, moments)}; the moments are {', '.join(moments)} (duel/rounds)"]
    return [
        f"time: {part!r} is not understood; write for instance 'day 2, High Drama, A to act' or 'duel, Kaspar "
        f"against Soline, round 2, before the Maneuver, Soline's round'"
    ]


def _near(said: str, known: list[str]) -> str:
    near = get_close_matches(said, known, 1, 0.6)
    return f"; did you mean {near[0]!r}?" if near else ""


AND_THEN = re.compile(r",|\s+and\s+(?=(?:it is )?(?:round \d|before |after |\S+['’]s (?:round|turn|action)))")
"""Between the parts of a moment: `round 3 and Tess's round`."""


COMES = (
    r"(?: (?:step|phase))? (?:(?:comes|is|follows|would be|would come) next|(?:is )?about to (?:begin|start)|is (?:just )?beginning"
    r"|begins|starts|is reached)"
)
"""What says of a step that it has not begun."""
NOT_REVEALED = re.compile(
    r"(?:the )?choices have been made|(?:all )?cards (?:are )?(?:still |all )*face ?down"
    r"|(?:chosen |selected )?(?:cards|schemes)(?: and characters)? (?:(?:are )?about to be revealed"
    r"|(?:have been|are) (?:chosen|selected)(?:,? but|,? and)?(?: (?:are|have))? not(?: yet)?(?: been)? revealed(?: yet)?)",
    re.IGNORECASE,
)


def step_told(part: str) -> tuple[str, str] | None:
    """The phase and the row of it before which one stands, as it is told what has been done or what comes next: `Determine Initiative is done`."""
    text = re.sub(r"\b(ha(?:s|ve)) (?:(?:already|just) )?been\b", lambda m: "is" if m[1] == "has" else "are", part, flags=re.IGNORECASE)
    text = re.sub(r"\b(?:has|have) (?:just )?(?=mustered|ended)|\b(?:already|just|now)\b ?", "", text, flags=re.IGNORECASE).strip()
    if NOT_REVEALED.fullmatch(part):
        return "Planning", "reveal"
    comes = re.fullmatch(rf"(?:before (?:the )?)?(.+?)(?:{COMES})|(?:before|at) (?:the )?(.+)", text, re.IGNORECASE)
    done = re.fullmatch(r"after (?:the )?(.+)", text, re.IGNORECASE)
    told = None if comes or done else moment(re.sub(r"\bended$", "ends", text))
    at = told.ends if told else None
    if told is None and (told := moment(f"{(comes and (comes[1] or comes[2])) or (done and done[1]) or text} is carried out")):
        at = told.ends if done else told.begins
    at = (at[1], "") if at and at[0] == "day" else at
    return (PHASES[at[0]], at[1]) if at and at[0] in PHASES else None


def set_time(p: Position, time: str) -> tuple[Position, list[str]]:
    """Puts the pending work of a moment on the stack; the second value is what was not understood."""
    wrong: list[str] = []
    said: dict[str, str] = {}
    phase, row, late = "High Drama", "", False
    active = max(p.board.token, 0)
    parts = [y for x in AND_THEN.split(time) if x.strip() for y in usual_time(x, p.cast.seats)]
    for part in parts:
        low = part.casefold()
        act = re.fullmatch(r"(.+?) to (?:act|choose|play)", part)
        own = re.fullmatch(r"(.+?)'s round", part)
        duel = re.fullmatch(r"(?:duel,? )?(.+?) against (.+?)(?: in a duel of (\w+))?", part)
        edge = re.fullmatch(rf"(?:at )?(?:the )?(end|beginning|start) of ({'|'.join(PHASES)})", low)
        if low in PHASES:
            phase = PHASES[low]
        elif edge:
            phase, row = PHASES[edge[2]], "end" if edge[1] == "end" else "begin"
        elif re.fullmatch(r"day \d+", low):
            p = with_board(p, day=int(low[4:]))
        elif act and act[1] in p.cast.seats:
            active = p.cast.seats.index(act[1])
        elif (gone := re.fullmatch(r"passed (.+)", part)) and gone[1] in p.cast.seats:
            p = with_board(p, passes=p.board.passes + 1)
            wrong += [f"time: {gone[1]} has passed and is to act"] if p.cast.seats.index(gone[1]) == active else []
        elif low in STEPS:
            row = STEPS[low]
            phase = "Planning" if row in {"reveal", *REVEALED} else phase
        elif low in {"competitive play", "competitive", "competitive game", "tournament"}:
            p = competitive(p)
        elif TIME_OUT.fullmatch(low):
            late = True
            wrong += ["time: the 2023 rulebook says nothing of time that runs out; the playtest rules do"] if p.edition == NEW else []
        elif low in {"duel"} or low.startswith("duel of "):
            phase = "duel"
            said["stat"] = low.removeprefix("duel of ") if low.startswith("duel of ") else said.get("stat", "combat")
        elif re.fullmatch(r"round \d+", low):
            said["round"] = low[6:]
        elif duel and duel[1] in p.cast.number_of and duel[2] in p.cast.number_of:
            phase, said["one"], said["two"] = "duel", duel[1], duel[2]
            said.setdefault("stat", (duel[3] or "combat").casefold())
        elif own:
            said["own"] = own[1]
        elif (more := said_of_duel(p, part)) is not None:
            said, p = {**said, **more[0]}, more[1]
        elif (at := step_told(part)) is not None:
            phase, row = at
        else:
            wrong += _not_understood(p, part, duel)
    p = with_board(_past_the_reveal(p, phase, row), active=active, phase="High Drama" if phase == "duel" else phase)
    if wrong:
        return p, wrong
    if phase == "Set-up":
        return begin_setting_up(p)
    if phase == "duel":
        return in_duel(p, said, row)
    return push(_in_day(p, phase, row, active), "time") if late else _in_day(p, phase, row, active), []


BEFORE_REVEAL = {"Set-up", "Dawn"}
REVEALED, MUSTERED = ("initiative", "muster", "schemes", "draw"), ("schemes", "draw")
"""The steps of Planning by which the chosen schemes are in play, and the chosen characters."""


def _past_the_reveal(p: Position, phase: str, row: str) -> Position:
    """What has been chosen lies where it does at that moment: a scheme in play from the reveal on, a character at Home once it is mustered."""
    if phase in BEFORE_REVEAL or (phase == "Planning" and row not in REVEALED):
        return p
    for n, c in enumerate(p.cards):
        kind = p.definition(n).kind
        if c.zone == "chosen" and kind == "scheme":
            p = with_card(p, n, zone="play", control=c.owner, at="", place=0)
        elif c.zone == "chosen" and kind == "character" and (phase != "Planning" or row in MUSTERED):
            p = with_card(p, n, zone="play", control=c.owner, at=f"Home of {p.cast.seats[c.owner]}", place=0)
    return p


def _in_day(p: Position, phase: str, row: str, active: int) -> Position:
    name = phase.casefold()
    procedure = GAME.procedures[name]
    if phase == "High Drama" and row not in {"begin", "end"}:
        at = procedure.row("turn", p.edition)
        return p.on((day_frame(p, phase), Run(name, at + 1), Ask(active, "action")))
    return p.on((day_frame(p, phase), Run(name, procedure.row(row, p.edition) if row else 0)))
