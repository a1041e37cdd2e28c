"""Doing what somebody asks to do in the middle of a story, where it may be done; otherwise the story goes on without it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.judged import judge_phrase, just_done, offered
from judgekit.cases.sentences.not_usable import at_its_time, explained
from judgekit.cases.sentences.own_names import aside as names_aside
from judgekit.cases.sentences.paying import AND_NO_MORE, PAYS
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import NEXT_PART, Pause, Walk, Wish, run_on
from judgekit.cases.steps.pauses import stop_before
from judgekit.cases.steps.provided import OR_ELSE
from judgekit.cases.steps.reacting import reacts
from judgekit.cases.steps.several_asked import any_of_them, each_of_them
from judgekit.cases.steps.told import tell, tells_the_rest
from judgekit.cases.wordings.asked_things import acts_asked_about, dropped
from judgekit.cases.wordings.left_unused import BEHIND, FORCED, UNUSED
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.parts import is_between
from judgekit.cases.wordings.remarks import only_told
from judgekit.cases.wordings.requests import Asked, asked_to, request_in
from judgekit.cases.wordings.story import clauses
from judgekit.cases.wordings.wondering import WONDERS, wonders
from judgekit.engine import Choice, Position, Reason, game_of
from judgekit.engine.errors import Unreadable
from judgekit.engine.trace import player_name
from judgekit.engine.values import JUDGE, UNSETTLED, Line
from judgekit.games.five_sails.boards.moments.told import WITHOUT, moment

ASIDE = re.compile(
    rf"(?:[,;]? (?:and|but)|[,;]) (?:now |then |only now )?(?:<seat> )?(?:asks? (?:{FORCED}|{UNUSED})\b.*?(?=$|{BEHIND})"
    rf"|{WONDERS.pattern}.*?(?=$|; (?:and |then )*(?:(?!(?:asks|whether|if|about|who|whom|which|what|how)\b)"
    r"|asks to (?!(?:decline|ignore|skip|leave|keep|forgo|waive|omit)\b)\w)))",
    re.IGNORECASE | re.DOTALL,
)
"""A question behind what is done, or what somebody asks to leave undone."""


def next_done(steps: Iterable[Step | Expectation]) -> Step | None:
    """The first step after which something is done: mere questions are looked past."""
    return next((x for x in steps if isinstance(x, Step) and x.who != "name" and not wonders(x.what) and not x.given.startswith(OR_ELSE)), None)


def without_aside(text: str, p: Position) -> str:
    """A sentence without the question behind what it says is done: `recruits Hark with Odo and asks who may parley`."""
    seats = "|".join(re.escape(s) for s in p.cast.seats)
    return re.sub(ASIDE.pattern.replace("<seat>", f"(?:{seats})"), "", text, flags=ASIDE.flags)


def late_request(step: Step, p: Position) -> Step | None:
    """A step whose time is over, as the mere request that it makes: that can still be judged; None where it does something."""
    asked = asked_to(step.what, p)
    return replace(step, what=f"asks to {asked.wanted}") if asked.wanted and not asked.done and not asked.instead else None


def aside(text: str) -> bool:
    """Whether after a sentence perhaps nothing is done: a question, or what somebody asks to do where that may be done."""
    found = request_in(text)
    alone = found is not None and not found.string[: found.start()].strip(" ;,") and not found.string[found.end() :].strip(" ;,.")
    return wonders(text) or alone


EARLIER = re.compile(r"\b(?:before|between|ahead of|in between|at once|immediately|right (?:now|away|there)|straight away)\b", re.IGNORECASE)
"""What says that something is asked for before what is told next."""


def too_early(p: Position, step: Step, beyond: Step | None, pause: Pause | None) -> bool:
    """Whether a step asks for what may not be done before that which is told next, and it is asked for there."""
    if p.asking is not None or step.who not in p.cast.seats or beyond is None or beyond.who != TOLD or not aside(step.what):
        return False
    if pause is None or not pause.here(p) or not (wanted := asked_to(step.what, p).wanted):
        return False
    player = p.cast.seats.index(step.who)
    if judge_phrase(p, player, wanted)[0] != "illegal":
        return False
    if EARLIER.search(step.what) or (is_between(p) and tells_the_rest(p, beyond)):
        return True
    if judge_phrase(run_on(p, [], None), player, wanted)[0] == "illegal":
        return True
    return is_between(p) and judge_phrase(run_on(p, [], Pause("use", NEXT_PART)), player, wanted)[0] == "illegal"


def _judged(p: Position, player: int, wanted: str, walk: Walk) -> tuple[str, tuple[Reason, ...], str]:
    """What is asked for, judged where the story stands, or where its player was last asked, if it was illegal there and is asked about no more.

    What was illegal is kept with where it was.
    """
    asked = [q for q, _ in reversed(walk.steps) if q.asking is not None and q.asking.player == player]
    p, found = at_its_time(p, player, wanted, walk.steps[-1] if walk.steps else None)
    before = ((q, judge_phrase(q, player, wanted)) for q in asked if found[2])
    at, verdict = next(((q, each) for q, each in before if each[0] == "illegal"), (p, found))
    if verdict[0] == "illegal":
        walk.refused[:0] = _each_refused(at, player, wanted, walk)
    return verdict


def _each_refused(p: Position, player: int, wanted: str, walk: Walk) -> list[Wish]:
    """What is asked for and where: each part of it that could not be done by itself either, or else all of it as one."""
    parts = [x.strip() for x in wanted.split(";") if x.strip()]
    found = [(_asked_for(p, player, x, walk, first=True), x) for x in parts] if len(parts) > 1 else []
    found = found if all(judge_phrase(q, player, x)[0] == "illegal" for q, x in found) else []
    return [Wish(q, x, player) for q, x in found or [(p, wanted)]]


def _asked_for(p: Position, player: int, wanted: str, walk: Walk, *, first: bool) -> Position:
    """Where something is asked for in place of which something else is done: where its player is asked first, or on the way there.

    That is the first moment at which the open question offers it, and where none does, the one at which the least speaks against it; what is legal
    where the story stands is asked for there.
    """
    if judge_phrase(p, player, wanted)[0] != "illegal":
        return p
    here = [q for q in (p, *(q for q, _ in walk.steps)) if q.asking is not None and q.asking.player == player]
    here = [q for q in here if offered(q, player, wanted)][:1] or here
    tried = [(q, judge_phrase(q, player, wanted)) for q in (here[:1] if first else here)]
    return min((x for x in tried if x[1][0] == "illegal"), key=lambda x: len(x[1][1]), default=(p,))[0]


ANEW = re.compile(r"\b(?:again|once more|anew|another|(?:second|third) time)\b", re.IGNORECASE)
"""What says that something is asked for which has been done before."""
Made = Sequence[tuple[Position, Choice]]
"""Choices, each with the position in which it was made."""


def _of_this_round(p: Position, player: int, made: Made) -> list[tuple[Position, Choice]]:
    """What a player has chosen so far; of a duel that is going on, only what was chosen in its present round."""
    now = p.board.duel
    here = (x for x in made if now is None or x[0].board.duel is None or x[0].board.duel.round == now.round)
    return [x for x in here if x[1].player == player]


def attempted(p: Position, player: int, text: str, pause: Pause | None, then: Step | None = None, made: Made = ()) -> Walk:
    """A player's sentence: with what is asked for where that may be done, without it where it may not; after a mere question nothing is done.

    What was asked for before, and has been `made` then, need not be done again.
    """
    if wonders(text):
        return Walk(
            p,
            text=text,
            lines=_left_open(p, player, text),
            problem=_lost(text, p) or _no_such(p, player, text),
            refused=_wished_in_vain(p, player, text),
        )
    if names := names_aside(text, p.cast.names):
        return names.back(attempted(names.put_aside(p), player, names.hide(text), pause, then, made), p)
    request = asked_to(without_aside(text, p), p)
    done, wanted, instead, behind = request
    if not wanted:
        return explained(walk_phrase(p, player, done, pause, then=then), p, player, done, [*made])
    if each := each_of_them(p, wanted):
        return attempted(p, player, in_words(request, "; ".join(f"asks to {x} if legal" for x in each)), pause, then, made)
    if done and len(copies := any_of_them(p, player, wanted)) > 1:
        return _first_of([attempted(p, player, in_words(request, f"asks to {x} if legal"), pause, then, made) for x in copies])
    if not done and comes_first(p, player, text, then, pause):
        return _declined(p, player, request, pause, then, pointless=False)
    if request_in(behind, p.cast.seats) is not None:
        first = attempted(p, player, in_words(Asked(done, wanted, instead), f"asks to {wanted} if legal"), pause, None, made)
        return first if first.problem else _and_then(first, attempted(first.position, player, behind, pause, then, made))
    if (between := _before_next_part(p, player, request, text)) is not None:
        walk = _without(p, player, "; ".join(x for x in (done, instead, behind) if x), pause, then)
        walk.granted = False
        walk.refused.insert(0, Wish(between, wanted, player))
        return walk
    both = walk_phrase(p, player, "; ".join(x for x in (done, wanted, behind) if x), pause, then=then)
    unused = then is not None and then.who == TOLD and any(WITHOUT.search(x) for x in clauses(then.what))
    open_point = both.waiting and both.position.asking is not None and both.position.asking.player == JUDGE
    short = (
        not done and (PAYS.search(wanted) or AND_NO_MORE.search(wanted)) is not None and judge_phrase(p, player, wanted)[0] == "illegal"
    )  # what is named is all that is paid
    if not both.problem and (not both.left or open_point) and both.verdict in {"legal", "unsettled"} and not unused and not short:
        sure = both.verdict == "legal" and not both.waiting
        both.granted, both.allowed = True, [*([Wish(p, wanted, player)] if sure else []), *both.allowed]
        return both
    if (
        not done
        and (both.verdict == "illegal" or both.problem)
        and not ANEW.search(text)
        and just_done(_of_this_round(p, player, made), player, wanted)
    ):
        walk = _without(p, player, behind, pause, then)
        walk.granted, walk.allowed = True, [Wish(p, wanted, player), *walk.allowed]
        return walk
    if not done and both.problem and both.left and both.choices and both.verdict != "illegal" and _unread(both, player):
        return _declined(p, player, request, pause, then, pointless=unused) if judge_phrase(p, player, wanted)[0] == "illegal" else both
    return _declined(p, player, request, pause, then, pointless=unused)


def _before_next_part(p: Position, player: int, request: Asked, text: str) -> Position | None:
    """Where an ability that is used in the same breath stands between two of its effects, if what is asked for there may not be done there."""
    found = request_in(text, p.cast.seats)
    if not request.done or found is None or not EARLIER.search(found["what"]):
        return None
    begun = walk_phrase(p, player, request.done, Pause("use", NEXT_PART))
    if begun.problem or not is_between(begun.position):
        return None
    return begun.position if judge_phrase(begun.position, player, request.wanted)[0] == "illegal" else None


def in_words(request: Asked, wanted: str) -> str:
    """A sentence with what it asks for in other words."""
    instead = f"otherwise {request.instead}" if request.instead else ""
    return "; ".join(x for x in (request.done, wanted, instead, request.behind) if x)


def _first_of(tried: list[Walk]) -> Walk:
    """The first of several requests that is granted, with what was refused before it; where none is, the first."""
    granted = next((n for n, walk in enumerate(tried) if walk.granted and not walk.problem), 0)
    tried[granted].refused[:0] = [wish for walk in tried[:granted] for wish in walk.refused]
    return tried[granted]


def _left_open(p: Position, player: int, text: str) -> list[Line]:
    """The open points on which it hangs whether something may be done that somebody asks about."""
    judged = (judge_phrase(p, player, act) for act in acts_asked_about(text, p.cast.seats))
    return [Line(r.rule, r.text) for verdict, reasons, _ in judged if verdict == "unsettled" for r in reasons]


def comes_first(p: Position, player: int, text: str, then: Step | None, pause: Pause | None) -> bool:
    """Whether another player is asked for Reactions first, and is told to use one next, or the request is said to come before that."""
    ask = p.asking
    if ask is None or ask.question != "react" or ask.player < 0 or ask.player == player:
        return False
    seat = p.cast.seats[ask.player]
    if re.search(rf"\b(?:before|ahead of) {re.escape(seat)}\b", text):
        return True
    return then is not None and then.who == seat and reacts(p, then, pause)


def _wished_in_vain(p: Position, player: int, text: str) -> list[Wish]:
    """What somebody asks to leave undone that may not be left: it is refused, and nobody is asked about it."""
    wanted = asked_to(text, p).wanted
    return [Wish(p, wanted, player)] if wanted and judge_phrase(p, player, wanted)[0] == "illegal" else []


def _no_such(p: Position, player: int, text: str) -> str:
    """What is wrong with a wish to leave out an ability of which there is none."""
    try:
        game_of(p).hooks["declining"](p, player, asked_to(text, p).wanted)
    except Unreadable as error:
        return str(error)
    return ""


PASSES = re.compile(r"(?:simply |just |only )?pass(?:es)?(?: again)?")


def asked_too_late(p: Position, over: Position, player: int, text: str, pause: Pause | None) -> Walk | None:
    """A request behind the pass that has ended a phase, judged where the phase was `over`; None where it may be made there, or is none."""
    request = asked_to(without_aside(text, p), p)
    if not request.wanted or request.done or wonders(text) or judge_phrase(over, player, request.wanted)[0] != "illegal":
        return None
    otherwise = "" if PASSES.fullmatch(request.instead.strip(" .")) else request.instead
    left = "; ".join(x for x in (otherwise, request.behind) if x)
    walk = _without(p, player, left, pause, None) if left else Walk(p)
    walk.granted = False
    walk.refused.insert(0, Wish(over, request.wanted, player))
    return walk


def _lost(text: str, p: Position) -> str:
    """What is wrong with a question behind which something is said to be done in words that are not understood."""
    rest = dropped(text, p.cast.seats)
    return f"{rest!r} behind a question is not understood, and a question does nothing; write 'asks to use X if legal'" if rest else ""


def _declined(p: Position, player: int, request: Asked, pause: Pause | None, then: Step | None, *, pointless: bool) -> Walk:
    """A sentence without what it asks for: a problem where that may be done after all, unless it is `pointless` as it is told not to be done."""
    done, wanted, instead, behind = request
    walk = _without(p, player, "; ".join(x for x in (done, instead, behind) if x), pause, then)
    walk.granted = False
    if walk.problem or walk.verdict == "illegal":
        return walk
    begun = walk_phrase(p, player, done, pause) if done and instead else Walk(p)
    asked_at = p if begun.problem or begun.position.asking is None else begun.position
    at = _asked_for(asked_at, player, wanted, walk, first=not done) if instead else _before_what_follows(p, player, request, walk)
    verdict, reasons, problem = _judged(at, player, wanted, walk)
    if not problem and (pointless or (verdict == "unsettled" and not done)):  # nothing hangs on it: the story goes on with the point open
        walk.lines += [Line(r.rule, r.text) for r in reasons]
        walk.left_open += [] if pointless else [r.rule.partition("/")[2] for r in reasons if r.verdict == UNSETTLED]
    elif verdict != "illegal":
        why = problem or "; ".join(r.text for r in reasons) or "it is asked for at another time"
        walk.problem = f"{player_name(p, player)} asks to {wanted!r}: {why}"
    return walk


def _before_what_follows(p: Position, player: int, request: Asked, walk: Walk) -> Position:
    """Where something is asked for beside what is done: before what the game does behind it by itself, where that is told in the same breath.

    What is told to be done behind the request, and by nothing before it, is done once it has been refused.
    """
    if not request.done and request.behind and judge_phrase(p, player, request.wanted)[0] == "illegal":
        return p
    told = next((m for x in clauses(request.behind) if (m := moment(x)) is not None and m.begins), None)
    if not request.done or told is None:
        return walk.position
    first = walk_phrase(p, player, request.done, stop_before(p, told.begins))
    return walk.position if first.problem or first.verdict == "illegal" else first.position


def _unread(walk: Walk, player: int) -> bool:
    """Whether what is left of a request behind what may be done is no choice at all: it was not understood, and nobody refuses it."""
    verdict, _, problem = judge_phrase(walk.position, player, "; ".join(piece.text for piece in walk.left))
    return bool(problem) and verdict != "illegal"


def _and_then(first: Walk, second: Walk) -> Walk:
    """What is asked for one after another, as one."""
    second.lines, second.choices, second.steps = [*first.lines, *second.lines], [*first.choices, *second.choices], [*first.steps, *second.steps]
    second.left_open = [*first.left_open, *second.left_open]
    second.told = [*first.told, *second.told]
    second.refused, second.allowed = [*first.refused, *second.refused], [*first.allowed, *second.allowed]
    return second


def _without(p: Position, player: int, done: str, pause: Pause | None, then: Step | None) -> Walk:
    """What is done where what is asked for may not be: perhaps something else that is asked for."""
    if only_told(done):
        return tell(p, done, pause, then)
    return attempted(p, player, done, pause, then) if done else walk_phrase(p, player, done, pause, then=then)
