"""Setting a board up by tapping: each change takes a text and gives a text. What is wrong with the board is said by `problems`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.cases.boards import cards
from judgekit.cases.boards.acts import Refused
from judgekit.cases.boards.cards import UNKNOWN, Set, amount_of, case_of, counted, fields_of, name_of, sheet_of
from judgekit.cases.boards.moment import Moment, read_moment
from judgekit.cases.boards.record import replay
from judgekit.cases.boards.sheet import BOARD, STEPS, Entry, Section, Sheet
from judgekit.cases.known import known_cards
from judgekit.cases.model import CaseErrors
from judgekit.engine.errors import EngineError
from judgekit.games.five_sails.boards.reader import ROW

HEADINGS = ("case", "number", "edition", "topic", "certainty", "cites", "players", "first player", "time", "renown", "note")
SEATS = ("A", "B", "C", "D")
CITY_ROW = {2: ROW[1:4], 3: ROW[:4], 4: ROW}


def set_up(text: str, command: str) -> Set:
    """Does `add The Docks | A | Kaspar`, `put 3 | hand of A`, `drop 3`, `engaged 3`, `wounds 3 +1`, `renown The Docks +1`, `players 3`, and so on."""
    word, _, rest = command.strip().partition(" ")
    known = CHANGES.get(word)
    if known is None:
        return Set(text, f"nothing is called {word[:40]!r}; it is one of {', '.join(CHANGES)}")
    if "\n" in command or "\r" in command:
        return Set(text, "write it on one line")
    try:
        return known(text, rest.strip())
    except (Refused, EngineError) as error:
        return Set(text, str(error))


def control(text: str, rest: str) -> Set:
    """`control The Docks | B`: who controls a location; nobody without a name."""
    place, who = fields_of(rest, 2)
    sheet = sheet_of(text)
    section = _location(sheet, place)
    section.control = who if who in sheet.players else ""
    return Set(sheet.text(), f"{section.name}: {section.control or 'nobody'}")


def _location(sheet: Sheet, name: str) -> Section:
    if name not in ROW:
        raise Refused(f"{name!r} is no City location")
    return sheet.section(name)


def renown(text: str, rest: str) -> Set:
    """`renown The Docks +1`, `renown A 3`."""
    whose, _, said = rest.rpartition(" ")
    case = case_of(text)
    if whose in case.players:
        now = {w.strip(): int(n) for w, n in re.findall(r"([^,\d]+?)\s+(\d{1,3})", case.renown)}
        now[whose] = counted(now.get(whose, 0), said)
        return Set(headed(text, "renown", ", ".join(f"{w} {n}" for w, n in now.items() if n)), f"{whose}: {now[whose]} Renown")
    sheet = sheet_of(text)
    section = _location(sheet, whose)
    section.renown = counted(section.renown, said)
    return Set(sheet.text(), f"{section.name}: {section.renown} Renown")


def headed(text: str, key: str, value: str) -> str:
    """The text with a heading of that value, or without it where the value is empty."""
    lines = text.splitlines()
    end = next((n for n, line in enumerate(lines) if BOARD.match(line) or STEPS.match(line)), len(lines))
    head = [line for line in lines[:end] if not re.match(rf"{re.escape(key)}\s*:", line)]
    at = next((n for n, line in enumerate(head) if HEADINGS.index(key) < _order(line)), len(head))
    return "\n".join([*head[:at], *([f"{key}: {value.replace('#', '№')}"] if value else []), *head[at:], *lines[end:]]) + "\n"


def _order(line: str) -> int:
    key = line.partition(":")[0].strip()
    return HEADINGS.index(key) if key in HEADINGS else len(HEADINGS)


def _heading(key: str) -> Callable[[str, str], Set]:
    def change(text: str, rest: str) -> Set:
        return Set(headed(text, key, rest[:200] or ("A board" if key == "case" else "")), f"{key}: {rest[:200]}")

    change.__doc__ = f"`{key} …`: a heading of the case."
    return change


def players(text: str, rest: str) -> Set:
    """`players 3`, or their names with commas."""
    now = case_of(text).players
    if rest in {"2", "3", "4"}:
        count = int(rest)
        spare = (s for s in SEATS if s not in now)
        names = tuple(now[n] if n < len(now) else next(spare) for n in range(count))
    else:
        names = tuple(x.strip()[:30] for x in rest.split(",") if x.strip())
    if not 2 <= len(names) <= 4 or len(set(names)) != len(names) or any(re.search(r"[:;|\"()#]", n) for n in names):
        raise Refused('two to four players, each with a name of their own, without : ; | " ( )')
    for old, new in zip(now, names, strict=False):
        for key in ("renown", "first player", "time"):
            said = next((line.partition(":")[2].strip() for line in text.splitlines() if line.startswith(f"{key}:")), "")
            text = headed(text, key, re.sub(rf"(?<!\w){re.escape(old)}(?= to act|'s round| \d|$)", new, said)) if old != new else text
    sheet = Sheet(headed(text, "players", ", ".join(names)), names)
    for place in CITY_ROW[len(names)]:
        sheet.section(place)
    return Set(_renamed(sheet, now, names), f"players: {', '.join(names)}")


def _renamed(sheet: Sheet, old: tuple[str, ...], new: tuple[str, ...]) -> str:
    """The text with the players' new names wherever the old ones stood at the beginning of a card or in a heading."""
    swap = dict(zip(old, new, strict=False))
    if len(old) > len(new) or all(a == b for a, b in swap.items()):
        return sheet.text()
    before = Sheet("\n".join([*sheet.head, "board:", *sheet.text().partition("board:\n")[2].splitlines()]), old)
    for section in before.sections:
        zone, of, who = section.name.rpartition(" of ")
        section.name = f"{zone}{of}{swap.get(who, who)}"
        section.control = swap.get(section.control, section.control)
    for entry in before.entries():
        entry.text = next((f"{b} {entry.text[len(a) + 1 :]}" for a, b in swap.items() if entry.text.startswith(f"{a} ")), entry.text)
    return before.text()


