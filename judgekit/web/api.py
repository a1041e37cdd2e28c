"""The JSON API: the same objects as the command's --json. docs: /api/openapi.json."""

from __future__ import annotations

import re
from typing import Any

from flask import Blueprint, Response, abort, jsonify, request

from judgekit.desk.check import is_day
from judgekit.errors import JudgekitError, StoreError, UnknownName
from judgekit.library import Kind, Rule
from judgekit.library.card_rules import card_json
from judgekit.library.differences import difference_json, meant
from judgekit.search.cases import case_json
from judgekit.web import cases as casebook
from judgekit.web.cards import MOST, card_or_404, checked
from judgekit.web.openapi import ASKABLE, LONGEST_LIST, document
from judgekit.web.reading import rule_or_404
from judgekit.web.scope import ask, library, searcher

api = Blueprint("api", __name__, url_prefix="/api")
LARGEST_LIMIT = 100


SWITCHES = {"": False, "0": False, "false": False, "1": True, "true": True}


@api.errorhandler(JudgekitError)
def refused(error: JudgekitError) -> tuple[Response, int]:
    """What cannot be answered, with the reason: 404 where a name leads nowhere, 507 where the disk does not take it."""
    return jsonify({"error": str(error)}), 404 if isinstance(error, UnknownName) else 507 if isinstance(error, StoreError) else 400


def wanted(name: str) -> str | None:
    """A parameter of the request."""
    return request.args.get(name) or None


def wanted_day() -> str:
    """The day of the request; empty where none is wanted."""
    day = request.args.get("day", "")
    if day and not (len(day) == 10 and is_day(day)):
        abort(400, "day is a day such as 2026-05-02")
    return day


def flag(name: str) -> bool:
    """A parameter that is on or off."""
    text = request.args.get(name, "")
    if text not in SWITCHES:
        abort(400, f"{name} is 0 or 1")
    return SWITCHES[text]


def limit(default: int, most: int) -> int:
    """How many are wanted."""
    text = request.args.get("limit", str(default))
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most):
        abort(400, f"limit is a number from 1 to {most}")
    return int(text)


@api.get("/openapi.json")
def openapi() -> Response:
    """What the API is."""
    return jsonify(document())


@api.get("/ask")
def api_ask() -> Response:
    """The answer to a question."""
    count, question = limit(10, LARGEST_LIMIT), request.args.get("q", "")
    if not re.search(ASKABLE, question):
        abort(400, "the question holds no word; ask for a rule, a term, or with a whole sentence")
    answer = ask(question, game=wanted("game"), edition=wanted("edition"), limit=count, mend=not flag("verbatim"), typing=flag("typing"))
    return jsonify(searcher().as_json(answer))


@api.get("/games")
def games() -> Response:
    """The games with their editions and chapters."""
    return jsonify(
        [
            {
                "id": b.game,
                "title": b.title,
                "short": b.short,
                "editions": [
                    {"id": e.id, "label": e.label, "document": e.document, "date": e.date, "current": e.id == b.current.id} for e in b.editions
                ],
                "chapters": [{"id": c.id, "number": c.number, "title": c.title} for c in b.chapters],
            }
            for b in library().books
        ]
    )


@api.get("/rules")
def rules() -> Response:
    """The entries of a game, or of a chapter or a kind."""
    of = library().book(wanted("game") or library().books[0].game)
    edition = library().edition(of.game, wanted("edition")).id if wanted("edition") else None
    kind, chapter = wanted("kind"), wanted("chapter")
    if kind and kind not in set(Kind):
        abort(400, f"kind is one of {', '.join(Kind)}")
    if chapter and chapter not in {c.id for c in of.chapters}:
        abort(404, f"no chapter {chapter[:60]!r} in {of.game}")
    found = [r for r in of.rules if kind in (None, r.kind.value) and chapter in (None, r.chapter) and (not edition or r.stands_in(edition))]
    return jsonify([library().as_json(r, edition) for r in found])


@api.get("/rules/<path:name>")
def rule(name: str) -> Response:
    """One entry by its id or number, with what cites it and what happened to it."""
    found = rule_or_404(name)
    edition = library().edition(found.game, wanted("edition")).id if wanted("edition") else None
    return jsonify(whole(found, edition))


def whole(found: Rule, edition: str | None) -> dict[str, Any]:
    """An entry with what stands around it."""
    record = library().as_json(found, edition)
    before, after = library().around(found)
    return record | {
        "before": before.id if before else None,
        "after": after.id if after else None,
        "below": [r.id for r in library().below(found)],
        "cited_by": [r.id for r in library().cited_by(found)],
        "cases": [c.number for c in library().cases if found.id in c.cites],
        "book_words": [
            {"citation": n, "first": span.first, "last": span.last, "text": text} for n, span, text in library().book_words(found, edition)
        ],
    }


@api.get("/terms")
def term() -> Response:
    """A glossary term by any of its names."""
    if not wanted("name"):
        abort(400, "name is missing: the term, by any of its names")
    return jsonify(whole(library().term(request.args.get("name", ""), wanted("game")), None))


@api.get("/changes")
def changes() -> Response:
    """What differs between two editions; where they are not named, between the earlier one and the current one."""
    of, earlier, later = meant(library(), wanted("game"), wanted("from"), wanted("to"))
    found = library().changes(of.game, earlier.id, later.id, all_of_them=flag("all"))
    return jsonify([difference_json(library(), each, earlier, later) for each in found])


@api.get("/cards")
def gallery() -> Response:
    """The cards that a question with filters leaves; all where none is asked."""
    answer = ask(f"kind:card {request.args.get('q', '')}", game=wanted("game"), limit=limit(MOST, MOST))
    return jsonify([hit.card.as_record() for hit in answer.cards])


@api.get("/cards/<path:name>")
def card(name: str) -> Response:
    """A card, with what each ability means in play."""
    return jsonify(card_json(library(), card_or_404(name), wanted("edition"), explained=True))


@api.get("/cases")
def cases() -> Response:
    """The case book."""
    return jsonify([case_json(n, c) | {"topic": c.topic} for n, c in enumerate(library().cases, 1)])


@api.get("/cases/<number>")
def case(number: str) -> Response:
    """A case."""
    found = casebook.case_or_404(number)
    return jsonify(case_json(1, found) | {"topic": found.topic})


@api.get("/cases/<number>/run")
def run(number: str) -> Response:
    """What comes of a case when it is run, edition by edition."""
    return jsonify(casebook.run(casebook.case_or_404(number)))


@api.post("/deck")
def deck() -> Response:
    """Whether a deck is legal, and which rules say not."""
    data = request.get_json(silent=True)
    if not isinstance(data, dict) or not isinstance(data.get("list"), str) or not isinstance(data.get("edition", ""), str):
        abort(400, 'post JSON: {"list": "a card a line", "edition": "rulebook-2023"}')
    if len(data["list"]) > LONGEST_LIST:
        abort(400, f"list is longer than {LONGEST_LIST:,} characters")
    return jsonify(checked(data["list"], data.get("edition") or None, empty=True).as_json())
