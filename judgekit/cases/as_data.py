"""Positions and runs of cases as plain data for programs: everything that a fact can be about, without reading prose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from judgekit.cases.board_view import asked, card, view
from judgekit.cases.expecting.held import lines_for
from judgekit.cases.expecting.options import OPTION
from judgekit.cases.expecting.words import usual
from judgekit.cases.model import Case, Expectation, Step
from judgekit.cases.run import Runner, hanging, run_case
from judgekit.cases.sentences.judged import judge_phrase
from judgekit.cases.sentences.walking import past_unseen
from judgekit.cases.steps.provided import not_met
from judgekit.cases.wordings.copies import named_copies
from judgekit.engine import Line, Option, Position, Reason, game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import player_name
from judgekit.games.five_sails.facts.stating import reasons_behind, state_fact
from judgekit.games.five_sails.facts.text import Unknown
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.stats import cost_of, worth
from judgekit.games.five_sails.values import in_play, location

Data = dict[str, Any]


def reason_json(r: Reason) -> Data:
    """A reason: what it says of the choice, why, by which rule, what would help, and the readings of an open point."""
    readings = [{"name": a, "text": b} for a, b in r.readings]
    return {"verdict": r.verdict, "rule": r.rule, "text": r.text, "remedy": r.remedy, "readings": readings}


def option_json(option: Option) -> Data:
    """An option with every reason for and against it."""
    return {"text": option.text, "verdict": option.verdict, "rule": option.rule, "reasons": [reason_json(r) for r in option.reasons]}


def line_json(line: Line) -> Data:
    """A line of what happened, with its rule."""
    return {"text": line.text, "rule": line.rule, "depth": line.depth, "frame": line.frame}


def asked_data(p: Position) -> Data | None:
    """Who is asked what; None where nobody is."""
    ask = p.asking
    if ask is None:
        return None
    rule = ask.data[0] if ask.question == "decide" else rule_for(game_of(p).questions[ask.question].rule, p.edition)
    return {"player": player_name(p, ask.player), "question": ask.question, "prompt": asked(p, ask), "rule": f"{p.game}/{rule}"}


def state(p: Position) -> Data:
    """The whole position: the table as it is drawn, every card with its zone, and how the game stands."""
    b = p.board
    return {
        **view(p),
        "cards": [card_state(p, n) for n, c in enumerate(p.cards) if n and p.definition(n).kind != "location"],
        "active_player": player_name(p, b.active),
        "passes": b.passes,
        "over": b.over or "no",
        "winner": player_name(p, b.winner) if b.winner >= 0 else None,
        "victory": b.victory or None,
        "check": b.check or None,
        "question": asked_data(p),
    }


def card_state(p: Position, n: int) -> Data:
    """A card, wherever it is: its zone in words, its location, and who bears it, beside what a table shows of it."""
    c = p.cards[n]
    return {
        **{k: v for k, v in card(p, n).items() if k != "attached"},
        "zone": zone_name(p, n).removeprefix("the "),
        "in_play": in_play(p, n),
        "location": location(p, n) or None,
        "equipped_to": p.cast.names[c.on] if c.on >= 0 else None,
        "cost": cost_of(p, n),
        "worth_as_payment": worth(p, n),
    }


def held(runner: Runner, expected: Expectation) -> Data:
    """What a case expects at a point, whether it is so, and what is so."""
    failures = len(runner.report.failures)
    found: Data = {"line": expected.line, "text": expected.text} | actual(runner, expected.text)
    runner.found = None
    runner.expect(expected)
    holds = len(runner.report.failures) == failures
    if holds and runner.found is not None:  # what is so where it was held against it: there it is as expected
        found["is"] = runner.found.value
        found |= {"reasons": [reason_json(r) for r in runner.found.reasons]} if "reasons" in found else {}
    return found | {"holds": holds}


def actual(runner: Runner, text: str) -> Data:
    """What is so of a fact or an option, where one stands."""
    said = usual(text)
    option = OPTION.fullmatch(said)
    if option:
        verdict, reasons, problem = runner.judged(option[1], option[2], option[3])
        return {"is": verdict or problem, "reasons": [reason_json(r) for r in reasons]}
    if said.startswith(("cites ", "order:", "window:", "not order:")):
        return {}
    try:
        named = named_copies(text, runner.p.cast.names)
        p = runner.p if re.match(r"(?:not )?asks\b", text) else past_unseen(runner.p)
        behind = [reason_json(r) for r in reasons_behind(p, named)]
        return {"is": state_fact(p, lines_for(runner.report, text), named)[0]} | ({"reasons": behind} if behind else {})
    except Unknown as unknown:
        return {"is": None, "problem": str(unknown)}


def run_data(case: Case, edition: str, *, states: bool = False) -> Data:
    """Runs a case, and tells after each step what happened, who is asked, what was expected and what is so; with the whole state if wanted."""
    runner = Runner(case, edition)
    data = _run_data(runner, states=states)
    if data["passed"]:
        return data
    (report,) = run_case(case, edition)
    if report.ran is None:
        return data | {"failures": report.failures}
    return _run_data(Runner(report.ran, edition), states=states) | {"supposed": list(report.supposed)}


def _run_data(runner: Runner, *, states: bool) -> Data:
    """What came of a case, as data."""
    case = runner.report.case
    steps: list[Data] = [{"step": None, "lines": [line_json(x) for x in runner.report.lines]} | _stands(runner.p, states=states)]
    for each in runner.in_order():
        if isinstance(each, Expectation):
            steps[-1]["expected"].append(held(runner, each))
            continue
        before = len(runner.report.lines)
        done = runner.take(each)
        told = {"line": each.line, "who": each.who, "what": each.what} | _done(runner, each, done=done)
        steps.append({"step": told, "lines": [line_json(x) for x in runner.report.lines[before:]]} | _stands(runner.p, states=states))
        if not done:
            runner.stuck = each
            break
    steps[-1]["lines"] += [line_json(x) for x in runner.finish()]
    report = runner.report
    report.failures += hanging(report)
    return {
        "case": case.title,
        "number": case.number,
        "edition": report.edition,
        "passed": report.passed,
        "checked": report.checked,
        "failures": report.failures,
        "left_to_judge": list(report.left),
        "supposed": [],
        "steps": steps,
        "lines": [line_json(x) for x in report.lines],
    }


def _done(runner: Runner, step: Step, *, done: bool) -> Data:
    """Whether a step has done anything, and where it has not, or not all that was asked for: why."""
    if not done:
        return {"done": False, "why": runner.report.failures[-1:]}
    if step.given and not runner.before.part:
        return {"done": False, "why": [not_met(step)]}
    refused = [wish for walk in runner.walked[runner.led :] for wish in walk.refused]
    if not refused:
        return {"done": True}
    reasons = [r for wish in refused for r in judge_phrase(wish.at, wish.player, wish.text)[1]]
    acted = len(runner.report.choices) > runner.chosen
    return {"done": acted, "why": [f"refused: {wish.text}" for wish in refused], "refused": [reason_json(r) for r in dict.fromkeys(reasons)]}


def _stands(p: Position, *, states: bool) -> Data:
    return {"asked": asked_data(p), "expected": []} | ({"state": state(p)} if states else {})


def rules_in(data: object) -> Iterator[str]:
    """Every rule that some data name."""
    if isinstance(data, dict):
        if isinstance(data.get("rule"), str) and data["rule"]:
            yield data["rule"]
        data = list(data.values())
    if isinstance(data, Iterable) and not isinstance(data, str):
        for each in data:
            yield from rules_in(each)
