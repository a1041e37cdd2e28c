"""What a line calls only `it`, or `the second`, by the name under which it was spoken of just before it."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import one_of

NAME = r"(?:[A-Z][\w'’!-]*|Qx[a-z]+)(?: (?:(?:of|the|de|la) )?(?:[A-Z][\w'’!-]*|\d+))*"
KIND = r"(?:City |Home )?(?:Action|Reaction|Technique|Maneuver)"
NTH = r"(?:first|second|third|fourth|other|last)"
THING = rf"(?P<thing>(?:the {KIND} of )?(?:the )?(?:{NTH} )?{NAME}(?<!['’]s)(?:['’]s {KIND})?)(?!['’\w])"
DOES = (
    r"(?P<does>^(?:(?:and|then|now|next),? )*(?:<seat> )?(?:now |then )?(?:asks (?:again |also )?(?:to "
    r"|for permission to )|tries to )?(?:use|play|activate)s?)"
)
MAY = r"(?:may|can|could) (?:still |now |also )?"
SPOKEN_OF = (
    rf"\basks (?:again )?about (?:(?:\w+ )?(?:uses|ways to use|ways of using|possible uses) of |using ){THING}",
    rf"\b(?:asks (?:again )?(?:to|for permission to|for leave to)|(?:wants|wishes|tries|seeks|would like) to) (?:use|play|activate) {THING}",
    rf"\basks (?:whether|if) {THING} {MAY}be (?:used|played|activated)\b",
    rf"\basks (?:whether|if) (?:<seat>|he|she|they) {MAY}(?:use|play|activate) {THING}",
    rf"(?:^(?:(?:and|then|now|next),? )*|\b(?=<seat> ))(?:<seat> )?(?:now |then )?uses {THING}",
)
"""How something is spoken of that can be used."""
IT = (
    rf"{DOES} it(?: (?:too|as well|also|likewise)| (?:once more|again)(?=,? (?:with|on|against) ))?"
    r"(?=$|[,.]| (?:and|with|on|against|if|where|provided|as long as)\b)"
)
"""That something is used, or asked for, without its name; what is used again where it stands, as it is Repeatable, is another matter."""
THE_NTH = rf"{DOES} the (?P<nth>{NTH})(?: one)?(?=$|[,.])"
"""That another copy is used of what was named before."""


IN_ONE_BREATH = (
    rf"(?P<asks>\basks (?:again |also )?to (?:use|play|activate) (?:{THING}|(?P<kind>the (?:event|attachment|location|scheme)))"
    r"(?: (?:with|on|against) [^;.]*?)?,? (?:and )?then (?:<seat> )?(?:uses|plays|activates) )it\b"
)
"""What is asked for, and used then in another way: `asks to use the event with Bo, then uses it with Una`."""


UNUSED = (
    r"(?:(?:has|was) (?:not|never) (?:yet |already |so far )?(?:been )?(?:used|activated)|(?:is|was|remains?) (?:still )?(?:not (?:yet )?used|unused)"
    r"|(?:has|was) (?:already |then )?(?:been )?(?:used|activated))(?: (?:yet|so far|by then|by now|before|already))?"
)
"""That an ability has been used, or has not."""
OF_A_KIND = r"(?P<if>(?:^|[,;:] |\b(?:and|but) )(?:and |but )?(?:If|if|Unless|unless|In case|in case|Provided|provided|As long as|as long as)) "
OF_A_KIND += rf"(?:(?:the|that|this) (?P<kind>{KIND})|(?P<named>{NAME}(?<!['’]s)['’]s {KIND})) (?P<state>{UNUSED})(?P<joint>,? (?:then )?)"
"""A condition about the one ability of a kind of which anything was said so far."""
ASKS_FOR_IT = (
    r"(?P<asks>\b<seat> (?:now |then |again )?(?:asks|wants|wishes|tries)) (?:again |once more )?"
    r"(?:for it|(?:once more |again )?to (?:use|activate) it)"
    r"(?: (?:once more|again|another time))?(?=$|[,.]| and\b)"
)
UNLESS_USED = (
    rf"(?P<does>\b(?:uses|activates) )(?P<thing>{NAME}(?<!['’]s)['’]s {KIND})(?P<how>[^;.,]*?)"
    rf"(?P<if>,? (?:unless|if) )it (?P<state>{UNUSED})(?=$|[.;,])"
)
"""The use of an ability under a condition about it: `uses Ann's Reaction unless it has been used`."""
USES_IT = r"(?P<asks>\b<seat> (?:now |then )?(?:uses|activates)) it(?: (?:then|after all|now))?(?=$|[,.]| (?:and|with|on|against)\b)"


@lru_cache(maxsize=64)
def _pattern(pattern: str, seats: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(pattern.replace("<seat>", f"(?:{one_of(seats)})"))


class Spoken:
    """What was spoken of last in the lines of a story."""

    def __init__(self) -> None:
        self.thing = ""
        self.kinds: dict[str, set[str]] = {}
        """Whatever abilities were spoken of so far, of each kind."""

    def named(self, line: str, seats: tuple[str, ...]) -> str:
        """A line with the names of what it calls only `it` or `the second`; what it speaks of itself is kept for the next one."""
        return "".join(part if n % 2 else self._part(part, seats) for n, part in enumerate(re.split(r"([;.] (?:and )?)", line)))

    def _part(self, part: str, seats: tuple[str, ...]) -> str:
        if " it" in part:
            part = _pattern(IN_ONE_BREATH, seats).sub(lambda m: f"{m['asks']}{m['thing'] or m['kind']}", part)
        part = self._of_its_kind(part, seats)
        if "used" in part or "activated" in part:
            part = re.sub(UNLESS_USED, r"\g<does>\g<thing>\g<how>\g<if>\g<thing> \g<state>", part)
        if self.thing:
            part = _pattern(IT, seats).sub(lambda m: f"{m['does']} {self.thing}", part)
            part = _pattern(THE_NTH, seats).sub(lambda m: f"{m['does']} the {m['nth']} {self._bare()}", part)
        found = [m for x in SPOKEN_OF if (m := _pattern(x, seats).search(part))]
        others = re.sub(rf"\b(?:{one_of(seats)}|the First Player)\b", "", part)
        for m in found:
            self.kinds.setdefault(m["thing"].rpartition(" ")[2], set()).add(m["thing"])
        if found:
            self.thing = found[0]["thing"]
        elif re.search(r"\b(?:[A-Z]\w|Qx)", others):
            self.thing = ""
        return part

    def _of_its_kind(self, part: str, seats: tuple[str, ...]) -> str:
        """`If the Reaction has not been used, B asks for it once more` with the name of the one Reaction that was spoken of."""
        found = re.search(OF_A_KIND, part) if "used" in part or "activated" in part else None
        named = {found["named"]} if found and found["named"] else set()
        called = named or (self.kinds.get(found["kind"].rpartition(" ")[2], set()) if found else set())
        if found is None or len(called) != 1:
            return part
        (thing,) = called
        rest = _pattern(ASKS_FOR_IT, seats).sub(lambda m: f"{m['asks']} to use {thing}", part[found.end() :], count=1)
        rest = _pattern(USES_IT, seats).sub(lambda m: f"{m['asks']} {thing}", rest, count=1)
        return f"{part[: found.start()]}{found['if']} {thing} {found['state']}{found['joint']}{rest}"

    def _bare(self) -> str:
        """The thing without what says which of several it is."""
        return re.sub(rf"^(?:the )?(?:{NTH} )?", "", self.thing)
