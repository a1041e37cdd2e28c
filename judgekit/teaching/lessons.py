"""Lessons found, put together and run: each question with the moment it is about, in one edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from judgekit import paths
from judgekit.cases import Case, read_case
from judgekit.cases.opening import EDITIONS, edition_id
from judgekit.engine import Line
from judgekit.errors import Problem, UnknownName
from judgekit.library.casebook import CaseEntry
from judgekit.nearest import did_you_mean
from judgekit.teaching.facts import Unanswerable, fact_question
from judgekit.teaching.legality import legal_question, may_question, who_question
from judgekit.teaching.model import Ask, Course, Lesson, LessonErrors, Moment, Question, Stop
from judgekit.teaching.moments import at_end, moment_at, moments
from judgekit.teaching.reader import read_lessons
from judgekit.teaching.sequence import compare_question, judge_question, next_question, order_question

MAKERS = {
    "next": next_question,
    "who": who_question,
    "legal": legal_question,
    "illegal": legal_question,
    "may": may_question,
    "then": fact_question,
    "now": fact_question,
    "order": order_question,
    "judge": judge_question,
}


@dataclass(frozen=True)
class Page:
    """What a learner sees at once: the words, the moment, a question or none, and whether the step is done behind it."""

    stop: Stop
    case: Case
    moment: Moment
    question: Question | None
    passed: tuple[Line, ...] = ()
    """What has happened in the case since the page before."""
    opens: bool = False
    """Whether it is the first page of its stop: what the stop says stands here."""
    closes: bool = True
    """Whether it is the last question of its stop: the board steps behind it."""


read_once = lru_cache(maxsize=4096)(read_case)
"""A case of the book, read once however often the library is opened."""


class Cases(Mapping[str, Case]):
    """The cases of the case book by number, each read when it is first asked for."""

    def __init__(self, entries: Iterable[CaseEntry]) -> None:
        self.entries = {c.number: c for c in entries}
        self._read: dict[str, Case] = {}

    def __getitem__(self, number: str) -> Case:
        if number not in self._read:
            entry = self.entries[number]
            self._read[number] = read_once(entry.text, entry.file)
        return self._read[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


def load_courses(folder: Path | None = None) -> list[Course]:
    """Every course below the games' folders in its order; raises LessonErrors with everything wrong in the files."""
    files = sorted((folder or paths.rules_text()).glob("*/lessons/*.lesson"))
    return list(_loaded(tuple((f, f.stat().st_mtime_ns) for f in files)))


@lru_cache(maxsize=4)
def _loaded(files: tuple[tuple[Path, int], ...]) -> tuple[Course, ...]:
    courses: list[Course] = []
    problems: list[Problem] = []
    taken: dict[str, str] = {}
    for file, _ in files:
        shown = f"lessons/{file.name}"
        try:
            course, lessons = read_lessons(file.read_text(encoding="utf-8"), shown)
        except LessonErrors as error:
            problems.extend(error.problems)
            continue
        if course is None:
            problems.append(Problem(shown, 1, "a file of this folder begins with its course: 'course: TITLE' and 'name: …'"))
            continue
        courses.append(course)
        for name, line in ((course.name, course.line), *((x.name, x.line) for x in lessons)):
            if name in taken:
                problems.append(Problem(shown, line, f"the name {name!r} is taken by {taken[name]}; names are unique"))
            taken.setdefault(name, f"{shown}:{line}")
    if problems:
        raise LessonErrors(problems)
    return tuple(courses)


def find_lesson(courses: Iterable[Course], name: str) -> Lesson:
    """A lesson by its name."""
    found = {x.name: x for c in courses for x in c.lessons}
    if name not in found:
        raise UnknownName(f"no lesson is called {name[:60]!r}{did_you_mean(name, list(found)) or ';'} `judgekit lesson` lists them")
    return found[name]


def find_course(courses: Iterable[Course], name: str) -> Course:
    """A course by its name."""
    found = {c.name: c for c in courses}
    if name not in found:
        raise UnknownName(f"no course is called {name[:60]!r}{did_you_mean(name, list(found)) or ';'} the courses are {', '.join(found)}")
    return found[name]


def editions_of(lesson: Lesson, cases: Mapping[str, Case]) -> tuple[str, ...]:
    """The editions that a lesson is for, as full ids: those it names, or those of all its cases."""
    wanted = lesson.editions or tuple(e for e in EDITIONS if all(e in cases[n].editions or edition_id(e) in cases[n].editions for n in lesson.cases))
    return tuple(edition_id(e) for e in wanted)


def pages(lesson: Lesson, edition: str, cases: Mapping[str, Case]) -> tuple[Page, ...]:
    """A lesson in one edition, question by question."""
    out: list[Page] = []
    seen: dict[str, int] = {}
    for stop in lesson.stops:
        if stop.edition and edition_id(stop.edition) != edition_id(edition):
            continue
        case = cases[stop.case]
        found = moments(case, edition)
        at = moment_at(found, stop.at)
        moment = found[at] if at < len(found) else at_end(found)
        passed = tuple(x for m in found[seen.get(stop.case, 0) : at] for x in m.lines)
        seen[stop.case] = at + 1
        asks = [a for a in stop.asks if not a.edition or edition_id(a.edition) == edition_id(edition)]
        for n, ask in enumerate(asks or [None]):
            question = build(ask, moment, case, stop) if ask else None
            out.append(Page(stop, case, moment, question, passed if n == 0 else (), n == 0, n == max(len(asks) - 1, 0)))
    return tuple(out)


def build(ask: Ask, moment: Moment, case: Case, stop: Stop) -> Question:
    """The question that a lesson asks at a stop."""
    if ask.kind != "compare":
        return MAKERS[ask.kind](moment, ask)
    found = {}
    for edition in case.editions:
        all_of_them = moments(case, edition)
        at = moment_at(all_of_them, stop.at)
        found[edition_id(edition)] = all_of_them[at] if at < len(all_of_them) else at_end(all_of_them)
    return compare_question(found, ask)


__all__ = ["Cases", "Page", "Unanswerable", "build", "editions_of", "find_course", "find_lesson", "load_courses", "pages"]
