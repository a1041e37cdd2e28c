"""What the OpenAPI document says of the board."""

from __future__ import annotations

from typing import Any

from judgekit.cases.boards.acts import ACTS
from judgekit.cases.boards.setup import CHANGES

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
COUNT: Schema = {"type": "integer"}


def _record(needed: Schema, **more: Schema) -> Schema:
    return {"type": "object", "required": list(needed), "properties": needed | more}


def _list(of: Schema) -> Schema:
    return {"type": "array", "items": of}


REASON = _record({**dict.fromkeys(("verdict", "rule", "text", "remedy"), TEXT), "readings": _list(_record({"name": TEXT, "text": TEXT}))})
OPTION = _record({**dict.fromkeys(("text", "verdict", "rule"), TEXT), "reasons": _list(REASON)})
LINE = _record({"text": TEXT, "rule": TEXT, "depth": COUNT, "frame": TEXT})
PLAY = _record(
    {
        **dict.fromkeys(("case", "edition", "prompt"), TEXT),
        "lines": _list(LINE),
        "next": {"type": ["object", "null"]},
        "why": {"type": ["object", "null"]},
        "options": _list(OPTION),
        "board": _list(TEXT),
    }
)
VIEW = _record(
    {
        **dict.fromkeys(("edition", "phase", "first_player", "asked", "ended"), TEXT),
        "day": COUNT,
        **dict.fromkeys(("players", "places", "pending", "timeline", "decided"), _list({"type": "object"})),
        "city": {"type": "object"},
        "duel": {"type": ["object", "null"]},
    }
)
BOARD = _record(
    {
        **dict.fromkeys(("text", "b", "at", "notice"), TEXT),
        "problems": _list(_record({"entry": COUNT, "message": TEXT})),
        "refused": _list(REASON),
        "play": PLAY | {"type": ["object", "null"]},
        "view": VIEW | {"type": ["object", "null"]},
    },
    points=_list(_record(dict.fromkeys(("at", "said", "name", "from"), TEXT))),
)
WHY = _record({"text": TEXT, "verdict": TEXT, "problem": TEXT, "reasons": _list(REASON)})
DIFFERENCES = _record({"problem": TEXT, "differences": _list(_record(dict.fromkeys(("what", "one", "other"), TEXT)))})
SCHEMAS = {"Board": BOARD, "BoardWhy": WHY, "BoardDifferences": DIFFERENCES}


def board_paths() -> Schema:
    """The operations of the board."""
    given: Schema = {"text": TEXT | {"description": "A case of at most 100,000 characters."}, "b": TEXT, "at": TEXT}
    command = TEXT | {"pattern": rf"^({'|'.join((*ACTS, *CHANGES))})( |$)"}
    asked = given | {"who": TEXT, "what": {"type": "string", "pattern": "[A-Za-z0-9]"}}
    return {
        "/api/board": _post("A board after commands (docs/board.md).", "Board", given | {"do": {**_list(command), "maxItems": 50}}),
        "/api/board/why": _post("Why a choice is legal or not.", "BoardWhy", asked, "what"),
        "/api/board/compare": _post("What differs between two points.", "BoardDifferences", given | {"one": TEXT, "other": TEXT}),
        "/api/board/names": {
            "get": {
                "summary": "The known cards whose names come near.",
                "parameters": [{"name": "q", "in": "query", "description": "A part of a name.", "required": False, "schema": TEXT}],
                "responses": {"200": _answer(_list(_record({"name": TEXT, "kind": TEXT, "near": {"type": "number"}})), "Names.")},
            }
        },
    }


def _answer(schema: Schema, what: str) -> Schema:
    return {"description": what, "content": {"application/json": {"schema": schema}}}


def _post(what: str, answer: str | Schema, body: Schema, *needed: str) -> Schema:
    schema = {"$ref": f"#/components/schemas/{answer}"} if isinstance(answer, str) else answer
    error = _answer({"$ref": "#/components/schemas/Error"}, "What cannot be answered, and why.")
    asked = {"required": True, "content": {"application/json": {"schema": {"type": "object", "required": list(needed), "properties": body}}}}
    responses = {"200": _answer(schema, what), **dict.fromkeys(("400", "404", "413"), error)}
    return {"post": {"summary": what, "parameters": [], "requestBody": asked, "responses": responses}}
