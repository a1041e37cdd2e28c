"""Sentences of a board told in prose that speak of those told elsewhere: of everybody before anybody was named, or of the one named just before."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

NAME = r"[A-Z][\w'’-]*(?: (?:(?:of|the|de|la|von|van) )*[A-Z][\w'’-]*)*"
A_CARD = re.compile(rf"\b[A-Z]['’]s (?:(?:Leader|Mercenary) )?(?P<name>{NAME}) \(")
"""A character that is told of with what is printed on it."""
ANY_CARD = re.compile(r"[A-Z][\w'’-]* \(_")
"""A card that is told of so."""
LIE = (
    r"(?:en garde|engaged|unwounded|(?:have |has )?(?:no|nothing|without(?:"
    r" any)?) (?:attachments?|equipment|equipped|wounds?)|nothing (?:is )?equipped"
    r"|with(?:out| no) (?:attachments?|equipment|wounds?)|not wounded|without (?:wounds|attachments) or (?:wounds|attachments))"
)
UNLESS = (
    r"(?:,? (?:unless|except where|if not|where not) (?:otherwise )?(?:it is )?(?:noted|said|stated|mentioned|marked|told|given)(?: otherwise)?)?"
)
EVERYBODY = re.compile(
    r"(?:(?:all(?: of)?(?: the)?(?: (?:\w+ )?characters?)?(?: in play)?|every(?:body|one| character)(?: in play)?|each character(?: in play)?"
    r"|the (?:\w+ )?characters?(?: in play)?)"
    r"(?: (?:is|are|has|have|begins?|starts?))?(?: all| both)?,? |)"
    rf"(?P<how>{LIE}(?:(?:,? and (?:are |have |has |is )?|, (?:are |have )?){LIE})*){UNLESS}",
    re.IGNORECASE,
)
"""How everybody lies."""
SHE = re.compile(
    r"(?P<joint>^|;\s*(?:and |but )?)(?P<who>[Hh]e|[Ss]he|[Ii]t(?= (?:is (?:engaged|en garde|(?:un)?wounded|equipped)|has (?:\w+ )?wounds?)\b))\b "
    r"(?=is |has |bears |wears |carries |wields |holds (?:an? )?[A-Z])"
)
"""Somebody named just before."""
ALSO_BEARS = re.compile(r"(?P<joint>,? and|,) (?=(?:is |are )?(?:equipped with|wearing|bearing|carrying|bears|wears|carries|wields) (?:an? )?[A-Z])")


def everybody_last(said: list[Bit]) -> list[Bit]:
    """The sentences, with those that say how everybody lies behind those that tell who is there, where they came before anybody was named."""
    first = next((n for n, one in enumerate(said) if ANY_CARD.search(one.plain)), 0)
    early = [one for one in said[:first] if EVERYBODY.fullmatch(one.plain.strip(" .")) is not None]
    return [*(one for one in said if one not in early), *early]


def named_again(said: list[Bit]) -> list[Bit]:
    """The sentences, with the name for `he`, `she` or `it` where just one character was named before, there or in the sentence before."""
    out: list[Bit] = []
    last = ""
    for one in said:
        out.append(_named(one, last))
        named = [*A_CARD.finditer(one.plain)]
        last = named[0]["name"] if len(named) == 1 else "" if named or not SHE.match(one.plain) else last
    return out


def _named(said: Bit, last: str) -> Bit:
    """A sentence with the name of whoever is spoken of in each of its clauses."""
    if SHE.search(said.plain) is None:
        return said
    text = said.text
    for found in reversed([*SHE.finditer(said.plain)]):
        before = [m["name"] for m in A_CARD.finditer(said.plain[: found.start()])]
        who = before[0] if len(before) == 1 else last if not before else ""
        end = said.plain.find(";", found.end())
        if not who:
            continue
        clause = text[found.end() : end if end >= 0 else len(text)]
        text = f"{text[: found.start()]}{found['joint']}{who} {_each_verb(said, found.end(), clause, who)}{text[found.end() + len(clause) :]}"
    return anew(said, text)


def _each_verb(said: Bit, at: int, clause: str, who: str) -> str:
    """A clause with what somebody bears as one of its own: `is engaged and is equipped with Lamp` as `is engaged; Bo is equipped with Lamp`."""
    plain = said.plain[at : at + len(clause)]
    found = ALSO_BEARS.search(plain)
    if found is None:
        return clause
    behind = clause[found.end() :]
    verb = "" if re.match(r"(?:is|bears|wears|carries|wields)\b", behind) else "is "
    return f"{clause[: found.start()]}; {who} {verb}{behind}"
