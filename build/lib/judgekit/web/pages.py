"""The pages for searching and reading."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, jsonify, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.wrappers import Response as AnyResponse

from judgekit.errors import BadQuestion, UnknownName
from judgekit.library import Library, Link, Rule
from judgekit.library.library import shown_edition
from judgekit.library.parse import MARK
from judgekit.library.tables import Table, blocks
from judgekit.search import Answer, Searcher

pages = Blueprint("pages", __name__)
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def searcher() -> Searcher:
    """The searcher of this application."""
    found: Searcher = current_app.extensions["searcher"]
    return found


def ask(question: str) -> Answer:
    """The answer to a question in the game and edition of this request; one at a time, for a searcher is one thread's."""
    with current_app.extensions["asking"]:
        return searcher().ask(question, game=request.args.get("game") or None, edition=request.args.get("edition") or None)


def library() -> Library:
    """The library of this application."""
    return searcher().library


@pages.after_app_request
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
            answer = ask(question)
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
        answer = ask(request.args.get("q", ""))
    except (BadQuestion, UnknownName) as error:
        return jsonify({"error": str(error)}), 400
    return jsonify(searcher().as_json(answer))


def linked(shown: Rule, edition: str) -> Markup:
    """A rule's text with its links, as paragraphs, lists and tables."""
    links = dict(shown.links)
    return Markup("").join(drawn_table(b, links) if isinstance(b, Table) else drawn_lines(b, links) for b in blocks(shown.source_in(edition)))


def drawn_lines(text: str, links: dict[str, Link]) -> Markup:
    """Lines of text: a paragraph, and a list where they begin with a dash."""
    lines = text.split("\n")
    said = [line for line in lines if not line.startswith("- ")]
    items = Markup("").join(Markup("<li>{}</li>").format(inline(line[2:], links)) for line in lines if line.startswith("- "))
    out = Markup("<p>{}</p>").format(inline(" ".join(said), links)) if said else Markup("")
    return out + (Markup("<ul>{}</ul>").format(items) if items else "")


def drawn_table(table: Table, links: dict[str, Link]) -> Markup:
    """A table."""
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(inline(c, links)) for c in table.columns)
    rows = Markup("").join(
        Markup("<tr>{}</tr>").format(Markup("").join(Markup("<td>{}</td>").format(inline(c, links)) for c in row)) for row in table.rows
    )
    return Markup('<div class="table"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>').format(head, rows)


def inline(text: str, links: dict[str, Link]) -> Markup:
    """A text with its link marks as links."""
    out, place = Markup(""), 0
    for mark in MARK.finditer(text):
        link = links[mark[1]]
        out += escape(text[place : mark.start()]) + anchor(link.shown, link.target)
        place = mark.end()
    return out + escape(text[place:])


def anchor(shown: str, target: str) -> Markup:
    """A link to a rule."""
    if target not in library().rules:
        return escape(shown)
    return Markup('<a href="{}">{}</a>').format(url_for("pages.rule", name=target), shown)


def where(shown: Rule, edition: str) -> str:
    """The edition, pages and path of a rule in one line."""
    from judgekit.show import where as line

    return line(library(), shown, edition)
