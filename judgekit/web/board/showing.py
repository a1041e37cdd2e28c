"""What the templates of the board show: the position and its options, the record with its citations, or the board being set up."""

from __future__ import annotations

from typing import Any

from judgekit.cases.board_view import PHASES, asked_by, says, view
from judgekit.cases.boards.acts import Place, judge
from judgekit.cases.boards.cards import EMPTY, case_of, name_of, sheet_of, unseen
from judgekit.cases.boards.moment import NAMES, ROWS, read_moment
from judgekit.cases.boards.points import Point
from judgekit.cases.boards.record import Record, replay
from judgekit.cases.boards.setup import kind_of, problems
from judgekit.cases.boards.sheet import Entry, Sheet
from judgekit.cases.differing import differences
from judgekit.cases.known import known_cards
from judgekit.cases.model import CaseErrors
from judgekit.cases.play.shown import prompt_of
from judgekit.cases.sentences.asked_words import meant
from judgekit.engine import Option, Position, options
from judgekit.engine.trace import player_name
from judgekit.games.five_sails.boards.edit_places import PILES
from judgekit.games.five_sails.boards.reader import ROW
from judgekit.web.board.state import OWNED, Board
from judgekit.web.scope import library

EDITIONS = (("2023", "Rulebook 2023"), ("playtest", "Playtest rules 5.9.4e"))
SHOWN = ("resolve", "combat", "finesse", "influence", "riposte", "parry", "thrust")
UNTITLED = case_of(EMPTY).title
NEAR = 6
"""Points before the present one whose lines are shown."""
View = dict[str, Any]


def shown(board: Board) -> View:
    """Everything for the page: of the play where the board is one, of the set-up where it is being set up or something is wrong."""
    base: View = {"board": board, "title": case_of(board.text).title, "packed": board.address(), "editions": EDITIONS}
    wrong: list[tuple[int, str]] = []
    try:
        record = replay(board.text)
    except CaseErrors:
        wrong = problems(board.text)
        return base | {"mode": "setup", "problems": wrong, "ruling": {}, **setting(board, wrong)}
    wrong = [(-1, p.message) for p in record.problems]
    if board.setting:
        return base | {"mode": "setup", "problems": wrong, "ready": True, "ruling": {}, **setting(board, wrong)}
    found = playing(board, record)
    return base | {"mode": "play", "problems": wrong, **found, "ruling": to_rule_on(base["title"], found)}


def to_rule_on(title: str, found: View) -> dict[str, str]:
    """What a ruling on the board would be about: what was asked about last, or what is asked now, and the rule that it hangs on."""
    why, open_now = found["why"], [r.rule for _, o in found["unsettled"] for r in o.reasons if r.verdict == "unsettled"]
    if why:
        asked, rules = f"{why['who']}: {why['what']}", [r.rule for r in why["reasons"]]
    else:
        asked, rules = found["prompt"], [found["legal"][0][1].rule] if found["deciding"] and found["legal"] else open_now
    return {"q": f"{title}. {asked}" if title != UNTITLED else asked, "rule": next(iter(rules), "")}


def playing(board: Board, record: Record) -> View:
    """The position where one stands, the options there, and the record that led to it."""
    at = record.point(board.place.point)
    moments = record.moments(at)
    number = board.place.moment
    midway = number is not None and number < len(moments) - 1
    p = moments[number].position if midway and number is not None else at.position
    lines = moments[number].lines if midway and number is not None else at.lines
    found = [] if midway else list(enumerate(options(p), 1))
    other = record.point(board.other) if board.other is not None and board.other < len(record.points) else None
    return {
        "p": view(p),
        "edition": record.edition,
        "prompt": prompt_of(p) if not midway else "",
        "asked_by": asked_by(p),
        "midway": midway,
        "latest": lines,
        "at": at,
        "place": str(board.place),
        **sorted_options(p, found),
        "record": written(record, at, board.place.tip, whole=board.whole),
        "can_undo": at.parent is not None or midway,
        "can_redo": bool(at.children) or midway,
        "why": answered(record, board) if board.why[1] else None,
        "refused": board.refused,
        "branches": [(q, branch_name(q, at)) for q in record.points if not q.children],
        "compared": compared(at, other) if other else None,
        "names": [q for q in record.points if q.name],
        "seats": p.cast.seats,
        "bring_to": [*PILES, *p.cast.places, *(f"Home of {s}" for s in p.cast.seats), *people(p)],
    }


