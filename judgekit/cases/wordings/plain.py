"""Steps as people write them down, in the imperative and in the words of the options: `Kara challenges Dov`, `has Dov accept`, `plays Jab`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases.wordings.copies import NUMBERS, copies, named_copies
from judgekit.cases.wordings.imperatives import IMPERATIVE
from judgekit.cases.wordings.moving_words import MOVING
from judgekit.cases.wordings.remarks import told
from judgekit.cases.wordings.telling import gaps, told_plainly
from judgekit.engine.rewriting import without_article

VERBS = {
    "uses": "use",
    "activates": "activate",
    "plays": "play",
    "moves": "move",
    "passes": "pass",
    "claims": "claim",
    "equips": "equip",
    "recruits": "recruit",
    "challenges": "challenge",
    "brings": "bring",
    "intervenes": "intervene",
    "accepts": "accept",
    "refuses": "refuse",
    "gambles": "gamble",
    "chooses": "choose",
    "discards": "discard",
    "pays": "pay",
    "parleys": "parley",
    "repeats": "repeat",
    "sends": "send",
    "destroys": "destroy",
    "puts": "put",
    "gives": "give",
    "spends": "spend",
    "names": "name",
    "keeps": "keep",
    "draws": "draw",
    "adds": "add",
    "removes": "remove",
    "adding": "add",
    "removing": "remove",
    "gains": "gain",
    "loses": "lose",
    "heals": "heal",
    "engages": "engage",
    "using": "use",
    "naming": "name",
    "repeating": "repeat",
    "activating": "use",
    "gambling": "gamble",
    "choosing": "choose",
    "refusing": "refuse",
    "accepting": "accept",
    "intervening": "intervene",
}
"""Verbs of the third person, and what they are called in the options."""


BRINGS = r"(?:bring|take|send|move|lead|go|return|come)(?:e?s)?"


def homes(text: str, seats: tuple[str, ...], player: int) -> str:
    """`A's Home`, `their own Home` and `Home` alone, as the location is called."""
    for seat in seats:
        text = re.sub(rf"\b{re.escape(seat)}(?:'s|’s) Home\b", f"Home of {seat}", text)
    if player < 0:
        return text
    own = f"Home of {seats[player]}"
    text = re.sub(rf"\b({BRINGS}(?: [A-Z][\w'’-]*){{0,4}}?) (?:back )?[Hh]ome\b(?! of)", rf"\1 to {own}", text)
    return re.sub(r"\b(?:to |back )(?:(?:his|her|their|its|your|my)(?: own)? )?Home\b(?! of)", f"to {own}", text)


def several(text: str, cards: tuple[str, ...] = ()) -> str:
    """`discard two cards` as so many times one, where they are not named; a card may be called Two."""
    found = re.fullmatch(r"discards? (\w+)(?: unknown)?(?: cards?)?", text.strip(), re.IGNORECASE)
    if found and found[1].casefold() in {n.casefold() for n in cards}:
        return text
    number = (NUMBERS.get(found[1].casefold()) or (int(found[1]) if found[1].isdigit() else 0)) if found else 0
    return ", ".join(["discard a card"] * number) if number else text


PAIRED = re.compile(r"\b(?:both|two|three|four|\d+) (?:of the )?unknown cards?\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def plain(text: str, cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...] = (), player: int = -1) -> str:
    """A sentence in the imperative, its parts in an order that the questions can take."""
    text = re.sub(r"\bnothing (?:but|except|other than|besides) (?=[A-Z])", "only ", told(text))
    if player >= 0:
        text = re.sub(rf"^{re.escape(seats[player])}(?:'s)? (?=[a-z]+s\b|ha[sv]e? )", "", text)
        text = re.sub(r"\bunknown cards?\b(?! of)", f"unknown card of {seats[player]}", text) if PAIRED.search(text) else text
    text = told_plainly(named_copies(without_article(text, cards), cards), cards, places, seats)
    text = copies(several(homes(text, seats, player), cards), cards)
    text = IMPERATIVE(MOVING(text, gaps(cards, places, seats)), gaps(cards, places, seats))
    named = tuple(n.casefold() for n in cards)

    def verb(m: re.Match[str]) -> str:
        keep = m.string[m.start(2) :].casefold().startswith(named)
        return m[1] + (m[2] if keep else VERBS.get(m[2].casefold(), m[2]))

    return re.sub(r"(^|[,;]\s*(?:and |then )?|\band (?:then )?)(\w+)\b", verb, text)
