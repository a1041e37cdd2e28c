"""What somebody asks to do, and the next sentence says is done: the first sentence only asks, the second one does it."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.cases.model import Expectation, Step
from judgekit.cases.wordings.may_words import infinitive

ASKED = re.compile(
    r"asks to (?P<verb>use|activate|play|announce) (?P<what>[^;,]+?)(?: (?:now|at once|immediately|right away|here|first|then))*", re.IGNORECASE
)
"""A request by itself, of which nothing says that it is done."""
ABILITY = r"(?:\w+ )?(?:Reaction|Action|Technique|Maneuver|ability)"
AGAIN = rf"(?:it|so|this|that|(?:the|this|that|its|his|her|their) (?:{ABILITY}|card))"
"""What stands for the thing that has been asked for."""


ANNOUNCED = re.compile(
    rf"(?:announces|begins|declares|starts)(?: to use| using| with)? (?P<what>[^;,]+?['’]s {ABILITY}),? (?:and|but) (?:then )?asks to "
    r"(?P<verb>discard|pay(?: with)?|engage|wound) (?P<how>[^;]+)",
    re.IGNORECASE,
)
"""An ability that is announced, with a way to pay its cost that is asked about."""
QUESTIONED = re.compile(
    r"(?:announces|begins|declares|starts|uses|takes) (?P<what>the \w+ Action\b[^;,]*?|[^;,]+?['’]s (?:\w+ )?Action\b[^;,]*?),? and (?:then )?"
    r"(?P<question>asks (?:whether|about|if|how|which|what|who)\b.+)"
)
"""An Action that is begun with a question."""
PAYING = {"discard": "discarding", "pay": "paying", "pay with": "paying", "engage": "engaging", "wound": "wounding"}


def only_asked(steps: list[Step | Expectation], at: int) -> None:
    """Makes the request right before a sentence a mere question, where that sentence says that it is done; `at` is where the sentence begins."""
    last = next((n for n in range(at - 1, -1, -1) if isinstance(steps[n], Step)), -1)
    first = next((n for n in range(at, len(steps)) if isinstance(steps[n], Step)), -1)
    before, done = steps[last] if last >= 0 else None, steps[first] if first >= 0 else None
    if isinstance(before, Step) and isinstance(done, Step) and (question := _question(before, done)):
        steps[last] = replace(before, what=question)
        if (so := SO.match(done.what)) and (asked := ASKED.fullmatch(before.what)):
            steps[first] = replace(done, what=f"{asked['verb']}s {asked['what']}{done.what[so.end() :]}")


SO = re.compile(r"does (?:so|it|that|this)\b(?! again| once more)")
"""That what has been asked for is done."""


def _question(before: Step, done: Step) -> str:
    """What a step asks for as a question, where the next step does it, and nothing else has come between; empty where it does not."""
    asked, announced = ASKED.fullmatch(before.what), ANNOUNCED.fullmatch(before.what)
    if before.given or done.given or (before.who, before.edition, before.day) != (done.who, done.edition, done.day):
        return ""
    if asked is not None and _does(done, asked["verb"], asked["what"], AGAIN):
        return f"asks whether {before.who} may {asked['verb']} {asked['what']} now"
    questioned = QUESTIONED.fullmatch(before.what)
    if questioned is not None and re.match(rf"(?:uses|takes) {re.escape(questioned['what'])}(?![\w'’])", done.what):
        return questioned["question"]
    if announced is not None and _does(done, "use", announced["what"], f"(?:its|the) {ABILITY}"):
        return f"asks whether {before.who} may use {announced['what']}, {PAYING[announced['verb'].casefold()]} {announced['how']}"
    return ""


def _does(done: Step, verb: str, what: str, again: str) -> bool:
    """Whether a step does just what has been asked for, once."""
    does, _, thing = done.what.partition(" ")
    if does.casefold() == "does":
        return again == AGAIN and SO.match(done.what) is not None
    same = re.match(rf"(?:{re.escape(what)}|{again})(?![\w'’])(?! (?:again|once more|an?other time|a second time))", thing)
    return infinitive(does.casefold()) == verb.casefold() and same is not None