def people(p: Position) -> list[str]:
    """The characters in play, who may bear a card."""
    return [p.cast.names[n] for n, c in enumerate(p.cards) if c.zone == "play" and c.at and p.cast.faces[c.face].kind == "character"]


def sorted_options(p: Position, found: list[tuple[int, Option]]) -> View:
    """Options by what can be done with them: taken, taken under a reading, not taken, and not asked for now."""
    asked = (p.asking.player, p.asking.question) if p.asking else None
    mine = [(n, o) for n, o in found if (o.choice.player, o.choice.question) == asked]
    return {
        "legal": [(n, o) for n, o in mine if o.verdict == "yes"],
        "unsettled": [(n, o) for n, o in mine if o.verdict == "unsettled"],
        "illegal": [(n, o) for n, o in mine if o.verdict == "no"],
        "others": [(player_name(p, o.choice.player), o) for _, o in found if (o.choice.player, o.choice.question) != asked],
        "says": {n: said for n, o in found if (said := says(p, o.choice))},
        "deciding": p.asking is not None and p.asking.question == "decide",
    }


def written(record: Record, at: Point, tip: int, *, whole: bool) -> list[View]:
    """The record through where one stands to the end of its line, each point with its lines and their places; far ones only where `whole`."""
    onward = record.point(tip).path()
    line = onward if at in onward else at.path()
    while line[-1].children:
        line = [*line, line[-1].children[-1]]
    here = line.index(at)
    out: list[View] = []
    for n, q in enumerate(line):
        branches = [c for c in q.children if c is not (line[n + 1] if n + 1 < len(line) else None)]
        if not whole and not here - NEAR <= n <= here + 2:
            out.append({"point": q, "lines": [], "folded": len(q.lines), "after": n > here, "here": False, "branches": branches})
            continue
        moments = record.moments(q)
        by_line = [next((k for k, m in enumerate(moments) if len(m.lines) > i), len(moments) - 1) for i in range(len(q.lines))]
        places = [str(Place(q.number, k if k < len(moments) - 1 else None)) for k in by_line]
        lines = list(zip(q.lines, places, strict=True))
        out.append({"point": q, "lines": lines, "folded": 0, "after": n > here, "here": n == here, "branches": branches})
    return out


def branch_name(end: Point, at: Point) -> str:
    """What a branch is called: by its name, or by the step at which it leaves the way to here, and its last one."""
    if end.name:
        return end.name
    here = at.path()
    own = [q for q in end.path() if q not in here and q.step]
    return " … ".join(dict.fromkeys(q.said() for q in (own[0], own[-1]))) if own else end.said()


def answered(record: Record, board: Board) -> View:
    """Why a choice that somebody asked about is legal or not."""
    who, what = board.why
    verdict, reasons, problem = judge(record, board.place, who, what)
    p = record.point(board.place.point).position
    player, choice = meant(p, p.cast.seats.index(who), what) if who in p.cast.seats else (-1, what)
    understood = f"{player_name(p, player)}: {choice}" if choice != what else ""
    return {"who": who, "what": what, "verdict": verdict, "reasons": reasons, "problem": problem, "understood": understood}


def compared(one: Point, other: Point) -> View:
    """Two points beside each other: how each came about, and what is different on the table."""
    a, b = one.path(), other.path()
    common = sum(1 for x, y in zip(a, b, strict=False) if x is y)
    return {"sides": [(one, a[common:]), (other, b[common:])], "differences": differences(one.position, other.position)}


