"""What may be chosen, and why what may not be chosen may not."""

from __future__ import annotations

from judgekit.engine.articles import possessives
from judgekit.engine.game import game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import NO, Args, Ask, Choice, Option, Position, Reason


def reasons_of(p: Position, ask: Ask, args: Args) -> list[Reason]:
    """Everything that speaks against one candidate of the open question."""
    return list(game_of(p).questions[ask.question].reasons(p, ask, args))


def legal(p: Position) -> list[Choice]:
    """The choices that `step` takes, in order; quicker than `options`, since it stops at the first reason."""
    ask = p.asking
    if ask is None:
        return []
    question = game_of(p).questions[ask.question]
    return [
        Choice(ask.player, ask.question, args)
        for args in question.candidates(p, ask)
        if not any(r.verdict == NO for r in question.reasons(p, ask, args))
    ]


def options(p: Position, *, expected: bool = True) -> list[Option]:
    """Every candidate, the illegal ones too, with all reasons; then what a person might expect to be offered but is not."""
    ask = p.asking
    found: list[Option] = []
    if ask is not None:
        found = [_candidate(p, ask, args) for args in game_of(p).questions[ask.question].candidates(p, ask)]
    if expected:
        offered = {o.choice for o in found}
        for choice, text, rule, reasons in game_of(p).expected(p):
            if choice not in offered:
                found.append(Option(choice, possessives(text), f"{p.game}/{rule}", tuple(reasons)))
    return found


def _candidate(p: Position, ask: Ask, args: Args) -> Option:
    """What one candidate of the open question is: its text, its rule, and all reasons."""
    question = game_of(p).questions[ask.question]
    rule = ask.data[0] if ask.question == "decide" else rule_for(question.rule, p.edition)
    return Option(
        Choice(ask.player, ask.question, args), possessives(question.text(p, ask, args)), f"{p.game}/{rule}", tuple(reasons_of(p, ask, args))
    )


def why(p: Position, choice: Choice) -> Option:
    """Why a choice is legal or not: the option that it would be among all; nothing is asked about the others."""
    ask = p.asking
    if ask is not None and (ask.player, ask.question) == (choice.player, choice.question):
        for args in game_of(p).questions[ask.question].candidates(p, ask):
            if args == choice.args:
                return _candidate(p, ask, args)
    for other, text, rule, reasons in game_of(p).expected(p):
        if other == choice:
            return Option(choice, possessives(text), f"{p.game}/{rule}", tuple(reasons))
    return Option(choice, f"{choice.question} {' '.join(map(str, choice.args))}".strip(), "", ())
