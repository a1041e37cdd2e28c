"""Lines of a board that hold cards: where one ends and the next begins, and what is said of one only."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from judgekit.games.five_sails.boards.attributes import FLAGS
from judgekit.games.five_sails.boards.card_words import KINDS, NUMBERS
from judgekit.games.five_sails.boards.text import BETWEEN, BRACKETED
from judgekit.games.five_sails.texts.sentences import KEYWORDS

COUNTED = "|".join((*NUMBERS, *FLAGS))

ATTRIBUTE = re.compile(
    rf"{'|'.join(KINDS)}|(?:[Ee]n)(?:gaged| garde)|[Uu]nwounded|no ability"
    rf"|(?:{COUNTED})[:=]? ?(?:[+-]?\d+|-)|[+-]?\d+ (?:{COUNTED}|wound)|[\d-]+/[\d-]+/[\d-]+"
)
"""What is said of a card and cannot be the name of one."""


def lying_so(text: str, common: str) -> str:
    """A card's line with how all cards below its heading lie; what the line itself says comes later and counts."""
    text = BETWEEN.sub("; ", text)
    if re.search(r"\b(?:engaged|en garde)\b", re.sub(r'"[^"]*"', "", text)):
        common = ", ".join(part for part in re.split(r",\s*", common) if part not in {"engaged", "en garde"})
    if not common:
        return text
    return f"{text}, {common}" if ":" in re.sub(r'"[^"]*"', "", text) or BRACKETED.fullmatch(text) else f"{text}: {common}"


def lists_cards(text: str) -> bool:
    """Whether a line names several cards, `Jab; Feint`, and not one card with its attributes in brackets."""
    return re.fullmatch(r"[^:;\"]+(;[^:;\"]+)+", text) is not None and BRACKETED.fullmatch(text) is None


def parts_of(text: str) -> list[str]:
    """Cards on one line: separated by commas, attributes in brackets; or, with attributes after a colon, by semicolons."""
    mark = ";" if re.match(r"[^,;(\"]+:", text) or ";" in re.sub(r'"[^"]*"|\([^)]*\)', "", text) else ","
    parts: list[str] = []
    for part in _cut(text, mark):
        if parts and part.startswith('"'):
            parts[-1] += f"; {part}"
        elif parts and lies(part):
            parts[-1] += f"{', ' if ':' in parts[-1] else ': '}{part}"
        else:
            parts.append(part)
    return parts


def _cut(text: str, mark: str) -> list[str]:
    """A line cut at a mark that stands neither in brackets nor in quotation marks; outer brackets become what stands behind a colon."""
    out, depth, quoted = [""], 0, False
    for letter in text:
        quoted ^= letter == '"'
        outside = not quoted and depth == 0
        depth += 0 if quoted else (letter == "(") - (letter == ")")
        if letter == mark and outside:
            out.append("")
        elif letter == "(" and outside:
            out[-1] += ":"
        elif letter != ")" or quoted or depth:
            out[-1] += letter
    return [x.strip() for x in out if x.strip()]


def lies(part: str) -> bool:
    """Whether what stands between commas is no card, but belongs to the card before it: `engaged`, `initiative 10`, `Wealth`."""
    return part in KEYWORDS or ATTRIBUTE.fullmatch(part) is not None


def ends_in_and(names: list[str], known: Iterable[str], *, listed: bool = False) -> list[str]:
    """`Jab`, `Feint and Trip` as three cards: the `and` behind the last comma joins, unless a card of just that name is known.

    Where names alone are `listed`, how some of them lie keeps the others from nothing.
    """
    *others, last = names
    if others and (joined := re.match("and (?=[A-Z])", last)):
        return [*others, last[joined.end() :]]
    told_of = not listed and any(re.search(r'[:("]', name) for name in names)
    found = re.fullmatch(r"([A-Z][^:]*?),? and ([A-Z].*)" if listed else r"([A-Z].*?),? and ([A-Z].*)", last) if others and not told_of else None
    if found and last.partition(":")[0].casefold() in {n.casefold() for n in known}:
        return names
    return [*others, found[1], found[2]] if found else names


