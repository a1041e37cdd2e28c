"""The moments that a step tells, placed on the board: which step the next one is, and whose part of a step is meant."""

from __future__ import annotations

import re

from judgekit.cases.sentences.walking import ANY_PART, DRAW_DONE, MUSTER_DONE, SCHEME_DONE, Pause, run_on
from judgekit.cases.steps.draws import RUN_OUT
from judgekit.cases.steps.pauses import still_comes
from judgekit.engine import Position, game_of
from judgekit.engine.values import Line, Run
from judgekit.games.five_sails.boards.moments.told import Moment
from judgekit.games.five_sails.boards.moments.words import ANY_DAWN, FIRST_OF_ALL, NEXT_DAY, NEXT_OF_ALL, THIS_DAY, At
from judgekit.games.five_sails.values import clockwise, first_player

FRESH: At = ("dawn", "day begins")
"""Where nothing of a Day has been done yet."""
NEXT_STEP: At = ("", "next step")
"""Where a moment begins that is told as the next step."""
PHASES = {"dawn", "planning", "plunder", "dusk"}
REPEATED = {"when revealed"}
"""Rows that come again until nothing is left to do in them."""
FIRST_IN_ORDER = re.compile(FIRST_OF_ALL, re.IGNORECASE)
NEXT_IN_ORDER = re.compile(NEXT_OF_ALL, re.IGNORECASE)


def placed(p: Position, told: Moment) -> Moment:
    """A moment that is told as the next step, whichever it is, as that step of the phase that is going on; one of a player with that player."""
    if RUN_OUT in {told.begins, told.ends} and p.board.phase != "Planning":
        return told._replace(begins=("use", ANY_PART)) if told.ends == RUN_OUT else told._replace(ends=("use", "finish"))
    if told.ends is not None and told.ends[1] in {MUSTER_DONE, DRAW_DONE, SCHEME_DONE}:
        return told._replace(card=_whose(p, told))
    if told.begins == ("use", ANY_PART) and Pause("planning", "draw").here(p):  # the first cards of the Draw step are drawn
        return told._replace(begins=("planning", "draw"), ends=("new deck", "shuffle"))
    phase = next((f for f in reversed(p.stack) if isinstance(f, Run) and f.procedure in PHASES), None)
    if told.begins in {NEXT_DAY, THIS_DAY, ANY_DAWN}:
        return _day_at_hand(p, told)
    if told.begins is None and told.ends == NEXT_STEP:  # how far the phase goes on
        told = told._replace(begins=NEXT_STEP)
    if told.begins != NEXT_STEP:
        return told
    if phase is None:
        return Moment()
    rows = [r.name for r in game_of(p).procedures[phase.procedure].rows(p.edition)]
    first = phase.row + (p.asking is not None and rows[phase.row] in REPEATED)
    ahead = [n for n in range(first, len(rows) - 1) if still_comes(p, (phase.procedure, rows[n]))]
    if told.ends == NEXT_STEP and ahead:
        return told._replace(begins=None, ends=(phase.procedure, rows[ahead[0]]))
    at = next((n for n in ahead if _does_something(p, Pause(phase.procedure, rows[n + 1]))), len(rows) - 2)
    return told._replace(begins=(phase.procedure, rows[at]), ends=(phase.procedure, rows[at + 1]))


def _day_at_hand(p: Position, told: Moment) -> Moment:
    """The beginning of a Day: of the one at hand, where nothing of it has been done, or else of the next one."""
    top = p.stack[-1] if p.stack else None
    between = isinstance(top, Run) and (top.procedure, top.row) == ("day", 0)
    if Pause(*FRESH).here(p) or (between and p.asking is None):
        if told.day == p.board.day or (told.begins != NEXT_DAY and not told.day):
            return told._replace(begins=FRESH, day=0)
        return told._replace(begins=NEXT_DAY, day=told.day or (0 if between else p.board.day + 1))
    if told.begins == THIS_DAY and p.board.phase != "Dusk" and not told.day:
        return told
    return told._replace(begins=NEXT_DAY)


def begun_already(p: Position, told: Moment) -> int:
    """The Day that is told to begin though it has begun; 0 where none is."""
    return p.board.day if told.begins == THIS_DAY or (told.begins == NEXT_DAY and told.day == p.board.day) else 0


def day_before(told: Moment) -> int:
    """The Day on which something told begins: what begins another Day is told of the Day before."""
    return told.day - (told.begins == NEXT_DAY and told.day > 0)


def _does_something(p: Position, up_to: Pause) -> bool:
    """Whether anything is done, or asked, on the way to a row."""
    lines: list[Line] = []
    return run_on(p, lines, up_to).asking is not None or bool(lines)


def _whose(p: Position, told: Moment) -> str:
    """The player whose part of a step is told: by name, by a character of theirs, or by their place in the order; the words where that is nobody."""
    said = re.sub(r"^(?:(?:first|then|next|now|finally|and),? )+(?=[A-Z]\b|the )", "", told.card, flags=re.IGNORECASE)
    own = re.fullmatch(r"([A-Z][\w]*|[Tt]he [\w ]+)['’]s (?:new |revealed |chosen )?(?:character|card)", said)
    if own and own[1] in p.cast.seats:
        return own[1]
    said = own[1] if own and own[1].casefold().startswith("the ") else said
    bare = re.sub(r"^(?:[A-Z]['’]s )?(?:the )?(?:(?:revealed |chosen )?character )?", "", said)
    if FIRST_IN_ORDER.fullmatch(said):
        return p.cast.seats[first_player(p)]
    if (nth := re.match(r"(?:the )?(second|third|fourth)\b", said, re.IGNORECASE)) and NEXT_IN_ORDER.fullmatch(said):
        order = clockwise(p, first_player(p))
        at = ("second", "third", "fourth").index(nth[1].casefold()) + 1
        return p.cast.seats[order[at]] if at < len(order) else said
    if NEXT_IN_ORDER.fullmatch(said) and told.ends:
        left = (seat for n in clockwise(p, first_player(p)) if not Pause(*told.ends, seat := p.cast.seats[n]).has_done(p))
        return next(left, said)
    number = p.cast.number_of.get(bare)
    if number is not None and (of := re.match(r"([A-Z])['’]s ", said)) and p.cast.seats[p.cards[number].owner] != of[1]:
        return said  # it is somebody else's
    return p.cast.seats[p.cards[number].owner] if number is not None and p.cards[number].owner >= 0 else said
