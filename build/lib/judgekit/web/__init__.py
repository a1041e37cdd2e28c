"""The web page: a Flask application over the library and its search. No rules logic lives here."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from flask import Flask

from judgekit.library import Library
from judgekit.search import Searcher


def create_app(data: Path | str | None = None) -> Flask:
    """The application over the library of a data folder."""
    from judgekit.web import pages

    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = 1024 * 1024
    library = Library.open(data)
    app.extensions["searcher"] = Searcher(library)
    app.extensions["asking"] = Lock()
    app.register_blueprint(pages.pages)
    return app
