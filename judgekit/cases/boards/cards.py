"""The cards of a board that is set up by tapping: adding, moving, taking away, and how each lies."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from judgekit.cases.boards.acts import Refused
from judgekit.cases.boards.names import find_cards, one_card
from judgekit.cases.boards.sheet import PILES, Entry, Section, Sheet, cut
from judgekit.cases.known import known_cards
from judgekit.cases.model import Case, CaseErrors
from judgekit.cases.reader import read_case
from judgekit.engine.errors import EngineError
from judgekit.games.five_sails.boards.card_lines import parts_of
from judgekit.games.five_sails.boards.reader import MOST_CARDS, ROW
from judgekit.games.five_sails.boards.text import read_card

EMPTY = "case: A board\nedition: 2023\nplayers: A, B\ntime: High Drama\n"


@dataclass
class Set:
    """What came of a change: the text, what is to be said, and the cards that may have been meant."""

    text: str
    notice: str = ""
    meant: list[str] = field(default_factory=list)
    added: int = -1


def case_of(text: str) -> Case:
    """The case of a text, as far as its headings can be read; players whose names cannot stand on a board are A and B."""
    kept = [line for line in text.splitlines() if re.match(r"(players|edition|time|first player|renown)\s*:", line)]
    for tried in (text, "\n".join(["case: A board", *kept]), EMPTY):
        try:
            case = read_case(tried, "board")
        except CaseErrors:
            continue
        spoilt = [p for p in case.players if not re.fullmatch(r"[^\s:;|\"()#,](?:[^:;|\"()#,]*[^\s:;|\"()#,])?", p) or not re.match(r"\w", p)]
        return replace(case, players=("A", "B")) if spoilt or not 1 < len(case.players) < 9 or not case.editions else case
    return read_case(EMPTY, "board")


def sheet_of(text: str) -> Sheet:
    """The board of a text."""
    return Sheet(text, case_of(text).players)


def fields_of(rest: str, count: int) -> list[str]:
    """The parts between '|', as many as are needed."""
    found = [x.strip() for x in rest.split("|", count - 1)]
    if len(found) < count:
        raise Refused(f"{count} things are needed, with '|' between them")
    return found


def entry_of(sheet: Sheet, number: str) -> Entry:
    """The entry of that number."""
    found = next((e for e in sheet.entries() if str(e.number) == number.strip()), None)
    if found is None:
        raise Refused("that card is not on the board any more")
    return found


def add(text: str, rest: str) -> Set:
    """`add WHERE | WHOSE | CARD`: a known card by any part of its name, or a typed one, or several; each goes where cards of its kind go."""
    where, who, said = fields_of(rest, 3)
    if not said:
        raise Refused("which card? Type a part of its name")
    done = [Set(text)]
    for each in several(said.replace("#", "№")[:500]):
        done.append(_added(done[-1].text, where, who, each))
    return Set(done[-1].text, "; ".join(d.notice for d in done[1:]), [name for d in done for name in d.meant], done[-1].added)


def several(said: str) -> list[str]:
    """What was typed as the cards it names: `Ann; Bob: resolve 6; combat 2` are two. One, where it is one card's line or a known name."""
    out: list[str] = []
    for part in parts_of(said):
        if out and cut(out[-1])[1] and not cut(part)[1]:
            out[-1] += f"; {part}"
        else:
            out.append(part)
    one = len(out) < 2 or not all(re.match(r"\w", part) for part in out) or (not cut(said)[1] and one_card(said) is not None)
    return [said] if one else out


