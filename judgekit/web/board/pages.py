"""The board: set up by tapping, stepped with reasons and citations. The page sends the text; nothing is kept on the server."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, g, make_response, render_template, request, url_for
from markupsafe import Markup

from judgekit.cases.boards.names import find_cards
from judgekit.cases.boards.record import STUMBLES
from judgekit.cases.boards.setup import set_up
from judgekit.cases.model import CaseErrors
from judgekit.engine import EngineError
from judgekit.errors import JudgekitError
from judgekit.library.casebook import CaseEntry
from judgekit.web.board.showing import shown
from judgekit.web.board.state import Board, do, from_address, from_form, unpack
from judgekit.web.cards import card_or_404
from judgekit.web.cases import case_or_404, with_words
from judgekit.web.language import _
from judgekit.web.reach import drawn_code
from judgekit.web.scope import library

boards = Blueprint("boards", __name__)


@boards.get("/board")
def start() -> str:
    """The board of the address: an own one, a prepared case, one with a card, or an empty one."""
    if number := request.args.get("case", ""):
        board = Board(case_or_404(number).text, setting=False)
    elif name := request.args.get("card", ""):
        board = with_card(name)
    else:
        board = from_address(request.args)
    return drawn(board)


def with_card(name: str) -> Board:
    """An empty board with one card on it."""
    found = card_or_404(name)
    where = "city deck" if found.type in {"event", "location"} else "The Forums"
    done = set_up(Board().text, f"add {where} | A | {found.name}")
    return Board(done.text, notice=done.notice)


@boards.post("/board")
def step() -> str:
    """The board after what was asked for."""
    form = {**request.form.to_dict(), **pasted()}
    board = from_form(form)
    return drawn(carried_out(board, form))


def carried_out(board: Board, form: dict[str, str]) -> Board:
    """The board after an act; what the engine cannot do is said, and the board stays as it was."""
    command = form.get("do", "")[:2000]
    try:
        if command.startswith("case "):
            return Board(case_or_404(command[5:].strip()).text, setting=False)
        return do(board, command, form)
    except (CaseErrors, EngineError, JudgekitError) as error:
        return Board(board.text, board.place, board.setting, board.slow, board.where, board.who, problem=str(error))
    except STUMBLES:
        current_app.logger.exception("the board could not be moved by %r", command)
        problem = _("The engine cannot carry this out on this board. Nothing has changed; set it by hand, or say which board it was.")
        return Board(board.text, board.place, board.setting, board.slow, board.where, board.who, problem=problem)


def pasted() -> dict[str, str]:
    """The text of a file that was opened."""
    file = request.files.get("file")
    if file is None or not file.filename:
        return {}
    return {"paste": file.read().decode("utf-8", "replace"), "do": "open"}


def drawn(board: Board) -> str:
    """The page, or the piece of it that changes."""
    try:
        context = shown(board)
    except (EngineError, *STUMBLES):
        current_app.logger.exception("the board cannot be shown")
        board = Board(problem=_("This board cannot be shown: the engine stumbles over it. Its text stands below, to be mended."), pasted=board.text)
        context = shown(board)
    template = "_board.html" if request.headers.get("X-Part") == "board" else "board.html"
    return render_template(template, cite=cite, found_cases=found_cases(request.values.get("find", "")), **context)


def cite(rule: str, edition: str, long: bool = False) -> Markup:
    """A rule's number and page as a link that opens in place; with its title where it is `long`. On paper all of it stands there."""
    made: dict[tuple[str, str, bool], Markup] = g.setdefault("cited", {})
    if (rule, edition, long) not in made:
        made[rule, edition, long] = cited(rule, edition, long)
    return made[rule, edition, long]


def cited(rule: str, edition: str, long: bool) -> Markup:
    """The link itself; nothing where there is no such rule."""
    found = library().rules.get(rule)
    if found is None:
        return Markup("")
    pages = ", ".join(dict.fromkeys(c.page for c in found.citations if c.edition == edition and c.page))
    title = Markup('<span class="{}"> {}</span>').format("what" if long else "on-paper", found.title)
    page = Markup('<span class="page"> · {} {}</span>').format(_("p."), pages) if pages else ""
    book = Markup('<span class="on-paper">, {}</span>').format(library().edition(found.game, edition).title)
    address = url_for("reading.rule", name=found.id, edition=edition)
    inner = Markup('<span class="number">{}</span>{}{}{}').format(found.number, title, page, book)
    return Markup('<a class="cite" href="{}" data-preview>{}</a>').format(address, inner)


def found_cases(words: str) -> list[CaseEntry]:
    """The prepared cases with these words in number, title or topic."""
    return with_words(words)[:12]


@boards.get("/board/cards")
def names() -> str:
    """The known cards that come near what is being typed."""
    return render_template("_board_names.html", meant=[c.name for near, c in find_cards(request.args.get("q", ""), 6) if near >= 75])


@boards.get("/board/cases")
def cases() -> str:
    """The prepared cases that are about what is being typed."""
    return render_template("_board_cases.html", found_cases=found_cases(request.args.get("q", "")))


def packed_or_404() -> str:
    """The text of the board that the address holds."""
    text = unpack(request.args.get("b", ""))
    if text is None:
        abort(404, _("This address holds no board."))
    return text


@boards.get("/board/board.case")
def download() -> Response:
    """The board as a file."""
    answer = make_response(packed_or_404())
    answer.mimetype = "text/plain"
    answer.headers["Content-Disposition"] = 'attachment; filename="board.case"'
    return answer


@boards.get("/board/code")
def code() -> str:
    """The address of a board as a QR code, for the next phone."""
    packed_or_404()
    address = request.url.replace("/board/code?", "/board?", 1)
    drawing = drawn_code(address, error="l") if len(address) < 2300 else None
    return render_template("board_code.html", code=drawing, address=address)
