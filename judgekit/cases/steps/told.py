"""Carrying out what a case only tells: the game goes on to that moment, and what goes without saying on the way is answered so."""

from __future__ import annotations

import re
from contextlib import suppress

from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import choose_unsaid
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.pieces import Piece, idle, normal, tells
from judgekit.cases.sentences.walking import (
    ANY_PART,
    DRAW_DONE,
    NEXT_ONES,
    NEXT_PART,
    ONCE_DONE,
    SCHEME_DONE,
    Pause,
    Walk,
    choose,
    default_choice,
    only_choice,
    run_on,
)
from judgekit.cases.steps.doers import by_its_player, doer, there_already
from judgekit.cases.steps.draws import RUN_OUT, drawn_so_far
from judgekit.cases.steps.next_turn import to_next_turn
from judgekit.cases.steps.on_the_way import in_the_way, no_duel, round_of, stands_at, undecided, unsaid
from judgekit.cases.steps.pauses import both, named_pause, named_row_problem, place_of, still_comes, stop_before
from judgekit.cases.steps.placing import PHASES, begun_already, day_before, placed
from judgekit.cases.steps.reacting import open_window, unsaid_within, within
from judgekit.cases.steps.revealing import reveal_told, revealed_cards
from judgekit.cases.steps.supposing import supposed
from judgekit.cases.steps.whose_round import somebody_elses
from judgekit.cases.wordings.granted import DEEDS
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.parts import is_between, only_pays, pays_now, said_between
from judgekit.cases.wordings.story import REACTED, clauses
from judgekit.cases.wordings.turns import PASSES_ON
from judgekit.cases.wordings.wondering import presents, wonders
from judgekit.engine import Choice, EngineError, Position
from judgekit.engine.values import Line, Run
from judgekit.games.five_sails.boards.moments.told import Moment, moment
from judgekit.games.five_sails.boards.moments.words import NEXT_DAY, At
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.library.examples import STEP, one_like

REVEAL, WHEN_REVEALED = ("planning", "reveal"), ("planning", "when revealed")
MOST = 200  # more answers never go without saying on the way to a moment
DEED = re.compile(r"(?P<thing>[A-Z][^;,:]*?) (?:is|are) (?:now |then )?(?P<deed>played|used|activated)\b(?P<how>(?! up\b)[^;]*)")
"""What is told to be done with a card without a word of who does it: whoever's it is."""
SENT = re.compile(r"(?P<who>[A-Z][^;,:]*?) (?:is (?:now |then )?(?:sent|put)|goes|has to go)(?: away)? (?:to|into) The Locker(?: of \w+)?")
"""Who is told to go where somebody has too many for the Crew Cap."""
CHALLENGED = re.compile(r"[A-Z][^;,:]*? is (?:now |then )?challenged\b")


def told_of(p: Position, step: Step | None) -> list[Moment]:
    """The moments that a step tells of, in order; a step of a player tells them behind what the player does."""
    if step is None:
        return []
    return [placed(p, m) for x in clauses(step.what) if (m := moment(x)) is not None]


def tells_the_rest(p: Position, step: Step) -> bool:
    """Whether a step tells that the rest of an ability is resolved, of which a part has been carried out."""
    return any(told.begins == ("use", ANY_PART) for told in told_of(p, step)[:1])


def stop_for(p: Position, step: Step, ahead: Step | None) -> Pause | None:
    """Where the automatic steps after a step stop: before what the next step tells, or where the step itself says that it is over."""
    ahead = by_its_player(p, ahead) if ahead is not None else None
    first = told_of(p, ahead)[:1] if ahead is not None and ahead.who == TOLD else []
    today = max([p.board.day, *(day_before(m) for m in told_of(p, step)[:1])])
    then = stop_before(p, _not_past(p, first[0]), first[0].card) if first and day_before(first[0]) <= today else None
    if then is not None and _told_already(p, step, then):
        then = None
    if first and then is None and step.who in p.cast.seats and is_between(p):  # the rest of what is being resolved is told next
        then = Pause("use", ANY_PART)
    last = told_of(p, step)[-1:]
    over = last[0].ends if last else None
    if last and first and last[0].begins == REVEAL and first[0].begins == WHEN_REVEALED:  # what follows the reveal is told by itself
        over = WHEN_REVEALED
    own = stop_before(p, over, last[0].card) if over and (step.who == TOLD or over[0] in {"round", "use"}) else None
    if only_pays(step.what) and then is None:
        own = Pause("use", "effects")
    if ahead is not None and said_between(ahead.what):
        own = Pause("use", NEXT_PART)
    if over == RUN_OUT:  # the rest of the same step is told next
        return own
    if own and then and own.procedure == then.procedure and (own.row in {*NEXT_ONES, *ONCE_DONE} or place_of(p, then) < place_of(p, own)):
        return own
    return both(then, own)


