"""What somebody asks to do in the middle of a story: it is done where it may be done, and otherwise the story goes on without it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from judgekit.cases.judged import judge_phrase
from judgekit.cases.model import Expectation, Step
from judgekit.cases.paying import PAYS
from judgekit.cases.phrases import walk_phrase
from judgekit.cases.remarks import only_told, without_remark
from judgekit.cases.story import TOLD, WONDERS, clauses, wonders
from judgekit.cases.told import tell
from judgekit.cases.walking import Pause, Walk, run_on
from judgekit.engine import Position, Reason
from judgekit.engine.trace import player_name
from judgekit.engine.values import JUDGE, Line
from judgekit.games.five_sails.boards.told_moments import WITHOUT

SO = (
    r"[,;]? and (?:plays|uses|does) (?:what(?:ever)?|whichever(?: of them)?|those(?: that)?|the one(?: that)?) (?:is|are|may be|can be) "
    r"(?:legal|allowed|possible|used)|"
    r"[,;]? (?:and )?(?:(?:<seat> )?(?:doing|do|does) (?:so|it)|(?:it|this|that) is done)"
    r"(?: (?:only )?(?:if|when|where|provided) (?:it is |this is |that is )?(?:legal|allowed|possible))?"
)
ASKS = re.compile(
    r"(?:^|[;,]\s*(?:and |then )*|\s+and (?:then )?)(?:now )?"
    r"(?P<asks>asks (?:again |once more |also )?to|wants (?:again )?to|would like to|(?:tries|attempts)(?: to)?) "
    r"(?P<what>[^;]+?)"
    rf"(?P<if>{SO}|,? if (?:it is )?(?:legal|allowed|possible))?"
    r"(?:[,;.] (?:and )?(?:otherwise|if not|else|(?:<seat> )?(?:cannot|may not)(?: do so)?(?:,? and(?: so)?|,? so)),? (?:<seat> )?"
    r"(?P<else>(?:[^;.]|\.(?!\s))+)"
    r"|[,;.] (?:and )?(?:<seat> )?(?P<instead>[^;]+?) instead)?(?=;|\.\s|$)",
    re.IGNORECASE,
)
"""`and asks to activate Ann's Technique, doing so if legal`."""
ASIDE = re.compile(rf"(?:[,;]? (?:and|but)|[,;]) (?:now |then |only now )?(?:<seat> )?{WONDERS.pattern}.*$", re.IGNORECASE | re.DOTALL)
"""A question behind what is done."""
SO_FAR = (
    r"(?:but )?(?:only )?(?:if|where|provided|as long as) (?:(?:he|she|it|that|this|[A-Z][\w'’-]*)(?:['’]s)? )?(?:is |can |may )?(?:still )?"
    r"(?:in play|there|alive|possible|legal|allowed|permitted|able to|do so)"
)
ONLY_IF = re.compile(
    r"(?P<lead>^|;\s*(?:and |then )*)(?P<does>(?:uses? the \w+ Action: )?[^;:]+?),? "
    rf"(?:{SO_FAR}|if there (?:still )?is (?:one|any|such an? \w+)"
    r"|as soon as it is (?:legal|allowed)|(?:if|when(?:ever)?|as soon as) the rules allow(?: it)?)(?=$|[;,.])",
    re.IGNORECASE,
)
"""What is done only where it may be: `has Odile refuse if that is legal`, `uses Salve's Reaction if Ivo is still in play`."""
IF_FIRST = re.compile(r"(uses? the \w+ Action),? (if (?:it|this|that) is (?:legal|allowed|possible)): ([^;]+)", re.IGNORECASE)
"""The same before what is done in an Action: `uses the Move Action if it is legal: Orsa moves to The Docks`."""
ACTS = r"(?:pass|play|use|accept|refuse|intervene|decline|challenge|claim|recruit|equip|move|gamble|activate|announce|put|bring)"
THEN = re.compile(
    rf"(?P<asks>\b(?:asks|wants|tries|attempts|would like) to )(?P<verb>{ACTS})(?P<what>\b[^;]*?)"
    rf"(?P<joint>,? and then |, then |, and )(?P<does>(?P<next>{ACTS})e?s\b(?! its\b)[^;]*)",
    re.IGNORECASE,
)
"""What is asked for and, behind it in the same breath, what is done then."""


def next_done(steps: Iterable[Step | Expectation]) -> Step | None:
    """The first step after which something is done: mere questions are looked past."""
    return next((x for x in steps if isinstance(x, Step) and x.who != "name" and not wonders(x.what)), None)


def without_aside(text: str, p: Position) -> str:
    """A sentence without the question behind what it says is done: `recruits Hark with Odo and asks who may parley`."""
    seats = "|".join(re.escape(s) for s in p.cast.seats)
    return re.sub(ASIDE.pattern.replace("<seat>", f"(?:{seats})"), "", text, flags=ASIDE.flags)


def request_apart(text: str) -> str:
    """A sentence with what is done apart from what is asked for before it; of several ways only the one that is taken is left.

    `asks to use Fair's Action, and then passes` is a request and an act;
    `asks to intervene with Cleo and with Dirk, and intervenes with Dirk` asks about both and does the last.
    """

    def apart(m: re.Match[str]) -> str:
        one_of_them = "then" not in m["joint"] and m["verb"].casefold() == m["next"].casefold()
        return m["does"] if one_of_them else f"{m['asks']}{m['verb']}{m['what']}; {m['does']}"

    return THEN.sub(apart, text)


def late_request(step: Step, p: Position) -> Step | None:
    """A step whose time is over, as the mere request that it makes: that can still be judged; None where it does something."""
    asked = asked_to(step.what, p)
    return replace(step, what=f"asks to {asked.wanted}") if asked.wanted and not asked.done and not asked.instead else None


def aside(text: str) -> bool:
    """Whether after a sentence perhaps nothing is done: a question, or what somebody asks to do where that may be done."""
    found = ASKS.search(text.replace("<seat>", ""))
    return wonders(text) or (found is not None and not text[: found.start()].strip(" ;,") and not text[found.end() :].strip(" ;,."))


EARLIER = re.compile(r"\b(?:before|between|ahead of|in between)\b", re.IGNORECASE)
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
    return EARLIER.search(step.what) is not None or judge_phrase(run_on(p, [], None), player, wanted)[0] == "illegal"


class Asked(NamedTuple):
    """What a sentence says is done, what its player asks to do then, what is done where that may not be, and what is told behind it."""

    done: str
    wanted: str = ""
    instead: str = ""
    behind: str = ""


def asked_to(what: str, p: Position) -> Asked:
    """A sentence taken apart; without asking only what is done."""
    seats = "|".join(re.escape(s) for s in p.cast.seats)
    found = re.compile(ASKS.pattern.replace("<seat>", f"(?:{seats})"), re.IGNORECASE).search(what)
    if found is None:
        return Asked(what)
    done, behind = what[: found.start()].strip(" ;,"), what[found.end() :].strip(" ;,.")
    cards = [n for n in p.cast.names if n and n in done]
    wanted = re.sub(r"\bon it\b", f"on {max(cards, key=done.rindex)}", found["what"]) if cards else found["what"]
    wanted = re.sub(r",? and to (?!(?:the|a|an|his|her|its|their)\b)(?=[a-z])", "; ", wanted)
    return Asked(done, without_remark(wanted), found["else"] or found["instead"] or "", behind)


def _judged(p: Position, player: int, wanted: str, walk: Walk) -> tuple[str, tuple[Reason, ...], str]:
    """What is asked for, judged where the story stands, or where its player was last asked, if it was illegal there and is asked about no more."""
    found = judge_phrase(p, player, wanted)
    asked = (q for q, _ in reversed(walk.steps) if q.asking is not None and q.asking.player == player)
    before = (judge_phrase(q, player, wanted) for q in asked if found[2])
    return next((each for each in before if each[0] == "illegal"), found)


def attempted(p: Position, player: int, text: str, pause: Pause | None, then: Step | None = None) -> Walk:
    """A player's sentence: with what is asked for where that may be done, without it where it may not; after a mere question nothing is done."""
    if wonders(text):
        return Walk(p, text=text)
    text = IF_FIRST.sub(r"\1: \3 \2", request_apart(without_aside(text, p)))
    done, wanted, instead, behind = asked_to(text if ASKS.search(text) else ONLY_IF.sub(r"\g<lead>tries to \g<does> if legal", text), p)
    if not wanted:
        return walk_phrase(p, player, done, pause, then=then)
    both = walk_phrase(p, player, "; ".join(x for x in (done, wanted, behind) if x), pause, then=then)
    unused = then is not None and then.who == TOLD and any(WITHOUT.search(x) for x in clauses(then.what))
    open_point = both.waiting and both.position.asking is not None and both.position.asking.player == JUDGE
    short = not done and PAYS.search(wanted) is not None and judge_phrase(p, player, wanted)[0] == "illegal"  # what is named is all that is paid
    if not both.problem and (not both.left or open_point) and both.verdict in {"legal", "unsettled"} and not unused and not short:
        return both
    done = "; ".join(x for x in (done, instead, behind) if x)
    walk = tell(p, done, pause, then) if only_told(done) else walk_phrase(p, player, done, pause, then=then)
    if walk.problem or walk.verdict == "illegal":
        return walk
    verdict, reasons, problem = _judged(p if instead else walk.position, player, wanted, walk)
    if not problem and (unused or (verdict == "unsettled" and not done)):  # nothing hangs on it: the story goes on with the point open
        walk.lines += [Line(r.rule, r.text) for r in reasons]
    elif verdict != "illegal":
        why = problem or "; ".join(r.text for r in reasons) or "it is asked for at another time"
        walk.problem = f"{player_name(p, player)} asks to {wanted!r}: {why}"
    return walk
