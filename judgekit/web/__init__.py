"""The web page: a Flask application over the library and its search. No rules logic lives here."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from flask import Flask, Response, jsonify, make_response, render_template, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound, RequestEntityTooLarge

from judgekit.library import Library
from judgekit.search import Searcher


def create_app(data: Path | str | Library | None = None, host: str = "127.0.0.1", pin: str = "") -> Flask:
    """The application over a library, or that of a data folder, for the address that it listens on; `pin` lets others write on the desk."""
    from judgekit.web import drawing, language, safety, scope
    from judgekit.web.api import api
    from judgekit.web.board.api import board_api
    from judgekit.web.board.pages import boards
    from judgekit.web.cards import cards
    from judgekit.web.cases import cases
    from judgekit.web.desk import access as desk_access
    from judgekit.web.desk import rulings as desk_rulings
    from judgekit.web.desk.pages import desk
    from judgekit.web.learn.making import make
    from judgekit.web.learn.pages import learn
    from judgekit.web.learn.practice import practice
    from judgekit.web.learn.presenting import present
    from judgekit.web.offline import pages as offline
    from judgekit.web.reading import reading
    from judgekit.web.searching import searching

    app = Flask(__name__)
    safety.guard(app, host)
    desk_access.guard_desk(app, host, pin)
    language.speak(app)
    scope.keep_scope(app)
    app.json.sort_keys = False  # type: ignore[attr-defined] # Flask's own provider has it
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals.update(linked=drawing.linked, plain=drawing.plain, where=drawing.where, compared=drawing.compared, copied=drawing.copied)
    app.jinja_env.filters["sentence"] = drawing.sentence
    app.jinja_env.globals.update(anchor_id=lambda name: name.replace("/", "-").replace(".", "-"))
    app.jinja_env.globals.update(desk_rulings.GLOBALS)
    app.extensions["searcher"] = Searcher(data if isinstance(data, Library) else Library.open(data))
    app.extensions["asking"] = Lock()
    for area in (searching, reading, cards, cases, boards, board_api, desk, desk_rulings.rulings, learn, make, practice, present, api):
        app.register_blueprint(area)
    offline.keep_offline(app)
    app.register_error_handler(HTTPException, failed)
    return app


def failed(error: HTTPException) -> Response | HTTPException:
    """An error as a page, or as JSON under /api/."""
    status = error.code or 500
    if status < 400:
        return error
    if request.path.startswith("/api/"):
        answer = jsonify({"error": told(error)})
    else:
        answer = make_response(render_template("error.html", status=status, error=error, wanted=wanted() if status == 404 else ""))
    answer.status_code = status
    if retry := getattr(error, "retry_after", None):
        answer.headers["Retry-After"] = str(retry)
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        answer.headers["Allow"] = ", ".join(error.valid_methods)
    return answer


def told(error: HTTPException) -> str | None:
    """What a program is told: what was wrong with its request, where the server itself would only say that something was."""
    if error.description != error.__class__.description:
        return error.description
    if isinstance(error, NotFound):
        return f"nothing stands at {request.path[:100]}; /api/openapi.json describes every address"
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        methods = " or ".join(sorted(set(error.valid_methods) - {"HEAD", "OPTIONS"}))
        return f"{request.path[:100]} takes {methods}, not {request.method[:20]}; /api/openapi.json describes every address"
    if isinstance(error, RequestEntityTooLarge):
        return f"at most {(request.max_content_length or 0) // 1024:,} kB can be sent here"
    return error.description


def wanted() -> str:
    """What an address that leads nowhere seems to have been meant for, in words to search for."""
    last = request.path.rstrip("/").rpartition("/")[2]
    return last.replace("-", " ").replace("_", " ").strip()[:60]
