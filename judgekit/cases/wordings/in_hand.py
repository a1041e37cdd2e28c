"""What a line of a story says by the way of somebody's hand: `A, holding Jab, plays no combat card`; that is held against the board."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.boards.story.words import NUMBER, number

BY_THE_WAY = r"(?:(?:still|now|who|though|although|even though|while|yet|only|but) )*"
HOLDS = r"(?:holding|holds|with|having|has|keeping|keeps)"
CARD = r"(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z\d])[\w'’-]*)*"
CARDS = rf"(?:{CARD}(?:(?:, |,? and ){CARD})*|(?:only |exactly |just )?(?:{NUMBER})(?: cards?)?)"
IN_HAND = r"(?: (?:still |left )*in (?:(?:his|her|their|its|the) )?hand)"
SAID = (
    rf"{BY_THE_WAY}(?:(?:holding|holds)(?: still)? (?P<{{0}}>{CARDS}){IN_HAND}?|{HOLDS} (?P<{{1}}>{CARDS}){IN_HAND}"
    rf"|(?P<{{2}}>{CARDS}) (?:is|are){IN_HAND})"
)
BEHIND_NAME = rf"(?P<who><seat>)(?:, | \(){SAID}(?:,|\)) (?=[a-z]+s\b)".format("a", "b", "c")
AHEAD = rf"(?:^|(?<=[;:.] )){SAID}, (?P<who><seat>) (?=[a-z]+s\b)".format("a", "b", "c")
AT_THE_END = rf"(?P<who><seat>)(?P<does> [a-z]+s\b(?:(?!<seat> )[^;])*?), {SAID}(?=$|[;.])".format("a", "b", "c")

NO_OTHER = (
    r"(?P<who><seat>)(?:,| \() ?(?:who|now|still|then|being|having|with|holding|has|holds|have|is|only| )*"
    r"(?P<other>no (?:other|further) cards?|nothing else|(?:only|just) (?:this|that) (?:one )?card|no cards? but (?:this|that)(?: one)?)"
    r"(?: (?:left|remaining|besides|to play))*(?: in (?:his|her|their|its|the )?hand)?(?:,|\)) (?=[a-z]+s\b)"
)
"""That what somebody plays is the only card in the hand."""
NONE_LEFT = (
    r"(?P<who><seat>)(?:,| \() ?(?:who|now|still|then|being|having|with|holding|has|holds|have|is| )*"
    r"(?P<none>no (?:more )?cards?(?: at all)?|an empty hand|whose hand is (?:now )?empty)"
    r"(?: (?:left|remaining|to play))*(?: in (?:(?:his|her|their|its|the) )?hand)?(?:,|\)) (?=[a-z]+s\b)"
)
"""That somebody has no card in hand."""
NOTHING_HELD = (
    r"(?P<who><seat>) (?:has|holds) (?:nothing|no (?:combat )?cards?)(?: left)? in (?:(?:his|her|their|its) )?hand"
    r"(?:,? and (?:so |therefore )?|; )(?=asks\b|gambles\b)"
)
"""The same of somebody who asks for something behind it."""
SHOWS = (
    r"(?P<who><seat>) (?:(?:first|now|then) )?(?:shows?|holds? up|lays? open)(?: (?:us|them|the judge|<seat>|the (?:others?|table|opponent)))? "
    rf"(?P<a>{CARDS})(?: (?:from|out of|in|of) (?:his|her|their|its|the) hand)?(?P<b>)(?P<c>),? and (?:then )?(?=asks\b)"
)
"""What somebody shows who asks about it."""


def without_hands(line: str, seats: tuple[str, ...]) -> tuple[str, list[str]]:
    """A line without what it says by the way of the cards in somebody's hand, and that as facts."""
    facts: list[str] = []
    if not re.search(
        r"\bhold|\bhand\b|\bshows?\b|\blays? open\b|\bno (?:other |further |more )?cards?\b|\bnothing else\b|\bonly (?:this|that)\b",
        line,
        re.IGNORECASE,
    ):
        return line, facts
    for form in (BEHIND_NAME, AHEAD, AT_THE_END, SHOWS):
        pattern = form.replace("<seat>", f"(?-i:{one_of(seats)})")
        while found := re.search(pattern, line, re.IGNORECASE):
            does = found.groupdict().get("does")
            line = f"{line[: found.start()]}{found['who']}{does if does is not None else ' '}{line[found.end() :]}"
            facts += _facts(found["who"], found["a"] or found["b"] or found["c"])
    for form, many in ((NO_OTHER, 1), (NONE_LEFT, 0), (NOTHING_HELD, 0)):
        pattern = form.replace("<seat>", f"(?-i:{one_of(seats)})")
        while found := re.search(pattern, line, re.IGNORECASE):
            line = f"{line[: found.start()]}{found['who']} {line[found.end() :]}"
            facts.append(f"{found['who']} hand {many}")
    return line, facts


def _facts(who: str, held: str) -> list[str]:
    """What somebody is said to hold, as facts: cards that are named, or how many there are."""
    counted = re.fullmatch(rf"(?:(?P<just>only|exactly|just) )?(?P<n>{NUMBER})(?: cards?)?", held, re.IGNORECASE)
    if counted is None:
        return [f"{card} in hand of {who}" for card in re.split(r",? and |, ", held)]
    many = number(counted["n"])
    return [f"not {who} hand 0"] if counted["n"].casefold() == "a" and not counted["just"] else [f"{who} hand {many}"]
