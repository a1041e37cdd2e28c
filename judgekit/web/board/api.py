"""The board for programs: the same objects as `judgekit play --json`, with the board as plain data. Nothing is kept between two requests."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, request

from judgekit.cases.as_data import line_json, option_json, reason_json
from judgekit.cases.board_view import view
from judgekit.cases.board_words import board_text
from judgekit.cases.boards.acts import ACTS, Place, act, judge
from judgekit.cases.boards.cards import EMPTY
from judgekit.cases.boards.names import find_cards
from judgekit.cases.boards.record import STUMBLES, Record, replay
from judgekit.cases.boards.setup import CHANGES, problems, set_up
from judgekit.cases.differing import differences
from judgekit.cases.model import CaseErrors
from judgekit.cases.play.shown import prompt_of
from judgekit.engine import EngineError, Reason, options
from judgekit.nearest import did_you_mean
from judgekit.web.board.state import pack, unpack

board_api = Blueprint("board_api", __name__, url_prefix="/api/board")
LONGEST = 100_000
"""Characters of a text."""
MOST = 50
"""Commands in one request."""


def posted() -> dict[str, Any]:
    """What was posted: an object whose known keys have their kinds."""
    data = request.get_json(silent=True)
    kinds = {"text": str, "b": str, "at": str, "do": list, "who": str, "what": str, "one": str, "other": str}
    if isinstance(data, dict) and (unknown := sorted(data.keys() - kinds.keys())):
        abort(400, f"nothing here is called {unknown[0][:40]!r}{did_you_mean(unknown[0], list(kinds))}; what is taken: {', '.join(kinds)}")
    if not isinstance(data, dict) or any(not isinstance(data[k], kind) for k, kind in kinds.items() if k in data):
        abort(400, 'post JSON: {"text": "case: …", "at": "0", "do": ["choose 1"]}')
    if len(data.get("text", "")) > LONGEST:
        abort(400, f"text is longer than {LONGEST:,} characters")
    if any(not isinstance(c, str) for c in data.get("do", ())) or len(data.get("do", ())) > MOST:
        abort(400, f"do is a list of at most {MOST} commands")
    return data


def text_of(data: dict[str, Any]) -> str:
    """The text of a request: itself, or packed as in an address."""
    if "b" in data:
        text = unpack(data["b"])
        if text is None:
            abort(404, "b holds no board: a part of it is missing")
        return text
    text = data.get("text", "") or EMPTY
    return str(text).replace("\r\n", "\n")


def record_of(text: str) -> tuple[Record | None, str]:
    """The record of a text, or everything that is wrong with the text."""
    try:
        return replay(text), ""
    except CaseErrors as error:
        return None, str(error)
    except STUMBLES as error:
        return None, f"the engine cannot set this board up: {type(error).__name__}"


@board_api.post("")
def step() -> Response:
    """A board after commands: where one stands, what may be done, and why not."""
    data = posted()
    text, place = text_of(data), Place.read(data.get("at", "0"))
    notice = ""
    refused: tuple[Reason, ...] = ()
    for command in data.get("do", ()):
        word = command.strip().partition(" ")[0]
        if word not in CHANGES and word not in ACTS:
            abort(400, f"nothing is called {word[:40]!r}; it is one of {', '.join((*ACTS, *CHANGES))}")
        try:
            if word in CHANGES:
                done = set_up(text, command)
                text, place, notice = done.text, Place(), done.notice
            else:
                outcome = act(text, place, command)
                text, place, notice, refused = outcome.text, outcome.place, outcome.notice, outcome.refused
        except (CaseErrors, EngineError) as error:
            notice = str(error)
            break
        except STUMBLES:
            notice = "the engine cannot carry this out on this board"
            break
    return jsonify(state(text, place) | {"notice": notice, "refused": [reason_json(r) for r in refused]})


def state(text: str, place: Place) -> dict[str, Any]:
    """Where one stands, as `judgekit play --json` says it, with the text, the place, the board and everything wrong with it."""
    out: dict[str, Any] = {"text": text, "b": pack(text), "at": str(place), "problems": [], "play": None, "view": None}
    try:
        record = replay(text)
    except CaseErrors:
        return out | {"problems": [{"entry": n, "message": m} for n, m in problems(text)]}
    except STUMBLES:
        return out | {"problems": [{"entry": -1, "message": "the engine cannot set this board up"}]}
    at = record.point(place.point)
    moments = record.moments(at)
    now = moments[min(place.moment, len(moments) - 1)] if place.moment is not None else None
    p = now.position if now else at.position
    play = {
        "case": record.case.title,
        "edition": record.edition,
        "prompt": prompt_of(p),
        "lines": [line_json(x) for q in at.path()[:-1] for x in q.lines] + [line_json(x) for x in (now.lines if now else at.lines)],
        "next": None,
        "why": None,
        "options": [option_json(o) for o in options(p)],
        "board": board_text(p),
    }
    found = [{"entry": -1, "message": q.message} for q in record.problems]
    points = [{"at": str(q.number), "said": q.said(), "name": q.name, "from": str(q.parent.number) if q.parent else ""} for q in record.points]
    return out | {"at": str(place), "problems": found, "play": play, "view": view(p), "points": points}


@board_api.post("/why")
def why() -> Response:
    """Why any choice of any player is legal or not."""
    data = posted()
    what = data.get("what", "")[:500].strip()
    if not what:
        abort(400, "what is asked about? Give what: 'recruit Selma'")
    record, problem = record_of(text_of(data))
    verdict: str = ""
    reasons: tuple[Reason, ...] = ()
    if record is not None:
        try:
            verdict, reasons, problem = judge(record, Place.read(data.get("at", "0")), data.get("who", ""), what)
        except (EngineError, *STUMBLES) as error:
            problem = str(error) or "the engine cannot say"
    return jsonify({"text": what, "verdict": verdict, "problem": problem, "reasons": [reason_json(r) for r in reasons]})


@board_api.post("/compare")
def compare() -> Response:
    """What differs between two points of a board."""
    data = posted()
    record, problem = record_of(text_of(data))
    found: list[tuple[str, str, str]] = []
    if record is not None:
        one, other = (record.point(Place.read(data.get(k, "0")).point) for k in ("one", "other"))
        found = differences(one.position, other.position)
    return jsonify({"problem": problem, "differences": [{"what": what, "one": a, "other": b} for what, a, b in found]})


@board_api.get("/names")
def names() -> Response:
    """The known cards whose names come near."""
    return jsonify([{"name": c.name, "kind": c.kind, "near": near} for near, c in find_cards(request.args.get("q", ""))])
