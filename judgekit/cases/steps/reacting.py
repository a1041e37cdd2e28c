"""Several who react to one thing, as steps tell it: whoever is asked first says so first, and nobody waits for what nobody tells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile

from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.any_order import ORDERED, UNSEEN, same_anyway
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.sentences.walking import UP_TO, Pause, Walk, choose, default_choice, only_choice
from judgekit.cases.wordings.ordering import TOLD, WHOEVER
from judgekit.cases.wordings.parts import is_between
from judgekit.cases.wordings.requests import asked_to
from judgekit.cases.wordings.story import clauses
from judgekit.engine import Choice, Position, options
from judgekit.engine.values import YES, Frame, Happen

AMONG_REACTIONS = ("react", "order")
"""Questions that come between announcing a Reaction and what it asks of its player."""


def reacts(p: Position, step: Step, pause: Pause | None) -> bool:
    """Whether a step is the use of a Reaction that its player is asked about now, or will be when the others are through."""
    if step.who not in p.cast.seats:
        return False
    player = p.cast.seats.index(step.who)
    walk = walk_phrase(p, player, _wanted(p, step.what), pause)
    used = any(c.player == player and c.question == "react" and c.args[0] != "none" for c in walk.choices)
    return used and not walk.problem and walk.verdict != "illegal"


def _wanted(p: Position, text: str) -> str:
    """What a sentence says is done, or what somebody does nothing but ask for in it."""
    if "Reaction" not in text or "asks" not in text:
        return text
    asked = asked_to(text, p)
    return asked.wanted if asked.wanted and not asked.done else text


TOGETHER = ("approach", "discard")
"""Questions that the books put to everybody at the same time: who answers first is nothing that a case must tell."""


UNMENTIONED = ("challenge technique", "round ability", "technique without card", "discard some", "discard or engage", *UP_TO)
"""Questions of which nobody need say anything: abilities, further cards to discard, another cost are left out; so is how many of up to so many."""


def _past_chance(p: Position, pause: Pause | None) -> Position:
    """The position once chance has brought what goes without saying: the order of a deck that nobody has seen."""
    walk = Walk(p)
    while (ask := walk.position.asking) is not None and ask.question in UNSEEN and (told := default_choice(walk.position)) is not None:
        choose(walk, told, pause)
    return walk.position


def meanwhile(p: Position, step: Step, later: Iterable[Step | Expectation], pause: Pause | None) -> Step | None:
    """What somebody is told to choose who is asked before the one who is told first, though all of them choose at the same time."""
    p = _past_chance(p, pause)
    ask = p.asking
    if ask is None or ask.question not in TOGETHER or step.who not in p.cast.seats or p.cast.seats.index(step.who) == ask.player:
        return None
    near = (x for x in later if isinstance(x, Step) and x.who in p.cast.seats)
    told = next((x for x in near if ask.player >= 0 and x.who == p.cast.seats[ask.player]), None)
    walk = walk_phrase(p, ask.player, told.what, pause) if told else None
    return told if walk and not walk.problem and walk.verdict != "illegal" and walk.choices else None


def answered_since(choices: Sequence[Choice], player: int) -> bool:
    """Whether somebody else has used a Reaction since a player's last choice."""
    since = takewhile(lambda c: c.player != player, reversed(choices))
    return any(c.question == "react" and c.args[0] != "none" for c in since)


def others_first(p: Position, step: Step) -> bool:
    """Whether somebody else than the one who is told is asked, where a step told further on may answer first."""
    ask = p.asking
    return ask is not None and ask.player >= 0 and ask.question in {"react", *TOGETHER} and step.who != p.cast.seats[ask.player]


def sooner(p: Position, step: Step, later: Iterable[Step | Expectation], pause: Pause | None) -> Step | None:
    """A Reaction that is told a little further on, of somebody who is asked for it before the one who is told first."""
    ask = p.asking
    if ask is not None and ask.question != "react":
        return meanwhile(p, step, later, pause)
    if ask is None or ask.question != "react" or ask.player < 0 or step.who == p.cast.seats[ask.player] or not reacts(p, step, pause):
        return None
    near = takewhile(lambda x: isinstance(x, Step) and x.who in p.cast.seats, later)
    return next((x for x in near if isinstance(x, Step) and x.who == p.cast.seats[ask.player] and reacts(p, x, pause)), None)


FIRST_PLAYER = re.compile(rf"(?:(?:as )?the First Player,? |{WHOEVER})(?=\w)", re.IGNORECASE)
"""Whom the token names, who puts in order what happens at the same time; or whoever has to."""


def orders(p: Position, step: Step | None) -> bool:
    """Whether a step puts what waits in order."""
    ask = p.asking
    if step is None or ask is None or ask.player < 0:
        return False
    token = FIRST_PLAYER.match(step.what) if step.who == TOLD and ask.question in {*ORDERED, "which Leader"} else None
    if not token and step.who != p.cast.seats[ask.player]:
        return False
    walk = walk_phrase(p, ask.player, clauses(step.what[token.end() :])[0] if token else step.what)
    return bool(walk.choices) and not walk.problem and walk.choices[0].question == ask.question


def will_order(p: Position, step: Step | None, ahead: Step | None) -> bool:
    """Whether a step puts what waits in order, or the one behind it where it is only told."""
    return orders(p, step) or (step is not None and step.who == TOLD and orders(p, ahead))


def told_first(p: Position, choices: Sequence[Choice]) -> Choice | None:
    """Of Reactions that wait for an order nobody tells, the first one told among those that the books let come first.

    None where a Forced ability waits with them: then the First Player has to say.
    """
    ask = p.asking
    if ask is None or ask.question != "order":
        return None
    announced = [c.args[1:3] for c in choices if c.question == "react" and c.args[0] != "none"]
    waiting = options(p, expected=False)
    if any(o.choice.args[1:3] not in announced for o in waiting):
        return None
    sure = [o.choice for o in waiting if o.verdict == YES]
    return min(sure, key=lambda c: announced.index(c.args[1:3]), default=None)


def open_window(p: Position) -> tuple[Frame, ...]:
    """What lies below the event that may be answered now, between two parts of what an ability does; empty where none may be."""
    at = next((n for n in range(len(p.stack) - 1, 0, -1) if isinstance(p.stack[n], Happen)), 0)
    return p.stack[:at] if p.asking is not None and is_between(p) else ()


def within(p: Position, window: Sequence[Frame]) -> bool:
    """Whether that event is still being answered: the next part of the ability has not begun."""
    return bool(window) and p.asking is not None and p.stack[: len(window)] == tuple(window) and isinstance(p.stack[len(window)], Happen)


def unsaid_within(p: Position, window: Sequence[Frame]) -> Choice | None:
    """What goes without saying while that event is answered, once the next part is told: nobody answers it any more."""
    return only_choice(p) or same_anyway(p, None) or default_choice(p) if within(p, window) else None


def impatient(p: Position, rest: tuple[int, list[Piece]], pause: Pause | None) -> Walk:
    """The rest of a Reaction, where nobody else is said to react."""
    return walk_phrase(p, rest[0], "", pause, pieces=rest[1], patient=False)
