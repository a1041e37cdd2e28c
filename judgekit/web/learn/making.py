"""Making a lesson of a case: its steps with stop marks, the questions to ask there, and the text file that comes of it. Nothing is kept."""

from __future__ import annotations

import re
from dataclasses import replace

from flask import Blueprint, Response, render_template, request

from judgekit.cases import Case, read_case
from judgekit.cases.opening import edition_id
from judgekit.engine import EngineError
from judgekit.errors import DataErrors, JudgekitError
from judgekit.teaching import Ask, Lesson, Page, Stop, pages, write_lesson
from judgekit.teaching.check import check_lesson
from judgekit.teaching.facts import Unanswerable
from judgekit.teaching.model import LEVELS, Moment
from judgekit.teaching.moments import moments
from judgekit.web.learn.pages import teaching
from judgekit.web.scope import library

make = Blueprint("make", __name__)
KINDS = ("who", "legal", "next", "order", "judge")
WITH_WORDS = ("then", "now", "may", "compare")
LONGEST = 100_000


@make.route("/learn/make", methods=["GET", "POST"])
def start() -> str:
    """A case's steps, on which stop marks and questions are set; with them, what the lesson would ask."""
    text, problem, case = request.values.get("text", "")[:LONGEST], "", None
    number = request.values.get("case", "")
    if not text and number in teaching().cases:
        text = teaching().cases.entries[number].text
    found: tuple[Moment, ...] = ()
    if text.strip():
        try:
            case, found = opened(text)
        except (JudgekitError, EngineError) as error:
            problem = str(error)
    lesson = drafted(case, found) if case and found and request.method == "POST" and request.form.get("marked") else None
    problems, shown = tried(lesson, case) if lesson and case else ([], ())
    return render_template(
        "learn_make.html",
        text=text,
        problem=problem,
        case=case,
        moments=found,
        lesson=lesson,
        written=write_lesson(lesson) if lesson else "",
        problems=problems,
        shown=shown,
        kinds=KINDS,
        with_words=WITH_WORDS,
        levels=LEVELS,
        form=request.form,
    )


@make.post("/learn/make/file")
def file() -> Response:
    """The lesson's text as a file."""
    name = re.sub(r"[^a-z0-9-]+", "-", request.form.get("name", "").casefold()).strip("-")[:60] or "lesson"
    text = request.form.get("written", "")[:LONGEST]
    ending = "case" if request.form.get("what") == "case" else "lesson"
    headers = {"Content-Disposition": f'attachment; filename="{name}.{ending}"'}
    return Response(text, mimetype="text/plain", headers=headers)


def opened(text: str) -> tuple[Case, tuple[Moment, ...]]:
    """A case and what happens in it; one without a number gets one."""
    case = read_case(text, "the case")
    case = case if case.number else replace(case, number="my-case")
    return case, moments(case, case.editions[0])


def drafted(case: Case, found: tuple[Moment, ...]) -> Lesson:
    """The lesson that the marks describe."""
    form = request.form
    stops = []
    for n in range(len(found) + 1):
        if not form.get(f"stop-{n}"):
            continue
        asks = [Ask(kind) for kind in form.getlist(f"kind-{n}") if kind in KINDS]
        asks += [Ask(kind, line(form.get(f"{kind}-{n}", ""))) for kind in WITH_WORDS if form.get(f"{kind}-{n}", "").strip()]
        at = "start" if n == 0 else "end" if n == len(found) else str(found[n].number)
        stops.append(Stop(case.number, at, line(form.get(f"scene-{n}", "")), line(form.get(f"say-{n}", "")), tuple(asks)))
    name = re.sub(r"[^a-z0-9]+", "-", form.get("name", "").casefold()).strip("-") or "my-lesson"
    level = form.get("level", LEVELS[0])
    title, say = line(form.get("title", "")) or case.title, line(form.get("say", ""))
    return Lesson(name, title, "", level if level in LEVELS else LEVELS[0], (), line(form.get("scene", "")), say, tuple(stops), "the lesson")


def line(text: str) -> str:
    """What was typed, on one line."""
    return re.sub(r"\s+", " ", text).strip()[:2000]


def tried(lesson: Lesson, case: Case) -> tuple[list[str], tuple[Page, ...]]:
    """What is wrong with a lesson, and its questions as far as they can be asked."""
    if not lesson.stops:
        return ["Mark at least one place to stop."], ()
    known = {case.number: case}
    problems = [p.message for p in check_lesson(library(), lesson, known)]
    try:
        return problems, pages(lesson, edition_id(case.editions[0]), known)
    except (Unanswerable, DataErrors, JudgekitError, EngineError):
        return problems, ()