def _added(text: str, where: str, who: str, said: str) -> Set:
    sheet = sheet_of(text)
    if m := UNKNOWN.fullmatch(said):
        return unknown(text, f"{pile_of(where, who, sheet)} | +{_number(m)}")
    head, colon, attributes = cut(said)
    city = where in ROW or where.startswith("Home of ")
    card = one_card(head, "character" if city else "")
    near = find_cards(head)
    if card is None and near and not colon and near[0][0] >= 80:
        return Set(text, f"{len(near)} cards come near {head!r}; which one?", [c.name for _, c in near])
    kind = card.kind if card else ""
    if card:
        said = f"{card.name}: {attributes}" if attributes else card.name
    elif head.islower():
        said = said[0].upper() + said[1:]
    if not card and not colon:
        kind = "character" if where in ROW or where.startswith("Home of ") else "attachment" if where.startswith("on ") else "risk"
        said = f"{said}: {kind}"
    try:
        kind = kind or (read_card(said, sheet.players, known_cards()).definition("play" if where in ROW or where.startswith("Home") else "hand").kind)
    except EngineError as error:
        raise Refused(str(error)) from error
    entry = Entry(said, 0)
    notice = _placed(sheet, entry, where, who if who in sheet.players else "", kind, mercenary=bool(card and card.has("Mercenary")))
    for number, each in enumerate(sheet.entries()):
        each.number = number
    offered = [c.name for n, c in near if card is None and n >= 70]
    return Set(sheet.text(), notice, offered, entry.number)


def _placed(sheet: Sheet, entry: Entry, where: str, who: str, kind: str, *, mercenary: bool) -> str:
    """Puts a new card where it belongs, and says where that is."""
    name = cut(entry.text)[0]
    city = where in ROW or where.startswith("Home of ")
    if where.startswith("on "):
        bearer = entry_of(sheet, where[3:])
        bearer.attached.append(entry)
        return f"{name} is equipped to {name_of(bearer, sheet)}"
    if city and kind == "attachment" and who:
        bearers = [e for e in sheet.section(where).entries if e.typed(sheet.players).owner == who]
        if bearers:
            bearers[-1].attached.append(entry)
            return f"{name} is equipped to {name_of(bearers[-1], sheet)}"
        where = f"hand of {who}"
    if city and kind in {"risk", "scheme"} and who:
        where = f"hand of {who}" if kind == "risk" else f"scheme of {who}"
    section = sheet.section(where)
    owner = section.owner or who
    if owner and not (city and not who and mercenary):
        entry.text = f"{owner} {entry.text}"
    section.entries[:] = [*(e for e in section.entries if e.text != "empty"), entry]
    return f"{name} is in the {where}" if section.kind != "play" else f"{name} is at {where}"


UNKNOWN = re.compile(r"(\d+|an?)\s+unknown(?: cards?)?", re.I)
"""Cards that nobody has seen, as they are typed."""


def _number(said: re.Match[str]) -> int:
    return int(said[1][:9]) if said[1].isdigit() else 1


def pile_of(where: str, who: str, sheet: Sheet) -> str:
    """The pile that is meant: `hand` is that of the player."""
    return f"{where} of {who}" if where in (*PILES, "Home") and who in sheet.players else where


def unseen(section: Section) -> int:
    """How many cards of a pile nobody has seen."""
    return sum(_number(m) for e in section.entries if (m := UNKNOWN.fullmatch(e.text)))


def unknown(text: str, rest: str) -> Set:
    """`unknown hand of A | 3`, `unknown deck of A | +1`: how many cards of a pile nobody has seen; without a number, of a deck nothing is said."""
    where, said = fields_of(rest, 2)
    sheet = sheet_of(text)
    section = sheet.section(where)
    if section.kind == "play":
        raise Refused(f"unknown cards lie in a hand or a pile, not at {where}; choose the pile first")
    count = counted(unseen(section), said or "0", 10**9)
    if count > MOST_CARDS:
        raise Refused(f"these are too many cards; a board may have {MOST_CARDS}")
    first = next((n for n, e in enumerate(section.entries) if UNKNOWN.fullmatch(e.text)), len(section.entries))
    rest_of_it = [e for e in section.entries if not UNKNOWN.fullmatch(e.text) and e.text != "empty"]
    section.entries[:] = [*rest_of_it[:first], *([Entry(f"{count} unknown", 0)] if count else []), *rest_of_it[first:]]
    if not said and not section.entries:
        sheet.sections.remove(section)
        return Set(sheet.text(), f"nothing is said of the {where}")
    return Set(sheet.text(), f"{count} unknown {'card is' if count == 1 else 'cards are'} in the {where}")