def not_reached(p: Position, step: Step) -> Pause | None:
    """Where what a step tells is over, while a question stands before it; who is asked to order the effects of the reveal stands there already."""
    if p.asking is None:
        return None
    then = stop_for(p, step, None)
    orders = then is not None and (then.procedure, then.row) == WHEN_REVEALED and p.asking.question == "which effect"
    return None if orders else then


def _told_already(p: Position, step: Step, then: Pause) -> bool:
    """Whether a step tells itself of a row of a round that is told next, or of a later one: it has led there before."""
    begins = (stop_before(p, m.begins) for m in told_of(p, step) if m.begins is not None)
    return then.procedure == "round" and any(at is not None and at.procedure == "round" and place_of(p, then) <= place_of(p, at) for at in begins)


def _not_past(p: Position, told: Moment) -> At | None:
    """Where what is told next begins; where it is over, in the middle of a phase that is told to its end."""
    within = told.begins is not None and any(isinstance(f, Run) and f.procedure == told.begins[0] for f in p.stack)
    phase = told.begins is not None and told.begins[0] in PHASES
    if told.begins is None:  # told only how far it goes on
        return told.ends
    return told.ends if phase and within and not still_comes(p, told.begins) else told.begins


def other_round(p: Position, step: Step) -> str:
    """What is wrong with the round in which a step is said to be done, once what nobody mentions on the way there is left undone."""
    walk = Walk(p)
    while (now := walk.position.board.duel) is not None and now.round < step.round and (unsaid := default_choice(walk.position)) is not None:
        choose(walk, unsaid, None)
    duel = p.board.duel if now is None else now
    if duel is None:
        return f"{step.who}: {step.what}: this is said of round {step.round}, and no duel is going on"
    return "" if duel.round == step.round else f"{step.who}: {step.what}: this is said of round {step.round}, and round {duel.round} is going on"


def done_here(p: Position, step: Step) -> bool:
    """Whether nothing goes on before a step: a mere question, or what is done just where the game stands, between two effects of an ability."""
    goes_on = p.asking is None and (step.day or Pause("day", "high drama").here(p))
    return (wonders(step.what) and not goes_on) or (said_between(step.what) and is_between(p))


def before_first_part(p: Position, step: Step) -> bool:
    """Whether a step is said to be done between two parts of an ability's effects, and the first of them is only about to be carried out."""
    return step.who in p.cast.seats and said_between(step.what) and not is_between(p) and Pause("use", ANY_PART).here(p)


def out_of_time(p: Position, step: Step) -> str:
    """What is wrong with the time at which a step is said to be done: another round, or not between two effects."""
    if step.who in p.cast.seats and said_between(step.what) and not is_between(p):
        return f"{step.who}: {step.what}: this is said of the time between two effects of an ability, and no ability stands between two"
    if step.day > 0 and p.asking is not None and p.board.day != step.day:
        return f"{step.who}: {step.what}: this is said of Day {step.day}, and it is Day {p.board.day}"
    return (other_round(p, step) if step.round else "") or somebody_elses(p, step)


def goes_before(p: Position, step: Step) -> Choice | None:
    """The choice of somebody who has nothing to choose, and is asked before the one who does a step or before the round in which it is done."""
    only = only_choice(p) if step.who in p.cast.seats else None
    if only is None or (only.player == p.cast.seats.index(step.who) and not (step.round and other_round(p, step))):
        return None
    return only


def stop_at_first(p: Position, first: Step | None) -> Pause | None:
    """Where the automatic steps at the very beginning stop: before what is told first, or where the case pauses."""
    if first is not None and first.who == "pause":
        with suppress(EngineError):  # what is wrong with it is told where the step stands
            return named_pause(p, first.what)
    if first is not None and (presents(first.what) or (first.who == "edit" and re.search(r"\b(?:Faction|Approach) Deck\b", first.what))):
        return stop_before(p, ("set-up", "tokens"))
    told = told_of(p, first) if first is not None and first.who == TOLD else []
    return stop_before(p, told[0].begins or told[0].ends) if told else None


