"""Questions on the way through a case: why something is legal or not, what is so, whether what might be expected is so."""

from __future__ import annotations

import re
from typing import Any

from judgekit.cases.as_data import actual, held, reason_json
from judgekit.cases.model import Expectation, Step
from judgekit.cases.play.runs import Runs
from judgekit.cases.play.shown import show_reason, why_not
from judgekit.cases.run import Runner
from judgekit.cases.sentences.asked_words import judge_words, near_option
from judgekit.cases.sentences.walking import NOT_LEGAL
from judgekit.cases.tree import Node, Tree
from judgekit.engine import Position, Reason, options
from judgekit.games.five_sails.facts.stating import reasons_behind
from judgekit.games.five_sails.facts.text import Unknown


class Explaining:
    """A session that answers questions about where it stands."""

    tree: Tree
    runs: Runs
    told: list[dict[str, Any]]
    """The facts that were asked about, for programs."""
    explained: dict[str, Any] | None
    """What `why` was asked about last, for programs."""

    expected_here: tuple[Node | None, tuple[Expectation, ...]]
    """Where something was expected last, and what was so there: what is expected there too holds at the same moment."""

    @property
    def p(self) -> Position:
        """Where one stands."""
        return self.tree.at.position

    def _why(self, rest: str) -> list[str]:
        found = options(self.p)
        if rest.isdigit() and 1 <= int(rest) <= len(found):
            option = found[int(rest) - 1]
            return self._explain(option.text, {"yes": "legal", "no": "illegal"}.get(option.verdict, "unsettled"), option.reasons, option.rule)
        if not rest or rest.isdigit():
            return [f"why which? Give a number from 1 to {len(found)}, or the words of a choice"]
        who, colon, what = rest.partition(":")
        seats, ask = self.p.cast.seats, self.p.asking
        player = seats.index(who.strip()) if colon and who.strip() in seats else ask.player if ask else 0
        words = what.strip() if colon and who.strip() in seats else rest
        verdict, reasons, problem = judge_words(self.p, player, words)
        if problem and (near := near_option(found, player, words)):
            return self._why(str(found.index(near) + 1))
        if problem and (behind := self._behind(words)):
            return behind
        return [f"{words}: {problem}"] if problem else self._explain(words, verdict, reasons, "")

    def _explain(self, text: str, verdict: str, reasons: tuple[Reason, ...], rule: str) -> list[str]:
        """Why a choice is legal or not, with every reason."""
        self.explained = {"text": text, "verdict": verdict, "rule": rule, "reasons": [reason_json(r) for r in reasons]}
        if not reasons:
            return [f"{text} is {verdict}" + (f" [{rule.partition('/')[2]}]" if rule else "")]
        return [f"{text} is {verdict}:", *map(show_reason, reasons)]

    def _cannot(self, runner: Runner, step: Step) -> list[str]:
        """Why a step could not be done: of what answers nothing that is asked, the reasons why it cannot be done now."""
        walk, seats = runner.stopped, self.p.cast.seats
        if walk is not None and walk.problem and not walk.reasons and not walk.choices and step.who in seats:
            verdict, reasons, problem = judge_words(self.p, seats.index(step.who), step.what)
            if verdict == "illegal" and not problem:
                return [NOT_LEGAL, *map(show_reason, reasons)]
        return why_not(runner, step)

    def _behind(self, rest: str) -> list[str]:
        """What a fact is that says whether something is allowed, with the reasons behind it; nothing for anything else."""
        try:
            reasons = reasons_behind(self.p, rest)
        except Unknown:
            return []
        return self._explain(rest, str(actual(self.runs.here(), rest)["is"]), reasons, "") if reasons else []

    def _fact(self, rest: str) -> list[str]:
        """What a fact is, with the words in which a case would expect it."""
        found = actual(self.runs.here(), rest)
        self.told.append({"text": rest} | found)
        reasons = [f"  {r['text']} [{r['rule'].partition('/')[2]}]" for r in found.get("reasons", ())]
        return [f"{rest}: {found.get('problem') or found.get('is')}", *reasons]

    def _expected(self, rest: str) -> list[str]:
        """Whether what a case might expect is so, and what is so instead."""
        runner, expected = self.runs.here(), Expectation(rest)
        before = self.expected_here[1] if self.expected_here[0] is self.tree.at else ()
        runner.group = (*before, expected)
        found = held(runner, expected)
        for other in before if found["holds"] else ():
            runner.expect(other)
        found["holds"] = not runner.report.failures
        self.runs.expected()
        self.expected_here = self.tree.at, (*before, expected) if found["holds"] else before
        self.told.append(found)
        read = not any(" no fact reads " in x for x in runner.report.failures)
        apart = ["it is not so at the moment at which what was expected here before is so"] if before and read else []
        wrong = [re.sub(r"^.*?\] ", "", x, count=1) for x in runner.report.failures]
        return [*(apart if wrong else []), *wrong] or ["it is so"]
