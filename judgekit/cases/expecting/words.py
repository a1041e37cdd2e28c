"""What a case expects, in whatever words, in those that are understood."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.model import Expectation

NO_FACT = re.compile(r"option |cites |(?:not )?order\b|window:")
"""What is expected that is no fact of a moment: an option has a moment of its own, what has happened stays so."""

ORDER = re.compile(
    r"(?P<no>not )?(?!(?:City )?locations in )"
    r"(?P<of>(?:the )?(?:window |[a-z][\w'’-]* ){0,4}order(?: (?:of|in which|for) [^=]+?)?(?: is)?)(?P<never> not)?"
    r"\s*=?\s*\[(?P<steps>.+)\]",
    re.IGNORECASE,
)
"""An order that is stated as a list, with what it is the order of."""
DOES = {r"schemes?\b": "resolves", r"muster": "musters", r"draw": "draws", r"reveal": "reveals"}
"""What is done in an order in which players are named, by what that is the order of."""


def usual(text: str, seats: Sequence[str] = ()) -> str:
    """Options and orders said in another way: `option 'pass' for player B = legal`, `window order = [one, two]`, `scheme order = [Plot, B]`."""
    text = re.sub(r"^(?:option for (\S+?)|(\S+?)'s option):\s*", lambda m: f"option {m[1] or m[2]}: ", text)
    option = re.fullmatch(r"option ['\"‘](.+)['\"’] for (?:player )?(\S+) (?:=|is) (legal|illegal|unsettled|not settled)( because .+)?", text)
    if option:
        return f"option {option[2]}: {option[1]} is {option[3].replace('not settled', 'unsettled')}{option[4] or ''}"
    order = ORDER.fullmatch(text)
    if order is None:
        return text
    steps = re.split(r",\s*", order["steps"])
    steps = (
        [re.sub(rf"^({'|'.join(map(re.escape, seats))})['’]s scheme(?: (?:is resolved|resolves))?$", r"\1 resolves", x) for x in steps]
        if seats
        else steps
    )
    if does := next((verb for what, verb in DOES.items() if re.search(rf"\b{what}", order["of"], re.IGNORECASE)), ""):
        steps = [f"{each} {does}" if each in seats else f"{does} {each}" if does == "resolves" else each for each in steps]
    return f"{'not ' if bool(order['no']) != bool(order['never']) else ''}order: {', '.join(steps)}"


OF_PHASE = re.compile(r"(?:not )?(?:(?:next|coming|following|current) )?phase\b", re.IGNORECASE)
"""A fact of which phase it is."""
OF_THE_NEXT = re.compile(r"(?:not )?(?:next|coming|following) phase\b", re.IGNORECASE)
"""A fact of which phase comes then: by itself it leads to no other moment than the one at which a phase is over."""
OF_QUESTION = re.compile(r"(?:not )?(?:asks|(?:who|player who|question)\b|rule status|(?:open )?readings)\b", re.IGNORECASE)
"""A fact of the question that stands open, and of nothing behind it."""

OF_ASKING = re.compile(r"(?:not )?(?:asks|question)\b", re.IGNORECASE)
"""A fact of who is asked what: it names the moment at which the question stands open."""


UNSETTLED_FACT = re.compile(r"(?!(?:not )?(?:option|order|window|rule status|cites|(?:open )?readings)\b).+(?:=| is| are) ?unsettled")
"""That a fact is another one in the different readings of what the books leave open: `winner = unsettled`."""


def asserted(text: str) -> str:
    """What is said to be unsettled, be that said or denied, as it is said; any other fact as it is."""
    return text.removeprefix("not ") if UNSETTLED_FACT.fullmatch(text) else text


def of_open_point(e: Expectation) -> bool:
    """Whether an expectation is of what is open as long as the judge has not decided: an option that is unsettled, the rule's status, readings."""
    text = usual(e.text)
    return bool(re.match(r"option .* is unsettled", text, re.DOTALL) or OF_QUESTION.match(text) or UNSETTLED_FACT.fullmatch(text))


def is_fact(e: Expectation) -> bool:
    """Whether an expectation is a fact of a moment."""
    return not NO_FACT.match(usual(e.text))


def is_plain(e: Expectation) -> bool:
    """Whether an expectation is a fact of the board, and not of what is asked."""
    text = usual(e.text)
    return not NO_FACT.match(text) and not OF_QUESTION.match(text)


def of_a_phase(es: Sequence[Expectation]) -> bool:
    """Whether one of some expectations tells which phase is going on."""
    return any(OF_PHASE.match(e.text) and not OF_THE_NEXT.match(e.text) for e in es)


def of_asking(es: Sequence[Expectation]) -> bool:
    """Whether one of some expectations names who is asked: all of them are meant while that question stands open."""
    return any(OF_ASKING.match(usual(e.text)) for e in es)
