"""What a step tells of the cost of an ability that is used: who engages for it, or suffers for it, and that nothing more is done."""

from __future__ import annotations

import re

from judgekit.cases.wordings.tail_words import KIND, NAME
from judgekit.engine.rewriting import Instead

AS_COST = r"(?:as|for|to pay|in payment of) (?:its|the|this|that|his|her|their) (?:additional )?costs?"
DEED = r"(?:engages|is engaged|becomes engaged|(?:suffers|takes) (?:a|one|\d+) wounds?|is wounded)"
"""What happens to somebody for a cost."""
USES = rf"\b(?P<uses>(?:uses|takes|activates|plays) (?:(?:the )?(?:\w+ )?{KIND}|{NAME}(?:['’]s (?:\w+ )?{KIND})?)(?P<how>[^;:]*?))"
WITH = re.compile(rf"\b(?:with|by|through|performed by) ({NAME})")


def _paid(m: re.Match[str]) -> str:
    """`uses the Claim Action: Tove engages as its cost`: Tove performs it, it goes no further than its cost, and Tove must be engaged then."""
    performer = WITH.search(m["how"])
    if m["who"] is None or (performer is not None and performer[1] != m["who"]):
        return m[0]
    own = re.search(rf"\b{re.escape(m['who'])}['’]s\b", m["uses"])
    return f"{m['uses']}{'' if performer or own else ' with ' + m['who']}, {m['who']} {_told(m['deed'])}, and pays its cost"


def _by_the_way(m: re.Match[str]) -> str:
    """`with Tove, who engages as its cost`: the Action is carried out, and Tove must be engaged then."""
    performer = WITH.search(m["how"])
    return f"{m['uses']}, {performer[1]} {_told(m['deed'])}" if performer and m["how"].endswith(performer[1]) else m[0]


def _told(deed: str) -> str:
    return "becomes engaged" if "engage" in deed else "suffers a wound" if "is" in deed.split() else deed.replace("takes", "suffers")


WORTH_TWO = (
    r"(?:as(?: if (?:it were|being))?(?: being)?|counting(?: it| that)?(?: as)?|which counts(?: as)?|being|which is|treating it as|for|taking it as)"
    r" (?:worth )?(?:two|double|2)(?: cards?)?(?: for (?:it|this|that|the cost))?"
)
"""That somebody takes a card that is discarded for two: so it is all that is discarded."""
LOWER = r"(?:(?:reduce|lower|cut|bring down) (?:the|its|his|her|their|that) (?:cost|price)|parley|do so)"
FOR_LESS = r"(?:for (?:a |the )?(?:lower|smaller|reduced) (?:cost|price)|for (?:the |a )?(?:reduction|discount))"
"""What somebody is engaged for."""
COSTS: tuple[tuple[str, Instead], ...] = (
    (rf",? (?:with )?({NAME}) being engaged(?: to {LOWER}| {FOR_LESS})(?=$|[,;.]| and\b)", r", engaging \1"),
    (rf",? (?:with )?({NAME}) (?:being|as|serving as) the (?:whole|only|entire|sole|complete) payment(?=$|[,;.]| and\b)", r", paying with \1 alone"),
    (
        rf"^({NAME}) is engaged (?:to {LOWER}|{FOR_LESS}|for (?:it|this|that)),? (?:and )?(<seat>) (?=(?:discards|pays)\b)",
        r"\2 engages \1 to reduce the cost and ",
    ),
    (rf"\b(engag(?:es?|ing) {NAME}) to bring (?:down (?:the|its) (?:cost|price)|(?:the|its) (?:cost|price) down)\b", r"\1 to reduce the cost"),
    (
        r",? without (?:engaging|the engagement of) (?:anybody|anyone|any character|a character|any of (?:his|her|their) characters)(?: for it)?\b",
        ", no parley",
    ),
    (rf"\b(discard(?:s|ing)?) (?:only |just )?({NAME})(?: alone| only)?,? {WORTH_TWO}(?=$|[,;.]| and\b)", r"\1 \2 alone"),
    (rf"\b({NAME}) (?:engages|is engaged) {AS_COST},? and (?:then )?(?=[a-z]+s\b)", r"\1 engages and "),
    (rf"{USES},? who (?P<deed>{DEED}) {AS_COST}(?=$|[,;.])", _by_the_way),
    (rf"{USES}(?:[:,;](?: and)?| and)(?: for (?:it|this|that),?)? (?P<who>{NAME}) (?P<deed>{DEED}) {AS_COST}(?=$|[,;.])", _paid),
)
"""What is said so of the cost of an ability."""
