"""The desk's own pages: what was ruled, what changed since, the log to hand over, figures, merging and importing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.datastructures import FileStorage
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from judgekit.desk import exports
from judgekit.desk.check import is_day, now
from judgekit.desk.merge import merge, read_record
from judgekit.desk.model import AUTHORITIES, Ruling, State
from judgekit.desk.news import news
from judgekit.desk.precedents import in_order
from judgekit.desk.stats import statistics
from judgekit.desk.summary import card_line, day_of, rule_line
from judgekit.desk.texts import import_text
from judgekit.errors import JudgekitError
from judgekit.web.api import wanted_day
from judgekit.web.desk.access import desk as the_desk
from judgekit.web.desk.access import let_in, may_write, writes
from judgekit.web.desk.api import remember
from judgekit.web.scope import library

desk = Blueprint("desk", __name__)
LARGEST_FILE = 8 * 1024 * 1024
MOST = 300
KINDS = {"md": "text/markdown", "csv": "text/csv", "json": "application/json"}


@desk.get("/desk")
def start() -> str:
    """The rulings, those of the latest day first; what is in conflict; what there is to do."""
    return page()


def page(problem: str = "", done: str = "", doubles: Sequence[tuple[Ruling, Ruling]] = ()) -> str:
    """The desk's page."""
    kept = [r for r in the_desk().rulings.values() if r.is_whole]
    found = chosen(kept)
    newest = sorted(found, key=lambda r: (day_of(r.time), r.time, r.id), reverse=True)[:MOST]
    return render_template(
        "desk.html",
        days=[(day, list(each)) for day, each in groupby(newest, lambda r: day_of(r.time))],
        count=len(found),
        total=len(kept),
        conflicts=[r for r in kept if r.conflicts],
        event=the_desk().event,
        logs=the_desk().logs_questions,
        lasting=the_desk().is_lasting,
        authorities=AUTHORITIES,
        states=list(State),
        judges=sorted({r.judge for r in kept}),
        args=request.args,
        today=day_of(now()),
        problem=problem,
        done=done,
        doubles=doubles,
    )


def chosen(kept: list[Ruling]) -> list[Ruling]:
    """The rulings that the form's filters leave."""
    asked, authority, state, judge = (request.args.get(n, "").strip() for n in ("words", "authority", "state", "judge"))
    if asked:
        names = {name for name, _, share in the_desk().index.find(search_words(asked)) if share >= 0.5}
        kept = [r for r in kept if r.id in names or r.number == asked.upper()]
    return [r for r in kept if authority in {"", r.authority} and state in {"", r.state} and judge in {"", r.judge}]


def search_words(text: str) -> list[str]:
    """A text's words as the index has them."""
    from judgekit.search.words import stems

    return stems(text)


def wanted_record() -> exports.Record:
    """The record that the address asks for; without names for devices that did not give the PIN."""
    return exports.record(the_desk(), day=wanted_day(), anonymous=request.args.get("anonymous") == "1" or not may_write())


@desk.get("/desk/log")
def log() -> str:
    """The log to read and print."""
    found = wanted_record()
    lines = {"rule_line": lambda name: rule_line(library(), name), "card_line": lambda name: card_line(library(), name)}
    steps = {r.id: exports.steps(r, library()) for r in found.rulings if len(r.entries) > 1}
    days = sorted({day_of(r.time) for r in the_desk().rulings.values()}, reverse=True)
    return render_template("desk_log.html", record=found, steps=steps, days=days, **lines)


@desk.get("/desk/export/<kind>")
def export(kind: str) -> Response:
    """The record as a file."""
    if kind not in KINDS:
        abort(404, f"the record comes as {', '.join(KINDS)}")
    found = wanted_record()
    text = exports.as_json(found) if kind == "json" else exports.as_csv(found, library()) if kind == "csv" else exports.as_markdown(found, library())
    answer = make_response(text.encode("utf-8-sig" if kind == "csv" else "utf-8"))
    answer.mimetype = KINDS[kind]
    answer.headers["Content-Disposition"] = f'attachment; filename="rulings-{found.day or day_of(now())}.{kind}"'
    return answer


@desk.get("/desk/stats")
def stats() -> str:
    """Figures."""
    anonymous = request.args.get("anonymous") == "1" or not may_write()
    found = statistics(the_desk(), anonymous=anonymous, day=wanted_day())
    return render_template("desk_stats.html", stats=found, anonymous=anonymous, rule_line=lambda n: rule_line(library(), n), authorities=AUTHORITIES)


@desk.get("/desk/news")
def changes() -> str:
    """What changed since a day, the publisher's and the house's first."""
    since = request.args.get("since", "")
    if since and not is_day(since):
        abort(400, "since is a day such as 2026-05-02")
    found = news(the_desk(), since or day_of(now()))
    return render_template("desk_news.html", news=found, since=since or day_of(now()), library=library())


@desk.get("/desk/rulings-of-the-game")
def standing() -> str:
    """The publisher's and the house's rulings, for the players too."""
    found = in_order(r for r in the_desk().rulings.values() if r.is_whole and r.authority != "event")
    return render_template("desk_standing.html", groups=[(label, list(each)) for label, each in groupby(found, lambda r: r.authority)])


@desk.post("/desk/pin")
def pin() -> AnyResponse | tuple[str, int]:
    """Takes the PIN from the form."""
    try:
        token = let_in(request.form.get("pin", ""))
    except HTTPException as error:
        return page(problem=error.description or ""), error.code or 401
    answer = redirect(url_for(".start"), 303)
    remember(answer, token)  # type: ignore[arg-type]  # Flask's redirect is a response
    return answer


@desk.post("/desk/settings")
@writes
def settings() -> AnyResponse:
    """Keeps the name of the event, and whether questions are kept."""
    the_desk().journal.set("event", request.form.get("event", "").strip()[:200])
    the_desk().journal.set("questions", "on" if request.form.get("questions") else "off")
    return redirect(url_for(".start"), 303)


@desk.post("/desk/files")
def files() -> str | tuple[str, int]:
    """Takes another desk's record, or a text file of rulings."""
    request.max_content_length = LARGEST_FILE
    if not may_write():
        abort(401, "Bringing files needs the PIN that judgekit printed when it was started. Give it on the page of the desk.")
    sent = request.files.get("file")
    if sent is None or not sent.filename:
        return page(problem="choose a file first"), 400
    try:
        return brought(sent, request.form.get("judge", "").strip() or "import")
    except (JudgekitError, UnicodeDecodeError) as error:
        return page(problem=str(error)), 400


def brought(sent: FileStorage, judge: str) -> str:
    """Merges or imports a file, and says what came of it."""
    text, name = sent.read().decode("utf-8-sig"), (sent.filename or "file")[:100]
    if text.lstrip().startswith("{"):
        done = merge(the_desk(), read_record(text, name))
        said = f"{name}: {done.new} new entries, {done.known} were here already; {done.rulings} new rulings."
        if done.clashes:
            said += f" {len(done.clashes)} entries have the id of another entry here and were left out."
        return page(done=said, doubles=done.doubles)
    report = import_text(the_desk(), text, name, library(), judge)
    return page(done=f"{name}: {report}")
