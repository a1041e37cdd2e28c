"""Reading a fact as a case states it: which way of stating one is meant, whom it is about, and what is stated."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.boards.story.words import CITY_NAMES
from judgekit.games.five_sails.facts.hints import nearest_fact
from judgekit.games.five_sails.facts.lying_there import with_no_place, without_place
from judgekit.games.five_sails.facts.several import AMONG
from judgekit.games.five_sails.facts.states import FORMS, GAPS
from judgekit.games.five_sails.facts.text import WAYS, Form, Unknown
from judgekit.games.five_sails.facts.wordings import PILE, borne, wordings

STATES = r"(?:in play|engaged|en garde|equipped to|at|in|controlled by|eliminated|face ?down|available)"
"""What is said of a card or a player that `not` may stand before."""


STATED = re.compile(
    rf"(.+ (?:equipped to|attached to|controlled by|is at|is in"
    rf"|at(?= (?:{CITY_NAMES})\s*=)|(?:at|on) (?:the )?(?:top|bottom) of|in(?= [^=]*\b{PILE}\b)) (?!play\b).+?)"
    r"\s*=\s*(yes|no|true|false)",
    re.IGNORECASE,
)
"""A fact with its value, and whether that is so."""
DECK_END = re.compile(
    r"^(.+?)(?: (?:zone|location|place))?\s*(?:=|is on|is at|is|on|at|lies at|lies on|(?<= zone)|(?<= location))\s*(?:the )?(bottom|top) of (?:the )?"
    r"(?:City Deck|(.+?)(?:'s|’s) (?:faction )?deck|(?:faction )?deck of (?:the )?(.+))$",
    re.IGNORECASE,
)
"""Where a card lies that has been sunk, or put on top."""


SUM = re.compile(r"(?P<not>not )?(?:sum of )?(?P<terms>[^=]+? \+ [^=]+?)\s*=\s*(?P<n>\d+)")
"""Numbers that are stated together: `A Renown + B Renown = 3`."""


class Said(NamedTuple):
    """A fact as somebody states it: which way of stating it is meant, whom it is about, and the value stated, if one is."""

    form: Form
    names: dict[str, str]
    values: list[object]
    stated: str
    negated: bool


def read_fact(p: Position, text: str) -> Said:
    """The fact that a text states; the value may be left out."""
    text, body, negated = _plainly(p, without_place(p, with_full_names(p, text, spelt=True)))
    for wording in wordings(p, body):
        if said := _best(p, wording):
            return said._replace(negated=negated)
    so = TRUE_OR_NOT.fullmatch(text)
    if so and re.search(rf"\d|=|\bis\b|\bno\b|{DASH}$", so[1]):  # `A controls 3 characters = yes`
        whole = read_fact(p, so[1])
        if re.fullmatch(rf"\d+|\[.*|{DASH}", whole.stated) or re.search(rf"(?:=|\bis|:) *(?:the )?{re.escape(whole.stated)}$", so[1], re.IGNORECASE):
            return whole._replace(negated=whole.negated == (so[2].casefold() in {"yes", "true"}))
    raise unread(p, text, body)


def fits_some_cards(p: Position, text: str) -> bool:
    """Whether a text states a fact of this position, or would state one if the position held other cards."""
    if SUM.fullmatch(text.strip()) or AMONG.fullmatch(text.strip()):
        return True
    text, body, _ = _plainly(p, with_no_place(p, text))
    for wording in wordings(p, body):
        fitting = (found for each in FORMS if (found := _fact(each.pattern, GAPS["card"]).fullmatch(wording)))
        if any(_resolve(p, {k: v for k, v in m.groupdict().items() if v is not None and k not in {"card", "said"}}) is not None for m in fitting):
            return True
    so = TRUE_OR_NOT.fullmatch(text)
    return so is not None and so[1] != text and fits_some_cards(p, so[1])


DASH = r"(?:an? )?(?:[-–—]|dash\b)"
OTHER_VALUE = re.compile(rf"(.+?)(?: (?:is|are|has|have))?(?: ?!=| ?=? (?:not|no)(?: =)?) (-?\d+|{DASH})", re.IGNORECASE)
"""A fact with a value that it does not have."""
TRUE_OR_NOT = re.compile(r"(.+?)\s*=\s*(yes|true|no|false)", re.IGNORECASE)


def _plainly(p: Position, text: str) -> tuple[str, str, bool]:
    """What is stated in the words of the table: whole, without what denies it, and whether it is denied."""
    text = with_full_names(p, text, spelt=True)
    text = re.sub(rf"^(.*\b{PILE}(?: of \w+)?) (?:contains|holds|includes) ([^=]+?)(?=\s*=|$)", r"\2 in \1", text.strip(), flags=re.IGNORECASE)
    text = re.sub(
        r"^(.+?) (?:(?:is )?in|joins|joined|has joined|belongs to|is (?:a )?(?:part|member) of) (\w+)(?:['’]s)? crew\b",
        r"\1 controlled by \2",
        text,
        flags=re.IGNORECASE,
    )
    text = borne(p, text)
    text = re.sub(r"^((?:not )?(?:current )?phase) (?:(?:=|is) )?([A-Za-z ]+?) = (yes|true|no|false)$", _phase_stated, text, flags=re.IGNORECASE)
    truth = STATED.fullmatch(text)
    if truth:  # `Cutlass is equipped to Valdo = yes`
        text = truth[1] if truth[2].casefold() in {"yes", "true"} else f"not {truth[1]}"
    body, negated = (text[4:], True) if text.startswith("not ") else (text, False)
    denied = re.fullmatch(rf"(.+?) (?:is |are )?(?:not|no longer) ({STATES}\b.*)", body, re.IGNORECASE)
    if denied and not negated and not body.startswith("threat "):  # `Renata is not in play`, but `threat lost because Bo is not there`
        body, negated = f"{denied[1]} {denied[2]}", True
    if other := OTHER_VALUE.fullmatch(body):  # `Bodo finesse is not a dash`
        body, negated = f"{other[1]} = {other[2]}", not negated
    body = re.sub(r"^(.+?) (?:zone|location|place)\s*(?:=|is|:)\s*(?:equipped|attached) to (.+)$", r"\1 equipped to \2", body, flags=re.IGNORECASE)
    return text, DECK_END.sub(_at_an_end, body), negated


def _at_an_end(said: re.Match[str]) -> str:
    """Where a card lies in a deck: it is the one at that end, in the City Deck one of those that were put there."""
    owner = said[3] or said[4] or "City"
    return f"{said[2]} card of deck of {owner} = {said[1]}" if owner.casefold() != "city" else f"{said[1]} at the {said[2]} of City Deck"


def _phase_stated(said: re.Match[str]) -> str:
    """`phase Dusk = no` as `not phase = Dusk`."""
    denied = said[1].casefold().startswith("not ") != (said[3].casefold() in {"no", "false"})
    return f"{'not ' if denied else ''}{said[1].removeprefix('not ')} = {said[2]}"


def unread(p: Position, text: str, body: str) -> Unknown:
    """That nothing reads a fact, with the way of stating one that is nearest, where one is near."""
    near = nearest_fact(p, body)
    return Unknown(
        f"no fact reads {text!r}"
        + (f"; the nearest is {near!r}" if near else "")
        + "; docs/cases.md lists them, and a card, player or location must be called by its name"
    )


def _best(p: Position, wording: str) -> Said | None:
    """The way of stating a fact that a sentence fits: the one that leaves the least of it for the value, of such ones the longest."""
    best: Said | None = None
    low = wording.lower()
    for held, each in _longest_first():
        found = _match(each.pattern, wording, p) if held in low else None
        if found is None or (best is not None and len(found[1]) >= len(best.stated)):
            continue
        names, stated = found
        values = _resolve(p, names)
        if values is not None:
            best = Said(each, names, values, stated, False)
    return best and best._replace(stated=best.stated.strip().removeprefix("the "))


@lru_cache(maxsize=1)
def _longest_first() -> tuple[tuple[str, Form], ...]:
    """Every way of stating a fact, beside the longest words that it always holds; the longest one that fits is meant."""
    return tuple((_always_held(f.pattern), f) for f in sorted(FORMS, key=lambda f: -f.length))


def _always_held(pattern: str) -> str:
    """The longest words that stand in every fact stated in a way: what fits must hold them."""
    return max((words.strip().lower() for words in re.split(rf"{WAYS.pattern.replace('(', '(?:')}|\{{\w+\}}|=$", pattern)), key=len)


PLAIN_VALUE = r"(?:-|-?\d+|yes|no|true|false|none|nobody)$"
"""A value that no name ends in, so that nothing has to stand between the two."""

PART = re.compile(r"(?:of|for|in|by|on|to|with|from|among) (?!.*\|)")
"""How no value begins."""


def _match(pattern: str, text: str, p: Position) -> tuple[dict[str, str], str] | None:
    if not _fact(pattern, GAPS["card"]).fullmatch(text):
        return None
    found = _fact(pattern, _named(p, text)).fullmatch(text)
    if not found:
        return None
    groups = found.groupdict()
    said = groups.pop("said", None) or ""
    short = PART.match(said) and not text[: len(text) - len(said)].rstrip().endswith("=")
    if short or (re.search(r"[\w–—-] = \S", said) and not said.startswith("[")):  # what is stated would be a part of what it is about
        return None
    return {k: v for k, v in groups.items() if v is not None}, said


@lru_cache(maxsize=4096)
def _fact(pattern: str, card: str) -> re.Pattern[str]:
    """How a fact is stated, with what stands for a card in it: anything at first, then the names that the text holds."""
    parts = WAYS.split(pattern.removesuffix(" ="))
    regex = "".join(f"(?:{'|'.join(map(_literal, part.split('|')))})" if n % 2 else _literal(part) for n, part in enumerate(parts))
    for gap, expression in GAPS.items():
        regex = regex.replace("{" + gap + "}", card if gap == "card" else expression)
    named = rf"\s*(?:=|is\b|:)\s*|\s+(?={PLAIN_VALUE})"
    mark = rf"(?:{named})" if re.search(r"\{(card|place|other)\} =$", pattern) else r"\s*(?:(?:=|is|:)?\s+|=\s*)"
    return re.compile(regex + rf"(?:{mark}(?P<said>.+))?", re.IGNORECASE)


def _literal(text: str) -> str:
    return re.escape(text).replace(r"\{", "{").replace(r"\}", "}").replace(r"\ ", " ")


def _named(p: Position, text: str) -> str:
    """What stands for a card in a fact: a name that the text holds, the longest first, so that `Alone in the Dark` is not taken apart."""
    low = text.casefold()
    found = sorted((re.escape(n) for n in p.cast.names if n.casefold() in low), key=len, reverse=True)
    return f"(?P<card>{'|'.join(found)})" if found else GAPS["card"]


def _resolve(p: Position, names: dict[str, str]) -> list[object] | None:
    """The numbers of the cards, players and locations named; None when one does not exist."""
    out: list[object] = []
    for kind, name in names.items():
        pool = {"card": p.cast.names, "player": p.cast.seats, "place": p.cast.places}.get(kind)
        if pool is None:
            out.append(name.casefold())
            continue
        low = [x.casefold() for x in pool]
        if kind == "place" and name.casefold() not in low:
            low = [x.removeprefix("the ") for x in low]
        if name.casefold() not in low:
            return None
        out.append(low.index(name.casefold()))
    return out