def setting(board: Board, wrong: list[tuple[int, str]]) -> View:
    """The board as it is being set up: its moment, its locations and piles, and what is wrong with each."""
    sheet, case = sheet_of(board.text), case_of(board.text)
    for name in ROW if len(case.players) > 3 else ROW[: 2 + len(case.players)] if len(case.players) > 2 else ROW[1:4]:
        sheet.section(name)
    for player in case.players:
        sheet.section(f"Home of {player}")
        sheet.section(f"hand of {player}")
    people = [e for e in sheet.entries() if kind_of(e, sheet) == "character"]
    now = read_moment(case.time)
    at = {e.number: s.name for s in sheet.sections for e in s.entries}
    return {
        "case": case,
        "moment": now,
        "phases": NAMES,
        "days": PHASES,
        "rows": ROWS.get(now.phase, ()),
        "sections": [(s, [entry_view(e, sheet, wrong) for e in s.entries]) for s in sheet.sections],
        "people": [name_of(e, sheet) for e in people],
        "pairs": pairs(people, sheet, at) if now.phase != "duel" else {},
        "cards_on": [name_of(e, sheet) for e in sheet.entries()],
        "wheres": [s.name for s in sheet.sections if s.name in ROW],
        "owned": OWNED,
        "bearers": [(e.number, name_of(e, sheet)) for e in people],
        "renowns": renowns(case.renown),
        "unseen": {f"{pile} of {player}": hidden(sheet, f"{pile} of {player}") for player in case.players for pile in ("hand", "deck")},
        "general": [m for n, m in wrong if n < 0],
        "has_steps": bool(case.steps),
    }


def hidden(sheet: Sheet, pile: str) -> str:
    """How many cards of a pile nobody has seen; empty where the board says nothing of that pile."""
    found = next((s for s in sheet.sections if s.name == pile), None)
    return "" if found is None or (not found.entries and found.kind != "deck") else str(unseen(found))


def renowns(text: str) -> dict[str, str]:
    """Who has how much Renown, as it was typed."""
    parts = [p.strip().rpartition(" ") for p in text.split(",") if p.strip()]
    return {who: amount for who, _, amount in parts}


def pairs(people: list[Entry], sheet: Sheet, at: dict[int, str]) -> dict[str, list[tuple[str, str]]]:
    """The characters of two players at one location, by location: who could be duelling."""
    seen = [(e.typed(sheet.players).owner, at.get(e.number, ""), name_of(e, sheet)) for e in people]
    out: dict[str, list[tuple[str, str]]] = {}
    for who, place, one in seen:
        out.setdefault(place, []).extend((one, two) for other, there, two in seen if who and other and who != other and place == there)
    return {place: found[:4] for place, found in out.items()}


def entry_view(entry: Entry, sheet: Sheet, wrong: list[tuple[int, str]]) -> View:
    """An entry for the template."""
    typed = entry.typed(sheet.players)
    known = known_cards().get(typed.name)
    kind = kind_of(entry, sheet)
    stats = ("resolve", "combat", "finesse", "influence") if kind == "character" else ()
    numbers = known.printed if known else typed.definition("play").printed if stats else typed.numbers
    found = next((c for c in library().all_cards if known and c.name == typed.name), None)
    return {
        "number": entry.number,
        "name": typed.name,
        "owner": typed.owner,
        "kind": kind,
        "flags": typed.flags,
        "count": typed.count,
        "numbers": [(k, numbers[k]) for k in SHOWN if k in numbers and (numbers[k] is not None or k in stats)],
        "text": typed.text,
        "card": found.id if found else "",
        "problems": [m for n, m in wrong if n == entry.number],
        "attached": [entry_view(e, sheet, wrong) for e in entry.attached],
    }