def name_of(entry: Entry, sheet: Sheet) -> str:
    """The name of an entry's card."""
    return entry.typed(sheet.players).name


def put(text: str, rest: str) -> Set:
    """`put 3 | WHERE`: to a location, into a pile, or `on 5` to a bearer."""
    number, where = fields_of(rest, 2)
    sheet = sheet_of(text)
    entry = entry_of(sheet, number)
    target = entry_of(sheet, where[3:]) if where.startswith("on ") else None
    if target is not None and (target is entry or target in _below(entry)):
        raise Refused("a card is not equipped to itself")
    section = sheet.section(where) if target is None else None
    _take_out(sheet, entry)
    (target.attached if target else section.entries if section else []).append(entry)
    if section and section.owner and not entry.text.startswith(f"{section.owner} "):
        bare = next((entry.text[len(p) + 1 :] for p in sheet.players if entry.text.startswith(f"{p} ")), entry.text)
        entry.text = f"{section.owner} {bare}"
    return Set(sheet.text(), f"{name_of(entry, sheet)} goes to {name_of(target, sheet) if target else where}")


def _below(entry: Entry) -> list[Entry]:
    return [e for a in entry.attached for e in (a, *_below(a))]


def _take_out(sheet: Sheet, entry: Entry) -> None:
    for holder in (*(s.entries for s in sheet.sections), *(e.attached for e in sheet.entries())):
        if any(e is entry for e in holder):
            holder[:] = [e for e in holder if e is not entry]
            return


def drop(text: str, rest: str) -> Set:
    """`drop 3`: off the board, with what is equipped to it."""
    sheet = sheet_of(text)
    entry = entry_of(sheet, rest)
    _take_out(sheet, entry)
    return Set(sheet.text(), f"{name_of(entry, sheet)} is off the board")


def engaged(text: str, rest: str) -> Set:
    """`engaged 3`: engaged, or en garde again."""
    sheet = sheet_of(text)
    entry = entry_of(sheet, rest)
    on = "engaged" in entry.typed(sheet.players).flags
    entry.set("engaged", "" if on else "engaged")
    return Set(sheet.text(), f"{name_of(entry, sheet)} is {'en garde' if on else 'engaged'}")


def amount_of(word: str) -> Callable[[str, str], Set]:
    """What changes a number that lies on a card."""

    def change(text: str, rest: str) -> Set:
        number, _, said = rest.partition(" ")
        sheet = sheet_of(text)
        entry = entry_of(sheet, number)
        value = counted(entry.typed(sheet.players).flags.get(word, 0), said)
        entry.set(word, f"{word} {value}" if value else "")
        return Set(sheet.text(), f"{name_of(entry, sheet)}: {word} {value}")

    change.__doc__ = f"`{word} 3 +1`, `{word} 3 2`."
    return change


def counted(now: int, said: str, most: int = 99) -> int:
    """A number after `+1`, `-1`, or set to another one."""
    found = re.fullmatch(r"([+-]?)(\d{1,9})", said.strip())
    if not found:
        raise Refused("write +1, -1 or a number")
    return max(0, min(most, now + int(said) if found[1] else int(found[2])))


def owner(text: str, rest: str) -> Set:
    """`owner 3 | B`: whose it is; nobody's without a name."""
    number, who = fields_of(rest, 2)
    sheet = sheet_of(text)
    entry = entry_of(sheet, number)
    bare = next((entry.text[len(p) + 1 :] for p in sheet.players if entry.text.startswith(f"{p} ")), entry.text)
    entry.text = f"{who} {bare}" if who in sheet.players else bare
    return Set(sheet.text(), f"{name_of(entry, sheet)}: {who or 'nobody'}")


def top(text: str, rest: str) -> Set:
    """`top 3`: first of its pile."""
    sheet = sheet_of(text)
    entry = entry_of(sheet, rest)
    for section in sheet.sections:
        if any(e is entry for e in section.entries):
            section.entries[:] = [entry, *(e for e in section.entries if e is not entry)]
    return Set(sheet.text(), f"{name_of(entry, sheet)} lies on top")
