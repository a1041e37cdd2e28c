"""Cards that are told to be like another one: `Loose Shaft (same cost, values and text)`, `Loose Shaft (cost 2, otherwise like Stray Shot)`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

NAME = r"(?-i:(?!\w+['’]s )[A-Z][\w'’-]*(?: (?:of |the |de |and )?[A-Z\d][\w'’-]*)*)"
STAT = r"(?:resolve|combat|finesse|influence|panache|crew cap|initiative|riposte|parry|thrust)"
NUMBERS = r"(?:(?:combat )?values?|stats?|attributes?|numbers?)"
TEXT = r"(?:texts?|wording|abilit(?:y|ies)|effects?)"
THING = rf"(?:(?:printed|card) )?(?:cost|price|{NUMBERS}|{TEXT}|traits?|keywords?|kind|type|{STAT})"
THINGS = rf"{THING}(?:(?:, |,? and (?:the same )?){THING})*"
MODEL = rf"(?:the |that of (?:the )?)?(?:\w+['’]s )?(?P<{{}}>{NAME}|above|before|(?:first|other|last|previous)(?: (?:one|card|character|risk))?)"
WHOLLY = r"(?: (?:in every (?:respect|way)|throughout|as well|too|under another name))?"
BUT_NAME = r"(?:,? (?:but|except|apart)(?: (?:for|from|in))? (?:(?:its|the|his|her|their) )?names?| under another name)?"
ALIKE = (
    rf"(?:(?:and|with|having|has|of|otherwise|else|again|also) )*(?:exactly )?(?:the )?(?:same|identical|equal|like) (?P<things>{THINGS}){WHOLLY}"
    rf"(?: (?:as|to|with) {MODEL.format('of')})?{BUT_NAME}"
    rf"|(?:(?:and|otherwise|else) )*(?:(?:exactly |just )?(?:like|as)|identical (?:to|with)|(?:exactly )?(?:the )?same as) {MODEL.format('as')}"
    rf"(?: in (?P<in>{THINGS}))?{WHOLLY}{BUT_NAME}"
    rf"|(?:otherwise )?(?:the same|identical|likewise|ditto)(?: card)?{WHOLLY}{BUT_NAME}"
)
"""That a card is like another one: in what, and like which; like the one before it where none is named."""
A_CARD = r"(?:(?:an?|another) )?(?:(?:risk|attachment|character|card|weapon),? )?"
IN_BRACKETS = re.compile(rf"(?:^|(?<=[,;] )){A_CARD}(?:{ALIKE})(?=$|[,;])", re.IGNORECASE)
OUTSIDE = re.compile(
    rf"(?P<name>{NAME})(?P<says>,? (?:(?:which|who) (?:is|has) |is |being )?(?=(?:the |with |of |having |has |exactly |just |identical )*"
    rf"(?-i:same|identical|like) )(?P<how>{ALIKE.replace('(?P<', '(?P<x_')}))(?=$|[,;]| and )"
)
"""The same behind a card without brackets."""
CARD = re.compile(rf"(?P<name>{NAME}) \((?P<said>_+)\)")
PARTS = re.compile(r"[,;]\s*(?=(?:[^\"“”]*[\"“][^\"“”]*[\"”])*[^\"“”]*$)")
KEYS = (
    (r"[\"“]|no (?:abilit|text)", "text"),
    (r"\d/\d|(?:riposte|parry|thrust)\b", "values"),
    (r"[+-]\d", "bonus"),
    (rf"({STAT}|cost)\b", ""),
    (r"(?:each )?(?:risk|attachment|event|scheme|character)s?$", "kind"),
)


def like_others(said: list[Bit]) -> list[Bit]:
    """The sentences of a set-up with the attributes of every card that is told to be like another one."""
    known: dict[str, str] = {}
    out: list[Bit] = []
    for sentence in said:
        found = OUTSIDE.fullmatch(sentence.plain)
        if found and any(_named(found["name"], before) for before in out):
            out = [_with_brackets(before, found["name"], found["how"]) for before in out]
            known = {}
            out = [_completed(before, known) for before in out]
            continue
        out.append(_completed(_outside(sentence), known))
    return out


def _named(name: str, said: Bit) -> re.Match[str] | None:
    """Where a card is named without brackets."""
    return re.search(rf"\b{re.escape(name)}(?! \(|\w)", said.plain)


def _with_brackets(said: Bit, name: str, how: str) -> Bit:
    """A sentence that names a card, with what is told of it elsewhere in brackets."""
    found = _named(name, said)
    return anew(said, f"{said.text[: found.end()]} ({how}){said.text[found.end() :]}") if found else said


def _outside(said: Bit) -> Bit:
    """A sentence with what is told of cards without brackets between brackets, where each is named first."""
    for found in reversed(list(OUTSIDE.finditer(said.plain))):
        before = said.cut(0, found.start("name"))
        if _named(found["name"], before):
            text = f"{_with_brackets(before, found['name'], found['how']).text.rstrip(' ,;')}{said.text[found.end() :]}"
        else:
            text = f"{said.text[: found.end('name')]} ({found['how']}){said.text[found.end() :]}"
        said = anew(said, re.sub(r",? and$", "", text))
    return said


def _completed(said: Bit, known: dict[str, str]) -> Bit:
    """A sentence in which every card has its attributes; what is told of each is kept for those behind it."""
    text, end, here = "", 0, list[str]()
    for card in CARD.finditer(said.plain):
        inside = said.text[slice(*card.span("said"))]
        if (found := IN_BRACKETS.search(inside)) and (model := _model(found, [x for x in known if x != card["name"]], here)):
            inside = _like(inside[: found.start()] + inside[found.end() :], model, found, card["name"], known[model])
        known.pop(card["name"], None)
        known[card["name"]] = inside
        here.append(card["name"])
        text += f"{said.text[end : card.start('said')]}{inside}"
        end = card.end("said")
    return anew(said, text + said.text[end:]) if text else said


def _model(found: re.Match[str], others: list[str], here: list[str]) -> str:
    """The card that another one is like, of the `others`, those of the same sentence `here`; empty where none of that name has been told of."""
    called = found["of"] or found["as"] or ""
    if called.casefold().startswith("first"):
        return here[0] if here else ""
    if re.fullmatch(r"|above|before|(?:other|last|previous)\b.*", called, re.IGNORECASE):
        return others[-1] if others else ""
    return called if called in others else next((x for x in others if x.startswith(f"{called} ")), "")


def _like(own: str, model: str, found: re.Match[str], name: str, attributes: str) -> str:
    """The attributes of a card: its own, and those in which it is like another one."""
    parts = [x for part in PARTS.split(own) if (x := re.sub(r"^(?:but|except|save|only|and|with)(?: for)? ", "", part.strip(" ,;")))]
    mine = {_key(part) for part in parts} - {"trait"}
    things = found["things"] or found["in"]
    theirs = (part.strip() for part in PARTS.split(attributes))
    shared = [part for part in theirs if (key := _key(part)) not in mine and (not things or _told(key, things.casefold()))]
    whole = [re.sub(rf"\b{re.escape(model)}\b", name, part) if _key(part) == "text" else part for part in shared]
    return ", ".join(sorted((*whole, *parts), key=lambda part: _key(part) == "text"))


def _key(part: str) -> str:
    """What an attribute is about: a stat, the combat values, the text, the kind of card, or a trait."""
    for pattern, key in KEYS:
        if found := re.match(pattern, part, re.IGNORECASE):
            return key or found[1].casefold()
    return "trait"


def _told(key: str, things: str) -> bool:
    """Whether an attribute is among those in which two cards are told to be alike; their kind always is."""
    if key == "text":
        return re.search(TEXT, things) is not None
    if key in {"kind", "trait"} or re.search(rf"\b(?<!combat ){NUMBERS}", things):
        return True
    if key == "values":
        return re.search(r"riposte|parry|thrust|combat values", things) is not None
    return key in things or (key == "cost" and "price" in things)
