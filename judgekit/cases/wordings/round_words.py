"""What a step tells of answering a challenge and of the rounds of its duel, brought to plain words before the line is taken apart."""

from __future__ import annotations

import re

from judgekit.cases.wordings.ordering import WHOEVER
from judgekit.engine.rewriting import Instead

ONE = r"(?-i:[A-Z])[\w-]*(?: (?-i:[A-Z])[\w-]*)*"
"""A name that nothing is somebody's of."""
BEGIN = r"(?P<begin>^|[;.:] |<seat> )"
UNANSWERED = (
    r"(?:neither (?:refuses nor intervenes|intervenes nor refuses)|does not (?:refuse|intervene)(?:(?: or|,? nor) (?:refuse|intervene))?"
    r"|(?:nobody|no ?one)(?: else)? intervenes)"
)
ACCEPTS = rf"(?:(?:<seat> )?(?:(?:has|lets) )?(?:{ONE} )?accepts?\b|(?:<seat> )?(?:takes|decides|has {ONE} take|lets {ONE} take)\b)"
VALUES = r"(?:(?:the |its |his |her |their |all )?(?:three )?(?:combat )?values|Riposte, Parry,? and Thrust|all three(?: of them| values)?)"
THREAT = rf"(?:(?:the|its|his|her|any|all|remaining|{ONE}['’]s?) )*threat"


def _both_resolved(m: re.Match[str]) -> str:
    """Values and threat in the usual words, with a capital where a sentence began."""
    return f"{'C' if m[0][0].isupper() else 'c'}ombat values and threat are resolved"


ROUNDS: tuple[tuple[str, Instead], ...] = (
    (rf"(<seat>) {UNANSWERED}(?:,? and|[,;]|,? but|[,;] and) ({ONE}) accepts?\b", r"\1 has \2 accept"),
    (rf"(<seat>) {UNANSWERED}(?:,? and|[,;]|,? but|[,;] and) (?=<seat> )", ""),
    (rf"(<seat>) (?:decides|says|declares|announces|chooses) that ({ONE}) (accept|refuse|intervene)s\b", r"\1 has \2 \3"),
    (rf"{BEGIN}{UNANSWERED}(?:,? and|[,;]|,? but|[,;] and) (?={ACCEPTS})", r"\g<begin>"),
    (rf"\b((?:has|have|lets?) {ONE}) (?:take (?:up|on)|meet|answer|agree to) (?:the|this) (?:challenge|duel)\b", r"\1 accept the challenge"),
    (r"\b(?:takes (?:up|on)|agrees to) (?:the|this) (?:challenge|duel)\b", "accepts the challenge"),
    (
        rf"\b(?:the|this) challenge is (accept|refus|declin)ed by ({ONE})(?=$|[,;.]| and\b)",
        lambda m: f"{m[2]} {'accepts' if m[1].casefold() == 'accept' else 'refuses'} the challenge",
    ),
    (rf"\b({VALUES})(?:,? (?:and )?then|, and) {THREAT},? are (?:now |then )?resolved\b", _both_resolved),
    (
        rf"\b{VALUES} (?:is|are) (?:now |then )?resolved(?: in (?:this |that )?order)?,? (?:and )?then {THREAT}(?: is(?: resolved)?)?(?=$|[;,.])",
        _both_resolved,
    ),
    (r"\ball three(?: of them| values)? are resolved\b", "combat values are resolved"),
    (rf"\b({ONE})['’]s combat card is (?=(?-i:[A-Z]))", r"\1 plays "),
    (r"\b(round \d+) is (?:now |then )?(?:played|fought)(?: out)?: (?=(?-i:[A-Z]))", r"\1: "),
    (r"\b((?:plays|gambles)[^,;:.]*?) for round (\d+)(?=$|[,;.]| and\b)", r"\1 in round \2"),
    (
        r"\b((?:the )?round(?: \d+)?) is (?:completely |fully |entirely )?(?:resolved"
        r"|carried through|gone through)(?: completely| in full| to its end)?\b",
        r"\1 is completed",
    ),
    (rf"{BEGIN}no(?: combat)? card is played\b", rf"\g<begin>{WHOEVER}plays no combat card"),
    (
        rf"{BEGIN}(?P<who>{ONE}) (?:takes|suffers) (?:the|his|her|its) threat without (?:playing )?an?(?: combat)? card\b",
        rf"\g<begin>{WHOEVER}plays no combat card; \g<who>'s threat is resolved",
    ),
)
"""What is said so of answers to a challenge and of rounds."""
