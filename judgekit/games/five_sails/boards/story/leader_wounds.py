"""Wounds of the Leaders that a set-up in prose tells of one after the other: `A's Leader has 0 wounds, B's has 4`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import MANY, NUMBER, number

JOINT = r"(?P<joint>(?:,|;) (?:(?:and|but|while|whereas) )?| and | but | while )"
ALL = r"(?:(?:the|all|both|two|three|players['’]) )*"


@lru_cache(maxsize=64)
def _patterns(seats: str) -> tuple[re.Pattern[str], ...]:
    one, many = f"(?-i:{seats})", rf"(?:{MANY})"
    each = rf"(?:{one}(?:['’]s|:| has)? {many}|{many} \({one}\)|{many} (?:for|of) {one}\b)"
    several = rf"{each}(?:(?:,? and |, ){each})*"
    listed = rf"(?:wounds (?:on|of) {ALL}Leaders|{ALL}Leaders['’]? wounds|{ALL}Leaders have): ?(?P<a>{several})(?: wounds)?"
    have = rf"{ALL}Leaders have (?P<b>{several}) wounds?(?: respectively)?"
    next_one = (
        rf"{JOINT}(?P<who>{one})['’]s(?P<leader> Leader)?(?: (?:has|is|with))? (?:only |just )?(?:(?P<n>{NUMBER}|none)(?P<wounds> wounds?)?"
        rf"|(?P<lies>unwounded|without wounds))(?=$|[,;]| and )"
    )
    return tuple(re.compile(x, re.IGNORECASE) for x in (f"{listed}|{have}", next_one))


LEADS = re.compile(r"(?:\b[A-Z]['’]s Leader\b[^;,]*?\b(?:wounds?|unwounded)\b|\bLeaders are in play\b)")


def wounds_of_leaders(said: Bit, seats: str) -> Bit:
    """A sentence with the wounds of each Leader in a clause of its own."""
    if "eader" not in said.plain:
        return said
    parts = [_listed(part.text, seats) for part in said.split(r";\s*(?:and\s+)?")]
    said = anew(said, "; ".join(told for told, _ in parts)) if any(listed for _, listed in parts) else said
    while LEADS.search(said.plain) and (found := next((m for m in _patterns(seats)[1].finditer(said.plain) if not _complete(m)), None)):
        how = "is unwounded" if found["lies"] else f"has {number(found['n'])} wounds"
        said = anew(said, f"{said.text[: found.start()]}; {found['who']}'s Leader {how}{said.text[found.end() :]}")
    return said


def _listed(text: str, seats: str) -> tuple[str, bool]:
    """A clause that lists the wounds of the Leaders as one for each of them, and whether it is such a one."""
    found = _patterns(seats)[0].fullmatch(text)
    if found is None:
        return text, False
    told = re.findall(rf"(?:({seats})(?:['’]s|:| has)? ({MANY})|({MANY}) (?:\(|for |of )({seats})\)?)", found["a"] or found["b"])
    return "; ".join(f"{a or d}'s Leader has {number(b or c)} wounds" for a, b, c, d in told), True


def _complete(found: re.Match[str]) -> bool:
    """Whether it is told in full of whom, and of what, something is said."""
    return bool(found["leader"] and (found["wounds"] or found["lies"]))
