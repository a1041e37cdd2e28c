"""Steps that nobody takes, as stories tell them: `The Dusk clean-up is carried out`, `Both players reveal`, `The Day ends`.

Such a step runs to the end of the stage that it names, and what is expected behind it is held against that moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from judgekit.cases.model import Expectation, Step
from judgekit.cases.phrases import Pause, Walk, choose, default_choice, only_choice, run_on
from judgekit.cases.reacting import UNSEEN, same_anyway
from judgekit.engine import Choice, Position, game_of, options
from judgekit.engine.step import advance
from judgekit.engine.trace import Log
from judgekit.engine.values import NO

UNTIL = "until"
"""Who takes such a step."""
DONE = (
    r"(?:(?:is|are|has been|have been) (?:now |then |all )?(?:{}carried out|done|completed?|over|performed|finished|played(?: out)?|gone through)"
    r"|ends?|takes? place|happens?)"
)
EVERYBODY = r"(?:all |both |each )?(?:players?|everybody|everyone)"


def _done(what: str, *verbs: str) -> str:
    return rf"(?:{what})(?: phase| step)? {DONE.format(''.join(f'{v}|' for v in verbs))}"


def _begun(what: str) -> str:
    return rf"(?:{what})(?: phase)? (?:begins?|starts?|is reached)"


REVEAL = ("planning, early muster", "planning, when revealed")
NEWCOMERS = "(?:new |chosen )?characters"
CLEAN_UP = ("dusk, end",)
STAGES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (_done("set-?up|setting up"), ("day, dawn",)),
    (_begun("dawn|(?:next |new )?day"), ("dawn, city cards",)),
    (_done("dawn") + r"|(?:a |one )?city (?:deck )?cards? (?:is|are) added to each (?:city )?location", ("day, planning",)),
    (_begun("planning"), ("planning, choose",)),
    (rf"{EVERYBODY} reveals?(?: (?:their|cards?|schemes?|chosen|selected)\b.*)?", REVEAL),
    (_done("reveal(?:ing)?") + r"|(?:all )?(?:chosen |selected )?(?:cards|schemes)(?: and characters)? are (?:all )?revealed", REVEAL),
    (_done("[\"']?when revealed[\"']? (?:effects?|abilit(?:y|ies))", "resolved"), ("planning, initiative",)),
    (_done("(?:determine )?initiative|determining initiative", "determined"), ("planning, muster",)),
    (rf"{EVERYBODY} musters?|{NEWCOMERS} muster|" + _done(f"muster(?:ing)?|{NEWCOMERS}", "mustered"), ("planning, schemes",)),
    (_done("resolve schemes?|schemes?(?: above the (?:separation )?bar)?|resolving schemes", "resolved"), ("planning, draw",)),
    (rf"{EVERYBODY} draws?(?: (?:their|cards).*)?|" + _done("draw(?:ing)?") + "|cards are drawn", ("planning, end",)),
    (_done("planning"), ("day, high drama",)),
    (_begun("high drama"), ("high drama, begin",)),
    (_done("high drama"), ("day, plunder",)),
    (_begun("plunder"), ("plunder, dominance",)),
    (_done("(?:check (?:for|of) )?dominance(?: victory)?(?: check)?", "checked", "made"), ("plunder, renown",)),
    (rf"{EVERYBODY} takes? (?:their )?renown(?: from .+)?|renown(?: from .+?)? is (?:taken|collected)", ("plunder, conditional",)),
    (_done("(?:additional )?conditional renown", "taken", "collected"), ("plunder, economic",)),
    (_done("(?:check (?:for|of) )?economic(?: victory)?(?: check)?", "checked", "made"), ("plunder, fifth day",)),
    (_done("plunder"), ("day, dusk",)),
    (_begun("dusk"), ("dusk, locations",)),
    (r"(?:all )?locations become uncontrolled", ("dusk, characters",)),
    (r"(?:all |each )?characters? becomes? en garde and (?:moves?|goe?s?) (?:to their )?home", ("dusk, city cards",)),
    (r"(?:remaining |left ?over )?city (?:deck )?cards (?:that are left )?are discarded", ("dusk, schemes",)),
    (r"(?:all )?schemes (?:go|are sent) to locker", ("dusk, hand",)),
    (_done("(?:dusk(?:'s)? )?clean-?up"), CLEAN_UP),
    (rf"{EVERYBODY} discards? down to .+", CLEAN_UP),
    (_done("dusk"), ("dusk, end of the day",)),
    (_done("(?:dusk and )?(?:full |whole )?day", "over") + "|day passes", ("day, dawn",)),
)
"""What a story says of a stage, and the row before which it is over."""
HIGH_DRAMA = Pause("high drama", "begin")
PASSING = re.compile(
    rf"(?:{EVERYBODY}|all|both) pass(?:es)?(?: in (?:a row|turn)| consecutively| one after another)?"
    r"|nobody (?:acts|does anything)(?: any ?more| else)?"
)


def _plainly(text: str) -> str:
    """A told sentence without what it adds to the stage: `now`, `the`, `of Day 3`."""
    low = re.sub(r"\s+", " ", text.strip().rstrip(".").casefold().replace("’", "'"))
    low = re.sub(r"^(?:(?:then|now|next|finally|afterwards|and|the rest of|step of)\b,? ?)+", "", low)
    low = re.sub(r",? (?:of|on|for) (?:the same |this |that |the )?day(?: \d+)?\b(?! ends?$)", "", low)
    return re.sub(r"\bthe (?=\S)", "", re.sub(r"\bday \d+\b", "day", low))


def told_step(text: str, line: int, edition: str) -> list[Step]:
    """The steps that a told sentence stands for; none where it names no stage."""
    clauses = [text] if _rows(text) or PASSING.fullmatch(_plainly(text)) else re.split(r"[;,]? and (?:then )?|; ?|, ", text.strip().rstrip("."))
    steps = []
    for clause in clauses:
        if PASSING.fullmatch(_plainly(clause)):
            steps.append(Step("all", "pass", line, edition))
        elif _rows(clause):
            steps.append(Step(UNTIL, clause.strip().rstrip("."), line, edition))
        else:
            return []
    return steps


def _rows(text: str) -> tuple[str, ...]:
    plain = _plainly(text)
    return next((rows for pattern, rows in STAGES if re.fullmatch(pattern, plain)), ())


def stop_at(text: str) -> Pause | None:
    """The pause at the end of a stage, told or named by its row: `dusk, end`."""
    found = [Pause(procedure.strip(), row.strip()) for procedure, _, row in (x.casefold().partition(",") for x in _rows(text) or (text,))]
    return replace(found[0], also=tuple(found[1:])) if found else None


def stop_ahead(given: Pause | None, later: Iterable[Step | Expectation]) -> Pause | None:
    """Where the automatic steps stop: before the next stage that is told is over, and where the case pauses."""
    told = next((x for x in later if isinstance(x, Step) and x.who in {UNTIL, "pause", "go on"}), None)
    if told is None or told.who != UNTIL or (stop := stop_at(told.what)) is None:
        return given
    return both(stop, given)


def both(one: Pause | None, other: Pause | None) -> Pause | None:
    """A pause before the rows of either."""
    return replace(one, also=(*one.also, other)) if one and other else one or other


def _any_of_them(p: Position) -> Choice | None:
    """The choice among cards that are all alike and lie alike, such as cards that nobody has seen; None where they differ."""
    free = [o.choice for o in options(p, expected=False) if o.verdict != NO]
    cards = [c.args[0] for c in free if len(c.args) == 1 and isinstance(c.args[0], int)]
    named = {f.card for f in p.facts if f.name != "left unknown"}
    same = len({p.cards[n]._replace(place=0) for n in cards}) == 1 and not named & set(cards)
    role = game_of(p).questions[p.asking.question].role if p.asking else ""
    return free[0] if same and role == "card" and len(cards) == len(free) else None


def leave_stage(p: Position, pause: Pause | None) -> Walk:
    """What happens automatically after a stage, up to the next question."""
    walk = Walk(p)
    while walk.position.asking is None and walk.position.stack:
        walk.position = advance(walk.position, log := Log())
        walk.lines.extend(log.lines)
        walk.position = run_on(walk.position, walk.lines, pause)
    return walk


def _led(walk: Walk, further: Walk) -> Walk:
    """A walk, and what came behind it."""
    return replace(further, lines=[*walk.lines, *further.lines], choices=[*walk.choices, *further.choices], steps=[*walk.steps, *further.steps])


def run_until(p: Position, stop: Pause) -> Walk:
    """What happens to the end of a stage where nobody does anything: what goes without saying is answered, and whoever has priority passes."""
    walk = Walk(p)
    while True:
        if walk.position.asking is None:
            walk.position = run_on(walk.position, walk.lines, stop)
        if stop == HIGH_DRAMA and stop.here(walk.position):  # it begins with a question
            return _led(walk, leave_stage(walk.position, stop))
        ask = walk.position.asking
        if ask is None or (ask.player < 0 and (ask.question not in UNSEEN or default_choice(walk.position) is None)):
            return walk
        choice = Choice(ask.player, "action", ("pass",)) if ask.question == "action" else default_choice(walk.position)
        choice = choice or only_choice(walk.position) or _any_of_them(walk.position) or same_anyway(walk.position, stop)
        if choice is None:
            return walk
        choose(walk, choice, stop)