def tell(p: Position, text: str, pause: Pause | None, ahead: Step | None) -> Walk:
    """Goes on to what is told, then does what somebody is told to do there; the problem says what stands in the way."""
    text = with_full_names(p, text, spelt=True)
    walk = Walk(p, text=text, problem=next((x for each in clauses(text) if (x := named_row_problem(p, each))), ""))
    if walk.problem:
        return walk
    parts = clauses(text)
    if (decided := supposed(p, text)) is not None:
        choose(walk, decided, pause)
        p = walk.position
    told = [(x, placed(p, m)) for x in parts if (m := moment(x)) is not None]
    if told and pays_now(p, told[0][0]) and p.asking is not None:
        paid = walk_phrase(p, p.asking.player, "pay the rest", pause)
        if not paid.problem:
            _go_on(walk, paid)
    told = _on_its_day(walk, told) if told else told
    if told and not walk.problem:
        _until(walk, told, pause, ahead)
    if parts and normal(parts[-1]) == PASSES_ON and not walk.problem:
        to_next_turn(walk, pause)
    for clause in parts:
        if moment(clause) is None and not walk.problem and walk.verdict != "illegal":
            _by_somebody(walk, clause, pause)
    return walk


def _on_its_day(walk: Walk, told: list[tuple[str, Moment]]) -> list[tuple[str, Moment]]:
    """What is still told once the Day has come of which it is: a Day that is told to begin has begun by then."""
    clause, first = told[0]
    if begun := begun_already(walk.position, first):
        walk.problem = f"{clause!r} is told, and Day {begun} has begun already; write 'the next Day begins' where that is meant"
    elif first.day:
        _to_day(walk, clause, first.day)
        return told[1:] if first.begins == NEXT_DAY else told
    return told


def _to_day(walk: Walk, clause: str, day: int) -> None:
    """Goes on to the Day of which something is told; the problem says that it is over, or what stands in the way."""
    if walk.position.board.day > day:
        walk.problem = f"{clause!r} is said of Day {day}, and it is Day {walk.position.board.day}"
    while walk.position.board.day < day and not walk.problem:
        before, ends, begins = walk.position, moment("the Day ends"), moment("the next Day begins")
        for text, told in (("the Day ends", ends), ("the next Day begins", begins)):
            if told is not None and not walk.problem:
                _until(walk, [(text, told)], stop_before(walk.position, told.ends), None)
        if walk.position == before and not walk.problem:
            walk.problem = f"{clause!r} is said of Day {day}, and no such Day follows"


def _until(walk: Walk, told: list[tuple[str, Moment]], pause: Pause | None, ahead: Step | None) -> None:
    begins = next((m.begins for _, m in told if m.begins), None)
    over = told[-1][1].ends
    first, stood = walk.position, walk.position.asking is None
    if begins and begins[0] == "round" and no_duel(first):
        walk.problem = f"{told[0][0]!r} is told, and no duel is going on"
        return
    walk.problem = undecided(first, told, ahead)
    if walk.problem:
        return
    behind = open_window(first) if begins == ("use", ANY_PART) else ()
    if not stood and begins is not None and _past(walk.position, begins):
        walk.told += [re.sub(r" in the Draw step$", "", told[-1][0])] if over == ("planning", DRAW_DONE) else []  # what an ability has drawn
        return
    for _ in range(MOST):
        before = walk.position
        if before.asking is None:
            walk.position = run_on(before, walk.lines, pause)
        elif behind and (choice := unsaid_within(before, behind)) is not None:
            choose_unsaid(walk, choice, pause)
            if walk.position.asking is None and not within(walk.position, behind):
                break
        elif (over or not stood) and (choice := unsaid(before, [at for at in (begins, over) if at], ahead)) is not None:
            choose_unsaid(walk, choice, pause)
        if walk.position == before or (before.asking is None and walk.position.asking is None):
            break
    if not stood and not (begins and begins[0] == "round" and round_of(first) != round_of(walk.position)):
        walk.problem = "" if _answered_next(walk.position, begins, ahead) else in_the_way(walk.position, told[0][0], begins, behind)
    if over and over[1] in ONCE_DONE:
        walk.problem = _not_done(walk, Pause(*over, told[-1][1].card), told[-1][0])
    if over == RUN_OUT:
        walk.problem = drawn_so_far(walk, told[-1][0])
    if (over == WHEN_REVEALED or told[-1][1].begins == REVEAL) and walk.position.asking is None:
        _asked_at_reveal(walk)


