"""Amounts that are chosen with a cost, counted, or of a card type that is named: X, `that many`, `of that type`."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, UNIT

SPENT = {"renown": "Renown spent this way", "card": "card discarded this way"}
PAID = re.compile(
    r"(?:(?P<verb>[Ss]pend|[Pp]ay|[Dd]iscard) (?:X|any (?:number|amount) of) (?P<what>Renown|cards?)(?: from (?:your )?hand)?)(?=[^•]*•)"
)
PART = re.compile(r"(\. |, then | and then |, and | and )")


def _paid(text: str) -> str:
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
    return f"{before}• {''.join(_paid_each(part, SPENT[what]) for part in PART.split(after.strip()))}"


def _paid_each(part: str, of: str) -> str:
    """A part of what is done, once for each where it is done X times."""
    if re.search(r"\bX\b", part) is None:
        return part
    once = re.sub(r" (?:up to )?X times\b|\bX (?=(?:wounds?|cards?|Renown|threat)\b)|(?<=[+-])X\b", lambda m: _one(m[0]), part)
    return f"{once.rstrip('.')} for each {of}{'.' if once.endswith('.') else ''}"


def _one(said: str) -> str:
    """One in place of X."""
    return "" if said.endswith("times") else "1 " if said.endswith(" ") else "1"


WHERE = re.compile(r",? (?:where|with) X (?:is|being|equals|=) (?:equal to )?(?:the number of )?([^•.]+?)(?=[.•]|$)", re.IGNORECASE)
IS = re.compile(r"\s*\bX (?:is|equals) (?:equal to )?(?:the number of )?([^•.]+?)\.?$", re.IGNORECASE)
LASTING = re.compile(r"(.+?)((?:,? (?:until|this|for the rest of)\b.*)?)", re.IGNORECASE)


def _spelled_out(text: str) -> str:
    """A text in which X is said by what it counts: `+X Thrust` as `+1 Thrust for each …`."""
    if not re.search(r"\bX\b", text):
        return text
    before, bullet, after = text.partition("•")
    before, after = (before, after) if bullet else ("", before)
    counted = ""
    for pattern in (WHERE, IS):
        said_so = pattern.search(after)
        counted, after = (said_so[1], pattern.sub("", after)) if said_so else (counted, after)
    if not counted:
        return text
    parts = re.split(r"(?<=[.;])\s+", after.strip())
    return f"{before}{bullet} {' '.join(_each(part, counted) for part in parts)}".strip()


def _each(sentence: str, counted: str) -> str:
    """A sentence with X in it, said for each of what X counts."""
    if not re.search(r"\bX\b", sentence):
        return sentence
    one = re.sub(r"([+-])X\b", r"\g<1>1", sentence)
    one = re.sub(rf"\bX ({UNIT})", lambda m: f"1 {m[1].removesuffix('s')}", one)
    one = re.sub(r"\bX\b(?= (?:riposte|parry|thrust|combat|finesse|influence)\b)", "+1", one, flags=re.IGNORECASE)
    found = LASTING.fullmatch(one.rstrip(". "))
    assert found is not None
    return f"{found[1]} for each {counted}{found[2]}."


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


def _named(text: str) -> str:
    """The text of an ability that names a card type, said as the vocabulary has it."""
    return NAMED(NAMING.sub(lambda m: "Name a card type" if m[0][:1].isupper() else "name a card type", text)) if NAMING.search(text) else text


THAT_MANY = Table(
    (
        rf"^((?!.*\b(?:any number of|up to {NUMBER}) cards\b).*)\b([Dd]raw|[Dd]iscard|[Gg]ain|[Ll]ose) that (?:many|much) (card|Renown)s?\b",
        r"\1\2 1 \3 for each of that number",
    ),
    capitals=True,
)


def amounts(text: str) -> str:
    """The text of an ability in which every amount is said by what it counts."""
    return THAT_MANY(_spelled_out(_named(_paid(text))))
