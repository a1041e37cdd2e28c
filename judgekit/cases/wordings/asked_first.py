"""Questions that a step puts in a sentence of their own, `Before anything is done two questions are asked: may Una challenge, and may Bo?`.

Whoever asks them, nothing is done with them: what is expected behind such a line answers. What stands behind the last question is told by itself.
"""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import one_of

BEFORE = (
    r"(?:before (?:anything(?: else)?|any(?:one|body) (?:acts|does anything)|any (?:step|card|action)|the first (?:step|action)|play)"
    r"(?: (?:is|has been) (?:done|played|taken|said|decided)| happens| begins| starts)?"
    r"|first(?: of all)?|at the (?:very )?(?:start|beginning|outset)|to begin with|to start with|beforehand|in advance)"
)
HOW_MANY = r"(?:(?:an?|one|two|three|four|several|some|the|these|this|both|following|further|preliminary|separate) )*"
PUT = r"(?:put|asked|raised|posed|considered|examined|to be answered|to be settled|looked at|discussed)"
ARE_PUT = (
    rf"{HOW_MANY}questions? (?:(?:come|comes|are|is|stand|stands)(?: (?:first|here|before that))"
    rf"|(?:(?:is|are|has been|have been|comes?|stands?) )?(?:(?:now|first|then) )*{PUT})"
    rf"|(?:the |a )?(?:judge|table|players?) (?:is|are) (?:first |now )?asked {HOW_MANY}questions?"
)
ASKS = rf"(?:asks?|puts?|raises?|poses?|has|have) {HOW_MANY}questions?"
TO_WHOM = r"(?: (?:to|of|by) (?:the |a )?(?:judge|table|players?|opponents?))?"
ABOUT = r"(?: (?:about|on|concerning) [^:;?]+)?"
LED = (
    rf"(?:{BEFORE}(?:,|:)? )?(?:(?P<who><seat>) {ASKS}|(?:both players|the players?|somebody|the table|people) {ASKS}|{ARE_PUT}"
    rf"|(?:it|this|the following) is (?:first )?asked|(?:the )?(?:{HOW_MANY}questions?))"
    rf"{TO_WHOM}{ABOUT}(?: {BEFORE})?: (?P<what>.+)"
)
"""A question, or several, with what leads to it."""
MAY = r"(?:may|can|could|is|are|must|does|do|would|will|has|have|should)"
BARE = rf"(?:{BEFORE}(?:,|:) )?(?P<what>{MAY} (?-i:[A-Z]|the |an? |it |this |he |she |they )[^;:]*\?.*)"
"""A question by itself."""
DONE_IF = (
    r"(?P<lead>(?:in )?round \d+[:,] )?(?:may|can|could) (?P<who><seat>) (?P<what>[^?;:]+)\? (?:(?P=who)|he|she|they) does (?:so|it|that),? "
    r"(?=(?:only )?(?:if|where) )"
)
"""A question with what is done behind it where the answer is yes: `May B play nothing? B does so if it is legal`."""
LEAD = rf"^{BEFORE},? (?=(?:it is (?:first |now )?asked|<seat> asks|(?:the |a )?(?:judge|table) is asked) (?:about|whether|if|who|what|which|how)\b)"
"""When a question is put, before the question."""
QUESTIONS = re.compile(r"(?P<asked>[^;?]+(?:(?:\?|;) (?:(?:and|or) )?(?=[^;?]+\?)[^;?]+)*)\??(?:(?<=\?) (?P<rest>.+))?")


@lru_cache(maxsize=64)
def _patterns(seats: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    one = f"(?-i:{one_of(seats)})"
    return tuple(re.compile(x.replace("<seat>", one), re.IGNORECASE) for x in (LED, BARE, LEAD, DONE_IF))


def asked_first(line: str, seats: tuple[str, ...]) -> str:
    """A line that puts questions, as what somebody asks; any other line as it is."""
    line = _patterns(seats)[2].sub("", line)
    line = _patterns(seats)[3].sub(r"\g<lead>\g<who> asks to \g<what>, doing so ", line)
    if "?" not in line and "question" not in line.casefold():
        return line
    found = next((m for x in _patterns(seats)[:2] if (m := x.fullmatch(line.strip())) is not None), None)
    parts = QUESTIONS.fullmatch(found["what"].strip(" .")) if found else None
    if found is None or parts is None or (". " in parts["asked"]):
        return line
    if parts["rest"] and not re.match(rf"(?:(?:then|now),? )?(?-i:{one_of(seats)}) [a-z]+s\b", parts["rest"], re.IGNORECASE):
        return line
    who = found.groupdict().get("who") or seats[0]
    asked = f"{who} asks some questions: {parts['asked'].replace('?', ',')}"
    return f"{asked}; {parts['rest']}" if parts["rest"] else asked
