"""When a case begins: `day 2, High Drama, A to act`, or in the middle: `duel, Kaspar against Soline, round 2, before the Maneuver`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from judgekit.engine.procedures import push
from judgekit.engine.values import Ask, Position, Run
from judgekit.games.five_sails.boards.headings import usual_time
from judgekit.games.five_sails.boards.moments.duel_times import day_frame, in_duel, said_of_duel
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.days.competitive import competitive
from judgekit.games.five_sails.days.setting_up import begin_setting_up
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW, with_board, with_card
from judgekit.nearest import did_you_mean

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
        return [f"time: nobody on the board is called {who!r}{did_you_mean(who, names)}" for who in duel.groups()[:2] if who not in names]
    if part.casefold().startswith("before "):
        moments = [s for s in STEPS if s.startswith("before ")]
        return [f"time: a round has no moment {part!r}{did_you_mean(part, moments)}; the moments are {', '.join(moments)} (duel/rounds)"]
    return [
        f"time: {part!r} is not understood; write for instance 'day 2, High Drama, A to act' or 'duel, Kaspar "
        f"against Soline, round 2, before the Maneuver, Soline's round'{'; ' + OF_ITS_OWN if TELLS.search(part) else ''}"
    ]


TELLS = re.compile(
    r"\(|\b(?:The )?(?:Docks|Forums|Grand Bazaar|Governor['’]s Gardens?|Ole['’]s Inn|Home|Renown)\b"
    r"|\b(?:hands?|decks?|piles?|Mercenar(?:y|ies)|Leaders?|characters?)\b"
)
"""What shows that a part which is no moment tells of the board."""
OF_ITS_OWN = "what it tells of the board wants a sentence of its own, such as 'At The Docks: A's Bo (resolve 4), engaged'"


AND_THEN = re.compile(
    r",|\s+and\s+(?=(?:it is )?(?:round \d|before |after |\S+['’]s (?:round|turn|action)|\w+ (?:has priority|is to act|to act|acts)\b))"
)
"""Between the parts of a moment: `round 3 and Tess's round`."""


COMES = (
    r"(?: (?:step|phase))? (?:(?:comes|is|follows|would be|would come) next|(?:is )?(?:just |now )?about to "
    r"(?:begin|start|be (?:carried out|taken|held))|is (?:just )?beginning"
    r"|is due(?: now| next)?|is to (?:come|follow|be carried out)(?: now| next)?"
    r"|begins|starts|is reached)"
)
"""What says of a step that it has not begun."""
NOT_REVEALED = re.compile(
    r"(?:the |all |both )*choices (?:(?:have been|are) )?(?:already )?made(?:,? (?:and )?(?:still )?face ?down)?"
    r"|(?:(?:the|all|both|their) )*(?:(?:schemes?|characters?|cards?)(?: and )?)+"
    r" (?:(?:have been|are|has been|is) )?(?:already )?(?:chosen|selected|picked)"
    r",? (?:and )?(?:(?:are|lie) )?(?:still )?(?:all |both )?face ?down"
    r"|(?:(?:the|all|both|their) )*(?:(?:schemes?|characters?|cards?)(?: and )?)+ (?:(?:have been"
    r"|are|has been|is) )?(?:already )?(?:chosen|selected|picked)"
    r",? (?:but |and )?(?:(?:are|have|have been) )?not (?:yet )?(?:been )?revealed(?: yet)?"
    r"|(?:(?:both|all|the|players|they|who|are|is|everybody|just|now|all players) )*about to (?:reveal|turn up)(?: (?:their|the|both|all) [^,;]+)?"
    r"|(?:all )?cards (?:are )?(?:still |all )*face ?down"
    r"|(?:chosen |selected )?(?:cards|schemes)(?: and characters)? (?:(?:are )?about to be revealed"
    r"|(?:have been|are) (?:chosen|selected)(?:,? but|,? and)?(?: (?:are|have))? not(?: yet)?(?: been)? revealed(?: yet)?)",
    re.IGNORECASE,
)


ALL_UP_TO = re.compile(
    r"^(?:everything|all(?: (?:of it|that|the steps|steps))?|the steps)(?: (?:that comes|which comes))? "
    r"(?:(?P<before>before|ahead of)|up to(?:,? and including,?)?"
    r"|through|until|as far as|down to|including) (?:the )?(?P<step>(?:(?!\b(?:is|are)\b)[\w-]+ ?){1,3}?)(?: step)?,? (?:inclusive,? )?"
    r"(?:is|are) (?:now )?(?:done|carried out|over|finished|completed?|resolved)$",
    re.IGNORECASE,
)
"""How much of a phase has been done: `everything up to Draw is done`, with that step; `everything before Draw is done`, without it."""


def step_told(part: str) -> tuple[str, str] | None:
    """The phase and the row of it before which one stands, as it is told what has been done or what comes next: `Determine Initiative is done`."""
    text = re.sub(r"\b(ha(?:s|ve)) (?:(?:already|just) )?been\b", lambda m: "is" if m[1] == "has" else "are", part, flags=re.IGNORECASE)
    text = re.sub(r"\b(?:has|have) (?:just )?(?=mustered|ended)|\b(?:already|just|now)\b ?", "", text, flags=re.IGNORECASE).strip()
    text = re.sub(r"(?<! is)(?<! are)(?<! be) (?=(?:finished|completed?|done|over|carried out)$)", " is ", text, flags=re.IGNORECASE)
    if NOT_REVEALED.fullmatch(part):
        return "Planning", "reveal"
    text = ALL_UP_TO.sub(lambda m: f"{'before the ' if m['before'] else ''}{m['step']} step{'' if m['before'] else ' is carried out'}", text)
    comes = re.fullmatch(rf"(?:before (?:the )?)?(.+?)(?:{COMES})|(?:before|at) (?:the )?(.+)", text, re.IGNORECASE)
    done = re.fullmatch(r"(?:after|once) (?:the )?(.+)", text, re.IGNORECASE)
    told = None if comes or done else moment(re.sub(r"\bended$", "ends", text))
    at = told.ends if told else None
    what = (comes and (comes[1] or comes[2])) or (done and done[1]) or text
    if told is None and (told := (moment(what) if comes or done else None) or moment(f"{what} is carried out")):
        at = told.ends if done else told.begins
    at = (at[1], "") if at and at[0] == "day" else at
    return (PHASES[at[0]], at[1]) if at and at[0] in PHASES else None


@dataclass
class Told:
    """What a moment has said so far."""

    p: Position
    active: int
    phase: str = "High Drama"
    row: str = ""
    late: bool = False
    """Whether time has run out."""
    duel: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    """Who has passed since the last action."""

    def read(self, part: str) -> None:
        """One part of the moment."""
        if not any(kind(self, part) for kind in PARTS):
            self.wrong += _not_understood(self.p, part, FIGHTERS.fullmatch(part))


def _phase(told: Told, part: str) -> bool:
    """`Planning` · `the end of Dusk`."""
    low = part.casefold()
    if edge := re.fullmatch(rf"(?:at )?(?:the )?(end|beginning|start) of ({'|'.join(PHASES)})", low):
        told.phase, told.row = PHASES[edge[2]], "end" if edge[1] == "end" else "begin"
    elif low in PHASES:
        told.phase = PHASES[low]
    return edge is not None or low in PHASES


def _day(told: Told, part: str) -> bool:
    """`day 2`."""
    if found := re.fullmatch(r"day (\d+)", part, re.IGNORECASE):
        told.p = with_board(told.p, day=int(found[1]))
    return found is not None


def _player(told: Told, part: str) -> bool:
    """`A to act` · `passed B`."""
    found = re.fullmatch(r"(?P<acts>.+?) to (?:act|choose|play)|passed (?P<gone>.+)", part)
    who = (found["acts"] or found["gone"]) if found else ""
    if found is None or who not in told.p.cast.seats:
        return False
    if found["acts"]:
        told.active = told.p.cast.seats.index(who)
    else:
        told.p = with_board(told.p, passes=told.p.board.passes + 1)
        told.passed.append(who)
    return True


def _step(told: Told, part: str) -> bool:
    """`before the Maneuver` · `muster`."""
    row = STEPS.get(part.casefold())
    if row is not None:
        told.row, told.phase = row, "Planning" if row in {"reveal", *REVEALED} else told.phase
    return row is not None


def _competitive(told: Told, part: str) -> bool:
    """`competitive play` · `time has run out`."""
    low = part.casefold()
    if low in {"competitive play", "competitive", "competitive game", "tournament"}:
        told.p = competitive(told.p)
        return True
    if not TIME_OUT.fullmatch(low):
        return False
    told.late = True
    told.wrong += ["time: the 2023 rulebook says nothing of time that runs out; the playtest rules do"] if told.p.edition == NEW else []
    return True


FIGHTERS = re.compile(r"(?:duel,? )?(.+?) against (.+?)(?: in a duel of (\w+))?")


def _duel(told: Told, part: str) -> bool:
    """`duel of Finesse` · `round 2` · `Kaspar against Soline` · `Soline's round`, and what else is said of a duel."""
    low, of, known = part.casefold(), FIGHTERS.fullmatch(part), told.p.cast.number_of
    if low == "duel" or low.startswith("duel of "):
        told.phase = "duel"
        told.duel["stat"] = low.removeprefix("duel of ") if low.startswith("duel of ") else told.duel.get("stat", "combat")
    elif re.fullmatch(r"round \d+", low):
        told.duel["round"] = low[6:]
    elif of and of[1] in known and of[2] in known:
        told.phase, told.duel["one"], told.duel["two"] = "duel", of[1], of[2]
        told.duel.setdefault("stat", (of[3] or "combat").casefold())
    elif own := re.fullmatch(r"(.+?)'s round", part):
        told.duel["own"] = own[1]
    elif (more := said_of_duel(told.p, part)) is not None:
        told.duel, told.p = {**told.duel, **more[0]}, more[1]
    else:
        return False
    return True


def _done_or_next(told: Told, part: str) -> bool:
    """`Determine Initiative is done` · `the Muster step comes next`."""
    at = step_told(part)
    if at is not None:
        told.phase, told.row = at
    return at is not None


PARTS = (_phase, _day, _player, _step, _competitive, _duel, _done_or_next)
"""What a part of a moment may say, each of its kind."""


def set_time(p: Position, time: str) -> tuple[Position, list[str]]:
    """Puts the pending work of a moment on the stack; the second value is what was not understood."""
    told = Told(p, max(p.board.token, 0))
    for part in (y for x in AND_THEN.split(time) if x.strip() for y in usual_time(x, p.cast.seats)):
        told.read(part)
    phase, row, active = told.phase, told.row, told.active
    told.wrong += [f"time: {who} has passed and is to act" for who in told.passed if p.cast.seats.index(who) == active]
    p = with_board(_past_the_reveal(told.p, phase, row), active=active, phase="High Drama" if phase == "duel" else phase)
    if told.wrong:
        return p, told.wrong
    if phase == "Set-up":
        return begin_setting_up(p)
    if phase == "duel":
        return in_duel(p, told.duel, row)
    return push(_in_day(p, phase, row, active), "time") if told.late else _in_day(p, phase, row, active), []


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