def _not_done(walk: Walk, part: Pause, clause: str) -> str:
    """What is wrong where somebody's part of a step is told and has not been done; what is asked behind it stands in nobody's way."""
    if part.has_done(walk.position):
        return ""
    of_somebody = part.row == SCHEME_DONE or part.card in walk.position.cast.seats
    return walk.problem if walk.problem or of_somebody else f"{clause!r}: no player and no card that anybody has chosen is called {part.card!r}"


def _asked_at_reveal(walk: Walk) -> None:
    """Where the First Player has to put effects of the reveal in order, that is asked with it; nothing is resolved before it is told."""
    lines: list[Line] = []
    further = run_on(walk.position, lines, stop_before(walk.position, ("planning", "initiative")))
    if further.asking is not None and not any(line.rule.endswith("play/announce") for line in lines):
        walk.position = further
        walk.lines += lines


def _past(p: Position, begins: At) -> bool:
    """Whether a phase that is told is over already: nothing has to be done for it."""
    within = any(isinstance(f, Run) and f.procedure == begins[0] for f in p.stack)
    return begins[0] in {"set-up", *PHASES} and not within and not still_comes(p, begins)


def _answered_next(p: Position, begins: At | None, ahead: Step | None) -> bool:
    """Whether what is asked belongs to the very step that is told, and whoever is asked is told of next."""
    ask = p.asking
    asked = ask is not None and ahead is not None and ask.player >= 0 and ahead.who == p.cast.seats[ask.player]
    return asked and begins is not None and stands_at(p, begins)


def _by_somebody(walk: Walk, clause: str, pause: Pause | None) -> None:
    ask = walk.position.asking
    if there_already(walk.position, clause):
        return
    if cards := revealed_cards(walk.position, clause):
        if (led := reveal_told(walk, cards, clause, pause)) is not None:
            _go_on(walk, led)
        return
    if REACTED.fullmatch(clause):
        _each_reacts(walk, pause)
        return
    if normal(clause) == "do not intervene" and ask is not None and ask.player >= 0:  # by whoever is asked: nobody intervenes
        declined = walk_phrase(walk.position, ask.player, "do not intervene", pause)
        if not declined.problem:
            _go_on(walk, declined)
        return
    player, what = doer(walk.position, clause)
    if (sent := SENT.fullmatch(clause.strip(" ."))) and ask is not None and ask.question == "crew overflow":
        player, what = ask.player, f"send {sent['who']} to The Locker"
    if (deed := DEED.fullmatch(clause.strip(" ."))) and player >= 0:
        what = f"{DEEDS[deed['deed'].casefold()]} {deed['thing']}{deed['how']}"
    if CHALLENGED.match(clause) and walk.position.board.duel is None:
        walk.problem = f"{clause!r} says nobody who does it"
        return
    if player < 0:
        _only_told(walk, clause, clause)
        return
    done = walk_phrase(walk.position, player, what, pause)
    if done.problem and deed is None and idle(Piece(what)):
        _only_told(walk, clause, what)
        return
    _go_on(walk, done)


def _only_told(walk: Walk, clause: str, what: str) -> None:
    """A clause by which nobody does anything: it is told what comes of the rest, or it is not understood."""
    walk.problem = "" if idle(Piece(what)) else f"{clause!r} says nobody who does it{one_like(clause, STEP)}"
    walk.told += [clause] if tells(Piece(what)) else []


def _each_reacts(walk: Walk, pause: Pause | None) -> None:
    """Everybody uses a Reaction who is asked whether to use one, until nobody is; there is nothing to do where all have been used."""
    for _ in range(2 * len(walk.position.cast.seats)):
        ask = walk.position.asking
        if ask is None or ask.question != "react" or walk.problem:
            return
        done = walk_phrase(walk.position, ask.player, "use its Reaction", pause)
        walk.problem = done.problem
        if not done.problem:
            _go_on(walk, done)


def _go_on(walk: Walk, done: Walk) -> None:
    """Takes over where a part of what is told has led."""
    lines, choices, steps = [*walk.lines, *done.lines], [*walk.choices, *done.choices], [*walk.steps, *done.steps]
    walk.position, walk.problem, walk.verdict, walk.reasons = done.position, done.problem, done.verdict, done.reasons
    walk.lines, walk.choices, walk.steps = lines, choices, steps
    walk.told += done.told
