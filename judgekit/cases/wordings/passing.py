"""Lines of a story that say who passes: everybody, those that are named, all the others."""

from __future__ import annotations

import re

EVERYBODY = (
    r"(?:(?:both|all(?: the)?|all three|all four|each|the two|the three)(?: remaining)?(?: players?)?|everybody|everyone)"
    r"(?: (?:who (?:is|are) )?still in (?:the game|play))?"
)
ALL_PASS = re.compile(
    rf"(?:{EVERYBODY}|players)(?: of the players)? pass(?:es)?(?: once)?"
    r"|nobody (?:acts|does anything)(?: any ?more| else)?",
    re.IGNORECASE,
)
IN_TURN = re.compile(
    r",? (?:(?:all )?in (?:that|this|the same|clockwise) order|consecutively|in turn|in a row|one after (?:another|the other))$", re.IGNORECASE
)
"""What only says that several do it one after another."""


def passes_of_all(line: str, seats: tuple[str, ...]) -> bool:
    """Whether a line says that everybody passes."""
    named = r"(?:,? and |, )".join(re.escape(s) for s in seats)
    said = IN_TURN.sub("", line.strip(" ."))
    return ALL_PASS.fullmatch(said) is not None or re.fullmatch(rf"{named}(?: both| all)? pass(?:es)?", said, re.IGNORECASE) is not None


def passes_of_some(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """Who of several passes: those that a line names, `C and D pass`, or `others` than whoever acted last; nothing for another line."""
    one, said = "|".join(re.escape(s) for s in seats), IN_TURN.sub("", line.strip(" ."))
    if re.fullmatch(r"(?:all |both )?(?:the )?others?(?: players?)? (?:all )?pass(?:es)?|every(?:body|one) else passes", said, re.IGNORECASE):
        return [("others", "pass")]
    named = re.fullmatch(rf"((?:{one})(?:(?:,? and(?: then)? |, (?:then )?)(?:{one}))+)(?:,? then)?(?: both| all| each)? pass(?:es)?", said)
    return [(who, "pass") for who in re.findall(rf"\b(?:{one})\b", named[1])] if named else []


def all_pass_behind(what: str, seats: tuple[str, ...]) -> tuple[str, str]:
    """What somebody does, and the sentences behind it that begin with several players' passing: `passes. Everybody else passes. …`."""
    for joint in re.finditer(r"[.;]\s+(?:and |then )*", what) if '"' not in what else ():
        said = re.split(r"[.;]\s", what[joint.end() :], maxsplit=1)[0]
        if passes_of_all(said, seats) or passes_of_some(said, seats):
            return what[: joint.start()], what[joint.end() :]
    return what, ""
