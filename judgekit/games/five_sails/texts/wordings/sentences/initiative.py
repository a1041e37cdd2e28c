"""Initiative: whose scheme is the faster one, said as who has more of it."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table

HOW = r"(?:an? )?(?P<how>higher|greater|more|faster|lower|less|slower) initiative"
MINE = r"(?:this card|your scheme|yours|you|this one|it)"
THEIRS = r"(?:enemy scheme|scheme of an opponent|opponent['’]s scheme|opposing scheme|opponent|enemy player)"
ONE = {"an": "an opponent", "a": "an opponent", "any": "an opponent", "each": "each opponent", "every": "each opponent", "all": "each opponent"}
SLOWER = {"lower", "less", "slower"}


def _more(found: re.Match[str]) -> str:
    return "fewer" if found["how"].casefold() in SLOWER else "more"


def _they(found: re.Match[str]) -> str:
    return f"{ONE[found['which'].casefold()]} has {_more(found)} Initiative than you"


def _you(found: re.Match[str]) -> str:
    return f"you have {_more(found)} Initiative than {ONE[found['which'].casefold()]}"


EVERY = Table(
    (
        rf"\bfor (?:each|every) {THEIRS} (?:with|(?:that|who|which|whose scheme) has) {HOW}(?: than {MINE})?(?=$|[,.])",
        lambda m: f"for each opponent with {_more(m)} Initiative than you",
    ),
)
CONDITIONS = Table(
    (rf"^(?P<which>an?|any|each|every|all) {THEIRS}s? (?:has|have) {HOW}(?: than {MINE})?$", _they),
    (rf"^no {THEIRS} has {HOW}(?: than {MINE})?$", lambda m: f"it is not so that an opponent has {_more(m)} Initiative than you"),
    (rf"^{MINE} (?:has|have) {HOW} than (?P<which>an?|any|each|every|all) {THEIRS}s?$", _you),
    (rf"^{MINE} (?:has|have) the (?:highest|fastest) initiative$", "you have the most Initiative"),
    (rf"^{MINE} (?:has|have) the (?:lowest|slowest) initiative$", "you have the fewest Initiative"),
)

initiative = ByKind(EVERY, condition=CONDITIONS)