def moment(text: str, rest: str) -> Set:
    """`moment phase=duel | one=Kaspar | two=Soline | round=2`: when the board begins."""
    now = read_moment(case_of(text).time)
    given = {k.strip(): v.strip() for k, e, v in (x.partition("=") for x in rest.split("|")) if e and k.strip() in Moment.__dataclass_fields__}
    made = now.changed(**given)
    return Set(headed(text, "time", made.text()), made.text())


def problems(text: str) -> list[tuple[int, str]]:
    """(entry, message) of everything wrong with the board, all at once; the entry is -1 for what is wrong with the whole."""
    try:
        return [(-1, p.message) for p in replay(text).problems]
    except CaseErrors as error:
        sheet = sheet_of(text)
        return [(_culprit(sheet, p.line, p.message), p.message) for p in error.problems]


def _culprit(sheet: Sheet, line: int, message: str) -> int:
    """The entry that a problem is about: the one on its line, or the one that it names."""
    if message.startswith(("time:", "renown:", "first player:", "decide:")):
        return -1
    for entry in sheet.entries():
        if line > 1 and entry.line == line:
            return entry.number
    named = [(len(name_of(e, sheet)), e.number) for e in sheet.entries() if name_of(e, sheet) and name_of(e, sheet) in message.partition(";")[0]]
    return max(named, default=(0, -1))[1]


def kind_of(entry: Entry, sheet: Sheet) -> str:
    """What an entry is: a known card's kind, or what the typed card would be."""
    if UNKNOWN.fullmatch(entry.text):
        return "unknown"
    typed = entry.typed(sheet.players)
    known = known_cards().get(typed.name)
    try:
        return known.kind if known else typed.definition("play").kind
    except EngineError:
        return ""


CHANGES: dict[str, Callable[[str, str], Set]] = {
    "add": cards.add,
    "unknown": cards.unknown,
    "put": cards.put,
    "drop": cards.drop,
    "engaged": cards.engaged,
    "wounds": amount_of("wounds"),
    "threat": amount_of("threat"),
    "gambled": amount_of("gambled"),
    "owner": cards.owner,
    "top": cards.top,
    "control": control,
    "renown": renown,
    "players": players,
    "moment": moment,
    "title": _heading("case"),
    "edition": _heading("edition"),
    "first": _heading("first player"),
    "note": _heading("note"),
    "cites": _heading("cites"),
}
