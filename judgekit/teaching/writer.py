"""Writing a lesson: what is written reads back equal."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.teaching.model import Lesson, Stop


def write_lesson(lesson: Lesson) -> str:
    """The text of a lesson."""
    out = [f"lesson: {lesson.title}", f"name: {lesson.name}", f"level: {lesson.level}"]
    if lesson.editions:
        out.append(f"edition: {', '.join(lesson.editions)}")
    out += [f"{key}: {value}" for key, value in (("scene", lesson.scene), ("say", lesson.say)) if value]
    case = ""
    for stop in lesson.stops:
        if stop.case != case:
            case = stop.case
            out.append(f"case: {case}")
        out += stop_lines(stop)
    return "\n".join(out) + "\n"


def stop_lines(stop: Stop) -> Iterator[str]:
    """The lines of a stop."""
    yield f"{only(stop.edition)}stop: {stop.at}"
    for key, value in (("scene", stop.scene), ("say", stop.say)):
        if value:
            yield f"  {key}: {value}"
    for ask in stop.asks:
        yield f"  {only(ask.edition)}ask: {ask.kind} {ask.about}".rstrip()
        if ask.among:
            yield f"    among: {' | '.join(ask.among)}"


def only(edition: str) -> str:
    """The mark of a line that holds in one edition."""
    return f"[{edition}] " if edition else ""
