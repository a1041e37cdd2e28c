"""Decks that a player is said to have with one verb, and that they break no rule besides: `A has a Faction Deck of 41 cards and …`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import DECK_CHECK

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

WHICH = r"(?P<which>(?i:Faction|Approach)) [Dd]eck"
HOLDS = r"(?: (?:of|with|holding|containing|having)|,? (?:that|which) (?:has|holds|contains|consists of)| (?:has|holds|contains|consists of))"
HAS = (
    r"(?: each)? (?:has|have|brings?|presents?|registers?|submits?|uses?|plays?|shows?|comes? with|arrives? with|(?:wants?"
    r"|would like|asks?|means?|intends?) to (?:use|play)(?: with)?|(?:has|have) (?:built|prepared|registered|handed in)"
    r"|hands? in|turns? in)"
)
A = r"(?:an? |the |his |her |their |its )"
FIRST = re.compile(rf"(?P<who><seat>|[Bb]oth players|[Ee]ach player){HAS} {A}{WHICH}{HOLDS} ")
ONE_OF = re.compile(
    r"(?:[,;]| and|,? while|,? whereas) (?:and )?([A-Z]) (?:has |with |presents |brings |wants to play with )?one (?:of|with) (?=\d+ cards|\w+ cards)"
)
BOTH_OF_THEM = re.compile(
    r"\b(?:[Bb]oth|[Aa]ll|[Tt]he) (?P<which>Faction|Approach) Decks (?:each )?(?:have|hold|contain|consist of"
    r"|are made of) (?P<what>(?!several|many|enough|at least|more)[^;]+)"
)
N_CARDS = re.compile(
    r"\b(?P<a>[Aa]n?|[Tt]he|one) (?P<n>\d+|[a-z]+(?:-[a-z]+)?)-card (?P<which>Faction|Approach) Deck\b(?: (?:with|holding"
    r"|including) (?P<rest>(?!\d|\w+ cards)))?"
)
OTHER = re.compile(
    rf"[,;]? (?:and|with|but) (?:{A})?(?:(?:has|brings|presents) )?(?:{A})?{WHICH}(?:{HOLDS})? (?=(?:exactly |only )?(?:\d|[a-z]+"
    rf" (?:cards|char|sch)))"
)
"""One deck of a player, and another behind it."""


def decks_had(said: Bit, seats: str) -> Bit:
    """A sentence of what decks the players have, as a clause for each deck."""
    said = anew(said, re.sub(r"^((?:Two|Three|Four) players) (?=before (?:the|a) game\b)", r"\1, ", said.text))
    if not re.search(r"(?:action|pproach) [Dd]eck", said.plain):
        return said
    said = anew(
        said,
        re.sub(
            rf"\b({seats})['’]s (?:deck )?list (?:shows|has|holds|contains|names|lists|tells of) (?=an? (?:Faction|Approach) Deck)",
            r"\1 has ",
            said.text,
        ),
    )
    said = anew(said, N_CARDS.sub(lambda m: f"{m['a']} {m['which']} Deck of {m['n']} cards{', with ' if m['rest'] is not None else ''}", said.text))
    if (one := ONE_OF.search(said.plain)) and (first := re.search(WHICH, said.plain[: one.start()])):
        said = anew(said, re.sub(ONE_OF, rf"; \1 has a {first['which']} Deck of ", said.text))
    if both := BOTH_OF_THEM.fullmatch(said.plain):
        what = said.text[both.start("what") :]
        return anew(said, "; ".join(f"{who}'s {both['which']} Deck has {what}" for who in seats.split("|")))
    said = anew(said, re.sub(rf"(?<=[;,d] )({seats}) (?=an? (?i:faction|approach) [Dd]eck\b)", r"\1 has ", said.text))
    which = WHICH.replace("?P<which>", "?:")
    parts = said.split(rf";\s*(?:and )?(?=(?:{seats})(?:{HAS} |['’]s )(?:{A})?{which})|,? and (?=(?:{seats}) has an? )")
    told = [_of_one(part, seats).text for part in parts]
    return anew(said, "; ".join(told)) if told != [part.text for part in parts] else said


def _of_one(said: Bit, seats: str) -> Bit:
    """What decks one player has, or both alike."""
    found = re.search(FIRST.pattern.replace("<seat>", seats), said.plain)
    if found is None:
        own = re.search(rf"(?P<who>(?:{seats}))['’]s {WHICH} (?:is|has|holds?|contains?|consists of|of|with) ", said.plain)
        return _others(said, own) if own else said
    players = seats.split("|") if len(found["who"]) > 1 else [found["who"]]
    if len(players) > 1 and ";" in said.plain:
        return said
    head, rest = said.text[: found.start()], said.text[found.end() :]
    told = (_others(anew(said, f"{who}'s {found['which']} Deck has {rest}"), None, who).text for who in players)
    return anew(said, head + "; ".join(told))


def _others(said: Bit, own: re.Match[str] | None, who: str = "") -> Bit:
    """What is told of another deck of the same player behind the first, as a clause of its own."""
    who = own["who"] if own else who
    while other := OTHER.search(said.plain, own.end() if own else 0):
        said = anew(said, f"{said.text[: other.start()]}; {who}'s {other['which']} Deck has {said.text[other.end() :]}")
    return said


DECKS = r"(?:(?:in|of|as for) )?(?:(?:both|all|each|either|the|these|those|neither|any|of|a) )*(?:[Ff]action |[Aa]pproach )?decks?"
TITLE = r"(?:title|name|card|cop(?:y|ies))s?"
OFTEN = (
    rf"(?:appears?|is|are|occurs?|stands?|lies?|comes?|is (?:used|included|contained|found))(?: there| in (?:it|them)| {DECKS})?"
    r" (?:more often than (?:is |the rules )?(?:allowed|permitted|legal|allow|permit)|too often|more than (?:twice|two times))"
)
WHOSE = r"(?:(?:the|its|their|his|her|own|same|right|\w+['’]s?) )*"
FACTION = (
    rf"(?:Neutral|(?:share|bear|have|show|with) {WHOSE}(?:faction )?(?:symbol|faction)(?: (?:of|with) {WHOSE}Leader)?"
    rf"|Loyal(?: to {WHOSE}Leader)?|of {WHOSE}faction(?: of {WHOSE}Leader)?|(?:with"
    rf"|of) {WHOSE}(?:faction )?symbol(?: of {WHOSE}Leader)?"
    r"|legal|allowed|permitted)"
)
ALLOWED = rf"(?:is|are) (?:either )?(?:all )?{FACTION}(?: cards)?(?:,? (?:or|and) {FACTION}(?: cards)?)?"
BY_RULE = (
    r"(?:breaks?|violates?|offends? against) (?:a|any|no|the|another)(?: other)?(?: (?:deck[- ]?building|construction))? rules?"
    r"|is (?:wrong|against the rules|illegal|out of order)"
)
AT_MOST = (
    r"(?:(?:no|never an?) (?:\w+ )?(?:title|name|card) (?:\w+ )?(?:more (?:often )?than (?:once|twice|two times|allowed))"
    r"|(?:every|each|all|any|the|no)(?: other)? (?:Unique |non-Unique |other )*(?:titles?|names?|cards?)(?: (?:appears?|is"
    r"|are|occurs?|comes?))?(?: (?:there|in (?:it|them)))?"
    r" (?:at most |no more than |only |exactly |more than )?(?:once|twice|two times))"
)
NONE_HAS = (
    r"(?:neither|none|no)(?: of (?:the|these|both))?(?: \w+)? decks?(?: of \w+)? (?:has|holds|contains|includes) (?:a"
    r"|any) title (?:more than twice|too often)"
    r"(?:,? (?:or|and|nor) (?:a|any) Unique card (?:more than once|twice|too often))?"
    r"|(?:no|neither|none of the) decks? (?:breaks?|violates?) (?:a|any|another|any other)(?: other)? rules?"
    r"|every ?thing else(?: (?:about|in|of|with) (?:the|both|these|\w+['’]s|all) (?:two )?decks?)? is (?:in order|legal|fine|as it should be|correct)"
)
BUT = r"(?:(?:,? (?:except|besides|beyond|apart from|other than|but)(?: for)?)(?: what)? (?:the steps|they|is|that|this|those|it|what)\b[\w ,'’]*)?"
NO_MORE = (
    rf"(?:no|never an?|none of the) {TITLE} {OFTEN}|{AT_MOST}|{NONE_HAS}|(?:every|each|all|the|the other)(?: of)?(?: the"
    rf"| \w+['’]s)?(?: other)? cards?(?: {DECKS}| (?:in|of) \w+['’]s (?:two )?decks?)? {ALLOWED}"
    rf"|nothing(?: else)?(?: {DECKS}| (?:in|of|about|with) \w+['’]s (?:\w+ )*decks?)? (?:{BY_RULE}){BUT}"
    rf"|no(?: other)?(?: (?:deck[- ]?building|construction))? rule(?: (?:for|of) decks)? is broken{BUT}"
    r"|(?:the )?(?:decks|they) (?:are|is) otherwise (?:legal|in order|fine)|(?:otherwise|else) (?:both|all|the) decks (?:are|is) (?:legal"
    r"|in order|fine)"
    r"|nothing else is wrong with (?:either|any|the|these|both)(?: of the)? decks?"
)
BROKEN_NOWHERE = re.compile(rf"(?:{DECKS},? )?(?:{NO_MORE})(?:(?:,? and|,|;) (?:{NO_MORE}))*(?: in {DECKS})?", re.IGNORECASE)
"""What says of decks that they break no other rule."""
MANY = re.compile(r"(\d+) x ([^(]+?) \((.*)\)")


def in_order(teller: Teller, said: Bit) -> bool:
    """`In both decks no title appears more often than allowed`: kept, and held at the end against the copies that are told."""
    if DECK_CHECK.fullmatch(said.plain):
        whose = re.search(rf"\b({teller.story.seats})['’]s (?:lists|decks)$", said.plain)
        teller.lists_of = whose[1] if whose else teller.lists_of
        teller.moment(said)
        return True
    own = re.fullmatch(
        rf"({teller.story.seats})['’]s (?:two )?(?:decks (?:are|both are)|(?:Faction |Approach )?Deck is) (?:all |both )?(?:legal|in order|fine)",
        said.plain,
    )
    if own and not any(depth == 2 and re.fullmatch(rf"(?:approach )?deck of {own[1]}:", line) for depth, line, _ in teller.story.lines):
        return True
    if BROKEN_NOWHERE.fullmatch(said.plain) is None:
        return False
    for _, text, _ in teller.story.lines:
        copies = MANY.match(text)
        unique = copies is not None and re.search(r"(?<!non-)(?<!not )\bUnique\b", copies[3]) is not None
        if (
            copies
            and re.search(r"title|name|cop|card", said.plain)
            and re.search("often|twice", said.plain)
            and int(copies[1]) > (1 if unique else 2)
        ):
            teller.wrong(said, f"{said.text!r} is said, and the set-up tells of {text!r}")
    return True
