"""The OpenAPI document of the JSON API."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from judgekit.library import Kind
from judgekit.web.board import openapi as board_openapi

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
COUNT: Schema = {"type": "integer"}
NUMBER: Schema = {"type": "number"}
YES: Schema = {"type": "boolean"}
MAYBE: Schema = {"type": ["string", "null"]}


def listed(items: Schema) -> Schema:
    """A list of these."""
    return {"type": "array", "items": items}


def record(needed: Schema, **more: Schema) -> Schema:
    """An object that has the needed keys, and maybe more."""
    return {"type": "object", "required": list(needed), "properties": needed | more}


def ref(name: str) -> Schema:
    """One of the schemas."""
    return {"$ref": f"#/components/schemas/{name}"}


CITATION = record(
    {"document": TEXT, "page": MAYBE, "section": listed(TEXT)},
    lines=listed({"type": "array", "items": COUNT, "minItems": 2, "maxItems": 2}),
    copy_page=COUNT,
)
RULE = record(
    {
        **dict.fromkeys(("id", "kind", "form", "game", "number", "title", "text", "edition", "edition_label", "standing"), TEXT),
        "editions": listed(TEXT),
        "path": listed(TEXT),
        "citations": listed(ref("Citation")),
    },
    **dict.fromkeys(("also", "asked", "said_again", "see", "derived_from", "open_points"), listed(TEXT)),
    repeats=TEXT,
    changed=TEXT,
    readings=listed(record({"name": TEXT, "text": TEXT})),
    tables=listed(record({"columns": listed(TEXT), "rows": listed(listed(TEXT))}, asked_rows=listed(COUNT), asked_columns=listed(COUNT))),
    variants={"type": "object", "additionalProperties": TEXT},
)
AROUND = {
    "before": MAYBE,
    "after": MAYBE,
    **dict.fromkeys(("below", "cited_by", "cases"), listed(TEXT)),
    "book_words": listed(record({"citation": COUNT, "first": COUNT, "last": COUNT, "text": TEXT})),
}
CARD = record(
    {
        **dict.fromkeys(("id", "kind", "game", "title", "text", "type"), TEXT),
        **dict.fromkeys(("subtitle", "faction", "set", "source"), MAYBE),
        "number": {"type": ["integer", "null"]},
        "traits": listed(TEXT),
        "keywords": listed(TEXT),
        "values": {"type": "object", "additionalProperties": {"type": ["integer", "string"]}},
        "abilities": listed(record({"kind": TEXT, "qualifier": listed(TEXT), "text": TEXT, "coverage": TEXT}, means=listed(ref("Meaning")))),
        "citations": listed(ref("Citation")),
    },
    means=listed(ref("Meaning")),
)
CASE = record(
    {
        **dict.fromkeys(("id", "kind", "game", "number", "title", "text", "certainty"), TEXT),
        "rank": COUNT,
        "score": NUMBER,
        "editions": listed(TEXT),
        "cites": listed(TEXT),
        "citations": listed(ref("Citation")),
    },
    topic=TEXT,
)
ANSWER = record(
    {
        "question": TEXT,
        "game": MAYBE,
        "edition": MAYBE,
        "answered": YES,
        "confidence": NUMBER,
        "corrections": listed(record({"typed": TEXT, "searched": TEXT})),
        "unknown": listed(TEXT),
        "notes": listed(TEXT),
        "nearest": listed(record({"id": TEXT, "title": TEXT})),
        "hits": listed(record({"rank": COUNT, "id": TEXT, "kind": TEXT, "game": TEXT, "title": TEXT, "text": TEXT, "score": NUMBER})),
        "cases": listed(record({"number": TEXT, "title": TEXT})),
        "cards": listed(record({"id": TEXT, "title": TEXT})),
        "rulings": listed(record({"id": TEXT, "title": TEXT})),
    }
)
GAME = record(
    {
        "id": TEXT,
        "title": TEXT,
        "short": TEXT,
        "editions": listed(record({"id": TEXT, "label": TEXT, "document": TEXT, "date": TEXT, "current": YES})),
        "chapters": listed(record({"id": TEXT, "number": TEXT, "title": TEXT})),
    }
)
LINE = record({"text": TEXT, "rule": TEXT, "depth": COUNT, "frame": TEXT})
RUN = record({"problem": TEXT, "reports": listed(record({"edition": TEXT, "passed": YES, "failures": listed(TEXT), "lines": listed(LINE)}))})
CHANGE = {"allOf": [ref("Rule"), record(dict.fromkeys(("change", "from", "to", "old", "new", "changed"), TEXT))]}
DECK = record(
    {
        "name": MAYBE,
        "edition": TEXT,
        "legal": YES,
        "violations": listed(record({"rule": TEXT, "number": TEXT, "message": TEXT, "text": TEXT})),
        "problems": listed(record({"line": COUNT, "message": TEXT})),
        "notes": listed(TEXT),
        "decks": {"type": "object", "additionalProperties": listed(record({"count": COUNT, "card": TEXT, "id": TEXT}))},
        "figures": {"type": "object"},
    }
)
SCHEMAS = {
    "Answer": ANSWER,
    "Card": CARD,
    "Case": CASE,
    "Change": CHANGE,
    "Citation": CITATION,
    "DeckReport": DECK,
    "Error": record({"error": TEXT}),
    "Game": GAME,
    "Meaning": record({"about": TEXT, "rule": TEXT, "number": TEXT, "text": TEXT}),
    "Rule": RULE,
    "Run": RUN,
    "WholeRule": {"allOf": [ref("Rule"), record(AROUND)]},
}


def query(name: str, what: str, schema: Schema = TEXT, *, required: bool = False) -> Schema:
    """A parameter behind the question mark."""
    return {"name": name, "in": "query", "description": what, "required": required, "schema": schema}


def inside(name: str, what: str) -> Schema:
    """A parameter within the path; it may hold slashes."""
    return {"name": name, "in": "path", "description": what, "required": True, "schema": TEXT}


GAME_Q, EDITION_Q = query("game", "A game's id or title."), query("edition", "An edition's id or other name.")
ASKABLE = "[!-~\u00c0-\u024f]"
"""What a question has at least one of: a letter, a number or a sign of the Latin alphabet."""
LONGEST_LIST = 100_000
"""Characters of a deck list."""
SWITCH: Schema = {"type": "string", "enum": ["", "0", "1", "true", "false"]}
NAME = inside("name", "An id, with or without the game.")
CASE_NUMBER = inside("number", "A case's number, such as duel-001.")


def limit(most: int) -> Schema:
    """How many are wanted."""
    return query("limit", "How many at most.", {"type": "integer", "minimum": 1, "maximum": most})


def operation(what: str, answer: Schema, *parameters: Schema) -> Schema:
    """An operation."""
    problems = {"400": "What was asked cannot be answered; the reason.", "404": "A name leads nowhere; the nearest."}
    responses = {"200": {"description": what, "content": {"application/json": {"schema": answer}}}}
    responses |= {code: {"description": why, "content": {"application/json": {"schema": ref("Error")}}} for code, why in problems.items()}
    return {"summary": what, "parameters": list(parameters), "responses": responses}


def paths() -> Schema:
    """Every operation."""
    from judgekit.web.desk import openapi as desk_openapi

    asked = query("q", "The question.", {"type": "string", "maxLength": 2000, "pattern": ASKABLE}, required=True)
    check = operation("Whether a deck is legal.", ref("DeckReport"))
    cards = TEXT | {"description": f"A card a line; at most {LONGEST_LIST:,} characters."}
    body = {"type": "object", "required": ["list"], "properties": {"list": cards, "edition": TEXT}}
    check["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    verbatim, typing = query("verbatim", "1: mend no typos.", SWITCH), query("typing", "1: the last word may be a beginning.", SWITCH)
    rules = (
        listed(ref("Rule")),
        GAME_Q,
        EDITION_Q,
        query("chapter", "A chapter's id."),
        query("kind", "What it is.", {"type": "string", "enum": ["", *(k.value for k in Kind)]}),
    )
    get = {
        "/api/ask": operation("The answer to a question.", ref("Answer"), asked, GAME_Q, EDITION_Q, limit(100), verbatim, typing),
        "/api/games": operation("The games with editions and chapters.", listed(ref("Game"))),
        "/api/rules": operation("The entries of a game.", *rules),
        "/api/rules/{name}": operation("One entry.", ref("WholeRule"), NAME, EDITION_Q),
        "/api/terms": operation("A glossary term.", ref("WholeRule"), query("name", "Any of its names.", required=True), GAME_Q),
        "/api/changes": operation(
            "What differs between two editions.",
            listed(ref("Change")),
            GAME_Q,
            query("from", "Earlier."),
            query("to", "Later."),
            query("all", "1: all.", SWITCH),
        ),
        "/api/cards": operation("Cards.", listed(ref("Card")), query("q", "Filters and words (docs/cards.md)."), GAME_Q, limit(1000)),
        "/api/cards/{name}": operation("A card.", ref("Card"), NAME, EDITION_Q),
        "/api/cases": operation("The case book.", listed(ref("Case"))),
        "/api/cases/{number}": operation("A case.", ref("Case"), CASE_NUMBER),
        "/api/cases/{number}/run": operation("What comes of a case.", ref("Run"), CASE_NUMBER),
        "/api/openapi.json": operation("This document.", {"type": "object"}),
    }
    return {path: {"get": each} for path, each in get.items()} | {"/api/deck": {"post": check}} | board_openapi.board_paths() | desk_openapi.paths()


def document() -> Schema:
    """The whole document."""
    from judgekit.web.desk import openapi as desk_openapi

    try:
        number = version("judgekit")
    except PackageNotFoundError:
        number = "0"
    about = "The same objects as the command's --json."
    return {
        "openapi": "3.1.0",
        "info": {"title": "judgekit", "version": number, "description": about},
        "servers": [{"url": "/"}],
        "paths": paths(),
        "components": {"schemas": SCHEMAS | board_openapi.SCHEMAS | desk_openapi.SCHEMAS},
    }
