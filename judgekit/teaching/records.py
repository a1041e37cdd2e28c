"""Lessons and questions as plain records: what --json prints, what the page's scripts get, what decks and handouts are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judgekit.cases import Case
from judgekit.engine import Line
from judgekit.library import Library
from judgekit.teaching.lessons import Page, editions_of, pages
from judgekit.teaching.model import Answer, Course, Lesson, Question, Why
from judgekit.teaching.texts import plain

LETTERS = "abcdef"


def why_record(why: Why) -> dict[str, str]:
    """A reason with its rule."""
    return {"text": why.text, "rule": why.rule}


def answer_record(answer: Answer) -> dict[str, Any]:
    """A choice with its explanation."""
    record: dict[str, Any] = {"text": answer.text, "right": answer.right, "why": [why_record(w) for w in answer.why]}
    return record | ({"brings": [line_record(x) for x in answer.lines]} if answer.lines else {})


def line_record(line: Line) -> dict[str, Any]:
    """A line of a step."""
    return {"text": line.text, "rule": line.rule, "depth": line.depth}


def question_record(question: Question) -> dict[str, Any]:
    """A question with its choices."""
    return {
        "kind": question.kind,
        "question": question.text,
        "items": list(question.items),
        "open": question.open,
        "choices": [answer_record(a) for a in question.answers],
    }


def page_record(library: Library, page: Page) -> dict[str, Any]:
    """A page of a lesson: its words without marks, its question, and the lines of the step behind it."""
    return {
        "case": page.case.number,
        "stop": page.stop.at,
        "scene": plain(library, page.stop.scene) if page.opens else "",
        "say": plain(library, page.stop.say) if page.opens else "",
        "passed": [line_record(x) for x in page.passed],
        "step": page.moment.said,
        "question": question_record(page.question) if page.question else None,
        "lines": [line_record(x) for x in page.moment.lines] if page.closes else [],
    }


def lesson_head(lesson: Lesson, cases: Mapping[str, Case]) -> dict[str, Any]:
    """A lesson as it stands in a list."""
    return {
        "name": lesson.name,
        "title": lesson.title,
        "course": lesson.course,
        "level": lesson.level,
        "editions": list(editions_of(lesson, cases)),
        "cases": list(lesson.cases),
        "questions": sum(len(s.asks) for s in lesson.stops),
    }


def lesson_record(library: Library, lesson: Lesson, edition: str, cases: Mapping[str, Case]) -> dict[str, Any]:
    """A whole lesson in one edition."""
    return lesson_head(lesson, cases) | {
        "edition": edition,
        "scene": plain(library, lesson.scene),
        "say": plain(library, lesson.say),
        "pages": [page_record(library, p) for p in pages(lesson, edition, cases)],
    }


def courses_record(library: Library, courses: Iterable[Course], cases: Mapping[str, Case]) -> list[dict[str, Any]]:
    """The courses with their lessons."""
    return [
        {
            "name": c.name,
            "title": c.title,
            "level": c.level,
            "about": plain(library, c.about),
            "lessons": [lesson_head(x, cases) for x in c.lessons],
        }
        for c in courses
    ]


def right_answers(question: Question) -> list[Answer]:
    """The right choice; where the books are silent, every reading."""
    return [a for a in question.answers if a.right]
