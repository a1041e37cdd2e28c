"""Whether a step answers the question that stands open: what is expected before it is then meant where that is asked, and not behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from judgekit.cases.model import Step
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import default_choice
from judgekit.cases.steps.doers import by_its_player, doer
from judgekit.cases.steps.on_the_way import stands_at
from judgekit.cases.steps.reacting import orders, reacts
from judgekit.cases.steps.told import told_of
from judgekit.cases.wordings.asked_things import acts_asked_about
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.requests import asked_to
from judgekit.cases.wordings.story import REACTED, clauses
from judgekit.cases.wordings.wondering import wonders
from judgekit.engine import Position
from judgekit.engine.values import CHANCE, JUDGE
from judgekit.games.five_sails.boards.moments.told import moment

DENIES = re.compile(r"\b(?:not?|nothing|none|neither|without|declines?|leaves?|skips?|ignores?|cannot)\b", re.IGNORECASE)
"""What says that something is left undone."""
PASSES = re.compile(r"(?:(?:simply|just|only|then|now) )?pass(?:es)?\b.*", re.IGNORECASE)
"""Somebody's turn to act, which is passed: no answer to a question of a Reaction."""


def answered_next(p: Position, coming: Iterable[Step]) -> bool:
    """Whether the steps that are told next answer what is asked where one stands: questions and what is only told are looked past."""
    for step in coming:
        if answers(p, step) or _belongs_to(p, step):
            return True
        if not wonders(step.what) and not _only_tells(step):
            return False
    return False


def _belongs_to(p: Position, step: Step) -> bool:
    """Whether what is asked belongs to the very row with which begins what a step tells: it waits for that."""
    told = told_of(p, step)[:1] if step.who == TOLD else []
    return any(m.begins is not None and stands_at(p, m.begins) for m in told)


def _only_tells(step: Step) -> bool:
    """Whether a step leads the game nowhere: `both Reactions are triggered`."""
    told = [moment(x) for x in clauses(step.what)] if step.who == TOLD else [None]
    return all(m is not None and not (m.begins or m.ends) for m in told)


def answers(p: Position, step: Step) -> bool:
    """Whether a step answers what is asked where one stands, or is a Reaction to the same thing of somebody who is asked after that."""
    if p.asking is None:
        return False
    step = by_its_player(p, step)
    if step.who == TOLD:
        return orders(p, step) or any(_answered_by(p, clause) for clause in clauses(step.what))
    if step.who in {"all", "others"}:
        return _answered(p, p.asking.player, step.what)
    player = {"judge": JUDGE, "chance": CHANCE}.get(step.who, p.cast.seats.index(step.who) if step.who in p.cast.seats else None)
    if player is None:
        return False
    first = acts_asked_about(step.what, p.cast.seats) if wonders(step.what) else clauses(step.what)[:1]
    said = [part for clause in (asked_to(step.what, p).wanted, *first) if (part := clause.strip(" ."))]
    if p.asking.question == "react" and any(reacts(p, replace(step, what=x), None) for x in said):
        return True
    return player == p.asking.player and any(_answered(p, player, x) for x in said)


def _answered_by(p: Position, clause: str) -> bool:
    """Whether a clause that names no player tells of an answer to what is asked."""
    if REACTED.fullmatch(clause):
        return p.asking is not None and p.asking.question == "react"
    seat, _, rest = clause.partition(" ")
    player, what = (p.cast.seats.index(seat), rest) if seat in p.cast.seats else doer(p, clause)
    return p.asking is not None and player == p.asking.player and _answered(p, player, what)


def _answered(p: Position, player: int, text: str) -> bool:
    """Whether a sentence of whoever is asked names an answer to the open question, or says that it is left undone."""
    ask = p.asking
    if ask is None or (PASSES.fullmatch(text) and ask.question != "action"):
        return False
    walk = walk_phrase(p, player, text, only_ask=True)
    left_undone = DENIES.search(text) is not None and walk.choices[:1] == [default_choice(p)]
    return walk.answered or left_undone
