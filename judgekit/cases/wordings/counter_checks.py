"""Steps that are told in place of others: back to where they begin, with something changed by hand, and on from there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from judgekit.cases.model import Step
from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY

BOARD = r"(?:position|situation|board|state|set-?up)"
FIRST = r"(?:starting|initial|original|opening|first)"
SAME = rf"(?:(?:of|in|from|for|on|with) )?(?:the )?same(?: {BOARD}| thing| case| step|(?=,? (?:but|with)\b))(?: as before)?"
POINT = r"(?:(?:the )?(?:position|situation|board|state|moment|point) )?"
BACK = r"(?:(?:starting |beginning |again |going |once more )?(?:back )?(?:from|of|at|in|to|with)|back)"
RANGE = (
    rf"(?:(?:(?:of|for|to|in|repeating|{BACK}) )?(?:(?:the )?steps? (?P<first>\d+)(?: on(?:wards?)?\b)?"
    r"(?: ?(?:to|until|through|and|-|–) ?(?:step )?(?P<last>\d+))?"
    r"|(?P<all>the whole(?: case| course| thing)?|all of it|all (?:the )?(?:steps|of them)|everything))"
    r"(?: again| once more| as before| the other way(?: round)?)*)"
)
"""Which steps are done once more, or in place of which one."""
FROM = (
    r"(?:instead of step (?P<instead>\d+)"
    rf"|{BACK} (?:the )?{POINT}(?:(?P<which>after|before|(?:at )?(?:the )?end of|(?:at )?(?:the )?(?:beginning|start) of) step (?P<step>\d+)"
    rf"|(?:(?:very )?(?:start|beginning|outset)|(?:(?:very )?same )?{FIRST} {BOARD}"
    rf"|(?:same )?{BOARD} (?:at|from|of) the (?:very )?(?:start|beginning|outset)))"
    r"|(?:the )?same (?:(?:again|once more) )?(?:from|at) the (?:very )?(?:start|beginning|outset))"
)
"""Where a counter-check goes back to, where that is further than a step."""
HEAD = (
    r"(?:(?:and )?(?:another |second |third )?(?:counter-?check|cross-?check|variant)|(?:now|the) other way round|alternatively|instead"
    rf"|{SAME} (?:once more|again)|(?:now )?(?=steps? \d)|(?=(?:back|in|from|at) .*\bstep \d)|repeat(?:ing)?)"
)
WAY = r"(?:non-competitive|not competitive|casual|friendly|informal|competitive|tournament)"
WHEN = rf"(?:,? (?:but )?(?:on Day \d+|in (?:(?:an?|the) )?{WAY}(?:(?:,| and|, and) {WAY})* (?:game|play|match)))+"
REPEATED = r"(?: (?:is|are) (?:repeated|gone through|played|done)(?: again| once more| as before)?)"
AGAIN = re.compile(
    rf"{HEAD}[,:]? ?(?:{SAME}|(?P<from>{FROM})|(?P<range>{RANGE}))?{REPEATED}?"
    rf"(?P<when>{WHEN})?"
    r"(?:[,:]? (?:(?:but )?with|but) (?P<change>[^;:,]+))?"
    r"(?:(?:, who|[,;:]| who|(?= (?-i:<seat>) [a-z]+s\b))\s*(?P<rest>.+))?",
    re.IGNORECASE,
)
"""A step that is told in place of the one before it: `Counter-check of the same position with A as First Player, who puts Balm first`."""
AFTER = "after step {}"
"""What the point that a step of the case has led to is called, where a counter-check goes back to it."""
REPEAT = "repeat"
"""Who does what stands for steps that are told before: they are done once more."""


class CounterCheck(NamedTuple):
    """The steps with which it begins, and what is told to be done then: by whom, where only the change says that."""

    steps: list[tuple[str, str]]
    rest: str = ""
    who: str = ""


COMPARED = re.compile(
    rf"^(?:(?:for|as|by(?: way of)?) (?:an? )?comparison[,:]? |(?:and )?(?:now )?)(?P<same>the"
    rf" same(?: {BOARD}| thing| case)?(?: (?:once more|again))?)?,? ?"
    r"(?=(?:but |only )?(?:with|on Day|in an?)\b)",
    re.IGNORECASE,
)
FROM_THERE = re.compile(rf",? (?:again )?(?:from|in|at|of) the same {BOARD}(?=$|[;,.])", re.IGNORECASE)
TO_THE_START = re.compile(
    rf"^(?:(?:now|then|we go) )?back to (?:the )?(?:(?:very )?(?:beginning|start|outset)|{FIRST}"
    rf" {BOARD})(?P<but>,? (?:but|now|only|with)(?: on)?(?: with)?)? ?",
    re.IGNORECASE,
)


def called_so(line: str) -> str:
    """A line that is a counter-check in other words, `The same on Day 4: …`, `Back to the beginning, but Day 4: …`, as one by its name."""
    if start := TO_THE_START.match(line):
        rest = re.sub(r"^(?=Day \d)", "on ", line[start.end() :])
        rest = re.sub(r"^(on Day \d+|)[;,:] ", r"\1: ", rest)
        led = "with " if re.search(r"\bwith$", start["but"] or "") else ""
        return f"Counter-check from the start {led}{rest}".replace("start : ", "start: ")
    found = COMPARED.match(line)
    if found is None or not (found["same"] or (re.match("for|as|by", line, re.IGNORECASE) and FROM_THERE.search(line))):
        return line
    return f"Counter-check of the same position {FROM_THERE.sub('', line[found.end() :])}"


def counter_check(line: str, seats: tuple[str, ...]) -> CounterCheck | None:
    """A counter-check: back to where it begins, what is otherwise changed by hand, and what is done then; None for another line."""
    one = f"(?:{one_of(seats)})"
    line = called_so(line)
    line = PLACES.sub(lambda m: f"{m[1]}{AND_PLACE.sub(PLUS, m[2])}", line)
    found = re.fullmatch(AGAIN.pattern.replace("<seat>", one), line.strip(" ."), AGAIN.flags)
    if found is None or not (found["change"] or found["rest"] or found["when"]):
        return None
    change, rest = AT_THE_START.sub("", found["change"] or ""), found["rest"] or ""
    anew = change != (found["change"] or "") and DONE_AGAIN.fullmatch(rest) is not None
    late = re.search(rf"{WHEN}$", change, re.IGNORECASE)
    change = change[: late.start()] if late else change
    changes = [
        *_moment(f"{found['when'] or ''}{late[0] if late else ''}"),
        *(x for part in _apart(change, one) for x in _of_each(_stated(part, one), seats)),
    ]
    first = next((m for x in changes if (m := re.fullmatch(rf"({one}) is First Player", x))), None)
    steps = [("again", "") if anew else _back_to(found)] + [("edit", f"{stated} because it is a counter-check") for stated in changes]
    if anew:
        return CounterCheck([*steps, (REPEAT, "1 0")])
    if (likewise := SAME_WAY.fullmatch(rest)) and found["step"]:
        number = int(found["step"]) + (not re.search("before|beginning|start", found["which"] or "", re.IGNORECASE))
        steps, rest = [*steps, (REPEAT, f"{number} {number}")], likewise["then"] or ""
    told = re.fullmatch(rf"{RANGE}{REPEATED}?", rest, re.IGNORECASE)
    which, rest = (told, "") if told else (found, rest)
    if which["all"] or which["last"] or (which["first"] and not rest):
        if rest:
            return None
        steps.append((REPEAT, f"{which['first'] or 1} {which['last'] or which['first'] or 0}"))
    elif not rest and steps[0][0] == "undo" and changes:
        steps.append((REPEAT, f"{LAST} {LAST}"))
    by_themselves = not rest or moment(rest.partition(";")[0]) is not None or re.match(rf"(?:{one}|both|all|each|every\w+)\b", rest, re.IGNORECASE)
    return CounterCheck(steps, rest, first[1] if first and not by_themselves else "")


SAME_WAY = re.compile(
    r"(?:and |which is |who is |(?:it|that|this|all) is )?(?:then )?"
    r"(?:played|used|activated|announced|done|carried out|acted)(?: (?:again|once more))*"
    r",? (?:in (?:just |exactly |much )?the same way|just as before|as before|likewise|just so|as in the step)"
    r"(?: (?:again|once more|as (?:there|then|before)))*(?:[:;,.] (?:and )?(?:then )?(?P<then>.+))?",
    re.IGNORECASE,
)
"""That the step behind the point to which a counter-check goes back is done once more, with what is otherwise."""
AT_THE_START = re.compile(r",? (?:(?:at|from) the (?:start|beginning|outset)|to begin with|beforehand|this time)$", re.IGNORECASE)
"""What only says that a change is there when the counter-check begins."""


DEED = r"(?:the )?(?:same )?(?:challenge|refusal|acceptance|answer|intervention|claim|move|recruiting|equipping|action|reaction|step|course|duel)s?"
DONE_AGAIN = re.compile(
    rf"(?:and )?{DEED}(?:(?:,? and |, ){DEED})* (?:(?:is|are) (?:now |then )?(?:carried out|repeated|done|made|gone through)|takes? place)"
    r"(?: (?:again|once more|as before|in the same way|anew))*\.?",
    re.IGNORECASE,
)
"""That what was done from the start is done again, where something is otherwise from the start."""


def _moment(when: str) -> list[str]:
    """When it is and how the game is played in a counter-check, as sentences."""
    days = [f"it is Day {n}" for n in re.findall(r"\bDay (\d+)", when, re.IGNORECASE)]
    ways = {
        "casual" if re.match("non|not|casual|friendly|informal", m, re.IGNORECASE) else "competitive"
        for m in re.findall(rf"\b{WAY}\b", when, re.IGNORECASE)
    }
    return days + [f"it is a {m} game" for m in sorted(ways)]


PLACES = re.compile(rf"(\b(?:controls|controlling|control of|[A-Z] only)(?: only| just| nothing but| exactly)? )({CITY}(?:(?:,? and |, ){CITY})+)")
"""Several locations that somebody controls."""
AND_PLACE = re.compile(r",? and |, ")
PLUS = " + "
"""What stands between them while the changes are told apart."""
LAST = -1
"""In place of the number of a sentence: the last one that is no counter-check."""
LIES = (
    r"(?:(?:controls?|controlling|only|as|being|having|at|with|bearing|is|has|holding"
    r"|engaged|en garde|unwounded|unused|used|uncontrolled|controlled by|equipped to)\b)"
)


def _apart(change: str, one: str) -> list[str]:
    """The changes of a counter-check, each by itself: `A as First Player and both players at 0 Renown`."""
    thing = rf"(?:{one}|both players|all players|each player|(?:(?:the|an?) )?(?-i:[A-Z])[\w'’ -]*?)"
    counted = r"(?:\d+|no) \w+ (?:on|at) "
    parts = [x for x in re.split(rf",? and (?={thing} {LIES}|{counted})", change) if x]
    controls = any(re.match(rf"{one} controls\b", x) for x in parts)
    return [re.sub(rf"^({one}) only (?={CITY})", r"\1 controls only ", x) if controls else x for x in parts]


def _of_each(stated: str, seats: tuple[str, ...]) -> list[str]:
    """A change of every player as one of each."""
    each = re.fullmatch(r"(?:both|all|each|the)(?: \w+)? players?(?: each)? ((?:has|have|holds?) .+)", stated, re.IGNORECASE)
    return [f"{seat} has {each[1].partition(' ')[2]}" for seat in seats] if each else [stated]


BEFORE = re.compile(r",? (?:instead of|rather than|(?:and )?not) (?P<n>\d+|no|none)(?: \w+)?$", re.IGNORECASE)
"""What was there in place of it: that is held against the board."""


def _stated(change: str, one: str) -> str:
    """What is otherwise in a counter-check, as a sentence: `Nadja engaged`, `Nadja having 2 wounds`, `2 wounds on Nadja`."""
    before = BEFORE.search(change)
    if before is not None:
        return f"{_stated(change[: before.start()], one)} instead of {before['n']}"
    change = re.sub(r"^(?:an? |the |another )?(?=[A-Z])(.+?) (?:that|which|who) (?=(?:lacks?|misses|has|is|does|loses?)\b)", r"\1 ", change)
    change = re.sub(r"^(?:an? |another )(?=[A-Z].* (?:without|lacks?|misses) )", "", change)
    change = re.sub(rf"^({one}) (?:as|being) (?:the )?(?=First Player$)", r"\1 is ", change, flags=re.IGNORECASE)
    change = re.sub(rf"^({one}) (?:controlling|in control of|with control of) ", r"\1 controls ", change).replace(PLUS, " and ")
    change = re.sub(r"\b(has|holds|having|with|at) (?:only|just|exactly) (?=\d|no\b)", r"\1 ", change)
    change = re.sub(r"^(?:an? )?(casual|friendly|informal|competitive) (?:play|game|match)$", r"it is a \1 game", change, flags=re.IGNORECASE)
    change = re.sub(r"^(\d+|no) (wounds?|\w+) on (.+)$", r"\3 has \1 \2", change)
    change = re.sub(r"^(.+?) (?:having|at|with|on|bearing) (?=(?:\d+|no)\b)", r"\1 has ", change)
    change = re.sub(r"^(.+?) (?:being |is )?unwounded$", r"\1 has 0 wounds", change).replace(" has no wounds", " has 0 wounds")
    return re.sub(
        r"^(?!.* (?:is|has|controls) )(.+?)(?: being)? (?=(?:engaged|en garde|unused|used|uncontrolled|controlled by|equipped to|at|in)\b)",
        r"\1 is ",
        change,
    )


def _back_to(found: re.Match[str]) -> tuple[str, str]:
    """The step with which a counter-check goes back: before the last step, or to the end of the one that is named, or to the board."""
    if not found["from"] and not found["range"]:
        return "undo", ""
    number = int(found["step"] or found["instead"] or found["first"] or 0)
    before = found["instead"] or found["range"] or re.search("before|beginning|start", found["which"] or "", re.IGNORECASE)
    number -= 1 if before else 0
    return ("go", AFTER.format(number)) if number > 0 else ("again", "")


MANY = {"two": 2, "three": 3, "four": 4}
OF_OTHERS = re.compile(
    r"(?:(?:and|now) )?(?:(?:a|another|second|third|the) )?(?:counter-?check|cross-?check|variant|alternatively|(?:the )?same)\b[^;\"]*?"
    r"\b(?P<many>two|three|four|[2-4])(?:[- ]player\b| players\b)",
    re.IGNORECASE,
)
"""A counter-check in which another number of players is told of."""


def with_other_players(line: str, seats: tuple[str, ...]) -> str:
    """What is wrong with a counter-check with another number of players than the case has; empty for any other line."""
    found = OF_OTHERS.match(line)
    many = MANY.get(found["many"].casefold(), 0) or int(found["many"]) if found else len(seats)
    if many == len(seats):
        return ""
    return (
        f"a counter-check cannot change how many play, and this case has {len(seats)} players: other locations and other cards would lie there; "
        f"write a case of its own, whose set-up begins with {many} players"
    )


LEFT_OUT = re.compile(
    r"(?:(?:now|this time|instead|simply|just) )*(?:(?:ignor|leav|forgo|waiv|skipp?|declin)(?:e?s|ing)"
    r"|(?:does not|not|chooses not to|without) (?:us|activat)(?:e|es|ing))\b"
    r"[^;,]*\b(?:Maneuver|Technique|ability)\b[^;,]*",
    re.IGNORECASE,
)
"""What somebody leaves undone in a counter-check: the rest of what was told is done as before."""
PLAYS = re.compile(r"(?:plays|gambles)\b.*?(?=,? and (?:then )?(?:also )?(?:activates|uses)|[,;:]|$)", re.IGNORECASE)
"""The combat card that is played, without what is told behind it."""


def as_before(what: str, who: str, before: Iterable[Step]) -> tuple[str, int]:
    """What a counter-check tells to be left out of what was told before, with the card that was played there, and its round; else 0."""
    plays = next((x for x in before if x.who == who and PLAYS.match(x.what)), None) if LEFT_OUT.match(what) else None
    played = PLAYS.match(plays.what) if plays is not None else None
    return (f"{played[0]} and {what}", plays.round) if played is not None and plays is not None else (what, 0)
