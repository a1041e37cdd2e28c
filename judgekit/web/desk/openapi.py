"""The desk's part of the OpenAPI document."""

from __future__ import annotations

from judgekit.desk.check import KINDS
from judgekit.desk.model import Authority, State
from judgekit.web.openapi import COUNT, NUMBER, TEXT, YES, Schema, inside, limit, listed, operation, query, record, ref

ANY: Schema = {}
LATEST = 1_000_000_000
"""The highest place of an entry."""
TEXTS = ("id", "kind", "number", "game", "title", "text", "authority", "label", "state", "judge", "time")
RULING = record(
    {
        **dict.fromkeys(TEXTS, TEXT),
        "holds": YES,
        **dict.fromkeys(("rules", "cards", "contradicts", "conflicts"), listed(TEXT)),
        "citations": listed(ref("Citation")),
    },
    **dict.fromkeys(("asked", "edition", "group", "table", "event", "source", "date", "superseded_by", "case"), TEXT),
    **dict.fromkeys(("exceptions", "players"), listed(TEXT)),
    seconds=NUMBER,
    rank=COUNT,
    score=NUMBER,
    because={"type": "object"},
)
ENTRY = record(
    {
        **dict.fromkeys(("id", "ruling", "judge", "made"), TEXT),
        "kind": {"type": "string", "enum": list(KINDS)},
        "set": {"type": "object"},
    },
    base=listed(TEXT),
    note=TEXT,
    device=TEXT,
    seq=COUNT,
    received=TEXT,
)
RIVALS: Schema = {"type": "object", "additionalProperties": listed(record({"judge": TEXT, "made": TEXT}, value=ANY))}
WHOLE = {"allOf": [ref("Ruling"), record({"heads": listed(TEXT), "rivals": RIVALS, "history": listed(ref("Entry"))})]}
DESK = record(
    {
        "desk": TEXT,
        "event": TEXT,
        **dict.fromkeys(("lasting", "may_write", "logs_questions"), YES),
        "last": COUNT,
        "rulings": COUNT,
        "precedence": listed(record({"of": TEXT, "name": TEXT, "what": TEXT})),
    }
)
COUNTED = listed(record({"name": TEXT, "count": COUNT}))
TIMED = record({"timed": COUNT, "median": {"type": ["number", "null"]}, "nine_in_ten": {"type": ["number", "null"]}})
NUMBERS: Schema = {"type": "object", "additionalProperties": COUNT}
STATS = record(
    {
        **dict.fromkeys(("rulings", "against_the_book", "in_conflict", "judges"), COUNT),
        **dict.fromkeys(("by_authority", "by_state", "overturned"), NUMBERS),
        **dict.fromkeys(("by_day", "by_judge", "rules", "cards"), COUNTED),
        "seconds": TIMED,
        "questions": record({"asked": COUNT, "unanswered": COUNTED, "seconds": TIMED}),
    }
)
RESULT = record({"id": TEXT, "status": {"type": "string", "enum": ["kept", "known", "clash", "refused"]}}, error=TEXT, warnings=listed(TEXT))
SENT = record({"desk": TEXT, "lasting": YES, "last": COUNT, "results": listed(RESULT)})
SCHEMAS: Schema = {"Desk": DESK, "DeskStats": STATS, "Entry": ENTRY, "Ruling": RULING, "Sent": SENT, "WholeRuling": WHOLE}


def posted(what: str, answer: Schema, body: Schema) -> Schema:
    """An operation that takes JSON."""
    made = operation(what, answer)
    made["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    for code, why in {"401": "The PIN is wrong or was not given.", "429": "Too many wrong PINs.", "507": "The disk does not take it."}.items():
        made["responses"][code] = {"description": why, "content": {"application/json": {"schema": ref("Error")}}}
    return made


def paths() -> Schema:
    """The desk's operations."""
    chosen = (
        query("rule", "Rulings on this rule."),
        query("card", "Rulings on this card, or on a group of it."),
        query("authority", "Whose.", {"type": "string", "enum": ["", *Authority]}),
        query("state", "Where they are.", {"type": "string", "enum": ["", *State]}),
        query("day", "Given on this day, such as 2026-05-02."),
        query("judge", "Given by this judge."),
        limit(1000),
    )
    entries = record({"desk": TEXT, "last": COUNT, "entries": listed(ref("Entry"))})
    matter = record({}, question=TEXT, case=TEXT, game=TEXT, rules=listed(TEXT), cards=listed(TEXT))
    took: Schema = {"type": ["number", "null"]}
    asked = record({"question": TEXT | {"pattern": r"\S", "maxLength": 2000}}, rule=TEXT | {"maxLength": 200}, answered=YES, seconds=took)
    after = query("after", "The place behind which the entries are wanted.", {"type": "integer", "minimum": 0, "maximum": LATEST})
    hide = query("anonymous", "1: without the judges.", {"type": "string", "enum": ["", "0", "1", "true", "false"]})
    sent = listed({"description": "An Entry; what is wrong with one is told in its result."}) | {"minItems": 1, "maxItems": 100}
    send = posted("Keeps entries, each once.", ref("Sent"), record({"entries": sent}))
    return {
        "/api/rulings": {"get": operation("The rulings of this desk.", listed(ref("Ruling")), *chosen)},
        "/api/rulings/{name}": {"get": operation("One ruling.", ref("WholeRuling"), inside("name", "A ruling's id, or its beginning."))},
        "/api/precedents": {"post": posted("Earlier rulings on a matter.", listed(ref("Ruling")), matter)},
        "/api/desk": {"get": operation("What this desk is.", ref("Desk"))},
        "/api/desk/entries": {"get": operation("Entries in the order of arrival.", entries, after, limit(1000)), "post": send},
        "/api/desk/session": {"post": posted("Takes the PIN.", record({"may_write": YES}), record({"pin": TEXT}))},
        "/api/desk/asked": {"post": posted("Keeps a question, where that is on.", record({"kept": YES}), asked)},
        "/api/desk/stats": {"get": operation("Figures.", ref("DeskStats"), hide)},
    }
