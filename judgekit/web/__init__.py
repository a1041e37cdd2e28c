"""The web page: a Flask application over the library and its search. No rules logic lives here."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from flask import Flask, render_template
from werkzeug.exceptions import HTTPException

from judgekit.library import Library
from judgekit.search import Searcher


def create_app(data: Path | str | None = None, host: str = "127.0.0.1") -> Flask:
    """The application over the library of a data folder, for the address that it listens on."""
    from judgekit.web import api, cards, cases, drawing, language, reading, safety, scope, searching

    app = Flask(__name__)
    safety.guard(app, host)
    language.speak(app)
    scope.keep_scope(app)
    app.json.sort_keys = False  # type: ignore[attr-defined] # Flask's own provider has it
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals.update(linked=drawing.linked, plain=drawing.plain, where=drawing.where, compared=drawing.compared, copied=drawing.copied)
    app.jinja_env.globals.update(anchor_id=lambda name: name.replace("/", "-").replace(".", "-"))
    app.extensions["searcher"] = Searcher(Library.open(data))
    app.extensions["asking"] = Lock()
    for area in (searching.searching, reading.reading, cards.cards, cases.cases, api.api):
        app.register_blueprint(area)
    app.register_error_handler(HTTPException, failed)
    return app


def failed(error: HTTPException) -> tuple[object, int] | HTTPException:
    """An error as a page, or as JSON under /api/."""
    from flask import jsonify, request

    status = error.code or 500
    if status < 400:
        return error
    if request.path.startswith("/api/"):
        answer = jsonify({"error": error.description})
    else:
        from flask import make_response

        answer = make_response(render_template("error.html", status=status, error=error))
    allowed = getattr(error, "valid_methods", None)
    if allowed:
        answer.headers["Allow"] = ", ".join(allowed)
    return answer, status
