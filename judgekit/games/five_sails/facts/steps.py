"""Facts of the Day's steps: which were carried out and how often, which comes next, who has had the first turn in them, and the next Day."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine import game_of
from judgekit.engine.trace import player_name
from judgekit.engine.values import Line, Position, Run
from judgekit.games.five_sails.boards.step_names import STEPS
from judgekit.games.five_sails.facts.phases import coming_phase, phase_ahead
from judgekit.games.five_sails.facts.text import GAPS, Known, form, yes_no
from judgekit.games.five_sails.values import first_player

OF_PLANNING = {
    "reveal": "Reveal",
    "when revealed": "When revealed",
    "determine initiative": "Determine Initiative",
    "muster": "Muster",
    "resolve schemes": "Resolve Scheme",
    "draw": "Draw",
}
"""The steps of Planning, and how the books call them."""
IN_ORDER = tuple(OF_PLANNING)
ROWS = {"reveal": "reveal", "when revealed": "when revealed", "initiative": "determine initiative", "muster": "muster", "schemes": "resolve schemes"}
ALSO = {"resolve scheme": "resolve schemes", "initiative": "determine initiative", "scheme": "resolve schemes"}
EDGES = tuple(name for name in STEPS if name.startswith(("beginning of ", "end of ")) and name != "end of round")
OF_THE_DAY = (*EDGES, "dawn", "planning", "high drama", "plunder", "dusk", *OF_PLANNING, *ALSO)
GAPS["step"] = rf"(?:the )?(?P<step>{'|'.join(sorted(OF_THE_DAY, key=len, reverse=True))})(?: step| phase)?"
IS = "[ is| was| has been| has| will be| gets|]"
DONE = "[carried out|done|held|begun|gone through|performed|executed|determined|takes place|took place|taken place|happens|happened]"


def by_day(k: Known) -> Iterator[tuple[int, Line]]:
    """Every line so far with the Day in which it was told."""
    begins = [line.rule.endswith("day/day-begin") and re.match(r"Day \d+ begins", line.text.strip()) is not None for line in k.lines]
    day = int(k.p.board.day) - sum(begins)
    for line, new in zip(k.lines, begins, strict=True):
        day += new
        yield day, line


def _times(k: Known, step: str, day: int = 0) -> int:
    """How often a step was carried out: so many runs of its lines there are; that it was skipped is no such line."""
    rules = tuple(r for r in STEPS[ALSO.get(step, step)] if not r.endswith("skipped"))
    count, before = 0, False
    for n, line in by_day(k):
        now = line.rule.partition("/")[2] in rules and day in {0, n}
        count, before = count + (now and not before), now or (before and line.rule.partition("/")[2] not in OTHERS)
    nothing_done = not count and day in {0, k.p.board.day} and ALSO.get(step, step) in _gone_through(k)
    return count + nothing_done


def _lines_of(k: Known, step: str) -> list[int]:
    """Where the lines of a step stand; that it was skipped is no such line."""
    rules = {r for r in STEPS[ALSO.get(step, step)] if not r.endswith("skipped")}
    return [n for n, line in enumerate(k.lines) if line.rule.partition("/")[2] in rules]


def _gone_through(k: Known) -> list[str]:
    """The steps of this Planning that are over, though in some of them nothing was to be done: the rows before the one at which it stands."""
    run = next((f for f in reversed(k.p.stack) if isinstance(f, Run) and f.procedure == "planning"), None)
    told = [int(m[1]) for day, line in by_day(k) if day == k.p.board.day and (m := re.fullmatch(r"planning, row (\d+)", line.frame))]
    if run is None or not told:
        return []
    skipped = any(line.rule.endswith("initiative-skipped") for day, line in by_day(k) if day == k.p.board.day)
    rows = game_of(k.p).procedures["planning"].rows(k.p.edition)[min(told) : run.row]
    names = [ROWS.get(row.name, row.name) for row in rows if row.when is None]
    return [name for name in names if name in OF_PLANNING and not (skipped and name == "determine initiative")]


OTHERS = {rule for name in (*OF_PLANNING, "dawn", "high drama", "plunder", "dusk") for rule in STEPS[name]}
"""The rules of all these steps: a line of another step ends the one before it."""

NAMED_STEP = "[named|printed|separate|own|extra] step ['|of |]{step}['|][ before the selection| exists| takes place| was carried out|] ="


@form(f"{{step}}{IS} {DONE} =", f"{{step}} of Day {{number}}{IS} {DONE} =", f"[a|the] {{step}}{IS} {DONE} =", NAMED_STEP)
def carried_out(k: Known, step: str, number: str = "0") -> str:
    """Whether a step or a phase of the Day was carried out, or has begun."""
    return yes_no(_times(k, step, int(number)) > 0)


@form(f"{{step}}{IS} {DONE} [a second time|again|twice|more than once] =", f"second {{step}}{IS} {DONE} =")
def carried_out_again(k: Known, step: str) -> str:
    """Whether a step of the Day was carried out a second time."""
    return yes_no(_times(k, step) > 1)


OTHER_STEP = GAPS["step"].replace("?P<step>", "?P<other>")
EFFECTS = r"(?:the |both |all |these )*(?P<effects>['\"]?(?:when revealed['\"]? )?(?:effects?|texts?|abilities))"
GAPS["other"] = rf"(?:{OTHER_STEP}|{EFFECTS})"


@form(
    f"{{step}}{IS} {DONE} [after|behind|following|later than] {{other}} =", "{step} [comes|follows|came|followed] [after|behind|later than] {other} ="
)
def carried_out_after(k: Known, step: str, other: str) -> str:
    """Whether a step of the Day was carried out after another one, or after the effects of the reveal."""
    first, then = _lines_of(k, other if other in OF_THE_DAY else "when revealed"), _lines_of(k, step)
    return yes_no(bool(first) and bool(then) and then[-1] > first[-1])


@form(f"{{step}}{IS} {DONE} [before|ahead of|earlier than] {{other}} =", "{step} [comes|came] [before|ahead of|earlier than] {other} =")
def carried_out_before(k: Known, step: str, other: str) -> str:
    """Whether a step of the Day was carried out before another one, or before the effects of the reveal were resolved."""
    first, then = _lines_of(k, step), _lines_of(k, other if other in OF_THE_DAY else "when revealed")
    return yes_no(bool(first) and (not then or first[0] < then[-1]))


@form(f"times {{step}}{IS} {DONE} =", "times {step}[ is| was| has been|] determined =")
def times_carried_out(k: Known, step: str) -> str:
    """How often a step of the Day was carried out."""
    return str(_times(k, step))


EARLY = ("reveal-no-first-player", "initiative-skipped")


@form(f"[ordinary|regular|usual|later|numbered|normal] {{step}}{IS} {DONE} =")
def carried_out_in_its_place(k: Known, step: str) -> str:
    """Whether a step of the Day was carried out where it stands in the order, and not earlier."""
    early = ALSO.get(step, step) == "determine initiative" and any(line.rule.endswith(EARLY) for day, line in by_day(k) if day == k.p.board.day)
    return yes_no(not early and _times(k, step) > 0)


@form(f"[|ordinary |regular |later ]{{step}}{IS} [skipped|left out|passed over][ later| afterwards| then|] =")
def skipped(k: Known, step: str) -> str:
    """Whether a step of Planning was skipped: Initiative that was determined before is not determined again; what is still to come is not."""
    if ALSO.get(step, step) == "determine initiative":
        return yes_no(any(line.rule.endswith("initiative-skipped") for line in k.lines))
    return yes_no(_times(k, step) == 0 and not to_come(k.p, step))


def to_come(p: Position, step: str) -> bool:
    """Whether a step of Planning, or a phase, still lies ahead on this Day; nothing does once the game is over."""
    if p.board.over:
        return False
    step = ALSO.get(step, step)
    run = next((f for f in reversed(p.stack) if isinstance(f, Run) and f.procedure == "planning"), None)
    if run is not None and step in OF_PLANNING:
        rows = [ROWS.get(row.name, row.name) for row in game_of(p).procedures["planning"].rows(p.edition)]
        return step in rows and run.row <= rows.index(step)
    return phase_ahead(p, "planning" if step in OF_PLANNING else step)


TO_BE_DONE = "[be carried out|be done|be held|be gone through|be performed|come|follow|take place|happen]"


@form(
    f"{{step}}[ is| is still| still| is yet| yet|] to {TO_BE_DONE}[ this Day| on this Day| today| in this Planning| this Planning|] =",
    "{step}[ is| is still| still|] to come[ this Day| today|] =",
)
def comes_yet(k: Known, step: str) -> str:
    """Whether a step or a phase will still be carried out on this Day; Initiative that was determined early is not determined again."""
    early = ALSO.get(step, step) == "determine initiative" and _times(k, step, int(k.p.board.day)) > 0
    return yes_no(to_come(k.p, step) and not early)


@form(f"{{step}}{IS} [reached|arrived at] =", f"[place|point] of {{step}}{IS} reached =")
def step_reached(k: Known, step: str) -> str:
    """Whether a step or a phase was reached: it has begun, or in Planning things stand before it."""
    return yes_no(_times(k, step) > 0 or next_step(k) == OF_PLANNING.get(ALSO.get(step, step), "a phase"))


@form(
    "[step|step of Planning] carried out[ last|] =",
    "[step that was carried out last|last step carried out|last step|current step|step reached] =",
)
def last_step(k: Known) -> str:
    """The step of Planning that was carried out last."""
    told = (line.rule.partition("/")[2] for line in reversed(k.lines))
    named = (step for rule in told for step in OF_PLANNING if rule in STEPS[step] and not rule.endswith("skipped"))
    found = [x for x in (next(named, None), *_gone_through(k)[-1:]) if x is not None]
    return OF_PLANNING[max(found, key=IN_ORDER.index)] if found else "none"


@form("[next step|step that follows|step that comes next][ of Planning|] =")
def next_step(k: Known) -> str:
    """The step of Planning before which things stand, or the phase, where one is over; none once the game is."""
    if k.p.board.over:
        return "none"
    if phase := coming_phase(k.p):
        return phase
    run = next((f for f in reversed(k.p.stack) if isinstance(f, Run) and f.procedure == "planning"), None)
    rows = game_of(k.p).procedures["planning"].rows(k.p.edition)[run.row :] if run is not None else ()
    return next((OF_PLANNING.get(ROWS.get(row.name, row.name), "") for row in rows if ROWS.get(row.name, row.name) in OF_PLANNING), "none")


DOES = {
    "muster": (("day/muster-order", "unsettled/muster-order", "day/planning-muster"), r"(\S+) musters at "),
    "draw": (("day/planning-draw",), r"(\S+) draws \d"),
    "resolve": (("day/planning-scheme",), r"(\S+) resolves .+"),
    "reveal": (("day/planning-reveal",), r"(\S+) reveals "),
    "choose": (("day/planning-facedown",), r"(\S+) chooses a "),
}
"""Who does something in a step of Planning, as its line tells it: by the rules of the line."""
GAPS["does"] = rf"(?P<does>{'|'.join(DOES)})s?"
WHAT = "[ a scheme| their scheme| the scheme| the first scheme| a character| cards| a card|]"


@form(
    f"[player who|who|player that] {{does}}{WHAT} first =",
    "[player who|who] {does} the first [scheme|character|card] =",
    f"[player who|who] first {{does}}{WHAT} =",
    f"[first player|first|player who is first] to {{does}}{WHAT} =",
    "player whose scheme is [{does}|]d first =",
)
def first_doer(k: Known, does: str = "resolve") -> str:
    """Who does something first in a step of Planning; nobody before the step."""
    rules, told = DOES[does]
    today = [line for day, line in by_day(k) if day == k.p.board.day and line.rule.endswith(rules)]
    found = (re.match(told, line.text.strip()) for line in today)
    return next((m[1] for m in found if m), "nobody")


@form("[first scheme resolved|scheme resolved first|scheme that is resolved first] =")
def first_scheme(k: Known) -> str:
    """The scheme that is resolved first."""
    found = (re.match(r"\S+ resolves (.+)\.$", line.text.strip()) for line in k.lines if line.rule.endswith("day/planning-scheme"))
    return next((m[1] for m in found if m), "none")


IN_IT = "[ in High Drama| in the High Drama phase| of High Drama| on this Day| this Day|]"


@form(
    f"[player who|who] [acts|begins|moves|starts] first{IN_IT} =",
    f"[player who|who] [has|takes] the first [action|turn]{IN_IT} =",
    f"[first player|first|player who is first] to [act|take an action|take a turn|move]{IN_IT} =",
    "[player who|who] [begins|starts|opens] High Drama =",
    "High Drama [begins|starts] with =",
    f"first [active|acting] player{IN_IT} =",
)
def acts_first(k: Known) -> str:
    """Who has the first action of High Drama: the First Player."""
    return player_name(k.p, first_player(k.p)) if first_player(k.p) >= 0 else "none"


@form(
    "[player who is|player|who is] [to act|to act next|next to act] =",
    "[player who|who] [acts next|has the next action|takes the next action|is next to act|may act|may act next|acts now] =",
    "next [player|player to act|to act] =",
    "player whose turn it is[ to act|] =",
    "turn to act =",
)
def to_act(k: Known) -> str:
    """Who has to do something now; nobody once the game is over."""
    if k.p.board.over:
        return "none"
    return player_name(k.p, k.p.asking.player if k.p.asking is not None and k.p.asking.player >= 0 else k.p.board.active)


@form("[it is |]{player} turn[ to act| now|] =", "{player} [is|is now|is next|has] [to act|to act next|the next action|priority] =")
def is_to_act(k: Known, player: int) -> str:
    """Whether it is a player who has to do something now."""
    return yes_no(to_act(k) == player_name(k.p, player))


@form("next Day[ played| to be played| to play| is|] =", "Day that [follows|is played next|comes next] =", "Day played next =")
def next_day(k: Known) -> str:
    """The number of the Day that is played next; where nothing was done yet in a new one, that is this one."""
    if k.p.board.over:
        return "none"
    turns = [(n, m) for n, line in enumerate(k.lines) if (m := re.match(r"Day (\d+) (begins|ends)\.", line.text.strip()))]
    if not turns:
        return str(int(k.p.board.day) + 1)
    at, said = turns[-1]
    done = re.compile(rf"(?:{'|'.join(map(re.escape, k.p.cast.seats))}) (?:announces|passes|plays|chooses|reveals|uses)\b")
    fresh = said[2] == "begins" and not any(done.match(line.text.strip()) for line in k.lines[at:])
    return str(int(said[1]) + (not fresh))


@form(
    "[another|a further|a next|a sixth|the next|next] Day [is|will be|has to be] [played|begun] =",
    "[another|a further] Day [follows|begins|takes place] =",
    "[the |]game [goes on|continues|goes on to|goes on into] [with |into |to |][another|a further|the next|a next] Day =",
)
def goes_on(k: Known) -> str:
    """Whether the game goes on with another Day; the fifth is the last, whatever is still to be settled then."""
    return yes_no(not k.p.board.over and k.p.board.day < 5)


@form("Day {number} [is played|begins|is reached|takes place|follows|has begun] =")
def day_played(k: Known, number: str) -> str:
    """Whether a Day is played, or will be because the game is not over."""
    return yes_no(int(number) <= k.p.board.day or (not k.p.board.over and int(number) == k.p.board.day + 1))
