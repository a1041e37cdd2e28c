"""The text of a scheme as people write it: above and below the bar, or with sentences that are carried out when schemes resolve."""

from __future__ import annotations

import re

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import HEAD, read_ability, read_passive, sentences_of
from judgekit.games.five_sails.texts.wordings.cards import HEADS

BAR = r"(?:the )?(?:separation |separating )?bar"
ABOVE = re.compile(rf"(?:^|(?<=\s))(?:text )?above {BAR}:\s*", re.IGNORECASE)
DIVIDED = re.compile(rf"\s*(?:[(\[]{BAR}[)\]]|[-–—]{{2,}}|\|)\s*", re.IGNORECASE)
"""The bar itself, between the parts of the text."""
BELOW = re.compile(rf"(?:^|(?<=\s))(?:text )?below {BAR}:\s*", re.IGNORECASE)


REVEALED = re.compile(
    r"When (?:this (?:card|scheme) is )?revealed(?:,|:| •) *(?P<then>[^.]+\.) *(?P<later>(?:Add|Place|Put) [^.]*\bRenown\b.*)",
    re.IGNORECASE | re.DOTALL,
)
"""What is done on the reveal, and the Renown that comes when schemes are resolved, in one text above the bar."""


def _at_reveal(above: str) -> str:
    """What stands above the bar, with its moment."""
    found = REVEALED.fullmatch(above.strip())
    return f"When revealed: {found['then']} Scheme: {found['later']}" if found else f"Above the bar: {above.strip()}"


def scheme_text(text: str, name: str) -> str:
    """The text with its parts marked: `Scheme:` before what is carried out when schemes resolve."""
    above, divided, below = text.partition(bar[0]) if (bar := DIVIDED.search(text)) else (text, "", "")
    text = f"{_at_reveal(above)} Below the bar: {below.strip()}" if divided and above.strip() and below.strip() else text
    text = ABOVE.sub("Scheme: ", BELOW.sub(lambda found: _below(found, name), HEADS(text)))
    head = HEAD.search(text)
    plain = text[: head.start()] if head else text
    said = sentences_of(plain)
    for count in range(len(said), 0, -1):
        if _resolves(said[:count], name):
            rest = f" Passive: {'. '.join(said[count:])}." if count < len(said) else ""
            return f"Scheme: {'. '.join(said[:count])}.{rest} {text[len(plain) :]}".strip()
    return text


def _below(found: re.Match[str], name: str) -> str:
    """What stands below the bar says of itself what it is, or is carried out when schemes resolve, or holds for as long as the scheme is in play."""
    below = found.string[found.end() :]
    return "" if HEAD.match(below) else "Scheme: " if not HEAD.search(below) and _resolves(sentences_of(below), name) else "Passive: "


def _resolves(said: list[str], name: str) -> bool:
    """Whether sentences without a marker say what is done, and none of them what is so."""
    try:
        read_ability("Scheme", (), ". ".join(said), name)
    except Unreadable:
        return False
    return not any(_holds(sentence, name) for sentence in said)


def _holds(sentence: str, name: str) -> bool:
    try:
        read_passive(sentence, name)
    except Unreadable:
        return False
    return True
