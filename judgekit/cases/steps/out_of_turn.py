"""Somebody acts while others are asked first who are said to pass whenever they have to act, or of whom nothing is said at all: they pass."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.cases.model import Case, Step
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, one_pass_left
from judgekit.cases.steps.reacting import reacts
from judgekit.cases.wordings.requests import asked_to
from judgekit.cases.wordings.wondering import wonders
from judgekit.engine import Choice, Position
from judgekit.engine.trace import player_name
from judgekit.engine.values import Line
from judgekit.games.five_sails.boards.story.words import NOTHING_ELSE
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.values import RULEBOOK

OF_A_REACTION = re.compile(r"\b(?:us\w+|activat\w+|asks? (?:to|for|about)) .*\bReactions?\b(?! Action)")
ALL_OTHERS = r"(?:every(?:body|one) else passes|nobody else (?:acts|does anything)|(?:all )?the others? (?:all |always )*pass(?:es)?)"
WHENEVER = r"(?:(?:when(?:ever)?|each time|every time|as often as|where(?:ver)?) |(?:every|each) (?:time|turn|opportunity)|in all |at every )"


def said_to_pass(note: str, seat: str) -> bool:
    """Whether the notes of a case say that a player passes whenever it has to act."""
    who = re.escape(seat)
    one = rf"\b{who} (?:(?:always|only|just|only ever) passes(?! )|does nothing but pass|(?:just |simply |only |always )?passes {WHENEVER})"
    one += rf"|(?i:\b{WHENEVER})[^.;,]*,? {who} passes\b"
    return re.search(one, note) is not None or re.search(ALL_OTHERS, note, re.IGNORECASE) is not None


def passes_first(p: Position, step: Step, case: Case, pause: Pause | None) -> Walk | None:
    """The passes of those who are said to pass, up to the player of a step that cannot be done before; None where nobody passes.

    Where nothing else is said to matter, and it is a basic Action, those pass too of whom no step speaks; that this was not told is said.
    """
    said = _passes(p, step, pause, lambda seat: said_to_pass(case.note, seat))
    if said is not None or NOTHING_ELSE.search(case.note) is None:
        return said
    silent = silent_passers(case)
    walk = _passes(p, step, pause, lambda seat: seat in silent)
    if walk is None or not _basic(walk.position, p.cast.seats.index(step.who), step, pause):
        return None
    who = " and ".join(dict.fromkeys(player_name(p, choice.player) for choice in walk.choices))
    walk.lines.append(Line(rid("action/pass"), f"It was not told that {who} passes; nothing else is said to matter."))
    return walk


def silent_passers(case: Case) -> frozenset[str]:
    """The players who pass without a word, where nothing else is said to matter: those of whom no step speaks."""
    told = {x.who for x in case.steps if isinstance(x, Step)}
    return frozenset(case.players) - told if NOTHING_ELSE.search(case.note) else frozenset()


def _passes(p: Position, step: Step, pause: Pause | None, may_pass: Callable[[str], bool]) -> Walk | None:
    """The passes of those who may be taken to pass, up to the player of a step that cannot be done before."""
    walk = Walk(p)
    if OF_A_REACTION.search(re.split(r"[;,]", step.what)[0]):  # a Reaction has its time before anybody's turn, not behind it
        return None
    _no_reaction(walk, step, pause)
    declined = len(walk.choices)
    while (ask := walk.position.asking) is not None and ask.question == "action" and step.who in p.cast.seats:
        player, seat = p.cast.seats.index(step.who), p.cast.seats[ask.player]
        if ask.player == player or not may_pass(seat) or one_pass_left(walk.position):
            break
        begun = len(walk.choices) == declined
        if begun and (wonders(step.what) or _asked_out_of_turn(p, step) or _possible(p, player, step, pause)):
            break
        choose(walk, Choice(ask.player, "action", ("pass",)), pause)
    return walk if len(walk.choices) > declined else None


def _no_reaction(walk: Walk, step: Step, pause: Pause | None) -> None:
    """Nobody reacts any more where a Reaction may still be used, and the step is no Reaction."""
    while (ask := walk.position.asking) is not None and ask.question == "react" and not reacts(walk.position, step, pause):
        declined = default_choice(walk.position)
        if declined is None:
            return
        choose(walk, declined, pause)


def of_own_turn(asked: str, seat: str) -> bool:
    """Whether a question is said to be about a player's own turn: `may Una, on B's turn, use the Challenge Action?`."""
    turn = rf"{re.escape(seat)}['’]s (?:own |next )?turn"
    return (
        re.search(rf"\b(?:(?:[Oo]n|[Ii]n|[Aa]t|[Dd]uring|[Ff]or) {turn}|(?:it|the turn) (?:is|were|was) {turn}|once {turn} comes)\b", asked)
        is not None
    )


def own_turn(p: Position, player: int, note: str, asked: str = "") -> list[Position]:
    """Where a player is to act once those have passed who are said to pass whenever they have to; nothing where somebody else comes first.

    What is asked about a player's own turn is asked of where everybody else has passed.
    """
    walk, then = Walk(p), player >= 0 and of_own_turn(asked, p.cast.seats[player])
    while (ask := walk.position.asking) is not None and ask.question == "action" and ask.player != player:
        if not (then or said_to_pass(note, p.cast.seats[ask.player])) or one_pass_left(walk.position):
            return []
        choose(walk, Choice(ask.player, "action", ("pass",)), None)
    return [walk.position] if walk.choices and ask is not None and ask.question == "action" else []


AT_ONCE = re.compile(
    r"\b(?:now|at once|immediately|right (?:away|then|after)|straight ?away|another|before [A-Z]|without (?:waiting|passing))\b", re.IGNORECASE
)
"""What says that somebody asks to act before the others have had their turn."""


def _asked_out_of_turn(p: Position, step: Step) -> bool:
    """Whether a step is nothing but a request, and one that is made while others are to act: it may be what is in question."""
    asked = asked_to(step.what, p)
    return bool(asked.wanted) and not asked.done and AT_ONCE.search(step.what) is not None


def _basic(p: Position, player: int, step: Step, pause: Pause | None) -> bool:
    """Whether a step tells a basic Action that can be done where the game stands."""
    choices = walk_phrase(p, player, step.what, pause).choices
    return _possible(p, player, step, pause) and any(c.question == "action" and c.args[:2] == ("use", RULEBOOK) for c in choices)


def _possible(p: Position, player: int, step: Step, pause: Pause | None) -> bool:
    """Whether a step can be done where the game stands."""
    walk = walk_phrase(p, player, step.what, pause)
    return not walk.problem and walk.verdict != "illegal"