def cards_on(text: str, players: Iterable[str], known: Collection[str], *, in_play: bool) -> list[str]:
    """The cards of a line: one with its attributes, `A's Pim, engaged`, or several, `Jab, Feint and Trip`."""
    text = ALL_LIE.sub(r": each ", text) if in_play and not re.search(r'[:("]', text) else text
    if each := one_each(text, players, known):
        return each
    if lists_cards(text):
        return parts_of(text)
    first, *others = (x.strip() for x in text.split(","))
    if not others or re.search(r'[:("]', text) or any(text.casefold().endswith(n.casefold()) for n in known if "," in n):
        return [text]
    if all(lies(x) for x in others):
        return [f"{first}: {', '.join(others)}"]
    names = ends_in_and(parts_of(text), known, listed=True)
    return of_one_owner(names, players) if in_play else names


ALL_LIE = re.compile(r",? (?:all|both|each)(?: of them)? (?=(?:engaged|en garde|unwounded|(?:wounds )?\d+ ?(?:wounds?)?)$)")
"""How all lie that are listed before it: `Jab and Trip, all engaged`."""


def of_one_owner(cards: list[str], players: Iterable[str]) -> list[str]:
    """`A's Jab`, `Feint` with the player before each; one card where a part can be the name of none, as in `A's Bo, the fox`."""
    seats = tuple(players)
    owner = _owner(cards[0], seats)
    if not all(re.match("[A-Z]", each) for each in cards):
        return [", ".join(cards)]
    return [each if n == 0 or _owner(each, seats) else owner + each for n, each in enumerate(cards)]


def _owner(card: str, players: Iterable[str]) -> str:
    """The player before the name of a card; empty where there is none."""
    return next((card[: len(q) + len(mark)] for q in players for mark in ("'s ", "’s ", " ") if card.startswith(q + mark)), "")


def behind_heading(text: str, players: Iterable[str], known: Collection[str]) -> list[str]:
    """The cards that stand behind a heading: `hand of A: Jab, Feint and Trip`."""
    return one_each(text, players, known) or ends_in_and(parts_of(text), known)


def one_each(text: str, players: Iterable[str], known: Iterable[str]) -> list[str]:
    """The cards of a line that says the same of several of them; nothing where none does."""
    whole = of_each(text, players, known)
    parts = whole if len(whole) > 1 else [each for part in parts_of(text) for each in of_each(part, players, known)]
    return parts if len(whole) > 1 or len(parts) > len(parts_of(text)) else []


BEHIND = r": *.+| \([^()]*(?:\([^()]*\)[^()]*)*\)(?:[,;]? *[a-z\"].*)?"
OF_ALL = re.compile(rf"(?P<names>[A-Z][^,:;(\"]*(?:, [A-Z][^,:;(\"]*)*(?:,? and|,) [A-Z][^,:;(\"]*?)(?P<said>{BEHIND})")
EACH = re.compile(r"^(: *| \()(?:each|both|all)(?: an?)? ")


def of_each(text: str, players: Iterable[str], known: Iterable[str]) -> list[str]:
    """`A's Jab, Feint and Trip: risk, cost 1` as a card each, with what is said of all; of two only behind `each`, for a name may hold an `and`."""
    found = OF_ALL.fullmatch(text)
    list_only = found is not None and ("," in found["names"]) and re.search(r"\band ", found["names"])
    if found is None or not (list_only or EACH.match(found["said"])) or found["names"].casefold() in {n.casefold() for n in known}:
        return [text]
    first, *others = re.split(r",? and |, ", found["names"])
    owner = _owner(first, players)
    said = EACH.sub(r"\1", found["said"])
    return [f"{name}{said}" for name in (first, *(owner + name for name in others))]
