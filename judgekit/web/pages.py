"""The pages for searching and reading."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, jsonify, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.wrappers import Response as AnyResponse

from judgekit.errors import BadQuestion, UnknownName
from judgekit.library import Library, Rule
from judgekit.library.library import shown_edition
from judgekit.library.parse import MARK
from judgekit.search import Searcher

pages = Blueprint("pages", __name__)
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def searcher() -> Searcher:
    """The searcher of this application."""
    found: Searcher = current_app.extensions["searcher"]
    return found


def library() -> Library:
    """The library of this application."""
    return searcher().library


@pages.after_request
def safe_headers(response: Response) -> Response:
    """No script but ours, no other host, no guessing of types."""
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


@pages.get("/")
def start() -> str:
    """The search box, and the answer where a question is asked."""
    question = request.args.get("q", "").strip()
    edition = request.args.get("edition") or None
    answer, problem = None, ""
    if question:
        try:
            answer = searcher().ask(question, game=request.args.get("game") or None, edition=edition, limit=10)
        except (BadQuestion, UnknownName) as error:
            problem = str(error)
    return render_template(
        "start.html", question=question, answer=answer, problem=problem, edition=edition, library=library(), linked=linked, where=where
    )


@pages.get("/rule/<path:name>")
def rule(name: str) -> str | AnyResponse:
    """One rule, by its id."""
    found = library().find(name)
    if found is None:
        abort(404)
    if found.id != name:
        return redirect(url_for(".rule", name=found.id))
    book = library().book(found.game)
    wanted = request.args.get("edition")
    edition = wanted if wanted and found.stands_in(wanted) else shown_edition(book, found)
    return render_template("rule.html", rule=found, edition=edition, library=library(), linked=linked, where=where)


@pages.get("/contents")
def contents() -> str:
    """Every chapter of every game."""
    return render_template("contents.html", library=library())


@pages.get("/api/ask")
def api_ask() -> Response | tuple[Response, int]:
    """The answer to a question as JSON."""
    try:
        answer = searcher().ask(request.args.get("q", ""), game=request.args.get("game") or None, edition=request.args.get("edition") or None)
    except (BadQuestion, UnknownName) as error:
        return jsonify({"error": str(error)}), 400
    return jsonify(searcher().as_json(answer))


def linked(shown: Rule, edition: str) -> Markup:
    """A rule's text with its links, as paragraphs and lists."""
    links = dict(shown.links)
    parts: list[Markup] = []
    for block in shown.source_in(edition).split("\n\n"):
        lines = [MARK.sub(lambda m: anchor(links[m[1]].shown, links[m[1]].target), str(escape(line))) for line in block.split("\n")]
        text = [line for line in lines if not line.startswith("- ")]
        items = "".join(f"<li>{line[2:]}</li>" for line in lines if line.startswith("- "))
        parts.append(Markup((f"<p>{' '.join(text)}</p>" if text else "") + (f"<ul>{items}</ul>" if items else "")))
    return Markup("").join(parts)


def anchor(shown: str, target: str) -> str:
    """A link to a rule."""
    return f'<a href="{url_for("pages.rule", name=target)}">{escape(shown)}</a>' if target in library().rules else str(escape(shown))


def where(shown: Rule, edition: str) -> str:
    """The edition, pages and path of a rule in one line."""
    from judgekit.show import where as line

    return line(library(), shown, edition)
