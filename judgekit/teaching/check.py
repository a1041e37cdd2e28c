"""Whether lessons hold: every case, stop, question, choice and sentence, in every edition that a lesson is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judgekit.cases import Case, CaseErrors
from judgekit.cases.opening import edition_id
from judgekit.engine import EngineError
from judgekit.errors import JudgekitError, Problem
from judgekit.library import Library
from judgekit.nearest import did_you_mean
from judgekit.teaching.lessons import Page, Unanswerable, build, editions_of
from judgekit.teaching.model import Course, Lesson, Question, Stop
from judgekit.teaching.moments import at_end, moment_at, moments
from judgekit.teaching.texts import GAME, faults


def check_courses(library: Library, courses: Iterable[Course], cases: Mapping[str, Case]) -> list[Problem]:
    """Everything wrong with courses."""
    out: list[Problem] = []
    every = tuple(e.id for e in library.book(GAME).editions)
    for course in courses:
        if not course.about:
            out.append(Problem(course.file, course.line, "a course says what it is about: 'about: …'"))
        out.extend(Problem(course.file, course.line, f) for f in faults(library, course.about, every[:1], rules=False))
        for lesson in course.lessons:
            out.extend(check_lesson(library, lesson, cases))
    return out


def check_lesson(library: Library, lesson: Lesson, cases: Mapping[str, Case]) -> list[Problem]:
    """Everything wrong with a lesson."""
    unknown = [s for s in lesson.stops if s.case not in cases]
    if unknown:
        lines = {s.case: s.line for s in reversed(unknown)}
        return [Problem(lesson.file, n, f"no case has the number {c!r}{did_you_mean(c, list(cases))}") for c, n in lines.items()]
    try:
        editions = editions_of(lesson, cases)
    except CaseErrors as error:
        return [Problem(lesson.file, lesson.line, str(error))]
    out = [Problem(lesson.file, lesson.line, f) for f in foreign(lesson, editions, cases)]
    if out:
        return out
    out += [Problem(lesson.file, lesson.line, f) for f in faults(library, lesson.say, editions)]
    out += [Problem(lesson.file, lesson.line, f) for f in faults(library, lesson.scene, editions, rules=False)]
    if not lesson.say:
        out.append(Problem(lesson.file, lesson.line, "a lesson begins with a word of introduction: 'say: …'"))
    for stop in lesson.stops:
        here = tuple(e for e in editions if not stop.edition or edition_id(stop.edition) == e)
        out += [Problem(lesson.file, stop.line, f) for f in faults(library, stop.say, here)]
        out += [Problem(lesson.file, stop.line, f) for f in faults(library, stop.scene, here, rules=False)]
        for edition in here:
            out += check_stop(library, lesson, stop, edition, cases[stop.case])
    return out


def foreign(lesson: Lesson, editions: tuple[str, ...], cases: Mapping[str, Case]) -> Iterator[str]:
    """Editions that a case of the lesson is not for."""
    if not editions:
        yield "its cases have no edition in common; name one that they have with 'edition: …'"
    for number in lesson.cases:
        stops = [s for s in lesson.stops if s.case == number]
        has = {edition_id(e) for e in cases[number].editions}
        for e in editions:
            if e not in has and any(not s.edition or edition_id(s.edition) == e for s in stops):
                yield f"the case {number!r} is not for the edition {e}"


def check_stop(library: Library, lesson: Lesson, stop: Stop, edition: str, case: Case) -> Iterator[Problem]:
    """What is wrong at a stop in an edition."""
    try:
        found = moments(case, edition)
        at = moment_at(found, stop.at)
    except (JudgekitError, EngineError) as error:
        yield Problem(lesson.file, stop.line, f"[{edition}] {error}")
        return
    moment = found[at] if at < len(found) else at_end(found)
    for ask in stop.asks:
        if ask.edition and edition_id(ask.edition) != edition:
            continue
        if at == len(found) and ask.kind in {"then", "next", "order"}:
            yield Problem(lesson.file, ask.line, f"[{edition}] nothing happens behind the end of a case; ask 'now'")
            continue
        try:
            question = build(ask, moment, case, stop)
        except (Unanswerable, EngineError) as error:
            yield Problem(lesson.file, ask.line, f"[{edition}] {error}")
            continue
        editions = tuple(edition_id(e) for e in case.editions) if ask.kind == "compare" else (edition,)
        yield from (Problem(lesson.file, ask.line, f"[{edition}] {f}") for f in loose(library, question, editions))


def loose(library: Library, question: Question, editions: tuple[str, ...]) -> Iterator[str]:
    """What a question leaves unexplained: too few choices, doubles, a choice without a reason that stands in the edition."""
    texts = [a.text for a in question.answers]
    if len(texts) < 2 or len(set(texts)) != len(texts):
        yield f"a question has at least two choices, all different; here: {' | '.join(texts)}"
    rights = sum(a.right for a in question.answers)
    if not question.open and rights != 1:
        yield f"exactly one choice is right, here {rights}"
    for answer in question.answers:
        if not any(w.rule for w in answer.why):
            yield f"nothing explains the choice {answer.text!r}"
        for why in answer.why:
            rule = library.rules.get(why.rule)
            if rule is None:
                yield f"the choice {answer.text!r} rests on {why.rule!r}, which is no rule"
            elif not any(rule.stands_in(e) for e in editions):
                yield f"the choice {answer.text!r} rests on {why.rule}, which does not stand in {', '.join(editions)}"


def steps(found: Iterable[Page]) -> int:
    """How many questions a lesson asks."""
    return sum(p.question is not None for p in found)
