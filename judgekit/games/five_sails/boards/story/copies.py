"""How often a card is there of which a set-up in prose tells: `two copies of Jab (…)`, `another Jab`, `Jab, twice`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

COPIES = rf"(?:{NUMBER})(?: cop(?:y|ies) of| ?[x×]| of(?! \w+['’]s\b)) "
SOME_OF = rf"(?:{NUMBER}) (?=[A-Z“\"])"
ONE_MORE = re.compile(
    r"(?:another|(?:an?|the|one) (?:first|second|third|fourth|further|other|additional|more))(?: one)? (?:copy of )?(?:the |an? )?(?=[A-Z])"
    r"|(?:an?|one) copy of (?:the )?(?=[A-Z])"
)
"""What begins the telling of one more card of a name that was told of before."""
ALSO = re.compile(r"(?<=\w)(?:,? (?:too|as well)| of (?:his|her|its|their) own)(?=$| \()")


ORDINALS = ("first", "second", "third", "fourth")
BY_NUMBER = re.compile(
    rf"(?:[:,;]|\band|\bwith|\w+ing|\b(?:bears|wears|carries|wields)) the (?P<n>{'|'.join(ORDINALS)}) (?:copy of )?(?:the )?"
    r"(?P<name>(?!Days?\b|Rounds?\b|Player\b)[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)(?=$|[,;.)]| \(| and\b)"
)
"""A copy told of with its number: `equipped with the first Flask`."""


def out_of_order(said: Bit, told: dict[str, int]) -> str:
    """What is wrong where copies are told of in another order than that of their numbers; `told` keeps how far each name has come."""
    for found in BY_NUMBER.finditer(said.plain):
        at = ORDINALS.index(found["n"]) + 1
        if at != told.get(found["name"], at - 1) + 1:
            return f"{found['name']!r}: the {found['n']} one is told of out of turn; tell of the first copy first, then of the second"
        told[found["name"]] = at
    return ""


NTH = "first|second|third|fourth|one|two|three|four|[1-4]"
TOLD_APART = re.compile(
    rf"(?P<n>{NUMBER}) (?:cop(?:y|ies) of )?[A-Z“\"][\w'’“”\". -]*?"
    rf"(?P<which>,? (?:(?:called|named|namely|number) )?(?:the )?(?:{NTH})(?:(?:,|,? and) (?:the )?(?:{NTH}))+)(?= \()"
)
"""Copies that are counted behind their name so that they can be told apart: `two copies of Coin, first and second (…)`."""
OFTEN = {"tw": 2, "th": 3, "fo": 4}
"""How often a card is there, by how the word for it begins."""


def counted(told: Bit) -> Bit:
    """`two copies of Jab (…)` and `Jab, two copies (…)` as boards count cards: `2 x Jab (…)`."""
    told = _one_more(told)
    if (apart := TOLD_APART.match(told.plain)) and len(re.findall(rf"\b(?:{NTH})\b", apart["which"])) == number(apart["n"]):
        told = told.without(*apart.span("which"))
    often = re.search(r"(?<=\)),? (once|twice|thrice|three times|four times)$", told.plain)
    if named := re.match(r"([A-Z][\w'’ -]*?),? (twice|two copies|three times|three copies|four times)(?=\s*\()", told.plain):
        return anew(told, f"{OFTEN[named[2][:2]]} x {named[1]}{told.text[named.end() :]}")
    if often:
        times = {"once": "1 x ", "twice": "2 x ", "four times": "4 x "}.get(often[1], "3 x ")
        told = told.cut(0, often.start())
        return Bit(f"{times}{told.text}", f"{times}{told.plain}", told.at)
    behind = re.match(rf"([A-Z][\w'’ -]*?),? ({NUMBER}) copies(?=\s*\()", told.plain)
    if behind:
        front = f"{number(behind[2])} x {behind[1]}"
        return Bit(f"{front}{told.text[behind.end() :]}", f"{front}{told.plain[behind.end() :]}", told.at)
    many = re.match(rf"{COPIES}|{SOME_OF}|an? (?=[A-Z])", told.plain)
    if many is None:
        return told
    count = 1 if many[0] in {"a ", "an "} else number(many[0].split()[0])
    front = f"{count} x " if count != 1 else ""
    return Bit(f"{front}{told.text[many.end() :]}", f"{front}{told.plain[many.end() :]}", told.at)


def _one_more(told: Bit) -> Bit:
    """`a second copy of Jab`, `another Jab`, `a Jab of her own`: a card that has the name of one told before."""
    begins = ONE_MORE.match(told.plain)
    return anew(told, ALSO.sub("", told.text[begins.end() if begins else 0 :], count=1)) if begins or ALSO.search(told.plain) else told
