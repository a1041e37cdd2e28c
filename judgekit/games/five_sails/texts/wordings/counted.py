"""Amounts that the player chooses with a cost (X), a card type that is named, and what happens to each player of whom something is so."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

SPENT = {"renown": "Renown spent this way", "card": "card discarded this way"}
PAID = re.compile(
    r"(?:(?P<verb>[Ss]pend|[Pp]ay|[Dd]iscard) (?:X|any (?:number|amount) of) (?P<what>Renown|cards?)(?: from (?:your )?hand)?)(?=[^•]*•)"
)
PART = re.compile(r"(\. |, then | and then |, and | and )")


def amounts(text: str) -> str:
    """The text of an ability with X in its cost, said without X: as many as the player likes, and the rest for each of them."""
    found = PAID.search(text)
    text = re.sub(r"\bthat many (?=(?:cards?|Renown|threat|wounds?)\b)", "X ", text) if found else text
    if found is None or ("X" not in text and found["what"] != "Renown"):
        return text
    what = found["what"].casefold().removesuffix("s")
    before, _, after = text.partition("•")
    many = "spend any number of Renown" if what == "renown" else "discard any number of cards"
    before = before.replace(found[0], many)
    after = re.sub(r",? where X is the (?:number|amount) of [^.•]+ (?:spent|discarded)(?: this way)?", "", after)
    return f"{before}• {''.join(_each(part, SPENT[what]) for part in PART.split(after.strip()))}"


def _each(part: str, of: str) -> str:
    """A part of what is done, once for each where it is done X times."""
    if re.search(r"\bX\b", part) is None:
        return part
    once = re.sub(r" (?:up to )?X times\b|\bX (?=(?:wounds?|cards?|Renown|threat)\b)|(?<=[+-])X\b", lambda m: _one(m[0]), part)
    return f"{once.rstrip('.')} for each {of}{'.' if once.endswith('.') else ''}"


def _one(said: str) -> str:
    """One in place of X."""
    return "" if said.endswith("times") else "1 " if said.endswith(" ") else "1"


NAMING = re.compile(r"\b(?:[Nn]ame|[Cc]hoose|[Dd]eclare|[Ss]ay) an? (?:card type|type of cards?)\b")
NAMED = Table(
    (r"\bof (?:that|the named|the chosen|the declared) type\b", "of the named type"),
    (r"\b([Ii])f it is (?:a card )?of the named type\b", r"\1f it is a card of the named type"),
    (r"\b(is a card of the named type, )(?:draw|take|keep) it\b", r"\1put it into your hand"),
    (r"\b([Ii])f it is a card of the named type, (?!put it)", r"\1f the revealed card is a card of the named type, "),
    (
        r"\b([Tt]arget opponent reveals their hand)(?:\.| and| and then|, then) (?:[Tt]hey )?"
        r"discards? (?:each|all|every) cards? of the named type\b(?: from it)?",
        r"\1. Discard each card of the named type from that hand",
    ),
    (r"\b([Ee]ach opponent discards a card of the named type)(?! from)(?= *[.,]|$)", r"\1 from hand"),
    capitals=True,
)


def named(text: str) -> str:
    """The text of an ability that names a card type, said as the vocabulary has it."""
    return NAMED(NAMING.sub(lambda m: "Name a card type" if m[0][:1].isupper() else "name a card type", text)) if NAMING.search(text) else text


VERBS = {"controls": "control", "has": "have", "is": "are", "holds": "have", "does": "do"}
DOING = rf"(?:must )?((?:discards?|draws?|loses?|gains?) {NUMBER} (?:cards?|Renown))(?: from (?:their |your )?hand)?"


def _where(side: str, clause: str, deed: str) -> str:
    """What is said of each player in a relative clause, asked of "you", and what each of them does."""
    verb, _, rest = clause.partition(" ")
    rest = re.sub(r"^more than (\d+) Renown$", lambda m: f"{int(m[1]) + 1} or more Renown", rest)
    rest = re.sub(r"^(?:fewer|less) than (\d+) Renown$", lambda m: f"{int(m[1]) - 1} or fewer Renown", rest)
    rest = re.sub(r"^(no|any) (location|character|card|attachment)s\b", r"\1 \2", rest)
    return f"where you {VERBS.get(verb.casefold(), verb)} {rest}, each {side} {deed}"


COMPARED = (
    r"(?!player (?:with|who|that) (?:(?:has|controls) )?"
    r"(?:the (?:most|fewest|least)|(?:more|fewer|less) .+? than (?:any|each|every) other player) )"
)
"""What compares the players with each other is no condition that each of them meets alone."""
THINGS = re.compile(r"\b(?:characters?|locations?|attachments?|Mercenar(?:y|ies)|Brutes?)\b")
EFFECTS = Table(
    (rf"^(?:each|every) {COMPARED}(player|opponent) (?:who|that) ((?:(?!than you\b).)+?),? {DOING}$", lambda m: _where(m[1], m[2], m[3])),
    (
        rf"^(?:each|every) {COMPARED}(player|opponent) with (.+?),? {DOING}$",
        lambda m: _where(m[1], f"{'controls' if THINGS.search(m[2]) else 'has'} {m[2]}", m[3]),
    ),
)
counted = ByKind(effect=EFFECTS)
"""A sentence in which players of a kind are said to do something, asked of each player."""
