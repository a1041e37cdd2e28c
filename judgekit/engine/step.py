"""The one door: `step` takes a choice and runs on until somebody must choose again; `advance` makes one automatic step."""

from __future__ import annotations

from judgekit.engine.errors import EndlessLoop, IllegalChoice
from judgekit.engine.events import NEXT_CHOICE, advance_happen
from judgekit.engine.facts import add_fact, drop_facts
from judgekit.engine.game import Game, game_of
from judgekit.engine.options import legal, reasons_of, why
from judgekit.engine.procedures import advance_run, pop, rule_for
from judgekit.engine.trace import Log, describe_loop, say
from judgekit.engine.values import JUDGE, NO, UNSETTLED, Ask, Choice, Fact, Happen, Line, Position, Run, Use

LIMIT = 5_000


def advance(p: Position, log: Log | None = None) -> Position:
    """One automatic step. At a question, and when nothing is pending, nothing moves."""
    if not p.stack:
        return p
    frame = p.stack[-1]
    if type(frame) is Run:
        return advance_run(p, frame, game_of(p).procedures[frame.procedure], log)
    if type(frame) is Happen:
        return advance_happen(p, frame, log)
    if type(frame) is Use:
        return _advance_use(p, frame, log)
    return p


def _advance_use(p: Position, frame: Use, log: Log | None) -> Position:
    """One row of the procedure by which abilities are used."""
    rows = game_of(p).procedures["use"].rows(p.edition)
    if frame.stage >= len(rows):
        return pop(p)
    row = rows[frame.stage]
    p = p.on((*p.stack[:-1], frame._replace(stage=frame.stage + 1)))
    if row.when is not None and not row.when(p):
        return p
    return row.do(p, log) if row.do else p


def settle(p: Position, log: Log | None = None) -> Position:
    """Every automatic step, until somebody must choose or nothing is pending."""
    for _ in range(LIMIT):
        if not p.stack or type(p.stack[-1]) is Ask:
            return p
        p = advance(p, log)
    raise endless(p)


def endless(p: Position) -> EndlessLoop:
    """What to say of steps that never come to a choice."""
    rule = rule_for(game_of(p).without_limit, p.edition)
    return EndlessLoop(
        f"{LIMIT} steps without a choice: abilities set each other off for ever. Nothing in the rules stops them ({rule}); the judge ends it "
        f"by an edit by hand before it begins, or by taking one of the abilities off its card. Pending again and again:\n{describe_loop(p)}"
    )


def start_from(p: Position) -> tuple[Position, tuple[Line, ...]]:
    """Settles a position that was just set up."""
    log = Log()
    return settle(p, log), tuple(log.lines)


def step(p: Position, choice: Choice, *, run_on: bool = True) -> tuple[Position, tuple[Line, ...]]:
    """Takes a choice, and runs on. What is not legal is refused with all its reasons, and nothing has changed."""
    log = Log()
    q = take(p, choice, log)
    return (settle(q, log) if run_on else q), tuple(log.lines)


def take(p: Position, choice: Choice, log: Log | None = None) -> Position:
    """Takes a choice, without the automatic steps that follow."""
    game = game_of(p)
    if choice.question == "edit":
        return _edit(game, p, choice, log)
    ask = p.asking
    if ask is None or ask.player != choice.player or ask.question != choice.question:
        option = why(p, choice)
        raise IllegalChoice(option.text, option.reasons)
    question = game.questions[ask.question]
    if choice.args not in tuple(question.candidates(p, ask)):
        option = why(p, choice)
        if option.reasons:
            raise IllegalChoice(option.text, option.reasons)
        raise IllegalChoice(question.text(p, ask, choice.args) if _describable(choice) else str(choice), ())
    found = reasons_of(p, ask, choice.args)
    if any(r.verdict == NO for r in found):
        raise IllegalChoice(question.text(p, ask, choice.args), tuple(found))
    for reason in found:
        if reason.verdict == UNSETTLED:
            return p.on((*p.stack, Ask(JUDGE, "decide", (reason.rule.partition("/")[2], choice.player, choice.question, *choice.args))))
    return answer(p, ask, choice, log)


def _describable(choice: Choice) -> bool:
    return bool(choice.args) and isinstance(choice.args[0], str) and choice.question == "action"


def answer(p: Position, ask: Ask, choice: Choice, log: Log | None) -> Position:
    """Carries out a legal answer; what has happened in vain is over then, unless the answer belongs to the windows of an event."""
    p = pop(p)
    if ask.player >= 0 and not isinstance(p.stack[-1] if p.stack else None, Happen):
        p = drop_facts(p, NEXT_CHOICE)
    return game_of(p).questions[ask.question].answer(p, ask, choice.args, log)


def decide(p: Position, ask: Ask, reading: int, log: Log | None) -> Position:
    """Keeps the judge's decision, and carries on with the choice that raised the point if it is legal now."""
    point, *rest = ask.data
    p = add_fact(p, Fact("decided", key=point, amount=reading))
    say(log, p, point, "The judge decides: {}", game_of(p).points[point].readings[reading][1])
    if not rest:
        return p
    player, question, *args = rest
    below = p.stack[-1]
    assert isinstance(below, Ask)
    if any(r.verdict == NO for r in reasons_of(p, below, tuple(args))):
        return p if legal(p) else leave_out(p, log)
    return take(p, Choice(player, question, tuple(args)), log)


def leave_out(p: Position, log: Log | None) -> Position:
    """Takes back a question that nobody can answer: as much as possible is done."""
    say(log, p, rule_for(game_of(p).left_out, p.edition), "Nothing can be chosen: as much as possible is done.")
    return pop(p)


def ask_judge(p: Position, point: str) -> Position:
    """Asks the judge about an open point; the row on top of the stack, or the event there, is carried out again afterwards."""
    top = p.stack[-1]
    if isinstance(top, Run):
        p = p.on((*p.stack[:-1], top._replace(row=top.row - 1)))
    elif isinstance(top, Use):
        p = p.on((*p.stack[:-1], top._replace(stage=top.stage - 1)))
    elif isinstance(top, Happen) and top.done:
        p = p.on((*p.stack[:-1], top._replace(stage=top.stage - 1, done=False)))
    return p.on((*p.stack, Ask(JUDGE, "decide", (point,))))


def _edit(game: Game, p: Position, choice: Choice, log: Log | None) -> Position:
    name, *args, reason = choice.args
    edit = game.edits.get(name)
    if edit is None:
        raise IllegalChoice(f"the edit {name!r}", ())
    q = edit.do(p, *args)
    if wrong := game.impossible(q, p):
        raise IllegalChoice(f"the edit '{edit.text_of(args)}'", tuple(wrong))
    say(
        log,
        p,
        edit.rule_of(args, p.edition),
        "By hand: {}{}.",
        edit.text_of(args),
        f", because {reason}" if reason else "",
    )
    return game.edited(q, p, log)
