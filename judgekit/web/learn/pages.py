"""The pages for learning: the courses, a lesson question by question, and what can be taken along."""

from __future__ import annotations

import tempfile
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Blueprint, Response, abort, current_app, render_template, request
from markupsafe import Markup

from judgekit.errors import JudgekitError, UnknownName
from judgekit.library import Library, Rule
from judgekit.teaching import Cases, Course, Lesson, Page, Question, load_courses, pages
from judgekit.teaching.board import view
from judgekit.teaching.lessons import editions_of, find_course, find_lesson
from judgekit.teaching.pool import Pool
from judgekit.teaching.texts import GAME, links
from judgekit.web.drawing import drawn
from judgekit.web.scope import edition_in, library

learn = Blueprint("learn", __name__)
STARTING = Lock()


class Teaching:
    """What the pages for learning need of a library, each part made when it is first asked for."""

    def __init__(self, library: Library) -> None:
        self.library = library

    @cached_property
    def cases(self) -> Cases:
        """The case book."""
        return Cases(self.library.cases)

    @cached_property
    def pool(self) -> Pool:
        """The questions of the case book."""
        return Pool(self.library.cases, self.cases)

    @property
    def courses(self) -> list[Course]:
        """The courses."""
        return load_courses()


def teaching() -> Teaching:
    """The courses and cases of this application."""
    with STARTING:
        found = current_app.extensions.get("teaching")
        if found is None or found.library is not library():
            found = current_app.extensions["teaching"] = Teaching(library())
    kept: Teaching = found
    return kept


def lesson_or_404(name: str) -> Lesson:
    """A lesson by its name."""
    try:
        return find_lesson(teaching().courses, name)
    except UnknownName as error:
        abort(404, str(error))


def course_or_404(name: str) -> Course:
    """A course by its name."""
    try:
        return find_course(teaching().courses, name)
    except UnknownName as error:
        abort(404, str(error))


def edition_for(shown: Lesson) -> str:
    """The edition in which a lesson is shown: the chosen one, or the first that it is for."""
    full = editions_of(shown, teaching().cases)
    chosen = edition_in(GAME).id
    return chosen if chosen in full else full[0]


def said(text: str) -> Markup:
    """A text of a lesson with its links, which open as previews."""
    return drawn(text, links(library(), text), ())


def rule_of(id_: str) -> Rule | None:
    """The rule of a reason."""
    return library().rules.get(id_)


def standing(rule: Rule, edition: str) -> str:
    """The edition in which a rule is shown beside a lesson."""
    return edition if rule.stands_in(edition) else rule.editions[0]


def number(name: str, most: int) -> int:
    """A number of the address, within bounds."""
    text = request.args.get(name, "0")
    return min(int(text[:6]), most) if text.isascii() and text.isdigit() else 0


def picks(question: Question | None) -> list[int]:
    """The choices taken so far, each once."""
    if question is None:
        return []
    found = [int(x[:3]) for x in request.args.getlist("pick") if x.isascii() and x.isdigit()]
    return [n for n in dict.fromkeys(found) if n < len(question.answers)]


def is_solved(question: Question | None, taken: list[int]) -> bool:
    """Whether what happens may be shown: the right choice was taken, any choice at an open point, or it was asked for."""
    if question is None or request.args.get("show") == "1":
        return True
    return any(question.answers[n].right or question.open for n in taken)


def shown_question(question: Question | None) -> dict[str, Any]:
    """What a template needs of a question: the choices taken, and whether it is solved."""
    taken = picks(question)
    return {"task": question, "taken": taken, "solved": is_solved(question, taken), "first": taken[0] if taken else None}


@learn.get("/learn")
def start() -> str:
    """The courses with their lessons."""
    return render_template("learn.html", courses=teaching().courses, said=said)


@learn.get("/learn/<name>")
def lesson(name: str) -> str:
    """A lesson: a board, a question, and what happens."""
    shown = lesson_or_404(name)
    edition = edition_for(shown)
    found = pages(shown, edition, teaching().cases)
    at = number("at", len(found))
    course = course_or_404(shown.course)
    after = course.lessons[course.lessons.index(shown) + 1 : course.lessons.index(shown) + 2]
    given = {"lesson": shown, "course": course, "edition": edition, "at": at, "count": len(found), "after": after[0] if after else None}
    if at == len(found):
        return render_template("learn_done.html", **given)
    page = found[at]
    state = shown_question(page.question)
    return render_template("learn_lesson.html", **given, **state, **scene(page, solved=state["solved"]))


def scene(page: Page, *, solved: bool) -> dict[str, Any]:
    """What stands around a question: the board, before the step or behind it, and what has happened."""
    moment = page.moment
    stepped = solved and page.closes and moment.lines != ()
    shown = view(moment.after, moment.before) if stepped else view(moment.before)
    return {"page": page, "moment": moment, "stepped": stepped, "board": shown, "said": said, "rule_of": rule_of, "standing": standing}


@learn.get("/learn/course/<name>/handout")
def handout(name: str) -> str:
    """A course on paper: the questions, then the answers with their rules."""
    course = course_or_404(name)
    every = [(x, edition_for(x), pages(x, edition_for(x), teaching().cases)) for x in course.lessons]
    return render_template("learn_handout.html", course=course, lessons=every, board_of=lambda p: view(p.moment.before), said=said, rule_of=rule_of)


@learn.get("/learn/course/<name>/anki")
def anki(name: str) -> Response:
    """A course as a deck for Anki."""
    from judgekit.teaching.anki import write_deck

    course = course_or_404(name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deck.apkg"
        try:
            write_deck(file, library(), [course], teaching().cases, edition_in(GAME).id)
        except JudgekitError as error:
            abort(501, str(error))
        data = file.read_bytes()
    headers = {"Content-Disposition": f'attachment; filename="{course.name}.apkg"'}
    return Response(data, mimetype="application/octet-stream", headers=headers)
